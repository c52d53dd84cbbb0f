# What the languages' scripts share; they source it from the root of the repository.

say() { printf '== %s\n' "$*"; }

# Sets MXNET_LIBRARY_PATH to the library's absolute path: what is set already (a file or its folder), else the native
# build, else the installed package.
use_library() {
  local candidate
  for candidate in "${MXNET_LIBRARY_PATH:-}" build/libmxnet.so .venv/lib/python3*/site-packages/mxnet/libmxnet.so; do
    [ -n "$candidate" ] || continue
    [ -d "$candidate" ] && candidate=$candidate/libmxnet.so
    [ -f "$candidate" ] || continue
    MXNET_LIBRARY_PATH=$(realpath "$candidate")
    export MXNET_LIBRARY_PATH
    return
  done
  echo "libmxnet.so was not found: run make demo or tools/setup.sh first, or set MXNET_LIBRARY_PATH" >&2
  exit 1
}

can_install() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" = 0 ] && return
  sudo -n true 2>/dev/null
}
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# install_packages "what they are for, in words" PACKAGE...: with apt, or an explanation and the end.
install_packages() {
  local purpose=$1 log
  shift
  if ! can_install; then
    printf '%s\n' "This machine lacks $purpose, and apt cannot be used here to install it." \
      "Install it (Debian packages: $*) with your system's package manager and run the same command again." >&2
    exit 1
  fi
  say "installing with apt: $*"
  log=$(mktemp)
  if ! { as_root apt-get update -q && as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qy --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -20 "$log" >&2
    rm -f "$log"
    exit 1
  fi
  rm -f "$log"
}
