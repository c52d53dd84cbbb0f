;; Gradients of what was computed while recording.
(ns org.apache.clojure-mxnet.autograd
  "Records computations with arrays and differentiates them.

      (let [w (attach-grad (nd/array [1 2 3]))
            loss (record (nd/sum (nd/* w w)))]
        (backward loss)
        (grad w))"
  (:require [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.values :as values])
  (:import (org.apache.mxnet.javaapi NDArray)
           (org.apache.mxnet.nativelib LibMXNet NativeResource)))

(set! *warn-on-reflection* true)

(defn grad-request
  "The number of a rule for gradients: `:write`, `:add` or `:null`."
  ^long [x]
  (case (if (string? x) (keyword x) x)
    :write 1
    :add 3
    :null 0
    (values/wrong "autograd" "grad-req" ":write, :add or :null" x)))

(defn recording? "Whether this thread records." [] (LibMXNet/MXAutogradIsRecording))

(defn training? "Whether operators such as dropout behave on this thread as in training." []
  (LibMXNet/MXAutogradIsTraining))

(defn call-with-flags
  "Calls a function with this thread's flags set (nil leaves a flag as it is) and sets them back afterwards."
  [recording training f]
  (let [was-recording (when (some? recording) (LibMXNet/MXAutogradSetIsRecording (if recording 1 0)))
        was-training (when (some? training) (LibMXNet/MXAutogradSetIsTraining (if training 1 0)))]
    (try
      (f)
      (finally
        (when was-training (LibMXNet/MXAutogradSetIsTraining (int was-training)))
        (when was-recording (LibMXNet/MXAutogradSetIsRecording (int was-recording)))))))

(defmacro record "Runs the body while recording, in training mode." [& body]
  `(call-with-flags true true (fn [] ~@body)))
(defmacro pause "Runs the body without recording, in prediction mode." [& body]
  `(call-with-flags false false (fn [] ~@body)))
(defmacro train-mode "Runs the body in training mode; recording stays as it is." [& body]
  `(call-with-flags nil true (fn [] ~@body)))
(defmacro predict-mode "Runs the body in prediction mode; recording stays as it is." [& body]
  `(call-with-flags nil false (fn [] ~@body)))

(defn mark-variables
  "Declares arrays as variables whose gradients go into other arrays. `grad-reqs` is one rule, or one for each."
  ([variables gradients] (mark-variables variables gradients :write))
  ([variables gradients grad-reqs]
   (let [n (count variables)
         rules (if (sequential? grad-reqs) grad-reqs (repeat n grad-reqs))
         vs (into-array NativeResource variables)
         gs (into-array NativeResource gradients)]
     (LibMXNet/MXAutogradMarkVariables (NativeResource/handles vs) (int-array (map grad-request rules))
                                       (NativeResource/handles gs))
     (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" vs)
     (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" gs)
     nil)))

(defn attach-grad
  "Makes an array a variable with room for its gradient, which `grad` returns. Returns the array.

  Option `:grad-req`: `:write` (default) or `:add`."
  ([x] (attach-grad x {}))
  ([^NDArray x {:keys [grad-req] :or {grad-req :write}}]
   (with-open [room (data/zeros (data/shape-of x) (data/context-of x) (data/dtype-of x))]
     (mark-variables [x] [room] grad-req))
   x))

(defn grad
  "The gradient of a variable as an array that shares its memory; nil when the array is no variable."
  [^NDArray x]
  (let [handle (LibMXNet/MXNDArrayGetGrad (.handle x))]
    (NativeResource/keepAlive x)
    (when-not (zero? handle)
      (NDArray. handle))))

(defn detach
  "An array with the same memory that takes no part in the recorded computation."
  [^NDArray x]
  (let [result (NDArray. (LibMXNet/MXNDArrayDetach (.handle x)))]
    (NativeResource/keepAlive x)
    result))

(defn backward
  "Computes the gradients of the variables that a result, or each of a vector of results, depends on.

  Options: `:head-grads`, the gradients of the results themselves (default: ones); `:retain-graph`, to go back through the
  same computation again; `:train-mode` (default true). Returns nil."
  ([outputs] (backward outputs {}))
  ([outputs {:keys [head-grads retain-graph train-mode] :or {train-mode true}}]
   (let [outputs (if (sequential? outputs) outputs [outputs])
         heads (cond (nil? head-grads) nil (sequential? head-grads) head-grads :else [head-grads])
         os (into-array NativeResource outputs)
         hs (when heads (into-array NativeResource heads))]
     (call-with-flags
      nil (boolean train-mode)
      #(LibMXNet/MXAutogradBackward (NativeResource/handles os) (NativeResource/handles hs) (if retain-graph 1 0)))
     (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" os)
     (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" hs)
     nil)))

(defn gradients
  "Gradients of a result with respect to arrays, as a vector, by calling `f` on the arrays while recording.

  The arrays become variables, if they are none."
  [f & arrays]
  (run! attach-grad arrays)
  (backward (record (apply f arrays)))
  (mapv grad arrays))
