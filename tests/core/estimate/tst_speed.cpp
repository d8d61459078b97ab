// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"

#include <QTest>

using namespace xuanka;

namespace {

ModelShape llama8b()
{
    LayerGroup layer;
    layer.count = 32;
    layer.heads = 32;
    layer.kvHeads = 8;
    layer.headSize = layer.valueHeadSize = 128;
    layer.attentionParameters = 41'943'040;
    layer.mlpParameters = 176'160'768;
    layer.normParameters = 8192;
    layer.intermediate = 14336;
    ModelShape shape;
    shape.vocabulary = 128256;
    shape.hidden = 4096;
    shape.groups = {layer};
    shape.embeddingParameters = shape.headParameters = 128256LL * 4096;
    shape.otherParameters = 4096;
    return shape;
}

} // namespace

class TestSpeed final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        auto constants = EstimateConstants::builtIn();
        QVERIFY2(constants, qPrintable(constants ? QString() : constants.error().place));
        m_constants = *constants;
        m_catalog = *Catalog::builtIn();
    }
    void oneStreamOfAnEightBillionModelReadsLikeTheBandwidth()
    {
        InferenceJob job;
        job.model = llama8b();
        job.engine = Engine::LlamaCpp;
        job.weights = WeightFormat::GgufQ4KM;
        const SpeedEstimate e = estimate(job, "rtx-4090", {});
        QVERIFY(e.decodeTokensPerSecond.band.mid > 100);
        QVERIFY(e.decodeTokensPerSecond.band.mid < 180);
        QCOMPARE(e.speedup.band.mid, 1.0);
    }
    void moreCardsNeverBeatTheIdeal()
    {
        InferenceJob job;
        job.model = llama8b();
        job.concurrentRequests = 64;
        for (const int n : {2, 4, 8}) {
            for (const Layout &layout :
                 {Layout{.data = n}, Layout{.tensor = n}, Layout{.pipeline = n}}) {
                const SpeedEstimate e = estimate(job, "rtx-4090", layout);
                QVERIFY(e.speedup.band.high <= n * 1.02);
                QVERIFY(e.speedup.band.low <= e.speedup.band.mid);
                QVERIFY(e.speedup.band.mid <= e.speedup.band.high);
            }
        }
    }

private:
    SpeedEstimate estimate(const Job &job, const char *gpu, const Layout &layout)
    {
        const GpuSpec &spec = m_catalog.findGpu(QString::fromLatin1(gpu))->spec;
        return estimateSpeed(job, spec, layout, likelyLink(spec, layout.cards()),
                             m_constants.speed);
    }
    EstimateConstants m_constants;
    Catalog m_catalog;
};

QTEST_APPLESS_MAIN(TestSpeed)
#include "tst_speed.moc"
