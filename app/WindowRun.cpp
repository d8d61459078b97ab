// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/WindowRun.h"

#include "core/advise/Advise.h"
#include "core/estimate/Constants.h"
#include "ui/document/Settings.h"
#include "ui/text/LanguageController.h"
#include "ui/text/Text.h"
#include "ui/widgets/Dialogs.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QDateTime>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

using namespace xuanka;

namespace {

// Damaged built-in data is a fault of ours; there is no window to say so in.
int brokenData(const Error &error)
{
    std::fputs(qUtf8Printable(text::of(error, QLocale()) + u'\n'), stderr);
    return 3;
}

} // namespace

int runWindow(int argc, char **argv, const QString &file)
{
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("xuanka"));
    QApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("xuanka"));

    Settings settings(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                                  QStringLiteral("xuanka"),
                                                  QStringLiteral("xuanka")));
    LanguageController language;
    language.setLanguage(settings.language());
    Theme theme;
    theme.setMode(settings.theme());

    const auto catalog = Catalog::builtIn();
    if (!catalog)
        return brokenData(catalog.error());
    const auto constants = EstimateConstants::builtIn();
    if (!constants)
        return brokenData(constants.error());
    const auto adviser = [&](const Plan &plan, const Model *fileModel,
                             const QStringList &defaultsUsed) {
        return advise(plan, {*catalog, *constants, catalog->prices(), fileModel, defaultsUsed});
    };

    Dialogs dialogs;
    MainWindow window(WindowServices{
        *catalog, adviser, readCountedModel, settings, dialogs, language, theme, *constants,
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation),
        [] { return QDateTime::currentDateTime(); }});
    window.show();
    QTimer::singleShot(0, &window, [&] {
        window.start();
        if (!file.isEmpty())
            window.openPath(file);
    });
    return QApplication::exec();
}
