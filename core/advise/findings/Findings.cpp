// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/findings/Findings.h"

#include "core/advise/FindingCode.h"

#include <algorithm>

namespace xuanka {

QList<Finding> FindingList::sorted() const
{
    QList<Finding> list = m_list;
    std::stable_sort(list.begin(), list.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    return list;
}

QList<Finding> findingsOf(const Found &found, const BuiltJob &built, const Context &context)
{
    FindingList list;
    machineFindings(found, list);
    workFindings(found, built, list);
    moneyFindings(found, context, list);
    assumptionFindings(found, context, list);
    articleFindings(found, context, list);
    const auto defaults = context.defaultsUsed.size() + built.defaultsUsed.size();
    if (defaults > 0)
        list.add(Severity::Note, FindingCode::DefaultsUsed, {qint64(defaults)}, "");
    return list.sorted();
}

} // namespace xuanka
