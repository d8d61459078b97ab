// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/plan/Workload.h"

#include <QWidget>

class QPushButton;

namespace xuanka {

class ChoiceBox;

// Chooses a model: type to search the catalogue, take a file, or write a size ("7B").
class ModelPicker final : public QWidget {
    Q_OBJECT
public:
    explicit ModelPicker(const Catalog &catalog, QWidget *parent = nullptr);

    // Which models are offered first: those that fit the kind of work.
    void setKind(WorkloadKind kind);
    void setModel(const ModelRef &model); // without signal
    const ModelRef &model() const { return m_model; }
    void retranslateUi();
    QWidget *editor() const;

    // What typed words mean: a catalogue name, a size or a path. Unknown words stay a name, so that
    // the answer can say which names are near.
    static ModelRef understand(const QString &words, const Catalog &catalog);
    static QString shown(const ModelRef &model, const Catalog &catalog);

signals:
    void modelChosen(const xuanka::ModelRef &model);
    void fileWanted();

private:
    void take();

    const Catalog &m_catalog;
    ChoiceBox *m_box;
    QPushButton *m_file;
    ModelRef m_model;
    WorkloadKind m_kind = WorkloadKind::Custom; // none shown yet
};

} // namespace xuanka
