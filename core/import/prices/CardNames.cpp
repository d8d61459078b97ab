// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/CardNames.h"

#include "core/import/prices/PriceText.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka::prices {
namespace {

constexpr double labelTolerance = 0.08; // a "24 GB" card reports 23.99 GiB, a "16 GB" one 15

struct Parts {
    QString base;
    QString form;
    double memoryGB = 0;
};

// Takes the memory size and the form out of a name; what is left, without blanks, is its base.
Parts partsOf(const QString &name)
{
    // Two digits at most: the x of "RTX4090" is no sign of a count.
    static const QRegularExpression count(
        QStringLiteral("^\\d{1,2}\\s*[x*\u00d7]\\s*|\\s*[x*\u00d7]\\s*\\d{1,2}$|^\\d{1,2}\\s*\u5361"));
    static const QRegularExpression makers(QStringLiteral(
        "nvidia|geforce|tesla|quadro|instinct|radeon|\\bamd\\b|generation|edition|blackwell|"
        "server|workstation|tensor core|graphics|gpu"));
    static const QRegularExpression memory(QStringLiteral("(\\d{2,3})\\s*g(i?b)?(?![a-z0-9])"));
    static const QRegularExpression form(QStringLiteral("(pcie|sxm)\\d?"));
    static const QRegularExpression rest(QStringLiteral("[^a-z0-9]"));
    Parts parts;
    QString text = plainText(name).toLower();
    text.replace(u'_', u' ');
    text.remove(count).remove(makers);
    if (const auto match = memory.match(text); match.hasMatch()) {
        parts.memoryGB = match.captured(1).toDouble();
        text.replace(match.capturedStart(), match.capturedLength(), u' ');
    }
    if (const auto match = form.match(text); match.hasMatch()) {
        parts.form = match.captured(1);
        text.replace(match.capturedStart(), match.capturedLength(), u' ');
    }
    parts.base = text.remove(rest);
    return parts;
}

} // namespace

int countIn(const QString &name)
{
    static const QRegularExpression before(
        QStringLiteral("^(\\d{1,3})\\s*(?:[x*\u00d7]|\u5361)\\s*\\S"));
    static const QRegularExpression after(QStringLiteral("\\s*[x*\u00d7]\\s*(\\d{1,3})$"));
    const QString text = plainText(name).toLower();
    for (const QRegularExpression &form : {before, after}) {
        if (const auto match = form.match(text); match.hasMatch())
            return match.captured(1).toInt();
    }
    return 0;
}

CardNames::CardNames(const Catalog &catalog)
{
    for (const Gpu &gpu : catalog.gpus()) {
        const Parts id = partsOf(gpu.id);
        m_known.append({id.base, id.form, id.memoryGB == 0, &gpu});
    }
}

bool CardNames::memoryMatches(const Gpu &gpu, double memoryGiB)
{
    return std::abs(gpu.spec.memoryGiB - memoryGiB) <= labelTolerance * memoryGiB;
}

QList<const Gpu *> CardNames::find(const QString &name, double memoryGiB) const
{
    const Parts typed = partsOf(name);
    if (typed.base.isEmpty())
        return {};
    const double wanted = typed.memoryGB > 0 ? typed.memoryGB : memoryGiB;
    QList<const Gpu *> found;
    QList<const Gpu *> plain;
    for (const Known &known : m_known) {
        const bool sameBase =
            known.base == typed.base || known.base == QLatin1String("rtx") + typed.base;
        const bool sameForm =
            typed.form.isEmpty() || known.form.isEmpty() || known.form == typed.form;
        if (!sameBase || !sameForm || (wanted > 0 && !memoryMatches(*known.gpu, wanted)))
            continue;
        found.append(known.gpu);
        if (known.plain)
            plain.append(known.gpu);
    }
    // "4090" alone is the plain card, not the modified one beside it.
    return found.size() > 1 && plain.size() == 1 ? plain : found;
}

} // namespace xuanka::prices
