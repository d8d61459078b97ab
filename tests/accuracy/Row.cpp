// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Row.h"

#include <QJsonDocument>

#include <algorithm>

namespace xuanka::accuracy {

bool Row::has(const char *key) const
{
    const QJsonValue value = setup.value(QLatin1String(key));
    return !value.isUndefined() && !value.isNull();
}

QString Row::text(const char *key) const
{
    return setup.value(QLatin1String(key)).toVariant().toString();
}

std::optional<double> Row::number(const char *key) const
{
    const QJsonValue value = setup.value(QLatin1String(key));
    if (value.isDouble())
        return value.toDouble();
    bool ok = false;
    const double parsed = value.toString().trimmed().toDouble(&ok);
    return ok ? std::optional(parsed) : std::nullopt;
}

std::optional<bool> Row::flag(const char *key) const
{
    const QJsonValue value = setup.value(QLatin1String(key));
    if (value.isBool())
        return value.toBool();
    const QString text = value.toString().trimmed().toLower();
    if (text.startsWith(QLatin1String("yes")) || text.startsWith(QLatin1String("true")))
        return true;
    if (text.startsWith(QLatin1String("no")) || text.startsWith(QLatin1String("false")))
        return false;
    return std::nullopt;
}

int Row::cards() const
{
    return std::max(1, int(number("n_gpus").value_or(1)));
}

RowFile parseRows(const QByteArray &lines)
{
    RowFile file;
    int number = 0;
    for (const QByteArray &line : lines.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        QJsonParseError error;
        const QJsonObject object = QJsonDocument::fromJson(line, &error).object();
        const QJsonValue value = object.value(QLatin1String("value"));
        if (error.error != QJsonParseError::NoError || !value.isDouble()) {
            file.problems.append({number,
                                  error.error != QJsonParseError::NoError
                                      ? error.errorString()
                                      : QStringLiteral("no number under \"value\"")});
            continue;
        }
        const auto text = [&object](const char *key) {
            return object.value(QLatin1String(key)).toString();
        };
        Row row{
            text("id"),         text("kind"),     text("quantity"),
            text("unit"),       text("source"),   text("source_key"),
            text("confidence"), value.toDouble(), object.value(QLatin1String("setup")).toObject()};
        file.rows.append(row);
    }
    return file;
}

Answer Answer::of(const Row &row, const Band &band, const QString &group)
{
    Answer answer;
    answer.state = State::Answered;
    answer.band = band;
    answer.measured = row.value;
    answer.group = group;
    return answer;
}

Answer Answer::leftOut(const QString &code, const QString &reason, const QString &group)
{
    Answer answer;
    answer.state = State::LeftOut;
    answer.code = code;
    answer.reason = reason;
    answer.group = group;
    return answer;
}

Answer Answer::unanswered(const QString &reason, const QString &group)
{
    Answer answer;
    answer.reason = reason;
    answer.group = group;
    return answer;
}

} // namespace xuanka::accuracy
