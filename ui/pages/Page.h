// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QScrollArea>

#include <functional>

class QVBoxLayout;

namespace xuanka {

class Catalog;
class ChecklistDocument;
class Dialogs;
class PlanDocument;
class Settings;
class TextLabel;
struct EstimateConstants;

// What a page works with; all outlive the page.
struct PageContext {
    PlanDocument &document;
    ChecklistDocument &checklist;
    const Catalog &catalog;
    const EstimateConstants &constants;
    Settings &settings;
    Dialogs &dialogs;
    std::function<QDateTime()> now;
};

// One step of the window: a title, a line of introduction and a column that scrolls. The pure
// virtuals are the proof that no page forgets a language switch or a change of the plan.
class Page : public QScrollArea {
    Q_OBJECT
public:
    explicit Page(const PageContext &context, QWidget *parent = nullptr);

    virtual void retranslateUi() = 0; // includes refresh()
    virtual void refresh() = 0; // the plan or the answer changed

signals:
    // Work that only the window can do; `key` of ui/window/Command.h.
    void commandWanted(const QString &key);

protected:
    void setHeading(const QString &title, const QString &intro);
    QVBoxLayout *column() const { return m_column; }
    void setColumnWidth(int width);
    PageContext m_context;

private:
    TextLabel *m_title;
    TextLabel *m_intro;
    QWidget *m_body;
    QVBoxLayout *m_column;
};

} // namespace xuanka
