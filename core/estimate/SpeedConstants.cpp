// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"

#include "core/estimate/ConstantReader.h"
#include "core/estimate/speed/ConstantNames.h"

namespace xuanka {
namespace {

// The members of one group, by their names in the data file.
class Group final {
public:
    Group(ConstantReader &reader, std::string_view place)
        : m_reader(reader)
        , m_place(QLatin1String("speed.") + QLatin1String(place.data(), qsizetype(place.size()))
                  + u'.')
    {
    }
    double operator()(const char *name) const
    {
        return m_reader.number(m_place + QLatin1String(name));
    }
    Band band(const char *name) const { return m_reader.band(m_place + QLatin1String(name)); }

private:
    ConstantReader &m_reader;
    QString m_place;
};

CardConstants readCard(const Group &g)
{
    return {g("stream_share"), g("gemm_share"),  g("gemm_per_watt"),
            g("train_share"),  g("decode_draw"), g("compute_draw"),
            g("cap_decode"),   g("cap_compute"), g("staged_share")};
}

EngineConstants readEngine(const Group &g)
{
    return {g("stream_gddr"), g("stream_hbm"), g("cache_gddr"),   g("cache_hbm"),
            g("eight_bit"),   g("four_bit"),   g("fp4"),          g("launch_ms"),
            g("layer_us"),    g("stream_us"),  g("prefill_share")};
}

LlamaPrefillConstants readLlamaPrefill(const Group &g)
{
    return {g("per_issue_teraflop"), g("tensor_quantised"),       g("tensor_half"),
            g("half_gain"),          g("ampere_tflops_per_watt"), g("ada_tflops_per_watt"),
            g("attention_passes"),   g("split_hop_ms"),           g("split_fill_power")};
}

LinkConstants readLink(const Group &g)
{
    return {g("lane_gbs"),
            g("both_ways"),
            g("staged_both_ways"),
            g("ring_share"),
            g("across_share"),
            g("staged_ring_share"),
            g("staged_crowding"),
            g("shared_bus_share"),
            g("shuffle_share"),
            g("nvlink_share"),
            g("nvlink_copy_share"),
            g("latency_us"),
            g("latency_per_card_us"),
            g("long_latency"),
            g("staged_latency_us"),
            g("copy_latency_us"),
            g("staged_copy_latency_us"),
            g.band("bandwidth_spread"),
            g.band("latency_spread")};
}

MediaConstants readMedia(const Group &g)
{
    MediaConstants c;
    c.transformerShare = g("transformer_share");
    c.convolutionShare = g("convolution_share");
    c.convolutionArea = g("convolution_area");
    c.fixedShare = g("fixed_share");
    c.renderSerial = {g("serial_cycles"), g("serial_octane"), g("serial_redshift"),
                      g("serial_v_ray"), g("serial_ue5")};
    c.simulationSerial = g("serial_simulation");
    return c;
}

PowerConstants readPower(const Group &g)
{
    return {g("host_base_w"), g("host_per_card_w"),  g("supply_efficiency"), g("reserve"),
            g.band("spread"), g.band("host_spread"), g.band("cap_spread")};
}

SpreadConstants readSpread(const Group &g)
{
    return {g.band("decode"),   g.band("decode_eager"), g.band("decode_served"), g.band("prefill"),
            g.band("training"), g.band("products"),     g.band("diffusion"),     g.band("render"),
            g.band("custom"),   g.band("scaling"),      g.band("scaling_data"),  g.band("gain"),
            g.band("measured"), g.band("unknown_shape")};
}

} // namespace

SpeedConstants SpeedConstants::read(ConstantReader &reader)
{
    SpeedConstants c;
    for (std::size_t i = 0; i < cardClasses; ++i)
        c.card[i] = readCard(Group(reader, cardPlaces[i]));
    for (std::size_t i = 0; i < engineClasses; ++i)
        c.engine[i] = readEngine(Group(reader, enginePlaces[i]));
    c.llamaPrefill = readLlamaPrefill(Group(reader, "llama_prefill"));
    const Group eager(reader, "eager");
    c.eager = {eager("narrow_launch_ms"), eager("narrow_layer_us")};
    const Group mixture(reader, "mixture");
    c.mixture = {mixture("expert_share"), mixture("layer_us"), mixture("host_gbs")};
    const Group split(reader, "split");
    c.split = {split("first_ms"), split("per_card_ms"), split("replicas")};
    c.link = readLink(Group(reader, "link"));
    const Group training(reader, "training");
    c.training = {training("full"),      training("qlora"),          training("eager"),
                  training("overlap"),   training("shard_layer_ms"), training("host_gbs"),
                  training("fp32_share")};
    c.media = readMedia(Group(reader, "media"));
    c.power = readPower(Group(reader, "power"));
    c.spread = readSpread(Group(reader, "spread"));
    return c;
}

} // namespace xuanka
