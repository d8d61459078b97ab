// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Harness.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace xuanka::accuracy {
namespace {

constexpr int worstRows = 10;

double rounded(double value)
{
    return std::round(value * 1e4) / 1e4;
}

QJsonObject statisticsJson(const Statistics &statistics)
{
    QJsonObject leftOut;
    for (auto it = statistics.leftOut.begin(); it != statistics.leftOut.end(); ++it)
        leftOut.insert(it.key(), *it);
    return {{QStringLiteral("rows"), statistics.rows},
            {QStringLiteral("left_out"), leftOut},
            {QStringLiteral("answered"), statistics.answered},
            {QStringLiteral("median"), rounded(statistics.median)},
            {QStringLiteral("p90"), rounded(statistics.p90)},
            {QStringLiteral("bias"), rounded(statistics.bias)},
            {QStringLiteral("inside_band"), rounded(statistics.insideBand)}};
}

QString percent(double share)
{
    return QString::number(share * 100, 'f', 1) + QStringLiteral(" %");
}

QString leftOutText(const Statistics &statistics)
{
    QStringList parts;
    for (auto it = statistics.leftOut.begin(); it != statistics.leftOut.end(); ++it)
        parts.append(QStringLiteral("%1 %2").arg(it.key()).arg(*it));
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QStringLiteral(", "));
}

// name, rows, answered, left out, median, p90, bias, inside the band
QStringList cells(const QString &name, const Statistics &statistics)
{
    return {name,
            QString::number(statistics.rows),
            QString::number(statistics.answered),
            leftOutText(statistics),
            percent(statistics.median),
            percent(statistics.p90),
            percent(statistics.bias),
            percent(statistics.insideBand)};
}

QString setupText(const Row &row)
{
    return QString::fromUtf8(QJsonDocument(row.setup).toJson(QJsonDocument::Compact));
}

QJsonObject answerJson(const Judged &judged)
{
    return {{QStringLiteral("id"), judged.row.id},
            {QStringLiteral("kind"), judged.row.kind},
            {QStringLiteral("group"), judged.answer.group},
            {QStringLiteral("low"), judged.answer.band.low},
            {QStringLiteral("mid"), judged.answer.band.mid},
            {QStringLiteral("high"), judged.answer.band.high},
            {QStringLiteral("measured"), judged.answer.measured},
            {QStringLiteral("unit"), judged.row.unit},
            {QStringLiteral("error"), rounded(judged.error())}};
}

QJsonObject withSetup(const Judged &judged)
{
    QJsonObject object = answerJson(judged);
    object.insert(QStringLiteral("setup"), judged.row.setup);
    return object;
}

} // namespace

QJsonObject Harness::toJson() const
{
    QJsonObject kinds;
    QJsonArray worstOfAll;
    for (const Table &table : m_tables) {
        QJsonObject kind = statisticsJson(table.all);
        QJsonObject groups;
        for (auto it = table.groups.begin(); it != table.groups.end(); ++it)
            groups.insert(it.key(), statisticsJson(*it));
        if (!groups.isEmpty())
            kind.insert(QStringLiteral("groups"), groups);
        QJsonArray worstHere;
        for (const Judged *judged : worst(table.kind, worstRows))
            worstHere.append(withSetup(*judged));
        kind.insert(QStringLiteral("worst"), worstHere);
        kinds.insert(table.kind, kind);
    }
    QJsonArray leftOut;
    QJsonArray unanswered;
    QJsonArray answers;
    for (const Judged &judged : m_judged) {
        if (judged.answer.state == Answer::State::Answered)
            answers.append(answerJson(judged));
        const QJsonObject entry{{QStringLiteral("id"), judged.row.id},
                                {QStringLiteral("code"), judged.answer.code},
                                {QStringLiteral("reason"), judged.answer.reason}};
        if (judged.answer.state == Answer::State::LeftOut)
            leftOut.append(entry);
        if (judged.answer.state == Answer::State::Unanswered)
            unanswered.append(QJsonObject{{QStringLiteral("id"), judged.row.id},
                                          {QStringLiteral("reason"), judged.answer.reason}});
    }
    return {{QStringLiteral("kinds"), kinds},
            {QStringLiteral("left_out"), leftOut},
            {QStringLiteral("unanswered"), unanswered},
            {QStringLiteral("answers"), answers}};
}

QString Harness::toText() const
{
    QString text;
    const auto line = [&text](const QStringList &c) {
        text += QStringLiteral("%1 %2 %3 %4 %5 %6 %7  %8\n")
                    .arg(c[0], -28)
                    .arg(c[1], 6)
                    .arg(c[2], 9)
                    .arg(c[4], 9)
                    .arg(c[5], 9)
                    .arg(c[6], 9)
                    .arg(c[7], 9)
                    .arg(c[3]);
    };
    line({QStringLiteral("kind"), QStringLiteral("rows"), QStringLiteral("answered"),
          QStringLiteral("left out"), QStringLiteral("median"), QStringLiteral("p90"),
          QStringLiteral("bias"), QStringLiteral("in band")});
    for (const Table &table : m_tables) {
        line(cells(table.kind, table.all));
        for (auto it = table.groups.begin(); it != table.groups.end(); ++it)
            line(cells(QStringLiteral("  ") + it.key(), *it));
    }
    for (const Table &table : m_tables) {
        text += QStringLiteral("\nworst of %1\n").arg(table.kind);
        for (const Judged *judged : worst(table.kind, worstRows))
            text += QStringLiteral("  %1  %2  measured %3, estimate %4 (%5..%6) %7  %8\n")
                        .arg(judged->row.id, percent(judged->error()))
                        .arg(judged->answer.measured, 0, 'g', 5)
                        .arg(judged->answer.band.mid, 0, 'g', 5)
                        .arg(judged->answer.band.low, 0, 'g', 5)
                        .arg(judged->answer.band.high, 0, 'g', 5)
                        .arg(judged->row.unit, setupText(judged->row));
    }
    text += QStringLiteral("\nnot answered\n");
    for (const Judged &judged : m_judged) {
        if (judged.answer.state == Answer::State::Unanswered)
            text += QStringLiteral("  %1  %2\n").arg(judged.row.id, judged.answer.reason);
    }
    text += QStringLiteral("\nleft out\n");
    for (const Judged &judged : m_judged) {
        if (judged.answer.state == Answer::State::LeftOut)
            text += QStringLiteral("  %1  %2  %3\n")
                        .arg(judged.row.id, judged.answer.code, judged.answer.reason);
    }
    return text;
}

QString Harness::toMarkdown(const QString &date) const
{
    QString text =
        QStringLiteral(
            "# How accurate the estimates are\n\n"
            "Generated by `xuanka-accuracy --markdown --date %1 FILE.jsonl` from %2 measured rows; "
            "do not edit.\n\n"
            "The error of a row is |mid / measured − 1|; `in band` is the share of measured values "
            "between low and high, meant to be 80 %.\n\n"
            "| kind | rows | answered | left out | median | p90 | bias | in band |\n"
            "|---|---|---|---|---|---|---|---|\n")
            .arg(date)
            .arg(m_judged.size());
    const auto line = [&text](const QStringList &c) {
        text += QStringLiteral("| ") + c.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    for (const Table &table : m_tables) {
        line(cells(table.kind, table.all));
        for (auto it = table.groups.begin(); it != table.groups.end(); ++it)
            line(cells(table.kind + QStringLiteral(": ") + it.key(), *it));
    }
    return text;
}

} // namespace xuanka::accuracy
