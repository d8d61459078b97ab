// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <QString>

// The words of every field of a plan, by its key path ("team.people"). Forms, undo, lists of
// defaults and ways out all name a field through here.
namespace xuanka::text {

// Label without colon. `kind` tells apart keys that several kinds of work share ("workload.steps").
// An unknown key is its own label.
QString fieldLabel(const QString &key, WorkloadKind kind = WorkloadKind::LlmInference);
// Why it is asked, in one line; may be empty.
QString fieldHelp(const QString &key, WorkloadKind kind = WorkloadKind::LlmInference);
bool isKnownField(const QString &key);

} // namespace xuanka::text
