// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ChecklistDocument.h"

#include "core/storage/EvidenceStore.h"
#include "ui/document/PlanDocument.h"

namespace xuanka {

ChecklistDocument::ChecklistDocument(PlanDocument &document, const Catalog &catalog,
                                     QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_catalog(catalog)
{
    connect(&document, &PlanDocument::fileChanged, this, &ChecklistDocument::readState);
    connect(&document, &PlanDocument::adviceChanged, this, &ChecklistDocument::changed);
}

void ChecklistDocument::setStore(const Store *store)
{
    m_store = store;
    m_subject.clear();
    readState();
}

ChecklistFor ChecklistDocument::target() const
{
    const Plan &plan = m_document.plan();
    ChecklistFor target{plan};
    const auto &advice = m_document.advice();
    const Candidate *chosen = advice ? advice->recommended() : nullptr;
    if (!chosen)
        return target;
    target.gpu = m_catalog.findGpu(chosen->gpu);
    target.cards = chosen->cards;
    const int offer = chosen->lease.offer;
    if (offer >= 0 && offer < plan.budget.offers.size())
        target.offer = &plan.budget.offers[offer];
    return target;
}

std::optional<Checklist> ChecklistDocument::checklist()
{
    if (!m_book) {
        auto book = ChecklistBook::builtIn();
        if (!book) {
            emit problem(book.error());
            return std::nullopt;
        }
        m_book = std::move(*book);
    }
    const ChecklistFor target = this->target();
    if (!target.gpu)
        return std::nullopt;
    return makeChecklist(*m_book, target, m_state,
                         m_verification ? m_verification->checks : QList<Check>());
}

void ChecklistDocument::setAnswer(const QString &item, const ItemAnswer &answer, const QString &now)
{
    if (m_state.answer(item) == answer)
        return;
    m_state.set(item, answer);
    keepState(now);
    emit changed();
}

// A plan that gets its first file takes the answers given so far with it.
void ChecklistDocument::readState()
{
    const QString subject = m_document.path();
    if (subject == m_subject && !subject.isEmpty())
        return;
    const bool firstSave = m_subject.isEmpty() && !subject.isEmpty()
        && !(m_state == ChecklistState{}) && !m_document.isModified();
    m_subject = subject;
    if (firstSave && m_store) {
        const auto known = EvidenceStore(m_store->database).state(subject);
        if (known && known->isEmpty()) {
            keepState({});
            return;
        }
    }
    m_state = {};
    m_verification.reset();
    m_trialFiles.clear();
    if (m_store && !subject.isEmpty()) {
        const auto bytes = EvidenceStore(m_store->database).state(subject);
        if (!bytes)
            emit problem(bytes.error());
        else if (!bytes->isEmpty()) {
            if (auto state = ChecklistState::fromJson(*bytes))
                m_state = *state;
            else
                emit problem(state.error());
        }
    }
    emit changed();
}

void ChecklistDocument::keepState(const QString &now)
{
    if (!m_store || m_subject.isEmpty())
        return;
    const auto done = EvidenceStore(m_store->database).save(m_subject, m_state.toJson(), now);
    if (!done)
        emit problem(done.error());
}

Result<Verification> ChecklistDocument::TrialJob::run() const
{
    Expectation machine = expected;
    machine.offer = offer >= 0 ? &plan.budget.offers[offer] : nullptr;
    return verifyMachine(plan, *catalog, machine, thresholds, files);
}

std::optional<ChecklistDocument::TrialJob>
ChecklistDocument::trialJob(const QList<TrialFile> &files)
{
    auto thresholds = Thresholds::builtIn();
    if (!thresholds) {
        emit problem(thresholds.error());
        return std::nullopt;
    }
    m_trialFiles.clear();
    for (const TrialFile &file : files)
        m_trialFiles.append(file.name);
    const Plan &plan = m_document.plan();
    TrialJob job{plan, &m_catalog, expectationOf(plan), -1, std::move(*thresholds), files};
    for (int index = 0; index < plan.budget.offers.size(); ++index) {
        if (job.expected.offer == &plan.budget.offers[index])
            job.offer = index;
    }
    const ChecklistFor target = this->target();
    if (target.gpu && job.expected.gpu.isEmpty()) {
        job.expected.gpu = target.gpu->id;
        job.expected.cards = target.cards;
    }
    return job;
}

void ChecklistDocument::setVerification(const Verification &verification)
{
    m_verification = verification;
    emit changed();
}

} // namespace xuanka
