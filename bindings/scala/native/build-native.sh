#!/usr/bin/env bash
# Builds the JNI code (compile), or puts libmxnet.so and what it needs beside it (bundle), into a folder of classes.
# usage: build-native.sh compile CLASSES JAVA_HOME | build-native.sh bundle CLASSES
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
target="$2/org/apache/mxnet/nativelib/linux-$(uname -m)"
mkdir -p "$target"

compile() {
  local java_home="$1" sources=("$here"/src/main/c/*.c) headers=("$here"/src/main/c/*.h "$root"/capi/include/*/*.h)
  local out="$target/libmxnet_jni.so"
  [ -d "$java_home/include" ] || java_home=$(dirname "$java_home")  # JDK 8 reports its jre folder
  if [ -f "$out" ] && [ -z "$(find "${sources[@]}" "${headers[@]}" -newer "$out" -print -quit)" ]; then return; fi
  "${CC:-gcc}" -std=gnu11 -O2 -Wall -Wextra -fPIC -shared -fvisibility=hidden \
    -I"$java_home/include" -I"$java_home/include/linux" -I"$root/capi/include" \
    "${sources[@]}" -o "$out" -ldl
}

# The library: MXNET_LIBRARY_PATH (file or folder), the build folder, or the Python package in .venv.
find_library() {
  local candidate
  for candidate in "${MXNET_LIBRARY_PATH:-$root/build/libmxnet.so}" \
      "$root"/.venv/lib/python3*/site-packages/mxnet/libmxnet.so; do
    [ -d "$candidate" ] && candidate="$candidate/libmxnet.so"
    if [ -f "$candidate" ]; then echo "$candidate"; return; fi
  done
  echo "build-native.sh: no libmxnet.so; set MXNET_LIBRARY_PATH to the library or its folder" >&2
  return 1
}

# libraries.txt names the files in the order in which they must be loaded. What every Linux system has stays outside.
bundle() {
  local library dependency
  library=$(find_library)
  : > "$target/libraries.txt"
  while read -r dependency; do
    cp -Lu "$dependency" "$target/"
    basename "$dependency" >> "$target/libraries.txt"
  done < <(ldd "$library" | awk '$2 == "=>" && $3 ~ /^\// {print $3}' |
    grep -Ev '/(libc|libm|libdl|libpthread|librt|libstdc\+\+|libgcc_s|ld-linux[^/]*)\.so' |
    sort -t / -k 2 | awk '/libgomp/ {print; next} {rest = rest $0 "\n"} END {printf "%s", rest}')
  cp -Lu "$library" "$target/libmxnet.so"
  echo libmxnet.so >> "$target/libraries.txt"
}

"$1" "${3:-}"
