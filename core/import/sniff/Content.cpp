// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/sniff/Content.h"

#include "core/import/FileCode.h"
#include "core/import/sniff/JsonText.h"

#include <algorithm>

namespace xuanka {
namespace {

struct Magic {
    std::string_view bytes;
    std::string_view name;
};

constexpr std::array archives{
    Magic{std::string_view("PK\x03\x04", 4), "zip"},
    Magic{std::string_view("\x1f\x8b", 2), "gzip"},
    Magic{std::string_view("7z\xbc\xaf\x27\x1c", 6), "7z"},
    Magic{std::string_view("Rar!\x1a\x07", 6), "rar"},
    Magic{std::string_view("\xfd"
                           "7zXZ\0",
                           6),
          "xz"},
    Magic{std::string_view("\x28\xb5\x2f\xfd", 4), "zstd"},
    Magic{std::string_view("BZh", 3), "bzip2"},
};
constexpr std::array formats{
    Magic{std::string_view("\x89HDF\r\n\x1a\n", 8), "HDF5 (Keras)"},
    Magic{std::string_view("\x93NUMPY", 6), "NumPy"},
    Magic{std::string_view("%PDF-", 5), "PDF"},
    Magic{std::string_view("\x89PNG", 4), "PNG"},
    Magic{std::string_view("\xff\xd8\xff", 3), "JPEG"},
    Magic{std::string_view("SQLite format 3", 15), "SQLite"},
    Magic{std::string_view("\x7f"
                           "ELF",
                           4),
          "ELF"},
    Magic{std::string_view("MZ", 2), "Windows EXE"},
};
// "ggml", "ggmf", "ggjt", "ggla" as little-endian u32: kinds before GGUF.
constexpr std::array legacyMagics{"lmgg", "fmgg", "tjgg", "algg"};

bool startsWith(const QByteArray &head, std::string_view bytes)
{
    return head.startsWith(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

QByteArray textStart(const QByteArray &head)
{
    return (hasUtf8Mark(head) ? head.sliced(3) : head).trimmed();
}

bool isZeroed(const QByteArray &head)
{
    constexpr qsizetype enough = 16;
    return head.size() >= enough
        && std::all_of(head.cbegin(), head.cbegin() + enough, [](char c) { return c == '\0'; });
}

qint64 pointerSize(const QByteArray &head)
{
    const qsizetype at = head.indexOf("\nsize ");
    if (at < 0)
        return 0;
    const QByteArray rest = head.sliced(at + 6);
    return rest.left(rest.indexOf('\n')).trimmed().toLongLong();
}

std::optional<Message> archiveOf(const QByteArray &head)
{
    // torch.save writes a zip whose first member is …/data.pkl; older ones a bare pickle.
    const bool zip = startsWith(head, archives[0].bytes);
    if ((zip && head.left(256).contains("/data.pkl"))
        || (head.size() > 2 && head.at(0) == '\x80' && head.at(1) >= 2 && head.at(1) <= 5))
        return Message(FileCode::PyTorchPickle);
    for (const Magic &magic : archives) {
        if (startsWith(head, magic.bytes))
            return Message(FileCode::Archive, {QString::fromLatin1(magic.name.data())});
    }
    if (head.size() > 262 && head.sliced(257, 5) == "ustar")
        return Message(FileCode::Archive, {QStringLiteral("tar")});
    return std::nullopt;
}

} // namespace

Content contentOf(const QByteArray &head)
{
    if (head.startsWith("GGUF"))
        return Content::Gguf;
    const QByteArray text = textStart(head);
    if (text.startsWith('{') || text.startsWith('['))
        return Content::Json;
    // Header length, then the JSON itself: two high bytes are zero in any length that can exist.
    if (head.size() > 8 && head.at(8) == '{' && head.at(7) == '\0' && head.at(6) == '\0')
        return Content::Safetensors;
    return Content::Other;
}

std::optional<Message> impostorOf(const QByteArray &head)
{
    const QByteArray text = textStart(head);
    if (text.startsWith("version https://git-lfs.github.com/spec/"))
        return Message(FileCode::LfsPointer, {Quantity{double(pointerSize(head)), Unit::Bytes}});
    if (text.startsWith("/annex/objects/"))
        return Message(FileCode::LfsPointer, {Quantity{0, Unit::Bytes}});
    const QByteArray start = text.left(512).toLower();
    if (start.startsWith("<!doctype html") || start.startsWith("<html") || start.startsWith("<head")
        || (start.startsWith('<') && start.contains("<html")))
        return Message(FileCode::WebPage);
    const bool answer = start.startsWith("<?xml") || start.startsWith("entry not found")
        || start.startsWith("repository not found") || start.startsWith("invalid username")
        || start.startsWith("invalid credentials") || start.startsWith("access to model")
        || start.startsWith("not found") || start.startsWith("{\"error\"")
        || start.startsWith("{\"message\"");
    if (answer) {
        const QByteArray line = text.left(80);
        return Message(FileCode::ServerAnswer, {QString::fromUtf8(line).simplified()});
    }
    return std::nullopt;
}

Message refusalOf(const QByteArray &head, qint64 fileSize)
{
    if (fileSize == 0 || textStart(head).isEmpty())
        return FileCode::FileEmpty;
    if (isZeroed(head))
        return FileCode::ZeroedFile;
    if (const auto impostor = impostorOf(head))
        return *impostor;
    for (const char *magic : legacyMagics) {
        if (head.startsWith(magic))
            return {FileCode::LegacyGgml, {QString::fromLatin1(magic)}};
    }
    if (const auto archive = archiveOf(head))
        return *archive;
    for (const Magic &format : formats) {
        if (startsWith(head, format.bytes))
            return {FileCode::OtherFormat, {QString::fromLatin1(format.name.data())}};
    }
    if (looksUtf16(head))
        return FileCode::TextUtf16;
    return FileCode::UnknownContent;
}

} // namespace xuanka
