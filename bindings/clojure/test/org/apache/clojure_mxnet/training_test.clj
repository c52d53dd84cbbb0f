;; Optimizers, metrics, initializers, schedulers: values worked out by hand.
(ns org.apache.clojure-mxnet.training-test
  (:require [clojure.test :refer [are deftest is testing]]
            [org.apache.clojure-mxnet.callback :as callback]
            [org.apache.clojure-mxnet.eval-metric :as eval-metric]
            [org.apache.clojure-mxnet.initializer :as initializer]
            [org.apache.clojure-mxnet.lr-scheduler :as lr-scheduler]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.random :as random]))

(defn- near? [want got] (every? true? (map #(< (Math/abs (- (double %1) (double %2))) 1e-5) want got)))

(defn- steps
  "The weight after updates with the given gradients, from [1 -2]."
  [opt gradients]
  (let [w (nd/array [1 -2]) state (optimizer/create-state opt 0 w)]
    (doseq [g gradients] (optimizer/update opt 0 w (nd/array g) state))
    (nd/->vec w)))

(deftest gradient-descent
  (is (near? [0.95 -2.1] (steps (optimizer/sgd {:learning-rate 0.1 :wd 0}) [[0.5 1]])))
  (testing "decay, rescaling and clipping"
    (is (near? [(- 1 (* 0.1 (+ 0.5 0.01))) (- -2 (* 0.1 (+ 1 -0.02)))]
               (steps (optimizer/sgd {:learning-rate 0.1 :wd 0.01}) [[0.5 1]])))
    (is (near? [0.975 -2.05] (steps (optimizer/sgd {:learning-rate 0.1 :wd 0 :rescale-gradient 0.5}) [[0.5 1]])))
    (is (near? [0.99 -2.01] (steps (optimizer/sgd {:learning-rate 0.1 :wd 0 :clip-gradient 0.1}) [[0.5 1]]))))
  (testing "momentum: v = 0.9 v - 0.1 g"
    (is (near? [(- 1 0.05 0.095) (- -2 0.1 0.19)]
               (steps (optimizer/sgd {:learning-rate 0.1 :wd 0 :momentum 0.9}) [[0.5 1] [0.5 1]])))))

(deftest nesterov
  ;; m = 0.9 m + g; w -= lr (g + 0.9 m): first step lr 1.9 g
  (is (near? [(- 1 (* 0.1 1.9 0.5)) (- -2 (* 0.1 1.9))]
             (steps (optimizer/nag {:learning-rate 0.1 :wd 0 :momentum 0.9}) [[0.5 1]]))))

(deftest adaptive-optimizers
  (testing "Adam's first step is the learning rate, whatever the gradient"
    (is (near? [0.99 -2.01] (steps (optimizer/adam {:learning-rate 0.01}) [[0.5 100]]))))
  (testing "AdaGrad divides by the root of the sum of squares"
    (is (near? [(- 1 0.1 (/ 0.1 (Math/sqrt 2))) (+ -2 0.1 (/ 0.1 (Math/sqrt 2)))]
               (steps (optimizer/ada-grad {:learning-rate 0.1}) [[0.5 -3] [0.5 -3]]))))
  (testing "AdaDelta: step = sqrt(eps / ((1-rho) g^2 + eps)) g"
    (let [step (* 2 (Math/sqrt (/ 1e-2 (+ (* 0.95 4) 1e-2))))]
      (is (near? [(- 1 step) (+ -2 step)] (steps (optimizer/ada-delta {:rho 0.05 :epsilon 1e-2}) [[2 -2]])))))
  (testing "RMSProp with mean: n = (1-g1) g^2, m = (1-g1) g, step = lr g / sqrt(n - m^2 + eps)"
    (let [n (* 0.05 4) m (* 0.05 2) step (/ (* 0.01 2) (Math/sqrt (+ (- n (* m m)) 1e-8)))]
      (is (near? [(- 1 step) (+ -2 step)] (steps (optimizer/rms-prop {:learning-rate 0.01}) [[2 -2]])))))
  (testing "DCASGD's first step has nothing to compensate"
    (is (near? [0.95 -2.1] (steps (optimizer/dcasgd {:learning-rate 0.1}) [[0.5 1]])))
    ;; second: w = [0.95 -2.1], previous [1 -2]; g + 0.04 g^2 (w - previous)
    (is (near? [(- 0.95 (* 0.1 (+ 0.5 (* 0.04 0.25 -0.05)))) (- -2.1 (* 0.1 (+ 1 (* 0.04 1 -0.1))))]
               (steps (optimizer/dcasgd {:learning-rate 0.1}) [[0.5 1] [0.5 1]]))))
  (testing "SGLD is gradient descent with noise of the root of the rate"
    (random/seed 1)
    (let [w (nd/zeros [10000]) opt (optimizer/sgld {:learning-rate 0.04 :wd 0})]
      (optimizer/update opt 0 w (nd/ones [10000]) nil)
      (let [x (nd/->vec w) mean (/ (reduce + x) 10000)]
        (is (< -0.03 mean -0.01)) ; half the rate times the gradient
        (is (< 0.19 (Math/sqrt (/ (reduce + (map #(Math/pow (- % mean) 2) x)) 10000)) 0.21))))))

(deftest optimizers-by-name-and-wrong-options
  (is (= :adam (:kind (optimizer/create :adam {:learning-rate 1}))))
  (is (= :rms-prop (:kind (optimizer/create "rmsprop"))))
  (is (thrown-with-msg? IllegalArgumentException #"momentun" (optimizer/sgd {:momentun 0.9})))
  (is (thrown-with-msg? IllegalArgumentException #"one of" (optimizer/create :newton))))

(deftest learning-rates-that-change
  (let [s (lr-scheduler/factor-scheduler 2 0.5)]
    (is (= [1.0 1.0 1.0 0.5 0.5 0.25] (map #(s % 1) [0 1 2 3 4 5]))))
  (is (= [1.0 0.1] (map #((lr-scheduler/multi-factor-scheduler [3] 0.1) % 1) [3 4])))
  (is (= [2.0 0.5 0.0] (map #((lr-scheduler/poly-scheduler 10) % 2) [0 5 10])))
  (is (near? [1.0 0.5 0.0] (map #((lr-scheduler/cosine-scheduler 10) % 1) [0 5 20])))
  (is (= [0.0 0.5 1.0] (map #((lr-scheduler/with-warmup (lr-scheduler/poly-scheduler 10) 4) % 1) [0 2 4])))
  (testing "in an optimizer"
    (is (near? [(- 1 0.1 0.1 0.05)]
               (steps (optimizer/sgd {:learning-rate 0.1 :wd 0 :lr-scheduler (lr-scheduler/factor-scheduler 2 0.5)})
                      [[1 0] [1 0] [1 0]])))))

(defn- measured [metric & pairs]
  (doseq [[l p] pairs] (eval-metric/update metric [(nd/array l)] [(nd/array p)]))
  (second (eval-metric/get metric)))

(deftest metrics
  (are [want metric pairs] (near? [want] [(apply measured metric pairs)])
    0.75 (eval-metric/accuracy) [[[0 1] [[0.9 0.1] [0.2 0.8]]] [[1 0] [[0.9 0.1] [0.8 0.2]]]]
    1.0 (eval-metric/accuracy) [[[0 1] [0 1]]]
    0.5 (eval-metric/top-k-accuracy 2) [[[0 2] [[0.1 0.2 0.7] [0.1 0.2 0.7]]]]
    0.8 (eval-metric/f1) [[[1 1 0 1] [[0 1] [0 1] [1 0] [1 0]]]] ; precision 1, recall 2/3
    1.5 (eval-metric/mae) [[[1 2] [[2] [4]]]]
    2.5 (eval-metric/mse) [[[1 2] [[2] [4]]]]
    (Math/sqrt 2.5) (eval-metric/rmse) [[[1 2] [[2] [4]]]]
    4.0 (eval-metric/perplexity) [[[0 1] [[0.5 0.5] [0.875 0.125]]]]
    2.0 (eval-metric/perplexity {:ignore-label 1}) [[[0 1] [[0.5 0.5] [0.875 0.125]]]]
    (Math/log 4) (eval-metric/cross-entropy) [[[0 1] [[0.5 0.5] [0.875 0.125]]]]
    3.0 (eval-metric/custom-metric (fn [l _] (first (nd/->vec l))) "first") [[[2] [0]] [[4] [0]]])
  (let [both (eval-metric/comp-metric [(eval-metric/accuracy) (eval-metric/mse)])]
    (eval-metric/update both (nd/array [1]) (nd/array [1]))
    (is (= [["accuracy" "mse"] [1.0 0.0]] (eval-metric/get-and-reset both)))
    (is (every? #(Double/isNaN %) (second (eval-metric/get both)))))
  (is (thrown-with-msg? IllegalArgumentException #"labels" (measured (eval-metric/accuracy) [[0 1 1] [[1 0]]])))
  (is (= "accuracy=1.0000" (callback/metric-text (doto (eval-metric/accuracy)
                                                   (eval-metric/update (nd/array [1]) (nd/array [1])))))))

(deftest initializers
  (random/seed 3)
  (let [spread (fn [init shape] (let [x (nd/->vec (initializer/init-weight init "w" (nd/zeros shape)))]
                                  (apply max (map #(Math/abs (double %)) x))))]
    (is (< 0.06 (spread (initializer/uniform) [1000]) 0.0701))
    (is (< 0.42 (spread (initializer/xavier) [10 20]) (Math/sqrt (/ 3 15.0))))
    (is (< (spread (initializer/xavier {:factor-type "in" :magnitude 1}) [10 100]) (Math/sqrt (/ 1 100.0)))))
  (let [filled (fn [n] (nd/->vec (initializer/apply (initializer/constant 5) n (nd/zeros [1]))))]
    (is (= [[0.0] [1.0] [0.0] [1.0] [5.0]] (map filled ["fc_bias" "bn_gamma" "bn_moving_mean" "bn_moving_var" "fc_weight"]))))
  (is (thrown-with-msg? IllegalArgumentException #"2 axes" (initializer/init-weight (initializer/xavier) "w" (nd/zeros [3])))))

(deftest progress
  (let [report (callback/speedometer 10 2)
        metric (doto (eval-metric/accuracy) (eval-metric/update (nd/array [1]) (nd/array [1])))
        text (with-out-str (doseq [n (range 5)] (callback/invoke report 0 n metric)))]
    (is (= 2 (count (re-seq #"Epoch\[0\] Batch \[\d\] Speed: \d+\.\d samples/sec accuracy=1.0000" text))))))
