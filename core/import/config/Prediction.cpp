// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

#include <algorithm>

namespace xuanka {
namespace {

// A prediction layer: one more layer of the last make, two norms over what goes in, a projection
// of both to one, and its own final norm. Embedding and head are shared with the model.
Count predictionLayer(const Draft &draft)
{
    const LayerGroup &last = draft.shape().groups.back();
    const Count d = draft.shape().hidden;
    return Count(last.attentionParameters) + last.mlpParameters + last.routerParameters
        + last.normParameters + Count(last.expertParameters) * last.experts + d * d * 2 + d * 3;
}

} // namespace

void buildWithMtp(ConfigObject &config, const Family &family, Draft &draft)
{
    buildDecoder(config, family, draft);
    const qint64 layers =
        config.integer("num_nextn_predict_layers", ConfigObject::layerCountOrNone, 0);
    if (!config.failed())
        addMtp(draft, predictionLayer(draft), layers);
}

void buildMiniMax(ConfigObject &config, const Family &family, Draft &draft)
{
    buildDecoder(config, family, draft);
    // Lightning attention (0) has another layer; M2 has none of it.
    const auto types = config.integers("attn_type_list", {0, 1});
    if (std::find(types.begin(), types.end(), 0) != types.end())
        config.refuse("attn_type_list");
    if (config.integer("shared_intermediate_size", ConfigObject::number, 0) > 0)
        config.refuse("shared_intermediate_size");
    config.ignore({"use_mtp", "mtp_transformer_layers", "qk_norm_type"});
    noteMtp(config, "num_mtp_modules", draft);
}

} // namespace xuanka
