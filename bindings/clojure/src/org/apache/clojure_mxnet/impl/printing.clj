;; How arrays, symbols and other native objects look when they are printed.
(ns org.apache.clojure-mxnet.impl.printing
  "Printing that never fails and never floods the screen: closed objects, failed computations and large arrays, too."
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.impl.data :as data])
  (:import (java.io Writer)
           (org.apache.mxnet.javaapi NDArray Symbol)
           (org.apache.mxnet.nativelib LibMXNet NativeResource)))

(set! *warn-on-reflection* true)

(def ^{:dynamic true :doc "The largest number of elements of which all are printed."} *print-elements* 60)

(defn array-text
  "One line about an array, and its elements when they are few."
  [^NDArray x]
  (if (.isClosed x)
    "#<NDArray released>"
    (try
      (let [shape (data/shape-of x)
            head (str "#<NDArray " (if shape (str "[" (str/join " " shape) "]") "without shape") " " (name (data/dtype-of x))
                      " " (data/context-of x))
            n (if shape (data/size-of shape) 0)]
        (cond
          (nil? shape) (str head ">")
          (<= n (long *print-elements*)) (str head " " (pr-str (data/nest (data/number-vec x) shape)) ">")
          :else (str head ", " n " elements>")))
      (catch Exception e
        (str "#<NDArray failed: " (.getMessage e) ">")))))

(defn symbol-text
  "One line about a symbol: its name, or its outputs when it is a group."
  [^Symbol x]
  (if (.isClosed x)
    "#<Symbol released>"
    (try
      (let [outputs (LibMXNet/MXSymbolListOutputs (.handle x))]
        (str "#<Symbol " (str/join " " outputs) ">"))
      (catch Exception e
        (str "#<Symbol failed: " (.getMessage e) ">")))))

(defmethod print-method NativeResource [^NativeResource x ^Writer w]
  (.write w (str "#<" (.getSimpleName (class x)) (when (.isClosed x) " released") ">")))
(defmethod print-method NDArray [x ^Writer w] (.write w ^String (array-text x)))
(defmethod print-method Symbol [x ^Writer w] (.write w ^String (symbol-text x)))
