// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartView.h"

#include "ui/charts/ChartTableModel.h"
#include "ui/charts/PlotView.h"
#include "ui/text/Language.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace xuanka {
namespace {

QString said(const char *source)
{
    return text::say("Charts", source);
}

} // namespace

class ChartView::Private {
public:
    explicit Private(ChartView *view);
    void fill();

    ChartView *q;
    QLabel *title;
    QToolButton *tableButton;
    QToolButton *copyButton;
    QAction *copyPicture;
    QAction *copyTable;
    QStackedLayout *pages;
    PlotView *plot;
    QTableView *table;
    ChartTableModel *model;
};

ChartView::Private::Private(ChartView *view)
    : q(view)
    , title(new QLabel(view))
    , tableButton(new QToolButton(view))
    , copyButton(new QToolButton(view))
    , pages(new QStackedLayout)
    , plot(new PlotView(view))
    , table(new QTableView(view))
    , model(new ChartTableModel(view))
{
    title->setWordWrap(true);
    title->setTextFormat(Qt::PlainText);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    tableButton->setCheckable(true);
    for (QToolButton *button : {tableButton, copyButton}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    auto *menu = new QMenu(copyButton);
    copyPicture = menu->addAction(QString(), q, &ChartView::copyPicture);
    copyTable = menu->addAction(QString(), q, &ChartView::copyTable);
    copyButton->setMenu(menu);
    copyButton->setPopupMode(QToolButton::InstantPopup);
    table->setModel(model);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);

    pages->addWidget(plot);
    pages->addWidget(table);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1, Qt::AlignTop);
    head->addWidget(tableButton, 0, Qt::AlignTop);
    head->addWidget(copyButton, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(q);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(pages, 1);
    connect(tableButton, &QToolButton::toggled, q, &ChartView::setShowsTable);
}

// Everything that depends on spec, language, palette or font.
void ChartView::Private::fill()
{
    const ChartSpec &spec = q->m_spec;
    QFont strong = q->font();
    strong.setWeight(QFont::DemiBold);
    title->setFont(strong);
    const QString words = spec.title.key.empty()
        ? said(QT_TRANSLATE_NOOP("Charts", "Nothing to show yet"))
        : chartwords::title(spec);
    title->setText(words);
    for (QToolButton *button : {tableButton, copyButton})
        button->setEnabled(!spec.isEmpty());
    tableButton->setText(said(QT_TRANSLATE_NOOP("Charts", "Table")));
    tableButton->setToolTip(said(QT_TRANSLATE_NOOP("Charts", "Show the numbers as a table")));
    copyButton->setText(said(QT_TRANSLATE_NOOP("Charts", "Copy")));
    copyPicture->setText(said(QT_TRANSLATE_NOOP("Charts", "Copy as picture")));
    copyTable->setText(said(QT_TRANSLATE_NOOP("Charts", "Copy as table")));
    plot->show(spec,
               ChartStyle::forScreen(q->palette().color(q->backgroundRole()),
                                     q->palette().color(q->foregroundRole()), q->font()));
    model->setTable(chartwords::table(spec));
    table->setAccessibleName(words);
    tableButton->setAccessibleName(tableButton->toolTip() + QStringLiteral(": ") + words);
    copyButton->setAccessibleName(copyButton->text() + QStringLiteral(": ") + words);
    q->setAccessibleName(words);
}

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this))
{
    d->fill();
}

ChartView::~ChartView() = default;

void ChartView::setSpec(const ChartSpec &spec)
{
    if (m_spec == spec)
        return;
    m_spec = spec;
    d->fill();
}

bool ChartView::showsTable() const
{
    return d->pages->currentWidget() == d->table;
}

void ChartView::setShowsTable(bool table)
{
    d->pages->setCurrentWidget(table ? static_cast<QWidget *>(d->table) : d->plot);
    d->tableButton->setChecked(table);
}

void ChartView::retranslateUi()
{
    d->fill();
}

void ChartView::copyPicture() const
{
    QGuiApplication::clipboard()->setPixmap(d->plot->grab());
}

void ChartView::copyTable() const
{
    QGuiApplication::clipboard()->setText(chartwords::tabSeparated(d->model->table()));
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LanguageChange:
        d->fill();
        break;
    default:
        break;
    }
}

} // namespace xuanka
