;; Executors: symbols bound to arrays, ready to run forward and backward.
(ns org.apache.clojure-mxnet.executor
  "Runs symbols that are bound to arrays; `org.apache.clojure-mxnet.symbol` has `bind` and `simple-bind`.

  An executor is a record: the arrays are its `:arg-map`, `:grad-map` and `:aux-map`, so a scope that returns it keeps
  them, too."
  (:require [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.values :as values])
  (:import (java.io Writer)
           (org.apache.mxnet.javaapi Context NDArray Symbol)
           (org.apache.mxnet.nativelib NativeResource)))

(set! *warn-on-reflection* true)

(defrecord Executor [^org.apache.mxnet.javaapi.Executor bound sym context grad-req arg-map grad-map aux-map])

(defmethod print-method Executor [e ^Writer w]
  (.write w (str "#<Executor of " (vec (keys (:arg-map e))) ">")))

(defn- rule [x]
  (let [k (if (nil? x) :null (keyword (name x)))]
    (if (#{:write :add :null} k) k (values/wrong "bind" "grad-req" "write, add or null" x))))

(defn grad-request
  "What becomes of the gradient of an argument: 0 nothing, 1 it is written, 3 added. `grad-req` is one rule, or a map."
  ^long [grad-req arg-name]
  (case (if (map? grad-req)
          (rule (get grad-req arg-name (get grad-req (keyword arg-name))))
          (rule grad-req))
    :write 1
    :add 3
    :null 0))

(defn bind
  "An executor for a symbol; arrays are maps of names. See `org.apache.clojure-mxnet.symbol/bind`."
  [^Symbol sym ctx arg-map grad-map grad-req aux-map]
  (let [wanted (into {} (filter (fn [[k v]] (and v (pos? (grad-request grad-req k))))) grad-map)
        rules (distinct (map #(grad-request grad-req %) (keys wanted)))]
    (when (next rules)
      (values/wrong "bind" "grad-req" "either write or add for all gradients" grad-req))
    (->Executor (org.apache.mxnet.javaapi.Executor/bind
                 sym (Context. (:device-type ctx) (int (:device-id ctx))) arg-map wanted
                 (if (= [3] rules) "add" "write") aux-map)
                sym ctx grad-req arg-map wanted aux-map)))

(defn- bound ^org.apache.mxnet.javaapi.Executor [executor] (:bound executor))

(defn arg-map "Arrays of the arguments by name." [executor] (:arg-map executor))
(defn grad-map "Arrays of the gradients by the name of their argument." [executor] (:grad-map executor))
(defn aux-map "Arrays of the auxiliary states by name." [executor] (:aux-map executor))

(defn- arguments [executor] (vec (.listArguments ^Symbol (:sym executor))))

(defn arg-arrays "Arrays of the arguments in the order of the symbol's list." [executor]
  (mapv (:arg-map executor) (arguments executor)))

(defn grad-arrays "Arrays of the gradients in the order of the symbol's arguments; nil for an argument without." [executor]
  (mapv (:grad-map executor) (arguments executor)))

(defn get-grad "The gradient of an argument." [executor grad-name] (get (:grad-map executor) (name grad-name)))

(defn outputs "The results of the last forward run." [executor] (vec (.outputs (bound executor))))

(defn- put! [target value]
  (cond
    (instance? NDArray value) (data/copy-to! value target)
    (number? value) (data/fill! target value)
    :else (data/copy-in! target value)))

(defn set-arg
  "Copies an array, a number for all elements, or (nested) numbers into an argument. Returns the executor."
  [executor arg-name arg-val-or-vec]
  (let [target (get (:arg-map executor) (name arg-name))]
    (when-not target
      (values/wrong "set-arg" "arg-name" (str "one of " (arguments executor)) arg-name))
    (put! target arg-val-or-vec)
    executor))

(defn set-arg-arrays
  "As `set-arg` for all arguments, in their order."
  [executor vec-of-ndarray-or-val]
  (doseq [[target value] (map vector (arg-arrays executor) vec-of-ndarray-or-val)]
    (put! target value))
  executor)

(defn forward
  "Runs forward, after copying the values of a map into arguments. Returns the executor."
  ([executor] (forward executor false {}))
  ([executor is-train kwargs]
   (doseq [[k v] kwargs] (set-arg executor k v))
   ;; Only the run is wanted here; `outputs` makes objects of the results.
   (org.apache.mxnet.nativelib.LibMXNet/MXExecutorForward (.handle (bound executor)) (if is-train 1 0))
   (NativeResource/keepAlive (bound executor))
   executor))

(defn backward
  "Runs backward into the arrays of gradients; gradients of the results are given unless these are losses. Returns the
  executor."
  ([executor] (backward executor []))
  ([executor ndarray-or-vec]
   (let [heads (if (sequential? ndarray-or-vec) ndarray-or-vec [ndarray-or-vec])]
     (.backward (bound executor) (into-array NDArray heads)))
   executor))

(defn reshape
  "An executor for other shapes of inputs, a map of names to vectors. Arrays whose shapes stay are shared."
  ([executor kwargs] (reshape executor kwargs {}))
  ([executor kwargs _]
   (let [^Symbol sym (:sym executor)
         shapes (into {} (map (fn [[k v]] [(name k) (org.apache.mxnet.javaapi.Shape. (int-array v))])) kwargs)
         inferred (.inferShape sym ^java.util.Map shapes)
         ctx (:context executor)
         renew (fn [before names found]
                 (into {} (for [[n ^org.apache.mxnet.javaapi.Shape s] (map vector names found)
                                :let [old (get before n) dims (vec (.toVector s))]]
                            [n (if (= dims (data/shape-of old)) old (data/zeros dims ctx (data/dtype-of old)))])))
         args (renew (:arg-map executor) (arguments executor) (.arguments inferred))
         aux (renew (:aux-map executor) (.listAuxiliaryStates sym) (.auxiliary inferred))
         grads (into {} (for [[n g] (:grad-map executor) :let [x (args n)]]
                          [n (if (= (data/shape-of x) (data/shape-of g))
                               g
                               (data/zeros (data/shape-of x) ctx (data/dtype-of g)))]))]
     (bind sym ctx args grads (:grad-req executor) aux))))

(defn ->vec "The elements of an array as one flat vector." [nd-array] (data/number-vec nd-array))

(defn dispose "Releases the executor now; its arrays stay." [executor] (.close (bound executor)))
