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

// One document: what its margins say, and who writes it.
struct Work {
    QString title; // of the plan, at the left of the head and in the file
    QString kind; // "GPU lease assessment"
    QDate date;
    std::function<void(Manuscript &)> write;
};

// A4, finished: outline, language, searchable text. In the language of text::say().
Result<QByteArray> pdf(const Work &work, text::Language language);
// Page size, margins, range and copies are the printer's.
void print(QPrinter &printer, const Work &work);

} // namespace paper
} // namespace xuanka
