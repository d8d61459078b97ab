// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/TensorParallel.h"
#include "tests/core/estimate/Shapes.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>

using namespace xuanka;

namespace {

constexpr double slack = 1e-5; // GiB: a norm outside the layers is shared by more of them

std::vector<ModelShape> models()
{
    ModelShape total;
    total.declaredTotal = 20'000'000'000;
    return {shapes::llama2_7b(),
            shapes::llama3_8b(),
            shapes::llama3_70b(),
            shapes::mixtral8x7b(),
            shapes::windowed(),
            shapes::deepSeekCache(),
            total};
}

void checkBand(const Estimated &estimated)
{
    const Band &band = estimated.band;
    QVERIFY(std::isfinite(band.low) && std::isfinite(band.mid) && std::isfinite(band.high));
    QVERIFY2(band.low >= -slack && band.low <= band.mid + slack && band.mid <= band.high + slack,
             qPrintable(QStringLiteral("%1 %2 %3").arg(band.low).arg(band.mid).arg(band.high)));
}

void checkSound(const MemoryEstimate &estimate)
{
    for (const Estimated &term : {estimate.weights, estimate.kvCache, estimate.activations,
                                  estimate.gradients, estimate.optimizer, estimate.runtime,
                                  estimate.total, estimate.preallocated, estimate.hostRam})
        checkBand(term);
    QVERIFY(estimate.largestContext.value_or(0) >= 0);
    QVERIFY(estimate.largestConcurrency.value_or(0) >= 0);
}

template <typename T>
T pick(std::mt19937 &random, std::initializer_list<T> values)
{
    return *(
        values.begin()
        + std::ptrdiff_t(std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random)));
}

InferenceJob randomInference(std::mt19937 &random)
{
    InferenceJob job;
    const auto all = models();
    job.model = all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(random)];
    job.weights = static_cast<WeightFormat>(std::uniform_int_distribution<int>(
        0, int(KeyTable<WeightFormat>::rows.size()) - 1)(random));
    job.cache =
        pick(random, {CacheFormat::Fp16, CacheFormat::Fp8, CacheFormat::Q8_0, CacheFormat::Q4_0});
    job.engine = static_cast<Engine>(
        std::uniform_int_distribution<int>(0, int(KeyTable<Engine>::rows.size()) - 1)(random));
    job.flashAttention = pick(random, {true, false});
    job.contextTokens = pick<std::int64_t>(random, {1, 100, 2048, 8192, 131072});
    job.concurrentRequests = pick(random, {1, 3, 16, 200});
    job.expertsOnCpu = pick(random, {false, false, true});
    return job;
}

TrainingJob randomTraining(std::mt19937 &random)
{
    TrainingJob job;
    const auto all = models();
    job.model = all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(random)];
    job.stack = static_cast<TrainingStack>(std::uniform_int_distribution<int>(0, 7)(random));
    job.method = pick(random, {TrainingMethod::Full, TrainingMethod::Lora, TrainingMethod::Qlora});
    job.precision = pick(random,
                         {TrainingPrecision::Bf16Mixed, TrainingPrecision::Bf16,
                          TrainingPrecision::Fp16Mixed, TrainingPrecision::Fp32});
    job.optimizer = static_cast<Optimizer>(std::uniform_int_distribution<int>(0, 5)(random));
    job.checkpointing =
        pick(random, {Checkpointing::None, Checkpointing::Selective, Checkpointing::Full});
    job.offload =
        pick(random, {Offload::None, Offload::None, Offload::Optimizer, Offload::Parameters});
    job.microBatch = pick(random, {1, 2, 8});
    job.gradientAccumulation = pick(random, {1, 8});
    job.sequenceTokens = pick<std::int64_t>(random, {1, 512, 2048, 8192});
    job.flashAttention = pick(random, {true, false});
    job.fusedLoss = pick(random, {true, false});
    job.compiled = pick(random, {true, false});
    return job;
}

} // namespace

