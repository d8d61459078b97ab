// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace xuanka::prices {

// The text of a list as spreadsheets save it: UTF-8 with or without its mark, UTF-16 of either byte
// order, else the Chinese code page (GB18030, which holds GBK and GB2312). Strict: bytes that are
// none of these are an error, never question marks.
Result<QString> decodeList(const QByteArray &bytes);
// Full-width letters, digits and brackets as their plain forms; spaces of every kind as one blank.
QString plainText(const QString &text);

} // namespace xuanka::prices
