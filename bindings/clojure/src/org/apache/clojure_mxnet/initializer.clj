;; Initializers: what weights are before training.
(ns org.apache.clojure-mxnet.initializer
  "An initializer is a function that fills an array; what it does to biases and the like follows from the name."
  (:refer-clojure :exclude [apply])
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.random :as random]))

(set! *warn-on-reflection* true)

(defn uniform
  "Weights between -scale and scale, default 0.07."
  ([] (uniform 0.07))
  ([scale] (fn [_ arr] (random/uniform {:low (- (double scale)) :high scale :shape (nd/shape-vec arr) :out arr}))))

(defn normal
  "Normally distributed weights with deviation sigma, default 0.01."
  ([] (normal 0.01))
  ([sigma] (fn [_ arr] (random/normal {:loc 0 :scale sigma :shape (nd/shape-vec arr) :out arr}))))

(defn constant "Weights that all have one value." [value] (fn [_ arr] (nd/set arr value)))
(defn zero "Weights of 0." [] (constant 0))
(defn one "Weights of 1." [] (constant 1))

(defn- xavier-scale [arr factor-type magnitude]
  (let [[outputs inputs & kernel] (nd/shape-vec arr)
        area (reduce * 1 kernel)
        fan-out (* (double outputs) (double area))
        fan-in (* (double inputs) (double area))
        factor (case (keyword factor-type)
                 :avg (/ (+ fan-in fan-out) 2)
                 :in fan-in
                 :out fan-out
                 (values/wrong "xavier" "factor-type" ":avg, :in or :out" factor-type))]
    (Math/sqrt (/ (double magnitude) factor))))

(defn xavier
  "Weights whose spread follows from the numbers of inputs and outputs. Options: `:rand-type` \"uniform\" or \"gaussian\",
  `:factor-type` \"avg\", \"in\" or \"out\", `:magnitude` 3."
  ([] (xavier {}))
  ([{:keys [rand-type factor-type magnitude] :or {rand-type "uniform" factor-type "avg" magnitude 3}}]
   (fn [arr-name arr]
     (when (< (count (nd/shape-vec arr)) 2)
       (values/wrong "xavier" arr-name "an array with at least 2 axes" (nd/shape-vec arr)))
     (let [scale (xavier-scale arr factor-type magnitude)]
       (case (keyword rand-type)
         :uniform ((uniform scale) arr-name arr)
         :gaussian ((normal scale) arr-name arr)
         (values/wrong "xavier" "rand-type" ":uniform or :gaussian" rand-type))))))

(defn init-weight
  "Fills an array with the initializer, whatever its name."
  [initializer arr-name arr]
  (initializer arr-name arr)
  arr)

(defn apply
  "Fills an array as its name demands: biases and running means with 0, scales and running variances with 1, others with
  the initializer."
  [initializer arr-name arr]
  (let [ends (fn [& suffixes] (some #(str/ends-with? (name arr-name) %) suffixes))]
    (cond
      (ends "bias" "beta" "moving_mean" "running_mean" "moving_inv_var" "moving_avg") (nd/set arr 0)
      (ends "gamma" "moving_var" "running_var") (nd/set arr 1)
      :else (init-weight initializer arr-name arr))
    arr))
