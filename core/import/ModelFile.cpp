// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"

#include "core/import/FileCode.h"
#include "core/import/gguf/GgufModel.h"
#include "core/import/sniff/Content.h"
#include "core/import/sniff/JsonText.h"

#include <QFile>
#include <QFileInfo>

namespace xuanka {
namespace {

Failure unreadable(const QFile &file)
{
    return fail({FileCode::FileUnreadable, {file.errorString()}});
}

Result<ModelFile> readJson(const QByteArray &text)
{
    auto model = readModelConfig(text);
    if (model && hasUtf8Mark(text))
        model->notes.append(FileCode::NoteByteOrderMark);
    return model;
}

Result<ModelFile> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file);
    const QByteArray head = file.peek(sniffedBytes);
    switch (contentOf(head)) {
    case Content::Gguf:
        return readGguf(path);
    case Content::Safetensors:
        return fail(FileCode::UnknownContent);
    case Content::Json:
        if (const auto impostor = impostorOf(head))
            return fail(*impostor);
        return readJson(file.read(largestJson + 1));
    case Content::Other:
        break;
    }
    return fail(refusalOf(head, file.size()));
}

} // namespace

Result<ModelFile> readModelFile(const QString &path)
{
    auto model = QFileInfo(path).isDir() ? fail(FileCode::FolderWithoutModel) : readFile(path);
    if (!model && model.error().file.isEmpty())
        model.error().file = path;
    return model;
}

} // namespace xuanka
