// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Text.h"

#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString sentence(const Message &message)
{
    switch (message.room) {
    case Room::Plan:
        return planSentence(message);
    case Room::Catalog:
        return catalogSentence(message);
    case Room::Import:
        return importSentence(message);
    case Room::File:
        return fileSentence(message);
    case Room::Convert:
        return convertSentence(message);
    case Room::Prices:
        return priceSentence(message);
    case Room::Estimate:
        return estimateSentence(message);
    case Room::Cost:
        return costSentence(message);
    case Room::Advise:
        return adviseSentence(message);
    case Room::Trial:
        return trialSentence(message);
    case Room::Checklist:
        return checklistSentence(message);
    case Room::Storage:
        return storageSentence(message);
    case Room::Report:
        return reportSentence(message);
    case Room::Finding:
        return findingSentence(message);
    }
    return {};
}

} // namespace

QString of(const Message &message, const QLocale &locale)
{
    // All parameters go in at once: text that itself holds "%1" (a file name) stays as it is.
    const QString pattern = sentence(message);
    QString text;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const int slot =
            pattern[at] == u'%' && at + 1 < pattern.size() ? pattern[at + 1].digitValue() : -1;
        if (slot < 1) {
            text += pattern[at];
            continue;
        }
        if (slot <= message.parameters.size())
            text += parameter(message.parameters[slot - 1], locale);
        ++at;
    }
    return text;
}

QString of(const Error &error, const QLocale &locale)
{
    QString text = of(error.message, locale);
    if (!error.place.isEmpty())
        text += QStringLiteral(" (%1)").arg(error.place);
    return error.file.isEmpty() ? text : error.file + QStringLiteral(": ") + text;
}

QString of(const Bilingual &words)
{
    const bool chinese = spokenLocale().language() == QLocale::Chinese;
    return chinese && !words.zh.isEmpty() ? words.zh : words.en;
}

} // namespace xuanka::text
