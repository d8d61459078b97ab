// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufFile.h"

#include "core/import/FileCode.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

namespace xuanka {
namespace {

constexpr int mostPieces = 4096;
constexpr int mostNames = 4; // listed in a message

Result<GgufHeader> readPiece(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({FileCode::FileUnreadable, {file.errorString()}}, {}, path);
    const QByteArray magic = file.peek(4);
    if (magic != "GGUF")
        return fail({FileCode::GgufPieceForeign, {QFileInfo(path).fileName()}}, {}, path);
    auto header = readGgufHeader(file);
    if (!header)
        header.error().file = path;
    return header;
}

// The names of all pieces, in order; empty when the name is not one of a piece.
QStringList pieceNames(const QString &fileName, qint64 pieces)
{
    static const QRegularExpression pattern(QStringLiteral("^(.*)-(\\d{5})-of-(\\d{5})(\\.gguf)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const auto match = pattern.match(fileName);
    if (!match.hasMatch() || match.captured(3).toLongLong() != pieces)
        return {};
    QStringList names;
    for (qint64 i = 1; i <= pieces; ++i) {
        names.append(QStringLiteral("%1-%2-of-%3%4")
                         .arg(match.captured(1))
                         .arg(i, 5, 10, QLatin1Char('0'))
                         .arg(match.captured(3), match.captured(4)));
    }
    return names;
}

Result<void> addPiece(GgufHeader &whole, const QString &path, qint64 pieces, qint64 number)
{
    auto piece = readPiece(path);
    if (!piece)
        return tl::unexpected(piece.error());
    if (piece->number("split.count") != pieces || piece->number("split.no") != number)
        return fail({FileCode::GgufPieceForeign, {QFileInfo(path).fileName()}}, {}, path);
    whole.tensors += piece->tensors;
    whole.tensorBytes += piece->tensorBytes;
    // Only the first piece says what the model is.
    for (auto it = piece->values.cbegin(); it != piece->values.cend(); ++it) {
        if (!whole.values.contains(it.key()))
            whole.values.insert(it.key(), it.value());
    }
    for (auto it = piece->arrayLengths.cbegin(); it != piece->arrayLengths.cend(); ++it)
        whole.arrayLengths.insert(it.key(), it.value());
    return {};
}

Result<GgufHeader> readPieces(const QDir &folder, const QStringList &names)
{
    QStringList missing;
    for (const QString &name : names) {
        if (!folder.exists(name))
            missing.append(name);
    }
    if (!missing.isEmpty()) {
        QString listed = missing.mid(0, mostNames).join(QStringLiteral(", "));
        if (missing.size() > mostNames)
            listed += QStringLiteral(", … (%1)").arg(missing.size());
        return fail({FileCode::PiecesMissing, {listed}});
    }
    GgufHeader whole;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const auto added = addPiece(whole, folder.filePath(names[i]), names.size(), i);
        if (!added)
            return tl::unexpected(added.error());
    }
    const auto announced = whole.number("split.tensors.count");
    if (announced && *announced != whole.tensors.size())
        return fail({FileCode::GgufPieceForeign, {names.last()}});
    return whole;
}

} // namespace

Result<GgufHeader> readGgufFile(const QString &path)
{
    auto header = readPiece(path);
    const qint64 pieces = header ? header->number("split.count").value_or(1) : 1;
    if (!header || pieces <= 1)
        return header;
    const QFileInfo info(path);
    const QStringList names =
        pieces > mostPieces ? QStringList() : pieceNames(info.fileName(), pieces);
    if (names.isEmpty()) {
        return fail(
            {FileCode::GgufPieceRenamed, {header->number("split.no").value_or(0) + 1, pieces}});
    }
    return readPieces(info.dir(), names);
}

} // namespace xuanka
