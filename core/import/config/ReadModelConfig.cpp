// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/LayerNotes.h"
#include "core/import/ModelFile.h"
#include "core/import/config/Family.h"
#include "core/import/config/StoredAs.h"
#include "core/import/sniff/Content.h"
#include "core/import/sniff/JsonText.h"

namespace xuanka {
namespace {

constexpr qsizetype largestConfig = 16 << 20; // published ones stay below 200 kB

// Which class of the family the file is of; a class with another head (classification, reward,
// a draft of speculative decoding) has other parameters.
void readArchitecture(ConfigObject &config, Draft &draft)
{
    const QStringList classes = config.texts("architectures");
    if (classes.isEmpty())
        return;
    const QString name = classes.first();
    for (const char *whole :
         {"ForCausalLM", "LMHeadModel", "ForConditionalGeneration", "ChatModel"}) {
        if (name.endsWith(QLatin1String(whole)))
            return;
    }
    draft.headless = name.endsWith(QLatin1String("Model"));
    if (!draft.headless)
        config.fail({ImportCode::UnsupportedValue, {QStringLiteral("architectures"), name}});
}

ModelFile fileOf(const Draft &draft, const QString &modelType)
{
    ModelFile file;
    file.kind = ModelFileKind::Config;
    file.model.family = modelType;
    file.model.kind = draft.kind;
    file.model.shape = draft.finished();
    file.parameters = file.model.shape.total();
    file.byPart = draft.byPart;
    const ModelShape &shape = file.model.shape;
    const std::pair<const char *, std::int64_t> parts[] = {{"vision", shape.visionParameters},
                                                           {"audio", shape.audioParameters},
                                                           {"projector", shape.projectorParameters},
                                                           {"mtp", shape.mtpParameters}};
    for (const auto &[name, count] : parts) {
        if (count > 0)
            file.byPart.insert(QLatin1String(name), count);
    }
    file.notes = draft.notes;
    file.notes += layerNotes(shape);
    return file;
}

QString typeOf(ConfigObject &config)
{
    const QString type = config.text("model_type");
    return type.isEmpty() ? config.text("_class_name") : type;
}

} // namespace

Result<ModelFile> readModelConfig(const QByteArray &json)
{
    if (const auto impostor = impostorOf(json.left(sniffedBytes)))
        return fail(*impostor);
    const auto root = readJsonObject(json, largestConfig);
    if (!root)
        return Failure(root.error());
    std::optional<Error> error;
    ConfigObject config(*root, {}, error);
    const QString type = typeOf(config);
    if (error)
        return Failure(*error);
    if (type.isEmpty())
        return fail(ImportCode::NotAModelConfig);
    const Family *family = findFamily(type);
    if (family == nullptr)
        return fail({ImportCode::UnsupportedModel, {type}});
    Draft draft;
    if (!family->anyClass)
        readArchitecture(config, draft);
    const StoredAs stored = readStoredAs(config);
    family->build(config, *family, draft);
    config.finish(type);
    if (!error && !draft.fits())
        config.fail({ImportCode::ConfigTooManyParameters, {type}});
    if (error)
        return Failure(*error);
    ModelFile file = fileOf(draft, type);
    file.model.storedQuantization = stored.format;
    if (!stored.wide.isEmpty())
        file.notes.append({ImportCode::NoteKeptWide, {stored.wide.join(QLatin1String(", "))}});
    return file;
}

} // namespace xuanka
