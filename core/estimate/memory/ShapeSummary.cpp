// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/ShapeSummary.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

// Whether the MLP has a gate beside its two matrices, seen from its size.
bool gatedMlp(const LayerGroup &group, int hidden)
{
    const double active =
        double(group.mlpParameters) + double(group.expertParameters) * group.expertsPerToken;
    return active >= 2.5 * hidden * group.intermediate;
}

} // namespace

ShapeSummary summarize(const ModelShape &shape, const UnknownShapeConstants &assumed)
{
    ShapeSummary summary;
    summary.parameters = double(shape.total());
    summary.hidden = shape.hidden;
    summary.vocabulary = double(shape.vocabulary);
    summary.wideParameters = double(shape.embeddingParameters + shape.headParameters);
    summary.tied = shape.headParameters == 0 && shape.embeddingParameters > 0;
    if (!shape.groups.empty())
        summary.gated = gatedMlp(shape.groups.front(), shape.hidden);
    for (const LayerGroup &group : shape.groups) {
        summary.layers += group.count;
        summary.intermediate = std::max(summary.intermediate, double(group.intermediate));
        summary.attentionHeads = std::max(summary.attentionHeads, double(group.heads));
        summary.latent |= group.attention == AttentionKind::Latent;
        summary.valueWidth =
            std::max(summary.valueWidth, double(group.heads) * group.valueHeadSize);
        summary.queryWidth = std::max(summary.queryWidth, double(group.heads) * group.headSize);
        summary.keyWidth = std::max(summary.keyWidth,
                                    double(group.kvHeads) * (group.headSize + group.valueHeadSize));
    }
    if (summary.layers > 0 && summary.hidden > 0)
        return summary;
    summary.known = false;
    const double scale = std::max(summary.parameters, 1.0) / assumed.parameters;
    summary.layers =
        std::max(assumed.fewestLayers, assumed.layers * std::pow(scale, assumed.layerPower));
    summary.hidden = assumed.hidden * std::pow(scale, assumed.hiddenPower);
    summary.vocabulary = assumed.vocabulary;
    summary.intermediate = summary.hidden * assumed.intermediatePerHidden;
    summary.queryWidth = summary.valueWidth = summary.hidden;
    summary.attentionHeads = summary.hidden / 128;
    summary.keyWidth = assumed.keyWidth;
    summary.wideParameters = std::min(assumed.wideShare * summary.parameters,
                                      assumed.wideCopies * summary.vocabulary * summary.hidden);
    return summary;
}

double stageShare(int layers, int stages)
{
    if (stages <= 1)
        return 1;
    if (layers <= 0)
        return 1.0 / stages;
    return double((layers + stages - 1) / stages) / layers;
}

} // namespace xuanka
