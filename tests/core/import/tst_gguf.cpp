// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/ModelFile.h"
#include "tests/support/GgufWriter.h"

#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using xuanka::test::GgufWriter;

namespace {

constexpr quint32 f32 = 0;
constexpr quint32 f16 = 1;
constexpr quint32 q4k = 12;
constexpr quint32 q6k = 14;

// 2 layers, hidden 256, 4 heads of 64, 2 kv heads, feed-forward 512, vocabulary 1000.
void addLlama(GgufWriter &gguf)
{
    gguf.text("general.architecture", "llama")
        .number("general.file_type", 15)
        .number("llama.block_count", 2)
        .number("llama.context_length", 4096)
        .number("llama.embedding_length", 256)
        .number("llama.feed_forward_length", 512)
        .number("llama.attention.head_count", 4)
        .number("llama.attention.head_count_kv", 2)
        .texts("tokenizer.ggml.tokens", 1000, "word");
    gguf.tensor("token_embd.weight", {256, 1000}, q6k, 210'000);
    for (const QByteArray layer : {"blk.0.", "blk.1."}) {
        gguf.tensor(layer + "attn_norm.weight", {256}, f32, 1024)
            .tensor(layer + "attn_q.weight", {256, 256}, q4k, 36'864)
            .tensor(layer + "attn_k.weight", {256, 128}, q4k, 18'432)
            .tensor(layer + "attn_v.weight", {256, 128}, q6k, 26'880)
            .tensor(layer + "attn_output.weight", {256, 256}, q4k, 36'864)
            .tensor(layer + "ffn_norm.weight", {256}, f32, 1024)
            .tensor(layer + "ffn_gate.weight", {256, 512}, q4k, 73'728)
            .tensor(layer + "ffn_up.weight", {256, 512}, q4k, 73'728)
            .tensor(layer + "ffn_down.weight", {512, 256}, q4k, 73'728);
    }
    gguf.tensor("output_norm.weight", {256}, f32, 1024).tensor("rope_freqs.weight", {32}, f32, 128);
}

constexpr qint64 llamaLayer = 2 * 256 + 2 * 256 * 256 + 2 * 256 * 128 + 3 * 256 * 512;
constexpr qint64 llamaTotal = 256 * 1000 + 2 * llamaLayer + 256; // the head is tied
constexpr qint64 llamaBytes = 210'000 + 2 * 342'272 + 1024 + 128;

} // namespace

class TestGguf final : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(const QString &name = QStringLiteral("model.gguf")) const
    {
        return m_dir.filePath(name);
    }
    Result<ModelFile> read(const GgufWriter &gguf) const
    {
        return gguf.save(path()) ? readModelFile(path()) : fail(FileCode::FileUnreadable);
    }
    Result<ModelFile> readBytes(const QByteArray &bytes) const
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return fail(FileCode::FileUnreadable);
        file.close();
        return readModelFile(path());
    }

private slots:
    void readsEveryVersionAndByteOrder_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<bool>("bigEndian");
        QTest::newRow("1 little") << 1 << false;
        QTest::newRow("2 little") << 2 << false;
        QTest::newRow("3 little") << 3 << false;
        QTest::newRow("3 big") << 3 << true;
    }
    void readsEveryVersionAndByteOrder()
    {
        QFETCH(int, version);
        QFETCH(bool, bigEndian);
        GgufWriter gguf(version, bigEndian);
        addLlama(gguf);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(file->kind, ModelFileKind::Gguf);
        QCOMPARE(file->model.family, QStringLiteral("llama"));
        QCOMPARE(file->parameters, llamaTotal); // without the 32 rotary frequencies
        QCOMPARE(file->model.shape.total(), llamaTotal);
        QCOMPARE(file->model.storedBytes, llamaBytes);
        QCOMPARE(file->model.storedQuantization, QStringLiteral("gguf-q4_k_m"));
        QCOMPARE(file->model.shape.layers(), 2);
        QCOMPARE(file->model.shape.maxContext, 4096);
        QCOMPARE(file->model.shape.vocabulary, 1000);
        QCOMPARE(cacheElementsPerToken(file->model.shape), 2 * 2 * (64 + 64));
        QVERIFY(file->notes.isEmpty());
    }

    // A preset the weights contradict is told, not believed.
    void bytesDecideTheQuantization()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "llama").number("general.file_type", 15);
        gguf.tensor("token_embd.weight", {256, 1000}, f16, 512'000);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(file->model.storedQuantization, QStringLiteral("gguf-f16"));
        QVERIFY(file->notes.contains(
            {FileCode::NotePreset, {QStringLiteral("gguf-q4_k_m"), QStringLiteral("gguf-f16")}}));
    }

    void countsExpertsAndActiveParameters()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "qwen3moe")
            .number("qwen3moe.block_count", 1)
            .number("qwen3moe.embedding_length", 64)
            .number("qwen3moe.attention.head_count", 2)
            .number("qwen3moe.attention.head_count_kv", 1)
            .number("qwen3moe.attention.key_length", 64)
            .number("qwen3moe.expert_count", 8)
            .number("qwen3moe.expert_used_count", 2);
        gguf.tensor("token_embd.weight", {64, 100}, f16, 12'800)
            .tensor("blk.0.attn_q.weight", {64, 128}, f16, 16'384)
            .tensor("blk.0.attn_k.weight", {64, 64}, f16, 8192)
            .tensor("blk.0.attn_v.weight", {64, 64}, f16, 8192)
            .tensor("blk.0.ffn_gate_inp.weight", {64, 8}, f32, 2048)
            .tensor("blk.0.ffn_gate_exps.weight", {64, 32, 8}, f16, 32'768)
            .tensor("blk.0.ffn_up_exps.weight", {64, 32, 8}, f16, 32'768)
            .tensor("blk.0.ffn_down_exps.weight", {32, 64, 8}, f16, 32'768);
        const auto file = read(gguf);
        QVERIFY(file);
        constexpr qint64 expert = 3 * 64 * 32;
        constexpr qint64 rest = 6400 + 64 * (128 + 64 + 64) + 64 * 8;
        QCOMPARE(file->parameters, rest + 8 * expert);
        QCOMPARE(file->model.shape.active(), rest + 2 * expert);
        QCOMPARE(cacheElementsPerToken(file->model.shape), 128);
    }

    void oneLatentVectorIsCachedWithMla()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "deepseek2")
            .number("deepseek2.block_count", 1)
            .number("deepseek2.embedding_length", 64)
            .number("deepseek2.attention.head_count", 4)
            .number("deepseek2.attention.head_count_kv", 1)
            .number("deepseek2.attention.key_length", 576)
            .number("deepseek2.attention.value_length", 512)
            .number("deepseek2.attention.key_length_mla", 192);
        gguf.tensor("blk.0.attn_kv_a_mqa.weight", {64, 576}, f16, 73'728)
            .tensor("blk.0.attn_k_b.weight", {128, 512, 4}, f16, 524'288);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(cacheElementsPerToken(file->model.shape), 576);
        QVERIFY(file->notes.isEmpty());
    }

    // Layers differ: a list of kv heads, a window on some, none at all on others.
    void layersMayDiffer()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "gemma3")
            .number("gemma3.block_count", 6)
            .number("gemma3.embedding_length", 64)
            .number("gemma3.attention.head_count", 2)
            .numbers("gemma3.attention.head_count_kv", {2, 2, 2, 2, 2, 1})
            .number("gemma3.attention.key_length", 32)
            .number("gemma3.attention.value_length", 32)
            .number("gemma3.attention.sliding_window", 512);
        for (int i = 0; i < 6; ++i) {
            const quint64 width = i < 5 ? 64 : 32;
            const QByteArray layer = "blk." + QByteArray::number(i) + '.';
            gguf.tensor(layer + "attn_k.weight", {64, width}, f16, 64 * width * 2)
                .tensor(layer + "attn_v.weight", {64, width}, f16, 64 * width * 2);
        }
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(cacheElementsPerToken(file->model.shape), 5 * 128 + 64);
        QCOMPARE(cacheElementsPerToken(file->model.shape, true), 64); // every sixth looks at all
    }

    void stateSpaceLayersKeepNoCache()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "nemotron_h")
            .number("nemotron_h.block_count", 3)
            .number("nemotron_h.embedding_length", 64)
            .number("nemotron_h.attention.head_count", 2)
            .numbers("nemotron_h.attention.head_count_kv", {0, 1, 0})
            .number("nemotron_h.ssm.conv_kernel", 4)
            .number("nemotron_h.ssm.inner_size", 128)
            .number("nemotron_h.ssm.state_size", 16)
            .number("nemotron_h.ssm.group_count", 2);
        gguf.tensor("blk.0.ssm_in.weight", {64, 300}, f16, 38'400)
            .tensor("blk.1.attn_k.weight", {64, 32}, f16, 4096)
            .tensor("blk.1.attn_v.weight", {64, 32}, f16, 4096)
            .tensor("blk.2.ffn_up.weight", {64, 100}, f16, 12'800);
        const auto file = read(gguf);
        QVERIFY(file);
        const ModelShape &shape = file->model.shape;
        QCOMPARE(cacheElementsPerToken(shape), 64);
        QCOMPARE(shape.groups.at(0).attention, AttentionKind::Linear);
        QCOMPARE(shape.groups.at(0).stateElements, 3 * (128 + 2 * 2 * 16) + 16 * 128);
        QCOMPARE(shape.groups.at(2).attention, AttentionKind::None);
    }

    void encodersKeepNoCache()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "bert")
            .number("bert.block_count", 1)
            .number("bert.embedding_length", 64)
            .number("bert.attention.head_count", 2)
            .flag("bert.attention.causal", false)
            .tensor("blk.0.attn_k.weight", {64, 64}, f16, 8192);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(file->model.kind, ModelKind::Encoder);
        QCOMPARE(cacheElementsPerToken(file->model.shape), 0);
        QCOMPARE(file->parameters, 64 * 64);
    }

    // The network generates, the rest of the file helps it; norms of FLUX are called "scale".
    void imageModelsInOneFile()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "flux")
            .tensor("double_blocks.0.img_attn.norm.key_norm.scale", {128}, f32, 512)
            .tensor("double_blocks.0.img_attn.qkv.weight", {64, 192}, f16, 24'576)
            .tensor("double_blocks.0.img_attn.qkv.scale", {1}, f32, 4)
            .tensor("first_stage_model.conv.weight", {8, 8}, f16, 128);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(file->parameters, 128 + 64 * 192);
        QCOMPARE(file->model.kind, ModelKind::ImageDiffusion);
        QCOMPARE(file->model.components, (QList<ModelComponent>{{QStringLiteral("vae"), 64}}));
    }

    void furtherTokenLayersAreCountedApart()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "glm4moe")
            .number("glm4moe.block_count", 2)
            .number("glm4moe.nextn_predict_layers", 1)
            .number("glm4moe.embedding_length", 64)
            .number("glm4moe.attention.head_count", 2)
            .tensor("blk.0.ffn_up.weight", {64, 10}, f16, 1280)
            .tensor("blk.1.nextn.eh_proj.weight", {128, 64}, f16, 16'384)
            .tensor("blk.1.ffn_up.weight", {64, 10}, f16, 1280);
        const auto file = read(gguf);
        QVERIFY(file);
        QCOMPARE(file->parameters, 640);
        QCOMPARE(file->byPart.value(QStringLiteral("mtp")), 128 * 64 + 640);
    }

    void piecesAreSummedAndMissingOnesNamed()
    {
        const auto piece = [this](int number) {
            GgufWriter gguf;
            if (number == 0)
                gguf.text("general.architecture", "llama").number("llama.block_count", 1);
            gguf.number("split.no", quint32(number)).number("split.count", 3);
            gguf.tensor("blk.0.ffn_up.weight" + QByteArray::number(number), {64, 10}, f16, 1280);
            return gguf.save(path(QStringLiteral("m-0000%1-of-00003.gguf").arg(number + 1)));
        };
        QVERIFY(piece(0) && piece(2));
        const QString last = path(QStringLiteral("m-00003-of-00003.gguf"));
        const auto incomplete = readModelFile(last);
        QVERIFY(!incomplete);
        QCOMPARE(incomplete.error().message,
                 Message(FileCode::PiecesMissing, {QStringLiteral("m-00002-of-00003.gguf")}));
        QVERIFY(piece(1));
        const auto whole = readModelFile(last); // any piece leads to all
        QVERIFY(whole);
        QCOMPARE(whole->parameters, 3 * 640);
        QCOMPARE(whole->model.storedBytes, 3 * 1280);
        const QString renamed = path(QStringLiteral("renamed.gguf"));
        QVERIFY(QFile::copy(last, renamed));
        QCOMPARE(readModelFile(renamed).error().message,
                 Message(FileCode::GgufPieceRenamed, {qint64(3), qint64(3)}));
    }

    void filesWithoutAModelAreNamed_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<FileCode>("code");
        QTest::newRow("vision") << QByteArray("general.architecture") << QByteArray("clip")
                                << FileCode::GgufVision;
        QTest::newRow("adapter") << QByteArray("general.type") << QByteArray("adapter")
                                 << FileCode::AdapterFile;
        QTest::newRow("imatrix") << QByteArray("general.type") << QByteArray("imatrix")
                                 << FileCode::GgufOther;
    }
    void filesWithoutAModelAreNamed()
    {
        QFETCH(QByteArray, key);
        QFETCH(QByteArray, value);
        QFETCH(FileCode, code);
        GgufWriter gguf;
        gguf.text(key, value).tensor("v.blk.0.attn_q.weight", {64, 64}, f16, 8192);
        QVERIFY(read(gguf).error().message.is(code));
    }

