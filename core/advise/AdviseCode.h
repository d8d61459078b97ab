// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What an advice says about candidates, dimensions, ways out, growth. Findings: FindingCode.h.
enum class AdviseCode {
    // a plan that cannot be answered
    WrongModelKind,
    ModelFileMissing,
    NoCandidates,
    // why a candidate lost
    StrategyNotLegal,
    DoesNotFit,
    TooSlowPerRequest,
    TooSlowFirstToken,
    TooSlowRequests,
    TooSlowItems,
    TooSlowDeadline,
    NoReserve,
    NeedFp64,
    NeedEcc,
    NeedMig,
    NeedNvLink,
    NeedSla,
    CardLacksFormat,
    EngineLacksFormat,
    InterruptibleUnwanted,
    PriceUnknown,
    CurrencyMixed,
    OverBudget,
    FewerThanProposed,
    OnlyTight,
    DearerThanRecommended,
    SlowerThanRecommended,
    Idle,
    // why this layout
    LayoutOneCard,
    LayoutReplicas,
    LayoutTensor,
    LayoutTensorCopies,
    LayoutPipeline,
    LayoutLayerSplit,
    LayoutDataParallel,
    LayoutShardedOptimizer,
    LayoutShardedStates,
    LayoutSequence,
    LayoutItems,
    // what a dimension asks for, and why
    ComputeFits,
    ComputeNothingFits,
    ComputeTargets,
    TeamRule,
    TeamQueue,
    TeamQueueOverrun,
    TaskTraining,
    TaskTrainingDeadline,
    TaskInference,
    TaskRealTime,
    TaskAsComputed,
    TaskNeeds,
    BudgetAffords,
    BudgetNoCap,
    BudgetTooLow,
    BudgetNoPrice,
    // why this recommendation
    ChosenByCompute,
    ChosenByTeam,
    ChosenByTask,
    ChosenByBudget,
    CheapestPossible,
    Headroom,
    Speedup,
    ComputeAlone,
    // ways out
    WayWeights,
    WayCache,
    WayContext,
    WayConcurrency,
    WayLora,
    WayQlora,
    WayOptimizer,
    WayCheckpointing,
    WayMicroBatch,
    WaySequence,
    WaySharding,
    WayStrategies,
    WayOffloadOptimizer,
    WayOffloadParameters,
    WayFusedLoss,
    WayEngine,
    WayMoreCards,
    WayOtherCard,
    WayFewerCards,
    WayHourly,
    WayRaiseCap,
    WayTarget,
    WayResolution,
    WayFrames,
    WayBatch,
    WayNone,
    PaysQuality8,
    PaysQuality4,
    PaysQuality3,
    PaysCache8,
    PaysContext,
    PaysConcurrency,
    PaysLora,
    PaysQlora,
    PaysOptimizer8,
    PaysCheckpointing,
    PaysMicroBatch,
    PaysSequence,
    PaysSharding,
    PaysOffload,
    PaysEngine,
    PaysOverCap,
    PaysFusedLoss,
    PaysFrames,
    PaysUnknownPrice,
    PaysAvailability,
    PaysResolution,
    PaysTeam,
    PaysSpeed,
    // growth
    GrowthLoad,
    GrowthPeople,
    GrowthOverCap,
    GrowthOutgrown,
    // the path of the decision
    AskSize,
    AskSizeOfWork,
    AnswerSizeOneCard,
    AnswerSizeManyCards,
    AnswerSizeNever,
    AskTask,
    AnswerTaskTraining,
    AnswerTaskInference,
    AnswerTaskRealTime,
    AnswerTaskBatch,
    AskBudget,
    AnswerBudgetFits,
    AnswerBudgetNoCap,
    AnswerBudgetShort,
    AnswerBudgetNothing,
};

