// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufPreset.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

struct Preset {
    int id;
    std::string_view name;
    std::string_view mainType;
};

// enum llama_ftype of llama.h, with the type most tensors get.
constexpr std::array presets{
    Preset{0, "f32", "f32"},          Preset{1, "f16", "f16"},
    Preset{2, "q4_0", "q4_0"},        Preset{3, "q4_1", "q4_1"},
    Preset{7, "q8_0", "q8_0"},        Preset{8, "q5_0", "q5_0"},
    Preset{9, "q5_1", "q5_1"},        Preset{10, "q2_k", "q2_k"},
    Preset{11, "q3_k_s", "q3_k"},     Preset{12, "q3_k_m", "q3_k"},
    Preset{13, "q3_k_l", "q3_k"},     Preset{14, "q4_k_s", "q4_k"},
    Preset{15, "q4_k_m", "q4_k"},     Preset{16, "q5_k_s", "q5_k"},
    Preset{17, "q5_k_m", "q5_k"},     Preset{18, "q6_k", "q6_k"},
    Preset{19, "iq2_xxs", "iq2_xxs"}, Preset{20, "iq2_xs", "iq2_xs"},
    Preset{21, "q2_k_s", "q2_k"},     Preset{22, "iq3_xs", "iq3_s"},
    Preset{23, "iq3_xxs", "iq3_xxs"}, Preset{24, "iq1_s", "iq1_s"},
    Preset{25, "iq4_nl", "iq4_nl"},   Preset{26, "iq3_s", "iq3_s"},
    Preset{27, "iq3_m", "iq3_s"},     Preset{28, "iq2_s", "iq2_xs"},
    Preset{29, "iq2_m", "iq2_s"},     Preset{30, "iq4_xs", "iq4_xs"},
    Preset{31, "iq1_m", "iq1_m"},     Preset{32, "bf16", "bf16"},
    Preset{36, "tq1_0", "tq1_0"},     Preset{37, "tq2_0", "tq2_0"},
    Preset{38, "mxfp4", "mxfp4"},
};

std::string_view dominantType(const GgufHeader &header)
{
    QHash<const GgmlType *, qint64> elements;
    for (const GgufTensor &tensor : header.tensors)
        elements[tensor.type] += tensor.dims[1] > 1 ? tensor.elements : 0;
    const GgmlType *best = nullptr;
    for (auto it = elements.cbegin(); it != elements.cend(); ++it) {
        if (!best || it.value() > elements[best]
            || (it.value() == elements[best] && it.key()->id < best->id))
            best = it.key();
    }
    return best ? best->name : std::string_view();
}

// Plain and vendor-wide formats have the names they have outside GGUF.
QString spelled(std::string_view name)
{
    const auto text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    if (name == "f32")
        return QStringLiteral("fp32");
    if (name == "bf16" || name == "mxfp4" || name == "nvfp4")
        return text;
    return QStringLiteral("gguf-") + text;
}

} // namespace

GgufQuantization ggufQuantization(const GgufHeader &header)
{
    const std::string_view dominant = dominantType(header);
    if (dominant.empty())
        return {};
    const auto claimed = header.number("general.file_type").value_or(-1);
    const auto *preset = std::find_if(presets.begin(), presets.end(),
                                      [claimed](const Preset &p) { return p.id == claimed; });
    if (preset == presets.end())
        return {spelled(dominant), {}};
    if (preset->mainType == dominant)
        return {spelled(preset->name), {}};
    return {spelled(dominant), spelled(preset->name)};
}

} // namespace xuanka
