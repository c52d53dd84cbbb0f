;; Values on their way to the library: parameters as text, names of options, messages about wrong arguments.
(ns org.apache.clojure-mxnet.impl.values
  "How Clojure data become parameters of operators."
  (:require [clojure.string :as str]))

(set! *warn-on-reflection* true)

(defn snake
  "A keyword, symbol or string in the spelling of the library: `:num-hidden` is \"num_hidden\"."
  ^String [k]
  (if (string? k) k (str/replace (name k) \- \_)))

(defn kebab
  "A name of the library as a keyword: \"num_hidden\" is `:num-hidden`."
  [^String s]
  (keyword (str/replace s \_ \-)))

(defn describe
  "A short text of a wrong value for a message, never a whole array or an endless sequence."
  [x]
  (cond
    (nil? x) "nil"
    (or (number? x) (keyword? x) (string? x) (boolean? x)) (pr-str x)
    (and (vector? x) (< (count x) 9) (every? number? x)) (pr-str x)
    :else (str "an object of " (.getName (class x)))))

(defn wrong
  "Throws the exception for a wrong argument: where it was, what was expected and what was there."
  [where argument expected got]
  (throw (IllegalArgumentException.
          (str "[" where "] argument '" argument "': expected " expected ", got " (describe got)))))

(defn parameter
  "A value as the library's parameters take it.

  Keywords become their names (`:none` the library's None), vectors and other sequences tuples, ratios decimal numbers;
  a device is its text. Strings, numbers and booleans stay as they are."
  [v]
  (cond
    (string? v) v
    (keyword? v) (if (= v :none) "None" (snake v))
    (ratio? v) (double v)
    (or (number? v) (boolean? v) (nil? v)) v
    (map? v) (str v)
    (sequential? v) (mapv parameter v)
    (instance? Iterable v) (mapv parameter v)
    :else v))
