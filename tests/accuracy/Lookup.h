// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"
#include "core/plan/Terms.h"
#include "tests/accuracy/Row.h"

#include <optional>

namespace xuanka::accuracy {

// What the laws are asked with: catalogue and constants, and how rows spell their names.
struct Context {
    const Catalog &catalog;
    const EstimateConstants &constants;
};

struct RowModel {
    ModelShape shape;
    const Model *model = nullptr; // null: only what the row says of it is known
};

// The row's model: by name from the catalogue; else what "arch" and "params_b" say (wide bands);
// nothing when neither is there.
std::optional<RowModel> findModel(const Row &row, const Context &context);

// The row's card by name ("2x RTX 3090", "A100-SXM4-40GB", "RTX 4090 (P2P)"); nullptr if unknown.
const Gpu *findGpu(const Row &row, const Context &context);
const Gpu *findGpu(const QString &name, const Context &context);

// "AWQ-INT4", "bnb.nf4-dq", "Q4_K_M", "GGUF 4.93 bpw", "fp8 (some layers bf16)".
struct RowWeights {
    WeightFormat format = WeightFormat::Bf16;
    double bitsPerWeight = 0; // 0: as the format says
};
std::optional<RowWeights> findWeights(const QString &precision);

// "vllm", "ik_llama.cpp", "transformers", "exllamav2 (TP)".
std::optional<Engine> findEngine(const QString &framework);

// Streams at once: a number, or "concurrency 64".
std::optional<int> findBatch(const Row &row);

} // namespace xuanka::accuracy
