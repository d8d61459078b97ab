// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/json/InspectJson.h"
#include "app/cli/json/JsonParts.h"

namespace xuanka::cli {

Outcome<Answer> inspect(const Arguments &arguments)
{
    const QString &path = arguments.files.first();
    const auto file = readModelFile(path);
    if (!file)
        return refuse(file.error(), path);
    return Answer{document(inspectJson(*file))};
}

} // namespace xuanka::cli
