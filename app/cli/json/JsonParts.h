// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/base/Keys.h"
#include "core/base/Message.h"
#include "core/base/Money.h"
#include "core/estimate/Estimate.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

// The small shapes that all documents of the command line share. Numbers carry six significant
// digits: estimates have no more, and a rounding in the last bit must not change the bytes.
namespace xuanka::cli {

double sixDigits(double value);
QJsonObject json(const Band &band);
QJsonObject json(Money money);
QJsonObject json(const Message &message); // {"code", "text"} in the language of the call
QJsonArray json(const QList<Message> &messages);
QJsonArray json(const QStringList &texts);
QString keyText(std::string_view key);

template <typename E>
requires std::is_enum_v<E> QString json(E value)
{
    return keyText(key(value));
}

// These leave the field out when there is nothing to say: absent, never 0.
void put(QJsonObject &object, const char *name, const QString &text);
void put(QJsonObject &object, const char *name, const QStringList &texts);
void put(QJsonObject &object, const char *name, const Estimated &value);
void put(QJsonObject &object, const char *name, const std::optional<std::int64_t> &value);
void put(QJsonObject &object, const char *name, const std::optional<int> &value);
void put(QJsonObject &object, const char *name, const QList<Message> &messages);
void putNumber(QJsonObject &object, const char *name, double value); // 0 = unknown
void putMoney(QJsonObject &object, const char *name, Money money); // 0 = does not apply

// The whole document as it goes to standard output.
QByteArray document(const QJsonObject &object);
QByteArray document(const QJsonArray &array);

} // namespace xuanka::cli
