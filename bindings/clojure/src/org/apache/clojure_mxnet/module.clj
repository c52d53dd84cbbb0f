;; Modules: a symbol with parameters, an executor and an optimizer; training, scoring, prediction, checkpoints.
(ns org.apache.clojure-mxnet.module
  "Trains and runs a symbol: bind, init-params, init-optimizer, then forward, backward and update for each batch; or `fit`,
  which does all of it.

  A module owns its arrays: they are released by `dispose` or the collector, not by the scope in which it was made. Only
  one device is used."
  (:refer-clojure :exclude [symbol update])
  (:require [clojure.core :as c]
            [clojure.string :as str]
            [org.apache.clojure-mxnet.callback :as callback]
            [org.apache.clojure-mxnet.context :as context]
            [org.apache.clojure-mxnet.eval-metric :as eval-metric]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.impl.parameters :as parameters]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.initializer :as initializer]
            [org.apache.clojure-mxnet.io :as mx-io]
            [org.apache.clojure-mxnet.monitor :as monitor]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-api :as api]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.resource-scope :as scope]
            [org.apache.clojure-mxnet.symbol :as sym])
  (:import (java.io Writer)))

(set! *warn-on-reflection* true)

;; `state` is a map: :executor, :initialized, :preloaded ([args aux] to start from), :optimizer, :optimizer-states and so on.
(defrecord Module [sym data-names label-names ctx fixed-param-names state])

(defmethod print-method Module [m ^Writer w]
  (.write w (str "#<Module of " (str/join " " (sym/list-outputs (:sym m))) (when-not (:executor @(:state m)) ", not bound") ">")))

(defn module
  "A module of a symbol. Options: `:data-names` ([\"data\"]), `:label-names` ([\"softmax_label\"]; labels that the symbol
  does not have are passed over), `:contexts` (one device), `:fixed-param-names` (parameters that training leaves alone)."
  ([sym] (module sym {}))
  ([sym data-names label-names contexts]
   (module sym {:data-names data-names :label-names label-names :contexts contexts}))
  ([sym {:keys [data-names label-names contexts fixed-param-names]
         :or {data-names ["data"] label-names ["softmax_label"] fixed-param-names []}}]
   (when (c/next contexts)
     (values/wrong "module" "contexts" "one device" contexts))
   (let [arguments (set (sym/list-arguments sym))]
     (when-let [unknown (first (remove arguments data-names))]
       (values/wrong "module" "data-names" (str "some of " (vec arguments)) unknown))
     (->Module (scope/keep-alive! sym) (vec data-names) (filterv arguments label-names)
               (context/context (first contexts)) (set fixed-param-names) (atom {})))))

(defn data-names "Names of the data." [mod] (:data-names mod))
(defn symbol "The symbol of the module." [mod] (:sym mod))
(defn output-names "Names of the outputs." [mod] (sym/list-outputs (:sym mod)))

(defn- get-executor [mod]
  (or (:executor @(:state mod)) (throw (IllegalStateException. "the module is not bound: call bind first"))))

(defn exec-group "The executor of the module." [mod] (get-executor mod))

(defn- param-names [{:keys [sym data-names label-names]}]
  (remove (into (set data-names) label-names) (sym/list-arguments sym)))

(defn- shapes-of
  "Names and shapes from descriptions: a map of names to shapes, or a sequence of maps or pairs."
  [described]
  (into {} (map (fn [d] (if (map? d) [(name (:name d)) (vec (:shape d))] [(name (first d)) (vec (second d))]))) described))

