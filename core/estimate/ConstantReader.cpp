// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/ConstantReader.h"

#include "core/estimate/EstimateCode.h"

#include <QJsonArray>

namespace xuanka {
namespace {

bool isEntry(const QJsonObject &object)
{
    return object.contains(QLatin1String("value")) || object.contains(QLatin1String("mid"));
}

// Every dotted name of the file, to find those that nobody reads.
void collect(const QJsonObject &object, const QString &prefix, QStringList &names)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it->isObject())
            continue;
        const QString name = prefix.isEmpty() ? it.key() : prefix + u'.' + it.key();
        if (isEntry(it->toObject()))
            names.append(name);
        else
            collect(it->toObject(), name, names);
    }
}

} // namespace

ConstantReader::ConstantReader(const QJsonObject &root)
    : m_root(root)
{
}

QJsonObject ConstantReader::entry(const QString &name)
{
    QJsonObject object = m_root;
    for (const QString &part : name.split(u'.'))
        object = object.value(part).toObject();
    if (!isEntry(object) || object.value(QLatin1String("source")).toString().isEmpty())
        m_missing.append(name);
    ConstantSource source;
    source.value = object.value(QLatin1String("value"))
                       .toDouble(object.value(QLatin1String("mid")).toDouble());
    source.unit = object.value(QLatin1String("unit")).toString();
    source.source = object.value(QLatin1String("source")).toString();
    for (const QJsonValue &row : object.value(QLatin1String("rows")).toArray())
        source.rows.append(row.toString());
    m_sources.insert(name, source);
    return object;
}

double ConstantReader::number(const QString &name)
{
    return entry(name).value(QLatin1String("value")).toDouble();
}

Band ConstantReader::band(const QString &name)
{
    const QJsonObject object = entry(name);
    return {object.value(QLatin1String("low")).toDouble(),
            object.value(QLatin1String("mid")).toDouble(),
            object.value(QLatin1String("high")).toDouble()};
}

std::optional<Error> ConstantReader::finish() const
{
    if (!m_missing.isEmpty())
        return Error{EstimateCode::ConstantMissing, {}, m_missing.first()};
    QStringList names;
    collect(m_root, {}, names);
    for (const QString &name : names) {
        if (!m_sources.contains(name))
            return Error{EstimateCode::ConstantUnused, {}, name};
    }
    return std::nullopt;
}

} // namespace xuanka
