// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/Advice.h"
#include "core/advise/AdviseCode.h"
#include "core/advise/waysout/Change.h"
#include "core/advise/words/Reasons.h"
#include "core/estimate/WeightBits.h"

namespace xuanka {
namespace {

void set(WayOut &way, const char *keyPath, const QString &value, Message what, Message pays)
{
    way.key = QLatin1String(keyPath);
    way.value = value;
    way.what = std::move(what);
    way.price.append(std::move(pays));
}

AdviseCode qualityOf(WeightFormat format)
{
    const double bits = bitsPerWeight(format);
    if (bits >= 7.5)
        return AdviseCode::PaysQuality8;
    return bits >= 4 ? AdviseCode::PaysQuality4 : AdviseCode::PaysQuality3;
}

void describeMethod(TrainingMethod method, WayOut &way)
{
    const bool qlora = method == TrainingMethod::Qlora;
    set(way, "workload.method", spelled(key(method)),
        qlora ? AdviseCode::WayQlora : AdviseCode::WayLora,
        qlora ? AdviseCode::PaysQlora : AdviseCode::PaysLora);
}

void describeOffload(Offload offload, WayOut &way)
{
    set(way, "workload.offload", spelled(key(offload)),
        offload == Offload::Optimizer ? AdviseCode::WayOffloadOptimizer
                                      : AdviseCode::WayOffloadParameters,
        AdviseCode::PaysOffload);
}

} // namespace

void describe(const Change &change, const Question &, WayOut &way)
{
    const QString count = QString::number(change.value);
    const Quantity tokens{static_cast<double>(change.value), Unit::Tokens};
    switch (change.kind) {
    case ChangeKind::Weights: {
        const auto format = static_cast<WeightFormat>(change.value);
        const QString name = spelled(key(format));
        set(way, "workload.weights", name, {AdviseCode::WayWeights, {name}}, qualityOf(format));
        break;
    }
    case ChangeKind::EngineAndWeights: {
        const QString engine = spelled(key(static_cast<Engine>(change.value)));
        const auto format = static_cast<WeightFormat>(change.second);
        const QString name = spelled(key(format));
        set(way, "workload.engine", engine, {AdviseCode::WayEngine, {engine, name}},
            AdviseCode::PaysEngine);
        way.further.append({QStringLiteral("workload.weights"), name});
        way.price.append(qualityOf(format));
        break;
    }
    case ChangeKind::Cache: {
        const QString name = spelled(key(static_cast<CacheFormat>(change.value)));
        set(way, "workload.kv_cache", name, {AdviseCode::WayCache, {name}}, AdviseCode::PaysCache8);
        break;
    }
    case ChangeKind::Context:
        set(way, "workload.context_tokens", count, {AdviseCode::WayContext, {tokens}},
            AdviseCode::PaysContext);
        break;
    case ChangeKind::Concurrency:
        set(way, "workload.concurrent_requests", count,
            {AdviseCode::WayConcurrency, {qint64(change.value)}}, AdviseCode::PaysConcurrency);
        break;
    case ChangeKind::Method:
        describeMethod(static_cast<TrainingMethod>(change.value), way);
        break;
    case ChangeKind::Optimizer: {
        const QString name = spelled(key(static_cast<Optimizer>(change.value)));
        set(way, "workload.optimizer", name, {AdviseCode::WayOptimizer, {name}},
            AdviseCode::PaysOptimizer8);
        break;
    }
    case ChangeKind::Checkpointing:
        set(way, "workload.activation_checkpointing", spelled(key(Checkpointing::Full)),
            AdviseCode::WayCheckpointing, AdviseCode::PaysCheckpointing);
        break;
    case ChangeKind::FusedLoss:
        set(way, "workload.fused_loss", QStringLiteral("true"), AdviseCode::WayFusedLoss,
            AdviseCode::PaysFusedLoss);
        break;
    case ChangeKind::MicroBatch:
        set(way, "workload.micro_batch", count, {AdviseCode::WayMicroBatch, {qint64(change.value)}},
            AdviseCode::PaysMicroBatch);
        break;
    case ChangeKind::Sequence:
        set(way, "workload.sequence_tokens", count, {AdviseCode::WaySequence, {tokens}},
            AdviseCode::PaysSequence);
        break;
    case ChangeKind::Sharding:
        set(way, "workload.sharding", QStringLiteral("auto"), AdviseCode::WaySharding,
            AdviseCode::PaysSharding);
        break;
    case ChangeKind::Offload:
        describeOffload(static_cast<Offload>(change.value), way);
        break;
    case ChangeKind::Strategies:
        set(way, "candidates.strategies", QStringLiteral("auto"), AdviseCode::WayStrategies,
            AdviseCode::PaysSharding);
        break;
    case ChangeKind::Resolution:
        set(way, "workload.width", count,
            {AdviseCode::WayResolution, {qint64(change.value), qint64(change.second)}},
            AdviseCode::PaysResolution);
        way.further.append({QStringLiteral("workload.height"), QString::number(change.second)});
        break;
    case ChangeKind::Frames:
        set(way, "workload.frames", count, {AdviseCode::WayFrames, {qint64(change.value)}},
            AdviseCode::PaysFrames);
        break;
    case ChangeKind::Batch:
        set(way, "workload.batch", count, {AdviseCode::WayBatch, {qint64(change.value)}},
            AdviseCode::PaysMicroBatch);
        break;
    }
}

} // namespace xuanka
