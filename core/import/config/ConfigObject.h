// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QJsonObject>
#include <QSet>

#include <optional>
#include <vector>

namespace xuanka {

enum class ImportCode;

// One object of a config.json, read key by key. It remembers which keys a family has understood:
// what is left over and could change the count is refused, never ignored. The first error is kept
// and later reads answer harmless values, so that formulas need no error handling of their own.
class ConfigObject final {
public:
    struct Range {
        qint64 low = 1;
        qint64 high = 1;
    };
    static constexpr Range width{1, 1 << 24};
    static constexpr Range layerCount{1, 4096};
    static constexpr Range layerCountOrNone{0, 4096};
    static constexpr Range headCount{1, 1 << 16};
    static constexpr Range headCountOrNone{0, 1 << 16};
    static constexpr Range words{1, 1 << 28};
    static constexpr Range number{0, 1 << 24};
    static constexpr Range tokens{0, qint64(1) << 40};

    ConfigObject(QJsonObject object, QString path, std::optional<Error> &error);

    bool has(const char *key) const; // there and not null
    const QJsonObject &json() const { return m_object; }
    // A whole number; without `otherwise` a missing or null key is an error.
    qint64 integer(const char *key, Range range);
    qint64 integer(const char *key, Range range, qint64 otherwise);
    bool flag(const char *key, bool otherwise);
    QString text(const char *key, const QString &otherwise = {});
    // One number for all layers or a list with one entry a layer.
    std::vector<qint64> perLayer(const char *key, Range range, qint64 layers, qint64 otherwise);
    std::vector<qint64> integers(const char *key, Range range);
    QStringList texts(const char *key);
    ConfigObject child(const char *key);
    QList<ConfigObject> children(const char *key);

    void set(const QString &key, const QJsonValue &value) { m_object.insert(key, value); }
    void ignore(std::initializer_list<const char *> keys);
    // Refuses the file for this key (unsupported value, a structure without a verified formula).
    void refuse(const char *key);
    void fail(Message message);
    void conflict(const char *key, const char *other); // two keys that contradict each other
    bool failed() const { return m_error->has_value(); }
    // Refuses the first key left over that could stand for parameters or for the cache.
    void finish(const QString &modelType);

private:
    QString place(const char *key) const { return m_path + QLatin1String(key); }
    void wrongType(const QString &name, ImportCode expected);
    QJsonValue take(const char *key);
    std::optional<qint64> whole(const QJsonValue &value, const QString &name, Range range);

    QJsonObject m_object;
    QString m_path; // "text_config.", empty at the top
    QSet<QString> m_used;
    std::optional<Error> *m_error;
};

} // namespace xuanka
