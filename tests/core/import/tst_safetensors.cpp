// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/ModelFile.h"
#include "tests/support/SafetensorsWriter.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using xuanka::test::SafetensorsWriter;

namespace {

QString q(const char *text)
{
    return QString::fromLatin1(text);
}

// A config.json of one small llama: total 34,160 parameters with its own head.
QByteArray llamaConfig(bool tied)
{
    QByteArray json = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama",
        "vocab_size": 100, "hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1,
        "num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 512,
        "tie_word_embeddings": TIED, "torch_dtype": "bfloat16"})";
    return json.replace("TIED", tied ? "true" : "false");
}
constexpr qint64 llamaLayer = 2 * 16 * 16 + 2 * 16 * 8 + 3 * 16 * 32 + 2 * 16;

void addLlama(SafetensorsWriter &file, bool head)
{
    file.bf16(q("model.embed_tokens.weight"), {100, 16})
        .bf16(q("model.norm.weight"), {16})
        .bf16(q("model.layers.0.input_layernorm.weight"), {16})
        .bf16(q("model.layers.0.post_attention_layernorm.weight"), {16})
        .bf16(q("model.layers.0.self_attn.q_proj.weight"), {16, 16})
        .bf16(q("model.layers.0.self_attn.k_proj.weight"), {8, 16})
        .bf16(q("model.layers.0.self_attn.v_proj.weight"), {8, 16})
        .bf16(q("model.layers.0.self_attn.o_proj.weight"), {16, 16})
        .bf16(q("model.layers.0.mlp.gate_proj.weight"), {32, 16})
        .bf16(q("model.layers.0.mlp.up_proj.weight"), {32, 16})
        .bf16(q("model.layers.0.mlp.down_proj.weight"), {16, 32})
        .tensor(q("model.layers.0.self_attn.rotary_emb.inv_freq"), q("F32"), {2}, 32);
    if (head)
        file.bf16(q("lm_head.weight"), {100, 16});
}

} // namespace

