// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/DiffusionJobs.h"
#include "tests/accuracy/rows/Rows.h"
#include "tests/accuracy/rows/SpeedRows.h"

#include "core/estimate/speed/DiffusionTraits.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka::accuracy {
namespace {

constexpr int repositorySteps = 50; // default of the Wan repositories' own program
constexpr int clipFrames = 81; // five seconds at 16 frames a second
constexpr int longClipFrames = 121; // the same at 24

double captured(const QString &text, const char *what)
{
    const auto match = QRegularExpression(QString::fromLatin1(what)).match(text);
    return match.hasMatch() ? match.captured(1).toDouble() : 0;
}

// "480P 81 frames", "832x480", "720P".
bool readSize(const QString &text, DiffusionJob &job)
{
    static const QRegularExpression size(QStringLiteral("(\\d{3,4})\\s*[x×*]\\s*(\\d{3,4})"));
    if (const auto match = size.match(text); match.hasMatch()) {
        job.width = match.captured(1).toInt();
        job.height = match.captured(2).toInt();
        return true;
    }
    const int lines = int(captured(text, "(\\d{3,4})p"));
    if (lines <= 0)
        return false;
    job.height = lines;
    job.width = lines == 480 ? 832 : int(std::lround(lines * 16.0 / 9));
    return true;
}

bool isVideo(const QString &model, const Row &row)
{
    return row.has("frames") || row.text("task") == QLatin1String("video")
        || model.contains(QLatin1String("wan")) || model.contains(QLatin1String("video"));
}

} // namespace

RowDiffusion diffusionJob(const Row &row, const Context &context)
{
    const auto model = findModel(row, context);
    if (!model)
        return {std::nullopt, QStringLiteral("model")};
    DiffusionJob job;
    job.model = model->shape;
    const QString name = row.text("model").toLower();
    const QString resolution = (row.text("resolution") + u' ' + name).toLower();
    setDiffusionTraits(job, model->model ? model->model->family.toStdString() : std::string(),
                       name.toStdString());
    if (!readSize(resolution, job))
        return {std::nullopt, QStringLiteral("resolution")};
    job.video = isVideo(name, row);
    if (job.video) {
        const double stated =
            std::max(captured(resolution, "(\\d+) ?f(?:rames)?\\b"), row.number("frames").value_or(0));
        job.frames = stated > 0       ? int(stated)
            : job.pixelsPerToken > 16 ? longClipFrames
                                      : clipFrames;
    }
    const auto steps = row.number("steps");
    const bool repository = name.contains(QLatin1String("wan2."));
    job.steps = int(steps.value_or(repositorySteps));
    return {job, {}, steps || repository};
}

Answer answerDiffusionTime(const Row &row, const Context &context)
{
    const QString group = QStringLiteral("time");
    const Gpu *gpu = findGpu(row, context);
    if (!gpu)
        return Answer::unanswered(QStringLiteral("unknown card"), group);
    const RowDiffusion diffusion = diffusionJob(row, context);
    if (!diffusion.job)
        return Answer::incomplete(diffusion.missing, group);
    if (!diffusion.stepsKnown)
        return Answer::incomplete(QStringLiteral("steps"), group);
    Layout layout;
    layout.sequence = row.cards();
    const SpeedEstimate estimate =
        estimateSpeed(*diffusion.job, gpu->spec, layout, findLink(row, *gpu, layout.cards()),
                      context.constants.speed);
    return Answer::of(row, estimate.secondsPerItem.band, group);
}

} // namespace xuanka::accuracy
