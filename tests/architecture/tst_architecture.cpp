// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>

// Reads the includes of app, ui and core and fails on one that crosses a wall. ARCHITECTURE.md says
// why each wall stands.
class TestArchitecture final : public QObject {
    Q_OBJECT

    struct Source {
        QString path; // relative to the project
        QStringList lines;
        QStringList includes;
    };
    QList<Source> m_sources;

    static QString roomOf(const QString &path) { return path.section(u'/', 0, 1); }

private slots:
    void initTestCase()
    {
        const QString top = QStringLiteral(XUANKA_SOURCE);
        static const QRegularExpression include(
            QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)"));
        for (const char *layer : {"app", "ui", "core"}) {
            QDirIterator it(top + u'/' + QLatin1String(layer),
                            {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                            QDirIterator::Subdirectories);
            while (it.hasNext()) {
                QFile file(it.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                Source source;
                source.path = file.fileName().mid(top.size() + 1);
                source.lines = QString::fromUtf8(file.readAll()).split(u'\n');
                for (const QString &line : source.lines) {
                    const auto match = include.match(line);
                    if (match.hasMatch())
                        source.includes.append(match.captured(1));
                }
                m_sources.append(source);
            }
        }
        QVERIFY(m_sources.size() > 50);
    }

    // app -> ui -> core, and inside core each room sees only those below it.
    void includesPointDownwards()
    {
        const QHash<QString, QStringList> allowed{
            {QStringLiteral("core/base"), {}},
            {QStringLiteral("core/catalog"), {QStringLiteral("base")}},
            {QStringLiteral("core/plan"), QStringLiteral("base catalog").split(u' ')},
            {QStringLiteral("core/import"), QStringLiteral("base catalog plan").split(u' ')},
            {QStringLiteral("core/storage"), QStringLiteral("base catalog plan").split(u' ')},
            {QStringLiteral("core/estimate"), QStringLiteral("base catalog plan").split(u' ')},
            {QStringLiteral("core/cost"), QStringLiteral("base catalog plan estimate").split(u' ')},
            {QStringLiteral("core/trial"),
             QStringLiteral("base catalog plan estimate").split(u' ')},
            {QStringLiteral("core/advise"),
             QStringLiteral("base catalog plan estimate cost").split(u' ')},
            {QStringLiteral("core/checklist"),
             QStringLiteral("base catalog plan estimate cost trial advise").split(u' ')},
            {QStringLiteral("core/report"),
             QStringLiteral("base catalog plan estimate cost trial advise checklist").split(u' ')},
        };
        QStringList crossings;
        for (const Source &source : std::as_const(m_sources)) {
            const QString layer = source.path.section(u'/', 0, 0);
            const QString room = roomOf(source.path);
            for (const QString &include : source.includes) {
                const QString target = include.section(u'/', 0, 0);
                const bool upwards = (layer == u"core" && (target == u"ui" || target == u"app"))
                    || (layer == u"ui" && target == u"app");
                bool sideways = false;
                if (layer == u"core" && target == u"core" && roomOf(include) != room) {
                    QVERIFY2(allowed.contains(room),
                             qPrintable(room + QLatin1String(" is no known room")));
                    sideways = !allowed[room].contains(include.section(u'/', 1, 1));
                }
                if (upwards || sideways)
                    crossings.append(source.path + QLatin1String(" includes ") + include);
            }
        }
        QVERIFY2(crossings.isEmpty(), qPrintable(crossings.join(u'\n')));
    }

    void coreNeitherShowsNorTranslatesNorLooksAtTheClock()
    {
        static const QRegularExpression forbidden(
            QStringLiteral("\\bQSettings\\b|\\bqApp\\b|\\btr\\(|currentDate|currentTime|QLocale::"
                           "system|QLocale\\(\\)"
                           "|system_clock|\\bQElapsedTimer\\b|QWidget|QPainter|QtCharts|QtGui"));
        QStringList found;
        for (const Source &source : std::as_const(m_sources)) {
            if (!source.path.startsWith(QLatin1String("core/")))
                continue;
            for (qsizetype i = 0; i < source.lines.size(); ++i) {
                const QString code = source.lines[i].section(QStringLiteral("//"), 0, 0);
                if (forbidden.match(code).hasMatch())
                    found.append(QStringLiteral("%1:%2: %3").arg(source.path).arg(i + 1).arg(code));
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    // Estimates and costs are swept by the million: no Qt types, except at the data file's door.
    void estimatesUseTheStandardLibrary()
    {
        static const QRegularExpression door(QStringLiteral(
            "/(Constant|Constants|ConstantReader|[A-Z][a-z]+Constants|[A-Z][a-z]+Code)\\."));
        QStringList found;
        for (const Source &source : std::as_const(m_sources)) {
            const QString room = roomOf(source.path);
            if ((room != u"core/estimate" && room != u"core/cost")
                || door.match(source.path).hasMatch())
                continue;
            for (const QString &include : source.includes) {
                if (include.startsWith(u'Q') || include == u"core/base/Message.h"
                    || include == u"core/base/Result.h")
                    found.append(source.path + QLatin1String(" includes ") + include);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void onlyTheChartRoomKnowsQtCharts()
    {
        static const QRegularExpression charts(
            QStringLiteral("^QtCharts|^Q(Chart|ChartView|BarSet|StackedBarSeries|LineSeries|"
                           "AreaSeries|ScatterSeries"
                           "|ValueAxis|CategoryAxis|BarCategoryAxis|Legend)$"));
        static const QRegularExpression sql(QStringLiteral("^Q(tSql|Sql)"));
        QStringList found;
        for (const Source &source : std::as_const(m_sources)) {
            for (const QString &include : source.includes) {
                const bool strayChart = charts.match(include).hasMatch()
                    && !source.path.startsWith(QLatin1String("ui/charts/"));
                const bool straySql = sql.match(include).hasMatch()
                    && !source.path.startsWith(QLatin1String("core/storage/"));
                if (strayChart || straySql)
                    found.append(source.path + QLatin1String(" includes ") + include);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    // A page may use parts of its own folder and the shared widgets, never another page.
    void pagesDoNotKnowEachOther()
    {
        QStringList found;
        for (const Source &source : std::as_const(m_sources)) {
            if (!source.path.startsWith(QLatin1String("ui/pages/")))
                continue;
            const QString own = source.path.section(u'/', 2, 2);
            for (const QString &include : source.includes) {
                if (!include.startsWith(QLatin1String("ui/pages/")) || include.count(u'/') < 3)
                    continue;
                if (own.contains(u'.') || include.section(u'/', 2, 2) != own)
                    found.append(source.path + QLatin1String(" includes ") + include);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    void filesStaySmallAndLicensed()
    {
        QStringList found;
        for (const Source &source : std::as_const(m_sources)) {
            if (source.lines.size() > 500)
                found.append(source.path + QLatin1String(" is longer than 500 lines"));
            if (!source.lines.value(1).contains(QLatin1String("SPDX-License-Identifier")))
                found.append(source.path + QLatin1String(" has no SPDX header"));
            if (source.path.endsWith(QLatin1String(".h"))
                && !source.lines.contains(QStringLiteral("#pragma once")))
                found.append(source.path + QLatin1String(" has no #pragma once"));
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
