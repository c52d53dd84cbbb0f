;; How long calls take: an operator, arithmetic, reading a shape, the gradient of a small network's loss.
(ns bench
  (:require [org.apache.clojure-mxnet.core :as mx])
  (:import (org.apache.mxnet.nativelib LibMXNet)))

(defn- microseconds
  "Median time of one call, over seven rounds."
  [n f]
  (dotimes [_ n] (mx/with-scope (f) nil))
  (let [rounds (for [_ (range 7)]
                 (let [start (System/nanoTime)]
                   (mx/with-scope
                     (dotimes [_ n] (mx/with-scope (f) nil))
                     (mx/waitall))
                   (/ (- (System/nanoTime) start) 1e3 n)))]
    (nth (sort rounds) 3)))

(defn -main []
  (let [x (mx/array [1 2 3 4])
        images (mx/ones [32 64]) w1 (mx/attach-grad (mx/ones [128 64])) w2 (mx/attach-grad (mx/ones [10 128]))
        labels (mx/zeros [32])
        loss #(mx/softmax-cross-entropy
               (mx/fully-connected (mx/relu (mx/fully-connected images w1 {:num-hidden 128 :no-bias true})) w2
                                   {:num-hidden 10 :no-bias true})
               labels)]
    ;; What benchmarks/bindings compares with other languages.
    (doseq [[what n f] [["call" 20000 #(LibMXNet/MXGetVersion)]
                        ["operator" 5000 #(mx/+ x x)]
                        ["shape" 20000 #(mx/shape x)]]]
      (println (format "= %s %.1f" what (* 1e3 (double (microseconds n f))))))
    (doseq [[what n f] [["exp of 4 numbers" 2000 #(mx/exp x)]
                        ["x + 1.5" 2000 #(mx/+ x 1.5)]
                        ["x + x" 2000 #(mx/+ x x)]
                        ["sum over an axis" 2000 #(mx/sum x {:axis 0})]
                        ["shape" 20000 #(mx/shape x)]
                        ["loss and gradients, 64-128-10, batch 32" 200 #(mx/backward (mx/record (loss)))]]]
      (println (format "%-42s %9.2f us" what (microseconds n f)))))
  (shutdown-agents))
