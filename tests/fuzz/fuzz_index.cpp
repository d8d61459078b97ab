// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/folder/InsideFolder.h"
#include "core/import/safetensors/SafetensorsModel.h"
#include "core/import/sniff/Content.h"
#include "core/import/sniff/JsonText.h"
#include "tests/fuzz/Check.h"

#include <QTemporaryDir>

using namespace xuanka;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    static const QTemporaryDir empty; // no shard is ever there
    const QDir folder(empty.path());
    const QByteArray text = fuzz::bytes(data, size);
    fuzz::require(!refusalOf(text.left(sniffedBytes), text.size()).key.empty());
    const auto index = readJsonObject(text);
    fuzz::check(index ? readSafetensorsIndex(folder, *index)
                      : Result<ModelFile>(tl::unexpected(index.error())));
    // A name of a shard never leads out of its folder.
    const auto path = pathInside(folder, QString::fromUtf8(text.left(300)));
    fuzz::require(!path || QDir::cleanPath(*path).startsWith(folder.path()));
    return 0;
}
