// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Harness.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>

namespace {

enum Exit { Done = 0, BadInput = 2, OurFault = 3 };

int refuse(const QString &what, int code)
{
    QTextStream(stderr) << QStringLiteral("xuanka-accuracy: ") << what << Qt::endl;
    return code;
}

} // namespace

// Measured rows in, error table out.
int main(int argc, char **argv)
{
    using namespace xuanka;
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption json(QStringLiteral("json"), QStringLiteral("print JSON"));
    const QCommandLineOption markdown(QStringLiteral("markdown"),
                                      QStringLiteral("print the documentation page"));
    const QCommandLineOption date(QStringLiteral("date"),
                                  QStringLiteral("date printed on the documentation page"),
                                  QStringLiteral("YYYY-MM-DD"), QStringLiteral("undated"));
    parser.addOptions({json, markdown, date});
    parser.addPositionalArgument(QStringLiteral("FILE.jsonl"), QStringLiteral("measured rows"));
    parser.addHelpOption();
    parser.process(app);
    if (parser.positionalArguments().size() != 1)
        return refuse(QStringLiteral("give one file of measured rows"), BadInput);
    const QString path = parser.positionalArguments().constFirst();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(QStringLiteral("%1: %2").arg(path, file.errorString()), BadInput);
    const accuracy::RowFile rows = accuracy::parseRows(file.readAll());
    for (const accuracy::Problem &problem : rows.problems)
        refuse(QStringLiteral("%1:%2: %3").arg(path).arg(problem.line).arg(problem.what), 0);
    if (rows.rows.isEmpty())
        return refuse(QStringLiteral("%1: no row found").arg(path), BadInput);

    const auto catalog = Catalog::builtIn();
    const auto constants = EstimateConstants::builtIn();
    if (!catalog || !constants)
        return refuse(QStringLiteral("the built-in data is damaged"), OurFault);
    const accuracy::Harness harness(rows.rows, {*catalog, *constants});
    QTextStream out(stdout);
    if (parser.isSet(json))
        out << QJsonDocument(harness.toJson()).toJson();
    else if (parser.isSet(markdown))
        out << harness.toMarkdown(parser.value(date));
    else
        out << harness.toText();
    return Done;
}
