// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/Files.h"

#include "core/plan/PlanCode.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace xuanka::files {

Result<QByteArray> read(const QString &path, qint64 limit)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    const QFileInfo info(path);
    if (info.isDir())
        return fail(PlanCode::IsFolder, {}, name);
    if (!file.open(QIODevice::ReadOnly)) {
        if (!info.exists())
            return fail(PlanCode::NoSuchFile, {}, name);
        if (!info.isReadable())
            return fail(PlanCode::NoPermission, {}, name);
        return fail({PlanCode::FileUnreadable, {file.errorString()}}, {}, name);
    }
    // Bounded whatever the size says: a device has none, a file may grow while it is read.
    QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return fail({PlanCode::FileUnreadable, {file.errorString()}}, {}, name);
    if (bytes.size() > limit)
        return fail({PlanCode::TooLarge, {Quantity{double(limit) / bytesPerMiB, Unit::MiB}}}, {},
                    name);
    return bytes;
}

Result<void> write(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    // A disk that is full is only seen when the buffers are written, so commit() decides.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail({PlanCode::NotWritten, {file.errorString()}}, {}, QFileInfo(path).fileName());
    return {};
}

} // namespace xuanka::files
