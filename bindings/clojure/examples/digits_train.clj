;; Trains a small network on the digits, from layers to accuracy on the test images: digits-train DIR.
(ns digits-train
  (:require [clojure.java.io :as io]
            [digits-files :refer [read-floats]]
            [org.apache.clojure-mxnet.core :as mx]))

(defn- load-digits
  "Images as rows of 64 pixels, and their labels."
  [dir part]
  (let [labels (read-floats dir (str part "-labels.f32"))]
    [(mx/array (read-floats dir (str part "-images.f32")) {:shape [(alength labels) 64]})
     (mx/array labels)]))

(defn -main [dir]
  (mx/seed 42)
  (mx/with-scope
    (let [[images labels] (load-digits dir "train")
          [test-images test-labels :as test] (load-digits dir "test")
          network (mx/sequential (mx/dense 128 {:act :relu}) (mx/dense 10))
          model (mx/fit network images labels
                        {:loss :softmax-ce :optimizer (mx/adam 0.003) :epochs 15 :batch 32 :validation test})
          accuracy (mx/evaluate model test-images test-labels)]
      (spit (io/file dir "clojure-trained.txt") (format "%.4f\n" accuracy))
      (println (format "Clojure: %.1f %% of the test images are recognised" (* 100 accuracy)))
      (when (< accuracy 0.95)
        (throw (ex-info "the network has not learnt enough" {:accuracy accuracy})))
      nil))
  (shutdown-agents))
