;; Arrays: making, reading, arithmetic, views, files.
(ns org.apache.clojure-mxnet.ndarray-test
  (:require [clojure.java.io :as io]
            [clojure.test :refer [are deftest is testing]]
            [org.apache.clojure-mxnet.context :as context]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-linalg-api :as linalg]
            [org.apache.clojure-mxnet.random :as random]))

(deftest arrays-of-nested-and-flat-numbers
  (let [x (nd/array [[1 2 3] [4 5 6]])]
    (is (= [2 3] (nd/shape-vec x) (nd/shape x)))
    (is (= 6 (nd/size x)))
    (is (= :float32 (nd/dtype x)))
    (is (= (context/cpu) (nd/context x)))
    (is (= [1.0 2.0 3.0 4.0 5.0 6.0] (nd/->vec x)))
    (is (= [[1.0 2.0 3.0] [4.0 5.0 6.0]] (nd/->nd-vec x))))
  (is (= [[1.0 2.0] [3.0 4.0]] (nd/->nd-vec (nd/array [1 2 3 4] [2 2]))))
  (is (= [[1.0 2.0] [3.0 4.0]] (nd/->nd-vec (nd/array (float-array [1 2 3 4]) [2 2]))))
  (is (= [[1.0 2.0] [3.0 4.0]] (nd/->nd-vec (nd/array [(int-array [1 2]) (int-array [3 4])]))))
  (is (= [0] (nd/shape-vec (nd/array []))))
  (is (= [0.5 1.0] (nd/->vec (nd/array [1/2 true])))))

(deftest every-element-type-survives
  (are [dtype values] (= values (nd/->vec (nd/array values {:dtype dtype})))
    :float16 [0.5 -2.0]
    :bfloat16 [0.5 -2.0]
    :float32 [0.5 -2.0]
    :float64 [0.1 -1e300]
    :uint8 [0 200 255]
    :int8 [-128 127]
    :int32 [-2147483648 7]
    :int64 [9007199254740993 -1]
    :bool [true false])
  (is (= :float64 (nd/dtype (nd/array [1] {:dtype "float64"}))))
  (is (= [1 -1] (nd/->vec (nd/as-type (nd/array [1.7 -1.7]) :int32))))
  (is (= 4 (count (nd/->raw (nd/array [1.0])))))
  (is (= [1 -2] (nd/->int-vec (nd/array [1.7 -2.7]))))
  (is (= [[1.0 2.0]] (map vec [(nd/->double-vec (nd/array [1 2]))]))))

(deftest filled-arrays
  (is (= [0.0 0.0] (nd/->vec (nd/zeros [2]))))
  (is (= [[1 1]] (nd/->nd-vec (nd/ones [1 2] {:dtype :int32}))))
  (is (= [2.5 2.5] (nd/->vec (nd/full [2] 2.5))))
  (is (= [2.0 5.0 8.0] (nd/->vec (nd/arange 2 10 {:step 3}))))
  (is (= [0.0 0.0 1.0 1.0] (nd/->vec (nd/arange 0 2 {:repeat 2}))))
  (is (= [3 2] (nd/shape-vec (nd/empty [3 2])))))

