// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Fields.h"

#include "ui/text/Language.h"

#include <QHash>

namespace xuanka::text {
namespace {

struct Words {
    const char *key; // "@kind" when the words are those of one kind of work
    const char *label;
    const char *help;
};

// clang-format off
constexpr Words table[] = {
    {"title", QT_TRANSLATE_NOOP("Fields", "Plan title"),
     QT_TRANSLATE_NOOP("Fields", "Appears on the report.")},
    {"workload.kind", QT_TRANSLATE_NOOP("Fields", "Kind of work"),
     QT_TRANSLATE_NOOP("Fields", "Each kind asks its own questions and follows its own laws.")},
    {"workload.model", QT_TRANSLATE_NOOP("Fields", "Model"),
     QT_TRANSLATE_NOOP("Fields", "Type to search, choose a file, or give a size such as 7B.")},
    {"workload.weights", QT_TRANSLATE_NOOP("Fields", "Weight precision"),
     QT_TRANSLATE_NOOP("Fields", "Fewer bits need less VRAM; below 4 bits answers get visibly worse.")},
    {"workload.kv_cache", QT_TRANSLATE_NOOP("Fields", "KV cache precision"),
     QT_TRANSLATE_NOOP("Fields", "The cache grows with context and requests; FP8 halves it.")},
    {"workload.engine", QT_TRANSLATE_NOOP("Fields", "Engine"),
     QT_TRANSLATE_NOOP("Fields", "Engines reserve memory and split models differently.")},
    {"workload.context_tokens", QT_TRANSLATE_NOOP("Fields", "Context length"),
     QT_TRANSLATE_NOOP("Fields", "Tokens of one request, prompt and answer together.")},
    {"workload.concurrent_requests", QT_TRANSLATE_NOOP("Fields", "Concurrent requests"),
     QT_TRANSLATE_NOOP("Fields", "Requests answered at the same moment, not users in total.")},
    {"workload.prompt_tokens", QT_TRANSLATE_NOOP("Fields", "Typical prompt"),
     QT_TRANSLATE_NOOP("Fields", "Decides the time to the first token.")},
    {"workload.output_tokens", QT_TRANSLATE_NOOP("Fields", "Typical answer"),
     QT_TRANSLATE_NOOP("Fields", "Decides how long an answer takes.")},
    {"workload.gpu_memory_utilization", QT_TRANSLATE_NOOP("Fields", "Share of VRAM the engine may use"),
     QT_TRANSLATE_NOOP("Fields", "vLLM and SGLang reserve it at start, whatever the model needs.")},
    {"workload.tokens_per_second_per_request", QT_TRANSLATE_NOOP("Fields", "Wanted decode speed"),
     QT_TRANSLATE_NOOP("Fields", "Per request. People read about 5 to 8 tokens a second.")},
    {"workload.first_token_seconds", QT_TRANSLATE_NOOP("Fields", "Wanted time to first token"),
     QT_TRANSLATE_NOOP("Fields", "How long a user may wait before the answer starts.")},
    {"workload.requests_per_second", QT_TRANSLATE_NOOP("Fields", "Wanted requests per second"),
     QT_TRANSLATE_NOOP("Fields", "Sustained load, on average over the busy hour.")},
    {"workload.method", QT_TRANSLATE_NOOP("Fields", "Method"),
     QT_TRANSLATE_NOOP("Fields", "LoRA and QLoRA train small adapters; full fine-tuning needs many times the memory.")},
    {"workload.precision", QT_TRANSLATE_NOOP("Fields", "Training precision"),
     QT_TRANSLATE_NOOP("Fields", "BF16 mixed keeps an FP32 copy of what is trained.")},
    {"workload.precision@simulation", QT_TRANSLATE_NOOP("Fields", "Precision"),
     QT_TRANSLATE_NOOP("Fields", "GeForce cards do FP64 at 1/64 of FP32.")},
    {"workload.optimizer", QT_TRANSLATE_NOOP("Fields", "Optimizer"),
     QT_TRANSLATE_NOOP("Fields", "AdamW keeps two values per trained parameter.")},
    {"workload.micro_batch", QT_TRANSLATE_NOOP("Fields", "Micro-batch"),
     QT_TRANSLATE_NOOP("Fields", "Samples a card holds at once; activations grow with it.")},
    {"workload.gradient_accumulation", QT_TRANSLATE_NOOP("Fields", "Gradient accumulation"),
     QT_TRANSLATE_NOOP("Fields", "Steps added up before weights change; costs no memory.")},
    {"workload.sequence_tokens", QT_TRANSLATE_NOOP("Fields", "Sequence length"),
     QT_TRANSLATE_NOOP("Fields", "The longest sample decides the peak, not the average one.")},
    {"workload.activation_checkpointing", QT_TRANSLATE_NOOP("Fields", "Activation checkpointing"),
     QT_TRANSLATE_NOOP("Fields", "Recomputes instead of storing: much less memory, about a third more time.")},
    {"workload.flash_attention", QT_TRANSLATE_NOOP("Fields", "Flash attention"),
     QT_TRANSLATE_NOOP("Fields", "Without it attention needs memory with the square of the length.")},
    {"workload.fused_loss", QT_TRANSLATE_NOOP("Fields", "Fused or chunked loss"),
     QT_TRANSLATE_NOOP("Fields", "The logits of a long sequence are never held whole.")},
    {"workload.sharding", QT_TRANSLATE_NOOP("Fields", "Split of the training states"),
     QT_TRANSLATE_NOOP("Fields", "How weights, gradients and optimizer state spread over the cards.")},
    {"workload.offload", QT_TRANSLATE_NOOP("Fields", "Move to main memory"),
     QT_TRANSLATE_NOOP("Fields", "Saves VRAM, needs a lot of RAM and is slower.")},
    {"workload.lora_rank", QT_TRANSLATE_NOOP("Fields", "LoRA rank"),
     QT_TRANSLATE_NOOP("Fields", "Size of the adapters.")},
    {"workload.training_tokens", QT_TRANSLATE_NOOP("Fields", "Training tokens"),
     QT_TRANSLATE_NOOP("Fields", "Tokens of all epochs together.")},
    {"workload.deadline_days", QT_TRANSLATE_NOOP("Fields", "Deadline in days"),
     QT_TRANSLATE_NOOP("Fields", "Days from start to finish; leave open if there is none.")},
    {"workload.width", QT_TRANSLATE_NOOP("Fields", "Width"),
     QT_TRANSLATE_NOOP("Fields", "Pixels.")},
    {"workload.height", QT_TRANSLATE_NOOP("Fields", "Height"),
     QT_TRANSLATE_NOOP("Fields", "Pixels.")},
    {"workload.frames", QT_TRANSLATE_NOOP("Fields", "Frames per clip"),
     QT_TRANSLATE_NOOP("Fields", "Length of one clip in frames.")},
    {"workload.frames@rendering", QT_TRANSLATE_NOOP("Fields", "Frames to render"),
     QT_TRANSLATE_NOOP("Fields", "All frames of the job.")},
    {"workload.steps", QT_TRANSLATE_NOOP("Fields", "Sampling steps"),
     QT_TRANSLATE_NOOP("Fields", "Time grows with it, memory does not.")},
    {"workload.steps@custom", QT_TRANSLATE_NOOP("Fields", "Steps of the job"),
     QT_TRANSLATE_NOOP("Fields", "How many steps the whole job takes.")},
    {"workload.batch", QT_TRANSLATE_NOOP("Fields", "Batch"),
     QT_TRANSLATE_NOOP("Fields", "Items made at once on one card.")},
    {"workload.items_per_day", QT_TRANSLATE_NOOP("Fields", "Items per day"),
     QT_TRANSLATE_NOOP("Fields", "What the team needs on a working day.")},
    {"workload.engine@rendering", QT_TRANSLATE_NOOP("Fields", "Renderer"),
     QT_TRANSLATE_NOOP("Fields", "Memory behaviour differs: most hold the whole scene on every card.")},
    {"workload.scene_gib", QT_TRANSLATE_NOOP("Fields", "Scene in memory"),
     QT_TRANSLATE_NOOP("Fields", "Uncompressed, as the renderer's statistics show, not the file's size.")},
    {"workload.minutes_per_frame", QT_TRANSLATE_NOOP("Fields", "Minutes per frame"),
     QT_TRANSLATE_NOOP("Fields", "Measured on one reference card.")},
    {"workload.reference_gpu", QT_TRANSLATE_NOOP("Fields", "Reference card"),
     QT_TRANSLATE_NOOP("Fields", "The card the time was measured on.")},
    {"workload.deadline_hours", QT_TRANSLATE_NOOP("Fields", "Deadline in hours"),
     QT_TRANSLATE_NOOP("Fields", "Hours from start to the last frame; leave open if there is none.")},
    {"workload.million_cells", QT_TRANSLATE_NOOP("Fields", "Million cells"),
     QT_TRANSLATE_NOOP("Fields", "Size of the mesh or grid.")},
    {"workload.million_faces", QT_TRANSLATE_NOOP("Fields", "Million faces"),
     QT_TRANSLATE_NOOP("Fields", "Size of the surface mesh.")},
    {"workload.memory_gib", QT_TRANSLATE_NOOP("Fields", "Memory needed"),
     QT_TRANSLATE_NOOP("Fields", "Measured, or from the program's documentation.")},
    {"workload.memory_gib@custom", QT_TRANSLATE_NOOP("Fields", "Memory on one card"),
     QT_TRANSLATE_NOOP("Fields", "As nvidia-smi showed it at the peak.")},
    {"workload.gradient_gib", QT_TRANSLATE_NOOP("Fields", "Data exchanged per step"),
     QT_TRANSLATE_NOOP("Fields", "Between cards; 0 when every card works alone.")},
    {"workload.seconds_per_step", QT_TRANSLATE_NOOP("Fields", "Seconds per step"),
     QT_TRANSLATE_NOOP("Fields", "Measured on one reference card.")},
    {"workload.splittable", QT_TRANSLATE_NOOP("Fields", "Can be split over cards"),
     QT_TRANSLATE_NOOP("Fields", "One job uses several cards. Otherwise every card runs its own.")},
    {"workload.instances", QT_TRANSLATE_NOOP("Fields", "Copies at the same time"),
     QT_TRANSLATE_NOOP("Fields", "How many of this job run side by side.")},
    {"workload.measured", QT_TRANSLATE_NOOP("Fields", "Measured values"),
     QT_TRANSLATE_NOOP("Fields", "Measured on a trial machine; they replace the formula in this plan.")},
    {"team.people", QT_TRANSLATE_NOOP("Fields", "People who use the cards"),
     QT_TRANSLATE_NOOP("Fields", "Two or three people share 2 cards well, eight to ten need 6.")},
    {"team.hours_per_day", QT_TRANSLATE_NOOP("Fields", "Hours per day"),
     QT_TRANSLATE_NOOP("Fields", "When the cards are really in use.")},
    {"team.days_per_month", QT_TRANSLATE_NOOP("Fields", "Days per month"),
     QT_TRANSLATE_NOOP("Fields", "Working days, or 30 for a service that never sleeps.")},
    {"team.growth_percent", QT_TRANSLATE_NOOP("Fields", "Expected growth"),
     QT_TRANSLATE_NOOP("Fields", "Of people or load, by the end of the period below.")},
    {"team.growth_months", QT_TRANSLATE_NOOP("Fields", "Growth period"),
     QT_TRANSLATE_NOOP("Fields", "Three to six months is a sensible horizon.")},
    {"team.jobs_per_person_per_day", QT_TRANSLATE_NOOP("Fields", "Jobs per person and day"),
     QT_TRANSLATE_NOOP("Fields", "Used to estimate how long people wait for a free card.")},
    {"team.hours_per_job", QT_TRANSLATE_NOOP("Fields", "Hours per job"),
     QT_TRANSLATE_NOOP("Fields", "On one card.")},
    {"task.real_time", QT_TRANSLATE_NOOP("Fields", "Somebody waits for the answer"),
     QT_TRANSLATE_NOOP("Fields", "Real-time work keeps 20 % of the cards free for peaks.")},
    {"task.interruptible_ok", QT_TRANSLATE_NOOP("Fields", "May be interrupted"),
     QT_TRANSLATE_NOOP("Fields", "Interruptible instances cost about half but can vanish; checkpoints are needed.")},
    {"task.needs", QT_TRANSLATE_NOOP("Fields", "Hard requirements"),
     QT_TRANSLATE_NOOP("Fields", "Cards without them are ruled out.")},
    {"budget.monthly_cap", QT_TRANSLATE_NOOP("Fields", "Monthly cap"),
     QT_TRANSLATE_NOOP("Fields", "Everything included. Leave open to see what the work needs.")},
    {"budget.currency", QT_TRANSLATE_NOOP("Fields", "Currency"),
     QT_TRANSLATE_NOOP("Fields", "Of the amounts on this page; nothing is converted.")},
    {"budget.months", QT_TRANSLATE_NOOP("Fields", "Lease term"),
     QT_TRANSLATE_NOOP("Fields", "Months you plan to keep the machine.")},
    {"budget.electricity_included", QT_TRANSLATE_NOOP("Fields", "Electricity is in the lease price"),
     QT_TRANSLATE_NOOP("Fields", "True for most rented machines; ask the vendor.")},
    {"budget.electricity_per_kwh", QT_TRANSLATE_NOOP("Fields", "Electricity price"),
     QT_TRANSLATE_NOOP("Fields", "Per kWh, used when it is billed separately.")},
    {"budget.pue", QT_TRANSLATE_NOOP("Fields", "PUE"),
     QT_TRANSLATE_NOOP("Fields", "Electricity of the room for each unit the machine uses.")},
    {"budget.operations_monthly", QT_TRANSLATE_NOOP("Fields", "Operations per month"),
     QT_TRANSLATE_NOOP("Fields", "Staff, remote hands, monitoring: whatever the lease does not contain.")},
    {"budget.offers", QT_TRANSLATE_NOOP("Fields", "Quotes"),
     QT_TRANSLATE_NOOP("Fields", "Without quotes, typical market prices of the catalogue are used.")},
    {"candidates.gpus", QT_TRANSLATE_NOOP("Fields", "Cards to compare"),
     QT_TRANSLATE_NOOP("Fields", "The recommendation is chosen among these.")},
    {"candidates.counts", QT_TRANSLATE_NOOP("Fields", "Card counts"),
     QT_TRANSLATE_NOOP("Fields", "Machines usually come with 1, 2, 4, 6 or 8 cards.")},
    {"candidates.strategies", QT_TRANSLATE_NOOP("Fields", "How to use several cards"),
     QT_TRANSLATE_NOOP("Fields", "Automatic compares every way that works.")},
};
// clang-format on

const Words *find(const QString &key, WorkloadKind kind)
{
    static const QHash<QString, const Words *> index = [] {
        QHash<QString, const Words *> made;
        for (const Words &words : table)
            made.insert(QString::fromLatin1(words.key), &words);
        return made;
    }();
    const std::string_view suffix = xuanka::key(kind);
    const Words *own = index.value(
        key + u'@' + QString::fromLatin1(suffix.data(), qsizetype(suffix.size())));
    return own ? own : index.value(key);
}

} // namespace

QString fieldLabel(const QString &key, WorkloadKind kind)
{
    const Words *words = find(key, kind);
    return words ? say("Fields", words->label) : key;
}

QString fieldHelp(const QString &key, WorkloadKind kind)
{
    const Words *words = find(key, kind);
    return words ? say("Fields", words->help) : QString();
}

bool isKnownField(const QString &key)
{
    return find(key, WorkloadKind::LlmInference) != nullptr;
}

} // namespace xuanka::text
