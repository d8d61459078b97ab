// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/TrialCode.h"
#include "core/trial/Verify.h"

namespace xuanka::trial {

// What every check may look at.
struct CheckInput {
    const Plan &plan;
    const Catalog &catalog;
    const Expectation &expected;
    const Thresholds &thresholds;
    const Machine &machine;
    const Gpu *gpu = nullptr; // the expected card, if the plan names one the catalogue knows
};

// Each adds its rows; a value that cannot be read gives a not-checked row, never a pass.
void checkIdentity(const CheckInput &input, QList<Check> &checks);
void checkInterconnect(const CheckInput &input, QList<Check> &checks);
void checkBandwidth(const CheckInput &input, QList<Check> &checks);
void checkLoad(const CheckInput &input, QList<Check> &checks); // power, cooling
void checkHealth(const CheckInput &input, QList<Check> &checks); // errors, burn, log
void checkSoftware(const CheckInput &input, QList<Check> &checks);
void checkHost(const CheckInput &input, QList<Check> &checks); // CPU, RAM, disk, network

// The catalogue's card a printed name and memory stand for; nullptr if none does.
const Gpu *identify(const Catalog &catalog, const MachineGpu &card);
bool isRtx40(const Gpu *gpu);
bool isRtx50(const Gpu *gpu);

Check row(const char *id, const char *item, Verdict verdict, Message expected, Message found,
          const Source &source = {});
// A row for something no output tells; `command` is what to run on the machine.
Check notGiven(const char *id, const char *item, Message expected, const char *command);
Message text(const QString &value);
Message quantity(TrialCode code, double value, Unit unit);

} // namespace xuanka::trial
