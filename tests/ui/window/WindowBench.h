// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advise.h"
#include "core/estimate/Constants.h"
#include "ui/document/Settings.h"
#include "ui/text/LanguageController.h"
#include "ui/widgets/Dialogs.h"
#include "ui/window/MainWindow.h"
#include "ui/window/PageStack.h"
#include "ui/window/StepModel.h"

#include <QDateTime>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace xuanka {

// Answers in place of a person; what was asked and told is kept.
class ScriptedDialogs final : public Dialogs {
public:
    QString nextFile;
    Answer nextAnswer = Answer::Cancel;
    QStringList told;
    QStringList asked;

    QString openFile(QWidget *, const QString &, const QString &, const QString &) override
    {
        return std::exchange(nextFile, {});
    }
    QStringList openFiles(QWidget *, const QString &, const QString &, const QString &) override
    {
        const QString file = std::exchange(nextFile, {});
        return file.isEmpty() ? QStringList() : QStringList{file};
    }
    QString saveFile(QWidget *, const QString &, const QString &, const QString &) override
    {
        return std::exchange(nextFile, {});
    }
    bool choosePrinter(QWidget *, QPrinter &) override { return false; }
    void tell(QWidget *, const QString &, const QString &words) override { told.append(words); }
    Answer ask(QWidget *, const QString &, const QString &words, const QString &,
               const QString &) override
    {
        asked.append(words);
        return nextAnswer;
    }
};

// The real window on built-in data, with its own folder and settings.
class WindowBench final {
public:
    explicit WindowBench(text::Language language)
        : catalog(Catalog::builtIn().value())
        , constants(EstimateConstants::builtIn().value())
        , settings(std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings.ini")),
                                               QSettings::IniFormat))
    {
        speech.setLanguage(language);
        settings.setLanguage(language);
        open();
    }
    void open()
    {
        window = std::make_unique<MainWindow>(WindowServices{
            catalog,
            [this](const Plan &plan, const Model *file, const QStringList &defaults) {
                return advise(plan, {catalog, constants, catalog.prices(), file, defaults});
            },
            readCountedModel, settings, dialogs, speech, theme, constants,
            folder.filePath(QStringLiteral("data")),
            [] { return QDateTime(QDate(2026, 12, 1), QTime(9, 0)); }});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }
    PlanDocument &document() { return window->document(); }
    Page *page(Step step)
    {
        window->showStep(int(step));
        QCoreApplication::processEvents();
        return window->pages().page(step);
    }
    template <typename T>
    T *find(const char *name)
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    Catalog catalog;
    EstimateConstants constants;
    Settings settings;
    LanguageController speech;
    Theme theme;
    ScriptedDialogs dialogs;
    std::unique_ptr<MainWindow> window;
};

} // namespace xuanka
