// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

// A plan and an answer to it, made by hand with round numbers: for tests of what shows an advice.
namespace xuanka::sample {

// Llama-3.1-70B in 4 bits for a team of five, cap ¥6,600 a month.
Plan plan();
// Recommends 4 × RTX 4090 (tensor parallel); 1 does not fit, 2 is tight, 6 and 8 are over the cap;
// 2 × RTX 5090 fits as well.
Advice advice();
// The same without any valid answer; ways out are given.
Advice nothingFits();

} // namespace xuanka::sample
