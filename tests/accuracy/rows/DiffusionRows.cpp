// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/Rows.h"

namespace xuanka::accuracy {

Answer answerDiffusion(const Row &row, const Context &context)
{
    if (row.quantity == QLatin1String("total_seconds"))
        return answerDiffusionTime(row, context);
    return Answer::unanswered(QStringLiteral("no law yet"), QStringLiteral("memory"));
}

} // namespace xuanka::accuracy
