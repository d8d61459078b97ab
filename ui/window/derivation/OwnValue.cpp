// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/derivation/OwnValue.h"

#include "core/report/CardName.h"
#include "ui/document/PlanDocument.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/NumberBox.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace xuanka {
namespace {

bool isSame(const Measured &a, const Measured &b)
{
    return a.what == b.what && a.gpu == b.gpu && a.cards == b.cards;
}

QString nameOf(Measured::What what)
{
    switch (what) {
    case Measured::What::MemoryUsedGiB:
        return OwnValue::tr("VRAM used on one card");
    case Measured::What::DecodeTokensPerSecond:
        return OwnValue::tr("Measured decode speed, all requests together");
    case Measured::What::PrefillTokensPerSecond:
        return OwnValue::tr("Measured prefill speed");
    case Measured::What::TrainingTokensPerSecond:
        return OwnValue::tr("Measured training speed");
    case Measured::What::SecondsPerItem:
        return OwnValue::tr("Measured seconds per image, clip or frame");
    case Measured::What::AllReduceBusGBs:
        return OwnValue::tr("Bus bandwidth of all_reduce_perf");
    }
    return {};
}

QString suffixOf(Measured::What what)
{
    switch (what) {
    case Measured::What::MemoryUsedGiB:
        return QStringLiteral(" GiB");
    case Measured::What::SecondsPerItem:
        return QStringLiteral(" s");
    case Measured::What::AllReduceBusGBs:
        return QStringLiteral(" GB/s");
    default:
        return QStringLiteral(" tokens/s");
    }
}

} // namespace

std::optional<Measured::What> OwnValue::measurable(Topic topic, WorkloadKind kind)
{
    switch (topic) {
    case Topic::Memory:
        return Measured::What::MemoryUsedGiB;
    case Topic::Speed:
        if (kind == WorkloadKind::LlmInference)
            return Measured::What::DecodeTokensPerSecond;
        return kind == WorkloadKind::LlmTraining ? Measured::What::TrainingTokensPerSecond
                                                 : Measured::What::SecondsPerItem;
    case Topic::Speedup:
        return Measured::What::AllReduceBusGBs;
    default:
        return std::nullopt;
    }
}

OwnValue::OwnValue(const PageContext &context, Measured::What what, const Candidate &candidate,
                   QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_measured{what, 0, candidate.gpu, candidate.cards, {}}
{
    for (const Measured &known : context.document.plan().workload.measured) {
        if (isSame(known, m_measured))
            m_measured = known;
    }
    auto *title = new TextLabel(TextLabel::Role::Strong);
    title->setText(tr("Measured it yourself?"));
    auto *box = new NumberBox;
    box->setDecimals(2);
    box->setRange(0, 1e9);
    box->setSuffix(suffixOf(what));
    box->setValue(m_measured.value);
    box->setFixedWidth(180);
    box->setObjectName(QStringLiteral("own-value"));
    auto *value = new FieldRow(box);
    value->setLabel(nameOf(what));
    value->setHelp(tr("On %1; in this plan it stands in place of the formula from then on.")
                       .arg(configurationName(candidate.gpu, candidate.cards)));
    auto *note = new QLineEdit(m_measured.note);
    note->setMaxLength(200);
    note->setMinimumWidth(300);
    auto *noteRow = new FieldRow(note);
    noteRow->setLabel(tr("Where and when"));
    auto *use = new QPushButton(tr("Use this value"));
    use->setObjectName(QStringLiteral("use-own-value"));
    auto *forget = new QPushButton(tr("Back to the formula"));
    forget->setVisible(m_measured.value > 0);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gap);
    buttons->addWidget(use);
    buttons->addWidget(forget);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gap, 0, 0);
    layout->setSpacing(theme::gap + theme::innerGap);
    layout->addWidget(title);
    layout->addWidget(value);
    layout->addWidget(noteRow);
    layout->addLayout(buttons);
    connect(use, &QPushButton::clicked, this,
            [this, box, note] { this->use(box->value(), note->text().trimmed()); });
    connect(forget, &QPushButton::clicked, this, &OwnValue::forget);
}

void OwnValue::use(double value, const QString &note)
{
    if (value <= 0) {
        forget();
        return;
    }
    Plan next = m_context.document.plan();
    Measured measured = m_measured;
    measured.value = value;
    measured.note = note;
    auto &all = next.workload.measured;
    all.removeIf([&](const Measured &known) { return isSame(known, measured); });
    all.append(measured);
    m_context.document.endEdit();
    m_context.document.edit(QStringLiteral("workload.measured"), next);
}

void OwnValue::forget()
{
    Plan next = m_context.document.plan();
    next.workload.measured.removeIf(
        [this](const Measured &known) { return isSame(known, m_measured); });
    m_context.document.endEdit();
    m_context.document.edit(QStringLiteral("workload.measured"), next);
}

} // namespace xuanka
