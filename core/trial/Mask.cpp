// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Mask.h"

#include <QRegularExpression>

#include <array>

namespace xuanka {
namespace {

struct Rule {
    const char *pattern;
    const char *replacement;
};

// Order matters: a MAC address must go before an IPv6 address could claim it.
constexpr std::array rules{
    Rule{R"((GPU|MIG)-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})",
         "\\1-masked"},
    Rule{R"(\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b)",
         "masked-uuid"},
    Rule{R"((Serial(?: Number)?\s*[:=]\s*)(?!N/A|0+\b)[\w-]+)", "\\1masked"},
    Rule{R"((<(?:serial|board_serial|uuid)>)(?!N/A)[^<]+)", "\\1masked"},
    Rule{R"(\b(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}\b)", "masked-mac"},
    // Four groups, none with a leading version-like dot before or after: 10.0.0.7 but not 580.65.06
    Rule{R"((?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]))",
         "masked-ip"},
    Rule{R"((?<![:\w])(?:[0-9a-fA-F]{1,4}:){4,7}[0-9a-fA-F]{1,4}(?![:\w]))", "masked-ip"},
    Rule{R"(\b[\w.-]+@[\w.-]+(?=[:~\s$#>]))", "user@host"},
    Rule{R"(^((?:Hostname|Node|Static hostname)\s*[:=]\s*)\S+)", "\\1masked"},
    Rule{R"((Pid\s+\d+ on\s+)\S+)", "\\1host"},
    Rule{R"(\b(hf|sk|ghp|github_pat)_?-?[A-Za-z0-9_-]{16,})", "masked-token"},
    Rule{R"(((?:TOKEN|PASSWORD|PASSWD|SECRET|API_KEY)\s*[=:]\s*)\S+)", "\\1masked"},
};

} // namespace

QString maskPersonal(const QString &text)
{
    QString masked = text;
    for (const Rule &rule : rules) {
        const QRegularExpression pattern(QLatin1String(rule.pattern),
                                         QRegularExpression::MultilineOption
                                             | QRegularExpression::CaseInsensitiveOption);
        masked.replace(pattern, QLatin1String(rule.replacement));
    }
    return masked;
}

} // namespace xuanka
