// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Decoder.h"

#include <algorithm>

namespace xuanka {
namespace {

std::vector<bool> sparseLayers(ConfigObject &config, const Experts &experts, qint64 layers)
{
    std::vector<bool> sparse(static_cast<std::size_t>(layers), true);
    const auto mark = [&](auto rule) {
        for (qint64 i = 0; i < layers; ++i)
            sparse[static_cast<std::size_t>(i)] = rule(i);
    };
    switch (experts.layers) {
    case ExpertLayers::All:
        break;
    case ExpertLayers::AfterDense: {
        const qint64 first = config.integer(experts.first, ConfigObject::number, 0);
        const qint64 step = config.integer("moe_layer_freq", ConfigObject::layerCount, 1);
        mark([=](qint64 i) { return i >= first && i % step == 0; });
        break;
    }
    case ExpertLayers::SparseStep: {
        const qint64 step = config.integer("decoder_sparse_step", ConfigObject::layerCount, 1);
        const auto dense = config.integers("mlp_only_layers", {0, layers - 1});
        mark([&](qint64 i) {
            return (i + 1) % step == 0 && std::find(dense.begin(), dense.end(), i) == dense.end();
        });
        break;
    }
    case ExpertLayers::Range: {
        const qint64 first = config.integer("moe_layer_start_index", ConfigObject::number, 1);
        const qint64 end = config.integer("moe_layer_end_index", {-1, 1 << 24}, -1);
        const qint64 last = end < 0 ? layers - 1 : end;
        const qint64 step = config.integer("moe_layer_interval", ConfigObject::layerCount, 1);
        mark([=](qint64 i) { return i >= first && i <= last && (i + 1) % step == 0; });
        break;
    }
    case ExpertLayers::Interleaved: {
        const qint64 step =
            config.integer("interleave_moe_layer_step", ConfigObject::layerCount, 1);
        const auto listed = config.integers("moe_layers", {0, layers - 1});
        mark([&](qint64 i) {
            return listed.empty() ? (i + 1) % step == 0
                                  : std::find(listed.begin(), listed.end(), i) != listed.end();
        });
        break;
    }
    }
    return sparse;
}

qint64 sharedWidth(ConfigObject &config, const Experts &experts, qint64 width)
{
    switch (experts.sharedKind) {
    case SharedExpert::None:
        return 0;
    case SharedExpert::Counted:
        return experts.shared == nullptr
            ? width
            : width * config.integer(experts.shared, ConfigObject::headCountOrNone, 0);
    case SharedExpert::Wide:
        return config.integer(experts.shared, ConfigObject::number, 0);
    }
    return 0;
}

} // namespace

ExpertPlan readExperts(ConfigObject &config, const Experts &experts, qint64 layers)
{
    ExpertPlan plan;
    plan.sparse.assign(static_cast<std::size_t>(layers), false);
    const char *count = spelling(config, experts.count);
    if (experts.optional && config.integer(count, ConfigObject::number, 0) == 0)
        return plan;
    const auto either = [&](const char *key, ConfigObject::Range range, qint64 otherwise) {
        return otherwise > 0 ? config.integer(key, range, otherwise) : config.integer(key, range);
    };
    plan.count = either(count, ConfigObject::headCount, experts.defaultCount);
    const char *perToken = spelling(config, experts.perToken);
    plan.perToken = either(perToken, ConfigObject::headCount, experts.defaultPerToken);
    plan.width = either(experts.width, ConfigObject::width, experts.defaultWidth);
    if (plan.perToken > plan.count)
        config.conflict(perToken, count);
    plan.sparse = sparseLayers(config, experts, layers);
    plan.sharedWidth = sharedWidth(config, experts, plan.width);
    plan.routerBias = read(config, experts.routerBias);
    plan.sharedGate = experts.sharedGate;
    plan.expertBias = experts.expertBias;
    return plan;
}

void addExperts(Layer &layer, const ExpertPlan &plan, qint64 hidden, Mlp kind)
{
    layer.kind.experts = static_cast<int>(plan.count);
    layer.kind.expertsPerToken = static_cast<int>(plan.perToken);
    layer.expert = mlpCount(hidden, plan.width, kind, plan.expertBias);
    layer.router = Count(hidden) * plan.count + (plan.routerBias ? Count(plan.count) : Count());
    if (plan.sharedWidth > 0) {
        layer.mlp = mlpCount(hidden, plan.sharedWidth, kind, false);
        if (plan.sharedGate)
            layer.router += hidden;
    }
    layer.width = Count(plan.width) * plan.perToken + plan.sharedWidth;
}

} // namespace xuanka
