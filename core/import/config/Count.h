// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace xuanka {

// A number of parameters computed from a file nobody checked: sums and products stop at `most`
// instead of wrapping round, so that one comparison at the end finds every overflow.
class Count final {
public:
    static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

    constexpr Count(std::int64_t value = 0) // implicit: formulas mix dimensions and counts
        : m_value(value < 0 ? 0 : value)
    {
    }
    constexpr std::int64_t value() const { return m_value; }

    friend constexpr Count operator+(Count a, Count b)
    {
        std::int64_t sum = 0;
        return __builtin_add_overflow(a.m_value, b.m_value, &sum) ? Count(most) : Count(sum);
    }
    friend constexpr Count operator*(Count a, Count b)
    {
        std::int64_t product = 0;
        return __builtin_mul_overflow(a.m_value, b.m_value, &product) ? Count(most)
                                                                      : Count(product);
    }
    constexpr Count &operator+=(Count other) { return *this = *this + other; }

private:
    std::int64_t m_value;
};

} // namespace xuanka
