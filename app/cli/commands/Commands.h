// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Arguments.h"
#include "ui/text/Language.h"

namespace xuanka::cli {

// One sub-command each: arguments in, complete answer out. Nothing is printed here, and a file is
// written only when the whole answer is known.
Outcome<Answer> estimate(const Arguments &arguments);
Outcome<Answer> report(const Arguments &arguments, text::Language language);
Outcome<Answer> checklist(const Arguments &arguments, text::Language language);
Outcome<Answer> inspect(const Arguments &arguments);
Outcome<Answer> verify(const Arguments &arguments);
Outcome<Answer> prices(const Arguments &arguments);
Outcome<Answer> catalog(const Arguments &arguments);
Outcome<Answer> convert(const Arguments &arguments);

} // namespace xuanka::cli
