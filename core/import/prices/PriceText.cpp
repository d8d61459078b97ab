// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceText.h"

#include "core/base/Utf8.h"
#include "core/import/prices/PriceCode.h"

#include <QStringDecoder>

#include <algorithm>

namespace xuanka::prices {
namespace {

// UTF-16 without a mark: one byte of nearly every pair is 0 in a list full of digits and commas.
std::optional<QStringConverter::Encoding> utf16Of(const QByteArray &bytes)
{
    if (bytes.startsWith("\xff\xfe"))
        return QStringConverter::Utf16LE;
    if (bytes.startsWith("\xfe\xff"))
        return QStringConverter::Utf16BE;
    const qsizetype pairs = std::min<qsizetype>(bytes.size(), 2000) / 2;
    qsizetype firstZero = 0;
    qsizetype secondZero = 0;
    for (qsizetype i = 0; i < pairs; ++i) {
        firstZero += bytes[2 * i] == 0;
        secondZero += bytes[2 * i + 1] == 0;
    }
    // A Chinese character such as U+4E00 has a zero byte too, on the other side.
    if (secondZero * 5 > pairs && firstZero * 10 < secondZero)
        return QStringConverter::Utf16LE;
    if (firstZero * 5 > pairs && secondZero * 10 < firstZero)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

} // namespace

Result<QString> decodeList(const QByteArray &bytes)
{
    if (bytes.trimmed().isEmpty())
        return fail(PriceCode::Empty);
    if (const auto encoding = utf16Of(bytes)) {
        QStringDecoder decoder(*encoding);
        QString text = decoder(bytes);
        if (decoder.hasError() || bytes.size() % 2 != 0)
            return fail(PriceCode::UnknownEncoding);
        return text;
    }
    if (bytes.contains('\0'))
        return fail(PriceCode::NotText);
    if (!firstInvalidUtf8(bytes)) {
        const bool marked = bytes.startsWith("\xef\xbb\xbf");
        return QString::fromUtf8(marked ? bytes.mid(3) : bytes);
    }
    // Qt knows this code page through ICU; without it the user is asked for UTF-8.
    QStringDecoder decoder("GB18030", QStringConverter::Flag::Stateless);
    if (!decoder.isValid())
        return fail(PriceCode::UnknownEncoding);
    QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar::ReplacementCharacter))
        return fail(PriceCode::UnknownEncoding);
    return text;
}

QString plainText(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified();
}

} // namespace xuanka::prices
