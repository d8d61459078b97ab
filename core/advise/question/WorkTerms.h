// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <QString>

namespace xuanka {

// Rules of thumb that turn words of a plan into numbers of a job.

// Tokens an engine pushes through in one step of a prompt, with its stock settings.
constexpr int prefillChunk(Engine engine)
{
    // llama.cpp: ubatch 512; vLLM, SGLang: chunked prefill of 2,048 (vLLM) to 8,192 tokens.
    return engine == Engine::LlamaCpp || engine == Engine::KTransformers ? 512 : 2048;
}

// Faces of a polyhedral mesh per cell: six sides, each shared by two cells.
inline constexpr double facesPerCell = 3;

// Memory of a finite-volume solver on the card: some forty fields and matrix entries a cell with
// their copies. Vendors of such solvers name 1 to 2 GB a million cells in double precision; a
// lattice solver needs a tenth. The band of the estimate is wide for it.
constexpr double bytesPerCell(SimulationPrecision precision)
{
    return precision == SimulationPrecision::Fp64 ? 1500 : 800;
}

// "7 B" from 7.0e9: the name of a model that is only a size.
inline QString shortCount(double parameters)
{
    const double billions = parameters / 1e9;
    return QString::number(billions, 'g', 3) + QStringLiteral(" B");
}

} // namespace xuanka
