#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Xuanka authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds and starts Xuanka. Without a display it writes the report and
# the advice of the sample plan and says where. Arguments are given to xuanka.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
top="$(dirname "$here")"
sh "$here/packages.sh" build
sh "$here/build.sh" -DBUILD_TESTING=OFF
xuanka="$top/build/release/bin/xuanka"

if [ $# -gt 0 ] || [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$xuanka" "$@"
fi
out="$top/out"
mkdir -p "$out"
"$xuanka" estimate "$here/sample.xuanka" > "$out/sample-advice.json.part"
mv "$out/sample-advice.json.part" "$out/sample-advice.json"
"$xuanka" report "$here/sample.xuanka" --output "$out/sample-report-zh.pdf" --language zh_CN > /dev/null
"$xuanka" report "$here/sample.xuanka" --output "$out/sample-report-en.pdf" --language en > /dev/null
cat <<END
No display here, so the window was not opened. Of the sample plan this was written instead:
  $out/sample-advice.json
  $out/sample-report-zh.pdf
  $out/sample-report-en.pdf
Start the window on a machine with a display: $xuanka
END
