// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/SafetensorsModel.h"
#include "tests/fuzz/Check.h"

#include <QBuffer>
#include <QtEndian>

using namespace xuanka;

namespace {

// The data of a real file is gigabytes; here it is pretended, so that whole headers get through.
class LongBuffer final : public QBuffer {
public:
    using QBuffer::QBuffer;
    qint64 size() const override { return QBuffer::size() + (1LL << 50); }
};

void read(QByteArray bytes)
{
    LongBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto header = readSafetensorsHeader(buffer);
    fuzz::check(header ? modelOfTensors(*header, {})
                       : Result<ModelFile>(tl::unexpected(header.error())));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes = fuzz::bytes(data, size);
    read(bytes);
    // And as a header whose length is right.
    const quint64 length = qToLittleEndian(quint64(bytes.size()));
    read(QByteArray(reinterpret_cast<const char *>(&length), sizeof(length)) + bytes);
    return 0;
}
