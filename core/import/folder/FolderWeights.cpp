// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/folder/FolderWeights.h"

#include "core/import/FileCode.h"
#include "core/import/safetensors/SafetensorsModel.h"
#include "core/import/sniff/JsonText.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

// The names the libraries load first; "fp16" and "non_ema" variants are copies of these.
constexpr std::array usualNames{"model", "diffusion_pytorch_model", "pytorch_model"};

QStringList filesLike(const QDir &folder, const QString &pattern)
{
    return folder.entryList({pattern}, QDir::Files, QDir::Name);
}

// Files of one sharded set differ in their number only.
bool areShards(const QStringList &names)
{
    static const QRegularExpression number(QStringLiteral("-\\d{5}-of-\\d{5}"));
    if (names.isEmpty() || !names.first().contains(number))
        return false;
    QString first = names.first();
    first.remove(number);
    return std::all_of(names.begin(), names.end(),
                       [&first](QString name) { return name.remove(number) == first; });
}

Result<ModelFile> readIndexIn(const QDir &folder, const QString &name)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        return fail({FileCode::FileUnreadable, {file.errorString()}}, {}, file.fileName());
    const auto index = readJsonObject(file.read(largestJson + 1));
    auto model = index ? readSafetensorsIndex(folder, *index)
                       : Result<ModelFile>(tl::unexpected(index.error()));
    if (!model && model.error().file.isEmpty())
        model.error().file = file.fileName();
    return model;
}

} // namespace

FolderWeights weightsIn(const QDir &folder)
{
    for (const char *name : usualNames) {
        const QString index = QLatin1String(name) + QStringLiteral(".safetensors.index.json");
        if (folder.exists(index))
            return {index, {}, {}};
        const QString file = QLatin1String(name) + QStringLiteral(".safetensors");
        if (folder.exists(file))
            return {{}, {file}, {}};
    }
    const QStringList indexes = filesLike(folder, QStringLiteral("*.safetensors.index*.json"));
    if (indexes.size() == 1)
        return {indexes.first(), {}, {}};
    QStringList files = filesLike(folder, QStringLiteral("*.safetensors"));
    if (files.size() > 1) { // Mistral's own copy lies beside that of transformers
        const QStringList others =
            files.filter(QRegularExpression(QStringLiteral("^(?!consolidated)")));
        files = others.isEmpty() ? files : others;
    }
    if (files.size() <= 1 || areShards(files))
        return {{}, files, {}};
    return {{}, {}, files};
}

std::optional<Result<ModelFile>> readWeightFolder(const QDir &folder)
{
    const FolderWeights weights = weightsIn(folder);
    if (!weights.index.isEmpty())
        return readIndexIn(folder, weights.index);
    const ConfigBeside config = configBeside(folder);
    if (!weights.files.isEmpty()) {
        const auto tensors = readShards(folder, weights.files);
        if (!tensors)
            return Result<ModelFile>(tl::unexpected(tensors.error()));
        return modelOfTensors(*tensors, config);
    }
    if (config.model)
        return *config.model;
    if (!weights.doubtful.isEmpty()) {
        return Result<ModelFile>(fail(
            {FileCode::SeveralModels, {weights.doubtful.mid(0, 4).join(QStringLiteral(", "))}}));
    }
    return std::nullopt;
}

} // namespace xuanka
