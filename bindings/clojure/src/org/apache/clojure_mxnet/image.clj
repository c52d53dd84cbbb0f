;; Pictures: reading, resizing, cutting, drawing.
(ns org.apache.clojure-mxnet.image
  "Pictures as arrays of shape (height, width, channels) with elements of `:uint8`, read and written by Java's own readers."
  (:refer-clojure :exclude [read])
  (:require [clojure.java.io :as io]
            [org.apache.clojure-mxnet.impl.pictures :as pictures]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.resource-scope :as scope])
  (:import (java.awt AlphaComposite BasicStroke Color Font RenderingHints)
           (java.awt.image BufferedImage)))

(set! *warn-on-reflection* true)

(def GRAYSCALE 0)
(def COLOR 1)

(defn- picture->array [^BufferedImage picture gray to-rgb]
  (let [shape [(.getHeight picture) (.getWidth picture) (if gray 1 3)]
        x (nd/array (pictures/pixels picture gray) shape {:dtype :uint8})]
    (if (or gray (not (false? to-rgb)))
      x
      (scope/using (nd/reverse x {:axis 2})))))

(defn- gray? [color-flag]
  (contains? #{GRAYSCALE :grayscale} color-flag))

(defn- delivered [x output]
  (if output
    (do (nd/copy-to x output) (nd/dispose x) output)
    x))

(defn decode
  "The picture in a stream of bytes. Options: `:color` (`:color` or `:grayscale`), `:to-rgb` (true; false: blue first),
  `:output`, an array to write into."
  ([input-stream] (decode input-stream {}))
  ([input-stream {:keys [color to-rgb output] :or {color :color to-rgb true}}]
   (delivered (picture->array (pictures/read-picture input-stream) (gray? color) to-rgb) output)))

(defn decode-image "As `decode`, with the option `:color-flag` (`COLOR` or `GRAYSCALE`)."
  ([input-stream] (decode input-stream))
  ([input-stream {:keys [color-flag] :or {color-flag COLOR} :as opts}]
   (decode input-stream (assoc opts :color color-flag))))

(defn read "The picture in a file. Options as those of `decode`."
  ([filename] (read filename {}))
  ([filename opts] (decode (io/file filename) opts)))

(defn read-image "As `read`, with the option `:color-flag` (`COLOR` or `GRAYSCALE`)."
  ([filename] (read filename))
  ([filename opts] (decode-image (io/file filename) opts)))

(defn rgb-array? "Whether an array has the shape of a picture in colour." [input]
  (and (nd/ndarray? input) (= 3 (count (nd/shape-vec input)) (peek (nd/shape-vec input)))))

(defn to-image
  "The picture of an array of shape (height, width, 3 or 1), as a BufferedImage; values are cut to 0 to 255."
  ^BufferedImage [input]
  (let [[h w c :as shape] (nd/shape-vec input)]
    (when-not (and (= 3 (count shape)) (#{1 3} c))
      (values/wrong "to-image" "input" "an array of shape (height, width, 3 or 1)" shape))
    (scope/using
     (pictures/picture (nd/to-array (nd/as-type (nd/clip (nd/as-type input :float32) {:a-min 0 :a-max 255}) :uint8)) h w c))))

(defn ndarray->image "As `to-image`." ^BufferedImage [input] (to-image input))

(defn resize
  "The picture with width `w` and height `h`. Options: `:interpolation`, 0 for the nearest pixel, 1 for a linear mean
  (default), 2 for a cubic one; `:output`."
  ([input w h] (resize input w h {}))
  ([input w h {:keys [interpolation output]}]
   (let [hint (case (int (or interpolation 1))
                0 RenderingHints/VALUE_INTERPOLATION_NEAREST_NEIGHBOR
                1 RenderingHints/VALUE_INTERPOLATION_BILINEAR
                2 RenderingHints/VALUE_INTERPOLATION_BICUBIC
                (values/wrong "resize" "interpolation" "0, 1 or 2" interpolation))]
     (delivered (picture->array (pictures/resized (to-image input) w h hint) (= 1 (peek (nd/shape-vec input))) true)
                output))))

(defn resize-image "As `resize`."
  ([input w h] (resize input w h))
  ([input w h opts] (resize input w h opts)))

(defn apply-border
  "The picture inside a border of the given widths. Options: `:value`, of all channels, or `:values`, one for each (0);
  `:output`."
  ([input top bottom left right] (apply-border input top bottom left right {}))
  ([input top bottom left right {:keys [value values output]}]
   (let [[h w c] (nd/shape-vec input)
         rows (nd/->nd-vec input)
         edge (vec (or values (repeat c (or value 0))))
         wide (repeat (+ (long left) (long w) (long right)) edge)]
     (delivered (nd/array (concat (repeat top wide)
                                  (map #(concat (repeat left edge) % (repeat right edge)) rows)
                                  (repeat bottom wide))
                          [(+ (long top) (long h) (long bottom)) (count wide) c] {:dtype (nd/dtype input)})
                output))))

(defn fixed-crop "The part of a picture from column `x0` and row `y0` on, with width `w` and height `h`." [input x0 y0 w h]
  (nd/slice input {:begin [y0 x0 0] :end [(+ (long y0) (long h)) (+ (long x0) (long w)) (peek (nd/shape-vec input))]}))

(defn draw-bounding-box!
  "Draws boxes into a picture. `coordinates` is a sequence of maps of `:x-min`, `:x-max`, `:y-min` and `:y-max` in pixels.

  Options: `:names`, a text for each box; `:stroke` (3), `:font-size-mult` (1.0), `:transparency` (1.0: none)."
  ([buffered-image coordinates] (draw-bounding-box! buffered-image coordinates {}))
  ([^BufferedImage buffered-image coordinates {:keys [names stroke font-size-mult transparency]
                                               :or {stroke 3 font-size-mult 1.0 transparency 1.0}}]
   (let [g (.createGraphics buffered-image)]
     (try
       (.setComposite g (AlphaComposite/getInstance AlphaComposite/SRC_OVER (float transparency)))
       (.setStroke g (BasicStroke. (float stroke)))
       (doseq [[i {:keys [x-min x-max y-min y-max]}] (map-indexed vector coordinates)
               :let [label (nth names i nil)]]
         ;; Hues that are far apart, so that neighbours in the list differ.
         (.setColor g (Color/getHSBColor (float (* i 0.618)) (float 1) (float 1)))
         (.drawRect g (int x-min) (int y-min) (int (- (double x-max) (double x-min))) (int (- (double y-max) (double y-min))))
         (when label
           (.setFont g (Font. Font/SANS_SERIF Font/PLAIN (int (* 14 (double font-size-mult)))))
           (.drawString g (str label) (int (+ (double x-min) (double stroke))) (int (- (double y-max) (double stroke))))))
       (finally (.dispose g)))
     buffered-image)))
