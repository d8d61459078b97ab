// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/PlanLibrary.h"

#include "core/plan/PlanJson.h"
#include "core/storage/StorageCode.h"

namespace xuanka {
namespace {

// A null string would be stored as NULL.
QVariantList values(const Plan &plan, const QString &now)
{
    const QString title = plan.title.isNull() ? QStringLiteral("") : plan.title;
    return {title, QString::fromUtf8(writePlan(plan)), now.isNull() ? QStringLiteral("") : now};
}

} // namespace

Result<qint64> PlanLibrary::add(const Plan &plan, const QString &now) const
{
    return m_database.insert(
        QStringLiteral("INSERT INTO plan (title, plan, saved_at) VALUES (?, ?, ?)"),
        values(plan, now));
}

Result<void> PlanLibrary::replace(qint64 id, const Plan &plan, const QString &now) const
{
    const auto changed = m_database.value(
        QStringLiteral("UPDATE plan SET title = ?, plan = ?, saved_at = ? WHERE id = ? "
                       "RETURNING id"),
        values(plan, now) << id);
    if (!changed)
        return Failure(changed.error());
    if (!changed->isValid())
        return fail(StorageCode::NoSuchRow);
    return {};
}

Result<QList<PlanEntry>> PlanLibrary::entries() const
{
    QList<PlanEntry> found;
    const auto done = m_database.each(
        QStringLiteral("SELECT id, title, saved_at FROM plan ORDER BY saved_at DESC, id DESC"), {},
        [&found](const QVariantList &cells) {
            found.append({cells[0].toLongLong(), cells[1].toString(), cells[2].toString()});
        });
    if (!done)
        return Failure(done.error());
    return found;
}

Result<Plan> PlanLibrary::plan(qint64 id) const
{
    const auto text = m_database.value(QStringLiteral("SELECT plan FROM plan WHERE id = ?"), {id});
    if (!text)
        return Failure(text.error());
    if (!text->isValid())
        return fail(StorageCode::NoSuchRow);
    auto read = readPlan(text->toString().toUtf8());
    if (!read)
        return Failure(read.error());
    return std::move(read->plan);
}

Result<void> PlanLibrary::remove(qint64 id) const
{
    return m_database.run(QStringLiteral("DELETE FROM plan WHERE id = ?"), {id});
}

} // namespace xuanka
