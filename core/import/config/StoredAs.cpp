// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/StoredAs.h"

namespace xuanka {
namespace {

QString dataType(const QString &name)
{
    if (name.endsWith(QLatin1String("bfloat16")))
        return QStringLiteral("bf16");
    if (name.endsWith(QLatin1String("float16")))
        return QStringLiteral("fp16");
    if (name.endsWith(QLatin1String("float32")))
        return QStringLiteral("fp32");
    return {};
}

QString bitsOf(ConfigObject &quantization, const char *method)
{
    const qint64 bits = quantization.integer("bits", {1, 64}, 4);
    return bits == 4 ? QStringLiteral("int4-") + QLatin1String(method)
                     : QStringLiteral("int%1-%2").arg(bits).arg(QLatin1String(method));
}

QString quantized(ConfigObject quantization)
{
    const QString method = quantization.text("quant_method").toLower();
    if (method == QLatin1String("awq") || method == QLatin1String("gptq"))
        return bitsOf(quantization, method == QLatin1String("awq") ? "awq" : "gptq");
    if (method == QLatin1String("bitsandbytes"))
        return quantization.flag("load_in_8bit", false) ? QStringLiteral("int8")
                                                        : QStringLiteral("nf4");
    if (method == QLatin1String("mxfp4") || method == QLatin1String("fp8"))
        return method;
    const QString algorithm = quantization.text("quant_algo").toUpper();
    if (algorithm == QLatin1String("NVFP4") || algorithm == QLatin1String("FP8"))
        return algorithm.toLower();
    return method;
}

} // namespace

QString readStoredAs(ConfigObject &config)
{
    QString plain = dataType(config.text("torch_dtype"));
    if (plain.isEmpty())
        plain = dataType(config.text("dtype"));
    return config.has("quantization_config") ? quantized(config.child("quantization_config"))
                                             : plain;
}

} // namespace xuanka
