// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/EvidenceStore.h"
#include "core/storage/PlanLibrary.h"
#include "core/storage/StorageCode.h"

#include <QTest>

using namespace xuanka;

class TestPlanLibrary final : public QObject {
    Q_OBJECT

    std::unique_ptr<Store> m_store;

private slots:
    void init() { m_store = std::make_unique<Store>(*storeInMemory()); }

    void plansComeBackAsTheyWere()
    {
        const PlanLibrary library(m_store->database);
        Plan plan;
        plan.title = QStringLiteral("客服机器人");
        plan.team.people = 9;
        plan.workload.work = Rendering{};
        const auto id = library.add(plan, QStringLiteral("2026-12-01T08:00:00Z"));
        QVERIFY(id);
        QCOMPARE(*library.plan(*id), plan);
        plan.title.clear();
        QVERIFY(library.replace(*id, plan, QStringLiteral("2026-12-02T08:00:00Z")));
        QVERIFY(library.add(Plan{}, QStringLiteral("2026-12-01T09:00:00Z")));
        const auto entries = library.entries();
        QCOMPARE(entries->size(), 2);
        QCOMPARE(entries->first().id, *id);
        QVERIFY(library.remove(*id));
        QVERIFY(library.plan(*id).error().message.is(StorageCode::NoSuchRow));
        QVERIFY(!library.replace(*id, plan, {}));
    }

    void evidenceBelongsToItsSubject()
    {
        const EvidenceStore store(m_store->database);
        const QString subject = QStringLiteral("plan 1, quote 2");
        QVERIFY(store.state(subject)->isEmpty());
        QVERIFY(!store.addFile(subject, QStringLiteral("smi.txt"), "x", {}));
        QVERIFY(store.save(subject, R"({"answers": {}})", QStringLiteral("t1")));
        QVERIFY(store.save(subject, R"({"answers": {"identity": "pass"}})", QStringLiteral("t2")));
        QCOMPARE(*store.state(subject), QByteArray(R"({"answers": {"identity": "pass"}})"));
        const QByteArray binary("\0\xff nvidia", 9);
        QVERIFY(store.addFile(subject, QStringLiteral("smi.txt"), binary, QStringLiteral("t2")));
        QVERIFY(store.addFile(subject, QStringLiteral("nvlink.txt"), {}, QStringLiteral("t3")));
        const auto files = store.files(subject);
        QCOMPARE(files->size(), 2);
        QCOMPARE(files->first().bytes, binary);
        QVERIFY(files->last().bytes.isEmpty());
        QVERIFY(!store.save(subject, "not json", {}));
        QVERIFY(store.remove(subject));
        QVERIFY(store.files(subject)->isEmpty());
        QVERIFY(store.subjects()->isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPlanLibrary)
#include "tst_planlibrary.moc"
