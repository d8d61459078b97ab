// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace xuanka {

// One chart on screen: follows palette, language and font; can show its numbers as a table instead;
// has an accessible name and description made from the spec.
class ChartView final : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setSpec(const ChartSpec &spec);
    const ChartSpec &spec() const { return m_spec; }
    bool showsTable() const;
    void setShowsTable(bool table);
    void retranslateUi();

public slots:
    void copyPicture() const;
    void copyTable() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Private;
    ChartSpec m_spec;
    std::unique_ptr<Private> d;
};

// Draws the chart as vectors, in the language of text::say(), for paper: light colours, `baseFont`.
// The title is not part of it: the page sets it as text.
void paintChart(QPainter &painter, const QRectF &target, const ChartSpec &spec,
                const QFont &baseFont);

} // namespace xuanka
