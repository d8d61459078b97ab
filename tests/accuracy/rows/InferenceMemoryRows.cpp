// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Cache.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/Weights.h"
#include "tests/accuracy/rows/Rows.h"

#include <algorithm>

namespace xuanka::accuracy {
namespace {

const QString groupWeights = QStringLiteral("weights-cache");
const QString groupUsed = QStringLiteral("used");
const QString groupBuffers = QStringLiteral("buffers");

// What a serving engine profiles at start, by the size of the card, when a row does not say.
constexpr double largeCardGiB = 70;
constexpr int largeCardSequences = 1024;
constexpr int smallCardSequences = 256;
constexpr int largeCardChunk = 8192;
constexpr int smallCardChunk = 2048;
constexpr int shortPrompt = 256; // tokens, of programs that answer one short question

bool says(const Row &row, const char *key, const char *what)
{
    return row.text(key).contains(QLatin1String(what), Qt::CaseInsensitive);
}

CacheFormat cacheFormat(const QString &text)
{
    if (text.contains(QLatin1String("q8_0")))
        return CacheFormat::Q8_0;
    if (text.contains(QLatin1String("q4_0")))
        return CacheFormat::Q4_0;
    return text.contains(QLatin1String("fp8")) ? CacheFormat::Fp8 : CacheFormat::Fp16;
}

void setCache(InferenceJob &job, const Row &row)
{
    QString text = row.text("kv_type").toLower();
    if (text.isEmpty())
        text = row.text(row.has("kv_dtype") ? "kv_dtype" : "kv_cache").toLower();
    const auto values = text.indexOf(QLatin1String(" v ")); // "k q8_0 + v q4_0"
    job.cache = cacheFormat(values > 0 ? text.left(values) : text);
    if (values > 0)
        job.valueCache = cacheFormat(text.mid(values));
}

struct Setup {
    InferenceJob job;
    Layout layout;
    GpuSpec gpu;
    bool sequenceKnown = true;
};

void setLayout(Setup &setup, const Row &row)
{
    const int cards = row.cards();
    if (cards == 1)
        return;
    const bool split = setup.job.engine == Engine::LlamaCpp
        || setup.job.engine == Engine::Transformers || setup.job.engine == Engine::ExLlamaV2;
    if (says(row, "strategy", "replica") || says(row, "strategy", "DP"))
        setup.layout.data = cards;
    else if ((split && !says(row, "strategy", "TP")) || says(row, "strategy", "split"))
        setup.layout.pipeline = cards;
    else if (says(row, "strategy", "PP"))
        setup.layout.pipeline = cards;
    else
        setup.layout.tensor = cards;
    setup.layout.layerSplit = split && setup.layout.pipeline > 1;
}

void setSequence(Setup &setup, const Row &row)
{
    InferenceJob &job = setup.job;
    const double prompt = row.number("input_len").value_or(0);
    const double answer = row.number("gen_len").value_or(0);
    const auto known = row.has("n_ctx") ? row.number("n_ctx") : row.number("seq_len");
    setup.sequenceKnown = known || prompt + answer > 0;
    job.contextTokens =
        std::int64_t(known.value_or(prompt + answer > 0 ? prompt + answer : shortPrompt));
    job.promptTokens = prompt > 0 ? std::int64_t(prompt) : job.contextTokens;
    job.outputTokens = std::int64_t(answer);
}

Setup setupOf(const Row &row, const RowModel &model, Engine engine, const Context &context)
{
    Setup setup;
    InferenceJob &job = setup.job;
    job.model = model.shape;
    job.engine = engine;
    if (const auto weights = findWeights(row.text("precision"))) {
        job.weights = weights->format;
        job.bitsPerWeight = weights->bitsPerWeight;
    }
    if (const auto file = row.number("file_gib"))
        job.storedBytes = std::int64_t(*file * bytesPerGiB);
    job.attentionWide = says(row, "precision", "layers bf16");
    job.quantizedOnLoad = says(row, "precision", "bnb") && says(row, "framework", "litgpt");
    job.flashAttention = row.flag("flash_attn").value_or(true);
    job.microBatchTokens = int(row.number("n_ubatch").value_or(512));
    job.gpuMemoryUtilization = row.number("gpu_memory_utilization")
                                   .value_or(row.number("mem_fraction_static").value_or(0.9));
    job.expertsOnCpu = says(row, "offload", "experts");
    job.concurrentRequests = findBatch(row).value_or(1);
    setCache(job, row);
    setSequence(setup, row);
    if (const Gpu *gpu = findGpu(row, context))
        setup.gpu = gpu->spec;
    setLayout(setup, row);
    return setup;
}

double unitBytes(const QString &unit)
{
    if (unit == QLatin1String("GB"))
        return bytesPerGB;
    if (unit == QLatin1String("MB"))
        return 1e6;
    return unit == QLatin1String("MiB") ? bytesPerMiB : bytesPerGiB;
}

Answer inBytes(const Row &row, const Band &gib, const QString &group)
{
    return Answer::of(row, gib * (bytesPerGiB / unitBytes(row.unit)), group);
}

// Parts of a mix whose mean width alone is known say nothing of the tensors kept on the card.
bool partlyOffloaded(const Row &row)
{
    const QString offload = row.text("offload").toLower();
    return (!offload.isEmpty() && !offload.startsWith(QLatin1String("all")))
        || row.number("n_gpus") == 0.0;
}

Answer weightsOnCards(const Row &row, const Setup &setup, const MemoryEstimate &estimate,
                      const Context &context)
{
    if (partlyOffloaded(row))
        return Answer::incomplete(QStringLiteral("types of the tensors kept on the cards"),
                                  groupWeights);
    if (row.quantity == QLatin1String("weights_per_gpu"))
        return inBytes(row, estimate.weights.band, groupWeights);
    // Over all cards: what one large card would hold.
    const MemoryEstimate whole =
        estimateMemory(setup.job, setup.gpu, Layout{}, context.constants.memory);
    return inBytes(row, whole.weights.band, groupWeights);
}

Answer fileSize(const Row &row, const Setup &setup, const Context &context)
{
    const auto &memory = context.constants.memory;
    const WeightBytes bytes =
        weightBytes(setup.job.model, setup.job.weights, {setup.job.bitsPerWeight}, memory);
    return inBytes(row,
                   weightSpread(setup.job.model, setup.job.weights, memory) * toGiB(bytes.total()),
                   groupWeights);
}

SequenceCache cacheOn(const Setup &setup, int tensor, int pipeline, const Context &context)
{
    const InferenceJob &job = setup.job;
    return SequenceCache(job.model, bytesPerElement(job.cache),
                         bytesPerElement(job.valueCache.value_or(job.cache)), tensor, pipeline,
                         context.constants.memory.unknownShape);
}

Answer cacheBytes(const Row &row, const Setup &setup, const Context &context)
{
    if (!setup.sequenceKnown)
        return Answer::incomplete(QStringLiteral("n_ctx"), groupWeights);
    const auto &spread = context.constants.memory.spread;
    const Band relative = setup.job.model.groups.empty() ? spread.cacheFromTotal : spread.cache;
    const SequenceCache cache = cacheOn(setup, 1, 1, context);
    const double tokens = double(setup.job.contextTokens);
    Band band = relative * toGiB(cache.bytes(tokens));
    band.high +=
        spread.windowIgnored * toGiB(cache.bytesWithoutWindows(tokens) - cache.bytes(tokens));
    if (row.quantity == QLatin1String("kv_cache_total"))
        band *= setup.job.concurrentRequests;
    return inBytes(row, band, groupWeights);
}

Answer tokensInPool(const Row &row, const Setup &setup, const Context &context)
{
    double pool = row.number("kv_pool_gib_per_gpu").value_or(0) * bytesPerGiB;
    if (const auto size = row.number("kv_pool_gb_per_gpu")) // SGLang prints 2^30 as "GB"
        pool = *size * (setup.job.engine == Engine::SgLang ? bytesPerGiB : bytesPerGB);
    if (pool <= 0)
        return Answer::incomplete(QStringLiteral("kv_pool_gib_per_gpu"), groupWeights);
    const SequenceCache cache = cacheOn(setup, setup.layout.tensor, setup.layout.pipeline, context);
    const double tokens = double(cache.tokensWithin(pool, 0, 1'000'000'000));
    const Band &spread = setup.job.model.groups.empty()
        ? context.constants.memory.spread.cacheFromTotal
        : context.constants.memory.spread.cache;
    return Answer::of(row, {tokens / spread.high, tokens, tokens / spread.low}, groupWeights);
}

Answer used(const Row &row, const Setup &setup, const MemoryEstimate &estimate,
            const Context &context)
{
    const bool litgpt = says(row, "framework", "litgpt");
    if (!setup.sequenceKnown && !litgpt)
        return Answer::incomplete(QStringLiteral("seq_len"), groupUsed);
    const bool total = row.quantity.endsWith(QLatin1String("_total"));
    if (estimate.preallocated)
        return inBytes(row, estimate.preallocated.band * (total ? row.cards() : 1.0), groupUsed);
    const bool allocator = setup.job.engine == Engine::Transformers;
    if (!total || row.cards() == 1)
        return inBytes(row, allocator ? allocatedGiB(estimate) : estimate.total.band, groupUsed);
    const MemoryEstimate whole =
        estimateMemory(setup.job, setup.gpu, Layout{}, context.constants.memory);
    const Band beside =
        allocator ? whole.activations.band : whole.activations.band + whole.runtime.band;
    return inBytes(row,
                   (allocator ? allocatedGiB(whole) : whole.total.band)
                       + beside * double(row.cards() - 1),
                   groupUsed);
}

Answer computeBuffer(const Row &row, const Setup &setup, const MemoryEstimate &estimate)
{
    if (!row.has("n_ubatch") || says(row, "confidence", "ubatch")
        || row.confidence.contains(QLatin1String("ubatch not")))
        return Answer::incomplete(QStringLiteral("n_ubatch"), groupBuffers);
    const bool latent = std::any_of(
        setup.job.model.groups.begin(), setup.job.model.groups.end(),
        [](const LayerGroup &group) { return group.attention == AttentionKind::Latent; });
    // Without flash attention the scores of latent attention are cut into batches of a set size.
    if (latent && !setup.job.flashAttention)
        return Answer::incomplete(QStringLiteral("attn-max-batch"), groupBuffers);
    return inBytes(row, estimate.activations.band, groupBuffers);
}

Answer servingBuffer(const Row &row, Setup setup, const Context &context)
{
    const auto &memory = context.constants.memory;
    const bool large = setup.gpu.memoryGiB >= largeCardGiB;
    if (!row.has("batch"))
        setup.job.concurrentRequests = large ? largeCardSequences : smallCardSequences;
    setup.job.microBatchTokens = large ? largeCardChunk : smallCardChunk;
    Band beside = memory.runtime.engine;
    if (setup.layout.tensor * setup.layout.pipeline > 1)
        beside = sumIndependent({beside, memory.runtime.collectives});
    const Band activations =
        estimateMemory(setup.job, setup.gpu, setup.layout, memory).activations.band;
    if (row.quantity == QLatin1String("activation_peak_per_gpu"))
        return inBytes(row, activations, groupBuffers);
    if (row.quantity == QLatin1String("non_torch_overhead_per_gpu"))
        return inBytes(row, beside, groupBuffers);
    if (row.quantity == QLatin1String("non_torch_plus_activation_per_gpu"))
        return inBytes(row, sumIndependent({beside, activations}), groupBuffers);
    return inBytes(row, memory.runtime.graphs, groupBuffers); // cuda_graph_overhead
}

bool isOneOf(const QString &quantity, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(),
                       [&quantity](const char *name) { return quantity == QLatin1String(name); });
}

} // namespace

Answer answerInferenceMemory(const Row &row, const Context &context)
{
    const QString &quantity = row.quantity;
    const bool weights =
        isOneOf(quantity, {"weights_per_gpu", "gpu_weight_buffers_total", "weights_file_size"});
    const bool cache =
        isOneOf(quantity, {"kv_cache_total", "kv_bytes_for_sequence", "kv_tokens_in_pool"});
    const bool serving = isOneOf(quantity,
                                 {"activation_peak_per_gpu", "non_torch_overhead_per_gpu",
                                  "non_torch_plus_activation_per_gpu", "cuda_graph_overhead"});
    const bool buffer = quantity == QLatin1String("max_compute_buffer_per_gpu");
    const QString group = weights || cache ? groupWeights
        : serving || buffer                ? groupBuffers
                                           : groupUsed;
    const auto model = findModel(row, context);
    if (!model)
        return Answer::incomplete(QStringLiteral("model"), group);
    const auto engine = findEngine(row.text("framework"));
    if (!engine && !weights && !cache)
        return Answer::incomplete(QStringLiteral("framework"), group);
    if (weights && !findWeights(row.text("precision")))
        return Answer::incomplete(QStringLiteral("precision"), group);
    const Setup setup = setupOf(row, *model, engine.value_or(Engine::Vllm), context);
    const MemoryEstimate estimate =
        estimateMemory(setup.job, setup.gpu, setup.layout, context.constants.memory);
    if (quantity == QLatin1String("weights_file_size"))
        return fileSize(row, setup, context);
    if (weights)
        return weightsOnCards(row, setup, estimate, context);
    if (quantity == QLatin1String("kv_tokens_in_pool"))
        return tokensInPool(row, setup, context);
    if (cache)
        return cacheBytes(row, setup, context);
    if (serving)
        return servingBuffer(row, setup, context);
    if (buffer)
        return computeBuffer(row, setup, estimate);
    return used(row, setup, estimate, context);
}

} // namespace xuanka::accuracy
