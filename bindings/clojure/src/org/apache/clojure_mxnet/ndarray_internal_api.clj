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

(def ^{:arglists '([src {:keys [top bot left right type value values out]}])
       :mxnet/operator "_cvcopyMakeBorder"
       :doc
       "An image with a border around it.

  Inputs:
    src (array): Image (height, width, channel).

  Options:
    :top (integer, required): Rows above the image.
    :bot (integer, required): Rows below the image.
    :left (integer, required): Columns left of the image.
    :right (integer, required): Columns right of the image.
    :type (integer, default 0): What the border shows. 0: `value` or `values`. 1: the pixels at the edges. 2:
        the image mirrored at its edges (cba|abc|cba). 3: the image again (abc|abc|abc). 4: mirrored at the pixels
        of its edges (cb|abc|ba).
    :value (number, default 0): Number in all channels of a border of type 0.
    :values (number or vector of numbers, default []): One number for each channel instead of `value`; channels
        that are left out get 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Image (top + height + bot, left + width + right, channel) of the same dtype.

  Example:
    (cvcopy-make-border (nd/ones [2 3 3]) {:top 1 :bot 2 :left 0 :right 1 :values [1 2 3]})"}
  cvcopy-make-border
  (operators/ndarray-operator "_cvcopyMakeBorder" ["src"] ["top" "bot" "left" "right" "type" "value" "values"] {}))

(def ^{:arglists '([src {:keys [w h interp out]}])
       :mxnet/operator "_cvimresize"
       :doc
       "An image in another size.

  Beyond the edges the pixels at the edges count.

  Inputs:
    src (array): Image (height, width, channel).

  Options:
    :w (integer, required): Width of the result.
    :h (integer, required): Height of the result.
    :interp (integer, default 1): How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from
        4 x 4, bicubic. 3: the mean over the area, for enlarging as 1. 4: from 8 x 8, Lanczos. 9: 2 to enlarge, 3 to
        shrink, 1 for a mixture. 10: one of 0 to 4 at random.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Image (h, w, channel) of the same dtype; integers are rounded.

  Example:
    (cvimresize (nd/ones [4 5 3]) {:w 3 :h 6})"}
  cvimresize
  (operators/ndarray-operator "_cvimresize" ["src"] ["w" "h" "interp"] {}))

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

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "_np_all"
       :doc
       "Whether all elements along axes are not zero.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans.

  Example:
    (np-all (nd/array [0 1 0 2 3 4] [2 3]) {:axis [1]})"}
  np-all
  (operators/ndarray-operator "_np_all" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "_np_any"
       :doc
       "Whether any element along axes is not zero.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans.

  Example:
    (np-any (nd/array [0 1 0 2 3 4] [2 3]) {:axis [1]})"}
  np-any
  (operators/ndarray-operator "_np_any" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([& arys])
       :mxnet/operator "_np_atleast_1d"
       :doc
       "Arrays with at least 1 axis.

  Missing ones get length 1.

  Inputs:
    arys (any number of arrays): Arrays of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Example:
    (np-atleast-1d (nd/ones [3]) (nd/ones [2 2]))"}
  np-atleast-1d
  (operators/ndarray-operator "_np_atleast_1d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([& arys])
       :mxnet/operator "_np_atleast_2d"
       :doc
       "Arrays with at least 2 axes.

  Missing ones get length 1.

  Inputs:
    arys (any number of arrays): Arrays of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Example:
    (np-atleast-2d (nd/ones [3]) (nd/ones [2 2]))"}
  np-atleast-2d
  (operators/ndarray-operator "_np_atleast_2d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([& arys])
       :mxnet/operator "_np_atleast_3d"
       :doc
       "Arrays with at least 3 axes.

  Missing ones get length 1.

  Inputs:
    arys (any number of arrays): Arrays of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Example:
    (np-atleast-3d (nd/ones [3]) (nd/ones [2 2]))"}
  np-atleast-3d
  (operators/ndarray-operator "_np_atleast_3d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_np_copy"
       :doc
       "A copy of an array.

  Inputs:
    a (array): Array of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values.

  Example:
    (np-copy (nd/ones [2 3]))"}
  np-copy
  (operators/ndarray-operator "_np_copy" ["a"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype out]}])
       :mxnet/operator "_np_cumsum"
       :doc
       "Sums of the elements along an axis up to each of them.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer, default nil): The axis to add along; None: the whole array, flattened.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `a`; one-dimensional if `axis` is None.

  Example:
    (np-cumsum (nd/ones [2 3]) {:axis 0})"}
  np-cumsum
  (operators/ndarray-operator "_np_cumsum" ["a"] ["axis" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k out]}])
       :mxnet/operator "_np_diag"
       :doc
       "The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.

  Inputs:
    data (array): Vector or matrix.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Matrix or vector.

  Example:
    (np-diag (nd/ones [3 4]) {:k 1})"}
  np-diag
  (operators/ndarray-operator "_np_diag" ["data"] ["k"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k out]}])
       :mxnet/operator "_np_diagflat"
       :doc
       "A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.

  Inputs:
    data (array): Array of any shape.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Square matrix.

  Example:
    (np-diagflat (nd/ones [2 2]))"}
  np-diagflat
  (operators/ndarray-operator "_np_diagflat" ["data"] ["k"] {:single true}))

