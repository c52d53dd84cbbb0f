;; Random numbers and their seed.
(ns org.apache.clojure-mxnet.random
  "Arrays of random numbers; every distribution of `org.apache.clojure-mxnet.ndarray-random-api` stands here, too."
  (:require [org.apache.clojure-mxnet.context :as context]
            [org.apache.clojure-mxnet.impl.namespaces :as namespaces]
            [org.apache.clojure-mxnet.ndarray-random-api :as api])
  (:import (org.apache.mxnet.nativelib LibMXNet)))

(set! *warn-on-reflection* true)

(defn- options [opts shape-vec]
  (-> opts
      (assoc :shape shape-vec)
      (update :ctx context/context)))

(defn uniform
  "Numbers between `low` and `high`. Options: `:ctx`, `:dtype`, `:out`; a single map is that of the operator."
  ([opts] (api/uniform opts))
  ([low high shape-vec] (uniform low high shape-vec {}))
  ([low high shape-vec opts] (api/uniform (assoc (options opts shape-vec) :low low :high high))))

(defn normal
  "Normally distributed numbers. Options: `:ctx`, `:dtype`, `:out`; a single map is that of the operator."
  ([opts] (api/normal opts))
  ([loc scale shape-vec] (normal loc scale shape-vec {}))
  ([loc scale shape-vec opts] (api/normal (assoc (options opts shape-vec) :loc loc :scale scale))))

(defn seed
  "Starts all random numbers anew, so that they repeat; with a device, only that one's."
  ([seed-state] (LibMXNet/MXRandomSeed (unchecked-int (long seed-state))))
  ([seed-state ctx]
   (let [ctx (context/context ctx)]
     (LibMXNet/MXRandomSeedContext (unchecked-int (long seed-state)) (context/type-id ctx) (:device-id ctx)))))

(namespaces/show! *ns* 'org.apache.clojure-mxnet.ndarray-random-api)
