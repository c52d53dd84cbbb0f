;; org.apache.clojure-mxnet.ndarray-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-api
  "Operators, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([& data])
       :mxnet/operator "Crop"
       :doc
       "Cuts images to a height and width, which `h_w` or a second array gives.

  Inputs:
    data (any number of arrays): Images (batch, channel, height, width), and optionally an array of the wanted
        size.

  Options:
    :offset (integer or vector of integers, default [0 0]): Top and left edge of the crop.
    :h-w (integer or vector of integers, default [0 0]): Height and width of the crop; not used with two inputs.
    :center-crop (boolean, default false): Cut from the middle; `offset` is not used then.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The cut images.

  Example:
    (Crop (nd/ones [1 2 4 5]) {:h-w [2 3] :offset [1 1]})"}
  Crop
  (operators/ndarray-operator "Crop" ["data"] ["num_args" "offset" "h_w" "center_crop"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [grad-scale valid-thresh normalization out]}])
       :mxnet/operator "MakeLoss"
       :doc
       "Identity whose gradient is a constant, whatever flows in.

  With it an expression becomes a loss of its own.

  Inputs:
    data (array): The loss.

  Options:
    :grad-scale (number, default 1): The gradient, before it is normalised.
    :valid-thresh (number, default 0): With `normalization='valid'`, values above this count as valid.
    :normalization (one of :batch :null :valid, default :null): What the gradient is divided by: nothing, the
        length of the first axis, or the number of valid values.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values as `data`.

  Example:
    (MakeLoss (nd/ones [2 3]))"}
  MakeLoss
  (operators/ndarray-operator "MakeLoss" ["data"] ["grad_scale" "valid_thresh" "normalization"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "abs"
       :doc
       "Absolute value of every element.

  y = |x|

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (abs (nd/ones [3 4]))"}
  abs
  (operators/ndarray-operator "abs" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [act-type out]}])
       :mxnet/operator "Activation"
       :doc
       "Applies an activation function to each element.

  `act_type` names the function.

  Inputs:
    data (array): Floating-point values.

  Options:
    :act-type (one of :relu :sigmoid :softrelu :softsign :tanh, required): `relu`: max(x, 0); `sigmoid`: 1/(1 +
        exp(-x)); `tanh`; `softrelu`: log(1 + exp(x)); `softsign`: x/(1 + |x|).
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (activation (nd/array [-2 -0.5 0.5 3] [4]) {:act-type :relu})"}
  activation
  (operators/ndarray-operator "Activation" ["data"] ["act_type"] {:single true}))

(def ^{:arglists '([weight grad mean var {:keys [lr beta1 beta2 epsilon wd rescale-grad clip-gradient lazy-update out]}])
       :mxnet/operator "adam_update"
       :doc
       "One step of Adam, without bias correction.

  With g = clip(rescale_grad * grad + wd * weight): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1
  - beta2) * g^2; weight -= lr * mean / (sqrt(var) + epsilon).

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mean (array, changed in place): Running mean of the gradient. Updated in place.
    var (array, changed in place): Running mean of the squared gradient. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :lazy-update (boolean, default true): With a row_sparse gradient, leave rows alone that it does not hold.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (adam-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  adam-update
  (operators/ndarray-operator "adam_update" ["weight" "grad" "mean" "var"] ["lr" "beta1" "beta2" "epsilon" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:arglists '([& args])
       :mxnet/operator "add_n"
       :doc
       "Adds up any number of arrays of the same shape.

  Inputs:
    args (any number of arrays): The arrays, all of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Their sum.

  Example:
    (add-n (nd/ones [2 3]) (nd/ones [2 3]) (nd/ones [2 3]))"}
  add-n
  (operators/ndarray-operator "add_n" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [init-output out]}])
       :mxnet/operator "all_finite"
       :doc
       "1 if no element is infinite or NaN, else 0.

  Mixed-precision training asks it of gradients.

  Inputs:
    data (array): Floating-point values.

  Options:
    :init-output (boolean, default true): Start from 1; if false, start from what the output array holds.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): float32, of shape (1,).

  Example:
    (all-finite (nd/ones [2 3]))"}
  all-finite
  (operators/ndarray-operator "all_finite" ["data"] ["init_output"] {:single true}))

(def ^{:arglists '([data {:keys [dtype out]}])
       :mxnet/operator "amp_cast"
       :doc
       "Converts floating-point values to another dtype.

  Values of other dtypes pass unchanged.

  Inputs:
    data (array): Values of any shape.

  Options:
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, required): The dtype of the
        result, if the input is floating point.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape.

  Example:
    (amp-cast (nd/ones [2 3]) {:dtype :float16})"}
  amp-cast
  (operators/ndarray-operator "amp_cast" ["data"] ["dtype"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "amp_multicast"
       :doc
       "Converts several floating-point arrays to one dtype, the widest among them.

  Inputs:
    data (any number of arrays): The arrays, each of any shape.

  Options:
    :num-outputs (integer, required): Number of inputs, and of outputs.
    :cast-narrow (boolean, default false): Convert to the narrowest dtype among the inputs, and not to the
        widest.
    :out (array or vector of arrays): Where to write the result.

  Example:
    (amp-multicast (nd/ones [2 3] {:dtype :float16}) (nd/ones [3]) {:num-outputs 2})"}
  amp-multicast
  (operators/ndarray-operator "amp_multicast" ["data"] ["num_outputs" "cast_narrow"] {:variadic ""}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arccos"
       :doc
       "Inverse cosine, in radians.

  y = arccos x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arccos (nd/ones [3 4]))"}
  arccos
  (operators/ndarray-operator "arccos" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arccosh"
       :doc
       "Inverse hyperbolic cosine.

  y = arccosh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arccosh (nd/ones [3 4]))"}
  arccosh
  (operators/ndarray-operator "arccosh" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arcsin"
       :doc
       "Inverse sine, in radians.

  y = arcsin x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arcsin (nd/ones [3 4]))"}
  arcsin
  (operators/ndarray-operator "arcsin" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arcsinh"
       :doc
       "Inverse hyperbolic sine.

  y = arcsinh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arcsinh (nd/ones [3 4]))"}
  arcsinh
  (operators/ndarray-operator "arcsinh" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arctan"
       :doc
       "Inverse tangent, in radians.

  y = arctan x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arctan (nd/ones [3 4]))"}
  arctan
  (operators/ndarray-operator "arctan" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "arctanh"
       :doc
       "Inverse hyperbolic tangent.

  y = arctanh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (arctanh (nd/ones [3 4]))"}
  arctanh
  (operators/ndarray-operator "arctanh" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "argmax"
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
    output (array): Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or
        float64.

  Example:
    (argmax (nd/ones [2 5]) {:axis 1})"}
  argmax
  (operators/ndarray-operator "argmax" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "argmax_channel"
       :doc
       "Index of the largest element along axis 1.

  Inputs:
    data (array): At least two dimensions.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or
        float64.

  Example:
    (argmax-channel (nd/ones [2 5]))"}
  argmax-channel
  (operators/ndarray-operator "argmax_channel" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims out]}])
       :mxnet/operator "argmin"
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
    output (array): Indices, as numbers of the dtype of `data`; where that cannot hold them all, float32 or
        float64.

  Example:
    (argmin (nd/ones [2 5]) {:axis 1})"}
  argmin
  (operators/ndarray-operator "argmin" ["data"] ["axis" "keepdims"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis is-ascend dtype out]}])
       :mxnet/operator "argsort"
       :doc
       "Gives the indices that would sort an array.

  Equal elements keep their order; NaN comes after all numbers.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer, default -1): Dimension to sort; None: the flattened array.
    :is-ascend (boolean, default true): Smallest first.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :uint8, default :float32): Type of the indices.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The indices.

  Example:
    (argsort (nd/array [3 1 2 0 5 4] [2 3]))"}
  argsort
  (operators/ndarray-operator "argsort" ["data"] ["axis" "is_ascend" "dtype"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [transpose-a transpose-b forward-stype out]}])
       :mxnet/operator "batch_dot"
       :doc
       "Products of many matrices at once.

  All dimensions but the last two count the matrices and must agree: out[b] = lhs[b] rhs[b].

  Inputs:
    lhs (array): First factors, with at least three dimensions.
    rhs (array): Second factors.

  Options:
    :transpose-a (boolean, default false): Use `lhs` transposed: its first dimension is summed over.
    :transpose-b (boolean, default false): Use `rhs` transposed: its last dimension is summed over.
    :forward-stype (one of :csr :default :row-sparse, default nil): Wanted storage type of the result; None: as
        the inputs suggest.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The products.

  Example:
    (batch-dot (nd/ones [2 3 4]) (nd/ones [2 4 5]))"}
  batch-dot
  (operators/ndarray-operator "batch_dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:arglists '([data gamma beta moving-mean moving-var] [data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var axis cudnn-off min-calib-range max-calib-range out]}])
       :mxnet/operator "BatchNorm"
       :doc
       "Normalises each channel over the batch.

  While training each channel is normalised by its mean and variance over the batch, otherwise by the moving
  averages: $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to
  `momentum` times the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

  Inputs:
    data (array): At least one axis.
    gamma (array): Scale, one for each channel.
    beta (array): Shift, one for each channel.
    moving-mean (array, changed in place): Moving average of the mean; updated while training.
    moving-var (array, changed in place): Moving average of the variance; updated while training.

  Options:
    :eps (number, default 0.001): Added to the variance.
    :momentum (number, default 0.9): Weight of the old value in the moving averages.
    :fix-gamma (boolean, default true): Whether gamma counts as 1 and gets no gradient.
    :use-global-stats (boolean, default false): Whether the moving averages are used while training too.
    :output-mean-var (boolean, default false): Whether the mean and the reciprocal of the standard deviation are
        outputs as well.
    :axis (integer, default 1): The axis of the channels.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :min-calib-range (number, default nil): Smallest value of the output; used by quantisation.
    :max-calib-range (number, default nil): Largest value of the output; used by quantisation.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (batch-norm (nd/ones [2 3 4]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) {:fix-gamma false})"}
  batch-norm
  (operators/ndarray-operator "BatchNorm" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "axis" "cudnn_off" "min_calib_range" "max_calib_range"] {}))

