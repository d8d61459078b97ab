// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Assess.h"

#include "core/import/ModelFile.h"
#include "ui/document/Files.h"

#include <QDir>
#include <QFileInfo>

namespace xuanka::cli {
namespace {

QString modelFileOf(const Work &work)
{
    return std::visit(
        [](const auto &kind) {
            if constexpr (requires { kind.model; })
                return kind.model.file;
            else
                return QString();
        },
        work);
}

} // namespace

Outcome<QByteArray> bytesOf(const QString &path, qint64 limit)
{
    const auto bytes = files::read(path, limit);
    if (!bytes)
        return refuse(bytes.error(), path);
    return *bytes;
}

Outcome<ReadPlan> planOf(const QString &path)
{
    const auto bytes = bytesOf(path, files::planLimit);
    if (!bytes)
        return Refusal(bytes.error());
    auto read = readPlan(*bytes);
    if (!read)
        return refuse(read.error(), path);
    return *std::move(read);
}

Outcome<Assessment> assess(const QString &planPath)
{
    auto read = planOf(planPath);
    if (!read)
        return Refusal(read.error());
    auto catalog = Catalog::builtIn();
    if (!catalog)
        return refuse(catalog.error());
    auto constants = EstimateConstants::builtIn();
    if (!constants)
        return refuse(constants.error());
    Assessment made{*std::move(catalog), *std::move(constants), *std::move(read), {}, {}};
    const QString file = modelFileOf(made.read.plan.workload.work);
    if (!file.isEmpty()) {
        const QString path = QFileInfo(planPath).dir().filePath(file);
        auto model = readCountedModel(path);
        if (!model)
            return refuse(model.error(), path);
        made.fileModel = std::move(model->model);
    }
    auto advice = advise(made.read.plan, made.context());
    if (!advice)
        return refuse(advice.error(), planPath);
    made.advice = *std::move(advice);
    return made;
}

} // namespace xuanka::cli
