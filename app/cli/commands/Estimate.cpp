// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Assess.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/json/AdviceJson.h"
#include "app/cli/json/JsonParts.h"

namespace xuanka::cli {

Outcome<Answer> estimate(const Arguments &arguments)
{
    const auto made = assess(arguments.files.first());
    if (!made)
        return Refusal(made.error());
    return Answer{document(adviceJson(made->advice))};
}

} // namespace xuanka::cli
