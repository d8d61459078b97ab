// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace xuanka {

// The read-only shell script that collects everything the checks need on the trial machine; its
// output is one file that readMachine() understands.
QByteArray trialScript();

} // namespace xuanka
