// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

// Counts every allocation of the program that includes it (once, in its main file).
namespace xuanka::bench {

inline std::atomic<long long> allocations{0};

} // namespace xuanka::bench

// NOLINTBEGIN: replacing the global operators is the purpose of this header.
void *operator new(std::size_t size)
{
    ++xuanka::bench::allocations;
    if (void *memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void *memory) noexcept
{
    std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
// NOLINTEND
