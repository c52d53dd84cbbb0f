;; What the REPL shows.
(ns org.apache.clojure-mxnet.printing-test
  (:require [clojure.string :as str]
            [clojure.test :refer [deftest is]]
            [org.apache.clojure-mxnet.core :as mx]
            [org.apache.clojure-mxnet.io :as mx-io]
            [org.apache.clojure-mxnet.module :as module]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.symbol :as sym]))

(deftest objects-print-in-one-line
  (is (= "#<NDArray [1 2] float32 cpu(0) [[1.0 2.0]]>" (pr-str (nd/array [[1 2]]))))
  (is (= "#<NDArray [1000 1000] float32 cpu(0), 1000000 elements>" (pr-str (nd/zeros [1000 1000]))))
  (is (= "#<NDArray [0] float32 cpu(0) []>" (pr-str (nd/array []))))
  (is (= "#<Symbol fc_output>" (pr-str (sym/fully-connected "fc" (sym/variable "x") {:num-hidden 1}))))
  (let [net (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 1})
        shown [(sym/simple-bind net nil {"data" [1 1]})
               (module/module net)
               (module/bind (module/module net) {:data-shapes {"data" [1 1]}})
               (mx-io/ndarray-iter (nd/ones [3 2]))
               (optimizer/adam)]]
    (doseq [text (map pr-str shown)]
      (is (str/starts-with? text "#<"))
      (is (< (count text) 200))))
  (is (= {:layer :dense :units 3 :act :relu} (mx/dense 3 {:act :relu}))))
