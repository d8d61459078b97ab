// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compute/ModelFacts.h"

#include "core/base/Units.h"
#include "ui/text/Language.h"

#include <QStringList>

namespace xuanka {

QString countInWords(double parameters, const QLocale &locale)
{
    const bool billions = parameters >= 1e9;
    const double value = parameters / (billions ? 1e9 : 1e6);
    return locale.toString(value, 'f', value >= 100 ? 0 : 1) + (billions ? u'B' : u'M');
}

QString modelFacts(const Model &model, const QLocale &locale)
{
    const auto say = [](const char *source) { return text::say("ModelFacts", source); };
    QStringList facts;
    if (const auto total = model.shape.total(); total > 0)
        facts.append(say(QT_TRANSLATE_NOOP("ModelFacts", "%1 parameters"))
                         .arg(countInWords(double(total), locale)));
    if (const auto active = model.shape.active(); active > 0 && active < model.shape.total())
        facts.append(say(QT_TRANSLATE_NOOP("ModelFacts", "%1 active per token"))
                         .arg(countInWords(double(active), locale)));
    if (const int layers = model.shape.layers(); layers > 0)
        facts.append(say(QT_TRANSLATE_NOOP("ModelFacts", "%1 layers")).arg(layers));
    if (const auto elements = cacheElementsPerToken(model.shape); elements > 0)
        facts.append(say(QT_TRANSLATE_NOOP("ModelFacts", "KV cache %1 KiB per token (FP16)"))
                         .arg(locale.toString(double(elements) * 2 / 1024, 'f', 0)));
    if (model.shape.maxContext > 0)
        facts.append(say(QT_TRANSLATE_NOOP("ModelFacts", "context up to %1"))
                         .arg(locale.toString(qint64(model.shape.maxContext))));
    if (!model.storedQuantization.isEmpty())
        facts.append(
            say(QT_TRANSLATE_NOOP("ModelFacts", "stored as %1")).arg(model.storedQuantization));
    return facts.join(QStringLiteral(" · "));
}

} // namespace xuanka
