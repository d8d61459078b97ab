// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <cstdint>
#include <cstring>

namespace xuanka {

// Reads numbers and texts of a GGUF header through one window of fixed size, so that memory does
// not depend on the file. A read past the end makes it fail for good; callers check ok() once in a
// while.
class GgufBytes final {
public:
    explicit GgufBytes(QIODevice &device);

    void setBigEndian(bool big) { m_bigEndian = big; }
    void setShortLengths(bool isShort) { m_shortLengths = isShort; } // version 1

    bool ok() const { return m_ok; }
    void spoil() { m_ok = false; }
    qint64 position() const { return m_windowStart + m_at; }
    qint64 left() const { return m_size - position(); }

    template <typename T>
    T number()
    {
        T value{};
        if (ensure(sizeof(T))) {
            std::memcpy(&value, m_window.constData() + m_at, sizeof(T));
            m_at += qsizetype(sizeof(T));
            if (m_bigEndian)
                reverse(&value, sizeof(T));
        }
        return value;
    }
    // A count or length: u32 in version 1, u64 since.
    quint64 length();
    // A length and that many bytes; longer than `most` is skipped and returned empty.
    QByteArray text(qint64 most);
    void skip(quint64 bytes);

private:
    bool ensure(qsizetype bytes);
    static void reverse(void *value, std::size_t size);

    QIODevice &m_device;
    QByteArray m_window;
    qint64 m_windowStart = 0;
    qsizetype m_at = 0;
    qint64 m_size = 0;
    bool m_bigEndian = false; // relative to this machine
    bool m_shortLengths = false;
    bool m_ok = true;
};

} // namespace xuanka
