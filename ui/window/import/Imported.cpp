// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import/Imported.h"

#include "core/trial/ReadMachine.h"
#include "ui/document/Files.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace xuanka {
namespace {

constexpr qint64 textLimit = 64 * 1024 * 1024;

bool isPlan(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object().value(QStringLiteral("format")).toString()
        == QLatin1String("xuanka-plan");
}

bool isTrialOutput(const QString &name, const QByteArray &bytes)
{
    Machine machine;
    QList<Check> remarks;
    return readMachine({{name, bytes}}, machine, remarks) > 0;
}

} // namespace

Result<Imported> readImport(const QString &path)
{
    const QFileInfo info(path);
    Imported found{info.fileName(), info.absoluteFilePath(), ImportedPlan{info.absoluteFilePath()}};
    if (info.suffix().compare(QLatin1String("xuanka"), Qt::CaseInsensitive) == 0)
        return found;
    const bool yaml = info.suffix().startsWith(QLatin1String("y"), Qt::CaseInsensitive);
    const bool small = info.isFile() && info.size() <= files::planLimit;
    const auto bytes =
        small ? files::read(path, files::planLimit) : Result<QByteArray>(QByteArray());
    if (bytes && isPlan(*bytes))
        return found;
    // A model file is the most telling; what it says when it is none is kept for the end.
    auto model = yaml ? Result<ModelFile>(fail({})) : readModelFile(path);
    if (model) {
        found.what = std::move(*model);
        return found;
    }
    if (small) {
        if (auto converted = convertFile(path)) {
            found.what = std::move(*converted);
            return found;
        } else if (yaml) {
            return Failure(converted.error());
        }
    }
    if (info.isFile() && info.size() <= textLimit) {
        if (auto text = files::read(path, textLimit); text && isTrialOutput(found.name, *text)) {
            found.what = ImportedTrial{found.name, std::move(*text)};
            return found;
        }
    }
    return Failure(model.error());
}

Result<Imported> readImportText(const QByteArray &text)
{
    Imported found;
    if (auto model = readModelConfig(text)) {
        found.what = std::move(*model);
        return found;
    }
    auto converted = convertText(text);
    if (converted) {
        found.what = std::move(*converted);
        return found;
    }
    const QString name = QStringLiteral("paste");
    if (isTrialOutput(name, text)) {
        found.what = ImportedTrial{name, text};
        return found;
    }
    return Failure(converted.error());
}

} // namespace xuanka
