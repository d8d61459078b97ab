// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"

#include "core/estimate/ConstantReader.h"

namespace xuanka {
namespace {

DecodeConstants decode(ConstantReader &reader, const QString &place)
{
    return {reader.number(place + QLatin1String(".bandwidth_share")),
            reader.number(place + QLatin1String(".cache_share")),
            reader.number(place + QLatin1String(".launch_ms"))};
}

EngineConstants engine(ConstantReader &reader, const char *name)
{
    const QString place = QLatin1String("speed.engine.") + QLatin1String(name);
    return {decode(reader, place + QLatin1String(".gddr")),
            decode(reader, place + QLatin1String(".hbm")),
            reader.number(place + QLatin1String(".gddr.prefill_share")),
            reader.number(place + QLatin1String(".hbm.prefill_share"))};
}

} // namespace

SpeedConstants SpeedConstants::read(ConstantReader &reader)
{
    const auto number = [&](const char *name) {
        return reader.number(QLatin1String("speed.") + QLatin1String(name));
    };
    const auto band = [&](const char *name) {
        return reader.band(QLatin1String("speed.") + QLatin1String(name));
    };
    SpeedConstants c;
    c.vllm = engine(reader, "vllm");
    c.llamaCpp = engine(reader, "llamacpp");
    c.exllamaV2 = engine(reader, "exllamav2");
    c.transformers = engine(reader, "transformers");
    c.expertFactor = number("expert_factor");
    c.expertHostGBs = number("expert_host_gbs");
    c.decodeSpread = band("spread.decode");
    c.prefillSpread = band("spread.prefill");
    c.scalingSpread = band("spread.scaling");
    c.link = {number("link.pcie4_lane_gbs"),
              number("link.staged_share"),
              number("link.ring_share"),
              number("link.staged_ring_share"),
              number("link.nvlink_share"),
              number("link.latency_us"),
              number("link.latency_per_card_us"),
              number("link.staged_latency_us"),
              band("link.spread")};
    c.training = {number("training.mfu_full"),  number("training.mfu_lora"),
                  number("training.mfu_qlora"), number("training.mfu_hbm_factor"),
                  number("training.overlap"),   band("training.spread")};
    c.media = {number("media.image_share"),
               number("media.video_share"),
               number("media.serial_share_sequence"),
               number("media.serial_share_render"),
               band("media.image_spread"),
               band("media.render_spread"),
               band("media.custom_spread")};
    c.power = {number("power.decode_share"), number("power.compute_share"),
               number("power.host_base_w"),  number("power.host_per_card_w"),
               number("power.psu_load"),     band("power.spread")};
    return c;
}

} // namespace xuanka
