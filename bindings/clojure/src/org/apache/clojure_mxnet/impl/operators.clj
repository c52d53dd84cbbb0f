;; Operator functions: what the generated namespaces are made of, for arrays and for symbols.
(ns org.apache.clojure-mxnet.impl.operators
  "Makes a Clojure function of an operator's name and the names of its inputs and parameters.

  The functions are closures and not code of their own, so that several hundred of them load in a moment."
  (:require [org.apache.clojure-mxnet.impl.values :as values])
  (:import (java.util HashMap)
           (org.apache.mxnet.javaapi NDArray Symbol)
           (org.apache.mxnet.nativelib Invocation LibMXNet NativeResource Operator ParameterText)))

(set! *warn-on-reflection* true)

;; `slots` finds an option: [:input i] or [:param i] under the keyword and under the library's own spelling.
(defrecord Signature [name inputs params slots param-index single variadic fixed operator])

(defn- slots-of [inputs params]
  (into {}
        (for [[kind names] [[:input inputs] [:param params]]
              [i ^String n] (map-indexed vector names)
              spelling (distinct [(values/kebab n) (keyword n) n])]
          [spelling [kind i]])))

(defn- index-of-params
  "Positions of parameters by the keyword and the names that options may use."
  ^HashMap [params]
  (let [m (HashMap.)]
    (doseq [[i ^String n] (map-indexed vector params) k [(values/kebab n) (keyword n) n]]
      (.put m k i))
    m))

(defn signature
  "What is known of an operator; see the generated namespaces for the traits."
  [^String op inputs params {:keys [single variadic fixed]}]
  (->Signature op inputs params (delay (slots-of inputs params)) (index-of-params params) single variadic (or fixed 0)
               (Operator. op (into-array String params))))

(defn- class-words [^Class c] (if (= c NDArray) "an array" "a symbol"))

(defn resources
  "A sequence of native objects as an array."
  ^"[Lorg.apache.mxnet.nativelib.NativeResource;" [xs]
  (let [n (count xs)
        ^"[Lorg.apache.mxnet.nativelib.NativeResource;" a (make-array NativeResource n)]
    (loop [i 0 xs (seq xs)]
      (when xs
        (aset a i ^NativeResource (first xs))
        (recur (inc i) (next xs))))
    a))

