// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PdfFinisher.h"

namespace xuanka {

QByteArray finishPdf(const QByteArray &pdf, const FinishRequest &)
{
    return pdf;
}

} // namespace xuanka
