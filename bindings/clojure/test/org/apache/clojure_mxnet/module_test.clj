;; Iterators and modules: batches, training, checkpoints, prediction.
(ns org.apache.clojure-mxnet.module-test
  (:require [clojure.java.io :as io]
            [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.initializer :as initializer]
            [org.apache.clojure-mxnet.io :as mx-io]
            [org.apache.clojure-mxnet.module :as module]
            [org.apache.clojure-mxnet.monitor :as monitor]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope]
            [org.apache.clojure-mxnet.symbol :as sym]))

(defn- batches-of [it] (mx-io/for-batches it (fn [b] [(nd/->vec (first (:data b))) (:pad b)])))

(deftest batches-of-arrays
  (let [x (nd/array [1 2 3 4 5])
        it (mx-io/ndarray-iter x {:label (nd/array [10 20 30 40 50]) :data-batch-size 2})]
    (is (= [[[1.0 2.0] 0] [[3.0 4.0] 0] [[5.0 1.0] 1]] (batches-of it)))
    (is (= [[[1.0 2.0] 0] [[3.0 4.0] 0] [[5.0 1.0] 1]] (batches-of it)) "each pass is the same")
    (is (= [{:name "data" :shape [2]}] (mx-io/provide-data it)))
    (is (= [{:name "label" :shape [2]}] (mx-io/provide-label it)))
    (is (= 150.0 (mx-io/reduce-batches (mx-io/ndarray-iter x {:label (nd/* x 10)})
                                       (fn [sum b] (+ sum (nd/to-scalar (first (mx-io/batch-label b))))) 0.0)))
    (is (thrown? java.util.NoSuchElementException (do (run! identity (mx-io/batches it)) (mx-io/next it))))
    (is (= [[[1.0 2.0] 0] [[3.0 4.0] 0]]
           (batches-of (mx-io/ndarray-iter x {:data-batch-size 2 :last-batch-handle "discard"})))))
  (testing "left-over entries begin the next pass"
    (let [it (mx-io/ndarray-iter (nd/array [1 2 3]) {:data-batch-size 2 :last-batch-handle "roll_over"})]
      (is (= [[[1.0 2.0] 0]] (batches-of it)))
      (is (= [[[3.0 1.0] 0] [[2.0 3.0] 0]] (batches-of it)))))
  (testing "shuffled, labels stay with their data"
    (random/seed 1)
    (let [n 50
          it (mx-io/ndarray-iter (nd/arange 0 n) {:label (nd/* (nd/arange 0 n) 2) :data-batch-size 5 :shuffle true})
          pass #(mapcat identity (mx-io/for-batches it (fn [b] (mapv vector (nd/->vec (first (:data b)))
                                                                      (nd/->vec (first (:label b)))))))
          a (pass) b (pass)]
      (is (= (set (map double (range n))) (set (map (comp double first) a))))
      (is (every? (fn [[x y]] (= (* 2 x) y)) a))
      (is (not= a b))))
  (is (= 7 (count (batches-of (mx-io/resize-iter (mx-io/ndarray-iter (nd/array [1 2 3])) 7)))))
  (is (= [2 3] (nd/shape-vec (first (:data (mx-io/next (mx-io/rand-iter [2 3])))))))
  (is (thrown-with-msg? IllegalArgumentException #"same first length"
                        (mx-io/ndarray-iter (nd/ones [3]) {:label (nd/ones [2])}))))

(deftest batches-of-files
  (let [csv (java.io.File/createTempFile "data" ".csv")]
    (spit csv "1,2\n3,4\n5,6\n")
    (is (= [[[1.0 2.0 3.0 4.0] 0] [[5.0 6.0 1.0 2.0] 1]]
           (batches-of (mx-io/create-iterator "CSVIter" {:data-csv csv :data-shape [2] :batch-size 2})))))
  (let [images (java.io.File/createTempFile "images" "") labels (java.io.File/createTempFile "labels" "")]
    (with-open [out (java.io.DataOutputStream. (io/output-stream images))]
      (run! #(.writeInt out %) [0x803 2 2 2])
      (run! #(.writeByte out %) [0 51 102 153 204 255 0 0]))
    (with-open [out (java.io.DataOutputStream. (io/output-stream labels))]
      (run! #(.writeInt out %) [0x801 2])
      (run! #(.writeByte out %) [7 3]))
    (let [it (mx-io/mnist-iter {:image images :label labels :batch-size 2 :shuffle false :flat true})
          b (mx-io/next it)]
      (is (= [[0 20 40 60] [80 100 0 0]] (mapv (fn [row] (mapv #(Math/round (* 100.0 %)) row)) (nd/->nd-vec (first (:data b))))))
      (is (= [7.0 3.0] (nd/->vec (first (:label b))))))))

;; Which of two numbers is greater: learnable by one layer.
(defn- problem [n]
  (random/seed 11)
  (let [x (random/uniform -1 1 [n 2])]
    [x (nd/> (nd/slice-axis x {:axis 1 :begin 1 :end 2}) (nd/slice-axis x {:axis 1 :begin 0 :end 1}))]))

(defn- iterator [[x y] batch]
  (mx-io/ndarray-iter x {:label (nd/reshape y [-1]) :data-batch-size batch :label-name "softmax_label"}))

(defn- network []
  (as-> (sym/variable "data") s
    (sym/fully-connected "fc1" s {:num-hidden 8})
    (sym/batch-norm "bn" s)
    (sym/activation "act" s {:act-type :relu})
    (sym/fully-connected "fc2" s {:num-hidden 2})
    (sym/softmax-output "softmax" s)))

(deftest training-scoring-and-prediction
  (let [it (iterator (problem 250) 32)
        lines (atom [])
        seen (atom 0)
        mod (module/fit (module/module (network))
                        {:train-data it :eval-data it :num-epoch 6
                         :fit-params {:optimizer (optimizer/adam {:learning-rate 0.05}) :initializer (initializer/xavier)
                                      :batch-end-callback (fn [_ _ _] (swap! seen inc))
                                      :log #(swap! lines conj %)}})
        [metric-name accuracy] (module/score mod {:eval-data it})]
    (is (= "accuracy" metric-name))
    (is (< 0.95 accuracy))
    (is (= 12 (count @lines)))
    (is (= (* 6 8) @seen))
    (testing "predictions leave out what fills batches"
      (let [[p] (module/predict mod {:eval-data it})]
        (is (= [250 2] (nd/shape-vec p)))
        (is (every? #(< 0.999 % 1.001) (nd/->vec (nd/sum p {:axis 1}))))
        (is (= [26] (map (comp first nd/shape-vec first) (drop 7 (module/predict-every-batch mod {:eval-data it})))))
        (is (= 2 (count (module/predict-every-batch mod {:eval-data it :num-batch 2}))))))
    (testing "a checkpoint brings back the same model"
      (let [prefix (str (io/file (System/getProperty "java.io.tmpdir") (str "checkpoint" (System/nanoTime))))
            _ (module/save-checkpoint mod {:prefix prefix :epoch 6 :save-opt-states true})
            again (-> (module/load-checkpoint prefix 6)
                      (module/bind {:data-shapes {"data" [10 2]} :for-training false})
                      module/init-params)]
        (is (= [accuracy] [(second (module/score again {:eval-data it}))]))
        (is (= (nd/->vec (get (module/arg-params mod) "fc1_weight")) (nd/->vec (get (module/arg-params again) "fc1_weight"))))
        (is (= #{"bn_moving_mean" "bn_moving_var"} (set (keys (module/aux-params again)))))
        (module/load-optimizer-states mod (str prefix "-0006.states"))
        (run! io/delete-file (filter #(.startsWith (.getName %) (.getName (io/file prefix)))
                                     (.listFiles (io/file (System/getProperty "java.io.tmpdir")))))))
    (module/dispose mod)))

(deftest single-steps
  (let [net (sym/linear-regression-output "out" (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 1 :no-bias true}))
        mod (-> (module/module net {:label-names ["out_label"]})
                (module/bind {:data-shapes {"data" [2 1]} :label-shapes {"out_label" [2 1]} :inputs-need-grad true})
                (module/init-params {:arg-params {"fc_weight" (nd/array [[2]])}})
                (module/init-optimizer {:optimizer (optimizer/sgd {:learning-rate 0.1 :wd 0})}))]
    (module/forward-backward mod {:data [(nd/array [[1] [3]])] :label [(nd/array [[0] [0]])]})
    (is (= [[[2.0] [6.0]]] (map nd/->nd-vec (module/outputs-merged mod)) (map nd/->nd-vec (map first (module/outputs mod)))))
    ;; d/dw of the sum of (w x)^2 / 2 is x (w x): 2 + 18; the inputs' is w (w x)
    (is (= [20.0] (nd/->vec (first (module/grad-arrays mod)))))
    (is (= [[4.0] [12.0]] (nd/->nd-vec (first (module/input-grads-merged mod)))))
    (module/update mod)
    (testing "gradients are divided by the batch size"
      (is (= [1.0] (nd/->vec (get (module/arg-params mod) "fc_weight")))))
    (is (= [{:name "data" :shape [2 1]}] (module/data-shapes mod)))
    (is (= [{:name "out_label" :shape [2 1]}] (module/label-shapes mod)))
    (is (= [{:name "out_output" :shape [2 1]}] (module/output-shapes mod)))
    (testing "another batch size"
      (is (= [[[5.0]]] (map nd/->nd-vec (module/predict-batch mod {:data [(nd/array [[5]])] :label [(nd/array [[0]])]})))))
    (module/set-params mod {:arg-params {"fc_weight" (nd/array [[7]])}})
    (is (= [7.0] (nd/->vec (get (first (module/params mod)) "fc_weight"))))
    (is (thrown-with-msg? IllegalArgumentException #"not one of" (module/set-params mod {:arg-params {"no" (nd/ones [1])}})))
    (is (thrown-with-msg? IllegalArgumentException #"missing" (module/set-params mod {:arg-params {}})))
    (is (thrown-with-msg? IllegalArgumentException #"shape" (module/set-params mod {:arg-params {"fc_weight" (nd/ones [3])}})))))

(deftest parameters-that-stay
  (let [net (sym/linear-regression-output "out" (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 1}))
        mod (module/module net {:label-names ["out_label"] :fixed-param-names ["fc_weight"]})]
    (module/fit mod {:train-data (mx-io/ndarray-iter (nd/ones [4 1]) {:label (nd/ones [4 1]) :label-name "out_label"})
                     :num-epoch 2
                     :fit-params {:arg-params {"fc_weight" (nd/array [[0.5]]) "fc_bias" (nd/zeros [1])} :eval-metric :mse :log nil}})
    (is (= [0.5] (nd/->vec (get (module/arg-params mod) "fc_weight"))))
    (is (pos? (nd/to-scalar (get (module/arg-params mod) "fc_bias"))))))

(deftest modules-outlive-scopes
  (let [mod (scope/using (-> (module/module (sym/exp "e" (sym/variable "data")) {:label-names []})
                             (module/bind {:data-shapes {"data" [1]} :for-training false})
                             module/init-params))]
    (is (= [1.0] (nd/->vec (first (module/predict-batch mod {:data [(nd/zeros [1])]})))))))

(deftest monitors-see-the-nodes
  (let [m (monitor/monitor 2 (fn [x] (nd/size x)))
        mod (-> (module/module (sym/exp "e" (sym/variable "data")) {:label-names []})
                (module/bind {:data-shapes {"data" [3]} :for-training false})
                module/init-params
                (module/install-monitor m))
        watch #(do (monitor/tic m) (module/predict-batch mod {:data [(nd/zeros [3])]}) (monitor/toc m))]
    (is (= [[1 "e_output" 3]] (watch)))
    (is (= [] (watch)))
    (is (= [[3 "e_output" 3]] (watch)))))
