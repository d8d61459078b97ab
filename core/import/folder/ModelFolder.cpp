// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/folder/ModelFolder.h"

#include "core/import/FileCode.h"
#include "core/import/folder/FolderWeights.h"
#include "core/import/gguf/GgufModel.h"
#include "core/import/sniff/JsonText.h"

#include <QRegularExpression>
#include <QSet>

namespace xuanka {
namespace {

// The Hugging Face cache: the folder of the revision that refs/main names, or the only one.
QDir revisionOf(const QDir &folder)
{
    if (!folder.exists(QStringLiteral("snapshots")) || !folder.exists(QStringLiteral("blobs")))
        return folder;
    QDir snapshots(folder.filePath(QStringLiteral("snapshots")));
    const QString main =
        QString::fromLatin1(smallFile(folder, QStringLiteral("refs/main"))).trimmed();
    const QStringList revisions = snapshots.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    if (revisions.contains(main))
        return QDir(snapshots.filePath(main));
    return revisions.size() == 1 ? QDir(snapshots.filePath(revisions.first())) : folder;
}

// One name a model: of the pieces of a split file only the first.
QStringList ggufModels(const QDir &folder, QStringList &vision)
{
    static const QRegularExpression laterPiece(
        QStringLiteral("-(?!00001)\\d{5}-of-\\d{5}\\.gguf$"));
    QStringList models;
    const QStringList names = folder.entryList({QStringLiteral("*.gguf")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        if (name.contains(QLatin1String("mmproj"), Qt::CaseInsensitive))
            vision.append(name);
        else if (!name.contains(laterPiece))
            models.append(name);
    }
    return models;
}

Result<ModelFile> readGgufFolder(const QDir &folder, const QStringList &models,
                                 const QStringList &vision)
{
    if (models.size() > 1)
        return fail({FileCode::SeveralModels, {models.mid(0, 4).join(QStringLiteral(", "))}});
    auto file = readGguf(folder.filePath(models.first()));
    if (!file || vision.isEmpty())
        return file;
    const auto tower = readGguf(folder.filePath(vision.first()));
    const bool counted = !tower && tower.error().message.is(FileCode::GgufVision);
    if (counted) {
        const auto *size = std::get_if<Quantity>(&tower.error().message.parameters.first());
        const qint64 parameters = size ? qint64(size->value) : 0;
        file->byPart.insert(QStringLiteral("vision"), parameters);
        file->model.shape.visionParameters = parameters;
    }
    return file;
}

QString adapterBase(const QDir &folder)
{
    const auto config = readJsonObject(smallFile(folder, QStringLiteral("adapter_config.json")));
    return config ? config->value(QLatin1String("base_model_name_or_path")).toString() : QString();
}

Result<ModelFile> readFolder(const QDir &folder)
{
    if (folder.exists(QStringLiteral("model_index.json"))) {
        const auto index = readJsonObject(smallFile(folder, QStringLiteral("model_index.json")));
        return index ? readPipeline(folder, *index)
                     : Result<ModelFile>(tl::unexpected(index.error()));
    }
    const bool config = folder.exists(QStringLiteral("config.json"));
    if (!config && folder.exists(QStringLiteral("adapter_config.json")))
        return fail({FileCode::AdapterOnly, {adapterBase(folder)}});
    QStringList vision;
    const QStringList models = ggufModels(folder, vision);
    const FolderWeights weights = weightsIn(folder);
    if (!models.isEmpty() && weights.index.isEmpty() && weights.files.isEmpty())
        return readGgufFolder(folder, models, vision);
    if (auto file = readWeightFolder(folder))
        return *file;
    const bool pickle = !folder
                             .entryList({QStringLiteral("*.bin"), QStringLiteral("*.pt"),
                                         QStringLiteral("*.pth"), QStringLiteral("*.ckpt")},
                                        QDir::Files)
                             .isEmpty();
    return fail(pickle ? FileCode::PyTorchPickle : FileCode::FolderWithoutModel);
}

} // namespace

Result<ModelFile> readModelFolder(const QString &path)
{
    const QDir folder = revisionOf(QDir(path));
    if (!folder.isReadable())
        return fail({FileCode::FileUnreadable, {QStringLiteral("Permission denied")}});
    auto file = readFolder(folder);
    if (file)
        file->kind = ModelFileKind::Folder;
    return file;
}

} // namespace xuanka
