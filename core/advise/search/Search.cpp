// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/Search.h"

#include "core/advise/search/Layouts.h"
#include "core/advise/search/MeasuredValues.h"
#include "core/advise/search/Verdict.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Memory.h"

#include <algorithm>
#include <tuple>

namespace xuanka {
namespace {

// How instances of a job lie on the cards: each on cards of its own, or several on one card.
struct Placement {
    int cardsEach = 1;
    int perCard = 1;
};

Placement placementOf(int instances, int cards)
{
    if (cards >= instances)
        return {cards / instances, 1};
    return {1, (instances + cards - 1) / cards};
}

void scale(Estimated &value, double factor)
{
    if (value)
        value.band *= factor;
}

// Several instances on one card share its memory and take turns.
void shareCard(Option &option, int perCard)
{
    MemoryEstimate &memory = option.memory;
    for (Estimated *term : {&memory.weights, &memory.kvCache, &memory.activations,
                            &memory.gradients, &memory.optimizer, &memory.runtime, &memory.total})
        scale(*term, perCard);
    memory.preallocated = {};
    memory.largestContext.reset();
    memory.largestConcurrency.reset();
    memory.fit = decideFit(memory, memory.capacityGiB);
    SpeedEstimate &speed = option.speed;
    scale(speed.decodeTokensPerSecondPerStream, 1.0 / perCard);
    scale(speed.firstTokenSeconds, perCard);
    scale(speed.secondsPerItem, perCard);
    scale(speed.jobHours, perCard);
}

// Rates are of the whole configuration: all instances together.
void multiplyRates(SpeedEstimate &speed, double groups)
{
    for (Estimated *rate : {&speed.decodeTokensPerSecond, &speed.prefillTokensPerSecond,
                            &speed.trainingTokensPerSecond, &speed.itemsPerHour})
        scale(*rate, groups);
}

// Which of two layouts of the same cards is the better answer: one that fits, that reaches the
// targets, that is fast, that needs less memory; then the simpler one, which comes first.
bool better(const Question &question, const Option &a, const Option &b)
{
    const auto rank = [&](const Option &option) {
        const bool fits = option.memory.fit != Fit::DoesNotFit;
        const bool misses = fits && missesOf(question, option.speed).any();
        return std::tuple(!fits, misses, option.memory.fit == Fit::Tight,
                          fits ? -meritOf(question, option.speed) : option.memory.total.band.mid);
    };
    return rank(a) < rank(b);
}

// The estimated speed of the best layout at a count, before any measurement: what a measured value
// at that count is compared with.
SpeedEstimate plainSpeed(const Question &question, const Gpu &gpu, int cards, Strategy strategy,
                         const EstimateConstants &constants)
{
    SpeedEstimate best;
    const Link link = likelyLink(gpu.spec, cards);
    for (const NamedLayout &named : layoutsFor(question, strategy, cards)) {
        const SpeedEstimate speed =
            estimateSpeed(question.job, gpu.spec, named.layout, link, constants.speed);
        if (meritOf(question, speed) > meritOf(question, best))
            best = speed;
    }
    return best;
}

} // namespace

double meritOf(const Question &question, const SpeedEstimate &speed)
{
    if (question.goal == Goal::Latency && speed.decodeTokensPerSecondPerStream)
        return speed.decodeTokensPerSecondPerStream.band.mid;
    for (const Estimated *rate : {&speed.decodeTokensPerSecond, &speed.trainingTokensPerSecond,
                                  &speed.itemsPerHour, &speed.speedup}) {
        if (*rate)
            return rate->band.mid;
    }
    return 0;
}

namespace {

// Where nobody knows any price, the plan is answered all the same, by the number of cards.
void answerWithoutPrices(std::vector<Option> &options)
{
    const bool none = std::all_of(options.begin(), options.end(), [](const Option &option) {
        return has(option.losses, Loss::NoPrice);
    });
    if (!none)
        return;
    for (Option &option : options)
        option.losses = without(option.losses, Loss::NoPrice);
}

// One layout of one card count, estimated. `own` corrects by what was measured on this card.
void estimate(const Question &question, const NamedLayout &named, const Placement &placement,
              const EstimateConstants &constants, const MeasuredValues &own, Option &option)
{
    const GpuSpec &spec = option.gpu->spec;
    option.strategy = named.strategy;
    option.layout = named.layout;
    option.losses = Loss::None;
    option.memory = estimateMemory(question.job, spec, named.layout, constants.memory);
    if (placement.perCard == 1 && !own.isEmpty())
        own.applyToMemory(option.memory, placement.cardsEach, constants.memory);
    if (option.memory.fit == Fit::DoesNotFit)
        return; // its speed would be a fiction
    option.speed = estimateSpeed(question.job, spec, named.layout, option.link, constants.speed);
    if (placement.perCard == 1 && !own.isEmpty())
        own.applyToSpeed(option.speed, placement.cardsEach, [&](int cards) {
            return plainSpeed(question, *option.gpu, cards, named.strategy, constants);
        });
}

// Whether a quote's slot is narrower than what the estimate took for granted.
bool narrower(const std::optional<QuotedPcie> &slot, const Link &link)
{
    return slot && (slot->lanes < link.pcieLanes || slot->generation < link.pcieGeneration);
}

} // namespace

Option bestLayout(const Question &question, const Gpu &gpu, int cards, Strategy strategy,
                  const EstimateConstants &constants, std::optional<QuotedPcie> slot)
{
    const Placement placement = placementOf(question.instances, cards);
    const MeasuredValues own(question, gpu);
    Option best;
    best.gpu = &gpu;
    best.cards = cards;
    best.strategy = strategy;
    best.link = likelyLink(gpu.spec, placement.cardsEach);
    best.losses = Loss::StrategyNotLegal;
    if (slot) {
        best.link.pcieGeneration = std::min(best.link.pcieGeneration, slot->generation);
        best.link.pcieLanes = std::min(best.link.pcieLanes, slot->lanes);
    }
    own.applyToLink(best.link);
    const Option blank = best;
    for (const NamedLayout &named : layoutsFor(question, strategy, placement.cardsEach)) {
        Option option = blank;
        estimate(question, named, placement, constants, own, option);
        if (placement.perCard > 1)
            shareCard(option, placement.perCard);
        if (best.losses == Loss::StrategyNotLegal || better(question, option, best))
            best = option;
    }
    if (best.losses == Loss::StrategyNotLegal)
        return best;
    const int groups = placement.perCard > 1 ? cards : question.instances;
    multiplyRates(best.speed, groups);
    best.layout.data *= groups;
    best.losses = lossesOfEstimate(question, best);
    best.power = estimatePower(question.job, gpu.spec, cards, 0, constants.speed);
    return best;
}

namespace {

Option priced(const Question &question, const Option &estimated, const Price &price,
              const PriceList &prices, const EstimateConstants &constants)
{
    Option option = estimated;
    if (narrower(price.pcie, estimated.link)) {
        option = bestLayout(question, *estimated.gpu, estimated.cards, estimated.strategy,
                            constants, price.pcie);
        option.losses |= lossesOfCard(question, *estimated.gpu);
    }
    option.price = &price;
    option.monthly = prices.costOf(price, option.cards, option.power.machineWatts.band.mid);
    option.losses |= lossesOfPrice(question, &price, option.monthly);
    return option;
}

} // namespace

std::vector<Option> search(const Question &question, const PriceList &prices,
                           const EstimateConstants &constants)
{
    std::vector<Option> options;
    options.reserve(question.gpus.size() * question.counts.size() * question.strategies.size());
    for (const Gpu *gpu : question.gpus) {
        const Loss ofCard = lossesOfCard(question, *gpu);
        for (int cards : question.counts) {
            const auto found = prices.of(*gpu, cards);
            for (Strategy strategy : question.strategies) {
                Option option = bestLayout(question, *gpu, cards, strategy, constants);
                option.losses |= ofCard;
                if (found.empty()) {
                    options.push_back(option);
                    options.back().losses |= Loss::NoPrice;
                }
                for (const Price *price : found)
                    options.push_back(priced(question, option, *price, prices, constants));
            }
        }
    }
    answerWithoutPrices(options);
    return options;
}

} // namespace xuanka
