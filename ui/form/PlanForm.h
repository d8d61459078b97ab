// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/FieldAccess.h"
#include "ui/form/FormField.h"

#include <QBoxLayout>
#include <QWidget>

#include <memory>
#include <vector>

namespace xuanka {

class Fold;
class NumberBox;
class PlanDocument;
class TextLabel;

// Fields bound to a plan: one line of code a field. Words come from text::fieldLabel() by key, an
// edit becomes an undo step of that key, undo and language switches come back through refresh() and
// retranslateUi().
class PlanForm final : public QWidget {
    Q_OBJECT
public:
    explicit PlanForm(PlanDocument &document, QWidget *parent = nullptr);
    ~PlanForm() override;

    // Where the next fields go: below each other, or side by side until endRow().
    void beginRow();
    void endRow();
    void addSection(const char *title, const char *intro = nullptr); // context "Form"
    // Fields that most people leave alone; closed, with a summary of what differs from the default.
    void beginFold(const char *title);
    void endFold();
    void addWidget(QWidget *widget);

    template <typename Part, typename T>
    FormField *number(const char *key, T Part::*member, const NumberSpec &spec)
    {
        return addNumber(key, spec, numberAccess(member, spec.scale));
    }
    template <typename Part, typename E>
    FormField *choice(const char *key, E Part::*member, const QList<valueOf<E>> &values)
    {
        return addChoice(key, choiceAccess(member, values));
    }
    template <typename Part>
    FormField *toggle(const char *key, bool Part::*member)
    {
        return addToggle(key, toggleAccess(member));
    }
    template <typename Part>
    FormField *line(const char *key, QString Part::*member, int width)
    {
        return addLine(key, lineAccess(member), width);
    }
    template <typename Part, typename E>
    FormField *checks(const char *key, QList<E> Part::*member, const QList<E> &values)
    {
        return addChecks(key, checksAccess(member, values));
    }
    template <typename Part, typename M>
    FormField *money(const char *key, M Part::*member)
    {
        return addMoney(key, moneyAccess(member));
    }
    // An editor made elsewhere (the model picker, the list of cards).
    FormField *custom(const char *key, QWidget *editor, std::function<void(const Plan &)> load,
                      std::function<void()> retranslate,
                      std::function<QString(const Plan &)> shown = {});

    void commit(const QString &key, const std::function<void(Plan &)> &change);
    void refresh();
    void retranslateUi();
    FormField *field(const QString &key) const; // nullptr if the form has none
    const std::vector<std::unique_ptr<FormField>> &fields() const { return m_fields; }

private:
    struct FoldPart;
    struct SectionPart;
    FormField *addNumber(const char *key, const NumberSpec &spec, NumberAccess access);
    FormField *addMoney(const char *key, NumberAccess access);
    FormField *addChoice(const char *key, ChoiceAccess access);
    FormField *addToggle(const char *key, ToggleAccess access);
    FormField *addLine(const char *key, LineAccess access, int width);
    FormField *addChecks(const char *key, ChecksAccess access);
    FormField *take(const char *key, QWidget *editor, bool ownLabel);
    void bind(FormField *field, NumberBox *box, NumberAccess access);
    bool eventFilter(QObject *object, QEvent *event) override;
    void summarise();

    PlanDocument &m_document;
    QVBoxLayout *m_top;
    QBoxLayout *m_target;
    QBoxLayout *m_outer = nullptr; // of the row being filled
    std::vector<std::unique_ptr<FormField>> m_fields;
    std::vector<FoldPart> m_folds;
    std::vector<SectionPart> m_sections;
    int m_fold = -1; // being filled
};

} // namespace xuanka
