// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include <array>

namespace xuanka {

class PlanDocument;

enum class Step { Compute, Team, Task, Budget, Result, Checklist, Report };
inline constexpr int stepCount = 7;

// The seven steps with their state, in words and as an icon. Pages are open at any time; the state
// only tells what is still on its default or needs a look.
class StepModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum class State { Empty, Done, Attention, None };
    enum Roles { StateRole = Qt::UserRole, StateWordsRole, IconRole };

    explicit StepModel(const PlanDocument &document, QObject *parent = nullptr);
    void setVisited(Step step);
    void forgetVisits();
    void refresh();
    // Before a plan is begun no step has a state.
    void setActive(bool active);
    void retranslateUi();
    static QString title(Step step);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    State stateOf(Step step) const;

    const PlanDocument &m_document;
    std::array<bool, stepCount> m_visited{};
    bool m_active = false;
};

} // namespace xuanka
