// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufModel.h"
#include "tests/fuzz/Check.h"

#include <QBuffer>

using namespace xuanka;

namespace {

// The data of a real file is gigabytes; here it is pretended, so that whole headers get through.
class LongBuffer final : public QBuffer {
public:
    using QBuffer::QBuffer;
    qint64 size() const override { return QBuffer::size() + (1LL << 40); }
};

void read(QBuffer &&buffer)
{
    buffer.open(QIODevice::ReadOnly);
    const auto header = readGgufHeader(buffer);
    fuzz::check(header ? describeGguf(*header) : Result<ModelFile>(tl::unexpected(header.error())));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    QByteArray bytes = "GGUF" + fuzz::bytes(data, size);
    QBuffer exact(&bytes);
    exact.open(QIODevice::ReadOnly);
    const auto header = readGgufHeader(exact);
    fuzz::require(header || !header.error().message.key.empty());
    read(LongBuffer(&bytes));
    return 0;
}