(def ^{:arglists '([data gamma beta moving-mean moving-var] [data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var out]}])
       :mxnet/operator "BatchNorm_v1"
       :doc
       "Batch normalisation over axis 1, as old models name it.

  While training each channel is normalised by its mean and variance over the batch, otherwise by the moving
  averages: $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to
  `momentum` times the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

  Inputs:
    data (array): At least one axis.
    gamma (array): Scale, one for each channel.
    beta (array): Shift, one for each channel.
    moving-mean (array, changed in place): Moving average of the mean; updated while training.
    moving-var (array, changed in place): Moving average of the variance; updated while training.

  Options:
    :eps (number, default 0.001): Added to the variance.
    :momentum (number, default 0.9): Weight of the old value in the moving averages.
    :fix-gamma (boolean, default true): Whether gamma counts as 1 and gets no gradient.
    :use-global-stats (boolean, default false): Whether the moving averages are used while training too.
    :output-mean-var (boolean, default false): Whether the mean and the reciprocal of the standard deviation are
        outputs as well.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (batch-norm-v1 (nd/ones [2 3 4]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) {:fix-gamma false})"}
  batch-norm-v1
  (operators/ndarray-operator "BatchNorm_v1" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var"] {}))

(def ^{:arglists '([a indices] [a indices {:keys [out]}])
       :mxnet/operator "batch_take"
       :doc
       "Picks one element of every row of a matrix.

  out[i] = a[i, indices[i]]; indices out of range use the nearest column. It is not differentiable; `pick` is, and
  does the same for any shape.

  Inputs:
    a (array): Matrix.
    indices (array): One int32 index for each row.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The picked elements.

  Example:
    (batch-take (nd/ones [3 2]) (nd/array [0 1 0] [3] {:dtype :int32}))"}
  batch-take
  (operators/ndarray-operator "batch_take" ["a" "indices"] [] {:single true}))

(def ^{:arglists '([data grid] [data grid {:keys [cudnn-off out]}])
       :mxnet/operator "BilinearSampler"
       :doc
       "Reads an image at the points of a grid, with bilinear interpolation.

  Coordinates run from -1 to 1 across the image; what lies outside counts as 0.

  Inputs:
    data (array): Shape (batch, channels, height, width).
    grid (array): Shape (batch, 2, output height, output width), x first.

  Options:
    :cudnn-off (boolean, default nil): Accepted for compatibility; has no effect.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, output height, output width).

  Example:
    (bilinear-sampler (nd/ones [1 2 4 4]) (nd/ones [1 2 3 3]))"}
  bilinear-sampler
  (operators/ndarray-operator "BilinearSampler" ["data" "grid"] ["cudnn_off"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "BlockGrad"
       :doc
       "A copy through which no gradient flows back.

  Inputs:
    data (array): Values of any shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values.

  Example:
    (block-grad (nd/ones [2 3]))"}
  block-grad
  (operators/ndarray-operator "BlockGrad" ["data"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_add"
       :doc
       "Sum, `lhs + rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-add (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-add
  (operators/ndarray-operator "broadcast_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis size out]}])
       :mxnet/operator "broadcast_axis"
       :doc
       "Repeats the input along given axes of length 1.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default []): Axes of length 1 to repeat.
    :size (integer or vector of integers, default []): The wanted length of each of them.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The input with the named axes repeated.

  Example:
    (broadcast-axis (nd/ones [1 2 1]) {:axis [0 2] :size [2 3]})"}
  broadcast-axis
  (operators/ndarray-operator "broadcast_axis" ["data"] ["axis" "size"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_div"
       :doc
       "Quotient, `lhs / rhs`.

  Integers are divided toward zero, and an integer divided by zero is zero.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-div (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-div
  (operators/ndarray-operator "broadcast_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_equal"
       :doc
       "1 where `lhs == rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-equal
  (operators/ndarray-operator "broadcast_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_greater"
       :doc
       "1 where `lhs > rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-greater (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-greater
  (operators/ndarray-operator "broadcast_greater" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_greater_equal"
       :doc
       "1 where `lhs >= rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-greater-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-greater-equal
  (operators/ndarray-operator "broadcast_greater_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_hypot"
       :doc
       "Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-hypot (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-hypot
  (operators/ndarray-operator "broadcast_hypot" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_lesser"
       :doc
       "1 where `lhs < rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-lesser (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-lesser
  (operators/ndarray-operator "broadcast_lesser" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_lesser_equal"
       :doc
       "1 where `lhs <= rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-lesser-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-lesser-equal
  (operators/ndarray-operator "broadcast_lesser_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [lhs-axes rhs-axes out]}])
       :mxnet/operator "broadcast_like"
       :doc
       "Repeats `lhs` along dimensions of length 1 to reach the shape of `rhs`.

  Only the shape of `rhs` is used.

  Inputs:
    lhs (array): The array to repeat.
    rhs (array): The array that gives the shape.

  Options:
    :lhs-axes (integer or vector of integers, default nil): Axes of `lhs` to repeat; all by default.
    :rhs-axes (integer or vector of integers, default nil): Axes of `rhs` that give the lengths, one for each of
        `lhs_axes`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): `lhs`, repeated.

  Example:
    (broadcast-like (nd/ones [1 3]) (nd/ones [2 3]))"}
  broadcast-like
  (operators/ndarray-operator "broadcast_like" ["lhs" "rhs"] ["lhs_axes" "rhs_axes"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_logical_and"
       :doc
       "1 where both values are non-zero, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-logical-and (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-logical-and
  (operators/ndarray-operator "broadcast_logical_and" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_logical_or"
       :doc
       "1 where at least one value is non-zero, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-logical-or (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-logical-or
  (operators/ndarray-operator "broadcast_logical_or" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_logical_xor"
       :doc
       "1 where exactly one value is non-zero, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-logical-xor (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-logical-xor
  (operators/ndarray-operator "broadcast_logical_xor" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_maximum"
       :doc
       "The larger of two values.

  NaN wins over a number.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-maximum (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-maximum
  (operators/ndarray-operator "broadcast_maximum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_minimum"
       :doc
       "The smaller of two values.

  NaN wins over a number.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-minimum (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-minimum
  (operators/ndarray-operator "broadcast_minimum" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_mod"
       :doc
       "Remainder of `lhs / rhs`.

  It has the sign of `rhs`; the remainder of a division by zero is zero.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-mod (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-mod
  (operators/ndarray-operator "broadcast_mod" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_mul"
       :doc
       "Product, `lhs * rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-mul (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-mul
  (operators/ndarray-operator "broadcast_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_not_equal"
       :doc
       "1 where `lhs != rhs`, 0 elsewhere.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-not-equal (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-not-equal
  (operators/ndarray-operator "broadcast_not_equal" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_power"
       :doc
       "Power, `lhs ** rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-power (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-power
  (operators/ndarray-operator "broadcast_power" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "broadcast_sub"
       :doc
       "Difference, `lhs - rhs`.

  Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The broadcast shape.

  Example:
    (broadcast-sub (nd/ones [2 1 3]) (nd/ones [4 1]))"}
  broadcast-sub
  (operators/ndarray-operator "broadcast_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [shape out]}])
       :mxnet/operator "broadcast_to"
       :doc
       "Repeats the input along dimensions of length 1 to reach a shape.

  Inputs:
    data (array): As many dimensions as `shape`; each is 1 or the wanted length.

  Options:
    :shape (integer or vector of integers, default []): The wanted shape; 0 keeps the dimension of the input.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Of shape `shape`.

  Example:
    (broadcast-to (nd/ones [1 3]) {:shape [2 3]})"}
  broadcast-to
  (operators/ndarray-operator "broadcast_to" ["data"] ["shape"] {:single true}))

(def ^{:arglists '([data {:keys [dtype out]}])
       :mxnet/operator "Cast"
       :doc
       "Converts to another dtype.

  Floating point becomes an integer by dropping the fraction.

  Inputs:
    data (array): Values of any shape.

  Options:
    :dtype (one of :bfloat16 :bool :float16 :float32 :float64 :int32 :int64 :int8 :uint8, required): The dtype
        of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape, dtype `dtype`.

  Example:
    (cast (nd/ones [2 3]) {:dtype :float64})"}
  cast
  (operators/ndarray-operator "Cast" ["data"] ["dtype"] {:single true}))

(def ^{:arglists '([data {:keys [stype out]}])
       :mxnet/operator "cast_storage"
       :doc
       "The same values in another storage kind.

  From dense to sparse, what is not zero is stored: rows with a nonzero element (row_sparse) or nonzero elements
  of a matrix (csr).

  Inputs:
    data (array): Array of any storage kind.

  Options:
    :stype (one of :csr :default :row-sparse, required): The storage kind of the output.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (cast-storage (nd/ones [2 3]) {:stype :default})"}
  cast-storage
  (operators/ndarray-operator "cast_storage" ["data"] ["stype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "cbrt"
       :doc
       "Cube root of every element.

  y = x^(1/3)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (cbrt (nd/ones [3 4]))"}
  cbrt
  (operators/ndarray-operator "cbrt" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "ceil"
       :doc
       "Rounds up.

  y = the least integer >= x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (ceil (nd/ones [3 4]))"}
  ceil
  (operators/ndarray-operator "ceil" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [a-min a-max out]}])
       :mxnet/operator "clip"
       :doc
       "Limits values to an interval.

  y = min(max(x, a_min), a_max)

  NaN stays NaN.

  Inputs:
    data (array): Values of any shape.

  Options:
    :a-min (number, required): The least value of the result.
    :a-max (number, required): The greatest value of the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (clip (nd/array [-3 -0.5 0.2 0.9 4] [5]) {:a-min -1 :a-max 1})"}
  clip
  (operators/ndarray-operator "clip" ["data"] ["a_min" "a_max"] {:single true}))

(def ^{:arglists '([data {:keys [output-size kernel stride dilate pad out]}])
       :mxnet/operator "col2im"
       :doc
       "Columns added up in an image: the transpose of im2col.

  Every column is spread over its window; values that meet are added.

  Inputs:
    data (array): Shape (batch, channels x window, positions).

  Options:
    :output-size (integer or vector of integers, required): Lengths of the image's spatial axes.
    :kernel (integer or vector of integers, required): Size of the window: (w,), (h, w) or (d, h, w).
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :dilate (integer or vector of integers, default []): Distance between the taps of a window; 1 when not
        given.
    :pad (integer or vector of integers, default []): Zeros added on both sides of each axis; 0 when not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, output_size...).

  Example:
    (col2im (nd/ones [1 8 9]) {:kernel [2 2] :output-size [4 4]})"}
  col2im
  (operators/ndarray-operator "col2im" ["data"] ["output_size" "kernel" "stride" "dilate" "pad"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "Concat"
       :doc
       "Joins arrays along a dimension.

  All other dimensions must agree.

  Inputs:
    data (any number of arrays): The arrays to join.

  Options:
    :dim (integer, default 1): Dimension to join along; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The joined array.

  Example:
    (concat (nd/ones [2 3]) (nd/ones [2 1]))"}
  concat
  (operators/ndarray-operator "Concat" ["data"] ["num_args" "dim"] {:variadic "num_args"}))

(def ^{:arglists '([data weight bias {:keys [kernel stride dilate pad num-filter num-group workspace no-bias cudnn-tune cudnn-off layout out]}])
       :mxnet/operator "Convolution"
       :doc
       "Convolution with a set of filters, plus a bias.

  For each filter and each position of the window the output is the sum of the products of window and filter over
  all channels of the group (a correlation: the filter is not flipped). An axis of length d gives floor((d + 2 pad
  - dilate (kernel - 1) - 1) / stride) + 1 positions.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...), or as `layout` says.
    weight (array): Shape (num_filter, channels / num_group, kernel...).
    bias (array): Shape (num_filter,); absent with `no_bias`.

  Options:
    :kernel (integer or vector of integers, required): Size of the window: (w,), (h, w) or (d, h, w).
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :dilate (integer or vector of integers, default []): Distance between the taps of a window; 1 when not
        given.
    :pad (integer or vector of integers, default []): Zeros added on both sides of each axis; 0 when not given.
    :num-filter (integer, not negative, required): Number of output channels.
    :num-group (integer, not negative, default 1): Number of groups: channels are cut into groups that are
        convolved apart.
    :workspace (integer, not negative, default 1024): Accepted for compatibility; has no effect.
    :no-bias (boolean, default false): Whether there is no `bias`.
    :cudnn-tune (one of :fastest :limited-workspace :off, default nil): Accepted for compatibility; has no
        effect.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :layout (one of :NCDHW :NCHW :NCW :NDHWC :NHWC, default nil): Order of the axes of data and output; channels
        first when not given. The weight's axes are ordered alike: (filters, kernel..., channels) with channels
        last.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, num_filter, positions...), in the layout of `data`.

  Example:
    (convolution (nd/ones [2 3 5 5]) (nd/ones [4 3 3 3]) (nd/ones [4]) {:kernel [3 3] :num-filter 4 :pad [1 1]})"}
  convolution
  (operators/ndarray-operator "Convolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:arglists '([data weight bias {:keys [kernel stride dilate pad num-filter num-group workspace no-bias cudnn-tune cudnn-off layout out]}])
       :mxnet/operator "Convolution_v1"
       :doc
       "Convolution, as old models name it.

  See Convolution.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...), or as `layout` says.
    weight (array): Shape (num_filter, channels / num_group, kernel...).
    bias (array): Shape (num_filter,); absent with `no_bias`.

  Options:
    :kernel (integer or vector of integers, required): Size of the window: (w,), (h, w) or (d, h, w).
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :dilate (integer or vector of integers, default []): Distance between the taps of a window; 1 when not
        given.
    :pad (integer or vector of integers, default []): Zeros added on both sides of each axis; 0 when not given.
    :num-filter (integer, not negative, required): Number of output channels.
    :num-group (integer, not negative, default 1): Number of groups: channels are cut into groups that are
        convolved apart.
    :workspace (integer, not negative, default 1024): Accepted for compatibility; has no effect.
    :no-bias (boolean, default false): Whether there is no `bias`.
    :cudnn-tune (one of :fastest :limited-workspace :off, default nil): Accepted for compatibility; has no
        effect.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :layout (one of :NCDHW :NCHW :NDHWC :NHWC, default nil): Order of the axes of data and output; channels
        first when not given. The weight's axes are ordered alike: (filters, kernel..., channels) with channels
        last.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, num_filter, positions...), in the layout of `data`.

  Example:
    (convolution-v1 (nd/ones [2 3 5 5]) (nd/ones [4 3 3 3]) (nd/ones [4]) {:kernel [3 3] :num-filter 4 :pad [1 1]})"}
  convolution-v1
  (operators/ndarray-operator "Convolution_v1" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:arglists '([data1 data2] [data1 data2 {:keys [kernel-size max-displacement stride1 stride2 pad-size is-multiply out]}])
       :mxnet/operator "Correlation"
       :doc
       "Compares patches of two images at all displacements.

  Channel k of the output belongs to one displacement; its value is the mean over patch and channels of the
  products (or absolute differences) of the first image's values and those of the second image that far away.

  Inputs:
    data1 (array): Shape (batch, channels, height, width).
    data2 (array): Same shape as `data1`.

  Options:
    :kernel-size (integer, not negative, default 1): Size of the patches; an odd number.
    :max-displacement (integer, not negative, default 1): Largest displacement along each axis.
    :stride1 (integer, not negative, default 1): Distance between patches of the first image.
    :stride2 (integer, not negative, default 1): Distance between displacements.
    :pad-size (integer, not negative, default 0): Zeros around both images.
    :is-multiply (boolean, default true): Whether values are multiplied; otherwise absolute differences are
        taken.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, displacements, positions...).

  Example:
    (correlation (nd/ones [1 2 4 4]) (nd/ones [1 2 4 4]) {:pad-size 1})"}
  correlation
  (operators/ndarray-operator "Correlation" ["data1" "data2"] ["kernel_size" "max_displacement" "stride1" "stride2" "pad_size" "is_multiply"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "cos"
       :doc
       "Cosine of an angle in radians.

  y = cos x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (cos (nd/ones [3 4]))"}
  cos
  (operators/ndarray-operator "cos" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "cosh"
       :doc
       "Hyperbolic cosine.

  y = cosh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (cosh (nd/ones [3 4]))"}
  cosh
  (operators/ndarray-operator "cosh" ["data"] [] {:single true}))

(def ^{:arglists '([data label] [data label data-lengths label-lengths {:keys [use-data-lengths use-label-lengths blank-label out]}])
       :mxnet/operator "CTCLoss"
       :doc
       "Loss of connectionist temporal classification.

  For each instance the result is the negative logarithm of the probability that a path through softmax(data),
  with repetitions merged and blanks removed, spells the label. It is infinite where no path does.

  Inputs:
    data (array): Activations before softmax, of shape (time, batch, classes).
    label (array): Classes of shape (batch, length), padded at the end.
    data-lengths (array, optional): Number of frames of each instance; only with `use_data_lengths`.
    label-lengths (array, optional): Length of each label; only with `use_label_lengths`.

  Options:
    :use-data-lengths (boolean, default false): Whether `data_lengths` is given.
    :use-label-lengths (boolean, default false): Whether `label_lengths` is given; otherwise a label ends at the
        first padding value.
    :blank-label (one of :first :last, default :first): Which class is the blank: `first`: class 0, labels are
        padded with 0; `last`: the last class, labels are padded with -1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output0 (array): Shape (batch,).

  Example:
    (ctc-loss (nd/ones [5 2 4]) (nd/array [1 2 0 2 2 3] [2 3]))"}
  ctc-loss
  (operators/ndarray-operator "CTCLoss" ["data" "label" "data_lengths" "label_lengths"] ["use_data_lengths" "use_label_lengths" "blank_label"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "Custom"
       :doc
       "An operator that the host language computes.

  `op_type` names one that was registered; all parameters but it are handed to the operator as text. The
  arguments, then the auxiliary states, are those that it lists.

  Inputs:
    data (any number of arrays): Arguments and states of the operator.

  Options:
    :op-type (string, required): Name under which the operator was registered.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The operator's outputs."}
  custom
  (operators/ndarray-operator "Custom" ["data"] ["op_type"] {:variadic ""}))

(def ^{:arglists '([data weight bias {:keys [kernel stride dilate pad adj target-shape num-filter num-group workspace no-bias cudnn-tune cudnn-off layout out]}])
       :mxnet/operator "Deconvolution"
       :doc
       "Transposed convolution.

  Each input value, times the filters, is added to a window of the output; windows lie `stride` apart. An axis of
  length d gives stride (d - 1) + dilate (kernel - 1) + 1 - 2 pad + adj values.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...), or as `layout` says.
    weight (array): Shape (channels, num_filter / num_group, kernel...).
    bias (array, optional): Shape (num_filter,); absent with `no_bias`.

  Options:
    :kernel (integer or vector of integers, required): Size of the window: (w,), (h, w) or (d, h, w).
    :stride (integer or vector of integers, default []): Distance between windows in the output; 1 when not
        given.
    :dilate (integer or vector of integers, default []): Distance between the taps of a window; 1 when not
        given.
    :pad (integer or vector of integers, default []): Values cut off on both sides of each output axis; 0 when
        not given. Not used with `target_shape`.
    :adj (integer or vector of integers, default []): Values added at the end of each output axis, fewer than
        the stride. Not used with `target_shape`.
    :target-shape (integer or vector of integers, default []): Wanted lengths of the output's spatial axes.
    :num-filter (integer, not negative, required): Number of output channels.
    :num-group (integer, not negative, default 1): Number of groups of channels.
    :workspace (integer, not negative, default 512): Accepted for compatibility; has no effect.
    :no-bias (boolean, default true): Whether there is no `bias`.
    :cudnn-tune (one of :fastest :limited-workspace :off, default nil): Accepted for compatibility; has no
        effect.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :layout (one of :NCDHW :NCHW :NCW :NDHWC :NHWC, default nil): Order of the axes of data and output; channels
        first when not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, num_filter, positions...), in the layout of `data`.

  Example:
    (deconvolution (nd/ones [2 3 4 4]) (nd/ones [3 2 3 3]) {:kernel [3 3] :num-filter 2 :stride [2 2] :pad [1 1] :adj [1 1]})"}
  deconvolution
  (operators/ndarray-operator "Deconvolution" ["data" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "adj" "target_shape" "num_filter" "num_group" "workspace" "no_bias" "cudnn_tune" "cudnn_off" "layout"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "degrees"
       :doc
       "Converts radians to degrees.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (degrees (nd/ones [3 4]))"}
  degrees
  (operators/ndarray-operator "degrees" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [block-size out]}])
       :mxnet/operator "depth_to_space"
       :doc
       "Moves channels into blocks of pixels.

  (n, c*b*b, h, w) becomes (n, c, h*b, w*b); the inverse of `space_to_depth`.

  Inputs:
    data (array): Images (batch, channel, height, width).

  Options:
    :block-size (integer, required): Edge of the square blocks.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Larger images with fewer channels.

  Example:
    (depth-to-space (nd/ones [1 8 2 3]) {:block-size 2})"}
  depth-to-space
  (operators/ndarray-operator "depth_to_space" ["data"] ["block_size"] {}))

(def ^{:arglists '([data] [data {:keys [k axis1 axis2 out]}])
       :mxnet/operator "diag"
       :doc
       "Takes a diagonal out of matrices, or builds a matrix with a given diagonal.

  A vector gives a matrix that is zero but for the diagonal; with two or more dimensions the diagonal of `axis1`
  and `axis2` becomes the last dimension.

  Inputs:
    data (array): Vector, matrix, or array of matrices.

  Options:
    :k (integer, default 0): Which diagonal: 0 the main one, positive above it, negative below it.
    :axis1 (integer, default 0): First dimension of the matrices.
    :axis2 (integer, default 1): Second dimension of the matrices.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Matrix, or diagonals.

  Example:
    (diag (nd/ones [3 4]) {:k 1})"}
  diag
  (operators/ndarray-operator "diag" ["data"] ["k" "axis1" "axis2"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [transpose-a transpose-b forward-stype out]}])
       :mxnet/operator "dot"
       :doc
       "Product of two arrays: matrices, vectors, or tensors.

  The last dimension of `lhs` is summed against the first of `rhs`: out[i..., j...] = sum_k lhs[i..., k] * rhs[k,
  j...]. Two vectors give an array with one element.

  Inputs:
    lhs (array): First factor, with at least one dimension.
    rhs (array): Second factor, with at least one dimension.

  Options:
    :transpose-a (boolean, default false): Use `lhs` transposed: its first dimension is summed over.
    :transpose-b (boolean, default false): Use `rhs` transposed: its last dimension is summed over.
    :forward-stype (one of :csr :default :row-sparse, default nil): Wanted storage type of the result; None: as
        the inputs suggest.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product; its dimensions are those of both factors that are not summed over.

  Example:
    (dot (nd/ones [2 3]) (nd/ones [3 4]))"}
  dot
  (operators/ndarray-operator "dot" ["lhs" "rhs"] ["transpose_a" "transpose_b" "forward_stype"] {:single true}))

(def ^{:arglists '([data] [data {:keys [p mode axes cudnn-off out]}])
       :mxnet/operator "Dropout"
       :doc
       "Sets random elements to zero while training.

  Each element is dropped with probability `p` and otherwise multiplied with 1/(1-p), so that the expected value
  stays. Outside training it is the identity.

  Inputs:
    data (array): Floating-point values.

  Options:
    :p (number, default 0.5): The part of the elements that become zero.
    :mode (one of :always :training, default :training): Whether elements are dropped only while training or
        always.
    :axes (integer or vector of integers, default []): Axes along which all elements share one decision; empty:
        each decides for itself.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (dropout (nd/ones [2 3]))"}
  dropout
  (operators/ndarray-operator "Dropout" ["data"] ["p" "mode" "axes" "cudnn_off"] {}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "elemwise_add"
       :doc
       "Sum, `lhs + rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (elemwise-add (nd/ones [3 4]) (nd/ones [3 4]))"}
  elemwise-add
  (operators/ndarray-operator "elemwise_add" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "elemwise_div"
       :doc
       "Quotient, `lhs / rhs`.

  Integers are divided toward zero, and an integer divided by zero is zero.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (elemwise-div (nd/ones [3 4]) (nd/ones [3 4]))"}
  elemwise-div
  (operators/ndarray-operator "elemwise_div" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "elemwise_mul"
       :doc
       "Product, `lhs * rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (elemwise-mul (nd/ones [3 4]) (nd/ones [3 4]))"}
  elemwise-mul
  (operators/ndarray-operator "elemwise_mul" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [out]}])
       :mxnet/operator "elemwise_sub"
       :doc
       "Difference, `lhs - rhs`.

  Both inputs have the same shape and dtype.

  Inputs:
    lhs (array): First operand.
    rhs (array): Second operand, of the same shape and dtype.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as the inputs.

  Example:
    (elemwise-sub (nd/ones [3 4]) (nd/ones [3 4]))"}
  elemwise-sub
  (operators/ndarray-operator "elemwise_sub" ["lhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data weight {:keys [input-dim output-dim dtype sparse-grad out]}])
       :mxnet/operator "Embedding"
       :doc
       "Looks up rows of a table.

  out[i.., :] = weight[data[i..], :]; indices out of range use the nearest row.

  Inputs:
    data (array): Indices of rows, of any shape.
    weight (array): The table, input_dim x output_dim.

  Options:
    :input-dim (integer, required): Number of rows of the table.
    :output-dim (integer, required): Length of each row.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): Type of
        the table, where it is not known otherwise.
    :sparse-grad (boolean, default false): Give the table's gradient as a row_sparse array, which holds the rows
        that were taken.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One row for each index.

  Example:
    (embedding (nd/array [0 2 2 1] [2 2]) (nd/ones [3 4]) {:input-dim 3 :output-dim 4})"}
  embedding
  (operators/ndarray-operator "Embedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "erf"
       :doc
       "Gauss error function.

  y = erf(x)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (erf (nd/ones [3 4]))"}
  erf
  (operators/ndarray-operator "erf" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "erfinv"
       :doc
       "Inverse of the Gauss error function.

  y = the y with erf(y) = x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (erfinv (nd/ones [3 4]))"}
  erfinv
  (operators/ndarray-operator "erfinv" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "exp"
       :doc
       "Exponential of every element.

  y = e^x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (exp (nd/ones [3 4]))"}
  exp
  (operators/ndarray-operator "exp" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [axis out]}])
       :mxnet/operator "expand_dims"
       :doc
       "Inserts a dimension of size one.

  No data moves.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer, required): Place of the new dimension in the result; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements with one dimension more.

  Example:
    (expand-dims (nd/ones [2 3]) {:axis 1})"}
  expand-dims
  (operators/ndarray-operator "expand_dims" ["data"] ["axis"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "expm1"
       :doc
       "Exponential minus one, accurate near zero.

  y = e^x - 1

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (expm1 (nd/ones [3 4]))"}
  expm1
  (operators/ndarray-operator "expm1" ["data"] [] {:single true}))

(def ^{:arglists '([lhs mhs rhs] [lhs mhs rhs {:keys [out]}])
       :mxnet/operator "fill_element_0index"
       :doc
       "Replaces one element of every row of a matrix.

  The result is `lhs` with lhs[i, rhs[i]] set to mhs[i]; an index out of range is an error.

  Inputs:
    lhs (array): Matrix.
    mhs (array): One new value for each row.
    rhs (array): One index for each row.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The matrix with replaced elements.

  Example:
    (fill-element-0index (nd/ones [3 2]) (nd/ones [3]) (nd/array [0 1 0] [3]))"}
  fill-element-0index
  (operators/ndarray-operator "fill_element_0index" ["lhs" "mhs" "rhs"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "fix"
       :doc
       "Rounds toward zero.

  y = x without its fraction

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (fix (nd/ones [3 4]))"}
  fix
  (operators/ndarray-operator "fix" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "Flatten"
       :doc
       "Keeps the first dimension and merges all others into one.

  (a, b, c) becomes (a, b*c). No data moves.

  Inputs:
    data (array): Array with at least one dimension.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Array with two dimensions.

  Example:
    (flatten (nd/ones [2 3 4]))"}
  flatten
  (operators/ndarray-operator "Flatten" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "floor"
       :doc
       "Rounds down.

  y = the greatest integer <= x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (floor (nd/ones [3 4]))"}
  floor
  (operators/ndarray-operator "floor" ["data"] [] {:single true}))

(def ^{:arglists '([weight grad d v z {:keys [lr beta1 beta2 epsilon t wd rescale-grad clip-grad out]}])
       :mxnet/operator "ftml_update"
       :doc
       "One step of FTML (follow the moving leader).

  With g = clip(rescale_grad * grad + wd * weight): v = beta2 * v + (1 - beta2) * g^2; d' = (1 - beta1^t) / lr *
  (sqrt(v / (1 - beta2^t)) + epsilon); z = beta1 * z + (1 - beta1) * g - (d' - beta1 * d) * weight; d = d'; weight
  = -z / d.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    d (array, changed in place): The leader's scale. Updated in place.
    v (array, changed in place): Running mean of the squared gradient. Updated in place.
    z (array, changed in place): The leader's linear term. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :beta1 (number, default 0.6): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :t (integer, required): Number of this step, from 1.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-grad (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (ftml-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1 :t 2})"}
  ftml-update
  (operators/ndarray-operator "ftml_update" ["weight" "grad" "d" "v" "z"] ["lr" "beta1" "beta2" "epsilon" "t" "wd" "rescale_grad" "clip_grad"] {:single true}))

(def ^{:arglists '([weight grad z n {:keys [lr lamda1 beta wd rescale-grad clip-gradient out]}])
       :mxnet/operator "ftrl_update"
       :doc
       "One step of FTRL (follow the regularised leader), which makes weights sparse.

  With g = clip(rescale_grad * grad): z += g - (sqrt(n + g^2) - sqrt(n)) * weight / lr; n += g^2; weight =
  (sign(z) * lamda1 - z) / ((beta + sqrt(n)) / lr + wd) where |z| > lamda1, else 0.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    z (array, changed in place): The leader's linear term. Updated in place.
    n (array, changed in place): Sum of the squared gradients. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :lamda1 (number, default 0.01): Strength of the L1 penalty.
    :beta (number, default 1): Added to the root of the squared gradients' sum.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (ftrl-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  ftrl-update
  (operators/ndarray-operator "ftrl_update" ["weight" "grad" "z" "n"] ["lr" "lamda1" "beta" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([data weight bias {:keys [num-hidden no-bias flatten out]}])
       :mxnet/operator "FullyConnected"
       :doc
       "Product with a weight matrix, plus a bias.

  With `flatten` the result is $Y = X W^T + b$ with all axes of `data` but the first taken as one; otherwise the
  product is over the last axis and the others are kept.

  Inputs:
    data (array): At least one axis.
    weight (array): Shape (num_hidden, columns of data).
    bias (array): Shape (num_hidden,); absent with `no_bias`.

  Options:
    :num-hidden (integer, required): Number of outputs of each row.
    :no-bias (boolean, default false): Whether there is no `bias`.
    :flatten (boolean, default true): Whether all axes but the first are taken as one. If not, the product is
        over the last axis.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (rows, num_hidden), or that of data with another last axis.

  Example:
    (fully-connected (nd/ones [2 3]) (nd/ones [4 3]) (nd/ones [4]) {:num-hidden 4})"}
  fully-connected
  (operators/ndarray-operator "FullyConnected" ["data" "weight" "bias"] ["num_hidden" "no_bias" "flatten"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "gamma"
       :doc
       "Gamma function.

  y = Gamma(x)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (gamma (nd/ones [3 4]))"}
  gamma
  (operators/ndarray-operator "gamma" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "gammaln"
       :doc
       "Logarithm of the absolute value of the gamma function.

  y = ln |Gamma(x)|

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (gammaln (nd/ones [3 4]))"}
  gammaln
  (operators/ndarray-operator "gammaln" ["data"] [] {:single true}))

(def ^{:arglists '([data indices] [data indices {:keys [out]}])
       :mxnet/operator "gather_nd"
       :doc
       "Takes elements by their coordinates.

  Column y of `indices` holds the first M coordinates: out[y.., x..] = data[indices[0, y..], ..., indices[M-1,
  y..], x..].

  Inputs:
    data (array): Array of any shape.
    indices (array): Coordinates, (M, ...); negative ones count from the end.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The elements.

  Example:
    (gather-nd (nd/ones [3 4]) (nd/array [0 1 2 3 0 0] [2 3]))"}
  gather-nd
  (operators/ndarray-operator "gather_nd" ["data" "indices"] [] {:single true}))

(def ^{:arglists '([data {:keys [transform-type target-shape out]}])
       :mxnet/operator "GridGenerator"
       :doc
       "Points at which BilinearSampler reads an image.

  Coordinates run from -1 (left, top) to 1. `affine` maps a regular grid by a matrix for each instance; `warp`
  adds a displacement in pixels to each point of a regular grid.

  Inputs:
    data (array): Matrices (batch, 6), or displacements (batch, 2, height, width), x first.

  Options:
    :transform-type (one of :affine :warp, required): `affine`: data holds matrices of 2 x 3; `warp`: data holds
        a displacement for each point.
    :target-shape (integer or vector of integers, default [0 0]): Height and width of the grid; needed for
        `affine`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, 2, height, width), x first.

  Example:
    (grid-generator (nd/ones [2 6]) {:transform-type :affine :target-shape [3 4]})"}
  grid-generator
  (operators/ndarray-operator "GridGenerator" ["data"] ["transform_type" "target_shape"] {:single true}))

(def ^{:arglists '([data gamma beta] [data gamma beta {:keys [num-groups eps output-mean-var out]}])
       :mxnet/operator "GroupNorm"
       :doc
       "Normalises groups of channels of each instance.

  The channels are cut into `num_groups` groups; each group is normalised by its own mean and variance, then
  scaled and shifted with one gamma and beta for the group.

  Inputs:
    data (array): Shape (batch, channels, more axes...).
    gamma (array): Scale, one for each group.
    beta (array): Shift, one for each group.

  Options:
    :num-groups (integer, default 1): Number of groups; must divide the channels.
    :eps (number, default 1e-05): Added to the variance.
    :output-mean-var (boolean, default false): Whether mean and standard deviation are outputs as well.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (group-norm (nd/ones [2 4 3]) (nd/ones [2]) (nd/ones [2]) {:num-groups 2})"}
  group-norm
  (operators/ndarray-operator "GroupNorm" ["data" "gamma" "beta"] ["num_groups" "eps" "output_mean_var"] {}))

(def ^{:arglists '([data] [data {:keys [alpha beta out]}])
       :mxnet/operator "hard_sigmoid"
       :doc
       "Piecewise linear approximation of the sigmoid.

  y = min(max(alpha x + beta, 0), 1)

  Inputs:
    data (array): Floating-point values.

  Options:
    :alpha (number, default 0.2): Slope.
    :beta (number, default 0.5): Value at 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (hard-sigmoid (nd/array [-4 -1 0 1.5 4] [5]))"}
  hard-sigmoid
  (operators/ndarray-operator "hard_sigmoid" ["data"] ["alpha" "beta"] {:single true}))

(def ^{:arglists '([data moving-avg] [data moving-avg {:keys [sparseness-target penalty momentum out]}])
       :mxnet/operator "IdentityAttachKLSparseReg"
       :doc
       "Identity whose gradient pulls the mean activity of each unit towards a target.

  To the gradient is added that of the Kullback-Leibler divergence between the target and a moving average of the
  activity; put it behind a sigmoid.

  Inputs:
    data (array): Activities between 0 and 1, shape (batch, units, ...).
    moving-avg (array, changed in place): Moving average of each unit's activity; updated while training.

  Options:
    :sparseness-target (number, default 0.1): Wanted mean activity of each unit.
    :penalty (number, default 0.001): Factor on the penalty's gradient.
    :momentum (number, default 0.9): Weight of the old value in the moving average.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values as `data`.

  Example:
    (identity-attach-kl-sparse-reg (nd/ones [3 2]) (nd/ones [2]))"}
  identity-attach-kl-sparse-reg
  (operators/ndarray-operator "IdentityAttachKLSparseReg" ["data" "moving_avg"] ["sparseness_target" "penalty" "momentum"] {:single true}))

(def ^{:arglists '([data {:keys [kernel stride dilate pad out]}])
       :mxnet/operator "im2col"
       :doc
       "Windows of an image as columns of a matrix.

  Each column holds the values of one window over all channels, as a convolution multiplies them with its weights.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...).

  Options:
    :kernel (integer or vector of integers, required): Size of the window: (w,), (h, w) or (d, h, w).
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :dilate (integer or vector of integers, default []): Distance between the taps of a window; 1 when not
        given.
    :pad (integer or vector of integers, default []): Zeros added on both sides of each axis; 0 when not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels x window, positions).

  Example:
    (im2col (nd/ones [1 2 4 4]) {:kernel [2 2]})"}
  im2col
  (operators/ndarray-operator "im2col" ["data"] ["kernel" "stride" "dilate" "pad"] {:single true}))

(def ^{:arglists '([data gamma beta] [data gamma beta {:keys [eps out]}])
       :mxnet/operator "InstanceNorm"
       :doc
       "Normalises each channel of each instance.

  $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$ with the mean and variance over the axes behind the
  channels.

  Inputs:
    data (array): Shape (batch, channels, more axes...).
    gamma (array): Scale, one for each group.
    beta (array): Shift, one for each group.

  Options:
    :eps (number, default 0.001): Added to the variance.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (instance-norm (nd/ones [2 3 4]) (nd/ones [3]) (nd/ones [3]))"}
  instance-norm
  (operators/ndarray-operator "InstanceNorm" ["data" "gamma" "beta"] ["eps"] {}))

(def ^{:arglists '([& args])
       :mxnet/operator "khatri_rao"
       :doc
       "Column-wise Kronecker product of matrices.

  Column j of the result is the Kronecker product of the inputs' columns j, so the number of rows is the product
  of the inputs' rows.

  Inputs:
    args (any number of arrays): Matrices with the same number of columns.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The product.

  Example:
    (khatri-rao (nd/ones [2 3]) (nd/ones [4 3]))"}
  khatri-rao
  (operators/ndarray-operator "khatri_rao" ["args"] ["num_args"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [eps mode out]}])
       :mxnet/operator "L2Normalization"
       :doc
       "Divides by the Euclidean norm.

  $y = x / \\sqrt{\\sum x^2 + \\epsilon}$, where the sum is over what `mode` says.

  Inputs:
    data (array): Shape (batch, ...); at least three axes in the modes `channel` and `spatial`.

  Options:
    :eps (number, default 1e-10): Added to the sum of squares.
    :mode (one of :channel :instance :spatial, default :instance): Over what the norm is taken: all values of an
        instance (`instance`), the channels at each position (`channel`), or the positions of each channel
        (`spatial`).
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (l2-normalization (nd/ones [2 3]))"}
  l2-normalization
  (operators/ndarray-operator "L2Normalization" ["data"] ["eps" "mode"] {}))

(def ^{:arglists '([weight grad mean var {:keys [beta1 beta2 epsilon t bias-correction wd rescale-grad clip-gradient out]}])
       :mxnet/operator "lamb_update_phase1"
       :doc
       "First part of a LAMB step: the direction.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mean (array, changed in place): Running mean of the gradient. Updated in place.
    var (array, changed in place): Running mean of the squared gradient. Updated in place.

  Options:
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-06): Small number that keeps the division finite.
    :t (integer, required): Number of this step, from 1.
    :bias-correction (boolean, default true): Correct the running means for their start at zero.
    :wd (number, required): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The direction of the step.

  Example:
    (lamb-update-phase1 (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:t 2 :wd 0.01})"}
  lamb-update-phase1
  (operators/ndarray-operator "lamb_update_phase1" ["weight" "grad" "mean" "var"] ["beta1" "beta2" "epsilon" "t" "bias_correction" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([weight g r1 r2 {:keys [lr lower-bound upper-bound out]}])
       :mxnet/operator "lamb_update_phase2"
       :doc
       "Second part of a LAMB step: the update.

  weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

  Inputs:
    weight (array): The weight.
    g (array): The direction from the first part.
    r1 (array): Norm of the weight, one element.
    r2 (array): Norm of the direction, one element.

  Options:
    :lr (number, required): Learning rate.
    :lower-bound (number, default -1): Least norm of the weight that is used; not positive: none.
    :upper-bound (number, default -1): Largest norm of the weight that is used; not positive: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (lamb-update-phase2 (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [1]) (nd/ones [1]) {:lr 0.1})"}
  lamb-update-phase2
  (operators/ndarray-operator "lamb_update_phase2" ["weight" "g" "r1" "r2"] ["lr" "lower_bound" "upper_bound"] {:single true}))

(def ^{:arglists '([data gamma beta] [data gamma beta {:keys [axis eps output-mean-var out]}])
       :mxnet/operator "LayerNorm"
       :doc
       "Normalises over one axis, then scales and shifts.

  With mean $\\mu$ and variance $\\sigma^2$ along the axis, $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} +
  \\beta$; gamma and beta have one value for each position on the axis.

  Inputs:
    data (array): At least one axis.
    gamma (array): Scale, as long as the axis.
    beta (array): Shift, as long as the axis.

  Options:
    :axis (integer, default -1): Axis to normalise; negative counts from the end.
    :eps (number, default 1e-05): Added to the variance.
    :output-mean-var (boolean, default false): Whether mean and standard deviation are outputs as well.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (layer-norm (nd/ones [3 5]) (nd/ones [5]) (nd/ones [5]))"}
  layer-norm
  (operators/ndarray-operator "LayerNorm" ["data" "gamma" "beta"] ["axis" "eps" "output_mean_var"] {}))

(def ^{:arglists '([data] [data gamma {:keys [act-type slope lower-bound upper-bound out]}])
       :mxnet/operator "LeakyReLU"
       :doc
       "Rectifiers that let something of the negative side through.

  Positive values pass (scaled for `selu`); `act_type` says what becomes of negative ones.

  Inputs:
    data (array): Floating-point values.
    gamma (array, optional): Slopes of `prelu`: one for all, or one for each channel (axis 1). Only there.

  Options:
    :act-type (one of :elu :gelu :leaky :prelu :rrelu :selu, default :leaky): What becomes of a negative x:
        `leaky`: slope x; `prelu`: gamma x with the input gamma; `rrelu`: a random slope while training; `elu`:
        slope (exp(x) - 1); `selu`: elu with fixed constants, all scaled. `gelu` is x times the normal distribution
        function of x, for all x.
    :slope (number, default 0.25): Slope of `leaky`, factor of `elu`.
    :lower-bound (number, default 0.125): Least random slope of `rrelu`.
    :upper-bound (number, default 0.334): Largest random slope of `rrelu`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (leaky-re-lu (nd/array [-2 -0.5 0.5 3] [4]))"}
  leaky-re-lu
  (operators/ndarray-operator "LeakyReLU" ["data" "gamma"] ["act_type" "slope" "lower_bound" "upper_bound"] {}))

(def ^{:arglists '([data label] [data label {:keys [grad-scale out]}])
       :mxnet/operator "LinearRegressionOutput"
       :doc
       "Identity with the gradient of the squared error.

  The gradient is $(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

  Inputs:
    data (array): Predictions.
    label (array): Wanted values, in the shape of `data`.

  Options:
    :grad-scale (number, default 1): Factor on the gradient.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (linear-regression-output (nd/ones [2 3]) (nd/ones [2 3]))"}
  linear-regression-output
  (operators/ndarray-operator "LinearRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "log"
       :doc
       "Natural logarithm of every element.

  y = ln x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (log (nd/ones [3 4]))"}
  log
  (operators/ndarray-operator "log" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis temperature dtype use-length out]}])
       :mxnet/operator "log_softmax"
       :doc
       "Logarithm of softmax along an axis.

  It is $y_i = x_i/t - \\log\\sum_j \\exp(x_j/t)$, more exact than the logarithm of softmax's output.

  Inputs:
    data (array): Floating-point values, any rank.

  Options:
    :axis (integer, default -1): Axis along which the values sum to one.
    :temperature (number, default nil): The input is divided by this first; 1 when not given.
    :dtype (one of :float16 :float32 :float64, default nil): Type of the output; that of the input when not
        given.
    :use-length (boolean, default false): Whether `length` is given: only so many values of each row take part,
        the others become 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (log-softmax (nd/ones [2 5]))"}
  log-softmax
  (operators/ndarray-operator "log_softmax" ["data"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "log10"
       :doc
       "Logarithm to base 10.

  y = log10 x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (log10 (nd/ones [3 4]))"}
  log10
  (operators/ndarray-operator "log10" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "log1p"
       :doc
       "Logarithm of one plus x, accurate near zero.

  y = ln(1 + x)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (log1p (nd/ones [3 4]))"}
  log1p
  (operators/ndarray-operator "log1p" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "log2"
       :doc
       "Logarithm to base 2.

  y = log2 x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (log2 (nd/ones [3 4]))"}
  log2
  (operators/ndarray-operator "log2" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "logical_not"
       :doc
       "Logical negation.

  y = 1 where x = 0, 0 elsewhere

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (logical-not (nd/ones [3 4]))"}
  logical-not
  (operators/ndarray-operator "logical_not" ["data"] [] {:single true}))

(def ^{:arglists '([data label] [data label {:keys [grad-scale out]}])
       :mxnet/operator "LogisticRegressionOutput"
       :doc
       "Sigmoid with the gradient of the logistic loss.

  The gradient is $(\\sigma(x) - y)\\,s/m$ with $m$ values in each row, whatever flows in.

  Inputs:
    data (array): Predictions.
    label (array): Wanted values, in the shape of `data`.

  Options:
    :grad-scale (number, default 1): Factor on the gradient.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (logistic-regression-output (nd/ones [2 3]) (nd/ones [2 3]))"}
  logistic-regression-output
  (operators/ndarray-operator "LogisticRegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:arglists '([data {:keys [alpha beta knorm nsize out]}])
       :mxnet/operator "LRN"
       :doc
       "Local response normalisation across channels.

  $y_c = x_c (k + \\alpha / n \\sum_{j} x_j^2)^{-\\beta}$ with the sum over the n channels around c.

  Inputs:
    data (array): Shape (batch, channels, height, width).

  Options:
    :alpha (number, default 0.0001): Factor on the mean square.
    :beta (number, default 0.75): Exponent.
    :knorm (number, default 2): Constant under the power.
    :nsize (integer, not negative, required): Number of neighbouring channels, with the channel itself.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (lrn (nd/ones [2 5 2 2]) {:nsize 3})"}
  lrn
  (operators/ndarray-operator "LRN" ["data"] ["alpha" "beta" "knorm" "nsize"] {}))

(def ^{:arglists '([data label] [data label {:keys [grad-scale out]}])
       :mxnet/operator "MAERegressionOutput"
       :doc
       "Identity with the gradient of the absolute error.

  The gradient is $\\mathrm{sign}(\\hat y - y)\\,s/m$ with $m$ values in each row, whatever flows in.

  Inputs:
    data (array): Predictions.
    label (array): Wanted values, in the shape of `data`.

  Options:
    :grad-scale (number, default 1): Factor on the gradient.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (mae-regression-output (nd/ones [2 3]) (nd/ones [2 3]))"}
  mae-regression-output
  (operators/ndarray-operator "MAERegressionOutput" ["data" "label"] ["grad_scale"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "make_loss"
       :doc
       "Marks an expression as a loss: a copy whose gradient is one, whatever flows in from above.

  Inputs:
    data (array): The loss.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values.

  Example:
    (make-loss (nd/ones [2 3]))"}
  make-loss
  (operators/ndarray-operator "make_loss" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "max"
       :doc
       "Largest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (max (nd/ones [2 3]))"}
  max
  (operators/ndarray-operator "max" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "mean"
       :doc
       "Mean of the elements along axes.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (mean (nd/ones [2 3]))"}
  mean
  (operators/ndarray-operator "mean" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "min"
       :doc
       "Smallest element along axes.

  NaN wins; equal elements share the gradient.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (min (nd/ones [2 3]))"}
  min
  (operators/ndarray-operator "min" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axes keepdims out]}])
       :mxnet/operator "moments"
       :doc
       "Mean and variance of the elements along axes.

  The variance divides by the number of elements.

  Inputs:
    data (array): Any array.

  Options:
    :axes (integer or vector of integers, default nil): Axes to take the moments over.
    :keepdims (boolean, default false): Keep these axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    mean (array): The means.
    var (array): The variances.

  Example:
    (moments (nd/ones [2 3 4]) {:axes [0 2]})"}
  moments
  (operators/ndarray-operator "moments" ["data"] ["axes" "keepdims"] {}))

(def ^{:arglists '([weight grad mean var weight32 {:keys [beta1 beta2 epsilon t bias-correction wd rescale-grad clip-gradient out]}])
       :mxnet/operator "mp_lamb_update_phase1"
       :doc
       "First part of a LAMB step: the direction.

  With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 - beta2) *
  g^2; output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mean (array, changed in place): Running mean of the gradient. Updated in place.
    var (array, changed in place): Running mean of the squared gradient. Updated in place.
    weight32 (array): The weight in float32.

  Options:
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-06): Small number that keeps the division finite.
    :t (integer, required): Number of this step, from 1.
    :bias-correction (boolean, default true): Correct the running means for their start at zero.
    :wd (number, required): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The direction of the step.

  Example:
    (mp-lamb-update-phase1 (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:t 2 :wd 0.01})"}
  mp-lamb-update-phase1
  (operators/ndarray-operator "mp_lamb_update_phase1" ["weight" "grad" "mean" "var" "weight32"] ["beta1" "beta2" "epsilon" "t" "bias_correction" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([weight g r1 r2 weight32 {:keys [lr lower-bound upper-bound out]}])
       :mxnet/operator "mp_lamb_update_phase2"
       :doc
       "Second part of a LAMB step: the update.

  weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

  Inputs:
    weight (array): The weight.
    g (array): The direction from the first part.
    r1 (array): Norm of the weight, one element.
    r2 (array): Norm of the direction, one element.
    weight32 (array, changed in place): The weight in float32. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :lower-bound (number, default -1): Least norm of the weight that is used; not positive: none.
    :upper-bound (number, default -1): Largest norm of the weight that is used; not positive: none.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-lamb-update-phase2 (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [1]) (nd/ones [1]) (nd/ones [3 4]) {:lr 0.1})"}
  mp-lamb-update-phase2
  (operators/ndarray-operator "mp_lamb_update_phase2" ["weight" "g" "r1" "r2" "weight32"] ["lr" "lower_bound" "upper_bound"] {:single true}))

(def ^{:arglists '([weight grad mom weight32 {:keys [lr momentum wd rescale-grad clip-gradient out]}])
       :mxnet/operator "mp_nag_mom_update"
       :doc
       "One step of Nesterov's accelerated gradient.

  With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr *
  g. This form keeps a float32 copy of a weight of lower precision.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mom (array, changed in place): The momentum. Updated in place.
    weight32 (array, changed in place): The weight in float32. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :momentum (number, default 0): How much of the last update is kept.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-nag-mom-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  mp-nag-mom-update
  (operators/ndarray-operator "mp_nag_mom_update" ["weight" "grad" "mom" "weight32"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([weight grad mom weight32 {:keys [lr momentum wd rescale-grad clip-gradient lazy-update out]}])
       :mxnet/operator "mp_sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum.

  mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom. This form keeps a float32
  copy of a weight of lower precision.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mom (array, changed in place): The momentum. Updated in place.
    weight32 (array, changed in place): The weight in float32. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :momentum (number, default 0): How much of the last update is kept.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :lazy-update (boolean, default true): With a row_sparse gradient, leave rows alone that it does not hold.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-sgd-mom-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  mp-sgd-mom-update
  (operators/ndarray-operator "mp_sgd_mom_update" ["weight" "grad" "mom" "weight32"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:arglists '([weight grad weight32 {:keys [lr wd rescale-grad clip-gradient lazy-update out]}])
       :mxnet/operator "mp_sgd_update"
       :doc
       "One step of stochastic gradient descent.

  weight -= lr * (clip(rescale_grad * grad) + wd * weight). This form keeps a float32 copy of a weight of lower
  precision.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    weight32 (array, changed in place): The weight in float32. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :lazy-update (boolean, default true): With a row_sparse gradient, leave rows alone that it does not hold.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (mp-sgd-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) {:lr 0.1})"}
  mp-sgd-update
  (operators/ndarray-operator "mp_sgd_update" ["weight" "grad" "weight32"] ["lr" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_all_finite"
       :doc
       "1 if no element of any array is infinite or NaN, else 0.

  Inputs:
    data (any number of arrays): Floating-point arrays.

  Options:
    :num-arrays (integer, default 1): Number of arrays.
    :init-output (boolean, default true): Start from 1; if false, start from what the output array holds.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): float32, of shape (1,).

  Example:
    (multi-all-finite (nd/ones [2 3]) (nd/ones [4]) {:num-arrays 2})"}
  multi-all-finite
  (operators/ndarray-operator "multi_all_finite" ["data"] ["num_arrays" "init_output"] {:variadic ""}))

(def ^{:arglists '([lrs weights-sum-sq grads-sum-sq wds {:keys [eta eps rescale-grad out]}])
       :mxnet/operator "multi_lars"
       :doc
       "Learning rates by the LARS rule.

  new_lr = lr * eta * |w| / (rescale_grad * |g| + wd * |w| + eps) where both norms are positive, else lr.

  Inputs:
    lrs (array): Learning rates.
    weights-sum-sq (array): Sum of squares of each weight.
    grads-sum-sq (array): Sum of squares of each gradient.
    wds (array): Weight decays.

  Options:
    :eta (number, required): Trust coefficient.
    :eps (number, required): Small number that keeps the division finite.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new learning rates.

  Example:
    (multi-lars (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) {:eta 0.1 :eps 1e-08})"}
  multi-lars
  (operators/ndarray-operator "multi_lars" ["lrs" "weights_sum_sq" "grads_sum_sq" "wds"] ["eta" "eps" "rescale_grad"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_mp_sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum for many weights.

  For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, momentum, float32 weight.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :momentum (number, default 0): How much of the last update is kept.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-sgd-mom-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) (nd/ones [2]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.01 0.01]})"}
  multi-mp-sgd-mom-update
  (operators/ndarray-operator "multi_mp_sgd_mom_update" ["data"] ["lrs" "wds" "momentum" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_mp_sgd_update"
       :doc
       "One step of stochastic gradient descent for many weights.

  For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, float32 weight.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-mp-sgd-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.01 0.01]})"}
  multi-mp-sgd-update
  (operators/ndarray-operator "multi_mp_sgd_update" ["data"] ["lrs" "wds" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum for many weights.

  For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, momentum.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :momentum (number, default 0): How much of the last update is kept.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-sgd-mom-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.01 0.01]})"}
  multi-sgd-mom-update
  (operators/ndarray-operator "multi_sgd_mom_update" ["data"] ["lrs" "wds" "momentum" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_sgd_update"
       :doc
       "One step of stochastic gradient descent for many weights.

  For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient.

  Options:
    :lrs (number or vector of numbers, required): Learning rate for each weight.
    :wds (number or vector of numbers, required): Weight decay for each weight.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (multi-sgd-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) {:num-weights 2 :lrs [0.1 0.1] :wds [0.01 0.01]})"}
  multi-sgd-update
  (operators/ndarray-operator "multi_sgd_update" ["data"] ["lrs" "wds" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "multi_sum_sq"
       :doc
       "Sum of squares of each of several arrays.

  Inputs:
    data (any number of arrays): Arrays of any shapes, of one dtype.

  Options:
    :num-arrays (integer, required): Number of arrays.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): float32, one sum for each array.

  Example:
    (multi-sum-sq (nd/ones [2 3]) (nd/ones [4]) {:num-arrays 2})"}
  multi-sum-sq
  (operators/ndarray-operator "multi_sum_sq" ["data"] ["num_arrays"] {:variadic ""}))

(def ^{:arglists '([weight grad mom {:keys [lr momentum wd rescale-grad clip-gradient out]}])
       :mxnet/operator "nag_mom_update"
       :doc
       "One step of Nesterov's accelerated gradient.

  With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum * mom - lr *
  g.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mom (array, changed in place): The momentum. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :momentum (number, default 0): How much of the last update is kept.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (nag-mom-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  nag-mom-update
  (operators/ndarray-operator "nag_mom_update" ["weight" "grad" "mom"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "nanprod"
       :doc
       "Product of the elements along axes.

  NaN counts as one.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (nanprod (nd/ones [2 3]))"}
  nanprod
  (operators/ndarray-operator "nanprod" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "nansum"
       :doc
       "Sum of the elements along axes.

  NaN counts as zero.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (nansum (nd/ones [2 3]))"}
  nansum
  (operators/ndarray-operator "nansum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "negative"
       :doc
       "Negative of every element.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (negative (nd/ones [3 4]))"}
  negative
  (operators/ndarray-operator "negative" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [ord axis out-dtype keepdims out]}])
       :mxnet/operator "norm"
       :doc
       "Vector norm of the elements along axes.

  All axes together count as one vector.

  Inputs:
    data (array): Any array.

  Options:
    :ord (integer, default 2): 1: sum of absolute values; 2: square root of the sum of squares.
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all.
    :out-dtype (one of :float16 :float32 :float64 :int32 :int64 :int8, default nil): The dtype of the result;
        None: that of the input.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The norms; shape (1,) where no axis is left.

  Example:
    (norm (nd/ones [2 3]))"}
  norm
  (operators/ndarray-operator "norm" ["data"] ["ord" "axis" "out_dtype" "keepdims"] {:single true}))

(def ^{:arglists '([indices {:keys [depth on-value off-value dtype out]}])
       :mxnet/operator "one_hot"
       :doc
       "Turns indices into rows that are `on_value` at the index and `off_value` elsewhere.

  An index outside of [0, depth) gives a row of `off_value`.

  Inputs:
    indices (array): Indices, of any shape and type.

  Options:
    :depth (integer, required): Length of each row.
    :on-value (number, default 1): Value at the index.
    :off-value (number, default 0): Value elsewhere.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): Type of
        the result.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One dimension more than `indices`, of length `depth`.

  Example:
    (one-hot (nd/array [1 0 2] [3]) {:depth 4})"}
  one-hot
  (operators/ndarray-operator "one_hot" ["indices"] ["depth" "on_value" "off_value" "dtype"] {}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "ones_like"
       :doc
       "Ones of the shape and dtype of the input.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Ones.

  Example:
    (ones-like (nd/ones [2 3]))"}
  ones-like
  (operators/ndarray-operator "ones_like" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [mode pad-width constant-value out]}])
       :mxnet/operator "Pad"
       :doc
       "Puts a border around an array.

  Inputs:
    data (array): Array with at least one dimension.

  Options:
    :mode (one of :constant :edge :reflect, required): What to fill the border with: 'constant', 'edge' (the
        outermost value) or 'reflect' (the image mirrored at its edge).
    :pad-width (integer or vector of integers, required): Width of the border before and after each dimension:
        (before_1, after_1, before_2, ...).
    :constant-value (number, default 0): Value of the border in mode 'constant'.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The array with its border.

  Example:
    (pad (nd/ones [1 2 2 3]) {:mode :constant :pad-width [0 0 0 0 1 2 2 1] :constant-value 3})"}
  pad
  (operators/ndarray-operator "Pad" ["data"] ["mode" "pad_width" "constant_value"] {:single true}))

(def ^{:arglists '([data index] [data index {:keys [axis keepdims mode out]}])
       :mxnet/operator "pick"
       :doc
       "Picks one element of every row.

  Along `axis`, out[i..] = data[i.., index[i..]].

  Inputs:
    data (array): Array with at least one dimension.
    index (array): Indices; the shape of `data` without the picked dimension, or with length one there.

  Options:
    :axis (integer, default -1): The dimension that the indices run over; negative counts from the end.
    :keepdims (boolean, default false): Keep the picked dimension with length one.
    :mode (one of :clip :wrap, default :clip): What to do with indices out of range: 'clip' uses the nearest
        valid one, 'wrap' counts on from the other end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The picked elements.

  Example:
    (pick (nd/ones [3 4]) (nd/array [0 3 2] [3]))"}
  pick
  (operators/ndarray-operator "pick" ["data" "index"] ["axis" "keepdims" "mode"] {:single true}))

(def ^{:arglists '([data] [data {:keys [kernel pool-type global-pool cudnn-off pooling-convention stride pad p-value count-include-pad layout out]}])
       :mxnet/operator "Pooling"
       :doc
       "Maximum, mean, sum or p-norm over windows.

  Windows of the size `kernel` lie `stride` apart on the padded data; padding never is the maximum. The p-norm is
  $(\\sum |x|^p)^{1/p}$.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...), or as `layout` says.

  Options:
    :kernel (integer or vector of integers, default []): Size of the window: (w,), (h, w) or (d, h, w).
    :pool-type (one of :avg :lp :max :sum, default :max): What becomes of the values of a window: their maximum,
        mean, sum, or p-norm.
    :global-pool (boolean, default false): Whether one window covers all; kernel, stride and pad are not looked
        at then.
    :cudnn-off (boolean, default false): Accepted for compatibility; has no effect.
    :pooling-convention (one of :full :same :valid, default :valid): How many windows there are: `valid` rounds
        (d + 2 pad - kernel) / stride + 1 down, `full` rounds it up, `same` takes (d + 2 pad) / stride rounded up.
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :pad (integer or vector of integers, default []): Padding on both sides of each axis; 0 when not given.
    :p-value (integer, default nil): The p of `pool_type='lp'`; must be given there.
    :count-include-pad (boolean, default nil): Whether the mean counts padding as zeros; it does when not given.
    :layout (one of :NCDHW :NCHW :NCW :NDHWC :NHWC :NWC, default nil): Order of the axes; channels first when
        not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, positions...), in the layout of `data`.

  Example:
    (pooling (nd/ones [2 3 5 5]) {:kernel [2 2] :stride [2 2]})"}
  pooling
  (operators/ndarray-operator "Pooling" ["data"] ["kernel" "pool_type" "global_pool" "cudnn_off" "pooling_convention" "stride" "pad" "p_value" "count_include_pad" "layout"] {:single true}))

(def ^{:arglists '([data] [data {:keys [kernel pool-type global-pool pooling-convention stride pad out]}])
       :mxnet/operator "Pooling_v1"
       :doc
       "Pooling, as old models name it.

  See Pooling.

  Inputs:
    data (array): Shape (batch, channels, spatial axes...).

  Options:
    :kernel (integer or vector of integers, default []): Size of the window: (w,), (h, w) or (d, h, w).
    :pool-type (one of :avg :max :sum, default :max): What becomes of the values of a window: their maximum,
        mean or sum.
    :global-pool (boolean, default false): Whether one window covers all.
    :pooling-convention (one of :full :valid, default :valid): Whether the number of windows is rounded down or
        up.
    :stride (integer or vector of integers, default []): Distance between windows along each axis; 1 when not
        given.
    :pad (integer or vector of integers, default []): Padding on both sides of each axis; 0 when not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, positions...).

  Example:
    (pooling-v1 (nd/ones [2 3 5 5]) {:kernel [2 2] :stride [2 2]})"}
  pooling-v1
  (operators/ndarray-operator "Pooling_v1" ["data"] ["kernel" "pool_type" "global_pool" "pooling_convention" "stride" "pad"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "preloaded_multi_adam_update"
       :doc
       "One step of Adam for many weights.

  For each weight as `adam_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, mean, variance; at the end all learning
        rates and all weight decays.

  Options:
    :beta1 (number, default 0.9): Decay of the gradient's running mean.
    :beta2 (number, default 0.999): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (preloaded-multi-adam-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/array [0.1 0.1] [2]) (nd/array [0.01 0.01] [2]) {:num-weights 2})"}
  preloaded-multi-adam-update
  (operators/ndarray-operator "preloaded_multi_adam_update" ["data"] ["beta1" "beta2" "epsilon" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "preloaded_multi_mp_sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum for many weights.

  For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, momentum, float32 weight; at the end all
        learning rates and all weight decays.

  Options:
    :momentum (number, default 0): How much of the last update is kept.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (preloaded-multi-mp-sgd-mom-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) (nd/ones [2]) (nd/array [0.1 0.1] [2]) (nd/array [0.01 0.01] [2]) {:num-weights 2})"}
  preloaded-multi-mp-sgd-mom-update
  (operators/ndarray-operator "preloaded_multi_mp_sgd_mom_update" ["data"] ["momentum" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "preloaded_multi_mp_sgd_update"
       :doc
       "One step of stochastic gradient descent for many weights.

  For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, float32 weight; at the end all learning
        rates and all weight decays.

  Options:
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (preloaded-multi-mp-sgd-update (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4] {:dtype :float16}) (nd/ones [3 4]) (nd/ones [2] {:dtype :float16}) (nd/ones [2] {:dtype :float16}) (nd/ones [2]) (nd/array [0.1 0.1] [2]) (nd/array [0.01 0.01] [2]) {:num-weights 2})"}
  preloaded-multi-mp-sgd-update
  (operators/ndarray-operator "preloaded_multi_mp_sgd_update" ["data"] ["rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "preloaded_multi_sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum for many weights.

  For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient, momentum; at the end all learning rates and
        all weight decays.

  Options:
    :momentum (number, default 0): How much of the last update is kept.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (preloaded-multi-sgd-mom-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/ones [2]) (nd/array [0.1 0.1] [2]) (nd/array [0.01 0.01] [2]) {:num-weights 2})"}
  preloaded-multi-sgd-mom-update
  (operators/ndarray-operator "preloaded_multi_sgd_mom_update" ["data"] ["momentum" "rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([& data])
       :mxnet/operator "preloaded_multi_sgd_update"
       :doc
       "One step of stochastic gradient descent for many weights.

  For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

  Inputs:
    data (any number of arrays): For each weight: weight, gradient; at the end all learning rates and all weight
        decays.

  Options:
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :num-weights (integer, default 1): Number of weights updated.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weights; give the old ones as outputs to update them in place.

  Example:
    (preloaded-multi-sgd-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [2]) (nd/ones [2]) (nd/array [0.1 0.1] [2]) (nd/array [0.01 0.01] [2]) {:num-weights 2})"}
  preloaded-multi-sgd-update
  (operators/ndarray-operator "preloaded_multi_sgd_update" ["data"] ["rescale_grad" "clip_gradient" "num_weights"] {:variadic ""}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "prod"
       :doc
       "Product of the elements along axes.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (prod (nd/ones [2 3]))"}
  prod
  (operators/ndarray-operator "prod" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "radians"
       :doc
       "Converts degrees to radians.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (radians (nd/ones [3 4]))"}
  radians
  (operators/ndarray-operator "radians" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "rcbrt"
       :doc
       "Reciprocal of the cube root.

  y = x^(-1/3)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (rcbrt (nd/ones [3 4]))"}
  rcbrt
  (operators/ndarray-operator "rcbrt" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "reciprocal"
       :doc
       "Reciprocal of every element.

  y = 1 / x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (reciprocal (nd/ones [3 4]))"}
  reciprocal
  (operators/ndarray-operator "reciprocal" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "relu"
       :doc
       "Rectified linear unit.

  y = max(x, 0)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (relu (nd/ones [3 4]))"}
  relu
  (operators/ndarray-operator "relu" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [repeats axis out]}])
       :mxnet/operator "repeat"
       :doc
       "Writes each element several times in a row.

  Inputs:
    data (array): Array of any shape.

  Options:
    :repeats (integer, required): How often to write each element.
    :axis (integer, default nil): Dimension along which to repeat; None: the flattened array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The array with repeated elements.

  Example:
    (repeat (nd/ones [2 3]) {:repeats 2 :axis 1})"}
  repeat
  (operators/ndarray-operator "repeat" ["data"] ["repeats" "axis"] {}))

(def ^{:arglists '([& data])
       :mxnet/operator "reset_arrays"
       :doc
       "Sets many arrays to zero in place.

  Inputs:
    data (any number of arrays): The arrays; each is written.

  Options:
    :num-arrays (integer, required): Number of arrays.
    :out (array or vector of arrays): Where to write the result.

  Example:
    (reset-arrays (nd/ones [2 3]) (nd/ones [4]) {:num-arrays 2})"}
  reset-arrays
  (operators/ndarray-operator "reset_arrays" ["data"] ["num_arrays"] {:variadic ""}))

(def ^{:arglists '([data] [data {:keys [shape reverse target-shape keep-highest out]}])
       :mxnet/operator "Reshape"
       :doc
       "Gives the elements of an array another shape.

  No data moves: the result shares the input's memory. Special codes in `shape` refer to the dimensions of the
  input from left to right (from right to left with `reverse`), for instance (2,3,4) with shape=(-3,0) becomes
  (6,4) and with shape=(0,-4,3,-1,0) becomes (2,3,1,4).

  Inputs:
    data (array): Array of any shape.

  Options:
    :shape (integer or vector of integers, default []): New shape. 0 copies the dimension at this place, -1 is
        inferred from the number of elements, -2 copies all dimensions that are left, -3 multiplies the next two,
        and -4 splits one dimension into the two numbers that follow it, one of which may be -1.
    :reverse (boolean, default false): Read the special codes from the last dimension to the first.
    :target-shape (integer or vector of integers, default []): The form of this parameter in old models: 0 is
        inferred. `shape` wins when it is given.
    :keep-highest (boolean, default false): With `target_shape`: the first dimension stays as it is.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements in row-major order.

  Example:
    (reshape (nd/ones [2 3 4]) {:shape [-1 4]})"}
  reshape
  (operators/ndarray-operator "Reshape" ["data"] ["shape" "reverse" "target_shape" "keep_highest"] {:single true}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [lhs-begin lhs-end rhs-begin rhs-end out]}])
       :mxnet/operator "reshape_like"
       :doc
       "Gives `lhs` the shape of `rhs`.

  Dimensions [lhs_begin, lhs_end) of `lhs` are replaced with dimensions [rhs_begin, rhs_end) of `rhs`; the number
  of elements must stay. No data moves.

  Inputs:
    lhs (array): The data.
    rhs (array): Only its shape is used.

  Options:
    :lhs-begin (integer, default nil): First dimension of `lhs` to replace; None: 0. Negative counts from the
        end.
    :lhs-end (integer, default nil): End of the dimensions to replace; None: all.
    :rhs-begin (integer, default nil): First dimension of `rhs` to use; None: 0.
    :rhs-end (integer, default nil): End of the dimensions to use; None: all.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The elements of `lhs`.

  Example:
    (reshape-like (nd/ones [2 6]) (nd/ones [3 4]))"}
  reshape-like
  (operators/ndarray-operator "reshape_like" ["lhs" "rhs"] ["lhs_begin" "lhs_end" "rhs_begin" "rhs_end"] {:single true}))

(def ^{:arglists '([data {:keys [axis out]}])
       :mxnet/operator "reverse"
       :doc
       "Reverses the order of the elements along dimensions.

  Inputs:
    data (array): Array with at least one dimension.

  Options:
    :axis (integer or vector of integers, required): Dimensions to reverse; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reversed array.

  Example:
    (reverse (nd/ones [2 3]) {:axis [1]})"}
  reverse
  (operators/ndarray-operator "reverse" ["data"] ["axis"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "rint"
       :doc
       "Rounds to the nearest integer.

  y = the nearest integer, halves toward minus infinity

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (rint (nd/ones [3 4]))"}
  rint
  (operators/ndarray-operator "rint" ["data"] [] {:single true}))

(def ^{:arglists '([weight grad n {:keys [lr gamma1 epsilon wd rescale-grad clip-gradient clip-weights out]}])
       :mxnet/operator "rmsprop_update"
       :doc
       "One step of RMSProp.

  With g = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * g^2; weight -= lr * g / sqrt(n
  + epsilon).

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    n (array, changed in place): Running mean of the squared gradient. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :gamma1 (number, default 0.95): Decay of the squared gradient's running mean.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :clip-weights (number, default -1): Limit of the weight's absolute value; not positive: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (rmsprop-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  rmsprop-update
  (operators/ndarray-operator "rmsprop_update" ["weight" "grad" "n"] ["lr" "gamma1" "epsilon" "wd" "rescale_grad" "clip_gradient" "clip_weights"] {:single true}))

(def ^{:arglists '([weight grad n g delta {:keys [lr gamma1 gamma2 epsilon wd rescale-grad clip-gradient clip-weights out]}])
       :mxnet/operator "rmspropalex_update"
       :doc
       "One step of centred RMSProp with momentum.

  With x = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * x^2; g = gamma1 * g + (1 -
  gamma1) * x; delta = gamma2 * delta - lr * x / sqrt(n - g^2 + epsilon); weight += delta.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    n (array, changed in place): Running mean of the squared gradient. Updated in place.
    g (array, changed in place): Running mean of the gradient. Updated in place.
    delta (array, changed in place): The last update. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :gamma1 (number, default 0.95): Decay of the running means.
    :gamma2 (number, default 0.9): How much of the last update is kept.
    :epsilon (number, default 1e-08): Small number that keeps the division finite.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :clip-weights (number, default -1): Limit of the weight's absolute value; not positive: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (rmspropalex-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  rmspropalex-update
  (operators/ndarray-operator "rmspropalex_update" ["weight" "grad" "n" "g" "delta"] ["lr" "gamma1" "gamma2" "epsilon" "wd" "rescale_grad" "clip_gradient" "clip_weights"] {:single true}))

(def ^{:arglists '([data parameters state state-cell sequence-length {:keys [state-size num-layers bidirectional mode p state-outputs projection-size lstm-state-clip-min lstm-state-clip-max lstm-state-clip-nan use-sequence-length out]}])
       :mxnet/operator "RNN"
       :doc
       "Recurrent layers over a whole sequence.

  Each layer computes at every step a new state from its input and its state before: h' = f(W x + b + U h + c) for
  the plain cells; LSTM has the gates i, f, g, o and a cell state; GRU has the gates r, z, n with n = tanh(W x + b
  + r (U h + c)). `parameters` holds for each layer and direction W, U (and the projection), and behind all
  weights for each layer and direction b and c.

  Inputs:
    data (array): Shape (time, batch, inputs).
    parameters (array): All weights and biases, as one vector.
    state (array): Initial states, shape (layers x directions, batch, state size).
    state-cell (array, optional): Initial cell states; only with mode `lstm`.
    sequence-length (array, optional): Number of steps of each sequence, shape (batch,); only with
        `use_sequence_length`.

  Options:
    :state-size (integer, not negative, required): Size of the state of each layer.
    :num-layers (integer, not negative, required): Number of layers.
    :bidirectional (boolean, default false): Whether every layer runs over the sequence in both directions.
    :mode (one of :gru :lstm :rnn-relu :rnn-tanh, required): The cell: a plain one with `relu` or `tanh`, LSTM,
        or GRU.
    :p (number, default 0): Dropout between layers, while training.
    :state-outputs (boolean, default false): Whether the final states are outputs as well.
    :projection-size (integer, default nil): Size to which an LSTM's state is projected, if it is.
    :lstm-state-clip-min (number, default nil): Least value of an LSTM's cell state; given together with the
        largest.
    :lstm-state-clip-max (number, default nil): Largest value of an LSTM's cell state.
    :lstm-state-clip-nan (boolean, default false): Whether a NaN in the cell state becomes the least value.
    :use-sequence-length (boolean, default false): Whether `sequence_length` is given: steps behind a sequence's
        end give 0 and leave its states alone.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The last layer's states, shape (time, batch, directions x state size).

  Example:
    (rnn (nd/ones [3 2 2]) (nd/ones [84]) (nd/ones [1 2 3]) (nd/ones [1 2 3]) {:state-size 3 :num-layers 1 :mode :lstm})"}
  rnn
  (operators/ndarray-operator "RNN" ["data" "parameters" "state" "state_cell" "sequence_length"] ["state_size" "num_layers" "bidirectional" "mode" "p" "state_outputs" "projection_size" "lstm_state_clip_min" "lstm_state_clip_max" "lstm_state_clip_nan" "use_sequence_length"] {:single true}))

(def ^{:arglists '([data rois {:keys [pooled-size spatial-scale out]}])
       :mxnet/operator "ROIPooling"
       :doc
       "Maximum over the bins of regions of interest.

  Each region is cut into `pooled_size` bins (whose edges are rounded outwards); the output holds the largest
  value of each bin, 0 for an empty one.

  Inputs:
    data (array): Feature maps, shape (batch, channels, height, width).
    rois (array): Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners belong to the region.

  Options:
    :pooled-size (integer or vector of integers, required): Number of bins along height and width.
    :spatial-scale (number, required): Size of the feature map over that of the image in which the regions are
        given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (regions, channels, pooled_size...).

  Example:
    (roi-pooling (nd/ones [1 2 6 6]) (nd/array [0 0 0 3 3 0 1 2 5 5] [2 5]) {:pooled-size [2 2] :spatial-scale 1})"}
  roi-pooling
  (operators/ndarray-operator "ROIPooling" ["data" "rois"] ["pooled_size" "spatial_scale"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "round"
       :doc
       "Rounds to the nearest integer.

  y = the nearest integer, halves away from zero

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (round (nd/ones [3 4]))"}
  round
  (operators/ndarray-operator "round" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "rsqrt"
       :doc
       "Reciprocal of the square root.

  y = x^(-1/2)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (rsqrt (nd/ones [3 4]))"}
  rsqrt
  (operators/ndarray-operator "rsqrt" ["data"] [] {:single true}))

(def ^{:arglists '([data indices {:keys [shape out]}])
       :mxnet/operator "scatter_nd"
       :doc
       "Writes elements at given coordinates of an array of zeros.

  out[indices[0, y..], ..., indices[M-1, y..], x..] = data[y.., x..]; where coordinates repeat the last value
  stays.

  Inputs:
    data (array): The values.
    indices (array): Coordinates, (M, ...).

  Options:
    :shape (integer or vector of integers, required): Shape of the whole array.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Array of the given shape.

  Example:
    (scatter-nd (nd/ones [2]) (nd/array [0 1 2 0] [2 2]) {:shape [2 3]})"}
  scatter-nd
  (operators/ndarray-operator "scatter_nd" ["data" "indices"] ["shape"] {:single true}))

(def ^{:arglists '([data] [data sequence-length {:keys [use-sequence-length axis out]}])
       :mxnet/operator "SequenceLast"
       :doc
       "The last step of each sequence.

  Without `sequence_length` that is the last one along the axis of time.

  Inputs:
    data (array): Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence-length (array, optional): Lengths, of shape (batch,); only with `use_sequence_length`.

  Options:
    :use-sequence-length (boolean, default false): Whether `sequence_length` is given; otherwise all sequences
        have full length.
    :axis (integer, default 0): The axis of time, the first or the second; the other one is the batch. Negative
        counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, ...).

  Example:
    (sequence-last (nd/ones [4 2 3]) (nd/array [1 4] [2]) {:use-sequence-length true})"}
  sequence-last
  (operators/ndarray-operator "SequenceLast" ["data" "sequence_length"] ["use_sequence_length" "axis"] {:single true}))

(def ^{:arglists '([data] [data sequence-length {:keys [use-sequence-length value axis out]}])
       :mxnet/operator "SequenceMask"
       :doc
       "Writes a value behind the end of each sequence.

  Of sequence b the first `sequence_length[b]` steps stay.

  Inputs:
    data (array): Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence-length (array, optional): Lengths, of shape (batch,); only with `use_sequence_length`.

  Options:
    :use-sequence-length (boolean, default false): Whether `sequence_length` is given; otherwise nothing is
        masked.
    :value (number, default 0): What is written behind the end of each sequence.
    :axis (integer, default 0): The axis of time, the first or the second; the other one is the batch. Negative
        counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (sequence-mask (nd/ones [4 2 3]) (nd/array [1 4] [2]) {:use-sequence-length true})"}
  sequence-mask
  (operators/ndarray-operator "SequenceMask" ["data" "sequence_length"] ["use_sequence_length" "value" "axis"] {:single true}))

(def ^{:arglists '([data] [data sequence-length {:keys [use-sequence-length axis out]}])
       :mxnet/operator "SequenceReverse"
       :doc
       "Reverses each sequence.

  With `sequence_length` only the first so many steps of a sequence are reversed and the rest stays where it is.

  Inputs:
    data (array): Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
    sequence-length (array, optional): Lengths, of shape (batch,); only with `use_sequence_length`.

  Options:
    :use-sequence-length (boolean, default false): Whether `sequence_length` is given; otherwise all sequences
        have full length.
    :axis (integer, default 0): The axis of time, the first or the second; the other one is the batch. Negative
        counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (sequence-reverse (nd/ones [4 2 3]) (nd/array [1 4] [2]) {:use-sequence-length true})"}
  sequence-reverse
  (operators/ndarray-operator "SequenceReverse" ["data" "sequence_length"] ["use_sequence_length" "axis"] {:single true}))

(def ^{:arglists '([weight grad mom {:keys [lr momentum wd rescale-grad clip-gradient lazy-update out]}])
       :mxnet/operator "sgd_mom_update"
       :doc
       "One step of stochastic gradient descent with momentum.

  mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom.

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mom (array, changed in place): The momentum. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :momentum (number, default 0): How much of the last update is kept.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :lazy-update (boolean, default true): With a row_sparse gradient, leave rows alone that it does not hold.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (sgd-mom-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  sgd-mom-update
  (operators/ndarray-operator "sgd_mom_update" ["weight" "grad" "mom"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:arglists '([weight grad {:keys [lr wd rescale-grad clip-gradient lazy-update out]}])
       :mxnet/operator "sgd_update"
       :doc
       "One step of stochastic gradient descent.

  weight -= lr * (clip(rescale_grad * grad) + wd * weight).

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.

  Options:
    :lr (number, required): Learning rate.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :lazy-update (boolean, default true): With a row_sparse gradient, leave rows alone that it does not hold.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (sgd-update (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  sgd-update
  (operators/ndarray-operator "sgd_update" ["weight" "grad"] ["lr" "wd" "rescale_grad" "clip_gradient" "lazy_update"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "shape_array"
       :doc
       "The shape of the input, as a one-dimensional array.

  Inputs:
    data (array): Any array.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): int64, one element for each dimension.

  Example:
    (shape-array (nd/ones [2 3]))"}
  shape-array
  (operators/ndarray-operator "shape_array" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "sigmoid"
       :doc
       "Logistic sigmoid.

  y = 1 / (1 + e^(-x))

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (sigmoid (nd/ones [3 4]))"}
  sigmoid
  (operators/ndarray-operator "sigmoid" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "sign"
       :doc
       "Sign of every element.

  y = -1 where x < 0, 0 where x = 0, 1 where x > 0

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (sign (nd/ones [3 4]))"}
  sign
  (operators/ndarray-operator "sign" ["data"] [] {:single true}))

(def ^{:arglists '([weight grad {:keys [lr wd rescale-grad clip-gradient out]}])
       :mxnet/operator "signsgd_update"
       :doc
       "One step by the sign of the gradient.

  weight -= lr * (sign(grad) + wd * weight).

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.

  Options:
    :lr (number, required): Learning rate.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (signsgd-update (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  signsgd-update
  (operators/ndarray-operator "signsgd_update" ["weight" "grad"] ["lr" "wd" "rescale_grad" "clip_gradient"] {:single true}))

(def ^{:arglists '([weight grad mom {:keys [lr momentum wd rescale-grad clip-gradient wd-lh out]}])
       :mxnet/operator "signum_update"
       :doc
       "One step by the sign of the momentum.

  mom = momentum * mom - (1 - momentum) * (clip(rescale_grad * grad) + wd * weight); weight = (1 - lr * wd_lh) *
  weight + lr * sign(mom).

  Inputs:
    weight (array): The weight.
    grad (array): Its gradient, of the same shape.
    mom (array, changed in place): The momentum. Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :momentum (number, default 0): How much of the last update is kept.
    :wd (number, default 0): Weight decay: this much of the weight is added to its gradient.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :wd-lh (number, default 0): Weight decay that acts on the weight itself and not on its gradient.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The new weight; give the old one as the output to update it in place.

  Example:
    (signum-update (nd/ones [3 4]) (nd/ones [3 4]) (nd/ones [3 4]) {:lr 0.1})"}
  signum-update
  (operators/ndarray-operator "signum_update" ["weight" "grad" "mom"] ["lr" "momentum" "wd" "rescale_grad" "clip_gradient" "wd_lh"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "sin"
       :doc
       "Sine of an angle in radians.

  y = sin x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (sin (nd/ones [3 4]))"}
  sin
  (operators/ndarray-operator "sin" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "sinh"
       :doc
       "Hyperbolic sine.

  y = sinh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (sinh (nd/ones [3 4]))"}
  sinh
  (operators/ndarray-operator "sinh" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "size_array"
       :doc
       "The number of elements of the input.

  Inputs:
    data (array): Any array.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): int64, of shape (1,).

  Example:
    (size-array (nd/ones [2 3]))"}
  size-array
  (operators/ndarray-operator "size_array" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [begin end step out]}])
       :mxnet/operator "slice"
       :doc
       "Cuts a box out of an array.

  In each dimension the elements begin, begin+step, ... before end are taken; bounds count from the end when
  negative, are clipped to the dimension, and None leaves a side open.

  Inputs:
    data (array): Array of any shape.

  Options:
    :begin (integer or vector of integers, required): First index of each dimension; None: from the start.
    :end (integer or vector of integers, required): End index of each dimension, not included; None: to the end.
    :step (integer or vector of integers, default []): Step of each dimension; None: 1. A negative step runs
        backwards.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The box.

  Example:
    (slice (nd/ones [4 5]) {:begin [1 0] :end [3 4]})"}
  slice
  (operators/ndarray-operator "slice" ["data"] ["begin" "end" "step"] {:single true}))

(def ^{:arglists '([data {:keys [axis begin end out]}])
       :mxnet/operator "slice_axis"
       :doc
       "Takes the range [begin, end) of one dimension.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer, required): The dimension to cut; negative counts from the end.
    :begin (integer, required): First index; negative counts from the end.
    :end (integer, required): End index, not included; None: to the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The range; other dimensions are whole.

  Example:
    (slice-axis (nd/ones [3 5]) {:axis 1 :begin 1 :end 4})"}
  slice-axis
  (operators/ndarray-operator "slice_axis" ["data"] ["axis" "begin" "end"] {:single true}))

(def ^{:arglists '([data {:keys [num-outputs axis squeeze-axis out]}])
       :mxnet/operator "SliceChannel"
       :doc
       "Splits an array into equal parts along a dimension.

  Inputs:
    data (array): Array with at least one dimension.

  Options:
    :num-outputs (integer, required): Number of equal parts.
    :axis (integer, default 1): The dimension to split; negative counts from the end.
    :squeeze-axis (boolean, default false): Drop the split dimension; parts must have length one in it.
    :out (array or vector of arrays): Where to write the result.

  Example:
    (slice-channel (nd/ones [2 6]) {:num-outputs 3})"}
  slice-channel
  (operators/ndarray-operator "SliceChannel" ["data"] ["num_outputs" "axis" "squeeze_axis"] {}))

(def ^{:arglists '([data shape-like] [data shape-like {:keys [axes out]}])
       :mxnet/operator "slice_like"
       :doc
       "Cuts an array to the size of another one.

  From each dimension in `axes` the first elements are taken, as many as `shape_like` has there.

  Inputs:
    data (array): Array of any shape.
    shape-like (array): Only its shape is used.

  Options:
    :axes (integer or vector of integers, default []): Dimensions to cut; empty: all.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The cut array.

  Example:
    (slice-like (nd/ones [3 4]) (nd/ones [2 3]))"}
  slice-like
  (operators/ndarray-operator "slice_like" ["data" "shape_like"] ["axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar out]}])
       :mxnet/operator "smooth_l1"
       :doc
       "Smooth L1 loss: a square near zero, linear beyond.

  y = (sigma x)^2 / 2        where |x| < 1 / sigma^2
      y = |x| - 0.5 / sigma^2    elsewhere

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): sigma: the transition from square to linear is at 1 / sigma^2.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (smooth-l1 (nd/array [-3 -0.1 0.2 2] [4]) {:scalar 1.5})"}
  smooth-l1
  (operators/ndarray-operator "smooth_l1" ["data"] ["scalar"] {:single true}))

(def ^{:arglists '([data] [data length {:keys [axis temperature dtype use-length out]}])
       :mxnet/operator "softmax"
       :doc
       "Exponentials scaled to sum to one along an axis.

  With temperature $t$ the output is $y_i = \\exp(x_i/t) / \\sum_j \\exp(x_j/t)$, computed without overflow.

  Inputs:
    data (array): Floating-point values, any rank.
    length (array, optional): How many leading values of each row count, of shape `data` without `axis`; int32
        or int64.

  Options:
    :axis (integer, default -1): Axis along which the values sum to one.
    :temperature (number, default nil): The input is divided by this first; 1 when not given.
    :dtype (one of :float16 :float32 :float64, default nil): Type of the output; that of the input when not
        given.
    :use-length (boolean, default false): Whether `length` is given: only so many values of each row take part,
        the others become 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (softmax (nd/ones [2 5]))"}
  softmax
  (operators/ndarray-operator "softmax" ["data" "length"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:arglists '([data] [data {:keys [mode out]}])
       :mxnet/operator "SoftmaxActivation"
       :doc
       "Softmax over the last axis or over the channels.

  An older operator; `softmax` does the same along any axis.

  Inputs:
    data (array): At least one axis, two in mode `channel`.

  Options:
    :mode (one of :channel :instance, default :instance): `instance`: over the last axis; `channel`: over axis
        1.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (softmax-activation (nd/ones [2 3]))"}
  softmax-activation
  (operators/ndarray-operator "SoftmaxActivation" ["data"] ["mode"] {:single true}))

(def ^{:arglists '([data label] [data label {:keys [out]}])
       :mxnet/operator "softmax_cross_entropy"
       :doc
       "Cross entropy of softmax with class labels, summed over the batch.

  The result is $-\\sum_i \\log \\mathrm{softmax}(x_i)_{label_i}$ as an array of one element.

  Inputs:
    data (array): Scores of shape (batch, classes).
    label (array): Class numbers of shape (batch,), in the type of `data`.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (1,).

  Example:
    (softmax-cross-entropy (nd/ones [3 4]) (nd/array [0 3 1] [3]))"}
  softmax-cross-entropy
  (operators/ndarray-operator "softmax_cross_entropy" ["data" "label"] [] {:single true}))

(def ^{:arglists '([data label] [data label {:keys [grad-scale ignore-label multi-output use-ignore preserve-shape normalization out-grad smooth-alpha out]}])
       :mxnet/operator "SoftmaxOutput"
       :doc
       "Softmax with the gradient of the cross-entropy loss.

  The output is softmax of `data`; the gradient is that of $-\\sum \\log p_{label}$, namely $p -
  \\mathrm{onehot}(label)$ times `grad_scale`, whatever gradient flows in (unless `out_grad` is set). A label
  outside the classes subtracts nothing.

  Inputs:
    data (array): Scores, of shape (batch, classes) or with more axes.
    label (array): Class numbers of shape (batch,), or probabilities in the shape of `data`.

  Options:
    :grad-scale (number, default 1): Factor on the gradient.
    :ignore-label (number, default -1): Rows with this label get no gradient, if `use_ignore` is set.
    :multi-output (boolean, default false): Whether classes lie along axis 1, with one label for each position
        of the remaining axes.
    :use-ignore (boolean, default false): Whether `ignore_label` has an effect.
    :preserve-shape (boolean, default false): Whether classes lie along the last axis only, and not along all
        axes but the first.
    :normalization (one of :batch :null :valid, default :null): What the gradient is divided by: nothing, the
        number of labels, or the number of labels that are not ignored.
    :out-grad (boolean, default false): Whether the gradient is multiplied with the output's gradient. Otherwise
        that is not looked at: the operator is a loss.
    :smooth-alpha (number, default 0): Label smoothing: so much of the label's weight is spread evenly over the
        other classes. Not used with `multi_output`.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Probabilities, same shape as `data`.

  Example:
    (softmax-output (nd/ones [2 3]) (nd/array [0 2] [2]))"}
  softmax-output
  (operators/ndarray-operator "SoftmaxOutput" ["data" "label"] ["grad_scale" "ignore_label" "multi_output" "use_ignore" "preserve_shape" "normalization" "out_grad" "smooth_alpha"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis temperature dtype use-length out]}])
       :mxnet/operator "softmin"
       :doc
       "Softmax of the negated input along an axis.

  The smallest value gets the largest weight.

  Inputs:
    data (array): Floating-point values, any rank.

  Options:
    :axis (integer, default -1): Axis along which the values sum to one.
    :temperature (number, default nil): The input is divided by this first; 1 when not given.
    :dtype (one of :float16 :float32 :float64, default nil): Type of the output; that of the input when not
        given.
    :use-length (boolean, default false): Whether `length` is given: only so many values of each row take part,
        the others become 0.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (softmin (nd/ones [2 5]))"}
  softmin
  (operators/ndarray-operator "softmin" ["data"] ["axis" "temperature" "dtype" "use_length"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "softsign"
       :doc
       "Softsign activation.

  y = x / (1 + |x|)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (softsign (nd/ones [3 4]))"}
  softsign
  (operators/ndarray-operator "softsign" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis is-ascend out]}])
       :mxnet/operator "sort"
       :doc
       "Sorts the elements along a dimension.

  NaN comes after all numbers.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer, default -1): Dimension to sort; None: the flattened array.
    :is-ascend (boolean, default true): Smallest first.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The sorted elements.

  Example:
    (sort (nd/array [3 1 2 0 5 4] [2 3]))"}
  sort
  (operators/ndarray-operator "sort" ["data"] ["axis" "is_ascend"] {:single true}))

(def ^{:arglists '([data {:keys [block-size out]}])
       :mxnet/operator "space_to_depth"
       :doc
       "Moves blocks of pixels into channels.

  (n, c, h*b, w*b) becomes (n, c*b*b, h, w); the inverse of `depth_to_space`.

  Inputs:
    data (array): Images (batch, channel, height, width).

  Options:
    :block-size (integer, required): Edge of the square blocks.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Smaller images with more channels.

  Example:
    (space-to-depth (nd/ones [1 2 4 6]) {:block-size 2})"}
  space-to-depth
  (operators/ndarray-operator "space_to_depth" ["data"] ["block_size"] {}))

(def ^{:arglists '([data loc {:keys [target-shape transform-type sampler-type cudnn-off out]}])
       :mxnet/operator "SpatialTransformer"
       :doc
       "Transforms an image by an affine map for each instance.

  The grid of GridGenerator, sampled by BilinearSampler.

  Inputs:
    data (array): Shape (batch, channels, height, width).
    loc (array): Matrices of 2 x 3, shape (batch, 6).

  Options:
    :target-shape (integer or vector of integers, default [0 0]): Height and width of the output.
    :transform-type (one of :affine, required): The kind of transformation.
    :sampler-type (one of :bilinear, required): The kind of interpolation.
    :cudnn-off (boolean, default nil): Accepted for compatibility; has no effect.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, target_shape...).

  Example:
    (spatial-transformer (nd/ones [1 2 4 4]) (nd/array [0.9 0.1 0.05 -0.1 0.8 0] [1 6]) {:transform-type :affine :sampler-type :bilinear :target-shape [3 3]})"}
  spatial-transformer
  (operators/ndarray-operator "SpatialTransformer" ["data" "loc"] ["target_shape" "transform_type" "sampler_type" "cudnn_off"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "sqrt"
       :doc
       "Square root of every element.

  y = x^(1/2)

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (sqrt (nd/ones [3 4]))"}
  sqrt
  (operators/ndarray-operator "sqrt" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "square"
       :doc
       "Square of every element.

  y = x^2

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (square (nd/ones [3 4]))"}
  square
  (operators/ndarray-operator "square" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis out]}])
       :mxnet/operator "squeeze"
       :doc
       "Removes dimensions of size one.

  No data moves.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer or vector of integers, default nil): Dimensions to remove, each of size one; None: all
        dimensions of size one.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements with fewer dimensions.

  Example:
    (squeeze (nd/ones [2 1 3 1]))"}
  squeeze
  (operators/ndarray-operator "squeeze" ["data"] ["axis"] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "stack"
       :doc
       "Joins arrays of one shape along a new dimension.

  Inputs:
    data (any number of arrays): Arrays of the same shape.

  Options:
    :axis (integer, default 0): Place of the new dimension; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One dimension more than the inputs have.

  Example:
    (stack (nd/ones [2 3]) (nd/ones [2 3]))"}
  stack
  (operators/ndarray-operator "stack" ["data"] ["axis" "num_args"] {:variadic "num_args"}))

(def ^{:arglists '([data] [data {:keys [axis keepdims exclude out]}])
       :mxnet/operator "sum"
       :doc
       "Sum of the elements along axes.

  Inputs:
    data (array): Any array.

  Options:
    :axis (integer or vector of integers, default nil): Axes to reduce over; None or empty: all. Negative axes
        count from the end.
    :keepdims (boolean, default false): Keep the reduced axes, with length 1.
    :exclude (boolean, default false): Reduce over the axes that are not named.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The reduced array, of the same dtype; shape (1,) where no axis is left.

  Example:
    (sum (nd/ones [2 3]))"}
  sum
  (operators/ndarray-operator "sum" ["data"] ["axis" "keepdims" "exclude"] {:single true}))

(def ^{:arglists '([data label] [data label {:keys [margin regularization-coefficient use-linear out]}])
       :mxnet/operator "SVMOutput"
       :doc
       "Identity with the gradient of the hinge loss of a support vector machine.

  One class against all others: the score of the label shall be at least `margin`, the others at most minus
  `margin`.

  Inputs:
    data (array): Scores, classes along the last axis.
    label (array): Class numbers.

  Options:
    :margin (number, default 1): Distance that the scores shall keep from zero.
    :regularization-coefficient (number, default 1): Factor on the gradient.
    :use-linear (boolean, default false): Whether the hinge loss counts linearly and not squared.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values as `data`.

  Example:
    (svm-output (nd/ones [2 3]) (nd/array [0 2] [2]))"}
  svm-output
  (operators/ndarray-operator "SVMOutput" ["data" "label"] ["margin" "regularization_coefficient" "use_linear"] {:single true}))

(def ^{:arglists '([data] [data {:keys [dim1 dim2 out]}])
       :mxnet/operator "SwapAxis"
       :doc
       "Exchanges two dimensions of an array.

  Inputs:
    data (array): Array of any shape.

  Options:
    :dim1 (integer, default 0): First dimension; negative counts from the end.
    :dim2 (integer, default 0): Second dimension; negative counts from the end.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (swap-axis (nd/ones [2 3 4]) {:dim1 0 :dim2 2})"}
  swap-axis
  (operators/ndarray-operator "SwapAxis" ["data"] ["dim1" "dim2"] {:single true}))

(def ^{:arglists '([a indices] [a indices {:keys [axis mode out]}])
       :mxnet/operator "take"
       :doc
       "Takes elements of an array along a dimension by index.

  The dimension `axis` of `a` is replaced by the dimensions of `indices`: out[.., i.., ..] = a[.., indices[i..],
  ..]. Fractions of indices are cut off.

  Inputs:
    a (array): Array with at least one dimension.
    indices (array): Indices, of any shape and type.

  Options:
    :axis (integer, default 0): The dimension of `a` that the indices run over; negative counts from the end.
    :mode (one of :clip :raise :wrap, default :clip): What to do with indices out of range: 'clip' uses the
        nearest valid one, 'wrap' counts on from the other end, 'raise' is an error.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The taken elements.

  Example:
    (take (nd/ones [4 3]) (nd/array [0 3 1 1] [2 2]))"}
  take
  (operators/ndarray-operator "take" ["a" "indices"] ["axis" "mode"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "tan"
       :doc
       "Tangent of an angle in radians.

  y = tan x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (tan (nd/ones [3 4]))"}
  tan
  (operators/ndarray-operator "tan" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "tanh"
       :doc
       "Hyperbolic tangent.

  y = tanh x

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (tanh (nd/ones [3 4]))"}
  tanh
  (operators/ndarray-operator "tanh" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [reps out]}])
       :mxnet/operator "tile"
       :doc
       "Writes an array several times along its dimensions.

  Inputs:
    data (array): Array of any shape.

  Options:
    :reps (integer or vector of integers, required): How often to write the array along each dimension. With
        fewer numbers than dimensions, they stand for the last ones; with more, dimensions of one are added in
        front.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The repeated array.

  Example:
    (tile (nd/ones [2 3]) {:reps [2 2]})"}
  tile
  (operators/ndarray-operator "tile" ["data"] ["reps"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis k ret-typ is-ascend dtype out]}])
       :mxnet/operator "topk"
       :doc
       "Finds the k largest or smallest elements along a dimension.

  They come in order, equal ones in the order of their indices; NaN comes after all numbers.

  Inputs:
    data (array): Array of any shape.

  Options:
    :axis (integer, default -1): Dimension to search; None: the flattened array.
    :k (integer, default 1): How many elements to take; less than one: all of them.
    :ret-typ (one of :both :indices :mask :value, default :indices): What to return: the values, their indices,
        an array that is 1 at the found elements and 0 elsewhere, or values and indices.
    :is-ascend (boolean, default false): Take the smallest elements and not the largest.
    :dtype (one of :float16 :float32 :float64 :int32 :int64 :uint8, default :float32): Type of the indices.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): What `ret_typ` says.

  Example:
    (topk (nd/array [3 1 2 0 5 4] [2 3]) {:k 2 :ret-typ :value})"}
  topk
  (operators/ndarray-operator "topk" ["data"] ["axis" "k" "ret_typ" "is_ascend" "dtype"] {}))

(def ^{:arglists '([data] [data {:keys [axes out]}])
       :mxnet/operator "transpose"
       :doc
       "Reorders the dimensions of an array.

  Output dimension i is input dimension axes[i].

  Inputs:
    data (array): Array of any shape.

  Options:
    :axes (integer or vector of integers, default []): Which input dimension each output dimension is; empty:
        all in reverse order.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The same elements, moved.

  Example:
    (transpose (nd/ones [2 3]))"}
  transpose
  (operators/ndarray-operator "transpose" ["data"] ["axes"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "trunc"
       :doc
       "Rounds toward zero.

  y = x without its fraction

  Integer input gives output of the same dtype, rounded toward zero.

  Inputs:
    data (array): Values of any shape.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (trunc (nd/ones [3 4]))"}
  trunc
  (operators/ndarray-operator "trunc" ["data"] [] {:single true}))

(def ^{:arglists '([& data])
       :mxnet/operator "UpSampling"
       :doc
       "Enlarges images.

  `nearest` repeats every value `scale` times along both axes; further inputs are repeated to the same size.
  `bilinear` is a transposed convolution of each channel with the second input as weight, of kernel size 2 scale -
  scale mod 2; filled as a bilinear filter it interpolates.

  Inputs:
    data (any number of arrays): Images (batch, channels, height, width); with `bilinear` an image and a weight.

  Options:
    :scale (integer, required): Factor by which the first input grows.
    :num-filter (integer, default 0): Number of channels; needed for `bilinear` only.
    :sample-type (one of :bilinear :nearest, required): `nearest` repeats values, `bilinear` is a transposed
        convolution with a weight of its own.
    :multi-input-mode (one of :concat :sum, default :concat): What becomes of several inputs with `nearest`:
        joined along the channels, or added.
    :workspace (integer, not negative, default 512): Accepted for compatibility; has no effect.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The enlarged image.

  Example:
    (up-sampling (nd/ones [1 2 2 3]) {:scale 2 :sample-type :nearest})"}
  up-sampling
  (operators/ndarray-operator "UpSampling" ["data"] ["scale" "num_filter" "sample_type" "multi_input_mode" "num_args" "workspace"] {:variadic "num_args"}))

(def ^{:arglists '([condition x y] [condition x y {:keys [out]}])
       :mxnet/operator "where"
       :doc
       "Takes elements from `x` where the condition is non-zero, and from `y` elsewhere.

  Inputs:
    condition (array): Same shape as `x`, or one value for each row of it.
    x (array): Values where the condition holds.
    y (array): Values elsewhere; same shape and dtype as `x`.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `x`.

  Example:
    (where (nd/array [1 0 0 2] [2 2]) (nd/ones [2 2]) (nd/ones [2 2]))"}
  where
  (operators/ndarray-operator "where" ["condition" "x" "y"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "zeros_like"
       :doc
       "Zeros of the shape and dtype of the input.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Zeros.

  Example:
    (zeros-like (nd/ones [2 3]))"}
  zeros-like
  (operators/ndarray-operator "zeros_like" ["data"] [] {:single true}))

(def ^{:doc "Another name of `softmax-output`."}
  Softmax
  softmax-output)

(def ^{:doc "Another name of `broadcast-axis`."}
  broadcast-axes
  broadcast-axis)

(def ^{:doc "Another name of `broadcast-sub`."}
  broadcast-minus
  broadcast-sub)

(def ^{:doc "Another name of `broadcast-add`."}
  broadcast-plus
  broadcast-add)

(def ^{:doc "Another name of `pick`."}
  choose-element-0index
  pick)

(def ^{:doc "Another name of `slice`."}
  crop
  slice)

(def ^{:doc "Another name of `np-cumsum` of internal."}
  cumsum
  (operators/ndarray-operator "_np_cumsum" ["a"] ["axis" "dtype"] {:single true}))

(def ^{:doc "Another name of `add-n`."}
  element-wise-sum
  add-n)

(def ^{:doc "Another name of `reverse`."}
  flip
  reverse)

(def ^{:doc "Another name of `copy` of internal."}
  identity
  (operators/ndarray-operator "_copy" ["data"] [] {:single true}))

(def ^{:doc "Another name of `det` of linalg."}
  linalg-det
  (operators/ndarray-operator "_linalg_det" ["A"] [] {:single true}))

(def ^{:doc "Another name of `extractdiag` of linalg."}
  linalg-extractdiag
  (operators/ndarray-operator "_linalg_extractdiag" ["A"] ["offset"] {:single true}))

(def ^{:doc "Another name of `extracttrian` of linalg."}
  linalg-extracttrian
  (operators/ndarray-operator "_linalg_extracttrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:doc "Another name of `gelqf` of linalg."}
  linalg-gelqf
  (operators/ndarray-operator "_linalg_gelqf" ["A"] [] {}))

(def ^{:doc "Another name of `gemm` of linalg."}
  linalg-gemm
  (operators/ndarray-operator "_linalg_gemm" ["A" "B" "C"] ["transpose_a" "transpose_b" "alpha" "beta" "axis"] {:single true}))

(def ^{:doc "Another name of `gemm2` of linalg."}
  linalg-gemm2
  (operators/ndarray-operator "_linalg_gemm2" ["A" "B"] ["transpose_a" "transpose_b" "alpha" "axis"] {:single true}))

(def ^{:doc "Another name of `inverse` of linalg."}
  linalg-inverse
  (operators/ndarray-operator "_linalg_inverse" ["A"] [] {:single true}))

(def ^{:doc "Another name of `makediag` of linalg."}
  linalg-makediag
  (operators/ndarray-operator "_linalg_makediag" ["A"] ["offset"] {:single true}))

(def ^{:doc "Another name of `maketrian` of linalg."}
  linalg-maketrian
  (operators/ndarray-operator "_linalg_maketrian" ["A"] ["offset" "lower"] {:single true}))

(def ^{:doc "Another name of `potrf` of linalg."}
  linalg-potrf
  (operators/ndarray-operator "_linalg_potrf" ["A"] [] {:single true}))

(def ^{:doc "Another name of `potri` of linalg."}
  linalg-potri
  (operators/ndarray-operator "_linalg_potri" ["A"] [] {:single true}))

(def ^{:doc "Another name of `slogdet` of linalg."}
  linalg-slogdet
  (operators/ndarray-operator "_linalg_slogdet" ["A"] [] {}))

(def ^{:doc "Another name of `sumlogdiag` of linalg."}
  linalg-sumlogdiag
  (operators/ndarray-operator "_linalg_sumlogdiag" ["A"] [] {:single true}))

(def ^{:doc "Another name of `syrk` of linalg."}
  linalg-syrk
  (operators/ndarray-operator "_linalg_syrk" ["A"] ["transpose" "alpha"] {:single true}))

(def ^{:doc "Another name of `trmm` of linalg."}
  linalg-trmm
  (operators/ndarray-operator "_linalg_trmm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))

(def ^{:doc "Another name of `trsm` of linalg."}
  linalg-trsm
  (operators/ndarray-operator "_linalg_trsm" ["A" "B"] ["transpose" "rightside" "lower" "alpha"] {:single true}))

(def ^{:doc "Another name of `max`."}
  max-axis
  max)

(def ^{:doc "Another name of `min`."}
  min-axis
  min)

(def ^{:doc "Another name of `normal` of random."}
  normal
  (operators/ndarray-operator "_random_normal" [] ["loc" "scale" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `exponential` of random."}
  random-exponential
  (operators/ndarray-operator "_random_exponential" [] ["lam" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `gamma` of random."}
  random-gamma
  (operators/ndarray-operator "_random_gamma" [] ["alpha" "beta" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `generalized-negative-binomial` of random."}
  random-generalized-negative-binomial
  (operators/ndarray-operator "_random_generalized_negative_binomial" [] ["mu" "alpha" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `negative-binomial` of random."}
  random-negative-binomial
  (operators/ndarray-operator "_random_negative_binomial" [] ["k" "p" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `normal` of random."}
  random-normal
  (operators/ndarray-operator "_random_normal" [] ["loc" "scale" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `poisson` of random."}
  random-poisson
  (operators/ndarray-operator "_random_poisson" [] ["lam" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `randint` of random."}
  random-randint
  (operators/ndarray-operator "_random_randint" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `uniform` of random."}
  random-uniform
  (operators/ndarray-operator "_random_uniform" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `ravel-multi-index` of internal."}
  ravel-multi-index
  (operators/ndarray-operator "_ravel_multi_index" ["data"] ["shape"] {:single true}))

(def ^{:doc "Another name of `sample-exponential` of internal."}
  sample-exponential
  (operators/ndarray-operator "_sample_exponential" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-gamma` of internal."}
  sample-gamma
  (operators/ndarray-operator "_sample_gamma" ["alpha" "beta"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-generalized-negative-binomial` of internal."}
  sample-generalized-negative-binomial
  (operators/ndarray-operator "_sample_generalized_negative_binomial" ["mu" "alpha"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-multinomial` of internal."}
  sample-multinomial
  (operators/ndarray-operator "_sample_multinomial" ["data"] ["shape" "get_prob" "dtype"] {}))

(def ^{:doc "Another name of `sample-negative-binomial` of internal."}
  sample-negative-binomial
  (operators/ndarray-operator "_sample_negative_binomial" ["k" "p"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-normal` of internal."}
  sample-normal
  (operators/ndarray-operator "_sample_normal" ["mu" "sigma"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-poisson` of internal."}
  sample-poisson
  (operators/ndarray-operator "_sample_poisson" ["lam"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `sample-uniform` of internal."}
  sample-uniform
  (operators/ndarray-operator "_sample_uniform" ["low" "high"] ["shape" "dtype"] {:single true}))

(def ^{:doc "Another name of `shuffle` of internal."}
  shuffle
  (operators/ndarray-operator "_shuffle" ["data"] [] {:single true}))

(def ^{:doc "Another name of `slice-channel`."}
  split
  slice-channel)

(def ^{:doc "Another name of `block-grad`."}
  stop-gradient
  block-grad)

(def ^{:doc "Another name of `sum`."}
  sum-axis
  sum)

(def ^{:doc "Another name of `swap-axis`."}
  swapaxes
  swap-axis)

(def ^{:doc "Another name of `uniform` of random."}
  uniform
  (operators/ndarray-operator "_random_uniform" [] ["low" "high" "shape" "ctx" "dtype"] {:single true}))

(def ^{:doc "Another name of `unravel-index` of internal."}
  unravel-index
  (operators/ndarray-operator "_unravel_index" ["data"] ["shape"] {:single true}))
