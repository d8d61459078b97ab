// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Answer.h"

#include "core/catalog/CatalogCode.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

namespace xuanka::cli {

Fault faultOf(const Error &error, const QString &file)
{
    Error named = error;
    // Readers know the file's name alone; the user knows it by the path that was given.
    if (!file.isEmpty() && (named.file.isEmpty() || file.endsWith(named.file)))
        named.file = file;
    const bool ours = error.message.is(CatalogCode::DataBroken);
    return {text::of(named, text::spokenLocale()), ours ? OurFault : Unusable};
}

Refusal refuse(const QString &sentence, const QString &first, const QString &second)
{
    // Both at once, so that a "%2" inside a name stays as it is.
    return Refusal(Fault{second.isNull() ? (first.isNull() ? sentence : sentence.arg(first))
                                         : sentence.arg(first, second),
                         Unusable});
}

Refusal refuse(const Error &error, const QString &file)
{
    return Refusal(faultOf(error, file));
}

} // namespace xuanka::cli
