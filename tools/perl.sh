#!/usr/bin/env bash
# The Perl distribution: tools/perl.sh setup | test [prove's arguments] | predict DIR | train DIR | bench
# The library is that of MXNET_LIBRARY_PATH, else build/libmxnet.so, else the one in .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
source=bindings/perl
target=build/perl/AI-MXNet
. tools/common.sh

# -MFFI::Platypus=2.00 would not compare versions: it hands 2.00 to the module, which takes no notice.
install_needs() {
  local missing=()
  perl -e 'use FFI::Platypus 2.00' 2>/dev/null || missing+=(libffi-platypus-perl)
  perl -MExtUtils::MakeMaker -MTest::More -MPod::Checker -e 1 2>/dev/null || missing+=(perl)
  command -v make >/dev/null || missing+=(make)
  perl -MPDL -e 1 2>/dev/null || { can_install && missing+=(pdl); }  # optional: its tests are skipped without it
  [ ${#missing[@]} -eq 0 ] || install_packages "FFI::Platypus 2 or another part that the Perl distribution needs" "${missing[@]}"
  perl -e 'use FFI::Platypus 2.00' 2>/dev/null && return
  echo "The FFI::Platypus of this system is older than 2.00, which the Perl distribution needs; get it from CPAN: cpan FFI::Platypus" >&2
  exit 1
}

# MakeMaker works where its files are, so the distribution is copied first. It lists the modules once: begin afresh.
build() {
  rm -rf "$target"
  mkdir -p "$target"
  cp -a "$source/." "$target/"
  (cd "$target" && perl Makefile.PL && make) >build/perl/make.log 2>&1 || { tail -20 build/perl/make.log; exit 1; }
}

run() { use_library; build; perl -I"$target/blib/lib" "$@"; }

case "${1:-}" in
  setup)
    install_needs
    build
    say "the Perl distribution is in $target/blib"
    ;;
  test)
    shift
    use_library
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
