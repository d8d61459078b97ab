// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/InspectJson.h"

#include "app/cli/json/JsonParts.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

namespace xuanka::cli {
namespace {

// Bytes of keys and values one token adds. A block of q8_0 holds 32 elements in 34 bytes, one of
// q4_0 in 18 bytes (ggml's block layouts).
QJsonObject cacheBytes(std::int64_t elements)
{
    const auto bytes = static_cast<double>(elements);
    return {{QStringLiteral("fp16"), bytes * 2},
            {QStringLiteral("fp8"), bytes},
            {QStringLiteral("q8_0"), bytes * 34 / 32},
            {QStringLiteral("q4_0"), bytes * 18 / 32}};
}

QJsonObject parameters(const ModelFile &file)
{
    QJsonObject object;
    putNumber(object, "total", static_cast<double>(file.parameters));
    const std::int64_t active = file.model.shape.active();
    if (active > 0 && file.parameters > 0 && active != file.model.shape.total())
        object.insert(QStringLiteral("active"), static_cast<qint64>(active));
    QJsonObject parts;
    for (auto it = file.byPart.cbegin(); it != file.byPart.cend(); ++it)
        parts.insert(it.key(), static_cast<qint64>(it.value()));
    if (!parts.isEmpty())
        object.insert(QStringLiteral("by_part"), parts);
    return object;
}

void putCache(QJsonObject &object, const Model &model)
{
    if (model.kind != ModelKind::Language)
        return;
    const std::int64_t all = cacheElementsPerToken(model.shape);
    const std::int64_t unbounded = cacheElementsPerToken(model.shape, true);
    if (all > 0)
        object.insert(QStringLiteral("kv_bytes_per_token"), cacheBytes(all));
    if (unbounded > 0)
        object.insert(QStringLiteral("kv_bytes_per_token_unbounded"), cacheBytes(unbounded));
}

} // namespace

QJsonObject inspectJson(const ModelFile &file)
{
    const Model &model = file.model;
    QJsonArray notes;
    for (const Message &note : file.notes)
        notes.append(text::of(note, text::spokenLocale()));
    QJsonObject object{{QStringLiteral("kind"), json(file.kind)},
                       {QStringLiteral("exact"), file.exact},
                       {QStringLiteral("notes"), notes}};
    put(object, "architecture", model.family);
    const QJsonObject counts = parameters(file);
    if (!counts.isEmpty())
        object.insert(QStringLiteral("parameters"), counts);
    putCache(object, model);
    putNumber(object, "layers", model.shape.layers());
    putNumber(object, "context_tokens", static_cast<double>(model.shape.maxContext));
    putNumber(object, "weights_bytes", static_cast<double>(model.storedBytes));
    put(object, "quantization", model.storedQuantization);
    return object;
}

} // namespace xuanka::cli
