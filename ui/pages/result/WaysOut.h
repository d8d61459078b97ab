// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

namespace xuanka {

class RowList;
struct Advice;
struct WayOut;

// Changes that would make it fit, or make it cheaper, each with its price and a button that makes
// it; one undo step takes it back.
class WaysOut final : public QWidget {
    Q_OBJECT
public:
    explicit WaysOut(const PageContext &context, QWidget *parent = nullptr);
    void setAdvice(const Advice *advice);

private:
    void apply(const WayOut &way);

    PageContext m_context;
    RowList *m_rows;
};

} // namespace xuanka
