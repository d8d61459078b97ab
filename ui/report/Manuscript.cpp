// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/Manuscript.h"

#include "ui/charts/ChartWords.h"
#include "ui/report/ChartObject.h"
#include "ui/report/ReportFonts.h"
#include "ui/report/SheetWidths.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QScreen>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>

namespace xuanka {
namespace {

constexpr int chartType = QTextFormat::UserObject + 1;
constexpr double figurePoints = 10.5;
constexpr double sheetMargin = 16; // points under a table

// The layout takes the lengths of formats as those of the screen and scales them to the device.
double screenUnitsPerPoint()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    return (screen ? qRound(screen->logicalDotsPerInchX()) : 96) / 72.0;
}

QTextCharFormat letters(double points, bool strong = false, const QColor &colour = paper::ink)
{
    QTextCharFormat format;
    format.setFont(paper::font(points, strong));
    format.setForeground(colour);
    return format;
}

} // namespace

QString tidy(const QString &text, qsizetype longest)
{
    QString clean;
    for (const QChar character : text.simplified()) {
        const bool harmful = character.category() == QChar::Other_Control
            || character == QChar::ObjectReplacementCharacter || character.isNonCharacter();
        if (!harmful)
            clean += character;
    }
    if (clean.size() <= longest)
        return clean;
    qsizetype end = longest;
    if (clean[end - 1].isHighSurrogate())
        --end;
    return clean.left(end) + u'…';
}

Manuscript::Manuscript(QPagedPaintDevice &device, double width)
    : m_document(std::make_unique<QTextDocument>())
    , m_charts(std::make_unique<ChartObject>(width))
    , m_width(width)
    , m_unitsPerPoint(device.logicalDpiY() / 72.0)
    , m_formatUnitsPerPoint(screenUnitsPerPoint())
{
    m_document->setDefaultFont(paper::font(paper::bodyPoints));
    m_document->setDocumentMargin(0);
    m_document->setUndoRedoEnabled(false);
    // Before anything is measured: sizes would be those of the screen else.
    m_document->documentLayout()->setPaintDevice(&device);
    m_document->documentLayout()->registerHandler(chartType, m_charts.get());
    m_document->setTextWidth(width); // no page height: the page loop cuts
    m_document->setLayoutEnabled(false); // every cell would lay out its whole table anew
}

Manuscript::~Manuscript() = default;

void Manuscript::close()
{
    m_document->setLayoutEnabled(true);
}

QTextCursor Manuscript::block(double above, double below, bool keepWithNext)
{
    QTextCursor cursor(m_document.get());
    cursor.movePosition(QTextCursor::End);
    QTextBlockFormat format;
    format.setTopMargin(m_first ? 0 : inFormat(above));
    format.setBottomMargin(inFormat(below));
    format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    format.setProperty(KeepWithNext, keepWithNext);
    format.setProperty(NewPage, m_newPage);
    if (m_reuse)
        cursor.setBlockFormat(format);
    else
        cursor.insertBlock(format);
    m_reuse = false;
    m_first = false;
    m_newPage = false;
    return cursor;
}

void Manuscript::write(const QString &text, double size, bool strong, const QColor &colour,
                       double above, double below, bool keepWithNext, int outlineLevel)
{
    QTextCursor cursor = block(above, below, keepWithNext);
    if (outlineLevel > 0) {
        QTextBlockFormat format;
        format.setProperty(OutlineLevel, outlineLevel);
        cursor.mergeBlockFormat(format);
    }
    cursor.insertText(tidy(text), letters(size, strong, colour));
}

void Manuscript::title(const QString &text)
{
    write(text, 20, true, paper::ink, 0, 2, true, 1);
}

void Manuscript::verdict(const QString &text)
{
    write(text, 15, true, paper::accent, 10, 6, true);
}

void Manuscript::heading(int level, const QString &text, bool newPage)
{
    m_newPage = newPage;
    if (level == 1)
        write(text, 14, true, paper::accent, newPage ? 0 : 24, 6, true, 1);
    else
        write(text, 11, true, paper::ink, 16, 3, true, 2);
}

void Manuscript::caption(const QString &text)
{
    write(text, paper::bodyPoints, true, paper::ink, 10, 3, true);
}

void Manuscript::paragraph(const QString &text)
{
    write(text, paper::bodyPoints, false, paper::ink, 0, 4);
}

void Manuscript::note(const QString &text)
{
    write(text, paper::tablePoints, false, paper::muted, 0, 4, true);
}

void Manuscript::list(const QStringList &items)
{
    for (const QString &item : items) {
        QTextCursor cursor = block(0, 2);
        QTextBlockFormat format;
        format.setLeftMargin(inFormat(11));
        format.setTextIndent(-inFormat(11));
        format.setTabPositions({{inFormat(11), QTextOption::LeftTab}});
        cursor.mergeBlockFormat(format);
        cursor.insertText(QStringLiteral("•\t") + tidy(item), letters(paper::bodyPoints));
    }
}

QTextTable *Manuscript::table(int rows, int columns, const QList<double> &widths)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setBottomMargin(inFormat(sheetMargin)); // the next block's own is not heeded here
    format.setCellPadding(inFormat(cellPadding));
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QList<QTextLength> lengths;
    for (const double share : widths)
        lengths += QTextLength(QTextLength::PercentageLength, share * 100);
    format.setColumnWidthConstraints(lengths);
    QTextCursor cursor(m_document.get());
    cursor.movePosition(QTextCursor::End);
    m_reuse = true; // Qt leaves an empty block behind the table
    m_first = false;
    return cursor.insertTable(rows, columns, format);
}

