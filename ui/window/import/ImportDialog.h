// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/import/Imported.h"

#include <QDialog>

class QFormLayout;
class QVBoxLayout;

namespace xuanka {

// What was read, before it is taken over: architecture, counts by part, cache per token, what was
// not understood.
class ImportDialog final : public QDialog {
    Q_OBJECT
public:
    explicit ImportDialog(const Imported &imported, QWidget *parent = nullptr);

private:
    void showModel(const ModelFile &file);
    void showConverted(const ConvertedPlan &converted);
    void addFact(const QString &name, const QString &value);
    void addNotes(const QString &title, const QList<Message> &notes, const char *icon);

    QVBoxLayout *m_body;
    QFormLayout *m_facts;
};

} // namespace xuanka
