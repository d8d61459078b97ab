// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/ReadCommand.h"
#include "tests/fuzz/Check.h"

using namespace xuanka;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QString text = QString::fromUtf8(fuzz::bytes(data, size));
    if (const auto plan = readCommand(text))
        fuzz::check(*plan);
    // As the arguments of each engine's launcher.
    for (const char *launcher : {"vllm serve ", "llama-server ", "sglang serve "}) {
        if (const auto plan = readCommand(QLatin1String(launcher) + text))
            fuzz::check(*plan);
    }
    return 0;
}
