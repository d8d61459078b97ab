// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufWindow.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

struct Pattern {
    std::string_view architecture;
    int period; // one layer of `period` looks at everything; 0: none does
    bool wideFirst; // it is the first of them, not the last
};

// The file names the window, the program knows the pattern: calls of set_swa_pattern() in
// llama.cpp's loaders (src/models/*.cpp, looked up 2026-12).
constexpr std::array patterns{
    Pattern{"afmoe", 4, false},           Pattern{"cohere2", 4, false},
    Pattern{"exaone-moe", 4, false},      Pattern{"exaone4", 4, false},
    Pattern{"gemma-embedding", 6, false}, Pattern{"gemma2", 2, false},
    Pattern{"gemma3", 6, false},          Pattern{"gemma3n", 5, false},
    Pattern{"gpt-oss", 2, false},         Pattern{"laguna", 4, true},
    Pattern{"llama4", 4, false},          Pattern{"modern-bert", 3, true},
    Pattern{"olmo2", 4, false},           Pattern{"phi3", 1, false},
    Pattern{"plamo3", 8, false},          Pattern{"smallthinker", 4, true},
};
constexpr qint64 llama4Chunk = 8192; // attention chunk, fixed in the loader

QList<bool> byPeriod(qint64 period, bool wideFirst, int layers)
{
    QList<bool> windowed(layers);
    for (int i = 0; i < layers; ++i)
        windowed[i] = period == 0 || (wideFirst ? i % period != 0 : i % period < period - 1);
    return windowed;
}

} // namespace

GgufWindow ggufWindow(const GgufHeader &header, const QByteArray &architecture, int layers)
{
    GgufWindow window;
    window.tokens = header.number(architecture + ".attention.sliding_window").value_or(0);
    if (architecture == "llama4")
        window.tokens = llama4Chunk;
    if (window.tokens <= 0 || layers <= 0)
        return {};
    const auto *known = std::find_if(patterns.begin(), patterns.end(), [&](const Pattern &pattern) {
        return architecture
            == QByteArrayView(pattern.architecture.data(), qsizetype(pattern.architecture.size()));
    });
    const QByteArray key = architecture + ".attention.sliding_window_pattern";
    const auto stored = header.values.constFind(key);
    const auto *list =
        stored == header.values.constEnd() ? nullptr : std::get_if<QList<qint64>>(&*stored);
    if (list && list->size() >= layers) {
        for (int i = 0; i < layers; ++i)
            window.layers.append(list->at(i) != 0);
    } else if (const auto period = header.number(key); period && *period >= 0) {
        window.layers = byPeriod(*period, known != patterns.end() && known->wideFirst, layers);
    } else if (known != patterns.end()) {
        window.layers = byPeriod(known->period, known->wideFirst, layers);
    }
    if (!window.layers.isEmpty() && !window.layers.contains(true))
        return {};
    return window;
}

} // namespace xuanka
