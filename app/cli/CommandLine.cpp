// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include <QTextStream>

namespace xuanka::cli {

bool isCommand(const QStringList &arguments)
{
    return !arguments.isEmpty();
}

int run(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    Q_UNUSED(out)
    err << "xuanka: unknown command " << arguments.value(0) << '\n';
    return Unusable;
}

} // namespace xuanka::cli