class TestSafetensors final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const char *name) const { return m_dir->filePath(q(name)); }
    void write(const char *name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    Result<ModelFile> read(const SafetensorsWriter &file) const
    {
        return file.save(path("model.safetensors")) ? readModelFile(path("model.safetensors"))
                                                    : fail(FileCode::FileUnreadable);
    }
    static bool has(const ModelFile &file, FileCode code)
    {
        return std::any_of(file.notes.begin(), file.notes.end(),
                           [code](const Message &note) { return note.is(code); });
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void tensorsAloneGiveTheCount()
    {
        SafetensorsWriter file;
        addLlama(file, false);
        const auto model = read(file);
        QVERIFY(model);
        QCOMPARE(model->kind, ModelFileKind::Safetensors);
        QCOMPARE(model->parameters, 100 * 16 + llamaLayer + 16); // inv_freq is a table
        QCOMPARE(model->model.storedBytes, file.dataBytes());
        QCOMPARE(model->model.storedQuantization, q("bf16"));
        QVERIFY(has(*model, FileCode::NoteBuffers));
        QVERIFY(has(*model, FileCode::NoteNoConfig));
        QVERIFY(model->exact);
    }

    void configBesideGivesArchitectureAndCache()
    {
        write("config.json", llamaConfig(true));
        SafetensorsWriter file;
        addLlama(file, true); // the tied head, stored a second time
        const auto model = read(file);
        QVERIFY(model);
        QCOMPARE(model->model.family, q("llama"));
        QCOMPARE(model->parameters, 100 * 16 + llamaLayer + 16);
        QCOMPARE(cacheElementsPerToken(model->model.shape), 16);
        QVERIFY(has(*model, FileCode::NoteSecondHead));
        QVERIFY(!has(*model, FileCode::NoteCountDiffers));
        QVERIFY(model->exact);
    }

    void filesThatDoNotBelongTogetherAreTold()
    {
        write("config.json", llamaConfig(false));
        SafetensorsWriter file;
        addLlama(file, false); // the config.json says there is a head of its own
        const auto model = read(file);
        QVERIFY(model);
        QVERIFY(has(*model, FileCode::NoteCountDiffers));
        QVERIFY(!model->exact);
    }

    void aHeadThatMayBeTiedIsTold()
    {
        SafetensorsWriter file;
        addLlama(file, true);
        const auto model = read(file);
        QVERIFY(model);
        QVERIFY(has(*model, FileCode::NoteHeadMaybeTied));
        QVERIFY(!model->exact);
    }

    // Parameters are what was packed, not what is stored.
    void packedWeightsAreUnpacked_data()
    {
        QTest::addColumn<QStringList>("tensors"); // name, type, bits, shape…
        const auto row = [](const char *format, std::initializer_list<const char *> tensors) {
            QStringList all;
            for (const char *tensor : tensors)
                all.append(q(tensor));
            QTest::newRow(format) << all;
        };
        // Each holds one weight of 64 x 128.
        row("int4-gptq",
            {"w.qweight I32 32 16 64", "w.qzeros I32 32 1 8", "w.scales F16 16 1 64",
             "w.g_idx I32 32 128"});
        row("int4-awq", {"w.qweight I32 32 128 8", "w.qzeros I32 32 1 8", "w.scales F16 16 1 64"});
        row("int8", {"w.weight I8 8 64 128", "w.SCB F32 32 64"});
        row("fp8", {"w.weight F8_E4M3 8 64 128", "w.weight_scale_inv F32 32 1 1"});
        row("nvfp4",
            {"w.weight U8 8 64 64", "w.weight_scale F8_E4M3 8 64 8", "w.weight_scale_2 F32 32 1",
             "w.input_scale F32 32 1"});
        row("mxfp4", {"w_blocks U8 8 64 4 16", "w_scales U8 8 64 4"});
        row("nf4",
            {"w.weight U8 8 4096 1", "w.weight.absmax U8 8 128", "w.weight.quant_map F32 32 16",
             "w.weight.quant_state.bitsandbytes__nf4 U8 8 80"});
        row("exl2",
            {"w.q_weight I32 32 20 64", "w.q_scale I32 32 4 8", "w.q_invperm I16 16 128",
             "w.q_groups I16 16 8", "w.q_scale_max F16 16 4"});
    }
    void packedWeightsAreUnpacked()
    {
        QFETCH(QStringList, tensors);
        SafetensorsWriter file;
        for (const QString &tensor : std::as_const(tensors)) {
            const QStringList words = tensor.split(u' ');
            QList<qint64> shape;
            for (const QString &size : words.mid(3))
                shape.append(size.toLongLong());
            file.tensor(QStringLiteral("model.layers.0.") + words[0], words[1], shape,
                        words[2].toInt());
        }
        const auto model = read(file);
        QVERIFY(model);
        QCOMPARE(model->parameters, 64 * 128);
        QCOMPARE(model->model.storedQuantization, q(QTest::currentDataTag()));
        QVERIFY(has(*model, FileCode::NoteScales));
    }

    void unknownPackingIsRefusedUnlessAConfigCounts()
    {
        SafetensorsWriter file;
        file.tensor(q("model.layers.0.w.codes"), q("I16"), {2048, 1024}, 16);
        QVERIFY(read(file).error().message.is(FileCode::PackedUnknown));
        write("config.json", llamaConfig(true));
        const auto model = read(file);
        QVERIFY(model);
        QVERIFY(has(*model, FileCode::NotePackedUnknown));
        QCOMPARE(model->parameters, 100 * 16 + llamaLayer + 16);
    }

    void towersAreCountedApart()
    {
        SafetensorsWriter file;
        file.bf16(q("language_model.model.embed_tokens.weight"), {100, 16})
            .bf16(q("vision_tower.patch.weight"), {10, 10})
            .bf16(q("multi_modal_projector.linear.weight"), {4, 4})
            .bf16(q("mtp.layers.0.mlp.up_proj.weight"), {3, 3});
        const auto model = read(file);
        QVERIFY(model);
        QCOMPARE(model->parameters, 1600);
        QCOMPARE(model->byPart.value(q("vision")), 100);
        QCOMPARE(model->byPart.value(q("projector")), 16);
        QCOMPARE(model->byPart.value(q("mtp")), 9);
    }

    void adaptersAreNoModels()
    {
        SafetensorsWriter file;
        file.bf16(q("base_model.model.layers.0.q_proj.lora_A.weight"), {8, 16});
        QVERIFY(read(file).error().message.is(FileCode::AdapterFile));
        QVERIFY(QFile::remove(path("model.safetensors")));
        write("adapter_config.json",
              R"({"peft_type": "LORA", "base_model_name_or_path": "org/base"})");
        QCOMPARE(readModelFile(m_dir->path()).error().message,
                 Message(FileCode::AdapterOnly, {q("org/base")}));
        QCOMPARE(readModelFile(path("adapter_config.json")).error().message,
                 Message(FileCode::AdapterOnly, {q("org/base")}));
    }

    void headersThatCannotBeAreRefused()
    {
        const QByteArray two(8, '\0');
        QByteArray huge = two;
        huge[3] = char(0x80); // 2 GiB of header
        write("a", huge + "{\"x\": 1}");
        QVERIFY(readModelFile(path("a")).error().message.is(FileCode::SafetensorsHeader));
        SafetensorsWriter file;
        file.bf16(q("a"), {16, 16});
        write("a", file.header());
        QVERIFY(readModelFile(path("a")).error().message.is(FileCode::TruncatedFile));
        write("a", file.header().left(20));
        QVERIFY(readModelFile(path("a")).error().message.is(FileCode::TruncatedFile));
        SafetensorsWriter strange;
        strange.tensor(q("a"), q("Q7"), {4}, 8);
        QVERIFY(read(strange).error().message.is(FileCode::SafetensorsUnknownType));
        QByteArray lie = file.header();
        lie.replace("512]", "999]"); // more bytes than the shape has
        write("a", lie + QByteArray(2000, '\0'));
        QVERIFY(readModelFile(path("a")).error().message.is(FileCode::SafetensorsDamaged));
    }

    void indexReadsTheShardsBesideIt()
    {
        SafetensorsWriter first;
        addLlama(first, false);
        QVERIFY(first.save(path("model-00001-of-00002.safetensors")));
        write("model.safetensors.index.json", R"({"metadata": {"total_size": 99},
            "weight_map": {"model.norm.weight": "model-00001-of-00002.safetensors",
                           "lm_head.weight": "model-00002-of-00002.safetensors"}})");
        const auto alone = readModelFile(path("model.safetensors.index.json"));
        QVERIFY(alone);
        QCOMPARE(alone->parameters, 0);
        QCOMPARE(alone->model.storedBytes, 99);
        QVERIFY(has(*alone, FileCode::NoteShardsMissing));
        QVERIFY(readCountedModel(path("model.safetensors.index.json"))
                    .error()
                    .message.is(FileCode::NoteIndexAlone));
        QVERIFY(readModelFile(path("model-00001-of-00002.safetensors"))
                    .error()
                    .message.is(FileCode::PiecesMissing));

        SafetensorsWriter second;
        second.bf16(q("lm_head.weight"), {100, 16});
        QVERIFY(second.save(path("model-00002-of-00002.safetensors")));
        write("config.json", llamaConfig(false));
        for (const char *given :
             {"model.safetensors.index.json", ".", "model-00002-of-00002.safetensors"}) {
            const auto model = readModelFile(path(given));
            QVERIFY2(model, given);
            QCOMPARE(model->parameters, 2 * 1600 + llamaLayer + 16);
            QCOMPARE(model->model.storedBytes, first.dataBytes() + second.dataBytes());
            QVERIFY(model->exact);
        }
        QCOMPARE(readModelFile(m_dir->path())->kind, ModelFileKind::Folder);
    }

    void namesOfAnIndexStayInItsFolder_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("up") << QByteArray("../secret.safetensors");
        QTest::newRow("hidden up") << QByteArray("a/../../secret.safetensors");
        QTest::newRow("absolute") << QByteArray("/etc/passwd");
        QTest::newRow("drive") << QByteArray("C:/secret.safetensors");
        QTest::newRow("backslash") << QByteArray("..\\\\secret.safetensors");
        QTest::newRow("link") << QByteArray("link.safetensors");
    }
    void namesOfAnIndexStayInItsFolder()
    {
        QFETCH(QByteArray, name);
        SafetensorsWriter secret;
        secret.bf16(q("a"), {16, 16});
        QVERIFY(secret.save(path("secret.safetensors")));
        write("model/model.safetensors.index.json", "{\"weight_map\": {\"a\": \"" + name + "\"}}");
        QVERIFY(QFile::link(path("secret.safetensors"), path("model/link.safetensors")));
        const auto model = readModelFile(path("model/model.safetensors.index.json"));
        QVERIFY(!model);
        QVERIFY(model.error().message.is(FileCode::UnsafeName));
    }

    // The cache of the Hugging Face library: every file is a link into blobs/.
    void linksOfTheDownloadCacheAreFollowed()
    {
        SafetensorsWriter file;
        addLlama(file, false);
        const QByteArray hash(64, 'a');
        write(("models--o--m/blobs/" + hash).constData(), "");
        QVERIFY(file.save(path(("models--o--m/blobs/" + hash).constData())));
        write("models--o--m/snapshots/r1/config.json", llamaConfig(true));
        QVERIFY(QFile::link(QStringLiteral("../../blobs/") + QString::fromLatin1(hash),
                            path("models--o--m/snapshots/r1/model.safetensors")));
        const auto model = readModelFile(path("models--o--m"));
        QVERIFY(model);
        QCOMPARE(model->parameters, 1600 + llamaLayer + 16);
    }

    void pipelinesNameTheirParts()
    {
        write("model_index.json", R"({"_class_name": "FluxPipeline", "_diffusers_version": "0.30",
            "scheduler": ["diffusers", "S"], "transformer": ["diffusers", "T"],
            "text_encoder": ["transformers", "CLIPTextModel"], "vae": ["diffusers", "V"],
            "image_encoder": [null, null]})");
        SafetensorsWriter network;
        network.bf16(q("blocks.0.weight"), {10, 10});
        SafetensorsWriter vae;
        vae.bf16(q("decoder.weight"), {5, 5});
        QVERIFY(QDir(m_dir->path()).mkdir(q("transformer")) && QDir(m_dir->path()).mkdir(q("vae")));
        QVERIFY(network.save(path("transformer/diffusion_pytorch_model.safetensors")));
        QVERIFY(vae.save(path("vae/diffusion_pytorch_model.safetensors")));
        const auto model = readModelFile(m_dir->path());
        QVERIFY(model);
        QCOMPARE(model->kind, ModelFileKind::Folder);
        QCOMPARE(model->model.kind, ModelKind::ImageDiffusion);
        QCOMPARE(model->parameters, 100);
        QCOMPARE(model->model.components, (QList<ModelComponent>{{q("vae"), 25}}));
        QVERIFY(has(*model, FileCode::NotePartUncounted)); // the text encoder is not there
    }

    void aFolderWithoutAModelIsTold()
    {
        QVERIFY(readModelFile(m_dir->path()).error().message.is(FileCode::FolderWithoutModel));
        write("pytorch_model.bin", "PK");
        QVERIFY(readModelFile(m_dir->path()).error().message.is(FileCode::PyTorchPickle));
        write("a.safetensors", "");
        write("b.safetensors", "");
        QVERIFY(readModelFile(m_dir->path()).error().message.is(FileCode::SeveralModels));
    }
};

QTEST_APPLESS_MAIN(TestSafetensors)
#include "tst_safetensors.moc"
