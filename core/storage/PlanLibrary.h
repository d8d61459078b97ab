// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"
#include "core/storage/Store.h"

namespace xuanka {

// A plan kept in the library, without the plan itself.
struct PlanEntry {
    qint64 id = 0;
    QString title;
    QString savedAt; // ISO time given by the caller
    bool operator==(const PlanEntry &) const = default;
};

// Plans kept for later and for comparison.
class PlanLibrary final {
public:
    explicit PlanLibrary(const Database &database)
        : m_database(database)
    {
    }
    Result<qint64> add(const Plan &plan, const QString &now) const;
    Result<void> replace(qint64 id, const Plan &plan, const QString &now) const;
    Result<QList<PlanEntry>> entries() const; // last saved first
    Result<Plan> plan(qint64 id) const;
    Result<void> remove(qint64 id) const;

private:
    const Database &m_database;
};

} // namespace xuanka
