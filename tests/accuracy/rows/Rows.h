// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/Lookup.h"

namespace xuanka::accuracy {

// One function a kind: builds the job the row describes, asks core, and turns the estimate into
// the row's quantity and unit. Rows that name too little are left out by the published codes.
Answer answerInferenceMemory(const Row &row, const Context &context);
Answer answerTrainingMemory(const Row &row, const Context &context);
Answer answerThroughput(const Row &row, const Context &context);
Answer answerScaling(const Row &row, const Context &context);
Answer answerInterconnect(const Row &row, const Context &context);
Answer answerPower(const Row &row, const Context &context);
Answer answerDiffusion(const Row &row, const Context &context); // memory here, time by the next
Answer answerDiffusionTime(const Row &row, const Context &context);

// Left-out reasons that hold for every kind come first, then the kind's own function.
Answer answer(const Row &row, const Context &context);

} // namespace xuanka::accuracy
