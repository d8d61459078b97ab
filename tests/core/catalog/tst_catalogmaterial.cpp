// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"
#include "core/import/ModelFile.h"

#include <QFile>
#include <QTest>

using namespace xuanka;

// The catalogue says of a model what its own published configuration says.
class TestCatalogMaterial final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("XUANKA_MATERIAL"))
            QSKIP("XUANKA_MATERIAL names no material");
    }
    void agreesWithTheConfiguration_data()
    {
        QTest::addColumn<QString>("file");
        const std::pair<const char *, const char *> rows[] = {
            {"llama-3.1-8b", "aic.meta-llama__Meta-Llama-3.1-8B"},
            {"llama-3.1-70b", "aic.meta-llama__Meta-Llama-3.1-70B"},
            {"llama-2-7b", "mlc.llama2_7b"},
            {"llama-2-13b", "mlc.llama2_13b"},
            {"llama-2-70b", "mlc.llama2_70b"},
            {"codellama-7b", "mlc.codellama_7b"},
            {"codellama-13b", "mlc.codellama_13b"},
            {"qwen-72b", "mirror.Qwen__Qwen-72B-Chat"},
            {"qwen2.5-3b", "mlc.qwen2.5_3b"},
            {"qwen3-0.6b", "aic.Qwen__Qwen3-0.6B"},
            {"qwen3-1.7b", "aic.Qwen__Qwen3-1.7B"},
            {"qwen3-8b", "aic.Qwen__Qwen3-8B"},
            {"qwen3-32b", "aic.Qwen__Qwen3-32B-FP8"},
            {"qwen3-30b-a3b", "aic.Qwen__Qwen3-30B-A3B"},
            {"qwen3-235b-a22b", "aic.nvidia__Qwen3-235B-A22B-NVFP4"},
            {"qwen3-coder-480b-a35b", "aic.Qwen__Qwen3-Coder-480B-A35B-Instruct"},
            {"qwen3-vl-30b-a3b", "aic.Qwen__Qwen3-VL-30B-A3B-Instruct"},
            {"qwen3.5-35b-a3b", "aic.Qwen__Qwen3.5-35B-A3B"},
            {"qwen3.6-27b", "aic.nvidia__Qwen3.6-27B-NVFP4"},
            {"deepseek-v3", "aic.deepseek-ai__DeepSeek-V3"},
            {"deepseek-r1", "aic.deepseek-ai__DeepSeek-R1"},
            {"deepseek-v3.2", "aic.deepseek-ai__DeepSeek-V3.2"},
            {"deepseek-v2-lite", "mlc.deepseek_v2_lite"},
            {"kimi-k2", "aic.moonshotai__Kimi-K2-Instruct"},
            {"glm-5.2", "aic.zai-org__GLM-5.2"},
            {"chatglm3-6b", "mlc.chatglm"},
            {"minimax-m2", "aic.MiniMaxAI__MiniMax-M2.7"},
            {"mixtral-8x7b", "aic.mistralai__Mixtral-8x7B-v0.1"},
            {"gemma-2-2b", "mlc.gemma2_2b"},
            {"gemma-2-9b", "mlc.gemma2_9b"},
            {"gemma-3-1b", "mlc.gemma3_1b_it"},
            {"gemma-3-27b", "mirror.google__medgemma-27b-it"},
            {"gemma-4-26b-a4b", "aic.google__gemma-4-26B-A4B"},
            {"phi-1.5", "mlc.phi-1_5"},
            {"phi-4-mini", "mlc.phi-4"},
            {"gpt-oss-20b", "aic.openai__gpt-oss-20b"},
            {"falcon-40b", "ipex.tiiuae__falcon-40b"},
            {"baichuan2-7b", "mlc.baichuan"},
            {"mimo-7b", "aic.XiaomiMiMo__MiMo-7B-Base"},
            {"nemotron-super-49b", "aic.nvidia__Llama-3_3-Nemotron-Super-49B-v1"},
            {"sd-1.5", "forge.runwayml__stable-diffusion-v1-5__unet"},
            {"sdxl", "forge.stabilityai__stable-diffusion-xl-base-1.0__unet"},
            {"flux.1-dev", "forge.black-forest-labs__FLUX.1-dev__transformer"},
        };
        for (const auto &[id, file] : rows)
            QTest::newRow(id) << QString::fromLatin1(file);
    }
    void agreesWithTheConfiguration()
    {
        QFETCH(QString, file);
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        const Model *model = catalog->findModel(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(model != nullptr);
        QFile config(qEnvironmentVariable("XUANKA_MATERIAL")
                     + QStringLiteral("/files/configs/%1.json").arg(file));
        QVERIFY(config.open(QIODevice::ReadOnly));
        const auto read = readModelConfig(config.readAll());
        QVERIFY(read.has_value());
        ModelShape ours = model->shape;
        // Instances of one model differ in the context their files allow.
        ours.maxContext = read->model.shape.maxContext;
        QVERIFY(ours == read->model.shape);
    }
};

QTEST_APPLESS_MAIN(TestCatalogMaterial)
#include "tst_catalogmaterial.moc"
