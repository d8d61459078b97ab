// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/folder/FolderWeights.h"
#include "core/import/folder/ModelFolder.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>

namespace xuanka {
namespace {

// Folders of a pipeline that hold networks. The first group generates.
constexpr std::array generators{"transformer", "unet", "prior", "transformer_2"};
constexpr std::array helpers{"text_encoder",  "text_encoder_2", "text_encoder_3", "vae",
                             "image_encoder", "safety_checker", "vqvae",          "decoder"};

bool isUsed(const QJsonObject &index, const QString &name)
{
    const QJsonArray entry = index.value(name).toArray();
    return entry.size() == 2 && entry.at(0).isString() && entry.at(1).isString();
}

QString roleOf(const char *name)
{
    return QString::fromLatin1(name).replace(u'_', u'-');
}

// A second generating network (two-stage video models) is loaded beside the first.
void addGenerator(ModelFile &whole, const ModelFile &part, bool first)
{
    if (first) {
        whole = part;
        return;
    }
    whole.parameters += part.parameters;
    whole.exact = whole.exact && part.exact;
    whole.model.storedBytes += part.model.storedBytes;
    whole.model.shape = {};
    whole.model.shape.declaredTotal = whole.parameters;
    whole.notes += part.notes;
}

void addHelpers(const QDir &folder, const QJsonObject &index, ModelFile &whole)
{
    for (const char *name : helpers) {
        const QString part = QLatin1String(name);
        if (!isUsed(index, part))
            continue;
        const auto read = readWeightFolder(QDir(folder.filePath(part)));
        if (!read || !*read || (*read)->parameters == 0) {
            whole.notes.append({FileCode::NotePartUncounted, {part}});
            continue;
        }
        // Of an encoder-decoder only the encoder reads the prompt.
        const qint64 encoder = (*read)->byPart.value(QStringLiteral("encoder"));
        const qint64 parameters = encoder > 0 ? encoder : (*read)->parameters;
        whole.model.components.append({roleOf(name), parameters});
        whole.byPart.insert(roleOf(name), parameters);
    }
}

} // namespace

Result<ModelFile> readPipeline(const QDir &folder, const QJsonObject &index)
{
    ModelFile whole;
    bool found = false;
    for (const char *name : generators) {
        const QString part = QLatin1String(name);
        if (!isUsed(index, part))
            continue;
        const auto read = readWeightFolder(QDir(folder.filePath(part)));
        if (!read)
            return fail({FileCode::PipelinePartMissing, {part}});
        if (!*read)
            return *read;
        if ((*read)->parameters == 0)
            return fail({FileCode::PipelinePartMissing, {part}});
        addGenerator(whole, **read, !found);
        found = true;
    }
    if (!found)
        return fail(FileCode::FolderWithoutModel);
    const QString pipeline = index.value(QLatin1String("_class_name")).toString();
    const bool video = pipeline.contains(QLatin1String("Video"))
        || pipeline.startsWith(QLatin1String("Wan")) || pipeline.startsWith(QLatin1String("LTX"));
    whole.model.kind = video ? ModelKind::VideoDiffusion : ModelKind::ImageDiffusion;
    addHelpers(folder, index, whole);
    return whole;
}

} // namespace xuanka
