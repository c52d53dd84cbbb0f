;; Predictors, classifiers and detectors over saved models; pictures; drawings of networks.
(ns org.apache.clojure-mxnet.infer-test
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.image :as image]
            [org.apache.clojure-mxnet.infer :as infer]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.symbol :as sym]
            [org.apache.clojure-mxnet.visualization :as visualization])
  (:import (java.awt.image BufferedImage)
           (javax.imageio ImageIO)))

(defn- folder [] (.toFile (java.nio.file.Files/createTempDirectory "infer" (make-array java.nio.file.attribute.FileAttribute 0))))

(defn- saved
  "Prefix of a saved model, with names of two classes beside it."
  [net params]
  (let [dir (folder) prefix (str (io/file dir "m"))]
    (sym/save-checkpoint prefix 0 net params {})
    (spit (io/file dir "synset.txt") "cat\ndog\n")
    prefix))

(deftest predictors
  (let [prefix (saved (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 2})
                      {"fc_weight" (nd/array [[1 0 0] [0 1 1]]) "fc_bias" (nd/array [0 10])})
        p (infer/create-predictor (infer/model-factory prefix [{:name "data" :shape [2 3]}]))]
    (is (= [[1.0 15.0 4.0 21.0]] (infer/predict p [[1 2 3 4 5 6]])))
    (is (= [[[1.0 15.0]]] (map nd/->nd-vec (infer/predict-with-ndarray p [(nd/array [[1 2 3]])]))))
    (is (thrown-with-msg? IllegalArgumentException #"expected 6 numbers" (infer/predict p [[1 2 3]])))
    (is (thrown-with-msg? IllegalArgumentException #"1 inputs" (infer/predict p [])))
    (is (= [2.0 -3.0] (first (infer/predict (infer/create-predictor (infer/model-factory
                                                                     (saved (sym/negative (sym/variable "data")) {})
                                                                     [{:name "data" :shape [2]}])) [[-2 3]]))))))

(deftest classifiers
  (let [prefix (saved (sym/softmax (sym/variable "data")) {})
        c (infer/create-classifier (infer/model-factory prefix [{:name "data" :shape [1 2]}]))]
    (is (= ["dog" "cat"] (map :class (infer/classify c [[0 1]]))))
    (is (= [{:class "dog" :prob 0.75}] (map #(update % :prob (fn [p] (/ (Math/round (* 1e4 p)) 1e4)))
                                            (infer/classify c [[0 (Math/log 3)]] 1))))
    (is (= [["cat"] ["dog"]] (map #(map :class %) (infer/classify-with-ndarray c [(nd/array [[2 1] [0 1]])] 1)))))
  (is (thrown? java.io.FileNotFoundException
               (let [prefix (str (io/file (folder) "m"))]
                 (sym/save-checkpoint prefix 0 (sym/exp (sym/variable "data")) {} {})
                 (infer/create-classifier (infer/model-factory prefix [{:name "data" :shape [1]}]))))))

(defn- picture [w h f]
  (let [p (BufferedImage. w h BufferedImage/TYPE_INT_RGB)]
    (doseq [x (range w) y (range h)] (.setRGB p x y (unchecked-int (f x y))))
    p))

(deftest classifiers-of-pictures
  ;; Class 0 is the mean of red, class 1 that of blue.
  (let [means (sym/mean (sym/variable "data") {:axis [2 3]})
        prefix (saved (sym/softmax (sym// (sym/slice-axis (sym/concat (sym/slice-axis means {:axis 1 :begin 0 :end 1})
                                                                       (sym/slice-axis means {:axis 1 :begin 2 :end 3}))
                                                           {:axis 1 :begin 0 :end 2})
                                          100)) {})
        c (infer/create-image-classifier (infer/model-factory prefix [{:name "data" :shape [1 3 4 4]}]))
        red (picture 10 6 (fn [_ _] 0xff0000)) blue (picture 4 4 (fn [_ _] 0x0000ff))]
    (is (= "cat" (:class (ffirst (infer/classify-image c red)))))
    (is (= ["cat" "dog"] (map (comp :class first) (infer/classify-image-batch c [red blue] 1))))))

(deftest detectors
  (let [found [[[0 0.6 0.1 0.2 0.3 0.4] [1 0.9 0 0 0.5 0.5] [-1 0 0 0 0 0]]]
        net (sym/broadcast-add (sym/variable "boxes") (sym/* (sym/mean (sym/variable "data")) 0))
        d (infer/create-object-detector (infer/model-factory (saved net {"boxes" (nd/array found)})
                                                             [{:name "data" :shape [1 3 2 2]}]))
        [result] (infer/detect-objects d (picture 2 2 (fn [_ _] 0)))]
    (is (= ["dog" "cat"] (map :class result)))
    (is (= {:x-min 0.0 :y-min 0.0 :x-max 0.5 :y-max 0.5} (select-keys (first result) [:x-min :y-min :x-max :y-max])))
    (is (= 1 (count (first (infer/detect-objects-with-ndarrays d [(nd/zeros [1 3 2 2])] 1)))))))

(deftest pictures-and-arrays
  (let [p (picture 3 2 (fn [x y] (bit-or (bit-shift-left (* 10 x) 16) (bit-shift-left (* 20 y) 8) 7)))
        file (java.io.File/createTempFile "picture" ".png")
        _ (ImageIO/write p "png" file)
        x (image/read (str file))]
    (is (= [2 3 3] (nd/shape-vec x)))
    (is (= :uint8 (nd/dtype x)))
    (is (= [[[0 0 7] [10 0 7] [20 0 7]] [[0 20 7] [10 20 7] [20 20 7]]] (nd/->nd-vec x)))
    (is (image/rgb-array? x))
    (is (= [7 0 20] (last (first (nd/->nd-vec (image/read (str file) {:to-rgb false}))))))
    (is (= [2 3 1] (nd/shape-vec (image/read-image (str file) {:color-flag image/GRAYSCALE}))))
    (is (= 7 (first (nd/->vec (image/decode (io/input-stream file) {:to-rgb false})))))
    (is (= (nd/->nd-vec x) (nd/->nd-vec (image/read (doto (str (java.io.File/createTempFile "again" ".png"))
                                                      (as-> f (ImageIO/write (image/to-image x) "png" (io/file f))))))))
    (is (= [4 6 3] (nd/shape-vec (image/resize x 6 4))))
    (is (= [[[10 20 7]]] (nd/->nd-vec (image/fixed-crop x 1 1 1 1))))
    (is (= [[9 9 9] [0 0 7]] (map #(nth (nth (nd/->nd-vec (image/apply-border x 1 0 1 0 {:value 9})) %) %) [0 1])))
    (is (= [3 2 3] (nd/shape-vec (infer/buffered-image-to-pixels p [3 2 3]))))
    (is (= [[0.0 10.0 20.0] [0.0 10.0 20.0]] (first (nd/->nd-vec (infer/buffered-image-to-pixels p [3 2 3])))))
    (testing "boxes change pixels"
      (let [drawn (image/draw-bounding-box! (infer/reshape-image p 40 40) [{:x-min 5 :x-max 30 :y-min 5 :y-max 30}]
                                            {:names ["cat"]})]
        (is (not= (.getRGB (infer/reshape-image p 40 40) 5 10) (.getRGB drawn 5 10)))))
    (is (thrown-with-msg? IllegalArgumentException #"picture" (image/decode (io/input-stream (byte-array 10)))))))

(deftest drawings
  (let [net (sym/softmax "out" (sym/fully-connected "fc" (sym/variable "data") {:num-hidden 4}))
        dot (visualization/plot-network net {"data" [1 3]} {:title "small"})]
    (is (str/starts-with? dot "digraph \"small\" {"))
    (is (str/includes? dot "\"data\" -> \"fc\" [label=\"3\"]"))
    (is (str/includes? dot "\"fc\" -> \"out\" [label=\"4\"]"))
    (is (str/includes? dot "num_hidden=4"))
    (is (not (str/includes? dot "fc_weight")))
    (is (str/includes? (visualization/plot-network net {} {:hide-weights false}) "fc_weight"))))
