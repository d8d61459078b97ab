// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Explain.h"
#include "core/estimate/speed/ConstantNames.h"
#include "core/estimate/speed/Decode.h"
#include "core/estimate/speed/Prefill.h"

#include <algorithm>
#include <string>

namespace xuanka {
namespace {

// The rates of one layout, after a measurement has replaced what it measures.
struct Rates {
    double decode = 0; // tokens per second, all streams
    double prefill = 0; // tokens per second, all copies
    double prefillOne = 0; // of one copy: what a single prompt sees
    double firstStep = 0; // seconds of the decode step after the prompt
    StepTime step;
    PrefillStep chunk;
    double requests(const StreamDemand &demand) const
    {
        return 1 / (demand.promptTokens / prefill + demand.outputTokens / decode);
    }
};

double prefillRate(const PrefillStep &step, double chunk, double factor)
{
    return chunk / (step.time.seconds(factor) * step.follow);
}

// How much slower than the law the cards of the measurement were.
struct Factors {
    double decode = 1;
    double prefill = 1;
};

Factors measuredFactors(const InferenceJob &job, const StreamDemand &demand,
                        const SpeedSetting &setting)
{
    Factors factors;
    if (!setting.measured)
        return factors;
    const MeasuredSpeed &measured = *setting.measured;
    const SpeedSetting there = setting.onLayout(measured.layout);
    const double copies = measured.layout.data;
    if (measured.decodeTokensPerSecond > 0) {
        const double together =
            std::min(copies, demand.streams) > 1 ? setting.constants.split.replicas : 1;
        factors.decode = calibration(decodeStep(job, demand, there),
                                     demand.streams * together * job.speculativeGain
                                         / measured.decodeTokensPerSecond);
    }
    if (measured.prefillTokensPerSecond > 0) {
        const PrefillStep step = prefillStep(job, demand, there);
        factors.prefill = calibration(step.time,
                                      prefillChunk(job, demand) * copies
                                          / (measured.prefillTokensPerSecond * step.follow));
    }
    return factors;
}

Rates ratesOn(const InferenceJob &job, const StreamDemand &demand, const Factors &factors,
              const SpeedSetting &setting)
{
    Rates rates;
    rates.step = decodeStep(job, demand, setting);
    rates.firstStep = rates.step.seconds(factors.decode);
    rates.decode = decodeRate(demand, rates.firstStep, setting) * job.speculativeGain;
    rates.chunk = prefillStep(job, demand, setting);
    rates.prefillOne = prefillRate(rates.chunk, prefillChunk(job, demand), factors.prefill);
    rates.prefill = rates.prefillOne * setting.layout.data;
    return rates;
}

const Band &decodeSpread(const InferenceJob &job, const SpreadConstants &c)
{
    switch (engineClass(job)) {
    case EngineClass::Served:
        return c.decodeServed;
    case EngineClass::Eager:
        return c.decodeEager;
    case EngineClass::LlamaCpp:
    case EngineClass::LlamaCpp2024:
    case EngineClass::ExLlama:
        break;
    }
    return c.decode;
}

void explainInference(const InferenceJob &job, const StreamDemand &demand, const Rates &rates,
                      const SpeedEstimate &e, const SpeedSetting &setting)
{
    if (!setting.trace)
        return;
    const std::string engine = "speed." + std::string(enginePlaces[std::size_t(engineClass(job))]);
    const std::string card =
        "speed." + std::string(cardPlaces[std::size_t(cardClass(setting.gpu))]);
    const EngineConstants &c = engineConstants(job, setting.constants);
    const bool hbm = hasHbm(setting.gpu);
    explain(setting.trace, "decode_tokens_per_second", e.decodeTokensPerSecond,
            {{"dense-bytes", demand.denseBytes},
             {"expert-bytes", demand.expertBytes * demand.touched(1)},
             {"context-tokens", demand.meanContext},
             {"streams", demand.streams},
             {"bandwidth-gbs", setting.gpu.bandwidthGBs},
             {"own-seconds", rates.step.own},
             {"exchange-seconds", rates.step.exchange},
             constantOf(card + ".stream_share", setting.card().streamShare),
             constantOf(engine + (hbm ? ".stream_hbm" : ".stream_gddr"),
                        hbm ? c.streamHbm : c.streamGddr),
             constantOf(engine + ".launch_ms", c.launchMs),
             constantOf(engine + ".layer_us", c.layerUs)});
    explain(setting.trace, "prefill_tokens_per_second", e.prefillTokensPerSecond,
            {{"flops-per-token", demand.flopsPerToken},
             {"teraflops", prefillTeraflops(job, setting)},
             {"chunk-tokens", prefillChunk(job, demand)},
             {"exchange-seconds", rates.chunk.time.exchange},
             {"stages-at-once", 1 / rates.chunk.follow},
             constantOf(engine + ".prefill_share", c.prefillShare)});
    explain(setting.trace, "first_token_seconds", e.firstTokenSeconds,
            {{"prompt-tokens", demand.promptTokens},
             {"prefill-tokens-per-second", rates.prefillOne},
             {"step-seconds", rates.firstStep}});
}

} // namespace

SpeedEstimate inferenceSpeed(const InferenceJob &job, const SpeedSetting &setting)
{
    const SpreadConstants &spread = setting.constants.spread;
    const StreamDemand demand = streamDemand(job, setting.constants);
    const Factors factors = measuredFactors(job, demand, setting);
    const Rates rates = ratesOn(job, demand, factors, setting);
    const MeasuredSpeed none;
    const MeasuredSpeed &measured = setting.measured ? *setting.measured : none;
    Band decodeBand = decodeSpread(job, spread);
    Band prefillBand = spread.prefill;
    if (!demand.known) {
        decodeBand = combined(decodeBand, spread.unknownShape);
        prefillBand = combined(prefillBand, spread.unknownShape);
    }
    if (setting.layout.cards() > 1) { // the exchange errs too, prompts through stages the most
        decodeBand = combined(decodeBand, spread.scaling);
        prefillBand = combined(prefillBand, combined(spread.prefill, spread.scaling));
        if (setting.layout.pipeline > 1)
            prefillBand = combined(prefillBand, spread.training);
    }
    SpeedEstimate e;
    e.decodeTokensPerSecond = lawOrMeasured(rates.decode, decodeBand, Formula::DecodeRoofline,
                                            measured.decodeTokensPerSecond, setting);
    e.decodeTokensPerSecondPerStream = {e.decodeTokensPerSecond.band / demand.streams,
                                        e.decodeTokensPerSecond.formula};
    e.prefillTokensPerSecond =
        lawOrMeasured(rates.prefill, prefillBand, Formula::PrefillShareOfPeak,
                      measured.prefillTokensPerSecond, setting);
    const Band read = inverse(e.prefillTokensPerSecond.band / rates.prefill * rates.prefillOne,
                              demand.promptTokens);
    e.firstTokenSeconds = {read + Band::exact(rates.firstStep), Formula::FirstToken};
    const double requests = rates.requests(demand);
    e.requestsPerSecond = {e.decodeTokensPerSecond.band * (requests / rates.decode),
                           e.decodeTokensPerSecond.formula};
    explainInference(job, demand, rates, e, setting);
    if (setting.layout.cards() > 1) {
        const Rates one = ratesOn(job, demand, factors, setting.onOneCard());
        setScaling(e, requests / one.requests(demand), spread.scaling, setting);
    } else {
        setScaling(e, 1, spread.scaling, setting);
    }
    return e;
}

} // namespace xuanka
