// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

// A PDF as other programs see it.
namespace xuanka::pdftools {

// Both poppler's tools and qpdf are installed.
bool available();
// Standard output of "tool FILE arguments…" with the PDF as FILE; nothing when it exits with an
// error.
std::optional<QString> run(const QString &tool, const QByteArray &pdf,
                           const QStringList &before = {}, const QStringList &after = {});
QString text(const QByteArray &pdf); // in reading order
QString onOneLine(const QByteArray &pdf); // the same, white space folded to single spaces
bool isClean(const QByteArray &pdf); // qpdf --check finds nothing
int images(const QByteArray &pdf);
int pages(const QByteArray &pdf);
// Code points that only a broken map of characters produces: radicals, compatibility ideographs, …
QString impossible(const QString &text);

} // namespace xuanka::pdftools
