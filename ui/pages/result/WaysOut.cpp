// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/WaysOut.h"

#include "core/report/CardName.h"
#include "ui/document/PlanChange.h"
#include "ui/document/PlanDocument.h"
#include "ui/text/Answer.h"
#include "ui/text/Text.h"
#include "ui/widgets/Dialogs.h"
#include "ui/widgets/MessageRow.h"
#include "ui/widgets/RowList.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace xuanka {

WaysOut::WaysOut(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_rows(new RowList)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
}

void WaysOut::setAdvice(const Advice *advice)
{
    m_rows->clear();
    if (!advice)
        return;
    const QLocale locale;
    m_rows->setTitle(advice->recommendation ? tr("Alternatives") : tr("Ways out"));
    for (const WayOut &way : advice->waysOut) {
        QStringList below;
        if (!way.gpu.isEmpty())
            below.append(configurationName(way.gpu, way.cards));
        if (way.priced && way.cards > 0)
            below.append(text::perMonth(way.monthlyCost, locale));
        for (const Message &price : way.price)
            below.append(text::of(price, locale));
        QString sentence = text::of(way.what, locale);
        for (const Message &also : way.alsoWhat)
            sentence += u' ' + text::of(also, locale);
        auto *row = new MessageRow("way-out", theme::Tone::Accent, sentence,
                                   below.join(QStringLiteral(" · ")));
        if (!way.key.isEmpty() || way.cards > 0)
            connect(row->addButton(tr("Apply"), tr("Apply: %1").arg(sentence)),
                    &QPushButton::clicked, this, [this, way] { apply(way); });
        m_rows->add(row);
    }
    setVisible(m_rows->count() > 0);
}

void WaysOut::apply(const WayOut &way)
{
    auto changed = planchange::apply(m_context.document.plan(), way);
    if (!changed) {
        m_context.dialogs.tell(this, tr("Not applied"), text::of(changed.error(), QLocale()));
        return;
    }
    m_context.document.endEdit();
    m_context.document.edit(way.key.isEmpty() ? QStringLiteral("candidates.gpus") : way.key,
                            *changed);
}

} // namespace xuanka
