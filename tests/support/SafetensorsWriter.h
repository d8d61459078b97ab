// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QtEndian>

namespace xuanka::test {

// Writes a safetensors file whose data is a hole: as large as it says and no space on disk.
class SafetensorsWriter final {
public:
    // `bits` is the width of one element of `type`.
    SafetensorsWriter &tensor(const QString &name, const QString &type, const QList<qint64> &shape,
                              int bits)
    {
        qint64 elements = 1;
        QJsonArray dimensions;
        for (const qint64 size : shape) {
            elements *= size;
            dimensions.append(size);
        }
        const qint64 end = m_bytes + elements * bits / 8;
        m_header.insert(name,
                        QJsonObject{{QStringLiteral("dtype"), type},
                                    {QStringLiteral("shape"), dimensions},
                                    {QStringLiteral("data_offsets"), QJsonArray{m_bytes, end}}});
        m_bytes = end;
        return *this;
    }
    SafetensorsWriter &bf16(const QString &name, const QList<qint64> &shape)
    {
        return tensor(name, QStringLiteral("BF16"), shape, 16);
    }
    SafetensorsWriter &metadata(const QString &key, const QString &value)
    {
        m_header.insert(QStringLiteral("__metadata__"), QJsonObject{{key, value}});
        return *this;
    }

    QByteArray header() const
    {
        const QByteArray json = QJsonDocument(m_header).toJson(QJsonDocument::Compact);
        const quint64 length = qToLittleEndian(quint64(json.size()));
        return QByteArray(reinterpret_cast<const char *>(&length), sizeof(length)) + json;
    }
    qint64 dataBytes() const { return m_bytes; }
    bool save(const QString &path) const
    {
        QFile file(path);
        const QByteArray bytes = header();
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            && file.resize(bytes.size() + m_bytes);
    }

private:
    QJsonObject m_header;
    qint64 m_bytes = 0;
};

} // namespace xuanka::test
