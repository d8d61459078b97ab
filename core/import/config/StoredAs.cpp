// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/StoredAs.h"

#include <QJsonArray>

#include <array>

namespace xuanka {
namespace {

QJsonObject languagePart(const QJsonObject &config)
{
    for (const char *key : {"text_config", "llm_config", "language_config"}) {
        const QJsonObject inner = config.value(QLatin1String(key)).toObject();
        if (!inner.isEmpty())
            return inner;
    }
    return {};
}

QString dataType(const QJsonObject &config)
{
    for (const char *key : {"dtype", "torch_dtype"}) {
        const QString name = config.value(QLatin1String(key)).toString();
        if (name.endsWith(QLatin1String("bfloat16")))
            return QStringLiteral("bf16");
        if (name.endsWith(QLatin1String("float16")))
            return QStringLiteral("fp16");
        if (name.endsWith(QLatin1String("float32")))
            return QStringLiteral("fp32");
    }
    return {};
}

QString formatOf(int bits, const QString &type, int group)
{
    const bool real = type == QLatin1String("float");
    if (bits == 8)
        return real ? QStringLiteral("fp8") : QStringLiteral("int8");
    if (bits != 4)
        return {};
    if (!real)
        return QStringLiteral("int4-gptq"); // packed integers with a scale a group, as GPTQ has
    return group == 16 ? QStringLiteral("nvfp4") : QStringLiteral("mxfp4");
}

// The groups of compressed-tensors and ModelOpt; empty when they differ.
QString fromGroups(const QJsonObject &quantization)
{
    QString format;
    const QJsonObject groups = quantization.value(QLatin1String("config_groups")).toObject();
    for (const QJsonValue &group : groups) {
        const QJsonObject weights = group.toObject().value(QLatin1String("weights")).toObject();
        const QString own = formatOf(weights.value(QLatin1String("num_bits")).toInt(),
                                     weights.value(QLatin1String("type")).toString(),
                                     weights.value(QLatin1String("group_size")).toInt());
        if (own.isEmpty() || (!format.isEmpty() && own != format))
            return {};
        format = own;
    }
    return format;
}

QString fromMethod(const QJsonObject &quantization)
{
    const auto word = [&](const char *key) {
        return quantization.value(QLatin1String(key)).toString().toLower();
    };
    const QString algorithm = word("quant_algo");
    if (algorithm == QLatin1String("nvfp4") || algorithm == QLatin1String("fp8"))
        return algorithm;
    if (!algorithm.isEmpty() && algorithm.startsWith(QLatin1String("mixed")))
        return {};
    const QString method = word("quant_method");
    const int bits = quantization.value(QLatin1String("bits")).toInt(4);
    if ((method == QLatin1String("awq") || method == QLatin1String("gptq")) && bits == 4)
        return QStringLiteral("int4-") + method;
    if (method == QLatin1String("gptq") && bits == 8)
        return QStringLiteral("int8");
    if (method == QLatin1String("mxfp4") || method == QLatin1String("fp8"))
        return method;
    if (method == QLatin1String("fbgemm_fp8"))
        return QStringLiteral("fp8");
    if (method == QLatin1String("bitsandbytes"))
        return quantization.value(QLatin1String("load_in_8bit")).toBool() ? QStringLiteral("int8")
                                                                          : QStringLiteral("nf4");
    return fromGroups(quantization);
}

// Lists of hundreds of layers come down to the few modules they speak of.
QStringList wideModules(const QJsonObject &quantization)
{
    static constexpr std::array modules{"lm_head",       "embed_tokens", "self_attn",
                                        "linear_attn",   "router",       "gate",
                                        "shared_expert", "vision",       "visual"};
    QStringList found;
    for (const char *key :
         {"modules_to_not_convert", "ignore", "exclude_modules", "ignored_layers"}) {
        for (const QJsonValue &entry : quantization.value(QLatin1String(key)).toArray()) {
            for (const char *module : modules) {
                const QString name = QLatin1String(module);
                if (entry.toString().contains(name) && !found.contains(name))
                    found.append(name);
            }
        }
    }
    return found;
}

} // namespace

StoredAs readStoredAs(ConfigObject &config)
{
    const QLatin1String key("quantization_config");
    config.ignore({"quantization_config", "compression_config"});
    const QJsonObject language = languagePart(config.json());
    QJsonObject quantization = config.json().value(key).toObject();
    if (quantization.isEmpty())
        quantization = config.json().value(QLatin1String("compression_config")).toObject();
    if (quantization.isEmpty())
        quantization = language.value(key).toObject();
    if (!quantization.isEmpty())
        return {fromMethod(quantization), wideModules(quantization)};
    const QString type = dataType(config.json());
    return {type.isEmpty() ? dataType(language) : type, {}};
}

} // namespace xuanka