template <>
struct KeyTable<AdviseCode> {
    static constexpr std::array<std::pair<AdviseCode, std::string_view>, 130> rows{{
        {AdviseCode::WrongModelKind, "wrong-model-kind"}, // %1 model
        {AdviseCode::ModelFileMissing, "model-file-missing"}, // %1 file
        {AdviseCode::NoCandidates, "no-candidates"},
        {AdviseCode::StrategyNotLegal, "strategy-not-legal"}, // %1 cards
        {AdviseCode::DoesNotFit, "does-not-fit"}, // %1 needed per card, %2 the card has
        {AdviseCode::TooSlowPerRequest, "too-slow-per-request"}, // %1 reached, %2 asked
        {AdviseCode::TooSlowFirstToken, "too-slow-first-token"}, // %1 reached, %2 asked
        {AdviseCode::TooSlowRequests, "too-slow-requests"}, // %1 reached, %2 asked, a second
        {AdviseCode::TooSlowItems, "too-slow-items"}, // %1 reached, %2 asked, a day
        {AdviseCode::TooSlowDeadline, "too-slow-deadline"}, // %1 needed, %2 allowed
        {AdviseCode::NoReserve, "no-reserve"}, // %1 share to keep free
        {AdviseCode::NeedFp64, "needs-unmet-fp64"}, // %1 card
        {AdviseCode::NeedEcc, "needs-unmet-ecc"}, // %1 card
        {AdviseCode::NeedMig, "needs-unmet-mig"}, // %1 card
        {AdviseCode::NeedNvLink, "needs-unmet-nvlink"}, // %1 card
        {AdviseCode::NeedSla, "needs-unmet-sla"}, // %1 card
        {AdviseCode::CardLacksFormat, "card-lacks-format"}, // %1 card, %2 format
        {AdviseCode::EngineLacksFormat, "engine-lacks-format"}, // %1 engine, %2 format
        {AdviseCode::InterruptibleUnwanted, "interruptible-unwanted"},
        {AdviseCode::PriceUnknown, "price-unknown"}, // %1 card
        {AdviseCode::CurrencyMixed, "currency-mixed"}, // %1 currency of the price, %2 of the plan
        {AdviseCode::OverBudget, "over-budget"}, // %1 monthly total, %2 cap
        {AdviseCode::FewerThanProposed, "fewer-than-proposed"}, // %1 cards proposed
        {AdviseCode::OnlyTight, "only-tight"}, // %1 needed per card, %2 the card has
        {AdviseCode::DearerThanRecommended, "dearer-than-recommended"}, // %1 more a month
        {AdviseCode::SlowerThanRecommended,
         "slower-than-recommended"}, // %1 of the recommended speed
        {AdviseCode::Idle, "idle"}, // %1 idle share
        {AdviseCode::LayoutOneCard, "layout-one-card"},
        {AdviseCode::LayoutReplicas, "layout-replicas"}, // %1 copies
        {AdviseCode::LayoutTensor, "layout-tensor"}, // %1 cards a copy
        {AdviseCode::LayoutTensorCopies, "layout-tensor-copies"}, // %1 copies, %2 cards each
        {AdviseCode::LayoutPipeline, "layout-pipeline"}, // %1 stages
        {AdviseCode::LayoutLayerSplit, "layout-layer-split"}, // %1 cards
        {AdviseCode::LayoutDataParallel, "layout-data-parallel"}, // %1 cards
        {AdviseCode::LayoutShardedOptimizer, "layout-sharded-optimizer"}, // %1 cards
        {AdviseCode::LayoutShardedStates, "layout-sharded-states"}, // %1 cards
        {AdviseCode::LayoutSequence, "layout-sequence"}, // %1 cards
        {AdviseCode::LayoutItems, "layout-items"}, // %1 cards
        {AdviseCode::ComputeFits,
         "compute-fits"}, // %1 machine, %2 needed per card, %3 the card has
        {AdviseCode::ComputeNothingFits,
         "compute-nothing-fits"}, // %1 machine, %2 needed per card, %3 the card has
        {AdviseCode::ComputeTargets, "compute-targets"}, // %1 cards
        {AdviseCode::TeamRule, "team-rule"}, // %1 people, %2 cards
        {AdviseCode::TeamQueue,
         "team-queue"}, // %1 jobs a day, %2 cards, %3 utilisation, %4 mean wait
        {AdviseCode::TeamQueueOverrun, "team-queue-overrun"}, // %1 jobs a day, %2 cards
        {AdviseCode::TaskTraining, "task-training"}, // %1 cards
        {AdviseCode::TaskTrainingDeadline, "task-training-deadline"}, // %1 hours allowed
        {AdviseCode::TaskInference, "task-inference"},
        {AdviseCode::TaskRealTime, "task-real-time"}, // %1 share kept free, %2 cards
        {AdviseCode::TaskAsComputed, "task-as-computed"},
        {AdviseCode::TaskNeeds, "task-needs"}, // %1 card
        {AdviseCode::BudgetAffords,
         "budget-affords"}, // %1 cards, %2 cap, %3 price of a card a month
        {AdviseCode::BudgetNoCap, "budget-no-cap"},
        {AdviseCode::BudgetTooLow, "budget-too-low"}, // %1 cap, %2 price of a card a month
        {AdviseCode::BudgetNoPrice, "budget-no-price"}, // %1 card
        {AdviseCode::ChosenByCompute, "chosen-by-compute"}, // %1 machine
        {AdviseCode::ChosenByTeam, "chosen-by-team"}, // %1 machine
        {AdviseCode::ChosenByTask, "chosen-by-task"}, // %1 machine
        {AdviseCode::ChosenByBudget, "chosen-by-budget"}, // %1 machine, %2 cards proposed
        {AdviseCode::CheapestPossible,
         "cheapest-possible"}, // %1 monthly total, %2 possible candidates
        {AdviseCode::Headroom, "headroom"}, // %1 free on the fullest card, %2 the card has
        {AdviseCode::Speedup, "speedup"}, // %1 times one card
        {AdviseCode::ComputeAlone, "compute-alone"}, // %1 cards would carry the work
        {AdviseCode::WayWeights, "way-weights"}, // %1 format
        {AdviseCode::WayCache, "way-cache"}, // %1 format
        {AdviseCode::WayContext, "way-context"}, // %1 tokens
        {AdviseCode::WayConcurrency, "way-concurrency"}, // %1 requests
        {AdviseCode::WayLora, "way-lora"},
        {AdviseCode::WayQlora, "way-qlora"},
        {AdviseCode::WayOptimizer, "way-optimizer"}, // %1 optimizer
        {AdviseCode::WayCheckpointing, "way-checkpointing"},
        {AdviseCode::WayMicroBatch, "way-micro-batch"}, // %1
        {AdviseCode::WaySequence, "way-sequence"}, // %1 tokens
        {AdviseCode::WaySharding, "way-sharding"},
        {AdviseCode::WayStrategies, "way-strategies"},
        {AdviseCode::WayOffloadOptimizer, "way-offload-optimizer"},
        {AdviseCode::WayOffloadParameters, "way-offload-parameters"},
        {AdviseCode::WayFusedLoss, "way-fused-loss"},
        {AdviseCode::WayEngine, "way-engine"}, // %1 engine, %2 format
        {AdviseCode::WayMoreCards, "way-more-cards"}, // %1 machine
        {AdviseCode::WayOtherCard, "way-other-card"}, // %1 machine
        {AdviseCode::WayFewerCards, "way-fewer-cards"}, // %1 machine
        {AdviseCode::WayHourly, "way-hourly"}, // %1 machine, %2 price a card-hour, %3 hours
        {AdviseCode::WayRaiseCap, "way-raise-cap"}, // %1 needed a month
        {AdviseCode::WayTarget, "way-target"}, // %1 reached
        {AdviseCode::WayResolution, "way-resolution"}, // %1 width, %2 height
        {AdviseCode::WayFrames, "way-frames"}, // %1 frames
        {AdviseCode::WayBatch, "way-batch"}, // %1
        {AdviseCode::WayNone, "way-none"},
        {AdviseCode::PaysQuality8, "pays-quality-8bit"},
        {AdviseCode::PaysQuality4, "pays-quality-4bit"},
        {AdviseCode::PaysQuality3, "pays-quality-3bit"},
        {AdviseCode::PaysCache8, "pays-cache-8bit"},
        {AdviseCode::PaysContext, "pays-context"},
        {AdviseCode::PaysConcurrency, "pays-concurrency"},
        {AdviseCode::PaysLora, "pays-lora"},
        {AdviseCode::PaysQlora, "pays-qlora"},
        {AdviseCode::PaysOptimizer8, "pays-optimizer-8bit"},
        {AdviseCode::PaysCheckpointing, "pays-checkpointing"},
        {AdviseCode::PaysMicroBatch, "pays-micro-batch"},
        {AdviseCode::PaysSequence, "pays-sequence"},
        {AdviseCode::PaysSharding, "pays-sharding"},
        {AdviseCode::PaysOffload, "pays-offload"},
        {AdviseCode::PaysEngine, "pays-engine"},
        {AdviseCode::PaysOverCap, "pays-over-cap"}, // %1 monthly total, %2 cap
        {AdviseCode::PaysFusedLoss, "pays-fused-loss"},
        {AdviseCode::PaysFrames, "pays-frames"},
        {AdviseCode::PaysUnknownPrice, "pays-unknown-price"}, // %1 card
        {AdviseCode::PaysAvailability, "pays-availability"},
        {AdviseCode::PaysResolution, "pays-resolution"},
        {AdviseCode::PaysTeam, "pays-team"}, // %1 cards proposed
        {AdviseCode::PaysSpeed, "pays-speed"}, // %1 of the recommended speed
        {AdviseCode::GrowthLoad, "growth-load"}, // %1 percent more load, %2 month
        {AdviseCode::GrowthPeople, "growth-people"}, // %1 people
        {AdviseCode::GrowthOverCap, "growth-over-cap"}, // %1 monthly total, %2 cap
        {AdviseCode::GrowthOutgrown, "growth-outgrown"}, // %1 month, %2 card
        {AdviseCode::AskSize, "ask-size"}, // %1 model
        {AdviseCode::AskSizeOfWork, "ask-size-of-work"},
        {AdviseCode::AnswerSizeOneCard, "answer-size-one-card"}, // %1 needed, %2 card has, %3 card
        {AdviseCode::AnswerSizeManyCards,
         "answer-size-many-cards"}, // %1 needed on one, %2 card has, %3 card, %4 machine
        {AdviseCode::AnswerSizeNever,
         "answer-size-never"}, // %1 needed per card, %2 card has, %3 machine
        {AdviseCode::AskTask, "ask-task"},
        {AdviseCode::AnswerTaskTraining, "answer-task-training"}, // %1 machine
        {AdviseCode::AnswerTaskInference, "answer-task-inference"}, // %1 machine
        {AdviseCode::AnswerTaskRealTime, "answer-task-real-time"}, // %1 share, %2 machine
        {AdviseCode::AnswerTaskBatch, "answer-task-batch"}, // %1 machine
        {AdviseCode::AskBudget, "ask-budget"},
        {AdviseCode::AnswerBudgetFits, "answer-budget-fits"}, // %1 monthly total, %2 cap
        {AdviseCode::AnswerBudgetNoCap, "answer-budget-no-cap"}, // %1 monthly total
        {AdviseCode::AnswerBudgetShort,
         "answer-budget-short"}, // %1 machine, %2 monthly total, %3 cap, %4 cards proposed
        {AdviseCode::AnswerBudgetNothing, "answer-budget-nothing"},
    }};
};

template <>
struct RoomOf<AdviseCode> {
    static constexpr Room value = Room::Advise;
};

} // namespace xuanka
