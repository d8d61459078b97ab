// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/ArticleClaims.h"

#include "core/checklist/ChecklistBook.h"
#include "core/checklist/ChecklistCode.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace xuanka {

Result<QList<ArticleClaim>> articleClaims()
{
    QFile file(QStringLiteral(":/checklist/claims.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail({ChecklistCode::DataBroken, {file.fileName()}});
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    QHash<QString, Bilingual> articles;
    for (const QJsonValue &value : root.value(QLatin1String("articles")).toArray()) {
        const QJsonObject article = value.toObject();
        articles.insert(article.value(QLatin1String("id")).toString(), bilingualFromJson(article));
    }
    QList<ArticleClaim> claims;
    for (const QJsonValue &value : root.value(QLatin1String("claims")).toArray()) {
        const QJsonObject object = value.toObject();
        const auto text = [&](const char *name) {
            return object.value(QLatin1String(name)).toString();
        };
        ArticleClaim claim;
        claim.id = text("id");
        claim.article = articles.value(text("article"));
        claim.claim = bilingualFromJson(object.value(QLatin1String("claim")).toObject());
        claim.right = bilingualFromJson(object.value(QLatin1String("right")).toObject());
        claim.source = text("source");
        const auto verdict = fromKey<ArticleVerdict>(text("verdict").toStdString());
        if (!verdict || claim.claim.isEmpty() || claim.article.isEmpty())
            return fail({ChecklistCode::DataBroken, {claim.id}});
        claim.verdict = *verdict;
        claims.append(claim);
    }
    return claims;
}

} // namespace xuanka
