;; org.apache.clojure-mxnet.symbol-sparse-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.symbol-sparse-api
  "Operators that also have a sparse form, for symbols. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([weight grad history {:keys [lr epsilon wd rescale-grad clip-gradient attr]}] [name weight grad history {:keys [lr epsilon wd rescale-grad clip-gradient attr]}])
       :mxnet/operator "_sparse_adagrad_update"
       :doc
       "One step of AdaGrad.

  With g = clip(rescale_grad * grad): history += g^2; weight -= lr * (g / sqrt(history + epsilon) + wd * weight).
  With a row_sparse gradient, rows that it does not hold stay as they are.

  Inputs:
    weight (symbol): The weight.
    grad (symbol): Its gradient, of the same shape.
    history (symbol, changed in place): Sum of the squared gradients. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :epsilon (number, default 1e-07): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weight; give the old one as the output to update it in place.

  Example:
    (adagrad-update (sym/variable \"weight\") (sym/variable \"grad\") (sym/variable \"history\") {:lr 0.1})"}
  adagrad-update
  (operators/symbol-operator "_sparse_adagrad_update" ["weight" "grad" "history"] ["lr" "epsilon" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([data indices] [data indices {:keys [attr]}] [name data indices {:keys [attr]}])
       :mxnet/operator "_sparse_retain"
       :doc
       "Keeps some rows of a row_sparse array; all others become zero.

  Inputs:
    data (symbol): A row_sparse array.
    indices (symbol): Numbers of the rows to keep, in one dimension.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (retain (sym/variable \"data\") (sym/variable \"indices\"))"}
  retain
  (operators/symbol-operator "_sparse_retain" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `abs` of op."}
  abs
  (operators/symbol-operator "abs" ["data"] [] {:single true}))

(def ^{:doc "Another name of `adam-update` of op."}
  adam-update
  (operators/symbol-operator "adam_update" ["weight" "grad" "mean" "var"] ["lr" "beta1" "beta2" "epsilon" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `add-n` of op."}
  add-n
  (operators/symbol-operator "add_n" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:doc "Another name of `arccos` of op."}
  arccos
  (operators/symbol-operator "arccos" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arccosh` of op."}
  arccosh
  (operators/symbol-operator "arccosh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arcsin` of op."}
  arcsin
  (operators/symbol-operator "arcsin" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arcsinh` of op."}
  arcsinh
  (operators/symbol-operator "arcsinh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arctan` of op."}
  arctan
  (operators/symbol-operator "arctan" ["data"] [] {:single true}))

(def ^{:doc "Another name of `arctanh` of op."}
  arctanh
  (operators/symbol-operator "arctanh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-add` of op."}
  broadcast-add
  (operators/symbol-operator "broadcast_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-div` of op."}
  broadcast-div
  (operators/symbol-operator "broadcast_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-sub` of op."}
  broadcast-minus
  (operators/symbol-operator "broadcast_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-mul` of op."}
  broadcast-mul
  (operators/symbol-operator "broadcast_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-add` of op."}
  broadcast-plus
  (operators/symbol-operator "broadcast_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `broadcast-sub` of op."}
  broadcast-sub
  (operators/symbol-operator "broadcast_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `cast-storage` of op."}
  cast-storage
  (operators/symbol-operator "cast_storage" ["data"] ["stype"] {:single true}))

(def ^{:doc "Another name of `cbrt` of op."}
  cbrt
  (operators/symbol-operator "cbrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `ceil` of op."}
  ceil
  (operators/symbol-operator "ceil" ["data"] [] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  clip
  (operators/symbol-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `concat` of op."}
  concat
  (operators/symbol-operator "Concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:doc "Another name of `round-ste` of contrib."}
  contrib-round-ste
  (operators/symbol-operator "_contrib_round_ste" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sign-ste` of contrib."}
  contrib-sign-ste
  (operators/symbol-operator "_contrib_sign_ste" ["data"] [] {:single true}))

(def ^{:doc "Another name of `cos` of op."}
  cos
  (operators/symbol-operator "cos" ["data"] [] {:single true}))

(def ^{:doc "Another name of `cosh` of op."}
  cosh
  (operators/symbol-operator "cosh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `degrees` of op."}
  degrees
  (operators/symbol-operator "degrees" ["data"] [] {:single true}))

(def ^{:doc "Another name of `dot` of op."}
  dot
  (operators/symbol-operator "dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:doc "Another name of `add-n` of op."}
  element-wise-sum
  (operators/symbol-operator "add_n" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  elemwise-add
  (operators/symbol-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-div` of op."}
  elemwise-div
  (operators/symbol-operator "elemwise_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-mul` of op."}
  elemwise-mul
  (operators/symbol-operator "elemwise_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-sub` of op."}
  elemwise-sub
  (operators/symbol-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `embedding` of op."}
  embedding
  (operators/symbol-operator "Embedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:doc "Another name of `exp` of op."}
  exp
  (operators/symbol-operator "exp" ["data"] [] {:single true}))

(def ^{:doc "Another name of `expm1` of op."}
  expm1
  (operators/symbol-operator "expm1" ["data"] [] {:single true}))

(def ^{:doc "Another name of `fix` of op."}
  fix
  (operators/symbol-operator "fix" ["data"] [] {:single true}))

(def ^{:doc "Another name of `floor` of op."}
  floor
  (operators/symbol-operator "floor" ["data"] [] {:single true}))

(def ^{:doc "Another name of `ftrl-update` of op."}
  ftrl-update
  (operators/symbol-operator "ftrl_update" ["weight" "grad" "z" "n"] ["lr" "lamda1" "beta" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:doc "Another name of `fully-connected` of op."}
  fully-connected
  (operators/symbol-operator "FullyConnected" ["data" "weight" "bias"] ["num_hidden" "no_bias" "flatten"] {:single true}))

(def ^{:doc "Another name of `gamma` of op."}
  gamma
  (operators/symbol-operator "gamma" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gammaln` of op."}
  gammaln
  (operators/symbol-operator "gammaln" ["data"] [] {:single true}))

(def ^{:doc "Another name of `linear-regression-output` of op."}
  linear-regression-output
  (operators/symbol-operator "LinearRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `log` of op."}
  log
  (operators/symbol-operator "log" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log10` of op."}
  log10
  (operators/symbol-operator "log10" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log1p` of op."}
  log1p
  (operators/symbol-operator "log1p" ["data"] [] {:single true}))

(def ^{:doc "Another name of `log2` of op."}
  log2
  (operators/symbol-operator "log2" ["data"] [] {:single true}))

(def ^{:doc "Another name of `logistic-regression-output` of op."}
  logistic-regression-output
  (operators/symbol-operator "LogisticRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `mae-regression-output` of op."}
  mae-regression-output
  (operators/symbol-operator "MAERegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:doc "Another name of `make-loss` of op."}
  make-loss
  (operators/symbol-operator "make_loss" ["data"] [] {:single true}))

(def ^{:doc "Another name of `mean` of op."}
  mean
  (operators/symbol-operator "mean" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:doc "Another name of `negative` of op."}
  negative
  (operators/symbol-operator "negative" ["data"] [] {:single true}))

(def ^{:doc "Another name of `norm` of op."}
  norm
  (operators/symbol-operator "norm" ["data"] ["ord" "axis" "out_dtype" "keepdims"] {:single true}))

(def ^{:doc "Another name of `radians` of op."}
  radians
  (operators/symbol-operator "radians" ["data"] [] {:single true}))

(def ^{:doc "Another name of `relu` of op."}
  relu
  (operators/symbol-operator "relu" ["data"] [] {:single true}))

(def ^{:doc "Another name of `rint` of op."}
  rint
  (operators/symbol-operator "rint" ["data"] [] {:single true}))

(def ^{:doc "Another name of `round` of op."}
  round
  (operators/symbol-operator "round" ["data"] [] {:single true}))

(def ^{:doc "Another name of `rsqrt` of op."}
  rsqrt
  (operators/symbol-operator "rsqrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sgd-mom-update` of op."}
  sgd-mom-update
  (operators/symbol-operator "sgd_mom_update" ["weight" "grad" "mom"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `sgd-update` of op."}
  sgd-update
  (operators/symbol-operator "sgd_update" ["weight" "grad"] ["lr" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:doc "Another name of `sigmoid` of op."}
  sigmoid
  (operators/symbol-operator "sigmoid" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sign` of op."}
  sign
  (operators/symbol-operator "sign" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sin` of op."}
  sin
  (operators/symbol-operator "sin" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sinh` of op."}
  sinh
  (operators/symbol-operator "sinh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `slice` of op."}
  slice
  (operators/symbol-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `sqrt` of op."}
  sqrt
  (operators/symbol-operator "sqrt" ["data"] [] {:single true}))

(def ^{:doc "Another name of `square` of op."}
  square
  (operators/symbol-operator "square" ["data"] [] {:single true}))

(def ^{:doc "Another name of `block-grad` of op."}
  stop-gradient
  (operators/symbol-operator "BlockGrad" ["data"] [] {:single true}))

(def ^{:doc "Another name of `sum` of op."}
  sum
  (operators/symbol-operator "sum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:doc "Another name of `tan` of op."}
  tan
  (operators/symbol-operator "tan" ["data"] [] {:single true}))

(def ^{:doc "Another name of `tanh` of op."}
  tanh
  (operators/symbol-operator "tanh" ["data"] [] {:single true}))

(def ^{:doc "Another name of `trunc` of op."}
  trunc
  (operators/symbol-operator "trunc" ["data"] [] {:single true}))

(def ^{:doc "Another name of `where` of op."}
  where
  (operators/symbol-operator "where" ["condition" "x" "y"] [] {:single true}))

(def ^{:doc "Another name of `zeros-like` of op."}
  zeros-like
  (operators/symbol-operator "zeros_like" ["data"] [] {:single true}))
