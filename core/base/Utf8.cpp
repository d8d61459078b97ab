// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Utf8.h"

#include <algorithm>

namespace xuanka {
namespace {

struct Lead {
    int length = 0; // of the whole sequence, 0 = no lead byte
    unsigned char low = 0x80; // range of the second byte
    unsigned char high = 0xbf;
};

// Unicode 15, table 3-7: well-formed UTF-8 byte sequences.
Lead leadOf(unsigned char byte)
{
    if (byte < 0x80)
        return {1};
    if (byte >= 0xc2 && byte <= 0xdf)
        return {2};
    if (byte >= 0xe0 && byte <= 0xef)
        return {3, static_cast<unsigned char>(byte == 0xe0 ? 0xa0 : 0x80),
                static_cast<unsigned char>(byte == 0xed ? 0x9f : 0xbf)};
    if (byte >= 0xf0 && byte <= 0xf4)
        return {4, static_cast<unsigned char>(byte == 0xf0 ? 0x90 : 0x80),
                static_cast<unsigned char>(byte == 0xf4 ? 0x8f : 0xbf)};
    return {};
}

} // namespace

std::optional<qsizetype> firstInvalidUtf8(QByteArrayView bytes)
{
    const auto at = [&bytes](qsizetype i) { return static_cast<unsigned char>(bytes[i]); };
    for (qsizetype i = 0; i < bytes.size();) {
        const Lead lead = leadOf(at(i));
        if (lead.length == 0 || i + lead.length > bytes.size())
            return i;
        for (int k = 1; k < lead.length; ++k) {
            const unsigned char low = k == 1 ? lead.low : 0x80;
            const unsigned char high = k == 1 ? lead.high : 0xbf;
            if (at(i + k) < low || at(i + k) > high)
                return i;
        }
        i += lead.length;
    }
    return std::nullopt;
}

int lineAt(QByteArrayView bytes, qsizetype offset)
{
    const auto end = bytes.cbegin() + std::clamp<qsizetype>(offset, 0, bytes.size());
    return 1 + static_cast<int>(std::count(bytes.cbegin(), end, '\n'));
}

} // namespace xuanka
