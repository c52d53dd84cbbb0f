#!/usr/bin/env bash
# The Clojure package: tools/clojure.sh setup|test [NAMESPACE...]|predict DIR|train DIR|bench|repl, from the root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
. tools/common.sh
package=$root/bindings/clojure
java_classes=$root/build/scala/mxnet-native/classes:$root/build/scala/mxnet-java/classes

# Clojure itself: the jars in CLOJURE_JARS (separated by colons), else those of the distribution's package.
find_clojure() {
  if [ -n "${CLOJURE_JARS:-}" ]; then
    echo "$CLOJURE_JARS"
    return
  fi
  local folder=/usr/share/java found="" jar
  for jar in clojure spec.alpha core.specs.alpha; do
    [ -e "$folder/$jar.jar" ] || return 1
    found=$found${found:+:}$folder/$jar.jar
  done
  echo "$found"
}

# What is missing for building the Java classes and for running Clojure; installed with apt where there is one.
tools() {
  local missing=()
  command -v javac > /dev/null || missing+=(default-jdk-headless)
  command -v mvn > /dev/null || missing+=(maven)
  command -v gcc > /dev/null || missing+=(gcc libc6-dev)
  find_clojure > /dev/null || missing+=(clojure)
  [ ${#missing[@]} -eq 0 ] || install_packages "a JDK (8 or later), Maven, a C compiler or Clojure 1.11 (whose jars CLOJURE_JARS may name)" "${missing[@]}"
}

# Runs Clojure with the package, its tests and its examples on the class path.
clojure_main() {
  local jars
  use_library
  jars=$(find_clojure) || { echo "tools/clojure.sh: no Clojure; run tools/clojure.sh setup first" >&2; exit 1; }
  exec java -Xmx1g -XX:+UseSerialGC -Dmxnet.repository="$root" \
    -cp "$jars:$java_classes:$package/src:$package/test:$package/examples" clojure.main "$@"
}

command=${1:-help}
shift || true
case "$command" in
  setup)
    tools
    use_library
    mvn -q -B -f "$root/bindings/scala/pom.xml" -pl javaapi -am -DskipTests compile
    mkdir -p "$root/build/clojure"
    ;;
  test)
    clojure_main -m org.apache.clojure-mxnet.test-runner "$@"
    ;;
  predict | train)
    [ $# -eq 1 ] || { echo "usage: tools/clojure.sh $command DIR" >&2; exit 2; }
    folder=$(cd "$1" && pwd)
    clojure_main -m "digits-$command" "$folder"
    ;;
  bench)
    clojure_main -m bench "$@"
    ;;
  repl)
    clojure_main "$@"
    ;;
  *)
    sed -n '2s/^# //p' "$0"
    exit 2
    ;;
esac
