;; Names of the order of a batch's axes, for descriptions of data.
(ns org.apache.clojure-mxnet.layout
  "The order of axes: N examples, C channels, T time, H height, W width.")

(def UNDEFINED "__undef__")
(def NCHW "NCHW")
(def NTC "NTC")
(def NT "NT")
(def N "N")
