// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/Store.h"

#include <QByteArray>

namespace xuanka {

// A trial output kept as evidence.
struct EvidenceFile {
    qint64 id = 0;
    QString name;
    QByteArray bytes;
    QString addedAt;
    bool operator==(const EvidenceFile &) const = default;
};

// The answers of a checklist and the outputs behind them. `subject` names the plan and the quote
// they belong to; the state is the checklist's own JSON, which this room does not read.
class EvidenceStore final {
public:
    explicit EvidenceStore(const Database &database)
        : m_database(database)
    {
    }
    Result<void> save(const QString &subject, const QByteArray &state, const QString &now) const;
    Result<QByteArray> state(const QString &subject) const; // empty when there is none
    Result<QStringList> subjects() const;
    // A state must have been saved for the subject before.
    Result<qint64> addFile(const QString &subject, const QString &name, const QByteArray &bytes,
                           const QString &now) const;
    Result<QList<EvidenceFile>> files(const QString &subject) const; // in the order added
    Result<void> removeFile(qint64 id) const;
    Result<void> remove(const QString &subject) const; // with its files

private:
    const Database &m_database;
};

} // namespace xuanka
