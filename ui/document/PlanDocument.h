// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Result.h"
#include "core/import/ModelFile.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <optional>

namespace xuanka {

// The plan being edited, its file, its undo steps and the answer to it. Every change goes through
// edit(); the answer follows one turn of the event loop later, once for many changes.
class PlanDocument final : public QObject {
    Q_OBJECT
public:
    using Adviser = std::function<Result<Advice>(const Plan &plan, const Model *fileModel,
                                                 const QStringList &defaultsUsed)>;
    using ModelReader = std::function<Result<ModelFile>(const QString &path)>;

    PlanDocument(Adviser adviser, ModelReader reader, QObject *parent = nullptr);

    const Plan &plan() const { return m_plan; }
    // One undo step; goes into the step before when that changed the same field. `field` is the key
    // path, or "plan" when everything changes.
    void edit(const QString &field, const Plan &next);
    void endEdit(); // the next edit is a step of its own
    QUndoStack &undoStack() { return m_undo; }
    QString undoField() const; // what the next undo or redo touches; empty if none
    QString redoField() const;

    const std::optional<Advice> &advice() const { return m_advice; }
    const std::optional<Error> &problem() const { return m_problem; } // why there is no answer
    const std::optional<ModelFile> &modelFile() const { return m_modelFile; }
    void adviseNow(); // without waiting for the event loop

    void reset(const Plan &plan, const QString &path = {});
    Result<void> load(const QString &path);
    Result<void> save(const QString &path);
    // A plan that was never saved, from an earlier run: modified from the start.
    void restore(const Plan &plan, const QString &path);
    const QString &path() const { return m_path; }
    bool isModified() const { return m_restored || !m_undo.isClean(); }
    QString displayName() const; // title, else file name, else empty

signals:
    void planChanged();
    void adviceChanged();
    void fileChanged();
    void modifiedChanged(bool modified);

private:
    friend class PlanCommand;
    void replace(const Plan &plan);
    void readModel();
    QString undoText(int index) const;

    Adviser m_adviser;
    ModelReader m_reader;
    Plan m_plan;
    QString m_path;
    QUndoStack m_undo;
    QTimer m_soon;
    int m_editSerial = 0;
    bool m_restored = false;
    std::optional<Advice> m_advice;
    std::optional<Error> m_problem;
    QString m_modelPath; // of the file that m_modelFile or m_modelProblem is about
    std::optional<ModelFile> m_modelFile;
    std::optional<Error> m_modelProblem;
};

// The model a plan's work runs; nullptr for work without a model.
const ModelRef *modelOf(const Plan &plan);
ModelRef *modelOf(Plan &plan);

} // namespace xuanka