(defn- check-inputs
  "The inputs as an array of resources. Sequences among them are spliced in where any number may be given."
  ^"[Lorg.apache.mxnet.nativelib.NativeResource;" [signature ^Class c inputs]
  (let [flat (if (:variadic signature)
               (reduce #(if (sequential? %2) (into %1 %2) (conj %1 %2)) [] inputs)
               (filterv some? inputs))]
    (dotimes [i (count flat)]
      (when-not (instance? c (nth flat i))
        (values/wrong (:name signature) (get (:inputs signature) i (str "arg" i)) (class-words c) (nth flat i))))
    (resources flat)))

(defn- sort-options
  "Divides a map of options into inputs by position, parameter values by position, and other keys."
  [signature options reserved]
  (let [slots @(:slots signature)
        given (object-array (count (:params signature)))]
    (loop [entries (seq options) inputs {} others {}]
      (if-let [[k v] (first entries)]
        (let [[kind i] (slots k)]
          (cond
            (contains? reserved k) (recur (next entries) inputs others)
            (nil? v) (recur (next entries) inputs others)
            (= kind :input) (recur (next entries) (assoc inputs i v) others)
            (= kind :param)
            (if (aget given i)
              (throw (IllegalArgumentException.
                      (str "[" (:name signature) "] option " k " is given twice, in two spellings")))
              (do (aset given i (values/parameter v))
                  (recur (next entries) inputs others)))
            :else (recur (next entries) inputs (assoc others (values/snake k) (values/parameter v)))))
        {:inputs inputs :params given :others others}))))

(defn- with-named
  "Positional inputs followed by those that the options name."
  [signature inputs named]
  (cond
    (empty? named) inputs
    (:variadic signature) (concat inputs (vals (sort-by key named)))
    :else
    (let [positional (vec inputs)]
      (when-let [twice (first (filter #(< (long %) (count positional)) (keys named)))]
        (throw (IllegalArgumentException.
                (str "[" (:name signature) "] input '" (get (:inputs signature) twice) "' is given twice"))))
      (map #(if (< (long %) (count positional)) (positional %) (named %)) (range (count (:inputs signature)))))))

(defn- set-count!
  "Tells an operator that takes any number of inputs how many there are, unless the caller did."
  [signature ^objects given n]
  (let [key (:variadic signature)]
    (when (and key (not= key ""))
      (let [i (.indexOf ^java.util.List (:params signature) key)]
        (when (and (>= i 0) (nil? (aget given i)))
          (aset given i (Long/valueOf (- (long n) (long (:fixed signature))))))))))

(defn- all-texts
  "Names and texts of all parameters that were given, as two arrays of strings."
  [signature ^objects given others]
  (let [pairs (concat (for [[k v] (map vector (:params signature) given) :when (some? v)] [k v]) others)]
    [(into-array String (map first pairs)) (into-array String (map #(ParameterText/of (second %)) pairs))]))

(defn- ^Invocation prepare [signature ^objects given others]
  (if (empty? others)
    (.with ^Operator (:operator signature) given)
    ;; Parameters that the registry does not list go to the library as they are: it knows, or says that it does not.
    (let [[ks vs] (all-texts signature given others)]
      (Invocation. (:name signature) ks vs))))

(defn wrap-all
  "Arrays from handles that the caller owns: one array, or a vector when there are several or none."
  [^longs handles]
  (if (= 1 (alength handles))
    (NDArray. (aget handles 0))
    (mapv #(NDArray. (long %)) handles)))

(defn- outputs-of ^"[Lorg.apache.mxnet.nativelib.NativeResource;" [signature out]
  (let [all (if (sequential? out) out [out])]
    (doseq [x all]
      (when-not (instance? NDArray x)
        (values/wrong (:name signature) "out" "an array or a vector of arrays" x)))
    (resources all)))

(defn call-arrays
  "Runs an operator on arrays. `options` may hold parameters, inputs by name, and `:out`."
  [signature inputs options]
  (let [{:keys [params others] named :inputs} (sort-options signature options #{:out})
        resources (check-inputs signature NDArray (with-named signature inputs named))
        _ (set-count! signature params (alength resources))
        invocation (prepare signature params others)]
    (try
      (if-let [out (:out options)]
        (do (.call invocation resources (outputs-of signature out))
            out)
        (wrap-all (.call invocation resources nil)))
      (finally
        (when (seq others) (.close invocation))))))

(defn- split-options [args]
  (if (map? (last args)) [(butlast args) (last args)] [args nil]))

(defn- plain ^Invocation [signature] (.plain ^Operator (:operator signature)))

(defn- plain-params
  "The parameter values of a map of options that holds nothing else; nil when it does."
  ^objects [signature options]
  (let [^HashMap index (:param-index signature)
        given (object-array (count (:params signature)))]
    (reduce-kv (fn [^objects given k v]
                 (let [i (.get index k)]
                   (cond
                     (nil? i) (reduced nil)
                     (nil? v) given
                     (aget given (int i)) (reduced nil)
                     :else (do (aset given (int i) (values/parameter v)) given))))
               given
               options)))

(defn- with-params
  "The prepared call for a map of options that holds nothing but parameters; nil when it does."
  ^Invocation [signature options]
  (when (map? options)
    (when-let [given (plain-params signature options)]
      (.with ^Operator (:operator signature) given))))

(defn scalar-operator
  "A function of an array and a number, for operators whose only parameter is the number."
  [op]
  (let [operator (Operator. op (into-array String ["scalar"]))]
    (fn [^NativeResource a number]
      (let [given (object-array 1)]
        (aset given 0 (values/parameter number))
        (NDArray. (.one (.with operator given) a))))))

(defn ndarray-operator
  "A function that runs an operator on arrays: inputs in order, then perhaps a map of options."
  [op inputs params traits]
  (let [s (signature op inputs params traits)
        general (fn [args] (let [[in options] (split-options args)] (call-arrays s in options)))]
    (if (:single s)
      ;; The forms that programs call in their inner loops; everything else, and every mistake, goes the general way.
      (fn
        ([] (call-arrays s nil nil))
        ([a]
         (if (instance? NDArray a)
           (NDArray. (.one (plain s) ^NativeResource a))
           (general [a])))
        ([a b]
         (if (instance? NDArray a)
           (if (instance? NDArray b)
             (NDArray. (.one (plain s) ^NativeResource a ^NativeResource b))
             (if-let [invocation (with-params s b)]
               (NDArray. (.one invocation ^NativeResource a))
               (general [a b])))
           (general [a b])))
        ([a b c]
         (let [invocation (when (and (instance? NDArray a) (instance? NDArray b)) (with-params s c))]
           (if invocation
             (NDArray. (.one invocation ^NativeResource a ^NativeResource b))
             (general [a b c]))))
        ([a b c & more] (general (list* a b c more))))
      (fn [& args] (general args)))))

;; Symbols

(def ^:private counters (atom {}))

(def ^{:dynamic true :doc "Text in front of automatic names of nodes."} *name-prefix* "")

(defn automatic-name
  "A name that no other node made so has: the operator's name in lower case and a number."
  [^String op]
  (let [hint (.toLowerCase op)
        n (get (swap! counters update hint (fnil inc -1)) hint)]
    (str *name-prefix* hint n)))

(defn set-attributes!
  "Writes attributes of a node; values become text."
  [^Symbol sym attributes]
  (doseq [[k v] attributes :when (some? v)]
    (LibMXNet/MXSymbolSetAttr (.handle sym) (values/snake k) (ParameterText/of (values/parameter v))))
  (NativeResource/keepAlive sym)
  sym)

(defn call-symbols
  "Makes the node of an operator. `options` may hold parameters, inputs by name, `:name` and `:attr`."
  [signature node-name inputs options]
  (let [{:keys [params others] named :inputs} (sort-options signature options #{:name :attr})
        slots (when-not (:variadic signature)
                (remove (comp nil? second)
                        (map vector (:inputs signature) (with-named signature inputs named))))
        _ (when (and slots (> (count inputs) (count (:inputs signature))))
            (throw (IllegalArgumentException. (str "[" (:name signature) "] expected at most "
                                                   (count (:inputs signature)) " inputs, got " (count inputs)))))
        resources (check-inputs signature Symbol
                                (if slots (map second slots) (with-named signature inputs named)))
        _ (set-count! signature params (alength resources))
        [ks vs] (all-texts signature params others)
        sym (Symbol. (LibMXNet/MXSymbolCreateAtomicSymbol (LibMXNet/NNGetOpHandle (:name signature)) ks vs))]
    (try
      (set-attributes! sym (:attr options))
      (LibMXNet/MXSymbolCompose (.handle sym) (or node-name (some-> (:name options) name) (automatic-name (:name signature)))
                                (when slots (into-array String (map first slots)))
                                (NativeResource/handles resources))
      (catch Throwable t
        (.close sym)
        (throw t)))
    (NativeResource/keepAlive resources)
    sym))

(defn symbol-operator
  "A function that makes the node of an operator: perhaps its name, inputs in order, then perhaps a map of options.

  The form of earlier versions is understood, too: name, attributes or nil, vector of inputs, options."
  [op inputs params traits]
  (let [s (signature op inputs params traits)]
    (fn [& args]
      (let [[node-name args] (if (or (string? (first args)) (keyword? (first args)))
                               [(name (first args)) (next args)]
                               [nil args])
            attributes-first (and (next args) (or (nil? (first args)) (map? (first args))))
            attributes (when attributes-first (first args))
            args (if attributes-first (next args) args)
            [in options] (split-options args)
            in (if (and (= 1 (count in)) (sequential? (first in))) (first in) in)]
        (call-symbols s node-name in (cond-> options (seq attributes) (update :attr merge attributes)))))))
