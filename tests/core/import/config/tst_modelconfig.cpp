// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/ModelFile.h"

#include <QTest>

using namespace xuanka;

// Small configurations of our own, one feature each: the count is worked out by hand beside them.
class TestModelConfig final : public QObject {
    Q_OBJECT
private slots:
    void countsEveryFamily_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<qint64>("active");
        QTest::addColumn<qint64>("cache"); // elements a token
        // Attention 8*(8+4+4+8) = 192, MLP 3*8*16 = 384, norms 16: 592 a layer; 2*10*8 + 8 outside.
        const QByteArray common("\"hidden_size\":8,\"num_hidden_layers\":2,"
                                "\"num_attention_heads\":4,\"num_key_value_heads\":2,"
                                "\"intermediate_size\":16,\"vocab_size\":10");
        QTest::newRow("llama") << "{\"model_type\":\"llama\"," + common + "}"
                               << qint64(2 * 592 + 168) << qint64(2 * 592 + 168) << qint64(16);
        QTest::newRow("llama tied")
            << "{\"model_type\":\"llama\",\"tie_word_embeddings\":true," + common + "}"
            << qint64(2 * 592 + 88) << qint64(2 * 592 + 88) << qint64(16);
        QTest::newRow("qwen2 has q, k, v biases")
            << "{\"model_type\":\"qwen2\"," + common + "}" << qint64(2 * (592 + 16) + 168)
            << qint64(2 * (592 + 16) + 168) << qint64(16);
        // Heads of 4 instead of 2: attention 384; two norms of 4.
        QTest::newRow("qwen3 with its own head size")
            << "{\"model_type\":\"qwen3\",\"head_dim\":4," + common + "}"
            << qint64(2 * (384 + 8 + 384 + 16) + 168) << qint64(2 * (384 + 8 + 384 + 16) + 168)
            << qint64(32);
        QTest::newRow("mixtral: 4 experts, 2 a token")
            << "{\"model_type\":\"mixtral\",\"num_local_experts\":4," + common + "}"
            << qint64(2 * (192 + 16 + 32 + 4 * 384) + 168)
            << qint64(2 * (192 + 16 + 32 + 2 * 384) + 168) << qint64(16);
    }
    void countsEveryFamily()
    {
        QFETCH(QByteArray, json);
        QFETCH(qint64, total);
        QFETCH(qint64, active);
        QFETCH(qint64, cache);
        const auto file = readModelConfig(json);
        QVERIFY(file.has_value());
        QCOMPARE(qint64(file->parameters), total);
        QCOMPARE(qint64(file->model.shape.total()), total);
        QCOMPARE(qint64(file->model.shape.active()), active);
        QCOMPARE(qint64(cacheElementsPerToken(file->model.shape)), cache);
    }
    void saysHowItIsStored_data()
    {
        QTest::addColumn<QByteArray>("extra");
        QTest::addColumn<QString>("format");
        const auto row = [](const char *name, const char *extra, const char *format) {
            QTest::newRow(name) << QByteArray(extra) << QString::fromLatin1(format);
        };
        row("plain", R"("torch_dtype":"bfloat16")", "bf16");
        row("newer key", R"("dtype":"float16")", "fp16");
        row("nothing said", R"("use_cache":true)", "");
        row("awq", R"("quantization_config":{"quant_method":"awq","bits":4})", "int4-awq");
        row("gptq", R"("quantization_config":{"quant_method":"gptq","bits":4})", "int4-gptq");
        row("gptq 8 bit", R"("quantization_config":{"quant_method":"gptq","bits":8})", "int8");
        row("bitsandbytes",
            R"("quantization_config":{"quant_method":"bitsandbytes","load_in_4bit":true})", "nf4");
        row("fp8", R"("quantization_config":{"quant_method":"fp8"})", "fp8");
        row("nvfp4", R"("quantization_config":{"quant_method":"modelopt","quant_algo":"NVFP4"})",
            "nvfp4");
        row("two ways at once",
            R"("quantization_config":{"quant_method":"modelopt","quant_algo":"MIXED_PRECISION"})",
            "");
        row("compressed tensors",
            R"("quantization_config":{"quant_method":"compressed-tensors","config_groups":{"a":
               {"weights":{"num_bits":8,"type":"float"}}}})",
            "fp8");
    }
    void saysHowItIsStored()
    {
        QFETCH(QByteArray, extra);
        QFETCH(QString, format);
        const auto file = readModelConfig("{\"model_type\":\"llama\"," + extra + "}");
        QVERIFY(file.has_value());
        QCOMPARE(file->model.storedQuantization, format);
    }
    void namesThePartsKeptWide()
    {
        const auto file = readModelConfig(R"({"model_type":"llama","quantization_config":
            {"quant_method":"fp8","modules_to_not_convert":["lm_head","model.layers.0.self_attn"]}})");
        QVERIFY(file.has_value());
        QVERIFY(!file->notes.isEmpty());
        QVERIFY(file->notes.last().is(ImportCode::NoteKeptWide));
        QCOMPARE(std::get<QString>(file->notes.last().parameters.first()),
                 QStringLiteral("lm_head, self_attn"));
    }
    void theOuterObjectDecidesWhetherTheHeadIsTied()
    {
        const QByteArray inner = R"("text_config":{"model_type":"qwen3_vl_text","hidden_size":8,
            "num_hidden_layers":1,"num_attention_heads":2,"num_key_value_heads":2,"head_dim":4,
            "intermediate_size":16,"vocab_size":10,"tie_word_embeddings":true})";
        const auto both = readModelConfig(R"({"model_type":"qwen3_vl","tie_word_embeddings":false,)"
                                          + inner + "}");
        const auto one = readModelConfig(R"({"model_type":"qwen3_vl",)" + inner + "}");
        QVERIFY(both.has_value() && one.has_value());
        QCOMPARE(qint64(both->parameters - one->parameters), qint64(80));
    }
    void aModelWithoutItsHeadHasNone()
    {
        const auto whole = readModelConfig(R"({"model_type":"llama","vocab_size":10,
            "architectures":["LlamaForCausalLM"]})");
        const auto body = readModelConfig(
            R"({"model_type":"llama","vocab_size":10,"architectures":["LlamaModel"]})");
        QVERIFY(whole.has_value() && body.has_value());
        QCOMPARE(qint64(whole->parameters - body->parameters), qint64(10 * 4096));
    }
    void readsWhatPythonWrites()
    {
        const auto file = readModelConfig(
            "\xEF\xBB\xBF{\"model_type\":\"llama\",\"limit\":[0.0,Infinity],\"x\":NaN}");
        QVERIFY(file.has_value());
    }
    void refusesWhatIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\n"
                                               "oid sha256:00\nsize 12\n");
        QTest::newRow("web page") << QByteArray("<!DOCTYPE html><html></html>");
        QTest::newRow("merge") << QByteArray("{\n<<<<<<< HEAD\n\"a\":1\n=======\n\"a\":2\n"
                                             ">>>>>>> other\n}");
        QTest::newRow("two bytes a letter") << QByteArray("\xFF\xFE{\0}\0", 6);
        QTest::newRow("cut off") << QByteArray("{\"model_type\":\"lla");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("deep") << QByteArray(100000, '[');
    }
    void refusesWhatIsNoJson()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readModelConfig(text).has_value());
    }
    void refusesWhatItDoesNotKnow_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<ImportCode>("code");
        QTest::addColumn<QString>("named");
        const QByteArray common("\"hidden_size\":8,\"num_hidden_layers\":2,"
                                "\"num_attention_heads\":4,\"num_key_value_heads\":2,"
                                "\"intermediate_size\":16,\"vocab_size\":10");
        QTest::newRow("unknown family") << QByteArray("{\"model_type\":\"nova\"}")
                                        << ImportCode::UnsupportedModel << QStringLiteral("nova");
        QTest::newRow("experts in a dense family")
            << "{\"model_type\":\"llama\",\"num_experts\":8," + common + "}"
            << ImportCode::UnsupportedKeyOf << QStringLiteral("num_experts");
        QTest::newRow("not a model")
            << QByteArray("{\"a\":1}") << ImportCode::NotAModelConfig << QString();
        QTest::newRow("missing") << QByteArray("{\"model_type\":\"deepseek_v3\"}")
                                 << ImportCode::ConfigMissingKey << QStringLiteral("hidden_size");
        QTest::newRow("negative") << QByteArray("{\"model_type\":\"llama\",\"hidden_size\":-8}")
                                  << ImportCode::ConfigOutOfRange << QStringLiteral("hidden_size");
        QTest::newRow("huge") << QByteArray("{\"model_type\":\"llama\",\"num_hidden_layers\":1e9}")
                              << ImportCode::ConfigOutOfRange
                              << QStringLiteral("num_hidden_layers");
        QTest::newRow("text") << QByteArray("{\"model_type\":\"llama\",\"vocab_size\":\"big\"}")
                              << ImportCode::ConfigWrongType << QStringLiteral("vocab_size");
        QTest::newRow("half a head")
            << QByteArray("{\"model_type\":\"llama\",\"num_attention_heads\":2.5}")
            << ImportCode::ConfigWrongType << QStringLiteral("num_attention_heads");
        QTest::newRow("uneven groups")
            << QByteArray("{\"model_type\":\"llama\",\"num_attention_heads\":4,"
                          "\"num_key_value_heads\":3}")
            << ImportCode::ConfigConflict << QStringLiteral("num_attention_heads");
        QTest::newRow("another head")
            << QByteArray("{\"model_type\":\"llama\",\"architectures\":[\"LlamaForSequence"
                          "Classification\"]}")
            << ImportCode::UnsupportedValue << QStringLiteral("architectures");
        QTest::newRow("a list too short")
            << QByteArray(R"({"model_type":"llama","num_hidden_layers":3,
                              "num_key_value_heads":[8,8]})")
            << ImportCode::ConfigListLength << QStringLiteral("num_key_value_heads");
        QTest::newRow("a list for a number")
            << QByteArray(R"({"model_type":"llama","num_attention_heads":[8,8]})")
            << ImportCode::ConfigWrongType << QStringLiteral("num_attention_heads");
        QTest::newRow("state space in a dense family")
            << QByteArray(R"({"model_type":"qwen3","mamba_d_state":16})")
            << ImportCode::UnsupportedKeyOf << QStringLiteral("mamba_d_state");
        QTest::newRow("low rank in a dense family")
            << QByteArray(R"({"model_type":"llama","kv_lora_rank":512})")
            << ImportCode::UnsupportedKeyOf << QStringLiteral("kv_lora_rank");
        QTest::newRow("inside a multimodal file")
            << QByteArray(R"({"model_type":"llava","text_config":{"model_type":"llama",
                              "num_experts":4}})")
            << ImportCode::UnsupportedKeyOf << QStringLiteral("text_config.num_experts");
        QTest::newRow("unknown inside")
            << QByteArray(R"({"model_type":"llava","text_config":{"model_type":"nova"}})")
            << ImportCode::UnsupportedModel << QStringLiteral("nova");
        QTest::newRow("endless nesting of one family")
            << QByteArray(R"({"model_type":"llava","text_config":{"model_type":"gemma3"}})")
            << ImportCode::UnsupportedModel << QStringLiteral("gemma3");
        QTest::newRow("more experts a token than experts")
            << QByteArray(R"({"model_type":"mixtral","num_local_experts":2,
                              "num_experts_per_tok":4})")
            << ImportCode::ConfigConflict << QStringLiteral("num_experts_per_tok");
        QTest::newRow("a draft model")
            << QByteArray(R"({"model_type":"llama","architectures":["LlamaForCausalLMEagle3"]})")
            << ImportCode::UnsupportedValue << QStringLiteral("architectures");
        QTest::newRow("another layer type")
            << QByteArray(R"({"model_type":"gemma2","num_hidden_layers":1,
                              "layer_types":["mamba"]})")
            << ImportCode::UnsupportedKey << QStringLiteral("layer_types");
        QTest::newRow("too many") << QByteArray(
            "{\"model_type\":\"llama\",\"hidden_size\":16777216,"
            "\"num_hidden_layers\":4096,\"intermediate_size\":16777216}")
                                  << ImportCode::ConfigTooManyParameters << QStringLiteral("llama");
    }
    void refusesWhatItDoesNotKnow()
    {
        QFETCH(QByteArray, json);
        QFETCH(ImportCode, code);
        QFETCH(QString, named);
        const auto file = readModelConfig(json);
        QVERIFY(!file.has_value());
        const Message &message = file.error().message;
        QVERIFY2(message.is(code), std::string(message.key).c_str());
        if (named.isEmpty())
            return;
        bool found = false;
        for (const Parameter &parameter : message.parameters)
            found |= std::get_if<QString>(&parameter) != nullptr
                && std::get<QString>(parameter) == named;
        QVERIFY(found);
    }
};

QTEST_APPLESS_MAIN(TestModelConfig)
#include "tst_modelconfig.moc"
