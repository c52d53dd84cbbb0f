;; Data sets in files: comma-separated numbers, and the format of the MNIST digits.
(ns org.apache.clojure-mxnet.impl.files
  "Reads data sets into primitive arrays."
  (:require [clojure.java.io :as io]
            [clojure.string :as str])
  (:import (java.io DataInputStream EOFException)
           (java.util.zip GZIPInputStream)))

(set! *warn-on-reflection* true)

(defn csv
  "All numbers of a file, row after row, as a float array."
  ^floats [file]
  (with-open [r (io/reader file)]
    (float-array (for [line (line-seq r) :when (not (str/blank? line))
                       field (str/split line #",")]
                   (Float/parseFloat (str/trim field))))))

(defn idx
  "Shape and bytes of a file in the format of the MNIST digits, compressed or not, as a vector and a byte array."
  [file]
  (with-open [raw (io/input-stream file)
              in (DataInputStream. (if (str/ends-with? (str file) ".gz") (GZIPInputStream. raw) raw))]
    (try
      (let [magic (.readInt in)
            _ (when-not (= 0x0800 (bit-and magic 0xffffff00))
                (throw (IllegalArgumentException. (str file " is not a file of unsigned bytes in the idx format"))))
            shape (vec (repeatedly (bit-and magic 0xff) #(.readInt in)))
            contents (byte-array (reduce * 1 shape))]
        (.readFully in contents)
        [shape contents])
      (catch EOFException _
        (throw (IllegalArgumentException. (str file " ends too early")))))))
