// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/words/Reasons.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/search/Selection.h"
#include "core/advise/search/Verdict.h"
#include "core/advise/team/TeamLoad.h"

#include <cmath>

namespace xuanka {
namespace {

class Reasons {
public:
    Reasons(const Question &question, const Option &option, const Option *winner)
        : m_question(question)
        , m_option(option)
        , m_winner(winner)
    {
    }

    QList<Message> all()
    {
        // What cannot be done at all needs no further reason.
        if (has(m_option.losses, Loss::StrategyNotLegal)) {
            say(AdviseCode::StrategyNotLegal, {cardsOf(m_option.cards)});
            return m_list;
        }
        card();
        fit();
        targets();
        money();
        comparison();
        return m_list;
    }

private:
    void say(AdviseCode code, QList<Parameter> parameters = {})
    {
        m_list.append(Message(code, std::move(parameters)));
    }
    bool lost(Loss loss) const { return has(m_option.losses, loss); }

    void card()
    {
        const QString &name = m_option.gpu->name;
        if (lost(Loss::NeedsUnmet)) {
            for (Need need : m_question.plan->task.needs) {
                if (!meetsNeed(*m_option.gpu, m_option.cards, need))
                    say(needCode(need), {name});
            }
        }
        if (lost(Loss::CannotRun)) {
            const auto &job = std::get<InferenceJob>(m_question.job);
            const QString format = spelled(key(job.weights));
            if (!engineLoads(job.engine, job.weights))
                say(AdviseCode::EngineLacksFormat, {spelled(key(job.engine)), format});
            if (!cardComputes(*m_option.gpu, job.weights))
                say(AdviseCode::CardLacksFormat, {name, format});
        }
    }

    static AdviseCode needCode(Need need)
    {
        switch (need) {
        case Need::Fp64:
            return AdviseCode::NeedFp64;
        case Need::Ecc:
            return AdviseCode::NeedEcc;
        case Need::Mig:
            return AdviseCode::NeedMig;
        case Need::NvLink:
            return AdviseCode::NeedNvLink;
        case Need::Sla:
            return AdviseCode::NeedSla;
        }
        return AdviseCode::NeedSla;
    }

    void fit()
    {
        const MemoryEstimate &memory = m_option.memory;
        if (lost(Loss::DoesNotFit))
            say(AdviseCode::DoesNotFit, {gib(memory.total.band), gib(memory.capacityGiB)});
        else if (lost(Loss::TooTight)
                 || (lost(Loss::Tight) && m_winner && m_winner->memory.fit == Fit::Fits))
            say(AdviseCode::OnlyTight, {gib(memory.total.band), gib(memory.capacityGiB)});
    }

    void targets()
    {
        if (lost(Loss::NoReserve))
            say(AdviseCode::NoReserve, {percent(m_question.targets.reserve)});
        if (!lost(Loss::TooSlow))
            return;
        const Targets &targets = m_question.targets;
        const SpeedEstimate &speed = m_option.speed;
        const Misses misses = missesOf(m_question, speed);
        const auto rate = [](const Estimated &value) {
            return BandQuantity{value.band, Unit::TokensPerSecond};
        };
        if (misses.perStream)
            say(AdviseCode::TooSlowPerRequest,
                {rate(speed.decodeTokensPerSecondPerStream),
                 Quantity{targets.tokensPerSecondPerRequest, Unit::TokensPerSecond}});
        if (misses.firstToken)
            say(AdviseCode::TooSlowFirstToken,
                {BandQuantity{speed.firstTokenSeconds.band, Unit::Seconds},
                 Quantity{targets.firstTokenSeconds, Unit::Seconds}});
        if (misses.requests)
            say(AdviseCode::TooSlowRequests,
                {requestsPerSecond(std::get<InferenceJob>(m_question.job), speed),
                 targets.requestsPerSecond});
        if (misses.items)
            say(AdviseCode::TooSlowItems,
                {std::floor(speed.itemsPerHour.band.mid * targets.hoursPerDay),
                 targets.itemsPerDay});
        if (misses.deadline)
            say(AdviseCode::TooSlowDeadline,
                {BandQuantity{speed.jobHours.band, Unit::Hours},
                 Quantity{targets.deadlineHours, Unit::Hours}});
    }

