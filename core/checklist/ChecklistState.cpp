// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/ChecklistState.h"

#include "core/checklist/ChecklistCode.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace xuanka {
namespace {

constexpr qsizetype mostBytes = 8 * 1024 * 1024;
constexpr int stateVersion = 1;
constexpr qsizetype longestHistory = 5000;

QJsonObject toObject(const ItemAnswer &answer)
{
    QJsonObject object;
    const std::string_view name = key(answer.answer);
    object.insert(QLatin1String("answer"), QString::fromLatin1(name.data(), name.size()));
    if (!answer.note.isEmpty())
        object.insert(QLatin1String("note"), answer.note);
    if (!answer.attachments.isEmpty())
        object.insert(QLatin1String("attachments"), QJsonArray::fromStringList(answer.attachments));
    if (!answer.who.isEmpty())
        object.insert(QLatin1String("who"), answer.who);
    if (!answer.when.isEmpty())
        object.insert(QLatin1String("when"), answer.when);
    return object;
}

ItemAnswer fromObject(const QJsonObject &object)
{
    ItemAnswer answer;
    const QByteArray name = object.value(QLatin1String("answer")).toString().toUtf8();
    answer.answer = fromKey<Answer>(name.toStdString()).value_or(Answer::Open);
    answer.note = object.value(QLatin1String("note")).toString();
    for (const QJsonValue &file : object.value(QLatin1String("attachments")).toArray())
        answer.attachments.append(file.toString());
    answer.who = object.value(QLatin1String("who")).toString();
    answer.when = object.value(QLatin1String("when")).toString();
    return answer;
}

} // namespace

void ChecklistState::set(const QString &item, const ItemAnswer &answer)
{
    const ItemAnswer before = m_answers.value(item);
    if (before == answer)
        return;
    m_answers.insert(item, answer);
    m_history.append({item, before, answer});
    if (m_history.size() > longestHistory)
        m_history.removeFirst();
}

QByteArray ChecklistState::toJson() const
{
    QJsonObject answers; // QJsonObject keeps its keys sorted
    for (auto it = m_answers.begin(); it != m_answers.end(); ++it)
        answers.insert(it.key(), toObject(*it));
    QJsonArray history;
    for (const Change &change : m_history)
        history.append(QJsonObject{{QLatin1String("item"), change.item},
                                   {QLatin1String("before"), toObject(change.before)},
                                   {QLatin1String("after"), toObject(change.after)}});
    return QJsonDocument(QJsonObject{{QLatin1String("format"), QLatin1String("xuanka-checklist")},
                                     {QLatin1String("version"), stateVersion},
                                     {QLatin1String("answers"), answers},
                                     {QLatin1String("history"), history}})
        .toJson(QJsonDocument::Indented);
}

Result<ChecklistState> ChecklistState::fromJson(const QByteArray &json)
{
    QJsonParseError parse;
    const QJsonObject root =
        QJsonDocument::fromJson(json.size() > mostBytes ? QByteArray() : json, &parse).object();
    if (root.value(QLatin1String("format")) != QLatin1String("xuanka-checklist"))
        return fail(ChecklistCode::StateBroken);
    if (root.value(QLatin1String("version")).toInt() > stateVersion)
        return fail(ChecklistCode::StateNewer);
    ChecklistState state;
    const QJsonObject answers = root.value(QLatin1String("answers")).toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it)
        state.m_answers.insert(it.key(), fromObject(it->toObject()));
    for (const QJsonValue &value : root.value(QLatin1String("history")).toArray()) {
        const QJsonObject change = value.toObject();
        state.m_history.append({change.value(QLatin1String("item")).toString(),
                                fromObject(change.value(QLatin1String("before")).toObject()),
                                fromObject(change.value(QLatin1String("after")).toObject())});
    }
    return state;
}

} // namespace xuanka
