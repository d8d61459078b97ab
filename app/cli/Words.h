// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/Language.h"

namespace xuanka::cli {

// A sentence of the command line in the language of the call; `source` is marked where it stands.
inline QString words(const char *source)
{
    return text::say("CommandLine", source);
}

} // namespace xuanka::cli
