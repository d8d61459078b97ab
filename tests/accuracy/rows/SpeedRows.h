// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Estimators.h"
#include "tests/accuracy/Lookup.h"

#include <QStringList>

#include <optional>

namespace xuanka::accuracy {

// What the rows of throughput and scaling share: how a set-up becomes a job, a layout and a link.

// "single", "layer split", "TP=2 PCIe P2P off", "PP4 x TP2", "DDP", "FSDP2", "ZeRO-2" …
std::optional<Layout> findLayout(const Row &row);

// The link of the row's machine: the likely one of the card, corrected by what the row says
// ("p2p", "pcie", and words in "strategy", "host", "note").
Link findLink(const Row &row, const Gpu &gpu, int cards);

// "PCIe 4.0 x16", "5.0 x8", "x4 effective" into the link.
void applyPcie(const QString &text, Link &link);

// Texts of the set-up that describe machine and strategy, joined, lower case.
QString descriptionOf(const Row &row);

// An inference job, or the field that is missing.
struct RowJob {
    std::optional<InferenceJob> job;
    QString missing;
};
RowJob inferenceJob(const Row &row, const Context &context);

// More streams than the cache holds wait outside: what really runs at once.
void limitConcurrency(InferenceJob &job, const Gpu &gpu, const Layout &layout,
                      const Context &context);

// Tokens/s of the row's quantity out of an estimate ("decode_tokens_per_s" …); none if it is not
// one of inference.
std::optional<Band> inferenceQuantity(const QString &quantity, const InferenceJob &job,
                                      const SpeedEstimate &estimate);

// A training job, or the field that is missing.
struct RowTraining {
    std::optional<TrainingJob> job;
    QString missing;
};
RowTraining trainingJob(const Row &row, const Context &context, bool needsBatch);

// Speculative decoding yields more than one token a step, by an amount no set-up states.
bool isSpeculative(const Row &row);

} // namespace xuanka::accuracy
