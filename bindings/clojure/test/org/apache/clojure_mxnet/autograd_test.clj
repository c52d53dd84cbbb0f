;; Gradients, against derivatives worked out by hand.
(ns org.apache.clojure-mxnet.autograd-test
  (:require [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.autograd :as autograd]
            [org.apache.clojure-mxnet.cached-op :as cached-op]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.symbol :as sym]))

(deftest gradient-of-a-sum-of-squares
  (let [w (autograd/attach-grad (nd/array [1 2 3]))]
    (autograd/backward (autograd/record (nd/sum (nd/* w w))))
    (is (= [2.0 4.0 6.0] (nd/->vec (autograd/grad w))))
    (testing "it is written anew each time"
      (autograd/backward (autograd/record (nd/sum (nd/* w 5))))
      (is (= [5.0 5.0 5.0] (nd/->vec (autograd/grad w)))))))

(deftest gradients-can-be-added-up
  (let [w (autograd/attach-grad (nd/array [1 2]) {:grad-req :add})]
    (dotimes [_ 3]
      (autograd/backward (autograd/record (nd/sum (nd/* w 2)))))
    (is (= [6.0 6.0] (nd/->vec (autograd/grad w))))))

(deftest head-gradients-and-several-results
  (let [x (autograd/attach-grad (nd/array [1 2]))
        [y z] (autograd/record [(nd/square x) (nd/* x 3)])]
    (autograd/backward [y z] {:head-grads [(nd/array [1 10]) (nd/array [2 0])]})
    ;; 2x * head of y + 3 * head of z
    (is (= [8.0 40.0] (nd/->vec (autograd/grad x))))))

(deftest the-same-computation-twice
  (let [x (autograd/attach-grad (nd/array [3]))
        y (autograd/record (nd/* x x x))]
    (autograd/backward y {:retain-graph true})
    (is (= [27.0] (nd/->vec (autograd/grad x))))
    (autograd/backward y)
    (is (= [27.0] (nd/->vec (autograd/grad x))))))

(deftest flags-are-set-back
  (is (not (autograd/recording?)))
  (autograd/record
   (is (autograd/recording?))
   (is (autograd/training?))
   (autograd/pause
    (is (not (autograd/recording?)))
    (is (not (autograd/training?))))
   (autograd/predict-mode
    (is (autograd/recording?))
    (is (not (autograd/training?))))
   (is (autograd/training?)))
  (is (thrown? ArithmeticException (autograd/record (/ 1 0))))
  (is (not (autograd/recording?)))
  (is (not (autograd/training?)))
  (autograd/train-mode (is (autograd/training?)) (is (not (autograd/recording?)))))

(deftest dropout-follows-the-mode
  (let [x (nd/ones [1000])]
    (is (= 1000.0 (nd/to-scalar (nd/sum (nd/dropout x {:p 0.5})))))
    (is (not= 1000 (count (filter pos? (nd/->vec (autograd/train-mode (nd/dropout x {:p 0.5})))))))))

(deftest detached-arrays-are-constants
  (let [x (autograd/attach-grad (nd/array [3]))]
    (autograd/backward (autograd/record (nd/* x (autograd/detach x))))
    (is (= [3.0] (nd/->vec (autograd/grad x))))
    (is (nil? (autograd/grad (nd/array [1]))))))

(deftest views-and-copies-have-gradients
  (let [w (autograd/attach-grad (nd/array [[1 2] [3 4]]))
        after (fn [f] (autograd/backward (autograd/record (nd/sum (f)))) (nd/->nd-vec (autograd/grad w)))]
    (is (= [[0.0 0.0] [3.0 3.0]] (after #(nd/* (nd/slice w 1) 3))))
    (is (= [[2.0 2.0] [0.0 0.0]] (after #(nd/* (nd/at w 0) 2))))
    (is (= [[4.0 4.0] [4.0 4.0]] (after #(nd/* (nd/copy w) 4))))
    (is (= [[5.0 5.0] [5.0 5.0]] (after #(nd/* (nd/as-type w :float64) 5))))
    (is (= [[1.0 1.0] [1.0 1.0]] (after #(nd/reshape w [4]))))))

(deftest gradients-of-a-function
  (let [[a b] (autograd/gradients nd/* (nd/array [2]) (nd/array [5]))]
    (is (= [5.0] (nd/->vec a)))
    (is (= [2.0] (nd/->vec b)))))

(deftest cached-operators-are-functions-with-gradients
  (let [f (cached-op/->fn (sym/+ (sym/square (sym/variable "a")) (sym/variable "b")))
        a (autograd/attach-grad (nd/array [1 2]))]
    (is (= [11.0 14.0] (nd/->vec (f a (nd/array [10 10])))))
    (autograd/backward (autograd/record (f a (nd/array [0 0]))))
    (is (= [2.0 4.0] (nd/->vec (autograd/grad a))))
    (is (= [3.0] (nd/->vec (cached-op/call (cached-op/cached-op (sym/+ (sym/variable "x") 2) {:static-alloc true})
                                           (nd/array [1])))))))
