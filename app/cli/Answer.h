// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/CommandLine.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace xuanka::cli {

// What a command has to say on standard output once all of it is known.
struct Answer {
    QByteArray output; // UTF-8
    ExitCode code = Answered;
    QString note = {}; // one line for standard error: what the user must know beside the answer
};

// Why there is no answer: one line for standard error, without the program's name.
struct Fault {
    QString line;
    ExitCode code = Unusable;
};

template <typename T>
using Outcome = tl::expected<T, Fault>;
using Refusal = tl::unexpected<Fault>;

// The line of an error about `file`, as the user wrote its name. Broken data of our own is our
// fault.
Fault faultOf(const Error &error, const QString &file = {});
// A sentence of the command line itself, "%1" and "%2" filled in.
Refusal refuse(const QString &sentence, const QString &first = {}, const QString &second = {});
Refusal refuse(const Error &error, const QString &file = {});

} // namespace xuanka::cli
