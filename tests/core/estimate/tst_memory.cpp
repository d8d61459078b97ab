// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Cache.h"
#include "core/estimate/memory/TensorParallel.h"
#include "core/estimate/memory/Weights.h"

#include <QTest>

using namespace xuanka;

namespace {

// A Llama-like decoder: gated MLP, grouped heads of 128, untied head.
ModelShape decoder(int layers, int hidden, int heads, int kvHeads, int mlp, int vocabulary)
{
    LayerGroup group;
    group.count = layers;
    group.heads = heads;
    group.kvHeads = kvHeads;
    group.headSize = group.valueHeadSize = 128;
    group.attentionParameters = std::int64_t(hidden) * 128 * (2 * heads + 2 * kvHeads);
    group.mlpParameters = 3LL * hidden * mlp;
    group.normParameters = 2LL * hidden;
    group.intermediate = mlp;
    ModelShape shape;
    shape.vocabulary = vocabulary;
    shape.hidden = hidden;
    shape.groups = {group};
    shape.embeddingParameters = shape.headParameters = std::int64_t(vocabulary) * hidden;
    shape.otherParameters = hidden;
    return shape;
}

ModelShape llama3_8b()
{
    return decoder(32, 4096, 32, 8, 14336, 128256);
}
ModelShape llama3_70b()
{
    return decoder(80, 8192, 64, 8, 28672, 128256);
}

GpuSpec card(double gib)
{
    GpuSpec gpu;
    gpu.memoryGiB = gib;
    return gpu;
}

} // namespace

class TestMemory final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        auto constants = EstimateConstants::builtIn();
        QVERIFY2(constants.has_value(),
                 qPrintable(constants ? QString() : constants.error().place));
        m_constants = constants->memory;
    }
    void weighsLlama3AsStored()
    {
        const ModelShape shape = llama3_8b();
        QCOMPARE(shape.total(), 8030261248);
        const double gib = toGiB(weightBytes(shape, WeightFormat::Bf16, {}, m_constants).total());
        QVERIFY2(std::abs(gib - 14.96) < 0.01, qPrintable(QString::number(gib)));
        const SequenceCache cache(shape, 2, 2, 1, 1, m_constants.unknownShape);
        QCOMPARE(toGiB(cache.bytes(8192)), 1.0);
    }
    void keepsEmbeddingsWideInNf4()
    {
        const double gib =
            toGiB(weightBytes(llama3_70b(), WeightFormat::Nf4, {}, m_constants).total());
        QVERIFY2(std::abs(gib - 36.8) < 0.2, qPrintable(QString::number(gib)));
    }
    void namesLegalTensorParallelDegrees()
    {
        QCOMPARE(legalTensorParallel(llama3_70b(), 8), (std::vector<int>{1, 2, 4, 8}));
        QVERIFY(illegalTensorParallel(llama3_70b(), 6));
    }
    void decidesTheExampleOfTheFirstAssessment()
    {
        InferenceJob job;
        job.model = llama3_70b();
        job.weights = WeightFormat::Int4Awq;
        job.concurrentRequests = 4;
        const GpuSpec gpu = card(24564.0 / 1024);
        const auto with = [&](const GpuSpec &on, int tensor) {
            Layout layout;
            layout.tensor = tensor;
            return estimateMemory(job, on, layout, m_constants).fit;
        };
        QCOMPARE(with(gpu, 1), Fit::DoesNotFit);
        QCOMPARE(with(gpu, 4), Fit::Fits);
        QCOMPARE(with(gpu, 8), Fit::Fits);
        QCOMPARE(with(card(32607.0 / 1024), 2), Fit::Fits);
    }

private:
    MemoryConstants m_constants;
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
