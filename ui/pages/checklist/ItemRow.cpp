// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/checklist/ItemRow.h"

#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChoiceBox.h"
#include "ui/widgets/Fold.h"
#include "ui/widgets/IconLabel.h"
#include "ui/widgets/TextLabel.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace xuanka {
namespace {

struct Look {
    const char *icon;
    theme::Tone tone;
};

Look lookOf(const ChecklistRow &row)
{
    if (row.answer.answer == Answer::NotApplicable)
        return {"dash", theme::Tone::Muted};
    switch (row.verdict) {
    case Verdict::Pass:
        return {"check", theme::Tone::Good};
    case Verdict::Warn:
        return {"warning", theme::Tone::Warn};
    case Verdict::Fail:
        return {"error", theme::Tone::Bad};
    case Verdict::NotChecked:
        break;
    }
    return {"empty", theme::Tone::Muted};
}

} // namespace

ItemRow::ItemRow(const QString &id, QWidget *parent)
    : QWidget(parent)
    , m_id(id)
    , m_icon(new IconLabel("empty"))
    , m_question(new TextLabel(TextLabel::Role::Body))
    , m_below(new TextLabel(TextLabel::Role::Help))
    , m_choice(new ChoiceBox)
    , m_fold(new Fold)
    , m_note(new QLineEdit)
    , m_details(new QVBoxLayout)
{
    for (const auto &row : KeyTable<Answer>::rows)
        m_choice->addItem(QString(), int(row.first));
    m_note->setMaxLength(500);
    m_details->setSpacing(theme::gap);
    m_fold->contents()->setSpacing(theme::gap);
    m_fold->contents()->addLayout(m_details);
    m_fold->contents()->addWidget(m_note);
    m_question->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_question);
    words->addWidget(m_below);
    words->addWidget(m_fold);
    auto *across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(theme::gap);
    across->addWidget(m_icon, 0, Qt::AlignTop);
    across->addLayout(words, 1);
    across->addWidget(m_choice, 0, Qt::AlignTop);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        ItemAnswer answer = m_answer;
        answer.answer = Answer(m_choice->itemData(index).toInt());
        emit answered(m_id, answer);
    });
    connect(m_note, &QLineEdit::editingFinished, this, [this] {
        if (m_note->text() == m_answer.note)
            return;
        ItemAnswer answer = m_answer;
        answer.note = m_note->text();
        emit answered(m_id, answer);
    });
}

void ItemRow::setRow(const ChecklistRow &row)
{
    m_answer = row.answer;
    const Look look = lookOf(row);
    m_icon->setIcon(look.icon, look.tone);
    const QString question = text::of(row.item.question);
    m_question->setText(row.item.must ? tr("%1 (must)").arg(question) : question);
    retranslate(question);
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(m_choice->findData(int(row.answer.answer)));
    if (!m_note->hasFocus())
        m_note->setText(row.answer.note);

    QStringList below{tr("Passes when: %1").arg(text::of(row.item.pass))};
    for (const Check &check : row.evidence)
        below.append(
            tr("Machine: %1, found %2 (%3)")
                .arg(text::term(check.verdict), text::of(check.found, QLocale()), check.source));
    if (row.answer.answer != Answer::Open && !row.answer.when.isEmpty()) {
        const QString day = QLocale().toString(
            QDate::fromString(row.answer.when.left(10), Qt::ISODate), QLocale::ShortFormat);
        below.append(row.answer.who.isEmpty() ? day : tr("%1, %2").arg(row.answer.who, day));
    }
    if (!row.answer.note.isEmpty())
        below.append(tr("Note: %1").arg(row.answer.note));
    m_below->setText(below.join(u'\n'));
    showDetails(row);
}

void ItemRow::retranslate(const QString &question)
{
    const QSignalBlocker quiet(m_choice);
    for (int index = 0; index < m_choice->count(); ++index)
        m_choice->setItemText(index, text::term(Answer(m_choice->itemData(index).toInt())));
    m_choice->setAccessibleName(tr("Answer: %1").arg(question));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note: %1").arg(question));
    m_fold->setTitle(tr("What proves it"));
    m_fold->setDescription(question);
}

void ItemRow::showDetails(const ChecklistRow &row)
{
    while (QLayoutItem *item = m_details->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    addDetail(tr("Evidence"), text::of(row.item.evidence));
    for (const QString &command : row.item.commands)
        addDetail(tr("Run"), command, true);
    addDetail(tr("Source"), row.item.source);
}

void ItemRow::addDetail(const QString &caption, const QString &words, bool code)
{
    if (words.isEmpty())
        return;
    auto *label = new TextLabel(TextLabel::Role::Help);
    label->setText(code ? words : tr("%1: %2").arg(caption, words));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (code) {
        QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        fixed.setPointSizeF(label->font().pointSizeF());
        label->setFont(fixed);
        label->setTone(theme::Tone::Text);
    }
    m_details->addWidget(label);
}

} // namespace xuanka
