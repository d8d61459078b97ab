// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/TensorCount.h"

#include "core/import/safetensors/TensorRole.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

constexpr std::array heads{"lm_head.weight", "output_layer.weight", "embed_out.weight",
                           "output.weight", "head.weight"};
constexpr std::array embeddings{"embed_tokens.weight", "word_embeddings.weight", "wte.weight",
                                "embed_in.weight",     "tok_embeddings.weight",  "shared.weight",
                                "embed.weight"};
// T5 stores its one table under up to three names.
constexpr std::array repeated{"encoder.embed_tokens.weight", "decoder.embed_tokens.weight"};

template <typename Names>
bool endsWithOneOf(const Names &names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *known) {
        const QLatin1String text(known);
        return name == text
            || (name.endsWith(text) && name.at(name.size() - text.size() - 1) == u'.');
    });
}

const char *plainFormat(StoredType type)
{
    switch (type) {
    case StoredType::Fp32:
        return "fp32";
    case StoredType::Fp16:
        return "fp16";
    case StoredType::Bf16:
        return "bf16";
    case StoredType::Fp8:
        return "fp8";
    default:
        return "";
    }
}

bool repeatsAnother(const StoredTensor &tensor, const TensorTable &all)
{
    const StoredTensor *shared = all.value(QStringLiteral("shared.weight"));
    return shared && shared->shape == tensor.shape && endsWithOneOf(repeated, tensor.name);
}

void noteEnds(const StoredTensor &tensor, qint64 parameters, TensorCount &count)
{
    if (endsWithOneOf(heads, tensor.name) && tensor.shape.size() == 2)
        count.head = parameters;
    else if (endsWithOneOf(embeddings, tensor.name) && tensor.shape.size() == 2)
        count.embedding = std::max(count.embedding, parameters);
}

} // namespace

TensorCount countTensors(const QList<StoredTensor> &tensors, int mainLayers, int packedBits)
{
    TensorTable all;
    all.reserve(tensors.size());
    for (const StoredTensor &tensor : tensors)
        all.insert(tensor.name, &tensor);
    TensorCount count;
    QMap<QString, qint64> formats;
    for (const StoredTensor &tensor : tensors) {
        const TensorMeaning meaning = meaningOf(tensor, all, packedBits);
        switch (meaning.role) {
        case TensorRole::Buffer:
            count.buffers += tensor.elements;
            continue;
        case TensorRole::Scale:
            count.scales += tensor.elements;
            continue;
        case TensorRole::Unknown:
            count.unknown = count.unknown.isEmpty() ? tensor.name : count.unknown;
            continue;
        case TensorRole::Weight:
        case TensorRole::Packed:
            break;
        }
        if (repeatsAnother(tensor, all)) {
            count.secondNames += meaning.parameters;
            continue;
        }
        noteEnds(tensor, meaning.parameters, count);
        count.parts[partOf(tensor.name, mainLayers)] += meaning.parameters;
        const char *format = meaning.format ? meaning.format : plainFormat(tensor.type);
        formats[QLatin1String(format)] += meaning.parameters;
    }
    qint64 most = 0;
    for (auto it = formats.cbegin(); it != formats.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            count.format = it.key();
        }
    }
    return count;
}

} // namespace xuanka
