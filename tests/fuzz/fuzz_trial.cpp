// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Mask.h"
#include "core/trial/ReadMachine.h"
#include "tests/fuzz/Check.h"

#include <cmath>

using namespace xuanka;

// Whatever was pasted: the machine read from it has finite numbers, no more cards than lines, and
// masking twice changes nothing more than masking once.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytes(data, size);
    Machine machine;
    QList<Check> remarks;
    readMachine({{QStringLiteral("paste"), bytes}}, machine, remarks);
    fuzz::require(machine.gpus.size() <= bytes.size() / 4 + 64);
    for (const CollectiveRun &run : machine.collectives)
        fuzz::require(std::isfinite(run.busGBs) && run.gpus >= 0);
    for (const PairBandwidth &pairs : machine.pairs)
        fuzz::require(pairs.lowest <= pairs.highest);
    const QString masked = maskPersonal(QString::fromUtf8(bytes.left(4096)));
    fuzz::require(maskPersonal(masked) == masked);
    return 0;
}
