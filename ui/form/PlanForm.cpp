// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/PlanForm.h"

#include "ui/document/PlanDocument.h"
#include "ui/form/FormParts.h"
#include "ui/text/Fields.h"
#include "ui/text/Language.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/Fold.h"
#include "ui/widgets/TextLabel.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace xuanka {

PlanForm::PlanForm(PlanDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_top(new QVBoxLayout(this))
    , m_target(m_top)
{
    m_top->setContentsMargins(0, 0, 0, 0);
    m_top->setSpacing(2 * theme::gap + theme::innerGap);
}

PlanForm::~PlanForm() = default;

void PlanForm::beginRow()
{
    m_outer = m_target;
    auto *row = new QHBoxLayout;
    row->setSpacing(2 * theme::gap);
    m_target = row;
}

void PlanForm::endRow()
{
    // Three columns, whether they are filled or not, so that fields of all rows stand in line.
    for (int column = m_target->count(); column < 3; ++column)
        m_target->addStretch(1);
    m_outer->addLayout(m_target);
    m_target = m_outer;
}

void PlanForm::addSection(const char *title, const char *intro)
{
    SectionPart part{title, intro, new TextLabel(TextLabel::Role::Section), nullptr};
    m_target->addSpacing(theme::gap);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(theme::innerGap);
    lines->addWidget(part.label);
    if (intro) {
        part.below = new TextLabel(TextLabel::Role::Help);
        lines->addWidget(part.below);
    }
    m_target->addLayout(lines);
    m_sections.push_back(part);
}

void PlanForm::beginFold(const char *title)
{
    auto *fold = new Fold;
    m_top->addWidget(fold);
    m_folds.push_back({title, fold});
    m_fold = int(m_folds.size()) - 1;
    m_target = fold->contents();
}

void PlanForm::endFold()
{
    m_fold = -1;
    m_target = m_top;
}

void PlanForm::addWidget(QWidget *widget)
{
    m_target->addWidget(widget);
}

FormField *PlanForm::take(const char *key, QWidget *editor, bool ownLabel)
{
    auto field = std::make_unique<FormField>();
    field->key = QString::fromLatin1(key);
    field->row = new FieldRow(editor, ownLabel);
    field->fold = m_fold;
    editor->setObjectName(field->key);
    editor->installEventFilter(this);
    if (auto *line = editor->findChild<QLineEdit *>())
        line->installEventFilter(this);
    if (m_target != m_top && qobject_cast<QHBoxLayout *>(m_target)) {
        field->row->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_target->addWidget(field->row, 1);
    } else {
        m_target->addWidget(field->row);
    }
    m_fields.push_back(std::move(field));
    return m_fields.back().get();
}

FormField *PlanForm::custom(const char *key, QWidget *editor,
                            std::function<void(const Plan &)> load,
                            std::function<void()> retranslate,
                            std::function<QString(const Plan &)> shown)
{
    FormField *field = take(key, editor, false);
    field->load = std::move(load);
    field->retranslate = std::move(retranslate);
    field->shown = std::move(shown);
    return field;
}

void PlanForm::commit(const QString &key, const std::function<void(Plan &)> &change)
{
    Plan next = m_document.plan();
    change(next);
    m_document.edit(key, next);
}

void PlanForm::refresh()
{
    const Plan &plan = m_document.plan();
    for (const auto &field : m_fields) {
        if (field->visible)
            field->row->setVisible(field->visible(plan));
        field->load(plan);
    }
    summarise();
}

void PlanForm::retranslateUi()
{
    const WorkloadKind kind = m_document.plan().workload.kind();
    for (const SectionPart &part : m_sections) {
        part.label->setText(text::say("Form", part.title));
        if (part.below)
            part.below->setText(text::say("Form", part.intro));
    }
    for (const FoldPart &part : m_folds)
        part.fold->setTitle(text::say("Form", part.title));
    for (const auto &field : m_fields) {
        field->row->setLabel(text::fieldLabel(field->key, kind));
        field->row->setHelp(text::fieldHelp(field->key, kind));
        field->row->editor()->setLocale(QLocale());
        if (field->retranslate)
            field->retranslate();
    }
    refresh();
}

FormField *PlanForm::field(const QString &key) const
{
    for (const auto &field : m_fields) {
        if (field->key == key)
            return field.get();
    }
    return nullptr;
}

// "Engine: SGLang · KV cache precision: FP8": a closed fold must not hide what was changed.
void PlanForm::summarise()
{
    const Plan &plan = m_document.plan();
    const WorkloadKind kind = plan.workload.kind();
    Plan defaults;
    defaults.workload.work = defaultWork(kind);
    for (int index = 0; index < int(m_folds.size()); ++index) {
        QStringList differing;
        for (const auto &field : m_fields) {
            if (field->fold != index || !field->shown || (field->visible && !field->visible(plan)))
                continue;
            const QString value = field->shown(plan);
            if (value != field->shown(defaults))
                differing.append(text::say("Form", QT_TRANSLATE_NOOP("Form", "%1: %2"))
                                     .arg(text::fieldLabel(field->key, kind), value));
        }
        m_folds[std::size_t(index)].fold->setSummary(
            differing.isEmpty()
                ? text::say("Form", QT_TRANSLATE_NOOP("Form", "all on their defaults"))
                : differing.join(QStringLiteral(" · ")));
    }
}

// Undo means the plan's undo everywhere; the small undo of a line edit would leave the two apart.
bool PlanForm::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut)
        m_document.endEdit();
    return QWidget::eventFilter(object, event);
}

} // namespace xuanka
