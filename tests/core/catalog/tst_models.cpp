// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"
#include "core/catalog/ModelJson.h"

#include <QJsonDocument>
#include <QTest>

using namespace xuanka;

namespace {

Result<Model> parse(const char *json)
{
    return modelFromJson(QJsonDocument::fromJson(json).object());
}

} // namespace

class TestModels final : public QObject {
    Q_OBJECT
private slots:
    void knowsModelsByTheirNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("id") << QStringLiteral("llama-3.1-70b") << QStringLiteral("llama-3.1-70b");
        QTest::newRow("repository") << QStringLiteral("meta-llama/Llama-3.1-70B-Instruct")
                                    << QStringLiteral("llama-3.1-70b");
        QTest::newRow("words and case")
            << QStringLiteral("CodeLlama 34 B") << QStringLiteral("codellama-34b");
        QTest::newRow("another account") << QStringLiteral("unsloth/Qwen2.5-7B-Instruct-bnb-4bit")
                                         << QStringLiteral("qwen2.5-7b");
        QTest::newRow("storage") << QStringLiteral("Llama-3.1-70B FP8")
                                 << QStringLiteral("llama-3.1-70b");
        QTest::newRow("decimal as underscore")
            << QStringLiteral("qwen-1_8b") << QStringLiteral("qwen-1.8b");
        QTest::newRow("name") << QStringLiteral("Qwen3 30B A3B") << QStringLiteral("qwen3-30b-a3b");
    }
    void knowsModelsByTheirNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        const Model *model = catalog->findModel(name);
        QVERIFY(model != nullptr);
        QCOMPARE(model->id, id);
    }
    void countsAreThePublishedOnes_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<qint64>("active");
        QTest::addColumn<qint64>("cache"); // fp16 bytes a token
        QTest::newRow("llama") << QStringLiteral("llama-3.1-70b") << qint64(70553706496)
                               << qint64(70553706496) << qint64(327680);
        QTest::newRow("experts") << QStringLiteral("qwen3-30b-a3b") << qint64(30532122624)
                                 << qint64(3353032704) << qint64(98304);
        QTest::newRow("latent") << QStringLiteral("deepseek-v3") << qint64(671026419200)
                                << qint64(37552297472) << qint64(70272);
        QTest::newRow("diffusion")
            << QStringLiteral("sdxl") << qint64(2567463684) << qint64(2567463684) << qint64(0);
    }
    void countsAreThePublishedOnes()
    {
        QFETCH(QString, id);
        QFETCH(qint64, total);
        QFETCH(qint64, active);
        QFETCH(qint64, cache);
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        const Model *model = catalog->findModel(id);
        QVERIFY(model != nullptr);
        QCOMPARE(qint64(model->shape.total()), total);
        QCOMPARE(qint64(model->shape.active()), active);
        QCOMPARE(qint64(2 * cacheElementsPerToken(model->shape)), cache);
    }
    void doesNotGuessAName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("another model") << QStringLiteral("llama-3.1-9b");
        QTest::newRow("a tune of its own shape") << QStringLiteral("Qwen2.5-7B-VL");
        QTest::newRow("a variant word alone") << QStringLiteral("instruct");
        QTest::newRow("nothing") << QString();
    }
    void doesNotGuessAName()
    {
        QFETCH(QString, name);
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        QVERIFY(catalog->findModel(name) == nullptr);
    }
    void everyNameLeadsToItsModel()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        QVERIFY(catalog->models().size() >= 40);
        for (const Model &model : catalog->models()) {
            for (const QString &name : QStringList{model.id, model.name} + model.aliases) {
                const Model *found = catalog->findModel(name);
                QVERIFY2(found != nullptr && found->id == model.id,
                         qPrintable(name + QStringLiteral(" of ") + model.id));
            }
        }
    }
    void everyModelHasASource()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        for (const Model &model : catalog->models()) {
            QVERIFY2(!model.source.isEmpty(), qPrintable(model.id));
            QVERIFY2(!model.aliases.isEmpty(), qPrintable(model.id));
        }
    }
    void refusesMistypedRows_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("unknown key")
            << QByteArray(R"({"id":"a","name":"A","source":"s","total":1,"colour":"red"})");
        QTest::newRow("sum is not the total")
            << QByteArray(R"({"id":"a","name":"A","source":"s","total":5,
                              "layers":[{"count":2,"mlp_parameters":2}]})");
        QTest::newRow("no source") << QByteArray(R"({"id":"a","name":"A","total":1})");
        QTest::newRow("negative") << QByteArray(R"({"id":"a","name":"A","source":"s","total":-1})");
    }
    void refusesMistypedRows()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!parse(json.constData()).has_value());
    }
};

QTEST_APPLESS_MAIN(TestModels)
#include "tst_models.moc"
