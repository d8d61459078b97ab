// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/TrainingDraft.h"

#include "core/import/ConvertCode.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/ModelNames.h"
#include "core/import/training/TrainingTerms.h"

#include <algorithm>

namespace xuanka {
namespace {

// The ranges a plan accepts for these (see PlanJson).
constexpr qint64 mostBatch = 4096;
constexpr qint64 mostAccumulation = 65'536;
constexpr qint64 longestSequence = 10'000'000;
constexpr qint64 mostRank = 4096;
constexpr qint64 mostCards = 1024;

} // namespace

TrainingDraft::TrainingDraft(const QJsonObject &tree, QString kind)
    : m_settings(tree)
    , m_kind(std::move(kind))
{
}

void TrainingDraft::readModel(const QStringList &modelKeys)
{
    if (const auto name = m_settings.text(modelKeys))
        m_work.model = modelNamed(*name, m_notes);
}

void TrainingDraft::readSizes(const QStringList &microBatch, const QStringList &sequence,
                              const QStringList &rank)
{
    if (const auto batch = m_settings.count(microBatch, 1, mostBatch))
        m_work.microBatch = int(*batch);
    const auto accumulation =
        m_settings.count(keyList("gradient_accumulation_steps"), 1, mostAccumulation);
    if (accumulation)
        m_work.gradientAccumulation = int(*accumulation);
    if (const auto tokens = m_settings.count(sequence, 1, longestSequence))
        m_work.sequenceTokens = *tokens;
    if (const auto width = m_settings.count(rank, 1, mostRank))
        m_work.loraRank = int(*width);
}

void TrainingDraft::readOptimizer(const QStringList &optimizerKeys)
{
    const auto name = m_settings.text(optimizerKeys);
    if (!name)
        return;
    if (const auto optimizer = optimizerNamed(*name))
        m_work.optimizer = *optimizer;
    else
        m_settings.tellValue(optimizerKeys.first(), *name);
}

void TrainingDraft::readDeepSpeedName(const QStringList &fileKeys)
{
    const auto path = m_settings.text(fileKeys);
    if (!path)
        return;
    const NamedSharding named = shardingOfFileName(*path);
    if (!named.sharding) {
        m_settings.tellValue(fileKeys.first(), *path);
        return;
    }
    m_work.sharding = named.sharding;
    widenOffload(named.offload);
    m_notes.append({ConvertCode::NoteShardingByName, {path->section(u'/', -1)}});
}

void TrainingDraft::setCards(qint64 cards, bool fromText)
{
    if (cards < 1 || cards > mostCards)
        return;
    m_counts = {int(cards)};
    if (fromText)
        m_notes.append({ConvertCode::NoteCardsFromComment, {cards}});
}

void TrainingDraft::widenOffload(Offload offload)
{
    m_work.offload = std::max(m_work.offload, offload);
}

ConvertedPlan TrainingDraft::finished()
{
    ConvertedPlan converted;
    converted.kind = m_kind;
    if (m_work.model == ModelRef{}
        && !std::any_of(m_notes.begin(), m_notes.end(),
                        [](const auto &n) { return n.is(ConvertCode::NoteModelUnresolved); }))
        m_notes.append(ConvertCode::NoteNoModel);
    converted.plan.workload.work = m_work;
    if (!m_counts.isEmpty())
        converted.plan.candidates.counts = m_counts;
    for (const QString &secret : m_settings.droppedSecrets())
        m_notes.append({ConvertCode::NoteSecretDropped, {secret}});
    converted.notes = m_notes;
    converted.notUnderstood = m_settings.notUnderstood();
    return converted;
}

void readFsdp(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    const auto words = settings.text(keyList("fsdp"));
    const auto strategy =
        settings.text(keyList("fsdp_config.fsdp_sharding_strategy fsdp_config.sharding_strategy"));
    const bool configured = settings.hasGroup(QStringLiteral("fsdp_config"));
    if (words || configured) {
        const QString all =
            (words.value_or(QString()) + u' ' + strategy.value_or(QString())).toLower();
        const bool off = words && !configured && words->toLower() == QLatin1String("false");
        const auto reshard = settings.flag(
            keyList("fsdp_config.fsdp_reshard_after_forward fsdp_config.reshard_after_forward"));
        // Without resharding, parameters stay whole and the rest is spread, as in ZeRO-2.
        const bool gradients = all.contains(QLatin1String("shard_grad_op"))
            || strategy == QLatin1String("2") || reshard == false;
        if (all.contains(QLatin1String("no_shard")) || strategy == QLatin1String("3") || off)
            draft.work().sharding = Sharding::Ddp;
        else
            draft.work().sharding = gradients ? Sharding::Zero2 : Sharding::Fsdp;
        if (all.contains(QLatin1String("offload")))
            draft.widenOffload(Offload::Parameters);
    }
    if (settings.flag(keyList("fsdp_config.fsdp_offload_params fsdp_config.offload_params"))
            .value_or(false))
        draft.widenOffload(Offload::Parameters);
    if (settings
            .flag(keyList(
                "fsdp_config.activation_checkpointing fsdp_config.fsdp_activation_checkpointing"))
            .value_or(false))
        draft.work().checkpointing = Checkpointing::Full;
    settings.ignore(keyList("fsdp_config fsdp_version fsdp_transformer_layer_cls_to_wrap"));
}

} // namespace xuanka
