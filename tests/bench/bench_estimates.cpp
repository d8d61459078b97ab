// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/CountedNew.h"
#include "tests/bench/EstimateCases.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

// Candidate estimates (memory, speed, power) a second on one core, and proof that none allocates.
// Times vary between machines; instructions do not:
//   valgrind --tool=callgrind --toggle-collect='xuanka::bench::EstimateCases::run*'
//       build/release/bin/bench_estimates 1
// prints the instructions of one pass; divide by the number of candidates printed here.
int main(int argc, char **argv)
{
    using namespace xuanka;
    const auto catalog = Catalog::builtIn();
    const auto constants = EstimateConstants::builtIn();
    if (!catalog || !constants) {
        std::fputs("the built-in data is damaged\n", stderr);
        return 3;
    }
    const bench::EstimateCases cases(*catalog, *constants);
    const int passes = argc > 1 ? std::atoi(argv[1]) : 200;
    double sum = 0;
    const long long before = bench::allocations;
    const auto start = std::chrono::steady_clock::now();
    for (int pass = 0; pass < passes; ++pass) {
        for (const bench::EstimateCase &one : cases.all())
            sum += cases.run(one);
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    const long long allocated = bench::allocations - before;
    const double done = double(cases.all().size()) * passes;
    std::printf("candidates a pass  %zu\n", cases.all().size());
    std::printf("estimates a second %.0f\n", done / taken.count());
    std::printf("nanoseconds each   %.0f\n", taken.count() / done * 1e9);
    std::printf("allocations        %lld\n", allocated);
    std::printf("checksum           %.6g\n", sum / passes);
    return allocated == 0 ? 0 : 1;
}
