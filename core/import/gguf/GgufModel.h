// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"
#include "core/import/gguf/GgufHeader.h"

namespace xuanka {

// A GGUF and, when it is one piece of several, its siblings in the same folder.
Result<ModelFile> readGguf(const QString &path);
// What a header describes, all pieces together.
Result<ModelFile> describeGguf(const GgufHeader &header);

} // namespace xuanka
