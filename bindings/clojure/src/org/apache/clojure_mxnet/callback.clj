;; What training calls after batches.
(ns org.apache.clojure-mxnet.callback
  "A callback is a function of epoch, number of the batch and metric."
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.eval-metric :as eval-metric]))

(set! *warn-on-reflection* true)

(defn metric-text
  "Name and value of a metric for a line of progress."
  [metric]
  (let [[names values] (eval-metric/get metric)
        pairs (if (sequential? names) (map vector names values) [[names values]])]
    (str/join ", " (for [[n v] pairs] (format "%s=%.4f" n (double v))))))

(defn speedometer
  "Prints examples per second and the metric after every `frequent` batches, default 50."
  ([batch-size] (speedometer batch-size 50))
  ([batch-size frequent]
   (let [start (atom nil)]
     (fn [epoch nbatch metric]
       (cond
         (zero? (long nbatch)) (reset! start (System/nanoTime))
         (zero? (long (mod nbatch frequent)))
         (let [seconds (/ (- (System/nanoTime) (long (or @start (System/nanoTime)))) 1e9)]
           (println (format "Epoch[%d] Batch [%d] Speed: %.1f samples/sec %s" (long epoch) (long nbatch)
                            (/ (* (double frequent) (double batch-size)) (max 1e-9 seconds)) (metric-text metric)))
           (reset! start (System/nanoTime))))))))

(defn invoke "Calls a callback." [callback epoch nbatch metric] (callback epoch nbatch metric))
