// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Arguments.h"

#include <QTest>

using namespace xuanka::cli;

class TestArguments final : public QObject {
    Q_OBJECT

    const QList<Option> m_known{
        {QStringLiteral("output")},
        {QStringLiteral("explain"), Option::Takes::ValueIfItMatches, QStringLiteral("\\d+")},
    };
    Outcome<Arguments> sort(const char *typed) const
    {
        return sortArguments(QString::fromUtf8(typed).split(u' ', Qt::SkipEmptyParts), m_known);
    }

private slots:
    void filesAndOptionsInAnyOrder()
    {
        const auto sorted = sort("a.json --output b.pdf c.txt");
        QVERIFY(sorted);
        QCOMPARE(sorted->files, QString(QStringLiteral("a.json c.txt")).split(u' '));
        QCOMPARE(sorted->options.value(QStringLiteral("output")), QStringLiteral("b.pdf"));
        QCOMPARE(sort("--output=b=c.pdf")->options.value(QStringLiteral("output")),
                 QStringLiteral("b=c.pdf"));
    }

    void anOptionalValueIsTakenOnlyWhenItLooksLikeOne()
    {
        const auto with = sort("--explain 7 plan.json");
        QCOMPARE(with->options.value(QStringLiteral("explain")), QStringLiteral("7"));
        const auto without = sort("--explain plan.json");
        QVERIFY(without->has(QStringLiteral("explain")));
        QCOMPARE(without->files, QStringList{QStringLiteral("plan.json")});
    }

    void twoDashesEndTheOptions()
    {
        QCOMPARE(sort("-- --output -x")->files, QString(QStringLiteral("--output -x")).split(u' '));
    }

    void mistakesNameTheNearest()
    {
        QVERIFY(sort("--ouput x").error().line.contains(QLatin1String("--output")));
        QVERIFY(sort("--langauge en").error().line.contains(QLatin1String("--language")));
        QVERIFY(sort("--output").error().line.contains(QLatin1String("needs a value")));
        QVERIFY(!sort("-x"));
        QVERIFY(sort("--zzzzzzzz").error().line.contains(QLatin1String("--explain")));
    }
};

QTEST_APPLESS_MAIN(TestArguments)
#include "tst_arguments.moc"
