// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/SafetensorsModel.h"

#include "core/import/FileCode.h"
#include "core/import/folder/InsideFolder.h"
#include "core/import/safetensors/TensorCount.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace xuanka {
namespace {

struct PartName {
    TensorPart part;
    const char *name;
};
constexpr std::array countedApart{
    PartName{TensorPart::Vision, "vision"},
    PartName{TensorPart::Audio, "audio"},
    PartName{TensorPart::Projector, "projector"},
    PartName{TensorPart::Mtp, "mtp"},
    PartName{TensorPart::TextEncoder, "text-encoder"},
    PartName{TensorPart::Vae, "vae"},
};

Quantity parameters(qint64 count)
{
    return {double(count), Unit::Parameters};
}

void setShapePart(ModelShape &shape, TensorPart part, qint64 count)
{
    switch (part) {
    case TensorPart::Vision:
        shape.visionParameters = count;
        break;
    case TensorPart::Audio:
        shape.audioParameters = count;
        break;
    case TensorPart::Projector:
        shape.projectorParameters = count;
        break;
    case TensorPart::Mtp:
        shape.mtpParameters = count;
        break;
    default:
        break;
    }
}

// Parts the config.json has no formula for, but the tensors show.
void addParts(const TensorCount &count, ModelFile &file)
{
    for (const PartName &part : countedApart) {
        const qint64 found = count.parts.value(part.part);
        const QString name = QLatin1String(part.name);
        if (found == 0 || file.byPart.contains(name))
            continue;
        file.byPart.insert(name, found);
        setShapePart(file.model.shape, part.part, found);
        if (part.part == TensorPart::TextEncoder || part.part == TensorPart::Vae)
            file.model.components.append({name, found});
    }
}

void addLeftOut(const TensorCount &count, ModelFile &file)
{
    if (count.buffers > 0)
        file.notes.append({FileCode::NoteBuffers, {count.buffers}});
    if (count.scales > 0)
        file.notes.append({FileCode::NoteScales, {count.scales}});
    if (count.secondNames > 0)
        file.notes.append({FileCode::NoteSecondNames, {parameters(count.secondNames)}});
}

// The count of the tensors against the formula of the architecture.
void compare(const TensorCount &count, ModelFile &file)
{
    const ModelShape &shape = file.model.shape;
    qint64 main = count.parts.value(TensorPart::Main);
    const bool secondHead =
        shape.headParameters == 0 && count.head > 0 && count.head == count.embedding;
    if (secondHead) {
        main -= count.head;
        file.notes.append({FileCode::NoteSecondHead, {parameters(count.head)}});
    }
    if (!count.unknown.isEmpty()) {
        file.notes.append({FileCode::NotePackedUnknown, {count.unknown}});
        return;
    }
    qint64 all = main;
    for (const PartName &part : countedApart)
        all += count.parts.value(part.part);
    const qint64 described = file.parameters + shape.visionParameters + shape.audioParameters
        + shape.projectorParameters + shape.mtpParameters;
    if (main != file.parameters && all != described) {
        file.exact = false;
        file.model.exact = false;
        file.notes.append(
            {FileCode::NoteCountDiffers, {parameters(main), parameters(file.parameters)}});
    }
    if (main == file.parameters)
        addParts(count, file);
}

// Without a usable config.json: totals by part, no layers.
Result<ModelFile> fromTensorsAlone(const TensorCount &count, const SafetensorsHeader &tensors,
                                   const ConfigBeside &config)
{
    if (!count.unknown.isEmpty())
        return fail({FileCode::PackedUnknown, {count.unknown}});
    ModelFile file;
    Model &model = file.model;
    addParts(count, file);
    model.family = config.modelType.isEmpty()
        ? tensors.metadata.value(QStringLiteral("modelspec.architecture"))
        : config.modelType;
    qint64 total = count.parts.value(TensorPart::Main);
    if (total == 0 && file.byPart.size() == 1) { // a tower in a file of its own is the model here
        total = file.byPart.first();
        file.byPart.clear();
        model.shape = {};
        model.components.clear();
        model.kind = ModelKind::Encoder;
    }
    if (total == 0)
        return fail(FileCode::SafetensorsNoWeights);
    if (!model.components.isEmpty())
        model.kind = ModelKind::ImageDiffusion;
    model.shape.declaredTotal = total;
    file.parameters = total;
    if (config.model) {
        file.notes.append(FileCode::NoteConfigUnused);
        file.notes.append(config.model->error().message);
    } else {
        file.notes.append(FileCode::NoteNoConfig);
    }
    if (count.head > 0 && count.head == count.embedding) {
        file.exact = false;
        file.notes.append({FileCode::NoteHeadMaybeTied, {parameters(count.head)}});
    }
    return file;
}

QStringList shardNames(const QString &fileName)
{
    static const QRegularExpression pattern(
        QStringLiteral("^(.*)-(\\d{5})-of-(\\d{5})(\\.safetensors)$"));
    const auto match = pattern.match(fileName);
    constexpr int mostShards = 4096;
    const int shards = match.captured(3).toInt();
    if (!match.hasMatch() || shards < 2 || shards > mostShards)
        return {fileName};
    QStringList names;
    for (int i = 1; i <= shards; ++i) {
        names.append(QStringLiteral("%1-%2-of-%3%4")
                         .arg(match.captured(1))
                         .arg(i, 5, 10, QLatin1Char('0'))
                         .arg(match.captured(3), match.captured(4)));
    }
    return names;
}

} // namespace

