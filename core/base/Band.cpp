// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Band.h"

#include <cmath>

namespace xuanka {

Band sumIndependent(std::initializer_list<Band> terms)
{
    double mid = 0;
    double below = 0;
    double above = 0;
    for (const Band &term : terms) {
        mid += term.mid;
        below += (term.mid - term.low) * (term.mid - term.low);
        above += (term.high - term.mid) * (term.high - term.mid);
    }
    return {mid - std::sqrt(below), mid, mid + std::sqrt(above)};
}

} // namespace xuanka
