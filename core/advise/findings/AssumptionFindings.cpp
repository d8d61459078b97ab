// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/waysout/Solve.h"
#include "core/advise/words/Reasons.h"

namespace xuanka {
namespace {

// A default matters when four times as much of it would need another machine.
constexpr int stretch = 4;

class Assumptions {
public:
    Assumptions(const Found &found, const Context &context, FindingList &list)
        : m_found(found)
        , m_context(context)
        , m_list(list)
    {
    }

    void all()
    {
        if (const auto *job = std::get_if<InferenceJob>(&m_found.question.job))
            inference(*job);
        if (const auto *job = std::get_if<TrainingJob>(&m_found.question.job))
            training(*job);
    }

private:
    bool assumed(const char *path) const
    {
        return m_context.defaultsUsed.contains(QLatin1String(path));
    }

    void inference(const InferenceJob &job)
    {
        if (assumed("workload.context_tokens")) {
            InferenceJob longer = job;
            longer.contextTokens *= stretch;
            tell(longer, Quantity{double(longer.contextTokens), Unit::Tokens},
                 FindingCode::ContextMatters, FindingCode::ContextLimit);
        }
        if (assumed("workload.concurrent_requests")) {
            InferenceJob busier = job;
            busier.concurrentRequests *= stretch;
            tell(busier, qint64(busier.concurrentRequests), FindingCode::RequestsMatter,
                 FindingCode::RequestsLimit);
        }
    }

    void training(const TrainingJob &job)
    {
        if (!assumed("workload.sequence_tokens"))
            return;
        TrainingJob longer = job;
        longer.sequenceTokens *= stretch;
        tell(longer, Quantity{double(longer.sequenceTokens), Unit::Tokens},
             FindingCode::SequenceMatters, FindingCode::SequenceLimit);
    }

    void tell(Job job, const Parameter &value, FindingCode matters, FindingCode limit)
    {
        Question question = m_found.question;
        question.job = std::move(job);
        question.useMeasured = false;
        const auto option =
            fewestCards(question, *m_found.gpu, m_found.prices, m_context.constants);
        if (!option)
            m_list.add(Severity::Note, limit, {value}, "");
        else if (option->cards > m_found.winner->cards)
            m_list.add(Severity::Note, matters, {value, machine(option->cards, *option->gpu)}, "");
    }

    const Found &m_found;
    const Context &m_context;
    FindingList &m_list;
};

} // namespace

void assumptionFindings(const Found &found, const Context &context, FindingList &list)
{
    if (found.winner)
        Assumptions(found, context, list).all();
}

} // namespace xuanka
