// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/derivation/DerivationSheet.h"

#include "core/advise/Derivation.h"
#include "core/estimate/Constants.h"
#include "core/report/CardName.h"
#include "ui/document/PlanDocument.h"
#include "ui/text/Answer.h"
#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/text/TraceTerms.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Separator.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/derivation/OwnValue.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {
namespace {

bool belongs(std::string_view term, Topic topic)
{
    using Names = std::initializer_list<std::string_view>;
    const auto among = [term](Names names) {
        return std::find(names.begin(), names.end(), term) != names.end();
    };
    switch (topic) {
    case Topic::Memory:
        return among({"weights", "kv_cache", "activations", "gradients", "optimizer", "runtime"});
    case Topic::Speed:
        return among({"decode_tokens_per_second", "prefill_tokens_per_second",
                      "first_token_seconds", "training_tokens_per_second", "seconds_per_item"});
    case Topic::Speedup:
        return term == "speedup";
    case Topic::Power:
        return among({"board_watts", "machine_watts", "psu_watts"});
    default:
        return false;
    }
}

TextLabel *addLabel(QVBoxLayout *column, TextLabel::Role role, const QString &words)
{
    auto *label = new TextLabel(role);
    label->setText(words);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
    return label;
}

void addRow(QGridLayout *grid, const QString &name, const QString &value)
{
    const int row = grid->rowCount();
    auto *caption = new TextLabel(TextLabel::Role::Help);
    caption->setText(name);
    auto *words = new TextLabel(TextLabel::Role::Help);
    words->setTone(theme::Tone::Text);
    words->setText(value);
    words->setAlignment(Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(caption, row, 0, Qt::AlignTop);
    grid->addWidget(words, row, 1, Qt::AlignTop);
}

QGridLayout *addGrid(QVBoxLayout *column)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * theme::gap);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    column->addLayout(grid);
    return grid;
}

} // namespace

DerivationSheet::DerivationSheet(const PageContext &context, QWidget *parent)
    : SideSheet(parent)
    , m_context(context)
{
}

void DerivationSheet::openTopic(Topic topic)
{
    m_topic = topic;
    build();
    openSheet();
}

void DerivationSheet::refresh()
{
    if (isVisible())
        build();
}

void DerivationSheet::build()
{
    setCloseWords(tr("Close"));
    QVBoxLayout *column = newContent();
    const auto &advice = m_context.document.advice();
    const Candidate *chosen = advice ? advice->recommended() : nullptr;
    if (!chosen) {
        setTitle(AnswerPanel::caption(m_topic), QStringLiteral("—"));
        addLabel(column, TextLabel::Role::Body, tr("There is no recommendation to explain."));
        column->addStretch();
        return;
    }
    setTitle(AnswerPanel::caption(m_topic), AnswerPanel::wordsOf(m_topic, *advice, *chosen).value);
    addSentence(column, *chosen);
    if (m_topic == Topic::Cost || m_topic == Topic::UnitCost)
        addCost(column, *chosen);
    else if (m_topic == Topic::Binding)
        addBinding(column, *advice);
    else
        addSteps(column, *chosen);
    const auto what = OwnValue::measurable(m_topic, m_context.document.plan().workload.kind());
    if (what)
        addOwnValue(column, *chosen);
    column->addStretch();
}

void DerivationSheet::addSentence(QVBoxLayout *column, const Candidate &candidate)
{
    const QLocale locale;
    const QString name = configurationName(candidate.gpu, candidate.cards);
    QString words;
    switch (m_topic) {
    case Topic::Memory:
        words = tr("A card holds %1. The fullest card needs %2 at the peak, so %3 stay free.")
                    .arg(text::quantity(candidate.memory.capacityGiB, Unit::GiB, locale),
                         text::band(candidate.memory.total.band, Unit::GiB, locale),
                         text::quantity(text::headroomGiB(candidate.memory), Unit::GiB, locale));
        break;
    case Topic::Speed:
        words = tr("What %1 reach together with this plan's work.").arg(name);
        break;
    case Topic::Speedup:
        words =
            tr("%1 against one card, or against the fewest cards that hold the work.").arg(name);
        break;
    case Topic::Power:
        words = tr("What %1 and their host draw under this load.").arg(name);
        break;
    case Topic::Cost:
        words = tr("What %1 cost in a month, everything this plan knows of.").arg(name);
        break;
    case Topic::UnitCost:
        words = tr("The month's cost over what is made in the hours of use.");
        break;
    case Topic::Binding:
        words = tr("The dimension that asks for the most cards decides.");
        break;
    }
    addLabel(column, TextLabel::Role::Body, words);
}

