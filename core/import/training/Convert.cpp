// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/ConvertedPlan.h"
#include "core/import/FileCode.h"
#include "core/import/command/ReadCommand.h"
#include "core/import/sniff/Content.h"
#include "core/import/sniff/JsonText.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/TrainingDraft.h"
#include "core/import/training/YamlText.h"

#include <QFile>

#include <algorithm>

namespace xuanka {
namespace {

bool hasAny(const QJsonObject &tree, const char *keys)
{
    const QStringList list = keyList(keys);
    return std::any_of(list.begin(), list.end(),
                       [&tree](const QString &key) { return tree.contains(key); });
}

bool usesComponents(const QJsonObject &tree)
{
    return std::any_of(tree.begin(), tree.end(), [](const QJsonValue &value) {
        return value.toObject().contains(QLatin1String("_component_"));
    });
}

// The program a configuration is for, told by keys only it has.
std::optional<ConvertedPlan> readTraining(const QJsonObject &tree, const QByteArray &text)
{
    if (usesComponents(tree))
        return readTorchtune(tree, text);
    if (hasAny(tree, "base_model"))
        return readAxolotl(tree);
    if (hasAny(tree, "compute_environment distributed_type"))
        return readAccelerate(tree);
    if (hasAny(tree,
               "zero_optimization train_micro_batch_size_per_gpu zero_allow_untested_optimizer"))
        return readDeepSpeed(tree);
    if (hasAny(tree, "finetuning_type cutoff_len stage train_dataset"))
        return readHubTraining(tree, QStringLiteral("llamafactory"));
    if (hasAny(tree, "train_type sft_type tuner_type"))
        return readHubTraining(tree, QStringLiteral("ms-swift"));
    if (hasAny(tree, "per_device_train_batch_size use_peft max_seq_length"))
        return readHubTraining(tree, QStringLiteral("transformers"));
    return std::nullopt;
}

Result<QJsonObject> treeOf(const QByteArray &body)
{
    const QByteArray start = body.trimmed();
    if (start.startsWith('{'))
        return readJsonObject(body, largestYaml);
    const auto yaml = readYaml(body);
    if (!yaml)
        return tl::unexpected(yaml.error());
    return yaml->toObject();
}

Result<ConvertedPlan> convertBody(const QByteArray &body)
{
    const auto tree = treeOf(body);
    if (tree) {
        if (const auto plan = readTraining(*tree, body))
            return *plan;
    }
    if (const auto plan = readCommand(QString::fromUtf8(body)))
        return *plan;
    if (tree)
        return fail(ConvertCode::NothingKnown);
    // Only what looks like a configuration is told where it breaks.
    const bool configuration =
        body.trimmed().startsWith('{') || body.contains(":\n") || body.contains(": ");
    return configuration ? Result<ConvertedPlan>(tl::unexpected(tree.error()))
                         : fail(ConvertCode::NothingKnown);
}

} // namespace

Result<ConvertedPlan> convertText(const QByteArray &text)
{
    if (text.size() > largestYaml)
        return fail(
            {ConvertCode::TooLarge, {Quantity{double(largestYaml) / bytesPerMiB, Unit::MiB}}});
    if (looksUtf16(text))
        return fail(FileCode::TextUtf16);
    if (const auto impostor = impostorOf(text.left(sniffedBytes)))
        return fail(*impostor);
    const QByteArray body = hasUtf8Mark(text) ? text.sliced(3) : text;
    if (body.trimmed().isEmpty())
        return fail(FileCode::FileEmpty);
    if (body.contains('\0'))
        return fail(ConvertCode::NothingKnown);
    return convertBody(body);
}

Result<ConvertedPlan> convertFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({FileCode::FileUnreadable, {file.errorString()}}, {}, path);
    auto converted = convertText(file.read(largestYaml + 1));
    if (!converted && converted.error().file.isEmpty())
        converted.error().file = path;
    return converted;
}

} // namespace xuanka
