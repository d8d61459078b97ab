// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gguf/GgufHeader.h"

namespace xuanka {

// How the weights are stored: "gguf-q4_k_m", "bf16". The type most weights really have decides;
// the preset the file claims (general.file_type) only adds its letter when it agrees.
struct GgufQuantization {
    QString name;
    QString claimed; // the preset claimed when it disagrees, else empty
};

GgufQuantization ggufQuantization(const GgufHeader &header);

} // namespace xuanka
