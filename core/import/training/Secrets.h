// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka {

// A key whose value gives access to something: "hub_token", "WANDB_API_KEY". Texts that merely
// speak of tokens ("max_new_tokens", "pad_token") are not meant.
bool isSecretKey(const QString &key);
// A value that has the shape of an access token, under whatever key.
bool isSecretValue(const QString &value);
// An address without the user and password in it.
QString withoutCredentials(const QString &address);

} // namespace xuanka
