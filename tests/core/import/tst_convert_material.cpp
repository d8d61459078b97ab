// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/ConvertedPlan.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xuanka;

// The collected training configurations and launch commands: each gives a plan with the values
// that the index of the collection notes.
class TestConvertMaterial final : public QObject {
    Q_OBJECT

    QString m_top;

    QJsonArray array(const QString &name) const
    {
        QFile file(m_top + name);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                              : QJsonArray();
    }
    static const LlmTraining &training(const ConvertedPlan &converted)
    {
        return std::get<LlmTraining>(converted.plan.workload.work);
    }
    static const LlmInference &inference(const ConvertedPlan &converted)
    {
        return std::get<LlmInference>(converted.plan.workload.work);
    }

private slots:
    void initTestCase()
    {
        m_top = qEnvironmentVariable("XUANKA_MATERIAL");
        if (m_top.isEmpty())
            QSKIP("XUANKA_MATERIAL does not name the collected files");
        m_top += QStringLiteral("/files/");
    }

    void trainingConfigs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QJsonObject>("keys");
        for (const QJsonValue value : array(QStringLiteral("training_configs/index.json"))) {
            const QString name = value[QLatin1String("file")].toString();
            QTest::newRow(qPrintable(name)) << name << value[QLatin1String("kind")].toString()
                                            << value[QLatin1String("keys")].toObject();
        }
    }
    void trainingConfigs()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        QFETCH(QJsonObject, keys);
        const auto plan = convertFile(m_top + QStringLiteral("training_configs/") + name);
        QVERIFY(plan);
        QCOMPARE(plan->kind, kind.section(u'-', 0, 0));
        if (!std::holds_alternative<LlmTraining>(plan->plan.workload.work)) {
            QVERIFY(name.contains(QLatin1String("generation"))); // text is only generated there
            return;
        }
        const LlmTraining &work = training(*plan);
        for (const char *key : {"model_name_or_path", "base_model"}) {
            const QString model = keys.value(QLatin1String(key)).toString();
            if (model.isEmpty())
                continue;
            QVERIFY(work.model.name == model
                    || (model.startsWith(u'/') && model.endsWith(work.model.name)));
        }
        const auto matches = [&keys](std::initializer_list<const char *> names, qint64 value) {
            return std::all_of(names.begin(), names.end(), [&](const char *key) {
                const QJsonValue noted = keys.value(QLatin1String(key));
                return !noted.isDouble() || noted.toInteger() == value;
            });
        };
        QVERIFY(matches({"cutoff_len", "sequence_len"}, work.sequenceTokens));
        QVERIFY(matches({"per_device_train_batch_size", "micro_batch_size", "batch_size"},
                        work.microBatch));
        QVERIFY(matches({"gradient_accumulation_steps"}, work.gradientAccumulation));
        QVERIFY(matches({"lora_rank", "lora_r"}, work.loraRank));
        QVERIFY(matches({"num_processes"}, plan->plan.candidates.counts.value(0)));
        const QString adapter = keys.value(QLatin1String("adapter")).toString()
            + keys.value(QLatin1String("finetuning_type")).toString();
        if (!adapter.isEmpty())
            QCOMPARE(work.method == TrainingMethod::Full, adapter == QLatin1String("full"));
        // Very few keys of real files may be strange to us.
        QVERIFY(std::count_if(plan->notUnderstood.begin(), plan->notUnderstood.end(),
                              [](const Message &m) { return m.is(ConvertCode::KeyUnknown); })
                <= 1);
    }

    void commandsAreAnswered()
    {
        const QJsonArray commands = array(QStringLiteral("vllm_commands.json"));
        QCOMPARE(commands.size(), 20);
        QHash<QString, ConvertedPlan> plans;
        for (const QJsonValue value : commands) {
            const auto plan = convertText(value[QLatin1String("cmd")].toString().toUtf8());
            QVERIFY2(plan, qPrintable(value[QLatin1String("id")].toString()));
            QCOMPARE(plan->kind, QStringLiteral("vllm"));
            for (const Message &message : plan->notUnderstood)
                QVERIFY(!message.is(ConvertCode::KeyUnknown));
            plans.insert(value[QLatin1String("id")].toString(), *plan);
        }
        const auto plan = [&plans](const char *id) { return plans.value(QLatin1String(id)); };
        QCOMPARE(plan("v01").plan.candidates.counts, QList<int>{4}); // -tp 4
        QCOMPARE(inference(plan("v02")).concurrentRequests, 1);
        QCOMPARE(inference(plan("v04")).contextTokens, 16'384); // continued lines
        QCOMPARE(inference(plan("v08")).model.name,
                 QStringLiteral("meta-llama/Meta-Llama-3.1-70B-Instruct")); // a cache path
        QCOMPARE(inference(plan("v10")).weights, WeightFormat::Int4Awq);
        QCOMPARE(inference(plan("v11")).gpuMemoryUtilization, 0.88);
        QCOMPARE(inference(plan("v13")).model.name,
                 QStringLiteral("DeepSeek-R1-Distill-Qwen-14B")); // the model comes last
        QCOMPARE(inference(plan("v14")).weights, WeightFormat::Fp16);
        QCOMPARE(inference(plan("v17")).weights, WeightFormat::Fp8);
        QCOMPARE(inference(plan("v23")).concurrentRequests, 2); // --max-num-seq=2
        QVERIFY(plan("v25").notes.contains(
            {ConvertCode::NoteSecretDropped, {QStringLiteral("HUGGING_FACE_HUB_TOKEN")}}));
        QCOMPARE(inference(plan("v26")).contextTokens, 16'384); // a container's list
        QCOMPARE(inference(plan("v29")).kvCache, CacheFormat::Fp8); // printed arguments
    }
};

QTEST_APPLESS_MAIN(TestConvertMaterial)
#include "tst_convert_material.moc"
