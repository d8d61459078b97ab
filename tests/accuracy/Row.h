// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace xuanka::accuracy {

// One measured value with its set-up, as a line of the file holds it.
struct Row {
    QString id;
    QString kind;
    QString quantity;
    QString unit;
    QString source;
    QString sourceKey;
    QString confidence;
    double value = 0;
    QJsonObject setup;

    bool has(const char *key) const; // present and not null
    QString text(const char *key) const; // "" when absent; numbers as text
    std::optional<double> number(const char *key) const; // a number, or a text that is one
    std::optional<bool> flag(const char *key) const; // true/false, or a text "yes…" / "no…"
    int cards() const; // n_gpus, at least 1
};

struct Problem {
    int line = 0;
    QString what;
};

// Every line that is a row; lines that are not are reported.
struct RowFile {
    QList<Row> rows;
    QList<Problem> problems;
};
RowFile parseRows(const QByteArray &lines);

// What the laws say about a row, in the unit of `measured`.
struct Answer {
    enum class State { Answered, LeftOut, Unanswered };
    State state = State::Unanswered;
    QString group; // "" when the kind has none
    Band band;
    double measured = 0; // the row's value, or what it means (1 + g/100 for a gain)
    QString code; // of a row left out: one of the published reason codes
    QString reason; // the missing field, or why there is no answer

    static Answer of(const Row &row, const Band &band, const QString &group = {});
    static Answer leftOut(const QString &code, const QString &reason, const QString &group = {});
    static Answer incomplete(const QString &field, const QString &group = {})
    {
        return leftOut(QStringLiteral("setup-incomplete"), field, group);
    }
    static Answer unanswered(const QString &reason, const QString &group = {});
};

} // namespace xuanka::accuracy
