;; Arithmetic and comparison of arrays, symbols and numbers, the same for both kinds.
(ns org.apache.clojure-mxnet.impl.arithmetic
  "Which operator stands behind an arithmetic function, by the kinds of its arguments."
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]
            [org.apache.clojure-mxnet.impl.values :as values])
  (:import (org.apache.mxnet.javaapi NDArray Symbol)))

(set! *warn-on-reflection* true)

;; name -> operator of two arrays, operator with a number on the right, and on the left
(def ^:private table
  {:+ ["broadcast_add" "_plus_scalar" "_plus_scalar"]
   :- ["broadcast_sub" "_minus_scalar" "_rminus_scalar"]
   :* ["broadcast_mul" "_mul_scalar" "_mul_scalar"]
   :div ["broadcast_div" "_div_scalar" "_rdiv_scalar"]
   :mod ["broadcast_mod" "_mod_scalar" "_rmod_scalar"]
   :power ["broadcast_power" "_power_scalar" "_rpower_scalar"]
   :maximum ["broadcast_maximum" "_maximum_scalar" "_maximum_scalar"]
   :minimum ["broadcast_minimum" "_minimum_scalar" "_minimum_scalar"]
   :hypot ["broadcast_hypot" "_hypot_scalar" "_hypot_scalar"]
   :equal ["broadcast_equal" "_equal_scalar" "_equal_scalar"]
   :not-equal ["broadcast_not_equal" "_not_equal_scalar" "_not_equal_scalar"]
   :greater ["broadcast_greater" "_greater_scalar" "_lesser_scalar"]
   :greater-equal ["broadcast_greater_equal" "_greater_equal_scalar" "_lesser_equal_scalar"]
   :lesser ["broadcast_lesser" "_lesser_scalar" "_greater_scalar"]
   :lesser-equal ["broadcast_lesser_equal" "_lesser_equal_scalar" "_greater_equal_scalar"]})

(defn- makers
  "For a kind of object: how to make a function of an operator of two, and of one and a number, and the class."
  [target]
  (case target
    :ndarray [#(operators/ndarray-operator % ["lhs" "rhs"] [] {:single true}) operators/scalar-operator NDArray]
    :symbol [#(operators/symbol-operator % ["lhs" "rhs"] [] {})
             #(let [op (operators/symbol-operator % ["data"] ["scalar"] {})] (fn [a number] (op a {:scalar number})))
             Symbol]))

(defn binary
  "A function of two arguments, at least one of them an array (or symbol) and the other that or a number."
  [target k]
  (let [[both right left] (table k)
        [pair with-number ^Class c] (makers target)
        both-op (pair both)
        right-op (with-number right)
        left-op (with-number left)]
    (fn [a b]
      (cond
        (instance? c a) (cond
                          (instance? c b) (both-op a b)
                          (number? b) (right-op a b)
                          :else (values/wrong (name k) "rhs" (str "a number or another " (.getSimpleName c)) b))
        (and (number? a) (instance? c b)) (left-op b a)
        :else (values/wrong (name k) "lhs" (str "a number or " (.getSimpleName c)) a)))))

(defn folded
  "A function of one or more arguments that applies a binary one from left to right."
  [f]
  (fn
    ([a] a)
    ([a b] (f a b))
    ([a b & more] (reduce f (f a b) more))))

(defn negating
  "As `folded`; with one argument it is `single` of it."
  [f single]
  (fn
    ([a] (single a))
    ([a b] (f a b))
    ([a b & more] (reduce f (f a b) more))))
