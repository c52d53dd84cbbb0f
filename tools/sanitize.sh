#!/usr/bin/env bash
# C++ tests under the sanitizers, short fuzz runs of the two file formats, and random calls of all operators.
# Usage: tools/sanitize.sh [address|thread ...]; both by default. Each has its own build folder.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread
python=${PYTHON:-$PWD/.venv/bin/python}
seconds=${FUZZ_SECONDS:-10}
call_seconds=${CALL_SECONDS:-120}
status=0

build() {  # build <folder> <sanitizers> <targets...>
  local folder=$1 sanitizers=$2
  shift 2
  cmake -S . -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O1 -DMXHUB_SANITIZE="$sanitizers" \
    -DMXHUB_BUILD_TESTS=ON -DMXHUB_FUZZ=ON -DPython_EXECUTABLE="$python" >"$folder.log" 2>&1 ||
    { tail -30 "$folder.log"; return 1; }
  cmake --build "$folder" -j "${JOBS:-$(nproc)}" --target "$@" >"$folder.log" || { tail -60 "$folder.log"; return 1; }
}

for which in "$@"; do
  echo "== $which"
  case $which in
    address)
      build build-asan "address;undefined" mxnet capi_tests fuzz_params_smoke fuzz_symbol_smoke
      # Leaks are not counted: registries and pools live until the process ends, on purpose.
      # Memory is limited here and not by ulimit, whose limit would count the sanitizer's shadow memory.
      export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:alloc_dealloc_mismatch=0
      ASAN_OPTIONS+=:max_allocation_size_mb=2000:soft_rss_limit_mb=5000
      export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
      build-asan/capi_tests || status=1
      for target in params symbol; do
        (ulimit -c 0; build-asan/fuzz_${target}_smoke "$seconds") || status=1
      done
      # The interpreter itself has no sanitizer, so its runtime comes first. What is printed last is the call that failed.
      preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libstdc++.so)"
      LD_PRELOAD=$preload "$python" tests/random_calls.py build-asan/libmxnet.so "${call_seconds}s" 0 \
        >build-asan/calls.log || { status=1; tail -1 build-asan/calls.log; }
      if grep '^wrong' build-asan/calls.log; then status=1; fi
      echo "random calls: $(grep -c '^call' build-asan/calls.log)"
      ;;
    thread)
      build build-tsan thread engine_tests
      TSAN_OPTIONS=halt_on_error=1 build-tsan/engine_tests || status=1
      ;;
  esac
done
exit $status
