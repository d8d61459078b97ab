// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/ConfigText.h"

#include "core/import/ImportCode.h"

#include <QJsonDocument>

namespace xuanka {
namespace {

constexpr qsizetype largestConfig = 16 << 20; // published ones stay below 200 kB

bool startsWithAt(const QByteArray &text, qsizetype at, QByteArrayView word)
{
    return QByteArrayView(text).sliced(at).startsWith(word);
}

// Replaces NaN, Infinity and -Infinity outside strings by null.
QByteArray withoutNonNumbers(const QByteArray &json)
{
    if (!json.contains("NaN") && !json.contains("Infinity"))
        return json;
    QByteArray result;
    result.reserve(json.size());
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (inString && json[i] == '\\' && i + 1 < json.size()) {
            result.append(json[i++]);
        } else if (json[i] == '"') {
            inString = !inString;
        } else if (!inString) {
            QByteArrayView found;
            for (const QByteArrayView word : {"NaN", "Infinity", "-Infinity"}) {
                if (startsWithAt(json, i, word))
                    found = word;
            }
            if (!found.isEmpty()) {
                result.append("null");
                i += found.size() - 1;
                continue;
            }
        }
        result.append(json[i]);
    }
    return result;
}

qint64 lineOf(const QByteArray &text, qsizetype offset)
{
    return text.first(std::min(offset, text.size())).count('\n') + 1;
}

} // namespace

Result<QJsonObject> parseConfig(const QByteArray &json)
{
    if (json.size() > largestConfig)
        return fail({ImportCode::ConfigTooLarge, {qint64(largestConfig >> 20)}});
    const QByteArray text = withoutNonNumbers(json);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error != QJsonParseError::NoError)
        return fail(
            {ImportCode::ConfigNotJson, {problem.errorString(), lineOf(text, problem.offset)}});
    if (!document.isObject())
        return fail(ImportCode::NotAModelConfig);
    return document.object();
}

} // namespace xuanka
