// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"
#include "core/import/config/Family.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xuanka;

namespace {

QJsonArray rows()
{
    QFile file(QStringLiteral(XUANKA_TEST_DATA "/published.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                          : QJsonArray();
}

void collectTypes(const QJsonObject &config, QStringList &types)
{
    for (const char *key : {"model_type", "_class_name"})
        types.append(config.value(QLatin1String(key)).toString());
    for (const char *key : {"text_config", "llm_config"}) {
        const QJsonObject inner = config.value(QLatin1String(key)).toObject();
        if (!inner.isEmpty())
            collectTypes(inner, types);
    }
}

} // namespace

// Dimensions of models whose totals are published, and reduced configurations of our own for what
// else a family can do. A family without a row here is not proven.
class TestModelFamilies final : public QObject {
    Q_OBJECT
private slots:
    void countsWhatIsPublished_data()
    {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue &row : rows())
            QTest::newRow(qPrintable(row.toObject().value(QLatin1String("name")).toString()))
                << row.toObject();
    }
    void countsWhatIsPublished()
    {
        QFETCH(QJsonObject, row);
        const auto number = [&](const char *key) {
            return row.value(QLatin1String(key)).toInteger();
        };
        const QJsonObject config = row.value(QLatin1String("config")).toObject();
        const auto file = readModelConfig(QJsonDocument(config).toJson());
        QVERIFY(file.has_value());
        const ModelShape &shape = file->model.shape;
        QCOMPARE(qint64(file->parameters), number("total"));
        QCOMPARE(qint64(shape.total()), number("total"));
        QCOMPARE(qint64(shape.active()),
                 row.contains(QLatin1String("active")) ? number("active") : number("total"));
        QCOMPARE(qint64(2 * cacheElementsPerToken(shape)), number("cache"));
        QCOMPARE(qint64(2 * cacheElementsPerToken(shape, true)),
                 row.contains(QLatin1String("cache_unbounded")) ? number("cache_unbounded")
                                                                : number("cache"));
        qint64 beside = 0;
        for (const char *part : {"vision", "projector", "mtp"}) {
            const qint64 count = file->byPart.value(QLatin1String(part));
            QCOMPARE(count, number(part));
            beside += count;
        }
        QCOMPARE(qint64(file->byPart.value(QStringLiteral("encoder"))), number("encoder"));
        if (number("published") > 0)
            QVERIFY(file->parameters == number("published")
                    || file->parameters + beside == number("published"));
    }
    void everyFamilyIsProven()
    {
        QStringList proven;
        for (const QJsonValue &row : rows())
            collectTypes(row.toObject().value(QLatin1String("config")).toObject(), proven);
        for (const QString &type : familyTypes())
            QVERIFY2(proven.contains(type), qPrintable(type));
    }
};

QTEST_APPLESS_MAIN(TestModelFamilies)
#include "tst_modelfamilies.moc"
