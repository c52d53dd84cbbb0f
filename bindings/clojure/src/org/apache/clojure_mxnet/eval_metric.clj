;; Metrics: how good predictions are.
(ns org.apache.clojure-mxnet.eval-metric
  "A metric collects over batches; `get` tells its name and value.

  Labels and predictions are arrays, or vectors of arrays when there are several outputs."
  (:refer-clojure :exclude [get update])
  (:require [clojure.core :as c]
            [clojure.string :as str]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray :as nd]))

(set! *warn-on-reflection* true)

;; `measure` gives [sum, number of instances] of one pair of label and prediction; `finish` makes the value of the totals.
(defrecord Metric [metric-name measure finish state children])

(def ^:private nothing {:sum 0.0 :count 0})

(defn- metric
  ([metric-name measure] (metric metric-name measure (fn [sum n] (/ (double sum) (double n)))))
  ([metric-name measure finish] (->Metric metric-name measure finish (atom nothing) nil)))

(defn- numbers ^doubles [x] (nd/to-float64-array x))

(defn- rows
  "The numbers of classes of a prediction, its shape being (..., classes), and its values."
  [pred]
  [(peek (nd/shape-vec pred)) (numbers pred)])

(defn- check-size [metric-name label-count pred-count]
  (when-not (= label-count pred-count)
    (throw (IllegalArgumentException. (str "[" metric-name "] argument 'labels': expected " pred-count
                                           " labels, one for each prediction, got " label-count)))))

(defn- arg-max ^long [^doubles p ^long from ^long n]
  (loop [i 1 best 0]
    (cond
      (= i n) best
      (> (aget p (+ from i)) (aget p (+ from best))) (recur (inc i) i)
      :else (recur (inc i) best))))

