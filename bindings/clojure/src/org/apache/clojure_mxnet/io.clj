;; Data in batches.
(ns org.apache.clojure-mxnet.io
  "Iterators over batches of data, for training and prediction. A batch is a record with vectors of arrays as `:data` and
  `:label`, and `:index` and `:pad`, the number of entries at the end that only fill the batch up."
  (:refer-clojure :exclude [next])
  (:require [clojure.core :as c]
            [org.apache.clojure-mxnet.base :as base]
            [org.apache.clojure-mxnet.impl.files :as files]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.layout :as layout]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-api :as api]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope]))

(set! *warn-on-reflection* true)

(defprotocol DataIter
  "What an iterator over batches can do."
  (reset [iterator] "Starts again from the first batch.")
  (has-next? [iterator] "Whether there is another batch.")
  (next [iterator] "The next batch.")
  (provide-data-desc [iterator] "Descriptions of the data: maps of `:name`, `:shape`, `:dtype` and `:layout`.")
  (provide-label-desc [iterator] "Descriptions of the labels."))

(defrecord DataBatch [data label index pad bucket-key provide-data provide-label])

(defn data-batch
  "A batch from a map of `:data`, `:label`, `:index`, `:pad` and `:bucket-key`."
  [{:keys [data label index pad bucket-key provided-data provided-label] :or {data [] label [] index [] pad 0}}]
  (->DataBatch (vec data) (vec label) (vec index) pad bucket-key provided-data provided-label))

(defn batch-data "Arrays of a batch." [batch] (:data batch))
(defn batch-label "Labels of a batch." [batch] (:label batch))
(defn batch-index "Positions of the entries of a batch in the whole data." [batch] (:index batch))
(defn batch-pad "How many entries at the end of a batch only fill it up." [batch] (:pad batch))

(defn data-desc
  "A description of an input: name, shape, element type and layout."
  ([{:keys [name shape dtype layout] :or {dtype base/MX_REAL_TYPE layout layout/UNDEFINED}}]
   {:name name :shape (vec shape) :dtype dtype :layout layout})
  ([name shape] (data-desc {:name name :shape shape})))

