// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Language.h"
#include "ui/text/Terms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("Terms", source);
}

} // namespace

QString term(PriceUnit value)
{
    switch (value) {
    case PriceUnit::CardHour:
        return words(QT_TRANSLATE_NOOP("Terms", "per card-hour"));
    case PriceUnit::MachineHour:
        return words(QT_TRANSLATE_NOOP("Terms", "per machine-hour"));
    case PriceUnit::CardDay:
        return words(QT_TRANSLATE_NOOP("Terms", "per card and day"));
    case PriceUnit::MachineDay:
        return words(QT_TRANSLATE_NOOP("Terms", "per machine and day"));
    case PriceUnit::CardMonth:
        return words(QT_TRANSLATE_NOOP("Terms", "per card and month"));
    case PriceUnit::MachineMonth:
        return words(QT_TRANSLATE_NOOP("Terms", "per machine and month"));
    case PriceUnit::CardYear:
        return words(QT_TRANSLATE_NOOP("Terms", "per card and year"));
    case PriceUnit::MachineYear:
        return words(QT_TRANSLATE_NOOP("Terms", "per machine and year"));
    }
    return {};
}

QString term(Billing value)
{
    switch (value) {
    case Billing::Second:
        return words(QT_TRANSLATE_NOOP("Terms", "by the second"));
    case Billing::Minute:
        return words(QT_TRANSLATE_NOOP("Terms", "by the minute"));
    case Billing::Hour:
        return words(QT_TRANSLATE_NOOP("Terms", "hourly"));
    case Billing::Day:
        return words(QT_TRANSLATE_NOOP("Terms", "daily"));
    case Billing::Month:
        return words(QT_TRANSLATE_NOOP("Terms", "monthly"));
    }
    return {};
}

QString term(Tenancy value)
{
    switch (value) {
    case Tenancy::BareMetal:
        return words(QT_TRANSLATE_NOOP("Terms", "Bare metal"));
    case Tenancy::VirtualMachine:
        return words(QT_TRANSLATE_NOOP("Terms", "Virtual machine"));
    case Tenancy::Container:
        return words(QT_TRANSLATE_NOOP("Terms", "Container"));
    }
    return {};
}

QString term(Dimension value)
{
    switch (value) {
    case Dimension::Compute:
        return words(QT_TRANSLATE_NOOP("Terms", "Compute"));
    case Dimension::Team:
        return words(QT_TRANSLATE_NOOP("Terms", "Team"));
    case Dimension::Task:
        return words(QT_TRANSLATE_NOOP("Terms", "Task"));
    case Dimension::Budget:
        return words(QT_TRANSLATE_NOOP("Terms", "Budget"));
    }
    return {};
}

QString term(Fit value)
{
    switch (value) {
    case Fit::Fits:
        return words(QT_TRANSLATE_NOOP("Terms", "fits"));
    case Fit::Tight:
        return words(QT_TRANSLATE_NOOP("Terms", "tight"));
    case Fit::DoesNotFit:
        return words(QT_TRANSLATE_NOOP("Terms", "does not fit"));
    }
    return {};
}

QString term(Severity value)
{
    switch (value) {
    case Severity::Note:
        return words(QT_TRANSLATE_NOOP("Terms", "Note"));
    case Severity::Warning:
        return words(QT_TRANSLATE_NOOP("Terms", "Warning"));
    case Severity::RedFlag:
        return words(QT_TRANSLATE_NOOP("Terms", "Red flag"));
    }
    return {};
}

QString term(ProductUnit value)
{
    switch (value) {
    case ProductUnit::MillionTokens:
        return words(QT_TRANSLATE_NOOP("Terms", "million tokens"));
    case ProductUnit::Image:
        return words(QT_TRANSLATE_NOOP("Terms", "image"));
    case ProductUnit::Clip:
        return words(QT_TRANSLATE_NOOP("Terms", "clip"));
    case ProductUnit::Frame:
        return words(QT_TRANSLATE_NOOP("Terms", "frame"));
    case ProductUnit::Run:
        return words(QT_TRANSLATE_NOOP("Terms", "training run"));
    case ProductUnit::Step:
        return words(QT_TRANSLATE_NOOP("Terms", "step"));
    }
    return {};
}

QString term(Answer value)
{
    switch (value) {
    case Answer::Open:
        return words(QT_TRANSLATE_NOOP("Terms", "Open"));
    case Answer::Pass:
        return words(QT_TRANSLATE_NOOP("Terms", "Passed"));
    case Answer::Fail:
        return words(QT_TRANSLATE_NOOP("Terms", "Failed"));
    case Answer::NotApplicable:
        return words(QT_TRANSLATE_NOOP("Terms", "Does not apply"));
    }
    return {};
}

QString term(Verdict value)
{
    switch (value) {
    case Verdict::Pass:
        return words(QT_TRANSLATE_NOOP("Terms", "passed"));
    case Verdict::Warn:
        return words(QT_TRANSLATE_NOOP("Terms", "warning"));
    case Verdict::Fail:
        return words(QT_TRANSLATE_NOOP("Terms", "failed"));
    case Verdict::NotChecked:
        return words(QT_TRANSLATE_NOOP("Terms", "not checked"));
    }
    return {};
}

} // namespace xuanka::text
