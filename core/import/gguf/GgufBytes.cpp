// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufBytes.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr qsizetype windowSize = 256 * 1024;

} // namespace

GgufBytes::GgufBytes(QIODevice &device)
    : m_device(device)
    , m_size(device.size())
{
}

bool GgufBytes::ensure(qsizetype bytes)
{
    if (!m_ok || bytes > left())
        return m_ok = false;
    if (m_at + bytes <= m_window.size())
        return true;
    m_windowStart += m_at;
    m_at = 0;
    m_window.resize(std::max(windowSize, bytes));
    const bool sought = m_device.seek(m_windowStart);
    const qint64 got = sought ? m_device.read(m_window.data(), m_window.size()) : -1;
    m_window.resize(std::max<qint64>(got, 0));
    return m_ok = m_window.size() >= bytes;
}

quint64 GgufBytes::length()
{
    return m_shortLengths ? number<quint32>() : number<quint64>();
}

QByteArray GgufBytes::text(qint64 most)
{
    const quint64 size = length();
    if (!m_ok || size > static_cast<quint64>(left())) {
        m_ok = false;
        return {};
    }
    if (size > static_cast<quint64>(most)) {
        skip(size);
        return {};
    }
    const auto bytes = static_cast<qsizetype>(size);
    if (bytes == 0 || !ensure(bytes))
        return {};
    const QByteArray value = m_window.sliced(m_at, bytes);
    m_at += bytes;
    return value;
}

void GgufBytes::skip(quint64 bytes)
{
    if (!m_ok || bytes > static_cast<quint64>(left())) {
        m_ok = false;
        return;
    }
    const auto step = static_cast<qint64>(bytes);
    if (m_at + step <= m_window.size()) {
        m_at += step;
        return;
    }
    m_windowStart += m_at + step;
    m_at = 0;
    m_window.clear();
}

void GgufBytes::reverse(void *value, std::size_t size)
{
    auto *bytes = static_cast<unsigned char *>(value);
    std::reverse(bytes, bytes + size);
}

} // namespace xuanka
