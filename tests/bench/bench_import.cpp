// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ModelFile.h"
#include "core/import/gguf/GgufHeader.h"
#include "tests/support/GgufWriter.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

namespace {

class CountingFile final : public QFile {
public:
    using QFile::QFile;
    qint64 bytesRead = 0;

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qint64 got = QFile::readData(data, size);
        bytesRead += std::max<qint64>(got, 0);
        return got;
    }
};

// A header of the usual size: 80 layers and a vocabulary of 128,256 words.
test::GgufWriter header(qint64 dataBytes)
{
    constexpr quint32 q4k = 12;
    test::GgufWriter gguf;
    gguf.text("general.architecture", "llama")
        .number("llama.block_count", 80)
        .number("llama.embedding_length", 8192)
        .number("llama.attention.head_count", 64)
        .number("llama.attention.head_count_kv", 8)
        .texts("tokenizer.ggml.tokens", 128'256, "token");
    const quint64 rows = quint64(dataBytes) / 80 / (8192 / 256 * 144);
    for (int i = 0; i < 80; ++i)
        gguf.tensor("blk." + QByteArray::number(i) + ".ffn_up.weight", {8192, rows}, q4k,
                    rows * (8192 / 256 * 144));
    return gguf;
}

} // namespace

class BenchImport final : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString path(int gigabytes) const
    {
        return m_dir.filePath(QStringLiteral("%1.gguf").arg(gigabytes));
    }

private slots:
    void initTestCase()
    {
        for (const int gigabytes : {1, 100}) {
            if (!header(gigabytes * 1'000'000'000LL).save(path(gigabytes)))
                QSKIP("the file system has no sparse files");
        }
    }

    // The claim "only the header is read", as bytes: the same for 1 GB and for 100 GB.
    void bytesReadDoNotGrowWithTheFile()
    {
        QList<qint64> read;
        for (const int gigabytes : {1, 100}) {
            CountingFile file(path(gigabytes));
            QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
            QVERIFY(readGgufHeader(file));
            read.append(file.bytesRead);
        }
        QCOMPARE(read[0], read[1]);
        QVERIFY(read[1] < 4'000'000);
    }

    void readsAHeaderOf_data()
    {
        QTest::addColumn<int>("gigabytes");
        QTest::newRow("1 GB") << 1;
        QTest::newRow("100 GB") << 100;
    }
    void readsAHeaderOf()
    {
        QFETCH(int, gigabytes);
        const QString file = path(gigabytes);
        QBENCHMARK
        {
            QVERIFY(readModelFile(file));
        }
    }

    // Every collected config.json in one process; files a second is their number over this time.
    void inspectsAllConfigs()
    {
        const QDir folder(qEnvironmentVariable("XUANKA_MATERIAL")
                          + QStringLiteral("/files/configs"));
        const QStringList names =
            folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            QSKIP("XUANKA_MATERIAL does not name the collected files");
        QElapsedTimer timer;
        qint64 files = 0;
        timer.start();
        QBENCHMARK
        {
            for (const QString &name : names) {
                const auto file = readModelFile(folder.filePath(name));
                QVERIFY(file || !file.error().message.key.empty());
                ++files;
            }
        }
        qInfo("%lld files, %.0f files a second", static_cast<long long>(files),
              double(files) * 1000.0 / double(std::max<qint64>(timer.elapsed(), 1)));
    }
};

QTEST_APPLESS_MAIN(BenchImport)
#include "bench_import.moc"
