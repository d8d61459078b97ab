// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Colors.h"

#include <QLabel>

namespace xuanka {

// A label with a role instead of a font: size, weight and colour follow the application's font and
// palette. Long text wraps; plain text only unless told otherwise.
class TextLabel final : public QLabel {
    Q_OBJECT
public:
    enum class Role { Title, Section, Body, Strong, Help };

    explicit TextLabel(Role role = Role::Body, QWidget *parent = nullptr);
    void setTone(theme::Tone tone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void apply();

    Role m_role;
    theme::Tone m_tone;
    bool m_applying = false;
};

} // namespace xuanka