    void vocabularyAloneIsNoModel()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "llama").texts("tokenizer.ggml.tokens", 10, "x");
        QVERIFY(read(gguf).error().message.is(FileCode::GgufNoWeights));
    }

    void unknownTypesAreRefusedByNumber()
    {
        for (const quint32 type : {4U, 31U, 36U, 42U, 137U}) {
            GgufWriter gguf;
            gguf.tensor("a.weight", {256, 4}, type, 1024);
            QCOMPARE(
                read(gguf).error().message,
                Message(FileCode::GgufUnknownType, {qint64(type), QStringLiteral("a.weight")}));
        }
    }

    void impossibleShapesAreRefused()
    {
        GgufWriter odd;
        odd.tensor("a", {100, 4}, q4k, 1024); // no whole blocks of 256
        QVERIFY(read(odd).error().message.is(FileCode::GgufTensorShape));
        GgufWriter huge;
        huge.tensor("a", {1ULL << 40, 1ULL << 40}, f32, 1024);
        QVERIFY(read(huge).error().message.is(FileCode::GgufTensorShape));
    }

    // Every shortened file is refused by name, never read past its end.
    void anyTruncationIsNamed()
    {
        GgufWriter gguf;
        addLlama(gguf);
        const QByteArray whole = gguf.header();
        for (qsizetype size = 5; size < whole.size(); size += size < 400 ? 1 : 97) {
            const auto file = readBytes(whole.left(size));
            QVERIFY2(!file, qPrintable(QString::number(size)));
            const Message &message = file.error().message;
            QVERIFY(message.is(FileCode::GgufDamaged) || message.is(FileCode::TruncatedFile));
        }
        QVERIFY(readBytes(whole).error().message.is(FileCode::TruncatedFile));
    }

    void announcedCountsAreNotBelieved()
    {
        QByteArray bytes("GGUF\x03\0\0\0", 8);
        bytes += QByteArray(8, '\xff') + QByteArray(8, '\x01');
        QVERIFY(readBytes(bytes).error().message.is(FileCode::GgufTooMany));
        bytes = QByteArray("GGUF\x04\0\0\0", 8) + QByteArray(64, '\0');
        QCOMPARE(readBytes(bytes).error().message, Message(FileCode::GgufVersion, {qint64(4)}));
        bytes = QByteArray("GGUF") + QByteArray(64, '\0');
        QVERIFY(readBytes(bytes).error().message.is(FileCode::GgufDamaged));
    }

    // The data of a 400 GB file is a hole; only the header is read.
    void sizeOfTheDataDoesNotMatter()
    {
        GgufWriter gguf;
        gguf.text("general.architecture", "llama").number("llama.block_count", 1);
        constexpr quint64 rows = 400'000'000'000ULL / 8192;
        gguf.tensor("blk.0.ffn_up.weight", {4096, rows}, f16, rows * 8192);
        if (!gguf.save(path()))
            QSKIP("the file system has no sparse files");
        const auto file = readModelFile(path());
        QVERIFY(file);
        QCOMPARE(file->parameters, qint64(4096 * rows));
        QVERIFY(QFile::remove(path()));
    }
};

QTEST_APPLESS_MAIN(TestGguf)
#include "tst_gguf.moc"
