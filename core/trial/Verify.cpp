// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Verify.h"

#include "core/trial/ReadMachine.h"
#include "core/trial/TrialCode.h"
#include "core/trial/checks/Checks.h"

namespace xuanka {

Expectation expectationOf(const Plan &plan)
{
    Expectation expected;
    if (!plan.budget.offers.isEmpty()) {
        const Offer &offer = plan.budget.offers.first();
        expected.gpu = offer.gpu;
        expected.cards = offer.cards;
        expected.quoted = true;
        expected.offer = &offer;
    } else if (plan.candidates.gpus.size() == 1 && plan.candidates.counts.size() == 1) {
        expected.gpu = plan.candidates.gpus.first();
        expected.cards = plan.candidates.counts.first();
        expected.quoted = true; // the plan asks for this one machine and no other
    }
    return expected;
}

Result<Verification> verifyMachine(const Plan &plan, const Catalog &catalog,
                                   const Expectation &expected, const Thresholds &thresholds,
                                   const QList<TrialFile> &files)
{
    Verification result;
    QList<Check> remarks;
    if (readMachine(files, result.machine, remarks) == 0) {
        const Check first = remarks.value(0);
        return fail(remarks.isEmpty() ? Message(TrialCode::NotAToolOutput) : first.found, {},
                    first.source);
    }
    const trial::CheckInput input{plan,       catalog,        expected,
                                  thresholds, result.machine, catalog.findGpu(expected.gpu)};
    trial::checkIdentity(input, result.checks);
    trial::checkInterconnect(input, result.checks);
    trial::checkBandwidth(input, result.checks);
    trial::checkLoad(input, result.checks);
    trial::checkHealth(input, result.checks);
    trial::checkSoftware(input, result.checks);
    trial::checkHost(input, result.checks);
    result.checks.append(remarks);
    return result;
}

} // namespace xuanka
