// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleAdvice.h"
#include "core/report/Charts.h"
#include "ui/charts/ChartTableModel.h"
#include "ui/charts/ChartView.h"
#include "ui/charts/PlotView.h"
#include "ui/text/Language.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace xuanka;

namespace {

ChartSpec memory()
{
    return memoryChart(sample::plan(), sample::advice());
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(35, 35, 35));
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::Base, QColor(25, 25, 25));
    palette.setColor(QPalette::Text, Qt::white);
    return palette;
}

} // namespace

class TestChartView final : public QObject {
    Q_OBJECT
private slots:
    void titleIsAStatement()
    {
        const text::LanguageScope language(text::Language::English);
        ChartView view;
        view.setSpec(memory());
        QCOMPARE(view.findChild<QLabel *>()->text(),
                 QStringLiteral("4 × RTX 4090 leaves 10.4 GiB of each card's 24 GiB free"));
    }
    void accessibleTreeKnowsTheChart()
    {
        const text::LanguageScope language(text::Language::English);
        ChartView view;
        view.setSpec(memory());
        auto *plot = view.findChild<PlotView *>();
        QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(plot);
        QVERIFY(chart);
        QCOMPARE(chart->role(), QAccessible::Chart);
        QVERIFY(chart->text(QAccessible::Name).startsWith(QStringLiteral("4 × RTX 4090 leaves")));
        const QString description = chart->text(QAccessible::Description);
        QVERIFY(description.contains(QStringLiteral("2 × RTX 5090: Weights 18.6, KV cache 5")));
        QVERIFY(description.contains(QStringLiteral("Headroom 10.4 GiB left")));
        QCOMPARE(chart->childCount(), 0);
        QCOMPARE(plot->focusPolicy(), Qt::StrongFocus);
    }
    void everythingFocusableHasAName()
    {
        ChartView view;
        view.setSpec(memory());
        view.setShowsTable(true);
        view.show();
        for (const QWidget *widget : view.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(&view))
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }
    void tableTwinShowsTheNumbers()
    {
        ChartView view;
        view.setSpec(memory());
        view.show();
        QVERIFY(!view.showsTable());
        auto *button = view.findChild<QToolButton *>();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(view.showsTable());
        auto *table = view.findChild<QTableView *>();
        QVERIFY(table->isVisible());
        QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 6);
        QCOMPARE(table->model()->index(2, 0).data().toString(), QStringLiteral("4 × RTX 4090"));
        QCOMPARE(table->model()->index(2, 1).data(Qt::TextAlignmentRole).toInt(),
                 int(Qt::AlignVCenter | Qt::AlignRight));
        view.setShowsTable(false);
        QVERIFY(!button->isChecked());
    }
    void copiesAsTableAndPicture()
    {
        const text::LanguageScope language(text::Language::English);
        ChartView view;
        view.resize(500, 320);
        view.setSpec(memory());
        view.copyTable();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Configuration\tWeights\tKV cache\t")));
        QCOMPARE(text.count(u'\n'), 7);
        view.copyPicture();
        QVERIFY(!QGuiApplication::clipboard()->pixmap().isNull());
    }
    void followsThePalette()
    {
        ChartView view;
        view.resize(500, 320);
        view.setSpec(memory());
        view.show();
        const auto corner = [&view] {
            const QImage image = view.grab().toImage();
            return image.pixelColor(image.width() - 3, image.height() - 3);
        };
        const QColor light = corner();
        view.setPalette(darkPalette());
        QCOMPARE(corner(), QColor(35, 35, 35));
        QVERIFY(light.lightness() > 200);
    }
    void followsTheLanguage()
    {
        ChartView view;
        {
            const text::LanguageScope language(text::Language::English);
            view.setSpec(memory());
        }
        const text::LanguageScope language(text::Language::Chinese);
        view.retranslateUi();
        QCOMPARE(view.findChild<QLabel *>()->text(),
                 QStringLiteral("4 × RTX 4090：每张卡 24 GiB 显存，余量 10.4 GiB"));
        QCOMPARE(view.findChild<ChartTableModel *>()->headerData(1, Qt::Horizontal).toString(),
                 QStringLiteral("权重"));
    }
    void emptySpecIsCalm()
    {
        ChartView view;
        view.resize(300, 200);
        view.setSpec({});
        view.show();
        QVERIFY(!view.findChild<QLabel *>()->text().isEmpty());
        QVERIFY(!view.findChild<QToolButton *>()->isEnabled());
        QVERIFY(!view.grab().isNull());
    }
    void fillingAgainLeavesOnePicture()
    {
        ChartView view;
        view.setSpec(memory());
        view.setSpec(costChart(sample::plan(), sample::advice()));
        const auto *plot = view.findChild<PlotView *>();
        QCOMPARE(plot->chart(), plot->picture());
        QVERIFY(plot->scene()->items().contains(plot->chart()));
    }
};

QTEST_MAIN(TestChartView)
#include "tst_chart_view.moc"
