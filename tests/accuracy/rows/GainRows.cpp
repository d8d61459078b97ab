// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/ScalingCases.h"
#include "tests/accuracy/rows/SpeedRows.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka::accuracy {
namespace {

// The narrowest common format that leaves room for a cache: what such a machine is run with when
// the row does not say. The ratio of two links hardly depends on it.
WeightFormat likelyFormat(const ModelShape &model, const GpuSpec &gpu, int cards)
{
    const double room = gpu.memoryGiB * cards * 0.8 * 1.0737;
    const double billions = double(model.total()) / 1e9;
    if (billions * 2 < room)
        return WeightFormat::Bf16;
    return billions < room ? WeightFormat::Fp8 : WeightFormat::Int4Awq;
}

std::optional<InferenceJob> jobOf(const ScalingCase &scaling)
{
    const auto model = findModel(scaling.row, scaling.context);
    if (!model)
        return std::nullopt;
    InferenceJob job;
    job.model = model->shape;
    const auto weights =
        findWeights(scaling.row.text("precision") + u' ' + scaling.row.text("model"));
    job.weights = weights ? weights->format
                          : likelyFormat(job.model, scaling.gpu.spec, scaling.layout.cards());
    const QString program = scaling.row.text("strategy");
    job.engine = findEngine(program).value_or(
        findEngine(scaling.row.text("framework")).value_or(Engine::Vllm));
    // "prefill 10K", "prefill 90K"
    static const QRegularExpression prompt(QStringLiteral("(\\d+)\\s*k\\b"));
    const auto match = prompt.match(program.toLower());
    job.promptTokens = match.hasMatch() ? match.captured(1).toInt() * 1000 : 2048;
    job.outputTokens = 256;
    job.contextTokens = job.promptTokens + job.outputTokens;
    return job;
}

} // namespace

Answer gainAnswer(const ScalingCase &scaling)
{
    const QString text = descriptionOf(scaling.row);
    const bool peer = text.contains(QLatin1String("p2p"));
    const bool nvlink = text.contains(QLatin1String("nvlink"));
    if (!peer && !nvlink)
        return scaling.incomplete("the other case");
    const auto job = jobOf(scaling);
    if (!job)
        return scaling.incomplete("model");
    ScalingCase with = scaling;
    ScalingCase without = scaling;
    without.link.kind = LinkKind::Pcie;
    without.link.peerToPeer = false;
    with.link.peerToPeer = true;
    if (!nvlink)
        with.link.kind = LinkKind::Pcie;
    const SpeedEstimate fast = with.estimate(*job, nullptr);
    const SpeedEstimate slow = without.estimate(*job, nullptr);
    const bool prompts = text.contains(QLatin1String("prefill"));
    const double ratio = prompts
        ? fast.prefillTokensPerSecond.band.mid / slow.prefillTokensPerSecond.band.mid
        : fast.decodeTokensPerSecond.band.mid / slow.decodeTokensPerSecond.band.mid;
    // What is gained is uncertain, not that one is the whole.
    const Band &spread = scaling.context.constants.speed.spread.gain;
    const double gained = std::max(0.0, ratio - 1);
    Answer answer = Answer::of(
        scaling.row, {1 + gained * spread.low - 0.01, 1 + gained, 1 + gained * spread.high + 0.01},
        scaling.group);
    answer.measured = 1 + scaling.row.value / 100;
    return answer;
}

} // namespace xuanka::accuracy
