// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/ConvertedPlan.h"
#include "core/import/FileCode.h"

#include <QTest>

using namespace xuanka;

class TestTrainingConfigs final : public QObject {
    Q_OBJECT

    static LlmTraining work(const Result<ConvertedPlan> &converted)
    {
        const auto *training =
            converted ? std::get_if<LlmTraining>(&converted->plan.workload.work) : nullptr;
        return training ? *training : LlmTraining{};
    }
    static QString q(const char *text) { return QString::fromLatin1(text); }

private slots:
    void llamaFactory()
    {
        const auto plan = convertText("model_name_or_path: org/Some-Model-7B\n"
                                      "stage: sft\nfinetuning_type: lora\nquantization_bit: 4\n"
                                      "lora_rank: 64\ncutoff_len: 4096\nfp16: true\n"
                                      "per_device_train_batch_size: 2\n"
                                      "gradient_accumulation_steps: 16\n"
                                      "optim: paged_adamw_8bit\nflash_attn: disabled\n"
                                      "deepspeed: cfg/ds_z2_offload_config.json\n"
                                      "disable_gradient_checkpointing: true\n"
                                      "learning_rate: 1e-4\nsomething_new: 3\n");
        QVERIFY(plan);
        QCOMPARE(plan->kind, q("llamafactory"));
        const LlmTraining training = work(plan);
        QCOMPARE(training.model.name, q("org/Some-Model-7B"));
        QCOMPARE(training.method, TrainingMethod::Qlora);
        QCOMPARE(training.precision, TrainingPrecision::Fp16Mixed);
        QCOMPARE(training.optimizer, Optimizer::PagedAdamW8bit);
        QCOMPARE(training.loraRank, 64);
        QCOMPARE(training.sequenceTokens, 4096);
        QCOMPARE(training.microBatch, 2);
        QCOMPARE(training.gradientAccumulation, 16);
        QCOMPARE(training.checkpointing, Checkpointing::None);
        QVERIFY(!training.flashAttention);
        QCOMPARE(training.sharding, std::optional(Sharding::Zero2));
        QCOMPARE(training.offload, Offload::Optimizer);
        QCOMPARE(plan->notUnderstood,
                 (QList<Message>{{ConvertCode::KeyUnknown, {q("something_new")}}}));
    }

    void axolotl()
    {
        const auto plan = convertText("base_model: org/base\nadapter: qlora\nload_in_4bit: true\n"
                                      "lora_r: 8\nsequence_len: 512\nmicro_batch_size: 3\n"
                                      "gradient_accumulation_steps: 5\nbf16: auto\n"
                                      "optimizer: adamw_bnb_8bit\ngradient_checkpointing: true\n"
                                      "plugins:\n  - axolotl.integrations.cut_cross_entropy.X\n"
                                      "fsdp:\n  - full_shard\nfsdp_config:\n"
                                      "  fsdp_offload_params: true\n");
        QVERIFY(plan);
        const LlmTraining training = work(plan);
        QCOMPARE(training.method, TrainingMethod::Qlora);
        QCOMPARE(training.optimizer, Optimizer::AdamW8bit);
        QCOMPARE(training.sharding, std::optional(Sharding::Fsdp));
        QCOMPARE(training.offload, Offload::Parameters);
        QVERIFY(training.fusedLoss);
        QVERIFY(plan->notUnderstood.isEmpty());
    }

    // Interpolation, components, and the number of cards in the comment.
    void torchtune()
    {
        const auto plan =
            convertText("# tune run --nproc_per_node 4 lora_finetune_distributed\n"
                        "size: 6\n"
                        "model:\n  _component_: torchtune.models.qwen3.lora_qwen3_8b\n"
                        "  lora_rank: 32\n"
                        "checkpointer:\n  _component_: t.FullModelHFCheckpointer\n"
                        "  checkpoint_dir: /data/Qwen3-8B/\n"
                        "tokenizer:\n  _component_: t\n  max_seq_len: 1024\n"
                        "optimizer:\n  _component_: torch.optim.AdamW\n"
                        "loss:\n  _component_: t.LinearCrossEntropyLoss\n"
                        "batch_size: ${size}\ndtype: bf16\n"
                        "enable_activation_checkpointing: True\n");
        QVERIFY(plan);
        const LlmTraining training = work(plan);
        QCOMPARE(training.model.name, q("Qwen3-8B"));
        QCOMPARE(training.method, TrainingMethod::Lora);
        QCOMPARE(training.microBatch, 6);
        QCOMPARE(training.sequenceTokens, 1024);
        QCOMPARE(training.precision, TrainingPrecision::Bf16);
        QCOMPARE(training.checkpointing, Checkpointing::Full);
        QVERIFY(training.fusedLoss);
        QCOMPARE(plan->plan.candidates.counts, QList<int>{4});
        QCOMPARE(training.sharding, std::optional(Sharding::Fsdp));
    }

