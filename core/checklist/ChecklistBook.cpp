// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/ChecklistBook.h"

#include "core/checklist/ChecklistCode.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace xuanka {
namespace {

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &item : value.toArray())
        list.append(item.toString());
    return list;
}

ChecklistItem itemFromJson(const QJsonObject &object)
{
    const auto text = [&](const char *name) { return object.value(QLatin1String(name)); };
    ChecklistItem item;
    item.id = text("id").toString();
    item.section = text("section").toString();
    item.must = text("must").toBool();
    item.redFlag = text("red_flag").toBool();
    item.question = bilingualFromJson(text("question").toObject());
    item.evidence = bilingualFromJson(text("evidence").toObject());
    item.pass = bilingualFromJson(text("pass").toObject());
    item.commands = strings(text("commands"));
    item.checks = strings(text("checks"));
    item.when = strings(text("when"));
    item.source = text("source").toString();
    return item;
}

} // namespace

Bilingual bilingualFromJson(const QJsonObject &object)
{
    return {object.value(QLatin1String("en")).toString(),
            object.value(QLatin1String("zh")).toString()};
}

Result<ChecklistBook> ChecklistBook::builtIn()
{
    QFile file(QStringLiteral(":/checklist/items.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail({ChecklistCode::DataBroken, {file.fileName()}});
    return fromJson(file.readAll());
}

Result<ChecklistBook> ChecklistBook::fromJson(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    ChecklistBook book;
    for (const QJsonValue &value : root.value(QLatin1String("sections")).toArray()) {
        const QJsonObject section = value.toObject();
        book.sections.append(
            {section.value(QLatin1String("id")).toString(), bilingualFromJson(section)});
    }
    for (const QJsonValue &value : root.value(QLatin1String("items")).toArray()) {
        const ChecklistItem item = itemFromJson(value.toObject());
        if (item.id.isEmpty() || item.question.en.isEmpty() || item.question.zh.isEmpty())
            return fail({ChecklistCode::DataBroken, {item.id}});
        book.items.append(item);
    }
    if (book.items.isEmpty() || book.sections.isEmpty())
        return fail({ChecklistCode::DataBroken, {QStringLiteral("items.json")}});
    return book;
}

} // namespace xuanka
