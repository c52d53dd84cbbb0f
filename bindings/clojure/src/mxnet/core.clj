;; A short name for org.apache.clojure-mxnet.core.
(ns mxnet.core
  "The functions and macros of `org.apache.clojure-mxnet.core` under a short name."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.core]
            [org.apache.clojure-mxnet.impl.namespaces :as namespaces]))

(namespaces/show! 'mxnet.core 'org.apache.clojure-mxnet.core)
