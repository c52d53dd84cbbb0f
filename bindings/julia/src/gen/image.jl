# Operators of the namespace image, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__image_adjust_lighting = Op("_image_adjust_lighting", ("data", ), ("alpha", ), ())

"""
    adjust_lighting(data; alpha)

Adds multiples of the three principal components of the colours of natural pictures to each pixel.

Images of one channel stay as they are.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `alpha`: tuple of numbers; required. Three numbers: how much of each principal component is added.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.adjust_lighting(data; alpha = (0.1, 0.2, 0.3))
```
"""
function _image_adjust_lighting(x_::NDArray, more_::Vararg{NDArray, N_}; alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_adjust_lighting, (x_, more_...), (alpha, ), out, kwargs)
end
function _image_adjust_lighting(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_adjust_lighting, (x_, more_...), (alpha, ), name, attrs, kwargs)
end
_image_adjust_lighting(; kwargs...) = by_keyword(op__image_adjust_lighting, kwargs)

const op__image_crop = Op("_image_crop", ("data", ), ("x", "y", "width", "height", ), ())

"""
    crop(data; x, y, width, height)

A rectangle of images: rows `y` to `y + height`, columns `x` to `x + width`.

# Arguments
- `data`: array or symbol. Image (height, width, channel), or a batch (n, height, width, channel),
  of 1 or 3 channels.
- `x`: integer; required. First column of the rectangle.
- `y`: integer; required. First row of the rectangle.
- `width`: integer; required. Columns of the rectangle, at least 1.
- `height`: integer; required. Rows of the rectangle, at least 1.

# Result
- `output`: array or symbol. The rectangle of each image.

# Example
```julia
data = mx.rand(3, 5, 4; low = -1, high = 1)
mx.image.crop(data; x = 1, y = 2, width = 3, height = 2)
```
"""
function _image_crop(x_::NDArray, more_::Vararg{NDArray, N_}; x = unset, y = unset, width = unset, height = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_crop, (x_, more_...), (x, y, width, height, ), out, kwargs)
end
function _image_crop(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; x = unset, y = unset, width = unset, height = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_crop, (x_, more_...), (x, y, width, height, ), name, attrs, kwargs)
end
_image_crop(; kwargs...) = by_keyword(op__image_crop, kwargs)

const op__image_flip_left_right = Op("_image_flip_left_right", ("data", ), (), ())

"""
    flip_left_right(data)

Mirrors an image: its left side becomes the right one.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.

# Result
- `output`: array or symbol. Image of the same shape and dtype.

# Example
```julia
data = mx.rand(3, 3, 2; low = -1, high = 1)
mx.image.flip_left_right(data)
```
"""
function _image_flip_left_right(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__image_flip_left_right, (x_, more_...), (), out, kwargs)
end
function _image_flip_left_right(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_flip_left_right, (x_, more_...), (), name, attrs, kwargs)
end
_image_flip_left_right(; kwargs...) = by_keyword(op__image_flip_left_right, kwargs)

const op__image_flip_top_bottom = Op("_image_flip_top_bottom", ("data", ), (), ())

"""
    flip_top_bottom(data)

Mirrors an image: its top becomes the bottom.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.

# Result
- `output`: array or symbol. Image of the same shape and dtype.

# Example
```julia
data = mx.rand(3, 3, 2; low = -1, high = 1)
mx.image.flip_top_bottom(data)
```
"""
function _image_flip_top_bottom(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__image_flip_top_bottom, (x_, more_...), (), out, kwargs)
end
function _image_flip_top_bottom(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_flip_top_bottom, (x_, more_...), (), name, attrs, kwargs)
end
_image_flip_top_bottom(; kwargs...) = by_keyword(op__image_flip_top_bottom, kwargs)

const op__image_normalize = Op("_image_normalize", ("data", ), ("mean", "std", ), ())

"""
    normalize(data; mean, std)

Subtracts `mean` from the channels of images and divides them by `std`: \$y_c = (x_c - mean_c) /
std_c\$.

# Arguments
- `data`: array or symbol. (channel, height, width) or (n, channel, height, width), of 1 or 3
  channels.
- `mean`: tuple of numbers; `(0, 0, 0, 0)` when not given. Subtracted: one number, or one for each
  channel.
- `std`: tuple of numbers; `(1, 1, 1, 1)` when not given. Divided by: one number, or one for each
  channel.

# Result
- `output`: array or symbol. The same shape and dtype.

# Example
```julia
data = mx.rand(4, 2, 3; low = 0, high = 1)
mx.image.normalize(data; mean = (0, 0.5, 1), std = (3, 2, 0.5))
```
"""
function _image_normalize(x_::NDArray, more_::Vararg{NDArray, N_}; mean = unset, std = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_normalize, (x_, more_...), (mean, std, ), out, kwargs)
end
function _image_normalize(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; mean = unset, std = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_normalize, (x_, more_...), (mean, std, ), name, attrs, kwargs)
end
_image_normalize(; kwargs...) = by_keyword(op__image_normalize, kwargs)

