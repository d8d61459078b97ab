// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/answer/AnswerPanel.h"

#include "core/report/CardName.h"
#include "ui/document/PlanDocument.h"
#include "ui/text/Answer.h"
#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"
#include "ui/window/answer/AnswerRow.h"

#include <QApplication>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {
namespace {

const QString dash = QStringLiteral("—");

// Most looked-at first.
constexpr std::array order{Topic::Cost,     Topic::Memory, Topic::Speed,  Topic::Speedup,
                           Topic::UnitCost, Topic::Power,  Topic::Binding};

} // namespace

AnswerPanel::AnswerPanel(const PlanDocument &document, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_theme(theme)
    , m_caption(new TextLabel(TextLabel::Role::Help))
    , m_title(new TextLabel(TextLabel::Role::Section))
    , m_how(new TextLabel(TextLabel::Role::Body))
    , m_warnings(new QPushButton)
    , m_why(new QPushButton)
{
    setFixedWidth(320);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::cardPadding, theme::pageMargin, theme::cardPadding,
                               theme::cardPadding);
    layout->setSpacing(theme::innerGap);
    const auto indented = [layout](QWidget *widget) {
        widget->setContentsMargins(theme::gap, 0, theme::gap, 0);
        layout->addWidget(widget);
    };
    indented(m_caption);
    indented(m_title);
    indented(m_how);
    m_title->setObjectName(QStringLiteral("answer-title"));
    // Room for two lines, taken or not: what stands below must not jump.
    m_how->setMinimumHeight(2 * m_how->fontMetrics().lineSpacing());
    m_how->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addSpacing(theme::gap);
    for (const Topic topic : order) {
        auto *row = new AnswerRow;
        connect(row, &AnswerRow::clicked, this, [this, topic] { emit topicWanted(topic); });
        m_rows[std::size_t(topic)] = row;
        layout->addWidget(row);
    }
    layout->addSpacing(theme::gap);
    for (QPushButton *button : {m_warnings, m_why}) {
        button->setFlat(true);
        layout->addWidget(button, 0, Qt::AlignLeft);
        connect(button, &QPushButton::clicked, this, &AnswerPanel::resultWanted);
    }
    m_why->setIcon(theme::icon("chevron-right", theme::Tone::Accent));
    layout->addStretch();
    applyGround();
}

QString AnswerPanel::caption(Topic topic)
{
    switch (topic) {
    case Topic::Memory:
        return tr("VRAM headroom");
    case Topic::Speed:
        return tr("Speed");
    case Topic::Speedup:
        return tr("Speedup");
    case Topic::Cost:
        return tr("Per month");
    case Topic::UnitCost:
        return tr("Unit cost");
    case Topic::Power:
        return tr("Power");
    case Topic::Binding:
        return tr("Decided by");
    }
    return {};
}

AnswerPanel::Words AnswerPanel::wordsOf(Topic topic, const Advice &advice,
                                        const Candidate &candidate)
{
    const QLocale locale;
    const auto band = [&](const Estimated &value, Unit unit) {
        return value ? text::band(value.band, unit, locale) : dash;
    };
    switch (topic) {
    case Topic::Memory:
        return {text::quantity(text::headroomGiB(candidate.memory), Unit::GiB, locale),
                tr("%1 used of %2 per card")
                    .arg(text::quantity(candidate.memory.total.band.mid, Unit::GiB, locale),
                         text::quantity(candidate.memory.capacityGiB, Unit::GiB, locale))};
    case Topic::Speed: {
        const QString words = text::speedPhrase(candidate.speed, locale);
        const QString first = candidate.speed.firstTokenSeconds
            ? tr("first token after %1")
                  .arg(text::band(candidate.speed.firstTokenSeconds.band, Unit::Seconds, locale))
            : QString();
        return {words.isEmpty() ? dash : words, first};
    }
    case Topic::Speedup:
        return {band(candidate.speed.speedup, Unit::Times),
                candidate.speed.efficiency
                    ? tr("efficiency %1")
                          .arg(text::quantity(candidate.speed.efficiency.band.mid * 100,
                                              Unit::Percent, locale))
                    : QString()};
    case Topic::Cost:
        if (!candidate.priced)
            return {dash, tr("no price is known")};
        return {text::money(candidate.monthly.total, locale),
                text::leasePhrase(candidate.lease, locale)};
    case Topic::UnitCost:
        if (!candidate.unitCost)
            return {dash, {}};
        return {text::money(Money::of(candidate.unitCost->cost.mid, candidate.unitCost->currency),
                            locale),
                tr("per %1").arg(text::term(candidate.unitCost->per))};
    case Topic::Power:
        return {band(candidate.power.machineWatts, Unit::Watt), {}};
    case Topic::Binding: {
        if (!advice.recommendation)
            return {dash, {}};
        return {text::term(advice.recommendation->binding), {}};
    }
    }
    return {dash, {}};
}

