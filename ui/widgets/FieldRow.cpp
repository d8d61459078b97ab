// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FieldRow.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QStyle>
#include <QVBoxLayout>

namespace xuanka {

FieldRow::FieldRow(QWidget *editor, bool ownLabel, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_below(new TextLabel(TextLabel::Role::Help))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::innerGap);
    if (!ownLabel) {
        m_label = new TextLabel(TextLabel::Role::Body);
        m_label->setBuddy(editor);
        layout->addWidget(m_label);
    }
    layout->addWidget(editor, 0, Qt::AlignLeft);
    layout->addWidget(m_below);
    layout->addStretch();
}

void FieldRow::setLabel(const QString &label)
{
    if (m_label)
        m_label->setText(label);
    m_editor->setAccessibleName(label);
}

void FieldRow::setHelp(const QString &help)
{
    m_help = help;
    show();
}

void FieldRow::setError(const QString &error)
{
    if (error == m_error)
        return;
    m_error = error;
    m_editor->setProperty("invalid", !error.isEmpty());
    m_editor->update();
    show();
}

void FieldRow::show()
{
    const bool bad = !m_error.isEmpty();
    const QString words = bad ? m_error : m_help;
    m_below->setTone(bad ? theme::Tone::Bad : theme::Tone::Muted);
    m_below->setText(words);
    m_below->setVisible(!words.isEmpty());
    m_editor->setAccessibleDescription(words);
}

} // namespace xuanka
