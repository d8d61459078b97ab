// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/ConfigObject.h"
#include "core/import/config/Draft.h"

#include <span>

namespace xuanka {

// A yes or no of a family: the value of `key`, or `otherwise` where the file (or the family, then
// `key` is null) does not say.
struct Switch {
    const char *key = nullptr;
    bool otherwise = false;
};
inline constexpr Switch always{nullptr, true};
inline constexpr Switch never{};

// A dimension with one or two spellings.
struct Key {
    const char *name;
    const char *also = nullptr;
};

// How a family spells the dimensions.
struct Names {
    Key hidden{"hidden_size"};
    Key layers{"num_hidden_layers"};
    Key heads{"num_attention_heads"};
    Key kvHeads{"num_key_value_heads"};
    Key headSize{"head_dim"};
    Key intermediate{"intermediate_size"};
    Key vocabulary{"vocab_size"};
    Key context{"max_position_embeddings"};
};
inline constexpr Names commonNames{};

// What the configuration class assumes for keys a file leaves out (nested configurations leave out
// every value that equals the default). 0: the file must say.
struct Defaults {
    int hidden = 0;
    int layers = 0;
    int heads = 0;
    int kvHeads = 0; // 0: as many as heads
    int headSize = 0; // 0: hidden / heads
    int intermediate = 0;
    int vocabulary = 0;
    int window = 0;
};

enum class QkNorm : std::uint8_t { None, PerHead, FullWidth, Weightless };
enum class Mlp : std::uint8_t { Gated, Plain };

// Which layers forget: see Windows.h.
enum class WindowRule : std::uint8_t {
    None,
    Everywhere, // every layer, when a window is given
    FromLayer, // use_sliding_window, then the layers from max_window_layers on
    Pattern, // every n-th layer is global, or the list layer_types
    Chunked, // attention_chunk_size on the layers with rotary positions (llama4)
};

enum class SharedExpert : std::uint8_t {
    None,
    Counted, // a number of experts as wide as the routed ones
    Wide, // one expert of its own width
};

enum class ExpertLayers : std::uint8_t {
    All,
    AfterDense, // the first `first` layers are dense, then every `step`-th has experts
    SparseStep, // every decoder_sparse_step-th, less mlp_only_layers
    Interleaved, // every interleave_moe_layer_step-th (llama4)
    Range, // from moe_layer_start_index to moe_layer_end_index (Ernie)
};

struct Experts {
    Key count{"num_experts"};
    Key perToken{"num_experts_per_tok"};
    const char *width = "moe_intermediate_size";
    const char *shared = nullptr; // how many, or how wide
    const char *first = "first_k_dense_replace";
    const char *denseWidth = nullptr; // null: as the dense MLP
    SharedExpert sharedKind = SharedExpert::None;
    ExpertLayers layers = ExpertLayers::All;
    Switch routerBias{}; // one number an expert, projection or score correction
    bool sharedGate = false; // one projection to a single number
    bool expertBias = false;
    bool optional = false; // the family is dense where `count` is not given
    int defaultCount = 0;
    int defaultPerToken = 0;
    int defaultWidth = 0;
};

struct DecoderTraits {
    const Names *names = &commonNames;
    Defaults defaults{};
    Switch qkvBias{};
    Switch outputBias{};
    Switch mlpBias{};
    Switch headBias{};
    Switch tied{"tie_word_embeddings", false};
    QkNorm qkNorm = QkNorm::None;
    Switch qkNormIf = always;
    Mlp mlp = Mlp::Gated;
    int norms = 2; // a layer
    bool normBias = false; // LayerNorm with bias
    Switch oneNorm{}; // parallel attention and MLP share the first norm
    Switch embeddingNorm{};
    Switch singleKvHead{}; // multi-query attention
    bool sinks = false; // one learned number a head
    int extras = 0; // further numbers a layer (learned activation)
    bool finalNorm = true;
    WindowRule window = WindowRule::None;
    int windowPattern = 0; // every n-th layer is global unless the file says otherwise
    const Experts *experts = nullptr;
    const char *positions = nullptr; // learned positions: the key of their number
    int widthFactor = 0; // MLP width in hidden sizes where the file gives none
    const char *uncountedMtp = nullptr; // how many prediction layers the weights may add
};

// What the outer object of a multimodal model means when it does not say whether the head is tied.
enum class Tied : std::uint8_t { ByText, Yes, No };

// A language model of another family inside a multimodal one.
struct Nested {
    const char *textKey;
    const char *textType; // where the inner object names no model_type
    void (*tower)(ConfigObject &config, Draft &draft) = nullptr; // null: vision is not counted
    Tied tied = Tied::ByText;
};

// A family of models: the model_type of its files and how its parameters are counted.
struct Family {
    const char *type;
    void (*build)(ConfigObject &config, const Family &family, Draft &draft);
    DecoderTraits traits{};
    const Nested *nested = nullptr;
    bool anyClass = false; // the builder looks at the class in `architectures` itself
};

const Family *findFamily(const QString &modelType);
// All model types there is a formula for, for tests.
QStringList familyTypes();

bool read(ConfigObject &config, Switch choice);
// The spelling the file uses.
const char *spelling(ConfigObject &config, Key key);

} // namespace xuanka
