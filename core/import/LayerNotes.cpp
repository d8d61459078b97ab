// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/LayerNotes.h"

#include "core/import/ImportCode.h"

#include <QMap>

namespace xuanka {

QList<Message> layerNotes(const ModelShape &shape)
{
    QList<Message> notes;
    QMap<int, qint64> windows;
    qint64 linear = 0;
    for (const LayerGroup &group : shape.groups) {
        if (group.attention == AttentionKind::SlidingWindow)
            windows[group.window] += group.count;
        else if (group.attention == AttentionKind::Linear)
            linear += group.count;
    }
    const qint64 layers = shape.layers();
    for (auto it = windows.cbegin(); it != windows.cend(); ++it)
        notes.append({ImportCode::NoteWindow, {qint64(it.key()), it.value(), layers}});
    if (linear > 0)
        notes.append({ImportCode::NoteLinearLayers, {linear, layers}});
    return notes;
}

} // namespace xuanka
