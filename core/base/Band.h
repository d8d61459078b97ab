// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

namespace xuanka {

// An estimate: `low`..`high` is meant to hold 80 % of measured cases, `mid` is the best value.
// The unit is that of the member or function that carries it. Invariant: low <= mid <= high.
struct Band {
    double low = 0;
    double mid = 0;
    double high = 0;

    static constexpr Band exact(double value) { return {value, value, value}; }
    // `below` and `above` are shares of mid: around(10, .1, .2) is 9..12.
    static constexpr Band around(double value, double below, double above)
    {
        return {value * (1 - below), value, value * (1 + above)};
    }
    bool operator==(const Band &) const = default;
};

constexpr Band operator*(Band band, double factor) // factor >= 0
{
    return {band.low * factor, band.mid * factor, band.high * factor};
}

constexpr Band operator/(Band band, double divisor) // divisor > 0
{
    return {band.low / divisor, band.mid / divisor, band.high / divisor};
}

constexpr Band &operator*=(Band &band, double factor)
{
    return band = band * factor;
}

// The sum of independent terms: deviations add in quadrature, they rarely all err the same way.
Band sumIndependent(std::initializer_list<Band> terms);
// The sum of terms that err together (same cause): bounds add.
constexpr Band operator+(Band a, Band b)
{
    return {a.low + b.low, a.mid + b.mid, a.high + b.high};
}

} // namespace xuanka
