// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/words/Reasons.h"
#include "core/estimate/Estimators.h"

#include <algorithm>

// Statements of three widely copied articles on renting these cards, beside what we find for this
// plan. Only those that touch the plan are shown.
namespace xuanka {
namespace {

constexpr auto article5090 = "vendor article on renting RTX 5090 cards (2026)";
constexpr auto article4090 = "article on RTX 4090 clusters of 2 to 8 cards (2026)";
constexpr double billion = 1e9;

class Articles {
public:
    Articles(const Found &found, const Context &context, FindingList &list)
        : m_found(found)
        , m_context(context)
        , m_list(list)
    {
    }

    void all()
    {
        if (const auto *training = std::get_if<TrainingJob>(&m_found.question.job))
            fullTraining(*training);
        if (const auto *inference = std::get_if<InferenceJob>(&m_found.question.job))
            deepseek(*inference);
        speedups();
        power();
    }

private:
    const Gpu *asked(const char *id) const
    {
        const auto &gpus = m_found.question.gpus;
        const auto it = std::find_if(gpus.begin(), gpus.end(),
                                     [&](const Gpu *gpu) { return gpu->id == QLatin1String(id); });
        return it == gpus.end() ? nullptr : *it;
    }

    // GiB of the whole work, as if one card held it.
    Band whole(const Gpu &gpu) const
    {
        return estimateMemory(m_found.question.job, gpu.spec, Layout{}, m_context.constants.memory)
            .total.band;
    }

    void claim(const Gpu *gpu, int cards, FindingCode code, const char *source)
    {
        if (!gpu)
            return;
        const Band needed = whole(*gpu);
        if (needed.low > gpu->spec.memoryGiB * cards)
            m_list.add(Severity::Warning, code, {gib(needed), gib(gpu->spec.memoryGiB * cards)},
                       source);
    }

    void fullTraining(const TrainingJob &job)
    {
        if (job.method != TrainingMethod::Full)
            return;
        const double size = static_cast<double>(job.model.total()) / billion;
        if (size >= 60 && size <= 80)
            claim(asked("rtx-5090"), 2, FindingCode::ArticleFull70b, article5090);
        if (size >= 6 && size <= 9)
            claim(asked("rtx-4090"), 2, FindingCode::ArticleFull7b, article4090);
        if (size >= 30 && size <= 36)
            claim(asked("rtx-4090"), 6, FindingCode::ArticleFull34b, article4090);
        if (size >= 48)
            claim(asked("rtx-4090"), 8, FindingCode::ArticleFull50b, article4090);
    }

    void deepseek(const InferenceJob &job)
    {
        if (static_cast<double>(job.model.total()) > 600 * billion)
            claim(asked("rtx-5090"), 2, FindingCode::ArticleDeepseek, article5090);
    }

    // The example with these cards, if it holds the work.
    const Option *holding(int cards) const
    {
        const Option *option = m_found.example(cards);
        return option && option->memory.fit != Fit::DoesNotFit && option->speed.speedup ? option
                                                                                        : nullptr;
    }

    // Gain in percent from one count to the next, as a band.
    void step(int from, int to, FindingCode code)
    {
        const Option *few = holding(from);
        const Option *many = holding(to);
        if (!few || !many || few->strategy != many->strategy)
            return;
        const double gain = many->speed.speedup.band.mid / few->speed.speedup.band.mid - 1;
        m_list.add(Severity::Note, code, {percent(gain)}, article4090);
    }

    void speedups()
    {
        if (!m_found.gpu->spec.geforce)
            return;
        if (const Option *two = holding(2)) {
            const BandQuantity ours{two->speed.speedup.band, Unit::Times};
            if (two->strategy == Strategy::TensorParallel)
                m_list.add(Severity::Note, FindingCode::ArticleTensorSpeedup, {ours}, article5090);
            if (two->strategy == Strategy::Ddp)
                m_list.add(Severity::Note, FindingCode::ArticleDataSpeedup, {ours}, article5090);
        }
        if (!m_found.question.training())
            return;
        step(2, 4, FindingCode::ArticleTwoToFour);
        step(4, 6, FindingCode::ArticleFourToSix);
        step(6, 8, FindingCode::ArticleSixToEight);
    }

    void power()
    {
        const Option *winner = m_found.winner;
        if (winner && winner->cards == 4 && winner->gpu->id == QLatin1String("rtx-5090"))
            m_list.add(Severity::Note, FindingCode::ArticlePower,
                       {BandQuantity{winner->power.machineWatts.band, Unit::Watt}}, article5090);
    }

    const Found &m_found;
    const Context &m_context;
    FindingList &m_list;
};

} // namespace

void articleFindings(const Found &found, const Context &context, FindingList &list)
{
    Articles(found, context, list).all();
}

} // namespace xuanka
