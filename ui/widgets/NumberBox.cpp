// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/NumberBox.h"

#include <QLocale>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace xuanka {

NumberBox::NumberBox(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setGroupSeparatorShown(true);
    setAlignment(Qt::AlignLeft);
}

void NumberBox::setUnsetWords(const QString &words)
{
    setSpecialValueText(words);
}

QString NumberBox::textFromValue(double value) const
{
    QString text = locale().toString(value, 'f', decimals());
    const QString point = locale().decimalPoint();
    if (decimals() > 0 && text.contains(point)) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

double NumberBox::parse(QString text) const
{
    if (!prefix().isEmpty() && text.startsWith(prefix()))
        text.remove(0, prefix().size());
    if (!suffix().isEmpty() && text.endsWith(suffix()))
        text.chop(suffix().size());
    text = text.trimmed();
    if (!specialValueText().isEmpty() && (text.isEmpty() || text == specialValueText()))
        return minimum();
    double factor = 1;
    if (!text.isEmpty()) {
        switch (text.back().unicode()) {
        case u'k':
        case u'K':
            factor = m_binary ? 1024 : 1e3;
            break;
        case u'm':
        case u'M':
            factor = m_binary ? 1024.0 * 1024.0 : 1e6;
            break;
        case u'b':
        case u'B':
        case u'g':
        case u'G':
            factor = 1e9;
            break;
        case u'\u4e07': // ten thousand
            factor = 1e4;
            break;
        case u'\u4ebf': // hundred million
            factor = 1e8;
            break;
        default:
            break;
        }
    }
    if (factor > 1)
        text.chop(1);
    text.remove(locale().groupSeparator());
    bool ok = false;
    const double value = locale().toDouble(text.trimmed(), &ok);
    return ok ? value * factor : std::numeric_limits<double>::quiet_NaN();
}

double NumberBox::valueFromText(const QString &text) const
{
    const double value = parse(text);
    return std::isnan(value) ? this->value() : std::clamp(value, minimum(), maximum());
}

QValidator::State NumberBox::validate(QString &text, int &position) const
{
    Q_UNUSED(position)
    const double value = parse(text);
    if (!std::isnan(value))
        return value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                        : QValidator::Intermediate;
    QString inner = text;
    if (!suffix().isEmpty() && inner.endsWith(suffix()))
        inner.chop(suffix().size());
    if (!prefix().isEmpty() && inner.startsWith(prefix()))
        inner.remove(0, prefix().size());
    const bool possible = std::all_of(inner.begin(), inner.end(), [this](QChar c) {
        return c.isDigit() || c.isSpace() || QStringLiteral(".,-kKmMbBgG\u4e07\u4ebf").contains(c)
            || locale().groupSeparator().contains(c);
    });
    return possible ? QValidator::Intermediate : QValidator::Invalid;
}

void NumberBox::stepBy(int steps)
{
    if (!m_doubling || (value() <= 0 && steps < 0)) {
        QDoubleSpinBox::stepBy(steps);
        return;
    }
    setValue(value() <= 0 ? std::max(1.0, minimum()) : value() * std::pow(2.0, steps));
    selectAll();
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore(); // a page that is scrolled must not change its fields
}

} // namespace xuanka
