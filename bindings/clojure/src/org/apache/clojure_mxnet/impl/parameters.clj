;; Parameters of a network by name: first values, multipliers for the optimizer, and its memory as named arrays.
(ns org.apache.clojure-mxnet.impl.parameters
  "What modules and key-value stores do with named arrays."
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.initializer :as initializer]
            [org.apache.clojure-mxnet.symbol :as sym]))

(set! *warn-on-reflection* true)

(defn- refuse [& words]
  (throw (IllegalArgumentException. ^String (apply str "[module] " words))))

(defn fill!
  "Copies given values, a map of names to arrays, into arrays by name. Those without one are made by the initializer when
  `made` says so; it may be nil, and they stay as they are."
  [what given targets made init]
  (doseq [[n target] (sort-by key targets)
          :let [x (or (get given n) (get given (keyword n)))]]
    (cond
      x (if (= (data/shape-of x) (data/shape-of target))
          (data/copy-to! x target)
          (refuse what " '" n "': expected the shape " (data/shape-of target) ", got " (data/shape-of x)))
      made (when init (initializer/apply init n target))
      :else (refuse what " '" n "' is missing; there are " (vec (sort (map name (keys given))))))))

(defn check-known
  "Throws when values are given for a name that is not among the known ones."
  [given known]
  (doseq [n (map name (keys given))]
    (when-not (contains? known n)
      (refuse "parameter '" n "' is not one of the symbol's"))))

(defn scales
  "Multipliers of learning rate and decay by index: attributes of variables, and no decay except of weights and gammas."
  [s names]
  (let [attributes (sym/attr-map s)
        number (fn [n k] (some-> (get-in attributes [n k]) parse-double))
        decays? #(or (str/ends-with? % "_weight") (str/ends-with? % "_gamma"))]
    (into {}
          (map-indexed (fn [i n] [i {:lr-mult (number n "__lr_mult__")
                                     :wd-mult (or (number n "__wd_mult__") (when-not (decays? n) 0.0))}]))
          names)))

(defn state-arrays
  "What an optimizer remembers, a sequence of pairs of key and state, as a map of names to arrays."
  [states]
  (into {} (for [[k s] states
                 [i x] (map-indexed vector (if (sequential? s) s [s]))
                 :when x]
             [(str k ":" i) x])))
