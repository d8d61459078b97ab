// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Model.h"

#include <QLocale>

namespace xuanka {

// "70.6 B parameters · 80 layers · cache 320 KiB a token · made for 131,072 tokens": what is known
// of a model, left out where it is not.
QString modelFacts(const Model &model, const QLocale &locale);
// "70.6 B", "568 M"
QString countInWords(double parameters, const QLocale &locale);

} // namespace xuanka
