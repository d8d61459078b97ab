// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/folder/InsideFolder.h"

#include "core/import/FileCode.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace xuanka {
namespace {

bool isHashOfSameCache(const QDir &folder, const QFileInfo &target)
{
    static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{40,64}$"));
    QDir repository(folder);
    if (!repository.cdUp() || repository.dirName() != QLatin1String("snapshots")
        || !repository.cdUp())
        return false;
    return hash.match(target.fileName()).hasMatch()
        && target.absolutePath()
        == QDir(repository.canonicalPath()).filePath(QStringLiteral("blobs"));
}

} // namespace

Result<QString> pathInside(const QDir &folder, const QString &name)
{
    const Failure unsafe = fail({FileCode::UnsafeName, {name.left(200)}});
    const QString clean = QDir::cleanPath(name);
    const bool plain = !name.isEmpty() && !QDir::isAbsolutePath(name) && !name.contains(u'\\')
        && !name.contains(u':') && !name.contains(QChar::Null) && clean != QLatin1String("..")
        && !clean.startsWith(QLatin1String("../"));
    if (!plain)
        return unsafe;
    const QString path = folder.filePath(clean);
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (canonical.isEmpty()) // it is not there, or is a link to nowhere
        return path;
    const bool inside = canonical.startsWith(folder.canonicalPath() + u'/');
    if (!inside && !isHashOfSameCache(folder, QFileInfo(canonical)))
        return unsafe;
    return path;
}

} // namespace xuanka
