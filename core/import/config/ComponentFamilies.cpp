// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"

#include <array>

// Encoders and diffusion networks; the latter name their class instead of a model_type.
namespace xuanka {
namespace {

constexpr std::array families{
    Family{.type = "clip_text_model", .build = buildClipText, .anyClass = true},
    Family{.type = "t5", .build = buildT5, .anyClass = true},
    Family{.type = "mt5", .build = buildT5, .anyClass = true},
    Family{.type = "umt5", .build = buildT5, .anyClass = true},
    Family{.type = "bert", .build = buildBert, .anyClass = true},
    Family{.type = "roberta", .build = buildBert, .anyClass = true},
    Family{.type = "xlm-roberta", .build = buildBert, .anyClass = true},
    Family{.type = "albert", .build = buildAlbert, .anyClass = true},
    Family{.type = "whisper", .build = buildWhisper},
    Family{.type = "UNet2DConditionModel", .build = buildUNet},
    Family{.type = "FluxTransformer2DModel", .build = buildFlux},
    Family{.type = "WanTransformer3DModel", .build = buildWan},
    Family{.type = "t2v", .build = buildWan}, // the same, as first released
    Family{.type = "ti2v", .build = buildWan},
};

} // namespace

std::span<const Family> componentFamilies()
{
    return families;
}

} // namespace xuanka
