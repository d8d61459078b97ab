// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/Lookup.h"
#include "tests/accuracy/Statistics.h"

#include <QJsonObject>

#include <vector>

namespace xuanka::accuracy {

// Every row of a file with its answer, and the tables made of them.
class Harness final {
public:
    Harness(const QList<Row> &rows, const Context &context);

    struct Table {
        QString kind;
        Statistics all;
        QMap<QString, Statistics> groups;
    };
    const std::vector<Table> &tables() const { return m_tables; }
    const std::vector<Judged> &judged() const { return m_judged; }
    std::vector<const Judged *> worst(const QString &kind, int count) const;

    QJsonObject toJson() const;
    QString toText() const;
    // The documentation page: only the table and its counts, so that it changes with them alone.
    QString toMarkdown(const QString &date) const;

private:
    std::vector<Judged> m_judged;
    std::vector<Table> m_tables;
};

} // namespace xuanka::accuracy
