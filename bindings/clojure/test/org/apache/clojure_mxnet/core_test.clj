;; The facade: arrays, gradients, layers, training, prediction.
(ns org.apache.clojure-mxnet.core-test
  (:require [clojure.java.io :as io]
            [clojure.test :refer [deftest is testing]]
            [mxnet.core]
            [org.apache.clojure-mxnet.core :as mx]
            [org.apache.clojure-mxnet.symbol :as sym]))

(defn- layer-of-our-own [] (fn [x] (sym/tanh x)))

(deftest data-in-data-out
  (is (= [[1.0 2.0] [3.0 4.0]] (mx/->vec (mx/array [[1 2] [3 4]]))))
  (is (= [[1.0 2.0]] (mx/->vec (mx/array [1 2] {:shape [1 2]}))))
  (is (= :int64 (mx/dtype (mx/array [1] {:dtype :int64}))))
  (is (= [[[1.0]] [2.0]] (mx/->vec [(mx/array [[1]]) (mx/array [2])])))
  (is (= 6.0 (mx/->scalar (mx/sum (mx/array [1 2 3])))))
  (let [x (mx/array [1 2]) y (mx/array x {:dtype :float64})]
    (is (= :float64 (mx/dtype y)))
    (is (= [1.0 2.0] (mx/->vec y))))
  (is (= [3.0 5.0] (-> (mx/array [1 2]) (mx/* 2) (mx/+ 1) mx/->vec))))

(deftest gradients
  (let [w (mx/array [1 2 3] {:grad true})]
    (-> (mx/record (mx/sum (mx/* w w))) mx/backward)
    (is (= [2.0 4.0 6.0] (mx/->vec (mx/grad w))))
    (is (= [1.0] (mx/->vec (mx/pause (mx/slice w 0)))))))

(deftest layers-are-data
  (is (= {:layer :sequential :layers [{:layer :dense :units 4 :act :relu} {:layer :flatten}]}
         (mx/sequential (mx/dense 4 {:act :relu}) (mx/flatten-layer))))
  (let [net (mx/sequential (mx/conv 8 [3 3] {:act :relu :pad [1 1]}) (mx/pool [2 2]) (layer-of-our-own) (mx/global-pool)
                           (mx/flatten-layer) (mx/dense 3 {:name "last" :bias false}))
        s (mx/->symbol net)]
    (is (= ["data" "conv0_weight" "conv0_bias" "last_weight"] (sym/list-arguments s)))
    (is (= [[5 3]] (second (sym/infer-shape s {"data" [5 1 8 8]}))))))

(deftest a-network-learns
  (mx/seed 7)
  (let [x (mx/random-uniform {:low -1 :high 1 :shape [400 2]})
        inside (mx/< (mx/sum (mx/square x) {:axis 1}) 0.5)
        lines (atom 0)
        model (mx/fit (mx/sequential (mx/dense 32 {:act :relu}) (mx/dense 2)) x inside
                      {:optimizer (mx/adam 0.02) :epochs 25 :batch 40 :validation [x inside] :log (fn [_] (swap! lines inc))})]
    (is (< 0.93 (mx/evaluate model x inside)))
    (is (= 50 @lines))
    (testing "predictions are probabilities"
      (let [[[far near]] (mx/->vec (mx/predict model [[0 0]]))]
        (is (< 0.5 near))
        (is (< 0.999 (+ far near) 1.001)))
      (is (= [3 2] (mx/shape (mx/predict model {:data [[0 0] [1 1] [0 1]]})))))
    (testing "files"
      (let [prefix (str (io/file (System/getProperty "java.io.tmpdir") (str "model" (System/nanoTime))))]
        (mx/save-model model prefix {:epoch 3})
        (let [again (mx/load-model prefix {:epoch 3})]
          (is (= (mx/->vec (mx/predict model [[0.1 0.2]])) (mx/->vec (mx/predict again [[0.1 0.2]])))))
        (run! #(io/delete-file (str prefix %)) ["-symbol.json" "-0003.params"])))
    (testing "threads"
      (let [want (mx/->vec (mx/predict model [[0.3 0.4]]))]
        (is (= (repeat 8 want)
               (mapv deref (mapv (fn [i] (future (if (even? i) (mx/predict model [[0 0] [1 1]]) nil)
                                                 (mx/->vec (mx/predict model [[0.3 0.4]])))) (range 8)))))))))

(deftest regression
  (mx/seed 1)
  (let [x (mx/random-uniform {:low -1 :high 1 :shape [200 1]})
        y (mx/+ (mx/* x 3) 1)
        model (mx/fit (mx/dense 1) x y {:loss :mse :optimizer (mx/sgd {:learning-rate 0.5}) :epochs 20 :log nil})
        [[a] [b]] (mx/->vec (mx/predict model [[0] [1]]))]
    (is (< 0.9 a 1.1))
    (is (< 3.9 b 4.1))
    (is (< (mx/evaluate model x y {:metric :mse}) 0.01))
    (is (thrown-with-msg? IllegalArgumentException #"loss" (mx/fit (mx/dense 1) x y {:loss :hinge})))))

(deftest the-short-name
  (is (= (set (keys (ns-publics 'org.apache.clojure-mxnet.core))) (set (keys (ns-publics 'mxnet.core)))))
  (is (= [2.0] (eval '(mxnet.core/with-scope (mxnet.core/->vec (mxnet.core/array [2])))))))
