;; Layers as data: networks that are put together from maps.
(ns org.apache.clojure-mxnet.layer
  "Networks as data. A layer is a map, or a function of a symbol that returns a symbol; `sequential` puts layers in a row and
  `->symbol` makes the symbol of them."
  (:require [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.symbol :as sym])
  (:import (org.apache.mxnet.javaapi Symbol)))

(set! *warn-on-reflection* true)

(defn sequential "Layers one after the other." [& layers] {:layer :sequential :layers (vec layers)})

(defn dense
  "Every output from all inputs. Options: `:act`, an activation such as `:relu`; `:bias` (true); `:flatten` (true); `:name`."
  ([units] (dense units {}))
  ([units opts] (assoc opts :layer :dense :units units)))

(defn activation "An activation by name: `:relu`, `:sigmoid`, `:tanh`, `:softrelu`, `:softsign`." [act]
  {:layer :activation :act act})

(defn conv
  "Convolution of images (N, C, H, W). `kernel` is a vector of lengths. Options: `:stride`, `:pad`, `:dilate`, `:groups`,
  `:act`, `:bias` (true), `:name`."
  ([channels kernel] (conv channels kernel {}))
  ([channels kernel opts] (assoc opts :layer :conv :channels channels :kernel kernel)))

(defn pool
  "The greatest value, or with `:type :avg` the mean, of each window. `kernel` is a vector of lengths. Options: `:stride`
  (default: as the kernel), `:pad`, `:type`."
  ([kernel] (pool kernel {}))
  ([kernel opts] (merge {:type :max :stride kernel} opts {:layer :pool :kernel kernel})))

(defn global-pool "One value for each channel: the greatest, or with `:avg` the mean." ([] (global-pool :avg))
  ([type] {:layer :global-pool :type type}))

(defn flatten-layer "All axes but the first as one." [] {:layer :flatten})
(defn dropout "Leaves out a share `p` of the values in training." [p] {:layer :dropout :p p})
(defn batch-norm "Normalises each channel over the batch. Options: those of the operator." ([] (batch-norm {}))
  ([opts] (assoc opts :layer :batch-norm)))
(defn embedding "Rows of a table by their number." [input-dim output-dim]
  {:layer :embedding :input-dim input-dim :output-dim output-dim})

(defn- counted-name
  "The name of a layer: its own, or its kind with a number. `counts` is an atom."
  [{:keys [layer name]} counts]
  (or (some-> name clojure.core/name)
      (str (clojure.core/name layer) (get (swap! counts update layer (fnil inc -1)) layer))))

(defn- activated [x act layer-name]
  (if act (sym/activation (str layer-name "_act") x {:act-type act}) x))

(defn- add [x {:keys [layer act] :as l} counts]
  (let [label #(counted-name l counts)]
    (cond
      (fn? l) (l x)
      (= layer :sequential) (reduce #(add %1 %2 counts) x (:layers l))
      (= layer :dense)
      (let [n (label)]
        (activated (sym/fully-connected n x {:num-hidden (:units l) :no-bias (false? (:bias l)) :flatten (:flatten l)})
                   act n))
      (= layer :activation) (sym/activation (label) x {:act-type act})
      (= layer :conv)
      (let [n (label)]
        (activated (sym/convolution n x {:num-filter (:channels l) :kernel (:kernel l) :stride (:stride l) :pad (:pad l)
                                         :dilate (:dilate l) :num-group (:groups l) :no-bias (false? (:bias l))})
                   act n))
      (= layer :pool) (sym/pooling (label) x {:kernel (:kernel l) :stride (:stride l) :pad (:pad l) :pool-type (:type l)})
      (= layer :global-pool) (sym/pooling (label) x {:global-pool true :kernel [1 1] :pool-type (:type l)})
      (= layer :flatten) (sym/flatten (label) x)
      (= layer :dropout) (sym/dropout (label) x {:p (:p l)})
      (= layer :batch-norm) (sym/batch-norm (label) x (dissoc l :layer :name))
      (= layer :embedding) (sym/embedding (label) x {:input-dim (:input-dim l) :output-dim (:output-dim l)})
      :else (values/wrong "->symbol" "layer" "a map with a known :layer, or a function" l))))

(defn ->symbol
  "The symbol of layers, from a variable named \"data\" or another symbol. A symbol is returned as it is."
  ([net] (->symbol net (sym/variable "data")))
  ([net input] (if (instance? Symbol net) net (add input net (atom {})))))
