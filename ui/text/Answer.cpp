// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Answer.h"

#include "core/report/CardName.h"
#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/text/Terms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("Answer", source);
}

} // namespace

QString layoutPhrase(const Candidate &candidate)
{
    const Layout &layout = candidate.layout;
    if (candidate.cards <= 1)
        return {};
    if (layout.sharding != Sharding::None)
        return words(QT_TRANSLATE_NOOP("Answer", "data parallel with %1"))
            .arg(term(layout.sharding));
    const int group = layout.tensor * layout.pipeline * layout.sequence;
    if (group <= 1)
        return words(QT_TRANSLATE_NOOP("Answer", "one copy per card"));
    QString how = words(QT_TRANSLATE_NOOP("Answer", "tensor parallel"));
    if (layout.layerSplit)
        how = words(QT_TRANSLATE_NOOP("Answer", "layers split"));
    else if (layout.pipeline > 1)
        how = words(QT_TRANSLATE_NOOP("Answer", "pipeline"));
    else if (layout.sequence > 1)
        how = words(QT_TRANSLATE_NOOP("Answer", "sequence parallel"));
    if (layout.data > 1)
        return words(QT_TRANSLATE_NOOP("Answer", "%1 copies, each over %2 cards (%3)"))
            .arg(layout.data)
            .arg(group)
            .arg(how);
    return words(QT_TRANSLATE_NOOP("Answer", "one copy over %1 cards (%2)")).arg(group).arg(how);
}

QString configuration(const Candidate &candidate)
{
    const QString name = configurationName(candidate.gpu, candidate.cards);
    const QString layout = layoutPhrase(candidate);
    return layout.isEmpty() ? name : words(QT_TRANSLATE_NOOP("Answer", "%1, %2")).arg(name, layout);
}

QString leasePhrase(const Lease &lease, const QLocale &locale)
{
    if (lease.unitPrice.minor == 0)
        return {};
    const QString who = lease.vendor.isEmpty()
        ? words(QT_TRANSLATE_NOOP("Answer", "typical market price"))
        : lease.vendor;
    return words(QT_TRANSLATE_NOOP("Answer", "%1 %2, billed %3, %4"))
        .arg(money(lease.unitPrice, locale), term(lease.per), term(lease.billing), who);
}

QString verdict(const Advice &advice, const QLocale &locale)
{
    const Candidate *chosen = advice.recommended();
    if (!chosen)
        return words(QT_TRANSLATE_NOOP(
            "Answer", "Nothing that is compared can do this work within the limits given."));
    if (!chosen->priced)
        return words(QT_TRANSLATE_NOOP("Answer", "Rent %1; no price is known."))
            .arg(configuration(*chosen));
    return words(QT_TRANSLATE_NOOP("Answer", "Rent %1: %2."))
        .arg(configuration(*chosen), perMonth(chosen->monthly.total, locale));
}

QString speedPhrase(const SpeedEstimate &speed, const QLocale &locale)
{
    if (speed.decodeTokensPerSecond)
        return band(speed.decodeTokensPerSecond.band, Unit::TokensPerSecond, locale);
    if (speed.trainingTokensPerSecond)
        return band(speed.trainingTokensPerSecond.band, Unit::TokensPerSecond, locale);
    if (speed.itemsPerHour)
        return band(speed.itemsPerHour.band, Unit::ItemsPerHour, locale);
    return {};
}

double headroomGiB(const MemoryEstimate &memory)
{
    return memory.capacityGiB - memory.total.band.mid;
}

QString perMonth(Money amount, const QLocale &locale)
{
    return words(QT_TRANSLATE_NOOP("Answer", "%1 / month")).arg(money(amount, locale));
}

} // namespace xuanka::text
