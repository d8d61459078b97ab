// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

class QPagedPaintDevice;
class QTextBlockFormat;
class QTextCharFormat;
class QTextCursor;
class QTextDocument;
class QTextTable;
class QTextTableCell;

namespace xuanka {

class ChartObject;

// A cell: what counts, and details in small type under it (a range, a condition).
struct SheetCell {
    QString text = {};
    QStringList details = {};
    QColor colour = {}; // invalid: ink
    bool strong = false;
};

// A table as it is set on paper.
struct Sheet {
    QList<SheetCell> header; // empty: no header row
    QList<QList<SheetCell>> rows;
    QList<int> numeric; // columns set at the right
    QList<int> unbroken; // columns whose text stays on one line
    QList<double> widths; // shares of the width; empty: as the text asks
    double rowPoints = 0; // least height of a row, for handwriting
    int marked = -1; // row on a tint
    bool rules = true; // hairlines under the rows
    double points = 8;
};

// Where a table stands in the text, for the one who cuts pages and draws its lines.
struct PlacedSheet {
    QTextTable *table = nullptr;
    bool header = false;
    int marked = -1;
    bool rules = true;
};

// The text of a document, written from top to bottom; it knows nothing of pages.
class Manuscript final {
public:
    // Block properties the page loop reads.
    enum Property { KeepWithNext = 0x100001, OutlineLevel, ChartIndex, NewPage };

    Manuscript(QPagedPaintDevice &device, double width); // width in device units
    ~Manuscript();
    Manuscript(const Manuscript &) = delete;
    Manuscript &operator=(const Manuscript &) = delete;

    void title(const QString &text);
    void verdict(const QString &text);
    // Level 1 starts a chapter, level 2 a part of it. Both appear in the outline.
    void heading(int level, const QString &text, bool newPage = false);
    void caption(const QString &text); // a statement over a table or chart
    void paragraph(const QString &text);
    void note(const QString &text); // small and muted, about what follows
    void list(const QStringList &items);
    void sheet(const Sheet &sheet);
    // Key figures, four a line: names in small type, the values under them.
    void figures(const QList<SheetCell> &figures);
    void chart(const ChartSpec &spec);
    // Ends the writing; only then does anything have a place.
    void close();

    QTextDocument &document() { return *m_document; }
    const QList<PlacedSheet> &sheets() const { return m_sheets; }
    static constexpr double cellPadding = 3; // points
    double bottomPadding(const QTextTableCell &cell) const; // in device units
    double points(double value) const { return value * m_unitsPerPoint; }
    // Everything written, charts included: the finisher asks it which characters are real.
    QString text() const;

private:
    QTextCursor block(double above, double below, bool keepWithNext = false);
    void write(const QString &text, double size, bool strong, const QColor &colour, double above,
               double below, bool keepWithNext = false, int outlineLevel = 0);
    QTextTable *table(int rows, int columns, const QList<double> &widths);
    void fill(QTextTable &table, int row, int column, const SheetCell &content, const Sheet &sheet);
    void pad(QTextTableCell cell, bool first, bool last, bool apart) const;
    void fillRow(QTextTable &table, int row, const QList<SheetCell> &cells, const Sheet &sheet,
                 bool marked);

    std::unique_ptr<QTextDocument> m_document;
    std::unique_ptr<ChartObject> m_charts;
    double inFormat(double points) const { return points * m_formatUnitsPerPoint; }

    double m_width;
    double m_unitsPerPoint;
    double m_formatUnitsPerPoint;
    bool m_reuse = true; // the last block is still empty: at the start, and after a table
    bool m_first = true;
    bool m_newPage = false;
    QList<PlacedSheet> m_sheets;
};

// Text from outside made harmless: one line, no control or object characters, not endless.
QString tidy(const QString &text, qsizetype longest = 4000);

} // namespace xuanka
