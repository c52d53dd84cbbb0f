;; Shapes: vectors of lengths, one for each axis.
(ns org.apache.clojure-mxnet.shape
  "Shapes are plain vectors of integers, the first axis first. These functions exist for programs that call them.")

(defn ->shape "A shape from any sequence of lengths." [v] (mapv long v))

(defn ->vec "A shape as a vector." [shape] (vec shape))

(defn length "Number of axes." [shape] (count shape))

(defn product "Number of elements of an array of this shape." ^long [shape] (long (reduce * 1 shape)))
