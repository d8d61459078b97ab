// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/Secrets.h"

#include <QRegularExpression>

namespace xuanka {

bool isSecretKey(const QString &key)
{
    static const QRegularExpression secret(
        QStringLiteral(
            "(^|[_.-])(token|secret|secrets|password|passwd|credential|credentials|auth)$"
            "|(api|access|private|license)[_-]?key|secret[_-]?key"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression vocabulary(
        QStringLiteral("(^|[_.-])(pad|bos|eos|eot|eom|unk|mask|cls|sep|image|video|audio|boi|eoi|"
                       "stop|end|start|mm)[_-]token$"),
        QRegularExpression::CaseInsensitiveOption);
    return secret.match(key).hasMatch() && !vocabulary.match(key).hasMatch();
}

bool isSecretValue(const QString &value)
{
    static const QRegularExpression shape(QStringLiteral(
        "(^|[^A-Za-z0-9])(hf_|sk-|ghp_|gho_|github_pat_|glpat-|ms-|AKIA)[A-Za-z0-9_-]{12,}"));
    return shape.match(value).hasMatch();
}

QString withoutCredentials(const QString &address)
{
    static const QRegularExpression login(QStringLiteral("^([a-z][a-z0-9+.-]*://)[^/@]*@"),
                                          QRegularExpression::CaseInsensitiveOption);
    QString clean = address;
    return clean.replace(login, QStringLiteral("\\1"));
}

} // namespace xuanka
