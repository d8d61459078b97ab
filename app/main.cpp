// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/WindowRun.h"
#include "app/cli/CommandLine.h"

#include <QApplication>
#include <QTextStream>

namespace {

// A command speaks through its answer alone: whatever Qt has to remark about fonts, locales or a
// home folder that is not there is noise to a script.
void silence(QtMsgType, const QMessageLogContext &, const QString &) { }

int answer(const QStringList &arguments)
{
    QTextStream out(stdout);
    QTextStream err(stderr);
    return xuanka::cli::run(arguments, out, err);
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    if (!xuanka::cli::isCommand(arguments))
        return runWindow(argc, argv, xuanka::cli::fileToOpen(arguments));
    qInstallMessageHandler(silence);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setApplicationName(QStringLiteral("xuanka"));
    if (xuanka::cli::needsGui(arguments)) {
        const QApplication application(argc, argv);
        return answer(arguments);
    }
    const QCoreApplication application(argc, argv);
    return answer(arguments);
}
