// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/TrialScript.h"

#include <QFile>

namespace xuanka {

QByteArray trialScript()
{
    QFile file(QStringLiteral(":/checklist/collect.sh"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace xuanka
