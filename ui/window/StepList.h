// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/StepModel.h"

#include <QListView>

namespace xuanka {

// The steps at the left edge.
class StepList final : public QListView {
    Q_OBJECT
public:
    explicit StepList(StepModel *model, QWidget *parent = nullptr);
    void setCurrentStep(int step); // -1: none

signals:
    void stepChosen(int step);

protected:
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void applyGround();
    bool m_quiet = false;
};

} // namespace xuanka
