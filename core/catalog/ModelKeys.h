// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"
#include "core/catalog/Model.h"

namespace xuanka {

template <>
struct KeyTable<ModelKind> {
    static constexpr std::array<std::pair<ModelKind, std::string_view>, 4> rows{{
        {ModelKind::Language, "language"},
        {ModelKind::Encoder, "encoder"},
        {ModelKind::ImageDiffusion, "image"},
        {ModelKind::VideoDiffusion, "video"},
    }};
};

template <>
struct KeyTable<AttentionKind> {
    static constexpr std::array<std::pair<AttentionKind, std::string_view>, 5> rows{{
        {AttentionKind::Full, "full"},
        {AttentionKind::SlidingWindow, "sliding-window"},
        {AttentionKind::Latent, "latent"},
        {AttentionKind::Linear, "linear"},
        {AttentionKind::None, "none"},
    }};
};

} // namespace xuanka
