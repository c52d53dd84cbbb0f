;; The store of arrays by key.
(ns org.apache.clojure-mxnet.kvstore-test
  (:require [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.kvstore :as kvstore]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]))

(defn- pulled [store k] (let [out (nd/zeros [2])] (kvstore/pull store k out) (nd/->vec out)))

(deftest sums-and-copies
  (let [store (kvstore/create) x (nd/array [1 2])]
    (kvstore/init store "a" x)
    (nd/set x 0)
    (is (= [1.0 2.0] (pulled store "a")))
    (kvstore/push store "a" [(nd/array [1 1]) (nd/array [2 3])])
    (is (= [3.0 4.0] (pulled store "a")))
    (kvstore/init store [3 5] [(nd/ones [2]) (nd/zeros [2])])
    (kvstore/push store [3 5] [(nd/array [7 7]) [(nd/ones [2]) (nd/ones [2])]])
    (is (= [[7.0 7.0] [2.0 2.0]] (map #(pulled store %) [3 5])))
    (is (= ["local" 1 0] ((juxt kvstore/type kvstore/num-workers kvstore/rank) store)))
    (is (thrown-with-msg? IllegalArgumentException #"one of the keys" (pulled store "b")))
    (is (thrown-with-msg? IllegalArgumentException #"not in use" (kvstore/init store "a" x)))
    (kvstore/dispose store))
  (is (thrown-with-msg? IllegalArgumentException #"local" (kvstore/create "dist_sync"))))

(deftest with-an-optimizer
  (let [make #(-> (kvstore/create) (kvstore/init 0 (nd/array [1 2]))
                  (kvstore/set-optimizer (optimizer/sgd {:learning-rate 0.5 :momentum 0.5 :wd 0})))
        store (make) g (nd/array [1 -1]) file (java.io.File/createTempFile "store" ".states")]
    (kvstore/push store 0 g)
    (is (= [0.5 2.5] (pulled store 0)))
    (testing "its memory survives in a file: v = 0.5 v - 0.5 g"
      (kvstore/save-optimizer-states store file)
      (let [again (kvstore/load-optimizer-states (make) file)]
        (kvstore/push again 0 g)
        (is (= [0.25 2.75] (pulled again 0)))))))
