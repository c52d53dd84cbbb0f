;; Learning rates that change with the number of updates.
(ns org.apache.clojure-mxnet.lr-scheduler
  "A scheduler is a function of the number of updates so far and of the rate to begin with."
  (:require [org.apache.clojure-mxnet.impl.values :as values]))

(set! *warn-on-reflection* true)

(defn factor-scheduler
  "Multiplies the rate by `factor` after every `step` updates. Option `:stop-factor-lr`: the rate never falls below."
  ([step factor] (factor-scheduler step factor {}))
  ([step factor {:keys [stop-factor-lr] :or {stop-factor-lr 1e-8}}]
   (when-not (and (integer? step) (pos? (long step)))
     (values/wrong "factor-scheduler" "step" "an integer above 0" step))
   (fn [num-update base-lr]
     (max (double stop-factor-lr)
          (* (double base-lr) (Math/pow (double factor) (quot (max 0 (dec (long num-update))) (long step))))))))

(defn multi-factor-scheduler
  "Multiplies the rate by `factor` after each of the given numbers of updates."
  [steps factor]
  (fn [num-update base-lr]
    (* (double base-lr) (Math/pow (double factor) (count (filter #(> (long num-update) (long %)) steps))))))

(defn poly-scheduler
  "Lets the rate fall to `final-lr` (default 0) over `max-update` updates, along a power (default 2) of what is left."
  ([max-update] (poly-scheduler max-update {}))
  ([max-update {:keys [power final-lr] :or {power 2 final-lr 0}}]
   (fn [num-update base-lr]
     (let [left (- 1.0 (/ (double (min (long num-update) (long max-update))) (double max-update)))]
       (+ (double final-lr) (* (- (double base-lr) (double final-lr)) (Math/pow left (double power))))))))

(defn cosine-scheduler
  "Lets the rate fall to `final-lr` (default 0) over `max-update` updates, along half a cosine."
  ([max-update] (cosine-scheduler max-update {}))
  ([max-update {:keys [final-lr] :or {final-lr 0}}]
   (fn [num-update base-lr]
     (let [done (/ (double (min (long num-update) (long max-update))) (double max-update))]
       (+ (double final-lr)
          (* (- (double base-lr) (double final-lr)) 0.5 (+ 1.0 (Math/cos (* Math/PI done)))))))))

(defn with-warmup
  "Lets the rate grow evenly from `:from` (default 0) over the first `steps` updates of another scheduler."
  ([scheduler steps] (with-warmup scheduler steps {}))
  ([scheduler steps {:keys [from] :or {from 0}}]
   (fn [num-update base-lr]
     (if (< (long num-update) (long steps))
       (+ (double from) (* (- (double base-lr) (double from)) (/ (double num-update) (double steps))))
       (scheduler (- (long num-update) (long steps)) base-lr)))))
