// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"
#include "core/base/Money.h"
#include "core/plan/Terms.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace xuanka {

enum class Tenancy : std::uint8_t { BareMetal, VirtualMachine, Container };

template <>
struct KeyTable<Tenancy> {
    static constexpr std::array<std::pair<Tenancy, std::string_view>, 3> rows{{
        {Tenancy::BareMetal, "bare-metal"},
        {Tenancy::VirtualMachine, "virtual-machine"},
        {Tenancy::Container, "container"},
    }};
};

// A vendor's quote. Unset members mean "the quote does not say".
struct Offer {
    QString vendor;
    QString gpu; // catalogue id
    int cards = 1; // cards of the machine the price is for
    Money price;
    PriceUnit per = PriceUnit::CardHour;
    Billing billing = Billing::Hour;
    bool interruptible = false;
    QStringList includes; // "electricity", "public-ip", "storage", …
    std::optional<int> vcpus; // of the whole machine
    std::optional<double> memoryGiB;
    std::optional<double> diskGiB;
    QString pcie; // "4.0 x16"
    std::optional<Tenancy> tenancy;
    std::optional<bool> savedEnvironment;
    QString cooling;
    QString claims; // free text of the quote
    QString region;
    QString dateSeen; // ISO date, empty if unknown
    QString source;
    QString note;
    bool operator==(const Offer &) const = default;
};

} // namespace xuanka
