;; Monitors: numbers about the arrays inside a network while it runs.
(ns org.apache.clojure-mxnet.monitor
  "Watches the results of all nodes of a module in every n-th batch."
  (:import (org.apache.mxnet.javaapi NDArray)
           (org.apache.mxnet.nativelib MonitorCallback NativeCalls NativeResource)))

(set! *warn-on-reflection* true)

(defrecord Monitor [interval stat-fun state])

(defn create
  "A monitor that applies a function of an array in every `interval`-th batch."
  [interval stat-fun]
  (->Monitor interval stat-fun (atom {:step 0 :active false :seen []})))

(defmacro monitor
  "A monitor that applies a function of an array in every `interval`-th batch."
  [interval stat-fun]
  `(create ~interval ~stat-fun))

(defn attach
  "Lets a monitor watch an executor. Returns a reference that `detach` takes."
  [{:keys [state stat-fun]} ^NativeResource bound-executor]
  (NativeCalls/setMonitor
   (.handle bound-executor)
   (reify MonitorCallback
     (onArray [_ array-name handle]
       (with-open [array (NDArray. handle)]
         (let [{:keys [active step]} @state]
           (when active
             (let [value (stat-fun array)]
               (swap! state update :seen conj [step array-name value])))))))
   false))

(defn detach
  "Ends what `attach` began."
  [^NativeResource bound-executor reference]
  (when-not (.isClosed bound-executor)
    (NativeCalls/setMonitor (.handle bound-executor) nil false))
  (NativeCalls/freeMonitor (long reference)))

(defn tic "Begins a batch: decides whether it is watched." [{:keys [state interval]}]
  (swap! state (fn [{:keys [step] :as s}]
                 (assoc s :active (zero? (long (mod step interval))) :step (inc (long step)) :seen [])))
  nil)

(defn toc "Ends a batch: what was seen in it, vectors of step, name and value." [{:keys [state]}]
  (let [seen (:seen @state)]
    (swap! state assoc :active false :seen [])
    seen))
