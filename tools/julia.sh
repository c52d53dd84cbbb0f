#!/usr/bin/env bash
# The Julia package from a checkout: tools/julia.sh setup | test | predict DIR | train DIR | bench | run ARGS...
# setup installs Julia when there is none, and prepares build/julia; the other commands do that first when needed.
# A julia on the PATH (or named by JULIA) of version 1.5 or newer is used as it is. `run` starts Julia with the package.
set -euo pipefail
command=${1:-}
[ $# -gt 0 ] && shift
case $command in predict | train) folder=$(realpath "${1:?the folder of the digits}") ;; esac
cd "$(dirname "$0")/.."
root=$PWD
build=$root/build/julia
. tools/common.sh

julia=${JULIA:-julia}
list=/etc/apt/sources.list.d/mxnet-julia-bullseye.list
pin=/etc/apt/preferences.d/mxnet-julia-bullseye

explain() {
  printf '%s\n' "This machine has no Julia 1.5 or newer, and it cannot be installed here with apt." \
    "Install Julia (any version from 1.5 on; a current one is best), put it on the PATH or name it by JULIA=/path/to/julia," \
    "and run the same command again."
  exit 1
}

# The mirror that this machine's apt gets Debian from; nothing on another system.
debian_mirror() {
  apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(LABEL)' 'Created-By: Packages' |
    awk '$2 == "Debian" && $3 == "Debian" { print $1; exit }'
}

# Debian 12 has no Julia, but the release before it has; its packages fit. The low priority keeps everything else as it is.
add_bullseye() {
  [ -f "$list" ] && [ -f "$pin" ] && return
  can_install || explain
  local mirror
  mirror=$(debian_mirror)
  [ -n "$mirror" ] || { as_root apt-get update -qq; mirror=$(debian_mirror); }  # the lists may have been cleaned away
  [ -n "$mirror" ] || explain
  say "adding Debian's bullseye suite with a low priority"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror bullseye main" | as_root tee "$list" >/dev/null
  printf 'Package: *\nPin: release n=bullseye\nPin-Priority: 100\n' | as_root tee "$pin" >/dev/null
  as_root apt-get update -qq
}

install_julia() {
  can_install || explain
  as_root apt-get update -qq
  apt-cache show julia >/dev/null 2>&1 || add_bullseye
  install_packages "Julia 1.5 or newer" julia
}

# The tests run in an environment that Pkg makes. Before 1.6 it wants a program for downloads, though it downloads nothing.
need_downloader() {
  "$julia" --startup-file=no -e 'exit(VERSION < v"1.6" ? 0 : 1)' || return 0
  local program
  for program in curl wget fetch busybox; do ! command -v $program >/dev/null || return 0; done
  install_packages "a program for downloads, which the package manager of Julia 1.5 looks for" curl
}

# Whether Julia survives a backtrace: that of Debian does not with the libunwind of Debian 12.
survives() {
  local program='f(x) = error(x); try f(1) catch; show(devnull, catch_backtrace()) end'
  { "$julia" --startup-file=no -e "$program" >/dev/null; } 2>/dev/null  # the shell's own word about the crash, too
}

unpack_libunwind() {
  say "this Julia crashes with the system's libunwind; unpacking an older one into build/julia"
  add_bullseye
  local folder
  folder=$(mktemp -d)
  chmod 755 "$folder"
  (cd "$folder" && apt-get download -qq libunwind8/bullseye 2>/dev/null && dpkg -x libunwind8_*.deb unpacked)
  mkdir -p "$build/lib"
  find "$folder/unpacked" -name 'libunwind*.so*' -exec cp -a {} "$build/lib/" \;
  rm -rf "$folder"
}

environment() {
  [ -d "$build/lib" ] && export LD_LIBRARY_PATH="$build/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
  # A depot of its own with an empty registry: the package needs nothing beyond Julia, so nothing is ever downloaded.
  export JULIA_DEPOT_PATH=$build/depot JULIA_PKG_OFFLINE=true JULIA_PKG_SERVER="" JULIA_PROJECT=$build/package
}

# The package as a folder below build, because Julia's package manager writes files beside Project.toml.
stage() {
  mkdir -p "$build/package"
  if [ ! -f "$build/package/Project.toml" ] || ! cmp -s bindings/julia/Project.toml "$build/Project.stamp"; then
    cp bindings/julia/Project.toml "$build/package/Project.toml"
    cp bindings/julia/Project.toml "$build/Project.stamp"
  fi
  for part in src test examples README.md; do ln -sfn "$root/bindings/julia/$part" "$build/package/$part"; done
}

setup() {
  mkdir -p "$build"
  command -v "$julia" >/dev/null || install_julia
  "$julia" --startup-file=no -e 'exit(VERSION >= v"1.5" ? 0 : 1)' || explain
  environment
  if ! survives; then
    unpack_libunwind
    environment
    survives || { echo "Julia crashes when it looks at a backtrace; please use a newer one"; exit 1; }
  fi
  use_library
  stage
  local registry=$build/depot/registries/General
  mkdir -p "$registry"
  printf '%s\n' 'name = "General"' 'uuid = "23338594-aafe-5451-b93e-139f81909106"' 'repo = ""' '' '[packages]' \
    >"$registry/Registry.toml"
  "$julia" --startup-file=no -e 'using MXNet; println("== ready: Julia ", VERSION, ", libmxnet ", mx.version())'
}

case $command in
  setup) setup ;;
  # Most of the time of the tests goes into compiling calls that run once, so less optimisation makes them faster.
  test)
    setup
    need_downloader
    MXNET_VECTORS_REPORT=$build/vectors.txt "$julia" --startup-file=no -e 'using Pkg; Pkg.test(julia_args = ["-O1"])'
    ;;
  predict | train) setup && "$julia" --startup-file=no "bindings/julia/examples/$command.jl" "$folder" ;;
  bench) setup && "$julia" --startup-file=no bindings/julia/bench/calls.jl ;;
  run) setup >/dev/null && "$julia" "$@" ;;
  *) sed -n '2,4s/^# //p' "$0"; exit 2 ;;
esac
