// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/EvidenceStore.h"

namespace xuanka {

Result<void> EvidenceStore::save(const QString &subject, const QByteArray &state,
                                 const QString &now) const
{
    return m_database.run(
        QStringLiteral("INSERT INTO evidence (subject, state, changed_at) VALUES (?, ?, ?) "
                       "ON CONFLICT (subject) DO UPDATE SET state = excluded.state, "
                       "changed_at = excluded.changed_at"),
        {subject, QString::fromUtf8(state), now});
}

Result<QByteArray> EvidenceStore::state(const QString &subject) const
{
    const auto text =
        m_database.value(QStringLiteral("SELECT state FROM evidence WHERE subject = ?"), {subject});
    if (!text)
        return Failure(text.error());
    return text->toString().toUtf8();
}

Result<QStringList> EvidenceStore::subjects() const
{
    QStringList found;
    const auto done =
        m_database.each(QStringLiteral("SELECT subject FROM evidence ORDER BY subject"), {},
                        [&found](const QVariantList &cells) { found.append(cells[0].toString()); });
    if (!done)
        return Failure(done.error());
    return found;
}

Result<qint64> EvidenceStore::addFile(const QString &subject, const QString &name,
                                      const QByteArray &bytes, const QString &now) const
{
    // An empty output is evidence too (nvlink -s without NVLink); a null array would be NULL.
    const QByteArray stored = bytes.isNull() ? QByteArray("") : bytes;
    return m_database.insert(
        QStringLiteral("INSERT INTO evidence_file (subject, name, bytes, added_at) "
                       "VALUES (?, ?, ?, ?)"),
        {subject, name, stored, now});
}

Result<QList<EvidenceFile>> EvidenceStore::files(const QString &subject) const
{
    QList<EvidenceFile> found;
    const auto done = m_database.each(
        QStringLiteral("SELECT id, name, bytes, added_at FROM evidence_file WHERE subject = ? "
                       "ORDER BY id"),
        {subject}, [&found](const QVariantList &cells) {
            found.append({cells[0].toLongLong(), cells[1].toString(), cells[2].toByteArray(),
                          cells[3].toString()});
        });
    if (!done)
        return Failure(done.error());
    return found;
}

Result<void> EvidenceStore::removeFile(qint64 id) const
{
    return m_database.run(QStringLiteral("DELETE FROM evidence_file WHERE id = ?"), {id});
}

Result<void> EvidenceStore::remove(const QString &subject) const
{
    return m_database.run(QStringLiteral("DELETE FROM evidence WHERE subject = ?"), {subject});
}

} // namespace xuanka
