// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/budget/OfferDialog.h"

#include "ui/text/Terms.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChoiceBox.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/NumberBox.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

namespace xuanka {
namespace {

constexpr int columns = 3;

template <typename E>
ChoiceBox *choices()
{
    auto *box = new ChoiceBox;
    for (const auto &row : KeyTable<E>::rows) {
        if (box->findData(int(row.first)) < 0)
            box->addItem(text::term(row.first), int(row.first));
    }
    return box;
}

// 0 in a box stands for "the quote does not say".
template <typename T>
std::optional<T> unlessZero(const NumberBox *box)
{
    return box->value() > 0 ? std::optional<T>(static_cast<T>(box->value())) : std::nullopt;
}

void setListed(QStringList &list, const QString &key, bool on)
{
    list.removeAll(key);
    if (on)
        list.append(key);
}

const QString electricityKey = QStringLiteral("electricity");
const QString networkKey = QStringLiteral("network");
const QString operationsKey = QStringLiteral("operations");

} // namespace

OfferDialog::OfferDialog(const Offer &offer, const Catalog &catalog, QWidget *parent)
    : QDialog(parent)
    , m_offer(offer)
    , m_grid(new QGridLayout)
{
    setWindowTitle(tr("Quote"));
    m_grid->setHorizontalSpacing(2 * theme::gap);
    m_grid->setVerticalSpacing(2 * theme::gap);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    addPrice(catalog);
    addMachine();
    fill(offer);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::pageMargin, theme::pageMargin, theme::pageMargin,
                               theme::cardPadding);
    layout->setSpacing(theme::pageMargin);
    layout->addLayout(m_grid);
    layout->addWidget(buttons);
}

FieldRow *OfferDialog::add(const QString &label, QWidget *editor, const QString &help)
{
    const bool ownLabel = qobject_cast<QCheckBox *>(editor);
    auto *row = new FieldRow(editor, ownLabel);
    row->setLabel(label);
    row->setHelp(help);
    if (auto *box = qobject_cast<QCheckBox *>(editor))
        box->setText(label);
    m_grid->addWidget(row, m_count / columns, m_count % columns);
    ++m_count;
    return row;
}

NumberBox *OfferDialog::number(double lowest, double highest, int decimals, const QString &suffix)
{
    auto *box = new NumberBox;
    box->setDecimals(decimals);
    box->setRange(lowest, highest);
    box->setSuffix(suffix);
    box->setFixedWidth(140);
    return box;
}

void OfferDialog::addPrice(const Catalog &catalog)
{
    add(tr("Vendor"), m_vendor = new QLineEdit);
    m_vendor->setFixedWidth(200);
    m_gpu = new ChoiceBox;
    for (const Gpu &gpu : catalog.gpus())
        m_gpu->addItem(gpu.name, gpu.id);
    add(tr("Card"), m_gpu);
    add(tr("Cards in the machine"), m_cards = number(1, 1'024, 0));
    add(tr("Price"), m_price = number(0, 1e9, 2));
    m_currency = new ChoiceBox;
    for (const char *code : {"CNY", "USD", "EUR", "HKD", "JPY", "GBP", "SGD"})
        m_currency->addItem(QString::fromLatin1(code));
    add(tr("Currency"), m_currency);
    add(tr("Price is"), m_per = choices<PriceUnit>());
    add(tr("Billed"), m_billing = choices<Billing>(), tr("The smallest time that is charged."));
    add(tr("Interruptible"), m_interruptible = new QCheckBox,
        tr("The vendor may take it back at any time."));
    add(tr("Electricity included"), m_electricity = new QCheckBox);
    add(tr("Traffic and public IP included"), m_network = new QCheckBox);
    add(tr("Operations included"), m_operations = new QCheckBox);
}

void OfferDialog::addMachine()
{
    const QString notSaid = tr("not stated");
    m_tenancy = choices<Tenancy>();
    m_tenancy->insertItem(0, notSaid, -1);
    add(tr("Kind of machine"), m_tenancy);
    add(tr("vCPUs"), m_vcpus = number(0, 4'096, 0));
    add(tr("Main memory"), m_memory = number(0, 65'536, 0, QStringLiteral(" GiB")));
    add(tr("Disk"), m_disk = number(0, 1e7, 0, QStringLiteral(" GiB")));
    for (NumberBox *box : {m_vcpus, m_memory, m_disk})
        box->setUnsetWords(notSaid);
    add(tr("PCIe"), m_pcie = new QLineEdit, tr("As in the quote: 4.0 x16"));
    add(tr("Region"), m_region = new QLineEdit);
    add(tr("Seen on"), m_seen = new QLineEdit, tr("Date of the quote: 2026-12-01"));
    m_claims = new QLineEdit;
    m_claims->setMinimumWidth(420);
    auto *row = new FieldRow(m_claims);
    row->setLabel(tr("What the quote promises"));
    row->setHelp(tr("In its own words, such as NVLink or bandwidth; promises are checked."));
    m_grid->addWidget(row, m_count / columns + 1, 0, 1, columns);
}

void OfferDialog::fill(const Offer &offer)
{
    m_vendor->setText(offer.vendor);
    m_gpu->setCurrentIndex(m_gpu->findData(offer.gpu));
    m_cards->setValue(offer.cards);
    m_price->setValue(offer.price.amount());
    m_currency->setCurrentText(QString::fromLatin1(offer.price.currency.code().data(), 3));
    m_per->setCurrentIndex(m_per->findData(int(offer.per)));
    m_billing->setCurrentIndex(m_billing->findData(int(offer.billing)));
    m_interruptible->setChecked(offer.interruptible);
    m_electricity->setChecked(offer.includes.contains(electricityKey));
    m_network->setChecked(offer.includes.contains(networkKey));
    m_operations->setChecked(offer.includes.contains(operationsKey));
    m_tenancy->setCurrentIndex(m_tenancy->findData(offer.tenancy ? int(*offer.tenancy) : -1));
    m_vcpus->setValue(offer.vcpus.value_or(0));
    m_memory->setValue(offer.memoryGiB.value_or(0));
    m_disk->setValue(offer.diskGiB.value_or(0));
    m_pcie->setText(offer.pcie);
    m_region->setText(offer.region);
    m_seen->setText(offer.dateSeen);
    m_claims->setText(offer.claims);
}

Offer OfferDialog::offer() const
{
    Offer offer = m_offer; // keeps what has no field here
    offer.vendor = m_vendor->text().trimmed();
    offer.gpu = m_gpu->currentData().toString();
    offer.cards = int(m_cards->value());
    offer.price = Money::of(m_price->value(), Currency(m_currency->currentText().toStdString()));
    offer.per = PriceUnit(m_per->currentData().toInt());
    offer.billing = Billing(m_billing->currentData().toInt());
    offer.interruptible = m_interruptible->isChecked();
    setListed(offer.includes, electricityKey, m_electricity->isChecked());
    setListed(offer.includes, networkKey, m_network->isChecked());
    setListed(offer.includes, operationsKey, m_operations->isChecked());
    const int tenancy = m_tenancy->currentData().toInt();
    offer.tenancy = tenancy < 0 ? std::nullopt : std::optional(Tenancy(tenancy));
    offer.vcpus = unlessZero<int>(m_vcpus);
    offer.memoryGiB = unlessZero<double>(m_memory);
    offer.diskGiB = unlessZero<double>(m_disk);
    offer.pcie = m_pcie->text().trimmed();
    offer.region = m_region->text().trimmed();
    offer.dateSeen = m_seen->text().trimmed();
    offer.claims = m_claims->text().trimmed();
    return offer;
}

} // namespace xuanka
