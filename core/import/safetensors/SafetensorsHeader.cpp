// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/safetensors/SafetensorsHeader.h"

#include "core/import/FileCode.h"
#include "core/import/sniff/JsonText.h"

#include <QJsonArray>
#include <QtEndian>

#include <algorithm>
#include <limits>

namespace xuanka {
namespace {

constexpr quint64 longestHeader = 100'000'000; // the format's own limit
constexpr qsizetype mostDimensions = 16;
constexpr qint64 largest = std::numeric_limits<qint64>::max() / 64;

Failure damaged(const QString &tensor)
{
    return fail({FileCode::SafetensorsDamaged, {tensor}});
}

// A count or offset: a whole number that is not negative. -1 if it is anything else.
qint64 wholeNumber(const QJsonValue &value)
{
    const qint64 number = value.toInteger(-1);
    return number >= 0 && number <= largest ? number : -1;
}

bool readShape(const QJsonValue &value, StoredTensor &tensor)
{
    if (!value.isArray() || value.toArray().size() > mostDimensions)
        return false;
    tensor.elements = 1;
    for (const QJsonValue dimension : value.toArray()) {
        const qint64 size = wholeNumber(dimension);
        if (size < 0 || (size > 0 && tensor.elements > largest / size))
            return false;
        tensor.shape.append(size);
        tensor.elements *= size;
    }
    return true;
}

// The tensor, and in `end` the byte behind it.
Result<StoredTensor> readTensor(const QString &name, const QJsonObject &entry, qint64 &end)
{
    StoredTensor tensor;
    tensor.name = name;
    const QString typeName = entry.value(QLatin1String("dtype")).toString();
    const StoredTypeInfo *info = storedType(typeName);
    if (!info)
        return fail({FileCode::SafetensorsUnknownType, {typeName, name}});
    tensor.type = info->type;
    if (!readShape(entry.value(QLatin1String("shape")), tensor))
        return damaged(name);
    const QJsonArray offsets = entry.value(QLatin1String("data_offsets")).toArray();
    const qint64 begin = wholeNumber(offsets.at(0));
    end = wholeNumber(offsets.at(1));
    if (offsets.size() != 2 || begin < 0 || end < begin)
        return damaged(name);
    tensor.bytes = end - begin;
    if (tensor.elements * info->bits / 8 != tensor.bytes)
        return damaged(name);
    return tensor;
}

Result<QJsonObject> readHeaderText(QIODevice &device, qint64 &dataStart)
{
    quint64 length = 0;
    if (device.read(reinterpret_cast<char *>(&length), sizeof(length)) != sizeof(length))
        return fail({FileCode::SafetensorsHeader, {Quantity{0, Unit::Bytes}}});
    length = qFromLittleEndian(length);
    if (length > longestHeader || length < 2)
        return fail({FileCode::SafetensorsHeader, {Quantity{double(length), Unit::Bytes}}});
    dataStart = qint64(sizeof(length)) + qint64(length);
    if (dataStart > device.size()) {
        return fail({FileCode::TruncatedFile,
                     {Quantity{double(device.size()), Unit::Bytes},
                      Quantity{double(dataStart), Unit::Bytes}}});
    }
    return readJsonObject(device.read(qint64(length)), qsizetype(longestHeader));
}

} // namespace

Result<SafetensorsHeader> readSafetensorsHeader(QIODevice &device)
{
    qint64 dataStart = 0;
    const auto text = readHeaderText(device, dataStart);
    if (!text)
        return tl::unexpected(text.error());
    SafetensorsHeader header;
    qint64 dataEnd = 0;
    for (auto it = text->constBegin(); it != text->constEnd(); ++it) {
        const QJsonObject entry = it.value().toObject();
        if (it.key() == QLatin1String("__metadata__")) {
            for (auto meta = entry.constBegin(); meta != entry.constEnd(); ++meta)
                header.metadata.insert(meta.key(), meta.value().toString());
            continue;
        }
        qint64 end = 0;
        auto tensor = readTensor(it.key(), entry, end);
        if (!tensor)
            return tl::unexpected(tensor.error());
        dataEnd = std::max(dataEnd, end);
        header.tensorBytes += tensor->bytes;
        if (header.tensorBytes > largest)
            return damaged(tensor->name);
        header.tensors.append(std::move(*tensor));
    }
    // Tensors lie side by side: more bytes than the data has would count some twice.
    dataEnd = std::max(dataEnd, header.tensorBytes);
    if (dataEnd > device.size() - dataStart) {
        return fail({FileCode::TruncatedFile,
                     {Quantity{double(device.size()), Unit::Bytes},
                      Quantity{double(dataStart) + double(dataEnd), Unit::Bytes}}});
    }
    return header;
}

} // namespace xuanka
