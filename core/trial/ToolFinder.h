// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Segment.h"

#include <array>
#include <optional>
#include <string_view>

namespace xuanka::trial {

// Tells line by line which tool begins. Made for pastes of many megabytes: each needle is searched
// once over the whole text, so a line that holds none costs next to nothing. `text` is UTF-8 and
// must outlive the finder; lines are asked for in order.
class ToolFinder final {
public:
    explicit ToolFinder(std::string_view text);

    // The tool whose output this line shows; nothing for a line that could be anybody's.
    std::optional<Tool> toolOf(std::string_view line, Tool current);

private:
    std::optional<Tool> byNeedle(std::string_view line);

    static constexpr std::size_t mostNeedles = 64;
    std::string_view m_text;
    std::array<std::size_t, mostNeedles> m_next{}; // first occurrence not before the current line
    std::size_t m_nearest = 0; // the smallest of them
};

} // namespace xuanka::trial
