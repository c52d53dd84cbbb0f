;; Arrays: making them, reading them, arithmetic; all operators of the library stand here, too.
(ns org.apache.clojure-mxnet.ndarray
  "Arrays of numbers in the library's memory.

  Functions take the array first. Besides those defined here the namespace has every operator of
  `org.apache.clojure-mxnet.ndarray-api`. An array is released by `dispose`, at the end of the scope in which it was made
  (see `org.apache.clojure-mxnet.resource-scope`), or when the collector finds it unused."
  (:refer-clojure :exclude [* + - / < <= > >= empty load set to-array])
  (:require [clojure.core :as c]
            [org.apache.clojure-mxnet.base :as base]
            [org.apache.clojure-mxnet.context :as mx-context]
            [org.apache.clojure-mxnet.dtype :as mx-dtype]
            [org.apache.clojure-mxnet.impl.arithmetic :as arithmetic]
            [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.namespaces :as namespaces]
            [org.apache.clojure-mxnet.impl.operators :as operators]
            [org.apache.clojure-mxnet.impl.printing]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray-api :as api])
  (:import (org.apache.mxnet.javaapi NDArray)
           (org.apache.mxnet.nativelib HandleKind LibMXNet NativeCalls NativeResource)))

(set! *warn-on-reflection* true)

(defn ndarray? "Whether a value is an array." [x] (instance? NDArray x))

(defn- element-type [dtype] (mx-dtype/dtype (or dtype base/MX_REAL_TYPE)))

;; Making arrays

(defn empty
  "An array whose elements are not set."
  ([shape-vec] (empty shape-vec {}))
  ([shape-vec {:keys [ctx dtype]}] (data/new-array shape-vec ctx (element-type dtype))))

(def ^:private filled-op
  (operators/ndarray-operator "_full" [] ["shape" "ctx" "dtype" "value"] {:single true}))

(defn full
  "An array with all elements equal."
  ([shape-vec value] (full shape-vec value {}))
  ([shape-vec value {:keys [ctx dtype]}]
   (filled-op {:shape shape-vec :value value :ctx (mx-context/context ctx) :dtype (element-type dtype)})))

(defn zeros
  "An array of zeros."
  ([shape-vec] (zeros shape-vec {}))
  ([shape-vec opts] (full shape-vec 0 opts)))

(defn ones
  "An array of ones."
  ([shape-vec] (ones shape-vec {}))
  ([shape-vec opts] (full shape-vec 1 opts)))

(defn array
  "An array of nested vectors, whose shape it takes, or of a flat sequence or primitive array and a shape.

  Options: `:ctx` (device) and `:dtype`, default `:float32`."
  ([source] (array source nil {}))
  ([source shape-or-options]
   (if (map? shape-or-options)
     (array source nil shape-or-options)
     (array source shape-or-options {})))
  ([source shape-vec {:keys [ctx dtype]}]
   (data/from-data source shape-vec ctx (element-type dtype))))

(defn ->ndarray
  "An array of nested vectors."
  ([nd-vec] (array nd-vec nil {}))
  ([nd-vec opts] (array nd-vec nil opts)))

(defn arange
  "The numbers from `start` up to `stop`, which is left out. Options: `:step`, `:repeat`, `:ctx`, `:dtype`."
  ([start stop] (arange start stop {}))
  ([start stop {:keys [ctx dtype] :as opts}]
   (let [op (operators/ndarray-operator "_arange" [] ["start" "stop" "step" "repeat" "ctx" "dtype"] {:single true})]
     (op (assoc (select-keys opts [:step :repeat])
                :start start :stop stop :ctx (mx-context/context ctx) :dtype (element-type dtype))))))

;; What an array is

(defn shape-vec "Lengths of the axes as a vector." [ndarray] (data/shape-of ndarray))

(defn shape "Lengths of the axes as a vector." [ndarray] (data/shape-of ndarray))

