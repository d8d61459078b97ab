// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/Autosave.h"

#include "core/plan/PlanJson.h"
#include "ui/document/Files.h"
#include "ui/document/PlanDocument.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace xuanka {
namespace {

constexpr int delayMs = 5'000;
const QString suffix = QStringLiteral(".autosave");

QString lockOf(const QString &file)
{
    return file + QStringLiteral(".lock");
}

} // namespace

Autosave::Autosave(PlanDocument &document, QString folder, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_file(m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + suffix)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delayMs);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::saveNow);
    connect(&document, &PlanDocument::planChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(&document, &PlanDocument::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            clear();
    });
}

Autosave::~Autosave() = default;

void Autosave::saveNow()
{
    m_timer.stop();
    if (!m_document.isModified()) {
        clear();
        return;
    }
    if (!QDir().mkpath(m_folder))
        return;
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(lockOf(m_file));
        m_lock->setStaleLockTime(0); // stale only when its process is gone
        m_lock->tryLock(0);
    }
    const QJsonObject copy{
        {QStringLiteral("path"), m_document.path()},
        {QStringLiteral("saved"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
        {QStringLiteral("plan"), QString::fromUtf8(writePlan(m_document.plan()))}};
    // A copy that cannot be written must not disturb the work it protects.
    if (!files::write(m_file, QJsonDocument(copy).toJson()))
        qWarning("the automatic copy could not be written");
}

void Autosave::clear()
{
    m_timer.stop();
    QFile::remove(m_file);
    m_lock.reset();
}

std::optional<Autosave::Found> Autosave::find() const
{
    const QFileInfoList copies =
        QDir(m_folder).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : copies) {
        const QString file = info.absoluteFilePath();
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (file == m_file || !lock.tryLock(0))
            continue; // of a window that is still open
        const auto bytes = files::read(file, 2 * files::planLimit);
        if (!bytes)
            continue;
        const QJsonObject copy = QJsonDocument::fromJson(*bytes).object();
        auto read = readPlan(copy.value(QStringLiteral("plan")).toString().toUtf8());
        if (!read)
            continue;
        return Found{
            std::move(read->plan), copy.value(QStringLiteral("path")).toString(),
            QDateTime::fromString(copy.value(QStringLiteral("saved")).toString(), Qt::ISODate),
            file};
    }
    return std::nullopt;
}

void Autosave::discard(const Found &found)
{
    QFile::remove(found.file);
}

} // namespace xuanka