const op__image_random_brightness = Op("_image_random_brightness", ("data", ), ("min_factor", "max_factor", ), ())

"""
    random_brightness(data; min_factor, max_factor)

Multiplies an image by a random factor.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `min_factor`: number; required. Least factor that may be drawn.
- `max_factor`: number; required. Bound of the factors drawn.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_brightness(data; min_factor = 1.25, max_factor = 1.25)
```
"""
function _image_random_brightness(x_::NDArray, more_::Vararg{NDArray, N_}; min_factor = unset, max_factor = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_brightness, (x_, more_...), (min_factor, max_factor, ), out, kwargs)
end
function _image_random_brightness(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; min_factor = unset, max_factor = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_brightness, (x_, more_...), (min_factor, max_factor, ), name, attrs, kwargs)
end
_image_random_brightness(; kwargs...) = by_keyword(op__image_random_brightness, kwargs)

const op__image_random_color_jitter = Op("_image_random_color_jitter", ("data", ), ("brightness", "contrast", "saturation", "hue", ), ())

"""
    random_color_jitter(data; brightness, contrast, saturation, hue)

Changes brightness, contrast, saturation and hue by random factors, in random order.

Each factor is drawn from [max(0, 1 - strength), 1 + strength).

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `brightness`: number; required. Brightness varies by this share; 0: not at all.
- `contrast`: number; required. Contrast varies by this share; 0: not at all.
- `saturation`: number; required. Saturation varies by this share; 0: not at all.
- `hue`: number; required. Hue turns by at most this share of a circle; 0: not at all.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_color_jitter(data; brightness = 0, contrast = 0, saturation = 0, hue = 0)
```
"""
function _image_random_color_jitter(x_::NDArray, more_::Vararg{NDArray, N_}; brightness = unset, contrast = unset, saturation = unset, hue = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_color_jitter, (x_, more_...), (brightness, contrast, saturation, hue, ), out, kwargs)
end
function _image_random_color_jitter(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; brightness = unset, contrast = unset, saturation = unset, hue = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_color_jitter, (x_, more_...), (brightness, contrast, saturation, hue, ), name, attrs, kwargs)
end
_image_random_color_jitter(; kwargs...) = by_keyword(op__image_random_color_jitter, kwargs)

const op__image_random_contrast = Op("_image_random_contrast", ("data", ), ("min_factor", "max_factor", ), ())

"""
    random_contrast(data; min_factor, max_factor)

Multiplies the distance of each number from the image's mean grey by a random factor.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `min_factor`: number; required. Least factor that may be drawn.
- `max_factor`: number; required. Bound of the factors drawn.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_contrast(data; min_factor = 1.25, max_factor = 1.25)
```
"""
function _image_random_contrast(x_::NDArray, more_::Vararg{NDArray, N_}; min_factor = unset, max_factor = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_contrast, (x_, more_...), (min_factor, max_factor, ), out, kwargs)
end
function _image_random_contrast(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; min_factor = unset, max_factor = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_contrast, (x_, more_...), (min_factor, max_factor, ), name, attrs, kwargs)
end
_image_random_contrast(; kwargs...) = by_keyword(op__image_random_contrast, kwargs)

const op__image_random_flip_left_right = Op("_image_random_flip_left_right", ("data", ), (), ())

"""
    random_flip_left_right(data)

Mirrors an image left to right with probability one half.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.

# Result
- `output`: array or symbol. Image of the same shape and dtype.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0.5, high = 0.5)
mx.image.random_flip_left_right(data)
```
"""
function _image_random_flip_left_right(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__image_random_flip_left_right, (x_, more_...), (), out, kwargs)
end
function _image_random_flip_left_right(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_flip_left_right, (x_, more_...), (), name, attrs, kwargs)
end
_image_random_flip_left_right(; kwargs...) = by_keyword(op__image_random_flip_left_right, kwargs)

const op__image_random_flip_top_bottom = Op("_image_random_flip_top_bottom", ("data", ), (), ())

"""
    random_flip_top_bottom(data)

Mirrors an image top to bottom with probability one half.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.

# Result
- `output`: array or symbol. Image of the same shape and dtype.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0.5, high = 0.5)
mx.image.random_flip_top_bottom(data)
```
"""
function _image_random_flip_top_bottom(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__image_random_flip_top_bottom, (x_, more_...), (), out, kwargs)
end
function _image_random_flip_top_bottom(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_flip_top_bottom, (x_, more_...), (), name, attrs, kwargs)
end
_image_random_flip_top_bottom(; kwargs...) = by_keyword(op__image_random_flip_top_bottom, kwargs)

const op__image_random_hue = Op("_image_random_hue", ("data", ), ("min_factor", "max_factor", ), ())

