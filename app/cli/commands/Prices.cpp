// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Assess.h"
#include "app/cli/Words.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/json/JsonParts.h"
#include "app/cli/json/PriceJson.h"
#include "core/storage/SeedPrices.h"
#include "core/storage/StorageCode.h"
#include "ui/document/Files.h"
#include "ui/text/Text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QStandardPaths>

namespace xuanka::cli {
namespace {

// The price book of the call: the one it names, else the program's own.
struct Place {
    QString path;
    FileOwner owner = FileOwner::Program;
};

Place placeOf(const Arguments &arguments)
{
    const QString named = arguments.options.value(QStringLiteral("database"));
    if (!named.isEmpty())
        return {named, FileOwner::User};
    return {QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                + QLatin1String("/xuanka.sqlite"),
            FileOwner::Program};
}

// A book that does not exist yet holds the seed rows; looking at it makes no file.
Outcome<Store> open(const Place &place, bool toWrite)
{
    auto store = toWrite || QFileInfo::exists(place.path) ? openStore(place.path, place.owner)
                                                          : storeInMemory();
    if (!store)
        return refuse(store.error(), place.path);
    const auto seeded = loadSeedPrices(*store);
    // A book that may only be read is read as it is.
    if (!seeded && (toWrite || !seeded.error().message.is(StorageCode::ReadOnly)))
        return refuse(seeded.error(), place.path);
    return *std::move(store);
}

QString noteOf(const Store &store)
{
    QStringList notes;
    for (const Message &note : store.notes)
        notes.append(text::of(note, text::spokenLocale()));
    return notes.join(u' ');
}

Outcome<Answer> list(const Place &place)
{
    const auto store = open(place, false);
    if (!store)
        return Refusal(store.error());
    const auto entries = PriceBook(store->database).entries();
    if (!entries)
        return refuse(entries.error(), place.path);
    return Answer{document(pricesJson(*entries)), Answered, noteOf(*store)};
}

Outcome<Answer> importList(const Place &place, const QString &path)
{
    const auto bytes = bytesOf(path, largestPriceList);
    if (!bytes)
        return Refusal(bytes.error());
    const auto known = Catalog::builtIn();
    if (!known)
        return refuse(known.error());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto import = readPriceList(
        *bytes, {*known, QFileInfo(path).fileName(), now.date().toString(Qt::ISODate)});
    if (!import)
        return refuse(import.error(), path);
    const auto store = open(place, true);
    if (!store)
        return Refusal(store.error());
    QList<PriceEntry> entries;
    for (const ListedPrice &price : import->prices)
        entries.append({0, PriceOrigin::User, price.offer, price.term, {}});
    const auto added = PriceBook(store->database).add(entries, now.toString(Qt::ISODate));
    if (!added)
        return refuse(added.error(), place.path);
    return Answer{document(importJson(*import)), Answered, noteOf(*store)};
}

Outcome<Answer> exportList(const Place &place, const QString &path)
{
    const auto store = open(place, false);
    if (!store)
        return Refusal(store.error());
    const auto entries = PriceBook(store->database).entries();
    if (!entries)
        return refuse(entries.error(), place.path);
    QList<ListedPrice> prices;
    for (const PriceEntry &entry : *entries)
        prices.append({entry.offer, entry.term, 0});
    if (const auto written = files::write(path, csvOf(prices)); !written)
        return refuse(written.error(), path);
    return Answer{document(QJsonObject{{QStringLiteral("exported"), prices.size()},
                                       {QStringLiteral("file"), path}}),
                  Answered, noteOf(*store)};
}

} // namespace

Outcome<Answer> prices(const Arguments &arguments)
{
    const QString what = arguments.files.value(0);
    const QString file = arguments.files.value(1);
    const QStringList known{QStringLiteral("list"), QStringLiteral("import"),
                            QStringLiteral("export")};
    if (!known.contains(what)) {
        const QString nearest = suggestion(what, known);
        return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                              "Prices can be listed, imported or exported, not "
                                              "\"%1\". Use: %2.")),
                      what, nearest.isEmpty() ? known.join(u' ') : nearest);
    }
    const Place place = placeOf(arguments);
    if (what == known[0] && file.isEmpty())
        return list(place);
    if (file.isEmpty() || what == known[0])
        return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                              "Usage: xuanka prices list | import FILE.csv | "
                                              "export FILE.csv [--database FILE]")));
    return what == known[1] ? importList(place, file) : exportList(place, file);
}

} // namespace xuanka::cli
