// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/Manuscript.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace xuanka {

// A stretch of the manuscript that stays in one piece: a line of text, a row of a table, a chart.
struct Piece {
    double top = 0;
    double bottom = 0;
    bool keepWithNext = false; // a heading, the header of a table, the first line of two
    bool newPage = false;
    int sheet = -1; // index into Manuscript::sheets()
    int row = -1;
};

// A page shows the pieces first..last; `header` is the table header to be repeated above them.
struct Page {
    int first = 0;
    int last = 0;
    std::optional<int> header; // index of the piece
};

struct OutlineEntry {
    QString title;
    int level = 1;
    int page = 0;
    double y = 0; // from the top of the page's body, in device units
};

// Cuts a manuscript into pages without splitting a row, and without leaving a heading or a table
// header behind at the foot of a page.
class Pages final {
public:
    Pages(Manuscript &manuscript, double height);

    int count() const { return int(m_pages.size()); }
    QList<OutlineEntry> outline() const;
    // Paints the body of a page with its top left corner at the painter's origin.
    void paint(QPainter &painter, int page) const;

    const QList<Piece> &pieces() const { return m_pieces; }
    const QList<Page> &pages() const { return m_pages; }

private:
    void collect();
    void collectSheet(int sheet);
    void cut(double height);
    int headerOf(int piece) const;
    double headerHeight(const Page &page) const;
    void paintStretch(QPainter &painter, double top, double bottom) const;
    void paintRows(QPainter &painter, int first, int last) const;

    Manuscript &m_manuscript;
    QList<Piece> m_pieces;
    QList<Page> m_pages;
};

} // namespace xuanka
