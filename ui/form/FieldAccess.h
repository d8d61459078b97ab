// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"
#include "ui/form/PartOf.h"
#include "ui/text/Terms.h"

#include <QList>

#include <cmath>
#include <functional>
#include <optional>
#include <type_traits>

// How a form reads and writes a member of a plan without knowing its type. A reader gives nothing
// when the plan's work is of another kind.
namespace xuanka {

template <typename T>
struct Plain {
    using type = T;
    static constexpr bool isOptional = false;
};
template <typename T>
struct Plain<std::optional<T>> {
    using type = T;
    static constexpr bool isOptional = true;
};
template <typename T>
using valueOf = typename Plain<T>::type;

struct NumberAccess {
    std::function<std::optional<double>(const Plan &)> read; // unset counts as 0
    std::function<void(Plan &, double)> write;
    std::function<Currency(const Plan &)> currency; // money only
    bool optional = false;
};
struct ChoiceAccess {
    std::function<std::optional<int>(const Plan &)> read; // -1: left to the program
    std::function<void(Plan &, int)> write;
    std::function<QString(int)> words;
    QList<int> values;
};
struct ToggleAccess {
    std::function<std::optional<bool>(const Plan &)> read;
    std::function<void(Plan &, bool)> write;
};
struct LineAccess {
    std::function<std::optional<QString>(const Plan &)> read;
    std::function<void(Plan &, const QString &)> write;
};
struct ChecksAccess {
    std::function<QList<int>(const Plan &)> read;
    std::function<void(Plan &, const QList<int> &)> write;
    std::function<QString(int)> words;
    QList<int> values;
};

template <typename Part, typename T>
NumberAccess numberAccess(T Part::*member, double scale)
{
    using Value = valueOf<T>;
    NumberAccess access;
    access.optional = Plain<T>::isOptional;
    access.read = [member, scale](const Plan &plan) -> std::optional<double> {
        const Part *part = partOf<Part>(plan);
        if (!part)
            return std::nullopt;
        if constexpr (Plain<T>::isOptional)
            return static_cast<double>((part->*member).value_or(Value{})) * scale;
        else
            return static_cast<double>(part->*member) * scale;
    };
    access.write = [member, scale](Plan &plan, double value) {
        Part *part = partOf<Part>(plan);
        if (!part)
            return;
        Value stored{};
        if constexpr (std::is_integral_v<Value>)
            stored = static_cast<Value>(std::llround(value / scale));
        else
            stored = value / scale;
        if constexpr (Plain<T>::isOptional)
            part->*member = value > 0 ? std::optional<Value>(stored) : std::nullopt;
        else
            part->*member = stored;
    };
    return access;
}

template <typename Part, typename M>
NumberAccess moneyAccess(M Part::*member)
{
    NumberAccess access;
    access.optional = Plain<M>::isOptional;
    const auto value = [member](const Plan &plan) -> std::optional<Money> {
        const Part *part = partOf<Part>(plan);
        return part ? std::optional<Money>(part->*member) : std::nullopt;
    };
    access.read = [value](const Plan &plan) -> std::optional<double> {
        const auto money = value(plan);
        return money ? money->amount() : 0.0;
    };
    access.currency = [value](const Plan &plan) {
        const auto money = value(plan);
        return money ? money->currency : plan.budget.electricityPerKwh.currency;
    };
    access.write = [member, currency = access.currency](Plan &plan, double amount) {
        Part *part = partOf<Part>(plan);
        if constexpr (Plain<M>::isOptional)
            part->*member =
                amount > 0 ? std::optional(Money::of(amount, currency(plan))) : std::nullopt;
        else
            part->*member = Money::of(amount, currency(plan));
    };
    return access;
}

template <typename Part, typename E>
ChoiceAccess choiceAccess(E Part::*member, const QList<valueOf<E>> &values)
{
    using Value = valueOf<E>;
    ChoiceAccess access;
    if constexpr (Plain<E>::isOptional)
        access.values.append(-1);
    for (const Value value : values)
        access.values.append(static_cast<int>(value));
    access.words = [](int value) {
        return value < 0 ? text::term(Strategy::Auto) : text::term(static_cast<Value>(value));
    };
    access.read = [member](const Plan &plan) -> std::optional<int> {
        const Part *part = partOf<Part>(plan);
        if (!part)
            return std::nullopt;
        if constexpr (Plain<E>::isOptional)
            return (part->*member) ? static_cast<int>(*(part->*member)) : -1;
        else
            return static_cast<int>(part->*member);
    };
    access.write = [member](Plan &plan, int value) {
        Part *part = partOf<Part>(plan);
        if (!part)
            return;
        if constexpr (Plain<E>::isOptional)
            part->*member = value < 0 ? std::nullopt : std::optional(static_cast<Value>(value));
        else
            part->*member = static_cast<Value>(value);
    };
    return access;
}

template <typename Part>
ToggleAccess toggleAccess(bool Part::*member)
{
    return {[member](const Plan &plan) -> std::optional<bool> {
                const Part *part = partOf<Part>(plan);
                return part ? std::optional(part->*member) : std::nullopt;
            },
            [member](Plan &plan, bool value) {
                if (Part *part = partOf<Part>(plan))
                    part->*member = value;
            }};
}

template <typename Part>
LineAccess lineAccess(QString Part::*member)
{
    return {[member](const Plan &plan) -> std::optional<QString> {
                const Part *part = partOf<Part>(plan);
                return part ? std::optional(part->*member) : std::nullopt;
            },
            [member](Plan &plan, const QString &value) {
                if (Part *part = partOf<Part>(plan))
                    part->*member = value;
            }};
}

template <typename Part, typename E>
ChecksAccess checksAccess(QList<E> Part::*member, const QList<E> &values)
{
    ChecksAccess access;
    for (const E value : values)
        access.values.append(static_cast<int>(value));
    if constexpr (std::is_enum_v<E>)
        access.words = [](int value) { return text::term(static_cast<E>(value)); };
    else
        access.words = [](int value) { return QString::number(value); };
    access.read = [member](const Plan &plan) {
        QList<int> chosen;
        for (const E value : partOf<Part>(plan)->*member)
            chosen.append(static_cast<int>(value));
        return chosen;
    };
    access.write = [member](Plan &plan, const QList<int> &chosen) {
        auto &list = partOf<Part>(plan)->*member;
        list.clear();
        for (const int value : chosen)
            list.append(static_cast<E>(value));
    };
    return access;
}

} // namespace xuanka
