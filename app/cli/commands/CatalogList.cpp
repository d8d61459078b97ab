// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Words.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/json/CatalogJson.h"
#include "app/cli/json/JsonParts.h"

namespace xuanka::cli {

Outcome<Answer> catalog(const Arguments &arguments)
{
    const QString &what = arguments.files.first();
    if (what != u"gpus" && what != u"models")
        return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                              "The catalogue has \"gpus\" and \"models\", not "
                                              "\"%1\".")),
                      what);
    const auto known = Catalog::builtIn();
    if (!known)
        return refuse(known.error());
    const bool gpus = what == u"gpus";
    return Answer{document(QJsonObject{
        {QStringLiteral("catalog"), known->version()},
        {what, gpus ? gpusJson(*known) : modelsJson(*known)},
    })};
}

} // namespace xuanka::cli
