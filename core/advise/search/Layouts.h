// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/question/Question.h"
#include "core/estimate/Layout.h"

#include <array>

namespace xuanka {

// A layout with the strategy it stands for.
struct NamedLayout {
    Strategy strategy = Strategy::Replicas;
    Layout layout;
};

// A short list without allocation: the search makes one for every card count.
class LayoutList {
public:
    void add(Strategy strategy, const Layout &layout);
    const NamedLayout *begin() const { return m_items.data(); }
    const NamedLayout *end() const { return m_items.data() + m_size; }
    bool isEmpty() const { return m_size == 0; }

private:
    std::array<NamedLayout, 48> m_items;
    std::size_t m_size = 0;
};

// The layouts in which `cards` cards can run the job under `strategy`; Auto: all sensible ones.
// Empty when none is legal (heads that do not divide, an engine that cannot, nothing to share).
LayoutList layoutsFor(const Question &question, Strategy strategy, int cards);

} // namespace xuanka
