// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/ConfigObject.h"

#include <QStringList>

namespace xuanka {

// How the weights beside a config.json are stored.
struct StoredAs {
    // In the words a plan uses for weights; empty when the file does not say, or when parts are
    // stored in different ways.
    QString format;
    // Modules that a quantised file keeps in the wide type, by the names it gives them.
    QStringList wide;
};

// From quantization_config (of the language part, where it stands there), else the data type.
StoredAs readStoredAs(ConfigObject &config);

} // namespace xuanka
