// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufHeader.h"

#include "core/import/FileCode.h"
#include "core/import/gguf/GgufBytes.h"

#include <QtEndian>

#include <algorithm>
#include <limits>

namespace xuanka {
namespace {

constexpr quint64 mostKeys = 16'384; // real files: 20 to 60
constexpr quint64 mostTensors = 262'144; // one tensor an expert in old Mixture files: 50,000
constexpr quint64 mostElements = 1 << 24; // of an array of texts; vocabularies reach 262,144
constexpr qsizetype keptElements = 4096; // of an array of numbers: one a layer
constexpr qint64 longestKey = 65'535;
constexpr qint64 longestName = 1024;
constexpr qint64 keptText = 1024;
constexpr int deepestArray = 4;

enum ValueType : quint32 {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    Bool,
    Text,
    Array,
    U64,
    I64,
    F64,
};

int sizeOf(quint32 type)
{
    switch (type) {
    case U8:
    case I8:
    case Bool:
        return 1;
    case U16:
    case I16:
        return 2;
    case U32:
    case I32:
    case F32:
        return 4;
    case U64:
    case I64:
    case F64:
        return 8;
    default:
        return 0;
    }
}

bool isInteger(quint32 type)
{
    return sizeOf(type) > 0 && type != F32 && type != F64;
}

qint64 integer(GgufBytes &bytes, quint32 type)
{
    switch (type) {
    case U8:
    case Bool:
        return bytes.number<quint8>();
    case I8:
        return bytes.number<qint8>();
    case U16:
        return bytes.number<quint16>();
    case I16:
        return bytes.number<qint16>();
    case U32:
        return bytes.number<quint32>();
    case I32:
        return bytes.number<qint32>();
    case U64:
        return static_cast<qint64>(
            std::min<quint64>(bytes.number<quint64>(), std::numeric_limits<qint64>::max()));
    default:
        return bytes.number<qint64>();
    }
}

void skipArray(GgufBytes &bytes, quint32 type, quint64 count, int depth)
{
    if (const int size = sizeOf(type)) {
        if (count > static_cast<quint64>(bytes.left()) / static_cast<quint64>(size))
            return bytes.spoil();
        return bytes.skip(count * static_cast<quint64>(size));
    }
    if (count > mostElements || (type != Text && type != Array) || depth >= deepestArray)
        return bytes.spoil();
    for (quint64 i = 0; i < count && bytes.ok(); ++i) {
        if (type == Text) {
            bytes.skip(bytes.length());
            continue;
        }
        const auto inner = bytes.number<quint32>();
        const quint64 length = bytes.length();
        skipArray(bytes, inner, length, depth + 1);
    }
}

void readArray(GgufBytes &bytes, const QByteArray &key, GgufHeader &header)
{
    const auto type = bytes.number<quint32>();
    const quint64 count = bytes.length();
    if (!bytes.ok() || count > static_cast<quint64>(bytes.left()))
        return bytes.spoil();
    header.arrayLengths.insert(key, static_cast<qint64>(count));
    if (!isInteger(type) || count > keptElements)
        return skipArray(bytes, type, count, 1);
    QList<qint64> list;
    list.reserve(static_cast<qsizetype>(count));
    for (quint64 i = 0; i < count && bytes.ok(); ++i)
        list.append(integer(bytes, type));
    header.values.insert(key, list);
}

void readValue(GgufBytes &bytes, const QByteArray &key, GgufHeader &header)
{
    const auto type = bytes.number<quint32>();
    if (isInteger(type))
        header.values.insert(key, integer(bytes, type));
    else if (type == F32)
        header.values.insert(key, double(bytes.number<float>()));
    else if (type == F64)
        header.values.insert(key, bytes.number<double>());
    else if (type == Text)
        header.values.insert(key, bytes.text(keptText));
    else if (type == Array)
        readArray(bytes, key, header);
    else
        bytes.spoil();
}

Failure damaged(const GgufBytes &bytes)
{
    return fail({FileCode::GgufDamaged, {bytes.position()}});
}

bool multiply(qint64 &product, qint64 factor)
{
    constexpr qint64 most = std::numeric_limits<qint64>::max() / 64;
    if (factor < 0 || (factor > 0 && product > most / factor))
        return false;
    product *= factor;
    return true;
}

Result<GgufTensor> readTensor(GgufBytes &bytes, bool shortDims)
{
    GgufTensor tensor;
    tensor.name = bytes.text(longestName);
    const auto dims = bytes.number<quint32>();
    if (!bytes.ok() || tensor.name.isEmpty())
        return damaged(bytes);
    const QString name = QString::fromUtf8(tensor.name);
    if (dims > tensor.dims.size())
        return fail({FileCode::GgufTensorShape, {name}});
    tensor.elements = 1;
    for (quint32 i = 0; i < dims; ++i) {
        tensor.dims[i] = integer(bytes, shortDims ? U32 : U64);
        if (!multiply(tensor.elements, tensor.dims[i]))
            return fail({FileCode::GgufTensorShape, {name}});
    }
    const auto type = bytes.number<quint32>();
    tensor.offset = bytes.number<quint64>();
    if (!bytes.ok())
        return damaged(bytes);
    tensor.type = ggmlType(type);
    if (!tensor.type)
        return fail({FileCode::GgufUnknownType, {qint64(type), name}});
    if (tensor.dims[0] % tensor.type->block != 0)
        return fail({FileCode::GgufTensorShape, {name}});
    tensor.bytes = tensor.elements / tensor.type->block * tensor.type->bytes;
    return tensor;
}

Result<void> readTensors(GgufBytes &bytes, quint64 count, GgufHeader &header)
{
    header.tensors.reserve(static_cast<qsizetype>(std::min<quint64>(count, 1024)));
    for (quint64 i = 0; i < count; ++i) {
        auto tensor = readTensor(bytes, header.version == 1);
        if (!tensor)
            return tl::unexpected(tensor.error());
        if (tensor->bytes > std::numeric_limits<qint64>::max() - header.tensorBytes)
            return fail({FileCode::GgufTensorShape, {QString::fromUtf8(tensor->name)}});
        header.tensorBytes += tensor->bytes;
        header.tensors.append(std::move(*tensor));
    }
    return {};
}

// The data must hold every tensor, and all of them side by side.
Result<void> checkData(const GgufBytes &bytes, qint64 fileSize, const GgufHeader &header)
{
    const qint64 alignment = header.number("general.alignment").value_or(32);
    if (alignment <= 0 || alignment % 8 != 0 || alignment > (1 << 20))
        return damaged(bytes);
    const qint64 start = (bytes.position() + alignment - 1) / alignment * alignment;
    constexpr auto most = static_cast<quint64>(std::numeric_limits<qint64>::max() / 2);
    qint64 end = header.tensors.isEmpty() ? bytes.position() : start + header.tensorBytes;
    for (const GgufTensor &tensor : header.tensors) {
        if (tensor.offset > most || tensor.bytes > qint64(most))
            return fail({FileCode::GgufTensorShape, {QString::fromUtf8(tensor.name)}});
        end = std::max(end, start + qint64(tensor.offset) + tensor.bytes);
    }
    if (end > fileSize) {
        return fail(
            {FileCode::TruncatedFile,
             {Quantity{double(fileSize), Unit::Bytes}, Quantity{double(end), Unit::Bytes}}});
    }
    return {};
}

} // namespace

Result<GgufHeader> readGgufHeader(QIODevice &device)
{
    GgufBytes bytes(device);
    GgufHeader header;
    bytes.skip(4); // the magic, seen by the caller
    auto version = qFromLittleEndian(bytes.number<quint32>());
    if (!bytes.ok())
        return damaged(bytes);
    // There is no flag: the version is small, so its bytes tell the order.
    header.bigEndian = version != 0 && (version & 0xFFFF) == 0;
    bytes.setBigEndian(header.bigEndian != (Q_BYTE_ORDER == Q_BIG_ENDIAN));
    if (header.bigEndian)
        version = qbswap(version);
    if (version == 0)
        return damaged(bytes);
    if (version > 3)
        return fail({FileCode::GgufVersion, {qint64(version)}});
    header.version = static_cast<int>(version);
    bytes.setShortLengths(version == 1);
    const quint64 tensors = bytes.length();
    const quint64 keys = bytes.length();
    if (!bytes.ok())
        return damaged(bytes);
    if (tensors > mostTensors || keys > mostKeys)
        return fail({FileCode::GgufTooMany, {QString::number(std::max(tensors, keys))}});
    for (quint64 i = 0; i < keys; ++i) {
        const QByteArray key = bytes.text(longestKey);
        if (key.isEmpty())
            return damaged(bytes);
        readValue(bytes, key, header);
        if (!bytes.ok())
            return damaged(bytes);
    }
    if (const auto read = readTensors(bytes, tensors, header); !read)
        return tl::unexpected(read.error());
    if (const auto checked = checkData(bytes, device.size(), header); !checked)
        return tl::unexpected(checked.error());
    return header;
}

std::optional<qint64> GgufHeader::number(const QByteArray &key) const
{
    const auto found = values.constFind(key);
    if (found == values.constEnd())
        return std::nullopt;
    if (const auto *value = std::get_if<qint64>(&*found))
        return *value;
    return std::nullopt;
}

QByteArray GgufHeader::text(const QByteArray &key) const
{
    const auto found = values.constFind(key);
    const auto *value = found == values.constEnd() ? nullptr : std::get_if<QByteArray>(&*found);
    return value ? *value : QByteArray();
}

std::optional<qint64> GgufHeader::perLayer(const QByteArray &key, int layer) const
{
    const auto found = values.constFind(key);
    if (found == values.constEnd())
        return std::nullopt;
    if (const auto *scalar = std::get_if<qint64>(&*found))
        return *scalar;
    if (const auto *list = std::get_if<QList<qint64>>(&*found); list && layer < list->size())
        return list->at(layer);
    return std::nullopt;
}

} // namespace xuanka
