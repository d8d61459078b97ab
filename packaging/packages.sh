#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Xuanka authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs the Debian or Ubuntu packages that are missing. Usage: packages.sh build|test|fuzz …
# "a|b" means: the first of these names that the archive knows (names differ between releases).
set -eu

build="g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-base-dev-tools libqt6charts6-dev|qt6-charts-dev qt6-svg-dev|libqt6svg6-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libqt6sql6-sqlite libqt6svg6|libqt6svg6t64
    qt6-translations-l10n libgl1-mesa-dev libopengl-dev libxkbcommon-dev libvulkan-dev
    libexpected-dev libyaml-cpp-dev fonts-noto-cjk"
optional="libqt6opengl6-dev qt6-qpa-plugins qt6-wayland ccache"
test="poppler-utils qpdf shellcheck sqlite3"
fuzz="clang libclang-rt-dev|libclang-rt-14-dev|libclang-rt-18-dev"

installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

wanted=""
for group in "$@"; do
    case "$group" in
        build) wanted="$wanted $build" ;;
        test) wanted="$wanted $test" ;;
        fuzz) wanted="$wanted $fuzz" ;;
        *) echo "packages.sh: unknown group '$group' (build, test, fuzz)" >&2; exit 2 ;;
    esac
done

missing=""
for entry in $wanted; do
    found=""
    for name in $(echo "$entry" | tr '|' ' '); do
        if installed "$name"; then found=yes; fi
    done
    [ -n "$found" ] || missing="$missing $entry"
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then root=""; elif command -v sudo >/dev/null; then root="sudo"; else
    echo "Missing packages:$missing. Run this as root, or install sudo." >&2
    exit 1
fi
if ! command -v apt-get >/dev/null; then
    echo "This script knows Debian and Ubuntu only. Install by hand:$missing" >&2
    exit 1
fi

$root apt-get update
names=""
for entry in $missing; do
    chosen=""
    for name in $(echo "$entry" | tr '|' ' '); do
        if [ -z "$chosen" ] && apt-cache show "$name" >/dev/null 2>&1; then chosen="$name"; fi
    done
    names="$names ${chosen:-${entry%%|*}}"
done
for name in $optional; do
    if ! installed "$name" && apt-cache show "$name" >/dev/null 2>&1; then names="$names $name"; fi
done
# shellcheck disable=SC2086 # a list of package names
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $names
