// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QPrinter;
class QWidget;

namespace xuanka {

// Every modal question the program asks goes through here, so that tests can answer in its place.
class Dialogs {
public:
    enum class Answer { Yes, No, Cancel };

    virtual ~Dialogs() = default;
    // Paths; empty when the user gave up.
    virtual QString openFile(QWidget *parent, const QString &title, const QString &folder,
                             const QString &filter);
    virtual QStringList openFiles(QWidget *parent, const QString &title, const QString &folder,
                                  const QString &filter);
    virtual QString saveFile(QWidget *parent, const QString &title, const QString &suggestion,
                             const QString &filter);
    virtual bool choosePrinter(QWidget *parent, QPrinter &printer);
    virtual void tell(QWidget *parent, const QString &title, const QString &words);
    // `yes` and `no` say what happens, not "Yes" and "No"; an empty `no` leaves that button out.
    virtual Answer ask(QWidget *parent, const QString &title, const QString &words,
                       const QString &yes, const QString &no);
};

} // namespace xuanka
