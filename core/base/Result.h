// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

#include <tl/expected.hpp>

namespace xuanka {

// Why something could not be done. `file` and `place` (line, key path, offset) may be empty.
struct Error {
    Message message;
    QString file;
    QString place;
    bool operator==(const Error &) const = default;
};

// One switch to std::expected the day C++23 is the floor.
template <typename T>
using Result = tl::expected<T, Error>;

using Failure = tl::unexpected<Error>;

inline Failure fail(Message message, QString place = {}, QString file = {})
{
    return Failure(Error{std::move(message), std::move(file), std::move(place)});
}

} // namespace xuanka
