// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/Database.h"

#include "core/storage/StorageCode.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>

namespace xuanka {
namespace {

// The native code decides; QSqlError::type() calls a violated constraint a connection error. The
// low byte is the primary code, the rest says more.
Error errorOf(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt();
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    switch (code & 0xff) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return {StorageCode::Busy, {}, {}};
    case 8: // SQLITE_READONLY
        return {StorageCode::ReadOnly, {}, {}};
    case 26: // SQLITE_NOTADB
        return {StorageCode::NotADatabase, {}, {}};
    case 11: // SQLITE_CORRUPT
        return {{StorageCode::Damaged, {text}}, {}, {}};
    case 13: // SQLITE_FULL
        return {StorageCode::DiskFull, {}, {}};
    case 14: // SQLITE_CANTOPEN
        return {{StorageCode::CannotOpen, {text}}, {}, {}};
    case 19: // SQLITE_CONSTRAINT
        return {{StorageCode::NotAllowed, {text}}, {}, {}};
    default:
        return {{StorageCode::Failed, {text, qint64(code)}}, {}, {}};
    }
}

Result<QSqlQuery> executed(const QString &connection, const QString &sql,
                           const QVariantList &values)
{
    QSqlQuery query(QSqlDatabase::database(connection));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return Failure(errorOf(query.lastError()));
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return Failure(errorOf(query.lastError()));
    return query;
}

} // namespace

Database::Database(QString path, QString connection)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
{
}

Database::Database(Database &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_connection(std::exchange(other.m_connection, {}))
{
}

Database &Database::operator=(Database &&other) noexcept
{
    if (this != &other) {
        close();
        m_path = std::move(other.m_path);
        m_connection = std::exchange(other.m_connection, {});
    }
    return *this;
}

Database::~Database()
{
    close();
}

void Database::close()
{
    if (m_connection.isEmpty())
        return;
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
}

Result<Database> Database::open(const QString &path, Access access)
{
    static std::atomic<int> count = 0;
    const QString name = QStringLiteral("xuanka-%1").arg(++count);
    Database database(path, name);
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000");
    if (access == Access::ReadOnly)
        options += QLatin1String(";QSQLITE_OPEN_READONLY");
    connection.setConnectOptions(options);
    connection.setDatabaseName(path);
    if (!connection.open())
        return Failure(errorOf(connection.lastError()));
    connection = {};
    return database;
}

Result<void> Database::run(const QString &sql, const QVariantList &values) const
{
    const auto query = executed(m_connection, sql, values);
    if (!query)
        return Failure(query.error());
    return {};
}

Result<void> Database::each(const QString &sql, const QVariantList &values,
                            const std::function<void(const QVariantList &)> &row) const
{
    auto query = executed(m_connection, sql, values);
    if (!query)
        return Failure(query.error());
    const int columns = query->record().count();
    while (query->next()) {
        QVariantList cells;
        for (int column = 0; column < columns; ++column)
            cells.append(query->value(column));
        row(cells);
    }
    // next() is false at the end and after an error alike.
    if (query->lastError().isValid())
        return Failure(errorOf(query->lastError()));
    return {};
}

Result<QVariant> Database::value(const QString &sql, const QVariantList &values) const
{
    QVariant first;
    const auto done = each(sql, values, [&first](const QVariantList &cells) {
        if (!first.isValid())
            first = cells.value(0);
    });
    if (!done)
        return Failure(done.error());
    return first;
}

Result<qint64> Database::insert(const QString &sql, const QVariantList &values) const
{
    const auto query = executed(m_connection, sql, values);
    if (!query)
        return Failure(query.error());
    return query->lastInsertId().toLongLong();
}

Result<void> Database::transaction(const std::function<Result<void>()> &work) const
{
    // QSqlDatabase::transaction() would take the lock only with the first write.
    if (const auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun;
    auto done = work();
    if (done)
        done = run(QStringLiteral("COMMIT"));
    if (!done)
        (void)run(QStringLiteral("ROLLBACK"));
    return done;
}

} // namespace xuanka
