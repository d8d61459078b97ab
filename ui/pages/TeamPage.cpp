// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/TeamPage.h"

#include "ui/form/PlanForm.h"

namespace xuanka {

TeamPage::TeamPage(const PageContext &context, QWidget *parent)
    : FormPage(context, parent)
{
    PlanForm &fields = form();
    fields.beginRow();
    fields.number(
        "team.people", &Team::people,
        {.lowest = 1, .highest = 10'000, .unit = QT_TRANSLATE_N_NOOP("Units", " person(s)")});
    fields.endRow();
    fields.beginRow();
    fields.number(
        "team.hours_per_day", &Team::hoursPerDay,
        {.lowest = 0.5, .highest = 24, .decimals = 1, .unit = QT_TRANSLATE_NOOP("Units", " h")});
    fields.number("team.days_per_month", &Team::daysPerMonth,
                  {.lowest = 1,
                   .highest = 31,
                   .decimals = 1,
                   .unit = QT_TRANSLATE_N_NOOP("Units", " day(s)")});
    fields.endRow();
    fields.addSection(QT_TRANSLATE_NOOP("Form", "Growth"),
                      QT_TRANSLATE_NOOP("Form",
                                        "Shows when the next step up is due and what it "
                                        "will cost. The first lease should not be larger "
                                        "than today's need."));
    fields.beginRow();
    fields.number("team.growth_percent", &Team::growthPercent,
                  {.highest = 1'000, .unit = QT_TRANSLATE_NOOP("Units", " %")});
    fields.number("team.growth_months", &Team::growthMonths,
                  {.lowest = 1, .highest = 60, .unit = QT_TRANSLATE_N_NOOP("Units", " month(s)")});
    fields.endRow();
    fields.beginFold(QT_TRANSLATE_NOOP("Form", "How the team shares the cards"));
    fields.beginRow();
    fields.number("team.jobs_per_person_per_day", &Team::jobsPerPersonPerDay,
                  {.highest = 1'000, .decimals = 1});
    fields.number("team.hours_per_job", &Team::hoursPerJob,
                  {.highest = 1'000, .decimals = 2, .unit = QT_TRANSLATE_NOOP("Units", " h")});
    fields.endRow();
    fields.endFold();
}

void TeamPage::retranslateUi()
{
    setHeading(
        tr("Who will use the cards?"),
        tr("The team decides how many cards are busy at once and for how many hours you pay."));
    retranslateForm();
}

} // namespace xuanka
