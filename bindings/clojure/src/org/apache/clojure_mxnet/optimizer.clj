;; Optimizers: how a weight changes by its gradient.
(ns org.apache.clojure-mxnet.optimizer
  "An optimizer is made of options; `create-state` makes what it remembers of a weight, `update` changes the weight.

  All take `:learning-rate`, `:wd` (weight decay), `:rescale-gradient` (default 1; a module divides by the
  batch size), `:clip-gradient` (0 for none) and `:lr-scheduler` (see `org.apache.clojure-mxnet.lr-scheduler`)."
  (:refer-clojure :exclude [update])
  (:require [clojure.core :as c]
            [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-api :as api]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope])
  (:import (java.io Writer)))

(set! *warn-on-reflection* true)

;; `state-fn` makes the state of a weight; `step-fn` takes options, weight, gradient, state, learning rate and the number of
;; the update. `counts` holds how often each weight was updated, `scales` multipliers of rate and decay by index.
(defrecord Optimizer [kind options state-fn step-fn counts scales])

(defmethod print-method Optimizer [o ^Writer w]
  (.write w (str "#<Optimizer " (name (:kind o)) " " (pr-str (dissoc (:options o) :lr-scheduler)) ">")))

(defn- optimizer [kind defaults given state-fn step-fn]
  (let [known (conj (set (keys defaults)) :learning-rate :wd :rescale-gradient :clip-gradient :lr-scheduler)]
    (doseq [k (keys given)]
      (when-not (known k)
        (values/wrong (name kind) "options" (str "some of " (vec (sort known))) k)))
    (->Optimizer kind (merge {:clip-gradient 0} defaults (into {} (filter (comp some? val)) given))
                 state-fn step-fn (atom {}) (atom {}))))

(defn- clip [options]
  (let [c (double (:clip-gradient options))] (if (pos? c) c -1.0)))

(defn- rescale [options] (or (:rescale-gradient options) 1.0))

(defn- common
  "Options that most update operators share."
  [options lr]
  {:lr lr :wd (:wd options) :rescale-grad (rescale options) :clip-gradient (clip options)})

(defn- zeros-like [weight]
  (data/zeros (nd/shape-vec weight) (nd/context weight) (nd/dtype weight)))

