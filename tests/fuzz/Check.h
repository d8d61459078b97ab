// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ConvertedPlan.h"
#include "core/import/ModelFile.h"
#include "core/plan/PlanJson.h"

#include <cstdlib>

// What must hold of any answer, whatever the input was. A fuzz target has no test framework: a
// broken promise stops it, and the input is kept.
namespace xuanka::fuzz {

inline void require(bool promise)
{
    if (!promise)
        std::abort();
}

inline QByteArray bytes(const unsigned char *data, std::size_t size)
{
    return QByteArray(reinterpret_cast<const char *>(data), qsizetype(size));
}

// A refusal has words; an answer has counts that agree with each other.
inline void check(const Result<ModelFile> &file)
{
    if (!file) {
        require(!file.error().message.key.empty());
        return;
    }
    require(file->parameters >= 0 && file->model.storedBytes >= 0);
    require(file->model.shape.total() == file->parameters);
    require(file->model.shape.active() <= file->parameters);
    require(cacheElementsPerToken(file->model.shape, true)
            <= cacheElementsPerToken(file->model.shape));
}

// A converted plan is one the program itself accepts.
inline void check(const Result<ConvertedPlan> &converted)
{
    if (!converted) {
        require(!converted.error().message.key.empty());
        return;
    }
    require(!converted->kind.isEmpty());
    const auto read = readPlan(writePlan(converted->plan));
    require(read && read->plan == converted->plan);
}

} // namespace xuanka::fuzz
