// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Machine.h"
#include "core/trial/Segment.h"

// One function a tool: adds what the segment tells to the machine. What cannot be read is marked as
// unreadable, what is not there stays absent; nothing is guessed. All are linear in the text.
namespace xuanka::trial {

void parseSmiTable(const Segment &segment, Machine &machine);
void parseSmiQuery(const Segment &segment, Machine &machine);
void parseSmiXml(const Segment &segment, Machine &machine);
void parseSmiList(const Segment &segment, Machine &machine); // -L and nvlink -s
void parseSmiCsv(const Segment &segment, Machine &machine);
void parseSmiError(const Segment &segment, Machine &machine);
void parseTopology(const Segment &segment, Machine &machine); // topo -m and topo -p2p
void parseLspci(const Segment &segment, Machine &machine);
void parseNcclTest(const Segment &segment, Machine &machine);
void parseP2pBandwidth(const Segment &segment, Machine &machine);
void parseNvBandwidth(const Segment &segment, Machine &machine);
void parseGpuBurn(const Segment &segment, Machine &machine);
void parseKernelLog(const Segment &segment, Machine &machine);
void parseMatmul(const Segment &segment, Machine &machine);
void parseFio(const Segment &segment, Machine &machine);
void parseIperf(const Segment &segment, Machine &machine);
void parseHost(const Segment &segment, Machine &machine); // lscpu, free, df

} // namespace xuanka::trial
