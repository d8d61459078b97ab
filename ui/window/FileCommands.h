// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"
#include "ui/text/Language.h"

#include <QObject>

namespace xuanka {

// Open, save, export: the questions they ask and what goes wrong with them.
class FileCommands final : public QObject {
    Q_OBJECT
public:
    FileCommands(const PageContext &context, QWidget *window);

    bool mayLeave(); // asks when there is unsaved work; false: the user stays
    bool open(const QString &path = {}); // empty: asks
    bool save();
    bool saveAs();
    bool exportReport();
    bool exportChecklist();
    bool print();

private:
    QString suggestion(const QString &suffix) const;
    bool write(const QString &path, const QByteArray &bytes);
    bool exportDocument(bool checklist);
    text::Language reportLanguage() const;
    void tell(const QString &title, const struct Error &error);

    PageContext m_context;
    QWidget *m_window;
};

} // namespace xuanka
