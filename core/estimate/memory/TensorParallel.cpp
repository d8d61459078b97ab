// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/TensorParallel.h"

namespace xuanka {
namespace {

bool isPowerOfTwo(int number)
{
    return (number & (number - 1)) == 0;
}

} // namespace

bool illegalTensorParallel(const ModelShape &shape, int degree)
{
    if (degree < 1)
        return true;
    if (shape.groups.empty()) // heads unknown: powers of two divide nearly all models' heads
        return !isPowerOfTwo(degree);
    for (const LayerGroup &group : shape.groups) {
        if (group.heads <= 0)
            continue;
        if (group.heads % degree != 0)
            return true;
        if (group.kvHeads > 0 && group.kvHeads % degree != 0 && degree % group.kvHeads != 0)
            return true;
    }
    return false;
}

std::vector<int> legalTensorParallel(const ModelShape &shape, int max)
{
    std::vector<int> degrees;
    for (int degree = 1; degree <= max; ++degree) {
        if (!illegalTensorParallel(shape, degree))
            degrees.push_back(degree);
    }
    return degrees;
}

} // namespace xuanka
