// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/PartOf.h"

namespace xuanka {

Work defaultWork(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::LlmInference:
        return LlmInference{};
    case WorkloadKind::LlmTraining:
        return LlmTraining{};
    case WorkloadKind::ImageGeneration:
        return MediaGeneration{};
    case WorkloadKind::VideoGeneration:
        return VideoGeneration{};
    case WorkloadKind::Rendering:
        return Rendering{};
    case WorkloadKind::Simulation:
        return Simulation{};
    case WorkloadKind::Custom:
        return CustomWork{};
    }
    return LlmInference{};
}

} // namespace xuanka
