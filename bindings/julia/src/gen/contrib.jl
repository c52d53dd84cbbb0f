# Operators of the namespace contrib, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__contrib_AdaptiveAvgPooling2D = Op("_contrib_AdaptiveAvgPooling2D", ("data", ), ("output_size", ), (("output_size", "shape"), ))

"""
    AdaptiveAvgPooling2D(data; output_size)

Means over windows that cover the image evenly.

Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `output_size`: one length for each dimension; `()` when not given. Height and width of the output,
  or one number for both; 1 when not given.

# Result
- `output`: array or symbol. Shape (batch, channels, output_size...).

# Example
```julia
data = mx.rand(4, 5, 2, 1; low = -1, high = 1)
mx.contrib.AdaptiveAvgPooling2D(data; output_size = (3, 2))
```
"""
function _contrib_AdaptiveAvgPooling2D(x_::NDArray, more_::Vararg{NDArray, N_}; output_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_AdaptiveAvgPooling2D, (x_, more_...), (output_size, ), out, kwargs)
end
function _contrib_AdaptiveAvgPooling2D(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; output_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_AdaptiveAvgPooling2D, (x_, more_...), (output_size, ), name, attrs, kwargs)
end
_contrib_AdaptiveAvgPooling2D(; kwargs...) = by_keyword(op__contrib_AdaptiveAvgPooling2D, kwargs)

const op__contrib_BatchNormWithReLU = Op("_contrib_BatchNormWithReLU", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range", ), (("axis", "axis"), ))

"""
    BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range)

Batch normalisation followed by max(x, 0).

While training each channel is normalised by its mean and variance over the batch, otherwise by the
moving averages: \$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta\$. A training call moves
the averages to `momentum` times the old value plus (1 - `momentum`) times that of the batch (with
the biased variance).

# Arguments
- `data`: array or symbol. At least one axis.
- `gamma`: array or symbol. Scale, one for each channel.
- `beta`: array or symbol. Shift, one for each channel.
- `moving_mean`: array or symbol, changed in place. Moving average of the mean; updated while
  training.
- `moving_var`: array or symbol, changed in place. Moving average of the variance; updated while
  training.
- `eps`: number; `0.001` when not given. Added to the variance.
- `momentum`: number; `0.9` when not given. Weight of the old value in the moving averages.
- `fix_gamma`: `Bool`; `true` when not given. Whether gamma counts as 1 and gets no gradient.
- `use_global_stats`: `Bool`; `false` when not given. Whether the moving averages are used while
  training too.
- `output_mean_var`: `Bool`; `false` when not given. Whether the mean and the reciprocal of the
  standard deviation are outputs as well.
- `axis`: dimension; `-2` when not given. The axis of the channels.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `min_calib_range`: number or `nothing`; `nothing` when not given. Smallest value of the output;
  used by quantisation.
- `max_calib_range`: number or `nothing`; `nothing` when not given. Largest value of the output;
  used by quantisation.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
moving_mean = mx.rand(3; low = -1, high = 1)
moving_var = mx.rand(3; low = 0.5, high = 1)
mx.contrib.BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var; fix_gamma = false)
```
"""
function _contrib_BatchNormWithReLU(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_BatchNormWithReLU, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), out, kwargs)
end
function _contrib_BatchNormWithReLU(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_BatchNormWithReLU, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), name, attrs, kwargs)
end
_contrib_BatchNormWithReLU(; kwargs...) = by_keyword(op__contrib_BatchNormWithReLU, kwargs)

const op__contrib_BilinearResize2D = Op("_contrib_BilinearResize2D", ("data", "like", ), ("height", "width", "scale_height", "scale_width", "mode", "align_corners", ), ())

"""
    BilinearResize2D(data, like; height, width, scale_height, scale_width, mode, align_corners)

Resizes images with bilinear interpolation.

`mode` says how the new size is found.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `like`: array or symbol, optional. An array whose last two axes give the size; only with mode
  `like`.
- `height`: integer; `1` when not given. Height of the output.
- `width`: integer; `1` when not given. Width of the output.
- `scale_height`: number or `nothing`; `nothing` when not given. Factor on the height, in place of
  `height`.
- `scale_width`: number or `nothing`; `nothing` when not given. Factor on the width, in place of
  `width`.
- `mode`: one of `\"like\"`, `\"odd_scale\"`, `\"size\"`, `\"to_even_down\"`, `\"to_even_up\"`,
  `\"to_odd_down\"`, `\"to_odd_up\"`; `\"size\"` when not given. `size`: as the other parameters say;
  `like`: as `like`; `odd_scale`: a length d becomes d s if d is even and (d - 1) s + 1 if it is
  odd; `to_even_down` and its relatives: the nearest even or odd length, not above or not below.
- `align_corners`: `Bool`; `true` when not given. Whether the centres of the corner pixels meet, and
  not the edges of the images.

# Result
- `output`: array or symbol. Shape (batch, channels, new height, new width).

# Example
```julia
data = mx.rand(4, 4, 2, 1; low = -1, high = 1)
mx.contrib.BilinearResize2D(data; height = 2, width = 3)
```
"""
function _contrib_BilinearResize2D(x_::NDArray, more_::Vararg{NDArray, N_}; height = unset, width = unset, scale_height = unset, scale_width = unset, mode = unset, align_corners = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_BilinearResize2D, (x_, more_...), (height, width, scale_height, scale_width, mode, align_corners, ), out, kwargs)
end
function _contrib_BilinearResize2D(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; height = unset, width = unset, scale_height = unset, scale_width = unset, mode = unset, align_corners = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_BilinearResize2D, (x_, more_...), (height, width, scale_height, scale_width, mode, align_corners, ), name, attrs, kwargs)
end
_contrib_BilinearResize2D(; kwargs...) = by_keyword(op__contrib_BilinearResize2D, kwargs)

