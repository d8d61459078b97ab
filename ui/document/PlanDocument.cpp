// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/PlanDocument.h"

#include "core/plan/PlanJson.h"
#include "ui/document/Files.h"
#include "ui/document/PlanCommand.h"

#include <QDir>
#include <QFileInfo>

namespace xuanka {

PlanDocument::PlanDocument(Adviser adviser, ModelReader reader, QObject *parent)
    : QObject(parent)
    , m_adviser(std::move(adviser))
    , m_reader(std::move(reader))
{
    m_undo.setUndoLimit(500);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &PlanDocument::adviseNow);
    connect(&m_undo, &QUndoStack::cleanChanged, this,
            [this] { emit modifiedChanged(isModified()); });
}

void PlanDocument::edit(const QString &field, const Plan &next)
{
    if (next == m_plan)
        return;
    m_undo.push(new PlanCommand(*this, field, m_editSerial, next));
}

void PlanDocument::endEdit()
{
    ++m_editSerial;
}

QString PlanDocument::undoText(int index) const
{
    const auto *command = static_cast<const PlanCommand *>(m_undo.command(index));
    return command ? command->field() : QString();
}

QString PlanDocument::undoField() const
{
    return undoText(m_undo.index() - 1);
}

QString PlanDocument::redoField() const
{
    return undoText(m_undo.index());
}

void PlanDocument::replace(const Plan &plan)
{
    m_plan = plan;
    readModel();
    emit planChanged();
    m_soon.start();
}

void PlanDocument::readModel()
{
    const ModelRef *model = modelOf(m_plan);
    const QString file = model ? model->file : QString();
    const QString path = file.isEmpty()
        ? QString()
        : QDir(m_path.isEmpty() ? QDir::currentPath() : QFileInfo(m_path).path())
              .absoluteFilePath(file);
    if (path == m_modelPath)
        return;
    m_modelPath = path;
    m_modelFile.reset();
    m_modelProblem.reset();
    if (path.isEmpty())
        return;
    auto read = m_reader(path);
    if (read)
        m_modelFile = std::move(*read);
    else
        m_modelProblem = read.error();
}

void PlanDocument::adviseNow()
{
    m_soon.stop();
    m_advice.reset();
    m_problem = m_modelProblem;
    if (!m_problem) {
        // What the file would leave out is what stands on its default.
        const auto written = readPlan(writePlan(m_plan));
        auto advice = m_adviser(m_plan, m_modelFile ? &m_modelFile->model : nullptr,
                                written ? written->defaultsUsed : QStringList());
        if (advice)
            m_advice = std::move(*advice);
        else
            m_problem = advice.error();
    }
    emit adviceChanged();
}

void PlanDocument::reset(const Plan &plan, const QString &path)
{
    const bool wasModified = isModified();
    m_restored = false;
    m_path = path;
    m_modelPath.clear();
    m_undo.clear();
    m_undo.setClean();
    endEdit();
    replace(plan);
    emit fileChanged();
    if (wasModified)
        emit modifiedChanged(false);
}

void PlanDocument::restore(const Plan &plan, const QString &path)
{
    reset(plan, path);
    m_restored = true;
    emit modifiedChanged(true);
}

Result<void> PlanDocument::load(const QString &path)
{
    const auto bytes = files::read(path, files::planLimit);
    if (!bytes)
        return Failure(bytes.error());
    auto read = readPlan(*bytes);
    if (!read) {
        Error error = read.error();
        error.file = QFileInfo(path).fileName();
        return Failure(error);
    }
    reset(read->plan, QFileInfo(path).absoluteFilePath());
    return {};
}

Result<void> PlanDocument::save(const QString &path)
{
    if (const auto done = files::write(path, writePlan(m_plan)); !done)
        return done;
    m_path = QFileInfo(path).absoluteFilePath();
    m_restored = false;
    endEdit();
    m_undo.setClean();
    emit fileChanged();
    emit modifiedChanged(false);
    return {};
}

QString PlanDocument::displayName() const
{
    if (!m_plan.title.isEmpty())
        return m_plan.title;
    return m_path.isEmpty() ? QString() : QFileInfo(m_path).completeBaseName();
}

const ModelRef *modelOf(const Plan &plan)
{
    return std::visit(
        [](const auto &work) -> const ModelRef * {
            if constexpr (requires { work.model; })
                return &work.model;
            else
                return nullptr;
        },
        plan.workload.work);
}

ModelRef *modelOf(Plan &plan)
{
    return const_cast<ModelRef *>(modelOf(std::as_const(plan)));
}

} // namespace xuanka
