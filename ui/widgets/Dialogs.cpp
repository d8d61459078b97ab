// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Dialogs.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>

namespace xuanka {

QString Dialogs::openFile(QWidget *parent, const QString &title, const QString &folder,
                          const QString &filter)
{
    return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QStringList Dialogs::openFiles(QWidget *parent, const QString &title, const QString &folder,
                               const QString &filter)
{
    return QFileDialog::getOpenFileNames(parent, title, folder, filter);
}

QString Dialogs::saveFile(QWidget *parent, const QString &title, const QString &suggestion,
                          const QString &filter)
{
    return QFileDialog::getSaveFileName(parent, title, suggestion, filter);
}

bool Dialogs::choosePrinter(QWidget *parent, QPrinter &printer)
{
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

void Dialogs::tell(QWidget *parent, const QString &title, const QString &words)
{
    QMessageBox box(QMessageBox::Warning, title, words, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

Dialogs::Answer Dialogs::ask(QWidget *parent, const QString &title, const QString &words,
                             const QString &yes, const QString &no)
{
    QMessageBox box(QMessageBox::Question, title, words, QMessageBox::NoButton, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton *accept = box.addButton(yes, QMessageBox::AcceptRole);
    QPushButton *refuse = no.isEmpty() ? nullptr : box.addButton(no, QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(accept);
    box.exec();
    if (box.clickedButton() == accept)
        return Answer::Yes;
    return refuse && box.clickedButton() == refuse ? Answer::No : Answer::Cancel;
}

} // namespace xuanka