    void deepSpeedAloneGivesWhatItHolds()
    {
        const auto plan = convertText(R"({"zero_optimization": {"stage": 3,
            "offload_param": {"device": "cpu"}}, "bf16": {"enabled": "auto"},
            "train_micro_batch_size_per_gpu": 2, "gradient_accumulation_steps": 4,
            "train_batch_size": 64, "optimizer": {"type": "AdamW"}})");
        QVERIFY(plan);
        const LlmTraining training = work(plan);
        QCOMPARE(training.sharding, std::optional(Sharding::Zero3));
        QCOMPARE(training.offload, Offload::Parameters);
        QCOMPARE(training.microBatch, 2);
        QCOMPARE(plan->plan.candidates.counts, QList<int>{8}); // 64 / (2 x 4)
        QVERIFY(plan->notes.contains(Message(ConvertCode::NoteNoModel)));
        QVERIFY(plan->notUnderstood.isEmpty());
    }

    void accelerate()
    {
        const auto plan = convertText("compute_environment: LOCAL_MACHINE\n"
                                      "distributed_type: DEEPSPEED\nnum_processes: 16\n"
                                      "mixed_precision: fp16\ndeepspeed_config:\n"
                                      "  zero_stage: 2\n  offload_optimizer_device: cpu\n");
        QVERIFY(plan);
        QCOMPARE(work(plan).sharding, std::optional(Sharding::Zero2));
        QCOMPARE(work(plan).offload, Offload::Optimizer);
        QCOMPARE(work(plan).precision, TrainingPrecision::Fp16Mixed);
        QCOMPARE(plan->plan.candidates.counts, QList<int>{16});
    }

    // No member of the result may hold what gives access to something.
    void secretsAreDropped()
    {
        const QByteArray secret = "hf_abcdefghijklmnopqrstuvwx";
        const auto plan = convertText("base_model: org/base\nhub_token: my-secret\n"
                                      "wandb_api_key: 0123456789\nnote: "
                                      + secret + "\nspecial_tokens:\n  pad_token: <pad>\n");
        QVERIFY(plan);
        QStringList dropped;
        for (const Message &note : plan->notes) {
            if (note.is(ConvertCode::NoteSecretDropped))
                dropped.append(std::get<QString>(note.parameters.first()));
        }
        QCOMPARE(dropped, (QStringList{q("hub_token"), q("note"), q("wandb_api_key")}));
        for (const QList<Message> &list : {plan->notes, plan->notUnderstood}) {
            for (const Message &message : list) {
                for (const Parameter &parameter : message.parameters) {
                    const auto *text = std::get_if<QString>(&parameter);
                    QVERIFY(!text || !text->contains(q("secret")));
                    QVERIFY(!text || !text->contains(QString::fromLatin1(secret)));
                }
            }
        }
    }

    void aliasesAreWorkedInButBombsAreNot()
    {
        const auto plan = convertText("common: &c\n  micro_batch_size: 7\nbase_model: a/b\n"
                                      "<<: *c\n");
        QCOMPARE(work(plan).microBatch, 7);
        QByteArray bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int i = 1; i < 9; ++i) {
            const QByteArray before = "*a" + QByteArray::number(i - 1);
            bomb += "a" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " ["
                + (before + ", ").repeated(9) + before + "]\n";
        }
        QVERIFY(convertText(bomb).error().message.is(ConvertCode::YamlTooDeep));
        QVERIFY(convertText("a: " + QByteArray(5000, '['))
                    .error()
                    .message.is(ConvertCode::YamlTooDeep));
        QVERIFY(!convertText("a: &x [*x]\n"));
    }

    void whatIsNoConfigIsTold()
    {
        QVERIFY(convertText("").error().message.is(FileCode::FileEmpty));
        QVERIFY(convertText("a: b\n").error().message.is(ConvertCode::NothingKnown));
        QVERIFY(convertText("just a sentence").error().message.is(ConvertCode::NothingKnown));
        QVERIFY(convertText("base_model: [a\nb: c").error().message.is(ConvertCode::YamlBroken));
        QVERIFY(convertText("{\"zero_optimization\": ").error().message.is(FileCode::JsonBroken));
        QVERIFY(convertText(QByteArray(2'000'000, 'a')).error().message.is(ConvertCode::TooLarge));
        QVERIFY(convertText("<!DOCTYPE html>").error().message.is(FileCode::WebPage));
    }

    // A number no plan accepts stays out of it.
    void impossibleValuesAreTold()
    {
        const auto plan = convertText("base_model: a/b\nmicro_batch_size: 1e30\n"
                                      "sequence_len: -4\noptimizer: mystery\n");
        QVERIFY(plan);
        QCOMPARE(work(plan).microBatch, 1);
        QCOMPARE(work(plan).sequenceTokens, 2048);
        QVERIFY(plan->notUnderstood.contains(
            {ConvertCode::ValueUnknown, {q("sequence_len"), q("-4")}}));
        QVERIFY(plan->notUnderstood.contains(
            {ConvertCode::ValueUnknown, {q("optimizer"), q("mystery")}}));
    }
};

QTEST_APPLESS_MAIN(TestTrainingConfigs)
#include "tst_training_configs.moc"
