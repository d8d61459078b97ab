// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace xuanka {

// A plan read from a training configuration or a launch command. What the text does not say keeps
// the defaults of a plan.
struct ConvertedPlan {
    Plan plan;
    QString kind; // "llamafactory", "axolotl", "torchtune", "deepspeed", "accelerate", "vllm" …
    QList<Message> notUnderstood; // keys and values that had no effect on the plan, by name
    QList<Message> notes; // what was decided on the way, and secrets that were dropped
    bool operator==(const ConvertedPlan &) const = default;
};

// Secrets (access tokens, API keys) in the text are dropped: they are in no member of the result.
Result<ConvertedPlan> convertFile(const QString &path);
Result<ConvertedPlan> convertText(const QByteArray &text);

} // namespace xuanka
