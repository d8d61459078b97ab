// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/words/DimensionViews.h"

namespace xuanka {

// What a reader should know before signing: red flags first, then warnings, then notes.
QList<Finding> findingsOf(const Found &found, const BuiltJob &built, const Context &context);

// Where findings are written down; the rooms below each add theirs.
class FindingList {
public:
    template <MessageCode E>
    void add(Severity severity, E code, QList<Parameter> parameters, const char *source)
    {
        m_list.append({Message(code, std::move(parameters)), severity, QString::fromUtf8(source)});
    }
    QList<Finding> sorted() const;

private:
    QList<Finding> m_list;
};

void machineFindings(const Found &found, FindingList &list);
void workFindings(const Found &found, const BuiltJob &built, FindingList &list);
void moneyFindings(const Found &found, const Context &context, FindingList &list);
void assumptionFindings(const Found &found, const Context &context, FindingList &list);
void articleFindings(const Found &found, const Context &context, FindingList &list);

} // namespace xuanka
