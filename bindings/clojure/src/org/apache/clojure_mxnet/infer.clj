;; Inference with saved models: predictors, classifiers, detectors.
(ns org.apache.clojure-mxnet.infer
  "Runs saved models: a factory knows where the model is and what its inputs look like, and makes what predicts."
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [org.apache.clojure-mxnet.dtype :as dtype]
            [org.apache.clojure-mxnet.impl.pictures :as pictures]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.model :as model]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.resource-scope :as scope])
  (:import (java.awt RenderingHints)
           (java.awt.image BufferedImage)))

(set! *warn-on-reflection* true)

(defprotocol APredictor
  "Predicts from numbers or arrays."
  (predict [wrapped-predictor inputs]
    "The outputs as flat vectors, for inputs that are flat sequences in row-major order, each of the described shape.")
  (predict-with-ndarray [wrapped-predictor input-arrays] "The outputs as arrays, for input arrays."))

(defprotocol AClassifier
  "Names the classes of inputs. Results are vectors of maps of `:class` and `:prob`, the likeliest first."
  (classify [wrapped-classifier inputs] [wrapped-classifier inputs topk]
    "The classes of one example, given as a vector of flat sequences, one for each input.")
  (classify-with-ndarray [wrapped-classifier inputs] [wrapped-classifier inputs topk]
    "The classes of each example of input arrays: a vector of results."))

(defprotocol AImageClassifier
  "Names what pictures show."
  (classify-image [wrapped-image-classifier image] [wrapped-image-classifier image topk]
    [wrapped-image-classifier image topk dtype] "The classes of a picture: a vector of one result.")
  (classify-image-batch [wrapped-image-classifier images] [wrapped-image-classifier images topk]
    [wrapped-image-classifier images topk dtype] "The classes of each picture: a vector of results."))

(defprotocol AObjectDetector
  "Finds objects in pictures. Results are vectors of maps of `:class`, `:prob`, `:x-min`, `:x-max`, `:y-min` and `:y-max`, the
  likeliest first; coordinates are shares of width and height."
  (detect-objects [wrapped-detector image] [wrapped-detector image topk] "The objects in a picture: a vector of one result.")
  (detect-objects-batch [wrapped-detector images] [wrapped-detector images topk]
    "The objects in each picture: a vector of results.")
  (detect-objects-with-ndarrays [wrapped-detector input-arrays] [wrapped-detector input-arrays topk]
    "The objects in each example of an input array: a vector of results."))

(defprotocol AInferenceFactory
  "Makes what predicts. Options: `:epoch` (0) and `:contexts` (one device)."
  (create-predictor [factory] [factory opts] "A predictor.")
  (create-classifier [factory] [factory opts] "A classifier; `synset.txt` beside the model has the names of the classes.")
  (create-image-classifier [factory] [factory opts] "A classifier of pictures.")
  (create-object-detector [factory] [factory opts] "A detector of objects."))

