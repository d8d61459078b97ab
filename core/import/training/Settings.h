// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>

#include <optional>

namespace xuanka {

// A configuration as flat "group.key" pairs that knows which were read, so that the rest can be
// told. Values of secrets are dropped on the way in; empty and null values count as absent.
class Settings final {
public:
    explicit Settings(const QJsonObject &tree);

    bool has(const QString &key) const { return m_values.contains(key); }
    // Any key of this group, "zero_optimization".
    bool hasGroup(const QString &group) const;
    // The first of `keys` that is there; marks it as read.
    std::optional<QString> text(const QStringList &keys);
    std::optional<bool> flag(const QStringList &keys);
    // A whole number within the range; another value is told as not understood.
    std::optional<qint64> count(const QStringList &keys, qint64 lowest, qint64 highest);
    // Keys without effect on memory, speed or cost; a name ending in '*' stands for all that
    // begin so.
    void ignore(const QStringList &names);
    // Keys that have an effect a plan cannot express: told as such when they are switched on.
    void tellNotModelled(const QStringList &names);
    // Says that `key` has a value that is known to exist and has no place in a plan.
    void tellValue(const QString &key, const QString &value);

    const QStringList &droppedSecrets() const { return m_secrets; }
    // Told values, then the keys nothing asked for, in alphabetical order.
    QList<Message> notUnderstood() const;

private:
    void flatten(const QJsonObject &tree, const QString &group, int depth);
    void add(const QString &key, const QJsonValue &value, int depth);
    void resolve();
    QString resolved(const QString &text, int depth) const;

    QMap<QString, QString> m_values;
    QSet<QString> m_used;
    QStringList m_secrets;
    QList<Message> m_told;
};

} // namespace xuanka
