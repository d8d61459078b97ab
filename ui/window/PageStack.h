// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

#include <QStackedWidget>

#include <array>

namespace xuanka {

class StartPage;
enum class Step;
struct Plan;

// The start page and the seven steps. A page is built when it is first shown, and only the page in
// sight is kept up to date.
class PageStack final : public QStackedWidget {
    Q_OBJECT
public:
    explicit PageStack(const PageContext &context, QWidget *parent = nullptr);

    void showStart();
    void showStep(Step step);
    int currentStep() const { return m_step; } // -1: the start page
    Page *page(Step step); // builds it if need be
    StartPage *startPage();
    void refresh();
    void retranslateUi();
    void focusFirst(); // the first field of the page in sight

signals:
    void commandWanted(const QString &command);
    void planChosen(const xuanka::Plan &plan);
    void fileChosen(const QString &path);

private:
    Page *make(Step step);
    void adopt(Page *page);

    PageContext m_context;
    StartPage *m_start = nullptr;
    std::array<Page *, 7> m_pages{};
    int m_step = -1;
};

} // namespace xuanka
