// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/Settings.h"

#include "core/import/ConvertCode.h"
#include "core/import/training/Secrets.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr int deepest = 16;
constexpr qsizetype mostKeys = 2000;
constexpr qsizetype longestKey = 200;
constexpr qsizetype longestValue = 4096;
constexpr qsizetype shownValue = 80;

QString scalarText(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isDouble()) {
        const double number = value.toDouble();
        const bool whole = number == std::floor(number) && std::abs(number) < 1e15;
        return whole ? QString::number(qint64(number)) : QString::number(number, 'g', 12);
    }
    return value.toString();
}

QString joined(const QJsonArray &list)
{
    QStringList texts;
    for (const QJsonValue item : list) {
        if (!item.isObject() && !item.isArray() && !item.isNull())
            texts.append(scalarText(item));
    }
    return texts.join(u',');
}

bool isOff(const QString &value)
{
    static const QStringList off{
        QStringLiteral("false"), QStringLiteral("no"),   QStringLiteral("off"), QStringLiteral("0"),
        QStringLiteral("1"),     QStringLiteral("none"), QStringLiteral("auto")};
    return off.contains(value.toLower());
}

} // namespace

Settings::Settings(const QJsonObject &tree)
{
    flatten(tree, {}, 0);
    resolve();
}

void Settings::flatten(const QJsonObject &tree, const QString &group, int depth)
{
    for (auto it = tree.begin(); it != tree.end(); ++it)
        add(group.isEmpty() ? it.key() : group + u'.' + it.key(), it.value(), depth);
}

void Settings::add(const QString &key, const QJsonValue &value, int depth)
{
    if (depth > deepest || m_values.size() >= mostKeys || key.size() > longestKey)
        return;
    if (value.isObject())
        return flatten(value.toObject(), key, depth + 1);
    QString text = value.isArray() ? joined(value.toArray()) : scalarText(value);
    text = text.trimmed().left(longestValue);
    if (isSecretKey(key) || isSecretValue(text)) {
        if (!text.isEmpty() && !isOff(text) && text.toLower() != QLatin1String("true"))
            m_secrets.append(key);
        return;
    }
    // A list of maps (data sets) has no text, but the key is there.
    if (!text.isEmpty() || (value.isArray() && !value.toArray().isEmpty()))
        m_values.insert(key, text);
}

// OmegaConf: "${output_dir}/logs" takes the value of another key.
QString Settings::resolved(const QString &text, int depth) const
{
    static const QRegularExpression reference(QStringLiteral("\\$\\{([A-Za-z0-9_.]+)\\}"));
    constexpr int deepestReference = 8;
    const auto match = reference.match(text);
    if (!match.hasMatch() || depth > deepestReference || text.size() > longestValue)
        return text.left(longestValue);
    const auto found = m_values.constFind(match.captured(1));
    if (found == m_values.constEnd())
        return text;
    return resolved(text.left(match.capturedStart()) + *found + text.mid(match.capturedEnd()),
                    depth + 1);
}

void Settings::resolve()
{
    const QMap<QString, QString> values = m_values;
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (it.value().contains(QLatin1String("${")))
            m_values[it.key()] = resolved(it.value(), 0);
    }
}

bool Settings::hasGroup(const QString &group) const
{
    const auto next = m_values.lowerBound(group + u'.');
    return has(group) || (next != m_values.cend() && next.key().startsWith(group + u'.'));
}

std::optional<QString> Settings::text(const QStringList &keys)
{
    std::optional<QString> first;
    for (const QString &key : keys) {
        const auto found = m_values.constFind(key);
        if (found == m_values.constEnd())
            continue;
        m_used.insert(key);
        if (!first)
            first = *found;
    }
    return first;
}

std::optional<bool> Settings::flag(const QStringList &keys)
{
    const auto value = text(keys);
    if (!value)
        return std::nullopt;
    const QString word = value->toLower();
    return word != QLatin1String("false") && word != QLatin1String("no")
        && word != QLatin1String("off") && word != QLatin1String("0")
        && word != QLatin1String("none");
}

std::optional<qint64> Settings::count(const QStringList &keys, qint64 lowest, qint64 highest)
{
    const auto value = text(keys);
    if (!value || value->compare(QLatin1String("auto"), Qt::CaseInsensitive) == 0)
        return std::nullopt;
    bool ok = false;
    // YAML allows 2_048 and 1e3.
    const double number = QString(*value).remove(u'_').toDouble(&ok);
    if (ok && number == std::floor(number) && number >= double(lowest) && number <= double(highest))
        return qint64(number);
    for (const QString &key : keys) {
        if (has(key)) {
            tellValue(key, *value);
            break;
        }
    }
    return std::nullopt;
}

void Settings::ignore(const QStringList &names)
{
    for (auto it = m_values.cbegin(); it != m_values.cend(); ++it) {
        const bool known = std::any_of(names.begin(), names.end(), [&it](const QString &name) {
            return name.endsWith(u'*') ? it.key().startsWith(QStringView(name).chopped(1))
                                       : it.key() == name || it.key().startsWith(name + u'.');
        });
        if (known)
            m_used.insert(it.key());
    }
}

void Settings::tellNotModelled(const QStringList &names)
{
    for (const QString &name : names) {
        const auto value = text({name});
        if (value && !isOff(*value))
            m_told.append({ConvertCode::NotModelled, {name}});
    }
}

void Settings::tellValue(const QString &key, const QString &value)
{
    m_told.append({ConvertCode::ValueUnknown, {key, value.left(shownValue)}});
}

QList<Message> Settings::notUnderstood() const
{
    QList<Message> messages = m_told;
    for (auto it = m_values.cbegin(); it != m_values.cend(); ++it) {
        if (!m_used.contains(it.key()))
            messages.append({ConvertCode::KeyUnknown, {it.key()}});
    }
    return messages;
}

} // namespace xuanka
