// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/CandidateTable.h"

#include "ui/pages/result/CandidateFilter.h"
#include "ui/pages/result/CandidateModel.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Table.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace xuanka {

CandidateTable::CandidateTable(QWidget *parent)
    : QWidget(parent)
    , m_model(new CandidateModel(this))
    , m_filter(new CandidateFilter(this))
    , m_title(new TextLabel(TextLabel::Role::Section))
    , m_words(new QLineEdit)
    , m_onlyPossible(new QCheckBox)
    , m_reasons(new TextLabel(TextLabel::Role::Help))
{
    m_filter->setSourceModel(m_model);
    m_view = table::make(m_filter);
    m_view->setObjectName(QStringLiteral("candidates"));
    m_view->setSortingEnabled(true);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_words->setClearButtonEnabled(true);
    m_words->setFixedWidth(240);
    m_words->addAction(theme::icon("search", theme::Tone::Muted), QLineEdit::LeadingPosition);
    m_reasons->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *tools = new QHBoxLayout;
    tools->setSpacing(2 * theme::gap);
    tools->addWidget(m_words);
    tools->addWidget(m_onlyPossible);
    tools->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gap, 0, 0);
    layout->setSpacing(theme::gap + theme::innerGap);
    layout->addWidget(m_title);
    layout->addLayout(tools);
    layout->addWidget(m_view);
    layout->addWidget(m_reasons);
    connect(m_words, &QLineEdit::textChanged, this, &CandidateTable::filterChanged);
    connect(m_onlyPossible, &QCheckBox::toggled, this, &CandidateTable::filterChanged);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CandidateTable::showReasons);
}

void CandidateTable::setAdvice(const Advice *advice)
{
    m_model->setAdvice(advice);
    filterChanged();
}

void CandidateTable::filterChanged()
{
    m_filter->setWords(m_words->text());
    m_filter->setOnlyPossible(m_onlyPossible->isChecked());
    table::fitHeight(m_view, 14);
    showReasons();
}

void CandidateTable::showReasons()
{
    const QModelIndex current = m_view->currentIndex();
    QString words = tr("Select a row to see every reason.");
    if (current.isValid()) {
        const int row = m_filter->mapToSource(current).row();
        words = m_model->reasons(row);
        if (words.isEmpty())
            words = row == m_model->recommended() ? tr("This is the recommendation.")
                                                  : tr("Nothing speaks against it.");
    }
    m_reasons->setText(words);
}

void CandidateTable::retranslateUi()
{
    m_title->setText(tr("Everything that was compared"));
    m_words->setPlaceholderText(tr("Filter"));
    m_words->setAccessibleName(tr("Filter the candidates by words"));
    m_onlyPossible->setText(tr("Only what works"));
    m_onlyPossible->setAccessibleName(tr("Only what works"));
    m_view->setAccessibleName(tr("Candidates"));
    m_model->retranslateUi();
    filterChanged();
}

} // namespace xuanka
