// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/Trace.h"
#include "core/estimate/memory/Cache.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/TensorParallel.h"
#include "core/estimate/memory/TrainingActivations.h"
#include "core/estimate/memory/Weights.h"
#include "tests/core/estimate/Shapes.h"

#include <QTest>

using namespace xuanka;

namespace {

bool near(double value, double expected, double share)
{
    if (std::abs(value / expected - 1) <= share)
        return true;
    qWarning("%g is not within %g of %g", value, share, expected);
    return false;
}

} // namespace

// The figures every estimate of memory must meet, and what a user is told from them.
class TestMemory final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        auto constants = EstimateConstants::builtIn();
        QVERIFY2(constants.has_value(),
                 qPrintable(constants ? QString() : constants.error().place));
        m_constants = constants->memory;
        m_sources = constants->sources;
    }

    void weighsModelsAsStored()
    {
        QCOMPARE(shapes::llama3_8b().total(), 8030261248);
        QVERIFY(near(weightGiB(shapes::llama3_8b(), WeightFormat::Bf16), 14.96, 0.001));
        QVERIFY(near(weightGiB(shapes::mixtral8x7b(), WeightFormat::Bf16), 86.99, 0.001));
        // Embedding and head stay wide in NF4.
        QVERIFY(near(weightGiB(shapes::llama3_70b(), WeightFormat::Nf4), 36.8, 0.005));
        QVERIFY(near(weightGiB(shapes::llama3_70b(), WeightFormat::GgufQ4KM), 39.59, 0.005));
        QVERIFY(near(weightGiB(shapes::llama3_70b(), WeightFormat::GgufIq2Xs), 19.69, 0.005));
    }

    void countsTheCacheByLayerKind()
    {
        QCOMPARE(cacheGiB(shapes::llama3_8b(), 8192, 1), 1.0);
        // One latent a token, not one a head, and the same on every card.
        QVERIFY(near(cacheGiB(shapes::deepSeekCache(), 65536, 1), 4.289, 0.001));
        QCOMPARE(cacheGiB(shapes::deepSeekCache(), 65536, 8),
                 cacheGiB(shapes::deepSeekCache(), 65536, 1));
        // Eight kv heads over sixteen cards: each card holds one, twice over.
        QCOMPARE(cacheGiB(shapes::llama3_70b(), 8192, 16), cacheGiB(shapes::llama3_70b(), 8192, 8));
        const SequenceCache cache = cacheOf(shapes::windowed(), 1);
        QVERIFY(cache.bytes(131072) < 0.3 * cache.bytesWithoutWindows(131072));
        QCOMPARE(cache.bytes(1000), cache.bytesWithoutWindows(1000));
    }

    void solvesTheContextInClosedForm()
    {
        for (const ModelShape &shape : {shapes::llama3_8b(), shapes::windowed()}) {
            const SequenceCache cache = cacheOf(shape, 1);
            for (double budget : {0.0, 1e6, 3e8, 2e9, 5e10}) {
                const auto tokens = double(cache.tokensWithin(budget, 10, 1'000'000'000));
                QVERIFY(cache.bytes(tokens) + 10 * tokens <= budget + 1);
                QVERIFY(cache.bytes(tokens + 2) + 10 * (tokens + 2) > budget);
            }
        }
    }

    void keepsTheStatesOfFullTraining()
    {
        TrainingJob job;
        job.model = shapes::llama2_7b();
        job.method = TrainingMethod::Full;
        job.gradientAccumulation = 8;
        QVERIFY(near(states(job, m_constants), 100.4, 0.002)); // 16 bytes a parameter
        MemoryConstants megatron = m_constants;
        megatron.training.mixedGradientBytes = 4;
        QVERIFY(near(states(job, megatron), 112.96, 0.002)); // 18: gradients summed in fp32
        job.precision = TrainingPrecision::Bf16;
        QVERIFY(near(states(job, m_constants), 50.2, 0.002)); // 8
    }

    void keepsTheActivationsOfFullTraining()
    {
        TrainingJob job;
        job.model = shapes::llama2_7b();
        job.method = TrainingMethod::Full;
        job.fusedLoss = true;
        const auto stored = [&] {
            const ShapeSummary summary = summarize(job.model, m_constants.unknownShape);
            TrainingActivations bytes = trainingActivations(job, summary, {}, m_constants);
            return toGiB(job.checkpointing == Checkpointing::None ? bytes.stored
                                                                  : bytes.stored
                                 - std::max(0.0, bytes.layer - bytes.logits) + bytes.layer);
        };
        job.checkpointing = Checkpointing::Full;
        QVERIFY(near(stored(), 0.90, 0.05));
        job.checkpointing = Checkpointing::None;
        job.compiled = true;
        QVERIFY(near(stored(), 8.31, 0.02));
    }

    void leavesTheCacheThatServingEnginesReport_data()
    {
        QTest::addColumn<bool>("large");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("free");
        QTest::newRow("Llama-3.1-8B") << false << 1 << 14.99 << 51.38;
        QTest::newRow("70B FP8, two cards") << true << 2 << 33.88 << 32.00;
    }
    void leavesTheCacheThatServingEnginesReport()
    {
        QFETCH(bool, large);
        QFETCH(int, tensor);
        QFETCH(double, weights);
        QFETCH(double, free);
        InferenceJob job;
        job.model = large ? shapes::llama3_70b() : shapes::llama3_8b();
        job.weights = large ? WeightFormat::Fp8 : WeightFormat::Bf16;
        job.concurrentRequests = 1024; // what the engine profiles on this card
        job.contextTokens = 1024;
        Layout layout;
        layout.tensor = tensor;
        const MemoryEstimate estimate = estimateMemory(job, shapes::h100(), layout, m_constants);
        QVERIFY(near(estimate.weights.band.mid, weights, 0.02));
        const auto &runtime = m_constants.runtime;
        const double left = 0.9 * shapes::h100().memoryGiB - estimate.weights.band.mid
            - estimate.activations.band.mid - runtime.engine.mid
            - (tensor > 1 ? runtime.collectives.mid : 0);
        QVERIFY(near(left, free, 0.03));
    }

    void namesLegalTensorParallelDegrees()
    {
        QCOMPARE(legalTensorParallel(shapes::llama3_70b(), 8), (std::vector<int>{1, 2, 4, 8}));
        QCOMPARE(legalTensorParallel(shapes::llama2_7b(), 6), (std::vector<int>{1, 2, 4}));
        QVERIFY(illegalTensorParallel(shapes::llama3_70b(), 6));
        QVERIFY(illegalTensorParallel(shapes::llama3_70b(), 0));
        QVERIFY(!illegalTensorParallel(shapes::llama3_70b(), 16)); // kv heads replicated
    }

    void decidesTheExampleOfTheFirstAssessment()
    {
        InferenceJob job;
        job.model = shapes::llama3_70b();
        job.weights = WeightFormat::Int4Awq;
        job.concurrentRequests = 4;
        const auto with = [&](const GpuSpec &on, int tensor) {
            Layout layout;
            layout.tensor = tensor;
            return estimateMemory(job, on, layout, m_constants);
        };
        QCOMPARE(with(shapes::rtx4090(), 1).fit, Fit::DoesNotFit);
        QCOMPARE(with(shapes::rtx4090(), 4).fit, Fit::Fits);
        QCOMPARE(with(shapes::rtx4090(), 8).fit, Fit::Fits);
        QCOMPARE(with(shapes::rtx5090(), 2).fit, Fit::Fits);
        const MemoryEstimate four = with(shapes::rtx4090(), 4);
        QVERIFY(*four.largestContext >= job.contextTokens);
        QVERIFY(*four.largestConcurrency >= job.concurrentRequests);
    }

    void refusesTheArticlesFullFineTune()
    {
        TrainingJob job;
        job.model = shapes::llama3_70b();
        job.method = TrainingMethod::Full;
        Layout layout;
        layout.data = 2;
        layout.sharding = Sharding::Zero3;
        QCOMPARE(estimateMemory(job, shapes::rtx5090(), layout, m_constants).fit, Fit::DoesNotFit);
        job.offload = Offload::Optimizer;
        const MemoryEstimate offloaded =
            estimateMemory(job, shapes::rtx5090(), layout, m_constants);
        QVERIFY(offloaded.hostRam.band.mid > 800); // 14 bytes a parameter wait in the host
    }

    void putsAMeasuredValueInPlaceOfTheTotal()
    {
        TrainingJob job;
        job.model = shapes::llama3_8b();
        const MemoryEstimate law = estimateMemory(job, shapes::rtx4090(), {}, m_constants);
        const MemoryEstimate measured = applyMeasured(law, 19.0, m_constants);
        QCOMPARE(measured.total.formula, Formula::Measured);
        QCOMPARE(measured.total.band.mid, 19.0);
        QVERIFY(measured.total.band.high - measured.total.band.low
                < law.total.band.high - law.total.band.low);
        QCOMPARE(measured.weights, law.weights);
        QCOMPARE(applyMeasured(law, 0, m_constants), law);
    }

    void explainsEveryTermByItsConstants()
    {
        TrainingJob training;
        training.model = shapes::llama3_8b();
        InferenceJob inference;
        inference.model = shapes::llama3_8b();
        DiffusionJob diffusion;
        diffusion.model.declaredTotal = 12'000'000'000;
        for (const Job &job : std::initializer_list<Job>{
                 inference, training, diffusion, RenderJob{}, SimulationJob{}, CustomJob{}}) {
            Trace trace;
            const MemoryEstimate with =
                estimateMemory(job, shapes::rtx4090(), {}, m_constants, &trace);
            QCOMPARE(with, estimateMemory(job, shapes::rtx4090(), {}, m_constants));
            QVERIFY(trace.steps().size() >= 2);
            for (const TraceStep &step : trace.steps()) {
                QVERIFY(step.formula != Formula::None);
                for (const TraceStep::Value &value : step.values) {
                    const QString name = QString::fromStdString(value.name);
                    QVERIFY2(!value.constant || m_sources.contains(name), qPrintable(name));
                }
            }
        }
    }

private:
    double weightGiB(const ModelShape &shape, WeightFormat format) const
    {
        return toGiB(weightBytes(shape, format, {}, m_constants).total());
    }
    SequenceCache cacheOf(const ModelShape &shape, int tensor) const
    {
        return SequenceCache(shape, CacheFormat::Fp16, tensor, 1, m_constants.unknownShape);
    }
    double cacheGiB(const ModelShape &shape, double tokens, int tensor) const
    {
        return toGiB(cacheOf(shape, tensor).bytes(tokens));
    }
    static double states(const TrainingJob &job, const MemoryConstants &constants)
    {
        const MemoryEstimate estimate = estimateMemory(job, shapes::rtx4090(), {}, constants);
        return estimate.weights.band.mid + estimate.gradients.band.mid
            + estimate.optimizer.band.mid;
    }

    MemoryConstants m_constants;
    QHash<QString, ConstantSource> m_sources;
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
