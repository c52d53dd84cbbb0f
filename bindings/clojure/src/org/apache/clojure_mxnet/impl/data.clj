;; Between Clojure data, primitive arrays and the library's arrays.
(ns org.apache.clojure-mxnet.impl.data
  "Moves values into and out of arrays."
  (:require [org.apache.clojure-mxnet.context :as context]
            [org.apache.clojure-mxnet.dtype :as dtype]
            [org.apache.clojure-mxnet.impl.operators :as operators]
            [org.apache.clojure-mxnet.impl.values :as values])
  (:import (org.apache.mxnet.javaapi NDArray)
           (org.apache.mxnet.nativelib LibMXNet NativeCalls NativeResource)))

(set! *warn-on-reflection* true)

(def ^:private cast-op (operators/ndarray-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^:private full-op
  (operators/ndarray-operator "_full" [] ["shape" "ctx" "dtype" "value"] {:single true}))
(def ^:private copy-op (operators/ndarray-operator "_copy" ["data"] [] {}))

(defn shape-of
  "Lengths of the axes of an array; nil when it has none yet."
  [^NDArray x]
  (let [dims (NativeCalls/describe (.handle x))]
    (NativeResource/keepAlive x)
    (some-> dims vec)))

(defn dtype-of
  "The element type of an array."
  [^NDArray x]
  (let [id (LibMXNet/MXNDArrayGetDType (.handle x))]
    (NativeResource/keepAlive x)
    (dtype/of-id id)))

(defn context-of
  "The device of an array."
  [^NDArray x]
  (let [kind (int-array 1) number (int-array 1)]
    (LibMXNet/MXNDArrayGetContext (.handle x) kind number)
    (NativeResource/keepAlive x)
    (context/of-ids (aget kind 0) (aget number 0))))

(defn size-of
  "Number of elements of a shape."
  ^long [shape]
  (reduce (fn ^long [^long a b] (* a (long b))) 1 shape))

(defn new-array
  "An array whose elements are not set."
  ^NDArray [shape ctx element-type]
  (when-not (and (sequential? shape) (every? #(and (integer? %) (>= (long %) 0)) shape))
    (values/wrong "array" "shape" "a vector of integers that are not negative" shape))
  (let [ctx (context/context ctx)]
    (NDArray. (LibMXNet/MXNDArrayCreateEx64 (long-array shape) (context/type-id ctx) (int (:device-id ctx)) 0
                                            (dtype/id element-type)))))

(defn primitive-array?
  "Whether the value is an array of primitives."
  [x]
  (let [c (class x)]
    (and (some? c) (.isArray c) (.isPrimitive (.getComponentType c)))))

(defn nested-shape
  "The shape of nested sequences (primitive arrays at the bottom, too); throws when rows differ in length."
  [x]
  (cond
    (primitive-array? x) [(java.lang.reflect.Array/getLength x)]
    (sequential? x)
    (let [n (count x)]
      (if (zero? n)
        [0]
        (let [first-shape (nested-shape (first x))]
          (when (or (sequential? (first x)) (primitive-array? (first x)))
            (doseq [row (rest x)]
              (when-not (= first-shape (nested-shape row))
                (throw (IllegalArgumentException.
                        (str "[array] argument 'source': expected rows of the same shape, got "
                             first-shape " and " (nested-shape row)))))))
          (into [n] first-shape))))
    :else []))

(defn- number-of ^Number [x]
  (cond
    (number? x) x
    (true? x) 1
    (false? x) 0
    :else (values/wrong "array" "source" "numbers" x)))

(defmacro ^:private pourer
  "A function that writes all numbers of nested data into a primitive array, each through `conversion` of the number `v`."
  [hint make conversion]
  (let [a (with-meta (gensym "a") {:tag hint}) v (with-meta 'v {:tag 'java.lang.Number})]
    `(fn [source# n#]
       (let [~a (~make n#)
             put# (fn put# [x# i#]
                    (cond
                      (sequential? x#) (reduce (fn [j# y#] (put# y# j#)) i# x#)
                      (primitive-array? x#) (reduce (fn [j# y#] (put# y# j#)) i# (seq x#))
                      :else (let [~v (number-of x#)]
                              (aset ~a (int i#) ~conversion)
                              (inc (long i#)))))]
         (put# source# 0)
         ~a))))

(def ^:private to-floats (pourer floats float-array (.floatValue v)))
(def ^:private to-doubles (pourer doubles double-array (.doubleValue v)))
(def ^:private to-ints (pourer ints int-array (.intValue v)))
(def ^:private to-longs (pourer longs long-array (.longValue v)))
(def ^:private to-shorts (pourer shorts short-array (unchecked-short (.longValue v))))
(def ^:private to-bytes (pourer bytes byte-array (unchecked-byte (.longValue v))))

(defn- host-form
  "How an element type is held on this side: [element type to copy as, function to a primitive array, its class]."
  [element-type]
  (case element-type
    (:float32 :float16 :bfloat16) [:float32 to-floats (Class/forName "[F")]
    :float64 [:float64 to-doubles (Class/forName "[D")]
    (:int32 :uint32) [element-type to-ints (Class/forName "[I")]
    (:int64 :uint64) [element-type to-longs (Class/forName "[J")]
    (:int16 :uint16) [element-type to-shorts (Class/forName "[S")]
    [element-type to-bytes (Class/forName "[B")]))

(defn cast-to
  "The array with another element type; the array itself when it has that one."
  [x element-type]
  (if (= (dtype-of x) element-type) x (cast-op x {:dtype element-type})))

(defn copy-in!
  "Fills an array with the numbers of a primitive array or of (nested) sequences, in row-major order."
  [^NDArray x source]
  (let [n (size-of (shape-of x))
        element-type (dtype-of x)
        [host pour ^Class c] (host-form element-type)
        given (if (primitive-array? source) (java.lang.reflect.Array/getLength source) (size-of (nested-shape source)))]
    (when-not (= n given)
      (throw (IllegalArgumentException.
              (str "[array] argument 'source': expected " n " numbers for the shape " (shape-of x) ", got " given))))
    (if (= host element-type)
      (do (NativeCalls/copyIn (.handle x) (if (instance? c source) source (pour source n)) 0 n)
          (NativeResource/keepAlive x))
      (with-open [^NDArray wide (new-array (shape-of x) (context-of x) host)]
        (copy-in! wide source)
        (cast-op wide {:dtype element-type :out x})))
    x))

(defn from-data
  "A new array of nested sequences, or of a flat source and a shape."
  [source shape ctx element-type]
  (let [^NDArray x (new-array (or shape (nested-shape source)) ctx element-type)]
    (try
      (copy-in! x source)
      (catch Throwable t
        (.close x)
        (throw t)))))

(defn host-copy
  "The elements of an array as a primitive array, in row-major order; 16-bit floating-point numbers as floats."
  [^NDArray x]
  (let [n (size-of (shape-of x))
        element-type (dtype-of x)
        [host] (host-form element-type)]
    (if (= host element-type)
      (let [a (case host
                :float32 (float-array n)
                :float64 (double-array n)
                (:int32 :uint32) (int-array n)
                (:int64 :uint64) (long-array n)
                (:int16 :uint16) (short-array n)
                (byte-array n))]
        (NativeCalls/copyOut (.handle x) a 0 n)
        (NativeResource/keepAlive x)
        a)
      (with-open [^NDArray wide (cast-op x {:dtype host})]
        (host-copy wide)))))

(defn number-vec
  "The elements of an array as one flat vector of numbers; of booleans for `:bool`."
  [x]
  (let [a (host-copy x)]
    (case (dtype-of x)
      :bool (mapv #(not (zero? (long %))) a)
      :uint8 (mapv #(bit-and (long %) 0xff) a)
      :uint16 (mapv #(bit-and (long %) 0xffff) a)
      :uint32 (mapv #(bit-and (long %) 0xffffffff) a)
      (:int8 :int16 :int32) (mapv long a)
      (vec a))))

(defn nest
  "A flat vector as nested vectors of a shape; a number for the shape []."
  [flat shape]
  (if (empty? shape)
    (first flat)
    (let [build (fn build [offset dims]
                  (if (= 1 (count dims))
                    (subvec flat offset (+ (long offset) (long (first dims))))
                    (let [step (size-of (rest dims))]
                      (mapv #(build (+ (long offset) (* (long %) step)) (rest dims)) (range (first dims))))))]
      (build 0 shape))))

(defn zeros
  "An array of zeros."
  ^NDArray [shape ctx element-type]
  (full-op {:shape shape :value 0 :ctx (context/context ctx) :dtype element-type}))

(defn fill!
  "Gives all elements of an array one value. Returns the array."
  [x value]
  (full-op {:shape (shape-of x) :value value :dtype (dtype-of x) :out x}))

(defn copy-to!
  "Copies the elements of an array into another one of the same shape; the element type may differ. Returns the target."
  [source target]
  (if (= (dtype-of source) (dtype-of target))
    (copy-op source {:out target})
    (cast-op source {:dtype (dtype-of target) :out target})))

(defn read-arrays
  "Arrays and their names from what a function of the library writes into two cells."
  [f]
  (let [handles (make-array Long/TYPE 1 0) names (make-array String 1 0)]
    (f handles names)
    [(mapv #(NDArray. (long %)) (aget ^objects handles 0)) (vec (aget ^objects names 0))]))

(defn save-arrays
  "Writes arrays to a file, with names unless these are nil."
  [fname names arrays]
  (let [resources (into-array NativeResource arrays)]
    (LibMXNet/MXNDArraySave (str fname) (NativeResource/handles resources)
                            (when names (into-array String names)))
    (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" resources)
    nil))

(defn save-params
  "Writes parameters and auxiliary states in the form that all languages share."
  [fname arg-params aux-params]
  (save-arrays fname
               (concat (map #(str "arg:" (name %)) (keys arg-params)) (map #(str "aux:" (name %)) (keys aux-params)))
               (concat (vals arg-params) (vals aux-params))))

(defn divide-params
  "Parameters and auxiliary states, as two maps, from the names and arrays of a file."
  [names arrays]
  (reduce (fn [[args aux] [^String n x]]
            (cond
              (.startsWith n "arg:") [(assoc args (subs n 4) x) aux]
              (.startsWith n "aux:") [args (assoc aux (subs n 4) x)]
              :else [(assoc args n x) aux]))
          [{} {}]
          (map vector names arrays)))

(defn load-params
  "Parameters and auxiliary states of a file, as two maps of names to arrays."
  [fname]
  (let [[arrays names] (read-arrays #(LibMXNet/MXNDArrayLoad (str fname) %1 %2))]
    (divide-params names arrays)))
