// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QRawFont>
#include <QSet>
#include <QString>

namespace xuanka {

// Tells which character was meant by a glyph. Qt names a glyph that several characters share by the
// lowest of them: a space becomes a tab, an en dash a figure dash, 月 the radical ⽉.
class TrueCharacters final {
public:
    // `written`: all text of the document; `fonts`: those it is set in.
    TrueCharacters(const QString &written, const QList<QFont> &fonts);

    // The written character of the same glyph; failing that, the character a radical or a
    // compatibility ideograph stands for; else `named` itself.
    char32_t of(char32_t named) const;

    // By Unicode's tables alone: EquivalentUnifiedIdeograph.txt and NFKC.
    static char32_t unified(char32_t character);

private:
    struct Face {
        QRawFont font;
        QHash<quint32, char32_t> written; // by glyph
    };
    QSet<char32_t> m_written;
    QList<Face> m_faces;
};

} // namespace xuanka
