#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Xuanka authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run.sh [SECONDS [TARGET…]]: builds the libFuzzer targets and runs each for SECONDS (60). New inputs
# go to build/fuzz/found/TARGET; an input that breaks a target is printed and kept beside them.
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds="${1:-60}"
shift || true

cmake --preset fuzz >/dev/null
cmake --build --preset fuzz --target fuzzers --parallel 2
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
    for program in build/fuzz/fuzz/fuzz_*; do
        targets+=("${program##*/fuzz_}")
    done
fi

# Two at a time: a fuzzer uses one core.
one() {
    local target="$1" found="build/fuzz/found/$1"
    mkdir -p "$found"
    if build/fuzz/fuzz/fuzz_"$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
        -max_len=65536 -print_final_stats=0 -verbosity=1 -artifact_prefix="$found/" \
        "$found" "tests/fuzz/corpus/$target" >"$found.log" 2>&1; then
        echo "== $target, $seconds s: $(tail -n 1 "$found.log")"
    else
        echo "== $target: a finding"
        tail -n 40 "$found.log"
        return 1
    fi
}
export -f one
export seconds
if ! printf '%s\n' "${targets[@]}" | xargs -P 2 -I {} bash -c 'one {}'; then
    echo "findings, see above" >&2
    exit 1
fi
echo "no findings"
