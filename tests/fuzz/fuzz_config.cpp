// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"

#include <cstdint>
#include <cstdlib>

// A config.json of anyone: an answer whose parts add up, or a refusal, and never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto file = xuanka::readModelConfig(text);
    if (!file)
        return 0;
    const xuanka::ModelShape &shape = file->model.shape;
    if (file->parameters < 0 || file->parameters != shape.total() || shape.active() < 0
        || shape.active() > shape.total() || xuanka::cacheElementsPerToken(shape) < 0)
        std::abort();
    return 0;
}
