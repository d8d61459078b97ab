// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace xuanka {

// Round numbers from 0 to the first one at or above `largest`: steps of 1, 2, 2.5 or 5 times a
// power of ten, at most `most` of them. At least {0, 1}.
QList<double> niceTicks(double largest, int most = 6);

} // namespace xuanka
