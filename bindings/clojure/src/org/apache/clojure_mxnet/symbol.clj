;; Symbols: computations that are described first and run later.
(ns org.apache.clojure-mxnet.symbol
  "Descriptions of computations: made from variables and operators, saved as JSON, bound to arrays to run.

  Besides what is defined here the namespace has every operator of `org.apache.clojure-mxnet.symbol-api`. An operator takes
  its name first, if one is wanted, then inputs in order, then a map of options; inputs may stand in the map instead."
  (:refer-clojure :exclude [* + - / < <= > >= apply get load max min symbol?])
  (:require [clojure.core :as c]
            [org.apache.clojure-mxnet.base :as base]
            [org.apache.clojure-mxnet.context :as mx-context]
            [org.apache.clojure-mxnet.dtype :as dtype]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.arithmetic :as arithmetic]
            [org.apache.clojure-mxnet.impl.namespaces :as namespaces]
            [org.apache.clojure-mxnet.impl.operators :as operators]
            [org.apache.clojure-mxnet.impl.printing]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.symbol-api :as api])
  (:import (org.apache.mxnet.javaapi Symbol)
           (org.apache.mxnet.nativelib LibMXNet NativeResource)))

(set! *warn-on-reflection* true)

(defmacro ^:private native
  "A call with the handle of a symbol, which stays alive until the call is over."
  [sym [f & args]]
  `(let [s# ~(with-meta sym {:tag 'org.apache.mxnet.nativelib.NativeResource})
         result# (~f (.handle s#) ~@args)]
     (NativeResource/keepAlive s#)
     result#))

(defn symbol? "Whether a value is a symbol of this library." [x] (instance? Symbol x))

;; Making symbols

(defn variable
  "A named input of a computation. Options are hints for binding and training, written as attributes: `:shape`, `:dtype`,
  `:lr-mult`, `:wd-mult`, and maps of others as `:attrs` and `:kwargs`."
  ([var-name] (variable var-name {}))
  ([var-name {:keys [attrs shape lr-mult wd-mult dtype kwargs]}]
   (operators/set-attributes!
    (Symbol. (LibMXNet/MXSymbolCreateVariable (name var-name)))
    (merge attrs kwargs {"__shape__" shape "__lr_mult__" lr-mult "__wd_mult__" wd-mult
                         "__dtype__" (when dtype (dtype/id dtype))}))))

(defn group
  "One symbol with the outputs of several."
  [symbols]
  (let [resources (into-array NativeResource symbols)
        result (Symbol. (LibMXNet/MXSymbolCreateGroup (NativeResource/handles resources)))]
    (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" resources)
    result))

(defmacro with-name-prefix
  "Runs the body with a text in front of the automatic names of nodes."
  [prefix & body]
  `(binding [operators/*name-prefix* ~prefix] ~@body))

(defn zeros
  "An array of zeros."
  ([shape-vec] (zeros shape-vec {}))
  ([shape-vec {:keys [dtype name]}]
   ((operators/symbol-operator "_zeros" [] ["shape" "dtype"] {})
    {:shape shape-vec :dtype (dtype/dtype (or dtype base/MX_REAL_TYPE)) :name name})))

(defn ones
  "An array of ones."
  ([shape-vec] (ones shape-vec {}))
  ([shape-vec {:keys [dtype name]}]
   ((operators/symbol-operator "_ones" [] ["shape" "dtype"] {})
    {:shape shape-vec :dtype (dtype/dtype (or dtype base/MX_REAL_TYPE)) :name name})))

(defn arange
  "The numbers from `start` up to `stop`, which is left out. Options: `:step`, `:repeat`, `:dtype`, `:name`."
  ([start stop] (arange start stop {}))
  ([start stop opts]
   ((operators/symbol-operator "_arange" [] ["start" "stop" "step" "repeat" "dtype" "infer_range"] {})
    (assoc opts :start start :stop stop))))

(defn arange-with-inference
  "The numbers from `start` on, as many as the rest of the computation needs. Options as those of `arange`."
  ([start] (arange-with-inference start {}))
  ([start opts] (arange start nil (assoc opts :infer-range true))))

;; What a symbol is

(defn list-arguments "Names of all inputs, weights included." [sym] (vec (native sym (LibMXNet/MXSymbolListArguments))))
(defn list-outputs "Names of the outputs." [sym] (vec (native sym (LibMXNet/MXSymbolListOutputs))))
(defn list-auxiliary-states "Names of states that training changes on its own." [sym]
  (vec (native sym (LibMXNet/MXSymbolListAuxiliaryStates))))

(defn sym-name
  "Name of the symbol; nil for a group."
  [sym]
  (let [out (make-array String 1) success (int-array 1)]
    (native sym (LibMXNet/MXSymbolGetName out success))
    (when (c/= 1 (aget success 0)) (aget ^objects out 0))))

(defn attr
  "An attribute by name, as text; nil when there is none."
  [sym k]
  (let [out (make-array String 1) success (int-array 1)]
    (native sym (LibMXNet/MXSymbolGetAttr (values/snake k) out success))
    (when (c/= 1 (aget success 0)) (aget ^objects out 0))))

(defn set-attr "Writes attributes of a symbol from a map. Returns the symbol." [sym attributes]
  (operators/set-attributes! sym attributes))

(defn list-attr "Attributes of the symbol itself, as a map of texts." [sym]
  (c/apply hash-map (native sym (LibMXNet/MXSymbolListAttrShallow))))

(defn attr-map
  "Attributes of all nodes: a map of names of nodes to maps of texts."
  [sym]
  (reduce (fn [m [k v]]
            (let [[node k] (.split ^String k "\\$" 2)]
              (assoc-in m [node k] v)))
          {}
          (partition 2 (native sym (LibMXNet/MXSymbolListAttr)))))

(defn get-internals "A symbol with the results of all nodes as outputs." [sym]
  (Symbol. (native sym (LibMXNet/MXSymbolGetInternals))))

(defn get-children "A symbol with the inputs of the node as outputs; nil for a variable." [sym]
  (let [handle (long (native sym (LibMXNet/MXSymbolGetChildren)))]
    (when-not (zero? handle) (Symbol. handle))))

(defn get
  "One output of a symbol, by number or name."
  [sym index]
  (let [i (if (integer? index)
            index
            (.indexOf ^java.util.List (list-outputs sym) (name index)))]
    (when (neg? (long i))
      (values/wrong "get" "index" (str "one of " (list-outputs sym)) index))
    (Symbol. (native sym (LibMXNet/MXSymbolGetOutput (int i))))))

(defn outputs "The outputs of a symbol as a vector of symbols." [sym]
  (mapv #(get sym %) (range (count (list-outputs sym)))))

(defn clone "A copy whose attributes and connections can change without the original's." [sym]
  (Symbol. (native sym (LibMXNet/MXSymbolCopy))))

(defn debug-str "The graph as text, for reading." [sym] (native sym (LibMXNet/MXSymbolPrint)))

(defn apply
  "A symbol with variables replaced: a map of their names to symbols. The symbol itself stays as it was."
  ([sym inputs] (apply sym nil inputs))
  ([sym node-name inputs]
   (let [^Symbol copy (clone sym)
         resources (into-array NativeResource (vals inputs))]
     (LibMXNet/MXSymbolCompose (.handle copy) node-name (into-array String (map name (keys inputs)))
                               (NativeResource/handles resources))
     (NativeResource/keepAlive ^"[Lorg.apache.mxnet.nativelib.NativeResource;" resources)
     copy)))

;; Inference

(defn- ragged [shapes]
  [(long-array (reductions c/+ 0 (map count shapes))) (long-array (c/apply c/concat shapes))])

(defn infer-shapes
  "Shapes of everything from the shapes of some inputs, a map of names to vectors.

  A map of `:args`, `:outputs` and `:aux` (vectors of shapes in the order of their lists) and `:complete`, whether all are
  known; with `:partial true`, unknown ones are allowed."
  ([sym shapes] (infer-shapes sym shapes {}))
  ([sym shapes {:keys [partial]}]
   (let [[bounds dims] (ragged (vals shapes))
         names (into-array String (map name (keys shapes)))
         cell #(make-array (Class/forName "[[J") 1)
         args (cell) outs (cell) aux (cell) complete (int-array 1)]
     (if partial
       (native sym (LibMXNet/MXSymbolInferShapePartialEx64 names bounds dims args outs aux complete))
       (native sym (LibMXNet/MXSymbolInferShapeEx64 names bounds dims args outs aux complete)))
     (let [shapes-of (fn [cell] (mapv #(some-> % vec) (aget ^objects cell 0)))]
       {:args (shapes-of args) :outputs (shapes-of outs) :aux (shapes-of aux)
        :complete (c/= 1 (aget complete 0))}))))

(defn infer-shape
  "Shapes of arguments, outputs and auxiliary states as three vectors, from a map of names to shapes; nil when there is not
  enough to know all."
  [sym shapes]
  (let [{:keys [args outputs aux complete]} (infer-shapes sym shapes)]
    (when complete [args outputs aux])))

(defn infer-type
  "Element types of arguments, outputs and auxiliary states as three vectors, from a map of names to types; unknown ones
  are nil."
  [sym types]
  (let [names (into-array String (map name (keys types)))
        ids (int-array (map dtype/id (vals types)))
        cell #(make-array (Class/forName "[I") 1)
        args (cell) outs (cell) aux (cell) complete (int-array 1)]
    (native sym (LibMXNet/MXSymbolInferTypePartial names ids args outs aux complete))
    (mapv (fn [cell] (mapv dtype/of-id (aget ^objects cell 0))) [args outs aux])))

;; Binding

(defn- by-name
  "Arrays by name from a map, or from a sequence in the order of the names."
  [names given]
  (cond
    (nil? given) {}
    (map? given) (into {} (map (fn [[k v]] [(name k) v])) given)
    :else (zipmap names given)))

(defn bind
  "An executor for the symbol with the given arrays: arguments, gradients and auxiliary states, each a map by name or a
  sequence in the order of its list. `grad-req` is \"write\", \"add\" or \"null\", or a map of names to such."
  ([sym bind-map-or-vec] (bind sym nil bind-map-or-vec))
  ([sym ctx bind-map-or-vec] (bind sym ctx bind-map-or-vec nil))
  ([sym ctx bind-map-or-vec bind-grads-map-or-vec] (bind sym ctx bind-map-or-vec bind-grads-map-or-vec "write" nil))
  ([sym ctx bind-map-or-vec bind-grads-map-or-vec grad-req bind-aux-map-or-vec]
   (let [arguments (list-arguments sym)]
     (executor/bind sym (mx-context/context ctx) (by-name arguments bind-map-or-vec)
                    (by-name arguments bind-grads-map-or-vec) grad-req
                    (by-name (list-auxiliary-states sym) bind-aux-map-or-vec)))))

(defn simple-bind
  "An executor with new arrays of zeros, their shapes inferred from those of the inputs, a map of names to vectors.

  Options: `:grad-req` (default \"write\"; a map of names chooses for each argument) and `:type-map`, element types."
  ([sym ctx] (simple-bind sym ctx {}))
  ([sym ctx shape-vec-map] (simple-bind sym ctx shape-vec-map {}))
  ([sym ctx shape-vec-map {:keys [grad-req type-map] :or {grad-req "write"}}]
   (let [ctx (mx-context/context ctx)
         {:keys [args aux complete]} (infer-shapes sym shape-vec-map)
         [arg-types _ aux-types] (infer-type sym (or type-map {}))
         zeros (fn [shape element-type] (data/zeros shape ctx (or element-type base/MX_REAL_TYPE)))
         names (list-arguments sym)]
     (when-not complete
       (throw (IllegalArgumentException.
               (str "[simple-bind] argument 'shapes': expected shapes that determine all others, got "
                    (pr-str shape-vec-map)))))
     (executor/bind sym ctx
                    (zipmap names (map zeros args arg-types))
                    (into {} (for [[n s t] (map vector names args arg-types)
                                   :when (pos? (executor/grad-request grad-req n))]
                               [n (zeros s t)]))
                    grad-req
                    (zipmap (list-auxiliary-states sym) (map zeros aux aux-types))))))

;; Files

(defn save-checkpoint
  "Writes `prefix-symbol.json` and `prefix-NNNN.params` with parameters given as maps of names to arrays."
  [prefix epoch sym arg-params aux-params]
  (native sym (LibMXNet/MXSymbolSaveToFile (str prefix "-symbol.json")))
  (data/save-params (format "%s-%04d.params" prefix epoch) arg-params aux-params))

(defn load-params
  "Parameters and auxiliary states of a file, as a vector of two maps of names to arrays."
  [fname]
  (data/load-params fname))

(defn load-checkpoint
  "What `save-checkpoint` wrote: a vector of the symbol, parameters and auxiliary states."
  [prefix epoch]
  (into [(Symbol. (LibMXNet/MXSymbolCreateFromFile (str prefix "-symbol.json")))]
        (data/load-params (format "%s-%04d.params" prefix epoch))))

(defn to-json "The computation as JSON." [sym] (native sym (LibMXNet/MXSymbolSaveToJSON)))
(defn load-json "The symbol of a JSON text." [json] (Symbol. (LibMXNet/MXSymbolCreateFromJSON json)))
(defn save "Writes the computation to a file as JSON." [sym fname] (native sym (LibMXNet/MXSymbolSaveToFile (str fname))))
(defn load "The symbol of a JSON file." [fname] (Symbol. (LibMXNet/MXSymbolCreateFromFile (str fname))))

(defn dispose "Releases the symbol now." [^Symbol sym] (.close sym))

;; Arithmetic of symbols and numbers

(def ^:private plus (arithmetic/binary :symbol :+))
(def ^:private minus (arithmetic/binary :symbol :-))
(def ^:private times (arithmetic/binary :symbol :*))
(def ^:private over (arithmetic/binary :symbol :div))

(def ^{:arglists '([a] [a b] [a b & more]) :doc "Sum of symbols and numbers."} + (arithmetic/folded plus))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Difference of symbols and numbers; of one symbol, its negative."}
  - (arithmetic/negating minus api/negative))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Product of symbols and numbers, element by element."}
  * (arithmetic/folded times))
(def ^{:arglists '([a] [a b] [a b & more]) :doc "Quotient of symbols and numbers; of one symbol, its reciprocal."}
  / (arithmetic/negating over api/reciprocal))
(def ^{:arglists '([a b]) :doc "Quotient of symbols and numbers."} div over)
(def ^{:arglists '([a b]) :doc "Remainder of a division, with the sign of the divisor."}
  % (arithmetic/binary :symbol :mod))
(def ^{:arglists '([a b]) :doc "The first to the power of the second."} power (arithmetic/binary :symbol :power))
(def ^{:arglists '([a b]) :doc "The first to the power of the second."} pow power)
(def ^{:arglists '([a b]) :doc "The first to the power of the second."} ** power)
(def ^{:arglists '([a b]) :doc "1 where equal, else 0."} equal (arithmetic/binary :symbol :equal))
(def ^{:arglists '([a b]) :doc "1 where different, else 0."} not-equal (arithmetic/binary :symbol :not-equal))
(def ^{:arglists '([a b]) :doc "1 where the first is greater, else 0."} greater (arithmetic/binary :symbol :greater))
(def ^{:arglists '([a b]) :doc "1 where the first is greater or equal, else 0."}
  greater-equal (arithmetic/binary :symbol :greater-equal))
(def ^{:arglists '([a b]) :doc "1 where the first is smaller, else 0."} lesser (arithmetic/binary :symbol :lesser))
(def ^{:arglists '([a b]) :doc "1 where the first is smaller or equal, else 0."}
  lesser-equal (arithmetic/binary :symbol :lesser-equal))
(def ^{:arglists '([a b]) :doc "As `greater`."} > greater)
(def ^{:arglists '([a b]) :doc "As `greater-equal`."} >= greater-equal)
(def ^{:arglists '([a b]) :doc "As `lesser`."} < lesser)
(def ^{:arglists '([a b]) :doc "As `lesser-equal`."} <= lesser-equal)

(def ^:private maximum (arithmetic/binary :symbol :maximum))
(def ^:private minimum (arithmetic/binary :symbol :minimum))

(defn- pair-or-reduction [pair reduction args]
  (if (and (c/= 2 (count args)) (every? #(or (symbol? %) (number? %)) args))
    (c/apply pair args)
    (c/apply reduction args)))

(defn max
  "Of two symbols or numbers, the greater element by element; else the operator `max`, the greatest along axes."
  [& args]
  (pair-or-reduction maximum api/max args))

(defn min
  "Of two symbols or numbers, the smaller element by element; else the operator `min`, the smallest along axes."
  [& args]
  (pair-or-reduction minimum api/min args))

(namespaces/show! *ns* 'org.apache.clojure-mxnet.symbol-api)
