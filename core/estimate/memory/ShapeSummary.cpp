// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/ShapeSummary.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

ShapeSummary summarize(const ModelShape &shape, const UnknownShapeConstants &assumed)
{
    ShapeSummary summary;
    summary.parameters = double(shape.total());
    summary.hidden = shape.hidden;
    summary.vocabulary = double(shape.vocabulary);
    for (const LayerGroup &group : shape.groups) {
        summary.layers += group.count;
        summary.intermediate = std::max(summary.intermediate, double(group.intermediate));
        summary.queryWidth = std::max(summary.queryWidth, double(group.heads) * group.headSize);
        summary.keyWidth = std::max(summary.keyWidth,
                                    double(group.kvHeads) * (group.headSize + group.valueHeadSize));
    }
    if (summary.layers > 0 && summary.hidden > 0)
        return summary;
    summary.known = false;
    const double scale = std::max(summary.parameters, 1.0) / assumed.parameters;
    summary.layers = assumed.layers * std::pow(scale, assumed.layerPower);
    summary.hidden = assumed.hidden * std::pow(scale, assumed.hiddenPower);
    summary.vocabulary = assumed.vocabulary;
    summary.intermediate = summary.hidden * assumed.intermediatePerHidden;
    summary.queryWidth = summary.hidden;
    summary.keyWidth = assumed.keyWidth;
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
