// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Constants.h"

#include <QJsonObject>

#include <optional>

namespace xuanka {

// Takes constants out of the data file by dotted name and remembers each one's source. Every entry
// of the file must be taken, and every one asked for must be there: checked by finish().
class ConstantReader final {
public:
    explicit ConstantReader(const QJsonObject &root);

    // "memory.runtime.context_gib" → {"value": 0.5, "unit": "GiB", "source": "…", "rows": […]}
    double number(const QString &name);
    Band band(const QString &name); // {"low": …, "mid": …, "high": …, "source": …}

    const QHash<QString, ConstantSource> &sources() const { return m_sources; }
    // The first problem met: a missing constant, one without a source, or one nobody took.
    std::optional<Error> finish() const;

private:
    QJsonObject entry(const QString &name);

    QJsonObject m_root;
    QHash<QString, ConstantSource> m_sources;
    QStringList m_missing;
};

} // namespace xuanka
