// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// The real program: streams, exit codes, and what it needs from its surroundings (nothing).
class TestExecutable final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Ended {
        int code = -1;
        QByteArray out;
        QByteArray err;
    };
    Ended run(const QStringList &arguments, const QStringList &environment = {}) const
    {
        QProcess process;
        if (!environment.isEmpty())
            process.setEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(XUANKA_PROGRAM), arguments);
        if (!process.waitForFinished(60'000))
            return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
                process.readAllStandardOutput(), process.readAllStandardError()};
    }
    void write(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

private slots:
    void initTestCase()
    {
        write("plan.json", R"({"format": "xuanka-plan", "version": 1, "workload": {"kind":
            "llm-inference", "model": {"name": "llama-3.1-8b"}}})");
        write("broken.json", "{");
    }

    void anAnswerGoesToStandardOutputAlone()
    {
        const Ended ended = run({QStringLiteral("estimate"), QStringLiteral("plan.json")});
        QCOMPARE(ended.code, 0);
        QVERIFY(QJsonDocument::fromJson(ended.out).isObject());
        QCOMPARE(ended.err, QByteArray());
    }

    void aMistakeGoesToStandardErrorAlone()
    {
        const Ended ended = run({QStringLiteral("estimate"), QStringLiteral("broken.json")});
        QCOMPARE(ended.code, 2);
        QCOMPARE(ended.out, QByteArray());
        QVERIFY2(ended.err.startsWith("xuanka: broken.json: "), ended.err);
        QCOMPARE(ended.err.count('\n'), 1);
    }

    // No home, no display, no UTF-8 locale: a bare container.
    void itNeedsNothingFromItsSurroundings()
    {
        const QStringList bare{QStringLiteral("PATH=/usr/bin:/bin"), QStringLiteral("LC_ALL=C")};
        const Ended plain = run({QStringLiteral("estimate"), QStringLiteral("plan.json")}, bare);
        QCOMPARE(plain.code, 0);
        QCOMPARE(plain.err, QByteArray());
        const Ended chinese = run({QStringLiteral("estimate"), QStringLiteral("没有.json"),
                                   QStringLiteral("--language"), QStringLiteral("zh_CN")},
                                  bare);
        QCOMPARE(chinese.code, 2);
        QVERIFY2(chinese.err.startsWith("xuanka: 没有.json: 没有这个文件"), chinese.err);
    }

    void documentsNeedNoDisplayAndNoHome()
    {
        const QStringList bare{QStringLiteral("PATH=/usr/bin:/bin"), QStringLiteral("LC_ALL=C"),
                               QStringLiteral("HOME=/nonexistent")};
        for (const QString &command : {QStringLiteral("report"), QStringLiteral("checklist")}) {
            const QString pdf = command + QLatin1String(".pdf");
            const Ended ended =
                run({command, QStringLiteral("plan.json"), QStringLiteral("--output"), pdf,
                     QStringLiteral("--language"), QStringLiteral("zh_CN")},
                    bare);
            QVERIFY2(ended.code == 0, ended.err);
            QCOMPARE(ended.err, QByteArray());
            QCOMPARE(ended.out, pdf.toUtf8() + '\n');
            QFile file(m_folder.filePath(pdf));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.read(5) == "%PDF-");
        }
        const Ended nowhere =
            run({QStringLiteral("report"), QStringLiteral("plan.json"), QStringLiteral("--output"),
                 QStringLiteral("no/such/folder/r.pdf")},
                bare);
        QCOMPARE(nowhere.code, 2);
        QCOMPARE(nowhere.out, QByteArray());
        QVERIFY2(nowhere.err.startsWith("xuanka: no/such/folder/r.pdf: "), nowhere.err);
    }

    void anAnswerThatCannotBeWrittenIsAFault()
    {
        if (!QFile::exists(QStringLiteral("/dev/full")))
            QSKIP("no /dev/full here");
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(XUANKA_PROGRAM),
                      {QStringLiteral("catalog"), QStringLiteral("gpus")});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 3);
    }
};

QTEST_GUILESS_MAIN(TestExecutable)
#include "tst_executable.moc"
