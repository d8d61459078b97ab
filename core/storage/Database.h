// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QVariantList>

#include <functional>

namespace xuanka {

// One SQLite connection with a name of its own, closed when it goes. Use it in the thread that made
// it. Statements are single: SQLite's driver refuses a second one behind a semicolon.
class Database final {
public:
    enum class Access { ReadWrite, ReadOnly };
    // Opens or creates the file (":memory:" for none); its folder must exist.
    static Result<Database> open(const QString &path, Access access = Access::ReadWrite);
    ~Database();
    Database(Database &&other) noexcept;
    Database &operator=(Database &&other) noexcept;
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    QString path() const { return m_path; }
    Result<void> run(const QString &sql, const QVariantList &values = {}) const;
    // Calls `row` with the columns of each row.
    Result<void> each(const QString &sql, const QVariantList &values,
                      const std::function<void(const QVariantList &)> &row) const;
    // The first column of the first row; an invalid variant when there is none.
    Result<QVariant> value(const QString &sql, const QVariantList &values = {}) const;
    // The id of the row that was inserted.
    Result<qint64> insert(const QString &sql, const QVariantList &values) const;
    // All or nothing. Takes the write lock at once, so that it never fails half-way for another
    // writer.
    Result<void> transaction(const std::function<Result<void>()> &work) const;

private:
    Database(QString path, QString connection);
    void close();

    QString m_path;
    QString m_connection; // empty: moved from
};

} // namespace xuanka
