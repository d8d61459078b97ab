// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace xuanka {

// The keyword arguments of a call such as LLM(model="…", tensor_parallel_size=2), or the items of a
// dictionary an engine printed at its start, as texts. Names assigned a text before are replaced.
struct PythonCall {
    QString name; // "LLM", "Engine", "args"
    QJsonObject arguments;
};

std::optional<PythonCall> findPythonCall(const QString &text);

} // namespace xuanka
