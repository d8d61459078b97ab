// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/DimensionBars.h"

#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/MeterBar.h"
#include "ui/widgets/TextLabel.h"

#include <QGridLayout>

#include <algorithm>

namespace xuanka {
namespace {

constexpr std::array dimensions{Dimension::Compute, Dimension::Team, Dimension::Task,
                                Dimension::Budget};

const DimensionView &viewOf(const Advice &advice, Dimension dimension)
{
    switch (dimension) {
    case Dimension::Compute:
        return advice.compute;
    case Dimension::Team:
        return advice.team;
    case Dimension::Task:
        return advice.task;
    case Dimension::Budget:
        break;
    }
    return advice.budget;
}

} // namespace

DimensionBars::DimensionBars(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * theme::gap);
    grid->setVerticalSpacing(theme::gap);
    grid->setColumnMinimumWidth(1, 120);
    grid->setColumnStretch(3, 1);
    for (int row = 0; row < int(m_lines.size()); ++row) {
        m_lines[std::size_t(row)] = {new TextLabel(TextLabel::Role::Strong), new MeterBar,
                                     new TextLabel(TextLabel::Role::Strong),
                                     new TextLabel(TextLabel::Role::Help)};
        const Line &line = m_lines[std::size_t(row)];
        line.bar->setFixedWidth(120);
        grid->addWidget(line.name, row, 0, Qt::AlignTop);
        grid->addWidget(line.bar, row, 1, Qt::AlignTop);
        grid->addWidget(line.count, row, 2, Qt::AlignTop);
        grid->addWidget(line.because, row, 3, Qt::AlignTop);
    }
}

void DimensionBars::setAdvice(const Advice *advice)
{
    int most = 8;
    for (const Dimension dimension : dimensions) {
        if (advice)
            most = std::max(most, viewOf(*advice, dimension).cards.value_or(0));
    }
    for (std::size_t row = 0; row < dimensions.size(); ++row) {
        const Dimension dimension = dimensions[row];
        const Line &line = m_lines[row];
        const DimensionView view = advice ? viewOf(*advice, dimension) : DimensionView{};
        const bool binding =
            advice && advice->recommendation && advice->recommendation->binding == dimension;
        line.name->setText(text::term(dimension));
        line.bar->setValue(double(view.cards.value_or(0)) / most,
                           binding ? theme::Tone::Accent : theme::Tone::Muted);
        QString count =
            view.cards ? text::quantity(*view.cards, Unit::Cards, QLocale()) : QStringLiteral("—");
        if (view.cards && dimension == Dimension::Budget)
            count = tr("affords %1").arg(count);
        line.count->setText(binding ? tr("%1 · decides").arg(count) : count);
        line.count->setTone(binding ? theme::Tone::Accent : theme::Tone::Text);
        QStringList because;
        for (const Message &message : view.because)
            because.append(text::of(message, QLocale()));
        line.because->setText(because.join(u' '));
        line.bar->setAccessibleName(tr("%1: %2").arg(text::term(dimension), line.count->text()));
    }
}

} // namespace xuanka
