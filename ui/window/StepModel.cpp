// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StepModel.h"

#include "ui/document/PlanDocument.h"

#include <algorithm>

namespace xuanka {
namespace {

QString wordsOf(StepModel::State state)
{
    switch (state) {
    case StepModel::State::Empty:
        return StepModel::tr("Default");
    case StepModel::State::Done:
        return StepModel::tr("Done");
    case StepModel::State::Attention:
        return StepModel::tr("Look here");
    case StepModel::State::None:
        break;
    }
    return {};
}

const char *iconOf(Step step)
{
    switch (step) {
    case Step::Compute:
        return "compute";
    case Step::Team:
        return "team";
    case Step::Task:
        return "task";
    case Step::Budget:
        return "budget";
    case Step::Result:
        return "result";
    case Step::Checklist:
        return "checklist";
    case Step::Report:
        return "report";
    }
    return "empty";
}

} // namespace

StepModel::StepModel(const PlanDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
}

void StepModel::setVisited(Step step)
{
    m_visited[std::size_t(step)] = true;
    refresh();
}

void StepModel::forgetVisits()
{
    m_visited.fill(false);
    refresh();
}

void StepModel::setActive(bool active)
{
    m_active = active;
    refresh();
}

void StepModel::refresh()
{
    emit dataChanged(index(0), index(stepCount - 1));
}

void StepModel::retranslateUi()
{
    refresh();
}

QString StepModel::title(Step step)
{
    switch (step) {
    case Step::Compute:
        return tr("Compute");
    case Step::Team:
        return tr("Team");
    case Step::Task:
        return tr("Task");
    case Step::Budget:
        return tr("Budget");
    case Step::Result:
        return tr("Result");
    case Step::Checklist:
        return tr("Checklist");
    case Step::Report:
        return tr("Report");
    }
    return {};
}

StepModel::State StepModel::stateOf(Step step) const
{
    const Plan &plan = m_document.plan();
    static const Plan defaults;
    const auto &advice = m_document.advice();
    const bool seen = m_visited[std::size_t(step)];
    if (!m_active)
        return State::None;
    switch (step) {
    case Step::Compute:
        if (m_document.problem() || plan.candidates.gpus.isEmpty())
            return State::Attention;
        return seen || plan.workload != defaults.workload ? State::Done : State::Empty;
    case Step::Team:
        return seen || plan.team != defaults.team ? State::Done : State::Empty;
    case Step::Task:
        return seen || plan.task != defaults.task ? State::Done : State::Empty;
    case Step::Budget:
        return seen || plan.budget != defaults.budget ? State::Done : State::Empty;
    case Step::Result: {
        if (!advice)
            return State::None;
        const bool alarming = std::any_of(
            advice->findings.begin(), advice->findings.end(),
            [](const Finding &finding) { return finding.severity == Severity::RedFlag; });
        return advice->recommendation && !alarming ? State::Done : State::Attention;
    }
    case Step::Checklist:
    case Step::Report:
        break;
    }
    return State::None;
}

int StepModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : stepCount;
}

QVariant StepModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Step step = Step(index.row());
    const State state = stateOf(step);
    const QString words = wordsOf(state);
    switch (role) {
    case Qt::DisplayRole:
        return title(step);
    case Qt::AccessibleTextRole:
        return words.isEmpty() ? title(step) : tr("%1, %2").arg(title(step), words);
    case Qt::ToolTipRole:
        return tr("%1 (Ctrl+%2)").arg(title(step)).arg(index.row() + 1);
    case StateRole:
        return int(state);
    case StateWordsRole:
        return words;
    case IconRole:
        return QString::fromLatin1(iconOf(step));
    default:
        return {};
    }
}

} // namespace xuanka
