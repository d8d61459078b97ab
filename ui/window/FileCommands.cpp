// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/FileCommands.h"

#include "ui/document/ChecklistDocument.h"
#include "ui/document/Files.h"
#include "ui/document/PlanDocument.h"
#include "ui/document/Settings.h"
#include "ui/report/ReportWriter.h"
#include "ui/text/Text.h"
#include "ui/widgets/Dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QPrinter>

namespace xuanka {
namespace {

const QString planSuffix = QStringLiteral(".xuanka");

} // namespace

FileCommands::FileCommands(const PageContext &context, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_window(window)
{
}

void FileCommands::tell(const QString &title, const Error &error)
{
    m_context.dialogs.tell(m_window, title, text::of(error, QLocale()));
}

bool FileCommands::mayLeave()
{
    PlanDocument &document = m_context.document;
    if (!document.isModified())
        return true;
    const QString name = document.displayName();
    const auto answer =
        m_context.dialogs.ask(m_window, tr("Unsaved changes"),
                              name.isEmpty() ? tr("This plan has changes that are not saved.")
                                             : tr("“%1” has changes that are not saved.").arg(name),
                              tr("Save"), tr("Do not save"));
    switch (answer) {
    case Dialogs::Answer::Yes:
        return save();
    case Dialogs::Answer::No:
        return true;
    case Dialogs::Answer::Cancel:
        break;
    }
    return false;
}

bool FileCommands::open(const QString &path)
{
    QString file = path;
    if (file.isEmpty())
        file = m_context.dialogs.openFile(m_window, tr("Open a plan"), m_context.settings.folder(),
                                          tr("Plans (*.xuanka *.json);;All files (*)"));
    if (file.isEmpty() || !mayLeave())
        return false;
    if (const auto done = m_context.document.load(file); !done) {
        if (!QFileInfo::exists(file))
            m_context.settings.removeRecentFile(file);
        tell(tr("Not opened"), done.error());
        return false;
    }
    m_context.settings.setFolder(QFileInfo(file).path());
    m_context.settings.addRecentFile(m_context.document.path());
    return true;
}

QString FileCommands::suggestion(const QString &suffix) const
{
    QString name = m_context.document.displayName();
    // What no file system takes.
    for (const QChar forbidden : QStringLiteral("\\/:*?\"<>|"))
        name.replace(forbidden, u'-');
    if (name.isEmpty())
        name = tr("plan");
    return QDir(m_context.settings.folder()).filePath(name + suffix);
}

bool FileCommands::save()
{
    const QString path = m_context.document.path();
    if (path.isEmpty())
        return saveAs();
    const auto done = m_context.document.save(path);
    if (!done)
        tell(tr("Not saved"), done.error());
    return done.has_value();
}

bool FileCommands::saveAs()
{
    QString path = m_context.dialogs.saveFile(m_window, tr("Save the plan"), suggestion(planSuffix),
                                              tr("Plans (*.xuanka)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += planSuffix;
    const auto done = m_context.document.save(path);
    if (!done) {
        tell(tr("Not saved"), done.error());
        return false;
    }
    m_context.settings.setFolder(QFileInfo(path).path());
    m_context.settings.addRecentFile(m_context.document.path());
    return true;
}

bool FileCommands::write(const QString &path, const QByteArray &bytes)
{
    const auto done = files::write(path, bytes);
    if (!done)
        tell(tr("Not written"), done.error());
    return done.has_value();
}

bool FileCommands::exportDocument(bool checklist)
{
    m_context.document.adviseNow();
    if (!m_context.document.advice())
        return false;
    QString path = m_context.dialogs.saveFile(
        m_window, checklist ? tr("Export the checklist") : tr("Export the report"),
        suggestion(checklist ? tr(" checklist") + QStringLiteral(".pdf") : QStringLiteral(".pdf")),
        tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".pdf");
    const auto list = m_context.checklist.checklist();
    const ReportRequest request{m_context.document.plan(), *m_context.document.advice(),
                                reportLanguage(),          m_context.now().date(),
                                &m_context.catalog,        &m_context.constants,
                                list ? &*list : nullptr};
    const auto made = checklist ? checklistPdf(request) : reportPdf(request);
    if (!made) {
        tell(tr("Not written"), made.error());
        return false;
    }
    m_context.settings.setFolder(QFileInfo(path).path());
    return write(path, *made);
}

bool FileCommands::exportReport()
{
    return exportDocument(false);
}

bool FileCommands::exportChecklist()
{
    return exportDocument(true);
}

text::Language FileCommands::reportLanguage() const
{
    return m_context.settings.reportLanguage(text::languageFromName(QLocale().name()));
}

bool FileCommands::print()
{
    m_context.document.adviseNow();
    if (!m_context.document.advice())
        return false;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_context.document.displayName());
    if (!m_context.dialogs.choosePrinter(m_window, printer))
        return false;
    const auto list = m_context.checklist.checklist();
    printReport(printer,
                {m_context.document.plan(), *m_context.document.advice(), reportLanguage(),
                 m_context.now().date(), &m_context.catalog, &m_context.constants,
                 list ? &*list : nullptr});
    return true;
}

} // namespace xuanka
