// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/BudgetCurrency.h"
#include "core/plan/PlanCode.h"
#include "core/plan/PlanJson.h"
#include "core/plan/json/PlanUpgrade.h"
#include "ui/text/Text.h"

#include <QTest>

using namespace xuanka;

namespace {

// A plan whose `part` is written in JSON with single quotes.
QByteArray plan(const char *part)
{
    QByteArray text = "{'format': 'xuanka-plan', 'version': 1, ";
    text += part;
    text += "}";
    return text.replace('\'', '"');
}

QByteArray workload(const char *fields)
{
    return plan(QByteArray("'workload': {" + QByteArray(fields) + "}"));
}

QString sentence(const QByteArray &json)
{
    const auto result = readPlan(json);
    return result ? QString() : text::of(result.error(), QLocale::c());
}

} // namespace

class TestPlanJson final : public QObject {
    Q_OBJECT

private slots:
    void onlyThreeKeysAreRequired()
    {
        for (const auto &[kind, name] : KeyTable<WorkloadKind>::rows) {
            const auto read = readPlan(workload(("'kind': '" + std::string(name) + "'").c_str()));
            QVERIFY2(read, name.data());
            QCOMPARE(read->plan.workload.kind(), kind);
            QVERIFY(read->defaultsUsed.contains(QStringLiteral("team.people")));
        }
    }

    void defaultsAreListedByKeyPath()
    {
        const auto read = readPlan(workload("'kind': 'llm-inference', 'context_tokens': 4096"));
        QVERIFY(read);
        const auto &work = std::get<LlmInference>(read->plan.workload.work);
        QCOMPARE(work.contextTokens, 4096);
        QCOMPARE(work.model, ModelRef{}); // advise() picks the default model of the kind
        QVERIFY(!read->defaultsUsed.contains(QStringLiteral("workload.context_tokens")));
        for (const char *path : {"workload.model", "workload.weights", "budget.pue",
                                 "candidates.gpus", "budget.offers"})
            QVERIFY2(read->defaultsUsed.contains(QLatin1String(path)), path);
        // A target that nobody set is no default.
        QVERIFY(!read->defaultsUsed.contains(QStringLiteral("workload.first_token_seconds")));
    }