Result<SafetensorsHeader> readShards(const QDir &folder, const QStringList &names)
{
    SafetensorsHeader whole;
    for (const QString &name : names) {
        const auto path = pathInside(folder, name);
        if (!path)
            return tl::unexpected(path.error());
        QFile file(*path);
        if (!file.open(QIODevice::ReadOnly))
            return fail({FileCode::FileUnreadable, {file.errorString()}}, {}, *path);
        auto shard = readSafetensorsHeader(file);
        if (!shard) {
            shard.error().file = *path;
            return shard;
        }
        whole.tensors += shard->tensors;
        whole.tensorBytes += shard->tensorBytes;
        whole.metadata.insert(shard->metadata);
    }
    return whole;
}

Result<ModelFile> modelOfTensors(const SafetensorsHeader &tensors, const ConfigBeside &config)
{
    const TensorCount count = countTensors(tensors.tensors, config.layers, config.packedBits);
    if (count.parts.value(TensorPart::Adapter) > 0)
        return fail(FileCode::AdapterFile);
    Result<ModelFile> file =
        config.model && *config.model ? *config.model : fromTensorsAlone(count, tensors, config);
    if (!file)
        return file;
    if (config.model && *config.model)
        compare(count, *file);
    addLeftOut(count, *file);
    file->kind = ModelFileKind::Safetensors;
    file->model.storedBytes = tensors.tensorBytes;
    // A quantization_config knows more than the bytes (the method); a plain data type does not.
    const QString &stored = file->model.storedQuantization;
    if (stored.isEmpty() || stored.startsWith(QLatin1String("fp"))
        || stored == QLatin1String("bf16"))
        file->model.storedQuantization = count.format;
    return file;
}

Result<ModelFile> readSafetensors(const QString &path)
{
    const QFileInfo info(path);
    const QStringList names = shardNames(info.fileName());
    QStringList missing;
    for (const QString &name : names) {
        if (!info.dir().exists(name))
            missing.append(name);
    }
    if (!missing.isEmpty())
        return fail({FileCode::PiecesMissing, {missing.mid(0, 4).join(QStringLiteral(", "))}});
    if (names.size() == 1) { // the file the user named may be a link to anywhere
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return fail({FileCode::FileUnreadable, {file.errorString()}});
        const auto header = readSafetensorsHeader(file);
        return header ? modelOfTensors(*header, configBeside(info.dir()))
                      : Result<ModelFile>(tl::unexpected(header.error()));
    }
    const auto header = readShards(info.dir(), names);
    return header ? modelOfTensors(*header, configBeside(info.dir()))
                  : Result<ModelFile>(tl::unexpected(header.error()));
}

} // namespace xuanka
