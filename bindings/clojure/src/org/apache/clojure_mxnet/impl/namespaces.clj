;; One namespace that shows the functions of others, so that users need to require one only.
(ns org.apache.clojure-mxnet.impl.namespaces
  "Shows functions of one namespace in another.")

(defn show!
  "Defines in the namespace `target` what the namespace `source` has, with its documentation, except names that
  `target` defines itself or that are in `except`."
  ([target source] (show! target source #{}))
  ([target source except]
   (let [own (ns-interns target)]
     (doseq [[sym v] (ns-publics source)
             :when (not (or (own sym) (except sym)))]
       ;; A name of clojure.core gives way, as after :refer-clojure :exclude.
       (ns-unmap target sym)
       (intern target
               (with-meta sym (select-keys (meta v) [:doc :arglists :mxnet/operator :macro :file :line]))
               @v)))))