    void money()
    {
        if (lost(Loss::NoPrice))
            say(AdviseCode::PriceUnknown, {m_option.gpu->name});
        if (lost(Loss::OtherCurrency)) {
            const auto code = [](Currency currency) { return spelled(currency.code()); };
            say(AdviseCode::CurrencyMixed,
                {code(m_option.price->terms.price.currency),
                 code(currencyOf(m_question.plan->budget))});
        }
        if (lost(Loss::OverBudget))
            say(AdviseCode::OverBudget,
                {m_option.monthly.total, *m_question.plan->budget.monthlyCap});
        if (lost(Loss::Interruptible))
            say(AdviseCode::InterruptibleUnwanted);
    }

    void comparison()
    {
        if (!m_winner || !isPossible(m_option.losses))
            return;
        if (lost(Loss::FewerThanProposed))
            say(AdviseCode::FewerThanProposed, {cardsOf(m_winner->cards)});
        if (lost(Loss::Dearer))
            say(AdviseCode::DearerThanRecommended,
                {m_option.monthly.total - m_winner->monthly.total});
        if (lost(Loss::Slower)) {
            const double best = meritOf(m_question, m_winner->speed);
            if (best > 0)
                say(AdviseCode::SlowerThanRecommended,
                    {percent(meritOf(m_question, m_option.speed) / best)});
        }
        if (lost(Loss::Idle)) {
            const double busy = teamLoad(m_question, m_option).utilisation();
            if (busy < 1)
                say(AdviseCode::Idle, {percent(1 - busy)});
        }
        if (m_list.isEmpty())
            say(AdviseCode::SlowerThanRecommended, {percent(1)});
    }

    const Question &m_question;
    const Option &m_option;
    const Option *m_winner;
    QList<Message> m_list;
};

} // namespace

QString spelled(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

QString quoteName(const Offer &offer)
{
    return offer.vendor.isEmpty() ? offer.gpu : offer.vendor;
}

QString machine(int cards, const Gpu &gpu)
{
    return QStringLiteral("%1 × %2").arg(cards).arg(gpu.name);
}

QList<Message> reasonsOf(const Question &question, const Option &option, const Option *winner)
{
    return Reasons(question, option, winner).all();
}

Message layoutReason(const Option &option)
{
    const Layout &layout = option.layout;
    if (option.cards == 1)
        return AdviseCode::LayoutOneCard;
    const auto count = [](int value) { return qint64(value); };
    switch (option.strategy) {
    case Strategy::TensorParallel:
        if (layout.data > 1)
            return {AdviseCode::LayoutTensorCopies, {count(layout.data), count(layout.tensor)}};
        return {AdviseCode::LayoutTensor, {count(layout.tensor)}};
    case Strategy::Pipeline:
        return {AdviseCode::LayoutPipeline, {count(layout.pipeline)}};
    case Strategy::LayerSplit:
        return {AdviseCode::LayoutLayerSplit, {count(layout.pipeline)}};
    case Strategy::Ddp:
        return {AdviseCode::LayoutDataParallel, {count(layout.data)}};
    case Strategy::Zero1:
    case Strategy::Zero2:
        return {AdviseCode::LayoutShardedOptimizer, {count(layout.data)}};
    case Strategy::Zero3:
        return {AdviseCode::LayoutShardedStates, {count(layout.data)}};
    case Strategy::SequenceParallel:
        return {AdviseCode::LayoutSequence, {count(layout.sequence)}};
    case Strategy::Replicas:
    case Strategy::Auto:
        break;
    }
    return {AdviseCode::LayoutReplicas, {count(layout.data)}};
}

} // namespace xuanka
