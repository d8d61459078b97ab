// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/ModelFile.h"

#include <QTest>

using namespace xuanka;

// Small configurations of our own, one feature each: the count is worked out by hand beside them.
class TestModelConfig final : public QObject {
    Q_OBJECT
private slots:
    void countsEveryFamily_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<qint64>("active");
        QTest::addColumn<qint64>("cache"); // elements a token
        // Attention 8*(8+4+4+8) = 192, MLP 3*8*16 = 384, norms 16: 592 a layer; 2*10*8 + 8 outside.
        const QByteArray common("\"hidden_size\":8,\"num_hidden_layers\":2,"
                                "\"num_attention_heads\":4,\"num_key_value_heads\":2,"
                                "\"intermediate_size\":16,\"vocab_size\":10");
        QTest::newRow("llama") << "{\"model_type\":\"llama\"," + common + "}"
                               << qint64(2 * 592 + 168) << qint64(2 * 592 + 168) << qint64(16);
        QTest::newRow("llama tied")
            << "{\"model_type\":\"llama\",\"tie_word_embeddings\":true," + common + "}"
            << qint64(2 * 592 + 88) << qint64(2 * 592 + 88) << qint64(16);
        QTest::newRow("qwen2 has q, k, v biases")
            << "{\"model_type\":\"qwen2\"," + common + "}" << qint64(2 * (592 + 16) + 168)
            << qint64(2 * (592 + 16) + 168) << qint64(16);
        // Heads of 4 instead of 2: attention 384; two norms of 4.
        QTest::newRow("qwen3 with its own head size")
            << "{\"model_type\":\"qwen3\",\"head_dim\":4," + common + "}"
            << qint64(2 * (384 + 8 + 384 + 16) + 168) << qint64(2 * (384 + 8 + 384 + 16) + 168)
            << qint64(32);
        QTest::newRow("mixtral: 4 experts, 2 a token")
            << "{\"model_type\":\"mixtral\",\"num_local_experts\":4," + common + "}"
            << qint64(2 * (192 + 16 + 32 + 4 * 384) + 168)
            << qint64(2 * (192 + 16 + 32 + 2 * 384) + 168) << qint64(16);
    }
    void countsEveryFamily()
    {
        QFETCH(QByteArray, json);
        QFETCH(qint64, total);
        QFETCH(qint64, active);
        QFETCH(qint64, cache);
        const auto file = readModelConfig(json);
        QVERIFY(file.has_value());
        QCOMPARE(qint64(file->parameters), total);
        QCOMPARE(qint64(file->model.shape.total()), total);
        QCOMPARE(qint64(file->model.shape.active()), active);
        QCOMPARE(qint64(cacheElementsPerToken(file->model.shape)), cache);
    }
    void refusesWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<ImportCode>("code");
        QTest::addColumn<QString>("named");
        const QByteArray common("\"hidden_size\":8,\"num_hidden_layers\":2,"
                                "\"num_attention_heads\":4,\"num_key_value_heads\":2,"
                                "\"intermediate_size\":16,\"vocab_size\":10");
        QTest::newRow("unknown family") << QByteArray("{\"model_type\":\"nova\"}")
                                        << ImportCode::UnsupportedModel << QStringLiteral("nova");
        QTest::newRow("experts in a dense family")
            << "{\"model_type\":\"llama\",\"num_experts\":8," + common + "}"
            << ImportCode::UnsupportedKeyOf << QStringLiteral("num_experts");
        QTest::newRow("not a model")
            << QByteArray("{\"a\":1}") << ImportCode::NotAModelConfig << QString();
        QTest::newRow("missing") << QByteArray("{\"model_type\":\"deepseek_v3\"}")
                                 << ImportCode::ConfigMissingKey << QStringLiteral("hidden_size");
        QTest::newRow("negative") << QByteArray("{\"model_type\":\"llama\",\"hidden_size\":-8}")
                                  << ImportCode::ConfigOutOfRange << QStringLiteral("hidden_size");
        QTest::newRow("huge") << QByteArray("{\"model_type\":\"llama\",\"num_hidden_layers\":1e9}")
                              << ImportCode::ConfigOutOfRange
                              << QStringLiteral("num_hidden_layers");
        QTest::newRow("text") << QByteArray("{\"model_type\":\"llama\",\"vocab_size\":\"big\"}")
                              << ImportCode::ConfigWrongType << QStringLiteral("vocab_size");
        QTest::newRow("half a head")
            << QByteArray("{\"model_type\":\"llama\",\"num_attention_heads\":2.5}")
            << ImportCode::ConfigWrongType << QStringLiteral("num_attention_heads");
        QTest::newRow("uneven groups")
            << QByteArray("{\"model_type\":\"llama\",\"num_attention_heads\":4,"
                          "\"num_key_value_heads\":3}")
            << ImportCode::ConfigConflict << QStringLiteral("num_attention_heads");
        QTest::newRow("another head")
            << QByteArray("{\"model_type\":\"llama\",\"architectures\":[\"LlamaForSequence"
                          "Classification\"]}")
            << ImportCode::UnsupportedValue << QStringLiteral("architectures");
        QTest::newRow("too many") << QByteArray(
            "{\"model_type\":\"llama\",\"hidden_size\":16777216,"
            "\"num_hidden_layers\":4096,\"intermediate_size\":16777216}")
                                  << ImportCode::ConfigTooManyParameters << QStringLiteral("llama");
    }
    void refusesWhatItDoesNotKnow()
    {
        QFETCH(QByteArray, json);
        QFETCH(ImportCode, code);
        QFETCH(QString, named);
        const auto file = readModelConfig(json);
        QVERIFY(!file.has_value());
        const Message &message = file.error().message;
        QVERIFY2(message.is(code), std::string(message.key).c_str());
        if (named.isEmpty())
            return;
        bool found = false;
        for (const Parameter &parameter : message.parameters)
            found |= std::get_if<QString>(&parameter) != nullptr
                && std::get<QString>(parameter) == named;
        QVERIFY(found);
    }
};

QTEST_APPLESS_MAIN(TestModelConfig)
#include "tst_modelconfig.moc"
