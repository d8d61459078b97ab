// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/TrueCharacters.h"

#include <iterator>

namespace xuanka {
namespace {

constexpr char32_t firstSupplement = 0x2E80;

// What each character of the CJK Radicals Supplement stands for, from
// EquivalentUnifiedIdeograph.txt of Unicode 15.0 (NFKC does not know them; the Kangxi radicals it
// does). 0 = nothing.
// clang-format off
constexpr char32_t supplement[] = {
    0x0000, 0x5382, 0x4E5B, 0x4E5A, 0x4E59, 0x4EBB, 0x5182, 0x20628,
    0x5200, 0x5202, 0x535C, 0x353E, 0x5C0F, 0x5C0F, 0x5140, 0x5C23,
    0x5C22, 0x21BC2, 0x5DF3, 0x5E7A, 0x5F51, 0x2B739, 0x5FC4, 0x5FC3,
    0x624C, 0x6535, 0x0000, 0x65E1, 0x65E5, 0x6708, 0x6B7A, 0x6BCD,
    0x6C11, 0x6C35, 0x6C3A, 0x706C, 0x722B, 0x722B, 0x4E2C, 0x725B,
    0x72AD, 0x738B, 0x24D14, 0x76EE, 0x793A, 0x793B, 0x25AD7, 0x7CF9,
    0x7E9F, 0x7F53, 0x7F52, 0x34C1, 0x5197, 0x2626B, 0x7F8A, 0x2634C,
    0x2634B, 0x8002, 0x8080, 0x807F, 0x8089, 0x26951, 0x8279, 0x8279,
    0x8279, 0x864E, 0x8864, 0x8980, 0x897F, 0x89C1, 0x89D2, 0x278B2,
    0x8BA0, 0x8D1D, 0x27FB7, 0x8F66, 0x8FB6, 0x8FB6, 0x8FB6, 0x9091,
    0x9485, 0x9577, 0x9578, 0x957F, 0x95E8, 0x28E0F, 0x961D, 0x96E8,
    0x9752, 0x97E6, 0x9875, 0x98CE, 0x98DE, 0x98DF, 0x2967F, 0x98E0,
    0x9963, 0x29810, 0x9A6C, 0x9AA8, 0x9B3C, 0x9C7C, 0x9E1F, 0x5364,
    0x9EA6, 0x9EC4, 0x9EFE, 0x6589, 0x9F50, 0x6B6F, 0x9F7F, 0x7ADC,
    0x9F99, 0x9F9C, 0x4E80, 0x9F9F,
};
// clang-format on

bool isCompatibility(char32_t character)
{
    return (character >= 0x2F00 && character <= 0x2FDF)
        || (character >= 0xF900 && character <= 0xFAFF);
}

} // namespace

TrueCharacters::TrueCharacters(const QString &written, const QList<QFont> &fonts)
{
    for (const char32_t character : written.toUcs4()) {
        // Controls and tabs have no glyph of their own.
        if (character >= 0x20 && character != 0x7F)
            m_written += character;
    }
    for (const QFont &font : fonts) {
        Face face{QRawFont::fromFont(font), {}};
        for (const char32_t character : std::as_const(m_written)) {
            const QList<quint32> glyphs =
                face.font.glyphIndexesForString(QString::fromUcs4(&character, 1));
            if (glyphs.size() != 1 || glyphs.first() == 0)
                continue;
            char32_t &known = face.written[glyphs.first()];
            if (known == 0 || character < known)
                known = character;
        }
        m_faces += face;
    }
}

char32_t TrueCharacters::of(char32_t named) const
{
    if (m_written.contains(named))
        return named;
    for (const Face &face : m_faces) {
        const QList<quint32> glyphs = face.font.glyphIndexesForString(QString::fromUcs4(&named, 1));
        if (glyphs.size() == 1 && glyphs.first() != 0 && face.written.contains(glyphs.first()))
            return face.written[glyphs.first()];
    }
    return unified(named);
}

char32_t TrueCharacters::unified(char32_t character)
{
    if (character >= firstSupplement && character - firstSupplement < std::size(supplement)) {
        const char32_t meant = supplement[character - firstSupplement];
        return meant == 0 ? character : meant;
    }
    if (!isCompatibility(character))
        return character;
    const QList<uint> meant =
        QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KC).toUcs4();
    return meant.size() == 1 ? char32_t(meant.first()) : character;
}

} // namespace xuanka