// What must hold for every job: more work never needs less, more cards never need more.
class TestMemoryProperties final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const auto constants = EstimateConstants::builtIn();
        QVERIFY(constants.has_value());
        m_constants = constants->memory;
    }

    void moreToServeNeverNeedsLess()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 400; ++i) {
            const InferenceJob job = randomInference(random);
            const MemoryEstimate before = of(job, {});
            checkSound(before);
            InferenceJob more = job;
            more.contextTokens *= 2;
            notLess(before, of(more, {}));
            more = job;
            more.concurrentRequests *= 2;
            notLess(before, of(more, {}));
            more = job;
            more.microBatchTokens *= 2;
            notLess(before, of(more, {}));
            if (more.model.groups.empty())
                more.model.declaredTotal *= 2;
            else
                more.model.groups.front().count *= 2;
            notLess(before, of(more, {}));
        }
    }

    void moreToTrainNeverNeedsLess()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 400; ++i) {
            const TrainingJob job = randomTraining(random);
            const MemoryEstimate before = of(job, {});
            checkSound(before);
            TrainingJob more = job;
            more.sequenceTokens *= 2;
            notLess(before, of(more, {}));
            more = job;
            more.microBatch *= 2;
            notLess(before, of(more, {}));
            more = job;
            more.loraRank *= 2;
            notLess(before, of(more, {}));
            more = job;
            more.checkpointing = Checkpointing::None;
            notLess(before, of(more, {}));
            if (job.model.groups.empty())
                more.model.declaredTotal *= 2;
            else
                more.model.groups.front().count *= 2;
            notLess(before, of(more, {}));
        }
    }

    void moreCardsNeverNeedMoreOnEach()
    {
        std::mt19937 random(6);
        for (int i = 0; i < 300; ++i) {
            const InferenceJob job = randomInference(random);
            for (int degree : {2, 4, 8}) {
                if (!illegalTensorParallel(job.model, degree))
                    shardedNotMore(job, {}, [degree](Layout &l) { l.tensor = degree; });
                shardedNotMore(job, {}, [degree](Layout &l) { l.data = degree; });
            }
        }
        for (int i = 0; i < 300; ++i) {
            TrainingJob job = randomTraining(random);
            job.stack = TrainingStack::Unknown; // LitGPT gathers the whole model when it loads
            for (Sharding sharding :
                 {Sharding::Zero1, Sharding::Zero2, Sharding::Zero3, Sharding::Fsdp}) {
                Layout few;
                few.sharding = sharding;
                for (int cards : {2, 4, 8, 16}) {
                    shardedNotMore(job, few, [cards](Layout &l) { l.data = cards; });
                    few.data = cards;
                }
            }
        }
    }

    void survivesNothingAtAll()
    {
        InferenceJob inference;
        inference.contextTokens = 0;
        inference.concurrentRequests = 0;
        inference.microBatchTokens = 0;
        TrainingJob training;
        training.sequenceTokens = 0;
        training.microBatch = 0;
        training.gradientAccumulation = 0;
        training.loraRank = 0;
        DiffusionJob diffusion;
        diffusion.width = diffusion.height = diffusion.frames = diffusion.batch = 0;
        diffusion.framesPerLatent = diffusion.pixelsPerToken = 0;
        RenderJob render;
        render.sceneGiB = 0;
        render.width = render.height = 0;
        Layout nothing;
        nothing.data = nothing.tensor = nothing.pipeline = nothing.sequence = 0;
        for (const Job &job : std::initializer_list<Job>{inference, training, diffusion, render,
                                                         SimulationJob{}, CustomJob{}}) {
            checkSound(of(job, {}));
            checkSound(of(job, nothing));
            checkSound(estimateMemory(job, GpuSpec{}, {}, m_constants));
        }
    }

    void largestContextAndConcurrencyAreThoseThatFit()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 400; ++i) {
            InferenceJob job = randomInference(random);
            job.flashAttention = true; // without it the workspace grows with the context itself
            const GpuSpec gpu = shapes::card(96);
            const MemoryEstimate asked = estimateMemory(job, gpu, {}, m_constants);
            const std::int64_t context = *asked.largestContext;
            if (context > 0 && context < 50'000'000) {
                InferenceJob most = job;
                most.contextTokens = context;
                const MemoryEstimate at = estimateMemory(most, gpu, {}, m_constants);
                QVERIFY(*at.largestContext >= context - 1);
                QVERIFY(*at.largestConcurrency >= job.concurrentRequests - 1);
            }
            if (asked.total.band.high <= asked.capacityGiB && asked.fit == Fit::Fits) {
                QVERIFY(context >= job.contextTokens);
                QVERIFY(*asked.largestConcurrency >= job.concurrentRequests);
            }
        }
    }

private:
    MemoryEstimate of(const Job &job, const Layout &layout) const
    {
        return estimateMemory(job, shapes::rtx4090(), layout, m_constants);
    }
    static void notLess(const MemoryEstimate &before, const MemoryEstimate &after)
    {
        QVERIFY2(after.total.band.mid >= before.total.band.mid - slack
                     && after.total.band.high >= before.total.band.high - slack,
                 qPrintable(QStringLiteral("%1..%2, then %3..%4")
                                .arg(before.total.band.mid)
                                .arg(before.total.band.high)
                                .arg(after.total.band.mid)
                                .arg(after.total.band.high)));
    }
    void shardedNotMore(const Job &job, const Layout &few,
                        const std::function<void(Layout &)> &spread) const
    {
        Layout many = few;
        spread(many);
        const MemoryEstimate before = of(job, few);
        const MemoryEstimate after = of(job, many);
        checkSound(after);
        const double more = (after.total.band.mid - after.runtime.band.mid)
            - (before.total.band.mid - before.runtime.band.mid);
        QVERIFY2(more <= slack, qPrintable(QString::number(more)));
    }

    MemoryConstants m_constants;
};

QTEST_APPLESS_MAIN(TestMemoryProperties)
#include "tst_memory_properties.moc"
