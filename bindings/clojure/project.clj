;; The package for Leiningen: `lein test`. The Java classes are built by `tools/clojure.sh setup`.
(defproject org.apache.mxnet/clojure-mxnet "1.10.0"
  :description "MXNet for Clojure: arrays, gradients, symbols, training and prediction"
  :license {:name "Apache License 2.0"}
  :dependencies [[org.clojure/clojure "1.11.1"]]
  ;; The Java API, as it stands after `tools/clojure.sh setup`; released versions depend on org.apache.mxnet/mxnet-java.
  :resource-paths ["../../build/scala/mxnet-native/classes" "../../build/scala/mxnet-java/classes"]
  :target-path "../../build/clojure/target"
  :test-paths ["test" "examples"]
  :jvm-opts ["-Dmxnet.repository=../.." "-Xmx1g"]
  :global-vars {*warn-on-reflection* true})
