// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Style.h"

#include "ui/theme/Colors.h"
#include "ui/theme/StyleParts.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace xuanka::theme {
namespace {

constexpr int controlHeight = 34;
constexpr int stepWidth = 22;

// Buttons and fields of a row stand on one line at any font size.
int fieldHeight(const QStyleOption *option)
{
    return std::max(controlHeight, option->fontMetrics.height() + 14);
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

QPalette Style::standardPalette() const
{
    return lightPalette();
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return 16;
    case PM_ToolBarIconSize:
        return 20;
    case PM_SplitterWidth:
        return 1;
    case PM_FocusFrameVMargin:
    case PM_FocusFrameHMargin:
        return 2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_ComboBox_Popup: // a list below the field, not a menu over it
        return 0;
    case SH_EtchDisabledText:
    case SH_ScrollBar_ContextMenu:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_UnderlineShortcut:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result = QSize(std::max(result.width() + 8, 72), fieldHeight(option));
        break;
    case CT_LineEdit:
        result.setHeight(fieldHeight(option));
        break;
    case CT_ComboBox:
        result = QSize(result.width() + 12, fieldHeight(option));
        break;
    case CT_SpinBox:
        result = QSize(size.width() + stepWidth + 14, fieldHeight(option));
        break;
    case CT_ToolButton:
        result = result.expandedTo(QSize(28, 28));
        break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item && item->menuItemType != QStyleOptionMenuItem::Separator)
            result.setHeight(std::max(result.height(), 28));
        break;
    case CT_HeaderSection:
        result.setHeight(std::max(result.height(), 30));
        break;
    case CT_MenuBarItem:
        result.setHeight(std::max(result.height(), 30));
        break;
    default:
        break;
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                            SubControl subControl, const QWidget *widget) const
{
    const QRect all = option->rect;
    if (control == CC_SpinBox) {
        const QRect steps(all.right() - stepWidth, all.top() + 1, stepWidth, all.height() - 2);
        QRect rect;
        switch (subControl) {
        case SC_SpinBoxUp:
            rect = QRect(steps.left(), steps.top(), steps.width(), steps.height() / 2);
            break;
        case SC_SpinBoxDown:
            rect = QRect(steps.left(), steps.center().y() + 1, steps.width(), steps.height() / 2);
            break;
        case SC_SpinBoxEditField:
            rect = all.adjusted(7, 2, -stepWidth - 1, -2);
            break;
        default:
            return all;
        }
        return visualRect(option->direction, all, rect);
    }
    if (control == CC_ComboBox) {
        constexpr int arrowWidth = 26;
        if (subControl == SC_ComboBoxArrow)
            return visualRect(option->direction, all,
                              QRect(all.right() - arrowWidth, all.top(), arrowWidth, all.height()));
        if (subControl == SC_ComboBoxEditField)
            return visualRect(option->direction, all, all.adjusted(9, 2, -arrowWidth, -2));
    }
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        return scrollBarRect(*bar, subControl, pixelMetric(PM_ScrollBarSliderMin, option, widget));
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand:
        drawButton(*option, painter, widget);
        return;
    case PE_PanelButtonTool:
        drawToolButton(*option, painter);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0)
            drawField(*option, painter, widget);
        else
            painter->fillRect(option->rect, Qt::transparent);
        return;
    case PE_FrameLineEdit:
    case PE_FrameDefaultButton:
        return;
    case PE_FrameFocusRect:
        drawFocusRing(*option, painter, widget);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheck(*option, painter);
        return;
    case PE_IndicatorRadioButton:
        drawRadio(*option, painter);
        return;
    case PE_Frame:
        if (widget && widget->property("flat").toBool())
            return;
        drawHairline(option->rect, option->palette, painter);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (isPrimary(widget) && option->state.testFlag(State_Enabled)) {
            QStyleOptionButton button(*qstyleoption_cast<const QStyleOptionButton *>(option));
            button.palette.setColor(QPalette::ButtonText,
                                    toneColor(Tone::OnAccent, option->palette));
            QProxyStyle::drawControl(element, &button, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeader(*option, painter);
        return;
    case CE_Splitter:
        painter->fillRect(option->rect, colorsOf(option->palette).separator);
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                               QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_SpinBox:
        drawField(*option, painter, widget);
        drawSteps(*qstyleoption_cast<const QStyleOptionSpinBox *>(option), painter, this, widget);
        return;
    case CC_ComboBox:
        drawField(*option, painter, widget);
        drawArrow(*option, subControlRect(control, option, SC_ComboBoxArrow, widget), painter);
        return;
    case CC_ScrollBar:
        drawScrollBar(*option, subControlRect(control, option, SC_ScrollBarSlider, widget),
                      painter);
        return;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace xuanka::theme
