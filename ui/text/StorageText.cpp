// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/StorageCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("StorageText", source);
}

} // namespace

QString storageSentence(const Message &message)
{
    switch (static_cast<StorageCode>(message.code)) {
    case StorageCode::CannotOpen:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "The data file cannot be opened: %1. Check the folder's permissions."));
    case StorageCode::NoFolder:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "The folder %1 cannot be created. Choose a place you may write to."));
    case StorageCode::NotOurFile:
        return words(QT_TRANSLATE_NOOP(
            "StorageText",
            "This is a database of another program; it was not touched. Choose another file."));
    case StorageCode::NotADatabase:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "This file is no database; it was not touched. Choose another file."));
    case StorageCode::NewerVersion:
        return words(QT_TRANSLATE_NOOP("StorageText",
                                       "This data file has version %1, this program knows up to "
                                       "%2. Update Xuanka; the file was not changed."));
    case StorageCode::Damaged:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "The data file is damaged: %1. Restore it from a backup beside it."));
    case StorageCode::Busy:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "Another program is writing to the data file. Close it and try again."));
    case StorageCode::ReadOnly:
        return words(QT_TRANSLATE_NOOP("StorageText",
                                       "The data file may only be read. Nothing was changed; copy "
                                       "it to a place you may write to."));
    case StorageCode::DiskFull:
        return words(QT_TRANSLATE_NOOP(
            "StorageText",
            "The disk is full. Nothing was changed; free some space and try again."));
    case StorageCode::NotAllowed:
        return words(QT_TRANSLATE_NOOP(
            "StorageText", "The data file refuses this value: %1. Nothing was changed."));
    case StorageCode::Failed:
        return words(QT_TRANSLATE_NOOP("StorageText", "The data file could not be used: %1 (%2)."));
    case StorageCode::UpgradeFailed:
        return words(QT_TRANSLATE_NOOP("StorageText",
                                       "The data file could not be brought to this version (%1). "
                                       "It is unchanged; a copy is in %2."));
    case StorageCode::RestoredFromBackup:
        return words(
            QT_TRANSLATE_NOOP("StorageText",
                              "The data file was damaged and is kept as %1. The newest backup, %2, "
                              "took its place; changes after it are missing."));
    case StorageCode::StartedAnew:
        return words(QT_TRANSLATE_NOOP("StorageText",
                                       "The data file was damaged and is kept as %1. There was no "
                                       "backup, so an empty one took its place."));
    case StorageCode::NoSuchRow:
        return words(
            QT_TRANSLATE_NOOP("StorageText", "This entry no longer exists. Reload the list."));
    }
    return {};
}

} // namespace xuanka::text
