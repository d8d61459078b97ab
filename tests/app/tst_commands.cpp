// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

using namespace xuanka;

namespace {

struct Said {
    int code = -1;
    QString out;
    QString err;
    QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
};

Said run(const QStringList &arguments)
{
    Said said;
    QTextStream out(&said.out);
    QTextStream err(&said.err);
    said.code = cli::run(arguments, out, err);
    return said;
}

Said run(const char *arguments)
{
    return run(QString::fromUtf8(arguments).split(u' ', Qt::SkipEmptyParts));
}

// A plan whose parts are written in JSON with single quotes.
QByteArray planOf(const QByteArray &parts)
{
    QByteArray text = "{'format': 'xuanka-plan', 'version': 1, " + parts + "}";
    return text.replace('\'', '"');
}

} // namespace

// The sub-commands in process: what a script reads.
class TestCommands final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QFile f(path);
        [&] { QVERIFY(f.open(QIODevice::WriteOnly)); }();
        f.write(bytes);
        return path;
    }
    QString plan(const QByteArray &rest) { return file(QStringLiteral("plan.json"), planOf(rest)); }
    QString seventyB()
    {
        return plan("'workload': {'kind': 'llm-inference', 'model': {'name': 'llama-3.1-70b'}, "
                    "'weights': 'int4-awq', 'engine': 'vllm', 'context_tokens': 8192, "
                    "'concurrent_requests': 4}, 'candidates': {'gpus': ['rtx-4090', 'rtx-5090'], "
                    "'counts': [1, 2, 4, 8]}");
    }

