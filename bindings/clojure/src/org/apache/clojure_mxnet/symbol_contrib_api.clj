;; org.apache.clojure-mxnet.symbol-contrib-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.symbol-contrib-api
  "Contributed operators, for symbols. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([data] [data {:keys [output-size attr]}] [name data {:keys [output-size attr]}])
       :mxnet/operator "_contrib_AdaptiveAvgPooling2D"
       :doc
       "Means over windows that cover the image evenly.

  Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

  Inputs:
    data (symbol): Shape (batch, channels, height, width).

  Options:
    :output-size (integer or vector of integers, default []): Height and width of the output, or one number for
        both; 1 when not given.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch, channels, output_size...).

  Example:
    (adaptive-avg-pooling2d (sym/variable \"data\") {:output-size [2 3]})"}
  adaptive-avg-pooling2d
  (operators/symbol-operator "_contrib_AdaptiveAvgPooling2D" ["data"] ["output_size"] {:single true}))

(def ^{:arglists '([data] [data {:keys [start step repeat ctx axis attr]}] [name data {:keys [start step repeat ctx axis attr]}])
       :mxnet/operator "_contrib_arange_like"
       :doc
       "Evenly spaced values, as many as the input has elements or as one of its axes is long.

  Inputs:
    data (symbol): Gives shape and dtype; its values are not read.

  Options:
    :start (number, default 0): First value.
    :step (number, default 1): Distance between values; not 0.
    :repeat (integer, default 1): How often each value comes.
    :ctx (string, default \"\"): The device, such as `cpu(0)`.
    :axis (integer, default nil): The axis whose length the result has; None: the result has the shape of the
        input.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same dtype as `data`.

  Example:
    (arange-like (sym/variable \"data\"))"}
  arange-like
  (operators/symbol-operator "_contrib_arange_like" ["data"] ["start" "step" "repeat" "ctx" "axis"] {:single true}))

(def ^{:arglists '([data gamma beta moving-mean moving-var] [data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var axis cudnn-off min-calib-range max-calib-range attr]}] [name data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var axis cudnn-off min-calib-range max-calib-range attr]}])
       :mxnet/operator "_contrib_BatchNormWithReLU"
       :doc
       "Batch normalisation followed by max(x, 0).

  While training each channel is normalised by its mean and variance over the batch, otherwise by the moving
  averages: $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to
  `momentum` times the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

  Inputs:
    data (symbol): At least one axis.
    gamma (symbol): Scale, one for each channel.
    beta (symbol): Shift, one for each channel.
    moving-mean (symbol, changed in place): Moving average of the mean; updated while training.
    moving-var (symbol, changed in place): Moving average of the variance; updated while training.

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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (batch-norm-with-re-lu (sym/variable \"data\") (sym/variable \"gamma\") (sym/variable \"beta\") (sym/variable \"moving_mean\") (sym/variable \"moving_var\") {:fix-gamma false})"}
  batch-norm-with-re-lu
  (operators/symbol-operator "_contrib_BatchNormWithReLU" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "axis" "cudnn_off" "min_calib_range" "max_calib_range"] {}))

(def ^{:arglists '([data] [data like {:keys [height width scale-height scale-width mode align-corners attr]}] [name data like {:keys [height width scale-height scale-width mode align-corners attr]}])
       :mxnet/operator "_contrib_BilinearResize2D"
       :doc
       "Resizes images with bilinear interpolation.

  `mode` says how the new size is found.

  Inputs:
    data (symbol): Shape (batch, channels, height, width).
    like (symbol, optional): An array whose last two axes give the size; only with mode `like`.

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
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch, channels, new height, new width).

  Example:
    (bilinear-resize2d (sym/variable \"data\") {:height 2 :width 3})"}
  bilinear-resize2d
  (operators/symbol-operator "_contrib_BilinearResize2D" ["data" "like"] ["height" "width" "scale_height" "scale_width" "mode" "align_corners"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_contrib_div_sqrt_dim"
       :doc
       "Divides by the square root of the length of the last axis, as attention scores want it.

  Inputs:
    data (symbol): At least one dimension.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (div-sqrt-dim (sym/variable \"data\"))"}
  div-sqrt-dim
  (operators/symbol-operator "_contrib_div_sqrt_dim" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [scalar is-int attr]}] [name data {:keys [scalar is-int attr]}])
       :mxnet/operator "_contrib_gradientmultiplier"
       :doc
       "A copy whose gradient is multiplied by a number.

  With a negative number it reverses gradients.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :scalar (number, default 1): The factor of the gradient.
    :is-int (boolean, default true): Without effect.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same values.

  Example:
    (gradientmultiplier (sym/variable \"data\") {:scalar -0.5})"}
  gradientmultiplier
  (operators/symbol-operator "_contrib_gradientmultiplier" ["data"] ["scalar" "is_int"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axes attr]}] [name data {:keys [axes attr]}])
       :mxnet/operator "_contrib_index_array"
       :doc
       "Gives every element's coordinates.

  out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

  Inputs:
    data (symbol): Only its shape is used.

  Options:
    :axes (integer or vector of integers, default nil): Which coordinates to give; None: all.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One dimension more than `data`, for the coordinates.

  Example:
    (index-array (sym/variable \"data\"))"}
  index-array
  (operators/symbol-operator "_contrib_index_array" ["data"] ["axes"] {:single true}))

(def ^{:arglists '([old-tensor index-vector new-tensor] [old-tensor index-vector new-tensor {:keys [attr]}] [name old-tensor index-vector new-tensor {:keys [attr]}])
       :mxnet/operator "_contrib_index_copy"
       :doc
       "Writes rows into an array.

  The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

  Inputs:
    old-tensor (symbol): Array with at least one dimension.
    index-vector (symbol): Row numbers.
    new-tensor (symbol): One row for each number.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The array with replaced rows.

  Example:
    (index-copy (sym/variable \"old_tensor\") (sym/variable \"index_vector\") (sym/variable \"new_tensor\"))"}
  index-copy
  (operators/symbol-operator "_contrib_index_copy" ["old_tensor" "index_vector" "new_tensor"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [a b c attr]}] [name data {:keys [a b c attr]}])
       :mxnet/operator "_contrib_quadratic"
       :doc
       "A polynomial of degree two, `a x^2 + b x + c`.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :a (number, default 0): Factor of x^2.
    :b (number, default 0): Factor of x.
    :c (number, default 0): The constant term.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (quadratic (sym/variable \"data\") {:a 2 :b -1 :c 0.5})"}
  quadratic
  (operators/symbol-operator "_contrib_quadratic" ["data"] ["a" "b" "c"] {:single true}))

(def ^{:arglists '([data weight {:keys [input-dim output-dim dtype sparse-grad attr]}] [name data weight {:keys [input-dim output-dim dtype sparse-grad attr]}])
       :mxnet/operator "_contrib_SparseEmbedding"
       :doc
       "The older form of Embedding with a sparse gradient.

  The table's gradient is row_sparse, whatever `sparse_grad` says.

  Inputs:
    data (symbol): Indices of rows, of any shape.
    weight (symbol): The table, input_dim x output_dim.

  Options:
    :input-dim (integer, required): Number of rows of the table.
    :output-dim (integer, required): Length of each row.
    :dtype (one of :bfloat16 :float16 :float32 :float64 :int32 :int64 :int8 :uint8, default :float32): Type of
        the table, where it is not known otherwise.
    :sparse-grad (boolean, default false): Give the table's gradient as a row_sparse array, which holds the rows
        that were taken.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One row for each index.

  Example:
    (sparse-embedding (sym/variable \"data\") (sym/variable \"weight\") {:input-dim 3 :output-dim 4})"}
  sparse-embedding
  (operators/symbol-operator "_contrib_SparseEmbedding" ["data" "weight"] ["input_dim" "output_dim" "dtype" "sparse_grad"] {}))

(def ^{:arglists '([data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var ndev key attr]}] [name data gamma beta moving-mean moving-var {:keys [eps momentum fix-gamma use-global-stats output-mean-var ndev key attr]}])
       :mxnet/operator "_contrib_SyncBatchNorm"
       :doc
       "Batch normalisation with statistics shared by all devices.

  While training each channel is normalised by its mean and variance over the batch, otherwise by the moving
  averages: $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to
  `momentum` times the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

  Inputs:
    data (symbol): At least one axis.
    gamma (symbol): Scale, one for each channel.
    beta (symbol): Shift, one for each channel.
    moving-mean (symbol, changed in place): Moving average of the mean; updated while training.
    moving-var (symbol, changed in place): Moving average of the variance; updated while training.

  Options:
    :eps (number, default 0.001): Added to the variance.
    :momentum (number, default 0.9): Weight of the old value in the moving averages.
    :fix-gamma (boolean, default true): Whether gamma counts as 1 and gets no gradient.
    :use-global-stats (boolean, default false): Whether the moving averages are used while training too.
    :output-mean-var (boolean, default false): Whether the mean and the reciprocal of the standard deviation are
        outputs as well.
    :ndev (integer, default 1): Number of devices that share statistics; there is one, the processor.
    :key (string, required): Name that calls which belong together have in common.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (sync-batch-norm (sym/variable \"data\") (sym/variable \"gamma\") (sym/variable \"beta\") (sym/variable \"moving_mean\") (sym/variable \"moving_var\") {:fix-gamma false :key \"norm\"})"}
  sync-batch-norm
  (operators/symbol-operator "_contrib_SyncBatchNorm" ["data" "gamma" "beta" "moving_mean" "moving_var"] ["eps" "momentum" "fix_gamma" "use_global_stats" "output_mean_var" "ndev" "key"] {}))

(def ^{:doc "Another name of `ctc-loss` of op."}
  ctc-loss
  (operators/symbol-operator "CTCLoss" ["data" "label" "data_lengths" "label_lengths"] ["use_data_lengths" "use_label_lengths" "blank_label"] {:single true}))
