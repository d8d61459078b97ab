// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/CandidateModel.h"

#include "core/report/CardName.h"
#include "ui/text/Answer.h"
#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Icons.h"

#include <QFont>

namespace xuanka {
namespace {

bool isNumber(int column)
{
    return column >= CandidateModel::Memory && column <= CandidateModel::Monthly;
}

const char *iconOf(const Candidate &candidate, bool recommended)
{
    if (recommended)
        return "check";
    if (candidate.memory.fit == Fit::DoesNotFit)
        return "error";
    return candidate.possible ? "check" : "dash";
}

theme::Tone toneOf(const Candidate &candidate, bool recommended)
{
    if (recommended)
        return theme::Tone::Good;
    return candidate.memory.fit == Fit::DoesNotFit ? theme::Tone::Bad : theme::Tone::Muted;
}

// The speed the kind of work is judged by.
const Estimated &mainSpeed(const SpeedEstimate &speed)
{
    if (speed.decodeTokensPerSecond)
        return speed.decodeTokensPerSecond;
    return speed.trainingTokensPerSecond ? speed.trainingTokensPerSecond : speed.itemsPerHour;
}

const QString none = QStringLiteral("—");

} // namespace

CandidateModel::CandidateModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void CandidateModel::setAdvice(const Advice *advice)
{
    beginResetModel();
    m_candidates = advice ? advice->candidates : QList<Candidate>();
    m_recommended = advice && advice->recommendation ? advice->recommendation->candidate : -1;
    endResetModel();
}

void CandidateModel::retranslateUi()
{
    beginResetModel();
    endResetModel();
}

int CandidateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_candidates.size());
}

int CandidateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString CandidateModel::reasons(int row) const
{
    QStringList sentences;
    for (const Message &message : m_candidates[row].rejected)
        sentences.append(text::of(message, QLocale()));
    return sentences.join(u'\n');
}

QVariant CandidateModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool recommended = index.row() == m_recommended;
    switch (role) {
    case Qt::DisplayRole:
        return words(index.row(), index.column());
    case Qt::ToolTipRole:
        return index.column() == Verdict ? reasons(index.row())
                                         : words(index.row(), index.column());
    case SortRole:
        return sortValue(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return int((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        if (index.column() == Configuration)
            return theme::icon(iconOf(m_candidates[index.row()], recommended),
                               toneOf(m_candidates[index.row()], recommended));
        return {};
    case Qt::FontRole: {
        QFont font;
        font.setBold(recommended);
        return recommended ? QVariant(font) : QVariant();
    }
    default:
        return {};
    }
}

QString CandidateModel::words(int row, int column) const
{
    const Candidate &candidate = m_candidates[row];
    const QLocale locale;
    switch (column) {
    case Configuration:
        return configurationName(candidate.gpu, candidate.cards);
    case Use: {
        const QString phrase = text::layoutPhrase(candidate);
        return phrase.isEmpty() ? none : phrase;
    }
    case Memory:
        return tr("%1 of %2")
            .arg(locale.toString(candidate.memory.total.band.mid, 'f', 1),
                 text::quantity(candidate.memory.capacityGiB, Unit::GiB, locale));
    case Headroom:
        return text::quantity(text::headroomGiB(candidate.memory), Unit::GiB, locale);
    case Speed:
        return mainSpeed(candidate.speed)
            ? text::quantity(mainSpeed(candidate.speed).band.mid,
                             candidate.speed.itemsPerHour && !candidate.speed.decodeTokensPerSecond
                                     && !candidate.speed.trainingTokensPerSecond
                                 ? Unit::ItemsPerHour
                                 : Unit::TokensPerSecond,
                             locale)
            : none;
    case Speedup:
        return candidate.speed.speedup
            ? text::quantity(candidate.speed.speedup.band.mid, Unit::Times, locale)
            : none;
    case Monthly:
        return candidate.priced ? text::money(candidate.monthly.total, locale) : none;
    case Verdict:
        if (row == m_recommended)
            return tr("Recommended");
        return candidate.rejected.isEmpty() ? text::term(candidate.memory.fit)
                                            : text::of(candidate.rejected.first(), locale);
    default:
        return {};
    }
}

QVariant CandidateModel::sortValue(int row, int column) const
{
    const Candidate &candidate = m_candidates[row];
    switch (column) {
    case Configuration:
        return QStringLiteral("%1 %2").arg(candidate.gpu).arg(candidate.cards, 4);
    case Memory:
        return candidate.memory.total.band.mid;
    case Headroom:
        return text::headroomGiB(candidate.memory);
    case Speed:
        return mainSpeed(candidate.speed).band.mid;
    case Speedup:
        return candidate.speed.speedup.band.mid;
    case Monthly:
        return candidate.priced ? QVariant(qint64(candidate.monthly.total.minor)) : QVariant();
    default:
        return words(row, column);
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Configuration:
        return tr("Configuration");
    case Use:
        return tr("How the cards are used");
    case Memory:
        return tr("VRAM per card");
    case Headroom:
        return tr("Headroom");
    case Speed:
        return tr("Speed");
    case Speedup:
        return tr("Speedup");
    case Monthly:
        return tr("Per month");
    case Verdict:
        return tr("Verdict");
    default:
        return {};
    }
}

} // namespace xuanka
