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

(def ^{:arglists '([a b] [a b {:keys [rtol atol equal-nan attr]}] [name a b {:keys [rtol atol equal-nan attr]}])
       :mxnet/operator "_contrib_allclose"
       :doc
       "Whether |a - b| <= atol + rtol * |b| holds for all elements.

  Inputs:
    a (symbol): The values.
    b (symbol): What they should be; same shape and dtype.

  Options:
    :rtol (number, default 1e-05): Relative tolerance.
    :atol (number, default 1e-08): Absolute tolerance.
    :equal-nan (boolean, default true): Whether NaN agrees with NaN.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): 1 or 0, uint8, without dimensions.

  Example:
    (allclose (sym/variable \"a\") (sym/variable \"b\"))"}
  allclose
  (operators/symbol-operator "_contrib_allclose" ["a" "b"] ["rtol" "atol" "equal_nan"] {:single true}))

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

(def ^{:arglists '([data {:keys [is-ascend threshold topk attr]}] [name data {:keys [is-ascend threshold topk attr]}])
       :mxnet/operator "_contrib_bipartite_matching"
       :doc
       "Pairs rows with columns of a table of scores, the best pair first.

  A pair is matched when neither its row nor its column is taken yet; of equal scores the first in the table comes
  first.

  Inputs:
    data (symbol): Scores, shape (..., rows, columns).

  Options:
    :is-ascend (boolean, default false): Small scores are good: the smallest come first.
    :threshold (number, required): Only scores above it are matched; with `is_ascend` only scores below it.
    :topk (integer, default -1): Match at most this many pairs; no limit when it is not positive.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    rows (symbol): The column of each row, -1 for none; shape (..., rows).
    columns (symbol): The row of each column, -1 for none; shape (..., columns).

  Example:
    (bipartite-matching (sym/variable \"data\") {:threshold 0.01})"}
  bipartite-matching
  (operators/symbol-operator "_contrib_bipartite_matching" ["data"] ["is_ascend" "threshold" "topk"] {}))

(def ^{:arglists '([data index] [data index {:keys [axis attr]}] [name data index {:keys [axis attr]}])
       :mxnet/operator "_contrib_boolean_mask"
       :doc
       "Keeps the rows of an array where a mask is not zero.

  How many there are depends on the values, so the operator waits for them; a bound executor cannot hold it, a
  hybridized block can.

  Inputs:
    data (symbol): Array with at least one dimension.
    index (symbol): The mask: one value of any type for each row, or several dimensions that become one.

  Options:
    :axis (integer, default 0): The dimension of `data` that the mask runs over; negative counts from the end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The rows that are kept, in their order.

  Example:
    (boolean-mask (sym/variable \"data\") (sym/variable \"index\"))"}
  boolean-mask
  (operators/symbol-operator "_contrib_boolean_mask" ["data" "index"] ["axis"] {}))

(def ^{:arglists '([data anchors] [data anchors {:keys [std0 std1 std2 std3 clip format attr]}] [name data anchors {:keys [std0 std1 std2 std3 clip format attr]}])
       :mxnet/operator "_contrib_box_decode"
       :doc
       "Boxes from predicted differences to anchors, the inverse of box_encode with means 0.

  The answer are corners.

  Inputs:
    data (symbol): Predictions, shape (batch, anchors, 4).
    anchors (symbol): The same anchors for all of the batch, shape (1, anchors, 4).

  Options:
    :std0 (number, default 1): Factor of the first number (x).
    :std1 (number, default 1): Factor of the second (y).
    :std2 (number, default 1): Factor of the third (width).
    :std3 (number, default 1): Factor of the fourth (height).
    :clip (number, default -1): When it is positive, the upper limit of logarithms of sizes.
    :format (one of :center :corner, default :center): Coordinates of the anchors: corners (x1, y1, x2, y2), or
        center and size (x, y, width, height).
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Corners (x1, y1, x2, y2), shape (batch, anchors, 4).

  Example:
    (box-decode (sym/variable \"data\") (sym/variable \"anchors\") {:std0 0.1 :std1 0.1 :std2 0.2 :std3 0.2})"}
  box-decode
  (operators/symbol-operator "_contrib_box_decode" ["data" "anchors"] ["std0" "std1" "std2" "std3" "clip" "format"] {:single true}))

(def ^{:arglists '([samples matches anchors refs means stds] [samples matches anchors refs means stds {:keys [attr]}] [name samples matches anchors refs means stds {:keys [attr]}])
       :mxnet/operator "_contrib_box_encode"
       :doc
       "Differences of matched ground truth boxes from anchors, as box regression learns them.

  With center and size (x, y, w, h) of the anchor a and of its match g: ((x_g - x_a) / w_a, (y_g - y_a) / h_a,
  log(w_g / w_a), log(h_g / h_a)), from which `means` are subtracted before division by `stds`. Only anchors whose
  sample is above 0.5 are encoded; the others get zeros.

  Inputs:
    samples (symbol): 1 for anchors that are to match, anything up to 0.5 for others; shape (batch, anchors).
    matches (symbol): Index of the ground truth box of each anchor, shape (batch, anchors).
    anchors (symbol): Corners (x1, y1, x2, y2), shape (batch, anchors, 4).
    refs (symbol): Ground truth boxes as corners, shape (batch, boxes, 4).
    means (symbol): What is subtracted from each of the four numbers, shape (4,).
    stds (symbol): What each is divided by then, shape (4,).

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Encoded boxes, shape (batch, anchors, 4).
    mask (symbol): 1 where a box was encoded, 0 elsewhere, shape (batch, anchors, 4).

  Example:
    (box-encode (sym/variable \"samples\") (sym/variable \"matches\") (sym/variable \"anchors\") (sym/variable \"refs\") (sym/variable \"means\") (sym/variable \"stds\"))"}
  box-encode
  (operators/symbol-operator "_contrib_box_encode" ["samples" "matches" "anchors" "refs" "means" "stds"] [] {}))

(def ^{:arglists '([lhs rhs] [lhs rhs {:keys [format attr]}] [name lhs rhs {:keys [format attr]}])
       :mxnet/operator "_contrib_box_iou"
       :doc
       "Intersection over union of each box of one array with each box of another.

  Boxes that do not meet have 0.

  Inputs:
    lhs (symbol): Boxes, shape (a..., 4).
    rhs (symbol): Boxes, shape (b..., 4).

  Options:
    :format (one of :center :corner, default :corner): Coordinates: corners (x1, y1, x2, y2), or center and size
        (x, y, width, height).
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (a..., b...).

  Example:
    (box-iou (sym/variable \"lhs\") (sym/variable \"rhs\"))"}
  box-iou
  (operators/symbol-operator "_contrib_box_iou" ["lhs" "rhs"] ["format"] {:single true}))

(def ^{:arglists '([data] [data {:keys [overlap-thresh valid-thresh topk coord-start score-index id-index background-id force-suppress in-format out-format attr]}] [name data {:keys [overlap-thresh valid-thresh topk coord-start score-index id-index background-id force-suppress in-format out-format attr]}])
       :mxnet/operator "_contrib_box_nms"
       :doc
       "Keeps the best boxes and drops those that overlap a better one too much.

  Boxes are taken in the order of their scores; one goes when its intersection over union with a kept box (of the
  same class, if boxes have classes) is larger than `overlap_thresh`. What is kept comes first, all further rows
  are filled with -1.

  Inputs:
    data (symbol): Rows of boxes, shape (..., boxes, width); a row holds at least a score and four coordinates.

  Options:
    :overlap-thresh (number, default 0.5): A box goes whose intersection over union with a better one is larger
        than this.
    :valid-thresh (number, default 0): Only boxes with a larger score take part.
    :topk (integer, default -1): Only this many boxes of the highest scores take part; negative: all; 0: the
        data come back as they are.
    :coord-start (integer, default 2): Place of the first of the four coordinates in a row.
    :score-index (integer, default 1): Place of the score in a row.
    :id-index (integer, default -1): Place of the class in a row; negative: boxes have no class.
    :background-id (integer, default -1): Boxes of this class do not take part.
    :force-suppress (boolean, default false): Boxes of other classes drop boxes, too.
    :in-format (one of :center :corner, default :corner): Coordinates given: corners (x1, y1, x2, y2), or center
        and size (x, y, width, height).
    :out-format (one of :center :corner, default :corner): Coordinates wanted.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape as `data`.

  Example:
    (box-nms (sym/variable \"data\") {:id-index 0})"}
  box-nms
  (operators/symbol-operator "_contrib_box_nms" ["data"] ["overlap_thresh" "valid_thresh" "topk" "coord_start" "score_index" "id_index" "background_id" "force_suppress" "in_format" "out_format"] {}))

(def ^{:arglists '([hist hist-edges] [hist hist-edges {:keys [num-quantized-bins attr]}] [name hist hist-edges {:keys [num-quantized-bins attr]}])
       :mxnet/operator "_contrib_calibrate_entropy"
       :doc
       "The range of values that quantization shall cover.

  For each range around the middle of a histogram it compares what lies inside, with everything outside moved to
  the ends, with what is left of it after quantization, and takes the range of the smallest Kullback-Leibler
  divergence.

  Inputs:
    hist (symbol): Counts of values in bins around zero, shape (bins,), float32; at least num_quantized_bins.
    hist-edges (symbol): Edges of the bins, shape (bins + 1,), float32.

  Options:
    :num-quantized-bins (integer, default 255): Number of values that a quantized number can have.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    threshold (symbol): Upper end of the range, shape (1,).
    divergence (symbol): Its divergence, shape (1,).

  Example:
    (calibrate-entropy (sym/variable \"hist\") (sym/variable \"hist_edges\") {:num-quantized-bins 5})"}
  calibrate-entropy
  (operators/symbol-operator "_contrib_calibrate_entropy" ["hist" "hist_edges"] ["num_quantized_bins"] {}))

(def ^{:arglists '([data h s {:keys [out-dim processing-batch-size attr]}] [name data h s {:keys [out-dim processing-batch-size attr]}])
       :mxnet/operator "_contrib_count_sketch"
       :doc
       "A count sketch: a projection to fewer numbers that keeps products of vectors on average.

  Number j of a row of the answer is the sum of s_i x_i over all i with h_i = j.

  Inputs:
    data (symbol): Vectors, shape (..., in_dim).
    h (symbol): Place of each number, whole numbers in [0, out_dim), shape (1, in_dim) or (in_dim,).
    s (symbol): Sign of each number, shape (1, in_dim) or (in_dim,).

  Options:
    :out-dim (integer, required): Number of places.
    :processing-batch-size (integer, default 32): Without effect.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (..., out_dim).

  Example:
    (count-sketch (sym/variable \"data\") (sym/variable \"h\") (sym/variable \"s\") {:out-dim 3})"}
  count-sketch
  (operators/symbol-operator "_contrib_count_sketch" ["data" "h" "s"] ["out_dim" "processing_batch_size"] {}))

(def ^{:arglists '([data offset weight bias {:keys [kernel stride dilate pad num-filter num-group num-deformable-group workspace no-bias layout attr]}] [name data offset weight bias {:keys [kernel stride dilate pad num-filter num-group num-deformable-group workspace no-bias layout attr]}])
       :mxnet/operator "_contrib_DeformableConvolution"
       :doc
       "Convolution with learnt sampling places.

  As Convolution, but each tap of each window reads the image at a place moved by `offset`, interpolated between
  the four pixels around it; pixels outside count as zero.

  Inputs:
    data (symbol): Images, shape (batch, channels, height, width), float32 or float64.
    offset (symbol): Along height and width for each tap, shape (batch, num_deformable_group * taps * 2, out
        height, out width).
    weight (symbol): Shape (num_filter, channels / num_group, kernel...).
    bias (symbol): Added to each channel of the output, shape (num_filter,).

  Options:
    :kernel (integer or vector of integers, required): Height and width of the window.
    :stride (integer or vector of integers, default []): Distance of windows; 1 when empty.
    :dilate (integer or vector of integers, default []): Distance of samples in a window; 1 when empty.
    :pad (integer or vector of integers, default []): Rows and columns of zeros around the image; none when
        empty.
    :num-filter (integer, required): Channels of the output.
    :num-group (integer, default 1): Groups of channels that are convolved by themselves.
    :num-deformable-group (integer, default 1): Groups of channels of the data with offsets of their own.
    :workspace (integer, not negative, default 1024): Without effect.
    :no-bias (boolean, default false): There is no bias, and no input for it.
    :layout (one of :NCDHW :NCHW :NCW, default nil): NCHW, which None means, too.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch, num_filter, out height, out width).

  Example:
    (deformable-convolution (sym/variable \"data\") (sym/variable \"offset\") (sym/variable \"weight\") (sym/variable \"bias\") {:kernel [2 3] :num-filter 2 :num-deformable-group 1})"}
  deformable-convolution
  (operators/symbol-operator "_contrib_DeformableConvolution" ["data" "offset" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "num_deformable_group" "workspace" "no_bias" "layout"] {}))

(def ^{:arglists '([data rois trans {:keys [spatial-scale output-dim group-size pooled-size part-size sample-per-part trans-std no-trans attr]}] [name data rois trans {:keys [spatial-scale output-dim group-size pooled-size part-size sample-per-part trans-std no-trans attr]}])
       :mxnet/operator "_contrib_DeformablePSROIPooling"
       :doc
       "Position-sensitive means over regions of interest whose bins are moved.

  As PSROIPooling, but a bin's value is the mean of interpolated samples, and the bin is moved by an offset:
  `trans` times `trans_std` times the region's width or height. Samples outside of the feature map are left out.

  Inputs:
    data (symbol): Feature maps, shape (batch, output_dim * group_size^2, height, width).
    rois (symbol): Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.
    trans (symbol): Offsets along x and y for each class, shape (regions, 2 * classes, part_size, part_size).

  Options:
    :spatial-scale (number, required): Size of the feature map over that of the image in which the regions are
        given.
    :output-dim (integer, required): Channels of the output.
    :group-size (integer, required): Cells of channels along each axis.
    :pooled-size (integer, required): Bins along each axis.
    :part-size (integer, default 0): Cells of offsets along each axis; 0: as many as `pooled_size`.
    :sample-per-part (integer, default 1): Samples along each axis of a bin.
    :trans-std (number, default 0): Offsets are multiplied by this, and by the region's size.
    :no-trans (boolean, default false): There are no offsets, and no input for them.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (regions, output_dim, pooled_size, pooled_size).

  Example:
    (deformable-psroi-pooling (sym/variable \"data\") (sym/variable \"rois\") (sym/variable \"trans\") {:spatial-scale 0.5 :output-dim 2 :group-size 2 :pooled-size 2 :trans-std 0.1 :sample-per-part 2})"}
  deformable-psroi-pooling
  (operators/symbol-operator "_contrib_DeformablePSROIPooling" ["data" "rois" "trans"] ["spatial_scale" "output_dim" "group_size" "pooled_size" "part_size" "sample_per_part" "trans_std" "no_trans"] {}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_contrib_dgl_adjacency"
       :doc
       "The adjacency matrix of a graph: a one, float32, wherever a csr matrix stores something.

  Inputs:
    data (symbol): The graph: a csr matrix.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): A csr matrix of the same shape."}
  dgl-adjacency
  (operators/symbol-operator "_contrib_dgl_adjacency" ["data"] [] {:single true}))

(def ^{:arglists '([name & seed-arrays])
       :mxnet/operator "_contrib_dgl_csr_neighbor_non_uniform_sample"
       :doc
       "Samples the neighbourhood of vertices, neighbours in proportion to their weights.

  From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is reached. The
  answer has room for `max_num_vertices` vertices; what is not used is -1 (0 for probabilities). Edges to vertices
  for which there is no room are left out. Outputs: for each array of seeds the rising vertices, followed by their
  number; then for each the csr matrix of drawn edges, one row for each vertex; then the probabilities of the
  vertices; then their distances from the seeds.

  Inputs:
    csr-matrix (symbol): The graph: a square csr matrix.
    probability (symbol): Weight of each vertex, float32.
    seed-arrays (any number of symbols): Vertices to begin with.

  Options:
    :num-hops (integer, default 1): How far from the seeds vertices may be.
    :num-neighbor (integer, default 2): Neighbours drawn for each vertex.
    :max-num-vertices (integer, default 100): Room for vertices in the answer; when it is full, sampling ends.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node."}
  dgl-csr-neighbor-non-uniform-sample
  (operators/symbol-operator "_contrib_dgl_csr_neighbor_non_uniform_sample" ["csr_matrix" "probability" "seed_arrays"] ["num_args" "num_hops" "num_neighbor" "max_num_vertices"] {:variadic "num_args" :fixed 2}))

(def ^{:arglists '([name & seed-arrays])
       :mxnet/operator "_contrib_dgl_csr_neighbor_uniform_sample"
       :doc
       "Samples the neighbourhood of vertices evenly.

  From each vertex that was found, beginning with the seeds, edges are drawn until `num_hops` is reached. The
  answer has room for `max_num_vertices` vertices; what is not used is -1 (0 for probabilities). Edges to vertices
  for which there is no room are left out. Outputs: for each array of seeds the rising vertices, followed by their
  number; then for each the csr matrix of drawn edges, one row for each vertex; then their distances from the
  seeds.

  Inputs:
    csr-matrix (symbol): The graph: a square csr matrix.
    seed-arrays (any number of symbols): Vertices to begin with.

  Options:
    :num-hops (integer, default 1): How far from the seeds vertices may be.
    :num-neighbor (integer, default 2): Neighbours drawn for each vertex.
    :max-num-vertices (integer, default 100): Room for vertices in the answer; when it is full, sampling ends.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node."}
  dgl-csr-neighbor-uniform-sample
  (operators/symbol-operator "_contrib_dgl_csr_neighbor_uniform_sample" ["csr_matrix" "seed_arrays"] ["num_args" "num_hops" "num_neighbor" "max_num_vertices"] {:variadic "num_args" :fixed 1}))

(def ^{:arglists '([name & graph-data])
       :mxnet/operator "_contrib_dgl_graph_compact"
       :doc
       "Sampled graphs without unused rows, and with columns numbered by the sampled vertices.

  Edges are numbered from 0; with `return_mapping` the same edges with their original values follow.

  Inputs:
    graph-data (any number of symbols): Sampled csr matrices, then for each the vertices of its rows.

  Options:
    :return-mapping (boolean, required): Answer the original edges, too.
    :graph-sizes (integer or vector of integers, required): Number of vertices of each graph.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node."}
  dgl-graph-compact
  (operators/symbol-operator "_contrib_dgl_graph_compact" ["graph_data"] ["num_args" "return_mapping" "graph_sizes"] {:variadic "num_args"}))

(def ^{:arglists '([name & data])
       :mxnet/operator "_contrib_dgl_subgraph"
       :doc
       "Subgraphs of some vertices.

  For each array of vertices a csr matrix of the edges between them, numbered from 0; with `return_mapping` after
  all these, for each, the same edges with the values they have in the graph.

  Inputs:
    graph (symbol): The graph: a square csr matrix.
    data (any number of symbols): Rising vertices, one dimension.

  Options:
    :return-mapping (boolean, required): Answer the original edges, too.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node."}
  dgl-subgraph
  (operators/symbol-operator "_contrib_dgl_subgraph" ["graph" "data"] ["num_args" "return_mapping"] {:variadic "num_args" :fixed 1}))

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

(def ^{:arglists '([data u v] [data u v {:keys [attr]}] [name data u v {:keys [attr]}])
       :mxnet/operator "_contrib_edge_id"
       :doc
       "Values of edges.

  For each pair (u_i, v_i) what the csr matrix stores there, -1 where it stores nothing.

  Inputs:
    data (symbol): The graph: a csr matrix.
    u (symbol): Rows, one dimension.
    v (symbol): Columns, as many.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): One value for each pair, of the type of `data`."}
  edge-id
  (operators/symbol-operator "_contrib_edge_id" ["data" "u" "v"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [compute-size attr]}] [name data {:keys [compute-size attr]}])
       :mxnet/operator "_contrib_fft"
       :doc
       "Fourier transform of real numbers along the last axis.

  Number k of the answer is the sum of x_j exp(-2 pi i j k / n), as the pair of its real and imaginary part.

  Inputs:
    data (symbol): Real numbers, shape (batch, n) or (a, b, c, n).

  Options:
    :compute-size (integer, default 128): Without effect.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Pairs, shape (batch, 2 n) or (a, b, c, 2 n).

  Example:
    (fft (sym/variable \"data\"))"}
  fft
  (operators/symbol-operator "_contrib_fft" ["data"] ["compute_size"] {:single true}))

(def ^{:arglists '([data] [data {:keys [axis attr]}] [name data {:keys [axis attr]}])
       :mxnet/operator "_contrib_getnnz"
       :doc
       "How many values a csr matrix stores, zeros among them included: in all, in each row or in each column.

  Inputs:
    data (symbol): A csr matrix.

  Options:
    :axis (integer, default nil): 0: for each column, 1: for each row, None: in all; negative counts from the
        end.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): int64, one element, or one for each row or column."}
  getnnz
  (operators/symbol-operator "_contrib_getnnz" ["data"] ["axis"] {:single true}))

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

(def ^{:arglists '([weight grad history {:keys [lr rescale-grad clip-gradient epsilon attr]}] [name weight grad history {:keys [lr rescale-grad clip-gradient epsilon attr]}])
       :mxnet/operator "_contrib_group_adagrad_update"
       :doc
       "One step of AdaGrad that scales whole rows.

  With g = clip(rescale_grad * grad): history += mean(g^2) of each row; weight -= lr * g / sqrt(history +
  epsilon). Rows whose gradient is zero do not change.

  Inputs:
    weight (symbol): The weight, at least two dimensions.
    grad (symbol): Its gradient, of the same shape.
    history (symbol, changed in place): One number for each row, shape (rows, 1, ...). Updated in place.

  Options:
    :lr (number, required): Learning rate.
    :rescale-grad (number, default 1): The gradient is multiplied by this first.
    :clip-gradient (number, default -1): Limit of the gradient's absolute value; negative: no limit.
    :epsilon (number, default 1e-05): Small number that keeps the division finite.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The new weight; give the old one as the output to update it in place.

  Example:
    (group-adagrad-update (sym/variable \"weight\") (sym/variable \"grad\") (sym/variable \"history\") {:lr 0.1})"}
  group-adagrad-update
  (operators/symbol-operator "_contrib_group_adagrad_update" ["weight" "grad" "history"] ["lr" "rescale_grad" "clip_gradient" "epsilon"] {:single true}))

(def ^{:arglists '([lda alpha beta state lags marks valid-length max-time] [lda alpha beta state lags marks valid-length max-time {:keys [attr]}] [name lda alpha beta state lags marks valid-length max-time {:keys [attr]}])
       :mxnet/operator "_contrib_hawkesll"
       :doc
       "Log-likelihood of marked, self-exciting point processes.

  The intensity of mark k at time t is lda_k + alpha_k beta_k (the sum over earlier events i of the mark of
  exp(-beta_k (t - t_i))); the log-likelihood of a sequence is the sum of the logarithms of the intensities at its
  events, minus the integrals of all intensities from 0 to `max_time`. The state carries such sums from one part
  of a sequence to the next.

  Inputs:
    lda (symbol): Background intensities, shape (sequences, marks).
    alpha (symbol): Branching ratios, shape (marks,).
    beta (symbol): Rates of decay, shape (marks,).
    state (symbol): Sums at time 0, shape (sequences, marks).
    lags (symbol): Times between events, shape (sequences, events).
    marks (symbol): Marks of events as int32, shape (sequences, events).
    valid-length (symbol): Number of events in each sequence, shape (sequences,).
    max-time (symbol): Length of the time observed, shape (sequences,).

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Log-likelihoods, shape (sequences,).
    out_state (symbol): Sums at `max_time`, shape (sequences, marks).

  Example:
    (hawkesll (sym/variable \"lda\") (sym/variable \"alpha\") (sym/variable \"beta\") (sym/variable \"state\") (sym/variable \"lags\") (sym/variable \"marks\") (sym/variable \"valid_length\") (sym/variable \"max_time\"))"}
  hawkesll
  (operators/symbol-operator "_contrib_hawkesll" ["lda" "alpha" "beta" "state" "lags" "marks" "valid_length" "max_time"] [] {}))

(def ^{:arglists '([data] [data {:keys [compute-size attr]}] [name data {:keys [compute-size attr]}])
       :mxnet/operator "_contrib_ifft"
       :doc
       "Real part of the inverse Fourier transform along the last axis, times its length.

  Number j of the answer is the real part of the sum of z_k exp(2 pi i j k / n); divide by n to invert fft.

  Inputs:
    data (symbol): Pairs of real and imaginary parts, shape (batch, 2 n) or (a, b, c, 2 n).

  Options:
    :compute-size (integer, default 128): Without effect.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Real numbers, shape (batch, n) or (a, b, c, n).

  Example:
    (ifft (sym/variable \"data\"))"}
  ifft
  (operators/symbol-operator "_contrib_ifft" ["data"] ["compute_size"] {:single true}))

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

(def ^{:arglists '([queries keys-values {:keys [heads attr]}] [name queries keys-values {:keys [heads attr]}])
       :mxnet/operator "_contrib_interleaved_matmul_encdec_qk"
       :doc
       "Attention scores: products of queries and keys of each head, divided by the square root of the width of a head.

  For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

  Inputs:
    queries (symbol): Queries, shape (queries, batch, heads * width).
    keys-values (symbol): Projections, shape (length, batch, heads * 2 * width): for each head keys and values
        after each other.

  Options:
    :heads (integer, required): Number of attention heads.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch * heads, queries, keys).

  Example:
    (interleaved-matmul-encdec-qk (sym/variable \"queries\") (sym/variable \"keys_values\") {:heads 2})"}
  interleaved-matmul-encdec-qk
  (operators/symbol-operator "_contrib_interleaved_matmul_encdec_qk" ["queries" "keys_values"] ["heads"] {}))

(def ^{:arglists '([keys-values attention {:keys [heads attr]}] [name keys-values attention {:keys [heads attr]}])
       :mxnet/operator "_contrib_interleaved_matmul_encdec_valatt"
       :doc
       "Values weighted with attention.

  For head h of batch element b the product of row b * heads + h of `attention` with the head's values.

  Inputs:
    keys-values (symbol): Projections, shape (length, batch, heads * 2 * width): for each head keys and values
        after each other.
    attention (symbol): Weights, shape (batch * heads, queries, keys).

  Options:
    :heads (integer, required): Number of attention heads.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (queries, batch, heads * width).

  Example:
    (interleaved-matmul-encdec-valatt (sym/variable \"keys_values\") (sym/variable \"attention\") {:heads 2})"}
  interleaved-matmul-encdec-valatt
  (operators/symbol-operator "_contrib_interleaved_matmul_encdec_valatt" ["keys_values" "attention"] ["heads"] {}))

(def ^{:arglists '([queries-keys-values {:keys [heads attr]}] [name queries-keys-values {:keys [heads attr]}])
       :mxnet/operator "_contrib_interleaved_matmul_selfatt_qk"
       :doc
       "Attention scores: products of queries and keys of each head, divided by the square root of the width of a head.

  For head h of batch element b, row b * heads + h holds Q K^T / sqrt(width).

  Inputs:
    queries-keys-values (symbol): Projections, shape (length, batch, heads * 3 * width): for each head queries,
        keys and values after each other.

  Options:
    :heads (integer, required): Number of attention heads.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch * heads, length, length).

  Example:
    (interleaved-matmul-selfatt-qk (sym/variable \"queries_keys_values\") {:heads 2})"}
  interleaved-matmul-selfatt-qk
  (operators/symbol-operator "_contrib_interleaved_matmul_selfatt_qk" ["queries_keys_values"] ["heads"] {}))

(def ^{:arglists '([queries-keys-values attention {:keys [heads attr]}] [name queries-keys-values attention {:keys [heads attr]}])
       :mxnet/operator "_contrib_interleaved_matmul_selfatt_valatt"
       :doc
       "Values weighted with attention.

  For head h of batch element b the product of row b * heads + h of `attention` with the head's values.

  Inputs:
    queries-keys-values (symbol): Projections, shape (length, batch, heads * 3 * width): for each head queries,
        keys and values after each other.
    attention (symbol): Weights, shape (batch * heads, length, length).

  Options:
    :heads (integer, required): Number of attention heads.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (length, batch, heads * width).

  Example:
    (interleaved-matmul-selfatt-valatt (sym/variable \"queries_keys_values\") (sym/variable \"attention\") {:heads 2})"}
  interleaved-matmul-selfatt-valatt
  (operators/symbol-operator "_contrib_interleaved_matmul_selfatt_valatt" ["queries_keys_values" "attention"] ["heads"] {}))

(def ^{:arglists '([data offset mask weight bias {:keys [kernel stride dilate pad num-filter num-group num-deformable-group workspace no-bias im2col-step layout attr]}] [name data offset mask weight bias {:keys [kernel stride dilate pad num-filter num-group num-deformable-group workspace no-bias im2col-step layout attr]}])
       :mxnet/operator "_contrib_ModulatedDeformableConvolution"
       :doc
       "Convolution with learnt sampling places and factors.

  As Convolution, but each tap of each window reads the image at a place moved by `offset`, interpolated between
  the four pixels around it; pixels outside count as zero. What a tap reads is multiplied by its factor in `mask`.

  Inputs:
    data (symbol): Images, shape (batch, channels, height, width), float32 or float64.
    offset (symbol): Along height and width for each tap, shape (batch, num_deformable_group * taps * 2, out
        height, out width).
    mask (symbol): Factor of each tap, shape (batch, num_deformable_group * taps, out height, out width).
    weight (symbol): Shape (num_filter, channels / num_group, kernel...).
    bias (symbol): Added to each channel of the output, shape (num_filter,).

  Options:
    :kernel (integer or vector of integers, required): Height and width of the window.
    :stride (integer or vector of integers, default []): Distance of windows; 1 when empty.
    :dilate (integer or vector of integers, default []): Distance of samples in a window; 1 when empty.
    :pad (integer or vector of integers, default []): Rows and columns of zeros around the image; none when
        empty.
    :num-filter (integer, not negative, required): Channels of the output.
    :num-group (integer, not negative, default 1): Groups of channels that are convolved by themselves.
    :num-deformable-group (integer, not negative, default 1): Groups of channels of the data with offsets of
        their own.
    :workspace (integer, not negative, default 1024): Without effect.
    :no-bias (boolean, default false): There is no bias, and no input for it.
    :im2col-step (integer, not negative, default 64): Without effect.
    :layout (one of :NCDHW :NCHW :NCW, default nil): NCHW, which None means, too.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (batch, num_filter, out height, out width).

  Example:
    (modulated-deformable-convolution (sym/variable \"data\") (sym/variable \"offset\") (sym/variable \"mask\") (sym/variable \"weight\") (sym/variable \"bias\") {:kernel [2 3] :num-filter 2 :num-deformable-group 1})"}
  modulated-deformable-convolution
  (operators/symbol-operator "_contrib_ModulatedDeformableConvolution" ["data" "offset" "mask" "weight" "bias"] ["kernel" "stride" "dilate" "pad" "num_filter" "num_group" "num_deformable_group" "workspace" "no_bias" "im2col_step" "layout"] {}))

(def ^{:arglists '([cls-prob loc-pred anchor] [cls-prob loc-pred anchor {:keys [clip threshold background-id nms-threshold force-suppress variances nms-topk attr]}] [name cls-prob loc-pred anchor {:keys [clip threshold background-id nms-threshold force-suppress variances nms-topk attr]}])
       :mxnet/operator "_contrib_MultiBoxDetection"
       :doc
       "Boxes with classes from the predictions of a detector.

  Each anchor takes its most probable class other than background and the box that the prediction says (see
  MultiBoxTarget for its coding); boxes come in the order of their scores, and those that overlap a better one too
  much get class -1. Rows without a box hold -1.

  Inputs:
    cls-prob (symbol): Probabilities, shape (batch, classes + 1, anchors); class 0 is the background.
    loc-pred (symbol): Encoded boxes, shape (batch, anchors * 4).
    anchor (symbol): Corners (x1, y1, x2, y2), shape (1, anchors, 4).

  Options:
    :clip (boolean, default true): Cut boxes at the border of the image.
    :threshold (number, default 0.01): Anchors whose best class is less probable are left out.
    :background-id (integer, default 0): Without effect: class 0 is the background.
    :nms-threshold (number, default 0.5): A box goes whose overlap with a better one of its class is at least
        this. Nothing is dropped, and nothing sorted, when it is not in (0, 1].
    :force-suppress (boolean, default false): Boxes of other classes drop boxes, too.
    :variances (number or vector of numbers, default [0.100000001 0.100000001 0.200000003 0.200000003]): Scales
        of the four encoded numbers: what they are divided by for training.
    :nms-topk (integer, default -1): Keep only this many of the best; not positive: all.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Rows (class, score, x1, y1, x2, y2), shape (batch, anchors, 6). Class 0 is the first after
        the background.

  Example:
    (multi-box-detection (sym/variable \"cls_prob\") (sym/variable \"loc_pred\") (sym/variable \"anchor\"))"}
  multi-box-detection
  (operators/symbol-operator "_contrib_MultiBoxDetection" ["cls_prob" "loc_pred" "anchor"] ["clip" "threshold" "background_id" "nms_threshold" "force_suppress" "variances" "nms_topk"] {}))

(def ^{:arglists '([data] [data {:keys [sizes ratios clip steps offsets attr]}] [name data {:keys [sizes ratios clip steps offsets attr]}])
       :mxnet/operator "_contrib_MultiBoxPrior"
       :doc
       "Anchor boxes around each pixel of a feature map.

  For each pixel there is a box of each size with the first ratio, and one of each further ratio with the first
  size; a box of size s and ratio r has height s / sqrt(r) and width s sqrt(r), measured in heights of the image.
  Coordinates are parts of the image.

  Inputs:
    data (symbol): The feature map, shape (batch, channels, height, width); only height and width matter.

  Options:
    :sizes (number or vector of numbers, default [1]): Sizes of boxes, 1 for the height of the image.
    :ratios (number or vector of numbers, default [1]): Widths over heights.
    :clip (boolean, default false): Cut boxes at the border of the image.
    :steps (number or vector of numbers, default [-1 -1]): Distance of pixels along height and width; where it
        is not positive, the image is divided evenly.
    :offsets (number or vector of numbers, default [0.5 0.5]): Place of a box's center in its pixel along height
        and width.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Corners (x1, y1, x2, y2), shape (1, height * width * boxes, 4), float32.

  Example:
    (multi-box-prior (sym/variable \"data\") {:sizes [0.5 0.25] :ratios [1 2 0.5] :clip true})"}
  multi-box-prior
  (operators/symbol-operator "_contrib_MultiBoxPrior" ["data"] ["sizes" "ratios" "clip" "steps" "offsets"] {:single true}))

(def ^{:arglists '([anchor label cls-pred] [anchor label cls-pred {:keys [overlap-threshold ignore-label negative-mining-ratio negative-mining-thresh minimum-negative-samples variances attr]}] [name anchor label cls-pred {:keys [overlap-threshold ignore-label negative-mining-ratio negative-mining-thresh minimum-negative-samples variances attr]}])
       :mxnet/operator "_contrib_MultiBoxTarget"
       :doc
       "What the anchors of a detector shall learn.

  Each labelled box is given to the anchor that overlaps it most, and to all further anchors that overlap it more
  than `overlap_threshold`. These learn its class (plus one, for 0 is the background) and its place, encoded as
  ((x_g - x_a) / w_a, (y_g - y_a) / h_a, log(w_g / w_a), log(h_g / h_a)) divided by `variances`; the others learn
  background. An image without boxes is ignored.

  Inputs:
    anchor (symbol): Corners (x1, y1, x2, y2), shape (1, anchors, 4).
    label (symbol): Rows (class, x1, y1, x2, y2, ...), shape (batch, boxes, 5 or more); a negative class ends
        the list.
    cls-pred (symbol): Predicted scores before softmax, shape (batch, classes + 1, anchors); used for mining.

  Options:
    :overlap-threshold (number, default 0.5): Anchors whose overlap with a box is larger learn that box; only
        the best anchor of each box does when this is not positive.
    :ignore-label (number, default -1): Class of anchors that shall not be trained.
    :negative-mining-ratio (number, default -1): Train only this many anchors on background for each anchor with
        a box, those where background is least probable; not positive: all.
    :negative-mining-thresh (number, default 0.5): Only anchors that overlap all boxes less are mined.
    :minimum-negative-samples (integer, default 0): Mine at least this many.
    :variances (number or vector of numbers, default [0.100000001 0.100000001 0.200000003 0.200000003]): Scales
        of the four encoded numbers: what they are divided by for training.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    loc_target (symbol): Encoded boxes, shape (batch, anchors * 4).
    loc_mask (symbol): 1 for the numbers of anchors with a box, 0 elsewhere, shape (batch, anchors * 4).
    cls_target (symbol): Classes, shape (batch, anchors).

  Example:
    (multi-box-target (sym/variable \"anchor\") (sym/variable \"label\") (sym/variable \"cls_pred\"))"}
  multi-box-target
  (operators/symbol-operator "_contrib_MultiBoxTarget" ["anchor" "label" "cls_pred"] ["overlap_threshold" "ignore_label" "negative_mining_ratio" "negative_mining_thresh" "minimum_negative_samples" "variances"] {}))

(def ^{:arglists '([cls-prob bbox-pred im-info] [cls-prob bbox-pred im-info {:keys [rpn-pre-nms-top-n rpn-post-nms-top-n threshold rpn-min-size scales ratios feature-stride output-score iou-loss attr]}] [name cls-prob bbox-pred im-info {:keys [rpn-pre-nms-top-n rpn-post-nms-top-n threshold rpn-min-size scales ratios feature-stride output-score iou-loss attr]}])
       :mxnet/operator "_contrib_MultiProposal"
       :doc
       "Regions that may hold an object, from scores and boxes of a region proposal network.

  This form takes several images. Anchors of all scales and ratios around each pixel of the feature map are moved
  as predicted and cut at the image's border; in the order of their scores those are kept that overlap no better
  one too much.

  Inputs:
    cls-prob (symbol): Probabilities of background, then of objects, shape (batch, 2 * anchors, height, width).
    bbox-pred (symbol): Predicted differences to anchors, shape (batch, 4 * anchors, height, width).
    im-info (symbol): Height, width and scale of each image, shape (batch, 3).

  Options:
    :rpn-pre-nms-top-n (integer, default 6000): Only this many boxes of the highest scores take part; not
        positive: all.
    :rpn-post-nms-top-n (integer, default 300): Number of regions for each image. When fewer are found, they are
        repeated.
    :threshold (number, default 0.7): A box goes whose overlap with a better one is larger than this.
    :rpn-min-size (integer, default 16): Boxes smaller than this, in pixels of the image before it was scaled,
        have the lowest score.
    :scales (number or vector of numbers, default [4 8 16 32]): Sizes of anchors, in steps of the feature map.
    :ratios (number or vector of numbers, default [0.5 1 2]): Heights over widths of anchors.
    :feature-stride (integer, default 16): Pixels of the image for one of the feature map.
    :output-score (boolean, default false): Answer the scores, too.
    :iou-loss (boolean, default false): Predictions are added to the anchors' corners as they are.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

  Example:
    (multi-proposal (sym/variable \"cls_prob\") (sym/variable \"bbox_pred\") (sym/variable \"im_info\") {:scales [1 2] :ratios [1] :rpn-min-size 4 :rpn-post-nms-top-n 3})"}
  multi-proposal
  (operators/symbol-operator "_contrib_MultiProposal" ["cls_prob" "bbox_pred" "im_info"] ["rpn_pre_nms_top_n" "rpn_post_nms_top_n" "threshold" "rpn_min_size" "scales" "ratios" "feature_stride" "output_score" "iou_loss"] {}))

(def ^{:arglists '([cls-prob bbox-pred im-info] [cls-prob bbox-pred im-info {:keys [rpn-pre-nms-top-n rpn-post-nms-top-n threshold rpn-min-size scales ratios feature-stride output-score iou-loss attr]}] [name cls-prob bbox-pred im-info {:keys [rpn-pre-nms-top-n rpn-post-nms-top-n threshold rpn-min-size scales ratios feature-stride output-score iou-loss attr]}])
       :mxnet/operator "_contrib_Proposal"
       :doc
       "Regions that may hold an object, from scores and boxes of a region proposal network.

  This form takes one image. Anchors of all scales and ratios around each pixel of the feature map are moved as
  predicted and cut at the image's border; in the order of their scores those are kept that overlap no better one
  too much.

  Inputs:
    cls-prob (symbol): Probabilities of background, then of objects, shape (batch, 2 * anchors, height, width).
    bbox-pred (symbol): Predicted differences to anchors, shape (batch, 4 * anchors, height, width).
    im-info (symbol): Height, width and scale of each image, shape (batch, 3).

  Options:
    :rpn-pre-nms-top-n (integer, default 6000): Only this many boxes of the highest scores take part; not
        positive: all.
    :rpn-post-nms-top-n (integer, default 300): Number of regions for each image. When fewer are found, they are
        repeated.
    :threshold (number, default 0.7): A box goes whose overlap with a better one is larger than this.
    :rpn-min-size (integer, default 16): Boxes smaller than this, in pixels of the image before it was scaled,
        have the lowest score.
    :scales (number or vector of numbers, default [4 8 16 32]): Sizes of anchors, in steps of the feature map.
    :ratios (number or vector of numbers, default [0.5 1 2]): Heights over widths of anchors.
    :feature-stride (integer, default 16): Pixels of the image for one of the feature map.
    :output-score (boolean, default false): Answer the scores, too.
    :iou-loss (boolean, default false): Predictions are added to the anchors' corners as they are.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Rows (image, x1, y1, x2, y2), shape (batch * rpn_post_nms_top_n, 5).

  Example:
    (proposal (sym/variable \"cls_prob\") (sym/variable \"bbox_pred\") (sym/variable \"im_info\") {:scales [1 2] :ratios [1] :rpn-min-size 4 :rpn-post-nms-top-n 3})"}
  proposal
  (operators/symbol-operator "_contrib_Proposal" ["cls_prob" "bbox_pred" "im_info"] ["rpn_pre_nms_top_n" "rpn_post_nms_top_n" "threshold" "rpn_min_size" "scales" "ratios" "feature_stride" "output_score" "iou_loss"] {}))

(def ^{:arglists '([data rois {:keys [spatial-scale output-dim pooled-size group-size attr]}] [name data rois {:keys [spatial-scale output-dim pooled-size group-size attr]}])
       :mxnet/operator "_contrib_PSROIPooling"
       :doc
       "Means over the bins of regions of interest, with channels of its own for each place in the grid.

  Output channel c of the bin in row i and column j is the mean over the bin of data channel (c * group_size + i)
  * group_size + j, where i and j are scaled when there are more bins than cells.

  Inputs:
    data (symbol): Feature maps, shape (batch, output_dim * group_size^2, height, width).
    rois (symbol): Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners are rounded.

  Options:
    :spatial-scale (number, required): Size of the feature map over that of the image in which the regions are
        given.
    :output-dim (integer, required): Channels of the output.
    :pooled-size (integer, required): Bins along each axis.
    :group-size (integer, default 0): Cells of channels along each axis; 0: as many as `pooled_size`.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (regions, output_dim, pooled_size, pooled_size).

  Example:
    (psroi-pooling (sym/variable \"data\") (sym/variable \"rois\") {:spatial-scale 0.5 :output-dim 2 :pooled-size 2})"}
  psroi-pooling
  (operators/symbol-operator "_contrib_PSROIPooling" ["data" "rois"] ["spatial_scale" "output_dim" "pooled_size" "group_size"] {}))

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

(def ^{:arglists '([data rois {:keys [pooled-size spatial-scale sample-ratio position-sensitive aligned attr]}] [name data rois {:keys [pooled-size spatial-scale sample-ratio position-sensitive aligned attr]}])
       :mxnet/operator "_contrib_ROIAlign"
       :doc
       "Means over the bins of regions of interest.

  Each region is cut into `pooled_size` bins; a bin's value is the mean of samples that lie evenly in it,
  interpolated between the four pixels around each. Nothing is rounded. Samples more than a pixel outside count as
  0.

  Inputs:
    data (symbol): Feature maps, shape (batch, channels, height, width).
    rois (symbol): Regions (instance, x1, y1, x2, y2), shape (regions, 5). A region whose instance does not
        exist has zeros.

  Options:
    :pooled-size (integer or vector of integers, required): Number of bins along height and width.
    :spatial-scale (number, required): Size of the feature map over that of the image in which the regions are
        given.
    :sample-ratio (integer, default -1): Samples along each axis of a bin; not positive: as many as a bin has
        pixels, rounded up.
    :position-sensitive (boolean, default false): Each bin takes its values from channels of its own.
    :aligned (boolean, default false): Coordinates count from pixels' corners, so that regions move by half a
        pixel.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (regions, channels, pooled_size...).

  Example:
    (roi-align (sym/variable \"data\") (sym/variable \"rois\") {:pooled-size [2 3] :spatial-scale 0.5})"}
  roi-align
  (operators/symbol-operator "_contrib_ROIAlign" ["data" "rois"] ["pooled_size" "spatial_scale" "sample_ratio" "position_sensitive" "aligned"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_contrib_round_ste"
       :doc
       "Rounds to the nearest integer, halves away from zero, and lets gradients through.

  Training with quantized values needs that: the true slope is 0 almost everywhere. This is the straight-through
  estimator, which takes the slope to be 1.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (round-ste (sym/variable \"data\"))"}
  round-ste
  (operators/symbol-operator "_contrib_round_ste" ["data"] [] {:single true}))

(def ^{:arglists '([data rois {:keys [pooled-size spatial-scale sampling-ratio attr]}] [name data rois {:keys [pooled-size spatial-scale sampling-ratio attr]}])
       :mxnet/operator "_contrib_RROIAlign"
       :doc
       "Means over the bins of rotated regions of interest.

  As ROIAlign, with regions that are turned counterclockwise around their center.

  Inputs:
    data (symbol): Feature maps, shape (batch, channels, height, width).
    rois (symbol): Regions (instance, x, y of the center, width, height, angle in degrees), shape (regions, 6).

  Options:
    :pooled-size (integer or vector of integers, required): Number of bins along height and width.
    :spatial-scale (number, required): Size of the feature map over that of the image in which the regions are
        given.
    :sampling-ratio (integer, default -1): Samples along each axis of a bin; not positive: as many as a bin has
        pixels, rounded up.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Shape (regions, channels, pooled_size...).

  Example:
    (rroi-align (sym/variable \"data\") (sym/variable \"rois\") {:pooled-size [2 3] :spatial-scale 0.5})"}
  rroi-align
  (operators/symbol-operator "_contrib_RROIAlign" ["data" "rois"] ["pooled_size" "spatial_scale" "sampling_ratio"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_contrib_sign_ste"
       :doc
       "Sign of every element (-1, 0 or 1), which lets gradients through.

  Training with quantized values needs that: the true slope is 0 almost everywhere. This is the straight-through
  estimator, which takes the slope to be 1.

  Inputs:
    data (symbol): Values of any shape.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Same shape and dtype as `data`.

  Example:
    (sign-ste (sym/variable \"data\"))"}
  sign-ste
  (operators/symbol-operator "_contrib_sign_ste" ["data"] [] {:single true}))

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

(def ^{:doc "Another name of `box-nms`."}
  box-non-maximum-suppression
  box-nms)

(def ^{:doc "Another name of `ctc-loss` of op."}
  ctc-loss
  (operators/symbol-operator "CTCLoss" ["data" "label" "data_lengths" "label_lengths"] ["use_data_lengths" "use_label_lengths" "blank_label"] {:single true}))
