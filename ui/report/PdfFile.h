// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>

#include <optional>

namespace xuanka {

// A PDF as QPdfWriter writes it: one classic cross-reference table, no object streams. Objects can
// be read, replaced and added; result() appends them as an incremental update (ISO 32000-1, 7.5.6).
class PdfFile final {
public:
    // Nothing for a file of another shape.
    static std::optional<PdfFile> parse(const QByteArray &bytes);

    QList<int> objects() const { return m_offsets.keys(); }
    QByteArray dictionary(int object) const; // or what else stands before a stream
    QByteArray stream(int object) const; // inflated
    int root() const { return m_root; }
    int pageTree() const;
    QList<int> pages() const; // in order

    int reserve(); // the number of a new object
    void put(int object, const QByteArray &body);
    void putStream(int object, const QByteArray &data);
    // Overwrites bytes in place by as many others; false when `old` is not there.
    bool overwrite(const QByteArray &old, const QByteArray &fresh);
    QByteArray result() const;

    // The object `key` refers to in a dictionary, 0 when it does not.
    static int reference(const QByteArray &dictionary, const QByteArray &key);

private:
    PdfFile() = default;
    bool readTable();

    QByteArray m_bytes;
    QByteArray m_trailer;
    QMap<int, qsizetype> m_offsets;
    QMap<int, QByteArray> m_changed;
    qsizetype m_tableAt = 0;
    int m_root = 0;
    int m_size = 0; // one more than the highest object number
};

} // namespace xuanka
