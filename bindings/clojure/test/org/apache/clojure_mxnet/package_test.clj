;; The package as a whole: no reflection, documented functions, generated ones complete, the README's example.
(ns org.apache.clojure-mxnet.package-test
  (:require [clojure.java.io :as io]
            [clojure.string :as str]
            [clojure.test :refer [deftest is]])
  (:import (java.io File StringWriter)
           (org.apache.mxnet.nativelib LibMXNet)))

(def ^:private package (io/file (or (System/getProperty "mxnet.repository") "../..") "bindings" "clojure"))

(defn- namespaces []
  (let [source (io/file package "src")
        skip (inc (count (str source)))]
    (sort (for [^File f (file-seq source)
                :when (str/ends-with? (.getName f) ".clj")]
            (symbol (-> (subs (str f) skip) (str/replace #"\.clj$" "") (str/replace "/" ".") (str/replace "_" "-")))))))

(deftest no-call-is-looked-up-at-run-time
  (let [warnings (StringWriter.)]
    (binding [*warn-on-reflection* true *err* warnings]
      (doseq [n (namespaces)]
        (require n :reload))
      (doseq [f (.listFiles (io/file package "examples")) :when (str/ends-with? (str f) ".clj")]
        (load-file (str f))))
    (is (= "" (str warnings)))))

(deftest everything-public-is-documented
  (apply require (namespaces))
  (is (empty? (for [n (namespaces)
                    [s v] (ns-publics n)
                    :when (and (bound? v) (fn? @v)
                               (not (:doc (meta v)))
                               (not (:protocol (meta v)))
                               (not (re-matches #"(map)?->[A-Z]\w*" (name s))))]
                v))))

(deftest every-operator-has-its-functions
  ;; That none is missing is asserted where they are generated; the library must know what was generated.
  (apply require (namespaces))
  (let [found (fn [target]
                (set (for [n (namespaces)
                           :when (re-matches (re-pattern (str "org\\.apache\\.clojure-mxnet\\." target "(-\\w+)?-api")) (name n))
                           v (vals (ns-publics n))
                           :let [op (:mxnet/operator (meta v))]
                           :when op]
                       op)))
        known (set (LibMXNet/MXListAllOpNames))]
    (is (= (found "ndarray") (found "symbol")))
    (is (< 300 (count (found "ndarray"))))
    (is (every? known (found "ndarray")))))

(deftest the-example-of-the-readme
  (let [text (slurp (io/file package "README.md"))
        blocks (map second (re-seq #"(?s)```clojure\n(.*?)```" text))
        code (first (filter #(str/includes? % "mx/fit") blocks))
        forms (read-string (str "[" code "]"))
        result (binding [*ns* (create-ns 'readme-example)]
                 (clojure.core/refer-clojure)
                 (with-redefs [println (constantly nil)]
                   (last (mapv eval forms))))]
    (is (= [2.0 4.0 6.0] (:grad result)))
    (is (= 2 (count (:prob result))))
    (is (= "ok" (:train result)))))
