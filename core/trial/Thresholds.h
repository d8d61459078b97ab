// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QHash>
#include <QString>

namespace xuanka {

// A limit a check is made against; `source` says whether a measurement or a judgement backs it.
struct Threshold {
    double value = 0;
    QString unit;
    QString source;
    bool operator==(const Threshold &) const = default;
};

// The limits of resources/checklist/thresholds.json by dotted name. A user may replace a value.
class Thresholds final {
public:
    static Result<Thresholds> builtIn();
    static Result<Thresholds> fromJson(const QByteArray &json);

    // NaN when there is no such limit: comparisons are then false, and the check is not made.
    double value(const QString &name) const;
    bool has(const QString &name) const { return m_limits.contains(name); }
    const QHash<QString, Threshold> &all() const { return m_limits; }
    void replace(const QString &name, double value);

private:
    QHash<QString, Threshold> m_limits;
};

} // namespace xuanka
