// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/Manuscript.h"

class QPaintDevice;

namespace xuanka {

// Shares the width of a page among the columns of a sheet: no word and no number is broken, what is
// left goes to the columns of words. Type shrinks a little when a sheet has too many columns.
void measure(Sheet &sheet, double width, QPaintDevice &device);

} // namespace xuanka
