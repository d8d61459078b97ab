// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

#include "core/catalog/CatalogCode.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace xuanka;

namespace {

struct Entry {
    QString context;
    QString source;
    QStringList forms;
    bool plural = false;
    bool finished = true;
};

QList<Entry> readTs(const QString &name)
{
    QFile file(QStringLiteral(XUANKA_SOURCE "/translations/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<Entry> entries;
    QXmlStreamReader xml(&file);
    QString context;
    Entry entry;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            entry = {};
            entry.context = context;
            entry.plural = xml.attributes().value(QLatin1String("numerus")) == u"yes";
        } else if (xml.name() == u"source") {
            entry.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            entry.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!entry.plural)
                entry.forms.append(xml.readElementText());
            else
                while (xml.readNextStartElement())
                    entry.forms.append(xml.readElementText());
            entries.append(entry);
        }
    }
    return entries;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression slot(QStringLiteral("%(L?\\d|n)"));
    QStringList found;
    auto it = slot.globalMatch(text);
    while (it.hasNext())
        found.append(it.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

} // namespace

class TestTranslations final : public QObject {
    Q_OBJECT
private slots:
    void bothLanguagesAreComplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("pluralForms");
        QTest::newRow("zh_CN") << QStringLiteral("xuanka_zh_CN.ts") << 1;
        QTest::newRow("en") << QStringLiteral("xuanka_en.ts") << 2;
    }
    void bothLanguagesAreComplete()
    {
        QFETCH(QString, file);
        QFETCH(int, pluralForms);
        const QList<Entry> entries = readTs(file);
        QVERIFY(entries.size() > 10);
        QStringList faults;
        for (const Entry &entry : entries) {
            const QString where = entry.context + QLatin1String(": ") + entry.source;
            if (!entry.finished)
                faults.append(QLatin1String("unfinished: ") + where);
            if (entry.forms.size() != (entry.plural ? pluralForms : 1))
                faults.append(QLatin1String("plural forms: ") + where);
            for (const QString &form : entry.forms) {
                if (form.isEmpty())
                    faults.append(QLatin1String("empty: ") + where);
                else if (placeholders(form) != placeholders(entry.source))
                    faults.append(QLatin1String("placeholders differ: ") + where
                                  + QLatin1String(" -> ") + form);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void bothFilesHoldTheSameMessages()
    {
        const auto names = [](const QList<Entry> &entries) {
            QStringList list;
            for (const Entry &entry : entries)
                list.append(entry.context + u'\n' + entry.source);
            list.sort();
            return list;
        };
        QCOMPARE(names(readTs(QStringLiteral("xuanka_zh_CN.ts"))),
                 names(readTs(QStringLiteral("xuanka_en.ts"))));
    }

    // A text that lupdate did not see is never translated and never missed: every marked text of
    // the sources must stand in the files.
    void everyMarkedTextIsCollected()
    {
        static const QRegularExpression marked(QStringLiteral(
            "QT_TRANSLATE_N?_?NOOP\\(\\s*\"(\\w+)\",\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\s*\\)"));
        QSet<QString> known;
        for (const Entry &entry : readTs(QStringLiteral("xuanka_zh_CN.ts")))
            known.insert(entry.context + u'\n' + entry.source);
        QStringList missing;
        QDirIterator it(QStringLiteral(XUANKA_SOURCE "/ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto match = marked.globalMatch(QString::fromUtf8(file.readAll()));
            while (match.hasNext()) {
                const auto found = match.next();
                QString source = found.captured(2);
                source.replace(QLatin1String("\\\""), QLatin1String("\""))
                    .replace(QLatin1String("\\n"), QLatin1String("\n"));
                if (!known.contains(found.captured(1) + u'\n' + source))
                    missing.append(file.fileName() + QLatin1String(": ") + source);
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    // Half-width punctuation after a Chinese character is the mark of a hasty translation.
    void chineseUsesFullWidthPunctuation()
    {
        static const QRegularExpression half(QStringLiteral("[\\x{4e00}-\\x{9fff}][,;!?](\\s|$)"));
        QStringList faults;
        for (const Entry &entry : readTs(QStringLiteral("xuanka_zh_CN.ts"))) {
            for (const QString &form : entry.forms) {
                if (half.match(form).hasMatch())
                    faults.append(form);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // The compiled files are in the program and hold what the sources hold.
    void compiledFilesSpeak()
    {
        const Message message{CatalogCode::UnknownGpu,
                              {QStringLiteral("rtx-4091"), QStringLiteral("rtx-4090")}};
        {
            const text::LanguageScope scope(text::Language::Chinese);
            QCOMPARE(text::of(message, text::spokenLocale()),
                     QStringLiteral("不认识显卡“rtx-4091”。是不是想写 rtx-4090？"));
            QCOMPARE(text::quantity(1, Unit::Cards, text::spokenLocale()),
                     QStringLiteral("1 张卡"));
        }
        const text::LanguageScope scope(text::Language::English);
        QCOMPARE(text::of(message, text::spokenLocale()),
                 QStringLiteral("Unknown card \"rtx-4091\". Did you mean rtx-4090?"));
        QCOMPARE(text::quantity(1, Unit::Cards, text::spokenLocale()), QStringLiteral("1 card"));
        QCOMPARE(text::quantity(4, Unit::Cards, text::spokenLocale()), QStringLiteral("4 cards"));
        QCOMPARE(text::quantity(1200, Unit::Tokens, text::spokenLocale()),
                 QStringLiteral("1,200 tokens"));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
