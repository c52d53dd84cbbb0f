;; Runs the tests: all namespaces in this folder whose names end in -test, or those that are named as arguments.
(ns org.apache.clojure-mxnet.test-runner
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [clojure.test :as test]))

(defn- test-namespaces []
  (let [here (.getParentFile (io/file (.getPath (io/resource "org/apache/clojure_mxnet/test_runner.clj"))))]
    (for [f (sort (.list here)) :when (str/ends-with? f "_test.clj")]
      (symbol (str "org.apache.clojure-mxnet."
                   (-> f (str/replace #"\.clj$" "") (str/replace "_" "-")))))))

(defn -main [& names]
  (let [namespaces (if (seq names) (map #(symbol (str "org.apache.clojure-mxnet." %)) names) (test-namespaces))]
    (apply require namespaces)
    (let [{:keys [fail error]} (apply test/run-tests namespaces)]
      (shutdown-agents)
      (System/exit (if (zero? (+ fail error)) 0 1)))))
