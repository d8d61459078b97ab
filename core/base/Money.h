// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace xuanka {

// A currency is its three ISO 4217 letters. It belongs to the amount, never to the language.
struct Currency {
    std::array<char, 3> letters{'C', 'N', 'Y'};

    constexpr Currency() = default;
    explicit constexpr Currency(std::string_view code)
        : letters{code.size() == 3 ? std::array<char, 3>{code[0], code[1], code[2]}
                                   : std::array<char, 3>{'X', 'X', 'X'}}
    {
    }
    constexpr std::string_view code() const { return {letters.data(), letters.size()}; }
    bool operator==(const Currency &) const = default;
};

// An amount in hundredths of its currency. Sums are exact; a product is rounded once.
struct Money {
    std::int64_t minor = 0;
    Currency currency;

    static Money of(double amount, Currency currency = {})
    {
        return {static_cast<std::int64_t>(std::llround(amount * 100.0)), currency};
    }
    constexpr double amount() const { return static_cast<double>(minor) / 100.0; }
    bool operator==(const Money &) const = default;
};

// Both sides must have one currency; the caller checks, mixed sums are a programming error.
constexpr Money operator+(Money a, Money b)
{
    return {a.minor + b.minor, a.currency};
}

constexpr Money operator-(Money a, Money b)
{
    return {a.minor - b.minor, a.currency};
}

inline Money operator*(Money money, double factor)
{
    return {static_cast<std::int64_t>(std::llround(static_cast<double>(money.minor) * factor)),
            money.currency};
}

} // namespace xuanka
