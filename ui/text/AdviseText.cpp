// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/AdviseCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("AdviseText", source);
}

} // namespace

QString adviseSentence(const Message &message)
{
    switch (static_cast<AdviseCode>(message.code)) {
    case AdviseCode::WrongModelKind:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "%1 is not made for this kind of work. Choose another model or another kind of work."));
    case AdviseCode::ModelFileMissing:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "The model file %1 was not read. Check its path, or name a model of the catalogue."));
    case AdviseCode::NoCandidates:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "The plan names no card or no count. Give at least one of each."));
    case AdviseCode::StrategyNotLegal:
        return words(QT_TRANSLATE_NOOP("AdviseText", "The work cannot be split this way over %1."));
    case AdviseCode::DoesNotFit:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Needs %1 on a card; the card has %2."));
    case AdviseCode::TooSlowPerRequest:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Reaches %1 per request; the plan asks for %2."));
    case AdviseCode::TooSlowFirstToken:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "The first token comes after %1; the plan asks for %2."));
    case AdviseCode::TooSlowRequests:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Carries %1 requests a second; the plan asks for %2."));
    case AdviseCode::TooSlowItems:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Makes %1 a day; the plan asks for %2."));
    case AdviseCode::TooSlowDeadline:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Takes %1; the deadline allows %2."));
    case AdviseCode::NoReserve:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Leaves less than %1 free, which real-time work should keep."));
    case AdviseCode::NeedFp64:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 has no real FP64 unit."));
    case AdviseCode::NeedEcc:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 has no ECC memory."));
    case AdviseCode::NeedMig:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 cannot be partitioned (MIG)."));
    case AdviseCode::NeedNvLink:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 has no NVLink for this many cards."));
    case AdviseCode::NeedSla:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "%1 is a consumer card: its licence and warranty do not cover data-centre service."));
    case AdviseCode::CardLacksFormat:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 cannot compute with %2 weights."));
    case AdviseCode::EngineLacksFormat:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 does not load %2 weights."));
    case AdviseCode::InterruptibleUnwanted:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "The machine may be taken away at any time; the plan does not allow that."));
    case AdviseCode::PriceUnknown:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "No price is known for %1. Add a quote to compare it."));
    case AdviseCode::CurrencyMixed:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "The price is in %1, the plan in %2; nothing is converted."));
    case AdviseCode::OverBudget:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Costs %1 a month; the cap is %2."));
    case AdviseCode::FewerThanProposed:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Fewer than the %1 proposed."));
    case AdviseCode::OnlyTight:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Fits only if the estimate errs high: %1 of %2."));
    case AdviseCode::DearerThanRecommended:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 more a month than the recommendation."));
    case AdviseCode::SlowerThanRecommended:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 of the speed of the recommendation."));
    case AdviseCode::Idle:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Idle %1 of the team's time."));
    case AdviseCode::LayoutOneCard:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Everything on one card: nothing is lost to communication."));
    case AdviseCode::LayoutReplicas:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "%1 independent copies, one on each card: scales best without NVLink."));
    case AdviseCode::LayoutTensor:
        return words(
            QT_TRANSLATE_NOOP("AdviseText",
                              "Each layer is split over %1 cards (tensor parallel): the model does "
                              "not fit one, and all of them work on every token."));
    case AdviseCode::LayoutTensorCopies:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "%1 copies of %2 cards each (tensor parallel inside a "
                                       "copy): the smallest group that pays, repeated."));
    case AdviseCode::LayoutPipeline:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "The layers lie on %1 stages (pipeline): little "
                                       "communication, gains with many requests."));
    case AdviseCode::LayoutLayerSplit:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Consecutive layers lie on %1 cards: more memory, not more speed for one stream."));
    case AdviseCode::LayoutDataParallel:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Each of the %1 cards trains on its own data with a full copy (data parallel)."));
    case AdviseCode::LayoutShardedOptimizer:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "A full copy of the weights on each card, optimizer state shared over %1 (ZeRO)."));
    case AdviseCode::LayoutShardedStates:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Weights, gradients and optimizer state shared over %1 cards (ZeRO-3 / FSDP): fits "
            "where a copy does not, at the price of communication."));
    case AdviseCode::LayoutSequence:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Each clip is computed by %1 cards together (sequence parallel)."));
    case AdviseCode::LayoutItems:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 cards work on separate items."));
    case AdviseCode::ComputeFits:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "%1 hold the work: %2 needed on a card of %3."));
    case AdviseCode::ComputeNothingFits:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "No count asked for holds the work: with %1 each card still needs %2 of %3."));
    case AdviseCode::ComputeTargets:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "%1 are the fewest that also reach the targets."));
    case AdviseCode::TeamRule:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "%1: the rule of thumb proposes %2 (2–3 people 2, 4–7 "
                                       "people 4, 8–10 people 6, more 8)."));
    case AdviseCode::TeamQueue:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "%1 jobs a day on %2: busy %3 of the time, a job waits %4 on average."));
    case AdviseCode::TeamQueueOverrun:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "%1 jobs a day are more than %2 can finish: the queue only grows."));
    case AdviseCode::TaskTraining:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Training without a deadline: one tier up, %1."));
    case AdviseCode::TaskTrainingDeadline:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "The deadline of %1 already sized the machine."));
    case AdviseCode::TaskInference:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Inference: fewer cards than the team's proposal are acceptable when money is short."));
    case AdviseCode::TaskRealTime:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Real time: %1 kept free, %2."));
    case AdviseCode::TaskAsComputed:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "The kind of work adds nothing to what the computation needs."));
    case AdviseCode::TaskNeeds:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "The special needs of the plan decide which cards are "
                                       "suitable; %1 was checked against them."));
    case AdviseCode::BudgetAffords:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%2 pays for %1 at %3 a card."));
    case AdviseCode::BudgetNoCap:
        return words(QT_TRANSLATE_NOOP("AdviseText", "No monthly cap was given."));
    case AdviseCode::BudgetTooLow:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 does not pay for one card (%2 a month)."));
    case AdviseCode::BudgetNoPrice:
        return words(QT_TRANSLATE_NOOP("AdviseText", "No price is known for %1."));
    case AdviseCode::ChosenByCompute:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "%1: the fewest cards that hold the work and reach the targets."));
    case AdviseCode::ChosenByTeam:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1: the size of the team decides."));
    case AdviseCode::ChosenByTask:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1: the kind of work decides."));
    case AdviseCode::ChosenByBudget:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "%1: what the cap pays for; %2 were proposed."));
    case AdviseCode::CheapestPossible:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "At %1 a month the cheapest of those that meet it; %2 of "
                                       "all candidates are possible."));
    case AdviseCode::Headroom:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 of %2 stay free on the fullest card."));
    case AdviseCode::Speedup:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 as fast as one card."));
    case AdviseCode::ComputeAlone:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "The work alone needs %1; the rest is for the people waiting."));
    case AdviseCode::WayWeights:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Quantise the weights to %1."));
    case AdviseCode::WayCache:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Keep the KV cache in %1."));
    case AdviseCode::WayContext:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Shorten the context to %1."));
    case AdviseCode::WayConcurrency:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Serve %1 requests at the same time."));
    case AdviseCode::WayLora:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Train a LoRA adapter instead of all weights."));
    case AdviseCode::WayQlora:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Train a LoRA adapter over 4-bit weights (QLoRA)."));
    case AdviseCode::WayOptimizer:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Use the optimizer %1."));
    case AdviseCode::WayCheckpointing:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "Recompute activations (full activation checkpointing)."));
    case AdviseCode::WayMicroBatch:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Use a micro-batch of %1 and accumulate more."));
    case AdviseCode::WaySequence:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Train on sequences of %1."));
    case AdviseCode::WaySharding:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "Let the states be shared over the cards as it suits."));
    case AdviseCode::WayStrategies:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Allow every way to split the work."));
    case AdviseCode::WayOffloadOptimizer:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Move the optimizer state to host memory."));
    case AdviseCode::WayOffloadParameters:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Move weights and optimizer state to host memory."));
    case AdviseCode::WayFusedLoss:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Use a fused or chunked loss, which never holds all logits."));
    case AdviseCode::WayEngine:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Run it with %1 and %2 weights."));
    case AdviseCode::WayMoreCards:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Rent %1."));
    case AdviseCode::WayOtherCard:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Rent %1 instead."));
    case AdviseCode::WayFewerCards:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Rent only %1."));
    case AdviseCode::WayHourly:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "Rent %1 by the hour at %2 a card; %3 a month are used."));
    case AdviseCode::WayRaiseCap:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Raise the cap to %1."));
    case AdviseCode::WayTarget:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Accept the speed that is reached: %1."));
    case AdviseCode::WayResolution:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Work at %1 × %2 pixels and enlarge afterwards."));
    case AdviseCode::WayFrames:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Make clips of %1 frames."));
    case AdviseCode::WayBatch:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Make %1 at a time."));
    case AdviseCode::WayNone:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "No single change of this list makes the plan possible. "
                                       "Change the model, or the work itself."));
    case AdviseCode::PaysQuality8:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "Quality loss of 8-bit weights is usually within noise."));
    case AdviseCode::PaysQuality4:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "4-bit weights cost a little quality, more with small "
                                       "models and long reasoning: test on your own tasks."));
    case AdviseCode::PaysQuality3:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Below 4 bits quality drops visibly: only where nothing else is possible."));
    case AdviseCode::PaysCache8:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "An 8-bit cache rarely changes answers; very long contexts suffer first."));
    case AdviseCode::PaysContext:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "Longer conversations and documents are cut or refused."));
    case AdviseCode::PaysConcurrency:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Further requests wait in line."));
    case AdviseCode::PaysLora:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "An adapter learns style and tasks well, new knowledge less than full training."));
    case AdviseCode::PaysQlora:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "As LoRA; the 4-bit base costs a little quality and about a fifth of the speed."));
    case AdviseCode::PaysOptimizer8:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "8-bit optimizer states train as well in most reports."));
    case AdviseCode::PaysCheckpointing:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Costs about a third more computation."));
    case AdviseCode::PaysMicroBatch:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Slower: the card computes less efficiently."));
    case AdviseCode::PaysSequence:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Longer samples are cut."));
    case AdviseCode::PaysSharding:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "Communication in every step: slower without NVLink."));
    case AdviseCode::PaysOffload:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText",
            "Much slower: the host's memory and PCIe set the pace; ask for enough host memory."));
    case AdviseCode::PaysEngine:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Another engine: test the quality and the speed with many users."));
    case AdviseCode::PaysOverCap:
        return words(QT_TRANSLATE_NOOP("AdviseText", "At %1 a month it exceeds the cap of %2."));
    case AdviseCode::PaysFusedLoss:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Needs a training program that has it; the result is the same."));
    case AdviseCode::PaysFrames:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Shorter clips."));
    case AdviseCode::PaysUnknownPrice:
        return words(QT_TRANSLATE_NOOP("AdviseText", "No price is known for %1: ask for a quote."));
    case AdviseCode::PaysAvailability:
        return words(QT_TRANSLATE_NOOP("AdviseText",
                                       "A machine by the hour may be gone when you need it again, "
                                       "and its disk may cost extra."));
    case AdviseCode::PaysResolution:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Fine detail is invented by the upscaler."));
    case AdviseCode::PaysTeam:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "%1 were proposed for the team: people wait more."));
    case AdviseCode::PaysSpeed:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 of the speed of the recommendation."));
    case AdviseCode::GrowthLoad:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 more load by then (%2 from now)."));
    case AdviseCode::GrowthPeople:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 work with it by then."));
    case AdviseCode::GrowthOverCap:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Costs %1 a month; the cap is %2."));
    case AdviseCode::GrowthOutgrown:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "After %1 no count of %2 asked for is enough."));
    case AdviseCode::AskSize:
        return words(QT_TRANSLATE_NOOP("AdviseText", "How large is the work? (%1)"));
    case AdviseCode::AskSizeOfWork:
        return words(QT_TRANSLATE_NOOP("AdviseText", "How large is the work?"));
    case AdviseCode::AnswerSizeOneCard:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 on one %3 of %2: one card holds it."));
    case AdviseCode::AnswerSizeManyCards:
        return words(
            QT_TRANSLATE_NOOP("AdviseText", "%1 on one %3 of %2: too much; %4 hold it together."));
    case AdviseCode::AnswerSizeNever:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Even with %3 each card needs %1 of %2."));
    case AdviseCode::AskTask:
        return words(QT_TRANSLATE_NOOP("AdviseText", "What kind of work is it?"));
    case AdviseCode::AnswerTaskTraining:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Training: %1."));
    case AdviseCode::AnswerTaskInference:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Inference: %1; further cards mostly serve more users at once."));
    case AdviseCode::AnswerTaskRealTime:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Real time, %1 kept free: %2."));
    case AdviseCode::AnswerTaskBatch:
        return words(QT_TRANSLATE_NOOP("AdviseText", "Work that can wait: %1."));
    case AdviseCode::AskBudget:
        return words(QT_TRANSLATE_NOOP("AdviseText", "What does the budget allow?"));
    case AdviseCode::AnswerBudgetFits:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 a month, within the cap of %2."));
    case AdviseCode::AnswerBudgetNoCap:
        return words(QT_TRANSLATE_NOOP("AdviseText", "%1 a month; no cap was given."));
    case AdviseCode::AnswerBudgetShort:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "The cap of %3 pays for %1 at %2 a month; %4 were proposed."));
    case AdviseCode::AnswerBudgetNothing:
        return words(QT_TRANSLATE_NOOP(
            "AdviseText", "Nothing that does the work is within reach; see the ways out."));
    }
    return {};
}

} // namespace xuanka::text
