#!/bin/sh
# Xuanka: collects facts about a GPU machine into ONE text file. Read it before you run it.
#
# It only reads: nothing is installed, changed or sent anywhere. Each command has a time limit and
# is skipped when its tool is missing. It takes about two minutes; add "burn" as an argument to run
# gpu-burn for 30 minutes and all_reduce_perf as well, where they are installed.
#
#   sh collect.sh            # quick
#   sh collect.sh burn       # with load
#
# Then open the file it names in Xuanka (checklist page), or: xuanka verify PLAN.json FILE

LC_ALL=C
export LC_ALL
out="xuanka-trial-$(date +%Y%m%d-%H%M%S).txt"
if ! : > "$out" 2>/dev/null; then
    out="/tmp/$out"
    : > "$out" || { echo "cannot write a file here or in /tmp" >&2; exit 1; }
fi

# limited SECONDS COMMAND…: its output and its end go to the file; a missing tool is said, not hidden.
limited() {
    seconds="$1"
    shift
    printf '\n===== xuanka: %s =====\n' "$*" >> "$out"
    if ! command -v "$1" > /dev/null 2>&1; then
        printf 'xuanka: %s is not installed here\n' "$1" >> "$out"
        return 0
    fi
    if command -v timeout > /dev/null 2>&1; then
        timeout "$seconds" "$@" >> "$out" 2>&1
    else
        "$@" >> "$out" 2>&1
    fi
    status=$?
    if [ "$status" -eq 124 ]; then
        printf 'xuanka: stopped after %s seconds\n' "$seconds" >> "$out"
    elif [ "$status" -ne 0 ]; then
        printf 'xuanka: ended with status %s\n' "$status" >> "$out"
    fi
    return 0
}

echo "Collecting into $out …"
printf 'xuanka trial collection, version 1\n' >> "$out"

limited 20 nvidia-smi
limited 20 nvidia-smi --query-gpu=index,name,memory.total,memory.used,compute_cap,driver_version,power.limit,power.default_limit,power.max_limit,pci.bus_id,vbios_version,temperature.gpu,utilization.gpu --format=csv
limited 20 nvidia-smi --query-gpu=index,pcie.link.gen.current,pcie.link.width.current,pcie.link.gen.max,pcie.link.width.max --format=csv
limited 60 nvidia-smi -q
limited 20 nvidia-smi topo -m
limited 20 nvidia-smi topo -p2p rw
limited 20 nvidia-smi nvlink -s
limited 20 lscpu
limited 10 free -g
limited 10 df -hT /dev/shm
printf '\n===== xuanka: kernel log =====\n' >> "$out"
# Only the lines about cards and links: the rest of the log is nobody's business.
(dmesg -T 2>/dev/null || journalctl -k --no-pager 2>/dev/null) | grep -iE 'xid|nvrm|aer' | tail -n 500 >> "$out"
limited 90 p2pBandwidthLatencyTest
limited 120 nvbandwidth -t device_to_device_memcpy_read_ce

if [ "${1:-}" = burn ]; then
    cards="$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')"
    limited 300 all_reduce_perf -b 8 -e 1G -f 2 -g "${cards:-1}"
    limited 1900 gpu-burn 1800
    limited 1900 gpu_burn 1800
    # Under load the links are awake: this is the reading that counts.
    limited 20 nvidia-smi --query-gpu=index,pcie.link.gen.current,pcie.link.width.current,temperature.gpu,power.draw,clocks.sm --format=csv
fi
printf '\n===== xuanka: end =====\n' >> "$out"
echo "Done: $out"
