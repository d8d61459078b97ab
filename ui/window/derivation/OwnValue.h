// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"
#include "ui/window/answer/AnswerPanel.h"

#include <optional>

namespace xuanka {

// "Use my own measured value": from then on, in this plan, it stands in place of the law.
class OwnValue final : public QWidget {
    Q_OBJECT
public:
    OwnValue(const PageContext &context, Measured::What what, const Candidate &candidate,
             QWidget *parent = nullptr);

    // What can be measured for a topic of this kind of work.
    static std::optional<Measured::What> measurable(Topic topic, WorkloadKind kind);

private:
    void use(double value, const QString &note);
    void forget();

    PageContext m_context;
    Measured m_measured; // of this machine; value 0 while there is none
};

} // namespace xuanka
