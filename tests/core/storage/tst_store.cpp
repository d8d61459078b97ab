// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/Backups.h"
#include "core/storage/Migrations.h"
#include "core/storage/PlanLibrary.h"
#include "core/storage/StorageCode.h"
#include "core/storage/Store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

// Opening the data file, whatever happened to it.
class TestStore final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString path() const { return m_folder->filePath(QStringLiteral("data/xuanka.sqlite")); }

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static int plans(const Store &store)
    {
        const auto entries = PlanLibrary(store.database).entries();
        return entries ? static_cast<int>(entries->size()) : -1;
    }
    static void addPlan(const Store &store)
    {
        QVERIFY(PlanLibrary(store.database).add(Plan{}, QStringLiteral("2026-12-01T08:00:00Z")));
    }
    void makeStoreWithOnePlan() const
    {
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(store);
        addPlan(*store);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aNewFileIsMadeWithItsFolder()
    {
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(store);
        QVERIFY(store->notes.isEmpty());
        QCOMPARE(store->database.value(QStringLiteral("PRAGMA user_version"))->toInt(),
                 int(migrations().size()));
        QCOMPARE(store->database.value(QStringLiteral("PRAGMA foreign_keys"))->toInt(), 1);
        QCOMPARE(store->database.value(QStringLiteral("PRAGMA journal_mode"))->toString(),
                 QStringLiteral("delete"));
    }

    void anEmptyFileIsANewOne()
    {
        write(path(), "");
        QVERIFY(openStore(path(), FileOwner::Program));
    }

    void contentsStay()
    {
        makeStoreWithOnePlan();
        const auto again = openStore(path(), FileOwner::Program);
        QVERIFY(again);
        QCOMPARE(plans(*again), 1);
    }

    void eachStartKeepsABackupOfWhatChanged()
    {
        for (int start = 0; start < 8; ++start) {
            makeStoreWithOnePlan();
            QTest::qWait(5); // file times
        }
        QCOMPARE(backupsOf(path()).size(), backupsKept);
        const auto newest = openStore(backupsOf(path()).first(), FileOwner::User);
        QVERIFY(newest);
        QCOMPARE(plans(*newest), 7); // the last plan came after the last start
    }

    void aDamagedFileIsSetAsideAndTheNewestBackupTakesItsPlace()
    {
        makeStoreWithOnePlan();
        {
            const auto second = openStore(path(), FileOwner::Program); // makes the backup
            QVERIFY(second);
            addPlan(*second);
        }
        QByteArray bytes = bytesOf(path());
        bytes.replace(4096, 4096, QByteArray(4096, '\x5a'));
        write(path(), bytes);
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(store);
        QCOMPARE(plans(*store), 1);
        QCOMPARE(store->notes.size(), 1);
        QVERIFY(store->notes.first().is(StorageCode::RestoredFromBackup));
        QCOMPARE(bytesOf(path() + QLatin1String(".damaged-1")), bytes);
    }

    void aDamagedBackupIsPassedOver()
    {
        makeStoreWithOnePlan();
        QVERIFY(openStore(path(), FileOwner::Program));
        const QString good = backupsOf(path()).first();
        write(path() + QLatin1String(".backup-99"), "junk");
        write(path(), "junk");
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(store);
        QCOMPARE(plans(*store), 1);
        QCOMPARE(std::get<QString>(store->notes.first().parameters[1]), QFileInfo(good).fileName());
    }

    void withoutABackupTheProgramStartsAnewAndSaysSo()
    {
        write(path(), "not a database at all, just text");
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(store);
        QVERIFY(store->notes.first().is(StorageCode::StartedAnew));
        QCOMPARE(bytesOf(path() + QLatin1String(".damaged-1")),
                 QByteArray("not a database at all, just text"));
    }

    void aFileOfTheUserIsNeverReplaced()
    {
        write(path(), "gpu,price\nrtx-4090,1.6\n");
        const auto store = openStore(path(), FileOwner::User);
        QVERIFY(!store);
        QVERIFY(store.error().message.is(StorageCode::NotADatabase));
        QCOMPARE(bytesOf(path()), QByteArray("gpu,price\nrtx-4090,1.6\n"));
        QCOMPARE(QFileInfo(path()).dir().entryList(QDir::Files).size(), 1);
    }

    void anotherProgramsDatabaseIsNotTouched()
    {
        QDir().mkpath(QFileInfo(path()).path());
        {
            const auto other = Database::open(path());
            QVERIFY(other->run(QStringLiteral("CREATE TABLE theirs (a)")));
        }
        const QByteArray before = bytesOf(path());
        for (const FileOwner owner : {FileOwner::User, FileOwner::Program}) {
            const auto store = openStore(path(), owner);
            QVERIFY(!store);
            QVERIFY(store.error().message.is(StorageCode::NotOurFile));
        }
        QCOMPARE(bytesOf(path()), before);
    }

    void aNewerFileIsRefusedUnchanged()
    {
        makeStoreWithOnePlan();
        {
            const auto store = openStore(path(), FileOwner::Program);
            QVERIFY(store->database.run(QStringLiteral("PRAGMA user_version = 99")));
        }
        const QByteArray before = bytesOf(path());
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(!store);
        QVERIFY(store.error().message.is(StorageCode::NewerVersion));
        QCOMPARE(bytesOf(path()), before);
    }

    void aFailingStepLeavesTheVersionBeforeIt()
    {
        const auto database = Database::open(QStringLiteral(":memory:"));
        QVERIFY(database);
        const Migration good{QStringLiteral("CREATE TABLE a (x)")};
        const Migration bad{QStringLiteral("CREATE TABLE b (x)"),
                            QStringLiteral("INSERT INTO nowhere VALUES (1)")};
        QVERIFY(!migrate(*database, {good, bad}));
        QCOMPARE(database->value(QStringLiteral("PRAGMA user_version"))->toInt(), 1);
        QCOMPARE(database->value(QStringLiteral("SELECT count(*) FROM sqlite_schema"))->toInt(), 1);
        const Migration better{QStringLiteral("CREATE TABLE b (x)")};
        QVERIFY(migrate(*database, {good, better}));
        QCOMPARE(database->value(QStringLiteral("PRAGMA user_version"))->toInt(), 2);
    }

    void aSecondWriterWaitsAndThenIsTold()
    {
        makeStoreWithOnePlan();
        const auto first = openStore(path(), FileOwner::User);
        const auto second = openStore(path(), FileOwner::User);
        QVERIFY(first && second);
        QVERIFY(second->database.run(QStringLiteral("PRAGMA busy_timeout = 50")));
        QVERIFY(first->database.run(QStringLiteral("BEGIN IMMEDIATE")));
        const auto refused = PlanLibrary(second->database).add(Plan{}, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.is(StorageCode::Busy));
        QVERIFY(first->database.run(QStringLiteral("ROLLBACK")));
    }

    void aReadOnlyFileCanBeReadAndSaysSoWhenWritten()
    {
        makeStoreWithOnePlan();
        QFile::setPermissions(path(), QFileDevice::ReadOwner);
        if (QFile file(path()); file.open(QIODevice::ReadWrite))
            QSKIP("permissions do not bind this user");
        const auto store = openStore(path(), FileOwner::User);
        QVERIFY(store);
        QCOMPARE(plans(*store), 1);
        const auto refused = PlanLibrary(store->database).add(Plan{}, {});
        QVERIFY(!refused);
        QVERIFY(refused.error().message.is(StorageCode::ReadOnly));
    }

    void aFolderThatCannotBeMadeIsNamed()
    {
        write(m_folder->filePath(QStringLiteral("data")), "a file where the folder should be");
        const auto store = openStore(path(), FileOwner::Program);
        QVERIFY(!store);
        QVERIFY(store.error().message.is(StorageCode::NoFolder));
    }

    void statementsAreSingle()
    {
        const auto store = storeInMemory();
        QVERIFY(!store->database.run(QStringLiteral("SELECT 1; DROP TABLE price")));
        QVERIFY(store->database.run(QStringLiteral("SELECT count(*) FROM price")));
    }
};

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
