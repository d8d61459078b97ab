// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/Presets.h"

#include <QCoreApplication>

namespace xuanka {
namespace {

ModelRef named(const char *id)
{
    ModelRef model;
    model.name = QString::fromLatin1(id);
    return model;
}

Money yuan(double amount)
{
    return Money::of(amount);
}

// Caps and team sizes of the first three follow the articles this program started from.
Plan academic()
{
    Plan plan;
    LlmTraining work;
    work.model = named("qwen2.5-7b");
    work.trainingTokens = 50'000'000;
    plan.workload.work = work;
    plan.team.people = 5;
    plan.task.interruptibleOk = true;
    plan.budget.monthlyCap = yuan(4'400);
    plan.budget.months = 6;
    return plan;
}

Plan videoStudio()
{
    Plan plan;
    VideoGeneration work;
    work.model = named("wan2.1-t2v-14b");
    work.width = 832;
    work.height = 480;
    work.frames = 81;
    work.steps = 50;
    work.itemsPerDay = 60;
    work.weights = WeightFormat::Fp8;
    plan.workload.work = work;
    plan.team.people = 3;
    plan.budget.monthlyCap = yuan(3'300);
    return plan;
}

Plan company()
{
    Plan plan;
    LlmInference work;
    work.model = named("qwen2.5-72b");
    work.weights = WeightFormat::Int4Awq;
    work.contextTokens = 8'192;
    work.concurrentRequests = 16;
    plan.workload.work = work;
    plan.team.people = 9;
    plan.team.growthPercent = 30;
    plan.task.realTime = true;
    plan.budget.monthlyCap = yuan(9'000);
    plan.budget.months = 12;
    return plan;
}

Plan supportBot()
{
    Plan plan;
    LlmInference work;
    work.model = named("qwen3-32b");
    work.weights = WeightFormat::Fp8;
    work.contextTokens = 16'384;
    work.concurrentRequests = 8;
    work.promptTokens = 1'500;
    work.outputTokens = 300;
    work.tokensPerSecondPerRequest = 15;
    plan.workload.work = work;
    plan.team.people = 4;
    plan.team.hoursPerDay = 24;
    plan.team.daysPerMonth = 30;
    plan.task.realTime = true;
    plan.budget.monthlyCap = yuan(5'000);
    return plan;
}

Plan renderStudio()
{
    Plan plan;
    Rendering work;
    work.frames = 1'500;
    work.minutesPerFrame = 4;
    work.sceneGiB = 14;
    work.deadlineHours = 48;
    plan.workload.work = work;
    plan.team.people = 4;
    plan.budget.monthlyCap = yuan(6'600);
    return plan;
}

Plan images()
{
    Plan plan;
    MediaGeneration work;
    work.model = named("flux.1-dev");
    work.weights = WeightFormat::Fp8;
    work.steps = 28;
    work.itemsPerDay = 2'000;
    plan.workload.work = work;
    plan.team.people = 4;
    plan.budget.monthlyCap = yuan(3'300);
    return plan;
}

} // namespace

QList<Preset> presets()
{
    return {
        {QStringLiteral("academic"), QT_TRANSLATE_NOOP("Presets", "Academic group"),
         QT_TRANSLATE_NOOP("Presets", "5 people fine-tune a 7B model with LoRA, ¥4,400 a month"),
         "team", academic()},
        {QStringLiteral("video"), QT_TRANSLATE_NOOP("Presets", "Short-video studio"),
         QT_TRANSLATE_NOOP("Presets", "60 clips a day with Wan 2.1 14B, ¥3,300 a month"), "export",
         videoStudio()},
        {QStringLiteral("company"), QT_TRANSLATE_NOOP("Presets", "AI company"),
         QT_TRANSLATE_NOOP("Presets", "A 72B model for 16 requests at once, growing by 30 %"),
         "compute", company()},
        {QStringLiteral("support"), QT_TRANSLATE_NOOP("Presets", "Support assistant"),
         QT_TRANSLATE_NOOP("Presets", "A 32B model around the clock, 15 tokens/s for everyone"),
         "task", supportBot()},
        {QStringLiteral("render"), QT_TRANSLATE_NOOP("Presets", "Render studio"),
         QT_TRANSLATE_NOOP("Presets", "1,500 frames of a 14 GiB scene within 48 hours"), "result",
         renderStudio()},
        {QStringLiteral("images"), QT_TRANSLATE_NOOP("Presets", "Image production"),
         QT_TRANSLATE_NOOP("Presets", "2,000 FLUX.1 images a day for a team of 4"), "preset",
         images()},
    };
}

} // namespace xuanka
