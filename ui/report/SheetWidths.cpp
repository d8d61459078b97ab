// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/SheetWidths.h"

#include "ui/report/ReportFonts.h"

#include <QFontMetricsF>
#include <QPaintDevice>

#include <algorithm>
#include <numeric>

namespace xuanka {
namespace {

constexpr double smallestPoints = 6;
constexpr double fewWords = 0.11; // share of the width that is never broken
constexpr double mostForWords = 0.5; // share of the width a column of words may ask for

// What a column needs at least (its longest word) and at best (its longest text).
struct Need {
    double least = 0;
    double best = 0;
};

bool isIdeograph(QChar character)
{
    return character.unicode() >= 0x2E80;
}

double longestWord(const QString &text, const QFontMetricsF &metrics)
{
    double longest = 0;
    for (const QString &word : text.split(u' ')) {
        // Chinese may break after any character; two are left together for looks.
        const bool breaks = std::any_of(word.begin(), word.end(), isIdeograph);
        longest = std::max(longest, metrics.horizontalAdvance(breaks ? word.left(2) : word));
    }
    return longest;
}

class Ruler final {
public:
    Ruler(const Sheet &sheet, double width, QPaintDevice &device)
        : m_sheet(sheet)
        , m_main(paper::font(sheet.points, true), &device)
        , m_detail(paper::font(sheet.points - 1), &device)
        , m_point(device.logicalDpiX() / 72.0)
        , m_short(width * fewWords)
    {
    }
    QList<Need> needs() const;

private:
    void add(Need &need, const SheetCell &cell, bool whole) const;

    const Sheet &m_sheet;
    QFontMetricsF m_main;
    QFontMetricsF m_detail;
    double m_point;
    double m_short;
};

void Ruler::add(Need &need, const SheetCell &cell, bool whole) const
{
    const double text = m_main.horizontalAdvance(cell.text);
    need.best = std::max(need.best, text);
    need.least = std::max(need.least, whole ? text : longestWord(cell.text, m_main));
    for (const QString &detail : cell.details) {
        const double width = m_detail.horizontalAdvance(detail);
        need.best = std::max(need.best, width);
        need.least = std::max(need.least, whole ? width : longestWord(detail, m_detail));
    }
}

QList<Need> Ruler::needs() const
{
    const int columns = int(m_sheet.rows.first().size());
    QList<Need> needs(columns);
    for (int column = 0; column < columns; ++column) {
        Need &need = needs[column];
        const bool numeric = m_sheet.numeric.contains(column);
        const bool whole = numeric || m_sheet.unbroken.contains(column);
        for (const QList<SheetCell> &row : m_sheet.rows)
            add(need, row.value(column), whole);
        Need title;
        add(title, m_sheet.header.value(column), false);
        need.least = std::max(need.least, title.least);
        need.best = std::max(need.best, title.best);
        if (need.best <= m_short)
            need.least = need.best; // a few words are not worth a second line
        const bool apart = !numeric && m_sheet.numeric.contains(column - 1);
        // Padding of both sides, and a hair against rounding in the layout.
        const double sides =
            ((apart ? 14 : Manuscript::cellPadding) + Manuscript::cellPadding + 1) * m_point;
        need.least += sides;
        need.best += sides;
    }
    return needs;
}

double sum(const QList<Need> &needs, double Need::*member)
{
    return std::accumulate(
        needs.begin(), needs.end(), 0.0,
        [member](double total, const Need &need) { return total + need.*member; });
}

QList<double> shared(QList<Need> needs, double width)
{
    for (Need &need : needs)
        need.best = std::max(need.least, std::min(need.best, width * mostForWords));
    const double least = sum(needs, &Need::least);
    const double best = sum(needs, &Need::best);
    QList<double> widths;
    for (const Need &need : needs) {
        if (least >= width)
            widths += need.least / least;
        else if (best <= width)
            widths += need.best / best;
        else
            widths +=
                (need.least + (need.best - need.least) * (width - least) / (best - least)) / width;
    }
    return widths;
}

} // namespace

void measure(Sheet &sheet, double width, QPaintDevice &device)
{
    QList<Need> needs = Ruler(sheet, width, device).needs();
    while (sum(needs, &Need::least) > width && sheet.points > smallestPoints) {
        sheet.points -= 0.5;
        needs = Ruler(sheet, width, device).needs();
    }
    sheet.widths = shared(needs, width);
}

} // namespace xuanka
