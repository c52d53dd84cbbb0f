#!/usr/bin/env bash
# Prepares a checkout: system packages, the virtual environment .venv, the native build, and the installed wheel.
# Usage: tools/setup.sh demo|test. Every step is skipped when it has been done and nothing has changed.
set -euo pipefail
cd "$(dirname "$0")/.."
goal=${1:-demo}
python=${PYTHON:-python3}
venv=${VENV:-.venv}
say() { printf '== %s\n' "$*"; }

# --- system packages: apt installs them; elsewhere we say what is missing -----------------------------------------
missing=() why=()
need() {  # need <what is missing, in words> <Debian package>
  missing+=("$2") why+=("  - $1  (Debian package: $2)")
}
command -v "${CXX:-g++}" >/dev/null || need "a C++17 compiler" g++
command -v "${CC:-gcc}" >/dev/null || need "a C compiler" gcc
if ! command -v "$python" >/dev/null; then
  need "Python 3.9 or newer with venv and headers" python3-venv
  missing+=(python3-dev)
else
  "$python" -c 'import venv, ensurepip' 2>/dev/null || need "Python's venv module" python3-venv
  "$python" -c 'import os, sysconfig; assert os.path.exists(sysconfig.get_paths()["include"] + "/Python.h")' 2>/dev/null ||
    need "Python.h, the headers of $python" python3-dev
fi
if [ "$goal" = test ]; then
  echo '#include <doctest/doctest.h>' | "${CXX:-g++}" -E -x c++ - >/dev/null 2>&1 || need "the doctest headers" doctest-dev
fi
command -v ccache >/dev/null || { command -v apt-get >/dev/null && missing+=(ccache); }  # optional: faster rebuilds

if [ ${#missing[@]} -gt 0 ]; then
  sudo=
  [ "$(id -u)" = 0 ] || { sudo -n true 2>/dev/null && sudo="sudo -n"; }
  if command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || [ -n "$sudo" ]; }; then
    say "installing with apt: ${missing[*]}"
    { $sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -qy --no-install-recommends \
      "${missing[@]}"; } >/tmp/mxnet-apt.$$.log 2>&1 || { tail -20 /tmp/mxnet-apt.$$.log
      [ ${#why[@]} -eq 0 ] || exit 1; }
    rm -f /tmp/mxnet-apt.$$.log
  elif [ ${#why[@]} -gt 0 ]; then
    printf '%s\n' "This machine lacks what the build needs, and apt cannot be used here to install it:" "${why[@]}" \
      "Install these with your system's package manager and run the same command again."
    exit 1
  fi
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 9))' || { echo "$python is older than 3.9"; exit 1; }

# --- the virtual environment ---------------------------------------------------------------------------------------
[ -x "$venv/bin/python" ] || { say "creating $venv"; "$python" -m venv "$venv"; }
lists=(tools/requirements-build.txt)
[ "$goal" = demo ] && lists+=(tools/requirements-demo.txt)
[ "$goal" = test ] && lists+=(tools/requirements-test.txt)
for list in "${lists[@]}"; do
  stamp="$venv/.$(basename "$list")"
  if ! cmp -s "$list" "$stamp"; then
    say "installing $list into $venv"
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r "$list"
    cp "$list" "$stamp"
  fi
done
export PATH="$PWD/$venv/bin:$PATH"
# CMake and Ninja come from pip only where the system has none that will do, so that all builds here use the same ones.
cmake_fits=$({ cmake --version 2>/dev/null || true; } | sed -n 's/^cmake version //p' | "$venv/bin/python" -c \
  'import re, sys; print(int([int(n) for n in re.findall(r"\d+", sys.stdin.read())[:2]] >= [3, 22]))')
[ "$cmake_fits" = 1 ] || "$venv/bin/python" -m pip install -q --disable-pip-version-check "cmake>=3.22"
command -v ninja >/dev/null || "$venv/bin/python" -m pip install -q --disable-pip-version-check "ninja>=1.10"

# --- the native build and the wheel: one folder, build, the same that a plain `pip install .` uses -----------
inputs=$(find capi/src capi/include pycore cmake CMakeLists.txt pyproject.toml -type f \
  ! -name '*.pyc' ! -name '*.so' -print0 | sort -z | xargs -0 sha256sum | sha256sum)
if [ "$(cat "$venv/.installed" 2>/dev/null)" != "$inputs" ]; then
  say "building (in build, ccache: $(command -v ccache || echo none))"
  CMAKE_BUILD_PARALLEL_LEVEL="${JOBS:-$(nproc)}" "$venv/bin/python" -m pip install -q --disable-pip-version-check \
    --no-build-isolation --no-deps --force-reinstall .
  "$venv/bin/python" -m pip install -q --disable-pip-version-check "numpy>=1.23" "cffi>=1.15"
  echo "$inputs" >"$venv/.installed"
fi
say "ready: $("$venv/bin/python" -m pip list --disable-pip-version-check 2>/dev/null | grep '^mxnet ')"
