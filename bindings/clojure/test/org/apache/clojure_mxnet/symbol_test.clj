;; Symbols and executors.
(ns org.apache.clojure-mxnet.symbol-test
  (:require [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.resource-scope :as scope]
            [org.apache.clojure-mxnet.symbol :as sym]))

(defn- network []
  (as-> (sym/variable "data") x
    (sym/fully-connected "fc1" x {:num-hidden 4})
    (sym/activation "relu1" x {:act-type :relu})
    (sym/fully-connected "fc2" x {:num-hidden 2})
    (sym/softmax-output "softmax" x)))

(deftest names-of-a-network
  (let [net (network)]
    (is (= ["data" "fc1_weight" "fc1_bias" "fc2_weight" "fc2_bias" "softmax_label"] (sym/list-arguments net)))
    (is (= ["softmax_output"] (sym/list-outputs net)))
    (is (= "softmax" (sym/sym-name net)))
    (is (= ["bn_moving_mean" "bn_moving_var"] (sym/list-auxiliary-states (sym/batch-norm "bn" (sym/variable "x")))))
    (is (some #{"relu1_output"} (sym/list-outputs (sym/get-internals net))))
    (is (= ["fc1_output"] (sym/list-outputs (sym/get (sym/get-internals net) "fc1_output"))))
    (is (= ["fc2_output" "softmax_label"] (sym/list-outputs (sym/get-children net))))))

(deftest all-forms-of-a-call
  (let [x (sym/variable "x") w (sym/variable "w")]
    (is (= ["x" "w" "fc_bias"]
           (sym/list-arguments (sym/fully-connected "fc" x w {:num-hidden 2}))
           (sym/list-arguments (sym/fully-connected "fc" {:data x :weight w :num_hidden 2}))
           (sym/list-arguments (sym/fully-connected {:name "fc" :data x :weight w :num-hidden 2}))
           (sym/list-arguments (sym/fully-connected "fc" nil [x w] {:num-hidden 2}))))
    (is (= ["x" "w"] (sym/list-arguments (sym/concat x w)) (sym/list-arguments (sym/concat "c" nil [x w] {:dim 0}))))
    (testing "nodes without a name get one of their own"
      (let [[a b] (map sym/sym-name [(sym/exp x) (sym/exp x)])]
        (is (re-matches #"exp\d+" a))
        (is (not= a b)))
      (is (re-matches #"block_exp\d+" (sym/sym-name (sym/with-name-prefix "block_" (sym/exp x))))))))

(deftest inference
  (let [net (network)]
    (is (= [[[5 3] [4 3] [4] [2 4] [2] [5]] [[5 2]] []] (sym/infer-shape net {"data" [5 3]})))
    (is (nil? (sym/infer-shape net {})))
    (is (false? (:complete (sym/infer-shapes net {} {:partial true}))))
    (is (= [[:float64 :float64] [:float64] []]
           (sym/infer-type (sym/+ (sym/variable "a") (sym/variable "b")) {:a :float64})))))

(deftest attributes
  (let [x (sym/variable "x" {:shape [2 3] :lr-mult 2 :attrs {"colour" "red"}})]
    (is (= "(2,3)" (sym/attr x "__shape__")))
    (is (= "red" (sym/attr x "colour")))
    (is (nil? (sym/attr x "nothing")))
    (is (= {"__lr_mult__" "2"} (select-keys (get (sym/attr-map (sym/exp x)) "x") ["__lr_mult__"])))
    (is (= "blue" (get (sym/list-attr (sym/exp "e" x {:attr {:colour "blue"}})) "colour")))))

(deftest composition
  (let [double-it (sym/* (sym/variable "a") 2)
        both (sym/apply double-it {:a (sym/+ (sym/variable "b") 1)})]
    (is (= ["b"] (sym/list-arguments both)))
    (is (= ["a"] (sym/list-arguments double-it)))
    (is (= [8.0] (nd/->vec (first (executor/outputs (executor/forward (sym/bind both {"b" (nd/array [3])}))))))))
  (let [pair (sym/group [(sym/exp "e" (sym/variable "a")) (sym/sqrt "s" (sym/variable "a"))])]
    (is (= ["e_output" "s_output"] (sym/list-outputs pair)))
    (is (= 2 (count (sym/outputs pair))))
    (is (nil? (sym/sym-name pair)))))

(defn- value [s inputs] (nd/->vec (first (executor/outputs (executor/forward (sym/bind s inputs))))))

(deftest arithmetic
  (let [a (sym/variable "a") b (sym/variable "b") in {"a" (nd/array [4 9]) "b" (nd/array [2 3])}
        one {"a" (nd/array [4 9])}]
    (is (= [6.0 12.0] (value (sym/+ a b) in)))
    (is (= [-3.0 -8.0] (value (sym/- 1 a) one)))
    (is (= [-4.0 -9.0] (value (sym/- a) one)))
    (is (= [16.0 81.0] (value (sym/** a 2) one)))
    (is (= [2.0 3.0] (value (sym// a b) in)))
    (is (= [5.0 9.0] (value (sym/max a 5) one)))
    (is (= [9.0] (value (sym/max a) one)))
    (is (= [2.0 3.0] (value (sym/min a b) in)))
    (is (= [0.0 1.0] (value (sym/> a 5) one)))
    (is (= [1.0 1.0] (value (sym/not-equal a b) in)))
    (is (= [1.0 0.0] (value (sym/equal a 4) one)))))

(deftest json-and-files
  (let [net (network)
        again (sym/load-json (sym/to-json net))
        file (str (java.io.File/createTempFile "net" ".json"))]
    (is (= (sym/list-arguments net) (sym/list-arguments again)))
    (sym/save net file)
    (is (= (sym/to-json net) (sym/to-json (sym/load file))))))

(deftest forward-and-backward
  (let [net (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 2})
        exec (sym/simple-bind net nil {"data" [1 3]})]
    (executor/set-arg exec "fc_weight" [[1 2 3] [0 0 1]])
    (executor/set-arg exec :fc_bias (nd/array [10 20]))
    (executor/forward exec true {"data" [[1 1 2]]})
    (is (= [[19.0 22.0]] (nd/->nd-vec (first (executor/outputs exec)))))
    (executor/backward exec (nd/array [[1 10]]))
    (is (= [[1.0 1.0 2.0] [10.0 10.0 20.0]] (nd/->nd-vec (executor/get-grad exec "fc_weight"))))
    (is (= [[1.0 2.0 13.0]] (nd/->nd-vec (executor/get-grad exec "data"))))
    (is (= [1.0 10.0] (nd/->vec (get (executor/grad-map exec) "fc_bias"))))
    (is (= 3 (count (executor/arg-arrays exec)) (count (executor/grad-arrays exec))))
    (testing "another batch size shares the weights"
      (let [wide (executor/reshape exec {"data" [2 3]})]
        (executor/forward wide false {"data" [[1 1 2] [0 0 0]]})
        (is (= [[19.0 22.0] [10.0 20.0]] (nd/->nd-vec (first (executor/outputs wide)))))
        (is (identical? (get (executor/arg-map exec) "fc_weight") (get (executor/arg-map wide) "fc_weight")))))))

(deftest which-gradients-are-made
  (let [net (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 2})
        exec (sym/simple-bind net nil {"data" [1 3]} {:grad-req {"fc_weight" "write"}})]
    (is (= ["fc_weight"] (keys (executor/grad-map exec))))
    (is (empty? (executor/grad-map (sym/simple-bind net nil {"data" [1 3]} {:grad-req "null"})))))
  (let [exec (sym/bind (sym/* (sym/variable "a") 3) nil [(nd/array [1])] [(nd/array [100])] "add" nil)]
    (dotimes [_ 2] (executor/backward (executor/forward exec true {}) (nd/ones [1])))
    (is (= [106.0] (nd/->vec (executor/get-grad exec "a"))))))

(deftest an-executor-leaves-its-scope-with-its-arrays
  (let [exec (scope/using (sym/simple-bind (sym/exp (sym/variable "a")) nil {"a" [1]}))]
    (is (= [1.0] (nd/->vec (first (executor/outputs (executor/forward exec))))))))
