// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Bilingual.h"
#include "core/base/Message.h"
#include "core/base/Result.h"

#include <QLocale>
#include <QString>

namespace xuanka::text {

// Turns what the core says into sentences of the language currently installed, with numbers written
// by `locale`. The only place where codes become words.
QString of(const Message &message, const QLocale &locale);
// "FILE: what is wrong, where": one line, for dialogs and the command line.
QString of(const Error &error, const QLocale &locale);

// The one of the two that say() speaks.
QString of(const Bilingual &words);

} // namespace xuanka::text
