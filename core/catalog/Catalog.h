// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Gpu.h"
#include "core/catalog/MarketPrices.h"
#include "core/catalog/Model.h"

#include <QHash>
#include <QList>

namespace xuanka {

// The cards and models known to this version. Immutable once loaded; passed in, never global.
class Catalog final {
public:
    // Reads the catalogue compiled into the program; an error is a fault of ours.
    static Result<Catalog> builtIn();
    // Parses the given documents (UTF-8 JSON); used by builtIn() and by tests.
    static Result<Catalog> fromJson(const QByteArray &gpus, const QByteArray &models);

    QString version() const { return m_version; } // date of the data, "2026-12-01"
    const QList<Gpu> &gpus() const { return m_gpus; }
    const QList<Model> &models() const { return m_models; }
    const MarketPrices &prices() const { return m_prices; } // empty when made by fromJson()
    // By id, alias, marketing name or driver name, ignoring case; nullptr if unknown.
    const Gpu *findGpu(const QString &name) const;
    // By id, name or repository, however it is spelt (see ModelNames.h).
    const Model *findModel(const QString &name) const;
    QStringList nearestGpus(const QString &name) const;
    QStringList nearestModels(const QString &name) const;

private:
    QString m_version;
    MarketPrices m_prices;
    QList<Gpu> m_gpus;
    QList<Model> m_models;
    QHash<QString, int> m_gpuByName;
    QHash<QString, int> m_modelByName;
};

} // namespace xuanka
