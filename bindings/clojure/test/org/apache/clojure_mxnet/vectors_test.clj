;; Replays the cases that all languages share: tests/vectors/*.vec, forward and gradients, through the generated functions.
(ns org.apache.clojure-mxnet.vectors-test
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.autograd :as autograd]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-contrib-api]
            [org.apache.clojure-mxnet.ndarray-image-api]
            [org.apache.clojure-mxnet.ndarray-internal-api]
            [org.apache.clojure-mxnet.ndarray-linalg-api]
            [org.apache.clojure-mxnet.ndarray-random-api]
            [org.apache.clojure-mxnet.ndarray-sparse-api]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope]))

(def ^:private root (io/file (or (System/getProperty "mxnet.repository") "../..")))

(def ^:private functions
  "Generated functions by the registered name of their operator."
  (into {}
        (for [n (all-ns)
              :when (re-matches #"org\.apache\.clojure-mxnet\.ndarray(-\w+)?-api" (name (ns-name n)))
              v (vals (ns-publics n))
              :let [op (:mxnet/operator (meta v))]
              :when op]
          [op @v])))

(defn- number [s]
  (case s
    "nan" Double/NaN
    "inf" Double/POSITIVE_INFINITY
    "-inf" Double/NEGATIVE_INFINITY
    (if (re-matches #"-?\d+" s) (bigint s) (Double/parseDouble s))))

(defn- tensor [[dtype dims & values]]
  {:dtype (keyword dtype)
   :shape (if (= dims "-") [] (mapv parse-long (str/split dims #",")))
   :values (mapv number values)})

(defn- add-line [c line]
  (let [[word & more] (str/split line #" ")]
    (case word
      "case" {:name (first more) :params {} :inputs [] :outputs [] :after [] :heads [] :grads []}
      "op" (assoc c :op (first more))
      "param" (let [[_ k v] (str/split line #" " 3)] (assoc-in c [:params (keyword k)] (or v "")))
      "seed" (assoc c :seed (parse-long (first more)))
      "train" (assoc c :train true)
      "input" (update c :inputs conj [(first more) (tensor (rest more))])
      "output" (update c :outputs conj (tensor (rest more)))
      "after" (update c :after conj [(first more) (tensor (rest more))])
      "head" (update c :heads conj (tensor more))
      "grad" (update c :grads conj [(first more) (tensor (rest more))])
      "tolerance" (assoc c :tolerance (mapv parse-double more))
      "end" (assoc c :end true))))

(defn- cases [file]
  (with-open [r (io/reader file)]
    (->> (line-seq r)
         (remove #(or (str/blank? %) (str/starts-with? % "#")))
         (reductions add-line nil)
         (filterv :end))))

(defn- ->array [{:keys [values shape dtype]}]
  (nd/array values shape {:dtype dtype}))

(defn- close? [[rtol atol] want got]
  (let [want (double want) got (double got)]
    (or (= want got)
        (and (Double/isNaN want) (Double/isNaN got))
        (<= (Math/abs (- want got)) (+ atol (* rtol (Math/abs want)))))))

(defn- difference
  "What is wrong with an array; nil when nothing is."
  [what tolerance {:keys [shape dtype values]} x]
  (let [got (map #(case % true 1 false 0 %) (nd/->vec x))]
    (cond
      (not= dtype (nd/dtype x)) (str what ": type " (nd/dtype x) " instead of " dtype)
      (not= shape (nd/shape-vec x)) (str what ": shape " (nd/shape-vec x) " instead of " shape)
      (not (every? true? (map (partial close? tolerance) values got))) (str what ": " (vec got) " instead of " values))))

(defn- run-case
  "Messages about what differs, none when the case passes."
  [{:keys [op params inputs outputs after heads grads seed train tolerance]}]
  (scope/using
   (let [arrays (mapv (fn [[n t]] [n (->array t)]) inputs)
         by-name (into {} arrays)
         f (or (functions op) (throw (IllegalStateException. (str "no function for " op))))
         variadic (re-matches #"arg\d+" (or (ffirst inputs) ""))
         call #(let [result (if variadic
                              (f (map second arrays) params)
                              (f (merge params (into {} (map (fn [[n x]] [(keyword n) x])) arrays))))]
                 (if (sequential? result) result [result]))
         _ (doseq [[n] grads] (autograd/attach-grad (by-name n)))
         _ (when seed (random/seed seed))
         results (if train (autograd/record (call)) (call))]
     (when (seq grads)
       (autograd/backward results {:head-grads (mapv ->array heads)}))
     (doall
      (remove nil?
              (concat
               (when (not= (count outputs) (count results))
                 [(str (count results) " outputs instead of " (count outputs))])
               (map (fn [i want x] (difference (str "output " i) tolerance want x)) (range) outputs results)
               (map (fn [[n want]] (difference (str n " afterwards") tolerance want (by-name n))) after)
               (map (fn [[n want]] (difference (str "gradient of " n) tolerance want (autograd/grad (by-name n))))
                    grads)))))))

(deftest all-operators-on-shared-cases
  (nd/zeros [1]) ; without the library everything would fail: say so once
  (let [files (sort (filter #(str/ends-with? (str %) ".vec") (.listFiles (io/file root "tests" "vectors"))))
        all (mapcat cases files)
        results (doall (for [c all] [(:op c) (:name c) (try (run-case c) (catch Throwable t [(str t)]))]))
        by-op (group-by first results)
        report (io/file root "build" "clojure" "vectors.txt")]
    (is (< 700 (count all)))
    (doseq [[_ case-name problems] results]
      (testing case-name
        (is (empty? problems))))
    (io/make-parents report)
    (spit report
          (apply str (for [[op rs] (sort by-op) :when (every? #(empty? (nth % 2)) rs)]
                       (str op " " (count rs) "\n"))))
    (println (format "vectors: %d cases of %d operators, %d cases failed"
                     (count results) (count by-op) (count (remove #(empty? (nth % 2)) results))))))
