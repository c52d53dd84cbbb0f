;; Devices: what holds arrays and runs operators.
(ns org.apache.clojure-mxnet.context
  "Devices. A device is data: its type and its number among those of the type."
  (:require [org.apache.clojure-mxnet.impl.values :as values]))

(set! *warn-on-reflection* true)

(defrecord Context [device-type device-id]
  Object
  (toString [_] (str device-type "(" device-id ")")))

(def ^:private type-ids {"cpu" 1 "gpu" 2 "cpu_pinned" 3 "cpu_shared" 5})
(def ^:private types-by-id (into {} (map (fn [[k v]] [v k])) type-ids))

(defn cpu
  "The processor and its memory."
  ([] (cpu 0))
  ([device-id] (->Context "cpu" (int device-id))))

(defn gpu
  "A graphics card, by number."
  ([] (gpu 0))
  ([device-id] (->Context "gpu" (int device-id))))

(defn cpu-context
  "The first processor device."
  []
  (cpu))

(def ^{:dynamic true :doc "The device of new arrays when none is given."} *context* (cpu))

(defn default-context
  "The device of new arrays when none is given: see `with-context`."
  []
  *context*)

(defmacro with-context
  "Runs the body with another default device."
  [ctx & body]
  `(binding [*context* ~ctx] ~@body))

(defn device-type "Type of a device, such as \"cpu\"." [context] (:device-type context))

(defn device-id "Number of a device among those of its type." [context] (:device-id context))

(defn context
  "A device from a device, nil (the default one), a keyword such as `:cpu`, or a text such as \"gpu(1)\"."
  [x]
  (cond
    (instance? Context x) x
    (nil? x) (default-context)
    :else (if-let [[_ kind number] (and (or (keyword? x) (string? x)) (re-matches #"([a-z_]+)(?:\((\d+)\))?" (name x)))]
            (if (type-ids kind)
              (->Context kind (if number (Integer/parseInt number) 0))
              (values/wrong "context" "ctx" "a device such as (cpu 0) or :cpu" x))
            (values/wrong "context" "ctx" "a device such as (cpu 0) or :cpu" x))))

(defn type-id
  "The number of a device's type in the C interface."
  ^long [ctx]
  (long (type-ids (:device-type ctx))))

(defn of-ids
  "The device with numbers of the C interface."
  [type-number device-number]
  (->Context (types-by-id (long type-number)) (int device-number)))
