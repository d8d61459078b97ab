// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PaperDevice.h"

#include "core/report/ReportCode.h"
#include "ui/report/Manuscript.h"
#include "ui/report/Pages.h"
#include "ui/report/PdfFinisher.h"
#include "ui/report/ReportFonts.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

namespace xuanka::paper {
namespace {

constexpr double headPoints = 22; // running head with the space under it
constexpr double footPoints = 22;

QString words(const char *source)
{
    return text::say("Report", source);
}

QString pageNumber(int page, int count)
{
    return words(QT_TRANSLATE_NOOP("Report", "Page %1 of %2"))
        .arg(QString::number(page + 1), QString::number(count));
}

// One document on one device.
class Press final {
public:
    Press(QPagedPaintDevice &device, const Work &work);

    bool run(int firstPage, int lastPage);
    int count() const { return m_pages.count(); }
    FinishRequest finishRequest(text::Language language) const;

private:
    void paintMargins(QPainter &painter, int page) const;

    QPagedPaintDevice &m_device;
    const Work &m_work;
    QSizeF m_size; // of the printable area, in device units
    Manuscript m_manuscript;
    Pages m_pages;
};

// The manuscript must be written before it can be cut.
Manuscript &written(Manuscript &manuscript, const Work &work)
{
    work.write(manuscript);
    manuscript.close();
    return manuscript;
}

Press::Press(QPagedPaintDevice &device, const Work &work)
    : m_device(device)
    , m_work(work)
    , m_size(device.width(), device.height())
    , m_manuscript(device, m_size.width())
    , m_pages(written(m_manuscript, work),
              m_size.height() - m_manuscript.points(headPoints + footPoints))
{
}

bool Press::run(int firstPage, int lastPage)
{
    QPainter painter;
    if (!painter.begin(&m_device))
        return false;
    for (int page = firstPage; page <= lastPage; ++page) {
        if (page > firstPage && !m_device.newPage())
            return false;
        paintMargins(painter, page);
        painter.save();
        painter.translate(0, m_manuscript.points(headPoints));
        m_pages.paint(painter, page);
        painter.restore();
    }
    return painter.end();
}

void Press::paintMargins(QPainter &painter, int page) const
{
    const double line = m_manuscript.points(12);
    const QFont font = paper::font(smallPoints);
    const double half = m_size.width() / 2;
    painter.setFont(font);
    painter.setPen(muted);
    painter.drawText(QRectF(half, 0, half, line), Qt::AlignRight | Qt::AlignVCenter, m_work.kind);
    if (page > 0) { // the first page has its title
        const QString title =
            QFontMetricsF(font, &m_device).elidedText(m_work.title, Qt::ElideRight, half);
        painter.drawText(QRectF(0, 0, half, line), Qt::AlignLeft | Qt::AlignVCenter, title);
    }
    QString foot = pageNumber(page, count());
    if (m_work.date.isValid())
        foot.prepend(m_work.date.toString(Qt::ISODate) + QStringLiteral("  ·  "));
    painter.drawText(QRectF(0, m_size.height() - line, m_size.width(), line),
                     Qt::AlignRight | Qt::AlignVCenter, foot);
}

FinishRequest Press::finishRequest(text::Language language) const
{
    FinishRequest request;
    request.language = language == text::Language::Chinese ? "zh-CN" : "en";
    request.written = m_manuscript.text() + m_work.title + pageNumber(0, count())
        + QStringLiteral("0123456789-·") + m_work.kind;
    request.fonts = {paper::font(bodyPoints), paper::font(bodyPoints, true)};
    const QMarginsF margins = m_device.pageLayout().margins(QPageLayout::Point);
    const double height = m_device.pageLayout().fullRect(QPageLayout::Point).height();
    for (const OutlineEntry &entry : m_pages.outline()) {
        const double fromTop = margins.top() + headPoints + entry.y / m_manuscript.points(1);
        request.bookmarks += Bookmark{entry.title, entry.level, entry.page, height - fromTop};
    }
    return request;
}

} // namespace

Result<QByteArray> pdf(const Work &work, text::Language language)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter device(&buffer);
    device.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    device.setResolution(600);
    device.setPageSize(QPageSize(QPageSize::A4));
    device.setPageMargins({18, 12, 18, 12}, QPageLayout::Millimeter);
    device.setTitle(work.title);
    device.setCreator(QStringLiteral("Xuanka"));
    Press press(device, work);
    if (!press.run(0, press.count() - 1))
        return fail(ReportCode::NothingToWrite);
    FinishRequest request = press.finishRequest(language);
    request.date = work.date;
    return finishPdf(bytes, request);
}

void print(QPrinter &printer, const Work &work)
{
    printer.setDocName(work.title);
    Press press(printer, work);
    const int last = press.count() - 1;
    const bool range = printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0;
    press.run(range ? std::min(printer.fromPage() - 1, last) : 0,
              range ? std::min(printer.toPage() - 1, last) : last);
}

} // namespace xuanka::paper
