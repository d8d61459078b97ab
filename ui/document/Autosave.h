// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace xuanka {

class PlanDocument;

// Keeps a copy of unsaved work beside the application's data. A copy whose program is gone is
// offered at the next start; a lock tells the copies of running windows apart.
class Autosave final : public QObject {
    Q_OBJECT
public:
    struct Found {
        Plan plan;
        QString path; // of the plan's own file; empty if it never had one
        QDateTime saved;
        QString file; // of the copy
    };

    Autosave(PlanDocument &document, QString folder, QObject *parent = nullptr);
    ~Autosave() override;

    // The newest copy a crashed or killed window left behind; unreadable ones are skipped.
    std::optional<Found> find() const;
    static void discard(const Found &found);
    void saveNow();
    void clear();

private:
    PlanDocument &m_document;
    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
};

} // namespace xuanka
