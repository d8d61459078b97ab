// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Verify.h"

#include "app/cli/Assess.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/json/JsonParts.h"
#include "app/cli/json/VerifyJson.h"
#include "core/trial/TrialCode.h"
#include "ui/document/Files.h"

#include <algorithm>

namespace xuanka::cli {
namespace {

constexpr qint64 outputLimit = 64 * 1024 * 1024; // a kernel log of a busy machine

// A file that cannot be read at all does not spoil the others: it is a row that says so.
Check unreadable(const QString &path, const Error &error)
{
    Check check;
    check.id = QStringLiteral("input");
    check.item = QStringLiteral("input");
    check.expected = TrialCode::Nothing;
    check.found = error.message;
    check.source = path;
    return check;
}

struct Given {
    QList<TrialFile> files;
    QList<Check> unreadable;
    std::optional<Fault> firstFault;
};

Given read(const QStringList &paths)
{
    Given given;
    for (const QString &path : paths) {
        const auto bytes = files::read(path, outputLimit);
        if (bytes) {
            given.files.append({path, *bytes});
        } else {
            given.unreadable.append(unreadable(path, bytes.error()));
            if (!given.firstFault)
                given.firstFault = faultOf(bytes.error(), path);
        }
    }
    return given;
}

// The machine that was promised: a quote, the only candidate, else what the advice recommends.
Expectation expectation(const QString &planPath, const Plan &plan)
{
    Expectation expected = expectationOf(plan);
    if (!expected.gpu.isEmpty())
        return expected;
    const auto made = assess(planPath);
    if (made && made->advice.recommended()) {
        expected.gpu = made->advice.recommended()->gpu;
        expected.cards = made->advice.recommended()->cards;
    }
    return expected;
}

} // namespace

Outcome<Answer> verify(const Arguments &arguments)
{
    const QString &planPath = arguments.files.first();
    const auto planned = planOf(planPath);
    if (!planned)
        return Refusal(planned.error());
    const auto catalog = Catalog::builtIn();
    if (!catalog)
        return refuse(catalog.error());
    const auto thresholds = Thresholds::builtIn();
    if (!thresholds)
        return refuse(thresholds.error());
    const Given given = read(arguments.files.mid(1));
    if (given.files.isEmpty())
        return Refusal(*given.firstFault);
    auto made = verifyMachine(planned->plan, *catalog, expectation(planPath, planned->plan),
                              *thresholds, given.files);
    if (!made)
        return refuse(made.error(), given.files.first().name);
    made->checks += given.unreadable;
    const bool failed = std::any_of(made->checks.cbegin(), made->checks.cend(),
                                    [](const Check &c) { return c.verdict == Verdict::Fail; });
    return Answer{document(verifyJson(*made)), failed ? CheckFailed : Answered};
}

} // namespace xuanka::cli