(defn bind
  "Makes the arrays. Options: `:data-shapes` and `:label-shapes` (maps of names to shapes, or what an iterator provides),
  `:for-training` (true), `:inputs-need-grad` (false), `:force-rebind` (false), `:grad-req` (\"write\") and
  `:shared-module`, whose parameters are used. Returns the module."
  [{:keys [sym state data-names ctx fixed-param-names] :as mod}
   {:keys [data-shapes label-shapes for-training inputs-need-grad force-rebind shared-module grad-req]
    :or {for-training true inputs-need-grad false force-rebind false grad-req "write"}}]
  (when (or force-rebind (not (:executor @state)))
    (let [data (shapes-of data-shapes)
          labels (into {} (filter (fn [[k _]] (some #{k} (:label-names mod)))) (shapes-of label-shapes))
          rules (merge (zipmap (remove fixed-param-names (param-names mod)) (repeat (if for-training grad-req "null")))
                       (when inputs-need-grad (zipmap data-names (repeat grad-req))))
          before (:executor @state)
          made (scope/using (sym/simple-bind sym ctx (merge data labels) {:grad-req rules}))
          source (or (when shared-module (get-executor shared-module)) before)]
      (scope/keep-alive! made)
      (when source
        (doseq [[kind names] [[:arg-map (param-names mod)] [:aux-map (keys (:aux-map made))]]
                n names
                :let [x (get-in source [kind n])]
                :when x]
          (nd/copy-to x (get-in made [kind n]))))
      (when before (executor/dispose before))
      (swap! state assoc :executor made :data-shapes data :label-shapes labels :grad-rules rules
             :for-training for-training :inputs-need-grad inputs-need-grad
             :initialized (or (:initialized @state) (some-> shared-module :state deref :initialized)))))
  mod)

(defn data-shapes "Names and shapes of the data." [mod] (mapv (fn [n] {:name n :shape (get-in @(:state mod) [:data-shapes n])})
                                                              (:data-names mod)))
(defn label-shapes "Names and shapes of the labels."
  [mod]
  (vec (for [n (:label-names mod) :let [s (get-in @(:state mod) [:label-shapes n])] :when s] {:name n :shape s})))

(defn output-shapes "Names and shapes of the outputs for the bound inputs."
  [mod]
  (let [{:keys [data-shapes label-shapes]} @(:state mod)
        {:keys [outputs]} (sym/infer-shapes (:sym mod) (merge data-shapes label-shapes))]
    (mapv (fn [n s] {:name n :shape s}) (output-names mod) outputs)))

(defn- fill-params! [mod arg-params aux-params made init]
  (let [{:keys [arg-map aux-map]} (get-executor mod)]
    (parameters/fill! "parameter" arg-params (select-keys arg-map (param-names mod)) made init)
    (parameters/fill! "auxiliary state" aux-params aux-map made init)))

(defn- check-known [mod arg-params aux-params]
  (let [{:keys [arg-map aux-map]} (get-executor mod)]
    (parameters/check-known arg-params arg-map)
    (parameters/check-known aux-params aux-map)))

(defn init-params
  "Gives parameters their first values: those of `:arg-params` and `:aux-params` (maps of names to arrays), or of a loaded
  checkpoint, else those of the `:initializer` (uniform 0.01). Options: `:allow-missing`, `:allow-extra` and
  `:force-init` (false). Returns the module."
  ([mod] (init-params mod {}))
  ([{:keys [state] :as mod} {:keys [initializer arg-params aux-params allow-missing force-init allow-extra]
                             :or {initializer (initializer/uniform 0.01)}}]
   (when (or force-init (not (:initialized @state)))
     (let [[loaded-args loaded-aux] (:preloaded @state)
           args (or arg-params loaded-args) aux (or aux-params loaded-aux)]
       (when-not allow-extra (check-known mod args aux))
       (scope/using (fill-params! mod args aux (or allow-missing (and (nil? args) (nil? aux))) initializer) nil)
       (swap! state assoc :initialized true)))
   mod))

(defn- trained-names [mod]
  (let [{:keys [grad-map]} (get-executor mod)]
    (filterv grad-map (param-names mod))))

(defn init-optimizer
  "Chooses the optimizer, `:optimizer` (an optimizer or its name, default sgd). Gradients are divided by the batch size
  unless the optimizer has a `:rescale-gradient`. Option `:force-init`. Returns the module."
  ([mod] (init-optimizer mod {}))
  ([{:keys [state] :as mod} {:keys [optimizer force-init reset-optimizer] :or {optimizer (optimizer/sgd)}}]
   (when (or force-init reset-optimizer (not (:optimizer @state)))
     (let [batch-size (first (val (first (:data-shapes @state))))
           made (optimizer/create optimizer)
           made (if (get-in made [:options :rescale-gradient])
                  made
                  (assoc-in made [:options :rescale-gradient] (/ 1.0 (double batch-size))))
           names (trained-names mod)
           weights (:arg-map (get-executor mod))]
       (optimizer/set-scales! made (parameters/scales (:sym mod) names))
       (swap! state assoc :optimizer made
              :optimizer-states (mapv (fn [i n] (scope/keep-alive! (optimizer/create-state made i (weights n))))
                                      (range) names))))
   mod))

(defn reshape
  "Binds again for other shapes of inputs and keeps the parameters. Returns the module."
  ([mod data-shapes] (reshape mod data-shapes nil))
  ([{:keys [state] :as mod} data-shapes label-shapes]
   (let [before (get-executor mod)
         data (shapes-of data-shapes) labels (shapes-of label-shapes)
         made (scope/using (executor/reshape before (merge data labels)))]
     (scope/keep-alive! made)
     (executor/dispose before)
     (swap! state assoc :executor made :data-shapes data :label-shapes labels)
     mod)))

(defn- fitted
  "Rebinds when a batch has other shapes than the last one."
  [mod data label]
  (let [now (zipmap (:data-names mod) (map nd/shape-vec data))
        labels (zipmap (:label-names mod) (map nd/shape-vec label))
        {:keys [data-shapes label-shapes]} @(:state mod)]
    (when-not (and (= now data-shapes) (or (empty? labels) (= labels label-shapes)))
      (reshape mod now labels))))

(defn forward
  "Runs forward on a batch, or a map with `:data` and `:label`; in training mode unless bound without, or as `is-train`
  says. Returns the module."
  ([mod data-batch] (forward mod data-batch (:for-training @(:state mod))))
  ([mod {:keys [data label]} is-train]
   (fitted mod data label)
   (executor/forward (get-executor mod) is-train (merge (zipmap (:data-names mod) data)
                                                        (zipmap (:label-names mod) label)))
   mod))

(defn backward
  "Runs backward, from gradients of the outputs unless these are losses. Returns the module."
  ([mod] (backward mod []))
  ([mod out-grads]
   (executor/backward (get-executor mod) out-grads)
   mod))

(defn forward-backward "Runs forward in training mode and backward. Returns the module." [mod data-batch]
  (backward (forward mod data-batch true)))

(defn outputs-merged "The outputs of the last run as a vector of arrays." [mod] (executor/outputs (get-executor mod)))
(defn outputs "The outputs of the last run: a vector for each output with one array for each device." [mod]
  (mapv vector (outputs-merged mod)))

(defn input-grads-merged "Gradients of the data after the last backward run, when bound with `:inputs-need-grad`." [mod]
  (mapv (:grad-map (get-executor mod)) (:data-names mod)))
(defn input-grads "As `input-grads-merged`, a vector with one array for each device for each input." [mod]
  (mapv vector (input-grads-merged mod)))

(defn grad-arrays "Gradients of the parameters in the order of the symbol's arguments." [mod]
  (mapv (:grad-map (get-executor mod)) (trained-names mod)))

(defn update
  "Changes the parameters by their gradients. Returns the module."
  [{:keys [state] :as mod}]
  (let [{:keys [optimizer optimizer-states]} @state
        {:keys [arg-map grad-map]} (get-executor mod)]
    (when-not optimizer
      (throw (IllegalStateException. "the module has no optimizer: call init-optimizer first")))
    (doseq [[i n] (map-indexed vector (trained-names mod))]
      (optimizer/update optimizer i (arg-map n) (grad-map n) (nth optimizer-states i)))
    mod))

(defn borrow-optimizer "Uses the optimizer of another module, and what it remembers. Returns the module."
  [mod shared-module]
  (swap! (:state mod) merge (select-keys @(:state shared-module) [:optimizer :optimizer-states]))
  mod)

(defn update-metric "Adds labels and the outputs of the last run to a metric. Returns the module." [mod eval-metric labels]
  (scope/using (eval-metric/update eval-metric labels (outputs-merged mod)) nil)
  mod)

;; Parameters and checkpoints

(defn- live-params [mod]
  (let [{:keys [arg-map aux-map]} (get-executor mod)]
    [(select-keys arg-map (param-names mod)) aux-map]))

(defn- copies [m] (into {} (map (fn [[k v]] [k (nd/copy v)])) m))

(defn params "Copies of parameters and auxiliary states: a vector of two maps of names to arrays." [mod]
  (if (:executor @(:state mod))
    (mapv copies (live-params mod))
    (mapv copies (:preloaded @(:state mod)))))
(defn get-params "As `params`." [mod] (params mod))
(defn arg-params "Copies of the parameters by name." [mod] (copies (first (live-params mod))))
(defn aux-params "Copies of the auxiliary states by name." [mod] (copies (second (live-params mod))))

(defn set-params
  "Gives parameters new values: `:arg-params`, `:aux-params`. Options: `:allow-missing`, `:allow-extra` (false). Returns the
  module."
  [mod {:keys [arg-params aux-params allow-missing force-init allow-extra] :or {force-init true}}]
  (when-not allow-extra (check-known mod arg-params aux-params))
  (when force-init
    (fill-params! mod arg-params aux-params allow-missing nil)
    (swap! (:state mod) assoc :initialized true))
  mod)

(defn- state-arrays [mod]
  (parameters/state-arrays (map-indexed vector (:optimizer-states @(:state mod)))))

(defn save-optimizer-states "Writes what the optimizer remembers to a file." [mod fname]
  (nd/save fname (state-arrays mod)))

(defn load-optimizer-states "Reads what `save-optimizer-states` wrote. Returns the module." [mod fname]
  (scope/using
   (let [own (state-arrays mod)]
     (doseq [[k x] (nd/load fname)]
       (nd/copy-to x (or (own k) (values/wrong "load-optimizer-states" "fname" (str "states " (vec (keys own))) k))))
     nil))
  mod)

(defn save-checkpoint
  "Writes `prefix-symbol.json` and `prefix-NNNN.params`; with `:save-opt-states`, `prefix-NNNN.states`, too."
  ([mod prefix epoch] (save-checkpoint mod {:prefix prefix :epoch epoch}))
  ([mod {:keys [prefix epoch save-opt-states]}]
   (let [[args aux] (live-params mod)]
     (sym/save-checkpoint prefix epoch (:sym mod) args aux)
     (when save-opt-states
       (save-optimizer-states mod (format "%s-%04d.states" prefix epoch))))))

(defn load-checkpoint
  "A module of what `save-checkpoint` wrote; `bind` and `init-params` give it its parameters. Options as those of `module`."
  ([prefix epoch] (load-checkpoint {:prefix prefix :epoch epoch}))
  ([{:keys [prefix epoch] :as opts}]
   (let [mod (module (sym/load (str prefix "-symbol.json")) opts)
         params (sym/load-params (format "%s-%04d.params" prefix epoch))]
     (swap! (:state mod) assoc :preloaded (scope/keep-alive! params))
     mod)))

;; Training and prediction

(defn install-monitor "Lets a monitor watch the module (see `org.apache.clojure-mxnet.monitor`). Returns the module."
  [{:keys [state] :as mod} monitor]
  (let [bound (:bound (get-executor mod))]
    (swap! state assoc :monitor (monitor/attach monitor bound)))
  mod)

(defn fit-params
  "Options of `fit` with their defaults: `:eval-metric` (accuracy), `:optimizer` (sgd), `:initializer` (uniform 0.01),
  `:arg-params`, `:aux-params`, `:allow-missing`, `:force-rebind`, `:force-init`, `:begin-epoch` (0), `:validation-metric`,
  `:monitor`, `:batch-end-callback` (a callback or several), `:epoch-end-callback` (a function of epoch and module), and
  `:log`, what prints a line of progress (default println; nil for silence)."
  ([] (fit-params {}))
  ([opts]
   (merge {:eval-metric (eval-metric/accuracy) :optimizer (optimizer/sgd) :initializer (initializer/uniform 0.01)
           :allow-missing false :force-rebind false :force-init false :begin-epoch 0 :log println}
          opts)))

(defn score
  "Name and value of a metric over data. Options: `:eval-data`, `:eval-metric` (accuracy), `:num-batch` (at most), `:reset`
  (true: from the first batch)."
  [mod {:keys [eval-data eval-metric num-batch reset] :or {num-batch Integer/MAX_VALUE reset true}}]
  (let [metric (eval-metric/reset (eval-metric/create (or eval-metric :accuracy)))]
    (when reset (mx-io/reset eval-data))
    (loop [n 0]
      (when (and (< n (long num-batch)) (mx-io/has-next? eval-data))
        (scope/using
         (let [{:keys [label pad] :as batch} (mx-io/next eval-data)
               keep (fn [x] (if (pos? (long (or pad 0))) (nd/slice x 0 (- (long (first (nd/shape-vec x))) (long pad))) x))]
           (forward mod batch false)
           (eval-metric/update metric (mapv keep label) (mapv keep (outputs-merged mod)))
           nil))
        (recur (inc n))))
    (eval-metric/get metric)))

(defn- train-epoch [mod epoch {:keys [train-data metric monitor batch-end-callback]}]
  (eval-metric/reset metric)
  (mx-io/reset train-data)
  (loop [nbatch 0]
    (when (mx-io/has-next? train-data)
      (scope/using
       (let [batch (mx-io/next train-data)]
         (when monitor (monitor/tic monitor))
         (forward-backward mod batch)
         (update mod)
         (update-metric mod metric (:label batch))
         (when monitor (run! println (monitor/toc monitor)))
         (doseq [f (if (sequential? batch-end-callback) batch-end-callback [batch-end-callback]) :when f]
           (callback/invoke f epoch nbatch metric))
         nil))
      (recur (inc nbatch)))))

(defn fit
  "Trains the module. Options: `:train-data` (an iterator), `:eval-data`, `:num-epoch` (1), and `:fit-params`, a map as that
  of the function `fit-params`. Returns the module."
  [mod {:keys [train-data eval-data num-epoch fit-params] :or {num-epoch 1}}]
  (let [{:keys [eval-metric validation-metric begin-epoch log monitor epoch-end-callback force-rebind] :as opts}
        (org.apache.clojure-mxnet.module/fit-params fit-params)
        metric (eval-metric/create eval-metric)]
    (bind mod {:data-shapes (mx-io/provide-data-desc train-data) :label-shapes (mx-io/provide-label-desc train-data)
               :force-rebind force-rebind})
    (when monitor (install-monitor mod monitor))
    (init-params mod (select-keys opts [:initializer :arg-params :aux-params :allow-missing :force-init]))
    (init-optimizer mod (select-keys opts [:optimizer]))
    (doseq [epoch (range begin-epoch num-epoch)]
      (let [start (System/nanoTime)]
        (train-epoch mod epoch (assoc opts :train-data train-data :metric metric))
        (when log
          (log (format "Epoch[%d] Train-%s Time=%.3f" epoch (callback/metric-text metric) (/ (- (System/nanoTime) start) 1e9))))
        (when epoch-end-callback (epoch-end-callback epoch mod))
        (when eval-data
          (let [m (eval-metric/create (or validation-metric eval-metric))]
            (score mod {:eval-data eval-data :eval-metric m})
            (when log (log (format "Epoch[%d] Validation-%s" epoch (callback/metric-text m))))))))
    mod))

(defn predict-batch "The outputs for a batch, as a vector of arrays." [mod data-batch]
  (outputs-merged (forward mod data-batch false)))

(defn predict-every-batch
  "The outputs for each batch of an iterator, without entries that only fill batches up: a vector of vectors of arrays.

  Options: `:eval-data`, `:num-batch` (-1: all), `:reset` (true)."
  [mod {:keys [eval-data num-batch reset] :or {num-batch -1 reset true}}]
  (when reset (mx-io/reset eval-data))
  (loop [result []]
    (if (and (not= (count result) num-batch) (mx-io/has-next? eval-data))
      (recur (conj result
                   (scope/using
                    (let [{:keys [pad] :as batch} (mx-io/next eval-data)]
                      ;; Copies: the executor writes the next batch into the same arrays.
                      (mapv #(nd/copy (nd/slice % 0 (- (long (first (nd/shape-vec %))) (long (or pad 0)))))
                            (predict-batch mod batch))))))
      result)))

(defn predict
  "The outputs for all batches of an iterator, joined: a vector with one array for each output. Options as those of
  `predict-every-batch`."
  [mod opts]
  (scope/using
   (let [parts (predict-every-batch mod opts)]
     (when (seq parts)
       (apply mapv (fn [& xs] (api/concat xs {:dim 0})) parts)))))

(defn dispose "Releases the arrays of the module." [{:keys [state]}]
  (let [{:keys [executor optimizer-states preloaded]} @state]
    (when executor
      (executor/dispose executor)
      (scope/release! [(:arg-map executor) (:grad-map executor) (:aux-map executor)]))
    (scope/release! [(vec optimizer-states) (vec preloaded)])
    (reset! state {})
    nil))
