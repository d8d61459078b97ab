// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/json/FieldValue.h"

namespace xuanka::planjson {

// Fills one struct from a JSON object, key by key as its table in PlanFields.h says.
template <typename T>
class FieldReader final {
public:
    FieldReader(const QJsonObject &object, QString path, T &target, Reading &reading)
        : m_object(object)
        , m_path(std::move(path))
        , m_target(target)
        , m_reading(reading)
    {
    }
    const QStringList &known() const { return m_known; }

    template <typename Owner, typename Member>
    void operator()(const char *key, Member Owner::*member, Range range = {})
    {
        if (!take(key, member, range) && !isUnsettable<Member>::value)
            m_reading.defaultsUsed.append(pathOf(key));
    }
    // Absent means "not said", which is no default worth listing.
    template <typename Owner, typename Member>
    void optional(const char *key, Member Owner::*member)
    {
        take(key, member, {});
    }
    template <typename Owner, typename Member>
    void required(const char *key, Member Owner::*member, Range range = {})
    {
        if (!take(key, member, range))
            m_reading.fail({PlanCode::MissingKey, {pathOf(key)}});
    }
    template <typename Owner, typename Member>
    void notEmpty(const char *key, Member Owner::*member, Range range = {})
    {
        (*this)(key, member, range);
        if ((m_target.*member).isEmpty())
            m_reading.fail({PlanCode::ListLength, {pathOf(key), qint64(1), qint64(longestList)}});
    }
    // "auto" is the unset value.
    template <typename Owner, typename E>
    void orAuto(const char *key, std::optional<E> Owner::*member)
    {
        if (m_object.value(QLatin1String(key)) == QJsonValue(QStringLiteral("auto"))) {
            m_known.append(QString::fromLatin1(key));
            m_target.*member = std::nullopt;
        } else if (!take(key, member, {})) {
            m_reading.defaultsUsed.append(pathOf(key));
        }
    }
    // A term, or yes and no for the two that most people mean.
    template <typename Owner>
    void checkpointing(const char *key, Checkpointing Owner::*member)
    {
        const QJsonValue value = m_object.value(QLatin1String(key));
        if (value.isBool()) {
            m_known.append(QString::fromLatin1(key));
            m_target.*member = value.toBool() ? Checkpointing::Full : Checkpointing::None;
        } else {
            (*this)(key, member);
        }
    }
    template <typename Owner>
    void resolution(const char *key, int Owner::*width, int Owner::*height, Range range)
    {
        m_known.append(QString::fromLatin1(key));
        const QJsonValue value = m_object.value(QLatin1String(key));
        if (value.isUndefined())
            m_reading.defaultsUsed.append(pathOf(key));
        else
            readResolution(value, m_target.*width, m_target.*height, {pathOf(key), range},
                           m_reading);
    }
    // A list of objects with a table of their own.
    template <typename Owner, typename Item>
    void objects(const char *key, QList<Item> Owner::*member, bool isDefault);

private:
    template <typename M>
    struct isUnsettable : std::false_type {
    };
    template <typename M>
    struct isUnsettable<std::optional<M>> : std::true_type {
    };

    QString pathOf(const char *key) const
    {
        return m_path.isEmpty() ? QString::fromLatin1(key)
                                : QString(m_path + u'.' + QLatin1String(key));
    }
    // False when the key is absent.
    template <typename Owner, typename Member>
    bool take(const char *key, Member Owner::*member, Range range)
    {
        m_known.append(QString::fromLatin1(key));
        const QJsonValue value = m_object.value(QLatin1String(key));
        if (value.isUndefined())
            return false;
        read(value, m_target.*member, Place{pathOf(key), range}, m_reading);
        return true;
    }

    const QJsonObject &m_object;
    const QString m_path;
    T &m_target;
    Reading &m_reading;
    QStringList m_known;
};

// Reads `json` (absent: all defaults) into `target`; keys outside its table are errors.
template <typename T>
void readObject(const QJsonValue &json, const QString &path, T &target, Reading &reading)
{
    if (!json.isUndefined() && !json.isObject())
        return failWrongType(path, PlanCode::TypeObject, reading);
    const QJsonObject object = json.toObject();
    FieldReader<T> reader(object, path, target, reading);
    fields(reader, std::type_identity<T>{});
    checkKeys(object, path, reader.known(), reading);
}

template <typename T>
template <typename Owner, typename Item>
void FieldReader<T>::objects(const char *key, QList<Item> Owner::*member, bool isDefault)
{
    m_known.append(QString::fromLatin1(key));
    const QJsonValue value = m_object.value(QLatin1String(key));
    if (value.isUndefined()) {
        if (isDefault)
            m_reading.defaultsUsed.append(pathOf(key));
        return;
    }
    readList(value, Place{pathOf(key), {}}, m_reading,
             [&](const QJsonValue &element, const Place &place) {
                 readObject(element, place.path, (m_target.*member).emplaceBack(), m_reading);
             });
}

} // namespace xuanka::planjson
