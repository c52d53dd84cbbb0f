#!/usr/bin/env bash
# The Perl distribution: tools/perl.sh setup | test [prove's arguments] | predict DIR | train DIR | bench
# The library is that of MXNET_LIBRARY_PATH, else build/libmxnet.so, else the one in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
source=bindings/perl
target=build/perl/AI-MXNet
say() { printf '== %s\n' "$*"; }

find_library() {
  if [ -n "${MXNET_LIBRARY_PATH:-}" ]; then  # tests run elsewhere: a relative path would be lost
    MXNET_LIBRARY_PATH=$(realpath -m "$MXNET_LIBRARY_PATH") && export MXNET_LIBRARY_PATH
    return
  fi
  local file
  for file in build/libmxnet.so .venv/lib/python*/site-packages/mxnet/libmxnet.so; do
    [ -f "$file" ] && { export MXNET_LIBRARY_PATH="$PWD/$file"; return; }
  done
  echo "libmxnet.so was not found: run make demo or cmake first, or set MXNET_LIBRARY_PATH"; exit 1
}

install_needs() {
  local missing=() why=()
  perl -MFFI::Platypus=2.00 -e 1 2>/dev/null ||
    { missing+=(libffi-platypus-perl); why+=("  - FFI::Platypus 2.00 or newer  (Debian package: libffi-platypus-perl)"); }
  perl -MExtUtils::MakeMaker -MTest::More -MPod::Checker -e 1 2>/dev/null ||
    { missing+=(perl make); why+=("  - Perl's own modules  (Debian package: perl)"); }
  command -v make >/dev/null || { missing+=(make); why+=("  - make  (Debian package: make)"); }
  perl -MPDL -e 1 2>/dev/null || missing+=(pdl)  # optional: its tests are skipped without it
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=
  [ "$(id -u)" = 0 ] || { sudo -n true 2>/dev/null && sudo="sudo -n"; }
  if command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || [ -n "$sudo" ]; }; then
    say "installing with apt: ${missing[*]}"
    mkdir -p build/perl
    { $sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -qy --no-install-recommends \
      "${missing[@]}"; } >build/perl/apt.log 2>&1 || { tail -20 build/perl/apt.log; [ ${#why[@]} -eq 0 ] || exit 1; }
  elif [ ${#why[@]} -gt 0 ]; then
    printf '%s\n' "This machine lacks what the Perl distribution needs, and apt cannot be used here to install it:" \
      "${why[@]}" "Install these, for example with cpanm, and run the same command again."
    exit 1
  fi
}

# MakeMaker works where its files are, so the distribution is copied first. It lists the modules once: begin afresh.
build() {
  rm -rf "$target"
  mkdir -p "$target"
  cp -a "$source/." "$target/"
  (cd "$target" && perl Makefile.PL && make) >build/perl/make.log 2>&1 || { tail -20 build/perl/make.log; exit 1; }
}

run() { find_library; build; perl -I"$target/blib/lib" "$@"; }

case "${1:-}" in
  setup)
    install_needs
    build
    say "the Perl distribution is in $target/blib"
    ;;
  test)
    shift
    find_library
    build
    export MXNET_PERL_VECTORS="$PWD/tests/vectors" MXNET_PERL_REPORT="$PWD/build/perl/vectors.txt"
    cd "$target"
    if [ $# -gt 0 ]; then prove -b "$@"; else prove -br t; fi
    ;;
  predict) run "$source/examples/predict_digits.pl" "${2:?the folder with the exported network}" ;;
  train) run "$source/examples/train_digits.pl" "${2:?the folder with the digits}" ;;
  bench) run "$source/examples/bench.pl" ;;
  *) sed -n 2,3p "$0" | cut -c3-; exit 2 ;;
esac
