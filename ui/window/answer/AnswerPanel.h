// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QWidget>

#include <array>

class QPushButton;

namespace xuanka {

class AnswerRow;
class PlanDocument;
class TextLabel;
class Theme;

enum class Topic { Memory, Speed, Speedup, Cost, UnitCost, Power, Binding };
inline constexpr int topicCount = 7;

// The answer beside the pages. Fixed rows that never jump, dashes while nothing is known; follows
// every edit.
class AnswerPanel final : public QWidget {
    Q_OBJECT
public:
    AnswerPanel(const PlanDocument &document, const Theme &theme, QWidget *parent = nullptr);
    void refresh();
    void retranslateUi();
    // Without a plan being worked on there is nothing to answer.
    void setActive(bool active);
    struct Words {
        QString value;
        QString below;
    };
    static QString caption(Topic topic);
    static Words wordsOf(Topic topic, const Advice &advice, const Candidate &candidate);

signals:
    void topicWanted(xuanka::Topic topic);
    void resultWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    const Advice *advice() const;
    void showHead();
    void showWarnings();
    void applyGround();

    const PlanDocument &m_document;
    const Theme &m_theme;
    TextLabel *m_caption;
    TextLabel *m_title;
    TextLabel *m_how;
    std::array<AnswerRow *, topicCount> m_rows{};
    QPushButton *m_warnings;
    QPushButton *m_why;
    bool m_active = false;
};

} // namespace xuanka