(defn size "Number of elements." [ndarray] (data/size-of (data/shape-of ndarray)))

(defn dtype "Element type, such as `:float32`." [ndarray] (data/dtype-of ndarray))

(defn context "The device that holds the array." [ndarray] (data/context-of ndarray))

;; Reading arrays

(defn to-array
  "The elements as a new primitive array, in row-major order; 16-bit floating-point numbers as floats."
  [ndarray]
  (data/host-copy ndarray))

(defn ->vec "The elements as one flat vector, in row-major order." [ndarray] (data/number-vec ndarray))

(defn ->nd-vec "The elements as nested vectors of the array's shape." [ndarray]
  (data/nest (data/number-vec ndarray) (data/shape-of ndarray)))

(defn ->raw "The bytes of the elements, in the machine's order, as a byte array." [^NDArray ndarray]
  (let [host (data/host-copy (if (#{:float16 :bfloat16} (dtype ndarray))
                               (values/wrong "->raw" "ndarray" "a type with a Java counterpart" (dtype ndarray))
                               ndarray))
        n (size ndarray)
        width (case (dtype ndarray) (:float64 :int64 :uint64) 8 (:float32 :int32 :uint32) 4 (:int16 :uint16) 2 1)
        buffer (.order (java.nio.ByteBuffer/allocate (c/* (long n) (long width))) (java.nio.ByteOrder/nativeOrder))]
    (case (dtype ndarray)
      :float32 (.put (.asFloatBuffer buffer) ^floats host)
      :float64 (.put (.asDoubleBuffer buffer) ^doubles host)
      (:int32 :uint32) (.put (.asIntBuffer buffer) ^ints host)
      (:int64 :uint64) (.put (.asLongBuffer buffer) ^longs host)
      (:int16 :uint16) (.put (.asShortBuffer buffer) ^shorts host)
      (.put buffer ^bytes host))
    (.array buffer)))

(defn ->float-vec "The elements as floats." [ndarray] (mapv float (data/host-copy ndarray)))
(defn ->double-vec "The elements as doubles." [ndarray] (mapv double (data/host-copy ndarray)))
(defn ->int-vec "The elements as integers, rounded towards zero." [ndarray] (mapv int (data/host-copy ndarray)))
(defn ->byte-vec "The elements as bytes." [ndarray] (mapv unchecked-byte (data/host-copy ndarray)))

(defn to-float64-array "The elements as a double array, in row-major order." ^doubles [ndarray]
  (data/host-copy (data/cast-to ndarray :float64)))

(defn to-scalar
  "The element of an array that has only one."
  [ndarray]
  (when-not (= 1 (long (size ndarray)))
    (throw (IllegalArgumentException. (str "[to-scalar] argument 'ndarray': expected one element, got the shape "
                                           (shape-vec ndarray)))))
  (first (data/number-vec ndarray)))

(defn to-float64-scalar "The element of an array that has only one, as a double." [ndarray] (double (to-scalar ndarray)))

(defn to-string "The text that the REPL shows." [ndarray] (pr-str ndarray))

(defn equals "Whether two arrays have the same shape, element type and elements." [a b]
  (and (= (shape-vec a) (shape-vec b)) (= (dtype a) (dtype b)) (= (->vec a) (->vec b))))

;; Writing and copying

(defn set
  "Gives all elements the value of a number, or the elements the values of (nested) numbers. Returns the array."
  [ndarray value]
  (if (number? value)
    (data/fill! ndarray value)
    (data/copy-in! ndarray value)))

(defn copy-to
  "Copies the elements of an array into another of the same shape, or to a device. Returns the target."
  [source-ndarray target]
  (if (ndarray? target)
    (data/copy-to! source-ndarray target)
    (data/copy-to! source-ndarray (data/new-array (shape-vec source-ndarray) target (dtype source-ndarray)))))

(defn copy "A new array with the same elements, on the same device." [ndarray]
  (copy-to ndarray (context ndarray)))

(defn as-in-context
  "The array on another device: itself when it is there."
  [ndarray ctx]
  (if (= (context ndarray) (mx-context/context ctx)) ndarray (copy-to ndarray ctx)))

(defn as-type "A new array with another element type." [ndarray dtype]
  (api/cast ndarray {:dtype (mx-dtype/dtype dtype)}))

;; Views share the memory of the array.

(defn slice
  "With one index: that entry of the first axis, which it keeps with length 1. With two: the entries from `start` up to
  `stop`, which is left out; a view that shares the array's memory. With a map: the operator `slice`."
  ([ndarray i] (if (map? i) (api/slice ndarray i) (slice ndarray i (inc (long i)))))
  ([^NDArray ndarray start stop]
   (if (map? stop)
     (api/slice ndarray start stop)
     (let [view (NDArray. (LibMXNet/MXNDArraySlice64 (.handle ndarray) (long start) (long stop)))]
       (NativeResource/keepAlive ndarray)
       view))))

(defn at
  "The entry of the first axis with an index, without that axis; a view that shares the array's memory."
  [^NDArray ndarray i]
  (let [view (NDArray. (LibMXNet/MXNDArrayAt64 (.handle ndarray) (long i)))]
    (NativeResource/keepAlive ndarray)
    view))

(defn reshape
  "The array with other lengths of its axes: a vector (-1 is worked out, 0 keeps a length), or options of the operator."
  [ndarray shape-or-options]
  (api/reshape ndarray (if (map? shape-or-options) shape-or-options {:shape shape-or-options})))

(defn onehot-encode
  "Writes 1 at the position that an index names, in each row of `out`, and 0 elsewhere. Returns `out`."
  [indices out]
  (api/one-hot indices {:depth (peek (shape-vec out)) :dtype (dtype out) :out out}))

(defn t "The transposed matrix." [ndarray] (api/transpose ndarray))

(defn concatenate
  "Joins arrays along an axis, by default axis 1."
  ([ndarrays] (concatenate ndarrays {}))
  ([ndarrays {:keys [axis] :or {axis 1}}] (api/concat (vec ndarrays) {:dim axis})))

;; Arithmetic: any mix of arrays, which are broadcast, and numbers

(def ^:private plus (arithmetic/binary :ndarray :+))
(def ^:private minus (arithmetic/binary :ndarray :-))
(def ^:private times (arithmetic/binary :ndarray :*))
(def ^:private over (arithmetic/binary :ndarray :div))

(def ^{:arglists '([a] [a b] [a b & more]) :doc "Sum of arrays and numbers."} + (arithmetic/folded plus))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Difference of arrays and numbers; of one array, its negative."}
  - (arithmetic/negating minus api/negative))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Product of arrays and numbers, element by element."}
  * (arithmetic/folded times))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Quotient of arrays and numbers; of one array, its reciprocal."}
  / (arithmetic/negating over api/reciprocal))
(def ^{:arglists '([a b]) :doc "Quotient of arrays and numbers."} div over)
(def ^{:arglists '([a b]) :doc "Remainder of a division, with the sign of the divisor."}
  % (arithmetic/binary :ndarray :mod))
(def ^{:arglists '([a b]) :doc "The first to the power of the second."} power (arithmetic/binary :ndarray :power))
(def ^{:arglists '([a b]) :doc "The first to the power of the second."} ** power)
(def ^{:arglists '([a b]) :doc "The greater of both."} maximum (arithmetic/binary :ndarray :maximum))
(def ^{:arglists '([a b]) :doc "The smaller of both."} minimum (arithmetic/binary :ndarray :minimum))
(def ^{:arglists '([a b]) :doc "1 where equal, else 0."} equal (arithmetic/binary :ndarray :equal))
(def ^{:arglists '([a b]) :doc "1 where different, else 0."} not-equal (arithmetic/binary :ndarray :not-equal))
(def ^{:arglists '([a b]) :doc "1 where the first is greater, else 0."} greater (arithmetic/binary :ndarray :greater))
(def ^{:arglists '([a b]) :doc "1 where the first is greater or equal, else 0."}
  greater-equal (arithmetic/binary :ndarray :greater-equal))
(def ^{:arglists '([a b]) :doc "1 where the first is smaller, else 0."} lesser (arithmetic/binary :ndarray :lesser))
(def ^{:arglists '([a b]) :doc "1 where the first is smaller or equal, else 0."}
  lesser-equal (arithmetic/binary :ndarray :lesser-equal))
(def ^{:arglists '([a b]) :doc "As `greater`."} > greater)
(def ^{:arglists '([a b]) :doc "As `greater-equal`."} >= greater-equal)
(def ^{:arglists '([a b]) :doc "As `lesser`."} < lesser)
(def ^{:arglists '([a b]) :doc "As `lesser-equal`."} <= lesser-equal)

;; Files and bytes

(defn save
  "Writes named arrays, a map of names to arrays, or a sequence of arrays to a file."
  [fname arrays]
  (if (map? arrays)
    (data/save-arrays fname (map name (keys arrays)) (vals arrays))
    (data/save-arrays fname nil arrays)))

(defn- named [[arrays names]]
  (if (seq names) (zipmap names arrays) arrays))

(defn load
  "The arrays of a file: a map of names to arrays, or a vector when they have no names."
  [filename]
  (named (data/read-arrays #(LibMXNet/MXNDArrayLoad (str filename) %1 %2))))

(defn load-bytes
  "As `load`, from a byte array with the contents of a file."
  [^bytes contents]
  (named (data/read-arrays #(LibMXNet/MXNDArrayLoadFromBuffer contents %1 %2))))

(defn load2-map "The named arrays of a file." [filename] (load filename))
(defn load2-array "The arrays of a file as a vector." [filename]
  (let [found (load filename)] (if (map? found) (vec (vals found)) found)))
(defn save-to-file "Writes one array to a file." [fname ndarray] (save fname [ndarray]))
(defn load-from-file "The first array of a file." [fname] (first (load2-array fname)))

(defn serialize "An array as bytes." [^NDArray ndarray]
  (let [result (LibMXNet/MXNDArraySaveRawBytes (.handle ndarray))]
    (NativeResource/keepAlive ndarray)
    result))

(defn deserialize "The array that `serialize` wrote." [^bytes contents]
  (NDArray. (LibMXNet/MXNDArrayLoadFromRawBytes contents)))

;; Waiting, releasing, counting

(defn wait-to-read "Waits until the array has been computed; throws what went wrong there." [^NDArray ndarray]
  (LibMXNet/MXNDArrayWaitToRead (.handle ndarray))
  (NativeResource/keepAlive ndarray)
  ndarray)

(defn waitall "Waits until everything has been computed." [] (LibMXNet/MXNDArrayWaitAll))

(defn dispose "Releases the array now. Using it afterwards is an error; releasing it twice is none." [^NDArray ndarray]
  (.close ndarray))

(defn disposed? "Whether the array has been released." [^NDArray ndarray] (.isClosed ndarray))

(defn live-count "How many arrays exist in this process." [] (.live HandleKind/NDARRAY))

(defn bytes-in-use "How many bytes all arrays use." [] (NativeCalls/bytesInUse))

(defn invoke
  "Runs an operator by its registered name, such as \"_plus_scalar\", on a sequence of arrays."
  ([op arrays] (invoke op arrays nil))
  ([op arrays options]
   (operators/call-arrays (operators/signature op [] [] {:variadic ""}) arrays options)))

;; `shape-array`, `sum` and the rest: whatever has no definition of its own above
(namespaces/show! *ns* 'org.apache.clojure-mxnet.ndarray-api)
