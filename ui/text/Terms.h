// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/checklist/ChecklistState.h"
#include "core/estimate/Estimate.h"
#include "core/plan/Offer.h"
#include "core/plan/Terms.h"
#include "core/trial/Verify.h"

#include <QString>

// The word of every closed list, in the language of say(). Names that are the same everywhere
// ("FP8", "vLLM", "AdamW") are not translated.
namespace xuanka::text {

QString term(WorkloadKind value);
QString term(WeightFormat value);
QString term(CacheFormat value);
QString term(Engine value);
QString term(TrainingMethod value);
QString term(TrainingPrecision value);
QString term(Optimizer value);
QString term(Checkpointing value);
QString term(Sharding value);
QString term(Offload value);
QString term(Strategy value);
QString term(RenderEngine value);
QString term(SimulationPrecision value);
QString term(Need value);
QString term(PriceUnit value);
QString term(Billing value);
QString term(Tenancy value);
QString term(Dimension value);
QString term(Fit value);
QString term(Severity value);
QString term(ProductUnit value);
QString term(Answer value);
QString term(Verdict value);
QString term(Formula value); // the law in one line

} // namespace xuanka::text
