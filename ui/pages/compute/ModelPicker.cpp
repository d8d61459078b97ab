// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compute/ModelPicker.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChoiceBox.h"

#include <QCompleter>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace xuanka {
namespace {

bool suits(ModelKind model, WorkloadKind work)
{
    switch (work) {
    case WorkloadKind::LlmInference:
    case WorkloadKind::LlmTraining:
        return model == ModelKind::Language;
    case WorkloadKind::ImageGeneration:
        return model == ModelKind::ImageDiffusion;
    case WorkloadKind::VideoGeneration:
        return model == ModelKind::VideoDiffusion;
    default:
        return false;
    }
}

} // namespace

ModelPicker::ModelPicker(const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_box(new ChoiceBox)
    , m_file(new QPushButton)
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setFixedWidth(360);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    m_file->setIcon(theme::icon("file"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_box);
    layout->addWidget(m_file);
    setFocusProxy(m_box);
    connect(m_file, &QPushButton::clicked, this, &ModelPicker::fileWanted);
    connect(m_box, &QComboBox::activated, this, &ModelPicker::take);
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &ModelPicker::take);
}

QWidget *ModelPicker::editor() const
{
    return m_box;
}

void ModelPicker::setKind(WorkloadKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    for (const Model &model : m_catalog.models()) {
        if (suits(model.kind, kind))
            m_box->addItem(model.name, model.id);
    }
    setModel(m_model);
}

void ModelPicker::setModel(const ModelRef &model)
{
    m_model = model;
    const QSignalBlocker quiet(m_box);
    const QString words = shown(model, m_catalog);
    if (m_box->currentText() == words)
        return;
    m_box->setCurrentIndex(m_box->findText(words));
    m_box->setEditText(words);
}

void ModelPicker::take()
{
    const QString words = m_box->currentText().trimmed();
    if (words == shown(m_model, m_catalog))
        return;
    m_model = understand(words, m_catalog);
    emit modelChosen(m_model);
}

void ModelPicker::retranslateUi()
{
    m_box->lineEdit()->setPlaceholderText(tr("Qwen3 32B, meta-llama/…, 7B"));
    m_file->setText(tr("From file…"));
    m_file->setToolTip(tr("config.json, GGUF, safetensors or a model folder"));
    m_file->setAccessibleName(tr("Choose a model file"));
    m_box->setAccessibleName(accessibleName());
    m_box->setAccessibleDescription(accessibleDescription());
}

ModelRef ModelPicker::understand(const QString &words, const Catalog &catalog)
{
    ModelRef model;
    if (words.isEmpty())
        return model;
    if (const Model *known = catalog.findModel(words)) {
        model.name = known->id;
        return model;
    }
    static const QRegularExpression size(QStringLiteral("^(\\d+(?:\\.\\d+)?)\\s*([bBmM])$"));
    if (const auto match = size.match(words); match.hasMatch()) {
        const bool million = match.captured(2).toLower() == u'm';
        model.parameters = match.captured(1).toDouble() * (million ? 1e6 : 1e9);
        return model;
    }
    if (QDir::isAbsolutePath(words) && QFileInfo::exists(words))
        model.file = words;
    else
        model.name = words;
    return model;
}

QString ModelPicker::shown(const ModelRef &model, const Catalog &catalog)
{
    if (!model.file.isEmpty())
        return QFileInfo(model.file).fileName();
    if (model.parameters) {
        return *model.parameters >= 1e9
            ? QStringLiteral("%1B").arg(*model.parameters / 1e9, 0, 'g', 6)
            : QStringLiteral("%1M").arg(*model.parameters / 1e6, 0, 'g', 6);
    }
    const Model *known = catalog.findModel(model.name);
    return known ? known->name : model.name;
}

} // namespace xuanka
