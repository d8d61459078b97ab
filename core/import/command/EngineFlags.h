// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace xuanka {

// The options of an engine's launcher. Names are written with "_"; the program accepts "-" as well.
struct EngineFlags {
    Engine engine = Engine::Vllm;
    const char *kind = "vllm";
    QStringList values; // options that take a value
    QStringList switches; // options that stand alone
    QList<std::pair<QString, QString>> aliases; // other spelling, name in `values`
    bool abbreviations = true; // argparse accepts any unique beginning

    // The full name; nothing if the option is unknown or its abbreviation is not unique.
    std::optional<QString> nameOf(const QString &option) const;
    bool isSwitch(const QString &name) const;
};

const EngineFlags &vllmFlags();
const EngineFlags &sglangFlags();
const EngineFlags &llamaCppFlags();
const EngineFlags &tensorRtFlags();

} // namespace xuanka