const Advice *AnswerPanel::advice() const
{
    return m_active && m_document.advice() ? &*m_document.advice() : nullptr;
}

void AnswerPanel::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    refresh();
}

void AnswerPanel::refresh()
{
    showHead();
    const Advice *advice = this->advice();
    const Candidate *chosen = advice ? advice->recommended() : nullptr;
    const bool flash = isVisible() && !m_theme.reducedMotion();
    for (const Topic topic : order) {
        const Words words = chosen ? wordsOf(topic, *advice, *chosen) : Words{dash, {}};
        m_rows[std::size_t(topic)]->setValue(words.value, words.below, flash);
        m_rows[std::size_t(topic)]->setEnabled(chosen);
    }
    showWarnings();
}

void AnswerPanel::showHead()
{
    const Advice *advice = this->advice();
    const Candidate *chosen = advice ? advice->recommended() : nullptr;
    m_title->setTone(theme::Tone::Text);
    if (chosen) {
        m_title->setText(configurationName(chosen->gpu, chosen->cards));
        m_how->setText(text::layoutPhrase(*chosen));
        return;
    }
    if (advice) {
        m_title->setTone(theme::Tone::Bad);
        m_title->setText(tr("Nothing fits"));
        m_how->setText(advice->waysOut.isEmpty()
                           ? QString()
                           : tr("%n way(s) out", nullptr, int(advice->waysOut.size())));
        return;
    }
    m_title->setText(dash);
    m_how->setText(!m_active                  ? tr("Choose a way to start.")
                       : m_document.problem() ? text::of(*m_document.problem(), QLocale())
                                              : tr("No answer yet."));
}

void AnswerPanel::showWarnings()
{
    const Advice *advice = this->advice();
    int flags = 0;
    int warnings = 0;
    if (advice) {
        for (const Finding &finding : advice->findings) {
            flags += finding.severity == Severity::RedFlag ? 1 : 0;
            warnings += finding.severity == Severity::Warning ? 1 : 0;
        }
    }
    m_warnings->setVisible(flags + warnings > 0);
    m_warnings->setIcon(
        theme::icon(flags ? "error" : "warning", flags ? theme::Tone::Bad : theme::Tone::Warn));
    m_warnings->setText(flags ? tr("%n red flag(s)", nullptr, flags)
                              : tr("%n warning(s)", nullptr, warnings));
    m_why->setVisible(advice);
}

void AnswerPanel::retranslateUi()
{
    setAccessibleName(tr("Answer"));
    m_caption->setText(tr("Recommendation"));
    m_why->setText(tr("Why this answer"));
    for (const Topic topic : order)
        m_rows[std::size_t(topic)]->setCaption(caption(topic));
    refresh();
}

void AnswerPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyGround();
}

void AnswerPanel::applyGround()
{
    const QColor ground = theme::colorsOf(QApplication::palette()).surface;
    if (palette().color(QPalette::Window) == ground)
        return;
    QPalette own; // one role only, the others follow the application
    own.setColor(QPalette::Window, ground);
    setPalette(own);
}

} // namespace xuanka
