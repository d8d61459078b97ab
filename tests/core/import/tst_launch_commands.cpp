// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/ConvertedPlan.h"

#include <QTest>

using namespace xuanka;

class TestLaunchCommands final : public QObject {
    Q_OBJECT

    static LlmInference work(const Result<ConvertedPlan> &converted)
    {
        const auto *inference =
            converted ? std::get_if<LlmInference>(&converted->plan.workload.work) : nullptr;
        return inference ? *inference : LlmInference{};
    }
    static QString q(const char *text) { return QString::fromUtf8(text); }
    static bool told(const ConvertedPlan &plan, const Message &message)
    {
        return plan.notUnderstood.contains(message) || plan.notes.contains(message);
    }

private slots:
    // All of these say the same.
    void spellingsOfOneCommand_data()
    {
        QTest::addColumn<QString>("command");
        const auto row = [](const char *name, const char *command) {
            QTest::newRow(name) << q(command);
        };
        row("plain",
            "vllm serve org/m --tensor-parallel-size 2 --max-model-len 16384 "
            "--gpu-memory-utilization 0.8 --max-num-seqs 16 --kv-cache-dtype fp8");
        row("equals and underscores",
            "vllm serve org/m --tensor_parallel_size=2 --max_model_len=16384 "
            "--gpu_memory_utilization=0.8 --max_num_seqs=16 --kv_cache_dtype=fp8_e4m3");
        row("abbreviated",
            "vllm serve org/m --tensor-parallel 2 --max-model 16K "
            "--gpu-memory 0.8 --max-num-seq 16 --kv-cache-d fp8");
        row("model last",
            "vllm serve -tp 2 --trust-remote-code --max-model-len 16384 "
            "--gpu-memory-utilization 0.8 --max-num-seqs 16 --kv-cache-dtype fp8 "
            "org/m");
        row("continued",
            "python3 -m vllm.entrypoints.openai.api_server \\\n  --model org/m \\\n"
            "  -tp 2 \\\n  --max-model-len 16384 --max-num-seqs 16 \\\n"
            "  --gpu-memory-utilization 0.8 --kv-cache-dtype \"fp8\"");
        row("backslashes lost",
            "vllm serve org/m\n  --tensor-parallel-size 2\n"
            "  --max-model-len 16384\n  --max-num-seqs 16\n"
            "  --gpu-memory-utilization 0.8\n  --kv-cache-dtype fp8\n");
        row("powershell",
            "vllm serve org/m `\n -tp 2 --max-model-len 16384 `\n"
            " --max-num-seqs 16 --gpu-memory-utilization 0.8 --kv-cache-dtype fp8");
        row("typographic dashes",
            "vllm serve org/m \u2014tensor-parallel-size 2 "
            "\u2014max-model-len 16384 \u2013max-num-seqs 16 "
            "\u2014gpu-memory-utilization 0.8 \u2014kv-cache-dtype fp8");
        row("environment and prompt",
            "$ export MODEL=org/m\nCUDA_VISIBLE_DEVICES=0,1 sudo vllm serve $MODEL -tp 2 "
            "--max-model-len 16384 --max-num-seqs 16 --gpu-memory-utilization 0.8 "
            "--kv-cache-dtype fp8 > log.txt 2>&1 &");
        row("container",
            "docker run --gpus '\"device=0,1\"' -v ~/m:/m -p 8000:8000 --ipc=host "
            "vllm/vllm-openai:v0.9 --model org/m -tp 2 --max-model-len 16384 "
            "--max-num-seqs 16 --gpu-memory-utilization 0.8 --kv-cache-dtype fp8");
        row("python",
            "from vllm import LLM\nname = \"org/m\"\nllm = LLM(model=name, "
            "tensor_parallel_size=2,  # two cards\n max_model_len=16384, "
            "max_num_seqs=16, gpu_memory_utilization=0.8, kv_cache_dtype='fp8')");
        row("printed",
            "INFO non-default args: {'model_tag': 'org/m', 'tensor_parallel_size': 2, "
            "'max_model_len': 16384, 'max_num_seqs': 16, "
            "'gpu_memory_utilization': 0.8, 'kv_cache_dtype': 'fp8'}");
        row("namespace",
            "args: Namespace(host=None, model='org/m', tensor_parallel_size=2, "
            "max_model_len=16384, max_num_seqs=16, gpu_memory_utilization=0.8, "
            "kv_cache_dtype='fp8')");
        row("list of a pod",
            "args:\n  - --model=org/m\n  - --tensor-parallel-size=2\n"
            "  - --max-model-len=16384   # tokens\n  - \"--max-num-seqs\"\n"
            "  - \"16\"\n  - --gpu-memory-utilization=0.8\n"
            "  # - --max-num-seqs=99\n  - --kv-cache-dtype=fp8\n");
    }
    void spellingsOfOneCommand()
    {
        QFETCH(QString, command);
        const auto plan = convertText(command.toUtf8());
        QVERIFY(plan);
        QCOMPARE(plan->kind, q("vllm"));
        LlmInference expected;
        expected.model.name = q("org/m");
        expected.contextTokens = 16'384;
        expected.gpuMemoryUtilization = 0.8;
        expected.concurrentRequests = 16;
        expected.kvCache = CacheFormat::Fp8;
        QVERIFY(work(plan) == expected);
        QCOMPARE(plan->plan.candidates.counts, QList<int>{2});
        QCOMPARE(plan->plan.candidates.strategies, QList<Strategy>{Strategy::TensorParallel});
    }

