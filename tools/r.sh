#!/usr/bin/env bash
# The R package: tools/r.sh setup|test|check|predict DIR|train DIR|bench. Everything is built below build/r.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
out=$root/build/r
. tools/common.sh

# --- R itself and testthat: apt installs them; elsewhere we say what is missing --------------------------------------
need_r() {
  local missing=()
  command -v R >/dev/null && command -v Rscript >/dev/null || missing+=(r-base-dev)
  command -v R >/dev/null && ! Rscript -e 'quit(status = !requireNamespace("testthat", quietly = TRUE))' >/dev/null 2>&1 &&
    missing+=(r-cran-testthat)
  [ ${#missing[@]} -eq 1 ] && [ "${missing[0]}" = r-base-dev ] && missing+=(r-cran-testthat)
  [ ${#missing[@]} -eq 0 ] && return
  install_packages "R 3.5 or newer with a C compiler, or R's package testthat" "${missing[@]}"
}

# --- the package is copied and built below build/r, so that nothing is written into the sources ---------------------
setup() {
  need_r
  mkdir -p "$out/lib"
  local stamp
  stamp=$(find bindings/r -type f -not -path '*/examples/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum)
  if [ "$(cat "$out/.stamp" 2>/dev/null)" = "$stamp" ] && [ -d "$out/lib/mxnet" ]; then return; fi
  say "building the R package"
  rm -rf "$out/source"
  cp -r bindings/r "$out/source"
  R CMD INSTALL --library="$out/lib" "$out/source" >"$out/install.log" 2>&1 ||
    { tail -30 "$out/install.log"; exit 1; }
  echo "$stamp" >"$out/.stamp"
}

prepare() {
  setup
  use_library
  export R_LIBS="$out/lib${R_LIBS:+:$R_LIBS}" MXNET_VECTORS="$root/tests/vectors" \
    MXNET_VECTORS_REPORT="$out/vectors.txt" MXNET_README="$root/bindings/r/README.md"
}

# R CMD check wants the package as users get it: built into an archive.
check() {
  setup
  use_library
  mkdir -p "$out/check"
  cd "$out/check"
  rm -rf ./*
  say "R CMD build, R CMD check --no-manual"
  R CMD build "$out/source" >build.log 2>&1 || { tail -20 build.log; exit 1; }
  _R_CHECK_FORCE_SUGGESTS_=false R CMD check --no-manual mxnet_*.tar.gz >check.log 2>&1 || { tail -40 check.log; exit 1; }
  grep -E 'WARNING|NOTE|Status' check.log || true
  ! grep -q 'WARNING' check.log || { sed -n '/WARNING/,/^\*/p' check.log; exit 1; }
}

case ${1:-} in
  setup) setup ;;
  test)
    prepare
    (cd "$out/source/tests" && Rscript testthat.R)
    check
    ;;
  check) check ;;
  predict) prepare; Rscript bindings/r/examples/predict.R "${2:?usage: tools/r.sh predict DIR}" ;;
  train) prepare; Rscript bindings/r/examples/train.R "${2:?usage: tools/r.sh train DIR}" ;;
  bench) prepare; Rscript bindings/r/examples/bench.R ;;
  *) echo "usage: tools/r.sh setup|test|check|predict DIR|train DIR|bench" >&2; exit 2 ;;
esac