(defn- classes
  "The predicted classes: the largest of each row, or the prediction itself when it has the label's size."
  [pred label-count]
  (let [p (numbers pred)]
    (if (= (alength p) label-count)
      (mapv #(Math/round (double %)) p)
      (let [n (long (peek (nd/shape-vec pred)))]
        (mapv #(arg-max p (* n (long %)) n) (range (quot (alength p) n)))))))

(defn accuracy
  "The share of predictions whose largest entry is the label."
  []
  (metric "accuracy"
          (fn [label pred]
            (let [l (mapv long (nd/->vec label)) p (classes pred (count l))]
              (check-size "accuracy" (count l) (count p))
              [(count (filter true? (map = l p))) (count l)]))))

(defn top-k-accuracy
  "The share of predictions that have the label among their `top-k` largest entries."
  [top-k]
  (metric (str "top_k_accuracy_" top-k)
          (fn [label pred]
            (let [l (mapv long (nd/->vec label)) [n ^doubles p] (rows pred) n (long n)]
              (check-size "top_k_accuracy" (count l) (quot (alength p) n))
              [(count (filter (fn [i]
                                (let [from (* n (long i)) own (aget p (+ from (long (l i))))]
                                  (< (count (filter #(> (aget p (+ from (long %))) own) (range n))) (long top-k))))
                              (range (count l))))
               (count l)]))))

(defn f1
  "The F1 score of class 1 among two, averaged over batches."
  []
  (metric "f1"
          (fn [label pred]
            (let [l (mapv long (nd/->vec label)) p (classes pred (count l))
                  _ (check-size "f1" (count l) (count p))
                  pairs (frequencies (map vector l p))
                  hits (c/get pairs [1 1] 0) false-alarms (c/get pairs [0 1] 0) misses (c/get pairs [1 0] 0)
                  precision (if (pos? (+ hits false-alarms)) (/ hits (double (+ hits false-alarms))) 0.0)
                  recall (if (pos? (+ hits misses)) (/ hits (double (+ hits misses))) 0.0)]
              [(if (pos? (+ precision recall)) (/ (* 2 precision recall) (+ precision recall)) 0.0) 1]))))

(defn perplexity
  "The exponential of the mean negative logarithm of the label's probability. Options: `:ignore-label`, `:axis` (-1)."
  ([] (perplexity {}))
  ([{:keys [ignore-label axis] :or {axis -1}}]
   (when-not (= axis -1) (values/wrong "perplexity" "axis" "-1" axis))
   (metric "Perplexity"
           (fn [label pred]
             (let [l (mapv long (nd/->vec label)) [n ^doubles p] (rows pred)
                   _ (check-size "Perplexity" (count l) (quot (alength p) (long n)))
                   kept (remove #(= (l %) ignore-label) (range (count l)))]
               [(reduce + 0.0 (map #(- (Math/log (max 1e-10 (aget p (+ (* (long n) (long %)) (long (l %))))))) kept))
                (count kept)]))
           (fn [sum n] (Math/exp (/ (double sum) (double n)))))))

(defn cross-entropy
  "The mean negative logarithm of the label's probability."
  []
  (metric "cross-entropy"
          (fn [label pred]
            (let [l (mapv long (nd/->vec label)) [n ^doubles p] (rows pred)]
              (check-size "cross-entropy" (count l) (quot (alength p) (long n)))
              [(reduce + 0.0 (map-indexed #(- (Math/log (+ 1e-12 (aget p (+ (* (long n) (long %1)) (long %2)))))) l))
               (count l)]))))

(defn- regression [metric-name per-element finish-batch]
  (metric metric-name
          (fn [label pred]
            (let [l (numbers label) p (numbers pred)]
              (check-size metric-name (alength l) (alength p))
              [(finish-batch (/ (double (reduce + 0.0 (map per-element l p))) (max 1 (alength l)))) 1]))))

(defn mae "The mean absolute difference, averaged over batches." []
  (regression "mae" #(Math/abs (- (double %1) (double %2))) identity))
(defn mse "The mean squared difference, averaged over batches." []
  (regression "mse" #(let [d (- (double %1) (double %2))] (* d d)) identity))
(defn rmse "The root of the mean squared difference, averaged over batches." []
  (regression "rmse" #(let [d (- (double %1) (double %2))] (* d d)) #(Math/sqrt (double %))))

(defn custom
  "A metric from a function of a label and a prediction (arrays) to a number, which is averaged over batches."
  [f-eval mname]
  (metric (str mname) (fn [label pred] [(double (f-eval label pred)) 1])))

(defmacro custom-metric
  "A metric from a function of a label and a prediction (arrays) to a number, and its name."
  [f-eval mname]
  `(custom ~f-eval ~mname))

(defn comp-metric "Several metrics at once; names and values are vectors." [metrics]
  (->Metric "composite" nil nil (atom nothing) (vec metrics)))

(def ^:private makers
  {:acc accuracy :accuracy accuracy :f1 f1 :mae mae :mse mse :rmse rmse :perplexity perplexity
   :ce cross-entropy :cross-entropy cross-entropy})

(defn create
  "A metric by name, such as `:accuracy`; a metric is returned as it is, a vector of either becomes one of several."
  [x]
  (cond
    (instance? Metric x) x
    (sequential? x) (comp-metric (map create x))
    :else (if-let [make (and (or (keyword? x) (string? x)) (makers (keyword (str/lower-case (name x)))))]
            (make)
            (values/wrong "eval-metric" "metric" (str "a metric or one of " (vec (sort (keys makers)))) x))))

(defn update
  "Adds a batch: its labels and predictions, arrays or vectors of arrays."
  [{:keys [measure state children] :as m} labels preds]
  (if children
    (run! #(update % labels preds) children)
    (let [labels (if (sequential? labels) labels [labels])
          preds (if (sequential? preds) preds [preds])]
      (when-not (= (count labels) (count preds))
        (throw (IllegalArgumentException. (str "[" (:metric-name m) "] argument 'labels': expected as many arrays as "
                                               "predictions (" (count preds) "), got " (count labels)))))
      (doseq [[l p] (map vector labels preds)
              :let [[sum n] (measure l p)]]
        (swap! state #(-> % (c/update :sum + sum) (c/update :count + n))))))
  m)

(defn reset "Starts anew. Returns the metric." [{:keys [state children] :as m}]
  (reset! state nothing)
  (run! reset children)
  m)

(defn get
  "Name and value as a vector; the value is NaN before the first batch."
  [{:keys [metric-name finish state children]}]
  (if children
    (let [all (map get children)] [(mapv first all) (mapv second all)])
    (let [{:keys [sum count]} @state]
      [metric-name (if (zero? (long count)) Double/NaN (finish sum count))])))

(defn get-and-reset "As `get`, and starts anew." [m]
  (let [result (get m)]
    (reset m)
    result))
