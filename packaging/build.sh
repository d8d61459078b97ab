#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Xuanka authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Configures and builds the release preset; further arguments go to cmake's configure step.
set -eu
cd "$(dirname "$0")/.."
launcher=""
if command -v ccache >/dev/null; then launcher="-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"; fi
# A precompiled header is only cacheable with these allowances.
export CCACHE_SLOPPINESS="${CCACHE_SLOPPINESS:-pch_defines,time_macros}"
# shellcheck disable=SC2086 # empty when there is no ccache
cmake --preset release $launcher "$@"
cmake --build --preset release
