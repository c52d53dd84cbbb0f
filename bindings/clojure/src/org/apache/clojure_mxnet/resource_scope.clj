;; Scopes: everything made inside is released at the end, except what is returned.
(ns org.apache.clojure-mxnet.resource-scope
  "Scopes that release arrays, symbols and executors made inside them.

  What the body returns is kept and belongs to the scope around: an array, or arrays in vectors, sequences, sets and values
  of maps. Lazy sequences in the result are realized before the scope closes, so no element is made too late; an endless
  sequence must not be returned. Arrays that a closure, atom or delay still refers to are released."
  (:import (java.util Map)
           (org.apache.mxnet.nativelib NativeResource ResourceScope)))

(set! *warn-on-reflection* true)

(defn call-in-scope
  "Calls a function without arguments in a scope of its own and returns what it returns."
  [f]
  (with-open [scope (ResourceScope.)]
    (let [result (f)]
      ;; Goes through sequences at any depth, and so realizes lazy ones while the scope is open.
      (.release scope result)
      result)))

(defmacro using
  "Runs the forms in a scope of their own and returns the value of the last one."
  [& forms]
  `(call-in-scope (fn [] ~@forms)))

(defmacro with-do
  "As `do`, in a scope of its own: only the value of the last form is kept."
  [& forms]
  `(using (do ~@forms)))

(defmacro with-let
  "As `let`, in a scope of its own: only the value of the last form is kept."
  [& forms]
  `(using (let ~@forms)))

(defn keep-alive!
  "Takes an object, or those in a collection, out of its scope, so that only `dispose` and the collector release it."
  [x]
  (cond
    (instance? NativeResource x) (.detachFromScope ^NativeResource x)
    (instance? Map x) (run! keep-alive! (vals x))
    (coll? x) (run! keep-alive! x))
  x)

(defn release!
  "Releases an object, or those in a collection, now."
  [x]
  (cond
    (instance? NativeResource x) (.close ^NativeResource x)
    (instance? Map x) (run! release! (vals x))
    (coll? x) (run! release! x))
  nil)
