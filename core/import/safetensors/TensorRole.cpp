// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/TensorRole.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

// Last names of tensors that belong to the storage of others.
constexpr std::array scaleNames{
    "weight_scale",
    "weight_scale_inv",
    "weight_scale_2",
    "input_scale",
    "k_scale",
    "v_scale",
    "q_scale_max",
    "kv_scale",
    "prob_scale",
    "output_scale",
    "weight_offset",
    "weight_zero_point",
    "zero_point",
    "input_global_scale",
    "weight_global_scale",
    "input_zero_point",
    "scales",
    "qzeros",
    "g_idx",
    "weight_g_idx",
    "SCB",
    "weight_format",
    "absmax",
    "quant_map",
    "nested_absmax",
    "nested_quant_map",
    "weight_shape",
    "scale_weight",
    "scale_input",
    "scaled_fp8",
    "q_scale",
    "q_perm",
    "q_invperm",
    "q_groups",
    "q_group_map",
    "suh",
    "svh",
    "su",
    "sv",
    "mcg",
    "mul1",
    "activation_scale",
    "scale_inv",
    "comfy_quant",
};
constexpr std::array bufferNames{
    "inv_freq",    "original_inv_freq",       "cos_cached",          "sin_cached", "position_ids",
    "masked_bias", "relative_position_index", "num_batches_tracked", "freqs_cis",  "causal_mask",
};

template <typename Names>
bool isOneOf(const Names &names, QStringView name)
{
    return std::any_of(names.begin(), names.end(),
                       [name](const char *known) { return name == QLatin1String(known); });
}

QStringView lastName(const QString &name)
{
    return QStringView(name).sliced(name.lastIndexOf(u'.') + 1);
}

const StoredTensor *sibling(const StoredTensor &tensor, const TensorTable &all, const char *other)
{
    const qsizetype dot = tensor.name.lastIndexOf(u'.');
    return all.value(tensor.name.left(dot + 1) + QLatin1String(other));
}

qint64 last(const StoredTensor *tensor)
{
    return tensor && !tensor->shape.isEmpty() ? tensor->shape.last() : 0;
}

TensorMeaning packed(qint64 parameters, const char *format)
{
    return {TensorRole::Packed, parameters, format};
}

TensorMeaning unknown()
{
    return {TensorRole::Unknown, 0, nullptr};
}

// GPTQ and AWQ: integers packed into 32 bits. Zero points are packed along the columns of the
// scales in both, which tells the width; AWQ packs its weights that way too.
TensorMeaning packedIntegers(const StoredTensor &tensor, const TensorTable &all, int packedBits)
{
    const StoredTensor *scales = sibling(tensor, all, "scales");
    const qint64 zeros = last(sibling(tensor, all, "qzeros"));
    const qint64 columns = last(scales);
    qint64 bits = columns > 0 ? zeros * 32 / columns : 0;
    if (bits <= 0)
        bits = packedBits;
    if (tensor.type != StoredType::Int32 || bits < 2 || bits > 8)
        return unknown();
    const bool awq = columns > 0 && last(&tensor) != columns;
    const char *format = bits != 4 ? (bits == 8 ? "int8" : "int-gptq")
        : awq                      ? "int4-awq"
                                   : "int4-gptq";
    return packed(tensor.elements * 32 / bits, format);
}

// compressed-tensors: weight_packed with its scales.
TensorMeaning packedCompressed(const StoredTensor &tensor, const TensorTable &all, int packedBits)
{
    if (tensor.type == StoredType::Uint8) {
        const StoredTensor *scale = sibling(tensor, all, "weight_scale");
        const bool nv = scale && scale->type == StoredType::Fp8;
        return packed(tensor.elements * 2, nv ? "nvfp4" : "mxfp4");
    }
    if (tensor.type != StoredType::Int32 || packedBits < 2 || packedBits > 8)
        return unknown();
    return packed(tensor.elements * 32 / packedBits, packedBits == 8 ? "int8" : "int4-gptq");
}

