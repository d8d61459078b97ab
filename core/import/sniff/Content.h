// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>

#include <cstdint>
#include <optional>

namespace xuanka {

// What a file really is, told from its first bytes; names lie more often than bytes.
enum class Content : std::uint8_t { Gguf, Safetensors, Json, Other };

inline constexpr qint64 sniffedBytes = 4096;

// `head` holds the first bytes (sniffedBytes, or the whole of a shorter file).
Content contentOf(const QByteArray &head);
// The sentence for a file that is none of the readable kinds: a pointer, a web page, an archive …
Message refusalOf(const QByteArray &head, qint64 fileSize);
// The refusal for text that is an answer of a server or a pointer in place of the file, else none.
std::optional<Message> impostorOf(const QByteArray &head);

} // namespace xuanka
