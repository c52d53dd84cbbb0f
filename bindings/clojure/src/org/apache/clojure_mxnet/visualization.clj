;; Drawings of networks.
(ns org.apache.clojure-mxnet.visualization
  "Draws the graph of a symbol in the language of Graphviz."
  (:require [clojure.string :as str]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.symbol :as sym]))

(set! *warn-on-reflection* true)

;; Just enough of JSON to read what the library writes of a symbol: a reader of tokens and a recursive descent.
(defn- tokens [text]
  (re-seq #"\"(?:[^\"\\]|\\.)*\"|[-+.\w]+|[\[\]{}:,]" text))

(defn- parse [[t & more]]
  (let [closed (fn [close more read-one]
                 (loop [found [] more more]
                   (cond
                     (= (first more) close) [found (rest more)]
                     (= (first more) ",") (recur found (rest more))
                     :else (let [[v more] (read-one more)] (recur (conj found v) more)))))]
    (case t
      "[" (closed "]" more parse)
      "{" (let [[pairs more] (closed "}" more (fn [[k _ & more]] (let [[v more] (parse more)] [[(read-string k) v] more])))]
            [(into {} pairs) more])
      [(read-string t) more])))

(defn- nodes [s] (get (first (parse (tokens (sym/to-json s)))) "nodes"))

(defn- parameter? [{op "op" n "name"}]
  (and (= op "null") (re-find #"_(weight|bias|gamma|beta|moving_mean|moving_var|running_mean|running_var)$" n)))

(defn- label [{op "op" n "name" attrs "attrs"}]
  (let [shown (select-keys (or attrs {}) ["num_hidden" "num_filter" "kernel" "stride" "act_type" "pool_type" "p"])]
    (str/join "\\n" (cons n (concat (when (not= op "null") [op]) (for [[k v] (sort shown)] (str k "=" v)))))))

(defn- quoted [s] (str \" (str/replace s "\"" "\\\"") \"))

(defn plot-network
  "The graph of a symbol as a text in the language of Graphviz, with shapes on the edges when those of the inputs are given.

  Options: `:title` (\"plot\"), `:hide-weights` (true), `:node-attrs`, a map of attributes of all nodes."
  ([s shape-map] (plot-network s shape-map {}))
  ([s shape-map {:keys [title node-attrs hide-weights] :or {title "plot" hide-weights true}}]
   (let [all (vec (nodes s))
         hidden (if hide-weights (set (keep-indexed #(when (parameter? %2) %1) all)) #{})
         internals (sym/get-internals s)
         shapes (when (seq shape-map)
                  (zipmap (sym/list-outputs internals) (:outputs (sym/infer-shapes internals shape-map))))
         shape-of (fn [{op "op" n "name"}] (get shapes (if (= op "null") n (str n "_output"))))
         attributes (merge {:shape "box" :style "filled" :fillcolor "#dde8f4"} node-attrs)]
     (str "digraph " (quoted title) " {\n  rankdir=BT\n  node ["
          (str/join ", " (for [[k v] attributes] (str (name k) "=" (quoted (str v))))) "]\n"
          (str/join (for [[i node] (map-indexed vector all) :when (not (hidden i))]
                      (str "  " (quoted (get node "name")) " [label=" (quoted (label node)) "]\n")))
          (str/join (for [[i node] (map-indexed vector all)
                          [from] (get node "inputs")
                          :when (not (or (hidden from) (hidden i)))
                          :let [source (all from) shape (shape-of source)]]
                      (str "  " (quoted (get source "name")) " -> " (quoted (get node "name"))
                           (when shape (str " [label=" (quoted (str/join "x" (rest shape))) "]")) "\n")))
          "}\n"))))

(defn render
  "Writes `path/filename.format` (default \"pdf\") with the program `engine` (\"dot\") of Graphviz, which must be installed."
  ([dot filename path] (render dot "dot" "pdf" filename path))
  ([dot engine format filename path]
   (let [target (java.io.File. (str path) (str filename "." format))
         command (into-array String [engine (str "-T" format) "-o" (str target)])
         process (.start (ProcessBuilder. ^"[Ljava.lang.String;" command))]
     (spit (.getOutputStream process) dot)
     (when-not (zero? (.waitFor process))
       (values/wrong "render" "dot" "a text that Graphviz can draw" dot))
     (str target))))
