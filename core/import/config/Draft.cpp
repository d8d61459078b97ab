// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Draft.h"

#include <algorithm>
#include <limits>

namespace xuanka {

Count layerTotal(const Layer &layer)
{
    return layer.attention + layer.mlp + layer.router + layer.norms
        + layer.expert * layer.kind.experts;
}

void Draft::addLayer(const Layer &layer)
{
    LayerGroup group = layer.kind;
    group.attentionParameters = layer.attention.value();
    group.mlpParameters = layer.mlp.value();
    group.routerParameters = layer.router.value();
    group.expertParameters = layer.expert.value();
    group.normParameters = layer.norms.value();
    constexpr std::int64_t widest = std::numeric_limits<int>::max();
    group.intermediate = static_cast<int>(std::min(layer.width.value(), widest));
    m_layers += layerTotal(layer);
    m_widest = std::max(m_widest.value(), layer.width.value());
    group.count = 1;
    // Layers of one make are one group wherever they stand; their order changes no estimate.
    for (LayerGroup &known : m_shape.groups) {
        LayerGroup single = known;
        single.count = 1;
        if (single == group) {
            ++known.count;
            return;
        }
    }
    m_shape.groups.push_back(group);
}

Count Draft::total() const
{
    return m_layers + m_embedding + m_head + m_other;
}

bool Draft::fits() const
{
    const Count all = total() + m_vision + m_audio + m_projector + m_mtp;
    return all.value() <= mostParameters && m_widest.value() <= std::numeric_limits<int>::max();
}

ModelShape Draft::finished() const
{
    ModelShape shape = m_shape;
    shape.embeddingParameters = m_embedding.value();
    shape.headParameters = m_head.value();
    shape.otherParameters = m_other.value();
    if (shape.groups.empty()) { // a U-Net has no layers of one make
        shape.declaredTotal = total().value();
        shape.otherParameters = 0;
    }
    shape.visionParameters = m_vision.value();
    shape.audioParameters = m_audio.value();
    shape.projectorParameters = m_projector.value();
    shape.mtpParameters = m_mtp.value();
    return shape;
}

} // namespace xuanka
