// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

#include <vector>

namespace xuanka {

struct Plan;

class DoorButton;
class RowList;

// The empty window: three doors. Take a preset, bring a file, or start blank; below, what was open
// last.
class StartPage final : public Page {
    Q_OBJECT
public:
    explicit StartPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;

signals:
    void planChosen(const xuanka::Plan &plan);
    void fileChosen(const QString &path);

private:
    QWidget *makePresets();
    void showRecent();

    TextLabel *m_presetTitle;
    TextLabel *m_otherTitle;
    std::vector<DoorButton *> m_presets;
    DoorButton *m_file;
    DoorButton *m_blank;
    TextLabel *m_recentTitle;
    QVBoxLayout *m_recent;
};

} // namespace xuanka
