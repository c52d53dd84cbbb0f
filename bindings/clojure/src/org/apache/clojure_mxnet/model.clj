;; Models: symbols with their parameters, for prediction; training of networks that are given as data.
(ns org.apache.clojure-mxnet.model
  "Data in, data out: load a model and predict with it, or train one from layers and arrays.

  A model owns its arrays: they are released by `dispose` or the collector, not by the scope in which it was made. Any
  number of threads may predict with it; they take turns."
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.context :as context]
            [org.apache.clojure-mxnet.eval-metric :as eval-metric]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.initializer :as initializer]
            [org.apache.clojure-mxnet.io :as mx-io]
            [org.apache.clojure-mxnet.layer :as layer]
            [org.apache.clojure-mxnet.module :as module]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.resource-scope :as scope]
            [org.apache.clojure-mxnet.symbol :as sym])
  (:import (java.io Writer)))

(set! *warn-on-reflection* true)

;; `state` holds the executor for the shapes of the last prediction.
(defrecord Model [sym arg-params aux-params ctx state])

(defn inputs "Names of what a model needs besides its parameters." [{:keys [sym arg-params]}]
  (vec (remove #(contains? arg-params %) (sym/list-arguments sym))))

(defmethod print-method Model [m ^Writer w]
  (.write w (str "#<Model " (str/join " " (inputs m)) " -> " (str/join " " (sym/list-outputs (:sym m))) ">")))

(defn model
  "A model of a symbol and its parameters, maps of names to arrays, which it takes over. Option `:ctx`."
  ([sym arg-params aux-params] (model sym arg-params aux-params {}))
  ([sym arg-params aux-params {:keys [ctx]}]
   (->Model (scope/keep-alive! sym) (scope/keep-alive! arg-params) (scope/keep-alive! aux-params)
            (context/context ctx) (atom nil))))

(defn load-model
  "The model in `prefix-symbol.json` and `prefix-NNNN.params`. Options: `:epoch` (0), `:ctx`."
  ([prefix] (load-model prefix {}))
  ([prefix {:keys [epoch] :or {epoch 0} :as opts}]
   (let [[sym args aux] (sym/load-checkpoint prefix epoch)]
     (model sym args aux opts))))

(defn save-model
  "Writes a model as `load-model` reads it. Option `:epoch` (0)."
  ([model prefix] (save-model model prefix {}))
  ([{:keys [sym arg-params aux-params]} prefix {:keys [epoch] :or {epoch 0}}]
   (sym/save-checkpoint prefix epoch sym arg-params aux-params)))

(defn- ->array [x ctx] (if (nd/ndarray? x) x (nd/array x {:ctx ctx})))

(defn- own-or-zeros [params names shapes ctx]
  (into {} (map (fn [n s] [n (or (get params n) (nd/zeros s {:ctx ctx}))]) names shapes)))

(defn- bound
  "The executor for inputs of these shapes; a new one shares the arrays of parameters."
  [{:keys [sym arg-params aux-params ctx state] :as m} arrays]
  (let [shapes (update-vals arrays nd/shape-vec)
        {:keys [executor] :as last-one} @state]
    (if (= shapes (:shapes last-one))
      executor
      (let [names (sym/list-arguments sym)
            known (merge (update-vals (select-keys arg-params names) nd/shape-vec) shapes)
            {:keys [args aux complete]} (sym/infer-shapes sym known)
            _ (when-not complete
                (values/wrong "predict" "inputs" (str "shapes of " (inputs m) " that determine all others") (pr-str shapes)))
            made (scope/using
                  (executor/bind sym ctx
                                 (own-or-zeros arg-params names args ctx) {} "null"
                                 (own-or-zeros aux-params (sym/list-auxiliary-states sym) aux ctx)))]
        (scope/keep-alive! made)
        (when executor
          (executor/dispose executor)
          (scope/release! (apply dissoc (:arg-map executor) (keys arg-params))))
        (reset! state {:shapes shapes :executor made})
        made))))

(defn predict
  "The outputs of a model for its inputs: a map of names to arrays or nested numbers, or a single one for a model with an
  input named \"data\". The result is a new array, or a vector of arrays when there are several outputs."
  [{:keys [ctx state] :as model} inputs]
  (let [inputs (if (and (map? inputs) (not (nd/ndarray? inputs))) (update-keys inputs name) {"data" inputs})]
    (locking state
      (scope/using
       (let [arrays (update-vals inputs #(->array % ctx))
             results (executor/outputs (executor/forward (bound model arrays) false arrays))
             copies (mapv nd/copy results)]
         (if (= 1 (count copies)) (first copies) copies))))))

;; Training

(defn- with-loss [net loss]
  (let [x (layer/->symbol net)]
    (case loss
      (:softmax-ce :softmax) (sym/softmax-output "softmax" x (sym/variable "label"))
      (:mse :l2) (sym/linear-regression-output "output" x (sym/variable "label"))
      (:mae :l1) (sym/mae-regression-output "output" x (sym/variable "label"))
      :logistic (sym/logistic-regression-output "output" x (sym/variable "label"))
      (values/wrong "fit" "loss" ":softmax-ce, :mse, :mae or :logistic" loss))))

(defn- default-metric [loss]
  (case loss (:softmax-ce :softmax) :accuracy (:mae :l1) :mae :mse))

(defn- iterator [x labels batch shuffle]
  (mx-io/ndarray-iter (->array x nil) {:label (->array labels nil) :data-batch-size batch :shuffle shuffle
                                       :last-batch-handle (if shuffle "roll_over" "pad")}))

(defn fit
  "Trains a network (layers, or a symbol without a loss) on data and labels, arrays or nested numbers, and returns a model.

  Options: `:loss` (`:softmax-ce`, whose model answers with probabilities, `:mse`, `:mae`, `:logistic`), `:optimizer` (`:adam`),
  `:epochs` (1), `:batch` (32), `:metric`, `:validation` (a vector of data and labels), `:initializer` (Xavier),
  `:shuffle` (true), `:ctx`, and `:log`, what prints a line for each epoch (nil for silence)."
  ([net x labels] (fit net x labels {}))
  ([net x labels {:keys [loss optimizer epochs batch metric validation initializer shuffle ctx log]
                  :or {loss :softmax-ce optimizer :adam epochs 1 batch 32 shuffle true log println}}]
   (scope/using
    (let [train (iterator x labels batch shuffle)
          mod (module/module (with-loss net loss) {:label-names ["label"] :contexts [(context/context ctx)]})]
      (try
        (module/fit mod {:train-data train
                         :eval-data (when validation (iterator (first validation) (second validation) batch false))
                         :num-epoch epochs
                         :fit-params {:optimizer optimizer :eval-metric (eval-metric/create (or metric (default-metric loss)))
                                      :initializer (or initializer (initializer/xavier)) :log log}})
        (let [[args aux] (module/params mod)]
          (model (:sym mod) args aux {:ctx ctx}))
        (finally
          (module/dispose mod)))))))

(defn evaluate
  "The value of a metric of a model over data and labels. Options: `:metric` (`:accuracy`), `:batch` (256)."
  ([model x labels] (evaluate model x labels {}))
  ([model x labels {:keys [metric batch] :or {metric :accuracy batch 256}}]
   (scope/using
    (let [x (->array x nil) labels (->array labels nil) n (long (first (nd/shape-vec x))) m (eval-metric/create metric)]
      (doseq [from (range 0 n batch) :let [to (min n (+ (long from) (long batch)))]]
        (scope/using
         (eval-metric/update m (nd/slice labels from to) (predict model (nd/slice x from to)))
         nil))
      (second (eval-metric/get m))))))

(defn dispose "Releases the arrays of a model." [{:keys [sym arg-params aux-params state]}]
  (locking state
    (when-let [executor (:executor @state)]
      (executor/dispose executor)
      (scope/release! (:arg-map executor)))
    (reset! state nil)
    (scope/release! [sym arg-params aux-params])))
