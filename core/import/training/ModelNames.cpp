// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/ModelNames.h"

#include "core/import/ConvertCode.h"
#include "core/import/training/Secrets.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace xuanka {
namespace {

constexpr qsizetype longestName = 200;

// models--org--name of the Hugging Face cache.
QString repositoryOfCache(const QStringList &parts)
{
    for (const QString &part : parts) {
        const QStringList words = part.split(QStringLiteral("--"));
        if (words.size() == 3 && words.first() == QLatin1String("models"))
            return words[1] + u'/' + words[2];
    }
    return {};
}

struct Suffix {
    const char *pattern;
    WeightFormat format;
};
constexpr std::array suffixes{
    Suffix{"gptq[-_.]?(int)?8|8bit[-_]gptq", WeightFormat::Int8},
    Suffix{"awq", WeightFormat::Int4Awq},
    Suffix{"gptq", WeightFormat::Int4Gptq},
    Suffix{"nvfp4|fp4", WeightFormat::Nvfp4},
    Suffix{"mxfp4", WeightFormat::Mxfp4},
    Suffix{"fp8", WeightFormat::Fp8},
    Suffix{"w8a8|int8", WeightFormat::Int8},
    Suffix{"bnb[-_]4bit|nf4", WeightFormat::Nf4},
    Suffix{"w4a16|int4", WeightFormat::Int4Gptq}, // 4-bit integers in groups, as AutoRound writes
};

std::optional<WeightFormat> ggufFormat(const QString &name)
{
    static const QRegularExpression type(
        QStringLiteral("[-_.:](f16|bf16|i?q[1-8]_[a-z0-9]+(?:_[sml])?)(?:[-_.]|$)"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = type.match(name);
    if (!match.hasMatch())
        return std::nullopt;
    const QByteArray format = match.captured(1).toLower().toLatin1();
    if (format == "bf16")
        return WeightFormat::Bf16;
    return fromKey<WeightFormat>(("gguf-" + format).toStdString());
}

} // namespace

ModelRef modelNamed(const QString &text, QList<Message> &notes)
{
    const QString clean = withoutCredentials(text.trimmed());
    ModelRef model;
    if (clean.isEmpty() || clean.contains(u'$') || clean.contains(QLatin1String("{{"))
        || clean.startsWith(u'<')) {
        notes.append({ConvertCode::NoteModelUnresolved, {clean.left(longestName)}});
        return model;
    }
    QStringList parts = QString(clean).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts);
    parts.removeAll(QStringLiteral("."));
    const bool repository = parts.size() == 2 && !clean.startsWith(u'/') && !clean.startsWith(u'.')
        && !clean.startsWith(u'~') && !clean.contains(u':') && !clean.endsWith(u'/');
    if (parts.isEmpty()) {
        notes.append({ConvertCode::NoteModelUnresolved, {clean.left(longestName)}});
        return model;
    }
    const QString cached = repositoryOfCache(parts);
    if (!cached.isEmpty())
        model.name = cached.left(longestName);
    else if (repository || (parts.size() == 1 && !clean.startsWith(u'/')))
        model.name = parts.join(u'/').left(longestName);
    else
        model.name = parts.last().left(longestName);
    if (model.name != clean)
        notes.append({ConvertCode::NoteModelFromPath, {model.name}});
    return model;
}

std::optional<WeightFormat> formatInName(const QString &name)
{
    if (const auto gguf = ggufFormat(name))
        return gguf;
    static const auto patterns = [] {
        std::array<QRegularExpression, suffixes.size()> compiled;
        for (std::size_t i = 0; i < suffixes.size(); ++i) {
            compiled[i] = QRegularExpression(
                QStringLiteral("(^|[-_./])(%1)([-_./]|$)").arg(QLatin1String(suffixes[i].pattern)),
                QRegularExpression::CaseInsensitiveOption);
        }
        return compiled;
    }();
    for (std::size_t i = 0; i < suffixes.size(); ++i) {
        if (patterns[i].match(name).hasMatch())
            return suffixes[i].format;
    }
    return std::nullopt;
}

} // namespace xuanka
