// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Language.h"
#include "ui/text/Terms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("Laws", source);
}

} // namespace

QString term(Formula value)
{
    switch (value) {
    case Formula::None:
        return {};
    case Formula::Measured:
        return words(QT_TRANSLATE_NOOP("Laws", "Measured on a trial machine"));
    case Formula::WeightsByTensorClass:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Weights: sum over the kinds of tensors, each in its own precision"));
    case Formula::WeightsFromFile:
        return words(QT_TRANSLATE_NOOP("Laws", "Weights: size of the tensors in the file"));
    case Formula::WeightsFromTotal:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Weights: number of parameters times bytes per parameter"));
    case Formula::KvCache:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "KV cache: bytes per token of this architecture times tokens held"));
    case Formula::InferenceWorkspace:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Workspace of inference: logits, prefill activations, attention scratch"));
    case Formula::InferenceRuntime:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Runtime of inference: CUDA context, communication buffers, graphs"));
    case Formula::TrainingStates:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "States of training: weights, gradients and optimizer, by sharding"));
    case Formula::TrainingActivations:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Activations of training: stored layers and logits"));
    case Formula::TrainingRuntime:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Runtime of training: context, buckets, fragmentation"));
    case Formula::DiffusionMemory:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Memory of image and video generation: network, encoders, decoder peak"));
    case Formula::RenderMemory:
        return words(QT_TRANSLATE_NOOP("Laws", "Memory of rendering: the scene on every card"));
    case Formula::SimulationMemory:
        return words(QT_TRANSLATE_NOOP("Laws", "Memory of simulation: cells times bytes per cell"));
    case Formula::CustomMemory:
        return words(QT_TRANSLATE_NOOP("Laws", "Memory as measured by the user"));
    case Formula::DecodeRoofline:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Decode speed: bytes read per step over bandwidth, plus fixed time per step"));
    case Formula::PrefillShareOfPeak:
        return words(QT_TRANSLATE_NOOP("Laws", "Prefill speed: share of the card's FP16 peak"));
    case Formula::FirstToken:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Time to first token: waiting, prefill and one step"));
    case Formula::TrainingMfu:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Training speed: share of peak that trainings reach"));
    case Formula::DiffusionTime:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Time per image or clip: steps times work per step over peak"));
    case Formula::RenderTime:
        return words(QT_TRANSLATE_NOOP("Laws", "Time per frame: scaled from the reference card"));
    case Formula::CustomTime:
        return words(QT_TRANSLATE_NOOP("Laws", "Time per step: scaled from the reference card"));
    case Formula::AllReduce:
        return words(
            QT_TRANSLATE_NOOP("Laws", "Communication: latency plus bytes over bus bandwidth"));
    case Formula::Scaling:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Scaling: time on one card against time on all, communication included"));
    case Formula::BoardPower:
        return words(QT_TRANSLATE_NOOP(
            "Laws", "Power of a card: natural draw of the work, at most its limit"));
    case Formula::MachinePower:
        return words(QT_TRANSLATE_NOOP("Laws", "Power of the machine: cards, host and losses"));
    }
    return {};
}

} // namespace xuanka::text
