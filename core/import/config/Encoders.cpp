// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"
#include "core/import/config/Towers.h"

#include <QJsonArray>
#include <QJsonObject>

// Text encoders: what image and video pipelines condition on, and what embeds or ranks text.
// An encoder reads its input once and keeps no cache: its layers have no key-value heads.
namespace xuanka {
namespace {

void addEncoderLayers(Draft &draft, qint64 layers, qint64 heads, Count attention, Count mlp,
                      Count norms, Count width)
{
    Layer layer;
    layer.kind.heads = static_cast<int>(heads);
    layer.attention = attention;
    layer.mlp = mlp;
    layer.norms = norms;
    layer.width = width;
    for (qint64 i = 0; i < layers; ++i)
        draft.addLayer(layer);
}

// Biased attention, MLP of two biased matrices and two LayerNorms.
void addPlainLayers(Draft &draft, qint64 layers, qint64 heads, Count d, Count width)
{
    addEncoderLayers(draft, layers, heads, d * d * 4 + d * 4, d * width * 2 + width + d, d * 4,
                     width);
}

void setShape(Draft &draft, qint64 vocabulary, qint64 hidden, qint64 context)
{
    draft.kind = ModelKind::Encoder;
    draft.shape().vocabulary = vocabulary;
    draft.shape().hidden = static_cast<int>(hidden);
    draft.shape().maxContext = context;
}

QString architecture(ConfigObject &config)
{
    return config.json().value(QLatin1String("architectures")).toArray().first().toString();
}

// The classifier of a ranking or labelling encoder; none for embeddings and masked words.
Count classifier(ConfigObject &config, Count hidden)
{
    const QString name = architecture(config);
    if (name.endsWith(QLatin1String("ForSequenceClassification"))) {
        const auto labels = config.json().value(QLatin1String("id2label")).toObject().size();
        return (hidden + 1) * (labels > 0 ? qint64(labels) : 2);
    }
    if (!name.isEmpty() && !name.endsWith(QLatin1String("Model"))
        && !name.endsWith(QLatin1String("ForMaskedLM")))
        config.fail({ImportCode::UnsupportedValue, {QStringLiteral("architectures"), name}});
    return 0;
}

} // namespace

void buildClipText(ConfigObject &config, const Family &, Draft &draft)
{
    const qint64 hidden = config.integer("hidden_size", ConfigObject::width, 512);
    const qint64 width = config.integer("intermediate_size", ConfigObject::width, 2048);
    const qint64 layers = config.integer("num_hidden_layers", ConfigObject::layerCount, 12);
    const qint64 heads = config.integer("num_attention_heads", ConfigObject::headCount, 8);
    const qint64 words = config.integer("vocab_size", ConfigObject::words, 49408);
    const qint64 positions = config.integer("max_position_embeddings", ConfigObject::width, 77);
    const qint64 projection = config.integer("projection_dim", ConfigObject::width, 512);
    const Count d = hidden;
    addPlainLayers(draft, layers, heads, d, width);
    draft.setEmbedding(d * words + d * positions);
    draft.addOther(d * 2);
    if (architecture(config).endsWith(QLatin1String("WithProjection")))
        draft.addOther(d * projection);
    setShape(draft, words, hidden, positions);
}

void buildBert(ConfigObject &config, const Family &, Draft &draft)
{
    const qint64 hidden = config.integer("hidden_size", ConfigObject::width);
    const qint64 width = config.integer("intermediate_size", ConfigObject::width);
    const qint64 layers = config.integer("num_hidden_layers", ConfigObject::layerCount);
    const qint64 heads = config.integer("num_attention_heads", ConfigObject::headCount);
    const qint64 words = config.integer("vocab_size", ConfigObject::words);
    const qint64 positions = config.integer("max_position_embeddings", ConfigObject::width);
    const qint64 types = config.integer("type_vocab_size", ConfigObject::number, 2);
    if (config.text("position_embedding_type", QStringLiteral("absolute"))
        != QLatin1String("absolute"))
        config.refuse("position_embedding_type");
    const Count d = hidden;
    addPlainLayers(draft, layers, heads, d, width);
    draft.setEmbedding(d * words + d * positions + d * types);
    draft.addOther(d * 2 + d * d + d); // norm of the embedding, pooler
    draft.addOther(classifier(config, d));
    setShape(draft, words, hidden, positions);
}

void buildAlbert(ConfigObject &config, const Family &, Draft &draft)
{
    const qint64 hidden = config.integer("hidden_size", ConfigObject::width);
    const qint64 width = config.integer("intermediate_size", ConfigObject::width);
    const qint64 heads = config.integer("num_attention_heads", ConfigObject::headCount);
    const qint64 words = config.integer("vocab_size", ConfigObject::words);
    const qint64 inner = config.integer("embedding_size", ConfigObject::width);
    const qint64 positions = config.integer("max_position_embeddings", ConfigObject::width);
    const qint64 types = config.integer("type_vocab_size", ConfigObject::number, 2);
    // All layers of a group share one set of weights.
    const qint64 groups = config.integer("num_hidden_groups", ConfigObject::layerCount, 1)
        * config.integer("inner_group_num", {1, 64}, 1);
    const Count d = hidden;
    addPlainLayers(draft, groups, heads, d, width);
    const Count e = inner;
    draft.setEmbedding(e * words + e * positions + e * types);
    draft.addOther(e * 2 + e * d + d + d * d + d);
    draft.addOther(classifier(config, d));
    setShape(draft, words, hidden, positions);
}

void buildT5(ConfigObject &config, const Family &family, Draft &draft)
{
    const qint64 hidden = config.integer("d_model", ConfigObject::width);
    const qint64 width = config.integer("d_ff", ConfigObject::width);
    const qint64 headSize = config.integer("d_kv", ConfigObject::width);
    const qint64 heads = config.integer("num_heads", ConfigObject::headCount);
    const qint64 layers = config.integer("num_layers", ConfigObject::layerCount);
    const qint64 words = config.integer("vocab_size", ConfigObject::words);
    const qint64 buckets =
        config.integer("relative_attention_num_buckets", ConfigObject::width, 32);
    const qint64 decoderLayers =
        config.integer("num_decoder_layers", ConfigObject::layerCount, layers);
    // T5 learns its relative positions once a stack, UMT5 in every layer.
    const bool everywhere = qstrcmp(family.type, "umt5") == 0;
    const bool gatedClass = qstrcmp(family.type, "t5") != 0;
    const QString mlp =
        config.text("feed_forward_proj", QLatin1String(gatedClass ? "gated-gelu" : "relu"));
    const bool gated = config.flag("is_gated_act", mlp.startsWith(QLatin1String("gated")));
    const Count d = hidden;
    const Count attention = d * heads * headSize * 4;
    const Count feed = mlpCount(hidden, width, gated ? Mlp::Gated : Mlp::Plain, false);
    const Count positions = Count(buckets) * heads;
    const Count own = everywhere ? positions : Count();
    const Count stack = everywhere ? d : positions + d; // with the final norm
    const Count embedding = d * words;
    const bool alone = architecture(config).endsWith(QLatin1String("EncoderModel"));
    Layer layer;
    layer.kind.heads = layer.kind.kvHeads = static_cast<int>(heads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(headSize);
    layer.width = width;
    layer.mlp = feed;
    if (alone) {
        // The geometry is that of the decoder too, whose cache the note speaks of.
        layer.attention = attention;
        layer.norms = d * 2 + own;
        for (qint64 i = 0; i < layers; ++i)
            draft.addLayer(layer);
        draft.addOther(stack);
        draft.notes.append(ImportCode::NoteEncoderCache);
    } else {
        addEncoderLayers(draft, layers, heads, attention, feed, d * 2 + own, width);
        layer.attention = attention * 2; // its own and across
        layer.norms = d * 3 + own;
        for (qint64 i = 0; i < decoderLayers; ++i)
            draft.addLayer(layer);
        draft.addOther(stack * 2);
        const bool tied = config.flag("tie_word_embeddings", !gatedClass);
        draft.setHead(tied ? Count() : embedding);
        draft.notes.append(ImportCode::NoteCrossCache);
    }
    config.ignore({"tie_word_embeddings"});
    draft.setEmbedding(embedding);
    const Count encoder = embedding + (attention + feed + d * 2 + own) * layers + stack;
    draft.byPart.insert(QStringLiteral("encoder"), encoder.value());
    setShape(draft, words, hidden, config.integer("n_positions", ConfigObject::tokens, 0));
}

void buildWhisper(ConfigObject &config, const Family &, Draft &draft)
{
    const qint64 hidden = config.integer("d_model", ConfigObject::width);
    const qint64 mels = config.integer("num_mel_bins", ConfigObject::width, 80);
    const qint64 words = config.integer("vocab_size", ConfigObject::words);
    const qint64 source = config.integer("max_source_positions", ConfigObject::width, 1500);
    const qint64 target = config.integer("max_target_positions", ConfigObject::width, 448);
    const Count d = hidden;
    const Count attention = d * d * 4 + d * 3; // keys have no bias
    const auto feed = [&](qint64 width) { return mlpCount(hidden, width, Mlp::Plain, true); };
    const qint64 encoderWidth = config.integer("encoder_ffn_dim", ConfigObject::width);
    const qint64 encoderHeads = config.integer("encoder_attention_heads", ConfigObject::headCount);
    addEncoderLayers(draft, config.integer("encoder_layers", ConfigObject::layerCount),
                     encoderHeads, attention, feed(encoderWidth), d * 4, encoderWidth);
    Layer layer;
    const qint64 heads = config.integer("decoder_attention_heads", ConfigObject::headCount);
    if (hidden % heads != 0)
        config.conflict("d_model", "decoder_attention_heads");
    layer.kind.heads = layer.kind.kvHeads = static_cast<int>(heads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(hidden / heads);
    const qint64 width = config.integer("decoder_ffn_dim", ConfigObject::width);
    layer.attention = attention * 2;
    layer.mlp = feed(width);
    layer.norms = d * 6;
    layer.width = width;
    const qint64 layers = config.integer("decoder_layers", ConfigObject::layerCount);
    for (qint64 i = 0; i < layers; ++i)
        draft.addLayer(layer);
    draft.setEmbedding(d * words + d * target);
    draft.addOther(d * mels * 3 + d + d * d * 3 + d + d * source + d * 4);
    draft.notes.append(ImportCode::NoteCrossCache);
    setShape(draft, words, hidden, target);
    draft.kind = ModelKind::Language;
}

} // namespace xuanka
