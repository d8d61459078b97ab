// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"
#include "ui/pages/Page.h"

#include <QHash>

#include <map>

namespace xuanka {

class ChoiceBox;
struct FormField;
class ModelPicker;
class PlanForm;

// What is to run: the kind of work, its model, and the fields of that kind. Each kind's fields are
// made when it is first shown; what was typed for another kind comes back with it.
class ComputePage final : public Page {
    Q_OBJECT
public:
    explicit ComputePage(const PageContext &context, QWidget *parent = nullptr);

    void retranslateUi() override;
    void refresh() override;

private:
    void addKindField();
    void addModelField();
    void addCardFields();
    void chooseKind(WorkloadKind kind);
    void chooseFile();
    void showModelFacts();
    PlanForm &kindForm(WorkloadKind kind);

    PlanForm *m_head;
    PlanForm *m_cards;
    QVBoxLayout *m_kinds;
    ModelPicker *m_model;
    FormField *m_modelField = nullptr;
    FormField *m_cardsField = nullptr;
    std::map<WorkloadKind, PlanForm *> m_forms;
    std::map<WorkloadKind, Work> m_parked;
};

} // namespace xuanka