    void weightsFollowTheOption()
    {
        QCOMPARE(work(convertText("vllm serve a/b -q awq_marlin")).weights, WeightFormat::Int4Awq);
        QCOMPARE(work(convertText("vllm serve a/b --quantization fp8")).weights, WeightFormat::Fp8);
        QCOMPARE(work(convertText("vllm serve a/b --dtype half")).weights, WeightFormat::Fp16);
        QCOMPARE(work(convertText("vllm serve a/b-GPTQ-Int4")).weights, WeightFormat::Int4Gptq);
        QCOMPARE(work(convertText("vllm serve a/b-GPTQ-Int8")).weights, WeightFormat::Int8);
        const auto unknown = convertText("vllm serve a/b --quantization mystery");
        QVERIFY(told(*unknown, {ConvertCode::ValueUnknown, {q("quantization"), q("mystery")}}));
        QCOMPARE(work(unknown).weights, WeightFormat::Bf16);
    }

    void unknownOptionsAreToldAndSkipped()
    {
        const auto plan = convertText("vllm serve --brand-new VALUE --enable-magic a/b -tp 2");
        QVERIFY(plan);
        QCOMPARE(work(plan).model.name, q("a/b"));
        QVERIFY(told(*plan, {ConvertCode::KeyUnknown, {q("brand_new")}}));
        QVERIFY(told(*plan, {ConvertCode::KeyUnknown, {q("enable_magic")}}));
        // Two options begin so: it is not clear which was meant.
        const auto unclear = convertText("vllm serve a/b --max-num 4");
        QVERIFY(told(*unclear, {ConvertCode::KeyUnknown, {q("max_num")}}));
    }

    void cardsAreTheProductOfAllWays()
    {
        const auto plan = convertText("vllm serve a/b -tp 2 -pp 2 -dp 2");
        QCOMPARE(plan->plan.candidates.counts, QList<int>{8});
        QCOMPARE(
            plan->plan.candidates.strategies,
            (QList<Strategy>{Strategy::TensorParallel, Strategy::Pipeline, Strategy::Replicas}));
    }

