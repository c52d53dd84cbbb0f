;; Who releases native memory, and when.
(ns org.apache.clojure-mxnet.memory-test
  (:require [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.resource-scope :as scope]))

(def ^:private megabyte (float-array 262144))

(deftest dropped-arrays-are-collected
  (System/gc)
  (let [before (nd/bytes-in-use)
        most-arrays (atom 0)
        most-bytes (atom 0)]
    (dotimes [_ 10000]
      (nd/array megabyte)
      (swap! most-arrays max (nd/live-count))
      (swap! most-bytes max (- (nd/bytes-in-use) before)))
    (is (< @most-arrays 1500))
    (is (< @most-bytes (* 1500 1024 1024)))))

(deftest a-scope-releases-what-it-does-not-return
  (let [before (nd/live-count)
        inside (atom nil)
        kept (scope/using
              (reset! inside (nd/ones [2]))
              (let [x (nd/ones [3])] (nd/+ x 1)))]
    (is (nd/disposed? @inside))
    (is (= [2.0 2.0 2.0] (nd/->vec kept)))
    (is (= (inc before) (nd/live-count)))
    (nd/dispose kept)
    (is (= before (nd/live-count))))
  (testing "when it ends with an exception, too"
    (let [inside (atom nil)]
      (is (thrown? ArithmeticException (scope/using (reset! inside (nd/ones [2])) (/ 1 0))))
      (is (nd/disposed? @inside)))))

(deftest collections-and-lazy-sequences-leave-a-scope-whole
  (is (= [1.0 2.0 3.0] (mapv nd/to-scalar (scope/using (map #(nd/array [%]) [1 2 3])))))
  (is (= [[1.0] [2.0]] (map nd/->vec (:xs (scope/using {:xs (for [i [1 2]] (nd/array [i])) :n 2})))))
  (is (= [[7.0]] (map nd/->vec (scope/using #{(nd/array [7])}))))
  (testing "numbers that a lazy sequence reads from an array"
    (is (= [2.0 3.0] (scope/using (let [x (nd/array [1 2])] (map inc (nd/->vec x))))))
    (is (= [2.0 3.0] (scope/using (let [x (nd/array [1 2])] (map (fn [i] (inc (nd/to-scalar (nd/slice x i)))) [0 1])))))))

(deftest nested-scopes
  (let [outer (atom nil)
        inner (atom nil)]
    (scope/with-let [x (nd/ones [1])
                     y (scope/with-do (reset! inner (nd/ones [1])) (nd/+ x 1))]
      (reset! outer y)
      (is (nd/disposed? @inner))
      (is (= [2.0] (nd/->vec y)))
      nil)
    (is (nd/disposed? @outer))))

(deftest arrays-can-be-taken-out-of-a-scope
  (let [kept (atom nil)]
    (scope/using (reset! kept (scope/keep-alive! {:x (nd/ones [1])})) nil)
    (is (= [1.0] (nd/->vec (:x @kept))))
    (scope/release! @kept)
    (scope/release! @kept)
    (is (nd/disposed? (:x @kept)))))

(deftest threads-share-arrays-and-have-scopes-of-their-own
  (let [x (nd/array [1 2 3])
        results (scope/using (mapv deref (mapv (fn [i] (future (scope/using (nd/* x i)))) (range 4))))]
    (is (= [[0.0 0.0 0.0] [1.0 2.0 3.0] [2.0 4.0 6.0] [3.0 6.0 9.0]] (map nd/->vec results)))))
