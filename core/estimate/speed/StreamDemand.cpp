// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/StreamDemand.h"

#include "core/estimate/memory/Weights.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

// Routed experts one token uses, of all of them, over all layers.
double usedShare(const ModelShape &model)
{
    double all = 0;
    double used = 0;
    for (const LayerGroup &group : model.groups) {
        const double one = double(group.count) * double(group.expertParameters);
        all += one * group.experts;
        used += one * group.expertsPerToken;
    }
    return all > 0 ? used / all : 0;
}

} // namespace

double StreamDemand::touched(double tokens) const
{
    if (expertShare <= 0)
        return 0;
    return tokens <= 1 ? expertShare : 1 - std::pow(1 - expertShare, tokens);
}

StreamDemand streamDemand(const InferenceJob &job, const SpeedConstants &constants)
{
    const ModelShape &model = job.model;
    const WeightBytes weights =
        weightBytes(model, job.weights, {job.bitsPerWeight, job.attentionWide}, constants.memory);
    const double factor =
        job.storedBytes > 0 && weights.total() > 0 ? double(job.storedBytes) / weights.total() : 1;
    const ShapeSummary summary = summarize(model, constants.memory.unknownShape);
    StreamDemand demand;
    demand.known = summary.known;
    demand.layers = summary.layers;
    demand.hidden = summary.hidden;
    demand.parameters = summary.parameters;
    const double active = double(model.active());
    // Of an input embedding one row is read; a tied one is read whole, as the head.
    const double head = weights.head > 0 ? weights.head : weights.embedding;
    demand.denseBytes = factor * (weights.layers + head);
    demand.replicatedBytes = factor * weights.replicated;
    demand.expertBytes = factor * weights.experts;
    demand.expertShare = usedShare(model);
    if (!demand.known && active < demand.parameters) { // a mixture of which only totals are known
        demand.expertShare = active / demand.parameters;
        demand.expertBytes = demand.denseBytes;
        demand.denseBytes = 0;
    }
    const double lookup = model.headParameters > 0 ? double(model.embeddingParameters) : 0;
    demand.flopsPerToken = 2 * (active - lookup);
    demand.scoreFlops = 4 * summary.layers * summary.queryWidth;
    double heads = summary.layers * summary.queryWidth / 128;
    if (!model.groups.empty() && model.groups.front().heads > 0)
        heads = summary.layers * model.groups.front().heads;
    demand.scoreElements = heads;
    demand.streams = std::max(1, job.concurrentRequests);
    demand.promptTokens = double(std::max<std::int64_t>(1, job.promptTokens));
    demand.outputTokens = double(std::max<std::int64_t>(1, job.outputTokens));
    demand.meanContext = std::min(double(std::max<std::int64_t>(1, job.contextTokens)),
                                  double(job.promptTokens) + double(job.outputTokens) / 2);
    return demand;
}

} // namespace xuanka
