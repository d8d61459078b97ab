// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Trace.h"
#include "ui/pages/Page.h"
#include "ui/window/answer/AnswerPanel.h"
#include "ui/window/derivation/SideSheet.h"

namespace xuanka {

// How a number of the answer came about: the sentence, each law with this plan's values and its
// constants with their sources, how sure it is, and a field for one's own measured value.
class DerivationSheet final : public SideSheet {
    Q_OBJECT
public:
    DerivationSheet(const PageContext &context, QWidget *parent);

    void openTopic(Topic topic);
    void refresh(); // the answer changed; does nothing while closed
    Topic topic() const { return m_topic; }

private:
    void build();
    void addSentence(QVBoxLayout *column, const Candidate &candidate);
    void addSteps(QVBoxLayout *column, const Candidate &candidate);
    void addStep(QVBoxLayout *column, const TraceStep &step);
    void addCost(QVBoxLayout *column, const Candidate &candidate);
    void addBinding(QVBoxLayout *column, const Advice &advice);
    void addOwnValue(QVBoxLayout *column, const Candidate &candidate);

    PageContext m_context;
    Topic m_topic = Topic::Memory;
};

} // namespace xuanka
