// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checklist/Checklist.h"

#include <QObject>

#include <optional>

namespace xuanka {

class PlanDocument;
struct Store;

// The checklist of the plan that is open: tailored to the recommended machine, with the answers of
// the person who walks it and the evidence of the trial machine. Answers are kept in the store
// under the plan's file; a plan that was never saved keeps them while it is open.
class ChecklistDocument final : public QObject {
    Q_OBJECT
public:
    ChecklistDocument(PlanDocument &document, const Catalog &catalog, QObject *parent = nullptr);

    void setStore(const Store *store); // nullptr: nothing is kept
    std::optional<Checklist> checklist(); // none while there is no machine to check
    ItemAnswer answer(const QString &item) const { return m_state.answer(item); }
    // `now` as ISO time.
    void setAnswer(const QString &item, const ItemAnswer &answer, const QString &now);

    // Checks the outputs of the trial machine; pure, so that a worker may do it.
    struct TrialJob {
        Plan plan;
        const Catalog *catalog = nullptr;
        Expectation expected; // its offer is set by run(): the plan moves to the worker
        int offer = -1; // index into the plan's quotes
        Thresholds thresholds;
        QList<TrialFile> files;
        Result<Verification> run() const;
    };
    std::optional<TrialJob> trialJob(const QList<TrialFile> &files);
    void setVerification(const Verification &verification);
    const std::optional<Verification> &verification() const { return m_verification; }
    QStringList trialFiles() const { return m_trialFiles; }

signals:
    void changed();
    void problem(const xuanka::Error &error); // the answers could not be kept

private:
    void readState();
    void keepState(const QString &now);
    ChecklistFor target() const;

    PlanDocument &m_document;
    const Catalog &m_catalog;
    const Store *m_store = nullptr;
    std::optional<ChecklistBook> m_book;
    ChecklistState m_state;
    QString m_subject;
    std::optional<Verification> m_verification;
    QStringList m_trialFiles;
};

} // namespace xuanka
