// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace xuanka {

// Stable spellings of an enumeration: what files, the command line and tests use.
// Specialise KeyTable<E> with `static constexpr std::array<std::pair<E, std::string_view>, N>
// rows`. Several spellings may name one value; the first is the one that is written.
template <typename E>
struct KeyTable;

template <typename E>
constexpr std::string_view key(E value)
{
    for (const auto &[candidate, name] : KeyTable<E>::rows) {
        if (candidate == value)
            return name;
    }
    return {};
}

template <typename E>
constexpr std::optional<E> fromKey(std::string_view name)
{
    for (const auto &[candidate, known] : KeyTable<E>::rows) {
        if (known == name)
            return candidate;
    }
    return std::nullopt;
}

} // namespace xuanka
