// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/PriceBook.h"

#include "core/plan/OfferJson.h"
#include "core/storage/StorageCode.h"

#include <QHash>
#include <QJsonDocument>

namespace xuanka {
namespace {

constexpr QLatin1String columns("id, origin, offer, term, reliability");

QString textOf(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

// A null string would be stored as NULL.
QString stored(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QString offerText(const Offer &offer)
{
    return QString::fromUtf8(QJsonDocument(offerToJson(offer)).toJson(QJsonDocument::Compact));
}

// What makes two rows the same offer at different times: everything but price, date and wording.
QString identityOf(const PriceEntry &entry)
{
    Offer same = entry.offer;
    same.price.minor = 0;
    same.dateSeen.clear();
    same.source.clear();
    same.note.clear();
    same.claims.clear();
    return offerText(same) + entry.term;
}

// Several machines of one list may be alike; they keep their order.
class Identities final {
public:
    QString next(const PriceEntry &entry)
    {
        const QString identity = identityOf(entry);
        return QStringLiteral("%1#%2").arg(identity).arg(++m_seen[identity]);
    }

private:
    QHash<QString, int> m_seen;
};

QVariantList rowValues(const PriceEntry &entry, const QString &identity)
{
    const Offer &offer = entry.offer;
    return {textOf(key(entry.origin)),
            identity,
            offer.gpu,
            stored(offer.vendor),
            static_cast<qint64>(offer.price.minor),
            textOf(offer.price.currency.code()),
            offerText(offer),
            stored(entry.term),
            stored(entry.reliability)};
}

constexpr QLatin1String
    insertRow("INSERT INTO price (origin, identity, gpu, vendor, minor, currency, offer, "
              "term, reliability) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");

} // namespace

Result<void> PriceBook::seed(const QList<PriceEntry> &seeds, const QString &version) const
{
    const QString name = QStringLiteral("price_seed");
    const auto held =
        m_database.value(QStringLiteral("SELECT value FROM meta WHERE key = ?"), {name});
    if (!held)
        return Failure(held.error());
    if (held->toString() == version)
        return {};
    return m_database.transaction([&]() -> Result<void> {
        auto done = m_database.run(QStringLiteral("DELETE FROM price WHERE origin = 'seed'"));
        for (qsizetype i = 0; done && i < seeds.size(); ++i) {
            PriceEntry entry = seeds[i];
            entry.origin = PriceOrigin::Seed;
            done = m_database.run(insertRow, rowValues(entry, QString::number(i)));
        }
        if (!done)
            return done;
        return m_database.run(
            QStringLiteral("INSERT INTO meta (key, value) VALUES (?, ?) "
                           "ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
            {name, version});
    });
}

Result<QList<PriceEntry>> PriceBook::entries(const QString &gpu) const
{
    QList<PriceEntry> found;
    std::optional<Error> broken;
    const QString where = gpu.isEmpty() ? QString() : QStringLiteral("WHERE gpu = ? ");
    const auto done = m_database.each(
        QStringLiteral("SELECT %1 FROM price %2ORDER BY gpu, origin DESC, vendor, id")
            .arg(columns, where),
        gpu.isEmpty() ? QVariantList{} : QVariantList{gpu}, [&](const QVariantList &cells) {
            auto offer =
                offerFromJson(QJsonDocument::fromJson(cells[2].toString().toUtf8()).object());
            if (!offer) {
                broken = offer.error();
                return;
            }
            found.append({cells[0].toLongLong(),
                          fromKey<PriceOrigin>(cells[1].toString().toStdString())
                              .value_or(PriceOrigin::User),
                          *std::move(offer), cells[3].toString(), cells[4].toString()});
        });
    if (!done)
        return Failure(done.error());
    if (broken)
        return Failure(*broken);
    return found;
}

Result<void> PriceBook::put(const PriceEntry &entry, const QString &identity,
                            const QString &now) const
{
    qint64 id = 0;
    Money before;
    QString dateBefore;
    const auto found = m_database.each(
        QStringLiteral("SELECT id, minor, currency, offer FROM price "
                       "WHERE origin = 'user' AND identity = ?"),
        {identity}, [&](const QVariantList &cells) {
            id = cells[0].toLongLong();
            before = {cells[1].toLongLong(), Currency(cells[2].toString().toStdString())};
            const auto json = QJsonDocument::fromJson(cells[3].toString().toUtf8()).object();
            dateBefore = json.value(QLatin1String("date_seen")).toString();
        });
    if (!found)
        return found;
    if (id == 0)
        return m_database.run(insertRow, rowValues(entry, identity));
    if (before != entry.offer.price) {
        const auto kept = m_database.run(
            QStringLiteral("INSERT INTO price_history (price_id, minor, currency, date_seen, "
                           "replaced_at) VALUES (?, ?, ?, ?, ?)"),
            {id, static_cast<qint64>(before.minor), textOf(before.currency.code()),
             stored(dateBefore), stored(now)});
        if (!kept)
            return kept;
    }
    QVariantList values = rowValues(entry, identity);
    values.append(id);
    return m_database.run(
        QStringLiteral("UPDATE price SET origin = ?, identity = ?, gpu = ?, vendor = ?, minor = ?, "
                       "currency = ?, offer = ?, term = ?, reliability = ? WHERE id = ?"),
        values);
}

Result<int> PriceBook::add(const QList<PriceEntry> &entries, const QString &now) const
{
    const auto done = m_database.transaction([&]() -> Result<void> {
        Identities identities;
        for (PriceEntry entry : entries) {
            entry.origin = PriceOrigin::User;
            if (const auto kept = put(entry, identities.next(entry), now); !kept)
                return kept;
        }
        return {};
    });
    if (!done)
        return Failure(done.error());
    return static_cast<int>(entries.size());
}

Result<void> PriceBook::update(const PriceEntry &entry, const QString &now) const
{
    return m_database.transaction([&]() -> Result<void> {
        // The row takes an identity of its own, so that put() finds it and keeps its history.
        const QString identity = QStringLiteral("edited:%1").arg(entry.id);
        const auto moved = m_database.value(
            QStringLiteral("UPDATE price SET origin = 'user', identity = ? WHERE id = ? "
                           "RETURNING id"),
            {identity, entry.id});
        if (!moved)
            return Failure(moved.error());
        if (!moved->isValid())
            return fail(StorageCode::NoSuchRow);
        PriceEntry own = entry;
        own.origin = PriceOrigin::User;
        return put(own, identity, now);
    });
}

Result<void> PriceBook::remove(qint64 id) const
{
    return m_database.run(QStringLiteral("DELETE FROM price WHERE id = ?"), {id});
}

Result<QList<PriceChange>> PriceBook::history(qint64 id) const
{
    QList<PriceChange> changes;
    const auto done = m_database.each(
        QStringLiteral("SELECT minor, currency, date_seen, replaced_at FROM price_history "
                       "WHERE price_id = ? ORDER BY id DESC"),
        {id}, [&](const QVariantList &cells) {
            changes.append({{cells[0].toLongLong(), Currency(cells[1].toString().toStdString())},
                            cells[2].toString(),
                            cells[3].toString()});
        });
    if (!done)
        return Failure(done.error());
    return changes;
}

} // namespace xuanka
