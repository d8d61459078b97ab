// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QtEndian>

#include <bit>
#include <initializer_list>

namespace xuanka::test {

// Writes the header of a GGUF, in any version and byte order, with room for its data left empty.
class GgufWriter final {
public:
    explicit GgufWriter(int version = 3, bool bigEndian = false)
        : m_version(version)
        , m_bigEndian(bigEndian)
    {
    }

    GgufWriter &text(const QByteArray &key, const QByteArray &value)
    {
        begin(key, 8);
        string(m_keys, value);
        return *this;
    }
    GgufWriter &number(const QByteArray &key, quint32 value)
    {
        begin(key, 4);
        put(m_keys, value);
        return *this;
    }
    GgufWriter &flag(const QByteArray &key, bool value)
    {
        begin(key, 7);
        put(m_keys, quint8(value));
        return *this;
    }
    GgufWriter &numbers(const QByteArray &key, const QList<quint32> &values)
    {
        begin(key, 9);
        put(m_keys, quint32(4));
        length(m_keys, quint64(values.size()));
        for (const quint32 value : values)
            put(m_keys, value);
        return *this;
    }
    GgufWriter &texts(const QByteArray &key, qsizetype count, const QByteArray &each)
    {
        begin(key, 9);
        put(m_keys, quint32(8));
        length(m_keys, quint64(count));
        for (qsizetype i = 0; i < count; ++i)
            string(m_keys, each);
        return *this;
    }
    // `bytes` is what the tensor takes; its place follows the one before.
    GgufWriter &tensor(const QByteArray &name, std::initializer_list<quint64> dims, quint32 type,
                       quint64 bytes)
    {
        string(m_tensors, name);
        put(m_tensors, quint32(dims.size()));
        for (const quint64 dim : dims)
            length(m_tensors, dim);
        put(m_tensors, type);
        put(m_tensors, m_dataBytes);
        m_dataBytes += (bytes + 31) / 32 * 32;
        ++m_tensorCount;
        return *this;
    }

    QByteArray header() const
    {
        QByteArray bytes("GGUF");
        put(bytes, quint32(m_version));
        length(bytes, m_tensorCount);
        length(bytes, m_keyCount);
        bytes += m_keys + m_tensors;
        return bytes.leftJustified((bytes.size() + 31) / 32 * 32, '\0');
    }
    quint64 dataBytes() const { return m_dataBytes; }
    // The data is a hole in the file: as large as it says and no space on disk.
    bool save(const QString &path) const
    {
        QFile file(path);
        const QByteArray bytes = header();
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            && file.resize(bytes.size() + qint64(m_dataBytes));
    }

private:
    template <typename T>
    void put(QByteArray &to, T value) const
    {
        value = m_bigEndian ? qToBigEndian(value) : qToLittleEndian(value);
        to.append(reinterpret_cast<const char *>(&value), sizeof(T));
    }
    void length(QByteArray &to, quint64 value) const
    {
        if (m_version == 1)
            put(to, quint32(value));
        else
            put(to, value);
    }
    void string(QByteArray &to, const QByteArray &value) const
    {
        length(to, quint64(value.size()));
        to += value;
    }
    void begin(const QByteArray &key, quint32 type)
    {
        string(m_keys, key);
        put(m_keys, type);
        ++m_keyCount;
    }

    int m_version;
    bool m_bigEndian;
    QByteArray m_keys;
    QByteArray m_tensors;
    quint64 m_keyCount = 0;
    quint64 m_tensorCount = 0;
    quint64 m_dataBytes = 0;
};

} // namespace xuanka::test