(deftest arithmetic
  (let [x (nd/array [[1 2] [3 4]]) y (nd/array [10 20])]
    (are [want got] (= want (nd/->nd-vec got))
      [[11.0 22.0] [13.0 24.0]] (nd/+ x y)
      [[2.0 3.0] [4.0 5.0]] (nd/+ x 1)
      [[13.0 24.0] [15.0 26.0]] (nd/+ x y 2)
      [[9.0 8.0] [7.0 6.0]] (nd/- 10 x)
      [[-1.0 -2.0] [-3.0 -4.0]] (nd/- x)
      [[10.0 40.0] [30.0 80.0]] (nd/* x y)
      [[2.0 1.0] [0.5 0.25]] (nd/* (nd// 1 (nd/array [[1 2] [4 8]])) 2)
      [[0.5 1.0] [1.5 2.0]] (nd/div x 2)
      [[1.0 0.5] [0.25 0.125]] (nd// (nd/array [[1 2] [4 8]]))
      [[1.0 0.0] [1.0 0.0]] (nd/% x 2)
      [[1.0 4.0] [9.0 16.0]] (nd/** x 2)
      [[2.0 4.0] [8.0 16.0]] (nd/power 2 x)
      [[2.0 2.0] [3.0 4.0]] (nd/maximum x 2)
      [[1.0 2.0] [2.0 2.0]] (nd/minimum 2 x)
      [[0.0 0.0] [1.0 1.0]] (nd/> x 2)
      [[0.0 1.0] [1.0 1.0]] (nd/>= x 2)
      [[1.0 0.0] [0.0 0.0]] (nd/< x 2)
      [[1.0 0.0] [0.0 0.0]] (nd/> 2 x)
      [[1.0 1.0] [0.0 0.0]] (nd/<= x 2)
      [[0.0 1.0] [0.0 0.0]] (nd/equal x 2)
      [[1.0 0.0] [1.0 1.0]] (nd/not-equal x 2)))
  (testing "the original stays"
    (let [x (nd/array [1 2])]
      (nd/+ x 1)
      (is (= [1.0 2.0] (nd/->vec x))))))

(deftest operators-take-inputs-in-order-or-by-name
  (let [x (nd/array [[1 2] [3 4]]) w (nd/array [[1 0] [0 1] [1 1]])]
    (is (= [[1.0 2.0 3.0] [3.0 4.0 7.0]]
           (nd/->nd-vec (nd/fully-connected x w {:num-hidden 3 :no-bias true}))
           (nd/->nd-vec (nd/fully-connected {:data x :weight w :num-hidden 3 :no-bias true}))
           (nd/->nd-vec (nd/fully-connected x {:weight w :num_hidden 3 "no_bias" true}))))
    (is (= [3.0 7.0] (nd/->vec (nd/sum x {:axis 1}))))
    (is (= [[4.0] [6.0]] (nd/->nd-vec (nd/transpose (nd/sum x {:axis 0 :keepdims true})))))
    (is (= [[1.0 2.0 1.0 2.0] [3.0 4.0 3.0 4.0]]
           (nd/->nd-vec (nd/concat x x {:dim 1}))
           (nd/->nd-vec (nd/concat [x x] {:dim 1}))
           (nd/->nd-vec (nd/concatenate [x x]))))
    (is (= [[[1.0] [3.0]] [[2.0] [4.0]]] (mapv nd/->nd-vec (nd/split x {:num-outputs 2 :axis 1}))))
    (is (= [[7.0 10.0] [15.0 22.0]] (nd/->nd-vec (nd/dot x x)) (nd/->nd-vec (linalg/gemm2 x x))))
    (is (= [4.0 5.0] (nd/->vec (nd/invoke "_plus_scalar" [(nd/array [1 2])] {:scalar 3}))))
    (testing "results go where :out says"
      (let [out (nd/zeros [2 2])]
        (is (identical? out (nd/square x {:out out})))
        (is (= [[1.0 4.0] [9.0 16.0]] (nd/->nd-vec out)))))
    (testing "nil options are not sent, :none is"
      (is (= [[1.0] [3.0]] (nd/->nd-vec (nd/topk x {:k 1 :ret-typ :value :is-ascend true :axis nil}))))
      (is (= [4.0] (nd/->vec (nd/topk x {:k 1 :ret-typ :value :axis :none})))))))

(deftest views-share-memory
  (let [x (nd/array [[1 2] [3 4] [5 6]])]
    (is (= [[3.0 4.0]] (nd/->nd-vec (nd/slice x 1))))
    (is (= [3.0 4.0] (nd/->nd-vec (nd/at x 1))))
    (is (= [[3.0 4.0] [5.0 6.0]] (nd/->nd-vec (nd/slice x 1 3))))
    (is (= [[2.0] [4.0]] (nd/->nd-vec (nd/slice x {:begin [0 1] :end [2 2]}))))
    (nd/set (nd/at x 0) 9)
    (is (= [9.0 9.0 3.0 4.0 5.0 6.0] (nd/->vec x)))
    (nd/set x [[1 1] [2 2] [3 3]])
    (is (= [1.0 1.0 2.0 2.0 3.0 3.0] (nd/->vec x)))
    (is (= [2 3] (nd/shape-vec (nd/reshape x [2 -1]))))
    (is (= [[1.0 2.0 3.0] [1.0 2.0 3.0]] (nd/->nd-vec (nd/t x))))
    (let [c (nd/copy x)]
      (nd/set c 0)
      (is (= 1.0 (first (nd/->vec x))))
      (is (identical? x (nd/as-in-context x (context/cpu))))
      (is (= (nd/->vec x) (nd/->vec (nd/copy-to x c)))))))

(deftest names-of-earlier-versions
  (is (= [1.0 2.0] (vec (nd/to-float64-array (nd/array [1 2])))))
  (is (= 7.0 (nd/to-float64-scalar (nd/array [7] {:dtype :int32}))))
  (is (= [[0.0 1.0 0.0] [1.0 0.0 0.0]] (nd/->nd-vec (nd/onehot-encode (nd/array [1 0]) (nd/zeros [2 3])))))
  (is (nd/equals (nd/array [1 2]) (nd/+ (nd/array [0 1]) 1)))
  (is (not (nd/equals (nd/array [1 2]) (nd/array [[1 2]])))))

(deftest scalars
  (is (= 7.0 (nd/to-scalar (nd/array [7]))))
  (is (thrown-with-msg? IllegalArgumentException #"one element" (nd/to-scalar (nd/ones [2])))))

(deftest files-and-bytes
  (let [file (java.io.File/createTempFile "arrays" ".params")]
    (nd/save file {"a" (nd/array [1 2]) :b (nd/array [[3]] {:dtype :int32})})
    (let [found (nd/load file)]
      (is (= #{"a" "b"} (set (keys found))))
      (is (= [1.0 2.0] (nd/->vec (found "a"))))
      (is (= :int32 (nd/dtype (found "b"))))
      (is (= [[3]] (nd/->nd-vec (found "b"))))
      (is (= #{"a" "b"} (set (keys (nd/load-bytes (java.nio.file.Files/readAllBytes (.toPath file))))))))
    (nd/save file [(nd/array [5])])
    (is (= [[5.0]] (map nd/->vec (nd/load file))))
    (is (= [5.0] (nd/->vec (nd/load-from-file file))))
    (io/delete-file file))
  (is (= [[1.5 2.0]] (nd/->nd-vec (nd/deserialize (nd/serialize (nd/array [[1.5 2]])))))))

(deftest random-numbers-repeat-after-a-seed
  (random/seed 5)
  (let [first-time (nd/->vec (random/uniform -1 1 [100]))]
    (is (every? #(<= -1 % 1) first-time))
    (is (< 90 (count (distinct first-time))))
    (random/seed 5)
    (is (= first-time (nd/->vec (random/uniform -1 1 [100]))))
    (is (not= first-time (nd/->vec (random/uniform -1 1 [100])))))
  (let [x (nd/->vec (random/normal 3 2 [20000]))
        mean (/ (reduce + x) 20000)
        deviation (Math/sqrt (/ (reduce + (map #(Math/pow (- % mean) 2) x)) 20000))]
    (is (< 2.9 mean 3.1))
    (is (< 1.9 deviation 2.1)))
  (is (= [2 3] (nd/shape-vec (random/poisson {:lam 4 :shape [2 3]})))))
