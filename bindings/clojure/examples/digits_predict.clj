;; Reads the digit recogniser that Python trained and recognises the test images: digits-predict DIR.
(ns digits-predict
  (:require [clojure.java.io :as io]
            [digits-files :refer [read-floats write-floats]]
            [org.apache.clojure-mxnet.core :as mx]))

(defn- milliseconds-per-image
  "How long one image takes, on average, when each is recognised on its own."
  [net images n]
  (let [start (System/nanoTime)]
    (dotimes [i n]
      (mx/with-scope
        (mx/to-array (mx/predict net (mx/slice images (mod i (first (mx/shape images))))))
        nil))
    (/ (- (System/nanoTime) start) 1e6 n)))

(defn -main [dir]
  (mx/with-scope
    (let [net (mx/load-model (str (io/file dir "digits")) {:epoch 0})
          pixels (read-floats dir "test-images.f32")
          labels (read-floats dir "test-labels.f32")
          images (mx/array pixels {:shape [(alength labels) 1 8 8]})
          scores (mx/predict net {:data images})
          right (filter true? (map == (mx/->vec (mx/argmax scores {:axis 1})) labels))]
      (write-floats dir "clojure.f32" (mx/to-array scores))
      (milliseconds-per-image net images 1000) ; the virtual machine compiles what runs often
      (let [ms (milliseconds-per-image net images 500)]
        (spit (io/file dir "clojure.ms") (str (format "%.4f" ms) "\n"))
        (println (format "Clojure: %d of %d digits right, %.3f ms an image" (count right) (alength labels) ms)))
      nil))
  (shutdown-agents))
