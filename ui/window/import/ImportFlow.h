// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"
#include "ui/window/import/Imported.h"

#include <QObject>
#include <QPointer>

class QMimeData;

namespace xuanka {

// From a dropped file, a chosen one or a paste to a changed plan: reads on a worker, shows what was
// read, takes it over in one undo step.
class ImportFlow final : public QObject {
    Q_OBJECT
public:
    ImportFlow(const PageContext &context, QWidget *window);

    static bool accepts(const QMimeData *data);
    void take(const QMimeData *data);
    void chooseFile();
    void readFile(const QString &path);
    void readText(const QString &text);

signals:
    void planFileFound(const QString &path); // to be opened as a document
    void planChanged(); // something was taken over
    void trialFound(); // evidence for the checklist

private:
    void read(const QString &name, const std::function<Result<Imported>()> &work);
    void finish(Result<Imported> found);
    void offer(const Imported &imported);
    void takeTrial(const ImportedTrial &trial);

    PageContext m_context;
    QWidget *m_window;
    QPointer<QObject> m_reading; // deleted to give up
};

} // namespace xuanka
