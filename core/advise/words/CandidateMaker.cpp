// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/words/CandidateMaker.h"

#include "core/advise/words/Reasons.h"
#include "core/cost/RunningCost.h"

namespace xuanka {
namespace {

// What a job makes and how fast: units an hour on the whole configuration.
struct Product {
    ProductUnit unit = ProductUnit::MillionTokens;
    Band perHour;
};

std::optional<Product> productOf(const Question &question, const SpeedEstimate &speed)
{
    constexpr double secondsPerHour = 3600;
    constexpr double million = 1e6;
    if (speed.decodeTokensPerSecond)
        return Product{ProductUnit::MillionTokens,
                       speed.decodeTokensPerSecond.band * (secondsPerHour / million)};
    if (question.training() && speed.jobHours && speed.jobHours.band.low > 0) {
        const Band &hours = speed.jobHours.band;
        return Product{ProductUnit::Run, {1 / hours.high, 1 / hours.mid, 1 / hours.low}};
    }
    if (!speed.itemsPerHour)
        return std::nullopt;
    if (const auto *media = std::get_if<DiffusionJob>(&question.job))
        return Product{media->video ? ProductUnit::Clip : ProductUnit::Image,
                       speed.itemsPerHour.band};
    const bool frames = std::holds_alternative<RenderJob>(question.job);
    return Product{frames ? ProductUnit::Frame : ProductUnit::Step, speed.itemsPerHour.band};
}

Lease leaseOf(const Plan &plan, const Price &price, const Usage &usage)
{
    Lease lease;
    if (price.offer >= 0)
        lease.vendor = plan.budget.offers[price.offer].vendor;
    lease.per = price.terms.per;
    lease.unitPrice = price.terms.price;
    lease.billing = effectiveBilling(price.terms);
    lease.interruptible = price.terms.interruptible;
    lease.hoursPerMonth = billedHours(price.terms, usage);
    lease.offer = price.offer;
    return lease;
}

Candidate candidateOf(const Found &found, const Option &option)
{
    Candidate candidate;
    candidate.gpu = option.gpu->id;
    candidate.cards = option.cards;
    candidate.strategy = option.strategy;
    candidate.layout = option.layout;
    candidate.link = option.link;
    candidate.memory = option.memory;
    candidate.speed = option.speed;
    candidate.power = option.power;
    candidate.priced = option.price && !option.price->foreign;
    if (candidate.priced) {
        candidate.lease = leaseOf(*found.question.plan, *option.price, found.prices.usage());
        candidate.monthly = option.monthly;
        candidate.unitCost = unitCostOf(found.question, found.prices, option);
    }
    candidate.possible = isPossible(option.losses);
    candidate.rejected = &option == found.winner ? QList<Message>{}
                                                 : reasonsOf(found.question, option, found.winner);
    return candidate;
}

} // namespace

std::optional<UnitCost> unitCostOf(const Question &question, const PriceList &prices,
                                   const Option &option)
{
    const auto product = productOf(question, option.speed);
    if (!product || option.memory.fit == Fit::DoesNotFit)
        return std::nullopt;
    // A training run goes on through the night; people's requests do not. What is billed by the
    // hour is paid for the hours that are used.
    const bool aroundTheClock =
        question.training() && billedHours(option.price->terms, prices.usage()) >= hoursOfMonth;
    const double hours = aroundTheClock ? hoursOfMonth : prices.usage().hoursPerMonth();
    const Band cost = costPerUnit(option.monthly.total, product->perHour, hours);
    if (cost.mid <= 0)
        return std::nullopt;
    return UnitCost{product->unit, cost, prices.currency()};
}

QList<Candidate> candidatesOf(const Found &found, const std::vector<int> &order)
{
    QList<Candidate> candidates;
    candidates.reserve(static_cast<qsizetype>(found.options.size()));
    for (const Option &option : found.options)
        candidates.append(candidateOf(found, option));
    int place = 0;
    for (int index : order)
        candidates[index].score = ++place;
    return candidates;
}

} // namespace xuanka
