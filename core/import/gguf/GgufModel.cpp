// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufModel.h"

#include "core/import/FileCode.h"
#include "core/import/LayerNotes.h"
#include "core/import/gguf/GgufCount.h"
#include "core/import/gguf/GgufFile.h"
#include "core/import/gguf/GgufPreset.h"
#include "core/import/gguf/GgufShape.h"
#include "core/import/gguf/GgufWindow.h"

#include <algorithm>
#include <limits>

namespace xuanka {
namespace {

// Architectures whose head is the embedding; some converters write it a second time.
constexpr std::array<QByteArrayView, 5> alwaysTied{"gemma", "gemma2", "gemma3", "gemma3n",
                                                   "command-r"};
constexpr std::array<QByteArrayView, 9> imageNetworks{
    "flux", "sd1", "sdxl", "sd3", "aura", "hidream", "lumina2", "qwen_image", "z_image"};
constexpr std::array<QByteArrayView, 4> videoNetworks{"wan", "hyvid", "ltxv", "cosmos"};

template <typename Names>
bool oneOf(const Names &names, const QByteArray &name)
{
    return std::find(names.begin(), names.end(), QByteArrayView(name)) != names.end();
}

ModelKind kindOf(const GgufHeader &header, const QByteArray &architecture)
{
    if (oneOf(imageNetworks, architecture))
        return ModelKind::ImageDiffusion;
    if (oneOf(videoNetworks, architecture))
        return ModelKind::VideoDiffusion;
    const bool encoder =
        header.number(architecture + ".attention.causal") == 0 || architecture.startsWith("t5");
    return encoder ? ModelKind::Encoder : ModelKind::Language;
}

// A file that goes beside a model, or holds none.
std::optional<Message> sidecar(const GgufHeader &header, const QByteArray &architecture)
{
    const QByteArray type = header.text("general.type");
    if (type == "adapter" || !header.text("adapter.type").isEmpty())
        return Message(FileCode::AdapterFile);
    if (type == "mmproj" || architecture == "clip") {
        qint64 elements = 0;
        for (const GgufTensor &tensor : header.tensors)
            elements += tensor.elements;
        return Message(FileCode::GgufVision, {Quantity{double(elements), Unit::Parameters}});
    }
    if (type == "imatrix" || architecture == "controlvector")
        return Message(FileCode::GgufOther, {QString::fromUtf8(type + architecture)});
    if (header.tensors.isEmpty())
        return Message(FileCode::GgufNoWeights);
    return std::nullopt;
}

void dropSecondHead(GgufCount &count, const QByteArray &architecture, ModelFile &file)
{
    if (!oneOf(alwaysTied, architecture) || count.head == 0 || count.head > count.embedding)
        return;
    file.notes.append({FileCode::NoteSecondHead, {Quantity{double(count.head), Unit::Parameters}}});
    count.head = 0;
}

qint64 sumOf(const GgufCount &count)
{
    qint64 sum = count.embedding + count.head + count.other;
    for (const GgufLayer &layer : count.layers)
        sum += layer.attention + layer.mlp + layer.router + layer.experts + layer.norms;
    return sum;
}

// An encoder reads its input once and keeps no cache.
void dropCache(ModelShape &shape)
{
    for (LayerGroup &group : shape.groups)
        group.kvHeads = group.headSize = group.valueHeadSize = 0;
}

void addParts(const GgufCount &count, ModelFile &file)
{
    ModelShape &shape = file.model.shape;
    shape.visionParameters = count.vision;
    shape.audioParameters = count.audio;
    shape.projectorParameters = count.projector;
    shape.mtpParameters = count.mtp;
    const std::initializer_list<std::pair<const char *, qint64>> parts{
        {"vision", count.vision},
        {"audio", count.audio},
        {"projector", count.projector},
        {"mtp", count.mtp}};
    for (const auto &[name, parameters] : parts) {
        if (parameters > 0)
            file.byPart.insert(QString::fromLatin1(name), parameters);
    }
    for (const auto &[role, parameters] :
         {std::pair("text-encoder", count.textEncoder), std::pair("vae", count.vae)}) {
        if (parameters > 0) {
            file.byPart.insert(QString::fromLatin1(role), parameters);
            file.model.components.append({QString::fromLatin1(role), parameters});
            file.model.kind = ModelKind::ImageDiffusion;
        }
    }
    if (count.encoder > 0)
        file.byPart.insert(QStringLiteral("encoder"), count.encoder + count.embedding);
}

void addNotes(const QByteArray &architecture, const GgufCount &count, const GgufWindow &window,
              bool layered, ModelFile &file)
{
    if (window.tokens > 0 && window.layers.isEmpty())
        file.notes.append({FileCode::NoteWindowSomewhere, {window.tokens}});
    const bool latent =
        std::any_of(count.layers.cbegin(), count.layers.cend(), [](const GgufLayer &layer) {
            return layer.latentWidth > 0 && !layer.splitLatent;
        });
    if (layered && latent)
        file.notes.append(FileCode::NoteOldLatent);
    if (!layered && file.model.kind == ModelKind::Language)
        file.notes.append({FileCode::NoteCacheUnknown, {QString::fromUtf8(architecture)}});
}

} // namespace

Result<ModelFile> readGguf(const QString &path)
{
    const auto header = readGgufFile(path);
    if (!header)
        return tl::unexpected(header.error());
    return describeGguf(*header);
}

Result<ModelFile> describeGguf(const GgufHeader &header)
{
    const QByteArray architecture = header.text("general.architecture");
    if (const auto refusal = sidecar(header, architecture))
        return fail(*refusal);
    ModelFile file;
    file.kind = ModelFileKind::Gguf;
    Model &model = file.model;
    model.kind = kindOf(header, architecture);
    model.family = QString::fromUtf8(architecture);
    model.name = QString::fromUtf8(header.text("general.name"));
    const int layers = ggufMainLayers(header, architecture);
    GgufCount count =
        countGguf(header.tensors, layers > 0 ? layers : std::numeric_limits<int>::max());
    dropSecondHead(count, architecture, file);
    const GgufWindow window = ggufWindow(header, architecture, layers);
    if (auto shape = ggufShape(header, architecture, count, window))
        model.shape = std::move(*shape);
    else
        model.shape.declaredTotal = sumOf(count);
    if (model.kind == ModelKind::Encoder)
        dropCache(model.shape);
    model.shape.vocabulary = count.vocabulary;
    model.shape.hidden = int(std::min<qint64>(count.hidden, std::numeric_limits<int>::max()));
    model.shape.maxContext = header.number(architecture + ".context_length").value_or(0);
    addParts(count, file);
    const GgufQuantization quantization = ggufQuantization(header);
    model.storedQuantization = quantization.name;
    if (!quantization.claimed.isEmpty())
        file.notes.append({FileCode::NotePreset, {quantization.claimed, quantization.name}});
    model.storedBytes = header.tensorBytes;
    file.parameters = model.shape.total();
    file.notes += layerNotes(model.shape);
    addNotes(architecture, count, window, !model.shape.groups.empty(), file);
    return file;
}

} // namespace xuanka
