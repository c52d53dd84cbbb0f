;; The whole package through one namespace: data in, data out.
(ns org.apache.clojure-mxnet.core
  "Arrays, gradients, layers, training and prediction for everyday use.

      (require '[org.apache.clojure-mxnet.core :as mx])

      (mx/with-scope
        (let [w (mx/attach-grad (mx/array [1 2 3]))]
          (-> (mx/record (mx/sum (mx/* w w))) mx/backward)
          (mx/->vec (mx/grad w))))                        ; => [2.0 4.0 6.0]

  Besides what is defined here the namespace has all functions of `org.apache.clojure-mxnet.ndarray`, operators included, and
  the most used ones of optimizer, model, layer, autograd and context."
  (:refer-clojure :exclude [symbol])
  (:require [org.apache.clojure-mxnet.autograd :as autograd]
            [org.apache.clojure-mxnet.context]
            [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.namespaces :as namespaces]
            [org.apache.clojure-mxnet.layer]
            [org.apache.clojure-mxnet.model]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope]))

(set! *warn-on-reflection* true)

(defmacro with-scope
  "Runs the body in a scope: what was made inside is released at the end, except arrays in the result."
  [& body]
  `(scope/using ~@body))

(defmacro record "Runs the body while recording for `backward`, in training mode." [& body]
  `(autograd/record ~@body))
(defmacro pause "Runs the body without recording." [& body]
  `(autograd/pause ~@body))
(defmacro train-mode "Runs the body in training mode." [& body]
  `(autograd/train-mode ~@body))
(defmacro predict-mode "Runs the body in prediction mode." [& body]
  `(autograd/predict-mode ~@body))

(def attach-grad "Makes an array a variable with room for its gradient. Returns the array." autograd/attach-grad)
(def grad "The gradient of a variable." autograd/grad)
(def backward "Computes the gradients of the variables that a result depends on." autograd/backward)
(def detach "The same array, outside the recorded computation." autograd/detach)

(defn ->vec
  "The elements as nested vectors of the array's shape. A vector of arrays becomes a vector of such."
  [x]
  (if (sequential? x) (mapv ->vec x) (nd/->nd-vec x)))

(defn ->scalar "The element of an array that has only one, as a number." [x] (nd/to-scalar x))

(defn array
  "An array of nested numbers, or of flat numbers with the option `:shape`. Options: `:dtype` (`:float32`), `:ctx`, `:grad`
  (true: a variable with room for its gradient). An array is copied."
  ([source] (array source {}))
  ([source {:keys [shape dtype ctx grad] :as opts}]
   (let [x (if (nd/ndarray? source)
             (nd/copy-to source (nd/empty (nd/shape-vec source) {:dtype (or dtype (nd/dtype source)) :ctx ctx}))
             (data/from-data source shape ctx (or dtype :float32)))]
     (if grad (attach-grad x) x))))

(defn seed "Starts all random numbers anew, so that they repeat." [n] (random/seed n))

(defn release "Releases arrays now: one, or those in a collection." [x] (scope/release! x))

(defn- options [x] (if (number? x) {:learning-rate x} x))

(defn sgd "Stochastic gradient descent: of a learning rate, or of options as in `org.apache.clojure-mxnet.optimizer`."
  ([] (optimizer/sgd))
  ([rate-or-options] (optimizer/sgd (options rate-or-options))))

(defn adam "Adam: of a learning rate, or of options as in `org.apache.clojure-mxnet.optimizer`."
  ([] (optimizer/adam))
  ([rate-or-options] (optimizer/adam (options rate-or-options))))

(defn rms-prop "RMSProp: of a learning rate, or of options as in `org.apache.clojure-mxnet.optimizer`."
  ([] (optimizer/rms-prop))
  ([rate-or-options] (optimizer/rms-prop (options rate-or-options))))

(namespaces/show! *ns* 'org.apache.clojure-mxnet.model '#{dispose model inputs})
(namespaces/show! *ns* 'org.apache.clojure-mxnet.layer '#{activation dropout batch-norm embedding})
(namespaces/show! *ns* 'org.apache.clojure-mxnet.context '#{context map->Context ->Context})
(namespaces/show! *ns* 'org.apache.clojure-mxnet.ndarray)
