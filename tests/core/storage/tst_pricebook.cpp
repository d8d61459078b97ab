// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/PriceBook.h"
#include "core/storage/SeedPrices.h"
#include "core/storage/StorageCode.h"

#include <QTest>

using namespace xuanka;

class TestPriceBook final : public QObject {
    Q_OBJECT

    std::unique_ptr<Store> m_store;
    PriceBook book() const { return PriceBook(m_store->database); }

    static PriceEntry entry(const char *vendor, const char *gpu, double price, int cards = 1)
    {
        PriceEntry made;
        made.offer.vendor = QString::fromUtf8(vendor);
        made.offer.gpu = QString::fromLatin1(gpu);
        made.offer.price = Money::of(price);
        made.offer.cards = cards;
        made.offer.note = QStringLiteral("关机后磁盘照收");
        made.term = QStringLiteral("on-demand");
        return made;
    }
    QList<PriceEntry> all() const { return book().entries().value_or(QList<PriceEntry>{}); }

private slots:
    void init() { m_store = std::make_unique<Store>(*storeInMemory()); }

    void rowsComeBackAsTheyWere()
    {
        PriceEntry full = entry("云", "rtx-4090", 1.58, 8);
        full.offer.per = PriceUnit::MachineHour;
        full.offer.billing = Billing::Minute;
        full.offer.interruptible = true;
        full.offer.includes = {QStringLiteral("electricity"), QStringLiteral("public-ip")};
        full.offer.vcpus = 64;
        full.offer.memoryGiB = 512;
        full.offer.diskGiB = 0;
        full.offer.tenancy = Tenancy::BareMetal;
        full.offer.savedEnvironment = false;
        full.offer.region = QStringLiteral("Hafnarfjarðarkaupstaður, IS");
        QCOMPARE(*book().add({full}, QStringLiteral("2026-12-01")), 1);
        PriceEntry back = all().first();
        back.id = 0;
        QCOMPARE(back, full);
    }

    void theSameListTwiceAddsNothingAndKeepsTheOldPrice()
    {
        QVERIFY(book().add({entry("a", "l4", 3.0), entry("a", "l4", 3.2)}, QStringLiteral("t1")));
        QCOMPARE(all().size(), 2); // two machines of one list that differ in price alone
        QVERIFY(book().add({entry("a", "l4", 2.5), entry("a", "l4", 3.2)}, QStringLiteral("t2")));
        QCOMPARE(all().size(), 2);
        const PriceEntry changed = all().first();
        QCOMPARE(changed.offer.price, Money::of(2.5));
        const auto history = book().history(changed.id);
        QCOMPARE(history->size(), 1);
        QCOMPARE(history->first().price, Money::of(3.0));
        QCOMPARE(history->first().replacedAt, QStringLiteral("t2"));
        QVERIFY(book().history(all().last().id)->isEmpty());
    }

    void seedsAreLoadedOncePerVersion()
    {
        QVERIFY(loadSeedPrices(*m_store));
        const auto count = all().size();
        QVERIFY(count > 150);
        QVERIFY(loadSeedPrices(*m_store));
        QCOMPARE(all().size(), count);
        for (const PriceEntry &row : all()) {
            QCOMPARE(row.origin, PriceOrigin::Seed);
            QVERIFY(!row.offer.source.isEmpty());
            QVERIFY(row.offer.price.minor > 0);
        }
    }

    void newSeedsNeverTouchRowsOfTheUser()
    {
        QVERIFY(book().seed({entry("gone", "t4", 1), entry("old", "t4", 2)}, QStringLiteral("1")));
        QVERIFY(book().add({entry("mine", "t4", 3)}, {}));
        PriceEntry edited = all().last();
        QCOMPARE(edited.offer.vendor, QStringLiteral("old"));
        edited.offer.price = Money::of(9);
        QVERIFY(book().update(edited, QStringLiteral("t")));
        QVERIFY(book().seed({entry("new", "t4", 4)}, QStringLiteral("2")));
        QStringList vendors;
        for (const PriceEntry &row : all())
            vendors.append(row.offer.vendor);
        vendors.sort();
        QCOMPARE(vendors, QString(QStringLiteral("mine new old")).split(u' '));
        QCOMPARE(book().history(edited.id)->first().price, Money::of(2));
    }

    void oneCardOnly()
    {
        QVERIFY(book().add({entry("a", "l4", 3), entry("a", "t4", 1)}, {}));
        QCOMPARE(book().entries(QStringLiteral("t4"))->size(), 1);
    }

    void removing()
    {
        QVERIFY(book().add({entry("a", "l4", 3)}, {}));
        QVERIFY(book().remove(all().first().id));
        QVERIFY(all().isEmpty());
        QVERIFY(book().update(entry("a", "l4", 3), {}).error().message.is(StorageCode::NoSuchRow));
    }

    void aRowThatTheTableRefusesUndoesTheWholeImport()
    {
        const auto refused = book().add({entry("a", "l4", 3), entry("a", "", 3)}, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.is(StorageCode::NotAllowed));
        QVERIFY(all().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPriceBook)
#include "tst_pricebook.moc"
