// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

namespace xuanka {

struct Bookmark {
    QString title;
    int level = 1; // 1 or 2
    int page = 0;
    double y = 0; // points from the foot of the page
};

struct FinishRequest {
    QByteArray language; // "zh-CN"
    QList<Bookmark> bookmarks;
    QString written; // all text of the document: which of two look-alike characters is meant
    QDate date; // of the document instead of the clock's, so that equal input gives equal bytes
};

// Adds to a file of QPdfWriter what Qt 6.4 cannot write: true characters behind the glyphs (Qt
// names a shared glyph by its lowest code point, so 月 is copied as the radical ⽉), an outline,
// the language, and the title in the window. All as an incremental update; a file of another shape
// is returned as it is.
QByteArray finishPdf(const QByteArray &pdf, const FinishRequest &request);

} // namespace xuanka
