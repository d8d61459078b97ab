// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/waysout/WaysOut.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/search/Verdict.h"
#include "core/advise/waysout/Change.h"
#include "core/advise/waysout/Solve.h"
#include "core/advise/words/Reasons.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr std::size_t mostGpusForChanges = 4; // a plan may list every card there is
constexpr std::size_t mostWays = 10;
constexpr std::size_t mostOtherCards = 4;
constexpr std::size_t mostPairs = 3;

struct Way {
    Option option;
    std::vector<Change> changes; // empty: another machine
};

class Finder {
public:
    Finder(const Found &found, const Context &context)
        : m_found(found)
        , m_context(context)
        , m_question(found.question)
    {
        if (m_question.gpus.size() > mostGpusForChanges) {
            const auto it = std::find(m_question.gpus.begin(), m_question.gpus.end(), found.gpu);
            std::rotate(m_question.gpus.begin(), it, it + 1);
            m_question.gpus.resize(mostGpusForChanges);
        }
    }

    QList<WayOut> find()
    {
        singleChanges();
        if (!m_found.winner) {
            if (std::none_of(m_ways.begin(), m_ways.end(), isAffordable))
                pairsOfChanges();
            moreCards();
            otherCards();
        } else {
            fewerCards();
        }
        std::stable_sort(m_ways.begin(), m_ways.end(),
                         [](const Way &a, const Way &b) { return cheaper(a.option, b.option); });
        if (m_ways.size() > mostWays)
            m_ways.resize(mostWays);
        QList<WayOut> list;
        for (const Way &way : m_ways)
            list.append(inWords(way));
        moneyWays(list);
        if (!m_found.winner && list.isEmpty())
            list.append(none());
        return list;
    }

private:
    static bool isAffordable(const Way &way) { return isPossible(way.option.losses); }

    // Beside a recommendation only what saves money is worth a line.
    bool helps(const Option &option) const
    {
        if (!m_found.winner)
            return true;
        return isPossible(option.losses) && m_found.winner->price
            && option.monthly.total.minor < m_found.winner->monthly.total.minor;
    }

    std::optional<Option> after(const std::vector<Change> &changes) const
    {
        Question question = m_question;
        for (const Change &change : changes)
            apply(change, question);
        return cheapestMachine(question, m_found.prices, m_context.constants);
    }

    void singleChanges()
    {
        for (const Change &change : changesFor(m_question)) {
            // A recommendation is not bought with fewer users or shorter texts.
            if (m_found.winner && !keepsTheWork(change.kind))
                continue;
            const auto option = after({change});
            if (!option || !helps(*option))
                continue;
            const auto milder = std::find_if(m_ways.begin(), m_ways.end(), [&](const Way &way) {
                return way.changes.front().sameFamily(change);
            });
            // A stronger dose of the same only where it saves money.
            if (milder != m_ways.end() && !cheaper(*option, milder->option))
                continue;
            m_ways.push_back({*option, {change}});
        }
    }

    static bool keepsTheWork(ChangeKind kind)
    {
        return kind == ChangeKind::Weights || kind == ChangeKind::Cache
            || kind == ChangeKind::Optimizer || kind == ChangeKind::Checkpointing
            || kind == ChangeKind::FusedLoss || kind == ChangeKind::Sharding
            || kind == ChangeKind::Strategies || kind == ChangeKind::Method;
    }

