// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ConvertedPlan.h"
#include "core/import/training/Settings.h"

namespace xuanka {

// The plan of a training run while it is being read: what all programs spell alike is read here.
class TrainingDraft final {
public:
    TrainingDraft(const QJsonObject &tree, QString kind);

    Settings &settings() { return m_settings; }
    LlmTraining &work() { return m_work; }
    void note(Message message) { m_notes.append(std::move(message)); }

    void readModel(const QStringList &keys);
    void readSizes(const QStringList &microBatch, const QStringList &sequence,
                   const QStringList &rank);
    void readOptimizer(const QStringList &keys);
    void readDeepSpeedName(const QStringList &keys);
    void setCards(qint64 cards, bool fromText);
    // Offload set twice: the wider one stays.
    void widenOffload(Offload offload);

    ConvertedPlan finished();

private:
    Settings m_settings;
    LlmTraining m_work;
    QString m_kind;
    QList<int> m_counts;
    QList<Message> m_notes;
};

// Each reads the tree of one program's configuration.
ConvertedPlan readHubTraining(const QJsonObject &tree, const QString &kind); // LLaMA-Factory, TRL
ConvertedPlan readAxolotl(const QJsonObject &tree);
ConvertedPlan readTorchtune(const QJsonObject &tree, const QByteArray &text);
ConvertedPlan readDeepSpeed(const QJsonObject &tree);
ConvertedPlan readAccelerate(const QJsonObject &tree);

// Sharded training by FSDP, spelled as lists ("full_shard auto_wrap") or as a group of keys.
void readFsdp(TrainingDraft &draft);

} // namespace xuanka
