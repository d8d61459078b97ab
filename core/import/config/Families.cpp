// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/FamilyTables.h"

#include "core/import/ImportCode.h"

#include <array>

namespace xuanka {
namespace {

const std::array<std::span<const Family>, 2> &tables()
{
    static const std::array<std::span<const Family>, 2> all{denseFamilies(), sparseFamilies()};
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

} // namespace xuanka
