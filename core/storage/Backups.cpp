// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/Backups.h"

#include "core/storage/StorageCode.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace xuanka {
namespace {

const QLatin1String backupMark(".backup-");
const QLatin1String damagedMark(".damaged-");

int numberOf(const QString &path, QLatin1String mark)
{
    return path.mid(path.lastIndexOf(mark) + mark.size()).toInt();
}

} // namespace

QStringList backupsOf(const QString &path)
{
    const QFileInfo file(path);
    const QString start = file.fileName() + backupMark;
    QStringList found;
    for (const QString &name : file.dir().entryList(QDir::Files)) {
        if (name.startsWith(start) && numberOf(name, backupMark) > 0)
            found.append(file.dir().filePath(name));
    }
    std::sort(found.begin(), found.end(), [](const QString &a, const QString &b) {
        return numberOf(a, backupMark) > numberOf(b, backupMark);
    });
    return found;
}

Result<QString> backUp(const Database &database)
{
    const QStringList before = backupsOf(database.path());
    const int number = before.isEmpty() ? 1 : numberOf(before.first(), backupMark) + 1;
    const QString path = database.path() + backupMark + QString::number(number);
    // VACUUM INTO keeps application_id and user_version and writes no half file on failure.
    const auto copied = database.run(QStringLiteral("VACUUM INTO ?"), {path});
    if (!copied) {
        QFile::remove(path);
        return Failure(copied.error());
    }
    for (qsizetype i = backupsKept - 1; i < before.size(); ++i)
        QFile::remove(before[i]);
    return path;
}

Result<QString> setAside(const QString &path)
{
    for (int number = 1; number < 1000; ++number) {
        const QString target = path + damagedMark + QString::number(number);
        if (QFile::exists(target))
            continue;
        if (QFile::rename(path, target))
            return target;
        break;
    }
    return fail({StorageCode::CannotOpen, {QFileInfo(path).fileName()}}, {}, path);
}

} // namespace xuanka