(defn- prepared-gradient
  "The gradient rescaled and clipped, for optimizers without an operator."
  [options grad]
  (let [g (nd/* grad (rescale options)) c (clip options)]
    (if (pos? (double c)) (api/clip g {:a-min (- (double c)) :a-max c}) g)))

(defn sgd
  "Stochastic gradient descent. Options: `:learning-rate` 0.01, `:momentum` 0, `:wd` 0.0001."
  ([] (sgd {}))
  ([opts]
   (optimizer :sgd {:learning-rate 0.01 :momentum 0.0 :wd 0.0001} opts
              (fn [options weight] (when-not (zero? (double (:momentum options))) (zeros-like weight)))
              (fn [options weight grad state lr _]
                (if state
                  (api/sgd-mom-update weight grad state (assoc (common options lr) :momentum (:momentum options) :out weight))
                  (api/sgd-update weight grad (assoc (common options lr) :out weight)))))))

(defn nag
  "Gradient descent with Nesterov's momentum. Options: `:learning-rate` 0.01, `:momentum` 0, `:wd` 0.0001."
  ([] (nag {}))
  ([opts]
   (optimizer :nag {:learning-rate 0.01 :momentum 0.0 :wd 0.0001} opts
              (fn [options weight] (when-not (zero? (double (:momentum options))) (zeros-like weight)))
              (fn [options weight grad state lr _]
                (if state
                  (api/nag-mom-update weight grad state (assoc (common options lr) :momentum (:momentum options) :out weight))
                  (api/sgd-update weight grad (assoc (common options lr) :out weight)))))))

(defn adam
  "Adam. Options: `:learning-rate` 0.002, `:beta1` 0.9, `:beta2` 0.999, `:epsilon` 1e-8, `:wd` 0. `:decay-factor` is
  accepted and has no effect: beta1 does not change over time."
  ([] (adam {}))
  ([opts]
   (optimizer :adam {:learning-rate 0.002 :beta1 0.9 :beta2 0.999 :epsilon 1e-8 :wd 0 :decay-factor nil} opts
              (fn [_ weight] [(zeros-like weight) (zeros-like weight)])
              (fn [{:keys [beta1 beta2 epsilon] :as options} weight grad [mean var] lr t]
                (let [corrected (/ (* (double lr) (Math/sqrt (- 1.0 (Math/pow beta2 t)))) (- 1.0 (Math/pow beta1 t)))]
                  (api/adam-update weight grad mean var
                                   (assoc (common options corrected)
                                          :beta1 beta1 :beta2 beta2 :epsilon epsilon :out weight)))))))

(defn ada-grad
  "AdaGrad. Options: `:learning-rate` 0.05, `:epsilon` 1e-7, `:wd` 0."
  ([] (ada-grad {}))
  ([opts]
   (optimizer :ada-grad {:learning-rate 0.05 :epsilon 1e-7 :wd 0.0} opts
              (fn [_ weight] (zeros-like weight))
              (fn [{:keys [epsilon wd] :as options} weight grad history lr _]
                (let [g (nd/+ (prepared-gradient options grad) (nd/* weight wd))]
                  (nd/copy-to (nd/+ history (api/square g)) history)
                  (nd/copy-to (nd/- weight (nd/* (nd/div g (nd/+ (api/sqrt history) epsilon)) lr)) weight))))))

(defn ada-delta
  "AdaDelta, which has no learning rate. Options: `:rho` 0.05, `:epsilon` 1e-8, `:wd` 0."
  ([] (ada-delta {}))
  ([opts]
   (optimizer :ada-delta {:learning-rate 1.0 :rho 0.05 :epsilon 1e-8 :wd 0.0} opts
              (fn [_ weight] [(zeros-like weight) (zeros-like weight)])
              (fn [{:keys [rho epsilon wd] :as options} weight grad [gradients deltas] _ _]
                (let [g (prepared-gradient options grad)
                      mix (fn [old new] (nd/copy-to (nd/+ (nd/* old rho) (nd/* new (- 1.0 (double rho)))) old))
                      _ (mix gradients (api/square g))
                      delta (nd/* (api/sqrt (nd/div (nd/+ deltas epsilon) (nd/+ gradients epsilon))) g)]
                  (mix deltas (api/square delta))
                  (nd/copy-to (nd/- weight delta (nd/* weight wd)) weight))))))

(defn rms-prop
  "RMSProp in the form with a running mean and momentum. Options: `:learning-rate` 0.002, `:gamma1` 0.95, `:gamma2` 0.9,
  `:epsilon` 1e-8, `:wd` 0."
  ([] (rms-prop {}))
  ([opts]
   (optimizer :rms-prop {:learning-rate 0.002 :gamma1 0.95 :gamma2 0.9 :epsilon 1e-8 :wd 0.0} opts
              (fn [_ weight] [(zeros-like weight) (zeros-like weight) (zeros-like weight)])
              (fn [{:keys [gamma1 gamma2 epsilon] :as options} weight grad [n g delta] lr _]
                (api/rmspropalex-update weight grad n g delta
                                        (assoc (common options lr)
                                               :gamma1 gamma1 :gamma2 gamma2 :epsilon epsilon :out weight))))))

(defn sgld
  "Langevin dynamics: gradient descent with noise. Options: `:learning-rate` 0.01, `:wd` 0.0001."
  ([] (sgld {}))
  ([opts]
   (optimizer :sgld {:learning-rate 0.01 :wd 0.0001} opts
              (fn [_ _] nil)
              (fn [{:keys [wd] :as options} weight grad _ lr _]
                (let [g (nd/+ (prepared-gradient options grad) (nd/* weight wd))
                      noise (random/normal 0 (Math/sqrt (double lr)) (nd/shape-vec weight) {:ctx (nd/context weight)})]
                  (nd/copy-to (nd/+ (nd/- weight (nd/* g (/ (double lr) 2.0))) noise) weight))))))

(defn dcasgd
  "Gradient descent that compensates for delay. Options: `:learning-rate` 0.01, `:momentum` 0, `:lambda` 0.04, `:wd` 0."
  ([] (dcasgd {}))
  ([opts]
   (optimizer :dcasgd {:learning-rate 0.01 :momentum 0.0 :lambda 0.04 :wd 0.0} opts
              (fn [options weight]
                [(when-not (zero? (double (:momentum options))) (zeros-like weight)) (nd/copy weight)])
              (fn [{:keys [momentum lambda wd] :as options} weight grad [velocity previous] lr _]
                (let [g (prepared-gradient options grad)
                      full (nd/+ g (nd/* weight wd) (nd/* (nd/* (nd/* g g) (nd/- weight previous)) lambda))
                      step (nd/* full (- (double lr)))
                      step (if velocity (nd/copy-to (nd/+ (nd/* velocity momentum) step) velocity) step)
                      next-weight (nd/+ weight step)]
                  (nd/copy-to weight previous)
                  (nd/copy-to next-weight weight))))))

(def ^:private makers
  {:sgd sgd :nag nag :adam adam :adagrad ada-grad :ada-grad ada-grad :adadelta ada-delta :ada-delta ada-delta
   :rmsprop rms-prop :rms-prop rms-prop :sgld sgld :dcasgd dcasgd})

(defn create
  "An optimizer by name, such as `:adam` or \"sgd\"; an optimizer is returned as it is."
  ([x] (create x {}))
  ([x opts]
   (if (instance? Optimizer x)
     x
     (if-let [make (and (or (keyword? x) (string? x)) (makers (keyword x)))]
       (make opts)
       (values/wrong "optimizer" "optimizer" (str "an optimizer or one of " (vec (sort (keys makers)))) x)))))

(defn create-state
  "What the optimizer remembers of a weight: nil, an array, or a vector of arrays."
  [optimizer _index weight]
  ((:state-fn optimizer) (:options optimizer) weight))

(defn set-scales!
  "Multipliers of learning rate and weight decay by index: a map of indices to `{:lr-mult, :wd-mult}`."
  [optimizer scales]
  (reset! (:scales optimizer) scales)
  optimizer)

(defn learning-rate
  "The rate of the next update, before any multiplier."
  [{:keys [options counts]}]
  (let [base (:learning-rate options)]
    (if-let [scheduler (:lr-scheduler options)]
      (scheduler (reduce max 0 (vals @counts)) base)
      base)))

(defn update
  "Changes a weight by its gradient, in place. `index` tells weights apart."
  [{:keys [step-fn counts scales options] :as optimizer} index weight grad state]
  (let [t (get (swap! counts c/update index (fnil inc 0)) index)
        {:keys [lr-mult wd-mult]} (get @scales index)
        lr (* (double (learning-rate optimizer)) (double (or lr-mult 1)))
        options (cond-> options wd-mult (c/update :wd * wd-mult))]
    ;; Arrays made on the way are released at once, not when the collector comes.
    (scope/using (step-fn options weight grad state lr t) nil)))
