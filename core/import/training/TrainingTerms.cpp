// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/TrainingTerms.h"

#include <QRegularExpression>

#include <array>

namespace xuanka {
namespace {

struct OptimizerWord {
    const char *word;
    Optimizer optimizer;
};

// transformers' OptimizerNames, torchtune's classes and axolotl's additions, lower case and without
// the module in front.
constexpr std::array optimizerWords{
    OptimizerWord{"adamw", Optimizer::AdamW},
    OptimizerWord{"adam", Optimizer::AdamW},
    OptimizerWord{"adamw_torch", Optimizer::AdamW},
    OptimizerWord{"adamw_torch_fused", Optimizer::AdamW},
    OptimizerWord{"adamw_torch_xla", Optimizer::AdamW},
    OptimizerWord{"adamw_torch_npu_fused", Optimizer::AdamW},
    OptimizerWord{"adamw_hf", Optimizer::AdamW},
    OptimizerWord{"adamw_apex_fused", Optimizer::AdamW},
    OptimizerWord{"adamw_anyprecision", Optimizer::AdamW},
    OptimizerWord{"fusedadam", Optimizer::AdamW},
    OptimizerWord{"paged_adamw", Optimizer::AdamW},
    OptimizerWord{"paged_adamw_32bit", Optimizer::AdamW},
    OptimizerWord{"pagedadamw", Optimizer::AdamW},
    OptimizerWord{"pagedadamw32bit", Optimizer::AdamW},
    OptimizerWord{"adamw_8bit", Optimizer::AdamW8bit},
    OptimizerWord{"adamw_bnb_8bit", Optimizer::AdamW8bit},
    OptimizerWord{"adamw_torch_8bit", Optimizer::AdamW8bit},
    OptimizerWord{"ao_adamw_8bit", Optimizer::AdamW8bit},
    OptimizerWord{"adamw8bit", Optimizer::AdamW8bit},
    OptimizerWord{"adam8bit", Optimizer::AdamW8bit},
    OptimizerWord{"paged_adamw_8bit", Optimizer::PagedAdamW8bit},
    OptimizerWord{"pagedadamw8bit", Optimizer::PagedAdamW8bit},
    OptimizerWord{"adafactor", Optimizer::Adafactor},
    OptimizerWord{"sgd", Optimizer::Sgd},
    OptimizerWord{"lion", Optimizer::Lion},
    OptimizerWord{"lion_32bit", Optimizer::Lion},
    OptimizerWord{"paged_lion_32bit", Optimizer::Lion},
    OptimizerWord{"lion_pytorch", Optimizer::Lion},
};

} // namespace

std::optional<Optimizer> optimizerNamed(const QString &name)
{
    const QString word = name.section(u'.', -1).toLower();
    for (const OptimizerWord &known : optimizerWords) {
        if (word == QLatin1String(known.word))
            return known.optimizer;
    }
    return std::nullopt;
}

NamedSharding shardingOfFileName(const QString &path)
{
    static const QRegularExpression stage(QStringLiteral("(?:^|[^a-z])z(?:ero)?[-_]?([0-3])"));
    NamedSharding named;
    const QString name = QString(path).replace(u'\\', u'/').section(u'/', -1).toLower();
    const auto match = stage.match(name);
    if (!match.hasMatch())
        return named;
    constexpr std::array stages{Sharding::Ddp, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
    const int number = match.captured(1).toInt();
    named.sharding = stages[std::size_t(number)];
    if (name.contains(QLatin1String("offload"))) {
        const bool all = number == 3 && !name.contains(QLatin1String("optim"));
        named.offload = all ? Offload::Parameters : Offload::Optimizer;
    }
    return named;
}

} // namespace xuanka
