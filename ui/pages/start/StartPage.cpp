// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/start/StartPage.h"

#include "ui/document/Settings.h"
#include "ui/pages/start/Presets.h"
#include "ui/text/Language.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DoorButton.h"
#include "ui/widgets/TextLabel.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>

namespace xuanka {

StartPage::StartPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_presetTitle(new TextLabel(TextLabel::Role::Section))
    , m_otherTitle(new TextLabel(TextLabel::Role::Section))
    , m_file(new DoorButton("import"))
    , m_blank(new DoorButton("blank"))
    , m_recentTitle(new TextLabel(TextLabel::Role::Section))
    , m_recent(new QVBoxLayout)
{
    setColumnWidth(960);
    column()->addWidget(m_presetTitle);
    column()->addWidget(makePresets());
    column()->addWidget(m_otherTitle);
    auto *others = new QHBoxLayout;
    others->setSpacing(2 * theme::gap);
    others->addWidget(m_file, 1);
    others->addWidget(m_blank, 1);
    column()->addLayout(others);
    column()->addWidget(m_recentTitle);
    m_recent->setSpacing(0);
    column()->addLayout(m_recent);
    m_file->setObjectName(QStringLiteral("door-file"));
    m_blank->setObjectName(QStringLiteral("door-blank"));
    connect(m_file, &DoorButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("import")); });
    connect(m_blank, &DoorButton::clicked, this, [this] { emit planChosen(Plan{}); });
}

QWidget *StartPage::makePresets()
{
    auto *grid = new QWidget;
    auto *layout = new QGridLayout(grid);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * theme::gap);
    const QList<Preset> all = presets();
    constexpr int columns = 3;
    for (int index = 0; index < int(all.size()); ++index) {
        const Preset &preset = all[index];
        auto *door = new DoorButton(preset.icon);
        door->setObjectName(QStringLiteral("preset-") + preset.id);
        connect(door, &DoorButton::clicked, this, [this, preset] {
            Plan plan = preset.plan;
            plan.title = text::say("Presets", preset.title);
            emit planChosen(plan);
        });
        layout->addWidget(door, index / columns, index % columns);
        layout->setColumnStretch(index % columns, 1);
        m_presets.push_back(door);
    }
    return grid;
}

void StartPage::refresh()
{
    showRecent();
}

void StartPage::showRecent()
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const QStringList files = m_context.settings.recentFiles();
    m_recentTitle->setVisible(!files.isEmpty());
    for (const QString &file : files.mid(0, 5)) {
        auto *button = new QPushButton(theme::icon("file", theme::Tone::Muted),
                                       QFileInfo(file).completeBaseName());
        button->setFlat(true);
        button->setToolTip(QDir::toNativeSeparators(file));
        button->setAccessibleName(tr("Open %1").arg(QFileInfo(file).fileName()));
        connect(button, &QPushButton::clicked, this, [this, file] { emit fileChosen(file); });
        m_recent->addWidget(button, 0, Qt::AlignLeft);
    }
}

void StartPage::retranslateUi()
{
    setHeading(tr("Which cards should you rent?"),
               tr("Four short questions, one answer with its reasons. Everything stays on this "
                  "computer."));
    m_presetTitle->setText(tr("Start from a situation like yours"));
    m_otherTitle->setText(tr("Or bring your own"));
    const QList<Preset> all = presets();
    for (std::size_t index = 0; index < m_presets.size(); ++index)
        m_presets[index]->setWords(text::say("Presets", all[int(index)].title),
                                   text::say("Presets", all[int(index)].about));
    m_file->setWords(tr("Drop a file here, or choose one"),
                     tr("A plan, config.json, GGUF, safetensors, a training YAML or a price list"));
    m_blank->setWords(tr("Start blank"), tr("Answer the four pages yourself"));
    m_recentTitle->setText(tr("Opened recently"));
    refresh();
}

} // namespace xuanka
