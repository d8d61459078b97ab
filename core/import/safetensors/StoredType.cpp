// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/StoredType.h"

#include <array>
#include <string_view>
#include <utility>

namespace xuanka {
namespace {

// Names and widths: safetensors/src/tensor.rs, enum Dtype.
constexpr std::array<std::pair<std::string_view, StoredTypeInfo>, 21> types{{
    {"F64", {StoredType::Fp64, 64}},
    {"F32", {StoredType::Fp32, 32}},
    {"F16", {StoredType::Fp16, 16}},
    {"BF16", {StoredType::Bf16, 16}},
    {"F8_E4M3", {StoredType::Fp8, 8}},
    {"F8_E5M2", {StoredType::Fp8, 8}},
    {"F8_E4M3FNUZ", {StoredType::Fp8, 8}},
    {"F8_E5M2FNUZ", {StoredType::Fp8, 8}},
    {"F8_E8M0", {StoredType::Fp8Exponent, 8}},
    {"F6_E2M3", {StoredType::Fp6, 6}},
    {"F6_E3M2", {StoredType::Fp6, 6}},
    {"F4", {StoredType::Fp4, 4}},
    {"I64", {StoredType::Int64, 64}},
    {"U64", {StoredType::Int64, 64}},
    {"I32", {StoredType::Int32, 32}},
    {"U32", {StoredType::Int32, 32}},
    {"I16", {StoredType::Int16, 16}},
    {"U16", {StoredType::Int16, 16}},
    {"I8", {StoredType::Int8, 8}},
    {"U8", {StoredType::Uint8, 8}},
    {"BOOL", {StoredType::Bool, 8}},
}};
constexpr StoredTypeInfo complexType{StoredType::Complex, 64};

} // namespace

const StoredTypeInfo *storedType(const QString &name)
{
    for (const auto &[known, info] : types) {
        if (name == QLatin1String(known.data(), static_cast<qsizetype>(known.size())))
            return &info;
    }
    return name == QLatin1String("C64") ? &complexType : nullptr;
}

bool isFloating(StoredType type)
{
    return type <= StoredType::Fp4 || type == StoredType::Complex;
}

} // namespace xuanka