const op__contrib_SparseEmbedding = Op("_contrib_SparseEmbedding", ("data", "weight", ), ("input_dim", "output_dim", "dtype", "sparse_grad", ), (("input_dim", "count"), ("output_dim", "count"), ("dtype", "dtype"), ))

"""
    SparseEmbedding(data, weight; input_dim, output_dim, dtype, sparse_grad)

The older form of Embedding with a sparse gradient.

The table's gradient is row_sparse, whatever `sparse_grad` says.

# Arguments
- `data`: array or symbol. Indices of rows, of any shape.
- `weight`: array or symbol. The table, input_dim x output_dim.
- `input_dim`: integer; required. Number of rows of the table.
- `output_dim`: integer; required. Length of each row.
- `dtype`: element type or its name; `\"float32\"` when not given. Type of the table, where it is not
  known otherwise.
- `sparse_grad`: `Bool`; `false` when not given. Give the table's gradient as a row_sparse array,
  which holds the rows that were taken.

# Result
- `output`: array or symbol. One row for each index.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 2, 2, 1], (2, 2)))
weight = mx.rand(4, 3; low = -1, high = 1)
mx.contrib.SparseEmbedding(data, weight; input_dim = 3, output_dim = 4)
```
"""
function _contrib_SparseEmbedding(x_::NDArray, more_::Vararg{NDArray, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_SparseEmbedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), out, kwargs)
end
function _contrib_SparseEmbedding(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_SparseEmbedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), name, attrs, kwargs)
end
_contrib_SparseEmbedding(; kwargs...) = by_keyword(op__contrib_SparseEmbedding, kwargs)

const op__contrib_SyncBatchNorm = Op("_contrib_SyncBatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "ndev", "key", ), (("ndev", "count"), ))

"""
    SyncBatchNorm(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var, ndev, key)

Batch normalisation with statistics shared by all devices.

While training each channel is normalised by its mean and variance over the batch, otherwise by the
moving averages: \$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta\$. A training call moves
the averages to `momentum` times the old value plus (1 - `momentum`) times that of the batch (with
the biased variance).

# Arguments
- `data`: array or symbol. At least one axis.
- `gamma`: array or symbol. Scale, one for each channel.
- `beta`: array or symbol. Shift, one for each channel.
- `moving_mean`: array or symbol, changed in place. Moving average of the mean; updated while
  training.
- `moving_var`: array or symbol, changed in place. Moving average of the variance; updated while
  training.
- `eps`: number; `0.001` when not given. Added to the variance.
- `momentum`: number; `0.9` when not given. Weight of the old value in the moving averages.
- `fix_gamma`: `Bool`; `true` when not given. Whether gamma counts as 1 and gets no gradient.
- `use_global_stats`: `Bool`; `false` when not given. Whether the moving averages are used while
  training too.
- `output_mean_var`: `Bool`; `false` when not given. Whether the mean and the reciprocal of the
  standard deviation are outputs as well.
- `ndev`: integer; `1` when not given. Number of devices that share statistics; there is one, the
  processor.
- `key`: string; required. Name that calls which belong together have in common.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
moving_mean = mx.rand(3; low = -1, high = 1)
moving_var = mx.rand(3; low = 0.5, high = 1)
mx.contrib.SyncBatchNorm(data, gamma, beta, moving_mean, moving_var; fix_gamma = false, key = \"norm\")
```
"""
function _contrib_SyncBatchNorm(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, ndev = unset, key = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_SyncBatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key, ), out, kwargs)
end
function _contrib_SyncBatchNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, ndev = unset, key = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_SyncBatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key, ), name, attrs, kwargs)
end
_contrib_SyncBatchNorm(; kwargs...) = by_keyword(op__contrib_SyncBatchNorm, kwargs)

const op__contrib_arange_like = Op("_contrib_arange_like", ("data", ), ("start", "step", "repeat", "ctx", "axis", ), (("ctx", "device"), ("axis", "axis"), ))

