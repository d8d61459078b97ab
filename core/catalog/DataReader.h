// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"
#include "core/base/Result.h"

#include <QJsonObject>
#include <QSet>

#include <optional>

namespace xuanka {

// Reads one object of the catalogue's own data files, strictly: an unknown key, a wrong type or a
// negative number is a mistake in the data, and the first one is kept. Missing keys are 0 or empty.
class DataReader final {
public:
    DataReader(QJsonObject object, QString name, std::optional<Error> &error);

    bool has(const char *key) const { return m_object.contains(QLatin1String(key)); }
    QString text(const char *key);
    QStringList texts(const char *key);
    std::int64_t number(const char *key);
    int small(const char *key); // fits an int
    bool flag(const char *key);
    QList<DataReader> objects(const char *key);
    template <typename E>
    E choice(const char *key, E otherwise)
    {
        const QString word = text(key);
        const auto value = fromKey<E>(word.toStdString());
        if (!word.isEmpty() && !value)
            broken(key);
        return value.value_or(otherwise);
    }
    void finish(); // complains about a key nobody has read
    void broken(const char *key);

private:
    QJsonValue take(const char *key);

    QJsonObject m_object;
    QString m_name; // for the message: "llama-3.1-8b"
    QSet<QString> m_used;
    std::optional<Error> *m_error;
};

} // namespace xuanka
