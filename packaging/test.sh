#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Xuanka authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds and runs all tests. Ends with ctest's summary.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
sh "$here/packages.sh" build test
sh "$here/build.sh" -DBUILD_TESTING=ON
cd "$here/.."
exec ctest --preset release "$@"
