// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"

#include "core/import/FileCode.h"
#include "core/import/folder/ConfigBeside.h"
#include "core/import/folder/ModelFolder.h"
#include "core/import/gguf/GgufModel.h"
#include "core/import/safetensors/SafetensorsModel.h"
#include "core/import/sniff/Content.h"
#include "core/import/sniff/JsonText.h"

#include <QFile>
#include <QFileInfo>

#include <array>

namespace xuanka {
namespace {

// Other JSON files that lie beside a model and are taken for its config.json.
struct OtherKind {
    const char *key;
    const char *name;
};
constexpr std::array otherKinds{
    OtherKind{"added_tokens_decoder", "tokenizer_config.json"},
    OtherKind{"tokenizer_class", "tokenizer_config.json"},
    OtherKind{"added_tokens", "tokenizer.json"},
    OtherKind{"pre_tokenizer", "tokenizer.json"},
    OtherKind{"image_processor_type", "preprocessor_config.json"},
    OtherKind{"image_mean", "preprocessor_config.json"},
    OtherKind{"processor_class", "processor_config.json"},
    OtherKind{"zero_optimization", "DeepSpeed configuration"},
    OtherKind{"_from_model_config", "generation_config.json"},
    OtherKind{"do_sample", "generation_config.json"},
    OtherKind{"eos_token", "special_tokens_map.json"},
    OtherKind{"producer", "hf_quant_config.json"},
    OtherKind{"workload", "plan of Xuanka"},
};

Result<ModelFile> readJson(const QFileInfo &info, const QByteArray &text)
{
    const auto object = readJsonObject(text);
    if (!object)
        return tl::unexpected(object.error());
    if (object->contains(QLatin1String("weight_map")))
        return readSafetensorsIndex(info.dir(), *object);
    if (object->contains(QLatin1String("peft_type"))) {
        return fail({FileCode::AdapterOnly,
                     {object->value(QLatin1String("base_model_name_or_path")).toString()}});
    }
    if (object->contains(QLatin1String("_diffusers_version"))
        && object->value(QLatin1String("scheduler")).isArray())
        return readPipeline(info.dir(), *object);
    const bool config = object->contains(QLatin1String("model_type"))
        || object->contains(QLatin1String("architectures"))
        || object->contains(QLatin1String("_class_name"));
    if (!config) {
        for (const OtherKind &other : otherKinds) {
            if (object->contains(QLatin1String(other.key)))
                return fail({FileCode::OtherJson, {QString::fromLatin1(other.name)}});
        }
    }
    return readConfigFile(info.dir(), text);
}

Result<ModelFile> readFile(const QFileInfo &info)
{
    QFile file(info.filePath());
    if (!info.isFile() && info.exists())
        return fail({FileCode::FileUnreadable, {QStringLiteral("not a regular file")}});
    if (!file.open(QIODevice::ReadOnly))
        return fail({FileCode::FileUnreadable, {file.errorString()}});
    const QByteArray head = file.peek(sniffedBytes);
    switch (contentOf(head)) {
    case Content::Gguf:
        return readGguf(info.filePath());
    case Content::Safetensors:
        return readSafetensors(info.filePath());
    case Content::Json:
        if (const auto impostor = impostorOf(head))
            return fail(*impostor);
        return readJson(info, file.read(largestJson + 1));
    case Content::Other:
        break;
    }
    return fail(refusalOf(head, file.size()));
}

} // namespace

Result<ModelFile> readModelFile(const QString &path)
{
    const QFileInfo info(path);
    auto model = info.isDir() ? readModelFolder(path) : readFile(info);
    if (!model && model.error().file.isEmpty())
        model.error().file = path;
    return model;
}

Result<ModelFile> readCountedModel(const QString &path)
{
    auto model = readModelFile(path);
    if (model && model->parameters <= 0)
        return fail(FileCode::NoteIndexAlone, {}, path);
    return model;
}

} // namespace xuanka
