// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xuanka;

namespace {

QString material(const QString &path)
{
    return qEnvironmentVariable("XUANKA_MATERIAL") + u'/' + path;
}

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Files the collection's own formula refuses and we count: each with its reason.
const QHash<QString, QString> &countedBeyondTheIndex()
{
    static const QHash<QString, QString> files{
        {QStringLiteral("ipex-reduced.codegen.json"),
         QStringLiteral("CodeGen has the layers of GPT-J")},
        {QStringLiteral("ipex-reduced.llava.json"),
         QStringLiteral("the first LLaVA format: its language model is a Llama at the top level")},
        {QStringLiteral("ipex-reduced.mllama.json"),
         QStringLiteral("Llama 3.2 Vision, proven by the published total of its 11B")},
    };
    return files;
}

// How the published total of a file follows from the parts, where it is not one of them.
qint64 publishedFrom(const ModelFile &file, const QJsonObject &row)
{
    const QString basis = row.value(QLatin1String("formula_basis")).toString();
    qint64 sum = file.parameters;
    if (basis == QLatin1String("encoder_only"))
        return file.byPart.value(QStringLiteral("encoder"));
    for (const char *part : {"vision", "projector"})
        if (basis.contains(QLatin1String("vision")))
            sum += file.byPart.value(QLatin1String(part));
    if (basis.contains(QLatin1String("mtp")))
        sum += file.byPart.value(QStringLiteral("mtp"));
    return sum;
}

} // namespace

// Every published configuration at hand: equal to the last parameter, or refused by name.
class TestConfigMaterial final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("XUANKA_MATERIAL"))
            QSKIP("XUANKA_MATERIAL names no material");
    }
    void equalsThePublishedCount_data()
    {
        QTest::addColumn<QJsonObject>("row");
        const QJsonArray rows =
            QJsonDocument::fromJson(content(material(QStringLiteral("files/configs/index.json"))))
                .array();
        QVERIFY(!rows.isEmpty());
        for (const QJsonValue &value : rows) {
            const QJsonObject row = value.toObject();
            const QString file = row.value(QLatin1String("file")).toString();
            if (!file.isEmpty())
                QTest::newRow(qPrintable(file)) << row;
        }
    }
    void equalsThePublishedCount()
    {
        QFETCH(QJsonObject, row);
        const QString name = row.value(QLatin1String("file")).toString();
        const auto file =
            readModelConfig(content(material(QStringLiteral("files/configs/") + name)));
        const QJsonObject formula = row.value(QLatin1String("formula")).toObject();
        const QJsonValue total = formula.value(QLatin1String("total"));
        if (!total.isDouble()) {
            QVERIFY(!file.has_value() || countedBeyondTheIndex().contains(name));
            return;
        }
        QVERIFY2(file.has_value(), "a family with a formula is refused");
        QCOMPARE(qint64(file->parameters), total.toInteger());
        QCOMPARE(qint64(file->model.shape.total()), total.toInteger());
        QCOMPARE(file->exact, true);
        if (formula.contains(QLatin1String("active")))
            QCOMPARE(qint64(file->model.shape.active()),
                     formula.value(QLatin1String("active")).toInteger());
        const std::pair<const char *, const char *> parts[] = {{"vision", "vision"},
                                                               {"mtp", "mtp"},
                                                               {"mtp_layers_unique", "mtp"},
                                                               {"encoder_only", "encoder"}};
        for (const auto &[theirs, ours] : parts) {
            if (formula.value(QLatin1String(theirs)).toInteger() > 0)
                QCOMPARE(qint64(file->byPart.value(QLatin1String(ours))),
                         formula.value(QLatin1String(theirs)).toInteger());
        }
        const QJsonValue cache = row.value(QLatin1String("kv_bytes_per_token_fp16"));
        if (cache.isDouble())
            QCOMPARE(qint64(2 * cacheElementsPerToken(file->model.shape)), cache.toInteger());
        // The index gives the difference to what the Hub shows, and why, in count_note.
        const QJsonValue published = row.value(QLatin1String("true_total_params"));
        if (published.isDouble())
            QCOMPARE(publishedFrom(*file, row) - published.toInteger(),
                     row.value(QLatin1String("diff")).toInteger());
    }
};

QTEST_APPLESS_MAIN(TestConfigMaterial)
#include "tst_configmaterial.moc"
