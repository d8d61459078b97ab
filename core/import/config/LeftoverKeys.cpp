// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/LeftoverKeys.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

// Pieces of names under which published configurations announce tensors or another kind of cache.
constexpr std::array structural{
    "expert",
    "moe",
    "mamba",
    "ssm",
    "lora",
    "compress",
    "latent",
    "sparse",
    "recurrent",
    "rwkv",
    "mtp",
    "nextn",
    "linear_attn",
    "linear_num",
    "linear_key",
    "linear_value",
    "conv",
    "hybrid",
    "altup",
    "laurel",
    "per_layer",
    "kv_shared",
    "shared_kv",
    "cross_layer",
    "cross_attention",
    "cross_attn",
    "block_config",
    "block_type",
    "low_rank",
    "_rank",
    "indexer",
    "index_head",
    "index_n_heads",
    "state_size",
    "d_state",
    "hc_mult",
    "engram",
    "ngram",
    "adapter",
    "qk_norm",
    "qk_layernorm",
    "attention_bias",
    "mlp_bias",
    "qkv_bias",
    "use_bias",
    "add_bias",
    "head_dim",
    "vision_config",
    "audio_config",
    "speech",
    "visual",
    "pre_seq_len",
    "attn_type",
    "layer_types",
    "attention_gate",
    "output_gate",
    "attn_config",
    "share_layers",
    "draft",
    "medusa",
    "eagle",
    "num_global",
    "kpool",
    "mhc",
    "kv_channels",
    "position_embedding_size",
};

// Names that contain such a piece and are known to change neither tensors nor cache.
constexpr std::array neutral{
    "router_aux_loss_coef",
    "moe_router_dtype",
    "moe_aux_loss_coeff",
    "moe_z_loss_coeff",
    "use_mamba_kernels",
    "moe_router_scaling_factor",
    "moe_router_activation_func",
    "moe_renormalize",
    "moe_router_force_expert_balance",
    "moe_router_load_balancing_type",
    "moe_shared_expert_overlap",
    "moe_router_topk_scaling_factor",
    "attn_type_id",
    "moe_token_dispatcher_type",
    "moe_grouped_gemm",
    "moe_router_pre_softmax",
    "use_visual_token_mask",
    "visual_token_id",
    "mamba_ssm_dtype",
    "expert_dropout",
    "moe_eps",
    "compression_ratio",
    "mtp_loss_scaling_factor",
    "moe_loss_weight",
    "moe_capacity",
    "moe_gate",
    "moe_use_aux_free",
    "moe_aux_loss_lambda",
    "moe_norm_min",
    "moe_group",
    "moe_multimodal_dispatch_use_allgather",
    "moe_use_hard_gate",
    "moe_orthogonal_loss_lambda",
    "moe_z_loss_lambda",
    "moe_dense_experts_token_type_id",
    "moe_router_enable_shared_expert",
    "moe_router_group_score",
    "moe_use_token_type_bias",
    "moe_all_to_all_dropout",
    "moe_group_experts",
    "moe_layer_num_skipped",
    "moe_dropout",
    "draft_n_tokens",
    "moe_implementation",
    "use_expert_bias_update",
};

template <typename List>
bool anyIn(const List &pieces, const QString &name)
{
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const char *piece) { return name.contains(QLatin1String(piece)); });
}

bool switchedOff(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        return true;
    case QJsonValue::Bool:
        return !value.toBool();
    case QJsonValue::Double:
        return value.toDouble() == 0;
    case QJsonValue::String:
        return value.toString().isEmpty();
    case QJsonValue::Array:
        return value.toArray().isEmpty();
    case QJsonValue::Object:
        return value.toObject().isEmpty();
    }
    return false;
}

} // namespace

bool couldCount(const QString &key, const QJsonValue &value)
{
    const QString name = key.toLower();
    const bool known = std::any_of(neutral.begin(), neutral.end(),
                                   [&](const char *word) { return name == QLatin1String(word); });
    return !known && !switchedOff(value) && anyIn(structural, name);
}

} // namespace xuanka
