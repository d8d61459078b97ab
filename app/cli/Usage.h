// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Arguments.h"
#include "ui/text/Language.h"

#include <functional>

namespace xuanka::cli {

// A sub-command as the user sees it.
struct Command {
    QString name;
    QString synopsis; // what follows the name
    QString purpose; // one line, in the language of the call
    QList<Option> options;
    int fewestFiles = 1;
    int mostFiles = 1;
    bool needsGui = false; // fonts and painting, never a display
    std::function<Outcome<Answer>(const Arguments &, text::Language)> run;
};

// All of them, in the order of the help.
QList<Command> commands();
QStringList commandNames();
// The whole help, or that of one command.
QByteArray help(const QString &command = {});

} // namespace xuanka::cli