    void theDocumentedExample()
    {
        const auto read = readPlan(plan(
            R"('title': 'Support bot',
            'workload': { 'kind': 'llm-inference', 'model': {'name': 'llama-3.1-70b'},
                'weights': 'int4-awq', 'kv_cache': 'fp16', 'engine': 'vllm', 'context_tokens': 8192,
                'concurrent_requests': 8, 'prompt_tokens': 1500, 'output_tokens': 300 },
            'team': { 'people': 5, 'hours_per_day': 10, 'days_per_month': 22,
                'growth_percent': 30, 'growth_months': 6 },
            'task': { 'real_time': false, 'interruptible_ok': false, 'needs': [] },
            'budget': { 'monthly_cap': {'amount': 6600, 'currency': 'CNY'}, 'months': 6 },
            'candidates': { 'gpus': ['rtx-4090', 'rtx-5090'], 'counts': [1, 2, 4, 6, 8],
                'strategies': ['auto'] })"));
        QVERIFY2(read, qPrintable(read ? QString() : text::of(read.error(), QLocale::c())));
        QCOMPARE(read->plan.title, QStringLiteral("Support bot"));
        QCOMPARE(read->plan.budget.monthlyCap, Money::of(6600));
        QCOMPARE(std::get<LlmInference>(read->plan.workload.work).weights, WeightFormat::Int4Awq);
        QCOMPARE(read->plan.candidates.counts, (QList<int>{1, 2, 4, 6, 8}));
        QCOMPARE(readPlan(writePlan(read->plan))->plan, read->plan);
    }

    void everyKindSurvivesARoundTrip_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *name, const char *fields) {
            QTest::newRow(name) << workload(fields);
        };
        row("inference", R"('kind': 'llm-inference', 'model': {'parameters': 7.2e9},
            'weights': 'gguf-q4_k_m', 'kv_cache': 'q8_0', 'engine': 'llama.cpp',
            'gpu_memory_utilization': 0.85, 'tokens_per_second_per_request': 12.5,
            'requests_per_second': 0.3, 'instances': 2,
            'measured': [{'what': 'memory-used-gib', 'value': 21.5, 'gpu': 'rtx-4090',
                'cards': 2, 'note': 'trial, 3 Nov'}])");
        row("training", R"('kind': 'llm-training', 'model': {'file': '../m/config.json'},
            'method': 'qlora', 'precision': 'bf16', 'optimizer': 'paged-adamw-8bit',
            'sharding': 'zero3', 'offload': 'optimizer', 'activation_checkpointing': 'selective',
            'flash_attention': false, 'training_tokens': 250000000000, 'deadline_days': 12.5)");
        row("training auto", R"('kind': 'llm-training', 'sharding': 'auto')");
        row("image", R"('kind': 'image-generation', 'model': {'name': 'flux.1-dev'},
            'weights': 'fp8', 'width': 1344, 'batch': 4, 'items_per_day': 2500.5)");
        row("video", R"('kind': 'video-generation', 'frames': 121, 'height': 720)");
        row("rendering", R"('kind': 'rendering', 'engine': 'octane', 'scene_gib': 21.5,
            'resolution': '4096x2160', 'deadline_hours': 36, 'reference_gpu': 'rtx-3090')");
        row("simulation", R"('kind': 'simulation', 'million_faces': 42.5, 'precision': 'fp64')");
        row("simulation without size", R"('kind': 'simulation', 'million_cells': null)");
        row("custom", R"('kind': 'custom', 'memory_gib': 17.5, 'gradient_gib': 0,
            'seconds_per_step': 0.031, 'steps': 90000, 'splittable': false)");
        row("no model chosen", R"('kind': 'llm-inference', 'model': null)");
        QTest::newRow("every other part") << plan(
            R"('workload': {'kind': 'custom'}, 'notes': ['first', '第二'], 'title': '选卡 \"quoted\" \\ back',
            'team': {'people': 12, 'hours_per_day': 7.5, 'jobs_per_person_per_day': 3.5},
            'task': {'real_time': true, 'interruptible_ok': true, 'needs': ['ecc', 'sla']},
            'budget': {'monthly_cap': {'amount': 1234.56, 'currency': 'USD'}, 'pue': 1.25,
                'electricity_included': false, 'operations_monthly': 300, 'offers': [
                {'vendor': 'A', 'gpu': 'l40s', 'cards': 4, 'price': 3.99, 'per': 'machine-hour',
                 'billing': 'second', 'interruptible': true, 'includes': ['electricity'],
                 'vcpus': 64, 'memory_gib': 512, 'disk_gib': 0, 'pcie': '4.0 x16',
                 'tenancy': 'bare-metal', 'saved_environment': true, 'cooling': 'liquid',
                 'claims': 'NVLink', 'region': 'IS', 'date_seen': '2026-11-02',
                 'source': 'quote.csv:3', 'note': '关机后磁盘照收'}]},
            'candidates': {'gpus': ['l40s'], 'counts': [3, 16], 'strategies': ['replicas']})");
    }

    void everyKindSurvivesARoundTrip()
    {
        QFETCH(QByteArray, json);
        const auto first = readPlan(json);
        QVERIFY2(first, qPrintable(sentence(json)));
        const QByteArray written = writePlan(first->plan);
        const auto second = readPlan(written);
        QVERIFY2(second, qPrintable(sentence(written)));
        QCOMPARE(second->plan, first->plan);
        QCOMPARE(writePlan(second->plan), written);
    }

    void defaultPlansOfEveryKindSurviveARoundTrip()
    {
        for (const Work &work :
             {Work(LlmInference{}), Work(LlmTraining{}), Work(MediaGeneration{}),
              Work(VideoGeneration{}), Work(Rendering{}), Work(Simulation{}), Work(CustomWork{})}) {
            Plan original;
            original.workload.work = work;
            const auto read = readPlan(writePlan(original));
            QVERIFY2(read, qPrintable(sentence(writePlan(original))));
            QCOMPARE(read->plan, original);
        }
    }

    void spellingsPeopleUse()
    {
        const auto on =
            readPlan(workload("'kind': 'llm-training', 'activation_checkpointing': false"));
        QVERIFY(on);
        QCOMPARE(std::get<LlmTraining>(on->plan.workload.work).checkpointing, Checkpointing::None);
        const auto marked = readPlan("\xef\xbb\xbf" + workload("'kind': 'custom'"));
        QVERIFY(marked);
        const auto twice = readPlan(plan("'workload': {'kind': 'custom'}, "
                                         "'candidates': {'counts': [2, 2, 4]}"));
        QCOMPARE(twice->plan.candidates.counts, (QList<int>{2, 4}));
    }

    void mistakesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *name, const QByteArray &json, const char *words) {
            QTest::newRow(name) << json << QString::fromUtf8(words).split(u'|');
        };
        const auto inference = [](const char *fields) {
            return workload(QByteArray("'kind': 'llm-inference', " + QByteArray(fields)));
        };
        row("unknown key", inference("'contxt_tokens': 8192"),
            "workload.contxt_tokens|workload.context_tokens");
        row("unknown top key", plan("'workload': {'kind': 'custom'}, 'budgett': {}"),
            "budgett|\"budget\"");
        row("misplaced key", plan("'workload': {'kind': 'custom'}, 'electricity_per_kwh': 1"),
            "electricity_per_kwh|budget.electricity_per_kwh");
        row("far key", inference("'zzzzzzzz': 1"), "workload.zzzzzzzz|concurrent_requests");
        row("key in money",
            plan("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': "
                 "{'amount': 1, 'curency': 'CNY'}}"),
            "budget.monthly_cap.curency|budget.monthly_cap.currency");
        row("key in a quote",
            plan("'workload': {'kind': 'custom'}, 'budget': {'offers': [{'gpu': 'l4', "
                 "'price': 1, 'vcpu': 8}]}"),
            "budget.offers[0].vcpu|budget.offers[0].vcpus");
        row("no cards", plan("'workload': {'kind': 'custom'}, 'candidates': {'counts': [2, 0]}"),
            "candidates.counts[1]|between 1 and 1024|0");
        row("no counts", plan("'workload': {'kind': 'custom'}, 'candidates': {'counts': []}"),
            "candidates.counts|1");
        row("negative money",
            plan("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': "
                 "{'amount': -5, 'currency': 'CNY'}}"),
            "budget.monthly_cap.amount|between 0 and|-5");
        row("too many tokens", inference("'context_tokens': 1e30"),
            "workload.context_tokens|between 1 and 100000000|1e+30");
        row("half a card", plan("'workload': {'kind': 'custom'}, 'candidates': {'counts': [1.5]}"),
            "candidates.counts[0]|whole number");
        row("text for number", inference("'context_tokens': '8192'"),
            "workload.context_tokens|whole number");
        row("number for text", inference("'engine': 3"), "workload.engine|text");
        row("not a number", inference("'context_tokens': NaN"), "JSON|line 1");
        row("infinite", inference("'tokens_per_second_per_request': 1e999"), "line 1");
        row("yes or no", plan("'workload': {'kind': 'custom'}, 'task': {'real_time': 1}"),
            "task.real_time|true or false");
        row("unknown term", inference("'weights': 'int4_awq'"),
            "workload.weights|int4_awq|int4-awq");
        row("unknown kind", workload("'kind': 'llm-inferense'"), "workload.kind|llm-inference");
        row("no kind", workload(""), "workload.kind|missing");
        row("no workload", plan("'title': 'x'"), "workload|missing");
        row("null title", plan("'workload': {'kind': 'custom'}, 'title': null"), "title|text");
        row("two currencies",
            plan("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': {'amount': 9, "
                 "'currency': 'CNY'}, 'electricity_per_kwh': {'amount': 1, 'currency': 'USD'}}"),
            "budget.electricity_per_kwh.currency|USD|CNY");
        row("bad currency",
            plan("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': {'amount': 9, "
                 "'currency': 'rmb'}}"),
            "budget.monthly_cap.currency|rmb");
        row("two models", inference("'model': {'name': 'a', 'file': 'b'}"),
            "workload.model.file|workload.model.name|only one");
        row("no model in it", inference("'model': {}"), "workload.model|name, file, parameters");
        row("two sizes", workload("'kind': 'simulation', 'million_cells': 1, 'memory_gib': 2"),
            "workload.million_cells|workload.memory_gib");
        row("resolution", workload("'kind': 'rendering', 'resolution': '4k'"),
            "workload.resolution|1920x1080|4k");
        row("quote without price",
            plan("'workload': {'kind': 'custom'}, 'budget': {'offers': [{'gpu': 'l4'}]}"),
            "budget.offers[0].price|missing");
        row("own power without tariff",
            plan("'workload': {'kind': 'custom'}, 'budget': {'monthly_cap': {'amount': 9, "
                 "'currency': 'EUR'}, 'electricity_included': false}"),
            "budget.electricity_per_kwh|missing");
        row("newer", QByteArray(R"({"format": "xuanka-plan", "version": 7})"), "7|1|Update");
        row("version text", QByteArray(R"({"format": "xuanka-plan", "version": "1"})"), "version");
        row("version zero", QByteArray(R"({"format": "xuanka-plan", "version": 0})"), "version");
        row("another format", QByteArray(R"({"format": "xuanka-advice", "version": 1})"),
            "xuanka-advice|xuanka-plan");
        row("a model file", QByteArray(R"({"architectures": ["LlamaForCausalLM"]})"),
            "not a Xuanka plan");
        row("a list", QByteArray("[1, 2]"), "not a Xuanka plan");
        row("missing comma", QByteArray("{\n\"format\": \"xuanka-plan\"\n\"version\": 1}"),
            "comma|line 3");
        row("cut off", QByteArray("{\n\"format\": \"xuanka-plan\",\n\"workload\": {"), "line 3");
        row("after the end", QByteArray("{\"format\": \"xuanka-plan\"}\n}"), "line 2");
        row("empty", QByteArray(), "empty");
        row("blank", QByteArray(" \n\t "), "empty");
        row("twice", QByteArray("{\"format\": \"xuanka-plan\",\n\"version\": 1,\n\"version\": 2}"),
            "version|line 3");
        row("merge", QByteArray("{\"format\": \"xuanka-plan\",\n<<<<<<< HEAD\n\"version\": 1}"),
            "ine 2|merge");
        row("latin1", QByteArray("{\"format\": \"xuanka-plan\",\n\"title\": \"caf\xe9\"}"),
            "ine 2|UTF-8");
        row("utf16", QByteArray("\xff\xfe{\0}\0", 6), "UTF-16");
        row("utf16 unmarked", QByteArray("{\0\"\0f\0", 6), "UTF-16");
        row("deep", QByteArray(200'000, '['), "levels");
        row("huge", QByteArray(1'100'000, ' '), "1 MiB");
    }

    void mistakesAreNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(QStringList, words);
        const QString said = sentence(json);
        QVERIFY(!said.isEmpty());
        QVERIFY2(!said.contains(u'\n'), qPrintable(said));
        for (const QString &word : words)
            QVERIFY2(said.contains(word), qPrintable(said + QLatin1String(" lacks ") + word));
    }

    void everyCutOfAPlanIsAnErrorAndNoCrash()
    {
        const QByteArray whole = workload("'kind': 'llm-inference', 'model': {'name': '选卡'}");
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY(!readPlan(whole.left(length)));
        QVERIFY(readPlan(whole));
    }

    void amountsFollowTheCurrencyOfThePlan()
    {
        const auto read = readPlan(plan("'workload': {'kind': 'custom'}, 'budget': {"
                                        "'operations_monthly': 100, 'monthly_cap': {'amount': 9, "
                                        "'currency': 'USD'}}"));
        QVERIFY(read);
        const Budget &budget = read->plan.budget;
        QCOMPARE(budget.operationsMonthly, Money::of(100, Currency("USD")));
        QCOMPARE(budget.electricityPerKwh, Money::of(0.09, Currency("USD")));
        const Budget back = inCurrency(budget, Currency("CNY"));
        QCOMPARE(back.electricityPerKwh, Budget{}.electricityPerKwh);
        QCOMPARE(back.monthlyCap, Money::of(9));
        QCOMPARE(currencyOf(back), Currency("CNY"));
    }

    void olderPlansAreUpgradedStepByStep()
    {
        const PlanUpgrade steps[] = {
            [](QJsonObject &object) { object.insert(QLatin1String("a"), 1); },
            [](QJsonObject &object) {
                object.insert(QLatin1String("b"), object.value(QLatin1String("a")).toInt() + 1);
            },
        };
        QJsonObject first{{QStringLiteral("version"), 1}};
        upgradePlan(first, 1, steps);
        QCOMPARE(first.value(QLatin1String("b")).toInt(), 2);
        QCOMPARE(first.value(QLatin1String("version")).toInt(), 3);
        QJsonObject second{{QStringLiteral("version"), 2}};
        upgradePlan(second, 2, steps);
        QVERIFY(!second.contains(QLatin1String("a")));
        QCOMPARE(second.value(QLatin1String("version")).toInt(), 3);
    }
};

QTEST_APPLESS_MAIN(TestPlanJson)
#include "tst_planjson.moc"
