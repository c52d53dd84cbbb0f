;; Element types: their names, numbers in the C interface, and the primitive arrays that hold them.
(ns org.apache.clojure-mxnet.dtype
  "Element types are keywords such as `:float32`; strings name them, too."
  (:require [org.apache.clojure-mxnet.impl.values :as values]))

(set! *warn-on-reflection* true)

(def UINT8 :uint8)
(def INT8 :int8)
(def INT32 :int32)
(def INT64 :int64)
(def FLOAT16 :float16)
(def FLOAT32 :float32)
(def FLOAT64 :float64)
(def BFLOAT16 :bfloat16)
(def BOOL :bool)

(def ^:private ids
  {:float32 0 :float64 1 :float16 2 :uint8 3 :int32 4 :int8 5 :int64 6 :bool 7 :int16 8 :uint16 9 :uint32 10 :uint64 11
   :bfloat16 12})

(def ^:private by-id (into {} (map (fn [[k v]] [v k])) ids))

(defn dtype
  "The element type that a keyword or string names; throws for another value."
  [x]
  (let [k (if (string? x) (keyword x) x)]
    (if (contains? ids k) k (values/wrong "dtype" "dtype" "an element type such as :float32" x))))

(defn id
  "The number of an element type in the C interface."
  ^long [x]
  (long (ids (dtype x))))

(defn of-id
  "The element type with a number of the C interface; nil when there is none."
  [n]
  (by-id (long n)))

(defn floating?
  "Whether elements are floating-point numbers."
  [x]
  (contains? #{:float16 :float32 :float64 :bfloat16} (dtype x)))
