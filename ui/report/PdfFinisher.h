// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDate>
#include <QFont>
#include <QList>
#include <QString>

namespace xuanka {

struct Bookmark {
    QString title;
    int level = 1; // 2: part of the last one of level 1
    int page = 0;
    double y = 0; // points from the foot of the page
};

struct FinishRequest {
    QByteArray language; // "zh-CN"
    QList<Bookmark> bookmarks;
    QString written; // all text of the document: which of two look-alike characters is meant
    QList<QFont> fonts; // what it is set in
    QDate date; // of the document instead of the clock's, so that equal input gives equal bytes
};

// Adds to a file of QPdfWriter what Qt 6.4 cannot write: the true characters behind the glyphs, an
// outline, the language, and the title in the window's frame. A file of another shape than Qt's is
// returned as it is.
QByteArray finishPdf(const QByteArray &pdf, const FinishRequest &request);

} // namespace xuanka
