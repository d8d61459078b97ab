// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

class QPushButton;

namespace xuanka {

class CandidateTable;
class ChartRow;
class DimensionBars;
class Fold;
class RowList;
class TextLabel;
class WaysOut;
struct Advice;

// The answer: verdict, the four dimensions, charts, everything compared, ways out, what to watch,
// what to do next. Where nothing fits the ways out stand first.
class ResultPage final : public Page {
    Q_OBJECT
public:
    explicit ResultPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;

private:
    void showVerdict(const Advice *advice);
    void showFindings(const Advice *advice);
    void showGrowth(const Advice *advice);
    void showDecisions(const Advice *advice);
    void addNextSteps();

    TextLabel *m_verdict;
    TextLabel *m_because;
    WaysOut *m_waysFirst;
    DimensionBars *m_dimensions;
    ChartRow *m_charts;
    CandidateTable *m_candidates;
    WaysOut *m_ways;
    RowList *m_findings;
    RowList *m_growth;
    Fold *m_decisions;
    TextLabel *m_nextTitle;
    QPushButton *m_report;
    QPushButton *m_checklist;
};

} // namespace xuanka
