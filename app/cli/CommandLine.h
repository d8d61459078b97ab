// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QTextStream;

namespace xuanka::cli {

enum ExitCode : int { Answered = 0, CheckFailed = 1, Unusable = 2, OurFault = 3 };

// True when the arguments (without the program's name) ask for an answer instead of the window.
// Anything that is no existing file asks for one, so that a mistyped command is told so.
bool isCommand(const QStringList &arguments);
// The file the window should open: the last argument that is one; empty if none is.
QString fileToOpen(const QStringList &arguments);
// True when the command paints: it needs a QApplication (offscreen; Qt Charts is made of widgets),
// the others do not.
bool needsGui(const QStringList &arguments);
// Runs one sub-command; answers go to `out`, the one line of an error to `err`.
int run(const QStringList &arguments, QTextStream &out, QTextStream &err);

} // namespace xuanka::cli
