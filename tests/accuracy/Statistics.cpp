// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace xuanka::accuracy {

int Statistics::unanswered() const
{
    return rows - answered - std::accumulate(leftOut.begin(), leftOut.end(), 0);
}

double Statistics::leftOutShare() const
{
    const int counted = std::accumulate(leftOut.begin(), leftOut.end(), 0)
        - leftOut.value(QStringLiteral("low-confidence"));
    return rows > 0 ? double(counted) / rows : 0;
}

double Statistics::answeredShare() const
{
    const int rest = answered + unanswered();
    return rest > 0 ? double(answered) / rest : 1;
}

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    const double place = share * double(values.size() - 1);
    const auto below = std::size_t(std::floor(place));
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - double(below)) * (values[above] - values[below]);
}

Statistics statisticsOf(const std::vector<const Judged *> &rows)
{
    Statistics statistics;
    std::vector<double> errors;
    double sum = 0;
    int inside = 0;
    for (const Judged *judged : rows) {
        ++statistics.rows;
        const Answer &answer = judged->answer;
        if (answer.state == Answer::State::LeftOut)
            ++statistics.leftOut[answer.code];
        if (answer.state != Answer::State::Answered)
            continue;
        ++statistics.answered;
        errors.push_back(std::abs(judged->error()));
        sum += judged->error();
        inside += answer.measured >= answer.band.low && answer.measured <= answer.band.high;
    }
    if (statistics.answered == 0)
        return statistics;
    statistics.median = quantile(errors, 0.5);
    statistics.p90 = quantile(errors, 0.9);
    statistics.bias = sum / statistics.answered;
    statistics.insideBand = double(inside) / statistics.answered;
    return statistics;
}

} // namespace xuanka::accuracy
