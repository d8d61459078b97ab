// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <algorithm>
#include <cmath>

namespace xuanka::trial {
namespace {

QString bareName(QString name)
{
    for (const char *word : {"NVIDIA ", "GeForce ", "Tesla "})
        name.remove(QLatin1String(word), Qt::CaseInsensitive);
    return name.simplified().toLower();
}

} // namespace

Check row(const char *id, const char *item, Verdict verdict, Message expected, Message found,
          const Source &source)
{
    Check check;
    check.id = QLatin1String(id);
    check.item = QLatin1String(item);
    check.verdict = verdict;
    check.expected = std::move(expected);
    check.found = std::move(found);
    check.source = source.file.isEmpty() ? QString() : source.text();
    return check;
}

Check notGiven(const char *id, const char *item, Message expected, const char *command)
{
    return row(id, item, Verdict::NotChecked, std::move(expected),
               {TrialCode::NoOutput, {QString::fromLatin1(command)}});
}

Message text(const QString &value)
{
    return {TrialCode::Text, {value}};
}

Message quantity(TrialCode code, double value, Unit unit)
{
    return {code, {Quantity{value, unit}}};
}

const Gpu *identify(const Catalog &catalog, const MachineGpu &card)
{
    if (card.name.isEmpty() || card.nameCut)
        return nullptr;
    if (card.name.contains(QLatin1String("Laptop"), Qt::CaseInsensitive))
        return nullptr; // the part of a notebook: less of everything under the same number
    const QString wanted = bareName(card.name);
    const Gpu *best = nullptr;
    double bestGap = 1e9;
    for (const Gpu &gpu : catalog.gpus()) {
        bool named = bareName(gpu.driverName) == wanted || bareName(gpu.name) == wanted;
        for (const QString &alias : gpu.aliases)
            named = named || bareName(alias) == wanted;
        if (!named)
            continue;
        // One name can stand for several products: the memory tells them apart.
        const double gap =
            card.memoryMiB ? std::abs(gpu.spec.memoryGiB * 1024 - *card.memoryMiB.value) : 0;
        if (gap < bestGap) {
            best = &gpu;
            bestGap = gap;
        }
    }
    return best;
}

bool isRtx40(const Gpu *gpu)
{
    return gpu && gpu->spec.computeMajor == 8 && gpu->spec.computeMinor == 9;
}

bool isRtx50(const Gpu *gpu)
{
    return gpu && gpu->spec.computeMajor == 12;
}

} // namespace xuanka::trial
