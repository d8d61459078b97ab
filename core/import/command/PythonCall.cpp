// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/PythonCall.h"

#include <QRegularExpression>
#include <QStringList>

namespace xuanka {
namespace {

constexpr qsizetype mostText = 256 * 1024;
constexpr qsizetype mostArguments = 500;

// The text between the bracket at `open` and its partner; the rest when there is none.
QString insideBrackets(const QString &text, qsizetype open)
{
    int depth = 0;
    QChar quote;
    for (qsizetype at = open; at < text.size(); ++at) {
        const QChar c = text[at];
        if (!quote.isNull()) {
            if (c == u'\\')
                ++at;
            else if (c == quote)
                quote = QChar();
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'#') {
            const qsizetype end = text.indexOf(u'\n', at);
            at = end < 0 ? text.size() : end;
        } else if (c == u'(' || c == u'[' || c == u'{') {
            ++depth;
        } else if ((c == u')' || c == u']' || c == u'}') && --depth == 0) {
            return text.mid(open + 1, at - open - 1);
        }
    }
    return text.mid(open + 1);
}

QStringList splitTopLevel(const QString &text)
{
    QStringList parts;
    QString part;
    int depth = 0;
    QChar quote;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (!quote.isNull()) {
            part += c;
            if (c == u'\\' && at + 1 < text.size())
                part += text[++at];
            else if (c == quote)
                quote = QChar();
            continue;
        }
        if (c == u'#') {
            const qsizetype end = text.indexOf(u'\n', at);
            at = end < 0 ? text.size() : end;
            continue;
        }
        if (c == u'"' || c == u'\'')
            quote = c;
        depth += c == u'(' || c == u'[' || c == u'{' ? 1 : 0;
        depth -= c == u')' || c == u']' || c == u'}' ? 1 : 0;
        if (c == u',' && depth == 0) {
            parts.append(part.trimmed());
            part.clear();
        } else {
            part += c;
        }
        if (parts.size() > mostArguments)
            return parts;
    }
    parts.append(part.trimmed());
    return parts;
}

QString unquoted(const QString &text)
{
    static const QRegularExpression literal(QStringLiteral("^[rfbuRFBU]{0,2}([\"'])(.*)\\1$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const auto match = literal.match(text);
    return match.hasMatch() ? match.captured(2) : QString();
}

// What a variable was set to in the text above the call.
QString assignedText(const QString &text, const QString &name)
{
    const QRegularExpression assignment(
        QStringLiteral("^\\s*%1\\s*(?::\\s*str\\s*)?=\\s*[\"']([^\"'\\n]*)[\"']")
            .arg(QRegularExpression::escape(name)),
        QRegularExpression::MultilineOption);
    const auto match = assignment.match(text);
    return match.hasMatch() ? match.captured(1) : QString();
}

QString valueOf(const QString &part, const QString &text)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    const QString plain = unquoted(part);
    if (!plain.isEmpty())
        return plain;
    if (part == QLatin1String("True"))
        return QStringLiteral("true");
    if (part == QLatin1String("False"))
        return QStringLiteral("false");
    if (part == QLatin1String("None"))
        return {};
    if (name.match(part).hasMatch()) {
        const QString assigned = assignedText(text, part);
        return assigned.isEmpty() ? QLatin1Char('$') + part : assigned;
    }
    return part;
}

QJsonObject argumentsOf(const QString &body, const QString &text)
{
    static const QRegularExpression keyword(
        QStringLiteral("^(?:[\"']([A-Za-z0-9_.-]+)[\"']\\s*:|([A-Za-z_][A-Za-z0-9_]*)\\s*=)(.*)$"),
        QRegularExpression::DotMatchesEverythingOption);
    QJsonObject arguments;
    for (const QString &part : splitTopLevel(body)) {
        const auto match = keyword.match(part);
        if (match.hasMatch()) {
            arguments.insert(match.captured(1) + match.captured(2),
                             valueOf(match.captured(3).trimmed(), text));
        } else if (arguments.isEmpty() && !part.isEmpty() && !part.startsWith(u'*')) {
            arguments.insert(QStringLiteral("model"), valueOf(part, text)); // LLM("name")
        }
    }
    return arguments;
}

} // namespace

std::optional<PythonCall> findPythonCall(const QString &whole)
{
    const QString text = whole.left(mostText);
    static const QRegularExpression call(QStringLiteral(
        "(?:^|[^A-Za-z0-9_])(LLM|AsyncEngineArgs|EngineArgs|Engine|Namespace)\\s*(\\()"));
    static const QRegularExpression printed(
        QStringLiteral("(?:non-default |server_|engine )?args:?\\s*=?\\s*(\\{)"));
    const auto started = printed.match(text);
    if (started.hasMatch()) {
        return PythonCall{QStringLiteral("args"),
                          argumentsOf(insideBrackets(text, started.capturedStart(1)), text)};
    }
    const auto match = call.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return PythonCall{match.captured(1),
                      argumentsOf(insideBrackets(text, match.capturedStart(2)), text)};
}

} // namespace xuanka
