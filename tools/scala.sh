#!/usr/bin/env bash
# The JVM packages, from the root: tools/scala.sh setup|test|predict DIR|train DIR|bench|java-predict DIR|java-bench
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
. tools/common.sh
project=$root/bindings/scala
classes=$root/build/scala

maven() {
  mvn -q -B -f "$project/pom.xml" "$@"
}

# Runs Maven and shows only the results of tests and what went wrong.
maven_test() {
  mvn -B -ntp -f "$project/pom.xml" "$@" | awk '
    /Tests run:|^Tests:|^\[ERROR|BUILD/ {print}
    /\*\*\* FAILED \*\*\*/ {more = 6}
    more > 0 {print; --more}'
}

# Compiles and runs a Java program on top of the built classes: java_program FILE ARGUMENTS
java_program() {
  local source=$1 out=$classes/examples path
  path=$classes/mxnet-native/classes:$classes/mxnet-java/classes:$classes/mxnet-infer/classes
  [ -d "$classes/mxnet-infer/classes" ] || { echo "tools/scala.sh: run tools/scala.sh setup first" >&2; return 1; }
  mkdir -p "$out"
  javac -cp "$path" -d "$out" "$source"
  java -cp "$path:$out" "$(basename "$source" .java)" "${@:2}"
}

# Runs one of the Scala examples: scala_program NAME ARGUMENTS
scala_program() {
  local jars=$classes/mxnet-examples/lib
  [ -d "$jars" ] || { echo "tools/scala.sh: run tools/scala.sh setup first" >&2; return 1; }
  java -cp "$classes/mxnet-examples/classes:$jars/*" "examples.$1" "${@:2}"
}

# The tools: a JDK, Maven and a C compiler; installed with apt where there is one.
tools() {
  local missing=()
  command -v javac > /dev/null || missing+=(default-jdk-headless)
  command -v mvn > /dev/null || missing+=(maven)
  command -v gcc > /dev/null || missing+=(gcc libc6-dev)
  [ ${#missing[@]} -eq 0 ] || install_packages "a JDK (8 or later), Maven or a C compiler" "${missing[@]}"
}

# The jars that setup made work by themselves, with the library that they carry.
jar_test() {
  local jars=$classes/mxnet-native/mxnet-native-1.10.0.jar:$classes/mxnet-java/mxnet-java-1.10.0.jar
  [ -f "${jars%%:*}" ] && [ -f "${jars##*:}" ] || return 0
  mkdir -p "$classes/examples"
  javac -cp "$jars" -d "$classes/examples" "$project/javaapi/examples/Versions.java"
  env -u MXNET_LIBRARY_PATH java -cp "$jars:$classes/examples" Versions | tee "$classes/versions.txt"
  grep -q "loaded from the jar's copy" "$classes/versions.txt" && grep -q "1 + 2 = 3.0" "$classes/versions.txt"
}

command=${1:-help}
shift || true
use_library
case "$command" in
  setup)
    tools
    maven -DskipTests package
    ;;
  test)
    maven_test test "$@"
    jar_test
    # The Scala package once more for the older Scala.
    maven_test -Dscala.binary.version=2.12 -pl core -am test "$@"
    ;;
  predict)
    scala_program PredictDigits "$1"
    ;;
  train)
    scala_program TrainDigits "$1"
    ;;
  bench)
    scala_program Bench
    ;;
  java-predict)
    java_program "$project/javaapi/examples/PredictDigits.java" "$1"
    ;;
  java-bench)
    java_program "$project/javaapi/examples/Bench.java"
    ;;
  *)
    sed -n '2s/^# //p' "$0"
    exit 2
    ;;
esac
