;; org.apache.clojure-mxnet.ndarray-internal-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-internal-api
  "Operators behind arithmetic and other functions, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([weight grad mean var rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient out]}])
       :mxnet/operator "_adamw_update"
       :doc
       "One step of AdamW.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0
  or not finite.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mean (array, changed in place): Running mean of the gradient. Updated in place.
    var (array, changed in place): Running mean of the squared gradient. Updated in place.
    rescale-grad (array): Array with one element, the scale of the gradient.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay, applied to the weight itself.
    :eta (number, required): Schedule multiplier of the whole step.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (adamw-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/array [0.5] [1]) {:lr 0.1 :eta 1 :wd 0.01})"}
  adamw-update
  (operators/ndarray-operator "_adamw_update" ["weight" "grad" "mean" "var" "rescale_grad"] ["lr" "beta1" "beta2" "epsilon" "wd" "eta" "clip_gradient"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype out]}])
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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of dtype `dtype`.

  Example:
    (arange {:start 2 :stop 7 :step 1.5})"}
  arange
  (operators/ndarray-operator "_arange" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data indices {:keys [shape out]}])
       :mxnet/operator "_backward_gather_nd"
       :doc
       "Adds up elements at given coordinates of an array of zeros.

  As `scatter_nd`, but values add up where coordinates repeat.

  Inputs:
    data (array): The values.
    indices (array): Coordinates, (M, ...).

  Options:
    :shape (integer or vector of integers, required): Shape of the whole array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Array of the given shape.

  Example:
    (backward-gather-nd (nd/ones [3]) (nd/array [0 1 1] [1 3]) {:shape [2]})"}
  backward-gather-nd
  (operators/ndarray-operator "_backward_gather_nd" ["data" "indices"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_copy"
       :doc
       "A copy of the input.

  Inputs:
    data (array): Values of any shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values.

  Example:
    (copy (nd/ones [2 3]))"}
  copy
  (operators/ndarray-operator "_copy" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_div_scalar"
       :doc
       "`data / scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (div-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  div-scalar
  (operators/ndarray-operator "_div_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_equal"
       :doc
       "1 where `lhs == rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (equal (nd/ones [3 4]) (nd/ones [3 4]))"}
  equal
  (operators/ndarray-operator "_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_equal_scalar"
       :doc
       "1 where `data == scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  equal-scalar
  (operators/ndarray-operator "_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [n m k ctx dtype out]}])
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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape (N, M).

  Example:
    (eye {:n 3})"}
  eye
  (operators/ndarray-operator "_eye" [] ["N" "M" "k" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [shape ctx dtype value out]}])
       :mxnet/operator "_full"
       :doc
       "An array filled with one value.

  Options:
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :value (number, required): The value of every element.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape` and dtype `dtype`.

  Example:
    (full {:shape [2 3] :value 2.5})"}
  full
  (operators/ndarray-operator "_full" [] ["shape" "ctx" "dtype" "value"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_grad_add"
       :doc
       "Sum of two gradients, `lhs + rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (grad-add (nd/ones [3 4]) (nd/ones [3 4]))"}
  grad-add
  (operators/ndarray-operator "_grad_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_greater"
       :doc
       "1 where `lhs > rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (greater (nd/ones [3 4]) (nd/ones [3 4]))"}
  greater
  (operators/ndarray-operator "_greater" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_greater_equal"
       :doc
       "1 where `lhs >= rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (greater-equal (nd/ones [3 4]) (nd/ones [3 4]))"}
  greater-equal
  (operators/ndarray-operator "_greater_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_greater_equal_scalar"
       :doc
       "1 where `data >= scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (greater-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  greater-equal-scalar
  (operators/ndarray-operator "_greater_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_greater_scalar"
       :doc
       "1 where `data > scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (greater-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  greater-scalar
  (operators/ndarray-operator "_greater_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data bins] [data bins {:keys [bin-cnt range out]}])
       :mxnet/operator "_histogram"
       :doc
       "Counts how many values fall into each bin.

  A bin has its left edge and not its right one, but for the last, which has both; values outside are not counted.

  Inputs:
    data (array): Values of any shape.
    bins (array): Edges in rising order, of the same dtype, unless `bin_cnt` is given.

  Options:
    :bin-cnt (integer, default nil): Number of bins of equal width; None: the input `bins` gives the edges.
    :range (number or vector of numbers, default nil): Lower and upper end of the bins, with `bin_cnt`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    counts (array): int64, one count for each bin.
    edges (array): The edges of the bins.

  Example:
    (histogram (nd/ones [2 9]) {:bin-cnt 4 :range [-1 1]})"}
  histogram
  (operators/ndarray-operator "_histogram" ["data" "bins"] ["bin_cnt" "range"] {}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_hypot"
       :doc
       "Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (hypot (nd/ones [3 4]) (nd/ones [3 4]))"}
  hypot
  (operators/ndarray-operator "_hypot" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_hypot_scalar"
       :doc
       "`sqrt(data^2 + scalar^2)`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (hypot-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  hypot-scalar
  (operators/ndarray-operator "_hypot_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_identity_with_attr_like_rhs"
       :doc
       "A copy of `lhs`.

  `rhs` only says what the shape and the dtype must be.

  Inputs:
    lhs (array): The values.
    rhs (array): An array of the same shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values as `lhs`.

  Example:
    (identity-with-attr-like-rhs (nd/ones [2 3]) (nd/ones [2 3]))"}
  identity-with-attr-like-rhs
  (operators/ndarray-operator "_identity_with_attr_like_rhs" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_lesser"
       :doc
       "1 where `lhs < rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (lesser (nd/ones [3 4]) (nd/ones [3 4]))"}
  lesser
  (operators/ndarray-operator "_lesser" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_lesser_equal"
       :doc
       "1 where `lhs <= rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (lesser-equal (nd/ones [3 4]) (nd/ones [3 4]))"}
  lesser-equal
  (operators/ndarray-operator "_lesser_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_lesser_equal_scalar"
       :doc
       "1 where `data <= scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (lesser-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  lesser-equal-scalar
  (operators/ndarray-operator "_lesser_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_lesser_scalar"
       :doc
       "1 where `data < scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (lesser-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  lesser-scalar
  (operators/ndarray-operator "_lesser_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype out]}])
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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of dtype `dtype`.

  Example:
    (linspace {:start 0 :stop 1 :num 5})"}
  linspace
  (operators/ndarray-operator "_linspace" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_logical_and"
       :doc
       "1 where both values are non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (logical-and (nd/ones [3 4]) (nd/ones [3 4]))"}
  logical-and
  (operators/ndarray-operator "_logical_and" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_logical_and_scalar"
       :doc
       "1 where `data` and the scalar are non-zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (logical-and-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  logical-and-scalar
  (operators/ndarray-operator "_logical_and_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_logical_or"
       :doc
       "1 where at least one value is non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (logical-or (nd/ones [3 4]) (nd/ones [3 4]))"}
  logical-or
  (operators/ndarray-operator "_logical_or" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_logical_or_scalar"
       :doc
       "1 where `data` or the scalar is non-zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (logical-or-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  logical-or-scalar
  (operators/ndarray-operator "_logical_or_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_logical_xor"
       :doc
       "1 where exactly one value is non-zero, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (logical-xor (nd/ones [3 4]) (nd/ones [3 4]))"}
  logical-xor
  (operators/ndarray-operator "_logical_xor" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_logical_xor_scalar"
       :doc
       "1 where one of `data` and the scalar is non-zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (logical-xor-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  logical-xor-scalar
  (operators/ndarray-operator "_logical_xor_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_maximum"
       :doc
       "The larger of two values.

  NaN wins over a number.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (maximum (nd/ones [3 4]) (nd/ones [3 4]))"}
  maximum
  (operators/ndarray-operator "_maximum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_maximum_scalar"
       :doc
       "The larger of `data` and the scalar.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (maximum-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  maximum-scalar
  (operators/ndarray-operator "_maximum_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_minimum"
       :doc
       "The smaller of two values.

  NaN wins over a number.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (minimum (nd/ones [3 4]) (nd/ones [3 4]))"}
  minimum
  (operators/ndarray-operator "_minimum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_minimum_scalar"
       :doc
       "The smaller of `data` and the scalar.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (minimum-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  minimum-scalar
  (operators/ndarray-operator "_minimum_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_minus_scalar"
       :doc
       "`data - scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (minus-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  minus-scalar
  (operators/ndarray-operator "_minus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_mod"
       :doc
       "Remainder of `lhs / rhs`.

  It has the sign of `rhs`; the remainder of a division by zero is zero.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (mod (nd/ones [3 4]) (nd/ones [3 4]))"}
  mod
  (operators/ndarray-operator "_mod" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_mod_scalar"
       :doc
       "Remainder of `data / scalar`, with the sign of the scalar.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (mod-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  mod-scalar
  (operators/ndarray-operator "_mod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([weight grad mean var weight32 rescale-grad {:keys [lr beta1 beta2 epsilon wd eta clip-gradient out]}])
       :mxnet/operator "_mp_adamw_update"
       :doc
       "One step of AdamW.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens when rescale_grad is 0
  or not finite. This form keeps float32 copies of weights of lower precision.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mean (array, changed in place): Running mean of the gradient. Updated in place.
    var (array, changed in place): Running mean of the squared gradient. Updated in place.
    weight32 (array, changed in place): The weight in float32. Updated in place.
    rescale-grad (array): Array with one element, the scale of the gradient.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay, applied to the weight itself.
    :eta (number, required): Schedule multiplier of the whole step.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-adamw-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/array [0.5] [1]) {:lr 0.1 :eta 1 :wd 0.01})"}
  mp-adamw-update
  (operators/ndarray-operator "_mp_adamw_update" ["weight" "grad" "mean" "var" "weight32" "rescale_grad"] ["lr" "beta1" "beta2" "epsilon" "wd" "eta" "clip_gradient"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_mul_scalar"
       :doc
       "`data * scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (mul-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  mul-scalar
  (operators/ndarray-operator "_mul_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_multi_adamw_update"
       :doc
       "One step of AdamW for many weights.

  For each weight as the single-tensor update does it, with the rates of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, mean, variance; at the end the gradient's
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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-adamw-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/array [0.5] [1]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.1 0.1] :etas [0.1 0.1]})"}
  multi-adamw-update
  (operators/ndarray-operator "_multi_adamw_update" ["data"] ["lrs" "beta1" "beta2" "epsilon" "wds" "etas" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "_multi_lamb_update"
       :doc
       "One step of LAMB for many weights.

  For each weight both parts of the step, with the rates and the step number of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, mean, variance.

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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-lamb-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) {:num-tensors 2 :step-count [2 2] :learning-rates [0.1 0.1] :wds [0.1 0.1]})"}
  multi-lamb-update
  (operators/ndarray-operator "_multi_lamb_update" ["data"] ["learning_rates" "beta1" "beta2" "epsilon" "wds" "rescale_grad" "lower_bound" "upper_bound" "clip_gradient" "bias_correction" "step_count" "num_tensors"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "_multi_mp_adamw_update"
       :doc
       "One step of AdamW for many weights.

  For each weight as the single-tensor update does it, with the rates of its place. This form keeps float32 copies
  of weights of lower precision.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, mean, variance, float32 weight; at the end
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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-adamw-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/array [0.5] [1]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.1 0.1] :etas [0.1 0.1]})"}
  multi-mp-adamw-update
  (operators/ndarray-operator "_multi_mp_adamw_update" ["data"] ["lrs" "beta1" "beta2" "epsilon" "wds" "etas" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "_multi_mp_lamb_update"
       :doc
       "One step of LAMB for many weights.

  For each weight both parts of the step, with the rates and the step number of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, mean, variance, float32 weight.

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
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-lamb-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) {:num-tensors 2 :step-count [2 2] :learning-rates [0.1 0.1] :wds [0.1 0.1]})"}
  multi-mp-lamb-update
  (operators/ndarray-operator "_multi_mp_lamb_update" ["data"] ["learning_rates" "beta1" "beta2" "epsilon" "wds" "rescale_grad" "lower_bound" "upper_bound" "clip_gradient" "bias_correction" "step_count" "num_tensors"] {:variadic ""}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_not_equal"
       :doc
       "1 where `lhs != rhs`, 0 elsewhere.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (not-equal (nd/ones [3 4]) (nd/ones [3 4]))"}
  not-equal
  (operators/ndarray-operator "_not_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_not_equal_scalar"
       :doc
       "1 where `data != scalar`, 0 elsewhere.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (not-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  not-equal-scalar
  (operators/ndarray-operator "_not_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_ones"
       :doc
       "An array of ones.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape` and dtype `dtype`.

  Example:
    (ones {:shape [2 3]})"}
  ones
  (operators/ndarray-operator "_ones" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_plus_scalar"
       :doc
       "`data + scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (plus-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  plus-scalar
  (operators/ndarray-operator "_plus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_power"
       :doc
       "Power, `lhs ** rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (power (nd/ones [3 4]) (nd/ones [3 4]))"}
  power
  (operators/ndarray-operator "_power" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_power_scalar"
       :doc
       "`data ** scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (power-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  power-scalar
  (operators/ndarray-operator "_power_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape out]}])
       :mxnet/operator "_ravel_multi_index"
       :doc
       "Turns columns of coordinates into flat positions.

  For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

  Inputs:
    data (array): Coordinates; the first dimension has one row for each dimension of `shape`.

  Options:
    :shape (integer or vector of integers, default nil): Shape of the array that is indexed; its first dimension
        may be -1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Flat positions, in a wider dtype where that of `data` is too narrow for them.

  Example:
    (ravel-multi-index (nd/array [0 1 1 2 0 1] [2 3]) {:shape [2 3]})"}
  ravel-multi-index
  (operators/ndarray-operator "_ravel_multi_index" ["data"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_rdiv_scalar"
       :doc
       "`scalar / data`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (rdiv-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  rdiv-scalar
  (operators/ndarray-operator "_rdiv_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_rminus_scalar"
       :doc
       "`scalar - data`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (rminus-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  rminus-scalar
  (operators/ndarray-operator "_rminus_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_rmod_scalar"
       :doc
       "Remainder of `scalar / data`, with the sign of the data.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (rmod-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  rmod-scalar
  (operators/ndarray-operator "_rmod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_rnn_param_concat"
       :doc
       "Joins the flattened parameters of a recurrent network.

  Lengths that are unknown share what is left of the length of the whole.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :dim (integer, default 1): Dimension to join along; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (rnn-param-concat (nd/ones [2 3]) (nd/ones [2 1]))"}
  rnn-param-concat
  (operators/ndarray-operator "_rnn_param_concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_rpower_scalar"
       :doc
       "`scalar ** data`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (rpower-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  rpower-scalar
  (operators/ndarray-operator "_rpower_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lam] [lam {:keys [shape dtype out]}])
       :mxnet/operator "_sample_exponential"
       :doc
       "Random values of an exponential distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    lam (array): Rate, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-exponential (nd/ones [2]) {:shape [3]})"}
  sample-exponential
  (operators/ndarray-operator "_sample_exponential" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([alpha beta] [alpha beta {:keys [shape dtype out]}])
       :mxnet/operator "_sample_gamma"
       :doc
       "Random values of a gamma distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    alpha (array): Shape, above 0.
    beta (array): Scale, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-gamma (nd/ones [2]) (nd/ones [2]) {:shape [3]})"}
  sample-gamma
  (operators/ndarray-operator "_sample_gamma" ["alpha" "beta"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([mu alpha] [mu alpha {:keys [shape dtype out]}])
       :mxnet/operator "_sample_generalized_negative_binomial"
       :doc
       "Random values of a negative binomial distribution given by mean and dispersion, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    mu (array): Mean, at least 0.
    alpha (array): Dispersion, at least 0; 0 gives a Poisson distribution.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-generalized-negative-binomial (nd/ones [2]) (nd/ones [2]) {:shape [3]})"}
  sample-generalized-negative-binomial
  (operators/ndarray-operator "_sample_generalized_negative_binomial" ["mu" "alpha"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape get-prob dtype out]}])
       :mxnet/operator "_sample_multinomial"
       :doc
       "Draws class numbers from categorical distributions.

  The last axis of `data` holds the probabilities of one distribution; they need not add up to one. With
  `get_prob` the second output is the logarithm of the drawn probabilities, through which gradients flow
  (REINFORCE).

  Inputs:
    data (array): Probabilities, of shape (..., classes).

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each distribution.
    :get-prob (boolean, default false): Also return the logarithm of each drawn probability.
    :dtype (one of :float16 :float32 :float64 :int32 :uint8, default :int32): The dtype of the drawn classes.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Class numbers, of shape (...) + `shape`.

  Example:
    (sample-multinomial (nd/ones [2 4]) {:shape [3]})"}
  sample-multinomial
  (operators/ndarray-operator "_sample_multinomial" ["data"] ["shape" "get_prob" "dtype"] {}))

(def ^{:arglists '([k p] [k p {:keys [shape dtype out]}])
       :mxnet/operator "_sample_negative_binomial"
       :doc
       "Random values of a negative binomial distribution: failures before the k-th success, with parameters for each
  row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    k (array): Number of successes to wait for.
    p (array): Probability of a success, in (0, 1].

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-negative-binomial (nd/ones [2]) (nd/ones [2]) {:shape [3]})"}
  sample-negative-binomial
  (operators/ndarray-operator "_sample_negative_binomial" ["k" "p"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([mu sigma] [mu sigma {:keys [shape dtype out]}])
       :mxnet/operator "_sample_normal"
       :doc
       "Random values of a normal (Gaussian) distribution, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    mu (array): Mean.
    sigma (array): Standard deviation, above 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-normal (nd/ones [2]) (nd/ones [2]) {:shape [3]})"}
  sample-normal
  (operators/ndarray-operator "_sample_normal" ["mu" "sigma"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([lam] [lam {:keys [shape dtype out]}])
       :mxnet/operator "_sample_poisson"
       :doc
       "Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    lam (array): Rate, at least 0.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-poisson (nd/ones [2]) {:shape [3]})"}
  sample-poisson
  (operators/ndarray-operator "_sample_poisson" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([low high] [low high {:keys [shape dtype out]}])
       :mxnet/operator "_sample_uniform"
       :doc
       "Random values of the uniform distribution on [low, high), with parameters for each row.

  The result has the shape of the parameters followed by `shape`.

  Inputs:
    low (array): Lower bound.
    high (array): Upper bound, which is not reached.

  Options:
    :shape (integer or vector of integers, default []): The shape drawn for each element of the parameters.
    :dtype (one of nil :float16 :float32 :float64, default nil): The dtype of the result; None: float32.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (sample-uniform (nd/ones [2]) (nd/ones [2]) {:shape [3]})"}
  sample-uniform
  (operators/ndarray-operator "_sample_uniform" ["low" "high"] ["shape" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [range-max shape out]}])
       :mxnet/operator "_sample_unique_zipfian"
       :doc
       "Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

  The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

  Options:
    :range-max (integer, required): Values are below it.
    :shape (integer or vector of integers, default nil): (rows, values): each row has distinct values.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    samples (array): int64, of shape `shape`; distinct in each row.
    num_tries (array): int64, one for each row: how many draws it took.

  Example:
    (sample-unique-zipfian {:range-max 50 :shape [2 8]})"}
  sample-unique-zipfian
  (operators/ndarray-operator "_sample_unique_zipfian" [] ["range_max" "shape"] {}))

(def ^{:arglists '([lhs rhs indices {:keys [shape out]}])
       :mxnet/operator "_scatter_set_nd"
       :doc
       "Writes elements at given coordinates of an array.

  The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the output to
  write in place.

  Inputs:
    lhs (array): Array of shape `shape`.
    rhs (array): The values.
    indices (array): Coordinates, (M, ...).

  Options:
    :shape (integer or vector of integers, required): Shape of the whole array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): `lhs` with replaced elements.

  Example:
    (scatter-set-nd (nd/ones [2 3]) (nd/ones [2]) (nd/array [0 1 2 0] [2 2]) {:shape [2 3]})"}
  scatter-set-nd
  (operators/ndarray-operator "_scatter_set_nd" ["lhs" "rhs" "indices"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_shuffle"
       :doc
       "Puts the elements along the first axis in random order.

  What lies behind an element of the first axis stays together.

  Inputs:
    data (array): At least one dimension.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements in another order.

  Example:
    (shuffle (nd/ones [5 2]))"}
  shuffle
  (operators/ndarray-operator "_shuffle" ["data"] [] {:single true}))

(def ^{:arglists '([lhs rhs {:keys [begin end step out]}])
       :mxnet/operator "_slice_assign"
       :doc
       "Writes an array into a box of another one.

  The result is `lhs` with the box that `slice` would take replaced by `rhs`.

  Inputs:
    lhs (array): Array of any shape.
    rhs (array): What to write, of the box's shape.

  Options:
    :begin (integer or vector of integers, required): First index of each dimension; None: from the start.
    :end (integer or vector of integers, required): End index of each dimension, not included; None: to the end.
    :step (integer or vector of integers, default []): Step of each dimension; None: 1. A negative step runs
        backwards.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): `lhs` with the box replaced.

  Example:
    (slice-assign (nd/ones [3 4]) (nd/ones [2 2]) {:begin [0 1] :end [2 3]})"}
  slice-assign
  (operators/ndarray-operator "_slice_assign" ["lhs" "rhs"] ["begin" "end" "step"] {:single true}))

(def ^{:arglists '([data {:keys [scalar begin end step out]}])
       :mxnet/operator "_slice_assign_scalar"
       :doc
       "Writes a number into a box of an array.

  The result is `data` with every element of the box that `slice` would take set to `scalar`.

  Inputs:
    data (array): Array of any shape.

  Options:
    :scalar (number, default 0): The value to write.
    :begin (integer or vector of integers, required): First index of each dimension; None: from the start.
    :end (integer or vector of integers, required): End index of each dimension, not included; None: to the end.
    :step (integer or vector of integers, default []): Step of each dimension; None: 1. A negative step runs
        backwards.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): `data` with the box overwritten.

  Example:
    (slice-assign-scalar (nd/ones [3 4]) {:scalar 2.5 :begin [1 1] :end [3 2]})"}
  slice-assign-scalar
  (operators/ndarray-operator "_slice_assign_scalar" ["data"] ["scalar" "begin" "end" "step"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections out]}])
       :mxnet/operator "_split_v2"
       :doc
       "Splits an array along a dimension into parts as equal as possible, or where `indices` say.

  Part i runs from indices[i] to the next index, the last one to the end.

  Inputs:
    data (array): Array with at least one dimension.

  Options:
    :indices (integer or vector of integers, required): Where each part begins; not used when `sections` is
        positive.
    :axis (integer, default 1): The dimension to split; negative counts from the end.
    :squeeze-axis (boolean, default false): Drop the split dimension; parts must have length one in it.
    :sections (integer, default 0): Number of parts; 0: use `indices`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The parts, in order.

  Example:
    (split-v2 (nd/ones [2 6]) {:indices [0 1 4]})"}
  split-v2
  (operators/ndarray-operator "_split_v2" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "_square_sum"
       :doc
       "Sum of the squares of the elements along axes.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype.

  Example:
    (square-sum (nd/ones [2 3]))"}
  square-sum
  (operators/ndarray-operator "_square_sum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape out]}])
       :mxnet/operator "_unravel_index"
       :doc
       "Turns flat positions into columns of coordinates.

  The inverse of `ravel_multi_index`.

  Inputs:
    data (array): Flat positions, of any shape.

  Options:
    :shape (integer or vector of integers, default nil): Shape of the array that is indexed; its first dimension
        may be -1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Coordinates, with one row for each dimension of `shape`.

  Example:
    (unravel-index (nd/array [0 5 3] [3]) {:shape [2 3]})"}
  unravel-index
  (operators/ndarray-operator "_unravel_index" ["data"] ["shape"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_zeros"
       :doc
       "An array of zeros.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape` and dtype `dtype`.

  Example:
    (zeros {:shape [2 3]})"}
  zeros
  (operators/ndarray-operator "_zeros" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_zeros_without_dtype"
       :doc
       "An array of zeros whose dtype may be left to its readers.

  Options:
    :shape (integer or vector of integers, default nil): The shape of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (integer, default -1): The number of the dtype; -1: whatever reads the array decides.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape`.

  Example:
    (zeros-without-dtype {:shape [2 3]})"}
  zeros-without-dtype
  (operators/ndarray-operator "_zeros_without_dtype" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  add
  (operators/ndarray-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `slice-assign`."}
  crop-assign
  slice-assign)

(def ^{:doc "Another name of `slice-assign-scalar`."}
  crop-assign-scalar
  slice-assign-scalar)

(def ^{:doc "Another name of `elemwise-div` of op."}
  div
  (operators/ndarray-operator "elemwise_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-sub` of op."}
  minus
  (operators/ndarray-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `elemwise-mul` of op."}
  mul
  (operators/ndarray-operator "elemwise_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `repeat` of op."}
  np-repeat
  (operators/ndarray-operator "repeat" ["data"] ["repeats" "axis"] {}))

(def ^{:doc "Another name of `argsort` of op."}
  npi-argsort
  (operators/ndarray-operator "argsort" ["data"] ["axis" "is_ascend" "dtype"] {:single true}))

(def ^{:doc "Another name of `cast` of op."}
  npi-cast
  (operators/ndarray-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  npi-clip
  (operators/ndarray-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `det` of linalg."}
  npi-det
  (operators/ndarray-operator "_linalg_det" ["A"] [] {:single true}))

(def ^{:doc "Another name of `expand-dims` of op."}
  npi-expand-dims
  (operators/ndarray-operator "expand_dims" ["data"] ["axis"] {:single true}))

(def ^{:doc "Another name of `full`."}
  npi-full
  full)

(def ^{:doc "Another name of `gather-nd` of op."}
  npi-gather-nd
  (operators/ndarray-operator "gather_nd" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `histogram`."}
  npi-histogram
  histogram)

(def ^{:doc "Another name of `hypot-scalar`."}
  npi-hypot-scalar
  hypot-scalar)

(def ^{:doc "Another name of `inverse` of linalg."}
  npi-inv
  (operators/ndarray-operator "_linalg_inverse" ["A"] [] {:single true}))

(def ^{:doc "Another name of `linspace`."}
  npi-linspace
  linspace)

(def ^{:doc "Another name of `broadcast-maximum` of op."}
  npi-maximum
  (operators/ndarray-operator "broadcast_maximum" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `maximum-scalar`."}
  npi-maximum-scalar
  maximum-scalar)

(def ^{:doc "Another name of `broadcast-minimum` of op."}
  npi-minimum
  (operators/ndarray-operator "broadcast_minimum" ["lhs" "rhs"] [] {:single true}))

(def ^{:doc "Another name of `minimum-scalar`."}
  npi-minimum-scalar
  minimum-scalar)

(def ^{:doc "Another name of `randint` of random."}
  npi-random-randint
  (operators/ndarray-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

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
  (operators/ndarray-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `slice-assign`."}
  npi-slice-assign
  slice-assign)

(def ^{:doc "Another name of `slice-assign-scalar`."}
  npi-slice-assign-scalar
  slice-assign-scalar)

(def ^{:doc "Another name of `slogdet` of linalg."}
  npi-slogdet
  (operators/ndarray-operator "_linalg_slogdet" ["A"] [] {}))

(def ^{:doc "Another name of `sort` of op."}
  npi-sort
  (operators/ndarray-operator "sort" ["data"] ["axis" "is_ascend"] {:single true}))

(def ^{:doc "Another name of `split-v2`."}
  npi-split
  split-v2)

(def ^{:doc "Another name of `swap-axis` of op."}
  npi-swapaxes
  (operators/ndarray-operator "SwapAxis" ["data"] ["dim1" "dim2"] {:single true}))

(def ^{:doc "Another name of `take` of op."}
  npi-take
  (operators/ndarray-operator "take" ["a" "indices"] ["axis" "mode"] {:single true}))

(def ^{:doc "Another name of `tile` of op."}
  npi-tile
  (operators/ndarray-operator "tile" ["data"] ["reps"] {:single true}))

(def ^{:doc "Another name of `activation` of op."}
  npx-activation
  (operators/ndarray-operator "Activation" ["data"] ["act_type"] {:single true}))

(def ^{:doc "Another name of `arange-like` of contrib."}
  npx-arange-like
  (operators/ndarray-operator "_contrib_arange_like" ["data"] ["start" "step" "repeat" "ctx" "axis"] {:single true}))

(def ^{:doc "Another name of `batch-dot` of op."}
  npx-batch-dot
  (operators/ndarray-operator "batch_dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:doc "Another name of `flatten` of op."}
  npx-batch-flatten
  (operators/ndarray-operator "Flatten" ["data"] [] {:single true}))

(def ^{:doc "Another name of `batch-norm` of op."}
  npx-batch-norm
  (operators/ndarray-operator "BatchNorm" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "axis" "cudnn_off" "min_calib_range" "max_calib_range"] {}))

(def ^{:doc "Another name of `cast` of op."}
  npx-cast
  (operators/ndarray-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `convolution` of op."}
  npx-convolution
  (operators/ndarray-operator "Convolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:doc "Another name of `deconvolution` of op."}
  npx-deconvolution
  (operators/ndarray-operator "Deconvolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "adj" "target_shape" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:doc "Another name of `dropout` of op."}
  npx-dropout
  (operators/ndarray-operator "Dropout" ["data"] ["p" "mode" "axes" "cudnn_off"] {}))

(def ^{:doc "Another name of `embedding` of op."}
  npx-embedding
  (operators/ndarray-operator "Embedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:doc "Another name of `erf` of op."}
  npx-erf
  (operators/ndarray-operator "erf" ["data"] [] {:single true}))

(def ^{:doc "Another name of `erfinv` of op."}
  npx-erfinv
  (operators/ndarray-operator "erfinv" ["data"] [] {:single true}))

(def ^{:doc "Another name of `fully-connected` of op."}
  npx-fully-connected
  (operators/ndarray-operator "FullyConnected" ["data" "weight" "bias"] ["num_hidden" "no_bias" "flatten"] {:single true}))

(def ^{:doc "Another name of `gamma` of op."}
  npx-gamma
  (operators/ndarray-operator "gamma" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gammaln` of op."}
  npx-gammaln
  (operators/ndarray-operator "gammaln" ["data"] [] {:single true}))

(def ^{:doc "Another name of `gather-nd` of op."}
  npx-gather-nd
  (operators/ndarray-operator "gather_nd" ["data" "indices"] [] {:single true}))

(def ^{:doc "Another name of `layer-norm` of op."}
  npx-layer-norm
  (operators/ndarray-operator "LayerNorm" ["data" "gamma" "beta"] ["axis" "eps" "output_mean_var"] {}))

(def ^{:doc "Another name of `leaky-re-lu` of op."}
  npx-leaky-relu
  (operators/ndarray-operator "LeakyReLU" ["data" "gamma"] ["act_type" "slope" "lower_bound" "upper_bound"] {}))

(def ^{:doc "Another name of `log-softmax` of op."}
  npx-log-softmax
  (operators/ndarray-operator "log_softmax" ["data"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:doc "Another name of `one-hot` of op."}
  npx-one-hot
  (operators/ndarray-operator "one_hot" ["indices"] ["depth" "on_value" "off_value" "dtype"] {}))

(def ^{:doc "Another name of `pick` of op."}
  npx-pick
  (operators/ndarray-operator "pick" ["data" "index"] ["axis" "keepdims" "mode"] {:single true}))

(def ^{:doc "Another name of `pooling` of op."}
  npx-pooling
  (operators/ndarray-operator "Pooling" ["data"] ["kernel" "pool_type" "global_pool" "cudnn_off" "pooling_convention" "stride" "pad" "p_value" "count_include_pad" "layout"] {:single true}))

(def ^{:doc "Another name of `reshape-like` of op."}
  npx-reshape-like
  (operators/ndarray-operator "reshape_like" ["lhs" "rhs"] ["lhs_begin" "lhs_end" "rhs_begin" "rhs_end"] {:single true}))

(def ^{:doc "Another name of `rnn` of op."}
  npx-rnn
  (operators/ndarray-operator "RNN" ["data" "parameters" "state" "state_cell" "sequence_length"] ["state_size" "num_layers" "bidirectional" "mode" "p" "state_outputs" "projection_size" "lstm_state_clip_min" "lstm_state_clip_max" "lstm_state_clip_nan" "use_sequence_length"] {:single true}))

(def ^{:doc "Another name of `roi-pooling` of op."}
  npx-roi-pooling
  (operators/ndarray-operator "ROIPooling" ["data" "rois"] ["pooled_size" "spatial_scale"] {:single true}))

(def ^{:doc "Another name of `sequence-mask` of op."}
  npx-sequence-mask
  (operators/ndarray-operator "SequenceMask" ["data" "sequence_length"] ["use_sequence_length" "value" "axis"] {:single true}))

(def ^{:doc "Another name of `shape-array` of op."}
  npx-shape-array
  (operators/ndarray-operator "shape_array" ["data"] [] {:single true}))

(def ^{:doc "Another name of `slice` of op."}
  npx-slice
  (operators/ndarray-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:doc "Another name of `smooth-l1` of op."}
  npx-smooth-l1
  (operators/ndarray-operator "smooth_l1" ["data"] ["scalar"] {:single true}))

(def ^{:doc "Another name of `softmax` of op."}
  npx-softmax
  (operators/ndarray-operator "softmax" ["data" "length"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:doc "Another name of `topk` of op."}
  npx-topk
  (operators/ndarray-operator "topk" ["data"] ["axis" "k" "ret_typ" "is_ascend" "dtype"] {}))

(def ^{:doc "Another name of `elemwise-add` of op."}
  plus
  (operators/ndarray-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

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
  (operators/ndarray-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))
