// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowBench.h"

#include "ui/form/PlanForm.h"
#include "ui/pages/start/Presets.h"
#include "ui/theme/Colors.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/NumberBox.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>

using namespace xuanka;

// Walks every page in both languages, through what a person sees and what a screen reader hears.
class TestPages final : public QObject {
    Q_OBJECT

    static QString describe(const QWidget *widget)
    {
        return QStringLiteral("%1 “%2”").arg(QString::fromLatin1(widget->metaObject()->className()),
                                             widget->objectName());
    }

    // Parts of a composite that hand their focus and their name to the whole.
    static bool isInner(const QWidget *widget)
    {
        const QWidget *parent = widget->parentWidget();
        return qobject_cast<const QComboBox *>(parent)
            || qobject_cast<const QAbstractSpinBox *>(parent)
            || widget->objectName().startsWith(QLatin1String("qt_"));
    }

    static QStringList nameless(const QWidget *top)
    {
        QStringList found;
        for (const QWidget *widget : top->findChildren<QWidget *>()) {
            if (!widget->isVisibleTo(top) || !(widget->focusPolicy() & Qt::TabFocus)
                || widget->focusProxy() || isInner(widget))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            if (widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
                found.append(describe(widget));
        }
        return found;
    }

private slots:
    void everyFocusableWidgetHasAName_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("zh_CN") << true;
        QTest::newRow("en") << false;
    }

    void everyFocusableWidgetHasAName()
    {
        QFETCH(bool, chinese);
        WindowBench bench(chinese ? text::Language::Chinese : text::Language::English);
        bench.document().reset(presets().first().plan);
        bench.document().adviseNow();
        for (int step = 0; step < stepCount; ++step) {
            const QStringList found = nameless(bench.page(Step(step)));
            QVERIFY2(found.isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2").arg(step).arg(found.join(u','))));
        }
        const QStringList found = nameless(bench.window.get());
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u',')));
    }

    // No Chinese word in the English window, no English sentence in the Chinese one.
    void noTextStaysBehindInTheOtherLanguage()
    {
        WindowBench bench(text::Language::English);
        bench.document().reset(presets().first().plan);
        bench.document().adviseNow();
        for (int step = 0; step < stepCount; ++step)
            bench.page(Step(step));
        bench.speech.setLanguage(text::Language::Chinese);
        static const QRegularExpression sentence(QStringLiteral("[a-z]{3,} [a-z]{3,} [a-z]{3,}"));
        for (int step = 0; step < stepCount; ++step) {
            const QWidget *page = bench.page(Step(step));
            for (const QLabel *label : page->findChildren<QLabel *>())
                // The title of a source stays in the language it was published in.
                QVERIFY2(!label->isVisibleTo(page) || label->text().startsWith(u"来源")
                             || !sentence.match(label->text()).hasMatch(),
                         qPrintable(label->text()));
        }
        bench.speech.setLanguage(text::Language::English);
        static const QRegularExpression han(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
        for (int step = 0; step < int(Step::Report); ++step) {
            const QWidget *page = bench.page(Step(step));
            for (const QLabel *label : page->findChildren<QLabel *>())
                QVERIFY2(!label->isVisibleTo(page) || !han.match(label->text()).hasMatch(),
                         qPrintable(label->text()));
        }
    }

    // Each field of each kind of work: change it, take it back, do it again.
    void everyFieldCanBeUndone()
    {
        WindowBench bench(text::Language::English);
        for (const auto &kind : KeyTable<WorkloadKind>::rows) {
            Plan plan;
            plan.workload.work = defaultWork(kind.first);
            bench.document().reset(plan);
            for (const Step step : {Step::Compute, Step::Team, Step::Task, Step::Budget}) {
                for (PlanForm *form : bench.page(step)->findChildren<PlanForm *>()) {
                    if (!form->isVisibleTo(bench.page(step)))
                        continue;
                    for (const auto &field : form->fields())
                        changeAndUndo(bench, *field);
                }
            }
        }
    }

    void coloursAreReadable()
    {
        for (const QPalette &palette : {theme::lightPalette(), theme::darkPalette()}) {
            const theme::Colors &colors = theme::colorsOf(palette);
            for (const QColor &color : {colors.accent, colors.good, colors.warn, colors.bad,
                                        colors.muted, palette.color(QPalette::Text)}) {
                for (const QColor &ground : {palette.color(QPalette::Base), colors.surface})
                    QVERIFY2(theme::contrast(color, ground) >= 4.5, qPrintable(color.name()));
            }
        }
    }

private:
    static bool change(QWidget *editor)
    {
        if (auto *number = qobject_cast<NumberBox *>(editor)) {
            const double before = number->value();
            number->setValue(before + 1 <= number->maximum() ? before + 1 : before - 1);
            return true;
        }
        if (auto *box = qobject_cast<QCheckBox *>(editor)) {
            box->toggle();
            return true;
        }
        if (auto *box = qobject_cast<QComboBox *>(editor)) {
            if (editor->objectName() == QLatin1String("workload.kind") || box->count() < 2)
                return false;
            box->setCurrentIndex(box->currentIndex() == 0 ? 1 : 0);
            return true;
        }
        return false;
    }

    static void changeAndUndo(WindowBench &bench, const FormField &field)
    {
        PlanDocument &document = bench.document();
        const Plan before = document.plan();
        if (field.visible && !field.visible(before))
            return;
        document.endEdit();
        if (!change(field.row->editor()))
            return;
        const Plan after = document.plan();
        QVERIFY2(!(after == before), qPrintable(field.key));
        QCOMPARE(document.undoField(), field.key);
        document.undoStack().undo();
        QCOMPARE(document.plan(), before);
        document.undoStack().redo();
        QCOMPARE(document.plan(), after);
        document.undoStack().undo();
    }
};

QTEST_MAIN(TestPages)
#include "tst_windowpages.moc"
