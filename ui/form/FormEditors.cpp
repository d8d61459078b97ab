// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The editors of PlanForm: each binds one kind of widget to an access.
#include "ui/document/PlanDocument.h"
#include "ui/form/CheckGroup.h"
#include "ui/form/FormParts.h"
#include "ui/text/Fields.h"
#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/widgets/ChoiceBox.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/NumberBox.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <cstring>

namespace xuanka {
namespace {

QString unsetWords()
{
    return text::say("Form", QT_TRANSLATE_NOOP("Form", "not set"));
}

// " day", " days": a fraction takes the plural.
QString unitWords(const char *unit, double value)
{
    if (!std::strstr(unit, "(s)"))
        return text::say("Units", unit);
    return text::say("Units", unit, value == 1 ? 1 : 2);
}

} // namespace

void PlanForm::bind(FormField *field, NumberBox *box, NumberAccess access)
{
    field->load = [box, access](const Plan &plan) {
        const auto value = access.read(plan);
        if (!value || *value == box->value())
            return;
        const QSignalBlocker quiet(box);
        box->setValue(*value);
    };
    field->shown = [box, access](const Plan &plan) -> QString {
        const auto value = access.read(plan);
        if (!value)
            return {};
        if (access.optional && *value == box->minimum())
            return box->specialValueText();
        return box->prefix() + box->textFromValue(*value) + box->suffix();
    };
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, key = field->key, write = access.write](double value) {
                commit(key, [&](Plan &plan) { write(plan, value); });
            });
    connect(box, &QDoubleSpinBox::editingFinished, this, [this] { m_document.endEdit(); });
}

FormField *PlanForm::addNumber(const char *key, const NumberSpec &spec, NumberAccess access)
{
    auto *box = new NumberBox;
    box->setDecimals(spec.decimals);
    box->setRange(access.optional ? 0 : spec.lowest, spec.highest);
    box->setDoubling(spec.doubling);
    box->setBinaryThousands(spec.binary);
    box->setFixedWidth(spec.width);
    FormField *field = take(key, box, false);
    const auto showUnit = [box, unit = spec.unit] {
        if (unit)
            box->setSuffix(unitWords(unit, box->value()));
    };
    connect(box, &QDoubleSpinBox::valueChanged, box, showUnit);
    field->retranslate = [box, showUnit, optional = access.optional] {
        showUnit();
        if (optional)
            box->setUnsetWords(unsetWords());
    };
    bind(field, box, std::move(access));
    return field;
}

FormField *PlanForm::addMoney(const char *key, NumberAccess access)
{
    auto *box = new NumberBox;
    box->setDecimals(2);
    box->setRange(0, 1e9);
    box->setFixedWidth(140);
    FormField *field = take(key, box, false);
    field->retranslate = [box, optional = access.optional] {
        if (optional)
            box->setUnsetWords(unsetWords());
    };
    bind(field, box, access);
    field->load = [box, load = field->load, access](const Plan &plan) {
        {
            const QSignalBlocker quiet(box);
            box->setPrefix(text::currencySymbol(access.currency(plan)));
        }
        load(plan);
    };
    return field;
}

FormField *PlanForm::addChoice(const char *key, ChoiceAccess access)
{
    auto *box = new ChoiceBox;
    for (const int value : access.values)
        box->addItem(QString(), value);
    FormField *field = take(key, box, false);
    field->load = [box, access](const Plan &plan) {
        const auto value = access.read(plan);
        if (!value)
            return;
        const QSignalBlocker quiet(box);
        // A plan file may hold a value this list leaves out; it stays choosable.
        if (box->findData(*value) < 0)
            box->addItem(access.words(*value), *value);
        box->setCurrentIndex(box->findData(*value));
    };
    field->retranslate = [box, access] {
        for (int index = 0; index < box->count(); ++index)
            box->setItemText(index, access.words(box->itemData(index).toInt()));
    };
    field->shown = [access](const Plan &plan) {
        const auto value = access.read(plan);
        return value ? access.words(*value) : QString();
    };
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, key = field->key, write = access.write](int index) {
                if (index >= 0)
                    commit(key, [&](Plan &plan) { write(plan, box->itemData(index).toInt()); });
                m_document.endEdit();
            });
    return field;
}

FormField *PlanForm::addToggle(const char *key, ToggleAccess access)
{
    auto *box = new QCheckBox;
    FormField *field = take(key, box, true);
    field->load = [box, access](const Plan &plan) {
        const QSignalBlocker quiet(box);
        box->setChecked(access.read(plan).value_or(false));
    };
    field->retranslate = [box, this, key = field->key] {
        box->setText(text::fieldLabel(key, m_document.plan().workload.kind()));
    };
    field->shown = [access](const Plan &plan) {
        return access.read(plan).value_or(false)
            ? text::say("Form", QT_TRANSLATE_NOOP("Form", "yes"))
            : text::say("Form", QT_TRANSLATE_NOOP("Form", "no"));
    };
    connect(box, &QCheckBox::toggled, this,
            [this, key = field->key, write = access.write](bool on) {
                commit(key, [&](Plan &plan) { write(plan, on); });
                m_document.endEdit();
            });
    return field;
}

FormField *PlanForm::addLine(const char *key, LineAccess access, int width)
{
    auto *edit = new QLineEdit;
    edit->setFixedWidth(width);
    edit->setMaxLength(200);
    FormField *field = take(key, edit, false);
    field->load = [edit, access](const Plan &plan) {
        const QString value = access.read(plan).value_or(QString());
        if (edit->text() != value) {
            const QSignalBlocker quiet(edit);
            edit->setText(value);
        }
    };
    field->shown = [access](const Plan &plan) { return access.read(plan).value_or(QString()); };
    connect(edit, &QLineEdit::textEdited, this,
            [this, key = field->key, write = access.write](const QString &words) {
                commit(key, [&](Plan &plan) { write(plan, words); });
            });
    return field;
}

FormField *PlanForm::addChecks(const char *key, ChecksAccess access)
{
    auto *group = new CheckGroup;
    group->setValues(access.values);
    FormField *field = take(key, group, false);
    field->load = [group, access](const Plan &plan) { group->setChosen(access.read(plan)); };
    field->retranslate = [group, access] { group->setWords(access.words); };
    field->shown = [access](const Plan &plan) {
        QStringList words;
        for (const int value : access.read(plan))
            words.append(access.words(value));
        return words.join(QStringLiteral(", "));
    };
    connect(group, &CheckGroup::chosenChanged, this,
            [this, group, key = field->key, write = access.write] {
                commit(key, [&](Plan &plan) { write(plan, group->chosen()); });
                m_document.endEdit();
            });
    return field;
}

} // namespace xuanka
