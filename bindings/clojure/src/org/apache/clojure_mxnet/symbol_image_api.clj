;; org.apache.clojure-mxnet.symbol-image-api: operator functions made from the registry by `python -m codegen`; do not edit.
(ns org.apache.clojure-mxnet.symbol-image-api
  "Operators for images, for symbols. A function takes its inputs in order, or by name in the map of options that may follow them."
  (:refer-clojure :only [])
  (:require [org.apache.clojure-mxnet.impl.operators :as operators]))

(def ^{:arglists '([data {:keys [alpha attr]}] [name data {:keys [alpha attr]}])
       :mxnet/operator "_image_adjust_lighting"
       :doc
       "Adds multiples of the three principal components of the colours of natural pictures to each pixel.

  Images of one channel stay as they are.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :alpha (number or vector of numbers, required): Three numbers: how much of each principal component is
        added.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (adjust-lighting (sym/variable \"data\") {:alpha [0.1 0.2 0.3]})"}
  adjust-lighting
  (operators/symbol-operator "_image_adjust_lighting" ["data"] ["alpha"] {:single true}))

(def ^{:arglists '([data {:keys [x y width height attr]}] [name data {:keys [x y width height attr]}])
       :mxnet/operator "_image_crop"
       :doc
       "A rectangle of images: rows `y` to `y + height`, columns `x` to `x + width`.

  Inputs:
    data (symbol): Image (height, width, channel), or a batch (n, height, width, channel), of 1 or 3 channels.

  Options:
    :x (integer, required): First column of the rectangle.
    :y (integer, required): First row of the rectangle.
    :width (integer, required): Columns of the rectangle, at least 1.
    :height (integer, required): Rows of the rectangle, at least 1.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The rectangle of each image.

  Example:
    (crop (sym/variable \"data\") {:x 1 :y 2 :width 3 :height 2})"}
  crop
  (operators/symbol-operator "_image_crop" ["data"] ["x" "y" "width" "height"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_image_flip_left_right"
       :doc
       "Mirrors an image: its left side becomes the right one.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype.

  Example:
    (flip-left-right (sym/variable \"data\"))"}
  flip-left-right
  (operators/symbol-operator "_image_flip_left_right" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_image_flip_top_bottom"
       :doc
       "Mirrors an image: its top becomes the bottom.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype.

  Example:
    (flip-top-bottom (sym/variable \"data\"))"}
  flip-top-bottom
  (operators/symbol-operator "_image_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [mean std attr]}] [name data {:keys [mean std attr]}])
       :mxnet/operator "_image_normalize"
       :doc
       "Subtracts `mean` from the channels of images and divides them by `std`: $y_c = (x_c - mean_c) / std_c$.

  Inputs:
    data (symbol): (channel, height, width) or (n, channel, height, width), of 1 or 3 channels.

  Options:
    :mean (number or vector of numbers, default [0 0 0 0]): Subtracted: one number, or one for each channel.
    :std (number or vector of numbers, default [1 1 1 1]): Divided by: one number, or one for each channel.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same shape and dtype.

  Example:
    (normalize (sym/variable \"data\") {:mean [0 0.5 1] :std [3 2 0.5]})"}
  normalize
  (operators/symbol-operator "_image_normalize" ["data"] ["mean" "std"] {:single true}))

(def ^{:arglists '([data {:keys [min-factor max-factor attr]}] [name data {:keys [min-factor max-factor attr]}])
       :mxnet/operator "_image_random_brightness"
       :doc
       "Multiplies an image by a random factor.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :min-factor (number, required): Least factor that may be drawn.
    :max-factor (number, required): Bound of the factors drawn.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-brightness (sym/variable \"data\") {:min-factor 1.25 :max-factor 1.25})"}
  random-brightness
  (operators/symbol-operator "_image_random_brightness" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:arglists '([data {:keys [brightness contrast saturation hue attr]}] [name data {:keys [brightness contrast saturation hue attr]}])
       :mxnet/operator "_image_random_color_jitter"
       :doc
       "Changes brightness, contrast, saturation and hue by random factors, in random order.

  Each factor is drawn from [max(0, 1 - strength), 1 + strength).

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :brightness (number, required): Brightness varies by this share; 0: not at all.
    :contrast (number, required): Contrast varies by this share; 0: not at all.
    :saturation (number, required): Saturation varies by this share; 0: not at all.
    :hue (number, required): Hue turns by at most this share of a circle; 0: not at all.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-color-jitter (sym/variable \"data\") {:brightness 0 :contrast 0 :saturation 0 :hue 0})"}
  random-color-jitter
  (operators/symbol-operator "_image_random_color_jitter" ["data"] ["brightness" "contrast" "saturation" "hue"] {:single true}))

(def ^{:arglists '([data {:keys [min-factor max-factor attr]}] [name data {:keys [min-factor max-factor attr]}])
       :mxnet/operator "_image_random_contrast"
       :doc
       "Multiplies the distance of each number from the image's mean grey by a random factor.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :min-factor (number, required): Least factor that may be drawn.
    :max-factor (number, required): Bound of the factors drawn.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-contrast (sym/variable \"data\") {:min-factor 1.25 :max-factor 1.25})"}
  random-contrast
  (operators/symbol-operator "_image_random_contrast" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_image_random_flip_left_right"
       :doc
       "Mirrors an image left to right with probability one half.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype.

  Example:
    (random-flip-left-right (sym/variable \"data\"))"}
  random-flip-left-right
  (operators/symbol-operator "_image_random_flip_left_right" ["data"] [] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_image_random_flip_top_bottom"
       :doc
       "Mirrors an image top to bottom with probability one half.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype.

  Example:
    (random-flip-top-bottom (sym/variable \"data\"))"}
  random-flip-top-bottom
  (operators/symbol-operator "_image_random_flip_top_bottom" ["data"] [] {:single true}))

(def ^{:arglists '([data {:keys [min-factor max-factor attr]}] [name data {:keys [min-factor max-factor attr]}])
       :mxnet/operator "_image_random_hue"
       :doc
       "Turns the hues of an image by a random factor of a full circle: 1 and 0 change nothing.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :min-factor (number, required): Least factor that may be drawn.
    :max-factor (number, required): Bound of the factors drawn.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-hue (sym/variable \"data\") {:min-factor 1.25 :max-factor 1.25})"}
  random-hue
  (operators/symbol-operator "_image_random_hue" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:arglists '([data] [data {:keys [alpha-std attr]}] [name data {:keys [alpha-std attr]}])
       :mxnet/operator "_image_random_lighting"
       :doc
       "Adds random multiples of the three principal components of the colours of natural pictures to each pixel.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :alpha-std (number, default 0.05): Standard deviation of the three normal numbers that are drawn.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-lighting (sym/variable \"data\") {:alpha-std 0})"}
  random-lighting
  (operators/symbol-operator "_image_random_lighting" ["data"] ["alpha_std"] {:single true}))

(def ^{:arglists '([data {:keys [min-factor max-factor attr]}] [name data {:keys [min-factor max-factor attr]}])
       :mxnet/operator "_image_random_saturation"
       :doc
       "Multiplies the distance of each pixel from its grey by a random factor.

  Inputs:
    data (symbol): Image (height, width, channel) of 1 or 3 channels.

  Options:
    :min-factor (number, required): Least factor that may be drawn.
    :max-factor (number, required): Bound of the factors drawn.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): Image of the same shape and dtype; integers lose their fraction and keep within their type.

  Example:
    (random-saturation (sym/variable \"data\") {:min-factor 1.25 :max-factor 1.25})"}
  random-saturation
  (operators/symbol-operator "_image_random_saturation" ["data"] ["min_factor" "max_factor"] {:single true}))

(def ^{:arglists '([data] [data {:keys [size keep-ratio interp attr]}] [name data {:keys [size keep-ratio interp attr]}])
       :mxnet/operator "_image_resize"
       :doc
       "Images in another size.

  Beyond the edges the pixels at the edges count.

  Inputs:
    data (symbol): Image (height, width, channel), or a batch (n, height, width, channel).

  Options:
    :size (integer or vector of integers, default []): Width and height of the result. One number is both, or
        with `keep_ratio` the shorter side.
    :keep-ratio (boolean, default false): One number in `size` is the shorter side; the other side follows from
        the proportions.
    :interp (integer, default 1): How pixels are computed. 0: the nearest one. 1: from 2 x 2, bilinear. 2: from
        4 x 4, bicubic. 3: the mean over the area. 4: from 8 x 8, Lanczos.
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): The same in the new size and of the same dtype; integers are rounded.

  Example:
    (resize (sym/variable \"data\") {:size [3 6]})"}
  resize
  (operators/symbol-operator "_image_resize" ["data"] ["size" "keep_ratio" "interp"] {:single true}))

(def ^{:arglists '([data] [data {:keys [attr]}] [name data {:keys [attr]}])
       :mxnet/operator "_image_to_tensor"
       :doc
       "Images as tensors: channels first, and divided by 255 to float32.

  Inputs:
    data (symbol): Image (height, width, channel), or a batch (n, height, width, channel), of values 0 to 255.

  Options:
    :name (string): Name of the node; also taken as the first argument.
    :attr (map): Attributes of the node.

  Returns:
    output (symbol): (channel, height, width) or (n, channel, height, width), float32 of 0 to 1.

  Example:
    (to-tensor (sym/variable \"data\"))"}
  to-tensor
  (operators/symbol-operator "_image_to_tensor" ["data"] [] {:single true}))
