#!/usr/bin/env bash
# Layout and bug checks of C++ and Python: tools/lint.sh [build folder]. Runs all, prints what each found,
# and fails if any did.
set -uo pipefail
cd "$(dirname "$0")/.."
status=0
check() {  # check <name> <command...>
  local name=$1; shift
  if output=$("$@" 2>&1); then echo "lint: $name passed"; else echo "$output" | tail -60; echo "lint: $name FAILED"; status=1; fi
}
mapfile -t cpp < <(git ls-files 'capi/*.cc' 'capi/*.h' 'capi/*.c' 'examples/*.c' | grep -v '^capi/include/')
check "clang-format (${#cpp[@]} files)" clang-format --dry-run -Werror "${cpp[@]}"
check "ruff" ruff check -q .
check "mypy" mypy
check "vermin (Python 3.9)" vermin --quiet --no-tips --violations --target=3.9- $(git ls-files '*.py')
check "clang-tidy" python tools/tidy.py --build "${1:-build}"
exit $status
