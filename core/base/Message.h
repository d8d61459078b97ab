// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/base/Keys.h"
#include "core/base/Money.h"
#include "core/base/Units.h"

#include <QList>
#include <QString>

#include <variant>

namespace xuanka {

// The rooms that have something to say; each has its own enumeration of codes.
enum class Room : std::uint8_t {
    Plan,
    Catalog,
    Import,
    File,    // model files: kinds, GGUF, safetensors, folders
    Convert, // training configs and launch commands
    Prices,  // vendors' price lists
    Estimate,
    Cost,
    Advise,
    Trial,
    Checklist,
    Storage,
    Report,
    Finding, // of an advice
};

struct Quantity {
    double value = 0;
    Unit unit = Unit::None;
    bool operator==(const Quantity &) const = default;
};

struct BandQuantity {
    Band band;
    Unit unit = Unit::None;
    bool operator==(const BandQuantity &) const = default;
};

// Another message inside a message, by its stable key (a term such as "binding dimension: team").
struct TermRef {
    Room room = Room::Plan;
    int code = 0;
    bool operator==(const TermRef &) const = default;
};

using Parameter = std::variant<QString, qint64, double, Quantity, BandQuantity, Money, TermRef>;

// An enumeration is a message code when it names its room and has stable keys.
template <typename E>
struct RoomOf; // specialise: static constexpr Room value = Room::Import;

template <typename E>
concept MessageCode = requires
{
    RoomOf<E>::value;
};

// What the core has to say, without language: ui/text turns it into a sentence.
// `key` is the stable spelling for scripts, e.g. "nvlink-absent".
struct Message {
    Room room = Room::Plan;
    int code = 0;
    std::string_view key;
    QList<Parameter> parameters;

    Message() = default;
    template <MessageCode E>
    Message(E value, QList<Parameter> values = {}) // implicit: a code is a message
        : room(RoomOf<E>::value)
        , code(static_cast<int>(value))
        , key(xuanka::key(value))
        , parameters(std::move(values))
    {
    }
    template <MessageCode E>
    bool is(E value) const
    {
        return room == RoomOf<E>::value && code == static_cast<int>(value);
    }
    bool operator==(const Message &) const = default;
};

} // namespace xuanka
