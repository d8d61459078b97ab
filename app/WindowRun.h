// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Opens the window, with a file if one is named; returns when it is closed.
int runWindow(int argc, char **argv, const QString &file);
