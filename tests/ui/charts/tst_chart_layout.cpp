// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleAdvice.h"
#include "core/report/Charts.h"
#include "ui/charts/ChartLayout.h"
#include "ui/charts/ChartWords.h"
#include "ui/charts/Ticks.h"
#include "ui/text/Language.h"

#include <QTest>

#include <limits>

using namespace xuanka;

namespace {

ChartStyle paperStyle()
{
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans CJK SC")});
    font.setPixelSize(12);
    return ChartStyle::forPaper(font, 1);
}

const ChartLabel *find(const ChartLayout &layout, const QString &text)
{
    for (const ChartLabel &label : layout.labels) {
        if (label.text == text)
            return &label;
    }
    return nullptr;
}

// Contrast of two colours as WCAG 2.1 defines it.
double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](double channel) {
            return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
            + 0.0722 * linear(colour.blueF());
    };
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

} // namespace

class TestChartLayout final : public QObject {
    Q_OBJECT
private slots:
    void ticksAreRoundAndFew_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<QList<double>>("ticks");
        QTest::newRow("four") << 4.0 << QList<double>{0, 1, 2, 3, 4};
        QTest::newRow("ten") << 10.0 << QList<double>{0, 2, 4, 6, 8, 10};
        QTest::newRow("48.6") << 48.6 << QList<double>{0, 10, 20, 30, 40, 50};
        QTest::newRow("10440") << 10440.0 << QList<double>{0, 2500, 5000, 7500, 10000, 12500};
        QTest::newRow("small") << 0.03 << QList<double>{0, 0.01, 0.02, 0.03};
        QTest::newRow("nothing") << 0.0 << QList<double>{0, 1};
        QTest::newRow("endless") << std::numeric_limits<double>::infinity() << QList<double>{0, 1};
    }
    void ticksAreRoundAndFew()
    {
        QFETCH(double, largest);
        QFETCH(QList<double>, ticks);
        const QList<double> got = niceTicks(largest);
        QCOMPARE(got.size(), ticks.size());
        for (qsizetype index = 0; index < ticks.size(); ++index)
            QVERIFY(qFuzzyCompare(got[index] + 1, ticks[index] + 1));
    }
    void ticksNeverExceedSix()
    {
        for (double largest = 0.001; largest < 1e7; largest *= 1.013) {
            const QList<double> ticks = niceTicks(largest);
            QVERIFY2(ticks.size() <= 6, qPrintable(QString::number(largest)));
            QVERIFY(ticks.last() >= largest * (1 - 1e-9));
        }
    }

    void labelsCarryMoneyAndHeadroom()
    {
        const text::LanguageScope language(text::Language::Chinese);
        const ChartStyle style = paperStyle();
        const ChartSpec memory = memoryChart(sample::plan(), sample::advice());
        const ChartLayout memoryLayout(memory, style, {900, 320});
        QVERIFY(find(memoryLayout, QStringLiteral("余 10.4 GiB")));
        QVERIFY(find(memoryLayout, QStringLiteral("缺 24.6 GiB")));
        QVERIFY(find(memoryLayout, QStringLiteral("余 10.4 GiB"))->strong); // the recommendation
        QVERIFY(find(memoryLayout, QStringLiteral("KV 缓存")));
        QVERIFY(find(memoryLayout, QStringLiteral("RTX 5090")));
        QCOMPARE(memoryLayout.hatched.size(), 1);
        const ChartSpec cost = costChart(sample::plan(), sample::advice());
        const ChartLayout costLayout(cost, style, {900, 320});
        QVERIFY(find(costLayout, QStringLiteral("¥12,500"))); // a tick
        QVERIFY(find(costLayout, QStringLiteral("¥5,370")));
        QVERIFY(find(costLayout, QStringLiteral("每月上限")));
    }
    void narrowChartsKeepTheChosenLabel()
    {
        const text::LanguageScope language(text::Language::English);
        const ChartSpec spec = memoryChart(sample::plan(), sample::advice());
        const ChartStyle style = paperStyle();
        const ChartLayout layout(spec, style, {240, 240});
        QVERIFY(find(layout, QStringLiteral("+10.4")));
        QVERIFY(find(layout, QStringLiteral("−24.6")));
    }
    void labelsDoNotCollide_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {200, 260, 400, 800, 1200})
            QTest::addRow("%d", width) << width;
    }
    void labelsDoNotCollide()
    {
        QFETCH(int, width);
        const ChartStyle style = paperStyle();
        for (const auto language : {text::Language::English, text::Language::Chinese}) {
            const text::LanguageScope scope(language);
            for (const ChartSpec &spec : {speedupChart(sample::plan(), sample::advice()),
                                          memoryChart(sample::plan(), sample::advice()),
                                          costChart(sample::plan(), sample::advice())}) {
                const ChartLayout layout(spec, style, QSizeF(width, 300));
                for (qsizetype a = 0; a < layout.labels.size(); ++a) {
                    for (qsizetype b = a + 1; b < layout.labels.size(); ++b) {
                        const auto &[first, second] = std::pair(layout.labels[a], layout.labels[b]);
                        if (!first.overPlot && !second.overPlot)
                            continue; // fixed places; their boxes are wider than their words
                        QVERIFY2(!first.box.intersects(second.box),
                                 qPrintable(first.text + u'/' + second.text));
                    }
                }
            }
        }
    }
    void barsStandWhereTheirValuesAre()
    {
        const ChartSpec spec = memoryChart(sample::plan(), sample::advice());
        const ChartStyle style = paperStyle();
        const ChartLayout layout(spec, style, {900, 320});
        QCOMPARE(layout.at(-0.5, 0), layout.plot.bottomLeft());
        QCOMPARE(layout.at(5.5, 0), layout.plot.bottomRight());
        QVERIFY(layout.topY >= 50);
        QVERIFY(layout.highlight.contains(layout.at(2, 1)));
    }
    void tableHasEveryNumber()
    {
        const text::LanguageScope language(text::Language::English);
        const auto table = chartwords::table(memoryChart(sample::plan(), sample::advice()));
        QCOMPARE(table.header,
                 (QStringList{QStringLiteral("Configuration"), QStringLiteral("Weights"),
                              QStringLiteral("KV cache"), QStringLiteral("Activations"),
                              QStringLiteral("Runtime overhead"), QStringLiteral("Total"),
                              QStringLiteral("Capacity"), QStringLiteral("Headroom")}));
        QCOMPARE(table.rows[2],
                 (QStringList{QStringLiteral("4 × RTX 4090"), QStringLiteral("9.28"),
                              QStringLiteral("2.5"), QStringLiteral("0.9"), QStringLiteral("0.9"),
                              QStringLiteral("13.6"), QStringLiteral("24"),
                              QStringLiteral("10.4 GiB left")}));
        const auto speedup = chartwords::table(speedupChart(sample::plan(), sample::advice()));
        QCOMPARE(speedup.rows[1].mid(1, 3),
                 (QStringList{QStringLiteral("2×"), QStringLiteral("1.83×"),
                              QStringLiteral("1.65×–1.98×")}));
    }
    void textIsReadableOnLightAndDark()
    {
        const QFont font;
        for (const ChartStyle &style :
             {ChartStyle::forPaper(font, 1),
              ChartStyle::forScreen(QColor(35, 35, 35), Qt::white, font),
              ChartStyle::forScreen(QColor(239, 239, 239), Qt::black, font)}) {
            QVERIFY(contrast(style.text, style.background) >= 7);
            QVERIFY(contrast(style.muted, style.background) >= 4.5);
            QVERIFY(contrast(style.warning(), style.background) >= 4.5);
            QVERIFY(contrast(style.of(SeriesRole::Ours), style.background) >= 3);
        }
    }
};

QTEST_MAIN(TestChartLayout)
#include "tst_chart_layout.moc"
