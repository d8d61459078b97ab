// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/LaunchCommand.h"

#include "core/import/training/Secrets.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

struct Launcher {
    const char *word; // the program, module or image; matched at its last path part
    const EngineFlags &(*flags)();
    int skip; // words after it that belong to the launcher: "serve"
};
const std::array launchers{
    Launcher{"vllm.entrypoints.openai.api_server", vllmFlags, 0},
    Launcher{"vllm.entrypoints.api_server", vllmFlags, 0},
    Launcher{"sglang.launch_server", sglangFlags, 0},
    Launcher{"trtllm-serve", tensorRtFlags, 0},
    Launcher{"llama-server", llamaCppFlags, 0},
    Launcher{"llama-cli", llamaCppFlags, 0},
    Launcher{"llama-bench", llamaCppFlags, 0},
};
// Subcommands stand between the program and its options.
struct Subcommand {
    const char *program;
    const char *verb;
    const EngineFlags &(*flags)();
};
const std::array subcommands{
    Subcommand{"vllm", "serve", vllmFlags},
    Subcommand{"vllm", "bench", vllmFlags},
    Subcommand{"sglang", "serve", sglangFlags},
};
struct Image {
    const char *part; // of the name, without registry and tag
    const EngineFlags &(*flags)();
};
const std::array images{
    Image{"vllm-openai", vllmFlags}, Image{"vllm-tpu", vllmFlags},      Image{"vllm", vllmFlags},
    Image{"sglang", sglangFlags},    Image{"llama.cpp", llamaCppFlags},
};
constexpr std::array unsupportedWords{
    "lmdeploy",
    "text-generation-launcher",
    "text-generation-inference",
    "ollama",
    "xinference",
    "mlx_lm.server",
    "aphrodite",
    "koboldcpp",
    "localai",
};

QString lastPart(const QString &word)
{
    return word.section(u'/', -1).section(u'\\', -1);
}

bool isImage(const QString &word, const char *part)
{
    if (!word.contains(u'/') || word.startsWith(u'/') || word.startsWith(u'-'))
        return false;
    const QString name = lastPart(word).section(u':', 0, 0).section(u'@', 0, 0);
    return name == QLatin1String(part);
}

int deviceCount(const QString &list)
{
    static const QRegularExpression devices(
        QStringLiteral("^(?:\"?device=)?([0-9A-Za-z-]+(?:,[0-9A-Za-z-]+)*)\"?$"));
    if (list == QLatin1String("all") || list == QLatin1String("-1"))
        return 0;
    const auto match = devices.match(list);
    if (!match.hasMatch())
        return 0;
    const QString names = match.captured(1);
    const bool listed = list.contains(QLatin1String("device=")) || names.contains(u',');
    return listed ? int(names.count(u',')) + 1 : 0;
}

// Environment variables before the command or handed into a container: count cards, drop secrets.
void readEnvironment(const QString &name, const QString &value, LaunchCommand &launch)
{
    if (name == QLatin1String("CUDA_VISIBLE_DEVICES")
        || name == QLatin1String("NVIDIA_VISIBLE_DEVICES")) {
        const int listed = deviceCount(value);
        bool single = false;
        value.toInt(&single);
        launch.visibleCards = listed > 0 ? listed : single && value != QLatin1String("-1") ? 1 : 0;
    } else if (isSecretKey(name) || isSecretValue(value)) {
        launch.secrets.append(name);
    }
}

void readContainerOptions(const QStringList &words, qsizetype end, LaunchCommand &launch)
{
    for (qsizetype i = 0; i < end; ++i) {
        QString option = words[i].section(u'=', 0, 0);
        QString value = words[i].contains(u'=') && option.startsWith(u'-')
            ? words[i].section(u'=', 1)
            : i + 1 < end ? words[i + 1]
                          : QString();
        if (option == QLatin1String("-e") || option == QLatin1String("--env"))
            readEnvironment(value.section(u'=', 0, 0), value.section(u'=', 1), launch);
        else if (option == QLatin1String("--gpus")) {
            bool plain = false;
            const int number = value.toInt(&plain);
            launch.visibleCards = plain && number > 0 ? number : deviceCount(value);
        }
    }
}

// Where the arguments of the engine begin, and whose they are.
qsizetype findLauncher(const QStringList &words, LaunchCommand &launch)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString name = lastPart(words[i]);
        for (const Launcher &known : launchers) {
            if (name == QLatin1String(known.word)
                || name == QLatin1String(known.word) + QLatin1String(".exe")) {
                launch.flags = &known.flags();
                return i + 1;
            }
        }
        for (const Subcommand &known : subcommands) {
            if (name == QLatin1String(known.program) && i + 1 < words.size()
                && words[i + 1] == QLatin1String(known.verb)) {
                launch.flags = &known.flags();
                return i + 2;
            }
        }
        for (const Image &known : images) {
            if (isImage(words[i], known.part)) {
                launch.flags = &known.flags();
                const qsizetype inner = findLauncher(words.mid(i + 1), launch);
                return i + 1 + std::max<qsizetype>(inner, 0);
            }
        }
        for (const char *other : unsupportedWords) {
            if (name == QLatin1String(other) || isImage(words[i], other)) {
                launch.unsupported = QLatin1String(other);
                return -1;
            }
        }
    }
    return -1;
}

} // namespace

std::optional<LaunchCommand> findLaunch(const ShellText &text)
{
    std::optional<LaunchCommand> unsupported;
    for (const QStringList &words : text.commands) {
        LaunchCommand launch;
        const qsizetype begin = findLauncher(words, launch);
        if (begin < 0) {
            if (!launch.unsupported.isEmpty())
                unsupported = launch;
            continue;
        }
        for (auto it = text.assignments.cbegin(); it != text.assignments.cend(); ++it)
            readEnvironment(it.key(), it.value(), launch);
        readContainerOptions(words, begin, launch);
        launch.arguments = words.mid(begin);
        return launch;
    }
    return unsupported;
}

} // namespace xuanka
