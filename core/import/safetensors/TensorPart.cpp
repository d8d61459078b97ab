// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/TensorPart.h"

#include <array>

namespace xuanka {
namespace {

struct Prefix {
    const char *text;
    TensorPart part;
};

// Names at the start, after an optional "model.". transformers, diffusers and the single-file
// checkpoints of image models.
constexpr std::array prefixes{
    Prefix{"vision_tower.", TensorPart::Vision},
    Prefix{"vision_model.", TensorPart::Vision},
    Prefix{"vision_encoder.", TensorPart::Vision},
    Prefix{"vision_embed_tokens.", TensorPart::Vision},
    Prefix{"visual.", TensorPart::Vision},
    Prefix{"vision.", TensorPart::Vision},
    Prefix{"vpm.", TensorPart::Vision},
    Prefix{"image_encoder.", TensorPart::Vision},
    Prefix{"audio_tower.", TensorPart::Audio},
    Prefix{"audio_model.", TensorPart::Audio},
    Prefix{"audio_encoder.", TensorPart::Audio},
    Prefix{"speech_encoder.", TensorPart::Audio},
    Prefix{"embed_audio.", TensorPart::Projector},
    Prefix{"embed_vision.", TensorPart::Projector},
    Prefix{"multi_modal_projector.", TensorPart::Projector},
    Prefix{"mm_projector.", TensorPart::Projector},
    Prefix{"vision_language_adapter.", TensorPart::Projector},
    Prefix{"patch_merger.", TensorPart::Projector},
    Prefix{"connector.", TensorPart::Projector},
    Prefix{"resampler.", TensorPart::Projector},
    Prefix{"mlp1.", TensorPart::Projector},
    Prefix{"mtp.", TensorPart::Mtp},
    Prefix{"mtp_layers.", TensorPart::Mtp},
    Prefix{"mtp_block.", TensorPart::Mtp},
    Prefix{"cond_stage_model.", TensorPart::TextEncoder},
    Prefix{"conditioner.", TensorPart::TextEncoder},
    Prefix{"text_encoders.", TensorPart::TextEncoder},
    Prefix{"first_stage_model.", TensorPart::Vae},
    Prefix{"vae.", TensorPart::Vae},
    Prefix{"model_ema.", TensorPart::Copy},
    Prefix{"lora_unet_", TensorPart::Adapter},
    Prefix{"lora_te", TensorPart::Adapter},
    Prefix{"lora_transformer_", TensorPart::Adapter},
};

bool isAdapter(const QString &name)
{
    return name.contains(QLatin1String(".lora_A.")) || name.contains(QLatin1String(".lora_B."))
        || name.contains(QLatin1String(".lora_up.")) || name.contains(QLatin1String(".lora_down."))
        || name.contains(QLatin1String(".lora_magnitude_vector"))
        || name.contains(QLatin1String("lora_embedding_"));
}

// The number in "…layers.61.…", -1 if there is none.
int layerOf(const QString &name)
{
    static const QString marker = QStringLiteral("layers.");
    const qsizetype at = name.indexOf(marker);
    if (at < 0)
        return -1;
    const qsizetype start = at + marker.size();
    const qsizetype end = name.indexOf(u'.', start);
    bool ok = false;
    const int layer = name.mid(start, end < 0 ? -1 : end - start).toInt(&ok);
    return ok ? layer : -1;
}

} // namespace

TensorPart partOf(const QString &name, int mainLayers)
{
    if (isAdapter(name))
        return TensorPart::Adapter;
    const bool nested = name.startsWith(QLatin1String("model."));
    const QStringView inner = nested ? QStringView(name).sliced(6) : QStringView(name);
    for (const Prefix &prefix : prefixes) {
        if (inner.startsWith(QLatin1String(prefix.text)))
            return prefix.part;
    }
    if (mainLayers > 0 && layerOf(name) >= mainLayers)
        return TensorPart::Mtp;
    return TensorPart::Main;
}

} // namespace xuanka
