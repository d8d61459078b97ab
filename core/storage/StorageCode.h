// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class StorageCode {
    CannotOpen,
    NoFolder,
    NotOurFile,
    NotADatabase,
    NewerVersion,
    Damaged,
    Busy,
    ReadOnly,
    DiskFull,
    NotAllowed,
    Failed,
    UpgradeFailed,
    RestoredFromBackup,
    StartedAnew,
    NoSuchRow,
};

template <>
struct KeyTable<StorageCode> {
    static constexpr std::array<std::pair<StorageCode, std::string_view>, 15> rows{{
        {StorageCode::CannotOpen, "cannot-open"}, // %1 reason
        {StorageCode::NoFolder, "no-folder"}, // %1 folder
        {StorageCode::NotOurFile, "not-our-file"},
        {StorageCode::NotADatabase, "not-a-database"},
        {StorageCode::NewerVersion, "newer-database"}, // %1 found, %2 newest known
        {StorageCode::Damaged, "damaged"}, // %1 what the check said
        {StorageCode::Busy, "busy"},
        {StorageCode::ReadOnly, "read-only"},
        {StorageCode::DiskFull, "disk-full"},
        {StorageCode::NotAllowed, "not-allowed"}, // %1 reason
        {StorageCode::Failed, "storage-failed"}, // %1 reason, %2 code
        {StorageCode::UpgradeFailed, "upgrade-failed"}, // %1 reason, %2 backup
        {StorageCode::RestoredFromBackup, "restored"}, // %1 damaged file's new name, %2 backup
        {StorageCode::StartedAnew, "started-anew"}, // %1 damaged file's new name
        {StorageCode::NoSuchRow, "no-such-row"},
    }};
};

template <>
struct RoomOf<StorageCode> {
    static constexpr Room value = Room::Storage;
};

} // namespace xuanka
