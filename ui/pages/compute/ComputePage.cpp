// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compute/ComputePage.h"

#include "core/advise/AdviseCode.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/CatalogCode.h"
#include "ui/document/PlanDocument.h"
#include "ui/document/Settings.h"
#include "ui/form/PlanForm.h"
#include "ui/pages/compute/CardPicker.h"
#include "ui/pages/compute/KindForms.h"
#include "ui/pages/compute/ModelFacts.h"
#include "ui/pages/compute/ModelPicker.h"
#include "ui/text/Fields.h"
#include "ui/text/Text.h"
#include "ui/widgets/ChoiceBox.h"
#include "ui/widgets/Dialogs.h"
#include "ui/widgets/FieldRow.h"

#include <QFileInfo>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace xuanka {

ComputePage::ComputePage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_head(new PlanForm(context.document))
    , m_cards(new PlanForm(context.document))
    , m_kinds(new QVBoxLayout)
    , m_model(new ModelPicker(context.catalog))
{
    addKindField();
    addModelField();
    addCardFields();
    m_kinds->setContentsMargins(0, 0, 0, 0);
    column()->addWidget(m_head);
    column()->addLayout(m_kinds);
    column()->addWidget(m_cards);
}

void ComputePage::addKindField()
{
    auto *box = new ChoiceBox;
    for (const auto &row : KeyTable<WorkloadKind>::rows)
        box->addItem(QString(), int(row.first));
    m_head->custom(
        "workload.kind", box,
        [box](const Plan &plan) {
            const QSignalBlocker quiet(box);
            box->setCurrentIndex(box->findData(int(plan.workload.kind())));
        },
        [box] {
            for (int index = 0; index < box->count(); ++index)
                box->setItemText(index, text::term(WorkloadKind(box->itemData(index).toInt())));
        });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box](int index) {
        if (index >= 0)
            chooseKind(WorkloadKind(box->itemData(index).toInt()));
    });
}

void ComputePage::addModelField()
{
    m_modelField = m_head->custom(
        "workload.model", m_model,
        [this](const Plan &plan) {
            m_model->setKind(plan.workload.kind());
            if (const ModelRef *model = modelOf(plan))
                m_model->setModel(*model);
        },
        [this] { m_model->retranslateUi(); });
    m_modelField->when([](const Plan &plan) { return modelOf(plan) != nullptr; });
    connect(m_model, &ModelPicker::modelChosen, this, [this](const ModelRef &model) {
        m_context.document.endEdit();
        m_head->commit(QStringLiteral("workload.model"),
                       [&](Plan &plan) { *modelOf(plan) = model; });
    });
    connect(m_model, &ModelPicker::fileWanted, this, &ComputePage::chooseFile);
}

void ComputePage::addCardFields()
{
    m_cards->addSection(QT_TRANSLATE_NOOP("Form", "Which cards may it be?"));
    auto *picker = new CardPicker(m_context.catalog);
    m_cardsField = m_cards->custom(
        "candidates.gpus", picker,
        [picker](const Plan &plan) { picker->setCards(plan.candidates.gpus); },
        [picker] { picker->retranslateUi(); });
    connect(picker, &CardPicker::cardsChosen, this, [this](const QStringList &cards) {
        m_context.document.endEdit();
        m_cards->commit(QStringLiteral("candidates.gpus"),
                        [&](Plan &plan) { plan.candidates.gpus = cards; });
    });
    m_cards->checks("candidates.counts", &CandidateSpace::counts, {1, 2, 4, 6, 8});
    m_cards->beginFold(QT_TRANSLATE_NOOP("Form", "Strategies"));
    m_cards->checks("candidates.strategies", &CandidateSpace::strategies,
                    {Strategy::Auto, Strategy::Replicas, Strategy::TensorParallel,
                     Strategy::Pipeline, Strategy::LayerSplit, Strategy::Ddp, Strategy::Zero1,
                     Strategy::Zero2, Strategy::Zero3, Strategy::SequenceParallel});
    m_cards->endFold();
}

// The work of the kind left is kept: switching to look at another kind must not cost what was
// typed.
void ComputePage::chooseKind(WorkloadKind kind)
{
    const Plan &plan = m_context.document.plan();
    if (kind == plan.workload.kind())
        return;
    m_parked[plan.workload.kind()] = plan.workload.work;
    m_context.document.endEdit();
    m_head->commit(QStringLiteral("workload.kind"), [&](Plan &next) {
        const bool languageBefore =
            kind == WorkloadKind::LlmInference || kind == WorkloadKind::LlmTraining;
        const auto parked = m_parked.find(kind);
        next.workload.work = parked != m_parked.end() ? parked->second : defaultWork(kind);
        const ModelRef *left = modelOf(plan);
        ModelRef *model = modelOf(next);
        const bool languageNow = plan.workload.kind() == WorkloadKind::LlmInference
            || plan.workload.kind() == WorkloadKind::LlmTraining;
        if (left && model && *model == ModelRef{} && languageBefore && languageNow)
            *model = *left;
    });
}

void ComputePage::chooseFile()
{
    const QString path = m_context.dialogs.openFile(
        this, tr("Choose a model file"), m_context.settings.folder(),
        tr("Model files (config.json *.json *.gguf *.safetensors);;All files (*)"));
    if (path.isEmpty())
        return;
    m_context.settings.setFolder(QFileInfo(path).path());
    ModelRef model;
    model.file = path;
    m_context.document.endEdit();
    m_head->commit(QStringLiteral("workload.model"), [&](Plan &plan) { *modelOf(plan) = model; });
}

PlanForm &ComputePage::kindForm(WorkloadKind kind)
{
    PlanForm *&form = m_forms[kind];
    if (!form) {
        form = new PlanForm(m_context.document);
        addKindFields(*form, kind, m_context.catalog);
        form->retranslateUi();
        m_kinds->addWidget(form);
    }
    return *form;
}

void ComputePage::showModelFacts()
{
    const Plan &plan = m_context.document.plan();
    const ModelRef *ref = modelOf(plan);
    if (!ref)
        return;
    const auto &file = m_context.document.modelFile();
    const Model *model =
        file && !ref->file.isEmpty() ? &file->model : m_context.catalog.findModel(ref->name);
    m_modelField->row->setHelp(model ? modelFacts(*model, QLocale())
                                     : text::fieldHelp(m_modelField->key));
    const auto &problem = m_context.document.problem();
    const bool ours = problem
        && (problem->message.is(CatalogCode::UnknownModel) || problem->message.room == Room::Import
            || problem->message.room == Room::File);
    m_modelField->row->setError(ours ? text::of(*problem, QLocale()) : QString());
    const bool noCards = plan.candidates.gpus.isEmpty();
    m_cardsField->row->setError(noCards ? tr("Choose at least one card.") : QString());
}

void ComputePage::refresh()
{
    const WorkloadKind kind = m_context.document.plan().workload.kind();
    PlanForm &form = kindForm(kind);
    for (const auto &[other, shown] : m_forms)
        shown->setVisible(shown == &form);
    m_head->refresh();
    form.refresh();
    m_cards->refresh();
    showModelFacts();
}

void ComputePage::retranslateUi()
{
    setHeading(tr("What will run?"),
               tr("The kind of work and its model decide how much VRAM is needed."));
    m_head->retranslateUi();
    for (const auto &[kind, form] : m_forms)
        form->retranslateUi();
    m_cards->retranslateUi();
    refresh();
}

} // namespace xuanka
