// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/SpeedRows.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka::accuracy {
namespace {

int captured(const QString &text, const char *what)
{
    const auto match = QRegularExpression(QString::fromLatin1(what)).match(text);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

bool says(const QString &text, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&text](const char *word) { return text.contains(QLatin1String(word)); });
}

Sharding shardingOf(const QString &text)
{
    if (says(text, {"fsdp"}))
        return Sharding::Fsdp;
    if (says(text, {"zero-3", "zero3"}))
        return Sharding::Zero3;
    if (says(text, {"zero-2", "zero2"}))
        return Sharding::Zero2;
    return says(text, {"zero-1", "zero1"}) ? Sharding::Zero1 : Sharding::Ddp;
}

} // namespace

QString descriptionOf(const Row &row)
{
    QStringList parts;
    for (const char *key : {"strategy", "host", "note", "pcie"})
        parts.append(row.text(key));
    return parts.join(u' ').toLower();
}

std::optional<Layout> findLayout(const Row &row)
{
    const int cards = row.cards();
    const QString text = row.text("strategy").toLower();
    Layout layout;
    if (cards == 1)
        return layout;
    const int tensor = captured(text, "tp\\s*=?\\s*(\\d+)");
    const int pipeline = captured(text, "pp\\s*=?\\s*(\\d+)");
    if (tensor > 0 || pipeline > 0) {
        layout.tensor = std::max(1, tensor);
        layout.pipeline = std::max(1, pipeline);
        layout.data = std::max(1, cards / (layout.tensor * layout.pipeline));
        return layout;
    }
    if (says(text, {"layer split", "layer-split", "row split"})) {
        layout.pipeline = cards;
        layout.layerSplit = true;
    } else if (says(text, {"sequence"})) {
        layout.sequence = cards;
    } else if (says(text, {"tensor", "render"})) {
        layout.tensor = cards;
    } else if (says(text, {"replica", "instance", "nginx"})) {
        layout.data = cards;
    } else if (says(text, {"ddp", "data parallel", "fsdp", "zero", " dp", "dp="})) {
        layout.data = cards;
        layout.sharding = shardingOf(text);
    } else {
        return std::nullopt;
    }
    return layout;
}

void applyPcie(const QString &text, Link &link)
{
    static const QRegularExpression generation(
        QStringLiteral("(?:pcie|gen)?\\s*([3-6])(?:\\.0)?\\b"));
    static const QRegularExpression named(QStringLiteral("(?:pcie|gen)\\s*([3-6])"));
    static const QRegularExpression lanes(QStringLiteral("x(4|8|16)\\b"));
    const QString lower = text.toLower();
    auto match = named.match(lower);
    if (!match.hasMatch() && lower.contains(QLatin1String(".0")))
        match = generation.match(lower);
    if (match.hasMatch())
        link.pcieGeneration = std::min(match.captured(1).toInt(), link.pcieGeneration);
    if (const auto found = lanes.match(lower); found.hasMatch())
        link.pcieLanes = found.captured(1).toInt();
}

Link findLink(const Row &row, const Gpu &gpu, int cards)
{
    Link link = likelyLink(gpu.spec, cards);
    const QString text = descriptionOf(row);
    applyPcie(text, link);
    const bool none = says(text, {"no nvlink", "without nvlink", "no-nvlink"});
    if (says(text, {"nvlink"}) && !none && gpu.spec.nvlinkGBs > 0) {
        link.kind = gpu.spec.nvlinkMaxCards > 2 ? LinkKind::NvSwitch : LinkKind::NvLinkBridge;
        link.nvlinkGBs = gpu.spec.nvlinkGBs;
        link.acrossSockets = false;
    }
    if (none)
        link.kind = LinkKind::Pcie;
    if (const auto peer = row.flag("p2p"))
        link.peerToPeer = *peer;
    else if (says(text, {"no p2p", "p2p off", "p2p disabled", "without p2p"}))
        link.peerToPeer = false;
    else if (says(text, {"p2p"}))
        link.peerToPeer = true;
    // A row that states peer access between all cards describes a machine made for it.
    if (row.flag("p2p").value_or(false))
        link.acrossSockets = false;
    return link;
}

bool isSpeculative(const Row &row)
{
    const QString text =
        (row.text("model") + u' ' + row.text("strategy") + u' ' + row.confidence).toLower();
    return says(text, {"speculative", " mtp", "eagle", "dflash", "draft"});
}

} // namespace xuanka::accuracy
