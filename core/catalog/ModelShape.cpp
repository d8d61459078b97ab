// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/ModelShape.h"

namespace xuanka {
namespace {

std::int64_t layerParameters(const LayerGroup &group, int countedExperts)
{
    return group.attentionParameters + group.mlpParameters + group.routerParameters
        + group.normParameters + group.expertParameters * countedExperts;
}

} // namespace

int ModelShape::layers() const
{
    int sum = 0;
    for (const LayerGroup &group : groups)
        sum += group.count;
    return sum;
}

std::int64_t ModelShape::total() const
{
    if (groups.empty())
        return declaredTotal;
    std::int64_t sum = embeddingParameters + headParameters + otherParameters;
    for (const LayerGroup &group : groups)
        sum += group.count * layerParameters(group, group.experts);
    return sum;
}

std::int64_t ModelShape::active() const
{
    if (groups.empty())
        return declaredActive > 0 ? declaredActive : declaredTotal;
    std::int64_t sum = embeddingParameters + headParameters + otherParameters;
    for (const LayerGroup &group : groups)
        sum += group.count * layerParameters(group, group.expertsPerToken);
    return sum;
}

std::int64_t ModelShape::expertTotal() const
{
    std::int64_t sum = 0;
    for (const LayerGroup &group : groups)
        sum += group.count * group.expertParameters * group.experts;
    return sum;
}

std::int64_t cacheElementsPerToken(const ModelShape &shape, bool unboundedOnly)
{
    std::int64_t sum = 0;
    for (const LayerGroup &group : shape.groups) {
        if (group.sharesCache || (unboundedOnly && group.attention == AttentionKind::SlidingWindow))
            continue;
        switch (group.attention) {
        case AttentionKind::Full:
        case AttentionKind::SlidingWindow:
            sum +=
                std::int64_t(group.count) * group.kvHeads * (group.headSize + group.valueHeadSize);
            break;
        case AttentionKind::Latent:
            sum += std::int64_t(group.count) * group.latentSize;
            break;
        case AttentionKind::Linear:
        case AttentionKind::None:
            break;
        }
    }
    return sum;
}

} // namespace xuanka
