;; org.apache.clojure-mxnet.ndarray-sparse-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-sparse-api
  "Operators that also have a sparse form, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([weight grad history {:keys [lr epsilon wd rescale-grad clip-gradient out]}])
       :mxnet/operator "_sparse_adagrad_update"
       :doc
       "One step of AdaGrad.

  With g = clip(rescale_grad * grad): history += g^2; weight -= lr * (g / sqrt(history + epsilon) + wd * weight).
  With a row_sparse gradient, rows that it does not hold stay as they are.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    history (array, changed in place): Sum of the squared gradients. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :epsilon (number, default 1e-07): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (adagrad-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  adagrad-update
  (operators/ndarray-operator "_sparse_adagrad_update" ["weight" "grad" "history"] ["lr" "epsilon" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([data indices] [data indices {:keys [out]}])
       :mxnet/operator "_sparse_retain"
       :doc
       "Keeps some rows of a row_sparse array; all others become zero.

  Inputs:
    data (array): A row_sparse array.
    indices (array): Numbers of the rows to keep, in one dimension.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (retain (nd/ones [3 2]) (nd/array [0 2] [2]))"}
  retain
  (operators/ndarray-operator "_sparse_retain" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `abs` of op."}
  abs
  (operators/ndarray-operator "abs" ["data"] [] {:single true}))

(def ^{:doc "Another name of `adam-update` of op."}
  adam-update
  (operators/ndarray-operator "adam_update" ["weight" "grad" "mean" "var"] ["lr" "beta1" "beta2" "epsilon" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `add-n` of op."}
  add-n
  (operators/ndarray-operator "add_n" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:doc "Another name of `arccos` of op."}
  arccos
  (operators/ndarray-operator "arccos" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arccosh` of op."}
  arccosh
  (operators/ndarray-operator "arccosh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arcsin` of op."}
  arcsin
  (operators/ndarray-operator "arcsin" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arcsinh` of op."}
  arcsinh
  (operators/ndarray-operator "arcsinh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arctan` of op."}
  arctan
  (operators/ndarray-operator "arctan" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arctanh` of op."}
  arctanh
  (operators/ndarray-operator "arctanh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-add` of op."}
  broadcast-add
  (operators/ndarray-operator "broadcast_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-div` of op."}
  broadcast-div
  (operators/ndarray-operator "broadcast_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-sub` of op."}
  broadcast-minus
  (operators/ndarray-operator "broadcast_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-mul` of op."}
  broadcast-mul
  (operators/ndarray-operator "broadcast_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-add` of op."}
  broadcast-plus
  (operators/ndarray-operator "broadcast_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-sub` of op."}
  broadcast-sub
  (operators/ndarray-operator "broadcast_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `cast-storage` of op."}
  cast-storage
  (operators/ndarray-operator "cast_storage" ["data"] ["stype"] {:single true}))

(def ^{:doc "Another name of `cbrt` of op."}
  cbrt
  (operators/ndarray-operator "cbrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `ceil` of op."}
  ceil
  (operators/ndarray-operator "ceil" ["data"] [] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  clip
  (operators/ndarray-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `concat` of op."}
  concat
  (operators/ndarray-operator "Concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:doc "Another name of `round-ste` of contrib."}
  contrib-round-ste
  (operators/ndarray-operator "_contrib_round_ste" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sign-ste` of contrib."}
  contrib-sign-ste
  (operators/ndarray-operator "_contrib_sign_ste" ["data"] [] {:single true}))

(def ^{:doc "Another name of `cos` of op."}
  cos
  (operators/ndarray-operator "cos" ["data"] [] {:single true}))

(def ^{:doc "Another name of `cosh` of op."}
  cosh
  (operators/ndarray-operator "cosh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `degrees` of op."}
  degrees
  (operators/ndarray-operator "degrees" ["data"] [] {:single true}))

(def ^{:doc "Another name of `dot` of op."}
  dot
  (operators/ndarray-operator "dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:doc "Another name of `add-n` of op."}
  element-wise-sum
  (operators/ndarray-operator "add_n" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  elemwise-add
  (operators/ndarray-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-div` of op."}
  elemwise-div
  (operators/ndarray-operator "elemwise_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-mul` of op."}
  elemwise-mul
  (operators/ndarray-operator "elemwise_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-sub` of op."}
  elemwise-sub
  (operators/ndarray-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `embedding` of op."}
  embedding
  (operators/ndarray-operator "Embedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:doc "Another name of `exp` of op."}
  exp
  (operators/ndarray-operator "exp" ["data"] [] {:single true}))

(def ^{:doc "Another name of `expm1` of op."}
  expm1
  (operators/ndarray-operator "expm1" ["data"] [] {:single true}))

(def ^{:doc "Another name of `fix` of op."}
  fix
  (operators/ndarray-operator "fix" ["data"] [] {:single true}))

(def ^{:doc "Another name of `floor` of op."}
  floor
  (operators/ndarray-operator "floor" ["data"] [] {:single true}))

(def ^{:doc "Another name of `ftrl-update` of op."}
  ftrl-update
  (operators/ndarray-operator "ftrl_update" ["weight" "grad" "z" "n"] ["lr" "lamda1" "beta" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:doc "Another name of `fully-connected` of op."}
  fully-connected
  (operators/ndarray-operator "FullyConnected" ["data" "weight" "bias"] ["num_hidden" "no_bias" "flatten"] {:single true}))

(def ^{:doc "Another name of `gamma` of op."}
  gamma
  (operators/ndarray-operator "gamma" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gammaln` of op."}
  gammaln
  (operators/ndarray-operator "gammaln" ["data"] [] {:single true}))

(def ^{:doc "Another name of `linear-regression-output` of op."}
  linear-regression-output
  (operators/ndarray-operator "LinearRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `log` of op."}
  log
  (operators/ndarray-operator "log" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log10` of op."}
  log10
  (operators/ndarray-operator "log10" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log1p` of op."}
  log1p
  (operators/ndarray-operator "log1p" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log2` of op."}
  log2
  (operators/ndarray-operator "log2" ["data"] [] {:single true}))

(def ^{:doc "Another name of `logistic-regression-output` of op."}
  logistic-regression-output
  (operators/ndarray-operator "LogisticRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `mae-regression-output` of op."}
  mae-regression-output
  (operators/ndarray-operator "MAERegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `make-loss` of op."}
  make-loss
  (operators/ndarray-operator "make_loss" ["data"] [] {:single true}))

(def ^{:doc "Another name of `mean` of op."}
  mean
  (operators/ndarray-operator "mean" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:doc "Another name of `negative` of op."}
  negative
  (operators/ndarray-operator "negative" ["data"] [] {:single true}))

(def ^{:doc "Another name of `norm` of op."}
  norm
  (operators/ndarray-operator "norm" ["data"] ["ord" "axis" "out_dtype" "keepdims"] {:single true}))

(def ^{:doc "Another name of `radians` of op."}
  radians
  (operators/ndarray-operator "radians" ["data"] [] {:single true}))

(def ^{:doc "Another name of `relu` of op."}
  relu
  (operators/ndarray-operator "relu" ["data"] [] {:single true}))

(def ^{:doc "Another name of `rint` of op."}
  rint
  (operators/ndarray-operator "rint" ["data"] [] {:single true}))

(def ^{:doc "Another name of `round` of op."}
  round
  (operators/ndarray-operator "round" ["data"] [] {:single true}))

(def ^{:doc "Another name of `rsqrt` of op."}
  rsqrt
  (operators/ndarray-operator "rsqrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sgd-mom-update` of op."}
  sgd-mom-update
  (operators/ndarray-operator "sgd_mom_update" ["weight" "grad" "mom"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `sgd-update` of op."}
  sgd-update
  (operators/ndarray-operator "sgd_update" ["weight" "grad"] ["lr" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `sigmoid` of op."}
  sigmoid
  (operators/ndarray-operator "sigmoid" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sign` of op."}
  sign
  (operators/ndarray-operator "sign" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sin` of op."}
  sin
  (operators/ndarray-operator "sin" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sinh` of op."}
  sinh
  (operators/ndarray-operator "sinh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `slice` of op."}
  slice
  (operators/ndarray-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `sqrt` of op."}
  sqrt
  (operators/ndarray-operator "sqrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `square` of op."}
  square
  (operators/ndarray-operator "square" ["data"] [] {:single true}))

(def ^{:doc "Another name of `block-grad` of op."}
  stop-gradient
  (operators/ndarray-operator "BlockGrad" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sum` of op."}
  sum
  (operators/ndarray-operator "sum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:doc "Another name of `tan` of op."}
  tan
  (operators/ndarray-operator "tan" ["data"] [] {:single true}))

(def ^{:doc "Another name of `tanh` of op."}
  tanh
  (operators/ndarray-operator "tanh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `trunc` of op."}
  trunc
  (operators/ndarray-operator "trunc" ["data"] [] {:single true}))

(def ^{:doc "Another name of `where` of op."}
  where
  (operators/ndarray-operator "where" ["condition" "x" "y"] [] {:single true}))

(def ^{:doc "Another name of `zeros-like` of op."}
  zeros-like
  (operators/ndarray-operator "zeros_like" ["data"] [] {:single true}))
