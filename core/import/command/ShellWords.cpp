// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/ShellWords.h"

#include <QRegularExpression>

namespace xuanka {
namespace {

constexpr qsizetype mostWords = 4000;
constexpr qsizetype longestWord = 4096;

QString plainPunctuation(QString text)
{
    static const QRegularExpression dash(QStringLiteral("(^|\\s)[\u2013\u2014]+(?=[A-Za-z])"),
                                         QRegularExpression::MultilineOption);
    static const QRegularExpression doubleQuote(QStringLiteral("[\u201c\u201d]"));
    static const QRegularExpression singleQuote(QStringLiteral("[\u2018\u2019]"));
    text.replace(QChar(0xA0), u' ').replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    text.replace(doubleQuote, QStringLiteral("\"")).replace(singleQuote, QStringLiteral("'"));
    return text.replace(dash, QStringLiteral("\\1--"));
}

// Joins continued lines. A line that begins with an option continues the one before it, also when
// the backslash was lost in copying.
QString joinedLines(const QString &text)
{
    static const QRegularExpression continued(QStringLiteral("[\\\\^`][ \\t]*\\n"));
    static const QRegularExpression option(QStringLiteral("\\n[ \\t]*(?=--?[A-Za-z])"));
    QString joined = text;
    return joined.replace(continued, QStringLiteral(" ")).replace(option, QStringLiteral(" \n "));
}

class Splitter final {
public:
    explicit Splitter(const QString &text)
        : m_text(joinedLines(plainPunctuation(text)))
    {
    }

    ShellText split()
    {
        while (m_at < m_text.size() && m_count < mostWords)
            step();
        endCommand();
        return m_result;
    }

private:
    void step()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n' && optionFollows()) {
            endWord();
            ++m_at;
        } else if (c == u'\n' || c == u';' || c == u'|' || (c == u'&' && !m_inWord)) {
            endCommand();
            ++m_at;
        } else if (c.isSpace()) {
            endWord();
            ++m_at;
        } else if (c == u'#' && !m_inWord) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'\'') {
            quotedPlain();
        } else if (c == u'"') {
            quoted();
        } else if (c == u'\\' && m_at + 1 < m_text.size()) {
            append(m_text[m_at + 1]);
            m_at += 2;
        } else if (c == u'$') {
            variable();
        } else {
            append(c);
            ++m_at;
        }
    }
    bool optionFollows() const
    {
        return m_at + 2 < m_text.size() && m_text[m_at + 1] == u' ' && m_text[m_at + 2] == u'-';
    }
    void append(QChar c)
    {
        m_inWord = true;
        if (m_word.size() < longestWord)
            m_word += c;
    }
    void quotedPlain()
    {
        m_inWord = true;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'\''; ++m_at)
            append(m_text[m_at]);
        ++m_at;
    }
    void quoted()
    {
        m_inWord = true;
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != u'"') {
            const QChar c = m_text[m_at];
            const QChar next = m_at + 1 < m_text.size() ? m_text[m_at + 1] : QChar();
            if (c == u'\\' && (next == u'"' || next == u'\\' || next == u'$' || next == u'`')) {
                append(next);
                m_at += 2;
            } else if (c == u'$') {
                variable();
            } else {
                append(c);
                ++m_at;
            }
        }
        ++m_at;
    }
    // $NAME, ${NAME} and ${NAME:-default}
    void variable()
    {
        static const QRegularExpression pattern(QStringLiteral(
            "\\G\\$(?:([A-Za-z_][A-Za-z0-9_]*)|\\{([A-Za-z_][A-Za-z0-9_]*)(?::?-([^}]*))?\\})"));
        const auto match = pattern.match(m_text, m_at);
        if (!match.hasMatch()) {
            append(m_text[m_at++]);
            return;
        }
        const QString name = match.captured(1) + match.captured(2);
        const QString fallback = match.captured(3);
        const auto known = m_result.assignments.constFind(name);
        const QString value = known != m_result.assignments.constEnd() ? *known
            : fallback.isEmpty()                                       ? match.captured(0)
                                                                       : fallback;
        for (const QChar c : value)
            append(c);
        m_at = match.capturedEnd();
    }
    void endWord()
    {
        if (!m_inWord)
            return;
        m_words.append(m_word);
        m_word.clear();
        m_inWord = false;
        ++m_count;
        keepAssignment();
    }
    // NAME=value counts as long as no command has begun.
    void keepAssignment()
    {
        static const QRegularExpression pattern(QStringLiteral("^([A-Za-z_][A-Za-z0-9_]*)=(.*)$"),
                                                QRegularExpression::DotMatchesEverythingOption);
        static const QStringList openers{QStringLiteral("$"), QStringLiteral("export"),
                                         QStringLiteral("set"), QStringLiteral("env"),
                                         QStringLiteral("sudo")};
        const auto match =
            m_commandBegun ? QRegularExpressionMatch() : pattern.match(m_words.last());
        if (match.hasMatch()) {
            m_result.assignments.insert(match.captured(1), match.captured(2));
            m_words.removeLast();
        } else if (!m_commandBegun && openers.contains(m_words.first())) {
            m_words.clear();
        } else {
            m_commandBegun = true;
        }
    }
    void endCommand()
    {
        endWord();
        if (!m_words.isEmpty())
            m_result.commands.append(m_words);
        m_words.clear();
        m_commandBegun = false;
    }

    QString m_text;
    qsizetype m_at = 0;
    qsizetype m_count = 0;
    QString m_word;
    bool m_inWord = false;
    bool m_commandBegun = false;
    QStringList m_words;
    ShellText m_result;
};

} // namespace

ShellText shellWords(const QString &text)
{
    return Splitter(text).split();
}

} // namespace xuanka
