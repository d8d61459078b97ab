// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/DiffusionTraits.h"

#include <array>
#include <string>

namespace xuanka {
namespace {

bool says(const std::string &text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

// FLUX.1: 19 double blocks whose text half an image token skips, modulation layers that run once
// a step; 6.45 of 11.9 G parameters see an image token (from its published configuration).
constexpr double fluxShare = 6.45 / 11.9;
constexpr std::array<std::string_view, 5> distilled{"schnell", "turbo", "lightning", "distill",
                                                    "lcm"};
constexpr std::array<std::string_view, 5> unets{"unet", "sdxl", "stable-diffusion-v1",
                                                "stable-diffusion-2", "kolors"};

void setMemoryTraits(DiffusionJob &job, const std::string &text)
{
    if (job.convolutional)
        job.family = DiffusionFamily::UNet;
    else if (says(text, "ti2v"))
        job.family = DiffusionFamily::CompactWan;
    else if (says(text, "wan2.2"))
        job.family = DiffusionFamily::PerTokenWan;
    else if (says(text, "wan"))
        job.family = DiffusionFamily::Wan;
    else if (says(text, "flux") || says(text, "hunyuan"))
        job.family = DiffusionFamily::DualStream;
    if (says(text, "ltx")) { // 32 x 32 x 8
        job.pixelsPerToken = 32;
        job.framesPerLatent = 8;
    } else if (says(text, "mochi")) {
        job.framesPerLatent = 6;
    } else if (says(text, "step-video") || says(text, "stepvideo")) {
        job.framesPerLatent = 8;
    }
}

} // namespace

void setDiffusionTraits(DiffusionJob &job, std::string_view family, std::string_view name)
{
    std::string text(family);
    text.append(" ").append(name);
    for (char &letter : text) {
        if (letter >= 'A' && letter <= 'Z')
            letter = char(letter - 'A' + 'a');
    }
    for (const std::string_view word : unets)
        job.convolutional = job.convolutional || says(text, word);
    for (const std::string_view word : distilled) {
        if (says(text, word))
            job.passesPerStep = 1;
    }
    if (says(text, "flux")) { // guidance is an input of the network
        job.passesPerStep = 1;
        job.parametersPerToken = std::int64_t(double(job.model.total()) * fluxShare);
    }
    if (says(text, "ti2v")) // the autoencoder of Wan 2.2's small model halves each side once more
        job.pixelsPerToken = 32;
    setMemoryTraits(job, text);
}

} // namespace xuanka
