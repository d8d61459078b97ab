// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Constants.h"
#include "core/estimate/Trace.h"

#include <QJsonArray>

namespace xuanka::cli {

// The derivation of a candidate: formula, inputs, and the constants with source and measured rows.
// Only the steps of `term` unless that is empty.
QJsonArray explainJson(const Trace &trace, const EstimateConstants &constants,
                       const QString &term = {});

} // namespace xuanka::cli
