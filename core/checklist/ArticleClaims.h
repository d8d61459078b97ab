// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Bilingual.h"
#include "core/base/Keys.h"
#include "core/base/Result.h"

#include <QList>

namespace xuanka {

enum class ArticleVerdict : std::uint8_t { Confirmed, Misleading, Unverifiable, Opinion, Wrong };

template <>
struct KeyTable<ArticleVerdict> {
    static constexpr std::array<std::pair<ArticleVerdict, std::string_view>, 5> rows{{
        {ArticleVerdict::Confirmed, "confirmed"},
        {ArticleVerdict::Misleading, "misleading"},
        {ArticleVerdict::Unverifiable, "unverifiable"},
        {ArticleVerdict::Opinion, "opinion"},
        {ArticleVerdict::Wrong, "wrong"},
    }};
};

// What an article on renting cards says, what is true, and by which source.
struct ArticleClaim {
    QString id;
    Bilingual article;
    Bilingual claim;
    ArticleVerdict verdict = ArticleVerdict::Unverifiable;
    Bilingual right; // empty where there is nothing to add
    QString source;
    bool operator==(const ArticleClaim &) const = default;
};

// The reference page of claims, read from resources/checklist/claims.json.
Result<QList<ArticleClaim>> articleClaims();

} // namespace xuanka
