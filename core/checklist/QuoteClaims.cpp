// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/QuoteClaims.h"

#include "core/checklist/ChecklistBook.h"
#include "core/checklist/ChecklistCode.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace xuanka {

template <>
struct KeyTable<ClaimVerdict> {
    static constexpr std::array<std::pair<ClaimVerdict, std::string_view>, 3> rows{{
        {ClaimVerdict::Wrong, "wrong"},
        {ClaimVerdict::Doubtful, "doubtful"},
        {ClaimVerdict::Ask, "ask"},
    }};
};

namespace {

constexpr qsizetype longestQuote = 200'000;
constexpr int mostClaims = 200;

// "geforce" and "nvlink" narrow a rule to cards with or without; an unknown card counts as GeForce
// when the text itself names a 4090 or 5090.
bool applies(const QString &when, const Gpu *gpu, const QString &text)
{
    if (when.isEmpty())
        return true;
    static const QRegularExpression consumer(QStringLiteral("(RTX\\s*)?[345]0[789]0"));
    const bool geforce = gpu ? gpu->spec.geforce : consumer.match(text).hasMatch();
    if (when == u"geforce")
        return geforce;
    if (when == u"no-nvlink")
        return gpu ? gpu->spec.nvlinkGBs == 0 : geforce;
    return false;
}

// A sentence that denies a thing does not claim it: "不支持 NVLink", "no NVLink".
bool denied(const QString &text, qsizetype start)
{
    static const QRegularExpression no(
        QStringLiteral("(不支持|没有|无|不含|未配|without|\\bno|not? support(ed|s)?|lacks?)\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    return no.match(text.mid(std::max<qsizetype>(0, start - 24), std::min<qsizetype>(24, start)))
        .hasMatch();
}

// Below what electricity alone costs at full load, the price hides something.
void checkPrice(const Offer &offer, const Gpu &gpu, const QJsonObject &rule,
                QList<QuoteClaim> &claims)
{
    if (offer.per != PriceUnit::CardHour || offer.price.currency != Currency{})
        return;
    const double perKwh = rule.value(QLatin1String("cny_per_kwh")).toDouble();
    const double pue = rule.value(QLatin1String("pue")).toDouble();
    const double power = gpu.spec.boardPowerW / 1000 * perKwh * pue;
    if (offer.price.amount() >= power)
        return;
    QuoteClaim claim;
    claim.id = rule.value(QLatin1String("id")).toString();
    claim.verdict = ClaimVerdict::Doubtful;
    claim.quoted = QString::number(offer.price.amount(), 'f', 2) + QLatin1String(" CNY");
    claim.why = bilingualFromJson(rule.value(QLatin1String("why")).toObject());
    claim.ask = bilingualFromJson(rule.value(QLatin1String("ask")).toObject());
    claim.source = rule.value(QLatin1String("source")).toString();
    claims.append(claim);
}

void applyRule(const QJsonObject &rule, const QString &text, QList<QuoteClaim> &claims)
{
    const QRegularExpression pattern(rule.value(QLatin1String("pattern")).toString(),
                                     QRegularExpression::CaseInsensitiveOption
                                         | QRegularExpression::UseUnicodePropertiesOption);
    auto it = pattern.globalMatch(text);
    while (it.hasNext() && claims.size() < mostClaims) {
        const auto match = it.next();
        if (match.capturedLength() == 0 || denied(text, match.capturedStart()))
            continue;
        QuoteClaim claim;
        claim.id = rule.value(QLatin1String("id")).toString();
        const QByteArray verdict = rule.value(QLatin1String("verdict")).toString().toLatin1();
        claim.verdict = fromKey<ClaimVerdict>(verdict.toStdString()).value_or(ClaimVerdict::Ask);
        claim.quoted = match.captured();
        claim.start = static_cast<int>(match.capturedStart());
        claim.length = static_cast<int>(match.capturedLength());
        claim.why = bilingualFromJson(rule.value(QLatin1String("why")).toObject());
        claim.ask = bilingualFromJson(rule.value(QLatin1String("ask")).toObject());
        claim.source = rule.value(QLatin1String("source")).toString();
        claims.append(claim);
    }
}

} // namespace

Result<QList<QuoteClaim>> checkQuote(const QString &text, const Gpu *gpu, const Offer *offer)
{
    QFile file(QStringLiteral(":/checklist/quote_claims.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail({ChecklistCode::DataBroken, {file.fileName()}});
    const QJsonArray rules =
        QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("rules")).toArray();
    const QString looked = text.left(longestQuote);
    QList<QuoteClaim> claims;
    for (const QJsonValue &value : rules) {
        const QJsonObject rule = value.toObject();
        if (rule.contains(QLatin1String("cny_per_kwh"))) {
            if (offer && gpu)
                checkPrice(*offer, *gpu, rule, claims);
        } else if (applies(rule.value(QLatin1String("when")).toString(), gpu, looked)) {
            applyRule(rule, looked, claims);
        }
    }
    std::stable_sort(claims.begin(), claims.end(),
                     [](const QuoteClaim &a, const QuoteClaim &b) { return a.start < b.start; });
    return claims;
}

} // namespace xuanka
