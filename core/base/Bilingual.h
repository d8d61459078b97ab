// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka {

// A text that comes from a data file, written in both languages there. The text layer picks one.
struct Bilingual {
    QString en;
    QString zh;
    bool isEmpty() const { return en.isEmpty() && zh.isEmpty(); }
    bool operator==(const Bilingual &) const = default;
};

} // namespace xuanka
