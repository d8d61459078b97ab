// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/Store.h"

#include "core/storage/Backups.h"
#include "core/storage/Migrations.h"
#include "core/storage/StorageCode.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace xuanka {
namespace {

constexpr qint64 applicationId = 0x58554b41; // "XUKA"

Result<qint64> number(const Database &database, const char *sql)
{
    const auto value = database.value(QString::fromLatin1(sql));
    if (!value)
        return Failure(value.error());
    return value->toLongLong();
}

// New files have no id and no tables. Anything else without our id is somebody else's database.
Result<void> claim(const Database &database)
{
    const auto id = number(database, "PRAGMA application_id");
    if (!id)
        return Failure(id.error());
    if (*id == applicationId)
        return {};
    const auto tables = number(database, "SELECT count(*) FROM sqlite_schema");
    if (!tables)
        return Failure(tables.error());
    if (*id != 0 || *tables != 0)
        return fail(StorageCode::NotOurFile);
    return database.run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
}

Result<void> checkWhole(const Database &database)
{
    const auto said = database.value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!said)
        return Failure(said.error());
    if (said->toString() != u"ok")
        return fail({StorageCode::Damaged, {said->toString().section(u'\n', 0, 0)}});
    return {};
}

Result<void> upgrade(const Database &database)
{
    const auto version = number(database, "PRAGMA user_version");
    if (!version)
        return Failure(version.error());
    const qint64 newest = migrations().size();
    if (*version > newest)
        return fail({StorageCode::NewerVersion, {*version, newest}});
    if (*version == newest)
        return {};
    QString backup;
    if (*version > 0) {
        const auto copy = backUp(database);
        if (!copy)
            return Failure(copy.error());
        backup = QFileInfo(*copy).fileName();
    }
    const auto done = migrate(database, migrations());
    if (!done && !backup.isEmpty())
        return fail({StorageCode::UpgradeFailed,
                     {QString::fromLatin1(done.error().message.key.data()), backup}});
    return done;
}

// The sequence of every opening. foreign_keys does nothing inside a transaction, so it comes first.
Result<Database> openOnce(const QString &path)
{
    auto database = Database::open(path);
    if (!database)
        return database;
    const Database &opened = *database;
    auto step = opened.run(QStringLiteral("PRAGMA foreign_keys = ON"));
    for (const auto &next : {claim, checkWhole, upgrade}) {
        if (step)
            step = next(opened);
    }
    if (!step)
        return Failure(step.error());
    return database;
}

// A backup is worth having when the file changed after the last one; its own date tells.
void backUpIfChanged(const Database &database)
{
    const QStringList backups = backupsOf(database.path());
    const QFileInfo file(database.path());
    if (backups.isEmpty() || QFileInfo(backups.first()).lastModified() < file.lastModified())
        (void)backUp(database); // no room for a backup is no reason not to work
}

Result<Store> repaired(const QString &path, const Error &damage)
{
    const auto aside = setAside(path);
    if (!aside)
        return Failure(damage);
    const QString asideName = QFileInfo(*aside).fileName();
    for (const QString &backup : backupsOf(path)) {
        if (!QFile::copy(backup, path))
            continue;
        if (auto database = openOnce(path))
            return Store{*std::move(database),
                         {Message(StorageCode::RestoredFromBackup,
                                  {asideName, QFileInfo(backup).fileName()})}};
        QFile::remove(path);
    }
    auto fresh = openOnce(path);
    if (!fresh)
        return Failure(fresh.error());
    return Store{*std::move(fresh), {Message(StorageCode::StartedAnew, {asideName})}};
}

Error named(Error error, const QString &path)
{
    error.file = path;
    return error;
}

} // namespace

Result<Store> openStore(const QString &path, FileOwner owner)
{
    const QDir folder = QFileInfo(path).absoluteDir();
    if (!folder.exists() && !folder.mkpath(QStringLiteral(".")))
        return fail({StorageCode::NoFolder, {folder.path()}}, {}, path);
    auto database = openOnce(path);
    if (database) {
        if (owner == FileOwner::Program)
            backUpIfChanged(*database);
        return Store{*std::move(database), {}};
    }
    const Message &problem = database.error().message;
    const bool damaged = problem.is(StorageCode::Damaged) || problem.is(StorageCode::NotADatabase);
    if (!damaged || owner == FileOwner::User)
        return Failure(named(database.error(), path));
    auto store = repaired(path, database.error());
    if (!store)
        return Failure(named(store.error(), path));
    return store;
}

Result<Store> storeInMemory()
{
    auto database = openOnce(QStringLiteral(":memory:"));
    if (!database)
        return Failure(database.error());
    return Store{*std::move(database), {}};
}

} // namespace xuanka
