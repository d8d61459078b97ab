// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/waysout/Solve.h"

#include "core/advise/search/Verdict.h"

#include <tuple>

namespace xuanka {
namespace {

// Sets the cheapest price that may be used for the option.
void priceCheapest(const Question &question, const PriceList &prices, Option &option)
{
    const Loss before = option.losses;
    option.losses = before | Loss::NoPrice;
    for (const Price *price : prices.of(*option.gpu, option.cards)) {
        const MonthlyCost cost =
            prices.costOf(*price, option.cards, option.power.machineWatts.band.mid);
        const Loss losses = before | lossesOfPrice(question, price, cost);
        const bool usable = !has(losses, Loss::OtherCurrency) && !has(losses, Loss::Interruptible);
        if (!usable || (option.price && option.monthly.total.minor <= cost.total.minor))
            continue;
        option.price = price;
        option.monthly = cost;
        option.losses = losses;
    }
}

} // namespace

bool cheaper(const Option &a, const Option &b)
{
    const auto rank = [](const Option &option) {
        return std::tuple(!isPossible(option.losses), option.price == nullptr,
                          has(option.losses, Loss::Tight), option.monthly.total.minor,
                          option.cards);
    };
    return rank(a) < rank(b);
}

std::optional<Option> fewestCards(const Question &question, const Gpu &gpu, const PriceList &prices,
                                  const EstimateConstants &constants)
{
    const Loss ofCard = lossesOfCard(question, gpu);
    if (!isWorkable(ofCard))
        return std::nullopt;
    std::optional<Option> tight;
    for (int cards : question.counts) {
        for (Strategy strategy : question.strategies) {
            Option option = bestLayout(question, gpu, cards, strategy, constants);
            if (!isWorkable(option.losses))
                continue;
            priceCheapest(question, prices, option);
            if (!has(option.losses, Loss::Tight))
                return option;
            if (!tight)
                tight = option;
        }
    }
    return tight;
}

std::optional<Option> cheapestMachine(const Question &question, const PriceList &prices,
                                      const EstimateConstants &constants, bool unpriced)
{
    std::optional<Option> best;
    for (const Gpu *gpu : question.gpus) {
        const auto option = fewestCards(question, *gpu, prices, constants);
        if (option && (unpriced || option->price) && (!best || cheaper(*option, *best)))
            best = option;
    }
    return best;
}

} // namespace xuanka
