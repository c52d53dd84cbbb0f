;; org.apache.clojure-mxnet.ndarray-contrib-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.ndarray-contrib-api
  "Contributed operators, for arrays. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([data] [data {:keys [output-size out]}])
       :mxnet/operator "_contrib_AdaptiveAvgPooling2D"
       :doc
       "Means over windows that cover the image evenly.

  Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

  Inputs:
    data (array): Shape (batch, channels, height, width).

  Options:
    :output-size (integer or vector of integers, default []): Height and width of the output, or one number for
        both; 1 when not given.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, output_size...).

  Example:
    (adaptive-avg-pooling2d (nd/ones [1 2 5 4]) {:output-size [2 3]})"}
  adaptive-avg-pooling2d
  (operators/ndarray-operator "_contrib_AdaptiveAvgPooling2D" ["data"] ["output_size"] {:single true}))

(def ^{:arglists '([data] [data {:keys [start step repeat ctx axis out]}])
       :mxnet/operator "_contrib_arange_like"
       :doc
       "Evenly spaced values, as many as the input has elements or as one of its axes is long.

  Inputs:
    data (array): Gives shape and dtype; its values are not read.

  Options:
    :start (number, default 0): First value.
    :step (number, default 1): Distance between values; not 0.
    :repeat (integer, default 1): How often each value comes.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :axis (integer, default nil): The axis whose length the result has; None: the result has the shape of the
        input.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same dtype as `data`.

  Example:
    (arange-like (nd/ones [2 3]))"}
  arange-like
  (operators/ndarray-operator "_contrib_arange_like" ["data"] ["start" "step" "repeat" "ctx" "axis"] {:single true}))

(def ^{:arglists '([data gamma beta moving-mean moving-var] [data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var axis cudnn-off min-calib-range max-calib-range out]}])
       :mxnet/operator "_contrib_BatchNormWithReLU"
       :doc
       "Batch normalisation followed by max(x, 0).

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
    (batch-norm-with-re-lu (nd/ones [2 3 4]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) {:fix-gamma false})"}
  batch-norm-with-re-lu
  (operators/ndarray-operator "_contrib_BatchNormWithReLU" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "axis" "cudnn_off" "min_calib_range" "max_calib_range"] {}))

(def ^{:arglists '([data] [data like {:keys [height width scale-height scale-width mode align-corners out]}])
       :mxnet/operator "_contrib_BilinearResize2D"
       :doc
       "Resizes images with bilinear interpolation.

  `mode` says how the new size is found.

  Inputs:
    data (array): Shape (batch, channels, height, width).
    like (array, optional): An array whose last two axes give the size; only with mode `like`.

  Options:
    :height (integer, default 1): Height of the output.
    :width (integer, default 1): Width of the output.
    :scale-height (number, default nil): Factor on the height, in place of `height`.
    :scale-width (number, default nil): Factor on the width, in place of `width`.
    :mode (one of :like :odd-scale :size :to-even-down :to-even-up :to-odd-down :to-odd-up, default :size):
        `size`: as the other parameters say; `like`: as `like`; `odd_scale`: a length d becomes d s if d is even and
        (d - 1) s + 1 if it is odd; `to_even_down` and its relatives: the nearest even or odd length, not above or
        not below.
    :align-corners (boolean, default true): Whether the centres of the corner pixels meet, and not the edges of
        the images.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Shape (batch, channels, new height, new width).

  Example:
    (bilinear-resize2d (nd/ones [1 2 4 4]) {:height 2 :width 3})"}
  bilinear-resize2d
  (operators/ndarray-operator "_contrib_BilinearResize2D" ["data" "like"] ["height" "width" "scale_height" "scale_width" "mode" "align_corners"] {:single true}))

(def ^{:arglists '([data] [data {:keys [out]}])
       :mxnet/operator "_contrib_div_sqrt_dim"
       :doc
       "Divides by the square root of the length of the last axis, as attention scores want it.

  Inputs:
    data (array): At least one dimension.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (div-sqrt-dim (nd/ones [2 4]))"}
  div-sqrt-dim
  (operators/ndarray-operator "_contrib_div_sqrt_dim" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int out]}])
       :mxnet/operator "_contrib_gradientmultiplier"
       :doc
       "A copy whose gradient is multiplied by a number.

  With a negative number it reverses gradients.

  Inputs:
    data (array): Values of any shape.

  Options:
    :scalar (number, default 1): The factor of the gradient.
    :is-int (boolean, default true): Without effect.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same values.

  Example:
    (gradientmultiplier (nd/ones [2 3]) {:scalar -0.5})"}
  gradientmultiplier
  (operators/ndarray-operator "_contrib_gradientmultiplier" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axes out]}])
       :mxnet/operator "_contrib_index_array"
       :doc
       "Gives every element's coordinates.

  out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

  Inputs:
    data (array): Only its shape is used.

  Options:
    :axes (integer or vector of integers, default nil): Which coordinates to give; None: all.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): One dimension more than `data`, for the coordinates.

  Example:
    (index-array (nd/ones [2 3]))"}
  index-array
  (operators/ndarray-operator "_contrib_index_array" ["data"] ["axes"] {:single true}))

