// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka {

// The short label of a card, made from its catalogue id: "rtx-4090" is "RTX 4090". Charts and
// tables use it because the catalogue's full names ("… Blackwell (Server/Workstation)") fit no
// axis.
QString cardName(const QString &gpuId);
// "4 × RTX 4090"
QString configurationName(const QString &gpuId, int cards);

} // namespace xuanka
