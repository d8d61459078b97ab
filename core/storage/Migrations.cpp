// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/Migrations.h"

namespace xuanka {
namespace {

// Quotes are kept as the plan file writes them (core/plan/OfferJson.h); the columns beside are what
// rows are found and told apart by.
Migration first()
{
    return {
        QStringLiteral("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE price ("
                       "id INTEGER PRIMARY KEY, "
                       "origin TEXT NOT NULL CHECK (origin IN ('seed', 'user')), "
                       "identity TEXT NOT NULL, "
                       "gpu TEXT NOT NULL CHECK (length(gpu) > 0), "
                       "vendor TEXT NOT NULL, "
                       "minor INTEGER NOT NULL CHECK (minor >= 0), "
                       "currency TEXT NOT NULL CHECK (length(currency) = 3), "
                       "offer TEXT NOT NULL CHECK (json_valid(offer)), "
                       "term TEXT NOT NULL, "
                       "reliability TEXT NOT NULL, "
                       "UNIQUE (origin, identity)) STRICT"),
        QStringLiteral("CREATE INDEX price_gpu ON price (gpu)"),
        QStringLiteral("CREATE TABLE price_history ("
                       "id INTEGER PRIMARY KEY, "
                       "price_id INTEGER NOT NULL REFERENCES price (id) ON DELETE CASCADE, "
                       "minor INTEGER NOT NULL CHECK (minor >= 0), "
                       "currency TEXT NOT NULL CHECK (length(currency) = 3), "
                       "date_seen TEXT NOT NULL, "
                       "replaced_at TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX price_history_price ON price_history (price_id)"),
        QStringLiteral("CREATE TABLE plan ("
                       "id INTEGER PRIMARY KEY, "
                       "title TEXT NOT NULL, "
                       "plan TEXT NOT NULL CHECK (json_valid(plan)), "
                       "saved_at TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE evidence ("
                       "subject TEXT PRIMARY KEY CHECK (length(subject) > 0), "
                       "state TEXT NOT NULL CHECK (json_valid(state)), "
                       "changed_at TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE TABLE evidence_file ("
                       "id INTEGER PRIMARY KEY, "
                       "subject TEXT NOT NULL REFERENCES evidence (subject) ON DELETE CASCADE, "
                       "name TEXT NOT NULL, "
                       "bytes BLOB NOT NULL, "
                       "added_at TEXT NOT NULL) STRICT"),
        QStringLiteral("CREATE INDEX evidence_file_subject ON evidence_file (subject)"),
    };
}

} // namespace

const QList<Migration> &migrations()
{
    static const QList<Migration> all{first()};
    return all;
}

Result<void> migrate(const Database &database, const QList<Migration> &steps)
{
    const auto version = database.value(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return Failure(version.error());
    for (qsizetype step = version->toInt(); step < steps.size(); ++step) {
        const auto done = database.transaction([&]() -> Result<void> {
            for (const QString &statement : steps[step]) {
                if (const auto run = database.run(statement); !run)
                    return run;
            }
            // The version rolls back with the rest; a pragma takes no bound value.
            return database.run(QStringLiteral("PRAGMA user_version = %1").arg(step + 1));
        });
        if (!done)
            return done;
    }
    return {};
}

} // namespace xuanka