// The text of the outer columns stands on the margins of the page; a column of words keeps its
// distance from a column of numbers before it.
void Manuscript::pad(QTextTableCell cell, bool first, bool last, bool apart) const
{
    QTextTableCellFormat format;
    const double side = inFormat(cellPadding);
    format.setTopPadding(side);
    format.setBottomPadding(side);
    format.setLeftPadding(first ? 0 : apart ? inFormat(14) : side);
    format.setRightPadding(last ? 0 : side);
    cell.setFormat(format);
}

void Manuscript::fill(QTextTable &table, int row, int column, const SheetCell &content,
                      const Sheet &sheet)
{
    const QTextTableCell cell = table.cellAt(row, column);
    const bool right = sheet.numeric.contains(column);
    pad(cell, column == 0, column == table.columns() - 1,
        !right && sheet.numeric.contains(column - 1));
    QTextCursor cursor = cell.firstCursorPosition();
    QTextBlockFormat format;
    format.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
    format.setNonBreakableLines(sheet.unbroken.contains(column));
    cursor.setBlockFormat(format);
    const QColor colour = content.colour.isValid() ? content.colour : paper::ink;
    cursor.insertText(tidy(content.text), letters(sheet.points, content.strong, colour));
    for (const QString &detail : content.details) {
        cursor.insertBlock(format);
        cursor.insertText(tidy(detail), letters(sheet.points - 1, false, paper::muted));
    }
}

void Manuscript::fillRow(QTextTable &table, int row, const QList<SheetCell> &cells,
                         const Sheet &sheet, bool marked)
{
    for (int column = 0; column < table.columns(); ++column) {
        SheetCell content = cells.value(column);
        content.strong = content.strong || (marked && column == 0);
        fill(table, row, column, content, sheet);
    }
    if (sheet.rowPoints <= 0)
        return;
    qsizetype details = 0;
    for (const SheetCell &cell : cells)
        details = std::max(details, cell.details.size());
    const double text = double(details + 1) * sheet.points * 1.3;
    QTextTableCell cell = table.cellAt(row, 0);
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setBottomPadding(inFormat(std::max(cellPadding, sheet.rowPoints - text)));
    cell.setFormat(format);
}

double Manuscript::bottomPadding(const QTextTableCell &cell) const
{
    const double padding = cell.format().toTableCellFormat().bottomPadding();
    return points(padding / m_formatUnitsPerPoint);
}

void Manuscript::sheet(const Sheet &wanted)
{
    if (wanted.rows.isEmpty())
        return;
    Sheet sheet = wanted;
    if (sheet.widths.isEmpty())
        measure(sheet, m_width, *m_document->documentLayout()->paintDevice());
    const int head = sheet.header.isEmpty() ? 0 : 1;
    QTextTable *placed =
        table(int(sheet.rows.size()) + head, int(sheet.rows.first().size()), sheet.widths);
    if (head == 1) {
        QList<SheetCell> names = sheet.header;
        for (SheetCell &name : names) {
            name.colour = paper::muted;
            name.strong = true;
        }
        fillRow(*placed, 0, names, sheet, false);
    }
    for (int row = 0; row < sheet.rows.size(); ++row)
        fillRow(*placed, row + head, sheet.rows[row], sheet, row == sheet.marked);
    m_sheets += PlacedSheet{placed, head == 1, sheet.marked, true};
}

void Manuscript::figures(const QList<SheetCell> &figures)
{
    constexpr int perLine = 4;
    if (figures.isEmpty())
        return;
    const int lines = int((figures.size() + perLine - 1) / perLine);
    QTextTable *placed = table(lines, perLine, {0.25, 0.25, 0.25, 0.25});
    for (int index = 0; index < figures.size(); ++index) {
        const QTextTableCell cell = placed->cellAt(index / perLine, index % perLine);
        pad(cell, index % perLine == 0, index % perLine == perLine - 1, false);
        QTextCursor cursor = cell.firstCursorPosition();
        cursor.insertText(tidy(figures[index].text),
                          letters(paper::tablePoints, false, paper::muted));
        cursor.insertBlock();
        cursor.insertText(tidy(figures[index].details.value(0)), letters(figurePoints, true));
    }
    m_sheets += PlacedSheet{placed, false, -1, false};
}

void Manuscript::chart(const ChartSpec &spec)
{
    QTextCursor cursor = block(0, 8);
    QTextBlockFormat plain;
    plain.setLineHeight(0, QTextBlockFormat::SingleHeight);
    cursor.mergeBlockFormat(plain);
    QTextCharFormat format;
    format.setObjectType(chartType);
    format.setProperty(ChartIndex, m_charts->add(spec));
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QString Manuscript::text() const
{
    QString all = m_document->toPlainText();
    for (const ChartSpec &spec : m_charts->specs()) {
        all += chartwords::title(spec) + chartwords::valueAxis(spec)
            + chartwords::tabSeparated(chartwords::table(spec));
    }
    return all;
}

} // namespace xuanka
