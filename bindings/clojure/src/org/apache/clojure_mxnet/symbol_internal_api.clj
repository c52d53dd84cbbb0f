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

(def ^{:arglists '([src {:keys [top bot left right type value values attr]}] [name src {:keys [top bot left right type value values attr]}])
       :mxnet/operator "_cvcopyMakeBorder"
       :doc
       "An image with a border around it.

  Inputs:
    src (symbol): Image (height, width, channel).

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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image (top + height + bot, left + width + right, channel) of the same dtype.

  Example:
    (cvcopy-make-border (sym/variable \"src\") {:top 1 :bot 2 :left 0 :right 1 :values [1 2 3]})"}
  cvcopy-make-border
  (operators/symbol-operator "_cvcopyMakeBorder" ["src"] ["top" "bot" "left" "right" "type" "value" "values"] {}))

(def ^{:arglists '([src {:keys [w h interp attr]}] [name src {:keys [w h interp attr]}])
       :mxnet/operator "_cvimresize"
       :doc
       "An image in another size.

  Beyond the edges the pixels at the edges count.

  Inputs:
    src (symbol): Image (height, width, channel).

  Options:
    :w (integer, required): Width of the result.
    :h (integer, required): Height of the result.
    :interp (integer, default 1): How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from
        4 x 4, bicubic. 3: the mean over the area, for enlarging as 1. 4: from 8 x 8, Lanczos. 9: 2 to enlarge, 3 to
        shrink, 1 for a mixture. 10: one of 0 to 4 at random.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image (h, w, channel) of the same dtype; integers are rounded.

  Example:
    (cvimresize (sym/variable \"src\") {:w 3 :h 6})"}
  cvimresize
  (operators/symbol-operator "_cvimresize" ["src"] ["w" "h" "interp"] {}))

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

(def ^{:arglists '([data] [data {:keys [axis keepdims attr]}] [name data {:keys [axis keepdims attr]}])
       :mxnet/operator "_np_all"
       :doc
       "Whether all elements along axes are not zero.

  Inputs:
    data (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans.

  Example:
    (np-all (sym/variable \"data\") {:axis [1]})"}
  np-all
  (operators/symbol-operator "_np_all" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims attr]}] [name data {:keys [axis keepdims attr]}])
       :mxnet/operator "_np_any"
       :doc
       "Whether any element along axes is not zero.

  Inputs:
    data (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans.

  Example:
    (np-any (sym/variable \"data\") {:axis [1]})"}
  np-any
  (operators/symbol-operator "_np_any" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([name & arys])
       :mxnet/operator "_np_atleast_1d"
       :doc
       "Arrays with at least 1 axis.

  Missing ones get length 1.

  Inputs:
    arys (any number of symbols): Arrays of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Example:
    (np-atleast-1d (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  np-atleast-1d
  (operators/symbol-operator "_np_atleast_1d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([name & arys])
       :mxnet/operator "_np_atleast_2d"
       :doc
       "Arrays with at least 2 axes.

  Missing ones get length 1.

  Inputs:
    arys (any number of symbols): Arrays of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Example:
    (np-atleast-2d (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  np-atleast-2d
  (operators/symbol-operator "_np_atleast_2d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([name & arys])
       :mxnet/operator "_np_atleast_3d"
       :doc
       "Arrays with at least 3 axes.

  Missing ones get length 1.

  Inputs:
    arys (any number of symbols): Arrays of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Example:
    (np-atleast-3d (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  np-atleast-3d
  (operators/symbol-operator "_np_atleast_3d" ["arys"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_np_copy"
       :doc
       "A copy of an array.

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same values.

  Example:
    (np-copy (sym/variable \"a\"))"}
  np-copy
  (operators/symbol-operator "_np_copy" ["a"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype attr]}] [name a {:keys [axis dtype attr]}])
       :mxnet/operator "_np_cumsum"
       :doc
       "Sums of the elements along an axis up to each of them.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer, default nil): The axis to add along; None: the whole array, flattened.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `a`; one-dimensional if `axis` is None.

  Example:
    (np-cumsum (sym/variable \"a\") {:axis 0})"}
  np-cumsum
  (operators/symbol-operator "_np_cumsum" ["a"] ["axis" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k attr]}] [name data {:keys [k attr]}])
       :mxnet/operator "_np_diag"
       :doc
       "The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.

  Inputs:
    data (symbol): Vector or matrix.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Matrix or vector.

  Example:
    (np-diag (sym/variable \"data\") {:k 1})"}
  np-diag
  (operators/symbol-operator "_np_diag" ["data"] ["k"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k attr]}] [name data {:keys [k attr]}])
       :mxnet/operator "_np_diagflat"
       :doc
       "A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Square matrix.

  Example:
    (np-diagflat (sym/variable \"data\"))"}
  np-diagflat
  (operators/symbol-operator "_np_diagflat" ["data"] ["k"] {:single true}))

(def ^{:arglists '([data] [data {:keys [offset axis1 axis2 attr]}] [name data {:keys [offset axis1 axis2 attr]}])
       :mxnet/operator "_np_diagonal"
       :doc
       "The diagonals of matrices; they become the last axis.

  Inputs:
    data (symbol): Array with at least two axes.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :axis1 (integer, default 0): First axis of the matrices.
    :axis2 (integer, default 1): Second axis of the matrices.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The diagonals.

  Example:
    (np-diagonal (sym/variable \"data\") {:offset 1})"}
  np-diagonal
  (operators/symbol-operator "_np_diagonal" ["data"] ["offset" "axis1" "axis2"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [attr]}] [name a b {:keys [attr]}])
       :mxnet/operator "_np_dot"
       :doc
       "Product of two arrays: of a number with anything, of vectors, of matrices.

  The last axis of `a` is summed against the last but one of `b`, or its only one.

  Inputs:
    a (symbol): First factor.
    b (symbol): Second factor.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The product, of the wider dtype.

  Example:
    (np-dot (sym/variable \"a\") (sym/variable \"b\"))"}
  np-dot
  (operators/symbol-operator "_np_dot" ["a" "b"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis keepdims initial attr]}] [name a {:keys [axis keepdims initial attr]}])
       :mxnet/operator "_np_max"
       :doc
       "Largest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array, of the same dtype.

  Example:
    (np-max (sym/variable \"a\") {:axis [1]})"}
  np-max
  (operators/symbol-operator "_np_max" ["a"] ["axis" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis keepdims initial attr]}] [name a {:keys [axis keepdims initial attr]}])
       :mxnet/operator "_np_min"
       :doc
       "Smallest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array, of the same dtype.

  Example:
    (np-min (sym/variable \"a\") {:axis [1]})"}
  np-min
  (operators/symbol-operator "_np_min" ["a"] ["axis" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a {:keys [source destination attr]}] [name a {:keys [source destination attr]}])
       :mxnet/operator "_np_moveaxis"
       :doc
       "Moves axes of an array to other places.

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :source (integer or vector of integers, required): Axes to move.
    :destination (integer or vector of integers, required): Where each of them goes; the others keep their
        order.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements, moved.

  Example:
    (np-moveaxis (sym/variable \"a\") {:source [0] :destination [-1]})"}
  np-moveaxis
  (operators/symbol-operator "_np_moveaxis" ["a"] ["source" "destination"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial attr]}] [name a {:keys [axis dtype keepdims initial attr]}])
       :mxnet/operator "_np_prod"
       :doc
       "Product of the elements along axes.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array.

  Example:
    (np-prod (sym/variable \"a\") {:axis [1]})"}
  np-prod
  (operators/symbol-operator "_np_prod" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([a {:keys [newshape order attr]}] [name a {:keys [newshape order attr]}])
       :mxnet/operator "_np_reshape"
       :doc
       "Gives the elements of an array another shape.

  No data moves.

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :newshape (integer or vector of integers, required): New shape; one of the dimensions may be -1, which
        follows from the others.
    :order (string, default \"C\"): The order of the elements; only 'C', row by row, is supported.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements in row-major order.

  Example:
    (np-reshape (sym/variable \"a\") {:newshape [-1 4]})"}
  np-reshape
  (operators/symbol-operator "_np_reshape" ["a"] ["newshape" "order"] {:single true}))

(def ^{:arglists '([data] [data {:keys [shift axis attr]}] [name data {:keys [shift axis attr]}])
       :mxnet/operator "_np_roll"
       :doc
       "Moves elements along axes.

  Those that leave at the end come back at the front.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :shift (integer or vector of integers, default nil): By how many places the elements move; one number for
        each axis.
    :axis (integer or vector of integers, default nil): Axes to move along; None: the whole array, flattened.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements, moved.

  Example:
    (np-roll (sym/variable \"data\") {:shift [2]})"}
  np-roll
  (operators/symbol-operator "_np_roll" ["data"] ["shift" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis attr]}] [name a {:keys [axis attr]}])
       :mxnet/operator "_np_squeeze"
       :doc
       "Removes axes of length 1.

  No data moves.

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :axis (integer or vector of integers, default nil): Axes of length 1 to remove; None: all of length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements with fewer axes.

  Example:
    (np-squeeze (sym/variable \"a\"))"}
  np-squeeze
  (operators/symbol-operator "_np_squeeze" ["a"] ["axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial attr]}] [name a {:keys [axis dtype keepdims initial attr]}])
       :mxnet/operator "_np_sum"
       :doc
       "Sum of the elements along axes.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array.

  Example:
    (np-sum (sym/variable \"a\") {:axis [1]})"}
  np-sum
  (operators/symbol-operator "_np_sum" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([data] [data {:keys [offset axis1 axis2 attr]}] [name data {:keys [offset axis1 axis2 attr]}])
       :mxnet/operator "_np_trace"
       :doc
       "Sums of the diagonals of matrices.

  Inputs:
    data (symbol): Array with at least two axes.

  Options:
    :offset (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :axis1 (integer, default 0): First axis of the matrices.
    :axis2 (integer, default 1): Second axis of the matrices.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The array without the two axes.

  Example:
    (np-trace (sym/variable \"data\") {:axis1 1 :axis2 -1})"}
  np-trace
  (operators/symbol-operator "_np_trace" ["data"] ["offset" "axis1" "axis2"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axes attr]}] [name a {:keys [axes attr]}])
       :mxnet/operator "_np_transpose"
       :doc
       "Reorders the axes of an array.

  Output axis i is input axis axes[i].

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :axes (integer or vector of integers, default nil): Which input axis each output axis is; None: all in
        reverse order.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements, moved.

  Example:
    (np-transpose (sym/variable \"a\"))"}
  np-transpose
  (operators/symbol-operator "_np_transpose" ["a"] ["axes"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_absolute"
       :doc
       "Absolute value, |x|.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-absolute (sym/variable \"x\"))"}
  npi-absolute
  (operators/symbol-operator "_npi_absolute" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_add"
       :doc
       "Sum, `lhs + rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-add (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-add
  (operators/symbol-operator "_npi_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_add_scalar"
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
    (npi-add-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-add-scalar
  (operators/symbol-operator "_npi_add_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([{:keys [start stop step repeat infer-range ctx dtype attr]}] [name {:keys [start stop step repeat infer-range ctx dtype attr]}])
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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of dtype `dtype`.

  Example:
    (npi-arange {:start 2 :stop 7 :step 1.5})"}
  npi-arange
  (operators/symbol-operator "_npi_arange" [] ["start" "stop" "step" "repeat" "infer_range" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arccos"
       :doc
       "Inverse cosine, in [0, pi].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arccos (sym/variable \"x\"))"}
  npi-arccos
  (operators/symbol-operator "_npi_arccos" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arccosh"
       :doc
       "Inverse hyperbolic cosine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arccosh (sym/variable \"x\"))"}
  npi-arccosh
  (operators/symbol-operator "_npi_arccosh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arcsin"
       :doc
       "Inverse sine, in [-pi/2, pi/2].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arcsin (sym/variable \"x\"))"}
  npi-arcsin
  (operators/symbol-operator "_npi_arcsin" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arcsinh"
       :doc
       "Inverse hyperbolic sine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arcsinh (sym/variable \"x\"))"}
  npi-arcsinh
  (operators/symbol-operator "_npi_arcsinh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arctan"
       :doc
       "Inverse tangent, in [-pi/2, pi/2].

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arctan (sym/variable \"x\"))"}
  npi-arctan
  (operators/symbol-operator "_npi_arctan" ["x"] [] {:single true}))

(def ^{:arglists '([x1 x2] [x1 x2 {:keys [attr]}] [name x1 x2 {:keys [attr]}])
       :mxnet/operator "_npi_arctan2"
       :doc
       "Angle of the point (x2, x1) against the first axis, in [-pi, pi].

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    x1 (symbol): First operand.
    x2 (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-arctan2 (sym/variable \"x1\") (sym/variable \"x2\"))"}
  npi-arctan2
  (operators/symbol-operator "_npi_arctan2" ["x1" "x2"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_arctan2_scalar"
       :doc
       "Angle of the point (scalar, data) against the first axis.

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
    (npi-arctan2-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-arctan2-scalar
  (operators/symbol-operator "_npi_arctan2_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_arctanh"
       :doc
       "Inverse hyperbolic tangent.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-arctanh (sym/variable \"x\"))"}
  npi-arctanh
  (operators/symbol-operator "_npi_arctanh" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims attr]}] [name data {:keys [axis keepdims attr]}])
       :mxnet/operator "_npi_argmax"
       :doc
       "Index of the largest element.

  Of equal elements the first counts; NaN is the largest.

  Inputs:
    data (symbol): Any array.

  Options:
    :axis (integer, default nil): The axis to search along; None: the whole array, flattened.
    :keepdims (boolean, default false): Keep the axis, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Indices, int64.

  Example:
    (npi-argmax (sym/variable \"data\") {:axis 1})"}
  npi-argmax
  (operators/symbol-operator "_npi_argmax" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims attr]}] [name data {:keys [axis keepdims attr]}])
       :mxnet/operator "_npi_argmin"
       :doc
       "Index of the smallest element.

  Of equal elements the first counts; NaN is the smallest.

  Inputs:
    data (symbol): Any array.

  Options:
    :axis (integer, default nil): The axis to search along; None: the whole array, flattened.
    :keepdims (boolean, default false): Keep the axis, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Indices, int64.

  Example:
    (npi-argmin (sym/variable \"data\") {:axis 1})"}
  npi-argmin
  (operators/symbol-operator "_npi_argmin" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([x] [x {:keys [decimals attr]}] [name x {:keys [decimals attr]}])
       :mxnet/operator "_npi_around"
       :doc
       "Rounds to a number of decimals.

  Halves go to the even neighbour.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :decimals (integer, default 0): Digits after the point that stay; negative: digits before it that become
        zero.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `x`.

  Example:
    (npi-around (sym/variable \"x\"))"}
  npi-around
  (operators/symbol-operator "_npi_around" ["x"] ["decimals"] {:single true}))

(def ^{:arglists '([a weights] [a weights {:keys [axis returned weighted attr]}] [name a weights {:keys [axis returned weighted attr]}])
       :mxnet/operator "_npi_average"
       :doc
       "Weighted mean of the elements along axes.

  Inputs:
    a (symbol): Any array.
    weights (symbol): Weights of the shape of `a`, or one for each place along one axis. Not given if not
        `weighted`.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :returned (boolean, default false): Also give the sums of the weights.
    :weighted (boolean, default true): Whether there are weights; else all are 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The means.

  Example:
    (npi-average (sym/variable \"a\") (sym/variable \"weights\") {:axis [1]})"}
  npi-average
  (operators/symbol-operator "_npi_average" ["a" "weights"] ["axis" "returned" "weighted"] {}))

(def ^{:arglists '([input1 {:keys [prob logit size ctx dtype is-logit attr]}] [name input1 {:keys [prob logit size ctx dtype is-logit attr]}])
       :mxnet/operator "_npi_bernoulli"
       :doc
       "Random ones and zeros.

  The probability, or its logit, is a number or an array.

  Inputs:
    input1 (symbol): The parameter, if both numbers are None.

  Options:
    :prob (number, required): Probability of 1.
    :logit (number, required): Its logit, `log(p / (1 - p))`.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :uint8, default :float32): Dtype of the result.
    :is-logit (boolean, required): Whether the logit is given, as a number or as the input, and not the
        probability.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Ones and zeros.

  Example:
    (npi-bernoulli {:prob 0.5 :logit nil :is-logit false :size [2 3]})"}
  npi-bernoulli
  (operators/symbol-operator "_npi_bernoulli" ["input1"] ["prob" "logit" "size" "ctx" "dtype" "is_logit"] {:single true}))

(def ^{:arglists '([data] [data weights {:keys [minlength has-weights attr]}] [name data weights {:keys [minlength has-weights attr]}])
       :mxnet/operator "_npi_bincount"
       :doc
       "How often each number 0, 1, 2, ...

  comes in an array, or the sum of the weights where it does.

  Inputs:
    data (symbol): Numbers of 0 or more, in one dimension; fractions are cut off.
    weights (symbol, optional): What each number counts, if `has_weights`.

  Options:
    :minlength (integer, default 0): The output has at least so many elements.
    :has-weights (boolean, default false): Whether weights are given.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Up to the largest number. Of the dtype of the weights, otherwise of the data.

  Example:
    (npi-bincount (sym/variable \"data\"))"}
  npi-bincount
  (operators/symbol-operator "_npi_bincount" ["data" "weights"] ["minlength" "has_weights"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_bitwise_and"
       :doc
       "Bits that are set in both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-bitwise-and (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-bitwise-and
  (operators/symbol-operator "_npi_bitwise_and" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_bitwise_and_scalar"
       :doc
       "Bits that are set in `data` and in the scalar.

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
    (npi-bitwise-and-scalar (sym/variable \"data\") {:scalar 2})"}
  npi-bitwise-and-scalar
  (operators/symbol-operator "_npi_bitwise_and_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_bitwise_not"
       :doc
       "Every bit inverted; the logical opposite of booleans.

  Inputs:
    x (symbol): Integers or booleans of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `x`.

  Example:
    (npi-bitwise-not (sym/variable \"x\"))"}
  npi-bitwise-not
  (operators/symbol-operator "_npi_bitwise_not" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_bitwise_or"
       :doc
       "Bits that are set in one or both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-bitwise-or (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-bitwise-or
  (operators/symbol-operator "_npi_bitwise_or" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_bitwise_or_scalar"
       :doc
       "Bits that are set in `data`, in the scalar, or in both.

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
    (npi-bitwise-or-scalar (sym/variable \"data\") {:scalar 2})"}
  npi-bitwise-or-scalar
  (operators/symbol-operator "_npi_bitwise_or_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_bitwise_xor"
       :doc
       "Bits that are set in one of both.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-bitwise-xor (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-bitwise-xor
  (operators/symbol-operator "_npi_bitwise_xor" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_bitwise_xor_scalar"
       :doc
       "Bits that are set in `data` or in the scalar, and not in both.

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
    (npi-bitwise-xor-scalar (sym/variable \"data\") {:scalar 2})"}
  npi-bitwise-xor-scalar
  (operators/symbol-operator "_npi_bitwise_xor_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype attr]}] [name {:keys [m ctx dtype attr]}])
       :mxnet/operator "_npi_blackman"
       :doc
       "Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-blackman {:m 5})"}
  npi-blackman
  (operators/symbol-operator "_npi_blackman" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data mask] [data mask {:keys [value start-axis attr]}] [name data mask {:keys [value start-axis attr]}])
       :mxnet/operator "_npi_boolean_mask_assign_scalar"
       :doc
       "The data with a number where the mask is not zero.

  Inputs:
    data (symbol): The old values.
    mask (symbol): What decides, in the shape of some axes of the data.

  Options:
    :value (number, default 0): The number to write.
    :start-axis (integer, default 0): First axis of the data that the mask covers.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (npi-boolean-mask-assign-scalar (sym/variable \"data\") (sym/variable \"mask\") {:value 5})"}
  npi-boolean-mask-assign-scalar
  (operators/symbol-operator "_npi_boolean_mask_assign_scalar" ["data" "mask"] ["value" "start_axis"] {:single true}))

(def ^{:arglists '([data mask value] [data mask value {:keys [start-axis attr]}] [name data mask value {:keys [start-axis attr]}])
       :mxnet/operator "_npi_boolean_mask_assign_tensor"
       :doc
       "The data with new values where the mask is not zero, one after the other or one for all.

  Inputs:
    data (symbol): The old values.
    mask (symbol): What decides, in the shape of some axes of the data.
    value (symbol): The new values: the shape of the data with the axes of the mask replaced by one.

  Options:
    :start-axis (integer, default 0): First axis of the data that the mask covers.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (npi-boolean-mask-assign-tensor (sym/variable \"data\") (sym/variable \"mask\") (sym/variable \"value\"))"}
  npi-boolean-mask-assign-tensor
  (operators/symbol-operator "_npi_boolean_mask_assign_tensor" ["data" "mask" "value"] ["start_axis"] {:single true}))

(def ^{:arglists '([array] [array {:keys [shape attr]}] [name array {:keys [shape attr]}])
       :mxnet/operator "_npi_broadcast_to"
       :doc
       "Repeats an array along axes of length 1, and along new leading axes, to reach a shape.

  Inputs:
    array (symbol): Its axes have length 1 or the wanted one, counted from the last.

  Options:
    :shape (integer or vector of integers, default []): The wanted shape; -2 keeps the length of the input.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape`.

  Example:
    (npi-broadcast-to (sym/variable \"array\") {:shape [2 3]})"}
  npi-broadcast-to
  (operators/symbol-operator "_npi_broadcast_to" ["array"] ["shape"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_cbrt"
       :doc
       "Cube root.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-cbrt (sym/variable \"x\"))"}
  npi-cbrt
  (operators/symbol-operator "_npi_cbrt" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_ceil"
       :doc
       "Rounds up.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-ceil (sym/variable \"x\"))"}
  npi-ceil
  (operators/symbol-operator "_npi_ceil" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [a size ctx replace weighted attr]}] [name input1 input2 {:keys [a size ctx replace weighted attr]}])
       :mxnet/operator "_npi_choice"
       :doc
       "Random positions, with or without repetition, equally likely or with given probabilities.

  Inputs:
    input1 (symbol): The things, if `a` is None; only their number is used. Else the probabilities, if weighted.
    input2 (symbol, optional): The probabilities, if weighted and `a` is None.

  Options:
    :a (integer, required): Number of things to choose from; None: the length of the first input.
    :size (integer or vector of integers, required): The shape of the result.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :replace (boolean, default true): Whether a thing may be chosen more than once.
    :weighted (boolean, default false): Whether the last input gives probabilities.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Positions, int64, in random order.

  Example:
    (npi-choice {:a 5 :size [2 3]})"}
  npi-choice
  (operators/symbol-operator "_npi_choice" ["input1" "input2"] ["a" "size" "ctx" "replace" "weighted"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_npi_cholesky"
       :doc
       "Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.

  Inputs:
    a (symbol): The matrices; only their lower triangles are read.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The factors.

  Example:
    (npi-cholesky (sym/variable \"A\"))"}
  npi-cholesky
  (operators/symbol-operator "_npi_cholesky" ["A"] [] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_column_stack"
       :doc
       "Joins arrays along axis 1; vectors are columns.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-column-stack (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-column-stack
  (operators/symbol-operator "_npi_column_stack" ["data"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_concatenate"
       :doc
       "Joins arrays along an axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-concatenate (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-concatenate
  (operators/symbol-operator "_npi_concatenate" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_copysign"
       :doc
       "`lhs` with the sign of `rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-copysign (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-copysign
  (operators/symbol-operator "_npi_copysign" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_copysign_scalar"
       :doc
       "`data` with the sign of the scalar.

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
    (npi-copysign-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-copysign-scalar
  (operators/symbol-operator "_npi_copysign_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_cos"
       :doc
       "Cosine of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-cos (sym/variable \"x\"))"}
  npi-cos
  (operators/symbol-operator "_npi_cos" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_cosh"
       :doc
       "Hyperbolic cosine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-cosh (sym/variable \"x\"))"}
  npi-cosh
  (operators/symbol-operator "_npi_cosh" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_degrees"
       :doc
       "Converts radians to degrees.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-degrees (sym/variable \"x\"))"}
  npi-degrees
  (operators/symbol-operator "_npi_degrees" ["x"] [] {:single true}))

(def ^{:arglists '([arr obj] [arr obj {:keys [start stop step int-ind axis attr]}] [name arr obj {:keys [start stop step int-ind axis attr]}])
       :mxnet/operator "_npi_delete"
       :doc
       "An array without the elements at some places, or without some of its parts along an axis.

  Places in an array count from 0, and those outside take nothing away, as in NumPy before 1.19.

  Inputs:
    arr (symbol): The array.
    obj (symbol): The places, or a mask of booleans, where they are neither a number nor a slice.

  Options:
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): What is left; flat without an axis.

  Example:
    (npi-delete (sym/variable \"arr\") {:int-ind -2 :axis 0})"}
  npi-delete
  (operators/symbol-operator "_npi_delete" ["arr" "obj"] ["start" "stop" "step" "int_ind" "axis"] {}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_npi_diag_indices_from"
       :doc
       "The positions of the main diagonal of an array whose axes are equally long.

  Inputs:
    data (symbol): Array with at least two axes; its values are not read.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Positions along each axis, int64, of shape (axes, length).

  Example:
    (npi-diag-indices-from (sym/variable \"data\"))"}
  npi-diag-indices-from
  (operators/symbol-operator "_npi_diag_indices_from" ["data"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [n axis attr]}] [name a {:keys [n axis attr]}])
       :mxnet/operator "_npi_diff"
       :doc
       "Differences of neighbouring elements along an axis.

  Inputs:
    a (symbol): Array with at least one axis.

  Options:
    :n (integer, default 1): How often differences are taken.
    :axis (integer, default -1): The axis to take them along.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The axis is shorter by `n`.

  Example:
    (npi-diff (sym/variable \"a\"))"}
  npi-diff
  (operators/symbol-operator "_npi_diff" ["a"] ["n" "axis"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections attr]}] [name data {:keys [indices axis squeeze-axis sections attr]}])
       :mxnet/operator "_npi_dsplit"
       :doc
       "Divides an array along axis 2.

  Inputs:
    data (symbol): Array with at least one axis.

  Options:
    :indices (integer or vector of integers, required): Where the parts begin, the first one at 0; used if
        `sections` is 0.
    :axis (integer, default 1): Axis to divide.
    :squeeze-axis (boolean, default false): Remove the axis if its length becomes 1.
    :sections (integer, default 0): Number of equal parts, or 0.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Example:
    (npi-dsplit (sym/variable \"data\") {:indices [] :sections 2})"}
  npi-dsplit
  (operators/symbol-operator "_npi_dsplit" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_dstack"
       :doc
       "Joins arrays along the third axis, which they get if they lack it.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-dstack (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-dstack
  (operators/symbol-operator "_npi_dstack" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([input1] [input1 input2 input3 {:keys [to-begin-arr-given to-end-arr-given to-begin-scalar to-end-scalar attr]}] [name input1 input2 input3 {:keys [to-begin-arr-given to-end-arr-given to-begin-scalar to-end-scalar attr]}])
       :mxnet/operator "_npi_ediff1d"
       :doc
       "Differences of neighbours in the flattened array, with something before and after them if wanted.

  Inputs:
    input1 (symbol): The array.
    input2 (symbol, optional): What comes before, if that is an array; else what comes after.
    input3 (symbol, optional): What comes after, if both are arrays.

  Options:
    :to-begin-arr-given (boolean, default false): Whether an array comes before.
    :to-end-arr-given (boolean, default false): Whether an array comes after.
    :to-begin-scalar (number, default nil): A number that comes before; None: none.
    :to-end-scalar (number, default nil): A number that comes after; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One axis.

  Example:
    (npi-ediff1d (sym/variable \"input1\"))"}
  npi-ediff1d
  (operators/symbol-operator "_npi_ediff1d" ["input1" "input2" "input3"] ["to_begin_arr_given" "to_end_arr_given" "to_begin_scalar" "to_end_scalar"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_npi_eig"
       :doc
       "Eigenvalues and eigenvectors of square matrices.

  Complex eigenvalues are an error.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    w (symbol): The eigenvalues.
    v (symbol): The eigenvectors, of length 1, in columns.

  Example:
    (npi-eig (sym/variable \"A\"))"}
  npi-eig
  (operators/symbol-operator "_npi_eig" ["A"] [] {}))

(def ^{:arglists '([a] [a {:keys [uplo attr]}] [name a {:keys [uplo attr]}])
       :mxnet/operator "_npi_eigh"
       :doc
       "Eigenvalues, ascending, and eigenvectors of symmetric matrices.

  Inputs:
    a (symbol): Symmetric matrices.

  Options:
    :uplo (string, default \"L\"): Which triangle is read: 'L', the lower, or 'U', the upper.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    w (symbol): The eigenvalues.
    v (symbol): The eigenvectors, in columns.

  Example:
    (npi-eigh (sym/variable \"A\"))"}
  npi-eigh
  (operators/symbol-operator "_npi_eigh" ["A"] ["UPLO"] {}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_npi_eigvals"
       :doc
       "Eigenvalues of square matrices.

  Complex ones are an error.

  Inputs:
    a (symbol): Square matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    w (symbol): The eigenvalues.

  Example:
    (npi-eigvals (sym/variable \"A\"))"}
  npi-eigvals
  (operators/symbol-operator "_npi_eigvals" ["A"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [uplo attr]}] [name a {:keys [uplo attr]}])
       :mxnet/operator "_npi_eigvalsh"
       :doc
       "Eigenvalues, ascending, of symmetric matrices.

  Inputs:
    a (symbol): Symmetric matrices.

  Options:
    :uplo (string, default \"L\"): Which triangle is read: 'L', the lower, or 'U', the upper.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    w (symbol): The eigenvalues.

  Example:
    (npi-eigvalsh (sym/variable \"A\"))"}
  npi-eigvalsh
  (operators/symbol-operator "_npi_eigvalsh" ["A"] ["UPLO"] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_einsum"
       :doc
       "Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters that the
  result lacks are summed over.

  Without `->` the result has the letters that come once, in alphabetical order.

  Inputs:
    data (any number of symbols): The factors.

  Options:
    :subscripts (string, default \"\"): The axes of each array as letters, divided by commas; after `->` those of
        the result. `...` stands for any further axes, which broadcast.
    :optimize (integer, default 0): Has no effect: arrays are combined from the left.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The sums.

  Example:
    (npi-einsum (sym/variable \"arg0\") (sym/variable \"arg1\") {:subscripts \"ij,jk->ik\"})"}
  npi-einsum
  (operators/symbol-operator "_npi_einsum" ["data"] ["num_args" "subscripts" "optimize"] {:variadic "num_args"}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_equal"
       :doc
       "Whether `lhs == rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-equal
  (operators/symbol-operator "_npi_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_equal_scalar"
       :doc
       "Whether `data == scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-equal-scalar
  (operators/symbol-operator "_npi_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_exp"
       :doc
       "Exponential function.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-exp (sym/variable \"x\"))"}
  npi-exp
  (operators/symbol-operator "_npi_exp" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_expm1"
       :doc
       "`exp(x) - 1`, also exact for small x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-expm1 (sym/variable \"x\"))"}
  npi-expm1
  (operators/symbol-operator "_npi_expm1" ["x"] [] {:single true}))

(def ^{:arglists '([] [input1 {:keys [scale size ctx attr]}] [name input1 {:keys [scale size ctx attr]}])
       :mxnet/operator "_npi_exponential"
       :doc
       "Random values of an exponential distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol, optional): The first parameter that is None, as an array.

  Options:
    :scale (number, default 1): Mean, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-exponential {:scale 0.5 :size [2 3]})"}
  npi-exponential
  (operators/symbol-operator "_npi_exponential" ["input1"] ["scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([{:keys [n m k ctx dtype attr]}] [name {:keys [n m k ctx dtype attr]}])
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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape (N, M).

  Example:
    (npi-eye {:n 3})"}
  npi-eye
  (operators/symbol-operator "_npi_eye" [] ["N" "M" "k" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_fix"
       :doc
       "Rounds toward zero.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-fix (sym/variable \"x\"))"}
  npi-fix
  (operators/symbol-operator "_npi_fix" ["x"] [] {:single true}))

(def ^{:arglists '([data {:keys [axis attr]}] [name data {:keys [axis attr]}])
       :mxnet/operator "_npi_flip"
       :doc
       "Reverses the order of the elements along axes.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :axis (integer or vector of integers, required): Axes whose order is reversed; None: all.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements, moved.

  Example:
    (npi-flip (sym/variable \"data\") {:axis [0]})"}
  npi-flip
  (operators/symbol-operator "_npi_flip" ["data"] ["axis"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_floor"
       :doc
       "Rounds down.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-floor (sym/variable \"x\"))"}
  npi-floor
  (operators/symbol-operator "_npi_floor" ["x"] [] {:single true}))

(def ^{:arglists '([a {:keys [fill-value ctx dtype attr]}] [name a {:keys [fill-value ctx dtype attr]}])
       :mxnet/operator "_npi_full_like"
       :doc
       "An array of the shape of another, filled with one value.

  Inputs:
    a (symbol): Gives the shape, and the dtype unless one is named; its values are not read.

  Options:
    :fill-value (number, required): The value of every element.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default nil): The
        dtype of the result; None: that of `a`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `a`.

  Example:
    (npi-full-like (sym/variable \"a\") {:fill-value 2.5})"}
  npi-full-like
  (operators/symbol-operator "_npi_full_like" ["a"] ["fill_value" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [shape scale size ctx dtype attr]}] [name input1 input2 {:keys [shape scale size ctx dtype attr]}])
       :mxnet/operator "_npi_gamma"
       :doc
       "Random values of a gamma distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :shape (number, required): Shape, above 0. None: it is an input.
    :scale (number, required): Scale, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-gamma {:shape 0.5 :scale 1 :size [2 3]})"}
  npi-gamma
  (operators/symbol-operator "_npi_gamma" ["input1" "input2"] ["shape" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_greater"
       :doc
       "Whether `lhs > rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-greater (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-greater
  (operators/symbol-operator "_npi_greater" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_greater_equal"
       :doc
       "Whether `lhs >= rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-greater-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-greater-equal
  (operators/symbol-operator "_npi_greater_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_greater_equal_scalar"
       :doc
       "Whether `data >= scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-greater-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-greater-equal-scalar
  (operators/symbol-operator "_npi_greater_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_greater_scalar"
       :doc
       "Whether `data > scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-greater-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-greater-scalar
  (operators/symbol-operator "_npi_greater_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx attr]}] [name input1 input2 {:keys [loc scale size ctx attr]}])
       :mxnet/operator "_npi_gumbel"
       :doc
       "Random values of a Gumbel distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :loc (number, required): Mode. None: it is an input.
    :scale (number, required): Scale, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-gumbel {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-gumbel
  (operators/symbol-operator "_npi_gumbel" ["input1" "input2"] ["loc" "scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype attr]}] [name {:keys [m ctx dtype attr]}])
       :mxnet/operator "_npi_hamming"
       :doc
       "Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-hamming {:m 5})"}
  npi-hamming
  (operators/symbol-operator "_npi_hamming" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([] [{:keys [m ctx dtype attr]}] [name {:keys [m ctx dtype attr]}])
       :mxnet/operator "_npi_hanning"
       :doc
       "Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.

  Options:
    :m (integer, default nil): Number of points; below 1: none.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The dtype
        of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of `M` values; a single one is 1.

  Example:
    (npi-hanning {:m 5})"}
  npi-hanning
  (operators/symbol-operator "_npi_hanning" [] ["M" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data {:keys [indices axis squeeze-axis sections attr]}] [name data {:keys [indices axis squeeze-axis sections attr]}])
       :mxnet/operator "_npi_hsplit"
       :doc
       "Divides an array along axis 1, and a vector along its only axis.

  Inputs:
    data (symbol): Array with at least one axis.

  Options:
    :indices (integer or vector of integers, required): Where the parts begin, the first one at 0; used if
        `sections` is 0.
    :axis (integer, default 1): Axis to divide.
    :squeeze-axis (boolean, default false): Remove the axis if its length becomes 1.
    :sections (integer, default 0): Number of equal parts, or 0.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Example:
    (npi-hsplit (sym/variable \"data\") {:indices [] :sections 2})"}
  npi-hsplit
  (operators/symbol-operator "_npi_hsplit" ["data"] ["indices" "axis" "squeeze_axis" "sections"] {}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_hstack"
       :doc
       "Joins arrays along axis 1, and vectors along their only axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :dim (integer, default 1): Axis to join along; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-hstack (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-hstack
  (operators/symbol-operator "_npi_hstack" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([x1 x2] [x1 x2 {:keys [attr]}] [name x1 x2 {:keys [attr]}])
       :mxnet/operator "_npi_hypot"
       :doc
       "Length of a vector with two components, `sqrt(x1^2 + x2^2)`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    x1 (symbol): First operand.
    x2 (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-hypot (sym/variable \"x1\") (sym/variable \"x2\"))"}
  npi-hypot
  (operators/symbol-operator "_npi_hypot" ["x1" "x2"] [] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_npi_identity"
       :doc
       "The identity matrix.

  Options:
    :shape (integer or vector of integers, default []): The shape of the result: a square matrix.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): The
        dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape `shape`.

  Example:
    (npi-identity {:shape [3 3]})"}
  npi-identity
  (operators/symbol-operator "_npi_identity" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([{:keys [dimensions dtype ctx attr]}] [name {:keys [dimensions dtype ctx attr]}])
       :mxnet/operator "_npi_indices"
       :doc
       "The positions in a grid: one array for each dimension, with the index along it.

  Options:
    :dimensions (integer or vector of integers, required): The shape of the grid.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :int32): The dtype
        of the result.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of shape (number of dimensions, dimensions...).

  Example:
    (npi-indices {:dimensions [2 3]})"}
  npi-indices
  (operators/symbol-operator "_npi_indices" [] ["dimensions" "dtype" "ctx"] {:single true}))

(def ^{:arglists '([arr values] [arr values {:keys [val start stop step int-ind axis attr]}] [name arr values {:keys [val start stop step int-ind axis attr]}])
       :mxnet/operator "_npi_insert_scalar"
       :doc
       "Puts elements into an array at one place.

  Places are those before anything was put in.

  Inputs:
    arr (symbol): The array.
    values (symbol): What is put in, unless `val` is given.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-scalar (sym/variable \"arr\") (sym/variable \"values\") {:int-ind 1 :axis 1})"}
  npi-insert-scalar
  (operators/symbol-operator "_npi_insert_scalar" ["arr" "values"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([arr values] [arr values {:keys [val start stop step int-ind axis attr]}] [name arr values {:keys [val start stop step int-ind axis attr]}])
       :mxnet/operator "_npi_insert_slice"
       :doc
       "Puts elements into an array at the places of a slice.

  Places are those before anything was put in.

  Inputs:
    arr (symbol): The array.
    values (symbol): What is put in, unless `val` is given.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-slice (sym/variable \"arr\") (sym/variable \"values\") {:step 2 :axis 1})"}
  npi-insert-slice
  (operators/symbol-operator "_npi_insert_slice" ["arr" "values"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([arr values obj] [arr values obj {:keys [val start stop step int-ind axis attr]}] [name arr values obj {:keys [val start stop step int-ind axis attr]}])
       :mxnet/operator "_npi_insert_tensor"
       :doc
       "Puts elements into an array at places that another array holds.

  Places are those before anything was put in.

  Inputs:
    arr (symbol): The array.
    values (symbol): What is put in, unless `val` is given.
    obj (symbol): The places, in one dimension or as a scalar; negative ones count from the end.

  Options:
    :val (number, default nil): What is put in, if it is a number.
    :start (integer, default nil): First place of a slice.
    :stop (integer, default nil): End of a slice.
    :step (integer, default nil): Step of a slice.
    :int-ind (integer, default nil): A single place; negative counts from the end.
    :axis (integer, default nil): The axis of the places; None: the flattened array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The longer array, of the dtype of `arr`; flat without an axis.

  Example:
    (npi-insert-tensor (sym/variable \"arr\") (sym/variable \"values\") (sym/variable \"obj\") {:axis 1})"}
  npi-insert-tensor
  (operators/symbol-operator "_npi_insert_tensor" ["arr" "values" "obj"] ["val" "start" "stop" "step" "int_ind" "axis"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_isfinite"
       :doc
       "Whether x is neither infinite nor NaN.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-isfinite (sym/variable \"x\"))"}
  npi-isfinite
  (operators/symbol-operator "_npi_isfinite" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_isinf"
       :doc
       "Whether x is infinite.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-isinf (sym/variable \"x\"))"}
  npi-isinf
  (operators/symbol-operator "_npi_isinf" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_isnan"
       :doc
       "Whether x is NaN.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-isnan (sym/variable \"x\"))"}
  npi-isnan
  (operators/symbol-operator "_npi_isnan" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_isneginf"
       :doc
       "Whether x is minus infinity.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-isneginf (sym/variable \"x\"))"}
  npi-isneginf
  (operators/symbol-operator "_npi_isneginf" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_isposinf"
       :doc
       "Whether x is plus infinity.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-isposinf (sym/variable \"x\"))"}
  npi-isposinf
  (operators/symbol-operator "_npi_isposinf" ["x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_lcm"
       :doc
       "Least common multiple of absolute values.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-lcm (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-lcm
  (operators/symbol-operator "_npi_lcm" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_lcm_scalar"
       :doc
       "Least common multiple of absolute values, of `data` and the scalar.

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
    (npi-lcm-scalar (sym/variable \"data\") {:scalar 2})"}
  npi-lcm-scalar
  (operators/symbol-operator "_npi_lcm_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_ldexp"
       :doc
       "`lhs * 2 ** rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-ldexp (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-ldexp
  (operators/symbol-operator "_npi_ldexp" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_ldexp_scalar"
       :doc
       "`data * 2 ** scalar`.

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
    (npi-ldexp-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-ldexp-scalar
  (operators/symbol-operator "_npi_ldexp_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_less"
       :doc
       "Whether `lhs < rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-less (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-less
  (operators/symbol-operator "_npi_less" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_less_equal"
       :doc
       "Whether `lhs <= rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-less-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-less-equal
  (operators/symbol-operator "_npi_less_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_less_equal_scalar"
       :doc
       "Whether `data <= scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-less-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-less-equal-scalar
  (operators/symbol-operator "_npi_less_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_less_scalar"
       :doc
       "Whether `data < scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-less-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-less-scalar
  (operators/symbol-operator "_npi_less_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_log"
       :doc
       "Natural logarithm.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-log (sym/variable \"x\"))"}
  npi-log
  (operators/symbol-operator "_npi_log" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_log10"
       :doc
       "Logarithm to base 10.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-log10 (sym/variable \"x\"))"}
  npi-log10
  (operators/symbol-operator "_npi_log10" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_log1p"
       :doc
       "`log(1 + x)`, also exact for small x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-log1p (sym/variable \"x\"))"}
  npi-log1p
  (operators/symbol-operator "_npi_log1p" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_log2"
       :doc
       "Logarithm to base 2.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-log2 (sym/variable \"x\"))"}
  npi-log2
  (operators/symbol-operator "_npi_log2" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_logical_not"
       :doc
       "Whether x is zero.

  Inputs:
    x (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `x`.

  Example:
    (npi-logical-not (sym/variable \"x\"))"}
  npi-logical-not
  (operators/symbol-operator "_npi_logical_not" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx attr]}] [name input1 input2 {:keys [loc scale size ctx attr]}])
       :mxnet/operator "_npi_logistic"
       :doc
       "Random values of a logistic distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Scale, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-logistic {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-logistic
  (operators/symbol-operator "_npi_logistic" ["input1" "input2"] ["loc" "scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([{:keys [start stop num endpoint base ctx dtype attr]}] [name {:keys [start stop num endpoint base ctx dtype attr]}])
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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One-dimensional, of `num` values.

  Example:
    (npi-logspace {:start 0 :stop 2 :num 3})"}
  npi-logspace
  (operators/symbol-operator "_npi_logspace" [] ["start" "stop" "num" "endpoint" "base" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [attr]}] [name a b {:keys [attr]}])
       :mxnet/operator "_npi_matmul"
       :doc
       "Product of matrices in the last two axes; the others broadcast.

  A vector is a row on the left and a column on the right.

  Inputs:
    a (symbol): First factor.
    b (symbol): Second factor.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The product, of the wider dtype.

  Example:
    (npi-matmul (sym/variable \"a\") (sym/variable \"b\"))"}
  npi-matmul
  (operators/symbol-operator "_npi_matmul" ["a" "b"] [] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype keepdims initial attr]}] [name a {:keys [axis dtype keepdims initial attr]}])
       :mxnet/operator "_npi_mean"
       :doc
       "Mean of the elements along axes.

  Integers give float32.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :bool :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result,
        and of the computation; None: as the input suggests.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :initial (number, default nil): A value that takes part in every reduction; None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array.

  Example:
    (npi-mean (sym/variable \"a\") {:axis [1]})"}
  npi-mean
  (operators/symbol-operator "_npi_mean" ["a"] ["axis" "dtype" "keepdims" "initial"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_mod"
       :doc
       "Remainder of `lhs / rhs`.

  It has the sign of `rhs`; the remainder of a division by zero is zero.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-mod (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-mod
  (operators/symbol-operator "_npi_mod" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_mod_scalar"
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
    (npi-mod-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-mod-scalar
  (operators/symbol-operator "_npi_mod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a {:keys [n pvals size attr]}] [name a {:keys [n pvals size attr]}])
       :mxnet/operator "_npi_multinomial"
       :doc
       "How often each outcome comes in `n` experiments, at random.

  The last outcome takes what the probabilities of the others leave.

  Inputs:
    a (symbol): Probabilities of the outcomes, if `pvals` is None.

  Options:
    :n (integer, required): Number of experiments.
    :pvals (number or vector of numbers, default nil): Probabilities of the outcomes; None: they are the input.
    :size (integer or vector of integers, default nil): The shape of the draws; None: one.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Counts, int64, of shape (size..., outcomes).

  Example:
    (npi-multinomial {:n 10 :pvals [0.2 0.3 0.5]})"}
  npi-multinomial
  (operators/symbol-operator "_npi_multinomial" ["a"] ["n" "pvals" "size"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_multiply"
       :doc
       "Product, `lhs * rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-multiply (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-multiply
  (operators/symbol-operator "_npi_multiply" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_multiply_scalar"
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
    (npi-multiply-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-multiply-scalar
  (operators/symbol-operator "_npi_multiply_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [copy nan posinf neginf attr]}] [name data {:keys [copy nan posinf neginf attr]}])
       :mxnet/operator "_npi_nan_to_num"
       :doc
       "Replaces NaN and infinities with numbers.

  Inputs:
    data (symbol): Numbers of any shape.

  Options:
    :copy (boolean, default true): Has no effect: the result is always a new array.
    :nan (number, default 0): What becomes of NaN.
    :posinf (number, default nil): What becomes of infinity; None: the largest number.
    :neginf (number, default nil): What becomes of minus infinity; None: the smallest.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (npi-nan-to-num (sym/variable \"data\"))"}
  npi-nan-to-num
  (operators/symbol-operator "_npi_nan_to_num" ["data"] ["copy" "nan" "posinf" "neginf"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_negative"
       :doc
       "Negative, -x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-negative (sym/variable \"x\"))"}
  npi-negative
  (operators/symbol-operator "_npi_negative" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_npi_norm"
       :doc
       "Norms of vectors or matrices, which lie along one or two axes.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The norms.

  Example:
    (npi-norm (sym/variable \"data\") {:keepdims 1})"}
  npi-norm
  (operators/symbol-operator "_npi_norm" ["data"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx dtype attr]}] [name input1 input2 {:keys [loc scale size ctx dtype attr]}])
       :mxnet/operator "_npi_normal"
       :doc
       "Random values of a normal (Gaussian) distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Standard deviation, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-normal {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-normal
  (operators/symbol-operator "_npi_normal" ["input1" "input2"] ["loc" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [loc scale size ctx dtype attr]}] [name input1 input2 {:keys [loc scale size ctx dtype attr]}])
       :mxnet/operator "_npi_normal_n"
       :doc
       "Random values of a normal (Gaussian) distribution: `size` draws for each element of the parameters.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :loc (number, required): Mean. None: it is an input.
    :scale (number, required): Standard deviation, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-normal-n {:loc 0.5 :scale 1 :size [2 3]})"}
  npi-normal-n
  (operators/symbol-operator "_npi_normal_n" ["input1" "input2"] ["loc" "scale" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_not_equal"
       :doc
       "Whether `lhs != rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans of the broadcast shape.

  Example:
    (npi-not-equal (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-not-equal
  (operators/symbol-operator "_npi_not_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_not_equal_scalar"
       :doc
       "Whether `data != scalar`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The number.
    :is-int (boolean, default true): What happens to integer data: if true the number is cut to an integer and
        the result keeps the dtype; if false the result is float64.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Booleans, same shape as `data`.

  Example:
    (npi-not-equal-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-not-equal-scalar
  (operators/symbol-operator "_npi_not_equal_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_npi_ones"
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
    (npi-ones {:shape [2 3]})"}
  npi-ones
  (operators/symbol-operator "_npi_ones" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data {:keys [pad-width mode constant-value reflect-type attr]}] [name data {:keys [pad-width mode constant-value reflect-type attr]}])
       :mxnet/operator "_npi_pad"
       :doc
       "Adds a border around an array.

  Inputs:
    data (symbol): Array of any shape.

  Options:
    :pad-width (string, required): For each axis how many elements are added before and after, such as ((1, 2),
        (0, 1)).
    :mode (one of :constant :edge :maximum :minimum :reflect :symmetric, default :constant): What is added: a
        constant, the outermost element, the largest or the smallest along the axis, or the mirror image without
        (reflect) or with (symmetric) the outermost element.
    :constant-value (number, default 0): The constant.
    :reflect-type (string, default \"even\"): How mirror images are made; only 'even' is supported.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The larger array.

  Example:
    (npi-pad (sym/variable \"data\") {:pad-width \"((0, 1), (2, 0))\" :constant-value 3})"}
  npi-pad
  (operators/symbol-operator "_npi_pad" ["data"] ["pad_width" "mode" "constant_value" "reflect_type"] {:single true}))

(def ^{:arglists '([input1] [input1 {:keys [a size ctx attr]}] [name input1 {:keys [a size ctx attr]}])
       :mxnet/operator "_npi_pareto"
       :doc
       "Random values of a Pareto distribution of the second kind (Lomax).

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Shape, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-pareto {:a 0.5 :size [2 3]})"}
  npi-pareto
  (operators/symbol-operator "_npi_pareto" ["input1"] ["a" "size" "ctx"] {:single true}))

(def ^{:arglists '([a q] [a q {:keys [axis interpolation keepdims q-scalar attr]}] [name a q {:keys [axis interpolation keepdims q-scalar attr]}])
       :mxnet/operator "_npi_percentile"
       :doc
       "The values below which given percentages of the elements along axes lie.

  Inputs:
    a (symbol): Array of any shape.
    q (symbol): Percentages in [0, 100], unless `q_scalar` is given.

  Options:
    :axis (integer or vector of integers, default nil): The axes that are ordered together; None: all of them.
    :interpolation (one of :higher :linear :lower :midpoint :nearest, default :linear): What is taken between
        two elements: the value on the line from one to the other, one of them, their mean, or the nearer one.
    :keepdims (boolean, default false): Whether the axes stay, with length 1.
    :q-scalar (number, default nil): The share in percent, if it is one number.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The shape of `q`, then that of the axes that are left; float32, or float64 where `a` is.

  Example:
    (npi-percentile (sym/variable \"a\") {:q-scalar 3e+01 :axis [1]})"}
  npi-percentile
  (operators/symbol-operator "_npi_percentile" ["a" "q"] ["axis" "interpolation" "keepdims" "q_scalar"] {:single true}))

(def ^{:arglists '([a rcond] [a rcond {:keys [hermitian attr]}] [name a rcond {:keys [hermitian attr]}])
       :mxnet/operator "_npi_pinv"
       :doc
       "Pseudo-inverses of matrices, with a limit for each of them.

  Inputs:
    a (symbol): Matrices.
    rcond (symbol): Singular values below this part of the largest count as zero; broadcasts to the batch.

  Options:
    :hermitian (boolean, default false): Has no effect: symmetric matrices need no other way.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The pseudo-inverses.

  Example:
    (npi-pinv (sym/variable \"A\") (sym/variable \"rcond\"))"}
  npi-pinv
  (operators/symbol-operator "_npi_pinv" ["A" "rcond"] ["hermitian"] {:single true}))

(def ^{:arglists '([a] [a {:keys [rcond hermitian attr]}] [name a {:keys [rcond hermitian attr]}])
       :mxnet/operator "_npi_pinv_scalar_rcond"
       :doc
       "Pseudo-inverses of matrices.

  Inputs:
    a (symbol): Matrices.

  Options:
    :rcond (number, default 1e-15): Singular values below this part of the largest count as zero.
    :hermitian (boolean, default false): Has no effect: symmetric matrices need no other way.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The pseudo-inverses.

  Example:
    (npi-pinv-scalar-rcond (sym/variable \"A\"))"}
  npi-pinv-scalar-rcond
  (operators/symbol-operator "_npi_pinv_scalar_rcond" ["A"] ["rcond" "hermitian"] {:single true}))

(def ^{:arglists '([p x] [p x {:keys [attr]}] [name p x {:keys [attr]}])
       :mxnet/operator "_npi_polyval"
       :doc
       "A polynomial at given places.

  `p` holds its coefficients, that of the highest power first.

  Inputs:
    p (symbol): Coefficients, one axis.
    x (symbol): The places.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `x`.

  Example:
    (npi-polyval (sym/variable \"p\") (sym/variable \"x\"))"}
  npi-polyval
  (operators/symbol-operator "_npi_polyval" ["p" "x"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_power"
       :doc
       "Power, `lhs ** rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-power (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-power
  (operators/symbol-operator "_npi_power" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_power_scalar"
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
    (npi-power-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-power-scalar
  (operators/symbol-operator "_npi_power_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([input1] [input1 {:keys [a size attr]}] [name input1 {:keys [a size attr]}])
       :mxnet/operator "_npi_powerd"
       :doc
       "Random values of a distribution on [0, 1] with density `a x^(a-1)`.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Exponent, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-powerd {:a 0.5 :size [2 3]})"}
  npi-powerd
  (operators/symbol-operator "_npi_powerd" ["input1"] ["a" "size"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_radians"
       :doc
       "Converts degrees to radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-radians (sym/variable \"x\"))"}
  npi-radians
  (operators/symbol-operator "_npi_radians" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rarctan2_scalar"
       :doc
       "Angle of the point (data, scalar) against the first axis.

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
    (npi-rarctan2-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rarctan2-scalar
  (operators/symbol-operator "_npi_rarctan2_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([] [input1 {:keys [scale size ctx attr]}] [name input1 {:keys [scale size ctx attr]}])
       :mxnet/operator "_npi_rayleigh"
       :doc
       "Random values of a Rayleigh distribution.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol, optional): The first parameter that is None, as an array.

  Options:
    :scale (number, default 1): Mode, at least 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-rayleigh {:scale 0.5 :size [2 3]})"}
  npi-rayleigh
  (operators/symbol-operator "_npi_rayleigh" ["input1"] ["scale" "size" "ctx"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rcopysign_scalar"
       :doc
       "The scalar with the sign of `data`.

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
    (npi-rcopysign-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rcopysign-scalar
  (operators/symbol-operator "_npi_rcopysign_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_reciprocal"
       :doc
       "Reciprocal, 1/x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-reciprocal (sym/variable \"x\"))"}
  npi-reciprocal
  (operators/symbol-operator "_npi_reciprocal" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_rint"
       :doc
       "Rounds to the nearest integer.

  Halves go to the even neighbour.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `x`.

  Example:
    (npi-rint (sym/variable \"x\"))"}
  npi-rint
  (operators/symbol-operator "_npi_rint" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rldexp_scalar"
       :doc
       "`scalar * 2 ** data`.

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
    (npi-rldexp-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rldexp-scalar
  (operators/symbol-operator "_npi_rldexp_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rmod_scalar"
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
    (npi-rmod-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rmod-scalar
  (operators/symbol-operator "_npi_rmod_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k axes attr]}] [name data {:keys [k axes attr]}])
       :mxnet/operator "_npi_rot90"
       :doc
       "Turns an array by quarter turns in the plane of two axes.

  Inputs:
    data (symbol): Array with at least two axes.

  Options:
    :k (integer, default 1): Number of quarter turns; negative ones turn back.
    :axes (integer or vector of integers, default nil): The plane: turns go from the first of the two axes to
        the second.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements, moved.

  Example:
    (npi-rot90 (sym/variable \"data\") {:axes [0 1]})"}
  npi-rot90
  (operators/symbol-operator "_npi_rot90" ["data"] ["k" "axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rpower_scalar"
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
    (npi-rpower-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rpower-scalar
  (operators/symbol-operator "_npi_rpower_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rsubtract_scalar"
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
    (npi-rsubtract-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rsubtract-scalar
  (operators/symbol-operator "_npi_rsubtract_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_rtrue_divide_scalar"
       :doc
       "`scalar / data`.

  Integers give float32.

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
    (npi-rtrue-divide-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-rtrue-divide-scalar
  (operators/symbol-operator "_npi_rtrue_divide_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [attr]}] [name a b {:keys [attr]}])
       :mxnet/operator "_npi_share_memory"
       :doc
       "Whether two arrays have memory in common.

  Inputs:
    a (symbol): Any array.
    b (symbol): Any array.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One boolean, without dimensions.

  Example:
    (npi-share-memory (sym/variable \"a\") (sym/variable \"b\"))"}
  npi-share-memory
  (operators/symbol-operator "_npi_share_memory" ["a" "b"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_sign"
       :doc
       "-1, 0 or 1, as x is negative, zero or positive.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-sign (sym/variable \"x\"))"}
  npi-sign
  (operators/symbol-operator "_npi_sign" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_sin"
       :doc
       "Sine of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-sin (sym/variable \"x\"))"}
  npi-sin
  (operators/symbol-operator "_npi_sin" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_sinh"
       :doc
       "Hyperbolic sine.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-sinh (sym/variable \"x\"))"}
  npi-sinh
  (operators/symbol-operator "_npi_sinh" ["x"] [] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [attr]}] [name a b {:keys [attr]}])
       :mxnet/operator "_npi_solve"
       :doc
       "Solutions of linear equations, A x = B.

  A singular matrix is an error.

  Inputs:
    a (symbol): Square matrices.
    b (symbol): Right sides: vectors, or matrices whose columns they are.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The solutions, in the shape of `B`.

  Example:
    (npi-solve (sym/variable \"A\") (sym/variable \"B\"))"}
  npi-solve
  (operators/symbol-operator "_npi_solve" ["A" "B"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_sqrt"
       :doc
       "Square root.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-sqrt (sym/variable \"x\"))"}
  npi-sqrt
  (operators/symbol-operator "_npi_sqrt" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_square"
       :doc
       "Square, x*x.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-square (sym/variable \"x\"))"}
  npi-square
  (operators/symbol-operator "_npi_square" ["x"] [] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_stack"
       :doc
       "Joins arrays of one shape along a new axis.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :axis (integer, default 0): Place of the new axis; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-stack (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-stack
  (operators/symbol-operator "_npi_stack" ["data"] ["axis" "num_args"] {:variadic "num_args"}))

(def ^{:arglists '([a] [a {:keys [axis dtype ddof keepdims attr]}] [name a {:keys [axis dtype ddof keepdims attr]}])
       :mxnet/operator "_npi_std"
       :doc
       "Standard deviation of the elements along axes.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :ddof (integer, default 0): The squares are divided by the number of elements minus this.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array. Integers give float32.

  Example:
    (npi-std (sym/variable \"a\") {:axis [1]})"}
  npi-std
  (operators/symbol-operator "_npi_std" ["a"] ["axis" "dtype" "ddof" "keepdims"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_subtract"
       :doc
       "Difference, `lhs - rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-subtract (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-subtract
  (operators/symbol-operator "_npi_subtract" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_subtract_scalar"
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
    (npi-subtract-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-subtract-scalar
  (operators/symbol-operator "_npi_subtract_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([a] [a {:keys [attr]}] [name a {:keys [attr]}])
       :mxnet/operator "_npi_svd"
       :doc
       "Singular value decomposition of matrices: A = UT diag(L) V, with L descending.

  Inputs:
    a (symbol): Matrices.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    UT (symbol): Orthonormal columns, (rows, k) with k the smaller of rows and columns.
    L (symbol): The singular values.
    V (symbol): Orthonormal rows, (k, columns).

  Example:
    (npi-svd (sym/variable \"A\"))"}
  npi-svd
  (operators/symbol-operator "_npi_svd" ["A"] [] {}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_tan"
       :doc
       "Tangent of radians.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-tan (sym/variable \"x\"))"}
  npi-tan
  (operators/symbol-operator "_npi_tan" ["x"] [] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_tanh"
       :doc
       "Hyperbolic tangent.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-tanh (sym/variable \"x\"))"}
  npi-tanh
  (operators/symbol-operator "_npi_tanh" ["x"] [] {:single true}))

(def ^{:arglists '([a b {:keys [a-axes-summed b-axes-summed attr]}] [name a b {:keys [a-axes-summed b-axes-summed attr]}])
       :mxnet/operator "_npi_tensordot"
       :doc
       "Sum of products over pairs of axes.

  The other axes of `a`, then those of `b`, stay.

  Inputs:
    a (symbol): First factor.
    b (symbol): Second factor.

  Options:
    :a-axes-summed (integer or vector of integers, required): Axes of `a` to sum over.
    :b-axes-summed (integer or vector of integers, required): Axes of `b` to sum over, one for each of `a`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The product, of the wider dtype.

  Example:
    (npi-tensordot (sym/variable \"a\") (sym/variable \"b\") {:a-axes-summed [2 0] :b-axes-summed [0 1]})"}
  npi-tensordot
  (operators/symbol-operator "_npi_tensordot" ["a" "b"] ["a_axes_summed" "b_axes_summed"] {:single true}))

(def ^{:arglists '([a b {:keys [axes attr]}] [name a b {:keys [axes attr]}])
       :mxnet/operator "_npi_tensordot_int_axes"
       :doc
       "Sum of products over the last axes of `a` and the first axes of `b`.

  Inputs:
    a (symbol): First factor.
    b (symbol): Second factor.

  Options:
    :axes (integer, required): How many of the last axes of `a`, and first ones of `b`, are summed over.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The product, of the wider dtype.

  Example:
    (npi-tensordot-int-axes (sym/variable \"a\") (sym/variable \"b\") {:axes 2})"}
  npi-tensordot-int-axes
  (operators/symbol-operator "_npi_tensordot_int_axes" ["a" "b"] ["axes"] {:single true}))

(def ^{:arglists '([a] [a {:keys [ind attr]}] [name a {:keys [ind attr]}])
       :mxnet/operator "_npi_tensorinv"
       :doc
       "Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.

  Inputs:
    a (symbol): The tensor.

  Options:
    :ind (integer, default 2): How many of the first axes are the rows.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The inverse; the last axes of `a` come first.

  Example:
    (npi-tensorinv (sym/variable \"a\") {:ind 1})"}
  npi-tensorinv
  (operators/symbol-operator "_npi_tensorinv" ["a"] ["ind"] {:single true}))

(def ^{:arglists '([a b] [a b {:keys [a-axes attr]}] [name a b {:keys [a-axes attr]}])
       :mxnet/operator "_npi_tensorsolve"
       :doc
       "Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.

  Inputs:
    a (symbol): Tensor with the axes of `b`, then those of x.
    b (symbol): The right side.

  Options:
    :a-axes (integer or vector of integers, default []): Axes of `a` that are moved to its end before; empty or
        None: none.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The solution.

  Example:
    (npi-tensorsolve (sym/variable \"a\") (sym/variable \"b\"))"}
  npi-tensorsolve
  (operators/symbol-operator "_npi_tensorsolve" ["a" "b"] ["a_axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [k attr]}] [name data {:keys [k attr]}])
       :mxnet/operator "_npi_tril"
       :doc
       "Lower triangles of matrices; the elements above a diagonal become zero.

  Inputs:
    data (symbol): Matrices, or a vector that stands for a square matrix with equal rows.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Matrices.

  Example:
    (npi-tril (sym/variable \"data\"))"}
  npi-tril
  (operators/symbol-operator "_npi_tril" ["data"] ["k"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [attr]}] [name lhs rhs {:keys [attr]}])
       :mxnet/operator "_npi_true_divide"
       :doc
       "Quotient, `lhs / rhs`.

  Integers give float32.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of different
  dtypes are converted to the wider one; floating point is wider than integers.

  Inputs:
    lhs (symbol): First operand.
    rhs (symbol): Second operand.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The broadcast shape.

  Example:
    (npi-true-divide (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  npi-true-divide
  (operators/symbol-operator "_npi_true_divide" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_npi_true_divide_scalar"
       :doc
       "`data / scalar`.

  Integers give float32.

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
    (npi-true-divide-scalar (sym/variable \"data\") {:scalar 1.9})"}
  npi-true-divide-scalar
  (operators/symbol-operator "_npi_true_divide_scalar" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npi_trunc"
       :doc
       "Rounds toward zero.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    x (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npi-trunc (sym/variable \"x\"))"}
  npi-trunc
  (operators/symbol-operator "_npi_trunc" ["x"] [] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [low high size ctx dtype attr]}] [name input1 input2 {:keys [low high size ctx dtype attr]}])
       :mxnet/operator "_npi_uniform"
       :doc
       "Random values of the uniform distribution on [low, high).

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :low (number, required): Lower bound. None: it is an input.
    :high (number, required): Upper bound. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-uniform {:low 0.5 :high 1 :size [2 3]})"}
  npi-uniform
  (operators/symbol-operator "_npi_uniform" ["input1" "input2"] ["low" "high" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input1 input2 {:keys [low high size ctx dtype attr]}] [name input1 input2 {:keys [low high size ctx dtype attr]}])
       :mxnet/operator "_npi_uniform_n"
       :doc
       "Random values of the uniform distribution on [low, high): `size` draws for each element of the parameters.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.
    input2 (symbol): The second parameter, if both are None.

  Options:
    :low (number, required): Lower bound. None: it is an input.
    :high (number, required): Upper bound. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :dtype (one of :float16 :float32 :float64, default :float32): Dtype of the result.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-uniform-n {:low 0.5 :high 1 :size [2 3]})"}
  npi-uniform-n
  (operators/symbol-operator "_npi_uniform_n" ["input1" "input2"] ["low" "high" "size" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [return-index return-inverse return-counts axis attr]}] [name data {:keys [return-index return-inverse return-counts axis attr]}])
       :mxnet/operator "_npi_unique"
       :doc
       "The different elements of an array in rising order, or its different parts along an axis.

  NaN comes last; the NaNs of a flattened array count as equal, parts with NaN never do.

  Inputs:
    data (symbol): Array of any shape and type.

  Options:
    :return-index (boolean, default false): Also give where each element comes first.
    :return-inverse (boolean, default false): Also give which of the results each element is.
    :return-counts (boolean, default false): Also give how often each element comes.
    :axis (integer, default nil): Compare the parts along this axis; None: the elements of the flattened array.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The different elements.

  Example:
    (npi-unique (sym/variable \"data\"))"}
  npi-unique
  (operators/symbol-operator "_npi_unique" ["data"] ["return_index" "return_inverse" "return_counts" "axis"] {:single true}))

(def ^{:arglists '([a] [a {:keys [axis dtype ddof keepdims attr]}] [name a {:keys [axis dtype ddof keepdims attr]}])
       :mxnet/operator "_npi_var"
       :doc
       "Variance of the elements along axes.

  Inputs:
    a (symbol): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None: all. Negative axes count from
        the end.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result, and of
        the computation; None: as the input suggests.
    :ddof (integer, default 0): The squares are divided by the number of elements minus this.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The reduced array. Integers give float32.

  Example:
    (npi-var (sym/variable \"a\") {:axis [1]})"}
  npi-var
  (operators/symbol-operator "_npi_var" ["a"] ["axis" "dtype" "ddof" "keepdims"] {:single true}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_npi_vstack"
       :doc
       "Stacks arrays as rows: vectors are rows, others join along axis 0.

  Arrays of different dtypes are converted to the wider one.

  Inputs:
    data (any number of symbols): The arrays to join.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The joined array.

  Example:
    (npi-vstack (sym/variable \"arg0\") (sym/variable \"arg1\"))"}
  npi-vstack
  (operators/symbol-operator "_npi_vstack" ["data"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([input1] [input1 {:keys [a size ctx attr]}] [name input1 {:keys [a size ctx attr]}])
       :mxnet/operator "_npi_weibull"
       :doc
       "Random values of a Weibull distribution of scale 1.

  Every call draws new values; seed them with `mx.random.seed`.

  Inputs:
    input1 (symbol): The first parameter that is None, as an array.

  Options:
    :a (number, default nil): Shape, above 0. None: it is an input.
    :size (integer or vector of integers, default nil): The shape of the result; None: that of the parameters.
    :ctx (string, default \"cpu\"): The device, such as `cpu(0)`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Random values.

  Example:
    (npi-weibull {:a 0.5 :size [2 3]})"}
  npi-weibull
  (operators/symbol-operator "_npi_weibull" ["input1"] ["a" "size" "ctx"] {:single true}))

(def ^{:arglists '([condition x y] [condition x y {:keys [attr]}] [name condition x y {:keys [attr]}])
       :mxnet/operator "_npi_where"
       :doc
       "Takes elements from `x` where the condition is not zero, and from `y` elsewhere.

  All three broadcast.

  Inputs:
    condition (symbol): What decides.
    x (symbol): Values where the condition holds.
    y (symbol): Values elsewhere.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Of the wider dtype of `x` and `y`.

  Example:
    (npi-where (sym/variable \"condition\") (sym/variable \"x\") (sym/variable \"y\"))"}
  npi-where
  (operators/symbol-operator "_npi_where" ["condition" "x" "y"] [] {:single true}))

(def ^{:arglists '([condition x] [condition x {:keys [scalar attr]}] [name condition x {:keys [scalar attr]}])
       :mxnet/operator "_npi_where_lscalar"
       :doc
       "The number where the condition is not zero, elements of `x` elsewhere.

  Both arrays broadcast.

  Inputs:
    condition (symbol): What decides.
    x (symbol): The other values.

  Options:
    :scalar (number, default 0): The number.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same dtype as the values.

  Example:
    (npi-where-lscalar (sym/variable \"condition\") (sym/variable \"x\") {:scalar 3})"}
  npi-where-lscalar
  (operators/symbol-operator "_npi_where_lscalar" ["condition" "x"] ["scalar"] {:single true}))

(def ^{:arglists '([condition y] [condition y {:keys [scalar attr]}] [name condition y {:keys [scalar attr]}])
       :mxnet/operator "_npi_where_rscalar"
       :doc
       "Elements of `y` where the condition is not zero, the number elsewhere.

  Both arrays broadcast.

  Inputs:
    condition (symbol): What decides.
    y (symbol): The other values.

  Options:
    :scalar (number, default 0): The number.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same dtype as the values.

  Example:
    (npi-where-rscalar (sym/variable \"condition\") (sym/variable \"y\") {:scalar 3})"}
  npi-where-rscalar
  (operators/symbol-operator "_npi_where_rscalar" ["condition" "y"] ["scalar"] {:single true}))

(def ^{:arglists '([condition] [condition {:keys [x y attr]}] [name condition {:keys [x y attr]}])
       :mxnet/operator "_npi_where_scalar2"
       :doc
       "One number where the condition is not zero, another elsewhere.

  Inputs:
    condition (symbol): What decides.

  Options:
    :x (number, default 0): The value where the condition holds.
    :y (number, default 0): The value elsewhere.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Numbers, float32, in the shape of the condition.

  Example:
    (npi-where-scalar2 (sym/variable \"condition\") {:x 3 :y 4})"}
  npi-where-scalar2
  (operators/symbol-operator "_npi_where_scalar2" ["condition"] ["x" "y"] {:single true}))

(def ^{:arglists '([] [{:keys [shape ctx dtype attr]}] [name {:keys [shape ctx dtype attr]}])
       :mxnet/operator "_npi_zeros"
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
    (npi-zeros {:shape [2 3]})"}
  npi-zeros
  (operators/symbol-operator "_npi_zeros" [] ["shape" "ctx" "dtype"] {:single true}))

(def ^{:arglists '([input] [input {:keys [msg attr]}] [name input {:keys [msg attr]}])
       :mxnet/operator "_npx_constraint_check"
       :doc
       "True if no element is zero; an error with a given text otherwise.

  Inputs:
    input (symbol): What must hold.

  Options:
    :msg (string, default \"Constraint violated.\"): What the error says when an element is zero.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One boolean, without dimensions.

  Example:
    (npx-constraint-check (sym/variable \"input\"))"}
  npx-constraint-check
  (operators/symbol-operator "_npx_constraint_check" ["input"] ["msg"] {:single true}))

(def ^{:arglists '([x] [x {:keys [attr]}] [name x {:keys [attr]}])
       :mxnet/operator "_npx_nonzero"
       :doc
       "The positions of the elements that are not zero, one row for each; a scalar counts as an array of one.

  Inputs:
    x (symbol): Array of any shape and type.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): int64, of shape (elements found, dimensions).

  Example:
    (npx-nonzero (sym/variable \"x\"))"}
  npx-nonzero
  (operators/symbol-operator "_npx_nonzero" ["x"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_npx_relu"
       :doc
       "Rectified linear unit, `max(x, 0)`.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npx-relu (sym/variable \"data\"))"}
  npx-relu
  (operators/symbol-operator "_npx_relu" ["data"] [] {:single true}))

(def ^{:arglists '([a {:keys [newshape reverse order attr]}] [name a {:keys [newshape reverse order attr]}])
       :mxnet/operator "_npx_reshape"
       :doc
       "Gives the elements of an array another shape, written with codes that refer to the old one.

  No data moves.

  Inputs:
    a (symbol): Array of any shape.

  Options:
    :newshape (integer or vector of integers, required): New shape. -1 follows from the others, -2 copies the
        dimension at this place, -3 drops a dimension of length 1, -4 copies all dimensions that are left, -5
        multiplies the next two, and -6 splits one dimension into the two numbers that follow it, one of which may
        be -1.
    :reverse (boolean, default false): Read the codes from the last dimension to the first.
    :order (string, default \"C\"): The order of the elements; only 'C', row by row, is supported.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same elements in row-major order.

  Example:
    (npx-reshape (sym/variable \"a\") {:newshape [-2 -5]})"}
  npx-reshape
  (operators/symbol-operator "_npx_reshape" ["a"] ["newshape" "reverse" "order"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_npx_sigmoid"
       :doc
       "Logistic sigmoid, `1 / (1 + exp(-x))`.

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (symbol): Numbers of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as the input.

  Example:
    (npx-sigmoid (sym/variable \"data\"))"}
  npx-sigmoid
  (operators/symbol-operator "_npx_sigmoid" ["data"] [] {:single true}))

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
  (operators/symbol-operator "repeat" ["data"] ["repeats" "axis"] {}))

(def ^{:doc "Another name of `np-any`."}
  np-sometrue
  np-any)

(def ^{:doc "Another name of `npi-absolute`."}
  npi-abs
  npi-absolute)

(def ^{:doc "Another name of `argsort` of op."}
  npi-argsort
  (operators/symbol-operator "argsort" ["data"] ["axis" "is_ascend" "dtype"] {:single true}))

(def ^{:doc "Another name of `boolean-mask` of contrib."}
  npi-boolean-mask
  (operators/symbol-operator "_contrib_boolean_mask" ["data" "index"] ["axis"] {}))

(def ^{:doc "Another name of `cast` of op."}
  npi-cast
  (operators/symbol-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:doc "Another name of `clip` of op."}
  npi-clip
  (operators/symbol-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:doc "Another name of `custom` of op."}
  npi-custom
  (operators/symbol-operator "Custom" ["data"] ["op_type"] {:variadic ""}))

(def ^{:doc "Another name of `cvimresize`."}
  npi-cvimresize
  cvimresize)

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

(def ^{:doc "Another name of `npx-nonzero`."}
  npi-nonzero
  npx-nonzero)

(def ^{:doc "Another name of `randint` of random."}
  npi-random-randint
  (operators/symbol-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

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

(def ^{:doc "Another name of `adjust-lighting` of image."}
  npx--image-adjust-lighting
  (operators/symbol-operator "_image_adjust_lighting" ["data"] ["alpha"] {:single true}))

(def ^{:doc "Another name of `crop` of image."}
  npx--image-crop
  (operators/symbol-operator "_image_crop" ["data"] ["x" "y" "width" "height"] {:single true}))

(def ^{:doc "Another name of `flip-left-right` of image."}
  npx--image-flip-left-right
  (operators/symbol-operator "_image_flip_left_right" ["data"] [] {:single true}))

(def ^{:doc "Another name of `flip-top-bottom` of image."}
  npx--image-flip-top-bottom
  (operators/symbol-operator "_image_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:doc "Another name of `normalize` of image."}
  npx--image-normalize
  (operators/symbol-operator "_image_normalize" ["data"] ["mean" "std"] {:single true}))

(def ^{:doc "Another name of `random-brightness` of image."}
  npx--image-random-brightness
  (operators/symbol-operator "_image_random_brightness" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-color-jitter` of image."}
  npx--image-random-color-jitter
  (operators/symbol-operator "_image_random_color_jitter" ["data"] ["brightness" "contrast" "saturation" "hue"] {:single true}))

(def ^{:doc "Another name of `random-contrast` of image."}
  npx--image-random-contrast
  (operators/symbol-operator "_image_random_contrast" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-flip-left-right` of image."}
  npx--image-random-flip-left-right
  (operators/symbol-operator "_image_random_flip_left_right" ["data"] [] {:single true}))

(def ^{:doc "Another name of `random-flip-top-bottom` of image."}
  npx--image-random-flip-top-bottom
  (operators/symbol-operator "_image_random_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:doc "Another name of `random-hue` of image."}
  npx--image-random-hue
  (operators/symbol-operator "_image_random_hue" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `random-lighting` of image."}
  npx--image-random-lighting
  (operators/symbol-operator "_image_random_lighting" ["data"] ["alpha_std"] {:single true}))

(def ^{:doc "Another name of `random-saturation` of image."}
  npx--image-random-saturation
  (operators/symbol-operator "_image_random_saturation" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:doc "Another name of `resize` of image."}
  npx--image-resize
  (operators/symbol-operator "_image_resize" ["data"] ["size" "keep_ratio" "interp"] {:single true}))

(def ^{:doc "Another name of `to-tensor` of image."}
  npx--image-to-tensor
  (operators/symbol-operator "_image_to_tensor" ["data"] [] {:single true}))

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

(def ^{:doc "Another name of `multi-box-detection` of contrib."}
  npx-multibox-detection
  (operators/symbol-operator "_contrib_MultiBoxDetection" ["cls_prob" "loc_pred" "anchor"] ["clip" "threshold" "background_id" "nms_threshold" "force_suppress" "variances" "nms_topk"] {}))

(def ^{:doc "Another name of `multi-box-prior` of contrib."}
  npx-multibox-prior
  (operators/symbol-operator "_contrib_MultiBoxPrior" ["data"] ["sizes" "ratios" "clip" "steps" "offsets"] {:single true}))

(def ^{:doc "Another name of `multi-box-target` of contrib."}
  npx-multibox-target
  (operators/symbol-operator "_contrib_MultiBoxTarget" ["anchor" "label" "cls_pred"] ["overlap_threshold" "ignore_label" "negative_mining_ratio" "negative_mining_thresh" "minimum_negative_samples" "variances"] {}))

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