void DerivationSheet::addSteps(QVBoxLayout *column, const Candidate &candidate)
{
    const auto &file = m_context.document.modelFile();
    const auto trace = deriveCandidate(m_context.document.plan(),
                                       {m_context.catalog,
                                        m_context.constants,
                                        m_context.catalog.prices(),
                                        file ? &file->model : nullptr,
                                        {}},
                                       candidate);
    if (!trace) {
        addLabel(column, TextLabel::Role::Body, text::of(trace.error(), QLocale()));
        return;
    }
    for (const TraceStep &step : trace->steps()) {
        if (step.formula != Formula::None && belongs(step.term, m_topic))
            addStep(column, step);
    }
    column->addSpacing(theme::gap);
    addLabel(column, TextLabel::Role::Help,
             tr("The range in brackets is meant to hold 80 % of the cases people have measured."));
}

void DerivationSheet::addStep(QVBoxLayout *column, const TraceStep &step)
{
    const QLocale locale;
    column->addSpacing(theme::gap);
    column->addWidget(new Separator(Qt::Horizontal));
    QGridLayout *head = addGrid(column);
    auto *name = new TextLabel(TextLabel::Role::Strong);
    name->setText(text::traceTerm(step.term));
    auto *result = new TextLabel(TextLabel::Role::Strong);
    result->setText(text::traceResult(step, locale));
    head->addWidget(name, 0, 0);
    head->addWidget(result, 0, 1);
    addLabel(column, TextLabel::Role::Help, text::term(step.formula));
    QGridLayout *values = addGrid(column);
    QStringList sources;
    for (const TraceStep::Value &value : step.values) {
        if (!value.constant && value.value == 0)
            continue; // plays no part here
        if (!value.constant) {
            addRow(values, text::traceInput(value.name), text::traceValue(value, locale));
            continue;
        }
        const auto known = m_context.constants.sources.find(QString::fromStdString(value.name));
        const bool found = known != m_context.constants.sources.end();
        addRow(values, tr("constant %1").arg(QString::fromStdString(value.name)),
               locale.toString(value.value, 'g', 4)
                   + (found && !known->unit.isEmpty() ? u' ' + known->unit : QString()));
        if (!found || known->source.isEmpty())
            continue;
        const QString source = known->rows.isEmpty()
            ? known->source
            : tr("%1 (fitted on %n measured row(s))", nullptr, int(known->rows.size()))
                  .arg(known->source);
        if (!sources.contains(source))
            sources.append(source);
    }
    for (const QString &source : std::as_const(sources))
        addLabel(column, TextLabel::Role::Help, tr("Source: %1").arg(source));
}

void DerivationSheet::addCost(QVBoxLayout *column, const Candidate &candidate)
{
    const QLocale locale;
    const Lease &lease = candidate.lease;
    QGridLayout *grid = addGrid(column);
    addRow(grid, tr("Price"), text::leasePhrase(lease, locale));
    if (lease.hoursPerMonth > 0)
        addRow(grid, tr("Hours billed in a month"), locale.toString(lease.hoursPerMonth, 'f', 0));
    const auto add = [&](const QString &name, Money money) {
        if (money.minor != 0)
            addRow(grid, name, text::money(money, locale));
    };
    add(tr("Lease"), candidate.monthly.lease);
    add(tr("Electricity"), candidate.monthly.electricity);
    add(tr("Operations"), candidate.monthly.operations);
    add(tr("Other"), candidate.monthly.other);
    add(tr("Total"), candidate.monthly.total);
    if (candidate.unitCost)
        addRow(grid, tr("Per %1").arg(text::term(candidate.unitCost->per)),
               tr("%1 (%2–%3)")
                   .arg(text::money(
                            Money::of(candidate.unitCost->cost.mid, candidate.unitCost->currency),
                            locale),
                        locale.toString(candidate.unitCost->cost.low, 'f', 2),
                        locale.toString(candidate.unitCost->cost.high, 'f', 2)));
}

void DerivationSheet::addBinding(QVBoxLayout *column, const Advice &advice)
{
    const auto add = [&](Dimension dimension, const DimensionView &view) {
        column->addSpacing(theme::gap);
        column->addWidget(new Separator(Qt::Horizontal));
        const QString count =
            view.cards ? text::quantity(*view.cards, Unit::Cards, QLocale()) : QStringLiteral("—");
        addLabel(column, TextLabel::Role::Strong, tr("%1: %2").arg(text::term(dimension), count));
        for (const Message &because : view.because)
            addLabel(column, TextLabel::Role::Help, text::of(because, QLocale()));
    };
    add(Dimension::Compute, advice.compute);
    add(Dimension::Team, advice.team);
    add(Dimension::Task, advice.task);
    add(Dimension::Budget, advice.budget);
}

void DerivationSheet::addOwnValue(QVBoxLayout *column, const Candidate &candidate)
{
    const auto what = OwnValue::measurable(m_topic, m_context.document.plan().workload.kind());
    column->addSpacing(theme::gap);
    column->addWidget(new Separator(Qt::Horizontal));
    column->addWidget(new OwnValue(m_context, *what, candidate));
}

} // namespace xuanka
