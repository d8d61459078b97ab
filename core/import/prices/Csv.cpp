// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/Csv.h"

#include "core/import/prices/PriceCode.h"

namespace xuanka::prices {
namespace {

constexpr int linesLookedAt = 10; // for the separator

class Reader final {
public:
    Reader(const QString &text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    {
    }

    Result<QList<CsvRow>> rows()
    {
        QList<CsvRow> rows;
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}};
            if (!readRow(row))
                return fail({PriceCode::QuoteNotClosed, {qint64(m_quoteLine)}});
            bool blank = true;
            for (const QString &cell : std::as_const(row.cells))
                blank = blank && cell.trimmed().isEmpty();
            if (!blank)
                rows.append(std::move(row));
            if (rows.size() > mostCsvRows)
                return fail({PriceCode::TooManyLines, {qint64(mostCsvRows)}});
        }
        return rows;
    }

private:
    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLineEnd() const { return m_text[m_at] == u'\n' || m_text[m_at] == u'\r'; }

    void skipLineEnd()
    {
        if (m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n')
            ++m_at;
        ++m_at;
        ++m_line;
    }

    // False when a quote is never closed.
    bool readRow(CsvRow &row)
    {
        for (;;) {
            QString cell;
            if (!atEnd() && m_text[m_at] == u'"') {
                if (!readQuoted(cell))
                    return false;
            }
            while (!atEnd() && m_text[m_at] != m_separator && !atLineEnd())
                cell += m_text[m_at++];
            if (row.cells.size() < mostCsvColumns)
                row.cells.append(cell);
            if (atEnd())
                return true;
            if (atLineEnd()) {
                skipLineEnd();
                return true;
            }
            ++m_at; // the separator
        }
    }

    bool readQuoted(QString &cell)
    {
        m_quoteLine = m_line;
        for (++m_at; !atEnd(); ++m_at) {
            if (m_text[m_at] == u'"') {
                if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != u'"') {
                    ++m_at;
                    return true;
                }
                ++m_at;
            } else if (m_text[m_at] == u'\n') {
                ++m_line;
            }
            cell += m_text[m_at];
        }
        return false;
    }

    const QString &m_text;
    const QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_quoteLine = 1;
};

// "sep=;" as the first line, which Excel writes and understands.
std::optional<QChar> declaredSeparator(const QString &text)
{
    if (text.size() > 4 && text.startsWith(u"sep=", Qt::CaseInsensitive)
        && (text.size() == 5 || text[5] == u'\r' || text[5] == u'\n'))
        return text[4];
    return std::nullopt;
}

bool opensFormula(const QString &cell)
{
    return !cell.isEmpty() && QStringView(u"=+-@\t\r").contains(cell[0]);
}

} // namespace

QChar separatorOf(const QString &text)
{
    if (const auto declared = declaredSeparator(text))
        return *declared;
    QChar best = u',';
    int most = 0;
    for (const QChar candidate : QStringLiteral(",\t;|")) {
        int count = 0;
        int lines = 0;
        bool quoted = false;
        for (const QChar c : text) {
            if (c == u'"')
                quoted = !quoted;
            else if (c == candidate && !quoted)
                ++count;
            else if (c == u'\n' && ++lines == linesLookedAt)
                break;
        }
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

Result<QList<CsvRow>> readCsv(const QString &text)
{
    auto rows = Reader(text, separatorOf(text)).rows();
    if (rows && !rows->isEmpty() && declaredSeparator(text))
        rows->removeFirst();
    return rows;
}

QString csvLine(const QStringList &cells)
{
    QStringList written;
    for (QString cell : cells) {
        if (opensFormula(cell))
            cell.prepend(u'\'');
        const bool quote = cell.contains(u'"') || cell.contains(u',') || cell.contains(u';')
            || cell.contains(u'\n') || cell.contains(u'\r') || cell != cell.trimmed();
        cell.replace(u'"', QLatin1String("\"\""));
        written.append(quote ? u'"' + cell + u'"' : cell);
    }
    return written.join(u',') + QLatin1String("\r\n");
}

QString unguarded(const QString &cell)
{
    return cell.startsWith(u'\'') && opensFormula(cell.mid(1)) ? cell.mid(1) : cell;
}

} // namespace xuanka::prices