"""
    arange_like(data; start, step, repeat, ctx, axis)

Evenly spaced values, as many as the input has elements or as one of its axes is long.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `start`: number; `0` when not given. First value.
- `step`: number; `1` when not given. Distance between values; not 0.
- `repeat`: integer; `1` when not given. How often each value comes.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis whose length the result has;
  None: the result has the shape of the input.

# Result
- `output`: array or symbol. Same dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.arange_like(data)
```
"""
function _contrib_arange_like(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, step = unset, repeat = unset, ctx = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_arange_like, (x_, more_...), (start, step, repeat, ctx, axis, ), out, kwargs)
end
function _contrib_arange_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, step = unset, repeat = unset, ctx = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_arange_like, (x_, more_...), (start, step, repeat, ctx, axis, ), name, attrs, kwargs)
end
_contrib_arange_like(; kwargs...) = by_keyword(op__contrib_arange_like, kwargs)

const op__contrib_div_sqrt_dim = Op("_contrib_div_sqrt_dim", ("data", ), (), ())

"""
    div_sqrt_dim(data)

Divides by the square root of the length of the last axis, as attention scores want it.

# Arguments
- `data`: array or symbol. At least one dimension.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 2; low = -1, high = 1)
mx.contrib.div_sqrt_dim(data)
```
"""
function _contrib_div_sqrt_dim(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_div_sqrt_dim, (x_, more_...), (), out, kwargs)
end
function _contrib_div_sqrt_dim(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_div_sqrt_dim, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_div_sqrt_dim(; kwargs...) = by_keyword(op__contrib_div_sqrt_dim, kwargs)

const op__contrib_gradientmultiplier = Op("_contrib_gradientmultiplier", ("data", ), ("scalar", "is_int", ), ())

"""
    gradientmultiplier(data; scalar, is_int)

A copy whose gradient is multiplied by a number.

With a negative number it reverses gradients.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The factor of the gradient.
- `is_int`: `Bool`; `true` when not given. Without effect.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.gradientmultiplier(data; scalar = -0.5)
```
"""
function _contrib_gradientmultiplier(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_gradientmultiplier, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _contrib_gradientmultiplier(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_gradientmultiplier, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_contrib_gradientmultiplier(; kwargs...) = by_keyword(op__contrib_gradientmultiplier, kwargs)

const op__contrib_index_array = Op("_contrib_index_array", ("data", ), ("axes", ), (("axes", "axes"), ))

"""
    index_array(data; axes)

Gives every element's coordinates.

out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

# Arguments
- `data`: array or symbol. Only its shape is used.
- `axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Which
  coordinates to give; None: all.

# Result
- `output`: array or symbol. One dimension more than `data`, for the coordinates.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.index_array(data)
```
"""
function _contrib_index_array(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_index_array, (x_, more_...), (axes, ), out, kwargs)
end
function _contrib_index_array(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_index_array, (x_, more_...), (axes, ), name, attrs, kwargs)
end
_contrib_index_array(; kwargs...) = by_keyword(op__contrib_index_array, kwargs)

const op__contrib_index_copy = Op("_contrib_index_copy", ("old_tensor", "index_vector", "new_tensor", ), (), ())

"""
    index_copy(old_tensor, index_vector, new_tensor)

Writes rows into an array.

The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

# Arguments
- `old_tensor`: array or symbol. Array with at least one dimension.
- `index_vector`: array or symbol. Row numbers.
- `new_tensor`: array or symbol. One row for each number.

# Result
- `output`: array or symbol. The array with replaced rows.

# Example
```julia
old_tensor = mx.rand(2, 4; low = -1, high = 1)
index_vector = mx.NDArray(Int64[3, 0])
new_tensor = mx.rand(2, 2; low = -1, high = 1)
mx.contrib.index_copy(old_tensor, index_vector, new_tensor)
```
"""
function _contrib_index_copy(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__contrib_index_copy, (x_, more_...), (), out, kwargs)
end
function _contrib_index_copy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_index_copy, (x_, more_...), (), name, attrs, kwargs)
end
_contrib_index_copy(; kwargs...) = by_keyword(op__contrib_index_copy, kwargs)

const op__contrib_quadratic = Op("_contrib_quadratic", ("data", ), ("a", "b", "c", ), ())

"""
    quadratic(data; a, b, c)

A polynomial of degree two, `a x^2 + b x + c`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `a`: number; `0` when not given. Factor of x^2.
- `b`: number; `0` when not given. Factor of x.
- `c`: number; `0` when not given. The constant term.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.contrib.quadratic(data; a = 2, b = -1, c = 0.5)
```
"""
function _contrib_quadratic(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, b = unset, c = unset, out = nothing, kwargs...) where {N_}
    imperative(op__contrib_quadratic, (x_, more_...), (a, b, c, ), out, kwargs)
end
function _contrib_quadratic(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, b = unset, c = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__contrib_quadratic, (x_, more_...), (a, b, c, ), name, attrs, kwargs)
end
_contrib_quadratic(; kwargs...) = by_keyword(op__contrib_quadratic, kwargs)
