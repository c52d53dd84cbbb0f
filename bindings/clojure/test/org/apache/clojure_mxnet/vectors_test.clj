;; Replays the cases that all languages share: tests/vectors/*.vec, forward and gradients, through the generated functions.
(ns org.apache.clojure-mxnet.vectors-test
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [clojure.test :refer [deftest is testing]]
            [org.apache.clojure-mxnet.autograd :as autograd]
            [org.apache.clojure-mxnet.executor :as executor]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.ndarray-contrib-api]
            [org.apache.clojure-mxnet.ndarray-image-api]
            [org.apache.clojure-mxnet.ndarray-internal-api]
            [org.apache.clojure-mxnet.ndarray-linalg-api]
            [org.apache.clojure-mxnet.ndarray-random-api]
            [org.apache.clojure-mxnet.ndarray-sparse-api]
            [org.apache.clojure-mxnet.random :as random]
            [org.apache.clojure-mxnet.resource-scope :as scope]
            [org.apache.clojure-mxnet.symbol :as sym]
            [org.apache.clojure-mxnet.symbol-contrib-api]
            [org.apache.clojure-mxnet.symbol-image-api]
            [org.apache.clojure-mxnet.symbol-internal-api]
            [org.apache.clojure-mxnet.symbol-linalg-api]
            [org.apache.clojure-mxnet.symbol-random-api]
            [org.apache.clojure-mxnet.symbol-sparse-api]))

(def ^:private root (io/file (or (System/getProperty "mxnet.repository") "../..")))

(defn- functions-of
  "Generated functions by the registered name of their operator."
  [target]
  (into {}
        (for [n (all-ns)
              :when (re-matches (re-pattern (str "org\\.apache\\.clojure-mxnet\\." target "(-\\w+)?-api")) (name (ns-name n)))
              v (vals (ns-publics n))
              :let [op (:mxnet/operator (meta v))]
              :when op]
          [op @v])))

(def ^:private array-functions (functions-of "ndarray"))
(def ^:private symbol-functions (functions-of "symbol"))

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

(defn- call
  "Calls a generated function with inputs by name, or in order where any number may be given."
  [functions {:keys [op params]} inputs]
  (let [f (or (functions op) (throw (IllegalStateException. (str "no function for " op))))]
    (if (re-matches #"arg\d+" (or (ffirst inputs) ""))
      (f (map second inputs) (dissoc params :num_args)) ; the function counts its inputs
      (f (merge params (into {} (map (fn [[n x]] [(keyword n) x])) inputs))))))

(defn- differences [{:keys [outputs after grads tolerance]} results by-name gradient-of]
  (doall
   (remove nil?
           (concat
            (when (not= (count outputs) (count results))
              [(str (count results) " outputs instead of " (count outputs))])
            (map (fn [i want x] (difference (str "output " i) tolerance want x)) (range) outputs results)
            (map (fn [[n want]] (difference (str n " afterwards") tolerance want (by-name n))) after)
            (map (fn [[n want]] (difference (str "gradient of " n) tolerance want (gradient-of n))) grads)))))

(defn- run-on-arrays
  "Messages about what differs, none when the case passes."
  [{:keys [inputs heads grads seed train] :as c}]
  (scope/using
   (let [arrays (mapv (fn [[n t]] [n (->array t)]) inputs)
         by-name (into {} arrays)
         _ (doseq [[n] grads] (autograd/attach-grad (by-name n)))
         _ (when seed (random/seed seed))
         run #(let [result (call array-functions c arrays)] (if (sequential? result) result [result]))
         results (if train (autograd/record (run)) (run))]
     (when (seq grads)
       (autograd/backward results {:head-grads (mapv ->array heads)}))
     (differences c results by-name (comp autograd/grad by-name)))))

(defn- run-on-symbols
  "As `run-on-arrays`, through a symbol that is bound to the arrays."
  [{:keys [inputs heads grads seed train] :as c}]
  (scope/using
   (let [by-name (into {} (map (fn [[n t]] [n (->array t)])) inputs)
         s (call symbol-functions c (mapv (fn [[n]] [n (sym/variable n)]) inputs))
         room (into {} (map (fn [[n t]] [n (nd/zeros (:shape t) {:dtype (:dtype t)})])) grads)
         exec (sym/bind s nil by-name room "write" by-name)]
     (when seed (random/seed seed))
     (executor/forward exec (boolean train) {})
     (let [results (executor/outputs exec)]
       (when (seq grads) (executor/backward exec (mapv ->array heads)))
       (differences c results by-name room)))))

(defn- problems [run c]
  (try (run c) (catch Throwable t [(str t)])))

(deftest all-operators-on-shared-cases
  (nd/zeros [1]) ; without the library everything would fail: say so once
  (let [files (sort (filter #(str/ends-with? (str %) ".vec") (.listFiles (io/file root "tests" "vectors"))))
        all (mapcat cases files)
        results (doall (for [c all] [(:op c) (:name c) (problems run-on-arrays c)]))
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

(deftest all-operators-as-symbols
  (nd/zeros [1])
  (doseq [file (sort (filter #(str/ends-with? (str %) ".vec") (.listFiles (io/file root "tests" "vectors"))))
          c (cases file)
          :when (seq (:outputs c))] ; without outputs there is nothing to bind
    (testing (:name c)
      (is (empty? (problems run-on-symbols c))))))
