// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gguf/GgufHeader.h"

#include <QString>

namespace xuanka {

// The header of a GGUF with the tensors of all its pieces: NAME-00001-of-00003.gguf and so on,
// looked for beside the one given. A missing piece is an error that names it.
Result<GgufHeader> readGgufFile(const QString &path);

} // namespace xuanka
