// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/ModelJson.h"

#include "core/catalog/CatalogCode.h"
#include "core/catalog/DataReader.h"
#include "core/catalog/ModelKeys.h"

namespace xuanka {
namespace {

void readLayers(DataReader &reader, ModelShape &shape)
{
    for (DataReader layer : reader.objects("layers")) {
        LayerGroup group;
        group.count = layer.small("count");
        group.attention = layer.choice("attention", AttentionKind::Full);
        group.heads = layer.small("heads");
        group.kvHeads = layer.small("kv_heads");
        group.headSize = layer.small("head_size");
        group.valueHeadSize =
            layer.has("value_head_size") ? layer.small("value_head_size") : group.headSize;
        group.window = layer.small("window");
        group.latentSize = layer.small("latent_size");
        group.stateElements = layer.number("state_elements");
        group.sharesCache = layer.flag("shares_cache");
        group.attentionParameters = layer.number("attention_parameters");
        group.mlpParameters = layer.number("mlp_parameters");
        group.routerParameters = layer.number("router_parameters");
        group.expertParameters = layer.number("expert_parameters");
        group.normParameters = layer.number("norm_parameters");
        group.experts = layer.small("experts");
        group.expertsPerToken = layer.small("experts_per_token");
        group.intermediate = layer.small("intermediate");
        layer.finish();
        shape.groups.push_back(group);
    }
}

void readShape(DataReader &reader, ModelShape &shape)
{
    shape.vocabulary = reader.number("vocabulary");
    shape.hidden = reader.small("hidden");
    shape.maxContext = reader.number("context");
    readLayers(reader, shape);
    shape.embeddingParameters = reader.number("embedding_parameters");
    shape.headParameters = reader.number("head_parameters");
    shape.otherParameters = reader.number("other_parameters");
    shape.visionParameters = reader.number("vision_parameters");
    shape.audioParameters = reader.number("audio_parameters");
    shape.projectorParameters = reader.number("projector_parameters");
    shape.mtpParameters = reader.number("mtp_parameters");
    const std::int64_t total = reader.number("total");
    const std::int64_t active = reader.number("active");
    if (shape.groups.empty()) {
        shape.declaredTotal = total;
        shape.declaredActive = active;
    } else if (shape.total() != total || (active > 0 && shape.active() != active)) {
        reader.broken("total"); // the sum of the layers is the total, or the row is mistyped
    }
}

} // namespace

Result<Model> modelFromJson(const QJsonObject &object)
{
    std::optional<Error> error;
    DataReader reader(object, object.value(QLatin1String("id")).toString(), error);
    Model model;
    model.id = reader.text("id");
    model.name = reader.text("name");
    model.family = reader.text("family");
    model.kind = reader.choice("kind", ModelKind::Language);
    model.aliases = reader.texts("aliases");
    readShape(reader, model.shape);
    for (DataReader part : reader.objects("components")) {
        model.components.append({part.text("role"), part.number("parameters")});
        part.finish();
    }
    model.storedQuantization = reader.text("stored_as");
    model.storedBytes = reader.number("stored_bytes");
    model.exact = !reader.flag("approximate");
    model.source = reader.text("source");
    reader.finish();
    if (model.id.isEmpty() || model.name.isEmpty() || model.source.isEmpty()
        || model.shape.total() <= 0)
        reader.broken("id");
    if (error)
        return Failure(*error);
    return model;
}

} // namespace xuanka