(def ^{:arglists '([data] [data {:keys [offset axis1 axis2 out]}])
       :mxnet/operator "_np_diagonal"
       :doc
       "The diagonals of matrices; they become the last axis.

  Inputs:
    data (array): Array with at least two axes.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :axis1 (integer, default 0): First axis of the matrices.
    :axis2 (integer, default 1): Second axis of the matrices.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The diagonals.

  Example:
    (np-diagonal (nd/ones [3 4]) {:offset 1})"}
  np-diagonal
  (operators/ndarray-operator "_np_diagonal" ["data"] ["offset" "axis1" "axis2"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [out]}])
       :mxnet/operator "_np_dot"
       :doc
       "Product of two arrays: of a number with anything, of vectors, of matrices.

  The last axis of `a` is summed against the last but one of `b`, or its only one.

  Inputs:
    a (array): First factor.
    b (array): Second factor.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product, of the wider dtype.

  Example:
    (np-dot (nd/ones [2 3]) (nd/ones [3 4]))"}
  np-dot
  (operators/ndarray-operator "_np_dot" ["a" "b"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis keepdims initial out]}])
       :mxnet/operator "_np_max"
       :doc
       "Largest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype.

  Example:
    (np-max (nd/ones [2 3 4]) {:axis [1]})"}
  np-max
  (operators/ndarray-operator "_np_max" ["a"] ["axis" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis keepdims initial out]}])
       :mxnet/operator "_np_min"
       :doc
       "Smallest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype.

  Example:
    (np-min (nd/ones [2 3 4]) {:axis [1]})"}
  np-min
  (operators/ndarray-operator "_np_min" ["a"] ["axis" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a {:keys [source destination out]}])
       :mxnet/operator "_np_moveaxis"
       :doc
       "Moves axes of an array to other places.

  Inputs:
    a (array): Array of any shape.

  Options:
    :source (integer or vector of integers, required): Axes to move.
    :destination (integer or vector of integers, required): Where each of them goes; the others keep their
        order.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (np-moveaxis (nd/ones [2 3 4]) {:source [0] :destination [-1]})"}
  np-moveaxis
  (operators/ndarray-operator "_np_moveaxis" ["a"] ["source" "destination"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial out]}])
       :mxnet/operator "_np_prod"
       :doc
       "Product of the elements along axes.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array.

  Example:
    (np-prod (nd/ones [2 3 4]) {:axis [1]})"}
  np-prod
  (operators/ndarray-operator "_np_prod" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a {:keys [newshape order out]}])
       :mxnet/operator "_np_reshape"
       :doc
       "Gives the elements of an array another shape.

  No data moves.

  Inputs:
    a (array): Array of any shape.

  Options:
    :newshape (integer or vector of integers, required): New shape; one of the dimensions may be -1, which
        follows from the others.
    :order (string, default \"C\"): The order of the elements; only 'C', row by row, is supported.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements in row-major order.

  Example:
    (np-reshape (nd/ones [2 3 4]) {:newshape [-1 4]})"}
  np-reshape
  (operators/ndarray-operator "_np_reshape" ["a"] ["newshape" "order"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shift axis out]}])
       :mxnet/operator "_np_roll"
       :doc
       "Moves elements along axes.

  Those that leave at the end come back at the front.

  Inputs:
    data (array): Array of any shape.

  Options:
    :shift (integer or vector of integers, default nil): By how many places the elements move; one number for
        each axis.
    :axis (integer or vector of integers, default nil): Axes to move along; None: the whole array, flattened.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (np-roll (nd/ones [2 3]) {:shift [2]})"}
  np-roll
  (operators/ndarray-operator "_np_roll" ["data"] ["shift" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis out]}])
       :mxnet/operator "_np_squeeze"
       :doc
       "Removes axes of length 1.

  No data moves.

  Inputs:
    a (array): Array of any shape.

  Options:
    :axis (integer or vector of integers, default nil): Axes of length 1 to remove; None: all of length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements with fewer axes.

  Example:
    (np-squeeze (nd/ones [2 1 3 1]))"}
  np-squeeze
  (operators/ndarray-operator "_np_squeeze" ["a"] ["axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial out]}])
       :mxnet/operator "_np_sum"
       :doc
       "Sum of the elements along axes.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array.

  Example:
    (np-sum (nd/ones [2 3 4]) {:axis [1]})"}
  np-sum
  (operators/ndarray-operator "_np_sum" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([data] [data {:keys [offset axis1 axis2 out]}])
       :mxnet/operator "_np_trace"
       :doc
       "Sums of the diagonals of matrices.

  Inputs:
    data (array): Array with at least two axes.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :axis1 (integer, default 0): First axis of the matrices.
    :axis2 (integer, default 1): Second axis of the matrices.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The array without the two axes.

  Example:
    (np-trace (nd/ones [2 3 4]) {:axis1 1 :axis2 -1})"}
  np-trace
  (operators/ndarray-operator "_np_trace" ["data"] ["offset" "axis1" "axis2"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axes out]}])
       :mxnet/operator "_np_transpose"
       :doc
       "Reorders the axes of an array.

  Output axis i is input axis axes[i].

  Inputs:
    a (array): Array of any shape.

  Options:
    :axes (integer or vector of integers, default nil): Which input axis each output axis is; None: all in
        reverse order.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (np-transpose (nd/ones [2 3]))"}
  np-transpose
  (operators/ndarray-operator "_np_transpose" ["a"] ["axes"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_absolute"
       :doc
       "Absolute value, |x|.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-absolute (nd/ones [3 4]))"}
  npi-absolute
  (operators/ndarray-operator "_npi_absolute" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_add"
       :doc
       "Sum, `lhs + rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-add (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-add
  (operators/ndarray-operator "_npi_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_add_scalar"
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
    (npi-add-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-add-scalar
  (operators/ndarray-operator "_npi_add_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype out]}])
       :mxnet/operator "_npi_arange"
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
    (npi-arange {:start 2 :stop 7 :step 1.5})"}
  npi-arange
  (operators/ndarray-operator "_npi_arange" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arccos"
       :doc
       "Inverse cosine, in [0, pi].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arccos (nd/ones [3 4]))"}
  npi-arccos
  (operators/ndarray-operator "_npi_arccos" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arccosh"
       :doc
       "Inverse hyperbolic cosine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arccosh (nd/ones [3 4]))"}
  npi-arccosh
  (operators/ndarray-operator "_npi_arccosh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arcsin"
       :doc
       "Inverse sine, in [-pi/2, pi/2].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arcsin (nd/ones [3 4]))"}
  npi-arcsin
  (operators/ndarray-operator "_npi_arcsin" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arcsinh"
       :doc
       "Inverse hyperbolic sine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arcsinh (nd/ones [3 4]))"}
  npi-arcsinh
  (operators/ndarray-operator "_npi_arcsinh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arctan"
       :doc
       "Inverse tangent, in [-pi/2, pi/2].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arctan (nd/ones [3 4]))"}
  npi-arctan
  (operators/ndarray-operator "_npi_arctan" ["x"] [] {:single true}))

(def ^{:arglists '([x1 x2] [x1 x2 {:keys [out]}])
       :mxnet/operator "_npi_arctan2"
       :doc
       "Angle of the point (x2, x1) against the first axis, in [-pi, pi].

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    x1 (array): First operand.
    x2 (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-arctan2 (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-arctan2
  (operators/ndarray-operator "_npi_arctan2" ["x1" "x2"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_arctan2_scalar"
       :doc
       "Angle of the point (scalar, data) against the first axis.

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
    (npi-arctan2-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-arctan2-scalar
  (operators/ndarray-operator "_npi_arctan2_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_arctanh"
       :doc
       "Inverse hyperbolic tangent.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-arctanh (nd/ones [3 4]))"}
  npi-arctanh
  (operators/ndarray-operator "_npi_arctanh" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "_npi_argmax"
       :doc
       "Index of the largest element.

  Of equal elements the first counts; NaN is the largest.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer, default nil): The axis to search along; None: the whole array, flattened.
    :keepdims (boolean, default false): Keep the axis, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Indices, int64.

  Example:
    (npi-argmax (nd/ones [2 5]) {:axis 1})"}
  npi-argmax
  (operators/ndarray-operator "_npi_argmax" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "_npi_argmin"
       :doc
       "Index of the smallest element.

  Of equal elements the first counts; NaN is the smallest.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer, default nil): The axis to search along; None: the whole array, flattened.
    :keepdims (boolean, default false): Keep the axis, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Indices, int64.

  Example:
    (npi-argmin (nd/ones [2 5]) {:axis 1})"}
  npi-argmin
  (operators/ndarray-operator "_npi_argmin" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([x] [x {:keys [decimals out]}])
       :mxnet/operator "_npi_around"
       :doc
       "Rounds to a number of decimals.

  Halves go to the even neighbour.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :decimals (integer, default 0): Digits after the point that stay; negative: digits before it that become
        zero.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `x`.

  Example:
    (npi-around (nd/array [0.5 1.5 -2.5 2.4] [4]))"}
  npi-around
  (operators/ndarray-operator "_npi_around" ["x"] ["decimals"] {:single true}))

(def ^{:arglists '([a weights] [a weights {:keys [axis returned weighted out]}])
       :mxnet/operator "_npi_average"
       :doc
       "Weighted mean of the elements along axes.

  Inputs:
    a (array): Any array.
    weights (array): Weights of the shape of `a`, or one for each place along one axis. Not given if not
        `weighted`.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :returned (boolean, default false): Also give the sums of the weights.
    :weighted (boolean, default true): Whether there are weights; else all are 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The means.

  Example:
    (npi-average (nd/ones [2 3]) (nd/ones [3]) {:axis [1]})"}
  npi-average
  (operators/ndarray-operator "_npi_average" ["a" "weights"] ["axis" "returned" "weighted"] {}))

(def ^{:arglists '([input1 {:keys [prob logit size ctx dtype is-logit out]}])
       :mxnet/operator "_npi_bernoulli"
       :doc
       "Random ones and zeros.

  The probability, or its logit, is a number or an array.

  Inputs:
    input1 (array): The parameter, if both numbers are None.

  Options:
    :prob (number, required): Probability of 1.
    :logit (number, required): Its logit, `log(p / (1 - p))`.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :uint8, default :float32): Dtype of the result.
    :is-logit (boolean, required): Whether the logit is given, as a number or as the input, and not the
        probability.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Ones and zeros.

  Example:
    (npi-bernoulli {:prob 0.5 :logit nil :is-logit false :size [2 3]})"}
  npi-bernoulli
  (operators/ndarray-operator "_npi_bernoulli" ["input1"] ["prob" "logit" "size" "ctx" "dtype" "is_logit"] {:single true}))

(def ^{:arglists '([data] [data weights {:keys [minlength has-weights out]}])
       :mxnet/operator "_npi_bincount"
       :doc
       "How often each number 0, 1, 2, ...

  comes in an array, or the sum of the weights where it does.

  Inputs:
    data (array): Numbers of 0 or more, in one dimension; fractions are cut off.
    weights (array, optional): What each number counts, if `has_weights`.

  Options:
    :minlength (integer, default 0): The output has at least so many elements.
    :has-weights (boolean, default false): Whether weights are given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Up to the largest number. Of the dtype of the weights, otherwise of the data.

  Example:
    (npi-bincount (nd/array [0 2 2 1 2] [5] {:dtype :int32}))"}
  npi-bincount
  (operators/ndarray-operator "_npi_bincount" ["data" "weights"] ["minlength" "has_weights"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_bitwise_and"
       :doc
       "Bits that are set in both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-bitwise-and (nd/ones [2 1 3] {:dtype :int32}) (nd/ones [4 1] {:dtype :int32}))"}
  npi-bitwise-and
  (operators/ndarray-operator "_npi_bitwise_and" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_bitwise_and_scalar"
       :doc
       "Bits that are set in `data` and in the scalar.

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
    (npi-bitwise-and-scalar (nd/ones [5] {:dtype :int32}) {:scalar 2})"}
  npi-bitwise-and-scalar
  (operators/ndarray-operator "_npi_bitwise_and_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_bitwise_not"
       :doc
       "Every bit inverted; the logical opposite of booleans.

  Inputs:
    x (array): Integers or booleans of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `x`.

  Example:
    (npi-bitwise-not (nd/ones [2 3] {:dtype :int32}))"}
  npi-bitwise-not
  (operators/ndarray-operator "_npi_bitwise_not" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_bitwise_or"
       :doc
       "Bits that are set in one or both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-bitwise-or (nd/ones [2 1 3] {:dtype :int32}) (nd/ones [4 1] {:dtype :int32}))"}
  npi-bitwise-or
  (operators/ndarray-operator "_npi_bitwise_or" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_bitwise_or_scalar"
       :doc
       "Bits that are set in `data`, in the scalar, or in both.

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
    (npi-bitwise-or-scalar (nd/ones [5] {:dtype :int32}) {:scalar 2})"}
  npi-bitwise-or-scalar
  (operators/ndarray-operator "_npi_bitwise_or_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_bitwise_xor"
       :doc
       "Bits that are set in one of both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-bitwise-xor (nd/ones [2 1 3] {:dtype :int32}) (nd/ones [4 1] {:dtype :int32}))"}
  npi-bitwise-xor
  (operators/ndarray-operator "_npi_bitwise_xor" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_bitwise_xor_scalar"
       :doc
       "Bits that are set in `data` or in the scalar, and not in both.

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
    (npi-bitwise-xor-scalar (nd/ones [5] {:dtype :int32}) {:scalar 2})"}
  npi-bitwise-xor-scalar
  (operators/ndarray-operator "_npi_bitwise_xor_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype out]}])
       :mxnet/operator "_npi_blackman"
       :doc
       "Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-blackman {:m 5})"}
  npi-blackman
  (operators/ndarray-operator "_npi_blackman" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data mask] [data mask {:keys [value start-axis out]}])
       :mxnet/operator "_npi_boolean_mask_assign_scalar"
       :doc
       "The data with a number where the mask is not zero.

  Inputs:
    data (array): The old values.
    mask (array): What decides, in the shape of some axes of the data.

  Options:
    :value (number, default 0): The number to write.
    :start-axis (integer, default 0): First axis of the data that the mask covers.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (npi-boolean-mask-assign-scalar (nd/ones [2 3]) (nd/array [1 0 0 1 0 1] [2 3]) {:value 5})"}
  npi-boolean-mask-assign-scalar
  (operators/ndarray-operator "_npi_boolean_mask_assign_scalar" ["data" "mask"] ["value" "start_axis"] {:single true}))

(def ^{:arglists '([data mask value] [data mask value {:keys [start-axis out]}])
       :mxnet/operator "_npi_boolean_mask_assign_tensor"
       :doc
       "The data with new values where the mask is not zero, one after the other or one for all.

  Inputs:
    data (array): The old values.
    mask (array): What decides, in the shape of some axes of the data.
    value (array): The new values: the shape of the data with the axes of the mask replaced by one.

  Options:
    :start-axis (integer, default 0): First axis of the data that the mask covers.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (npi-boolean-mask-assign-tensor (nd/ones [2 3]) (nd/array [1 0 0 1 0 1] [2 3]) (nd/ones [3]))"}
  npi-boolean-mask-assign-tensor
  (operators/ndarray-operator "_npi_boolean_mask_assign_tensor" ["data" "mask" "value"] ["start_axis"] {:single true}))

(def ^{:arglists '([array] [array {:keys [shape out]}])
       :mxnet/operator "_npi_broadcast_to"
       :doc
       "Repeats an array along axes of length 1, and along new leading axes, to reach a shape.

  Inputs:
    array (array): Its axes have length 1 or the wanted one, counted from the last.

  Options:
    :shape (integer or vector of integers, default []): The wanted shape; -2 keeps the length of the input.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape`.

  Example:
    (npi-broadcast-to (nd/ones [1 3]) {:shape [2 3]})"}
  npi-broadcast-to
  (operators/ndarray-operator "_npi_broadcast_to" ["array"] ["shape"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_cbrt"
       :doc
       "Cube root.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-cbrt (nd/ones [3 4]))"}
  npi-cbrt
  (operators/ndarray-operator "_npi_cbrt" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_ceil"
       :doc
       "Rounds up.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-ceil (nd/ones [3 4]))"}
  npi-ceil
  (operators/ndarray-operator "_npi_ceil" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [a size ctx replace weighted out]}])
       :mxnet/operator "_npi_choice"
       :doc
       "Random positions, with or without repetition, equally likely or with given probabilities.

  Inputs:
    input1 (array): The things, if `a` is None; only their number is used. Else the probabilities, if weighted.
    input2 (array, optional): The probabilities, if weighted and `a` is None.

  Options:
    :a (integer, required): Number of things to choose from; None: the length of the first input.
    :size (integer or vector of integers, required): The shape of the result.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :replace (boolean, default true): Whether a thing may be chosen more than once.
    :weighted (boolean, default false): Whether the last input gives probabilities.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Positions, int64, in random order.

  Example:
    (npi-choice {:a 5 :size [2 3]})"}
  npi-choice
  (operators/ndarray-operator "_npi_choice" ["input1" "input2"] ["a" "size" "ctx" "replace" "weighted"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_npi_cholesky"
       :doc
       "Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.

  Inputs:
    a (array): The matrices; only their lower triangles are read.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The factors.

  Example:
    (npi-cholesky (nd/array [2 1 1 3] [2 2]))"}
  npi-cholesky
  (operators/ndarray-operator "_npi_cholesky" ["A"] [] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_column_stack"
       :doc
       "Joins arrays along axis 1; vectors are columns.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-column-stack (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-column-stack
  (operators/ndarray-operator "_npi_column_stack" ["data"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_concatenate"
       :doc
       "Joins arrays along an axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-concatenate (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-concatenate
  (operators/ndarray-operator "_npi_concatenate" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_copysign"
       :doc
       "`lhs` with the sign of `rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-copysign (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-copysign
  (operators/ndarray-operator "_npi_copysign" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_copysign_scalar"
       :doc
       "`data` with the sign of the scalar.

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
    (npi-copysign-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-copysign-scalar
  (operators/ndarray-operator "_npi_copysign_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_cos"
       :doc
       "Cosine of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-cos (nd/ones [3 4]))"}
  npi-cos
  (operators/ndarray-operator "_npi_cos" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_cosh"
       :doc
       "Hyperbolic cosine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-cosh (nd/ones [3 4]))"}
  npi-cosh
  (operators/ndarray-operator "_npi_cosh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_degrees"
       :doc
       "Converts radians to degrees.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-degrees (nd/ones [3 4]))"}
  npi-degrees
  (operators/ndarray-operator "_npi_degrees" ["x"] [] {:single true}))

(def ^{:arglists '([arr obj] [arr obj {:keys [start stop step int-ind axis out]}])
       :mxnet/operator "_npi_delete"
       :doc
       "An array without the elements at some places, or without some of its parts along an axis.

  Places in an array count from 0, and those outside take nothing away, as in NumPy before 1.19.

  Inputs:
    arr (array): The array.
    obj (array): The places, or a mask of booleans, where they are neither a number nor a slice.

  Options:
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): What is left; flat without an axis.

  Example:
    (npi-delete (nd/ones [3 2]) {:int-ind -2 :axis 0})"}
  npi-delete
  (operators/ndarray-operator "_npi_delete" ["arr" "obj"] ["start" "stop" "step" "int_ind" "axis"] {}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_npi_diag_indices_from"
       :doc
       "The positions of the main diagonal of an array whose axes are equally long.

  Inputs:
    data (array): Array with at least two axes; its values are not read.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Positions along each axis, int64, of shape (axes, length).

  Example:
    (npi-diag-indices-from (nd/ones [3 3]))"}
  npi-diag-indices-from
  (operators/ndarray-operator "_npi_diag_indices_from" ["data"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [n axis out]}])
       :mxnet/operator "_npi_diff"
       :doc
       "Differences of neighbouring elements along an axis.

  Inputs:
    a (array): Array with at least one axis.

  Options:
    :n (integer, default 1): How often differences are taken.
    :axis (integer, default -1): The axis to take them along.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The axis is shorter by `n`.

  Example:
    (npi-diff (nd/ones [2 4]))"}
  npi-diff
  (operators/ndarray-operator "_npi_diff" ["a"] ["n" "axis"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections out]}])
       :mxnet/operator "_npi_dsplit"
       :doc
       "Divides an array along axis 2.

  Inputs:
    data (array): Array with at least one axis.

  Options:
    :indices (integer or vector of integers, required): Where the parts begin, the first one at 0; used if
        `sections` is 0.
    :axis (integer, default 1): Axis to divide.
    :squeeze-axis (boolean, default false): Remove the axis if its length becomes 1.
    :sections (integer, default 0): Number of equal parts, or 0.
    :out (array or vector of arrays): Where to write the result.

  Example:
    (npi-dsplit (nd/ones [2 4 2]) {:indices [] :sections 2})"}
  npi-dsplit
  (operators/ndarray-operator "_npi_dsplit" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_dstack"
       :doc
       "Joins arrays along the third axis, which they get if they lack it.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-dstack (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-dstack
  (operators/ndarray-operator "_npi_dstack" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([input1] [input1 input2 input3 {:keys [to-begin-arr-given to-end-arr-given to-begin-scalar to-end-scalar out]}])
       :mxnet/operator "_npi_ediff1d"
       :doc
       "Differences of neighbours in the flattened array, with something before and after them if wanted.

  Inputs:
    input1 (array): The array.
    input2 (array, optional): What comes before, if that is an array; else what comes after.
    input3 (array, optional): What comes after, if both are arrays.

  Options:
    :to-begin-arr-given (boolean, default false): Whether an array comes before.
    :to-end-arr-given (boolean, default false): Whether an array comes after.
    :to-begin-scalar (number, default nil): A number that comes before; None: none.
    :to-end-scalar (number, default nil): A number that comes after; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One axis.

  Example:
    (npi-ediff1d (nd/ones [2 3]))"}
  npi-ediff1d
  (operators/ndarray-operator "_npi_ediff1d" ["input1" "input2" "input3"] ["to_begin_arr_given" "to_end_arr_given" "to_begin_scalar" "to_end_scalar"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_npi_eig"
       :doc
       "Eigenvalues and eigenvectors of square matrices.

  Complex eigenvalues are an error.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    w (array): The eigenvalues.
    v (array): The eigenvectors, of length 1, in columns.

  Example:
    (npi-eig (nd/array [2 1 0 3] [2 2]))"}
  npi-eig
  (operators/ndarray-operator "_npi_eig" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [uplo out]}])
       :mxnet/operator "_npi_eigh"
       :doc
       "Eigenvalues, ascending, and eigenvectors of symmetric matrices.

  Inputs:
    a (array): Symmetric matrices.

  Options:
    :uplo (string, default \"L\"): Which triangle is read: 'L', the lower, or 'U', the upper.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    w (array): The eigenvalues.
    v (array): The eigenvectors, in columns.

  Example:
    (npi-eigh (nd/array [2 1 1 3] [2 2]))"}
  npi-eigh
  (operators/ndarray-operator "_npi_eigh" ["A"] ["UPLO"] {}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_npi_eigvals"
       :doc
       "Eigenvalues of square matrices.

  Complex ones are an error.

  Inputs:
    a (array): Square matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    w (array): The eigenvalues.

  Example:
    (npi-eigvals (nd/array [2 1 0 3] [2 2]))"}
  npi-eigvals
  (operators/ndarray-operator "_npi_eigvals" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [uplo out]}])
       :mxnet/operator "_npi_eigvalsh"
       :doc
       "Eigenvalues, ascending, of symmetric matrices.

  Inputs:
    a (array): Symmetric matrices.

  Options:
    :uplo (string, default \"L\"): Which triangle is read: 'L', the lower, or 'U', the upper.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    w (array): The eigenvalues.

  Example:
    (npi-eigvalsh (nd/array [2 1 1 3] [2 2]))"}
  npi-eigvalsh
  (operators/ndarray-operator "_npi_eigvalsh" ["A"] ["UPLO"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_einsum"
       :doc
       "Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters that the
  result lacks are summed over.

  Without `->` the result has the letters that come once, in alphabetical order.

  Inputs:
    data (any number of arrays): The factors.

  Options:
    :subscripts (string, default \"\"): The axes of each array as letters, divided by commas; after `->` those of
        the result. `...` stands for any further axes, which broadcast.
    :optimize (integer, default 0): Has no effect: arrays are combined from the left.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The sums.

  Example:
    (npi-einsum (nd/ones [2 3]) (nd/ones [3 4]) {:subscripts \"ij,jk->ik\"})"}
  npi-einsum
  (operators/ndarray-operator "_npi_einsum" ["data"] ["num_args" "subscripts" "optimize"] {:variadic "num_args"}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_equal"
       :doc
       "Whether `lhs == rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-equal
  (operators/ndarray-operator "_npi_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_equal_scalar"
       :doc
       "Whether `data == scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-equal-scalar
  (operators/ndarray-operator "_npi_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_exp"
       :doc
       "Exponential function.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-exp (nd/ones [3 4]))"}
  npi-exp
  (operators/ndarray-operator "_npi_exp" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_expm1"
       :doc
       "`exp(x) - 1`, also exact for small x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-expm1 (nd/ones [3 4]))"}
  npi-expm1
  (operators/ndarray-operator "_npi_expm1" ["x"] [] {:single true}))

(def ^{:arglists '([] [input1 {:keys [scale size ctx out]}])
       :mxnet/operator "_npi_exponential"
       :doc
       "Random values of an exponential distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array, optional): The first parameter that is None, as an array.

  Options:
    :scale (number, default 1): Mean, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-exponential {:scale 0.5 :size [2 3]})"}
  npi-exponential
  (operators/ndarray-operator "_npi_exponential" ["input1"] ["scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([{:keys [n m k ctx dtype out]}])
       :mxnet/operator "_npi_eye"
       :doc
       "A matrix with ones on one diagonal and zeros elsewhere.

  Options:
    :n (integer, required): Number of rows.
    :m (integer, default nil): Number of columns; None: as many as rows.
    :k (integer, default 0): Which diagonal holds the ones: above the main one if positive, below if negative.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape (N, M).

  Example:
    (npi-eye {:n 3})"}
  npi-eye
  (operators/ndarray-operator "_npi_eye" [] ["N" "M" "k" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_fix"
       :doc
       "Rounds toward zero.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-fix (nd/ones [3 4]))"}
  npi-fix
  (operators/ndarray-operator "_npi_fix" ["x"] [] {:single true}))

(def ^{:arglists '([data {:keys [axis out]}])
       :mxnet/operator "_npi_flip"
       :doc
       "Reverses the order of the elements along axes.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer or vector of integers, required): Axes whose order is reversed; None: all.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (npi-flip (nd/ones [2 3]) {:axis [0]})"}
  npi-flip
  (operators/ndarray-operator "_npi_flip" ["data"] ["axis"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_floor"
       :doc
       "Rounds down.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-floor (nd/ones [3 4]))"}
  npi-floor
  (operators/ndarray-operator "_npi_floor" ["x"] [] {:single true}))

(def ^{:arglists '([a {:keys [fill-value ctx dtype out]}])
       :mxnet/operator "_npi_full_like"
       :doc
       "An array of the shape of another, filled with one value.

  Inputs:
    a (array): Gives the shape, and the dtype unless one is named; its values are not read.

  Options:
    :fill-value (number, required): The value of every element.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default nil): The
        dtype of the result; None: that of `a`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `a`.

  Example:
    (npi-full-like (nd/ones [2 3]) {:fill-value 2.5})"}
  npi-full-like
  (operators/ndarray-operator "_npi_full_like" ["a"] ["fill_value" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [shape scale size ctx dtype out]}])
       :mxnet/operator "_npi_gamma"
       :doc
       "Random values of a gamma distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :shape (number, required): Shape, above 0. None: it is an input.
    :scale (number, required): Scale, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-gamma {:shape 0.5 :scale 1 :size [2 3]})"}
  npi-gamma
  (operators/ndarray-operator "_npi_gamma" ["input1" "input2"] ["shape" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_greater"
       :doc
       "Whether `lhs > rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-greater (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-greater
  (operators/ndarray-operator "_npi_greater" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_greater_equal"
       :doc
       "Whether `lhs >= rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-greater-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-greater-equal
  (operators/ndarray-operator "_npi_greater_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_greater_equal_scalar"
       :doc
       "Whether `data >= scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-greater-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-greater-equal-scalar
  (operators/ndarray-operator "_npi_greater_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_greater_scalar"
       :doc
       "Whether `data > scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-greater-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-greater-scalar
  (operators/ndarray-operator "_npi_greater_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx out]}])
       :mxnet/operator "_npi_gumbel"
       :doc
       "Random values of a Gumbel distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :loc (number, required): Mode. None: it is an input.
    :scale (number, required): Scale, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-gumbel {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-gumbel
  (operators/ndarray-operator "_npi_gumbel" ["input1" "input2"] ["loc" "scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype out]}])
       :mxnet/operator "_npi_hamming"
       :doc
       "Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-hamming {:m 5})"}
  npi-hamming
  (operators/ndarray-operator "_npi_hamming" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype out]}])
       :mxnet/operator "_npi_hanning"
       :doc
       "Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-hanning {:m 5})"}
  npi-hanning
  (operators/ndarray-operator "_npi_hanning" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections out]}])
       :mxnet/operator "_npi_hsplit"
       :doc
       "Divides an array along axis 1, and a vector along its only axis.

  Inputs:
    data (array): Array with at least one axis.

  Options:
    :indices (integer or vector of integers, required): Where the parts begin, the first one at 0; used if
        `sections` is 0.
    :axis (integer, default 1): Axis to divide.
    :squeeze-axis (boolean, default false): Remove the axis if its length becomes 1.
    :sections (integer, default 0): Number of equal parts, or 0.
    :out (array or vector of arrays): Where to write the result.

  Example:
    (npi-hsplit (nd/ones [2 4 2]) {:indices [] :sections 2})"}
  npi-hsplit
  (operators/ndarray-operator "_npi_hsplit" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_hstack"
       :doc
       "Joins arrays along axis 1, and vectors along their only axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-hstack (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-hstack
  (operators/ndarray-operator "_npi_hstack" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([x1 x2] [x1 x2 {:keys [out]}])
       :mxnet/operator "_npi_hypot"
       :doc
       "Length of a vector with two components, `sqrt(x1^2 + x2^2)`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    x1 (array): First operand.
    x2 (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-hypot (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-hypot
  (operators/ndarray-operator "_npi_hypot" ["x1" "x2"] [] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_npi_identity"
       :doc
       "The identity matrix.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result: a square matrix.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape`.

  Example:
    (npi-identity {:shape [3 3]})"}
  npi-identity
  (operators/ndarray-operator "_npi_identity" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [dimensions dtype ctx out]}])
       :mxnet/operator "_npi_indices"
       :doc
       "The positions in a grid: one array for each dimension, with the index along it.

  Options:
    :dimensions (integer or vector of integers, required): The shape of the grid.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :int32): The dtype
        of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape (number of dimensions, dimensions...).

  Example:
    (npi-indices {:dimensions [2 3]})"}
  npi-indices
  (operators/ndarray-operator "_npi_indices" [] ["dimensions" "dtype" "ctx"] {:single true}))

(def ^{:arglists '([arr values] [arr values {:keys [val start stop step int-ind axis out]}])
       :mxnet/operator "_npi_insert_scalar"
       :doc
       "Puts elements into an array at one place.

  Places are those before anything was put in.

  Inputs:
    arr (array): The array.
    values (array): What is put in, unless `val` is given.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-scalar (nd/ones [2 3]) (nd/ones [2]) {:int-ind 1 :axis 1})"}
  npi-insert-scalar
  (operators/ndarray-operator "_npi_insert_scalar" ["arr" "values"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([arr values] [arr values {:keys [val start stop step int-ind axis out]}])
       :mxnet/operator "_npi_insert_slice"
       :doc
       "Puts elements into an array at the places of a slice.

  Places are those before anything was put in.

  Inputs:
    arr (array): The array.
    values (array): What is put in, unless `val` is given.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-slice (nd/ones [2 4]) (nd/ones [2]) {:step 2 :axis 1})"}
  npi-insert-slice
  (operators/ndarray-operator "_npi_insert_slice" ["arr" "values"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([arr values obj] [arr values obj {:keys [val start stop step int-ind axis out]}])
       :mxnet/operator "_npi_insert_tensor"
       :doc
       "Puts elements into an array at places that another array holds.

  Places are those before anything was put in.

  Inputs:
    arr (array): The array.
    values (array): What is put in, unless `val` is given.
    obj (array): The places, in one dimension or as a scalar; negative ones count from the end.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-tensor (nd/ones [2 3]) (nd/ones [2]) (nd/array [3 0] [2] {:dtype :int64}) {:axis 1})"}
  npi-insert-tensor
  (operators/ndarray-operator "_npi_insert_tensor" ["arr" "values" "obj"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_isfinite"
       :doc
       "Whether x is neither infinite nor NaN.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-isfinite (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-isfinite
  (operators/ndarray-operator "_npi_isfinite" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_isinf"
       :doc
       "Whether x is infinite.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-isinf (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-isinf
  (operators/ndarray-operator "_npi_isinf" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_isnan"
       :doc
       "Whether x is NaN.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-isnan (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-isnan
  (operators/ndarray-operator "_npi_isnan" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_isneginf"
       :doc
       "Whether x is minus infinity.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-isneginf (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-isneginf
  (operators/ndarray-operator "_npi_isneginf" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_isposinf"
       :doc
       "Whether x is plus infinity.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-isposinf (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-isposinf
  (operators/ndarray-operator "_npi_isposinf" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_lcm"
       :doc
       "Least common multiple of absolute values.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-lcm (nd/ones [2 1 3] {:dtype :int32}) (nd/ones [4 1] {:dtype :int32}))"}
  npi-lcm
  (operators/ndarray-operator "_npi_lcm" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_lcm_scalar"
       :doc
       "Least common multiple of absolute values, of `data` and the scalar.

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
    (npi-lcm-scalar (nd/ones [5] {:dtype :int32}) {:scalar 2})"}
  npi-lcm-scalar
  (operators/ndarray-operator "_npi_lcm_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_ldexp"
       :doc
       "`lhs * 2 ** rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-ldexp (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-ldexp
  (operators/ndarray-operator "_npi_ldexp" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_ldexp_scalar"
       :doc
       "`data * 2 ** scalar`.

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
    (npi-ldexp-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-ldexp-scalar
  (operators/ndarray-operator "_npi_ldexp_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_less"
       :doc
       "Whether `lhs < rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-less (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-less
  (operators/ndarray-operator "_npi_less" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_less_equal"
       :doc
       "Whether `lhs <= rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-less-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-less-equal
  (operators/ndarray-operator "_npi_less_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_less_equal_scalar"
       :doc
       "Whether `data <= scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-less-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-less-equal-scalar
  (operators/ndarray-operator "_npi_less_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_less_scalar"
       :doc
       "Whether `data < scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-less-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-less-scalar
  (operators/ndarray-operator "_npi_less_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_log"
       :doc
       "Natural logarithm.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-log (nd/ones [3 4]))"}
  npi-log
  (operators/ndarray-operator "_npi_log" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_log10"
       :doc
       "Logarithm to base 10.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-log10 (nd/ones [3 4]))"}
  npi-log10
  (operators/ndarray-operator "_npi_log10" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_log1p"
       :doc
       "`log(1 + x)`, also exact for small x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-log1p (nd/ones [3 4]))"}
  npi-log1p
  (operators/ndarray-operator "_npi_log1p" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_log2"
       :doc
       "Logarithm to base 2.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-log2 (nd/ones [3 4]))"}
  npi-log2
  (operators/ndarray-operator "_npi_log2" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_logical_not"
       :doc
       "Whether x is zero.

  Inputs:
    x (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `x`.

  Example:
    (npi-logical-not (nd/array [0 1 -2.5 0 3 -0.5] [2 3]))"}
  npi-logical-not
  (operators/ndarray-operator "_npi_logical_not" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx out]}])
       :mxnet/operator "_npi_logistic"
       :doc
       "Random values of a logistic distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Scale, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-logistic {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-logistic
  (operators/ndarray-operator "_npi_logistic" ["input1" "input2"] ["loc" "scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([{:keys [start stop num endpoint base ctx dtype out]}])
       :mxnet/operator "_npi_logspace"
       :doc
       "Powers of a base with evenly spaced exponents.

  Options:
    :start (number, required): Exponent of the first value.
    :stop (number, required): Exponent of the last value.
    :num (integer, required): Number of values.
    :endpoint (boolean, default true): Whether `base ** stop` is the last value, and not the one after the last.
    :base (number, default 1e+01): The base.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One-dimensional, of `num` values.

  Example:
    (npi-logspace {:start 0 :stop 2 :num 3})"}
  npi-logspace
  (operators/ndarray-operator "_npi_logspace" [] ["start" "stop" "num" "endpoint" "base" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [out]}])
       :mxnet/operator "_npi_matmul"
       :doc
       "Product of matrices in the last two axes; the others broadcast.

  A vector is a row on the left and a column on the right.

  Inputs:
    a (array): First factor.
    b (array): Second factor.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product, of the wider dtype.

  Example:
    (npi-matmul (nd/ones [2 3]) (nd/ones [3 4]))"}
  npi-matmul
  (operators/ndarray-operator "_npi_matmul" ["a" "b"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial out]}])
       :mxnet/operator "_npi_mean"
       :doc
       "Mean of the elements along axes.

  Integers give float32.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array.

  Example:
    (npi-mean (nd/ones [2 3 4]) {:axis [1]})"}
  npi-mean
  (operators/ndarray-operator "_npi_mean" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_mod"
       :doc
       "Remainder of `lhs / rhs`.

  It has the sign of `rhs`; the remainder of a division by zero is zero.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-mod (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-mod
  (operators/ndarray-operator "_npi_mod" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_mod_scalar"
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
    (npi-mod-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-mod-scalar
  (operators/ndarray-operator "_npi_mod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a {:keys [n pvals size out]}])
       :mxnet/operator "_npi_multinomial"
       :doc
       "How often each outcome comes in `n` experiments, at random.

  The last outcome takes what the probabilities of the others leave.

  Inputs:
    a (array): Probabilities of the outcomes, if `pvals` is None.

  Options:
    :n (integer, required): Number of experiments.
    :pvals (number or vector of numbers, default nil): Probabilities of the outcomes; None: they are the input.
    :size (integer or vector of integers, default nil): The shape of the draws; None: one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Counts, int64, of shape (size..., outcomes).

  Example:
    (npi-multinomial {:n 10 :pvals [0.2 0.3 0.5]})"}
  npi-multinomial
  (operators/ndarray-operator "_npi_multinomial" ["a"] ["n" "pvals" "size"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_multiply"
       :doc
       "Product, `lhs * rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-multiply (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-multiply
  (operators/ndarray-operator "_npi_multiply" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_multiply_scalar"
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
    (npi-multiply-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-multiply-scalar
  (operators/ndarray-operator "_npi_multiply_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [copy nan posinf neginf out]}])
       :mxnet/operator "_npi_nan_to_num"
       :doc
       "Replaces NaN and infinities with numbers.

  Inputs:
    data (array): Numbers of any shape.

  Options:
    :copy (boolean, default true): Has no effect: the result is always a new array.
    :nan (number, default 0): What becomes of NaN.
    :posinf (number, default nil): What becomes of infinity; None: the largest number.
    :neginf (number, default nil): What becomes of minus infinity; None: the smallest.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (npi-nan-to-num (nd/array [1 -2 0.5] [3]))"}
  npi-nan-to-num
  (operators/ndarray-operator "_npi_nan_to_num" ["data"] ["copy" "nan" "posinf" "neginf"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_negative"
       :doc
       "Negative, -x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-negative (nd/ones [3 4]))"}
  npi-negative
  (operators/ndarray-operator "_npi_negative" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_npi_norm"
       :doc
       "Norms of vectors or matrices, which lie along one or two axes.

  Inputs:
    data (array): Array of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The norms.

  Example:
    (npi-norm (nd/ones [2 3]) {:keepdims 1})"}
  npi-norm
  (operators/ndarray-operator "_npi_norm" ["data"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx dtype out]}])
       :mxnet/operator "_npi_normal"
       :doc
       "Random values of a normal (Gaussian) distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Standard deviation, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-normal {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-normal
  (operators/ndarray-operator "_npi_normal" ["input1" "input2"] ["loc" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx dtype out]}])
       :mxnet/operator "_npi_normal_n"
       :doc
       "Random values of a normal (Gaussian) distribution: `size` draws for each element of the parameters.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Standard deviation, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-normal-n {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-normal-n
  (operators/ndarray-operator "_npi_normal_n" ["input1" "input2"] ["loc" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_not_equal"
       :doc
       "Whether `lhs != rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans of the broadcast shape.

  Example:
    (npi-not-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-not-equal
  (operators/ndarray-operator "_npi_not_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_not_equal_scalar"
       :doc
       "Whether `data != scalar`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Booleans, same shape as `data`.

  Example:
    (npi-not-equal-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-not-equal-scalar
  (operators/ndarray-operator "_npi_not_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_npi_ones"
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
    (npi-ones {:shape [2 3]})"}
  npi-ones
  (operators/ndarray-operator "_npi_ones" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data {:keys [pad-width mode constant-value reflect-type out]}])
       :mxnet/operator "_npi_pad"
       :doc
       "Adds a border around an array.

  Inputs:
    data (array): Array of any shape.

  Options:
    :pad-width (string, required): For each axis how many elements are added before and after, such as ((1, 2),
        (0, 1)).
    :mode (one of :constant :edge :maximum :minimum :reflect :symmetric, default :constant): What is added: a
        constant, the outermost element, the largest or the smallest along the axis, or the mirror image without
        (reflect) or with (symmetric) the outermost element.
    :constant-value (number, default 0): The constant.
    :reflect-type (string, default \"even\"): How mirror images are made; only 'even' is supported.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The larger array.

  Example:
    (npi-pad (nd/ones [2 2]) {:pad-width \"((0, 1), (2, 0))\" :constant-value 3})"}
  npi-pad
  (operators/ndarray-operator "_npi_pad" ["data"] ["pad_width" "mode" "constant_value" "reflect_type"] {:single true}))

(def ^{:arglists '([input1] [input1 {:keys [a size ctx out]}])
       :mxnet/operator "_npi_pareto"
       :doc
       "Random values of a Pareto distribution of the second kind (Lomax).

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Shape, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-pareto {:a 0.5 :size [2 3]})"}
  npi-pareto
  (operators/ndarray-operator "_npi_pareto" ["input1"] ["a" "size" "ctx"] {:single true}))

(def ^{:arglists '([a q] [a q {:keys [axis interpolation keepdims q-scalar out]}])
       :mxnet/operator "_npi_percentile"
       :doc
       "The values below which given percentages of the elements along axes lie.

  Inputs:
    a (array): Array of any shape.
    q (array): Percentages in [0, 100], unless `q_scalar` is given.

  Options:
    :axis (integer or vector of integers, default nil): The axes that are ordered together; None: all of them.
    :interpolation (one of :higher :linear :lower :midpoint :nearest, default :linear): What is taken between
        two elements: the value on the line from one to the other, one of them, their mean, or the nearer one.
    :keepdims (boolean, default false): Whether the axes stay, with length 1.
    :q-scalar (number, default nil): The share in percent, if it is one number.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The shape of `q`, then that of the axes that are left; float32, or float64 where `a` is.

  Example:
    (npi-percentile (nd/ones [2 5]) {:q-scalar 3e+01 :axis [1]})"}
  npi-percentile
  (operators/ndarray-operator "_npi_percentile" ["a" "q"] ["axis" "interpolation" "keepdims" "q_scalar"] {:single true}))

(def ^{:arglists '([a rcond] [a rcond {:keys [hermitian out]}])
       :mxnet/operator "_npi_pinv"
       :doc
       "Pseudo-inverses of matrices, with a limit for each of them.

  Inputs:
    a (array): Matrices.
    rcond (array): Singular values below this part of the largest count as zero; broadcasts to the batch.

  Options:
    :hermitian (boolean, default false): Has no effect: symmetric matrices need no other way.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The pseudo-inverses.

  Example:
    (npi-pinv (nd/ones [2 3 2]) (nd/ones [2]))"}
  npi-pinv
  (operators/ndarray-operator "_npi_pinv" ["A" "rcond"] ["hermitian"] {:single true}))

(def ^{:arglists '([a] [a {:keys [rcond hermitian out]}])
       :mxnet/operator "_npi_pinv_scalar_rcond"
       :doc
       "Pseudo-inverses of matrices.

  Inputs:
    a (array): Matrices.

  Options:
    :rcond (number, default 1e-15): Singular values below this part of the largest count as zero.
    :hermitian (boolean, default false): Has no effect: symmetric matrices need no other way.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The pseudo-inverses.

  Example:
    (npi-pinv-scalar-rcond (nd/ones [2 3]))"}
  npi-pinv-scalar-rcond
  (operators/ndarray-operator "_npi_pinv_scalar_rcond" ["A"] ["rcond" "hermitian"] {:single true}))

(def ^{:arglists '([p x] [p x {:keys [out]}])
       :mxnet/operator "_npi_polyval"
       :doc
       "A polynomial at given places.

  `p` holds its coefficients, that of the highest power first.

  Inputs:
    p (array): Coefficients, one axis.
    x (array): The places.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `x`.

  Example:
    (npi-polyval (nd/ones [3]) (nd/ones [2 2]))"}
  npi-polyval
  (operators/ndarray-operator "_npi_polyval" ["p" "x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_power"
       :doc
       "Power, `lhs ** rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-power (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-power
  (operators/ndarray-operator "_npi_power" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_power_scalar"
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
    (npi-power-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-power-scalar
  (operators/ndarray-operator "_npi_power_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([input1] [input1 {:keys [a size out]}])
       :mxnet/operator "_npi_powerd"
       :doc
       "Random values of a distribution on [0, 1] with density `a x^(a-1)`.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Exponent, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-powerd {:a 0.5 :size [2 3]})"}
  npi-powerd
  (operators/ndarray-operator "_npi_powerd" ["input1"] ["a" "size"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_radians"
       :doc
       "Converts degrees to radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-radians (nd/ones [3 4]))"}
  npi-radians
  (operators/ndarray-operator "_npi_radians" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rarctan2_scalar"
       :doc
       "Angle of the point (data, scalar) against the first axis.

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
    (npi-rarctan2-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rarctan2-scalar
  (operators/ndarray-operator "_npi_rarctan2_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [input1 {:keys [scale size ctx out]}])
       :mxnet/operator "_npi_rayleigh"
       :doc
       "Random values of a Rayleigh distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array, optional): The first parameter that is None, as an array.

  Options:
    :scale (number, default 1): Mode, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-rayleigh {:scale 0.5 :size [2 3]})"}
  npi-rayleigh
  (operators/ndarray-operator "_npi_rayleigh" ["input1"] ["scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rcopysign_scalar"
       :doc
       "The scalar with the sign of `data`.

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
    (npi-rcopysign-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rcopysign-scalar
  (operators/ndarray-operator "_npi_rcopysign_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_reciprocal"
       :doc
       "Reciprocal, 1/x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-reciprocal (nd/ones [3 4]))"}
  npi-reciprocal
  (operators/ndarray-operator "_npi_reciprocal" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_rint"
       :doc
       "Rounds to the nearest integer.

  Halves go to the even neighbour.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `x`.

  Example:
    (npi-rint (nd/array [0.5 1.5 -2.5 2.4] [4]))"}
  npi-rint
  (operators/ndarray-operator "_npi_rint" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rldexp_scalar"
       :doc
       "`scalar * 2 ** data`.

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
    (npi-rldexp-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rldexp-scalar
  (operators/ndarray-operator "_npi_rldexp_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rmod_scalar"
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
    (npi-rmod-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rmod-scalar
  (operators/ndarray-operator "_npi_rmod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k axes out]}])
       :mxnet/operator "_npi_rot90"
       :doc
       "Turns an array by quarter turns in the plane of two axes.

  Inputs:
    data (array): Array with at least two axes.

  Options:
    :k (integer, default 1): Number of quarter turns; negative ones turn back.
    :axes (integer or vector of integers, default nil): The plane: turns go from the first of the two axes to
        the second.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (npi-rot90 (nd/ones [2 3]) {:axes [0 1]})"}
  npi-rot90
  (operators/ndarray-operator "_npi_rot90" ["data"] ["k" "axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rpower_scalar"
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
    (npi-rpower-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rpower-scalar
  (operators/ndarray-operator "_npi_rpower_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rsubtract_scalar"
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
    (npi-rsubtract-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rsubtract-scalar
  (operators/ndarray-operator "_npi_rsubtract_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_rtrue_divide_scalar"
       :doc
       "`scalar / data`.

  Integers give float32.

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
    (npi-rtrue-divide-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-rtrue-divide-scalar
  (operators/ndarray-operator "_npi_rtrue_divide_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [out]}])
       :mxnet/operator "_npi_share_memory"
       :doc
       "Whether two arrays have memory in common.

  Inputs:
    a (array): Any array.
    b (array): Any array.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One boolean, without dimensions.

  Example:
    (npi-share-memory (nd/ones [2]) (nd/ones [3]))"}
  npi-share-memory
  (operators/ndarray-operator "_npi_share_memory" ["a" "b"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_sign"
       :doc
       "-1, 0 or 1, as x is negative, zero or positive.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-sign (nd/ones [3 4]))"}
  npi-sign
  (operators/ndarray-operator "_npi_sign" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_sin"
       :doc
       "Sine of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-sin (nd/ones [3 4]))"}
  npi-sin
  (operators/ndarray-operator "_npi_sin" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_sinh"
       :doc
       "Hyperbolic sine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-sinh (nd/ones [3 4]))"}
  npi-sinh
  (operators/ndarray-operator "_npi_sinh" ["x"] [] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [out]}])
       :mxnet/operator "_npi_solve"
       :doc
       "Solutions of linear equations, A x = B.

  A singular matrix is an error.

  Inputs:
    a (array): Square matrices.
    b (array): Right sides: vectors, or matrices whose columns they are.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The solutions, in the shape of `B`.

  Example:
    (npi-solve (nd/array [2 1 1 3] [2 2]) (nd/ones [2 3]))"}
  npi-solve
  (operators/ndarray-operator "_npi_solve" ["A" "B"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_sqrt"
       :doc
       "Square root.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-sqrt (nd/ones [3 4]))"}
  npi-sqrt
  (operators/ndarray-operator "_npi_sqrt" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_square"
       :doc
       "Square, x*x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-square (nd/ones [3 4]))"}
  npi-square
  (operators/ndarray-operator "_npi_square" ["x"] [] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_stack"
       :doc
       "Joins arrays of one shape along a new axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :axis (integer, default 0): Place of the new axis; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-stack (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-stack
  (operators/ndarray-operator "_npi_stack" ["data"] ["axis" "num_args"] {:variadic "num_args"}))

(def ^{:arglists '([a] [a {:keys [axis dtype ddof keepdims out]}])
       :mxnet/operator "_npi_std"
       :doc
       "Standard deviation of the elements along axes.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :ddof (integer, default 0): The squares are divided by the number of elements minus this.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array. Integers give float32.

  Example:
    (npi-std (nd/ones [2 3 4]) {:axis [1]})"}
  npi-std
  (operators/ndarray-operator "_npi_std" ["a"] ["axis" "dtype" "ddof" "keepdims"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_subtract"
       :doc
       "Difference, `lhs - rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-subtract (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-subtract
  (operators/ndarray-operator "_npi_subtract" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_subtract_scalar"
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
    (npi-subtract-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-subtract-scalar
  (operators/ndarray-operator "_npi_subtract_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a] [a {:keys [out]}])
       :mxnet/operator "_npi_svd"
       :doc
       "Singular value decomposition of matrices: A = UT diag(L) V, with L descending.

  Inputs:
    a (array): Matrices.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    UT (array): Orthonormal columns, (rows, k) with k the smaller of rows and columns.
    L (array): The singular values.
    V (array): Orthonormal rows, (k, columns).

  Example:
    (npi-svd (nd/array [2 0.5 -1 0.3 1 3] [2 3]))"}
  npi-svd
  (operators/ndarray-operator "_npi_svd" ["A"] [] {}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_tan"
       :doc
       "Tangent of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-tan (nd/ones [3 4]))"}
  npi-tan
  (operators/ndarray-operator "_npi_tan" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_tanh"
       :doc
       "Hyperbolic tangent.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-tanh (nd/ones [3 4]))"}
  npi-tanh
  (operators/ndarray-operator "_npi_tanh" ["x"] [] {:single true}))

(def ^{:arglists '([a b {:keys [a-axes-summed b-axes-summed out]}])
       :mxnet/operator "_npi_tensordot"
       :doc
       "Sum of products over pairs of axes.

  The other axes of `a`, then those of `b`, stay.

  Inputs:
    a (array): First factor.
    b (array): Second factor.

  Options:
    :a-axes-summed (integer or vector of integers, required): Axes of `a` to sum over.
    :b-axes-summed (integer or vector of integers, required): Axes of `b` to sum over, one for each of `a`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product, of the wider dtype.

  Example:
    (npi-tensordot (nd/ones [2 3 4]) (nd/ones [4 2 2]) {:a-axes-summed [2 0] :b-axes-summed [0 1]})"}
  npi-tensordot
  (operators/ndarray-operator "_npi_tensordot" ["a" "b"] ["a_axes_summed" "b_axes_summed"] {:single true}))

(def ^{:arglists '([a b {:keys [axes out]}])
       :mxnet/operator "_npi_tensordot_int_axes"
       :doc
       "Sum of products over the last axes of `a` and the first axes of `b`.

  Inputs:
    a (array): First factor.
    b (array): Second factor.

  Options:
    :axes (integer, required): How many of the last axes of `a`, and first ones of `b`, are summed over.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product, of the wider dtype.

  Example:
    (npi-tensordot-int-axes (nd/ones [2 3 4]) (nd/ones [3 4 2]) {:axes 2})"}
  npi-tensordot-int-axes
  (operators/ndarray-operator "_npi_tensordot_int_axes" ["a" "b"] ["axes"] {:single true}))

(def ^{:arglists '([a] [a {:keys [ind out]}])
       :mxnet/operator "_npi_tensorinv"
       :doc
       "Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.

  Inputs:
    a (array): The tensor.

  Options:
    :ind (integer, default 2): How many of the first axes are the rows.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The inverse; the last axes of `a` come first.

  Example:
    (npi-tensorinv (nd/ones [4 2 2]) {:ind 1})"}
  npi-tensorinv
  (operators/ndarray-operator "_npi_tensorinv" ["a"] ["ind"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [a-axes out]}])
       :mxnet/operator "_npi_tensorsolve"
       :doc
       "Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.

  Inputs:
    a (array): Tensor with the axes of `b`, then those of x.
    b (array): The right side.

  Options:
    :a-axes (integer or vector of integers, default []): Axes of `a` that are moved to its end before; empty or
        None: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The solution.

  Example:
    (npi-tensorsolve (nd/ones [4 2 2]) (nd/ones [4]))"}
  npi-tensorsolve
  (operators/ndarray-operator "_npi_tensorsolve" ["a" "b"] ["a_axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k out]}])
       :mxnet/operator "_npi_tril"
       :doc
       "Lower triangles of matrices; the elements above a diagonal become zero.

  Inputs:
    data (array): Matrices, or a vector that stands for a square matrix with equal rows.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Matrices.

  Example:
    (npi-tril (nd/ones [3 4]))"}
  npi-tril
  (operators/ndarray-operator "_npi_tril" ["data"] ["k"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "_npi_true_divide"
       :doc
       "Quotient, `lhs / rhs`.

  Integers give float32.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (npi-true-divide (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  npi-true-divide
  (operators/ndarray-operator "_npi_true_divide" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_npi_true_divide_scalar"
       :doc
       "`data / scalar`.

  Integers give float32.

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
    (npi-true-divide-scalar (nd/ones [3 4]) {:scalar 1.9})"}
  npi-true-divide-scalar
  (operators/ndarray-operator "_npi_true_divide_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npi_trunc"
       :doc
       "Rounds toward zero.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npi-trunc (nd/ones [3 4]))"}
  npi-trunc
  (operators/ndarray-operator "_npi_trunc" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [low high size ctx dtype out]}])
       :mxnet/operator "_npi_uniform"
       :doc
       "Random values of the uniform distribution on [low, high).

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :low (number, required): Lower bound. None: it is an input.
    :high (number, required): Upper bound. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-uniform {:low 0.5 :high 1 :size [2 3]})"}
  npi-uniform
  (operators/ndarray-operator "_npi_uniform" ["input1" "input2"] ["low" "high" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [low high size ctx dtype out]}])
       :mxnet/operator "_npi_uniform_n"
       :doc
       "Random values of the uniform distribution on [low, high): `size` draws for each element of the parameters.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.
    input2 (array): The second parameter, if both are None.

  Options:
    :low (number, required): Lower bound. None: it is an input.
    :high (number, required): Upper bound. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-uniform-n {:low 0.5 :high 1 :size [2 3]})"}
  npi-uniform-n
  (operators/ndarray-operator "_npi_uniform_n" ["input1" "input2"] ["low" "high" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [return-index return-inverse return-counts axis out]}])
       :mxnet/operator "_npi_unique"
       :doc
       "The different elements of an array in rising order, or its different parts along an axis.

  NaN comes last; the NaNs of a flattened array count as equal, parts with NaN never do.

  Inputs:
    data (array): Array of any shape and type.

  Options:
    :return-index (boolean, default false): Also give where each element comes first.
    :return-inverse (boolean, default false): Also give which of the results each element is.
    :return-counts (boolean, default false): Also give how often each element comes.
    :axis (integer, default nil): Compare the parts along this axis; None: the elements of the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The different elements.

  Example:
    (npi-unique (nd/array [3 1 2 1 3 3] [2 3]))"}
  npi-unique
  (operators/ndarray-operator "_npi_unique" ["data"] ["return_index" "return_inverse" "return_counts" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype ddof keepdims out]}])
       :mxnet/operator "_npi_var"
       :doc
       "Variance of the elements along axes.

  Inputs:
    a (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :ddof (integer, default 0): The squares are divided by the number of elements minus this.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array. Integers give float32.

  Example:
    (npi-var (nd/ones [2 3 4]) {:axis [1]})"}
  npi-var
  (operators/ndarray-operator "_npi_var" ["a"] ["axis" "dtype" "ddof" "keepdims"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "_npi_vstack"
       :doc
       "Stacks arrays as rows: vectors are rows, others join along axis 0.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (npi-vstack (nd/ones [2 3]) (nd/ones [2 3]))"}
  npi-vstack
  (operators/ndarray-operator "_npi_vstack" ["data"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([input1] [input1 {:keys [a size ctx out]}])
       :mxnet/operator "_npi_weibull"
       :doc
       "Random values of a Weibull distribution of scale 1.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (array): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Shape, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Random values.

  Example:
    (npi-weibull {:a 0.5 :size [2 3]})"}
  npi-weibull
  (operators/ndarray-operator "_npi_weibull" ["input1"] ["a" "size" "ctx"] {:single true}))

(def ^{:arglists '([condition x y] [condition x y {:keys [out]}])
       :mxnet/operator "_npi_where"
       :doc
       "Takes elements from `x` where the condition is not zero, and from `y` elsewhere.

  All three broadcast.

  Inputs:
    condition (array): What decides.
    x (array): Values where the condition holds.
    y (array): Values elsewhere.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of the wider dtype of `x` and `y`.

  Example:
    (npi-where (nd/array [1 0 0 2] [2 2]) (nd/ones [2 2]) (nd/ones [2 2]))"}
  npi-where
  (operators/ndarray-operator "_npi_where" ["condition" "x" "y"] [] {:single true}))

(def ^{:arglists '([condition x] [condition x {:keys [scalar out]}])
       :mxnet/operator "_npi_where_lscalar"
       :doc
       "The number where the condition is not zero, elements of `x` elsewhere.

  Both arrays broadcast.

  Inputs:
    condition (array): What decides.
    x (array): The other values.

  Options:
    :scalar (number, default 0): The number.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same dtype as the values.

  Example:
    (npi-where-lscalar (nd/array [1 0 0 2] [2 2]) (nd/ones [2 2]) {:scalar 3})"}
  npi-where-lscalar
  (operators/ndarray-operator "_npi_where_lscalar" ["condition" "x"] ["scalar"] {:single true}))

(def ^{:arglists '([condition y] [condition y {:keys [scalar out]}])
       :mxnet/operator "_npi_where_rscalar"
       :doc
       "Elements of `y` where the condition is not zero, the number elsewhere.

  Both arrays broadcast.

  Inputs:
    condition (array): What decides.
    y (array): The other values.

  Options:
    :scalar (number, default 0): The number.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same dtype as the values.

  Example:
    (npi-where-rscalar (nd/array [1 0 0 2] [2 2]) (nd/ones [2 2]) {:scalar 3})"}
  npi-where-rscalar
  (operators/ndarray-operator "_npi_where_rscalar" ["condition" "y"] ["scalar"] {:single true}))

(def ^{:arglists '([condition] [condition {:keys [x y out]}])
       :mxnet/operator "_npi_where_scalar2"
       :doc
       "One number where the condition is not zero, another elsewhere.

  Inputs:
    condition (array): What decides.

  Options:
    :x (number, default 0): The value where the condition holds.
    :y (number, default 0): The value elsewhere.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Numbers, float32, in the shape of the condition.

  Example:
    (npi-where-scalar2 (nd/array [1 0 0 2] [2 2]) {:x 3 :y 4})"}
  npi-where-scalar2
  (operators/ndarray-operator "_npi_where_scalar2" ["condition"] ["x" "y"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype out]}])
       :mxnet/operator "_npi_zeros"
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
    (npi-zeros {:shape [2 3]})"}
  npi-zeros
  (operators/ndarray-operator "_npi_zeros" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input] [input {:keys [msg out]}])
       :mxnet/operator "_npx_constraint_check"
       :doc
       "True if no element is zero; an error with a given text otherwise.

  Inputs:
    input (array): What must hold.

  Options:
    :msg (string, default \"Constraint violated.\"): What the error says when an element is zero.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One boolean, without dimensions.

  Example:
    (npx-constraint-check (nd/array [1 1] [2] {:dtype :bool}))"}
  npx-constraint-check
  (operators/ndarray-operator "_npx_constraint_check" ["input"] ["msg"] {:single true}))

(def ^{:arglists '([x] [x {:keys [out]}])
       :mxnet/operator "_npx_nonzero"
       :doc
       "The positions of the elements that are not zero, one row for each; a scalar counts as an array of one.

  Inputs:
    x (array): Array of any shape and type.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): int64, of shape (elements found, dimensions).

  Example:
    (npx-nonzero (nd/array [0 1 0 2 0 -3] [2 3]))"}
  npx-nonzero
  (operators/ndarray-operator "_npx_nonzero" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_npx_relu"
       :doc
       "Rectified linear unit, `max(x, 0)`.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npx-relu (nd/ones [3 4]))"}
  npx-relu
  (operators/ndarray-operator "_npx_relu" ["data"] [] {:single true}))

(def ^{:arglists '([a {:keys [newshape reverse order out]}])
       :mxnet/operator "_npx_reshape"
       :doc
       "Gives the elements of an array another shape, written with codes that refer to the old one.

  No data moves.

  Inputs:
    a (array): Array of any shape.

  Options:
    :newshape (integer or vector of integers, required): New shape. -1 follows from the others, -2 copies the
        dimension at this place, -3 drops a dimension of length 1, -4 copies all dimensions that are left, -5
        multiplies the next two, and -6 splits one dimension into the two numbers that follow it, one of which may
        be -1.
    :reverse (boolean, default false): Read the codes from the last dimension to the first.
    :order (string, default \"C\"): The order of the elements; only 'C', row by row, is supported.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements in row-major order.

  Example:
    (npx-reshape (nd/ones [2 3 4]) {:newshape [-2 -5]})"}
  npx-reshape
  (operators/ndarray-operator "_npx_reshape" ["a"] ["newshape" "reverse" "order"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_npx_sigmoid"
       :doc
       "Logistic sigmoid, `1 / (1 + exp(-x))`.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Numbers of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the input.

  Example:
    (npx-sigmoid (nd/ones [3 4]))"}
  npx-sigmoid
  (operators/ndarray-operator "_npx_sigmoid" ["data"] [] {:single true}))

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

(def ^{:doc "Another name of `np-max`."}
  np-amax
  np-max)

(def ^{:doc "Another name of `np-min`."}
  np-amin
  np-min)

(def ^{:doc "Another name of `np-prod`."}
  np-product
  np-prod)

(def ^{:doc "Another name of `repeat` of op."}
  np-repeat
  (operators/ndarray-operator "repeat" ["data"] ["repeats" "axis"] {}))

(def ^{:doc "Another name of `np-any`."}
  np-sometrue
  np-any)

(def ^{:doc "Another name of `npi-absolute`."}
  npi-abs
  npi-absolute)

(def ^{:doc "Another name of `argsort` of op."}
  npi-argsort
  (operators/ndarray-operator "argsort" ["data"] ["axis" "is_ascend" "dtype"] {:single true}))

(def ^{:doc "Another name of `boolean-mask` of contrib."}
  npi-boolean-mask
  (operators/ndarray-operator "_contrib_boolean_mask" ["data" "index"] ["axis"] {}))

(def ^{:doc "Another name of `cast` of op."}
  npi-cast
  (operators/ndarray-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  npi-clip
  (operators/ndarray-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `custom` of op."}
  npi-custom
  (operators/ndarray-operator "Custom" ["data"] ["op_type"] {:variadic ""}))

(def ^{:doc "Another name of `cvimresize`."}
  npi-cvimresize
  cvimresize)

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

(def ^{:doc "Another name of `npx-nonzero`."}
  npi-nonzero
  npx-nonzero)

(def ^{:doc "Another name of `randint` of random."}
  npi-random-randint
  (operators/ndarray-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `npx-reshape`."}
  npi-reshape
  npx-reshape)

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

(def ^{:doc "Another name of `adjust-lighting` of image."}
  npx--image-adjust-lighting
  (operators/ndarray-operator "_image_adjust_lighting" ["data"] ["alpha"] {:single true}))

(def ^{:doc "Another name of `crop` of image."}
  npx--image-crop
  (operators/ndarray-operator "_image_crop" ["data"] ["x" "y" "width" "height"] {:single true}))

(def ^{:doc "Another name of `flip-left-right` of image."}
  npx--image-flip-left-right
  (operators/ndarray-operator "_image_flip_left_right" ["data"] [] {:single true}))

(def ^{:doc "Another name of `flip-top-bottom` of image."}
  npx--image-flip-top-bottom
  (operators/ndarray-operator "_image_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:doc "Another name of `normalize` of image."}
  npx--image-normalize
  (operators/ndarray-operator "_image_normalize" ["data"] ["mean" "std"] {:single true}))

(def ^{:doc "Another name of `random-brightness` of image."}
  npx--image-random-brightness
  (operators/ndarray-operator "_image_random_brightness" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-color-jitter` of image."}
  npx--image-random-color-jitter
  (operators/ndarray-operator "_image_random_color_jitter" ["data"] ["brightness" "contrast" "saturation" "hue"] {:single true}))

(def ^{:doc "Another name of `random-contrast` of image."}
  npx--image-random-contrast
  (operators/ndarray-operator "_image_random_contrast" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-flip-left-right` of image."}
  npx--image-random-flip-left-right
  (operators/ndarray-operator "_image_random_flip_left_right" ["data"] [] {:single true}))

(def ^{:doc "Another name of `random-flip-top-bottom` of image."}
  npx--image-random-flip-top-bottom
  (operators/ndarray-operator "_image_random_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:doc "Another name of `random-hue` of image."}
  npx--image-random-hue
  (operators/ndarray-operator "_image_random_hue" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-lighting` of image."}
  npx--image-random-lighting
  (operators/ndarray-operator "_image_random_lighting" ["data"] ["alpha_std"] {:single true}))

(def ^{:doc "Another name of `random-saturation` of image."}
  npx--image-random-saturation
  (operators/ndarray-operator "_image_random_saturation" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `resize` of image."}
  npx--image-resize
  (operators/ndarray-operator "_image_resize" ["data"] ["size" "keep_ratio" "interp"] {:single true}))

(def ^{:doc "Another name of `to-tensor` of image."}
  npx--image-to-tensor
  (operators/ndarray-operator "_image_to_tensor" ["data"] [] {:single true}))

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

(def ^{:doc "Another name of `multi-box-detection` of contrib."}
  npx-multibox-detection
  (operators/ndarray-operator "_contrib_MultiBoxDetection" ["cls_prob" "loc_pred" "anchor"] ["clip" "threshold" "background_id" "nms_threshold" "force_suppress" "variances" "nms_topk"] {}))

(def ^{:doc "Another name of `multi-box-prior` of contrib."}
  npx-multibox-prior
  (operators/ndarray-operator "_contrib_MultiBoxPrior" ["data"] ["sizes" "ratios" "clip" "steps" "offsets"] {:single true}))

(def ^{:doc "Another name of `multi-box-target` of contrib."}
  npx-multibox-target
  (operators/ndarray-operator "_contrib_MultiBoxTarget" ["anchor" "label" "cls_pred"] ["overlap_threshold" "ignore_label" "negative_mining_ratio" "negative_mining_thresh" "minimum_negative_samples" "variances"] {}))

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
