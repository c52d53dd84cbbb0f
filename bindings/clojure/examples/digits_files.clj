;; Raw little-endian float32 files, as the digits examples of all languages read and write them.
(ns digits-files
  (:require [clojure.java.io :as io])
  (:import (java.nio ByteBuffer ByteOrder)
           (java.nio.file Files)))

(set! *warn-on-reflection* true)

(defn read-floats
  "All numbers of a file as a float array."
  ^floats [dir file]
  (let [contents (Files/readAllBytes (.toPath (io/file dir file)))
        numbers (float-array (quot (alength contents) 4))]
    (-> (ByteBuffer/wrap contents) (.order ByteOrder/LITTLE_ENDIAN) .asFloatBuffer (.get numbers))
    numbers))

(defn write-floats
  "Writes a float array."
  [dir file ^floats numbers]
  (let [buffer (-> (ByteBuffer/allocate (* 4 (alength numbers))) (.order ByteOrder/LITTLE_ENDIAN))]
    (.put (.asFloatBuffer buffer) numbers)
    (with-open [out (io/output-stream (io/file dir file))]
      (.write out (.array buffer)))))
