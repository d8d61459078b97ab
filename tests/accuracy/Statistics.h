// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/Row.h"

#include <QMap>

#include <vector>

namespace xuanka::accuracy {

struct Judged {
    Row row;
    Answer answer;
    double error() const { return answer.band.mid / answer.measured - 1; } // signed
};

// How far off the answers of one kind, or of one group of it, are.
struct Statistics {
    int rows = 0;
    QMap<QString, int> leftOut; // by code
    int answered = 0;
    double median = 0; // of |error|
    double p90 = 0;
    double bias = 0; // mean of error
    double insideBand = 0; // share, 0..1

    int unanswered() const;
    // Shares that the rules limit: left out (low-confidence apart) of all, answered of the rest.
    double leftOutShare() const;
    double answeredShare() const;
};

Statistics statisticsOf(const std::vector<const Judged *> &rows);
// The `share` quantile by linear interpolation between order statistics.
double quantile(std::vector<double> values, double share);

} // namespace xuanka::accuracy
