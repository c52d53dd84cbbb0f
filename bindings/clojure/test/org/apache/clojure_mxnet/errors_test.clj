;; What goes wrong is an exception with the library's message, and everything works afterwards.
(ns org.apache.clojure-mxnet.errors-test
  (:require [clojure.java.io :as io]
            [clojure.test :refer [deftest is testing use-fixtures]]
            [org.apache.clojure-mxnet.autograd :as autograd]
            [org.apache.clojure-mxnet.core :as mx]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.module :as module]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.symbol :as sym])
  (:import (org.apache.mxnet.nativelib MXNetError MXNetError$ArgumentError MXNetError$IoError MXNetError$ShapeError
                                       MXNetError$TypeError)))

(use-fixtures :each
  (fn [run]
    (run)
    (is (= [2.0] (nd/->vec (nd/+ (nd/ones [1]) 1))) "the library works after an error")))

(deftest wrong-shapes
  (is (thrown-with-msg? MXNetError$ShapeError #"\[dot\]" (nd/dot (nd/ones [2 3]) (nd/ones [2 3]))))
  (is (thrown? MXNetError$ShapeError (nd/+ (nd/ones [2]) (nd/ones [3]))))
  (let [e (try (nd/dot (nd/ones [2 3]) (nd/ones [2 3])) (catch MXNetError e e))]
    (is (= "dot" (.getOperator e)))
    (is (= "SHAPE" (str (.getKind e)))))
  (is (thrown-with-msg? IllegalArgumentException #"rows of the same shape" (nd/array [[1 2] [3]])))
  (is (thrown-with-msg? IllegalArgumentException #"expected 4 numbers" (nd/array [1 2 3] [2 2])))
  (is (thrown-with-msg? IllegalArgumentException #"not negative" (nd/zeros-like (nd/empty [-1])))))

(deftest wrong-types
  (is (thrown? MXNetError$TypeError (nd/dot (nd/ones [2 2]) (nd/ones [2 2] {:dtype :float64}))))
  (is (thrown-with-msg? IllegalArgumentException #"element type" (nd/ones [1] {:dtype :float31})))
  (is (thrown-with-msg? IllegalArgumentException #"\[sum\] argument 'data': expected an array" (nd/sum [1 2])))
  (is (thrown-with-msg? IllegalArgumentException #"expected numbers" (nd/array ["one"])))
  (is (thrown-with-msg? IllegalArgumentException #"a number or another NDArray" (nd/+ (nd/ones [1]) "1"))))

(deftest wrong-parameters
  (is (thrown-with-msg? MXNetError$ArgumentError #"\[sum\].*axes" (nd/sum (nd/ones [1]) {:axes 1})))
  (is (thrown-with-msg? MXNetError$ArgumentError #"act_type" (nd/activation (nd/ones [1]) {:act-type :cube})))
  (is (thrown-with-msg? MXNetError$ArgumentError #"num_hidden" (nd/fully-connected (nd/ones [1 1]) (nd/ones [1 1]))))
  (is (thrown-with-msg? IllegalArgumentException #"two spellings"
                        (nd/activation (nd/ones [1]) {:act-type :relu :act_type :tanh})))
  (is (thrown? MXNetError$ArgumentError (nd/invoke "no_such_operator" [(nd/ones [1])])))
  (is (thrown? MXNetError$ArgumentError (sym/activation "a" (sym/variable "x") {:act-type :cube}))))

(deftest wrong-number-of-inputs
  (is (thrown? MXNetError (nd/dot (nd/ones [1]))))
  (is (thrown? Exception (nd/exp (nd/ones [1]) (nd/ones [1]))))
  (is (thrown-with-msg? IllegalArgumentException #"given twice" (nd/dot (nd/ones [1]) {:lhs (nd/ones [1])})))
  (is (thrown-with-msg? IllegalArgumentException #"at most 1 inputs" (sym/exp (sym/variable "a") (sym/variable "b")))))

(deftest released-objects
  (let [x (nd/ones [2]) s (sym/variable "x")]
    (nd/dispose x)
    (nd/dispose x)
    (sym/dispose s)
    (is (thrown-with-msg? IllegalStateException #"closed" (nd/sum x)))
    (is (thrown-with-msg? IllegalStateException #"closed" (nd/->vec x)))
    (is (thrown-with-msg? IllegalStateException #"closed" (sym/exp s)))
    (is (= "#<NDArray released>" (pr-str x)))))

(deftest files-that-are-missing-or-damaged
  (let [folder (.toFile (java.nio.file.Files/createTempDirectory "model" (make-array java.nio.file.attribute.FileAttribute 0)))
        prefix (str (io/file folder "m"))]
    (is (thrown? MXNetError$IoError (nd/load (str prefix "-0000.params"))))
    (is (thrown? MXNetError (mx/load-model prefix)))
    (spit (str prefix "-symbol.json") "{\"nodes\": [")
    (is (thrown? MXNetError (sym/load (str prefix "-symbol.json"))))
    (sym/save (sym/exp (sym/variable "data")) (str prefix "-symbol.json"))
    (spit (str prefix "-0000.params") "these are no arrays")
    (is (thrown? MXNetError (mx/load-model prefix)))
    (testing "a file that ends too early"
      (nd/save (str prefix "-0000.params") {"arg:w" (nd/ones [100])})
      (let [whole (java.nio.file.Files/readAllBytes (.toPath (io/file (str prefix "-0000.params"))))]
        (with-open [out (io/output-stream (str prefix "-0000.params"))]
          (.write out whole 0 (- (alength whole) 50)))
        (is (thrown? MXNetError (mx/load-model prefix)))))))

(deftest calls-at-the-wrong-time
  (is (thrown? MXNetError (autograd/backward (nd/ones [1]))))
  (is (thrown-with-msg? IllegalStateException #"bind first" (module/forward (module/module (sym/exp (sym/variable "data"))) {})))
  (is (thrown-with-msg? IllegalArgumentException #"data-names" (module/module (sym/exp (sym/variable "x")))))
  (is (thrown-with-msg? IllegalArgumentException #"arg-name"
                        (executor/set-arg (sym/simple-bind (sym/exp (sym/variable "x")) nil {"x" [1]}) "y" 1)))
  (is (thrown-with-msg? IllegalArgumentException #"determine" (sym/simple-bind (sym/exp (sym/variable "x")) nil {}))))
