;; A store of arrays by key within this process: sums what is pushed, hands out what is asked for.
(ns org.apache.clojure-mxnet.kvstore
  "A store of arrays by key, of the kind \"local\" (or \"device\", which is the same here): it sums the arrays that are pushed
  together and keeps the sum, or updates what it has by an optimizer. There is one worker; stores across machines are not
  part of this package."
  (:refer-clojure :exclude [type])
  (:require [org.apache.clojure-mxnet.impl.data :as data]
            [org.apache.clojure-mxnet.impl.parameters :as parameters]
            [org.apache.clojure-mxnet.impl.values :as values]
            [org.apache.clojure-mxnet.ndarray :as nd]
            [org.apache.clojure-mxnet.optimizer :as optimizer]
            [org.apache.clojure-mxnet.resource-scope :as scope]))

(set! *warn-on-reflection* true)

(defrecord KVStore [kind state])

(defmethod print-method KVStore [s ^java.io.Writer w]
  (.write w (str "#<KVStore " (:kind s) " of " (count (:arrays @(:state s))) " arrays>")))

(defn create
  "An empty store. It owns copies of the arrays that it is given, until `dispose`."
  ([] (create "local"))
  ([name]
   (when-not (#{"local" "device"} name)
     (values/wrong "kvstore" "name" "\"local\" or \"device\"" name))
   (->KVStore name (atom {:arrays {} :optimizer nil :states {}}))))

(defn- pairs
  "Pairs of a key and a vector of arrays, from one key and array(s) or as many keys as arrays."
  [ks vs]
  (if (sequential? ks)
    (if (= (count ks) (count vs))
      (map (fn [k v] [k (if (sequential? v) v [v])]) ks vs)
      (values/wrong "kvstore" "vs" (str (count ks) " arrays, one for each key") (str (count vs) " of them")))
    [[ks (if (sequential? vs) vs [vs])]]))

(defn- stored [{:keys [state]} k]
  (or (get-in @state [:arrays k])
      (values/wrong "kvstore" "ks" (str "one of the keys " (vec (keys (:arrays @state)))) k)))

(defn init "Begins with copies of arrays under new keys: one key and array, or a sequence of each. Returns the store."
  [{:keys [state] :as kvstore} ks vs]
  (doseq [[k [v]] (pairs ks vs)]
    (when (get-in @state [:arrays k])
      (values/wrong "kvstore" "ks" "a key that is not in use" k))
    (swap! state assoc-in [:arrays k] (scope/keep-alive! (nd/copy v))))
  kvstore)

(defn push
  "Hands in an array, or a vector of arrays that are summed, for a key, or for each of a sequence of keys. The store keeps
  the sum or, with an optimizer, takes it for the gradient of what it has. Returns the store."
  ([kvstore ks vs] (push kvstore ks vs 0))
  ([{:keys [state] :as kvstore} ks vs _priority]
   (scope/using
    (doseq [[k arrays] (pairs ks vs)]
      (let [own (stored kvstore k)
            sum (if (next arrays) (nd/add-n (vec arrays)) (first arrays))
            {:keys [optimizer states]} @state]
        (if optimizer
          (let [s (if (contains? states k) (states k) (scope/keep-alive! (optimizer/create-state optimizer k own)))]
            (swap! state assoc-in [:states k] s)
            (optimizer/update optimizer k own sum s))
          (data/copy-to! sum own))))
    nil)
   kvstore))

(defn pull
  "Copies the array of a key, or of each of a sequence of keys, into an array or a vector of arrays. Returns the store."
  ([kvstore ks outs] (pull kvstore ks outs 0))
  ([kvstore ks outs _priority]
   (doseq [[k targets] (pairs ks outs)
           target targets]
     (data/copy-to! (stored kvstore k) target))
   kvstore))

(defn type "The kind of the store." [kvstore] (:kind kvstore))
(defn num-workers "How many workers share the store: 1." [_kvstore] 1)
(defn rank "The number of this worker: 0." [_kvstore] 0)
(defn barrier "Waits for the other workers, of which there are none." [_kvstore] nil)

(defn set-optimizer "From now on, what is pushed is a gradient. Returns the store." [{:keys [state] :as kvstore} optimizer]
  (swap! state assoc :optimizer (optimizer/create optimizer))
  kvstore)

(defn save-optimizer-states "Writes what the optimizer remembers to a file." [{:keys [state]} fname]
  (nd/save fname (parameters/state-arrays (:states @state))))

(defn load-optimizer-states "Reads what `save-optimizer-states` wrote, for the keys that are in the store. Returns it."
  [{:keys [state] :as kvstore} fname]
  (scope/using
   (let [{:keys [arrays optimizer]} @state]
     (when-not optimizer
       (throw (IllegalStateException. "the store has no optimizer: call set-optimizer first")))
     (doseq [[k own] arrays :when (not (contains? (:states @state) k))]
       (swap! state assoc-in [:states k] (scope/keep-alive! (optimizer/create-state optimizer k own))))
     (let [own (parameters/state-arrays (:states @state))]
       (doseq [[n x] (nd/load fname) :when (own n)]
         (data/copy-to! x (own n))))
     nil))
  kvstore)

(defn dispose "Releases the arrays of the store." [{:keys [state]}]
  (scope/release! [(:arrays @state) (vec (vals (:states @state)))])
  (reset! state {:arrays {} :optimizer nil :states {}})
  nil)
