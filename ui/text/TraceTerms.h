// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Trace.h"

#include <QLocale>
#include <QString>

// The words of a derivation: what a step explains, its inputs and their values.
namespace xuanka::text {

QString traceTerm(std::string_view term); // "kv_cache": "KV cache"
QString traceResult(const TraceStep &step, const QLocale &locale); // with the unit of its term
QString traceInput(std::string_view name); // "context-tokens": "tokens of context"
QString traceValue(const TraceStep::Value &value, const QLocale &locale);

} // namespace xuanka::text