(defn convert-descriptors
  "Descriptions of inputs with defaults filled in: maps of `:name`, `:shape`, `:dtype` and `:layout`."
  [descriptors]
  (mapv (fn [d] (-> (merge {:layout "NCHW"} d)
                    (update :dtype #(dtype/dtype (or % :float32)))
                    (update :shape vec)
                    (update :name name)))
        descriptors))

(defn- run-model
  "The outputs of a model as a vector of arrays."
  [model descriptors arrays]
  (when-not (= (count descriptors) (count arrays))
    (values/wrong "predict" "inputs" (str (count descriptors) " inputs: " (mapv :name descriptors)) (vec arrays)))
  (let [result (model/predict model (zipmap (map :name descriptors) arrays))]
    (if (sequential? result) result [result])))

(defn- ->arrays [descriptors inputs]
  (mapv (fn [{:keys [shape dtype]} x] (nd/array x shape {:dtype dtype})) descriptors inputs))

(defn- top [n classes probabilities]
  (->> (map (fn [i p] {:class (nth classes i (str i)) :prob p}) (range) probabilities)
       (sort-by :prob >)
       (take (or n (count probabilities)))
       vec))

(defn- rows [x] (nd/->nd-vec (nd/reshape x [0 -1])))

(defn reshape-image
  "The picture with another width and height."
  [image width height]
  (pictures/resized image width height RenderingHints/VALUE_INTERPOLATION_BILINEAR))

(defn buffered-image-to-pixels
  "The pixels of a picture as an array of shape (channels, height, width) from 0 to 255; the shape must be the picture's."
  ([image input-shape-vec] (buffered-image-to-pixels image input-shape-vec :float32))
  ([^BufferedImage image input-shape-vec dtype]
   (let [[c h w] input-shape-vec]
     (when-not (= [(.getHeight image) (.getWidth image)] [h w])
       (values/wrong "buffered-image-to-pixels" "input-shape-vec"
                     (str "[channels " (.getHeight image) " " (.getWidth image) "]") input-shape-vec))
     (scope/using
      (-> (nd/array (pictures/pixels image (= c 1)) [h w c] {:dtype :uint8})
          (nd/transpose {:axes [2 0 1]})
          (nd/as-type dtype))))))

(defn load-image-from-file "The picture in a file." [image-path] (pictures/read-picture (io/file image-path)))
(defn load-image-paths "The pictures in files." [image-paths] (mapv load-image-from-file image-paths))

(defn- picture-batch
  "Pictures as one array for an input of shape (N, channels, height, width)."
  [{[_ c h w] :shape dtype :dtype} images]
  (nd/stack (mapv #(buffered-image-to-pixels (reshape-image % w h) [c h w] dtype) images) {:axis 0}))

(defrecord WrappedPredictor [model descriptors]
  APredictor
  (predict [_ inputs] (scope/using (mapv nd/->vec (run-model model descriptors (->arrays descriptors inputs)))))
  (predict-with-ndarray [_ input-arrays] (run-model model descriptors input-arrays)))

(defn- classified [{:keys [model descriptors classes]} arrays topk]
  (scope/using (mapv #(top topk classes %) (rows (first (run-model model descriptors arrays))))))

(defrecord WrappedClassifier [model descriptors classes]
  AClassifier
  (classify [this inputs] (classify this inputs nil))
  (classify [this inputs topk] (scope/using (first (classified this (->arrays descriptors inputs) topk))))
  (classify-with-ndarray [this inputs] (classify-with-ndarray this inputs nil))
  (classify-with-ndarray [this inputs topk] (classified this inputs topk)))

(defrecord WrappedImageClassifier [model descriptors classes]
  AImageClassifier
  (classify-image [this image] (classify-image this image 5))
  (classify-image [this image topk] (classify-image-batch this [image] topk))
  (classify-image [this image topk dtype] (classify-image-batch this [image] topk dtype))
  (classify-image-batch [this images] (classify-image-batch this images 5))
  (classify-image-batch [this images topk] (classify-image-batch this images topk (:dtype (first descriptors))))
  (classify-image-batch [this images topk dtype]
    (scope/using (classified this [(picture-batch (assoc (first descriptors) :dtype dtype) images)] topk))))

(defn- detected
  "Objects of each example, from rows of class, probability and corners; rows with a class below 0 are empty."
  [{:keys [model descriptors classes]} arrays topk]
  (scope/using
   (mapv (fn [found]
           (->> (remove #(neg? (double (first %))) found)
                (map (fn [[c p x0 y0 x1 y1]]
                       {:class (nth classes (long c) (str (long c))) :prob p :x-min x0 :y-min y0 :x-max x1 :y-max y1}))
                (sort-by :prob >)
                (take (or topk (count found)))
                vec))
         (nd/->nd-vec (first (run-model model descriptors arrays))))))

(defrecord WrappedObjectDetector [model descriptors classes]
  AObjectDetector
  (detect-objects [this image] (detect-objects this image nil))
  (detect-objects [this image topk] (detect-objects-batch this [image] topk))
  (detect-objects-batch [this images] (detect-objects-batch this images nil))
  (detect-objects-batch [this images topk]
    (scope/using (detected this [(picture-batch (first descriptors) images)] topk)))
  (detect-objects-with-ndarrays [this input-arrays] (detect-objects-with-ndarrays this input-arrays nil))
  (detect-objects-with-ndarrays [this input-arrays topk] (detected this input-arrays topk)))

(defn- load-model [prefix {:keys [epoch contexts] :or {epoch 0}}]
  (model/load-model prefix {:epoch epoch :ctx (first contexts)}))

(defn- class-names [prefix]
  (let [file (io/file (.getParentFile (.getAbsoluteFile (io/file prefix))) "synset.txt")]
    (if (.exists file)
      (vec (remove str/blank? (str/split-lines (slurp file))))
      (throw (java.io.FileNotFoundException. (str file " with the names of the classes, one a line"))))))

(defrecord InferenceFactory [model-path-prefix input-descriptors]
  AInferenceFactory
  (create-predictor [this] (create-predictor this {}))
  (create-predictor [_ opts] (->WrappedPredictor (load-model model-path-prefix opts) input-descriptors))
  (create-classifier [this] (create-classifier this {}))
  (create-classifier [_ opts]
    (->WrappedClassifier (load-model model-path-prefix opts) input-descriptors (class-names model-path-prefix)))
  (create-image-classifier [this] (create-image-classifier this {}))
  (create-image-classifier [_ opts]
    (->WrappedImageClassifier (load-model model-path-prefix opts) input-descriptors (class-names model-path-prefix)))
  (create-object-detector [this] (create-object-detector this {}))
  (create-object-detector [_ opts]
    (->WrappedObjectDetector (load-model model-path-prefix opts) input-descriptors (class-names model-path-prefix))))

(defn model-factory
  "A factory for the model `prefix-symbol.json`, `prefix-NNNN.params`, with inputs as described: maps of `:name`, `:shape`,
  `:dtype` and `:layout`."
  [model-path-prefix input-descriptors]
  (->InferenceFactory (str model-path-prefix) (convert-descriptors input-descriptors)))

(defn dispose "Releases the arrays of what a factory made." [wrapped] (model/dispose (:model wrapped)))
