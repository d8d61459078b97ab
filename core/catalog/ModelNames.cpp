// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/ModelNames.h"

#include <array>

namespace xuanka {
namespace {

// Words that change weights or their storage, never the shape.
constexpr std::array variants{
    "instruct", "chat", "it",   "base", "pt",   "hf",   "bf16", "fp16", "fp8", "fp4",   "nvfp4",
    "mxfp4",    "awq",  "gptq", "gguf", "int4", "int8", "4bit", "8bit", "bnb", "w4a16", "w8a8",
};

bool isVariant(const QString &word)
{
    for (const char *variant : variants) {
        if (word == QLatin1String(variant))
            return true;
    }
    return false;
}

QStringList wordsOf(const QString &name)
{
    QString text = name.trimmed().toLower();
    text = text.mid(text.lastIndexOf(u'/') + 1);
    text.replace(u'_', u'-').replace(u' ', u'-');
    return text.split(u'-', Qt::SkipEmptyParts);
}

} // namespace

QString modelKey(const QString &name)
{
    return wordsOf(name).join(QString());
}

QStringList modelKeys(const QString &name)
{
    QStringList words = wordsOf(name);
    QStringList keys{words.join(QString())};
    while (words.size() > 1 && isVariant(words.last())) {
        words.removeLast();
        keys.append(words.join(QString()));
    }
    return keys;
}

} // namespace xuanka
