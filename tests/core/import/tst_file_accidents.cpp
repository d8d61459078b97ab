// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/ModelFile.h"

#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

// What people give by mistake, or what a failed download leaves: each has a sentence of its own.
class TestFileAccidents final : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    Result<ModelFile> read(const QByteArray &bytes) const
    {
        const QString path = m_dir.filePath(QStringLiteral("model.gguf")); // the name tells nothing
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return fail(FileCode::FileUnreadable);
        file.close();
        return readModelFile(path);
    }

private slots:
    void eachHasItsName_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<FileCode>("code");
        const auto row = [](const char *name, const QByteArray &bytes, FileCode code) {
            QTest::newRow(name) << bytes << code;
        };
        row("empty", "", FileCode::FileEmpty);
        row("spaces", "  \n\n", FileCode::FileEmpty);
        row("lfs pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n",
            FileCode::LfsPointer);
        row("web page", "<!DOCTYPE html>\n<html><body>Sign in</body></html>", FileCode::WebPage);
        row("web page after a mark", "\xEF\xBB\xBF\n<html lang=\"en\">", FileCode::WebPage);
        row("not found", "Entry not found", FileCode::ServerAnswer);
        row("server error", R"({"error": "Access to model is restricted"})",
            FileCode::ServerAnswer);
        row("storage error", "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>",
            FileCode::ServerAnswer);
        row("zeros", QByteArray(4096, '\0'), FileCode::ZeroedFile);
        row("zip", QByteArray("PK\x03\x04", 4) + "content", FileCode::Archive);
        row("torch zip", QByteArray("PK\x03\x04", 4) + "archive/data.pkl", FileCode::PyTorchPickle);
        row("pickle", QByteArray("\x80\x02}q\0(", 6), FileCode::PyTorchPickle);
        row("gzip", QByteArray("\x1f\x8b\x08\0", 4), FileCode::Archive);
        row("old ggml", "tjgg\x03", FileCode::LegacyGgml);
        row("picture", QByteArray("\x89PNG\r\n\x1a\n", 8), FileCode::OtherFormat);
        row("text", "Dear diary", FileCode::UnknownContent);
        row("utf-16", QByteArray("\xff\xfe{\0}\0", 6), FileCode::TextUtf16);
        row("utf-16 without a mark", QByteArray("{\0\"\0a\0", 6), FileCode::TextUtf16);
        row("merge", "{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> x\n}",
            FileCode::MergeMarkers);
        row("broken", "{\"model_type\": \"llama\",", FileCode::JsonBroken);
        row("list", "[1, 2]", FileCode::JsonNotObject);
        row("nesting bomb", QByteArray(100'000, '['), FileCode::JsonTooDeep);
        row("nesting bomb of objects", QByteArray("{\"a\":").repeated(100'000),
            FileCode::JsonTooDeep);
        row("tokenizer", R"({"version": "1.0", "added_tokens": [], "model": {}})",
            FileCode::OtherJson);
        row("generation", R"({"do_sample": true, "eos_token_id": 2})", FileCode::OtherJson);
        row("index without a map", R"({"metadata": {"total_size": 1}, "weight_map": {}})",
            FileCode::IndexWithoutMap);
    }
    void eachHasItsName()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(FileCode, code);
        const auto file = read(bytes);
        QVERIFY(!file);
        QVERIFY2(file.error().message.is(code), file.error().message.key.data());
        QVERIFY(file.error().file.endsWith(QLatin1String("model.gguf")));
    }

    void theLineIsNamed()
    {
        QCOMPARE(read("{\n\n\"a\": x}").error().message.parameters.last(), Parameter(qint64(3)));
    }

    // Python's own JSON has NaN and Infinity; they are no reason to refuse a file.
    void pythonNumbersAndAMarkAreAccepted()
    {
        const QByteArray config = R"({"architectures": ["LlamaForCausalLM"], "model_type": "llama",
            "vocab_size": 100, "hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1,
            "num_attention_heads": 4, "max_position_embeddings": 512, "initializer_range": NaN})";
        const auto file = read("\xEF\xBB\xBF" + config);
        QVERIFY(file);
        QVERIFY(file->notes.contains(Message(FileCode::NoteByteOrderMark)));
        QCOMPARE(file->kind, ModelFileKind::Config);
    }

    void whatIsNotThereIsTold()
    {
        const auto file = readModelFile(m_dir.filePath(QStringLiteral("absent.json")));
        QVERIFY(file.error().message.is(FileCode::FileUnreadable));
    }
};

QTEST_APPLESS_MAIN(TestFileAccidents)
#include "tst_file_accidents.moc"
