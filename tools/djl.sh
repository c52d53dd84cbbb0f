#!/usr/bin/env bash
# Deep Java Library on our library, a client written by others: tools/djl.sh setup | predict FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."
out=$PWD/build/djl
case ${1:-} in
  setup)
    mvn -q -B -f examples/digits/djl compile -Dbuild.folder="$out"
    ;;
  predict)
    # The engine must take our library and not one that it would download.
    [ -e "${MXNET_LIBRARY_PATH:?set it to libmxnet.so}" ] || { echo "no library at $MXNET_LIBRARY_PATH"; exit 1; }
    DJL_OFFLINE=true java -Dai.djl.offline=true -cp "$out/classes:$(cat "$out/classpath.txt")" Digits "$(realpath "$2")"
    ;;
  *)
    echo "usage: tools/djl.sh setup | predict FOLDER"; exit 2
    ;;
esac
