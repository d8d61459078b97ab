// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Cache.h"

#include "core/estimate/memory/ShapeSummary.h"

#include <algorithm>
#include <iterator>

namespace xuanka {

double bytesPerElement(CacheFormat format)
{
    switch (format) {
    case CacheFormat::Fp16:
        return 2;
    case CacheFormat::Fp8:
        return 1;
    case CacheFormat::Q8_0:
        return 34.0 / 32; // 32 values and one half-precision scale
    case CacheFormat::Q4_0:
        return 18.0 / 32;
    }
    return 2;
}

SequenceCache::SequenceCache(const ModelShape &shape, double keys, double values, int tensor,
                             int pipeline, const UnknownShapeConstants &assumed)
{
    const double share = stageShare(shape.layers(), pipeline);
    tensor = std::max(1, tensor);
    if (shape.groups.empty()) {
        const ShapeSummary summary = summarize(shape, assumed);
        m_perToken = summary.layers * summary.keyWidth * (keys + values) / 2 * share / tensor;
        return;
    }
    for (const LayerGroup &group : shape.groups) {
        if (group.sharesCache)
            continue;
        const int heads = (group.kvHeads + tensor - 1) / tensor; // replicated where tensor is more
        const double perToken =
            share * group.count * heads * (group.headSize * keys + group.valueHeadSize * values);
        switch (group.attention) {
        case AttentionKind::Full:
            m_perToken += perToken;
            break;
        case AttentionKind::SlidingWindow:
            addWindow({double(group.window), perToken});
            break;
        case AttentionKind::Latent:
            m_perToken += share * group.count * group.latentSize * keys;
            break;
        case AttentionKind::Linear: // states stay wide whatever the cache format
            m_constant += share * group.count * double(group.stateElements) * 2 / tensor;
            break;
        case AttentionKind::None:
            break;
        }
    }
}

void SequenceCache::addWindow(Window window)
{
    if (window.tokens <= 0) {
        m_perToken += window.bytesPerToken;
        return;
    }
    for (int i = 0; i < m_windows; ++i) {
        if (m_window[i].tokens == window.tokens) {
            m_window[i].bytesPerToken += window.bytesPerToken;
            return;
        }
    }
    if (m_windows == int(std::size(m_window))) {
        m_window[m_windows - 1].bytesPerToken += window.bytesPerToken;
        return;
    }
    int at = m_windows++;
    for (; at > 0 && m_window[at - 1].tokens > window.tokens; --at)
        m_window[at] = m_window[at - 1];
    m_window[at] = window;
}

double SequenceCache::bytes(double tokens) const
{
    double sum = m_constant + m_perToken * tokens;
    for (int i = 0; i < m_windows; ++i)
        sum += m_window[i].bytesPerToken * std::min(tokens, m_window[i].tokens);
    return sum;
}

double SequenceCache::bytesWithoutWindows(double tokens) const
{
    double slope = m_perToken;
    for (int i = 0; i < m_windows; ++i)
        slope += m_window[i].bytesPerToken;
    return m_constant + slope * tokens;
}

std::int64_t SequenceCache::tokensWithin(double budget, double beside, std::int64_t ceiling) const
{
    double slope = m_perToken + beside;
    for (int i = 0; i < m_windows; ++i)
        slope += m_window[i].bytesPerToken;
    double left = budget - m_constant;
    if (left < 0)
        return 0;
    double tokens = 0;
    for (int i = 0; i < m_windows; ++i) { // piecewise linear: one piece up to each window's end
        const double piece = (m_window[i].tokens - tokens) * slope;
        if (piece > left)
            return std::min(ceiling, std::int64_t(tokens + left / slope));
        left -= piece;
        tokens = m_window[i].tokens;
        slope -= m_window[i].bytesPerToken;
    }
    if (slope <= 1e-9 || left / slope > double(ceiling))
        return ceiling;
    return std::min(ceiling, std::int64_t(tokens + left / slope));
}

} // namespace xuanka
