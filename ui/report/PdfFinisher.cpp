// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/PdfFinisher.h"

#include "ui/report/PdfFile.h"
#include "ui/report/TrueCharacters.h"

#include <QRegularExpression>
#include <QSet>

namespace xuanka {
namespace {

QByteArray utf16Hex(const QString &text)
{
    QByteArray bytes;
    for (const QChar unit : text) {
        bytes += char(unit.unicode() >> 8);
        bytes += char(unit.unicode() & 0xFF);
    }
    return bytes.toHex().toUpper();
}

// Text strings of PDF outside a content stream: UTF-16 with a byte order mark.
QByteArray textString(const QString &text)
{
    return "<FEFF" + utf16Hex(text) + ">";
}

QByteArray ref(int object)
{
    return QByteArray::number(object) + " 0 R";
}

// Renames the characters in the arrays of a ToUnicode map; the codes before them stay.
QByteArray corrected(const QByteArray &map, const TrueCharacters &characters)
{
    QByteArray out;
    bool inArray = false;
    for (qsizetype at = 0; at < map.size(); ++at) {
        const char here = map[at];
        if (here == '[' || here == ']')
            inArray = here == '[';
        const bool code = inArray && here == '<' && at + 5 < map.size() && map[at + 5] == '>';
        if (!code) {
            out += here;
            continue;
        }
        const char32_t named = map.mid(at + 1, 4).toUInt(nullptr, 16);
        const char32_t meant = named == 0 ? named : characters.of(named);
        out += '<' + utf16Hex(QString::fromUcs4(&meant, 1)) + '>';
        at += 5;
    }
    return out;
}

void correctCharacters(PdfFile &file, const FinishRequest &request)
{
    const TrueCharacters characters(request.written, request.fonts);
    QSet<int> seen;
    for (const int object : file.objects()) {
        const int map = PdfFile::reference(file.dictionary(object), "/ToUnicode");
        if (map == 0 || seen.contains(map))
            continue;
        seen += map;
        file.putStream(map, corrected(file.stream(map), characters));
    }
}

// One entry of the outline with its place in the tree.
struct Node {
    const Bookmark *bookmark = nullptr;
    int object = 0;
    int parent = -1; // index; -1 = top
    QList<int> children;
};

QList<Node> tree(PdfFile &file, const QList<Bookmark> &bookmarks)
{
    QList<Node> nodes;
    int chapter = -1;
    for (const Bookmark &bookmark : bookmarks) {
        const int index = int(nodes.size());
        const int parent = bookmark.level > 1 ? chapter : -1;
        nodes += Node{&bookmark, file.reserve(), parent, {}};
        if (parent >= 0)
            nodes[parent].children += index;
        else
            chapter = index;
    }
    return nodes;
}

QByteArray entry(const Node &node, const QList<Node> &nodes, const QList<int> &siblings, int root,
                 const QList<int> &pages)
{
    const Bookmark &bookmark = *node.bookmark;
    QByteArray body = "<< /Title " + textString(bookmark.title) + " /Parent "
        + ref(node.parent < 0 ? root : nodes[node.parent].object) + " /Dest ["
        + ref(pages[bookmark.page]) + " /XYZ null " + QByteArray::number(bookmark.y, 'f', 1)
        + " null]";
    const qsizetype place = siblings.indexOf(int(&node - nodes.constData()));
    if (place > 0)
        body += " /Prev " + ref(nodes[siblings[place - 1]].object);
    if (place + 1 < siblings.size())
        body += " /Next " + ref(nodes[siblings[place + 1]].object);
    if (!node.children.isEmpty()) {
        body += " /First " + ref(nodes[node.children.first()].object) + " /Last "
            + ref(nodes[node.children.last()].object) + " /Count "
            + QByteArray::number(-node.children.size()); // closed
    }
    return body + " >>";
}

// Returns the object of the outline, 0 when there is nothing to list.
int putOutline(PdfFile &file, const QList<Bookmark> &wanted)
{
    const QList<int> pages = file.pages();
    QList<Bookmark> bookmarks = wanted;
    bookmarks.removeIf([&](const Bookmark &bookmark) {
        return bookmark.page < 0 || bookmark.page >= pages.size();
    });
    if (bookmarks.isEmpty())
        return 0;
    const int root = file.reserve();
    const QList<Node> nodes = tree(file, bookmarks);
    QList<int> top;
    for (int index = 0; index < nodes.size(); ++index) {
        if (nodes[index].parent < 0)
            top += index;
    }
    for (const Node &node : nodes) {
        const QList<int> &siblings = node.parent < 0 ? top : nodes[node.parent].children;
        file.put(node.object, entry(node, nodes, siblings, root, pages));
    }
    file.put(root,
             "<< /Type /Outlines /First " + ref(nodes[top.first()].object) + " /Last "
                 + ref(nodes[top.last()].object) + " /Count " + QByteArray::number(top.size())
                 + " >>");
    return root;
}

void putCatalog(PdfFile &file, const QByteArray &language, int outline)
{
    QByteArray catalog = file.dictionary(file.root());
    catalog.truncate(catalog.lastIndexOf(">>"));
    catalog += "/Lang (" + language + ")\n/ViewerPreferences << /DisplayDocTitle true >>\n";
    if (outline > 0)
        catalog += "/Outlines " + ref(outline) + "\n/PageMode /UseOutlines\n";
    file.put(file.root(), catalog + ">>");
}

// Qt writes the time of the clock: "/CreationDate (D:20261201044537Z)", or with an offset.
void setDate(PdfFile &file, const QByteArray &pdf, const QDate &date)
{
    static const QRegularExpression stamp(QStringLiteral("/CreationDate \\(D:(\\d{14})"));
    const auto match =
        stamp.match(QString::fromLatin1(pdf.first(std::min<qsizetype>(pdf.size(), 4096))));
    if (!match.hasMatch() || !date.isValid())
        return;
    const QByteArray old = match.captured(0).toLatin1();
    file.overwrite(
        old, old.chopped(14) + date.toString(QStringLiteral("yyyyMMdd")).toLatin1() + "000000");
}

} // namespace

QByteArray finishPdf(const QByteArray &pdf, const FinishRequest &request)
{
    std::optional<PdfFile> file = PdfFile::parse(pdf);
    if (!file)
        return pdf;
    correctCharacters(*file, request);
    putCatalog(*file, request.language, putOutline(*file, request.bookmarks));
    setDate(*file, pdf, request.date);
    return file->result();
}

} // namespace xuanka
