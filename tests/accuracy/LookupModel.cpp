// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Lookup.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka::accuracy {
namespace {

QRegularExpression pattern(const char *text)
{
    return QRegularExpression(QString::fromLatin1(text), QRegularExpression::CaseInsensitiveOption);
}

// What authors add to a model's name: remarks, precision, fine-tune, printed size.
QStringList spellingsOf(const QString &name)
{
    static const QList<QRegularExpression> additions{
        pattern("\\s*\\(.*\\)\\s*$"),
        pattern("[-_ ](fp8|fp4|nvfp4|mxfp4|awq|gptq|gguf|int4|int8|bnb|4bit|8bit)\\b.*$"),
        pattern("[-_ ](instruct|chat|it|hf|base|dpo|sft)\\b.*$"),
        pattern("[-_ ]\\d{4}$"),
    };
    QStringList spellings{name};
    QString text = name;
    for (const QRegularExpression &addition : additions) {
        text.remove(addition);
        spellings.append(text.trimmed());
    }
    static const QRegularExpression spacedSize = pattern("\\s+(\\d+(?:\\.\\d+)?)\\s*B$");
    for (const QString &spelling : QStringList(spellings)) {
        QString joined = spelling;
        spellings.append(joined.replace(spacedSize, QStringLiteral("-\\1B")));
        QString without = spelling;
        spellings.append(without.remove(spacedSize));
    }
    spellings.removeDuplicates();
    return spellings;
}

int captured(const QString &text, const char *what)
{
    const auto match = pattern(what).match(text);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

// "dense GQA 61 layers 2 KV heads", "MoE 671B MLA (61 layers, latent 512+64)", "… 8192 KV dim":
// enough for the cache; the rest of the shape stays unknown.
ModelShape shapeFromArchitecture(const Row &row)
{
    ModelShape shape;
    shape.declaredTotal = std::llround(row.number("params_b").value_or(0) * 1e9);
    const QString text = row.text("arch");
    const int layers = captured(text, "(\\d+) layers");
    if (layers <= 0)
        return shape;
    LayerGroup group;
    group.count = layers;
    group.headSize = group.valueHeadSize = 128;
    const int latent = captured(text, "latent (\\d+)");
    const int width = captured(text, "(\\d+) KV dim");
    if (latent > 0) {
        group.attention = AttentionKind::Latent;
        group.latentSize = latent + captured(text, "latent \\d+\\+(\\d+)");
    } else if (width > 0) {
        group.kvHeads = width / group.headSize;
    } else {
        group.kvHeads = captured(text, "(\\d+) KV heads");
    }
    if (group.kvHeads == 0 && latent == 0)
        return shape;
    group.heads = std::max(group.kvHeads, 1);
    group.mlpParameters = shape.declaredTotal / layers;
    shape.groups = {group};
    return shape;
}

// Programs that do not tie count embedding and head apart; the row's own count tells.
void untieIfCounted(ModelShape &shape, const Row &row)
{
    const double matrix = double(shape.vocabulary) * shape.hidden;
    const double counted = row.number("params_b").value_or(0) * 1e9;
    if (shape.headParameters == 0 && matrix > 0
        && std::abs(counted - double(shape.total()) - matrix) < matrix / 4)
        shape.headParameters = std::llround(matrix);
}

} // namespace

std::optional<RowModel> findModel(const Row &row, const Context &context)
{
    const QString name = row.text("model");
    for (const QString &spelling : spellingsOf(name)) {
        if (const Model *model = context.catalog.findModel(spelling)) {
            RowModel found{model->shape, model};
            untieIfCounted(found.shape, row);
            return found;
        }
    }
    if (!row.number("params_b") && !row.has("arch"))
        return std::nullopt;
    RowModel model;
    model.shape = shapeFromArchitecture(row);
    if (model.shape.total() <= 0)
        return std::nullopt;
    return model;
}

} // namespace xuanka::accuracy