(def ^{:arglists '([old-tensor index-vector new-tensor] [old-tensor index-vector new-tensor {:keys [out]}])
       :mxnet/operator "_contrib_index_copy"
       :doc
       "Writes rows into an array.

  The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

  Inputs:
    old-tensor (array): Array with at least one dimension.
    index-vector (array): Row numbers.
    new-tensor (array): One row for each number.

  Options:
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): The array with replaced rows.

  Example:
    (index-copy (nd/ones [4 2]) (nd/array [3 0] [2] {:dtype :int64}) (nd/ones [2 2]))"}
  index-copy
  (operators/ndarray-operator "_contrib_index_copy" ["old_tensor" "index_vector" "new_tensor"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [a b c out]}])
       :mxnet/operator "_contrib_quadratic"
       :doc
       "A polynomial of degree two, `a x^2 + b x + c`.

  Inputs:
    data (array): Values of any shape.

  Options:
    :a (number, default 0): Factor of x^2.
    :b (number, default 0): Factor of x.
    :c (number, default 0): The constant term.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape and dtype as `data`.

  Example:
    (quadratic (nd/ones [2 3]) {:a 2 :b -1 :c 0.5})"}
  quadratic
  (operators/ndarray-operator "_contrib_quadratic" ["data"] ["a" "b" "c"] {:single true}))

(def ^{:arglists '([data weight {:keys [input-dim output-dim dtype sparse-grad out]}])
       :mxnet/operator "_contrib_SparseEmbedding"
       :doc
       "The older form of Embedding with a sparse gradient.

  The table's gradient is row_sparse, whatever `sparse_grad` says.

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
    (sparse-embedding (nd/array [0 2 2 1] [2 2]) (nd/ones [3 4]) {:input-dim 3 :output-dim 4})"}
  sparse-embedding
  (operators/ndarray-operator "_contrib_SparseEmbedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:arglists '([data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var ndev key out]}])
       :mxnet/operator "_contrib_SyncBatchNorm"
       :doc
       "Batch normalisation with statistics shared by all devices.

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
    :ndev (integer, default 1): Number of devices that share statistics; there is one, the processor.
    :key (string, required): Name that calls which belong together have in common.
    :out (array or vector of arrays): Where to write the result.

  Returns:
    output (array): Same shape as `data`.

  Example:
    (sync-batch-norm (nd/ones [2 3 4]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) (nd/ones [3]) {:fix-gamma false :key \"norm\"})"}
  sync-batch-norm
  (operators/ndarray-operator "_contrib_SyncBatchNorm" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "ndev" "key"] {}))

(def ^{:doc "Another name of `ctc-loss` of op."}
  ctc-loss
  (operators/ndarray-operator "CTCLoss" ["data" "label" "data_lengths" "label_lengths"] ["use_data_lengths" "use_label_lengths" "blank_label"] {:single true}))
