// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Terms.h"

#include "ui/text/Language.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("Terms", source);
}

// A spelling of the plan file as people write it: "gguf-q4_k_m" is "GGUF Q4_K_M".
QString upper(std::string_view key)
{
    return QString::fromLatin1(key.data(), qsizetype(key.size())).toUpper();
}

} // namespace

QString term(WorkloadKind value)
{
    switch (value) {
    case WorkloadKind::LlmInference:
        return words(QT_TRANSLATE_NOOP("Terms", "Serve a language model"));
    case WorkloadKind::LlmTraining:
        return words(QT_TRANSLATE_NOOP("Terms", "Train or fine-tune a language model"));
    case WorkloadKind::ImageGeneration:
        return words(QT_TRANSLATE_NOOP("Terms", "Generate images"));
    case WorkloadKind::VideoGeneration:
        return words(QT_TRANSLATE_NOOP("Terms", "Generate video"));
    case WorkloadKind::Rendering:
        return words(QT_TRANSLATE_NOOP("Terms", "Render a 3D scene"));
    case WorkloadKind::Simulation:
        return words(QT_TRANSLATE_NOOP("Terms", "Simulate (CFD, physics)"));
    case WorkloadKind::Custom:
        return words(QT_TRANSLATE_NOOP("Terms", "Something else, measured once"));
    }
    return {};
}

QString term(WeightFormat value)
{
    const std::string_view name = key(value);
    if (name.starts_with("gguf-"))
        return QStringLiteral("GGUF ") + upper(name.substr(5));
    if (name.starts_with("exl2-"))
        return QStringLiteral("EXL2 %1 bpw").arg(upper(name.substr(5)));
    if (value == WeightFormat::Int4Awq)
        return QStringLiteral("INT4 AWQ");
    if (value == WeightFormat::Int4Gptq)
        return QStringLiteral("INT4 GPTQ");
    return upper(name);
}

QString term(CacheFormat value)
{
    return upper(key(value));
}

QString term(Engine value)
{
    switch (value) {
    case Engine::Vllm:
        return QStringLiteral("vLLM");
    case Engine::SgLang:
        return QStringLiteral("SGLang");
    case Engine::LlamaCpp:
        return QStringLiteral("llama.cpp");
    case Engine::ExLlamaV2:
        return QStringLiteral("ExLlamaV2");
    case Engine::TensorRtLlm:
        return QStringLiteral("TensorRT-LLM");
    case Engine::Transformers:
        return QStringLiteral("Transformers");
    case Engine::KTransformers:
        return QStringLiteral("KTransformers");
    }
    return {};
}

QString term(TrainingMethod value)
{
    switch (value) {
    case TrainingMethod::Full:
        return words(QT_TRANSLATE_NOOP("Terms", "Full fine-tuning"));
    case TrainingMethod::Lora:
        return QStringLiteral("LoRA");
    case TrainingMethod::Qlora:
        return QStringLiteral("QLoRA");
    }
    return {};
}

QString term(TrainingPrecision value)
{
    switch (value) {
    case TrainingPrecision::Bf16Mixed:
        return words(QT_TRANSLATE_NOOP("Terms", "BF16 mixed"));
    case TrainingPrecision::Bf16:
        return words(QT_TRANSLATE_NOOP("Terms", "Pure BF16"));
    case TrainingPrecision::Fp16Mixed:
        return words(QT_TRANSLATE_NOOP("Terms", "FP16 mixed"));
    case TrainingPrecision::Fp32:
        return QStringLiteral("FP32");
    }
    return {};
}

QString term(Optimizer value)
{
    switch (value) {
    case Optimizer::AdamW:
        return QStringLiteral("AdamW");
    case Optimizer::AdamW8bit:
        return QStringLiteral("AdamW 8-bit");
    case Optimizer::PagedAdamW8bit:
        return words(QT_TRANSLATE_NOOP("Terms", "AdamW 8-bit, paged"));
    case Optimizer::Adafactor:
        return QStringLiteral("Adafactor");
    case Optimizer::Sgd:
        return QStringLiteral("SGD");
    case Optimizer::Lion:
        return QStringLiteral("Lion");
    }
    return {};
}

