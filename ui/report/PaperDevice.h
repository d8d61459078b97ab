// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "ui/text/Language.h"

#include <QByteArray>
#include <QDate>

#include <functional>

class QPrinter;

// From a manuscript to pages: with running head and page numbers, as PDF or on a printer.
namespace xuanka {

class Manuscript;

namespace paper {

using Write = std::function<void(Manuscript &)>;

// A4, finished: outline, language, searchable text. In the language of text::say().
Result<QByteArray> pdf(const QString &title, text::Language language, const QDate &date,
                       const Write &write);
// Page size, margins, range and copies are the printer's.
void print(QPrinter &printer, const QString &title, const QDate &date, const Write &write);

} // namespace paper
} // namespace xuanka