    void otherEngines()
    {
        const auto sglang = convertText("python -m sglang.launch_server --model-path a/b --tp 4 "
                                        "--context-length 32768 --mem-fraction-static 0.85");
        QCOMPARE(sglang->kind, q("sglang"));
        QCOMPARE(work(sglang).engine, Engine::SgLang);
        QCOMPARE(work(sglang).contextTokens, 32'768);
        QCOMPARE(sglang->plan.candidates.counts, QList<int>{4});

        const auto llama = convertText("CUDA_VISIBLE_DEVICES=0,1 ./build/bin/llama-server "
                                       "-m models/Some-8B-Q4_K_M.gguf -c 32768 -np 4 -ngl 99 "
                                       "-fa on -ctk q8_0 -ctv q8_0");
        QCOMPARE(work(llama).engine, Engine::LlamaCpp);
        QCOMPARE(work(llama).weights, WeightFormat::GgufQ4KM);
        QCOMPARE(work(llama).kvCache, CacheFormat::Q8_0);
        QCOMPARE(work(llama).concurrentRequests, 4);
        QCOMPARE(work(llama).contextTokens, 8192); // the context is shared by the slots
        QCOMPARE(llama->plan.candidates.counts, QList<int>{2});
        QCOMPARE(llama->plan.candidates.strategies, QList<Strategy>{Strategy::LayerSplit});

        const auto trt = convertText("trtllm-serve a/b --tp_size 2 --max_batch_size 8");
        QCOMPARE(work(trt).engine, Engine::TensorRtLlm);
        QCOMPARE(work(trt).concurrentRequests, 8);
        QCOMPARE(convertText("lmdeploy serve api_server a/b --tp 2").error().message,
                 Message(ConvertCode::EngineUnsupported, {q("lmdeploy")}));
    }

    void secretsAreDropped()
    {
        const auto plan = convertText(
            "HF_TOKEN=hf_qqqqqqqqqqqqqqqqqqqqqq vllm serve https://me:pw@host/a/b --api-key topq "
            "--hf-token=hf_qqqqqqqqqqqqqqqqqqqqqq --served-model-name sk-qqqqqqqqqqqqqqqqqqqq");
        QVERIFY(plan);
        for (const char *name : {"HF_TOKEN", "api_key", "hf_token", "served_model_name"})
            QVERIFY2(told(*plan, {ConvertCode::NoteSecretDropped, {q(name)}}), name);
        QVERIFY(!work(plan).model.name.contains(q("pw")));
        const auto docker = convertText("docker run -e HUGGING_FACE_HUB_TOKEN=x "
                                        "--env \"API_KEY=y\" vllm/vllm-openai --model a/b");
        QVERIFY(told(*docker, {ConvertCode::NoteSecretDropped, {q("HUGGING_FACE_HUB_TOKEN")}}));
        QVERIFY(told(*docker, {ConvertCode::NoteSecretDropped, {q("API_KEY")}}));
    }

    void namesOfModels()
    {
        const auto name = [](const char *command) { return work(convertText(command)).model.name; };
        QCOMPARE(name("vllm serve /data/models--org--m/snapshots/abc"), q("org/m"));
        QCOMPARE(name("vllm serve ./m/"), q("m"));
        QCOMPARE(name("vllm serve ~/models/deep/m"), q("m"));
        QCOMPARE(name("vllm serve ${UNSET:-org/m}"), q("org/m"));
        const auto unresolved = convertText("vllm serve $UNSET -tp 2");
        QVERIFY(work(unresolved).model.name.isEmpty());
        QVERIFY(told(*unresolved, {ConvertCode::NoteModelUnresolved, {q("$UNSET")}}));
    }

    void shortContextsKeepAPossiblePlan()
    {
        const LlmInference inference = work(convertText("vllm serve a/b --max-model-len 512"));
        QCOMPARE(inference.contextTokens, 512);
        QVERIFY(inference.promptTokens + inference.outputTokens <= 512);
    }
};

QTEST_APPLESS_MAIN(TestLaunchCommands)
#include "tst_launch_commands.moc"
