// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"
#include "core/trial/parsers/SmiFields.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace xuanka::trial {
namespace {

struct Heading {
    int indent = 0;
    QString key;
};

QString pathOf(const QList<Heading> &headings, const QString &last)
{
    QStringList keys;
    for (const Heading &heading : headings)
        keys.append(heading.key);
    keys.append(last);
    return keys.join(u'/');
}

void applyTop(Machine &machine, const QString &key, const QString &value, const Source &source)
{
    if (key == u"driverversion" && machine.driver.isEmpty() && !isUnreadable(value)) {
        machine.driver = value;
        machine.driverSource = source;
    } else if (key == u"cudaversion" && machine.cuda.isEmpty() && !isUnreadable(value)) {
        machine.cuda = value;
    } else if (key == u"attachedgpus") {
        machine.announcedGpus = qMax(machine.announcedGpus, value.toInt());
    }
}

// The block of one process: its name and memory come on lines of their own.
void applyProcess(Machine &machine, int gpu, const QString &key, const QString &value,
                  const Source &source)
{
    if (key == u"processid" || key == u"pid")
        machine.processes.append({gpu, {}, 0, source});
    else if (machine.processes.isEmpty())
        return;
    else if (key == u"name" || key == u"processname")
        machine.processes.last().name = value;
    else if (key == u"usedgpumemory" || key == u"usedmemory")
        machine.processes.last().memoryMiB = reading(value, source).value.value_or(0);
}

} // namespace

void parseSmiQuery(const Segment &segment, Machine &machine)
{
    static const QRegularExpression cardLine(
        QStringLiteral("^GPU ([0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\\.\\d)\\s*$"));
    std::optional<MachineGpu> card;
    QList<Heading> headings;
    int next = 0;
    const auto finish = [&] {
        if (card)
            mergeGpu(machine, *card);
        card.reset();
        headings.clear();
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const Source source = sourceOf(segment, i);
        if (const auto match = cardLine.match(line); match.hasMatch()) {
            finish();
            card = MachineGpu{};
            card->index = next++;
            card->busId = match.captured(1);
            card->source = source;
            continue;
        }
        const QString text = line.trimmed();
        if (text.isEmpty())
            continue;
        const int indent = static_cast<int>(line.indexOf(text.front()));
        while (!headings.isEmpty() && headings.last().indent >= indent)
            headings.removeLast();
        const qsizetype colon = line.indexOf(QLatin1String(" : "));
        if (colon < 0) {
            headings.append({indent, smiKey(text)});
            continue;
        }
        const QString key = smiKey(line.left(colon));
        const QString value = line.mid(colon + 3).trimmed();
        if (!card)
            applyTop(machine, key, value, source);
        else if (!headings.isEmpty() && headings.first().key == u"processes")
            applyProcess(machine, card->index, key, value, source);
        else
            applySmiField(*card, pathOf(headings, key), value, source);
        // "Processes : None" and headings that carry a value open no block
        if (value.isEmpty())
            headings.append({indent, key});
    }
    finish();
}

void parseSmiXml(const Segment &segment, Machine &machine)
{
    // A prompt before the document is no XML; entity declarations are not expanded by Qt's reader
    // beyond its own limit.
    QString text = segment.lines.join(u'\n');
    const qsizetype start = text.indexOf(QLatin1String("<nvidia_smi_log"));
    if (start < 0)
        return;
    const int skipped = static_cast<int>(text.left(start).count(u'\n'));
    QXmlStreamReader xml(text.mid(start));
    std::optional<MachineGpu> card;
    QStringList path; // below <gpu> or below the document
    int next = 0;
    QString value;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const Source source{segment.file,
                            segment.firstLine + skipped + static_cast<int>(xml.lineNumber()) - 1};
        if (token == QXmlStreamReader::StartElement) {
            value.clear();
            if (xml.name() == u"gpu" && !card) {
                card = MachineGpu{};
                card->index = next++;
                card->busId = xml.attributes().value(QLatin1String("id")).toString();
                card->source = source;
                path.clear();
            } else if (xml.name() != u"nvidia_smi_log") {
                QString key = smiKey(xml.name().toString());
                if (key == u"pcigpulinkinfo")
                    key = QStringLiteral("gpulinkinfo");
                path.append(key);
            }
        } else if (token == QXmlStreamReader::Characters) {
            value += xml.text();
        } else if (token == QXmlStreamReader::EndElement) {
            if (xml.name() == u"gpu" && path.isEmpty()) {
                if (card)
                    mergeGpu(machine, *card);
                card.reset();
            } else if (!path.isEmpty()) {
                const QString words = value.trimmed();
                if (!card)
                    applyTop(machine, path.last(), words, source);
                else if (path.first() == u"processes")
                    applyProcess(machine, card->index, path.last(), words, source);
                else if (path.first() != u"migdevices" && !words.isEmpty())
                    applySmiField(*card, path.join(u'/'), words, source);
                if (words.contains(QLatin1String("WDDM")))
                    machine.windows = true;
                path.removeLast();
            }
            value.clear();
        }
    }
    if (card) // cut off inside a card: what was read stays
        mergeGpu(machine, *card);
}

} // namespace xuanka::trial
