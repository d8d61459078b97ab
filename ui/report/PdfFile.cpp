// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PdfFile.h"

#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>

namespace xuanka {
namespace {

// A number after `key`: "/Size 55" is 55.
int numberAfter(const QByteArray &dictionary, const QByteArray &key)
{
    const qsizetype at = dictionary.indexOf(key + ' ');
    if (at < 0)
        return 0;
    qsizetype end = at + key.size() + 1;
    const qsizetype start = end;
    while (end < dictionary.size() && dictionary[end] >= '0' && dictionary[end] <= '9')
        ++end;
    return dictionary.mid(start, end - start).toInt();
}

QByteArray inflated(const QByteArray &data)
{
    // qUncompress wants the expected size in front and grows its buffer when that is too small.
    QByteArray sized(4, '\0');
    qToBigEndian<quint32>(quint32(data.size()) * 8, sized.data());
    return qUncompress(sized + data);
}

} // namespace

std::optional<PdfFile> PdfFile::parse(const QByteArray &bytes)
{
    PdfFile file;
    file.m_bytes = bytes;
    if (!bytes.startsWith("%PDF-") || !file.readTable())
        return std::nullopt;
    file.m_root = reference(file.m_trailer, "/Root");
    file.m_size = numberAfter(file.m_trailer, "/Size");
    if (!file.m_offsets.contains(file.m_root) || file.m_size <= file.m_offsets.lastKey())
        return std::nullopt;
    return file;
}

bool PdfFile::readTable()
{
    const qsizetype mark = m_bytes.lastIndexOf("startxref");
    if (mark < 0)
        return false;
    m_tableAt = m_bytes.mid(mark + 9).trimmed().split('\n').first().trimmed().toLongLong();
    if (m_tableAt <= 0 || m_tableAt >= mark || m_bytes.mid(m_tableAt, 5) != "xref\n")
        return false;
    qsizetype at = m_tableAt + 5;
    const auto line = [&] {
        const qsizetype end = m_bytes.indexOf('\n', at);
        const QByteArray text = m_bytes.mid(at, end - at);
        at = end + 1;
        return text;
    };
    const QList<QByteArray> section = line().split(' ');
    const int count = section.value(1).toInt();
    if (section.size() != 2 || section.first() != "0" || count < 1 || count > mark / 20)
        return false;
    for (int object = 0; object < count; ++object) {
        const QByteArray entry = line(); // "0000000015 00000 n "
        if (entry.size() < 18)
            return false;
        if (entry[17] == 'n')
            m_offsets[object] = entry.first(10).toLongLong();
    }
    if (!line().startsWith("trailer"))
        return false;
    m_trailer = m_bytes.mid(at, mark - at).trimmed();
    return m_trailer.startsWith("<<") && m_trailer.endsWith(">>");
}

int PdfFile::reference(const QByteArray &dictionary, const QByteArray &key)
{
    const QRegularExpression pattern(QString::fromLatin1(key) + QStringLiteral(" (\\d+) 0 R"));
    return pattern.match(QString::fromLatin1(dictionary)).captured(1).toInt();
}

QByteArray PdfFile::dictionary(int object) const
{
    const qsizetype offset = m_offsets.value(object, -1);
    const qsizetype start = offset < 0 ? -1 : m_bytes.indexOf("obj", offset);
    const qsizetype end = start < 0 ? -1 : m_bytes.indexOf("endobj", start);
    if (end < 0)
        return {};
    // A binary stream may hold "endobj"; its dictionary ends before it in any case.
    const qsizetype data = m_bytes.indexOf("stream\n", start);
    const qsizetype stop = data > 0 && data < end ? data : end;
    return m_bytes.mid(start + 3, stop - start - 3).trimmed();
}

QByteArray PdfFile::stream(int object) const
{
    const QByteArray head = dictionary(object);
    const int lengthObject = reference(head, "/Length");
    const qsizetype length =
        lengthObject > 0 ? dictionary(lengthObject).toLongLong() : numberAfter(head, "/Length");
    const qsizetype start = m_bytes.indexOf("stream\n", m_offsets.value(object)) + 7;
    const QByteArray data = m_bytes.mid(start, length);
    return head.contains("/FlateDecode") ? inflated(data) : data;
}

int PdfFile::pageTree() const
{
    return reference(dictionary(m_root), "/Pages");
}

QList<int> PdfFile::pages() const
{
    const QByteArray tree = dictionary(pageTree());
    const qsizetype start = tree.indexOf('[', tree.indexOf("/Kids"));
    const QString kids = QString::fromLatin1(tree.mid(start, tree.indexOf(']', start) - start));
    static const QRegularExpression kid(QStringLiteral("(\\d+) 0 R"));
    QList<int> pages;
    for (auto match = kid.globalMatch(kids); match.hasNext();)
        pages += match.next().captured(1).toInt();
    return pages;
}

int PdfFile::reserve()
{
    return m_size++;
}

void PdfFile::put(int object, const QByteArray &body)
{
    m_changed[object] = body;
}

void PdfFile::putStream(int object, const QByteArray &data)
{
    const QByteArray packed = qCompress(data, 9).mid(4); // without Qt's own length in front
    put(object,
        "<< /Length " + QByteArray::number(packed.size()) + " /Filter /FlateDecode >>\nstream\n"
            + packed + "\nendstream");
}

bool PdfFile::overwrite(const QByteArray &old, const QByteArray &fresh)
{
    const qsizetype at = m_bytes.indexOf(old);
    if (at < 0 || old.size() != fresh.size())
        return false;
    m_bytes.replace(at, old.size(), fresh);
    return true;
}

QByteArray PdfFile::result() const
{
    QByteArray out = m_bytes;
    if (!out.endsWith('\n'))
        out += '\n';
    QByteArray table = "xref\n";
    for (auto changed = m_changed.begin(); changed != m_changed.end(); ++changed) {
        const QByteArray number = QByteArray::number(changed.key());
        table += number + " 1\n" + QByteArray::number(out.size()).rightJustified(10, '0')
            + " 00000 n \n";
        out += number + " 0 obj\n" + changed.value() + "\nendobj\n";
    }
    QString trailer = QString::fromLatin1(m_trailer.chopped(2));
    static const QRegularExpression size(QStringLiteral("/Size \\d+"));
    trailer.replace(size, QStringLiteral("/Size %1").arg(m_size));
    const QByteArray at = QByteArray::number(out.size());
    out += table + "trailer\n" + trailer.toLatin1() + "/Prev " + QByteArray::number(m_tableAt)
        + "\n>>\nstartxref\n" + at + "\n%%EOF\n";
    return out;
}

} // namespace xuanka
