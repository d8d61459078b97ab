// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

namespace xuanka {

// What the person who walks the list says of an item.
enum class Answer : std::uint8_t { Open, Pass, Fail, NotApplicable };

template <>
struct KeyTable<Answer> {
    static constexpr std::array<std::pair<Answer, std::string_view>, 4> rows{{
        {Answer::Open, "open"},
        {Answer::Pass, "pass"},
        {Answer::Fail, "fail"},
        {Answer::NotApplicable, "not-applicable"},
    }};
};

struct ItemAnswer {
    Answer answer = Answer::Open;
    QString note;
    QStringList attachments; // file names as the user gave them
    QString who;
    QString when; // ISO date, given by the caller
    bool operator==(const ItemAnswer &) const = default;
};

// All answers of one plan and quote. Answers of items that do not apply now are kept: the list can
// be tailored anew without losing a word. Each change goes to the history.
class ChecklistState final {
public:
    struct Change {
        QString item;
        ItemAnswer before;
        ItemAnswer after;
        bool operator==(const Change &) const = default;
    };

    ItemAnswer answer(const QString &item) const { return m_answers.value(item); }
    void set(const QString &item, const ItemAnswer &answer);
    const QList<Change> &history() const { return m_history; }

    QByteArray toJson() const; // sorted: equal states give equal bytes
    static Result<ChecklistState> fromJson(const QByteArray &json);
    bool operator==(const ChecklistState &) const = default;

private:
    QHash<QString, ItemAnswer> m_answers;
    QList<Change> m_history;
};

} // namespace xuanka