    void pairsOfChanges()
    {
        const std::vector<Change> changes = changesFor(m_question);
        std::vector<Way> pairs;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            for (std::size_t j = i + 1; j < changes.size(); ++j) {
                if (changes[i].sameFamily(changes[j])
                    || changes[j].kind == ChangeKind::EngineAndWeights)
                    continue;
                const auto option = after({changes[i], changes[j]});
                if (option && isPossible(option->losses))
                    pairs.push_back({*option, {changes[i], changes[j]}});
            }
        }
        std::stable_sort(pairs.begin(), pairs.end(),
                         [](const Way &a, const Way &b) { return cheaper(a.option, b.option); });
        for (std::size_t i = 0; i < std::min(pairs.size(), mostPairs); ++i)
            m_ways.push_back(pairs[i]);
    }

    // The same cards in counts the plan did not ask for.
    void moreCards()
    {
        Question question = m_question;
        question.counts = {1, 2, 3, 4, 6, 8, 16};
        for (const Gpu *gpu : question.gpus) {
            const auto option = fewestCards(question, *gpu, m_found.prices, m_context.constants);
            if (option && option->price && !asked(*option))
                m_ways.push_back({*option, {}});
        }
    }

    bool asked(const Option &option) const
    {
        const auto &counts = m_question.counts;
        return std::find(counts.begin(), counts.end(), option.cards) != counts.end();
    }

    // Any card of the catalogue; a few with a price, and the largest ones even without.
    void otherCards()
    {
        Question question = m_question;
        question.counts = {1, 2, 4, 8};
        std::vector<Way> others;
        for (const Gpu &gpu : m_context.catalog.gpus()) {
            const auto &own = m_found.question.gpus;
            if (std::find(own.begin(), own.end(), &gpu) != own.end())
                continue;
            if (const auto option = fewestCards(question, gpu, m_found.prices, m_context.constants))
                others.push_back({*option, {}});
        }
        std::stable_sort(others.begin(), others.end(),
                         [](const Way &a, const Way &b) { return cheaper(a.option, b.option); });
        for (std::size_t i = 0; i < std::min(others.size(), mostOtherCards); ++i)
            m_ways.push_back(others[i]);
    }

    // What the work alone needs, when team or task proposed more.
    void fewerCards()
    {
        const auto option = cheapestMachine(m_question, m_found.prices, m_context.constants);
        if (option && helps(*option))
            m_ways.push_back({*option, {}});
    }

    WayOut inWords(const Way &way) const
    {
        WayOut words;
        for (const Change &change : way.changes) {
            if (words.key.isEmpty()) {
                describe(change, m_question, words);
                continue;
            }
            WayOut second;
            describe(change, m_question, second);
            words.further.append({second.key, second.value});
            words.further += second.further;
            words.alsoWhat.append(second.what);
            words.price += second.price;
        }
        const Option &option = way.option;
        words.gpu = option.gpu->id;
        words.cards = option.cards;
        words.priced = option.price != nullptr;
        words.monthlyCost = option.monthly.total;
        if (way.changes.empty())
            machineWords(option, words);
        if (!option.price)
            words.price.append({AdviseCode::PaysUnknownPrice, {option.gpu->name}});
        else if (has(option.losses, Loss::OverBudget))
            words.price.append({AdviseCode::PaysOverCap,
                                {option.monthly.total, *m_question.plan->budget.monthlyCap}});
        return words;
    }

    void machineWords(const Option &option, WayOut &words) const
    {
        const QString name = machine(option.cards, *option.gpu);
        if (m_found.winner) {
            words.what = {AdviseCode::WayFewerCards, {name}};
            words.price.append({AdviseCode::PaysTeam, {cardsOf(m_found.demands.proposal())}});
            return;
        }
        const auto &own = m_found.question.gpus;
        const bool same = std::find(own.begin(), own.end(), option.gpu) != own.end();
        words.what = {same ? AdviseCode::WayMoreCards : AdviseCode::WayOtherCard, {name}};
    }

    // What money alone would solve.
    void moneyWays(QList<WayOut> &list) const
    {
        if (m_found.winner || !m_question.plan->budget.monthlyCap)
            return;
        const auto option = cheapestMachine(m_question, m_found.prices, m_context.constants);
        if (!option || !has(option->losses, Loss::OverBudget))
            return;
        WayOut way;
        way.key = QStringLiteral("budget.monthly_cap");
        way.value = QString::number(option->monthly.total.amount(), 'f', 2);
        way.what = {AdviseCode::WayRaiseCap, {option->monthly.total}};
        way.gpu = option->gpu->id;
        way.cards = option->cards;
        way.monthlyCost = option->monthly.total;
        list.prepend(way);
        hourlyWay(*option, list);
    }

    void hourlyWay(const Option &option, QList<WayOut> &list) const
    {
        const Price *hourly = m_found.prices.hourly(*option.gpu);
        if (!hourly || option.price->offer >= 0)
            return;
        const MonthlyCost cost =
            m_found.prices.costOf(*hourly, option.cards, option.power.machineWatts.band.mid);
        if (cost.total.minor > m_question.plan->budget.monthlyCap->minor)
            return;
        WayOut way;
        way.what = {AdviseCode::WayHourly,
                    {machine(option.cards, *option.gpu), hourly->terms.price,
                     Quantity{billedHours(hourly->terms, m_found.prices.usage()), Unit::Hours}}};
        way.gpu = option.gpu->id;
        way.cards = option.cards;
        way.monthlyCost = cost.total;
        way.price.append(AdviseCode::PaysAvailability);
        list.prepend(way);
    }

    WayOut none() const
    {
        WayOut way;
        way.what = AdviseCode::WayNone;
        way.priced = false;
        return way;
    }

    const Found &m_found;
    const Context &m_context;
    Question m_question;
    std::vector<Way> m_ways;
};

} // namespace

QList<WayOut> waysOut(const Found &found, const Context &context)
{
    return Finder(found, context).find();
}

} // namespace xuanka
