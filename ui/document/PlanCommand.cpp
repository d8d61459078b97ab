// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/PlanCommand.h"

#include "ui/document/PlanDocument.h"

namespace xuanka {

PlanCommand::PlanCommand(PlanDocument &document, QString field, int serial, Plan next)
    : m_document(document)
    , m_field(std::move(field))
    , m_serial(serial)
    , m_before(document.plan())
    , m_after(std::move(next))
{
}

bool PlanCommand::mergeWith(const QUndoCommand *other)
{
    const auto *later = static_cast<const PlanCommand *>(other);
    if (later->m_field != m_field || later->m_serial != m_serial)
        return false;
    m_after = later->m_after;
    setObsolete(m_after == m_before);
    return true;
}

void PlanCommand::undo()
{
    m_document.replace(m_before);
}

void PlanCommand::redo()
{
    m_document.replace(m_after);
}

} // namespace xuanka