"""
    random_hue(data; min_factor, max_factor)

Turns the hues of an image by a random factor of a full circle: 1 and 0 change nothing.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `min_factor`: number; required. Least factor that may be drawn.
- `max_factor`: number; required. Bound of the factors drawn.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_hue(data; min_factor = 1.25, max_factor = 1.25)
```
"""
function _image_random_hue(x_::NDArray, more_::Vararg{NDArray, N_}; min_factor = unset, max_factor = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_hue, (x_, more_...), (min_factor, max_factor, ), out, kwargs)
end
function _image_random_hue(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; min_factor = unset, max_factor = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_hue, (x_, more_...), (min_factor, max_factor, ), name, attrs, kwargs)
end
_image_random_hue(; kwargs...) = by_keyword(op__image_random_hue, kwargs)

const op__image_random_lighting = Op("_image_random_lighting", ("data", ), ("alpha_std", ), ())

"""
    random_lighting(data; alpha_std)

Adds random multiples of the three principal components of the colours of natural pictures to each
pixel.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `alpha_std`: number; `0.05` when not given. Standard deviation of the three normal numbers that
  are drawn.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_lighting(data; alpha_std = 0)
```
"""
function _image_random_lighting(x_::NDArray, more_::Vararg{NDArray, N_}; alpha_std = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_lighting, (x_, more_...), (alpha_std, ), out, kwargs)
end
function _image_random_lighting(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha_std = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_lighting, (x_, more_...), (alpha_std, ), name, attrs, kwargs)
end
_image_random_lighting(; kwargs...) = by_keyword(op__image_random_lighting, kwargs)

const op__image_random_saturation = Op("_image_random_saturation", ("data", ), ("min_factor", "max_factor", ), ())

"""
    random_saturation(data; min_factor, max_factor)

Multiplies the distance of each pixel from its grey by a random factor.

# Arguments
- `data`: array or symbol. Image (height, width, channel) of 1 or 3 channels.
- `min_factor`: number; required. Least factor that may be drawn.
- `max_factor`: number; required. Bound of the factors drawn.

# Result
- `output`: array or symbol. Image of the same shape and dtype; integers lose their fraction and
  keep within their type.

# Example
```julia
data = mx.rand(3, 3, 2; low = 0, high = 255)
mx.image.random_saturation(data; min_factor = 1.25, max_factor = 1.25)
```
"""
function _image_random_saturation(x_::NDArray, more_::Vararg{NDArray, N_}; min_factor = unset, max_factor = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_random_saturation, (x_, more_...), (min_factor, max_factor, ), out, kwargs)
end
function _image_random_saturation(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; min_factor = unset, max_factor = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_random_saturation, (x_, more_...), (min_factor, max_factor, ), name, attrs, kwargs)
end
_image_random_saturation(; kwargs...) = by_keyword(op__image_random_saturation, kwargs)

const op__image_resize = Op("_image_resize", ("data", ), ("size", "keep_ratio", "interp", ), ())

"""
    resize(data; size, keep_ratio, interp)

Images in another size.

Beyond the edges the pixels at the edges count.

# Arguments
- `data`: array or symbol. Image (height, width, channel), or a batch (n, height, width, channel).
- `size`: tuple of integers; `()` when not given. Width and height of the result. One number is
  both, or with `keep_ratio` the shorter side.
- `keep_ratio`: `Bool`; `false` when not given. One number in `size` is the shorter side; the other
  side follows from the proportions.
- `interp`: integer; `1` when not given. How pixels are computed. 0: the nearest one. 1: from 2 x 2,
  bilinear. 2: from 4 x 4, bicubic. 3: the mean over the area. 4: from 8 x 8, Lanczos.

# Result
- `output`: array or symbol. The same in the new size and of the same dtype; integers are rounded.

# Example
```julia
data = mx.rand(3, 5, 4; low = 0, high = 255)
mx.image.resize(data; size = (3, 6))
```
"""
function _image_resize(x_::NDArray, more_::Vararg{NDArray, N_}; size = unset, keep_ratio = unset, interp = unset, out = nothing, kwargs...) where {N_}
    imperative(op__image_resize, (x_, more_...), (size, keep_ratio, interp, ), out, kwargs)
end
function _image_resize(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; size = unset, keep_ratio = unset, interp = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_resize, (x_, more_...), (size, keep_ratio, interp, ), name, attrs, kwargs)
end
_image_resize(; kwargs...) = by_keyword(op__image_resize, kwargs)

const op__image_to_tensor = Op("_image_to_tensor", ("data", ), (), ())

"""
    to_tensor(data)

Images as tensors: channels first, and divided by 255 to float32.

# Arguments
- `data`: array or symbol. Image (height, width, channel), or a batch (n, height, width, channel),
  of values 0 to 255.

# Result
- `output`: array or symbol. (channel, height, width) or (n, channel, height, width), float32 of 0
  to 1.

# Example
```julia
data = mx.NDArray(rand(UInt8(0):UInt8(254), (3, 3, 2)))
mx.image.to_tensor(data)
```
"""
function _image_to_tensor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__image_to_tensor, (x_, more_...), (), out, kwargs)
end
function _image_to_tensor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__image_to_tensor, (x_, more_...), (), name, attrs, kwargs)
end
_image_to_tensor(; kwargs...) = by_keyword(op__image_to_tensor, kwargs)
