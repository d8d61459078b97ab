// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/PlanJson.h"

#include "core/plan/BudgetCurrency.h"
#include "core/plan/json/FieldReader.h"
#include "core/plan/json/FieldWriter.h"
#include "core/plan/json/JsonText.h"
#include "core/plan/json/PlanFields.h"
#include "core/plan/json/PlanUpgrade.h"

#include <QJsonDocument>

namespace xuanka {
namespace {

using namespace planjson;

constexpr QLatin1String formatName("xuanka-plan");

template <typename T>
QStringList keysOf(const QString &path)
{
    Reading ignored;
    T target;
    const QJsonObject nothing;
    FieldReader<T> reader(nothing, path, target, ignored);
    fields(reader, std::type_identity<T>{});
    QStringList paths;
    for (const QString &name : reader.known())
        paths.append(path + u'.' + name);
    return paths;
}

// The currency that the plan names first, in the order in which a person reads its budget.
Currency currencyIn(const QJsonObject &budget)
{
    QList<QJsonValue> amounts;
    for (const char *name : {"monthly_cap", "electricity_per_kwh", "operations_monthly"})
        amounts.append(budget.value(QLatin1String(name)));
    for (const QJsonValue &offer : budget.value(QLatin1String("offers")).toArray())
        amounts.append(offer.toObject().value(QLatin1String("price")));
    for (const QJsonValue &amount : std::as_const(amounts)) {
        const QString code = amount.toObject().value(QLatin1String("currency")).toString();
        if (code.size() == 3)
            return Currency(code.toStdString());
    }
    return {};
}

// Checks the head of the document and brings an older one up to date.
std::optional<Message> accept(QJsonObject &root)
{
    const QJsonValue format = root.value(QLatin1String("format"));
    if (format.isUndefined())
        return Message(PlanCode::NoFormat);
    if (format.toString() != formatName)
        return Message(PlanCode::NotAPlan, {format.toString().left(60)});
    const QJsonValue version = root.value(QLatin1String("version"));
    const QString versionKey = QStringLiteral("version");
    if (version.isUndefined())
        return Message(PlanCode::MissingKey, {versionKey});
    const int number = version.toInt(0); // 0 also for 1.5 and "1"
    if (version.isDouble() && version.toDouble() > planVersion)
        return Message(PlanCode::NewerVersion,
                       {QString::number(version.toDouble()), qint64(planVersion)});
    if (number < 1)
        return Message(PlanCode::WrongType,
                       {versionKey, TermRef{Room::Plan, static_cast<int>(PlanCode::TypeWhole)}});
    upgradePlan(root, number, planUpgrades());
    return std::nullopt;
}

void readSizes(const QJsonObject &json, Simulation &work, Reading &reading)
{
    QStringList given;
    if (work.millionCells)
        given.append(QStringLiteral("workload.million_cells"));
    if (work.millionFaces)
        given.append(QStringLiteral("workload.million_faces"));
    if (work.memoryGiB)
        given.append(QStringLiteral("workload.memory_gib"));
    if (given.size() > 1)
        return reading.fail({PlanCode::OnlyOneOf, {given[0], given[1]}});
    if (given.isEmpty() && !json.contains(QLatin1String("million_cells"))) {
        work.millionCells = 10;
        reading.defaultsUsed.append(QStringLiteral("workload.million_cells"));
    }
}

template <typename T>
void readWork(const QJsonObject &json, const QString &path, Workload &workload, Reading &reading)
{
    reading.allPaths += keysOf<T>(path);
    T &work = workload.work.emplace<T>();
    FieldReader<T> own(json, path, work, reading);
    fields(own, std::type_identity<T>{});
    if constexpr (std::is_same_v<T, Simulation>)
        readSizes(json, work, reading);
    FieldReader<Workload> shared(json, path, workload, reading);
    fields(shared, std::type_identity<Workload>{});
    checkKeys(json, path, QStringList{QStringLiteral("kind")} + own.known() + shared.known(),
              reading);
}

void readWorkload(const QJsonValue &value, Workload &workload, Reading &reading)
{
    const QString path = QStringLiteral("workload");
    if (value.isUndefined())
        return reading.fail({PlanCode::MissingKey, {path}});
    if (!value.isObject())
        return failWrongType(path, PlanCode::TypeObject, reading);
    const QJsonObject json = value.toObject();
    const QString kindPath = path + QLatin1String(".kind");
    if (!json.contains(QLatin1String("kind")))
        return reading.fail({PlanCode::MissingKey, {kindPath}});
    WorkloadKind kind = WorkloadKind::LlmInference;
    read(json.value(QLatin1String("kind")), kind, {kindPath, {}}, reading);
    if (reading.error)
        return;
    switch (kind) {
    case WorkloadKind::LlmInference:
        return readWork<LlmInference>(json, path, workload, reading);
    case WorkloadKind::LlmTraining:
        return readWork<LlmTraining>(json, path, workload, reading);
    case WorkloadKind::ImageGeneration:
        return readWork<MediaGeneration>(json, path, workload, reading);
    case WorkloadKind::VideoGeneration:
        return readWork<VideoGeneration>(json, path, workload, reading);
    case WorkloadKind::Rendering:
        return readWork<Rendering>(json, path, workload, reading);
    case WorkloadKind::Simulation:
        return readWork<Simulation>(json, path, workload, reading);
    case WorkloadKind::Custom:
        return readWork<CustomWork>(json, path, workload, reading);
    }
}

void readBudget(const QJsonValue &value, Budget &budget, Reading &reading)
{
    reading.currency = currencyIn(value.toObject());
    budget = defaultBudget(reading.currency);
    const bool priceKnown = budget.electricityPerKwh.minor > 0
        || value.toObject().contains(QLatin1String("electricity_per_kwh"));
    readObject(value, QStringLiteral("budget"), budget, reading);
    if (!budget.electricityIncluded && !priceKnown)
        reading.fail({PlanCode::MissingKey, {QStringLiteral("budget.electricity_per_kwh")}});
}

template <typename T>
void insert(QJsonObject &root, const char *key, const T &value, const T &defaults)
{
    QJsonObject object;
    writeObject(object, value, defaults);
    if (!object.isEmpty())
        root.insert(QLatin1String(key), object);
}

} // namespace

Result<ReadPlan> readPlan(const QByteArray &json)
{
    auto root = jsonObjectFromText(json);
    if (!root)
        return Failure(root.error());
    if (auto problem = accept(*root))
        return fail(std::move(*problem));
    Reading reading;
    reading.allPaths = keysOf<Team>(QStringLiteral("team")) + keysOf<Task>(QStringLiteral("task"))
        + keysOf<Budget>(QStringLiteral("budget"))
        + keysOf<CandidateSpace>(QStringLiteral("candidates"));
    const auto value = [&root](const char *key) { return root->value(QLatin1String(key)); };
    Plan plan;
    readWorkload(value("workload"), plan.workload, reading);
    checkKeys(*root, {},
              QStringLiteral("format version title notes workload team task budget candidates")
                  .split(u' '),
              reading);
    if (!value("notes").isUndefined())
        read(value("notes"), plan.notes, {QStringLiteral("notes"), {}}, reading);
    if (!value("title").isUndefined())
        read(value("title"), plan.title, {QStringLiteral("title"), {}}, reading);
    readObject(value("team"), QStringLiteral("team"), plan.team, reading);
    readObject(value("task"), QStringLiteral("task"), plan.task, reading);
    readBudget(value("budget"), plan.budget, reading);
    readObject(value("candidates"), QStringLiteral("candidates"), plan.candidates, reading);
    if (reading.error)
        return Failure(std::move(*reading.error));
    return ReadPlan{std::move(plan), std::move(reading.defaultsUsed)};
}

QByteArray writePlan(const Plan &plan)
{
    QJsonObject workload{{QStringLiteral("kind"), write(plan.workload.kind())}};
    std::visit(
        [&workload](const auto &work) {
            writeObject(workload, work, std::decay_t<decltype(work)>{});
            if constexpr (std::is_same_v<std::decay_t<decltype(work)>, Simulation>) {
                if (work == Simulation{{}, {}, {}, work.precision})
                    workload.insert(QLatin1String("million_cells"), QJsonValue::Null);
            }
        },
        plan.workload.work);
    writeObject(workload, plan.workload, Workload{});
    QJsonObject root{{QStringLiteral("format"), formatName},
                     {QStringLiteral("version"), planVersion},
                     {QStringLiteral("workload"), workload}};
    if (!plan.notes.isEmpty())
        root.insert(QLatin1String("notes"), write(plan.notes));
    if (!plan.title.isEmpty())
        root.insert(QLatin1String("title"), plan.title);
    insert(root, "team", plan.team, Team{});
    insert(root, "task", plan.task, Task{});
    insert(root, "budget", plan.budget, defaultBudget(currencyOf(plan.budget)));
    insert(root, "candidates", plan.candidates, CandidateSpace{});
    return QJsonDocument(root).toJson();
}

} // namespace xuanka
