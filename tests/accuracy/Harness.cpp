// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Harness.h"

#include "tests/accuracy/rows/Rows.h"

#include <algorithm>
#include <cmath>

namespace xuanka::accuracy {

Harness::Harness(const QList<Row> &rows, const Context &context)
{
    m_judged.reserve(std::size_t(rows.size()));
    QStringList kinds;
    for (const Row &row : rows) {
        m_judged.push_back({row, answer(row, context)});
        if (!kinds.contains(row.kind))
            kinds.append(row.kind);
    }
    kinds.sort();
    for (const QString &kind : kinds) {
        std::vector<const Judged *> all;
        QMap<QString, std::vector<const Judged *>> groups;
        for (const Judged &judged : m_judged) {
            if (judged.row.kind != kind)
                continue;
            all.push_back(&judged);
            if (!judged.answer.group.isEmpty())
                groups[judged.answer.group].push_back(&judged);
        }
        Table table{kind, statisticsOf(all), {}};
        for (auto it = groups.begin(); it != groups.end(); ++it)
            table.groups.insert(it.key(), statisticsOf(*it));
        m_tables.push_back(table);
    }
}

std::vector<const Judged *> Harness::worst(const QString &kind, int count) const
{
    std::vector<const Judged *> rows;
    for (const Judged &judged : m_judged) {
        if (judged.row.kind == kind && judged.answer.state == Answer::State::Answered)
            rows.push_back(&judged);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Judged *a, const Judged *b) {
        return std::abs(a->error()) > std::abs(b->error());
    });
    rows.resize(std::min(rows.size(), std::size_t(count)));
    return rows;
}

} // namespace xuanka::accuracy
