// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/PageStack.h"

#include "core/plan/Plan.h"
#include "ui/pages/ReportPage.h"
#include "ui/pages/TaskPage.h"
#include "ui/pages/TeamPage.h"
#include "ui/pages/budget/BudgetPage.h"
#include "ui/pages/checklist/ChecklistPage.h"
#include "ui/pages/compute/ComputePage.h"
#include "ui/pages/result/ResultPage.h"
#include "ui/pages/start/StartPage.h"
#include "ui/window/StepModel.h"

namespace xuanka {

PageStack::PageStack(const PageContext &context, QWidget *parent)
    : QStackedWidget(parent)
    , m_context(context)
{
}

void PageStack::adopt(Page *page)
{
    connect(page, &Page::commandWanted, this, &PageStack::commandWanted);
    addWidget(page);
    page->retranslateUi();
}

StartPage *PageStack::startPage()
{
    if (!m_start) {
        m_start = new StartPage(m_context);
        connect(m_start, &StartPage::planChosen, this, &PageStack::planChosen);
        connect(m_start, &StartPage::fileChosen, this, &PageStack::fileChosen);
        adopt(m_start);
    }
    return m_start;
}

Page *PageStack::make(Step step)
{
    switch (step) {
    case Step::Compute:
        return new ComputePage(m_context);
    case Step::Team:
        return new TeamPage(m_context);
    case Step::Task:
        return new TaskPage(m_context);
    case Step::Budget:
        return new BudgetPage(m_context);
    case Step::Result:
        return new ResultPage(m_context);
    case Step::Checklist:
        return new ChecklistPage(m_context);
    case Step::Report:
        return new ReportPage(m_context);
    }
    return nullptr;
}

Page *PageStack::page(Step step)
{
    Page *&page = m_pages[std::size_t(step)];
    if (!page) {
        page = make(step);
        adopt(page);
    }
    return page;
}

void PageStack::showStart()
{
    m_step = -1;
    startPage()->refresh();
    setCurrentWidget(m_start);
}

void PageStack::showStep(Step step)
{
    m_step = int(step);
    Page *shown = page(step);
    setCurrentWidget(shown);
    shown->refresh();
}

void PageStack::focusFirst()
{
    const auto *shown = qobject_cast<QScrollArea *>(currentWidget());
    if (!shown || !shown->widget())
        return;
    // The first in the chain of the Tab key that a user would stop at.
    for (QWidget *next = shown->widget()->nextInFocusChain(); next != shown->widget();
         next = next->nextInFocusChain()) {
        if (shown->widget()->isAncestorOf(next) && next->isVisibleTo(shown->widget())
            && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)) {
            next->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

void PageStack::refresh()
{
    if (auto *shown = qobject_cast<Page *>(currentWidget()))
        shown->refresh();
}

void PageStack::retranslateUi()
{
    if (m_start)
        m_start->retranslateUi();
    for (Page *page : m_pages) {
        if (page)
            page->retranslateUi();
    }
}

} // namespace xuanka
