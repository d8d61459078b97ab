// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

#include <QUndoCommand>

namespace xuanka {

class PlanDocument;

// The only kind of undo step: a field and the plan before and after. Plans are small values, so
// whole snapshots are simpler than deltas and cannot drift.
class PlanCommand final : public QUndoCommand {
public:
    PlanCommand(PlanDocument &document, QString field, int serial, Plan next);

    const QString &field() const { return m_field; }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *other) override;
    void undo() override;
    void redo() override;

private:
    PlanDocument &m_document;
    QString m_field;
    int m_serial; // steps merge while the user stays in one field
    Plan m_before;
    Plan m_after;
};

} // namespace xuanka
