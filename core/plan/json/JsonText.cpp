// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/json/JsonText.h"

#include "core/base/Utf8.h"
#include "core/plan/PlanCode.h"

#include <QJsonDocument>
#include <QSet>

namespace xuanka {
namespace {

TermRef word(PlanCode code)
{
    return {Room::Plan, static_cast<int>(code)};
}

PlanCode wordOf(const QJsonParseError &parsing, const QByteArray &text)
{
    // Qt calls an object unterminated where it meets anything but a comma or the closing bracket.
    const bool atEnd = text.mid(parsing.offset).trimmed().size() < 2;
    switch (parsing.error) {
    case QJsonParseError::MissingNameSeparator:
        return PlanCode::SyntaxNoColon;
    case QJsonParseError::MissingValueSeparator:
        return PlanCode::SyntaxNoComma;
    case QJsonParseError::TerminationByNumber:
    case QJsonParseError::IllegalNumber:
        return PlanCode::SyntaxBadNumber;
    case QJsonParseError::IllegalEscapeSequence:
        return PlanCode::SyntaxBadEscape;
    case QJsonParseError::GarbageAtEnd:
        return PlanCode::SyntaxAfterEnd;
    case QJsonParseError::UnterminatedObject:
    case QJsonParseError::UnterminatedArray:
        return atEnd ? PlanCode::SyntaxNotClosed : PlanCode::SyntaxNoComma;
    case QJsonParseError::UnterminatedString:
        return PlanCode::SyntaxNotClosed;
    default:
        return PlanCode::SyntaxBadValue;
    }
}

// Version control leaves its markers at the start of a line; none of them can begin a line of JSON.
std::optional<int> mergeMarkerLine(const QByteArray &bytes)
{
    int line = 0;
    for (const QByteArray &text : bytes.split('\n')) {
        ++line;
        for (const char *marker : {"<<<<<<<", "=======", ">>>>>>>", "|||||||"}) {
            if (text.startsWith(marker))
                return line;
        }
    }
    return std::nullopt;
}

// Walks text that may or may not be valid JSON and finds what QJsonDocument lets through: a key
// given twice (it keeps the last), and nesting that no plan has.
class Walk final {
public:
    explicit Walk(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    std::optional<Error> problem()
    {
        for (; m_at < m_bytes.size(); ++m_at) {
            const char c = m_bytes[m_at];
            if (c == '{' || c == '[') {
                m_open.append(c == '{');
                m_keys.append(QSet<QByteArray>{});
                m_expectKey = c == '{';
                if (m_open.size() > deepestPlan)
                    return Error{{PlanCode::TooDeep, {qint64(deepestPlan), line()}}, {}, {}};
            } else if ((c == '}' || c == ']') && !m_open.isEmpty()) {
                m_open.removeLast();
                m_keys.removeLast();
                m_expectKey = false;
            } else if (c == ',') {
                m_expectKey = !m_open.isEmpty() && m_open.last();
            } else if (c == '"') {
                const QByteArray name = string();
                if (m_expectKey && m_keys.last().contains(name))
                    return Error{{PlanCode::DuplicateKey,
                                  {QString::fromUtf8(name).left(longestKey), line()}},
                                 {},
                                 {}};
                if (m_expectKey)
                    m_keys.last().insert(name);
                m_expectKey = false;
            }
        }
        return std::nullopt;
    }

private:
    static constexpr int longestKey = 60;
    qint64 line() const { return lineAt(m_bytes, m_at); }

    // From the opening quote to the closing one; ends at the end of the text if there is none.
    QByteArray string()
    {
        const qsizetype begin = ++m_at;
        for (; m_at < m_bytes.size() && m_bytes[m_at] != '"'; ++m_at) {
            if (m_bytes[m_at] == '\\')
                ++m_at;
        }
        return m_bytes.mid(begin, m_at - begin);
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    QList<bool> m_open; // true = object
    QList<QSet<QByteArray>> m_keys;
    bool m_expectKey = false;
};

std::optional<Message> problemOfText(const QByteArray &bytes)
{
    if (bytes.size() > largestPlanBytes)
        return Message(PlanCode::TooLarge, {Quantity{1, Unit::MiB}});
    if (bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff")
        || (bytes.size() > 1 && (bytes[0] == 0) != (bytes[1] == 0)))
        return Message(PlanCode::Utf16);
    if (bytes.trimmed().isEmpty())
        return Message(PlanCode::Empty);
    if (const auto offset = firstInvalidUtf8(bytes))
        return Message(PlanCode::NotUtf8, {qint64(lineAt(bytes, *offset))});
    if (const auto line = mergeMarkerLine(bytes))
        return Message(PlanCode::MergeMarker, {qint64(*line)});
    return std::nullopt;
}

} // namespace

Result<QJsonObject> jsonObjectFromText(const QByteArray &bytes)
{
    const QByteArray text = bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
    if (auto problem = problemOfText(text))
        return fail(std::move(*problem));
    auto problem = Walk(text).problem();
    if (problem && problem->message.is(PlanCode::TooDeep))
        return Failure(std::move(*problem));
    QJsonParseError parsing;
    const QJsonDocument document = QJsonDocument::fromJson(text, &parsing);
    if (parsing.error != QJsonParseError::NoError)
        return fail({PlanCode::NotJson,
                     {word(wordOf(parsing, text)), qint64(lineAt(text, parsing.offset))}});
    if (problem)
        return Failure(std::move(*problem));
    if (!document.isObject())
        return fail(PlanCode::NoFormat);
    return document.object();
}

} // namespace xuanka
