// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfTools.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <algorithm>

namespace xuanka::pdftools {

bool available()
{
    const QStringList tools{QStringLiteral("pdftotext"), QStringLiteral("pdfimages"),
                            QStringLiteral("pdfinfo"), QStringLiteral("qpdf")};
    return std::none_of(tools.begin(), tools.end(), [](const QString &tool) {
        return QStandardPaths::findExecutable(tool).isEmpty();
    });
}

std::optional<QString> run(const QString &tool, const QByteArray &pdf, const QStringList &before,
                           const QStringList &after)
{
    QTemporaryFile file;
    if (!file.open() || file.write(pdf) != pdf.size() || !file.flush())
        return std::nullopt;
    QProcess process;
    process.start(tool, before + QStringList{file.fileName()} + after);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0)
        return std::nullopt;
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString text(const QByteArray &pdf)
{
    return run(QStringLiteral("pdftotext"), pdf, {QStringLiteral("-layout")}, {QStringLiteral("-")})
        .value_or(QString());
}

QString onOneLine(const QByteArray &pdf)
{
    return text(pdf).simplified();
}

bool isClean(const QByteArray &pdf)
{
    return run(QStringLiteral("qpdf"), pdf, {QStringLiteral("--check")}).has_value();
}

int images(const QByteArray &pdf)
{
    const QString list =
        run(QStringLiteral("pdfimages"), pdf, {QStringLiteral("-list")}).value_or(QString());
    return int(list.trimmed().count(u'\n')) - 1; // under two lines of titles
}

int pages(const QByteArray &pdf)
{
    static const QRegularExpression pattern(QStringLiteral("Pages:\\s+(\\d+)"));
    const QString info = run(QStringLiteral("pdfinfo"), pdf).value_or(QString());
    return pattern.match(info).captured(1).toInt();
}

QString impossible(const QString &text)
{
    QString found;
    for (const QChar character : text) {
        const char16_t code = character.unicode();
        const bool wrong = (code >= 0x2E80 && code <= 0x2FDF) || (code >= 0xF900 && code <= 0xFAFF)
            || code == u'\t' || code == 0x2012;
        if (wrong)
            found += character;
    }
    return found;
}

} // namespace xuanka::pdftools
