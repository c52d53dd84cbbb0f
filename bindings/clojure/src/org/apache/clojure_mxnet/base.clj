;; Constants of the library that several namespaces share.
(ns org.apache.clojure-mxnet.base
  "Shared constants.")

(def ^{:doc "The element type that arrays have when none is given."} MX_REAL_TYPE :float32)
