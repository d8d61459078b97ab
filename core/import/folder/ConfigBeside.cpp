// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/folder/ConfigBeside.h"

#include "core/import/FileCode.h"
#include "core/import/sniff/JsonText.h"

#include <QFile>
#include <QJsonDocument>

namespace xuanka {
namespace {

constexpr qint64 largestSmallFile = 16 * 1024 * 1024;

// ModelOpt writes how the weights are stored into a file of its own.
void addQuantization(QJsonObject &config, const QDir &folder)
{
    if (config.contains(QLatin1String("quantization_config")))
        return;
    const auto file = readJsonObject(smallFile(folder, QStringLiteral("hf_quant_config.json")));
    if (!file)
        return;
    QJsonObject quantization = file->value(QLatin1String("quantization")).toObject();
    if (quantization.isEmpty())
        return;
    quantization.insert(QStringLiteral("quant_method"), QStringLiteral("modelopt"));
    config.insert(QStringLiteral("quantization_config"), quantization);
}

int packedBitsOf(const QJsonObject &quantization)
{
    int bits = quantization.value(QLatin1String("bits")).toInt();
    const QJsonObject groups = quantization.value(QLatin1String("config_groups")).toObject();
    for (auto it = groups.begin(); it != groups.end(); ++it) {
        const QJsonObject weights = it->toObject().value(QLatin1String("weights")).toObject();
        const int own = weights.value(QLatin1String("num_bits")).toInt();
        if (own > 0 && bits > 0 && own != bits)
            return 0; // groups differ: which tensor has which is not told here
        bits = own > 0 ? own : bits;
    }
    return bits;
}

QJsonObject languagePart(const QJsonObject &config)
{
    for (const char *key : {"text_config", "llm_config", "language_config"}) {
        const QJsonObject inner = config.value(QLatin1String(key)).toObject();
        if (!inner.isEmpty())
            return inner;
    }
    return config;
}

} // namespace

QByteArray smallFile(const QDir &folder, const QString &name)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestSmallFile)
        return {};
    return file.readAll();
}

Result<ModelFile> readConfigFile(const QDir &folder, const QByteArray &text)
{
    auto config = readJsonObject(text);
    if (!config)
        return tl::unexpected(config.error());
    const qsizetype keys = config->size();
    addQuantization(*config, folder);
    // Unchanged text is passed on as it is, so that line numbers stay true.
    const QByteArray plain = hasUtf8Mark(text) ? text.sliced(3) : text;
    auto model = readModelConfig(config->size() == keys ? plain : QJsonDocument(*config).toJson());
    if (model && hasUtf8Mark(text))
        model->notes.append(FileCode::NoteByteOrderMark);
    return model;
}

ConfigBeside configBeside(const QDir &folder)
{
    ConfigBeside beside;
    const QByteArray text = smallFile(folder, QStringLiteral("config.json"));
    if (text.isEmpty())
        return beside;
    beside.model = readConfigFile(folder, text);
    const auto config = readJsonObject(text);
    if (!config)
        return beside;
    const QJsonObject language = languagePart(*config);
    beside.modelType = config->value(QLatin1String("model_type")).toString();
    if (beside.modelType.isEmpty())
        beside.modelType = config->value(QLatin1String("_class_name")).toString();
    beside.layers = language.value(QLatin1String("num_hidden_layers")).toInt();
    beside.packedBits =
        packedBitsOf(config->value(QLatin1String("quantization_config")).toObject());
    return beside;
}

} // namespace xuanka
