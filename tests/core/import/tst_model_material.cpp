// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "core/import/ModelFile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xuanka;

// The collected GGUF and safetensors files, against what their index says about them.
class TestModelMaterial final : public QObject {
    Q_OBJECT

    QString m_top;

    QJsonArray index(const QString &folder) const
    {
        QFile file(m_top + u'/' + folder + QStringLiteral("/index.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array()
                                              : QJsonArray();
    }

private slots:
    void initTestCase()
    {
        m_top = qEnvironmentVariable("XUANKA_MATERIAL");
        if (m_top.isEmpty())
            QSKIP("XUANKA_MATERIAL does not name the collected files");
        m_top += QStringLiteral("/files");
    }

    // All of these hold a vocabulary only, or are cut off: none may look like a model.
    void ggufFilesAreRefusedByName()
    {
        const QJsonArray files = index(QStringLiteral("gguf"));
        QVERIFY(files.size() >= 10);
        for (const QJsonValue value : files) {
            const QJsonObject entry = value.toObject();
            const QString name = entry.value(QLatin1String("file")).toString();
            const auto file = readModelFile(m_top + QStringLiteral("/gguf/") + name);
            QVERIFY2(!file, qPrintable(name));
            const bool empty = entry.value(QLatin1String("tensor_count")).toInt() == 0;
            QVERIFY2(
                file.error().message.is(empty ? FileCode::GgufNoWeights : FileCode::TruncatedFile),
                qPrintable(name));
        }
    }

    void safetensorsFilesMatchTheirIndex()
    {
        const QJsonArray files = index(QStringLiteral("safetensors"));
        QVERIFY(files.size() >= 10);
        for (const QJsonValue value : files) {
            const QJsonObject entry = value.toObject();
            const QString name = entry.value(QLatin1String("file")).toString();
            const auto file = readModelFile(m_top + QStringLiteral("/safetensors/") + name);
            const QString kind = entry.value(QLatin1String("kind")).toString();
            if (kind.startsWith(QLatin1String("git-lfs")))
                QVERIFY(file.error().message.is(FileCode::LfsPointer));
            else if (entry.contains(QLatin1String("malformed")))
                QVERIFY(file.error().message.is(FileCode::MergeMarkers));
            else if (kind == QLatin1String("sharded index")) {
                QVERIFY2(file, qPrintable(name));
                QCOMPARE(file->kind, ModelFileKind::SafetensorsIndex);
                QCOMPARE(file->model.storedBytes,
                         entry.value(QLatin1String("metadata"))
                             .toObject()
                             .value(QLatin1String("total_size"))
                             .toInteger());
                QVERIFY(file->notes.contains(Message(FileCode::NoteStoredSize)));
                QCOMPARE(file->parameters, 0);
            } else if (name == QLatin1String("las7.tiny.safetensors")) {
                QVERIFY(file);
                QCOMPARE(file->parameters, 64 * 128);
                QCOMPARE(file->model.storedBytes, 32'768);
            } else { // codes of an audio codec, no weights
                QVERIFY(file.error().message.is(FileCode::SafetensorsNoWeights));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestModelMaterial)
#include "tst_model_material.moc"
