// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace xuanka {

// GiB is 2^30 bytes (what drivers and engines count), GB is 10^9 (what vendors print).
inline constexpr double bytesPerMiB = 1024.0 * 1024.0;
inline constexpr double bytesPerGiB = 1024.0 * bytesPerMiB;
inline constexpr double bytesPerGB = 1e9;

constexpr double toGiB(double bytes)
{
    return bytes / bytesPerGiB;
}

constexpr double mibToGiB(double mib)
{
    return mib / 1024.0;
}

// The unit of a quantity inside a message; the text layer decides how it is written.
enum class Unit : std::uint8_t {
    None,
    GiB,
    GB,
    MiB,
    Percent, // 0..100
    Watt,
    KilowattHour,
    Hours,
    Days,
    Months,
    Seconds,
    Milliseconds,
    Microseconds,
    TokensPerSecond,
    ItemsPerHour,
    GBPerSecond,
    Teraflops,
    Tokens,
    Parameters,
    Cards,
    People,
    Times, // a factor: 3.6×
    Celsius,
    Bytes,
    KilowattHeat,
};

} // namespace xuanka
