;; Cached operators: symbols that run on arrays as one operator.
(ns org.apache.clojure-mxnet.cached-op
  "A symbol as a function of arrays. Its calls are planned once for each set of shapes, and are differentiated as one step
  while recording."
  (:require [org.apache.clojure-mxnet.impl.values :as values])
  (:import (java.util Map)
           (org.apache.mxnet.javaapi CachedOp NDArray Symbol)
           (org.apache.mxnet.nativelib ParameterText)))

(set! *warn-on-reflection* true)

(defn cached-op
  "The cached operator of a symbol; its inputs are arguments, then auxiliary states, in the order of the symbol's lists.

  Options are flags of the library, such as `:static-alloc` and `:static-shape`."
  ([sym] (cached-op sym {}))
  ([^Symbol sym flags]
   (CachedOp. sym ^Map (into {} (map (fn [[k v]] [(values/snake k) (ParameterText/of (values/parameter v))])) flags))))

(defn call
  "Runs a cached operator: the result, or a vector when there are several."
  [^CachedOp op & inputs]
  (let [results (.call op (into-array NDArray inputs))]
    (if (= 1 (alength results)) (aget results 0) (vec results))))

(defn ->fn
  "A function of arrays that runs the symbol."
  ([sym] (->fn sym {}))
  ([sym flags]
   (let [op (cached-op sym flags)]
     (fn [& inputs] (apply call op inputs)))))
