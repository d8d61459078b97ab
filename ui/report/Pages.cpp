// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/Pages.h"

#include "ui/report/ReportFonts.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>

namespace xuanka {
namespace {

QRectF boundsOf(const QTextBlock &block)
{
    return block.document()->documentLayout()->blockBoundingRect(block);
}

// Lines of one paragraph. Its first two and its last two stay together.
void addLines(QList<Piece> &pieces, const QTextBlock &block)
{
    const QTextLayout *layout = block.layout();
    const QTextBlockFormat format = block.blockFormat();
    const bool keep = format.boolProperty(Manuscript::KeepWithNext);
    const QRectF bounds = boundsOf(block);
    const int lines = layout->lineCount();
    for (int line = 0; line < lines; ++line) {
        const QRectF box = layout->lineAt(line).rect().translated(layout->position());
        Piece piece;
        piece.top = line == 0 ? bounds.top() : box.top();
        piece.bottom = line == lines - 1 ? bounds.bottom()
                                         : layout->lineAt(line + 1).y() + layout->position().y();
        const bool last = line == lines - 1;
        piece.keepWithNext = keep || (!last && (line == 0 || line == lines - 2));
        piece.newPage = line == 0 && format.boolProperty(Manuscript::NewPage);
        pieces += piece;
    }
}

} // namespace

Pages::Pages(Manuscript &manuscript, double height)
    : m_manuscript(manuscript)
{
    collect();
    cut(height);
}

void Pages::collect()
{
    const QTextFrame *root = m_manuscript.document().rootFrame();
    for (auto part = root->begin(); part != root->end(); ++part) {
        if (QTextFrame *frame = part.currentFrame()) {
            const auto &sheets = m_manuscript.sheets();
            for (int sheet = 0; sheet < sheets.size(); ++sheet) {
                if (sheets[sheet].table == frame)
                    collectSheet(sheet);
            }
        } else if (part.currentBlock().length() > 1) { // not the empty ones around tables
            addLines(m_pieces, part.currentBlock());
        }
    }
}

void Pages::collectSheet(int sheet)
{
    const PlacedSheet &placed = m_manuscript.sheets()[sheet];
    const QTextTable &table = *placed.table;
    const double padding = m_manuscript.points(Manuscript::cellPadding);
    for (int row = 0; row < table.rows(); ++row) {
        Piece piece;
        piece.sheet = sheet;
        piece.row = row;
        piece.top = boundsOf(table.cellAt(row, 0).firstCursorPosition().block()).top() - padding;
        for (int column = 0; column < table.columns(); ++column) {
            const QTextTableCell cell = table.cellAt(row, column);
            piece.bottom = std::max(piece.bottom,
                                    boundsOf(cell.lastCursorPosition().block()).bottom()
                                        + m_manuscript.bottomPadding(cell));
        }
        // A header never stands alone, and a last row is not sent ahead alone.
        piece.keepWithNext = (placed.header && row == 0) || row == table.rows() - 2;
        m_pieces += piece;
    }
}

int Pages::headerOf(int piece) const
{
    const Piece &here = m_pieces[piece];
    if (here.sheet < 0 || here.row <= 0 || !m_manuscript.sheets()[here.sheet].header)
        return -1;
    return piece - here.row;
}

double Pages::headerHeight(const Page &page) const
{
    return page.header ? m_pieces[*page.header].bottom - m_pieces[*page.header].top : 0;
}

void Pages::cut(double height)
{
    for (int first = 0; first < m_pieces.size();) {
        Page page;
        page.first = first;
        if (const int header = headerOf(first); header >= 0)
            page.header = header;
        const double room = height - headerHeight(page);
        int end = first;
        while (end < m_pieces.size() && (end == first || !m_pieces[end].newPage)
               && m_pieces[end].bottom - m_pieces[first].top <= room)
            ++end;
        // What must stay with its successor moves to the next page with it.
        const bool forced = end == m_pieces.size() || m_pieces[end].newPage;
        int last = end;
        while (!forced && last > first + 1 && m_pieces[last - 1].keepWithNext)
            --last;
        if (last == first + 1 && m_pieces[first].keepWithNext)
            last = end; // everything clings together: better cut than never advance
        page.last = std::max(last, first + 1) - 1;
        m_pages += page;
        first = page.last + 1;
    }
}

QList<OutlineEntry> Pages::outline() const
{
    QList<OutlineEntry> entries;
    const QTextDocument &document = m_manuscript.document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().intProperty(Manuscript::OutlineLevel);
        if (level == 0)
            continue;
        const double top = boundsOf(block).top();
        for (int page = 0; page < m_pages.size(); ++page) {
            const double start = m_pieces[m_pages[page].first].top;
            if (top >= start && top < m_pieces[m_pages[page].last].bottom) {
                entries += OutlineEntry{block.text(), level, page,
                                        top - start + headerHeight(m_pages[page])};
                break;
            }
        }
    }
    return entries;
}

void Pages::paint(QPainter &painter, int page) const
{
    const Page &here = m_pages[page];
    painter.save();
    if (here.header) {
        const Piece &header = m_pieces[*here.header];
        painter.save();
        painter.translate(0, -header.top);
        paintRows(painter, *here.header, *here.header);
        paintStretch(painter, header.top, header.bottom);
        painter.restore();
        painter.translate(0, headerHeight(here));
    }
    const double top = m_pieces[here.first].top;
    painter.translate(0, -top);
    paintRows(painter, here.first, here.last);
    paintStretch(painter, top, m_pieces[here.last].bottom);
    painter.restore();
}

void Pages::paintStretch(QPainter &painter, double top, double bottom) const
{
    QTextDocument &document = m_manuscript.document();
    // A hair inside the stretch, so that neighbours that only touch it stay away.
    const double hair = m_manuscript.points(0.1);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, top + hair, document.textWidth(), bottom - top - 2 * hair);
    context.palette.setColor(QPalette::Text, paper::ink);
    painter.save();
    painter.setClipRect(QRectF(0, top, document.textWidth(), bottom - top));
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

void Pages::paintRows(QPainter &painter, int first, int last) const
{
    const double width = m_manuscript.document().textWidth();
    const double outset = m_manuscript.points(4); // of the tint, beyond the margins of the text
    for (int index = first; index <= last; ++index) {
        const Piece &piece = m_pieces[index];
        if (piece.sheet < 0)
            continue;
        const PlacedSheet &sheet = m_manuscript.sheets()[piece.sheet];
        const bool header = sheet.header && piece.row == 0;
        if (sheet.marked >= 0 && piece.row == sheet.marked + (sheet.header ? 1 : 0))
            painter.fillRect(
                QRectF(-outset, piece.top, width + 2 * outset, piece.bottom - piece.top),
                paper::tint);
        if (!sheet.rules)
            continue;
        painter.setPen(
            QPen(header ? paper::muted : paper::rule, m_manuscript.points(header ? 0.8 : 0.4)));
        painter.drawLine(QPointF(0, piece.bottom), QPointF(width, piece.bottom));
    }
}

} // namespace xuanka
