// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import/ImportFlow.h"

#include "ui/document/Background.h"
#include "ui/document/ChecklistDocument.h"
#include "ui/document/PlanDocument.h"
#include "ui/document/Settings.h"
#include "ui/text/Text.h"
#include "ui/widgets/Dialogs.h"
#include "ui/window/import/ImportDialog.h"
#include "ui/window/import/ImportPlan.h"

#include <QFileInfo>
#include <QMimeData>
#include <QProgressDialog>
#include <QUrl>

namespace xuanka {
namespace {

constexpr int longestPaste = 4 * 1024 * 1024;
constexpr int patienceMs = 400; // before a progress dialog shows itself

} // namespace

ImportFlow::ImportFlow(const PageContext &context, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_window(window)
{
}

bool ImportFlow::accepts(const QMimeData *data)
{
    if (data->hasUrls())
        return data->urls().size() == 1 && data->urls().first().isLocalFile();
    return data->hasText() && !data->text().trimmed().isEmpty();
}

void ImportFlow::take(const QMimeData *data)
{
    if (data->hasUrls() && data->urls().first().isLocalFile())
        readFile(data->urls().first().toLocalFile());
    else
        readText(data->text());
}

void ImportFlow::chooseFile()
{
    const QString path = m_context.dialogs.openFile(
        m_window, tr("Read a file"), m_context.settings.folder(),
        tr("Everything Xuanka reads (*.xuanka *.json *.gguf *.safetensors *.yaml *.yml *.csv *.txt "
           "*.sh *.log);;All files (*)"));
    if (!path.isEmpty())
        readFile(path);
}

void ImportFlow::readFile(const QString &path)
{
    m_context.settings.setFolder(QFileInfo(path).absolutePath());
    read(QFileInfo(path).fileName(), [path] { return readImport(path); });
}

void ImportFlow::readText(const QString &text)
{
    if (text.size() > longestPaste) {
        m_context.dialogs.tell(
            m_window, tr("Not read"),
            tr("The pasted text is longer than 4 MiB. Save it to a file and drop "
               "the file here."));
        return;
    }
    read(tr("pasted text"), [bytes = text.toUtf8()] { return readImportText(bytes); });
}

void ImportFlow::read(const QString &name, const std::function<Result<Imported>()> &work)
{
    delete m_reading; // a new file replaces one that is still being read
    auto *progress = new QProgressDialog(tr("Reading %1…").arg(name), tr("Cancel"), 0, 0, m_window);
    progress->setWindowModality(Qt::WindowModal);
    progress->setMinimumDuration(patienceMs);
    progress->setValue(0);
    m_reading = progress;
    connect(progress, &QProgressDialog::canceled, progress, &QObject::deleteLater);
    inBackground<Result<Imported>>(progress, work, [this, progress](Result<Imported> found) {
        progress->disconnect();
        progress->deleteLater();
        m_reading.clear();
        finish(std::move(found));
    });
}

void ImportFlow::finish(Result<Imported> found)
{
    if (!found) {
        m_context.dialogs.tell(m_window, tr("Not read"), text::of(found.error(), QLocale()));
        return;
    }
    if (const auto *plan = std::get_if<ImportedPlan>(&found->what))
        emit planFileFound(plan->path);
    else if (const auto *trial = std::get_if<ImportedTrial>(&found->what))
        takeTrial(*trial);
    else
        offer(*found);
}

void ImportFlow::offer(const Imported &imported)
{
    auto *dialog = new ImportDialog(imported, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, imported] {
        const Plan &plan = m_context.document.plan();
        Plan next = plan;
        if (const auto *file = std::get_if<ModelFile>(&imported.what))
            next = withModel(plan, imported.path, *file);
        else if (const auto *converted = std::get_if<ConvertedPlan>(&imported.what))
            next = withConverted(plan, *converted);
        m_context.document.endEdit();
        m_context.document.edit(QStringLiteral("plan"), next);
        m_context.document.endEdit();
        emit planChanged();
    });
    dialog->open();
}

void ImportFlow::takeTrial(const ImportedTrial &trial)
{
    const auto job = m_context.checklist.trialJob({{trial.name, trial.bytes}});
    if (!job)
        return;
    inBackground<Result<Verification>>(
        this, [job = *job] { return job.run(); },
        [this](Result<Verification> result) {
            if (!result) {
                m_context.dialogs.tell(m_window, tr("Not read"),
                                       text::of(result.error(), QLocale()));
                return;
            }
            m_context.checklist.setVerification(*result);
            emit trialFound();
        });
}

} // namespace xuanka
