;; Java's pictures and arrays of pixels.
(ns org.apache.clojure-mxnet.impl.pictures
  "Converts between java.awt.image.BufferedImage and pixel values."
  (:require [clojure.java.io])
  (:import (java.awt RenderingHints)
           (java.awt.image BufferedImage)
           (javax.imageio ImageIO)))

(set! *warn-on-reflection* true)

(defn read-picture
  "The picture in a file, stream or URL."
  ^BufferedImage [source]
  (with-open [in (clojure.java.io/input-stream source)]
    (or (ImageIO/read in)
        (throw (IllegalArgumentException. (str source " is not a picture in a format that Java reads"))))))

(defn resized
  "The picture with another width and height. `hint` is a value of RenderingHints for interpolation."
  ^BufferedImage [^BufferedImage picture width height hint]
  (let [result (BufferedImage. (int width) (int height) BufferedImage/TYPE_INT_RGB)
        g (.createGraphics result)]
    (try
      (.setRenderingHint g RenderingHints/KEY_INTERPOLATION hint)
      (.drawImage g picture 0 0 (int width) (int height) nil)
      (finally (.dispose g)))
    result))

(defn pixels
  "Values 0 to 255 of a picture as bytes: height, width, channel, channels in the order red, green, blue; or one grey channel."
  ^bytes [^BufferedImage picture gray]
  (let [w (.getWidth picture) h (.getHeight picture)
        rgb (.getRGB picture 0 0 w h nil 0 w)
        n (alength rgb)
        out (byte-array (if gray n (* 3 n)))]
    (dotimes [i n]
      (let [p (aget rgb i)
            r (bit-and (bit-shift-right p 16) 0xff)
            g (bit-and (bit-shift-right p 8) 0xff)
            b (bit-and p 0xff)]
        (if gray
          (aset out i (unchecked-byte (Math/round (+ (* 0.299 r) (* 0.587 g) (* 0.114 b)))))
          (do
            (aset out (* 3 i) (unchecked-byte r))
            (aset out (+ 1 (* 3 i)) (unchecked-byte g))
            (aset out (+ 2 (* 3 i)) (unchecked-byte b))))))
    out))

(defn picture
  "A picture of bytes as `pixels` gives them; `channels` is 3 or 1."
  ^BufferedImage [^bytes values height width channels]
  (let [result (BufferedImage. (int width) (int height) BufferedImage/TYPE_INT_RGB)
        at (fn ^long [^long i] (bit-and (long (aget values i)) 0xff))]
    (dotimes [y height]
      (dotimes [x width]
        (let [i (* (+ (* y (long width)) x) (long channels))
              [r g b] (if (= 1 (long channels)) (repeat 3 (at i)) [(at i) (at (+ i 1)) (at (+ i 2))])]
          (.setRGB result x y (unchecked-int (bit-or (bit-shift-left (long r) 16) (bit-shift-left (long g) 8) (long b)))))))
    result))
