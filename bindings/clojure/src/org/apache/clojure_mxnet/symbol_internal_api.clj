;; org.apache.clojure-mxnet.symbol-internal-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.symbol-internal-api
  "Operators behind arithmetic and other functions, for symbols. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([weight grad mean var rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient attr]}] [name weight grad mean var rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient attr]}])
       :mxnet/operator "_adamw_update"
       :doc
       "One step of AdamW.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0
  or not finite.

  Inputs:
    weight (symbol): The weight.
    grad (symbol): Its gradient, of the same shape.
    mean (symbol, changed in place): Running mean of the gradient. Updated in place.
    var (symbol, changed in place): Running mean of the squared gradient. Updated in place.
    rescale-grad (symbol): Array with one element, the scale of the gradient.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay, applied to the weight itself.
    :eta (number, required): Schedule multiplier of the whole step.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weight; give the old one as the output to update it in place.

  Example:
    (adamw-update (sym/variable \"weight\") (sym/variable \"grad\") (sym/variable \"mean\") (sym/variable \"var\") (sym/variable \"rescale_grad\") {:lr 0.1 :eta 1 :wd 0.01})"}
  adamw-update
  (operators/symbol-operator "_adamw_update" ["weight" "grad" "mean" "var" "rescale_grad"] ["lr" "beta1" "beta2" "epsilon" "wd" "eta" "clip_gradient"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype attr]}] [name {:keys [start stop step repeat infer-range ctx dtype attr]}])
       :mxnet/operator "_arange"
       :doc
       "Evenly spaced values in a half-open interval.

  With one bound only, the values run from 0 up to it.

  Options:
    :start (number, required): First value; the end of the range if `stop` is None.
    :stop (number, default nil): The values stay below it, or above it with a negative step.
    :step (number, default 1): Distance between values; not 0.
    :repeat (integer, default 1): How often each value comes.
    :infer-range (boolean, default false): If true and `stop` is None, the length is that of whatever reads the
        array.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of dtype `dtype`.

  Example:
    (arange {:start 2 :stop 7 :step 1.5})"}
  arange
  (operators/symbol-operator "_arange" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data indices {:keys [shape attr]}] [name data indices {:keys [shape attr]}])
       :mxnet/operator "_backward_gather_nd"
       :doc
       "Adds up elements at given coordinates of an array of zeros.

  As `scatter_nd`, but values add up where coordinates repeat.

  Inputs:
    data (symbol): The values.
    indices (symbol): Coordinates, (M, ...).

  Options:
    :shape (integer or vector of integers, required): Shape of the whole array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Array of the given shape.

  Example:
    (backward-gather-nd (sym/variable \"data\") (sym/variable \"indices\") {:shape [2]})"}
  backward-gather-nd
  (operators/symbol-operator "_backward_gather_nd" ["data" "indices"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_copy"
       :doc
       "A copy of the input.

  Inputs:
    data (symbol): Values of any shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same values.

  Example:
    (copy (sym/variable \"data\"))"}
  copy
  (operators/symbol-operator "_copy" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_div_scalar"
       :doc
       "`data / scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (div-scalar (sym/variable \"data\") {:scalar 1.9})"}
  div-scalar
  (operators/symbol-operator "_div_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_equal"
       :doc
       "1 where `lhs == rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  equal
  (operators/symbol-operator "_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_equal_scalar"
       :doc
       "1 where `data == scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  equal-scalar
  (operators/symbol-operator "_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [n m k ctx dtype attr]}] [name {:keys [n m k ctx dtype attr]}])
       :mxnet/operator "_eye"
       :doc
       "A matrix with ones on one diagonal and zeros elsewhere.

  Options:
    :n (integer, required): Number of rows.
    :m (integer, default 0): Number of columns; as many as rows if 0 or less.
    :k (integer, default 0): Which diagonal holds the ones: above the main one if positive, below if negative.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype of the
        result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape (N, M).

  Example:
    (eye {:n 3})"}
  eye
  (operators/symbol-operator "_eye" [] ["N" "M" "k" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [shape ctx dtype value attr]}] [name {:keys [shape ctx dtype value attr]}])
       :mxnet/operator "_full"
       :doc
       "An array filled with one value.

  Options:
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :value (number, required): The value of every element.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape` and dtype `dtype`.

  Example:
    (full {:shape [2 3] :value 2.5})"}
  full
  (operators/symbol-operator "_full" [] ["shape" "ctx" "dtype" "value"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_grad_add"
       :doc
       "Sum of two gradients, `lhs + rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (grad-add (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  grad-add
  (operators/symbol-operator "_grad_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_greater"
       :doc
       "1 where `lhs > rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (greater (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  greater
  (operators/symbol-operator "_greater" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_greater_equal"
       :doc
       "1 where `lhs >= rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (greater-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  greater-equal
  (operators/symbol-operator "_greater_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_greater_equal_scalar"
       :doc
       "1 where `data >= scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (greater-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  greater-equal-scalar
  (operators/symbol-operator "_greater_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_greater_scalar"
       :doc
       "1 where `data > scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (greater-scalar (sym/variable \"data\") {:scalar 1.9})"}
  greater-scalar
  (operators/symbol-operator "_greater_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data bins] [data bins {:keys [bin-cnt range attr]}] [name data bins {:keys [bin-cnt range attr]}])
       :mxnet/operator "_histogram"
       :doc
       "Counts how many values fall into each bin.

  A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

  Inputs:
    data (symbol): Values of any shape.
    bins (symbol): Edges in rising order, of the same dtype, unless `bin_cnt` is given.

  Options:
    :bin-cnt (integer, default nil): Number of bins of equal width; None: the input `bins` gives the edges.
    :range (number or vector of numbers, default nil): Lower and upper end of the bins, with `bin_cnt`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    counts (symbol): int64, one count for each bin.
    edges (symbol): The edges of the bins.

  Example:
    (histogram (sym/variable \"data\") {:bin-cnt 4 :range [-1 1]})"}
  histogram
  (operators/symbol-operator "_histogram" ["data" "bins"] ["bin_cnt" "range"] {}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_hypot"
       :doc
       "Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (hypot (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  hypot
  (operators/symbol-operator "_hypot" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_hypot_scalar"
       :doc
       "`sqrt(data^2 + scalar^2)`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (hypot-scalar (sym/variable \"data\") {:scalar 1.9})"}
  hypot-scalar
  (operators/symbol-operator "_hypot_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_identity_with_attr_like_rhs"
       :doc
       "A copy of `lhs`.

  `rhs` only says what the shape and the dtype must be.

  Inputs:
    lhs (symbol): The values.
    rhs (symbol): An array of the same shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same values as `lhs`.

  Example:
    (identity-with-attr-like-rhs (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  identity-with-attr-like-rhs
  (operators/symbol-operator "_identity_with_attr_like_rhs" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_lesser"
       :doc
       "1 where `lhs < rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (lesser (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  lesser
  (operators/symbol-operator "_lesser" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_lesser_equal"
       :doc
       "1 where `lhs <= rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (lesser-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  lesser-equal
  (operators/symbol-operator "_lesser_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_lesser_equal_scalar"
       :doc
       "1 where `data <= scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (lesser-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  lesser-equal-scalar
  (operators/symbol-operator "_lesser_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_lesser_scalar"
       :doc
       "1 where `data < scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (lesser-scalar (sym/variable \"data\") {:scalar 1.9})"}
  lesser-scalar
  (operators/symbol-operator "_lesser_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype attr]}] [name {:keys [start stop step repeat infer-range ctx dtype attr]}])
       :mxnet/operator "_linspace"
       :doc
       "A given number of evenly spaced values from `start` to `stop`.

  Options:
    :start (number, required): First value.
    :stop (number, default nil): Last value, or the value after the last.
    :step (number, default 1): Without effect; `num` gives the number of values.
    :repeat (integer, default 1): Without effect.
    :infer-range (boolean, default false): Without effect.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of dtype `dtype`.

  Example:
    (linspace {:start 0 :stop 1 :num 5})"}
  linspace
  (operators/symbol-operator "_linspace" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_logical_and"
       :doc
       "1 where both values are non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (logical-and (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  logical-and
  (operators/symbol-operator "_logical_and" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_logical_and_scalar"
       :doc
       "1 where `data` and the scalar are non-zero.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (logical-and-scalar (sym/variable \"data\") {:scalar 1.9})"}
  logical-and-scalar
  (operators/symbol-operator "_logical_and_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_logical_or"
       :doc
       "1 where at least one value is non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (logical-or (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  logical-or
  (operators/symbol-operator "_logical_or" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_logical_or_scalar"
       :doc
       "1 where `data` or the scalar is non-zero.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (logical-or-scalar (sym/variable \"data\") {:scalar 1.9})"}
  logical-or-scalar
  (operators/symbol-operator "_logical_or_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_logical_xor"
       :doc
       "1 where exactly one value is non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (logical-xor (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  logical-xor
  (operators/symbol-operator "_logical_xor" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_logical_xor_scalar"
       :doc
       "1 where one of `data` and the scalar is non-zero.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (logical-xor-scalar (sym/variable \"data\") {:scalar 1.9})"}
  logical-xor-scalar
  (operators/symbol-operator "_logical_xor_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_maximum"
       :doc
       "The larger of two values.

  NaN wins over a number.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (maximum (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  maximum
  (operators/symbol-operator "_maximum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_maximum_scalar"
       :doc
       "The larger of `data` and the scalar.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (maximum-scalar (sym/variable \"data\") {:scalar 1.9})"}
  maximum-scalar
  (operators/symbol-operator "_maximum_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_minimum"
       :doc
       "The smaller of two values.

  NaN wins over a number.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (minimum (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  minimum
  (operators/symbol-operator "_minimum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_minimum_scalar"
       :doc
       "The smaller of `data` and the scalar.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (minimum-scalar (sym/variable \"data\") {:scalar 1.9})"}
  minimum-scalar
  (operators/symbol-operator "_minimum_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_minus_scalar"
       :doc
       "`data - scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (minus-scalar (sym/variable \"data\") {:scalar 1.9})"}
  minus-scalar
  (operators/symbol-operator "_minus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_mod"
       :doc
       "Remainder of `lhs / rhs`.

  It has the sign of `rhs`; the remainder of a division by zero is zero.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (mod (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  mod
  (operators/symbol-operator "_mod" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_mod_scalar"
       :doc
       "Remainder of `data / scalar`, with the sign of the scalar.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (mod-scalar (sym/variable \"data\") {:scalar 1.9})"}
  mod-scalar
  (operators/symbol-operator "_mod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([weight grad mean var weight32 rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient attr]}] [name weight grad mean var weight32 rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient attr]}])
       :mxnet/operator "_mp_adamw_update"
       :doc
       "One step of AdamW.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0
  or not finite. This form keeps float32 copies of weights of lower precision.

  Inputs:
    weight (symbol): The weight.
    grad (symbol): Its gradient, of the same shape.
    mean (symbol, changed in place): Running mean of the gradient. Updated in place.
    var (symbol, changed in place): Running mean of the squared gradient. Updated in place.
    weight32 (symbol, changed in place): The weight in float32. Updated in place.
    rescale-grad (symbol): Array with one element, the scale of the gradient.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay, applied to the weight itself.
    :eta (number, required): Schedule multiplier of the whole step.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-adamw-update (sym/variable \"weight\") (sym/variable \"grad\") (sym/variable \"mean\") (sym/variable \"var\") (sym/variable \"weight32\") (sym/variable \"rescale_grad\") {:lr 0.1 :eta 1 :wd 0.01})"}
  mp-adamw-update
  (operators/symbol-operator "_mp_adamw_update" ["weight" "grad" "mean" "var" "weight32" "rescale_grad"] ["lr" "beta1" "beta2" "epsilon" "wd" "eta" "clip_gradient"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_mul_scalar"
       :doc
       "`data * scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (mul-scalar (sym/variable \"data\") {:scalar 1.9})"}
  mul-scalar
  (operators/symbol-operator "_mul_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_multi_adamw_update"
       :doc
       "One step of AdamW for many weights.

  For each weight as the single-tensor update does it, with the rates of its place.

  Inputs:
    data (any number of symbols): For each weight: weight, gradient, mean, variance; at the end the gradient's
        scale.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :etas (number or vector of numbers, required): Schedule multiplier for each weight.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-adamw-update (sym/variable \"arg0\") (sym/variable \"arg1\") (sym/variable \"arg2\") (sym/variable \"arg3\") (sym/variable \"arg4\") (sym/variable \"arg5\") (sym/variable \"arg6\") (sym/variable \"arg7\") (sym/variable \"arg8\") {:num-weights 2 :lrs [0.1 0.1] :wds [0.1 0.1] :etas [0.1 0.1]})"}
  multi-adamw-update
  (operators/symbol-operator "_multi_adamw_update" ["data"] ["lrs" "beta1" "beta2" "epsilon" "wds" "etas" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_multi_lamb_update"
       :doc
       "One step of LAMB for many weights.

  For each weight both parts of the step, with the rates and the step number of its place.

  Inputs:
    data (any number of symbols): For each weight: weight, gradient, mean, variance.

  Options:
    :learning-rates (number or vector of numbers, required): Learning rate for each weight.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-06): Small number that keeps the division finite.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :lower-bound (number, default -1): Least norm of the weight that is used; not positive: none.
    :upper-bound (number, default -1): Largest norm of the weight that is used; not positive: none.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :bias-correction (boolean, default true): Correct the running means for their start at zero.
    :step-count (integer or vector of integers, required): Number of this step for each weight, from 1.
    :num-tensors (integer, default 1): Number of weights updated.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-lamb-update (sym/variable \"arg0\") (sym/variable \"arg1\") (sym/variable \"arg2\") (sym/variable \"arg3\") (sym/variable \"arg4\") (sym/variable \"arg5\") (sym/variable \"arg6\") (sym/variable \"arg7\") {:num-tensors 2 :step-count [2 2] :learning-rates [0.1 0.1] :wds [0.1 0.1]})"}
  multi-lamb-update
  (operators/symbol-operator "_multi_lamb_update" ["data"] ["learning_rates" "beta1" "beta2" "epsilon" "wds" "rescale_grad" "lower_bound" "upper_bound" "clip_gradient" "bias_correction" "step_count" "num_tensors"] {:variadic ""}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_multi_mp_adamw_update"
       :doc
       "One step of AdamW for many weights.

  For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies
  of weights of lower precision.

  Inputs:
    data (any number of symbols): For each weight: weight, gradient, mean, variance, float32 weight; at the end
        the gradient's scale.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :etas (number or vector of numbers, required): Schedule multiplier for each weight.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-adamw-update (sym/variable \"arg0\") (sym/variable \"arg1\") (sym/variable \"arg2\") (sym/variable \"arg3\") (sym/variable \"arg4\") (sym/variable \"arg5\") (sym/variable \"arg6\") (sym/variable \"arg7\") (sym/variable \"arg8\") (sym/variable \"arg9\") (sym/variable \"arg10\") {:num-weights 2 :lrs [0.1 0.1] :wds [0.1 0.1] :etas [0.1 0.1]})"}
  multi-mp-adamw-update
  (operators/symbol-operator "_multi_mp_adamw_update" ["data"] ["lrs" "beta1" "beta2" "epsilon" "wds" "etas" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_multi_mp_lamb_update"
       :doc
       "One step of LAMB for many weights.

  For each weight both parts of the step, with the rates and the step number of its place.

  Inputs:
    data (any number of symbols): For each weight: weight, gradient, mean, variance, float32 weight.

  Options:
    :learning-rates (number or vector of numbers, required): Learning rate for each weight.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-06): Small number that keeps the division finite.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :lower-bound (number, default -1): Least norm of the weight that is used; not positive: none.
    :upper-bound (number, default -1): Largest norm of the weight that is used; not positive: none.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :bias-correction (boolean, default true): Correct the running means for their start at zero.
    :step-count (integer or vector of integers, required): Number of this step for each weight, from 1.
    :num-tensors (integer, default 1): Number of weights updated.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-lamb-update (sym/variable \"arg0\") (sym/variable \"arg1\") (sym/variable \"arg2\") (sym/variable \"arg3\") (sym/variable \"arg4\") (sym/variable \"arg5\") (sym/variable \"arg6\") (sym/variable \"arg7\") (sym/variable \"arg8\") (sym/variable \"arg9\") {:num-tensors 2 :step-count [2 2] :learning-rates [0.1 0.1] :wds [0.1 0.1]})"}
  multi-mp-lamb-update
  (operators/symbol-operator "_multi_mp_lamb_update" ["data"] ["learning_rates" "beta1" "beta2" "epsilon" "wds" "rescale_grad" "lower_bound" "upper_bound" "clip_gradient" "bias_correction" "step_count" "num_tensors"] {:variadic ""}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_not_equal"
       :doc
       "1 where `lhs != rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (not-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  not-equal
  (operators/symbol-operator "_not_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_not_equal_scalar"
       :doc
       "1 where `data != scalar`, 0 elsewhere.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (not-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  not-equal-scalar
  (operators/symbol-operator "_not_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_ones"
       :doc
       "An array of ones.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape` and dtype `dtype`.

  Example:
    (ones {:shape [2 3]})"}
  ones
  (operators/symbol-operator "_ones" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_plus_scalar"
       :doc
       "`data + scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (plus-scalar (sym/variable \"data\") {:scalar 1.9})"}
  plus-scalar
  (operators/symbol-operator "_plus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_power"
       :doc
       "Power, `lhs ** rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand, of the same shape and dtype.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the inputs.

  Example:
    (power (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  power
  (operators/symbol-operator "_power" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_power_scalar"
       :doc
       "`data ** scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (power-scalar (sym/variable \"data\") {:scalar 1.9})"}
  power-scalar
  (operators/symbol-operator "_power_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape attr]}] [name data {:keys [shape attr]}])
       :mxnet/operator "_ravel_multi_index"
       :doc
       "Turns columns of coordinates into flat positions.

  For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

  Inputs:
    data (symbol): Coordinates; the first dimension has one row for each dimension of `shape`.

  Options:
    :shape (integer or vector of integers, default nil): Shape of the array that is indexed; its first dimension
        may be -1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Flat positions, in a wider dtype where that of `data` is too narrow for them.

  Example:
    (ravel-multi-index (sym/variable \"data\") {:shape [2 3]})"}
  ravel-multi-index
  (operators/symbol-operator "_ravel_multi_index" ["data"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_rdiv_scalar"
       :doc
       "`scalar / data`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (rdiv-scalar (sym/variable \"data\") {:scalar 1.9})"}
  rdiv-scalar
  (operators/symbol-operator "_rdiv_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_rminus_scalar"
       :doc
       "`scalar - data`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (rminus-scalar (sym/variable \"data\") {:scalar 1.9})"}
  rminus-scalar
  (operators/symbol-operator "_rminus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_rmod_scalar"
       :doc
       "Remainder of `scalar / data`, with the sign of the data.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (rmod-scalar (sym/variable \"data\") {:scalar 1.9})"}
  rmod-scalar
  (operators/symbol-operator "_rmod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_rnn_param_concat"
       :doc
       "Joins the flattened parameters of a recurrent network.

  Lengths that are unknown share what is left of the length of the whole.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :dim (integer, default 1): Dimension to join along; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (rnn-param-concat (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  rnn-param-concat
  (operators/symbol-operator "_rnn_param_concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_rpower_scalar"
       :doc
       "`scalar ** data`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (rpower-scalar (sym/variable \"data\") {:scalar 1.9})"}
  rpower-scalar
  (operators/symbol-operator "_rpower_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lam] [lam {:keys [shape dtype attr]}] [name lam {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_exponential"
       :doc
       "Random values of an exponential distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    lam (symbol): Rate, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-exponential (sym/variable \"lam\") {:shape [3]})"}
  sample-exponential
  (operators/symbol-operator "_sample_exponential" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([alpha beta] [alpha beta {:keys [shape dtype attr]}] [name alpha beta {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_gamma"
       :doc
       "Random values of a gamma distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    alpha (symbol): Shape, above 0.
    beta (symbol): Scale, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-gamma (sym/variable \"alpha\") (sym/variable \"beta\") {:shape [3]})"}
  sample-gamma
  (operators/symbol-operator "_sample_gamma" ["alpha" "beta"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([mu alpha] [mu alpha {:keys [shape dtype attr]}] [name mu alpha {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_generalized_negative_binomial"
       :doc
       "Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    mu (symbol): Mean, at least 0.
    alpha (symbol): Dispersion, at least 0; 0 gives a Poisson distribution.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-generalized-negative-binomial (sym/variable \"mu\") (sym/variable \"alpha\") {:shape [3]})"}
  sample-generalized-negative-binomial
  (operators/symbol-operator "_sample_generalized_negative_binomial" ["mu" "alpha"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape get-prob dtype attr]}] [name data {:keys [shape get-prob dtype attr]}])
       :mxnet/operator "_sample_multinomial"
       :doc
       "Draws class numbers from categorical distributions.

  The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With
  `get_prob` the second output is the logarithm of the drawn probabilities, through which gradients flow
  (REINFORCE).

  Inputs:
    data (symbol): Probabilities, of shape (..., classes).

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each distribution.
    :get-prob (boolean, default false): Also return the logarithm of each drawn probability.
    :dtype (one of :float16 :float32 :float64 :int32 :uint8, default :int32): The dtype of the drawn classes.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Class numbers, of shape (...) + `shape`.

  Example:
    (sample-multinomial (sym/variable \"data\") {:shape [3]})"}
  sample-multinomial
  (operators/symbol-operator "_sample_multinomial" ["data"] ["shape" "get_prob" "dtype"] {}))

(def ^{:arglists '([k p] [k p {:keys [shape dtype attr]}] [name k p {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_negative_binomial"
       :doc
       "Random values of a negative binomial distribution: failures before the k-th success, with parameters for each
  row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    k (symbol): Number of successes to wait for.
    p (symbol): Probability of a success, in (0, 1].

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-negative-binomial (sym/variable \"k\") (sym/variable \"p\") {:shape [3]})"}
  sample-negative-binomial
  (operators/symbol-operator "_sample_negative_binomial" ["k" "p"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([mu sigma] [mu sigma {:keys [shape dtype attr]}] [name mu sigma {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_normal"
       :doc
       "Random values of a normal (Gaussian) distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    mu (symbol): Mean.
    sigma (symbol): Standard deviation, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-normal (sym/variable \"mu\") (sym/variable \"sigma\") {:shape [3]})"}
  sample-normal
  (operators/symbol-operator "_sample_normal" ["mu" "sigma"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([lam] [lam {:keys [shape dtype attr]}] [name lam {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_poisson"
       :doc
       "Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    lam (symbol): Rate, at least 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-poisson (sym/variable \"lam\") {:shape [3]})"}
  sample-poisson
  (operators/symbol-operator "_sample_poisson" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([low high] [low high {:keys [shape dtype attr]}] [name low high {:keys [shape dtype attr]}])
       :mxnet/operator "_sample_uniform"
       :doc
       "Random values of the uniform distribution on [low, high), with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    low (symbol): Lower bound.
    high (symbol): Upper bound, which is not reached.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (sample-uniform (sym/variable \"low\") (sym/variable \"high\") {:shape [3]})"}
  sample-uniform
  (operators/symbol-operator "_sample_uniform" ["low" "high"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [range-max shape attr]}] [name {:keys [range-max shape attr]}])
       :mxnet/operator "_sample_unique_zipfian"
       :doc
       "Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

  The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

  Options:
    :range-max (integer, required): Values are below it.
    :shape (integer or vector of integers, default nil): (rows, values): each row has distinct values.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    samples (symbol): int64, of shape `shape`; distinct in each row.
    num_tries (symbol): int64, one for each row: how many draws it took.

  Example:
    (sample-unique-zipfian {:range-max 50 :shape [2 8]})"}
  sample-unique-zipfian
  (operators/symbol-operator "_sample_unique_zipfian" [] ["range_max" "shape"] {}))

(def ^{:arglists '([lhs rhs indices {:keys [shape attr]}] [name lhs rhs indices {:keys [shape attr]}])
       :mxnet/operator "_scatter_set_nd"
       :doc
       "Writes elements at given coordinates of an array.

  The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to
  write in place.

  Inputs:
    lhs (symbol): Array of shape `shape`.
    rhs (symbol): The values.
    indices (symbol): Coordinates, (M, ...).

  Options:
    :shape (integer or vector of integers, required): Shape of the whole array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): `lhs` with replaced elements.

  Example:
    (scatter-set-nd (sym/variable \"lhs\") (sym/variable \"rhs\") (sym/variable \"indices\") {:shape [2 3]})"}
  scatter-set-nd
  (operators/symbol-operator "_scatter_set_nd" ["lhs" "rhs" "indices"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_shuffle"
       :doc
       "Puts the elements along the first axis in random order.

  What lies behind an element of the first axis stays together.

  Inputs:
    data (symbol): At least one dimension.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements in another order.

  Example:
    (shuffle (sym/variable \"data\"))"}
  shuffle
  (operators/symbol-operator "_shuffle" ["data"] [] {:single true}))

(def ^{:arglists '([lhs rhs {:keys [begin end step attr]}] [name lhs rhs {:keys [begin end step attr]}])
       :mxnet/operator "_slice_assign"
       :doc
       "Writes an array into a box of another one.

  The result is `lhs` with the box that `slice` would take replaced by `rhs`.

  Inputs:
    lhs (symbol): Array of any shape.
    rhs (symbol): What to write, of the box's shape.

  Options:
    :begin (integer or vector of integers, required): First index of each dimension; None: from the start.
    :end (integer or vector of integers, required): End index of each dimension, not included; None: to the end.
    :step (integer or vector of integers, default []): Step of each dimension; None: 1. A negative step runs
        backwards.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): `lhs` with the box replaced.

  Example:
    (slice-assign (sym/variable \"lhs\") (sym/variable \"rhs\") {:begin [0 1] :end [2 3]})"}
  slice-assign
  (operators/symbol-operator "_slice_assign" ["lhs" "rhs"] ["begin" "end" "step"] {:single true}))

(def ^{:arglists '([data {:keys [scalar begin end step attr]}] [name data {:keys [scalar begin end step attr]}])
       :mxnet/operator "_slice_assign_scalar"
       :doc
       "Writes a number into a box of an array.

  The result is `data` with every element of the box that `slice` would take set to `scalar`.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :scalar (number, default 0): The value to write.
    :begin (integer or vector of integers, required): First index of each dimension; None: from the start.
    :end (integer or vector of integers, required): End index of each dimension, not included; None: to the end.
    :step (integer or vector of integers, default []): Step of each dimension; None: 1. A negative step runs
        backwards.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): `data` with the box overwritten.

  Example:
    (slice-assign-scalar (sym/variable \"data\") {:scalar 2.5 :begin [1 1] :end [3 2]})"}
  slice-assign-scalar
  (operators/symbol-operator "_slice_assign_scalar" ["data"] ["scalar" "begin" "end" "step"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections attr]}] [name data {:keys [indices axis squeeze-axis sections attr]}])
       :mxnet/operator "_split_v2"
       :doc
       "Splits an array along a dimension into parts as equal as possible, or where `indices` say.

  Part i runs from indices[i] to the next index, the last one to the end.

  Inputs:
    data (symbol): Array with at least one dimension.

  Options:
    :indices (integer or vector of integers, required): Where each part begins; not used when `sections` is
        positive.
    :axis (integer, default 1): The dimension to split; negative counts from the end.
    :squeeze-axis (boolean, default false): Drop the split dimension; parts must have length one in it.
    :sections (integer, default 0): Number of parts; 0: use `indices`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The parts, in order.

  Example:
    (split-v2 (sym/variable \"data\") {:indices [0 1 4]})"}
  split-v2
  (operators/symbol-operator "_split_v2" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude attr]}] [name data {:keys [axis keepdims exclude attr]}])
       :mxnet/operator "_square_sum"
       :doc
       "Sum of the squares of the elements along axes.

  Inputs:
    data (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array, of the same dtype.

  Example:
    (square-sum (sym/variable \"data\"))"}
  square-sum
  (operators/symbol-operator "_square_sum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape attr]}] [name data {:keys [shape attr]}])
       :mxnet/operator "_unravel_index"
       :doc
       "Turns flat positions into columns of coordinates.

  The inverse of `ravel_multi_index`.

  Inputs:
    data (symbol): Flat positions, of any shape.

  Options:
    :shape (integer or vector of integers, default nil): Shape of the array that is indexed; its first dimension
        may be -1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Coordinates, with one row for each dimension of `shape`.

  Example:
    (unravel-index (sym/variable \"data\") {:shape [2 3]})"}
  unravel-index
  (operators/symbol-operator "_unravel_index" ["data"] ["shape"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_zeros"
       :doc
       "An array of zeros.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape` and dtype `dtype`.

  Example:
    (zeros {:shape [2 3]})"}
  zeros
  (operators/symbol-operator "_zeros" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_zeros_without_dtype"
       :doc
       "An array of zeros whose dtype may be left to its readers.

  Options:
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (integer, default -1): The number of the dtype; -1: whatever reads the array decides.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape`.

  Example:
    (zeros-without-dtype {:shape [2 3]})"}
  zeros-without-dtype
  (operators/symbol-operator "_zeros_without_dtype" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  add
  (operators/symbol-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `slice-assign`."}
  crop-assign
  slice-assign)

(def ^{:doc "Another name of `slice-assign-scalar`."}
  crop-assign-scalar
  slice-assign-scalar)

(def ^{:doc "Another name of `elemwise-div` of op."}
  div
  (operators/symbol-operator "elemwise_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-sub` of op."}
  minus
  (operators/symbol-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-mul` of op."}
  mul
  (operators/symbol-operator "elemwise_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `repeat` of op."}
  np-repeat
  (operators/symbol-operator "repeat" ["data"] ["repeats" "axis"] {}))

(def ^{:doc "Another name of `argsort` of op."}
  npi-argsort
  (operators/symbol-operator "argsort" ["data"] ["axis" "is_ascend" "dtype"] {:single true}))

(def ^{:doc "Another name of `cast` of op."}
  npi-cast
  (operators/symbol-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  npi-clip
  (operators/symbol-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `det` of linalg."}
  npi-det
  (operators/symbol-operator "_linalg_det" ["A"] [] {:single true}))

(def ^{:doc "Another name of `expand-dims` of op."}
  npi-expand-dims
  (operators/symbol-operator "expand_dims" ["data"] ["axis"] {:single true}))

(def ^{:doc "Another name of `full`."}
  npi-full
  full)

(def ^{:doc "Another name of `gather-nd` of op."}
  npi-gather-nd
  (operators/symbol-operator "gather_nd" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `histogram`."}
  npi-histogram
  histogram)

(def ^{:doc "Another name of `hypot-scalar`."}
  npi-hypot-scalar
  hypot-scalar)

(def ^{:doc "Another name of `inverse` of linalg."}
  npi-inv
  (operators/symbol-operator "_linalg_inverse" ["A"] [] {:single true}))

(def ^{:doc "Another name of `linspace`."}
  npi-linspace
  linspace)

(def ^{:doc "Another name of `broadcast-maximum` of op."}
  npi-maximum
  (operators/symbol-operator "broadcast_maximum" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `maximum-scalar`."}
  npi-maximum-scalar
  maximum-scalar)

(def ^{:doc "Another name of `broadcast-minimum` of op."}
  npi-minimum
  (operators/symbol-operator "broadcast_minimum" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `minimum-scalar`."}
  npi-minimum-scalar
  minimum-scalar)

(def ^{:doc "Another name of `randint` of random."}
  npi-random-randint
  (operators/symbol-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `rnn-param-concat`."}
  npi-rnn-param-concat
  rnn-param-concat)

(def ^{:doc "Another name of `scatter-set-nd`."}
  npi-scatter-set-nd
  scatter-set-nd)

(def ^{:doc "Another name of `shuffle`."}
  npi-shuffle
  shuffle)

(def ^{:doc "Another name of `slice` of op."}
  npi-slice
  (operators/symbol-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `slice-assign`."}
  npi-slice-assign
  slice-assign)

(def ^{:doc "Another name of `slice-assign-scalar`."}
  npi-slice-assign-scalar
  slice-assign-scalar)

(def ^{:doc "Another name of `slogdet` of linalg."}
  npi-slogdet
  (operators/symbol-operator "_linalg_slogdet" ["A"] [] {}))

(def ^{:doc "Another name of `sort` of op."}
  npi-sort
  (operators/symbol-operator "sort" ["data"] ["axis" "is_ascend"] {:single true}))

(def ^{:doc "Another name of `split-v2`."}
  npi-split
  split-v2)

(def ^{:doc "Another name of `swap-axis` of op."}
  npi-swapaxes
  (operators/symbol-operator "SwapAxis" ["data"] ["dim1" "dim2"] {:single true}))

(def ^{:doc "Another name of `take` of op."}
  npi-take
  (operators/symbol-operator "take" ["a" "indices"] ["axis" "mode"] {:single true}))

(def ^{:doc "Another name of `tile` of op."}
  npi-tile
  (operators/symbol-operator "tile" ["data"] ["reps"] {:single true}))

(def ^{:doc "Another name of `activation` of op."}
  npx-activation
  (operators/symbol-operator "Activation" ["data"] ["act_type"] {:single true}))

(def ^{:doc "Another name of `arange-like` of contrib."}
  npx-arange-like
  (operators/symbol-operator "_contrib_arange_like" ["data"] ["start" "step" "repeat" "ctx" "axis"] {:single true}))

(def ^{:doc "Another name of `batch-dot` of op."}
  npx-batch-dot
  (operators/symbol-operator "batch_dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:doc "Another name of `flatten` of op."}
  npx-batch-flatten
  (operators/symbol-operator "Flatten" ["data"] [] {:single true}))

(def ^{:doc "Another name of `batch-norm` of op."}
  npx-batch-norm
  (operators/symbol-operator "BatchNorm" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "axis" "cudnn_off" "min_calib_range" "max_calib_range"] {}))

(def ^{:doc "Another name of `cast` of op."}
  npx-cast
  (operators/symbol-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `convolution` of op."}
  npx-convolution
  (operators/symbol-operator "Convolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:doc "Another name of `deconvolution` of op."}
  npx-deconvolution
  (operators/symbol-operator "Deconvolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "adj" "target_shape" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:doc "Another name of `dropout` of op."}
  npx-dropout
  (operators/symbol-operator "Dropout" ["data"] ["p" "mode" "axes" "cudnn_off"] {}))

(def ^{:doc "Another name of `embedding` of op."}
  npx-embedding
  (operators/symbol-operator "Embedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:doc "Another name of `erf` of op."}
  npx-erf
  (operators/symbol-operator "erf" ["data"] [] {:single true}))

(def ^{:doc "Another name of `erfinv` of op."}
  npx-erfinv
  (operators/symbol-operator "erfinv" ["data"] [] {:single true}))

(def ^{:doc "Another name of `fully-connected` of op."}
  npx-fully-connected
  (operators/symbol-operator "FullyConnected" ["data" "weight" "bias"] ["num_hidden" "no_bias" "flatten"] {:single true}))

(def ^{:doc "Another name of `gamma` of op."}
  npx-gamma
  (operators/symbol-operator "gamma" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gammaln` of op."}
  npx-gammaln
  (operators/symbol-operator "gammaln" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gather-nd` of op."}
  npx-gather-nd
  (operators/symbol-operator "gather_nd" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `layer-norm` of op."}
  npx-layer-norm
  (operators/symbol-operator "LayerNorm" ["data" "gamma" "beta"] ["axis" "eps" "output_mean_var"] {}))

(def ^{:doc "Another name of `leaky-re-lu` of op."}
  npx-leaky-relu
  (operators/symbol-operator "LeakyReLU" ["data" "gamma"] ["act_type" "slope" "lower_bound" "upper_bound"] {}))

(def ^{:doc "Another name of `log-softmax` of op."}
  npx-log-softmax
  (operators/symbol-operator "log_softmax" ["data"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:doc "Another name of `one-hot` of op."}
  npx-one-hot
  (operators/symbol-operator "one_hot" ["indices"] ["depth" "on_value" "off_value" "dtype"] {}))

(def ^{:doc "Another name of `pick` of op."}
  npx-pick
  (operators/symbol-operator "pick" ["data" "index"] ["axis" "keepdims" "mode"] {:single true}))

(def ^{:doc "Another name of `pooling` of op."}
  npx-pooling
  (operators/symbol-operator "Pooling" ["data"] ["kernel" "pool_type" "global_pool" "cudnn_off" "pooling_convention" "stride" "pad" "p_value" "count_include_pad" "layout"] {:single true}))

(def ^{:doc "Another name of `reshape-like` of op."}
  npx-reshape-like
  (operators/symbol-operator "reshape_like" ["lhs" "rhs"] ["lhs_begin" "lhs_end" "rhs_begin" "rhs_end"] {:single true}))

(def ^{:doc "Another name of `rnn` of op."}
  npx-rnn
  (operators/symbol-operator "RNN" ["data" "parameters" "state" "state_cell" "sequence_length"] ["state_size" "num_layers" "bidirectional" "mode" "p" "state_outputs" "projection_size" "lstm_state_clip_min" "lstm_state_clip_max" "lstm_state_clip_nan" "use_sequence_length"] {:single true}))

(def ^{:doc "Another name of `roi-pooling` of op."}
  npx-roi-pooling
  (operators/symbol-operator "ROIPooling" ["data" "rois"] ["pooled_size" "spatial_scale"] {:single true}))

(def ^{:doc "Another name of `sequence-mask` of op."}
  npx-sequence-mask
  (operators/symbol-operator "SequenceMask" ["data" "sequence_length"] ["use_sequence_length" "value" "axis"] {:single true}))

(def ^{:doc "Another name of `shape-array` of op."}
  npx-shape-array
  (operators/symbol-operator "shape_array" ["data"] [] {:single true}))

(def ^{:doc "Another name of `slice` of op."}
  npx-slice
  (operators/symbol-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `smooth-l1` of op."}
  npx-smooth-l1
  (operators/symbol-operator "smooth_l1" ["data"] ["scalar"] {:single true}))

(def ^{:doc "Another name of `softmax` of op."}
  npx-softmax
  (operators/symbol-operator "softmax" ["data" "length"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:doc "Another name of `topk` of op."}
  npx-topk
  (operators/symbol-operator "topk" ["data"] ["axis" "k" "ret_typ" "is_ascend" "dtype"] {}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  plus
  (operators/symbol-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `rdiv-scalar`."}
  r-div-scalar
  rdiv-scalar)

(def ^{:doc "Another name of `rminus-scalar`."}
  r-minus-scalar
  rminus-scalar)

(def ^{:doc "Another name of `rmod-scalar`."}
  r-mod-scalar
  rmod-scalar)

(def ^{:doc "Another name of `rpower-scalar`."}
  r-power-scalar
  rpower-scalar)

(def ^{:doc "Another name of `elemwise-sub` of op."}
  sub
  (operators/symbol-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))
