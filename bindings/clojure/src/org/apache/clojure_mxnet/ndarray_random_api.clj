;; org.apache.clojure-mxnet.ndarray-random-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-random-api
  "Random numbers, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([] [{:keys [lam shape ctx dtype out]}])
       :mxnet/operator "_random_exponential"
       :doc
       "Random values of an exponential distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :lam (number, default 1): Rate, above 0.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (exponential {:shape [2 3]})"}
  exponential
  (operators/ndarray-operator "_random_exponential" [] ["lam" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [lam out]}])
       :mxnet/operator "_random_exponential_like"
       :doc
       "Random values of an exponential distribution, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :lam (number, default 1): Rate, above 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (exponential-like (nd/ones [2 3]))"}
  exponential-like
  (operators/ndarray-operator "_random_exponential_like" ["data"] ["lam"] {:single true}))

(def ^{:arglists '([] [{:keys [alpha beta shape ctx dtype out]}])
       :mxnet/operator "_random_gamma"
       :doc
       "Random values of a gamma distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :alpha (number, default 1): Shape, above 0.
    :beta (number, default 1): Scale, above 0.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (gamma {:shape [2 3]})"}
  gamma
  (operators/ndarray-operator "_random_gamma" [] ["alpha" "beta" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [alpha beta out]}])
       :mxnet/operator "_random_gamma_like"
       :doc
       "Random values of a gamma distribution, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :alpha (number, default 1): Shape, above 0.
    :beta (number, default 1): Scale, above 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (gamma-like (nd/ones [2 3]))"}
  gamma-like
  (operators/ndarray-operator "_random_gamma_like" ["data"] ["alpha" "beta"] {:single true}))

(def ^{:arglists '([] [{:keys [mu alpha shape ctx dtype out]}])
       :mxnet/operator "_random_generalized_negative_binomial"
       :doc
       "Random values of a negative binomial distribution given by mean and dispersion.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :mu (number, default 1): Mean, at least 0.
    :alpha (number, default 1): Dispersion, at least 0; 0 gives a Poisson distribution.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (generalized-negative-binomial {:shape [2 3]})"}
  generalized-negative-binomial
  (operators/ndarray-operator "_random_generalized_negative_binomial" [] ["mu" "alpha" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [mu alpha out]}])
       :mxnet/operator "_random_generalized_negative_binomial_like"
       :doc
       "Random values of a negative binomial distribution given by mean and dispersion, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :mu (number, default 1): Mean, at least 0.
    :alpha (number, default 1): Dispersion, at least 0; 0 gives a Poisson distribution.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (generalized-negative-binomial-like (nd/ones [2 3]))"}
  generalized-negative-binomial-like
  (operators/ndarray-operator "_random_generalized_negative_binomial_like" ["data"] ["mu" "alpha"] {:single true}))

(def ^{:arglists '([] [{:keys [k p shape ctx dtype out]}])
       :mxnet/operator "_random_negative_binomial"
       :doc
       "Random values of a negative binomial distribution: failures before the k-th success.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :k (integer, default 1): Number of successes to wait for.
    :p (number, default 1): Probability of a success, in (0, 1].
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (negative-binomial {:shape [2 3]})"}
  negative-binomial
  (operators/ndarray-operator "_random_negative_binomial" [] ["k" "p" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k p out]}])
       :mxnet/operator "_random_negative_binomial_like"
       :doc
       "Random values of a negative binomial distribution: failures before the k-th success, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :k (integer, default 1): Number of successes to wait for.
    :p (number, default 1): Probability of a success, in (0, 1].
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (negative-binomial-like (nd/ones [2 3]))"}
  negative-binomial-like
  (operators/ndarray-operator "_random_negative_binomial_like" ["data"] ["k" "p"] {:single true}))

(def ^{:arglists '([] [{:keys [loc scale shape ctx dtype out]}])
       :mxnet/operator "_random_normal"
       :doc
       "Random values of a normal (Gaussian) distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :loc (number, default 0): Mean.
    :scale (number, default 1): Standard deviation, above 0.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (normal {:shape [2 3]})"}
  normal
  (operators/ndarray-operator "_random_normal" [] ["loc" "scale" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [loc scale out]}])
       :mxnet/operator "_random_normal_like"
       :doc
       "Random values of a normal (Gaussian) distribution, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :loc (number, default 0): Mean.
    :scale (number, default 1): Standard deviation, above 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (normal-like (nd/ones [2 3]))"}
  normal-like
  (operators/ndarray-operator "_random_normal_like" ["data"] ["loc" "scale"] {:single true}))

(def ^{:arglists '([] [{:keys [lam shape ctx dtype out]}])
       :mxnet/operator "_random_poisson"
       :doc
       "Random values of a Poisson distribution; the counts are floating-point numbers.

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :lam (number, default 1): Rate, at least 0.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (poisson {:shape [2 3]})"}
  poisson
  (operators/ndarray-operator "_random_poisson" [] ["lam" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [lam out]}])
       :mxnet/operator "_random_poisson_like"
       :doc
       "Random values of a Poisson distribution; the counts are floating-point numbers, in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :lam (number, default 1): Rate, at least 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (poisson-like (nd/ones [2 3]))"}
  poisson-like
  (operators/ndarray-operator "_random_poisson_like" ["data"] ["lam"] {:single true}))

(def ^{:arglists '([{:keys [low high shape ctx dtype out]}])
       :mxnet/operator "_random_randint"
       :doc
       "Random integers, uniform on [low, high).

  Options:
    :low (integer, required): Least value.
    :high (integer, required): Upper bound, which is not reached.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :int32 :int64, default nil): The dtype of the result; None: int32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random integers.

  Example:
    (randint {:low -3 :high 9 :shape [2 3]})"}
  randint
  (operators/ndarray-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([] [{:keys [low high shape ctx dtype out]}])
       :mxnet/operator "_random_uniform"
       :doc
       "Random values of the uniform distribution on [low, high).

  Every call draws new values; seed them with `mx.random.seed`.

  Options:
    :low (number, default 0): Lower bound.
    :high (number, default 1): Upper bound, which is not reached.
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (uniform {:shape [2 3]})"}
  uniform
  (operators/ndarray-operator "_random_uniform" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [low high out]}])
       :mxnet/operator "_random_uniform_like"
       :doc
       "Random values of the uniform distribution on [low, high), in the shape of an array.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :low (number, default 0): Lower bound.
    :high (number, default 1): Upper bound, which is not reached.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (uniform-like (nd/ones [2 3]))"}
  uniform-like
  (operators/ndarray-operator "_random_uniform_like" ["data"] ["low" "high"] {:single true}))
