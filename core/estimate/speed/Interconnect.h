// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Layout.h"

namespace xuanka {

struct LinkConstants;

// Bus bandwidth of an all-reduce of large data over `cards` cards, GB/s (nccl-tests "busbw").
double allReduceBusGBs(const Link &link, int cards, const LinkConstants &constants);
// Time of one all-reduce of `bytes`: a(n) + 2(n-1)/n * bytes / B(n). 0 for one card.
double allReduceSeconds(const Link &link, int cards, double bytes, const LinkConstants &constants);
// Handing `bytes` from one card to the next.
double handOverSeconds(const Link &link, double bytes, const LinkConstants &constants);

} // namespace xuanka
