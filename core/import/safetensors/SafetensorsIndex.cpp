// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/folder/InsideFolder.h"
#include "core/import/safetensors/SafetensorsModel.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace xuanka {
namespace {

constexpr qsizetype mostShards = 16'384;

// What the index says about itself; it often counts a tied head twice, or buffers.
struct IndexMetadata {
    qint64 bytes = 0;
    qint64 parameters = 0;
};

IndexMetadata metadataOf(const QJsonObject &index)
{
    const QJsonObject metadata = index.value(QLatin1String("metadata")).toObject();
    const auto number = [&metadata](const char *key) {
        // Some writers make it a float or a text.
        const QJsonValue value = metadata.value(QLatin1String(key));
        const double size = value.isString() ? value.toString().toDouble() : value.toDouble();
        return size > 0 && size < 1e18 ? qint64(size) : 0;
    };
    return {number("total_size"), number("total_parameters")};
}

Result<QStringList> shardsOf(const QJsonObject &index, const QDir &folder)
{
    const QJsonObject map = index.value(QLatin1String("weight_map")).toObject();
    QSet<QString> names;
    for (auto it = map.begin(); it != map.end(); ++it) {
        if (!it->isString())
            return fail(FileCode::IndexWithoutMap);
        names.insert(it->toString());
    }
    if (names.isEmpty() || names.size() > mostShards)
        return fail(FileCode::IndexWithoutMap);
    QStringList sorted(names.cbegin(), names.cend());
    sorted.sort();
    for (const QString &name : std::as_const(sorted)) {
        if (const auto path = pathInside(folder, name); !path)
            return tl::unexpected(path.error());
    }
    return sorted;
}

// No shard is there: the size is what the index claims, the model what a config.json describes.
ModelFile fromMetadata(const IndexMetadata &metadata, const ConfigBeside &config)
{
    ModelFile file;
    if (config.model && *config.model) {
        file = **config.model;
        const ModelShape &shape = file.model.shape;
        const qint64 described = file.parameters + shape.visionParameters + shape.audioParameters
            + shape.projectorParameters + shape.mtpParameters;
        if (metadata.parameters > 0 && metadata.parameters != described) {
            file.notes.append({FileCode::NoteIndexCount,
                               {Quantity{double(metadata.parameters), Unit::Parameters},
                                Quantity{double(described), Unit::Parameters}}});
        }
    } else {
        file.exact = false;
        file.model.exact = false;
        file.model.family = config.modelType;
        file.notes.append(FileCode::NoteIndexAlone);
        if (config.model)
            file.notes.append(config.model->error().message);
    }
    file.model.storedBytes = metadata.bytes;
    if (metadata.bytes > 0)
        file.notes.append(FileCode::NoteStoredSize);
    return file;
}

} // namespace

Result<ModelFile> readSafetensorsIndex(const QDir &folder, const QJsonObject &index)
{
    const auto shards = shardsOf(index, folder);
    if (!shards)
        return tl::unexpected(shards.error());
    const IndexMetadata metadata = metadataOf(index);
    const ConfigBeside config = configBeside(folder);
    QStringList missing;
    bool pickles = false;
    for (const QString &name : *shards) {
        pickles = pickles || !name.endsWith(QLatin1String(".safetensors"));
        if (!folder.exists(name))
            missing.append(name);
    }
    if (missing.isEmpty() && !pickles) {
        const auto tensors = readShards(folder, *shards);
        auto file = tensors ? modelOfTensors(*tensors, config)
                            : Result<ModelFile>(tl::unexpected(tensors.error()));
        if (file) {
            file->kind = ModelFileKind::SafetensorsIndex;
            if (metadata.bytes > 0 && metadata.bytes != tensors->tensorBytes)
                file->notes.append({FileCode::NoteIndexSize,
                                    {Quantity{double(metadata.bytes), Unit::Bytes},
                                     Quantity{double(tensors->tensorBytes), Unit::Bytes}}});
        }
        return file;
    }
    ModelFile file = fromMetadata(metadata, config);
    file.kind = ModelFileKind::SafetensorsIndex;
    if (pickles)
        file.notes.append(FileCode::NotePickledShards);
    else if (missing.size() < shards->size())
        file.notes.append(
            {FileCode::NoteShardsMissing, {missing.mid(0, 4).join(QStringLiteral(", "))}});
    return file;
}

} // namespace xuanka
