// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/FamilyTables.h"

#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"

#include <array>

namespace xuanka {
namespace {

const std::array<std::span<const Family>, 5> &tables()
{
    static const std::array<std::span<const Family>, 5> all{denseFamilies(), sparseFamilies(),
                                                            classicFamilies(), nestedFamilies(),
                                                            componentFamilies()};
    return all;
}

} // namespace

const Family *findFamily(const QString &modelType)
{
    for (const auto &table : tables()) {
        for (const Family &family : table) {
            if (modelType == QLatin1String(family.type))
                return &family;
        }
    }
    return nullptr;
}

QStringList familyTypes()
{
    QStringList types;
    for (const auto &table : tables()) {
        for (const Family &family : table)
            types.append(QLatin1String(family.type));
    }
    return types;
}

void addMtp(Draft &draft, Count each, qint64 layers)
{
    if (layers == 0)
        return;
    draft.addMtp(each * layers);
    draft.notes.append({ImportCode::NoteMtp, {layers}});
}

void noteMtp(ConfigObject &config, const char *key, Draft &draft)
{
    const qint64 layers = config.integer(key, ConfigObject::layerCountOrNone, 0);
    if (layers > 0)
        draft.notes.append({ImportCode::NoteMtpUncounted, {layers}});
}

void noteTower(Draft &draft, const char *key)
{
    draft.notes.append({ImportCode::NoteTowerUncounted, {QString::fromLatin1(key)}});
}

} // namespace xuanka
