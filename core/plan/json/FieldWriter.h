// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/json/FieldValue.h"

namespace xuanka::planjson {

// Writes the members of one struct that differ from `defaults`, as its table in PlanFields.h says.
template <typename T>
class FieldWriter final {
public:
    FieldWriter(QJsonObject &object, const T &value, const T &defaults)
        : m_object(object)
        , m_value(value)
        , m_defaults(defaults)
    {
    }

    template <typename Owner, typename Member>
    void operator()(const char *key, Member Owner::*member, Range = {})
    {
        if (m_value.*member != m_defaults.*member)
            m_object.insert(QLatin1String(key), write(m_value.*member));
    }
    template <typename Owner, typename Member>
    void optional(const char *key, Member Owner::*member)
    {
        (*this)(key, member);
    }
    template <typename Owner, typename Member>
    void required(const char *key, Member Owner::*member, Range = {})
    {
        m_object.insert(QLatin1String(key), write(m_value.*member));
    }
    template <typename Owner, typename Member>
    void notEmpty(const char *key, Member Owner::*member, Range = {})
    {
        (*this)(key, member);
    }
    template <typename Owner, typename E>
    void orAuto(const char *key, std::optional<E> Owner::*member)
    {
        (*this)(key, member);
    }
    template <typename Owner>
    void checkpointing(const char *key, Checkpointing Owner::*member)
    {
        (*this)(key, member);
    }
    template <typename Owner>
    void resolution(const char *key, int Owner::*width, int Owner::*height, Range)
    {
        if (m_value.*width != m_defaults.*width || m_value.*height != m_defaults.*height)
            m_object.insert(QLatin1String(key),
                            QStringLiteral("%1x%2").arg(m_value.*width).arg(m_value.*height));
    }
    template <typename Owner, typename Item>
    void objects(const char *key, QList<Item> Owner::*member, bool);

private:
    QJsonObject &m_object;
    const T &m_value;
    const T &m_defaults;
};

template <typename T>
void writeObject(QJsonObject &object, const T &value, const T &defaults)
{
    FieldWriter<T> writer(object, value, defaults);
    fields(writer, std::type_identity<T>{});
}

template <typename T>
template <typename Owner, typename Item>
void FieldWriter<T>::objects(const char *key, QList<Item> Owner::*member, bool)
{
    QJsonArray array;
    for (const Item &item : m_value.*member) {
        QJsonObject object;
        writeObject(object, item, Item{});
        array.append(object);
    }
    if (!array.isEmpty())
        m_object.insert(QLatin1String(key), array);
}

} // namespace xuanka::planjson