QString term(Checkpointing value)
{
    switch (value) {
    case Checkpointing::None:
        return words(QT_TRANSLATE_NOOP("Terms", "Off"));
    case Checkpointing::Selective:
        return words(QT_TRANSLATE_NOOP("Terms", "Selective"));
    case Checkpointing::Full:
        return words(QT_TRANSLATE_NOOP("Terms", "Every layer"));
    }
    return {};
}

QString term(Sharding value)
{
    switch (value) {
    case Sharding::None:
        return words(QT_TRANSLATE_NOOP("Terms", "Not split"));
    case Sharding::Ddp:
        return QStringLiteral("DDP");
    case Sharding::Zero1:
        return QStringLiteral("ZeRO-1");
    case Sharding::Zero2:
        return QStringLiteral("ZeRO-2");
    case Sharding::Zero3:
        return QStringLiteral("ZeRO-3");
    case Sharding::Fsdp:
        return QStringLiteral("FSDP");
    }
    return {};
}

QString term(Offload value)
{
    switch (value) {
    case Offload::None:
        return words(QT_TRANSLATE_NOOP("Terms", "Nothing"));
    case Offload::Optimizer:
        return words(QT_TRANSLATE_NOOP("Terms", "Optimizer state"));
    case Offload::Parameters:
        return words(QT_TRANSLATE_NOOP("Terms", "Optimizer state and parameters"));
    }
    return {};
}

QString term(Strategy value)
{
    switch (value) {
    case Strategy::Auto:
        return words(QT_TRANSLATE_NOOP("Terms", "Automatic"));
    case Strategy::Replicas:
        return words(QT_TRANSLATE_NOOP("Terms", "Replicas"));
    case Strategy::TensorParallel:
        return words(QT_TRANSLATE_NOOP("Terms", "Tensor parallel"));
    case Strategy::Pipeline:
        return words(QT_TRANSLATE_NOOP("Terms", "Pipeline parallel"));
    case Strategy::LayerSplit:
        return words(QT_TRANSLATE_NOOP("Terms", "Layer split"));
    case Strategy::Ddp:
        return words(QT_TRANSLATE_NOOP("Terms", "Data parallel (DDP)"));
    case Strategy::Zero1:
        return QStringLiteral("ZeRO-1");
    case Strategy::Zero2:
        return QStringLiteral("ZeRO-2");
    case Strategy::Zero3:
        return QStringLiteral("ZeRO-3");
    case Strategy::SequenceParallel:
        return words(QT_TRANSLATE_NOOP("Terms", "Sequence parallel"));
    }
    return {};
}

QString term(RenderEngine value)
{
    switch (value) {
    case RenderEngine::Cycles:
        return QStringLiteral("Blender Cycles");
    case RenderEngine::Octane:
        return QStringLiteral("Octane");
    case RenderEngine::Redshift:
        return QStringLiteral("Redshift");
    case RenderEngine::VRay:
        return QStringLiteral("V-Ray");
    case RenderEngine::Ue5:
        return QStringLiteral("Unreal Engine 5");
    }
    return {};
}

QString term(SimulationPrecision value)
{
    return upper(key(value));
}

QString term(Need value)
{
    switch (value) {
    case Need::Fp64:
        return words(QT_TRANSLATE_NOOP("Terms", "Fast FP64"));
    case Need::Ecc:
        return words(QT_TRANSLATE_NOOP("Terms", "ECC memory"));
    case Need::Mig:
        return words(QT_TRANSLATE_NOOP("Terms", "MIG (split one card)"));
    case Need::NvLink:
        return QStringLiteral("NVLink");
    case Need::Sla:
        return words(QT_TRANSLATE_NOOP("Terms", "Availability promise (SLA)"));
    }
    return {};
}

} // namespace xuanka::text