private slots:
    void helpAndVersion()
    {
        const Said help = run("--help");
        QCOMPARE(help.code, 0);
        for (const char *command : {"estimate", "report", "checklist", "inspect", "verify"})
            QVERIFY2(help.out.contains(QLatin1String(command)), command);
        QVERIFY(run("estimate --help").out.startsWith(QLatin1String("xuanka estimate")));
        QVERIFY(run("--version").out.startsWith(QLatin1String("xuanka ")));
        QVERIFY(run("--help --language zh_CN").out.contains(QStringLiteral("用法")));
    }

    void usageMistakes_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("command") << "estimat plan.json"
                                 << "\"estimate\"";
        QTest::newRow("far command") << "frobnicate"
                                     << "inspect";
        QTest::newRow("option") << "report p.json --ouput x.pdf"
                                << "--output";
        QTest::newRow("no file") << "estimate"
                                 << "xuanka estimate PLAN.json";
        QTest::newRow("two files") << "inspect a b"
                                   << "xuanka inspect FILE";
        QTest::newRow("language") << "--language fr catalog gpus"
                                  << "zh_CN";
        QTest::newRow("part of the catalogue") << "catalog cards"
                                               << "gpus";
        QTest::newRow("no output") << "report p.json"
                                   << "--output";
        QTest::newRow("no such path") << "dir/none.xuanka"
                                      << "none.xuanka";
    }
    void usageMistakes()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, word);
        const Said said = run(qPrintable(arguments));
        QCOMPARE(said.code, 2);
        QVERIFY(said.out.isEmpty());
        QVERIFY(said.err.startsWith(QLatin1String("xuanka: ")));
        QCOMPARE(said.err.count(u'\n'), 1);
        QVERIFY2(said.err.contains(word), qPrintable(said.err));
    }

    void unusablePlansAreOneSentence_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *name, const QByteArray &json, const char *word) {
            QTest::newRow(name) << json << QString::fromUtf8(word);
        };
        row("unknown key", planOf("'workload': {'kind': 'custom', 'stepps': 3}"), "workload.steps");
        row("negative budget",
            planOf("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': "
                   "{'amount': -1, 'currency': 'CNY'}}"),
            "budget.monthly_cap.amount");
        row("broken", "{\"format\": \"xuanka-plan\",", "line 1");
        row("model file missing",
            planOf("'workload': {'kind': 'llm-inference', 'model': {'file': 'gone/c.json'}}"),
            "gone/c.json");
        row("unknown card",
            planOf("'workload': {'kind': 'custom'}, 'candidates': {'gpus': ['rtx-4099']}"),
            "rtx-4090");
        row("unknown model",
            planOf("'workload': {'kind': 'llm-inference', 'model': {'name': 'llama-3.1-71b'}}"),
            "llama-3.1-70b");
        row("control characters", planOf("'workload': {'kind': 'custom', 'a\\nb\\u001b[31m': 3}"),
            "workload.a b");
    }
    void unusablePlansAreOneSentence()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, word);
        const QString path = file(QStringLiteral("bad.json"), json);
        const Said said = run({QStringLiteral("estimate"), path});
        QCOMPARE(said.code, 2);
        QVERIFY(said.out.isEmpty());
        QVERIFY2(said.err.startsWith(QLatin1String("xuanka: ") + m_folder.path()),
                 qPrintable(said.err));
        QCOMPARE(said.err.count(u'\n'), 1);
        QVERIFY2(said.err.contains(word), qPrintable(said.err));
    }

    void anEstimateHasTheDocumentedShape()
    {
        const Said said = run({QStringLiteral("estimate"), seventyB()});
        QCOMPARE(said.code, 0);
        QVERIFY(said.err.isEmpty());
        const QJsonObject advice = said.json();
        QCOMPARE(advice[QLatin1String("format")].toString(), QStringLiteral("xuanka-advice"));
        QVERIFY(advice[QLatin1String("defaults_used")].toArray().contains(
            QStringLiteral("workload.prompt_tokens")));
        QHash<QString, QString> fits;
        for (const QJsonValue &value : advice[QLatin1String("candidates")].toArray()) {
            const QJsonObject candidate = value.toObject();
            fits[candidate[QLatin1String("gpu")].toString()
                 + QString::number(candidate[QLatin1String("cards")].toInt())] =
                candidate[QLatin1String("fit")].toString();
            const QJsonObject memory = candidate[QLatin1String("memory_per_card")].toObject();
            const QJsonObject total = memory[QLatin1String("total")].toObject();
            QVERIFY(total[QLatin1String("low")].toDouble()
                    <= total[QLatin1String("mid")].toDouble());
            QVERIFY(total[QLatin1String("mid")].toDouble()
                    <= total[QLatin1String("high")].toDouble());
            QVERIFY(memory[QLatin1String("capacity")].toDouble() > 20);
            QVERIFY(!memory.contains(QLatin1String("gradients"))); // absent, never 0
        }
        QCOMPARE(fits[QStringLiteral("rtx-40901")], QStringLiteral("does-not-fit"));
        QCOMPARE(fits[QStringLiteral("rtx-40904")], QStringLiteral("fits"));
        QCOMPARE(fits[QStringLiteral("rtx-50902")], QStringLiteral("fits"));
        const QJsonObject chosen = advice[QLatin1String("recommendation")].toObject();
        const auto candidates = advice[QLatin1String("candidates")].toArray();
        const QJsonObject winner =
            candidates[chosen[QLatin1String("candidate")].toInt()].toObject();
        QCOMPARE(winner[QLatin1String("gpu")], chosen[QLatin1String("gpu")]);
        QCOMPARE(winner[QLatin1String("cards")], chosen[QLatin1String("cards")]);
    }

    void onePlanGivesTheSameBytes()
    {
        const QString path = seventyB();
        QCOMPARE(run({QStringLiteral("estimate"), path}).out,
                 run({QStringLiteral("estimate"), path}).out);
    }

    void textsFollowTheLanguageAndCodesDoNot()
    {
        const QString path = seventyB();
        const Said english = run({QStringLiteral("estimate"), path});
        const Said chinese = run({QStringLiteral("--language"), QStringLiteral("zh_CN"),
                                  QStringLiteral("estimate"), path});
        const auto because = [](const Said &said) {
            return said.json()[QLatin1String("recommendation")]
                .toObject()[QLatin1String("because")]
                .toArray()
                .first()
                .toObject();
        };
        QCOMPARE(because(english)[QLatin1String("code")], because(chinese)[QLatin1String("code")]);
        const QString gone = m_folder.filePath(QStringLiteral("gone.json"));
        QVERIFY(run({QStringLiteral("estimate"), gone, QStringLiteral("--language=zh_CN")})
                    .err.contains(QStringLiteral("没有这个文件")));
    }

    void whenNothingFitsThereAreWaysOut()
    {
        const Said said =
            run({QStringLiteral("estimate"),
                 plan("'workload': {'kind': 'llm-training', 'model': {'name': 'llama-3.1-70b'}, "
                      "'method': 'full'}, 'candidates': {'gpus': ['rtx-5090'], 'counts': [2]}")});
        QCOMPARE(said.code, 0);
        QVERIFY(said.json()[QLatin1String("recommendation")].isNull());
        QVERIFY(!said.json()[QLatin1String("ways_out")].toArray().isEmpty());
    }

    void aModelFileIsFoundBesideThePlan()
    {
        file(QStringLiteral("config.json"),
             R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"],
                "hidden_size": 256, "intermediate_size": 512, "num_hidden_layers": 4,
                "num_attention_heads": 8, "num_key_value_heads": 2, "vocab_size": 1000,
                "max_position_embeddings": 4096, "tie_word_embeddings": false})");
        const Said inspected =
            run({QStringLiteral("inspect"), m_folder.filePath(QStringLiteral("config.json"))});
        QVERIFY2(inspected.code == 0, qPrintable(inspected.err));
        // 2·1000·256 + 256 + 4·(2·256² + 2·256·64 + 3·256·512 + 2·256)
        QCOMPARE(inspected.json()[QLatin1String("parameters")]
                     .toObject()[QLatin1String("total")]
                     .toInt(),
                 2 * 1000 * 256 + 256
                     + 4 * (2 * 256 * 256 + 2 * 256 * 64 + 3 * 256 * 512 + 2 * 256));
        QCOMPARE(inspected.json()[QLatin1String("kv_bytes_per_token")]
                     .toObject()[QLatin1String("fp16")]
                     .toInt(),
                 4 * 2 * 2 * 32 * 2);
        const Said said =
            run({QStringLiteral("estimate"),
                 plan("'workload': {'kind': 'llm-inference', 'model': {'file': 'config.json'}}")});
        QVERIFY2(said.code == 0, qPrintable(said.err));
    }

    void theCatalogueHasSources()
    {
        for (const QString &what : {QStringLiteral("gpus"), QStringLiteral("models")}) {
            const Said said = run({QStringLiteral("catalog"), what});
            QCOMPARE(said.code, 0);
            const QJsonArray items = said.json()[what].toArray();
            QVERIFY(items.size() >= 5);
            for (const QJsonValue &item : items) {
                const QJsonObject object = item.toObject();
                QVERIFY(!object[QLatin1String("source")].toString().isEmpty()
                        || !object[QLatin1String("sources")].toArray().isEmpty());
            }
        }
    }

    void anEstimateExplainsItself()
    {
        const QString path = seventyB();
        const QString option = QStringLiteral("--explain");
        const Said all = run({QStringLiteral("estimate"), path, option});
        QCOMPARE(all.code, 0);
        const auto stepsOf = [](const Said &said) {
            return said.json()[QLatin1String("explanation")]
                .toObject()[QLatin1String("steps")]
                .toArray();
        };
        QVERIFY(stepsOf(all).size() > 3);
        const Said one =
            run({QStringLiteral("estimate"), option, QStringLiteral("0.weights"), path});
        QVERIFY2(one.code == 0, qPrintable(one.err));
        QVERIFY(!stepsOf(one).isEmpty());
        for (const QJsonValue &step : stepsOf(one)) {
            QCOMPARE(step.toObject()[QLatin1String("term")].toString(), QStringLiteral("weights"));
            QVERIFY(!step.toObject()[QLatin1String("formula")].toString().isEmpty());
        }
        QCOMPARE(run({QStringLiteral("estimate"), option, QStringLiteral("999"), path}).code, 2);
        const Said wrong =
            run({QStringLiteral("estimate"), option, QStringLiteral("0.weigths"), path});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains(QLatin1String("kv_cache")), qPrintable(wrong.err));
    }

    void pricesAreListedImportedAndExported()
    {
        const QString book = m_folder.filePath(QStringLiteral("book.sqlite"));
        const auto prices = [&book](const QStringList &words) {
            return run(QStringList{QStringLiteral("prices")} + words
                       + QStringList{QStringLiteral("--database"), book});
        };
        const auto rowsOf = [](const Said &said) {
            return QJsonDocument::fromJson(said.out.toUtf8()).array();
        };
        const Said seeds = prices({QStringLiteral("list")});
        QCOMPARE(seeds.code, 0);
        QVERIFY(rowsOf(seeds).size() > 150);
        QVERIFY(!QFile::exists(book)); // looking makes no file
        const QString csv = file(QStringLiteral("offers.csv"),
                                 "gpu,cards,price (CNY per card-hour)\n"
                                 "rtx-4090,4,1.55\nL40S,1,ask us on request\n");
        const Said imported = prices({QStringLiteral("import"), csv});
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        QCOMPARE(imported.json()[QLatin1String("imported")].toInt(), 1);
        const QJsonObject skipped =
            imported.json()[QLatin1String("skipped")].toArray().first().toObject();
        QCOMPARE(skipped[QLatin1String("line")].toInt(), 3);
        QVERIFY(!skipped[QLatin1String("reason")].toString().isEmpty());
        const Said after = prices({QStringLiteral("list")});
        QCOMPARE(rowsOf(after).size(), rowsOf(seeds).size() + 1);
        QVERIFY(after.out.contains(QLatin1String("offers.csv:2")));
        const QString copy = m_folder.filePath(QStringLiteral("copy.csv"));
        QCOMPARE(prices({QStringLiteral("export"), copy}).code, 0);
        const Said back =
            run({QStringLiteral("prices"), QStringLiteral("import"), copy,
                 QStringLiteral("--database"), m_folder.filePath(QStringLiteral("second.sqlite"))});
        QCOMPARE(back.json()[QLatin1String("imported")].toInt(), rowsOf(after).size());
        QVERIFY(back.json()[QLatin1String("skipped")].toArray().isEmpty());
        QCOMPARE(prices({QStringLiteral("import"), book}).code, 2);
        QCOMPARE(prices({QStringLiteral("lst")}).code, 2);
        QCOMPARE(prices({QStringLiteral("import")}).code, 2);
        QCOMPARE(run({QStringLiteral("prices"), QStringLiteral("import"), csv,
                      QStringLiteral("--database"), csv})
                     .code,
                 2);
    }

    void aLaunchCommandBecomesAPlan()
    {
        const QString command =
            file(QStringLiteral("serve.sh"),
                 "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-model-len 4096 "
                 "--no-such-option 3\n");
        const Said said = run({QStringLiteral("convert"), command});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        const QString converted = file(QStringLiteral("converted.json"), said.out.toUtf8());
        QCOMPARE(said.json()[QLatin1String("workload")]
                     .toObject()[QLatin1String("context_tokens")]
                     .toInt(),
                 4096);
        QVERIFY(said.out.contains(QLatin1String("such")));
        const Said answered = run({QStringLiteral("estimate"), converted});
        QVERIFY2(answered.code == 0, qPrintable(answered.err));
        QCOMPARE(run({QStringLiteral("convert"), file(QStringLiteral("x.txt"), "hello")}).code, 2);
    }

    void verifyAnswersByExitCode()
    {
        const QString path =
            plan("'workload': {'kind': 'custom'}, 'candidates': {'gpus': ['rtx-4090'], "
                 "'counts': [2]}");
        const QString one = file(QStringLiteral("smi.csv"),
                                 "index, name, memory.total [MiB], driver_version\n"
                                 "0, NVIDIA GeForce RTX 4090, 24564 MiB, 550.90.07\n");
        const Said failed = run({QStringLiteral("verify"), path, one});
        QVERIFY2(failed.code == 1, qPrintable(failed.out + failed.err));
        QCOMPARE(failed.json()[QLatin1String("machine")]
                     .toObject()[QLatin1String("gpus")]
                     .toArray()
                     .size(),
                 1);
        const QString gone = m_folder.filePath(QStringLiteral("gone.txt"));
        const Said mixed = run({QStringLiteral("verify"), path, gone, one});
        QCOMPARE(mixed.code, 1);
        QVERIFY(mixed.out.contains(QLatin1String("gone.txt")));
        QCOMPARE(run({QStringLiteral("verify"), path, gone}).code, 2);
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
