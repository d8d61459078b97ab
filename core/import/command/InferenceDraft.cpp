// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/InferenceDraft.h"

#include "core/import/ConvertCode.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/ModelNames.h"
#include "core/import/training/Settings.h"

#include <QRegularExpression>

#include <array>
#include <cmath>

namespace xuanka {
namespace {

constexpr qint64 longestContext = 10'000'000;
constexpr qint64 mostRequests = 100'000;
constexpr qint64 mostWays = 1024; // of one kind of parallelism
constexpr auto notModelled =
    "speculative_model speculative_config speculative_algorithm cpu_offload_gb enable_lora "
    "lora_modules kv_cache_memory_bytes num_gpu_blocks_override n_cpu_moe cpu_moe "
    "override_tensor model_draft no_kv_offload enable_dp_attention hf_overrides rope_scaling "
    "language_model_only num_scheduler_steps max_total_tokens enable_ep_moe";

struct FormatWord {
    const char *word;
    WeightFormat format;
};
constexpr std::array quantizations{
    FormatWord{"awq", WeightFormat::Int4Awq},
    FormatWord{"awq_marlin", WeightFormat::Int4Awq},
    FormatWord{"gptq", WeightFormat::Int4Gptq},
    FormatWord{"gptq_marlin", WeightFormat::Int4Gptq},
    FormatWord{"gptq_marlin_24", WeightFormat::Int4Gptq},
    FormatWord{"fp8", WeightFormat::Fp8},
    FormatWord{"fbgemm_fp8", WeightFormat::Fp8},
    FormatWord{"modelopt", WeightFormat::Fp8},
    FormatWord{"w8a8_fp8", WeightFormat::Fp8},
    FormatWord{"w8a8_int8", WeightFormat::Int8},
    FormatWord{"modelopt_fp4", WeightFormat::Nvfp4},
    FormatWord{"nvfp4", WeightFormat::Nvfp4},
    FormatWord{"mxfp4", WeightFormat::Mxfp4},
    FormatWord{"bitsandbytes", WeightFormat::Nf4},
};
constexpr std::array dataTypes{
    FormatWord{"float16", WeightFormat::Fp16},  FormatWord{"half", WeightFormat::Fp16},
    FormatWord{"bfloat16", WeightFormat::Bf16}, FormatWord{"float32", WeightFormat::Fp32},
    FormatWord{"float", WeightFormat::Fp32},
};

template <typename Words>
std::optional<WeightFormat> formatNamed(const Words &words, const QString &text)
{
    const QString name = QString(text).toLower().section(u'.', -1).replace(u'-', u'_');
    for (const FormatWord &known : words) {
        if (name == QLatin1String(known.word))
            return known.format;
    }
    return std::nullopt;
}

class Draft final {
public:
    Draft(const QJsonObject &arguments, const EngineFlags &flags)
        : m_settings(arguments)
        , m_flags(flags)
    {
        m_work.engine = flags.engine;
    }

    void readModel()
    {
        const auto name = m_settings.text(keyList("model model_tag hf_repo model_url hf_file"));
        if (!name) {
            m_notes.append(ConvertCode::NoteNoModel);
            return;
        }
        m_work.model = modelNamed(*name, m_notes);
    }

    // What the options say comes first, then the custom of names, then the data type.
    void readWeights()
    {
        const auto method = m_settings.text(keyList("quantization"));
        const auto type = m_settings.text(keyList("dtype"));
        std::optional<WeightFormat> format;
        if (method)
            format = formatNamed(quantizations, *method);
        if (method && !format && method->toLower() != QLatin1String("none"))
            m_settings.tellValue(QStringLiteral("quantization"), *method);
        if (!format) {
            format = formatInName(m_work.model.name);
            if (format)
                m_notes.append({ConvertCode::NoteFormatByName, {keyText(*format)}});
        }
        if (!format && type)
            format = formatNamed(dataTypes, *type);
        m_work.weights = format.value_or(m_work.weights);
    }

    void readCache()
    {
        const auto type = m_settings.text(keyList("kv_cache_dtype cache_type_k"));
        m_settings.text(keyList("cache_type_v"));
        if (!type || *type == QLatin1String("auto") || *type == QLatin1String("f16")
            || *type == QLatin1String("bf16") || formatNamed(dataTypes, *type))
            return;
        if (type->startsWith(QLatin1String("fp8")))
            m_work.kvCache = CacheFormat::Fp8;
        else if (const auto format = fromKey<CacheFormat>(type->toStdString()))
            m_work.kvCache = *format;
        else
            m_settings.tellValue(QStringLiteral("kv_cache_dtype"), *type);
    }

    std::optional<qint64> size(const char *names, qint64 most)
    {
        const QStringList list = keyList(names);
        const auto text = m_settings.text(list);
        if (!text || *text == QLatin1String("auto") || *text == QLatin1String("-1")
            || *text == QLatin1String("0"))
            return std::nullopt;
        const auto value = sizeNamed(*text);
        if (value && *value >= 1 && *value <= most)
            return value;
        m_settings.tellValue(list.first(), *text);
        return std::nullopt;
    }