(defn data-desc->map "A description as a map." [dd] (into {} dd))
(defn provide-data "Names and shapes of the data." [iterator]
  (mapv #(select-keys % [:name :shape]) (provide-data-desc iterator)))
(defn provide-label "Names and shapes of the labels." [iterator]
  (mapv #(select-keys % [:name :shape]) (provide-label-desc iterator)))

(defn- named-arrays
  "Pairs of name and array from a map, a sequence of arrays, or one array."
  [x default-name]
  (cond
    (nil? x) []
    (map? x) (mapv (fn [[k v]] [(name k) v]) x)
    (sequential? x) (if (= 1 (count x))
                      [[default-name (first x)]]
                      (vec (map-indexed (fn [i a] [(str "_" i "_" default-name) a]) x)))
    :else [[default-name x]]))

(defn- gather
  "Entries of an array along its first axis: a view when they stand side by side."
  [array indices]
  (let [n (count indices) start (long (first indices))]
    (if (= indices (vec (range start (+ start n))))
      (nd/slice array start (+ start n))
      (with-open [^java.lang.AutoCloseable positions (nd/array indices [n] {:dtype :int32})]
        (api/take array positions)))))

(defn- describe [pairs batch-size]
  (mapv (fn [[n a]] (data-desc {:name n :shape (assoc (nd/shape-vec a) 0 batch-size) :dtype (nd/dtype a)})) pairs))

(defn- order-of [n shuffle]
  (if shuffle
    (scope/using (mapv long (nd/->vec (api/shuffle (nd/arange 0 n {:dtype :int32})))))
    (vec (range n))))

;; `state` holds the positions that this pass visits and how many were handed out.
(defrecord NDArrayIter [data label size batch-size shuffle last-batch state]
  DataIter
  (reset [this]
    (swap! state (fn [{:keys [order cursor]}]
                   (let [left (subvec (or order []) (min (count order) (long cursor)))
                         ;; A pass that was not gone through to its end leaves nothing over.
                         kept (if (and (= last-batch :roll-over) (< (count left) (long batch-size))) left [])]
                     {:order (into kept (order-of size shuffle)) :cursor 0})))
    this)
  (has-next? [_]
    (let [{:keys [order cursor]} @state left (- (count order) (long cursor))]
      (if (= last-batch :pad) (pos? left) (>= left (long batch-size)))))
  (next [this]
    (when-not (has-next? this)
      (throw (java.util.NoSuchElementException. "the iterator has no further batch: reset it")))
    (let [{:keys [order cursor]} @state
          own (subvec order cursor (min (count order) (+ (long cursor) (long batch-size))))
          pad (- (long batch-size) (count own))
          indices (into own (take pad) (cycle order))]
      (swap! state assoc :cursor (+ (long cursor) (count own)))
      (->DataBatch (mapv #(gather (second %) indices) data) (mapv #(gather (second %) indices) label)
                   indices pad nil nil nil)))
  (provide-data-desc [_] (describe data batch-size))
  (provide-label-desc [_] (describe label batch-size)))

(defmethod print-method NDArrayIter [it ^java.io.Writer w]
  (.write w (str "#<NDArrayIter of " (:size it) " entries in batches of " (:batch-size it) ">")))

(defn ndarray-iter
  "Batches of arrays, along their first axis. `data` and `:label` are an array, a vector or a map of names to arrays.

  Options: `:data-batch-size` (1), `:shuffle` (anew in each pass), `:data-name` (\"data\"), `:label-name` (\"label\"), and
  what happens to entries that do not fill a batch, `:last-batch-handle`: \"pad\" repeats the first ones, \"discard\" leaves
  them out, \"roll_over\" begins the next pass with them."
  ([data] (ndarray-iter data {}))
  ([data {:keys [label data-batch-size shuffle last-batch-handle data-name label-name]
          :or {data-batch-size 1 shuffle false last-batch-handle "pad" data-name "data" label-name "label"}}]
   (let [data (named-arrays data data-name)
         label (named-arrays label label-name)
         sizes (map #(first (nd/shape-vec (second %))) (concat data label))
         handle (get {"pad" :pad "discard" :discard "roll-over" :roll-over "roll_over" :roll-over} (name last-batch-handle))]
     (when (or (empty? data) (not (apply = sizes)))
       (throw (IllegalArgumentException.
               (str "[ndarray-iter] argument 'data': expected arrays with the same first length, got " (vec sizes)))))
     (when-not handle
       (values/wrong "ndarray-iter" "last-batch-handle" "pad, discard or roll_over" last-batch-handle))
     (when (and (not= handle :pad) (< (long (first sizes)) (long data-batch-size)))
       (values/wrong "ndarray-iter" "data-batch-size" (str "at most " (first sizes)) data-batch-size))
     (reset (->NDArrayIter data label (first sizes) data-batch-size shuffle handle (atom {:order nil :cursor 0}))))))

(defrecord RandIter [shape label data-name label-name]
  DataIter
  (reset [this] this)
  (has-next? [_] true)
  (next [_] (data-batch {:data [(random/normal 0 1 shape)] :label (when label [label])}))
  (provide-data-desc [_] [(data-desc data-name shape)])
  (provide-label-desc [_] (if label [(data-desc label-name (nd/shape-vec label))] [])))

(defn rand-iter
  "Endless batches of normally distributed numbers. Options: `:label`, an array that all batches have, and names."
  ([shape-vec] (rand-iter shape-vec {}))
  ([shape-vec {:keys [label data-name label-name] :or {data-name "rand" label-name "label"}}]
   (->RandIter shape-vec label data-name label-name)))

(defrecord ResizeIter [inner nbatch reset-internal position]
  DataIter
  (reset [this]
    (c/reset! position 0)
    (when reset-internal (reset inner))
    this)
  (has-next? [_] (< (long @position) (long nbatch)))
  (next [this]
    (when-not (has-next? this)
      (throw (java.util.NoSuchElementException. "the iterator has no further batch: reset it")))
    (swap! position inc)
    (when-not (has-next? inner) (reset inner))
    (next inner))
  (provide-data-desc [_] (provide-data-desc inner))
  (provide-label-desc [_] (provide-label-desc inner)))

(defn resize-iter
  "An iterator with a chosen number of batches: shorter, or longer by going through the other one again."
  ([iter nbatch] (resize-iter iter nbatch true))
  ([iter nbatch reset-internal] (->ResizeIter iter nbatch reset-internal (atom 0))))

(defn csv-iter
  "Batches of the numbers of a file, one entry a line. Options: `:data-csv`, `:data-shape` (of one entry), `:label-csv`,
  `:label-shape` ([1]), `:batch-size` (1), `:round-batch` (true: the last batch is filled up)."
  [{:keys [data-csv data-shape label-csv label-shape batch-size round-batch]
    :or {label-shape [1] batch-size 1 round-batch true}}]
  (let [load-array (fn [file shape]
                     (let [numbers (files/csv file) entry (long (reduce * shape))]
                       (when-not (zero? (rem (alength numbers) entry))
                         (values/wrong "csv-iter" "data-shape" (str "a shape that divides " (alength numbers) " numbers") shape))
                       (nd/array numbers (into [(quot (alength numbers) entry)] (if (= shape [1]) [] shape)))))]
    (ndarray-iter (load-array data-csv data-shape)
                  {:label (when label-csv (load-array label-csv label-shape)) :data-batch-size batch-size
                   :last-batch-handle (if round-batch "pad" "discard")})))

(defn mnist-iter
  "Batches of digits from files in the format of MNIST, compressed or not; pixels are divided by 255.

  Options: `:image`, `:label` (files), `:batch-size` (128), `:shuffle` (true), `:flat` (false: shape (1, 28, 28)),
  `:data-name` (\"data\"), `:label-name` (\"label\")."
  [{:keys [image label batch-size shuffle flat data-name label-name]
    :or {batch-size 128 shuffle true flat false data-name "data" label-name "label"}}]
  (let [[[n h w] pixels] (files/idx image)
        [_ digits] (files/idx label)
        bytes->array #(nd/array %1 %2 {:dtype :uint8})]
    (scope/using
     (ndarray-iter (nd/div (nd/as-type (bytes->array pixels (if flat [n (* (long h) (long w))] [n 1 h w])) :float32) 255)
                   {:label (nd/as-type (bytes->array digits [n]) :float32) :data-batch-size batch-size :shuffle shuffle
                    :data-name data-name :label-name label-name :last-batch-handle "discard"}))))

;; Earlier versions had packs, which made iterators again and again; here an iterator starts again when it is reset.
(def ^{:arglists '([options]) :doc "As `csv-iter`."} csv-pack csv-iter)
(def ^{:arglists '([options]) :doc "As `mnist-iter`."} mnist-pack mnist-iter)

(defn iterator "The iterator of a pack, at its first batch." [data-pack] (reset data-pack))

(def ^:private makers {"CSVIter" csv-iter "MNISTIter" mnist-iter})

(defn create-iterator
  "An iterator by the name of its kind, \"CSVIter\" or \"MNISTIter\", and options."
  [iter-name options]
  ((or (makers (name iter-name)) (values/wrong "create-iterator" "iter-name" (str "one of " (vec (keys makers))) iter-name))
   options))

(defn create-mx-data-pack "As `create-iterator`." [pack-name options] (create-iterator pack-name options))

(defn batches
  "The batches of one pass as a sequence that makes each when it is asked for. Use it inside the scope that owns it."
  [iterator]
  (reset iterator)
  ((fn more [] (lazy-seq (when (has-next? iterator) (cons (next iterator) (more)))))))

(defn reduce-batches
  "Reduces over one pass: `f` takes what came out so far (at first `initial-val`, default nil) and a batch, in a scope of
  its own."
  ([iter f] (reduce-batches iter f nil))
  ([iter f initial-val]
   (reset iter)
   (loop [result initial-val]
     (if (has-next? iter)
       (recur (scope/using (f result (next iter))))
       result))))

(defn do-batches "Calls `f` with each batch of one pass, each in a scope of its own; returns nil." [iter f]
  (reduce-batches iter (fn [_ batch] (f batch) nil)))

(defn for-batches "The values of `f` for each batch of one pass, as a vector." [iter f]
  (reduce-batches iter (fn [result batch] (conj result (f batch))) []))

(defn iter-init-label "Labels of an iterator by name." [iterator] (into {} (:label iterator)))

(defn dispose "Releases the arrays of an iterator over arrays." [iterator]
  (scope/release! (map second (concat (:data iterator) (:label iterator)))))
