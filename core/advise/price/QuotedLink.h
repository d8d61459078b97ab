// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace xuanka {

struct QuotedPcie {
    int generation = 0;
    int lanes = 0;
    bool operator==(const QuotedPcie &) const = default;
};

// The PCIe slot a quote names: "4.0 x16", "PCIe 5.0 ×8", "gen4x4". Empty when it names none.
std::optional<QuotedPcie> quotedPcie(const QString &text);

} // namespace xuanka
