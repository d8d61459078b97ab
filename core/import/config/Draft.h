// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"
#include "core/catalog/Model.h"
#include "core/import/config/Count.h"

#include <QMap>

namespace xuanka {

// One layer before it is known which others are like it.
struct Layer {
    LayerGroup kind; // geometry; its counts are filled from the ones below
    Count attention;
    Count mlp;
    Count router;
    Count expert; // one
    Count norms;
    Count width; // of the MLP, or of all active experts together
};

// A model under construction. Counts saturate; `shape` is only valid when `fits()`.
class Draft final {
public:
    // More than any model has, and small enough that no later sum overflows.
    static constexpr std::int64_t mostParameters = 1'000'000'000'000'000;

    ModelKind kind = ModelKind::Language;
    bool headless = false; // the file is of the model without its head
    QMap<QString, std::int64_t> byPart; // beside vision, audio, projector and mtp of the shape
    QList<Message> notes;

    void addLayer(const Layer &layer);
    void setEmbedding(Count count) { m_embedding = count; }
    void setHead(Count count) { m_head = count; }
    void addOther(Count count) { m_other += count; }
    void addVision(Count count) { m_vision += count; }
    void addAudio(Count count) { m_audio += count; }
    void addProjector(Count count) { m_projector += count; }
    void addMtp(Count count) { m_mtp += count; }
    ModelShape &shape() { return m_shape; }
    const ModelShape &shape() const { return m_shape; }
    Count total() const;
    bool fits() const;
    // The shape with all counts; call once, after fits().
    ModelShape finished() const;

private:
    ModelShape m_shape;
    Count m_layers;
    Count m_widest;
    Count m_embedding;
    Count m_head;
    Count m_other;
    Count m_vision;
    Count m_audio;
    Count m_projector;
    Count m_mtp;
};

// Parameters of one layer with all its experts.
Count layerTotal(const Layer &layer);

} // namespace xuanka
