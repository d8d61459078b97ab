// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Offer.h"
#include "core/storage/Store.h"

#include <QList>

namespace xuanka {

enum class PriceOrigin : std::uint8_t { Seed, User };

template <>
struct KeyTable<PriceOrigin> {
    static constexpr std::array<std::pair<PriceOrigin, std::string_view>, 2> rows{{
        {PriceOrigin::Seed, "seed"},
        {PriceOrigin::User, "user"},
    }};
};

// A row of the price book: a quote, and where it stands.
struct PriceEntry {
    qint64 id = 0; // 0: not in a book yet
    PriceOrigin origin = PriceOrigin::User;
    Offer offer;
    QString term; // "on-demand", "spot", "3-year reserved", …
    QString reliability; // of seed rows: "vendor", "secondary", "article"
    bool operator==(const PriceEntry &) const = default;
};

// What a row cost before.
struct PriceChange {
    Money price;
    QString dateSeen;
    QString replacedAt;
    bool operator==(const PriceChange &) const = default;
};

// The price book in a store. Times are given by the caller.
class PriceBook final {
public:
    explicit PriceBook(const Database &database)
        : m_database(database)
    {
    }
    // Replaces the seed rows by `seeds` unless the book holds this version of them already. Rows of
    // the user stay as they are.
    Result<void> seed(const QList<PriceEntry> &seeds, const QString &version) const;
    // By card, then vendor; the user's rows before the seed rows.
    Result<QList<PriceEntry>> entries(const QString &gpu = {}) const;
    // Adds the user's rows. A row known from an earlier import (same vendor, machine and terms)
    // gets the new price, and the old one goes to its history. All or nothing.
    Result<int> add(const QList<PriceEntry> &entries, const QString &now) const;
    // Changes one row; a seed row becomes the user's.
    Result<void> update(const PriceEntry &entry, const QString &now) const;
    Result<void> remove(qint64 id) const;
    Result<QList<PriceChange>> history(qint64 id) const; // newest first

private:
    Result<void> put(const PriceEntry &entry, const QString &identity, const QString &now) const;
    const Database &m_database;
};

} // namespace xuanka