// A tensor called "weight" whose bytes may hold two 4-bit values each.
TensorMeaning byteWeight(const StoredTensor &tensor, const TensorTable &all)
{
    if (all.contains(tensor.name + QLatin1String(".absmax")))
        return packed(tensor.elements * 2, "nf4"); // bitsandbytes
    const StoredTensor *scale = sibling(tensor, all, "weight_scale");
    if (!scale)
        scale = sibling(tensor, all, "scale");
    const qint64 width = last(&tensor);
    const qint64 groups = last(scale);
    if (scale && scale->type == StoredType::Fp8 && groups * 16 == width * 2)
        return packed(tensor.elements * 2, "nvfp4");
    const bool exponents =
        scale && (scale->type == StoredType::Fp8Exponent || scale->type == StoredType::Uint8);
    if (exponents && groups * 32 == width * 2)
        return packed(tensor.elements * 2, "mxfp4");
    if (tensor.type == StoredType::Int8)
        return packed(tensor.elements, "int8");
    return unknown();
}

TensorMeaning exllama(const StoredTensor &tensor, const TensorTable &all)
{
    const qint64 columns = last(sibling(tensor, all, "q_scale")) * 8; // 4 bits each in 32
    const StoredTensor *order = sibling(tensor, all, "q_invperm");
    const qint64 rows = order ? order->elements : 0;
    return rows > 0 && columns > 0 && rows < (1 << 24) && columns < (1 << 24)
        ? packed(rows * columns, "exl2")
        : unknown();
}

TensorMeaning integers(const StoredTensor &tensor, const TensorTable &all, QStringView name,
                       int packedBits)
{
    if (name == QLatin1String("qweight"))
        return packedIntegers(tensor, all, packedBits);
    if (name == QLatin1String("weight_packed"))
        return packedCompressed(tensor, all, packedBits);
    if (name == QLatin1String("q_weight"))
        return exllama(tensor, all);
    if (name == QLatin1String("trellis") && tensor.shape.size() == 3)
        return packed(tensor.shape[0] * 16 * tensor.shape[1] * 16, "exl3");
    if (name.endsWith(QLatin1String("_blocks"))
        && all.contains(tensor.name.chopped(7) + QLatin1String("_scales")))
        return packed(tensor.elements * 2, "mxfp4");
    const bool byte = tensor.type == StoredType::Int8 || tensor.type == StoredType::Uint8;
    if (byte && name == QLatin1String("weight"))
        return byteWeight(tensor, all);
    // Codes of a scheme not known here are large; positions and switches are small.
    constexpr qint64 largestTable = 1 << 20;
    const bool table = tensor.elements <= largestTable || tensor.type == StoredType::Bool;
    return table ? TensorMeaning{TensorRole::Buffer, 0, nullptr} : unknown();
}

bool isScale(const StoredTensor &tensor, const TensorTable &all, QStringView name)
{
    if (isOneOf(scaleNames, name) || tensor.name.contains(QLatin1String(".quant_state."))
        || tensor.type == StoredType::Fp8Exponent)
        return true;
    if (name.endsWith(QLatin1String("_scales"))
        && all.contains(tensor.name.chopped(7) + QLatin1String("_blocks")))
        return true;
    if (name.endsWith(QLatin1String("_scale_inv")) || name.endsWith(QLatin1String("_weight_scale")))
        return true;
    if (name != QLatin1String("scale"))
        return false;
    // "scale" is a learned norm in some networks; beside a quantised weight it is storage.
    const StoredTensor *weight = sibling(tensor, all, "weight");
    return weight && (weight->type == StoredType::Fp8 || !isFloating(weight->type));
}

bool isBuffer(const StoredTensor &tensor, QStringView name)
{
    if (isOneOf(bufferNames, name))
        return true;
    // The causal mask of GPT-2 and its kin: attn.bias of shape 1 x 1 x n x n.
    return name == QLatin1String("bias") && tensor.shape.size() == 4 && tensor.shape[0] == 1
        && tensor.shape[1] == 1 && tensor.shape[2] == tensor.shape[3];
}

} // namespace

TensorMeaning meaningOf(const StoredTensor &tensor, const TensorTable &all, int packedBits)
{
    const QStringView name = lastName(tensor.name);
    if (isScale(tensor, all, name))
        return {TensorRole::Scale, 0, nullptr};
    if (isBuffer(tensor, name))
        return {TensorRole::Buffer, 0, nullptr};
    if (isFloating(tensor.type))
        return {TensorRole::Weight, tensor.elements, nullptr};
    return integers(tensor, all, name, packedBits);
}

} // namespace xuanka
