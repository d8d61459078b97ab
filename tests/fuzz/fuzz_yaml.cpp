// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Check.h"

using namespace xuanka;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    fuzz::check(convertText(fuzz::bytes(data, size)));
    return 0;
}
