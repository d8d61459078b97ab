// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/CommandLine.h"

#include "app/cli/Usage.h"
#include "app/cli/Words.h"

#include <QFileInfo>
#include <QTextStream>

#include <exception>

namespace xuanka::cli {
namespace {

// The language may be said anywhere; it is taken out before anything else is looked at.
struct Call {
    QStringList arguments;
    QString language;
    bool languageGiven = false;
};

Call callOf(const QStringList &arguments)
{
    const QLatin1String name("--language");
    Call call;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == name) {
            call.language = arguments.value(++i);
            call.languageGiven = true;
        } else if (arguments[i].startsWith(name + u'=')) {
            call.language = arguments[i].mid(name.size() + 1);
            call.languageGiven = true;
        } else {
            call.arguments.append(arguments[i]);
        }
    }
    return call;
}

bool isKnownLanguage(const QString &name)
{
    const QStringList known{QStringLiteral("zh_CN"), QStringLiteral("zh-CN"), QStringLiteral("zh"),
                            QStringLiteral("en"), QStringLiteral("en_US")};
    return known.contains(name, Qt::CaseInsensitive);
}

Outcome<Answer> unknownCommand(const QString &name)
{
    const QString nearest = suggestion(name, commandNames());
    if (!nearest.isEmpty())
        return refuse(
            words(QT_TRANSLATE_NOOP("CommandLine", "Unknown command \"%1\". Did you mean \"%2\"?")),
            name, nearest);
    if (name.contains(u'/') || name.contains(u'.'))
        return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                              "%1: There is no such file to open, and no command "
                                              "of that name. See \"xuanka --help\".")),
                      name);
    return refuse(
        words(QT_TRANSLATE_NOOP("CommandLine", "Unknown command \"%1\". Use one of: %2.")), name,
        commandNames().join(u' '));
}

Outcome<Answer> answer(const Call &call, text::Language language)
{
    if (call.languageGiven && !isKnownLanguage(call.language))
        return refuse(
            words(QT_TRANSLATE_NOOP("CommandLine", "Unknown language \"%1\". Use zh_CN or en.")),
            call.language);
    const QString name = call.arguments.value(0);
    const QStringList helpWords{QStringLiteral("--help"), QStringLiteral("-h")};
    if (name.isEmpty() || helpWords.contains(name))
        return Answer{help()};
    if (name == u"--version")
        return Answer{"xuanka " XUANKA_VERSION "\n"};
    if (name.startsWith(u'-'))
        return Refusal(sortArguments({name}, {{QStringLiteral("version")}}).error());
    for (const Command &command : commands()) {
        if (command.name != name)
            continue;
        const QStringList rest = call.arguments.mid(1);
        if (rest.contains(helpWords[0]) || rest.contains(helpWords[1]))
            return Answer{help(name)};
        const auto arguments = sortArguments(rest, command.options);
        if (!arguments)
            return Refusal(arguments.error());
        if (arguments->files.size() < command.fewestFiles)
            return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                                  "Something is missing. Usage: xuanka %1 %2")),
                          name, command.synopsis);
        if (arguments->files.size() > command.mostFiles)
            return refuse(
                words(QT_TRANSLATE_NOOP("CommandLine", "Too many arguments. Usage: xuanka %1 %2")),
                name, command.synopsis);
        return command.run(*arguments, language);
    }
    return unknownCommand(name);
}

// One line whatever was in the file: control characters would break it or play with a terminal.
QString oneLine(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator
            || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    return text;
}

} // namespace

bool isCommand(const QStringList &arguments)
{
    const QString first = callOf(arguments).arguments.value(0);
    if (first.isEmpty())
        return false;
    if (commandNames().contains(first) || first.startsWith(u"--") || first == u"-h")
        return true;
    // Single dashes are Qt's own options for the window.
    return !first.startsWith(u'-') && !QFileInfo::exists(first);
}

QString fileToOpen(const QStringList &arguments)
{
    const QStringList words = callOf(arguments).arguments;
    for (auto it = words.crbegin(); it != words.crend(); ++it) {
        if (!it->startsWith(u'-') && QFileInfo::exists(*it))
            return *it;
    }
    return {};
}

bool needsGui(const QStringList &arguments)
{
    const QString first = callOf(arguments).arguments.value(0);
    for (const Command &command : commands()) {
        if (command.name == first)
            return command.needsGui;
    }
    return false;
}

int run(const QStringList &arguments, QTextStream &out, QTextStream &err)
{
    const Call call = callOf(arguments);
    const text::Language language = text::languageFromName(call.language);
    const text::LanguageScope scope(language);
    Outcome<Answer> outcome;
    try {
        outcome = answer(call, language);
    } catch (const std::exception &exception) {
        outcome = Refusal(Fault{QString::fromUtf8(exception.what()), OurFault});
    }
    if (outcome) {
        out << QString::fromUtf8(outcome->output) << Qt::flush;
        if (!outcome->note.isEmpty())
            err << "xuanka: " << oneLine(outcome->note) << '\n' << Qt::flush;
        if (out.status() == QTextStream::Ok)
            return outcome->code;
        outcome = Refusal(
            Fault{words(QT_TRANSLATE_NOOP("CommandLine", "The answer could not be written out.")),
                  OurFault});
    }
    err << "xuanka: " << oneLine(outcome.error().line) << '\n' << Qt::flush;
    return outcome.error().code;
}

} // namespace xuanka::cli
