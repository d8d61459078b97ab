// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/PlanChange.h"

#include "core/plan/PlanJson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace xuanka::planchange {
namespace {

QJsonValue valueOf(const QString &words)
{
    // A number, true, a list or an object is written as JSON; anything else is a name.
    const auto document =
        QJsonDocument::fromJson(QByteArrayLiteral("[") + words.toUtf8() + QByteArrayLiteral("]"));
    const QJsonValue value = document.array().at(0);
    return document.isNull() || value.isUndefined() ? QJsonValue(words) : value;
}

QJsonObject withValue(QJsonObject object, const QStringList &path, const QJsonValue &value)
{
    const QString &name = path.first();
    object.insert(name,
                  path.size() == 1
                      ? value
                      : QJsonValue(withValue(object.value(name).toObject(), path.mid(1), value)));
    return object;
}

} // namespace

Result<Plan> set(const Plan &plan, const QString &key, const QString &value)
{
    const QJsonObject object = QJsonDocument::fromJson(writePlan(plan)).object();
    auto read =
        readPlan(QJsonDocument(withValue(object, key.split(u'.'), valueOf(value))).toJson());
    if (!read)
        return Failure(read.error());
    return read->plan;
}

Result<Plan> apply(const Plan &plan, const WayOut &way)
{
    Plan next = plan;
    if (!way.key.isEmpty()) {
        auto changed = set(plan, way.key, way.value);
        if (!changed)
            return changed;
        next = *changed;
        for (const auto &[key, value] : way.further) {
            changed = set(next, key, value);
            if (!changed)
                return changed;
            next = *changed;
        }
    }
    if (!way.gpu.isEmpty() && !next.candidates.gpus.contains(way.gpu))
        next.candidates.gpus.append(way.gpu);
    if (way.cards > 0 && !next.candidates.counts.contains(way.cards)) {
        next.candidates.counts.append(way.cards);
        std::sort(next.candidates.counts.begin(), next.candidates.counts.end());
    }
    return next;
}

} // namespace xuanka::planchange
