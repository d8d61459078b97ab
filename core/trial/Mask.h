// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka {

// The text with what could identify people and machines replaced by placeholders of the same kind:
// IPv4/IPv6 and MAC addresses, card UUIDs and serial numbers, user@host of a prompt, host names
// that tools print, tokens and keys. Bus ids and version numbers stay.
QString maskPersonal(const QString &text);

} // namespace xuanka
