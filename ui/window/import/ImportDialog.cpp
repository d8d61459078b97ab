// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import/ImportDialog.h"

#include "core/base/Units.h"
#include "ui/document/PlanDocument.h"
#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/MessageRow.h"
#include "ui/widgets/TextLabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace xuanka {
namespace {

QString kindOf(ModelFileKind kind)
{
    switch (kind) {
    case ModelFileKind::Config:
        return QStringLiteral("config.json");
    case ModelFileKind::Gguf:
        return QStringLiteral("GGUF");
    case ModelFileKind::Safetensors:
        return QStringLiteral("safetensors");
    case ModelFileKind::SafetensorsIndex:
        return ImportDialog::tr("safetensors index");
    case ModelFileKind::Folder:
        return ImportDialog::tr("model folder");
    }
    return {};
}

QString partName(const QString &part)
{
    if (part == QLatin1String("vision"))
        return ImportDialog::tr("Vision tower");
    if (part == QLatin1String("audio"))
        return ImportDialog::tr("Audio tower");
    if (part == QLatin1String("projector"))
        return ImportDialog::tr("Projector");
    if (part == QLatin1String("mtp"))
        return ImportDialog::tr("Layers that predict further tokens (MTP)");
    if (part == QLatin1String("encoder"))
        return ImportDialog::tr("Encoder");
    return part;
}

QString count(std::int64_t value)
{
    return QLocale().toString(qint64(value));
}

} // namespace

ImportDialog::ImportDialog(const Imported &imported, QWidget *parent)
    : QDialog(parent)
    , m_body(new QVBoxLayout)
    , m_facts(new QFormLayout)
{
    setWindowTitle(tr("What was read"));
    setMinimumWidth(520);
    m_body->setSpacing(theme::gap + theme::innerGap);
    auto *title = new TextLabel(TextLabel::Role::Section);
    title->setText(imported.name.isEmpty() ? tr("Pasted text") : imported.name);
    m_body->addWidget(title);
    m_facts->setHorizontalSpacing(2 * theme::gap);
    m_facts->setLabelAlignment(Qt::AlignLeft);
    m_body->addLayout(m_facts);
    if (const auto *file = std::get_if<ModelFile>(&imported.what))
        showModel(*file);
    else if (const auto *converted = std::get_if<ConvertedPlan>(&imported.what))
        showConverted(*converted);
    m_body->addStretch();

    auto *content = new QWidget;
    content->setLayout(m_body);
    auto *scroll = new QScrollArea;
    scroll->setProperty("flat", true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *take = buttons->addButton(tr("Take over"), QDialogButtonBox::AcceptRole);
    take->setProperty("primary", true);
    take->setDefault(true);
    take->setObjectName(QStringLiteral("take-over"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::pageMargin, theme::pageMargin, theme::pageMargin,
                               theme::cardPadding);
    layout->setSpacing(2 * theme::gap);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    resize(560, qBound(320, content->sizeHint().height() + 130, 620));
}

void ImportDialog::addFact(const QString &name, const QString &value)
{
    if (value.isEmpty())
        return;
    auto *caption = new TextLabel(TextLabel::Role::Body);
    caption->setTone(theme::Tone::Muted);
    caption->setWordWrap(false);
    caption->setText(name);
    auto *words = new TextLabel(TextLabel::Role::Body);
    words->setText(value);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->addRow(caption, words);
}

void ImportDialog::addNotes(const QString &title, const QList<Message> &notes, const char *icon)
{
    if (notes.isEmpty())
        return;
    auto *heading = new TextLabel(TextLabel::Role::Strong);
    heading->setText(title);
    m_body->addSpacing(theme::gap);
    m_body->addWidget(heading);
    for (const Message &note : notes)
        m_body->addWidget(new MessageRow(icon, theme::Tone::Muted, text::of(note, QLocale())));
}

void ImportDialog::showModel(const ModelFile &file)
{
    const QLocale locale;
    const ModelShape &shape = file.model.shape;
    addFact(tr("Kind"), kindOf(file.kind));
    addFact(tr("Name"), file.model.name);
    addFact(tr("Architecture"), file.model.family);
    if (file.parameters > 0)
        addFact(tr("Parameters"),
                file.exact ? tr("%1 (counted exactly)").arg(count(file.parameters))
                           : count(file.parameters));
    if (shape.active() > 0 && shape.active() < shape.total())
        addFact(tr("Active per token"), count(shape.active()));
    for (auto part = file.byPart.begin(); part != file.byPart.end(); ++part)
        addFact(partName(part.key()), count(part.value()));
    if (shape.layers() > 0)
        addFact(tr("Layers"), count(shape.layers()));
    if (const auto elements = cacheElementsPerToken(shape); elements > 0)
        addFact(tr("KV cache per token"),
                tr("%1 KiB in FP16, %2 KiB in FP8")
                    .arg(locale.toString(double(elements) / 512, 'f', 1),
                         locale.toString(double(elements) / 1024, 'f', 1)));
    if (shape.maxContext > 0)
        addFact(tr("Longest context"),
                text::quantity(double(shape.maxContext), Unit::Tokens, locale));
    addFact(tr("Stored as"), file.model.storedQuantization);
    if (file.model.storedBytes > 0)
        addFact(tr("Size of the tensors"),
                text::quantity(toGiB(double(file.model.storedBytes)), Unit::GiB, locale));
    addNotes(tr("Worth knowing"), file.notes, "info");
}

void ImportDialog::showConverted(const ConvertedPlan &converted)
{
    addFact(tr("Format"), converted.kind);
    addFact(tr("Kind of work"), text::term(converted.plan.workload.kind()));
    if (const ModelRef *model = modelOf(converted.plan)) {
        const QString size =
            model->parameters ? count(std::int64_t(*model->parameters)) : QString();
        addFact(tr("Model"),
                !model->name.isEmpty()      ? model->name
                    : model->file.isEmpty() ? size
                                            : model->file);
    }
    addNotes(tr("Worth knowing"), converted.notes, "info");
    addNotes(tr("Not understood"), converted.notUnderstood, "warning");
}

} // namespace xuanka