    void readSizes()
    {
        if (const auto requests = size("max_num_seqs parallel", mostRequests))
            m_work.concurrentRequests = int(*requests);
        if (const auto context = size("max_model_len ctx_size", longestContext))
            m_work.contextTokens = *context;
        // llama.cpp shares one context among its slots.
        if (m_flags.engine == Engine::LlamaCpp && m_settings.has(QStringLiteral("ctx_size")))
            m_work.contextTokens =
                std::max<qint64>(m_work.contextTokens / m_work.concurrentRequests, 1);
        if (const auto tokens = size("n_predict", longestContext))
            m_work.outputTokens = *tokens;
        // A prompt and its answer share the context.
        if (m_work.promptTokens + m_work.outputTokens > m_work.contextTokens) {
            m_work.outputTokens = std::max<qint64>(m_work.contextTokens / 4, 1);
            m_work.promptTokens = std::max<qint64>(m_work.contextTokens - m_work.outputTokens, 1);
        }
        const auto share = m_settings.text(keyList("gpu_memory_utilization"));
        bool ok = false;
        const double value = share.value_or(QString()).toDouble(&ok);
        if (ok && value > 0 && value <= 1)
            m_work.gpuMemoryUtilization = value;
        else if (share)
            m_settings.tellValue(QStringLiteral("gpu_memory_utilization"), *share);
    }

    void readCards(int visibleCards)
    {
        const auto tensor = m_settings.count(keyList("tensor_parallel_size"), 1, mostWays);
        const auto stages = m_settings.count(keyList("pipeline_parallel_size"), 1, mostWays);
        const auto replicas = m_settings.count(keyList("data_parallel_size"), 1, mostWays);
        m_settings.text(keyList("expert_parallel_size"));
        const qint64 cards = tensor.value_or(1) * stages.value_or(1) * replicas.value_or(1);
        if ((tensor || stages || replicas) && cards <= mostWays)
            m_counts = {int(cards)};
        if (tensor.value_or(1) > 1)
            m_strategies.append(Strategy::TensorParallel);
        if (stages.value_or(1) > 1)
            m_strategies.append(Strategy::Pipeline);
        if (replicas.value_or(1) > 1)
            m_strategies.append(Strategy::Replicas);
        if (m_flags.engine == Engine::LlamaCpp)
            readSplit(visibleCards);
    }

    ConvertedPlan finished()
    {
        m_settings.tellNotModelled(keyList(notModelled));
        m_settings.ignore(m_flags.values);
        m_settings.ignore(m_flags.switches);
        ConvertedPlan converted;
        converted.kind = QLatin1String(m_flags.kind);
        converted.plan.workload.work = m_work;
        if (!m_counts.isEmpty())
            converted.plan.candidates.counts = m_counts;
        if (!m_strategies.isEmpty())
            converted.plan.candidates.strategies = m_strategies;
        for (const QString &secret : m_settings.droppedSecrets())
            m_notes.append({ConvertCode::NoteSecretDropped, {secret}});
        converted.notes = m_notes;
        converted.notUnderstood = m_settings.notUnderstood();
        return converted;
    }

private:
    static QString keyText(WeightFormat format)
    {
        const std::string_view text = key(format);
        return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    }
    // llama.cpp spreads layers over all cards it sees, in the shares given.
    void readSplit(int visibleCards)
    {
        const auto mode = m_settings.text(keyList("split_mode"));
        const auto shares = m_settings.text(keyList("tensor_split"));
        const qint64 named = shares ? shares->count(u',') + shares->count(u'/') + 1 : 0;
        const qint64 cards = mode == QLatin1String("none") ? 1 : named > 0 ? named : visibleCards;
        if (cards >= 1 && cards <= mostWays)
            m_counts = {int(cards)};
        if (cards > 1)
            m_strategies = {mode == QLatin1String("row") ? Strategy::TensorParallel
                                                         : Strategy::LayerSplit};
        const auto layers = m_settings.text(keyList("n_gpu_layers"));
        constexpr int all = 99; // by custom "all of them"
        if (layers && layers->toInt() >= 0 && layers->toInt() < all)
            m_settings.tellValue(QStringLiteral("n_gpu_layers"), *layers);
    }

    Settings m_settings;
    const EngineFlags &m_flags;
    LlmInference m_work;
    QList<int> m_counts;
    QList<Strategy> m_strategies;
    QList<Message> m_notes;
};

} // namespace

std::optional<qint64> sizeNamed(const QString &text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*(\\d+(?:_\\d+)*(?:\\.\\d+)?)\\s*([kKmMgG]?)\\s*$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString unit = match.captured(2);
    const double base = unit.isEmpty() || unit == unit.toUpper() ? 1024 : 1000;
    const int power = unit.isEmpty() ? 0 : 1 + int(QStringLiteral("kmg").indexOf(unit.toLower()));
    const double value = match.captured(1).remove(u'_').toDouble() * std::pow(base, power);
    return value < 1e15 ? std::optional(qint64(std::llround(value))) : std::nullopt;
}

ConvertedPlan readInference(const QJsonObject &arguments, const EngineFlags &flags,
                            int visibleCards)
{
    Draft draft(arguments, flags);
    draft.readModel();
    draft.readWeights();
    draft.readCache();
    draft.readSizes();
    draft.readCards(visibleCards);
    return draft.finished();
}

} // namespace xuanka
