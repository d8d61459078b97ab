// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sniff/JsonText.h"

#include "core/import/FileCode.h"

#include <QJsonDocument>

#include <algorithm>

namespace xuanka {
namespace {

constexpr int markLength = 3; // EF BB BF

qint64 lineOf(const QByteArray &text, qsizetype offset)
{
    return text.left(offset).count('\n') + 1;
}

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Python writes NaN and Infinity as bare words; JSON has none, so they become null.
// Empty when there was nothing to replace.
QByteArray withoutPythonNumbers(const QByteArray &text)
{
    static constexpr std::array<std::string_view, 3> words{"-Infinity", "Infinity", "NaN"};
    QByteArray mended;
    mended.reserve(text.size());
    bool inString = false;
    bool replaced = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text.at(at);
        const bool wordStart = !inString && (c == '-' || c == 'I' || c == 'N')
            && (at == 0 || !isWordByte(text.at(at - 1)));
        const auto *word = !wordStart
            ? words.end()
            : std::find_if(words.begin(), words.end(), [&text, at](std::string_view candidate) {
                  return QByteArrayView(text).sliced(at).startsWith(
                      QByteArrayView(candidate.data(), qsizetype(candidate.size())));
              });
        if (word != words.end()) {
            mended += "null";
            replaced = true;
            at += static_cast<qsizetype>(word->size()) - 1;
            continue;
        }
        mended += c;
        if (c == '"')
            inString = !inString;
        else if (c == '\\' && inString && at + 1 < text.size())
            mended += text.at(++at);
    }
    return replaced ? mended : QByteArray();
}

Failure broken(const QByteArray &text, const QJsonParseError &error)
{
    if (error.error == QJsonParseError::DeepNesting)
        return fail(FileCode::JsonTooDeep);
    if (const int line = mergeMarkerLine(text))
        return fail({FileCode::MergeMarkers, {qint64(line)}});
    return fail({FileCode::JsonBroken, {error.errorString(), lineOf(text, error.offset)}});
}

} // namespace

bool hasUtf8Mark(const QByteArray &text)
{
    return text.startsWith("\xEF\xBB\xBF");
}

bool looksUtf16(const QByteArray &text)
{
    if (text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF"))
        return true;
    if (text.size() < 4)
        return false;
    const bool little = text.at(0) != '\0' && text.at(1) == '\0' && text.at(3) == '\0';
    const bool big =
        text.at(0) == '\0' && text.at(1) != '\0' && text.at(2) == '\0' && text.at(3) != '\0';
    return little || big;
}

int mergeMarkerLine(const QByteArray &text)
{
    int line = 1;
    for (qsizetype start = 0; start >= 0 && start < text.size(); ++line) {
        const QByteArrayView rest = QByteArrayView(text).sliced(start);
        if (rest.startsWith("<<<<<<< ") || rest.startsWith(">>>>>>> ")
            || rest.startsWith("=======\n") || rest.startsWith("=======\r")) {
            return line;
        }
        const qsizetype end = text.indexOf('\n', start);
        start = end < 0 ? -1 : end + 1;
    }
    return 0;
}

Result<QJsonObject> readJsonObject(const QByteArray &text, qsizetype most)
{
    if (text.size() > most)
        return fail({FileCode::TextTooLarge, {Quantity{double(most) / bytesPerMiB, Unit::MiB}}});
    if (looksUtf16(text))
        return fail(FileCode::TextUtf16);
    QByteArray body = hasUtf8Mark(text) ? text.sliced(markLength) : text;
    if (body.trimmed().isEmpty())
        return fail(FileCode::FileEmpty);
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError && error.error != QJsonParseError::DeepNesting) {
        const QByteArray mended = withoutPythonNumbers(body);
        if (!mended.isEmpty()) {
            body = mended;
            document = QJsonDocument::fromJson(body, &error);
        }
    }
    if (error.error != QJsonParseError::NoError)
        return broken(body, error);
    if (!document.isObject())
        return fail(FileCode::JsonNotObject);
    return document.object();
}

} // namespace xuanka
