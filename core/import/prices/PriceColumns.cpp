// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceColumns.h"

#include "core/import/prices/PriceText.h"

#include <QRegularExpression>

namespace xuanka::prices {
namespace {

constexpr qsizetype rowsLookedAt = 20; // lists begin with a title, a date, a greeting

struct Alias {
    Column column;
    const char *names; // separated by bars, as headingName() leaves them
};

// Headings of lists in Chinese and English, and of the columns that csvOf() writes.
constexpr Alias aliases[] = {
    {Column::Card,
     "gpu|gpuname|gpumodel|gputype|acceleratorname|accelerator|card|cardmodel|model|graphicscard|"
     "显卡|显卡型号|显卡名称|gpu型号|gpu类型|卡型|卡型号|卡|型号"},
    {Column::Cards,
     "cards|gpus|gpucount|numgpus|numberofgpus|cardcount|count|quantity|qty|acceleratorcount|"
     "数量|卡数|卡数量|gpu数量|gpu数|显卡数量|张数|显卡数"},
    {Column::CardMemory,
     "gpumemory|vram|gpuram|memorypergpu|cardmemory|显存|显存大小|单卡显存|gpu显存"},
    {Column::GpuInfo, "gpuinfo"},
    {Column::Currency, "currency|币种|货币"},
    {Column::Per, "per|unit|priceunit|单位|计价单位|价格单位"},
    {Column::Billing, "billing|billingunit|计费|计费方式|计费粒度|计费单位"},
    {Column::Interruptible, "interruptible|preemptible|可抢占|是否可抢占|可中断"},
    {Column::Term, "term|offertype|租期|租用方式|付费方式"},
    {Column::Vendor, "vendor|provider|supplier|cloud|供应商|厂商|商家|平台|服务商|供货商|云厂商"},
    {Column::Region, "region|location|datacenter|zone|地区|区域|地域|机房|可用区"},
    {Column::Vcpus, "vcpus|vcpu|cpus|cpu|cpucores|cores|核数|cpu核数|vcpu数|处理器核数"},
    {Column::HostMemory, "memorygib|memory|ram|hostmemory|systemmemory|内存|内存大小|主机内存"},
    {Column::Disk, "diskgib|disk|storage|硬盘|磁盘|存储|系统盘|数据盘"},
    {Column::Machine, "instancetype|instance|machine|plan|sku|机型|实例|实例规格|套餐|规格|配置"},
    {Column::Note, "note|notes|remark|remarks|comment|备注|说明|其他"},
    {Column::Date, "dateseen|date|updated|updatedat|日期|更新日期|更新时间|报价日期"},
    {Column::Source, "source|来源"},
    {Column::Claims, "claims|承诺|卖点"},
};

// "显存（GB／卡）" is looked up as "显存", "GPU Name" as "gpuname".
QString headingName(const QString &heading)
{
    static const QRegularExpression brackets(QStringLiteral("[(\\[].*$"));
    static const QRegularExpression blanks(QStringLiteral("[\\s_\\-]"));
    return plainText(heading).toLower().remove(brackets).remove(blanks);
}

bool isOneOf(const QString &name, const char *names)
{
    const QStringList known = QString::fromUtf8(names).split(u'|');
    return known.contains(name);
}

bool isPrice(const QString &name)
{
    static const QRegularExpression words(QString::fromUtf8(
        "price|cost|rate$|rent$|价|租金|包月|包天|包日|包年|月租|日租|时租|年租|月付|年付"));
    return words.match(name).hasMatch();
}

bool isInterruptible(const QString &name)
{
    static const QRegularExpression words(
        QString::fromUtf8("spot|interruptible|preemptible|竞价|抢占|可中断"));
    return words.match(name).hasMatch();
}

PriceColumns columnsOfRow(const CsvRow &row)
{
    PriceColumns columns;
    QStringList names;
    for (const QString &cell : row.cells)
        names.append(headingName(cell));
    for (int i = 0; i < names.size(); ++i) {
        if (names[i].isEmpty())
            continue;
        bool known = false;
        for (const auto &[column, alias] : aliases) {
            if (isOneOf(names[i], alias) && !columns.at.contains(column)) {
                columns.at.insert(column, i);
                known = true;
                break;
            }
        }
        if (!known && isPrice(names[i]))
            columns.prices.append(
                {i, row.cells[i].trimmed(), isInterruptible(names[i]), unitWordsOf(row.cells[i])});
    }
    // Catalogues of this well-known layout print dollars for a whole instance and hour.
    if (names.contains(QStringLiteral("instancetype"))
        && names.contains(QStringLiteral("acceleratorname")))
        columns.otherwise = {UnitWords::Period::Hour, true, Currency("USD")};
    return columns;
}

} // namespace

QString PriceColumns::cell(const CsvRow &row, Column column) const
{
    const int index = at.value(column, -1);
    return index < 0 ? QString() : unguarded(row.cells.value(index)).trimmed();
}

PriceColumns columnsOf(const QList<CsvRow> &rows)
{
    PriceColumns best;
    for (qsizetype i = 0; i < std::min(rows.size(), rowsLookedAt); ++i) {
        PriceColumns columns = columnsOfRow(rows[i]);
        const bool card = columns.has(Column::Card) || columns.has(Column::Machine);
        columns.headerRow = static_cast<int>(i);
        if (card && !columns.prices.isEmpty())
            return columns;
        if (card && best.headerRow < 0)
            best = columns; // a heading without a price is worth naming in the error
    }
    return best;
}

} // namespace xuanka::prices
