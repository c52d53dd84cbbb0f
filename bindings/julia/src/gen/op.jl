# Operators of the namespace op, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op_Activation = Op("Activation", ("data", ), ("act_type", ), ())

"""
    Activation(data; act_type)

Applies an activation function to each element.

`act_type` names the function.

# Arguments
- `data`: array or symbol. Floating-point values.
- `act_type`: one of `\"relu\"`, `\"sigmoid\"`, `\"softrelu\"`, `\"softsign\"`, `\"tanh\"`; required. `relu`:
  max(x, 0); `sigmoid`: 1/(1 + exp(-x)); `tanh`; `softrelu`: log(1 + exp(x)); `softsign`: x/(1 +
  |x|).

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(Float32[-2, -0.5, 0.5, 3])
mx.op.Activation(data; act_type = \"relu\")
```
"""
function Activation(x_::NDArray, more_::Vararg{NDArray, N_}; act_type = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Activation, (x_, more_...), (act_type, ), out, kwargs)
end
function Activation(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; act_type = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Activation, (x_, more_...), (act_type, ), name, attrs, kwargs)
end
Activation(; kwargs...) = by_keyword(op_Activation, kwargs)

const op_BatchNorm = Op("BatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range", ), (("axis", "axis"), ))

"""
    BatchNorm(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range)

Normalises each channel over the batch.

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
mx.op.BatchNorm(data, gamma, beta, moving_mean, moving_var; fix_gamma = false)
```
"""
function BatchNorm(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, out = nothing, kwargs...) where {N_}
    imperative(op_BatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), out, kwargs)
end
function BatchNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, axis = unset, cudnn_off = unset, min_calib_range = unset, max_calib_range = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_BatchNorm, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range, ), name, attrs, kwargs)
end
BatchNorm(; kwargs...) = by_keyword(op_BatchNorm, kwargs)

const op_BatchNorm_v1 = Op("BatchNorm_v1", ("data", "gamma", "beta", "moving_mean", "moving_var", ), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", ), ())

"""
    BatchNorm_v1(data, gamma, beta, moving_mean, moving_var; eps, momentum, fix_gamma,
        use_global_stats, output_mean_var)

Batch normalisation over axis 1, as old models name it.

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

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
moving_mean = mx.rand(3; low = -1, high = 1)
moving_var = mx.rand(3; low = 0.5, high = 1)
mx.op.BatchNorm_v1(data, gamma, beta, moving_mean, moving_var; fix_gamma = false)
```
"""
function BatchNorm_v1(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, out = nothing, kwargs...) where {N_}
    imperative(op_BatchNorm_v1, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ), out, kwargs)
end
function BatchNorm_v1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, momentum = unset, fix_gamma = unset, use_global_stats = unset, output_mean_var = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_BatchNorm_v1, (x_, more_...), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ), name, attrs, kwargs)
end
BatchNorm_v1(; kwargs...) = by_keyword(op_BatchNorm_v1, kwargs)

const op_BilinearSampler = Op("BilinearSampler", ("data", "grid", ), ("cudnn_off", ), ())

"""
    BilinearSampler(data, grid; cudnn_off)

Reads an image at the points of a grid, with bilinear interpolation.

Coordinates run from -1 to 1 across the image; what lies outside counts as 0.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `grid`: array or symbol. Shape (batch, 2, output height, output width), x first.
- `cudnn_off`: `Bool` or `nothing`; `nothing` when not given. Accepted for compatibility; has no
  effect.

# Result
- `output`: array or symbol. Shape (batch, channels, output height, output width).

# Example
```julia
data = mx.rand(4, 4, 2, 1; low = -1, high = 1)
grid = mx.rand(3, 3, 2, 1; low = -0.9, high = 0.9)
mx.op.BilinearSampler(data, grid)
```
"""
function BilinearSampler(x_::NDArray, more_::Vararg{NDArray, N_}; cudnn_off = unset, out = nothing, kwargs...) where {N_}
    imperative(op_BilinearSampler, (x_, more_...), (cudnn_off, ), out, kwargs)
end
function BilinearSampler(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; cudnn_off = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_BilinearSampler, (x_, more_...), (cudnn_off, ), name, attrs, kwargs)
end
BilinearSampler(; kwargs...) = by_keyword(op_BilinearSampler, kwargs)

const op_BlockGrad = Op("BlockGrad", ("data", ), (), ())

"""
    BlockGrad(data)

A copy through which no gradient flows back.

# Arguments
- `data`: array or symbol. Values of any shape and dtype.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.BlockGrad(data)
```
"""
function BlockGrad(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_BlockGrad, (x_, more_...), (), out, kwargs)
end
function BlockGrad(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_BlockGrad, (x_, more_...), (), name, attrs, kwargs)
end
BlockGrad(; kwargs...) = by_keyword(op_BlockGrad, kwargs)

const op_CTCLoss = Op("CTCLoss", ("data", "label", "data_lengths", "label_lengths", ), ("use_data_lengths", "use_label_lengths", "blank_label", ), ())

"""
    CTCLoss(data, label, data_lengths, label_lengths; use_data_lengths, use_label_lengths,
        blank_label)

Loss of connectionist temporal classification.

For each instance the result is the negative logarithm of the probability that a path through
softmax(data), with repetitions merged and blanks removed, spells the label. It is infinite where no
path does.

# Arguments
- `data`: array or symbol. Activations before softmax, of shape (time, batch, classes).
- `label`: array or symbol. Classes of shape (batch, length), padded at the end.
- `data_lengths`: array or symbol, optional. Number of frames of each instance; only with
  `use_data_lengths`.
- `label_lengths`: array or symbol, optional. Length of each label; only with `use_label_lengths`.
- `use_data_lengths`: `Bool`; `false` when not given. Whether `data_lengths` is given.
- `use_label_lengths`: `Bool`; `false` when not given. Whether `label_lengths` is given; otherwise a
  label ends at the first padding value.
- `blank_label`: one of `\"first\"`, `\"last\"`; `\"first\"` when not given. Which class is the blank:
  `first`: class 0, labels are padded with 0; `last`: the last class, labels are padded with -1.

# Result
- `output0`: array or symbol. Shape (batch,).

# Example
```julia
data = mx.rand(4, 2, 5; low = -1, high = 1)
label = mx.NDArray(reshape(Float32[1, 2, 0, 2, 2, 3], (3, 2)))
mx.op.CTCLoss(data, label)
```
"""
function CTCLoss(x_::NDArray, more_::Vararg{NDArray, N_}; use_data_lengths = unset, use_label_lengths = unset, blank_label = unset, out = nothing, kwargs...) where {N_}
    imperative(op_CTCLoss, (x_, more_...), (use_data_lengths, use_label_lengths, blank_label, ), out, kwargs)
end
function CTCLoss(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; use_data_lengths = unset, use_label_lengths = unset, blank_label = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_CTCLoss, (x_, more_...), (use_data_lengths, use_label_lengths, blank_label, ), name, attrs, kwargs)
end
CTCLoss(; kwargs...) = by_keyword(op_CTCLoss, kwargs)

const op_Cast = Op("Cast", ("data", ), ("dtype", ), (("dtype", "dtype"), ))

"""
    Cast(data; dtype)

Converts to another dtype.

Floating point becomes an integer by dropping the fraction.

# Arguments
- `data`: array or symbol. Values of any shape.
- `dtype`: element type or its name; required. The dtype of the result.

# Result
- `output`: array or symbol. Same shape, dtype `dtype`.

# Example
```julia
data = mx.rand(3, 2; low = -3, high = 3)
mx.op.Cast(data; dtype = \"float64\")
```
"""
function Cast(x_::NDArray, more_::Vararg{NDArray, N_}; dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Cast, (x_, more_...), (dtype, ), out, kwargs)
end
function Cast(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Cast, (x_, more_...), (dtype, ), name, attrs, kwargs)
end
Cast(; kwargs...) = by_keyword(op_Cast, kwargs)

const op_Concat = Op("Concat", ("data", ), ("num_args", "dim", ), (("num_args", "count"), ("dim", "axis"), ), "num_args")

"""
    Concat(data...; num_args, dim)

Joins arrays along a dimension.

All other dimensions must agree.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.
- `dim`: dimension; `-2` when not given. Dimension to join along; negative counts from the end.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(1, 2; low = -1, high = 1)
mx.op.Concat(arg0, arg1)
```
"""
function Concat(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, dim = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Concat, (x_, more_...), (num_args, dim, ), out, kwargs)
end
function Concat(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, dim = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Concat, (x_, more_...), (num_args, dim, ), name, attrs, kwargs)
end
Concat(; kwargs...) = by_keyword(op_Concat, kwargs)

const op_Convolution = Op("Convolution", ("data", "weight", "bias", ), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ("layout", "layout"), ))

"""
    Convolution(data, weight, bias; kernel, stride, dilate, pad, num_filter, num_group, workspace,
        no_bias, cudnn_tune, cudnn_off, layout)

Convolution with a set of filters, plus a bias.

For each filter and each position of the window the output is the sum of the products of window and
filter over all channels of the group (a correlation: the filter is not flipped). An axis of length
d gives floor((d + 2 pad - dilate (kernel - 1) - 1) / stride) + 1 positions.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...), or as `layout` says.
- `weight`: array or symbol. Shape (num_filter, channels / num_group, kernel...).
- `bias`: array or symbol. Shape (num_filter,); absent with `no_bias`.
- `kernel`: one length for each dimension; required. Size of the window: (w,), (h, w) or (d, h, w).
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `dilate`: one length for each dimension; `()` when not given. Distance between the taps of a
  window; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Zeros added on both sides of each axis;
  0 when not given.
- `num_filter`: integer, not negative; required. Number of output channels.
- `num_group`: integer, not negative; `1` when not given. Number of groups: channels are cut into
  groups that are convolved apart.
- `workspace`: integer, not negative; `1024` when not given. Accepted for compatibility; has no
  effect.
- `no_bias`: `Bool`; `false` when not given. Whether there is no `bias`.
- `cudnn_tune`: one of `nothing`, `\"fastest\"`, `\"limited_workspace\"`, `\"off\"`; `nothing` when not
  given. Accepted for compatibility; has no effect.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. Order of the axes of data and output; channels first when not given. The weight's axes are
  ordered alike: (filters, kernel..., channels) with channels last.

# Result
- `output`: array or symbol. Shape (batch, num_filter, positions...), in the layout of `data`.

# Example
```julia
data = mx.rand(5, 5, 3, 2; low = -1, high = 1)
weight = mx.rand(3, 3, 3, 4; low = -1, high = 1)
bias = mx.rand(4; low = -1, high = 1)
mx.op.Convolution(data, weight, bias; kernel = (3, 3), num_filter = 4, pad = (1, 1))
```
"""
function Convolution(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Convolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), out, kwargs)
end
function Convolution(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Convolution, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), name, attrs, kwargs)
end
Convolution(; kwargs...) = by_keyword(op_Convolution, kwargs)

const op_Convolution_v1 = Op("Convolution_v1", ("data", "weight", "bias", ), ("kernel", "stride", "dilate", "pad", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ("layout", "layout"), ))

"""
    Convolution_v1(data, weight, bias; kernel, stride, dilate, pad, num_filter, num_group,
        workspace, no_bias, cudnn_tune, cudnn_off, layout)

Convolution, as old models name it.

See Convolution.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...), or as `layout` says.
- `weight`: array or symbol. Shape (num_filter, channels / num_group, kernel...).
- `bias`: array or symbol. Shape (num_filter,); absent with `no_bias`.
- `kernel`: one length for each dimension; required. Size of the window: (w,), (h, w) or (d, h, w).
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `dilate`: one length for each dimension; `()` when not given. Distance between the taps of a
  window; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Zeros added on both sides of each axis;
  0 when not given.
- `num_filter`: integer, not negative; required. Number of output channels.
- `num_group`: integer, not negative; `1` when not given. Number of groups: channels are cut into
  groups that are convolved apart.
- `workspace`: integer, not negative; `1024` when not given. Accepted for compatibility; has no
  effect.
- `no_bias`: `Bool`; `false` when not given. Whether there is no `bias`.
- `cudnn_tune`: one of `nothing`, `\"fastest\"`, `\"limited_workspace\"`, `\"off\"`; `nothing` when not
  given. Accepted for compatibility; has no effect.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. Order of the axes of data and output; channels first when not given. The weight's axes are
  ordered alike: (filters, kernel..., channels) with channels last.

# Result
- `output`: array or symbol. Shape (batch, num_filter, positions...), in the layout of `data`.

# Example
```julia
data = mx.rand(5, 5, 3, 2; low = -1, high = 1)
weight = mx.rand(3, 3, 3, 4; low = -1, high = 1)
bias = mx.rand(4; low = -1, high = 1)
mx.op.Convolution_v1(data, weight, bias; kernel = (3, 3), num_filter = 4, pad = (1, 1))
```
"""
function Convolution_v1(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Convolution_v1, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), out, kwargs)
end
function Convolution_v1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Convolution_v1, (x_, more_...), (kernel, stride, dilate, pad, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), name, attrs, kwargs)
end
Convolution_v1(; kwargs...) = by_keyword(op_Convolution_v1, kwargs)

const op_Correlation = Op("Correlation", ("data1", "data2", ), ("kernel_size", "max_displacement", "stride1", "stride2", "pad_size", "is_multiply", ), ())

"""
    Correlation(data1, data2; kernel_size, max_displacement, stride1, stride2, pad_size,
        is_multiply)

Compares patches of two images at all displacements.

Channel k of the output belongs to one displacement; its value is the mean over patch and channels
of the products (or absolute differences) of the first image's values and those of the second image
that far away.

# Arguments
- `data1`: array or symbol. Shape (batch, channels, height, width).
- `data2`: array or symbol. Same shape as `data1`.
- `kernel_size`: integer, not negative; `1` when not given. Size of the patches; an odd number.
- `max_displacement`: integer, not negative; `1` when not given. Largest displacement along each
  axis.
- `stride1`: integer, not negative; `1` when not given. Distance between patches of the first image.
- `stride2`: integer, not negative; `1` when not given. Distance between displacements.
- `pad_size`: integer, not negative; `0` when not given. Zeros around both images.
- `is_multiply`: `Bool`; `true` when not given. Whether values are multiplied; otherwise absolute
  differences are taken.

# Result
- `output`: array or symbol. Shape (batch, displacements, positions...).

# Example
```julia
data1 = mx.rand(4, 4, 2, 1; low = -1, high = 1)
data2 = mx.rand(4, 4, 2, 1; low = -1, high = 1)
mx.op.Correlation(data1, data2; pad_size = 1)
```
"""
function Correlation(x_::NDArray, more_::Vararg{NDArray, N_}; kernel_size = unset, max_displacement = unset, stride1 = unset, stride2 = unset, pad_size = unset, is_multiply = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Correlation, (x_, more_...), (kernel_size, max_displacement, stride1, stride2, pad_size, is_multiply, ), out, kwargs)
end
function Correlation(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel_size = unset, max_displacement = unset, stride1 = unset, stride2 = unset, pad_size = unset, is_multiply = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Correlation, (x_, more_...), (kernel_size, max_displacement, stride1, stride2, pad_size, is_multiply, ), name, attrs, kwargs)
end
Correlation(; kwargs...) = by_keyword(op_Correlation, kwargs)

const op_Crop = Op("Crop", ("data", ), ("num_args", "offset", "h_w", "center_crop", ), (("num_args", "count"), ("offset", "per_axis"), ("h_w", "per_axis"), ), "num_args")

"""
    Crop(data...; num_args, offset, h_w, center_crop)

Cuts images to a height and width, which `h_w` or a second array gives.

# Arguments
- `data`: arrays or symbols. Images (batch, channel, height, width), and optionally an array of the
  wanted size.
- `num_args`: integer, counted when not given. Number of inputs: 1, or 2 when the second one gives
  the size.
- `offset`: one integer for each dimension; `(0, 0)` when not given. Top and left edge of the crop.
- `h_w`: one integer for each dimension; `(0, 0)` when not given. Height and width of the crop; not
  used with two inputs.
- `center_crop`: `Bool`; `false` when not given. Cut from the middle; `offset` is not used then.

# Result
- `output`: array or symbol. The cut images.

# Example
```julia
arg0 = mx.rand(5, 4, 2, 1; low = -1, high = 1)
mx.op.Crop(arg0; h_w = (3, 2), offset = (1, 1))
```
"""
function Crop(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, offset = unset, h_w = unset, center_crop = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Crop, (x_, more_...), (num_args, offset, h_w, center_crop, ), out, kwargs)
end
function Crop(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, offset = unset, h_w = unset, center_crop = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Crop, (x_, more_...), (num_args, offset, h_w, center_crop, ), name, attrs, kwargs)
end
Crop(; kwargs...) = by_keyword(op_Crop, kwargs)

const op_Custom = Op("Custom", ("data", ), ("op_type", ), ())

"""
    Custom(data...; op_type)

An operator that the host language computes.

`op_type` names one that was registered; all parameters but it are handed to the operator as text.
The arguments, then the auxiliary states, are those that it lists.

# Arguments
- `data`: arrays or symbols. Arguments and states of the operator.
- `op_type`: string; required. Name under which the operator was registered.

# Result
- `output`: array or symbol. The operator's outputs.
"""
function Custom(x_::NDArray, more_::Vararg{NDArray, N_}; op_type = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Custom, (x_, more_...), (op_type, ), out, kwargs)
end
function Custom(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; op_type = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Custom, (x_, more_...), (op_type, ), name, attrs, kwargs)
end
Custom(; kwargs...) = by_keyword(op_Custom, kwargs)

const op_Deconvolution = Op("Deconvolution", ("data", "weight", "bias", ), ("kernel", "stride", "dilate", "pad", "adj", "target_shape", "num_filter", "num_group", "workspace", "no_bias", "cudnn_tune", "cudnn_off", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ("adj", "shape"), ("target_shape", "shape"), ("layout", "layout"), ))

"""
    Deconvolution(data, weight, bias; kernel, stride, dilate, pad, adj, target_shape, num_filter,
        num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout)

Transposed convolution.

Each input value, times the filters, is added to a window of the output; windows lie `stride` apart.
An axis of length d gives stride (d - 1) + dilate (kernel - 1) + 1 - 2 pad + adj values.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...), or as `layout` says.
- `weight`: array or symbol. Shape (channels, num_filter / num_group, kernel...).
- `bias`: array or symbol, optional. Shape (num_filter,); absent with `no_bias`.
- `kernel`: one length for each dimension; required. Size of the window: (w,), (h, w) or (d, h, w).
- `stride`: one length for each dimension; `()` when not given. Distance between windows in the
  output; 1 when not given.
- `dilate`: one length for each dimension; `()` when not given. Distance between the taps of a
  window; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Values cut off on both sides of each
  output axis; 0 when not given. Not used with `target_shape`.
- `adj`: one length for each dimension; `()` when not given. Values added at the end of each output
  axis, fewer than the stride. Not used with `target_shape`.
- `target_shape`: one length for each dimension; `()` when not given. Wanted lengths of the output's
  spatial axes.
- `num_filter`: integer, not negative; required. Number of output channels.
- `num_group`: integer, not negative; `1` when not given. Number of groups of channels.
- `workspace`: integer, not negative; `512` when not given. Accepted for compatibility; has no
  effect.
- `no_bias`: `Bool`; `true` when not given. Whether there is no `bias`.
- `cudnn_tune`: one of `nothing`, `\"fastest\"`, `\"limited_workspace\"`, `\"off\"`; `nothing` when not
  given. Accepted for compatibility; has no effect.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. Order of the axes of data and output; channels first when not given.

# Result
- `output`: array or symbol. Shape (batch, num_filter, positions...), in the layout of `data`.

# Example
```julia
data = mx.rand(4, 4, 3, 2; low = -1, high = 1)
weight = mx.rand(3, 3, 2, 3; low = -1, high = 1)
mx.op.Deconvolution(data, weight; kernel = (3, 3), num_filter = 2, stride = (2, 2), pad = (1, 1), adj = (1, 1))
```
"""
function Deconvolution(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, adj = unset, target_shape = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Deconvolution, (x_, more_...), (kernel, stride, dilate, pad, adj, target_shape, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), out, kwargs)
end
function Deconvolution(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, adj = unset, target_shape = unset, num_filter = unset, num_group = unset, workspace = unset, no_bias = unset, cudnn_tune = unset, cudnn_off = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Deconvolution, (x_, more_...), (kernel, stride, dilate, pad, adj, target_shape, num_filter, num_group, workspace, no_bias, cudnn_tune, cudnn_off, layout, ), name, attrs, kwargs)
end
Deconvolution(; kwargs...) = by_keyword(op_Deconvolution, kwargs)

const op_Dropout = Op("Dropout", ("data", ), ("p", "mode", "axes", "cudnn_off", ), (("axes", "axes"), ))

"""
    Dropout(data; p, mode, axes, cudnn_off)

Sets random elements to zero while training.

Each element is dropped with probability `p` and otherwise multiplied with 1/(1-p), so that the
expected value stays. Outside training it is the identity.

# Arguments
- `data`: array or symbol. Floating-point values.
- `p`: number; `0.5` when not given. The part of the elements that become zero.
- `mode`: one of `\"always\"`, `\"training\"`; `\"training\"` when not given. Whether elements are dropped
  only while training or always.
- `axes`: dimension, or tuple of dimensions; `()` when not given. Axes along which all elements
  share one decision; empty: each decides for itself.
- `cudnn_off`: `Bool` or `nothing`; `false` when not given. Accepted for compatibility; has no
  effect.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.Dropout(data)
```
"""
function Dropout(x_::NDArray, more_::Vararg{NDArray, N_}; p = unset, mode = unset, axes = unset, cudnn_off = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Dropout, (x_, more_...), (p, mode, axes, cudnn_off, ), out, kwargs)
end
function Dropout(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; p = unset, mode = unset, axes = unset, cudnn_off = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Dropout, (x_, more_...), (p, mode, axes, cudnn_off, ), name, attrs, kwargs)
end
Dropout(; kwargs...) = by_keyword(op_Dropout, kwargs)

const op_Embedding = Op("Embedding", ("data", "weight", ), ("input_dim", "output_dim", "dtype", "sparse_grad", ), (("input_dim", "count"), ("output_dim", "count"), ("dtype", "dtype"), ))

"""
    Embedding(data, weight; input_dim, output_dim, dtype, sparse_grad)

Looks up rows of a table.

out[i.., :] = weight[data[i..], :]; indices out of range use the nearest row.

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
mx.op.Embedding(data, weight; input_dim = 3, output_dim = 4)
```
"""
function Embedding(x_::NDArray, more_::Vararg{NDArray, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Embedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), out, kwargs)
end
function Embedding(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; input_dim = unset, output_dim = unset, dtype = unset, sparse_grad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Embedding, (x_, more_...), (input_dim, output_dim, dtype, sparse_grad, ), name, attrs, kwargs)
end
Embedding(; kwargs...) = by_keyword(op_Embedding, kwargs)

const op_Flatten = Op("Flatten", ("data", ), (), ())

"""
    Flatten(data)

Keeps the first dimension and merges all others into one.

(a, b, c) becomes (a, b*c). No data moves.

# Arguments
- `data`: array or symbol. Array with at least one dimension.

# Result
- `output`: array or symbol. Array with two dimensions.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
mx.op.Flatten(data)
```
"""
function Flatten(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_Flatten, (x_, more_...), (), out, kwargs)
end
function Flatten(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Flatten, (x_, more_...), (), name, attrs, kwargs)
end
Flatten(; kwargs...) = by_keyword(op_Flatten, kwargs)

const op_FullyConnected = Op("FullyConnected", ("data", "weight", "bias", ), ("num_hidden", "no_bias", "flatten", ), ())

"""
    FullyConnected(data, weight, bias; num_hidden, no_bias, flatten)

Product with a weight matrix, plus a bias.

With `flatten` the result is \$Y = X W^T + b\$ with all axes of `data` but the first taken as one;
otherwise the product is over the last axis and the others are kept.

# Arguments
- `data`: array or symbol. At least one axis.
- `weight`: array or symbol. Shape (num_hidden, columns of data).
- `bias`: array or symbol. Shape (num_hidden,); absent with `no_bias`.
- `num_hidden`: integer; required. Number of outputs of each row.
- `no_bias`: `Bool`; `false` when not given. Whether there is no `bias`.
- `flatten`: `Bool`; `true` when not given. Whether all axes but the first are taken as one. If not,
  the product is over the last axis.

# Result
- `output`: array or symbol. Shape (rows, num_hidden), or that of data with another last axis.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
weight = mx.rand(3, 4; low = -1, high = 1)
bias = mx.rand(4; low = -1, high = 1)
mx.op.FullyConnected(data, weight, bias; num_hidden = 4)
```
"""
function FullyConnected(x_::NDArray, more_::Vararg{NDArray, N_}; num_hidden = unset, no_bias = unset, flatten = unset, out = nothing, kwargs...) where {N_}
    imperative(op_FullyConnected, (x_, more_...), (num_hidden, no_bias, flatten, ), out, kwargs)
end
function FullyConnected(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_hidden = unset, no_bias = unset, flatten = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_FullyConnected, (x_, more_...), (num_hidden, no_bias, flatten, ), name, attrs, kwargs)
end
FullyConnected(; kwargs...) = by_keyword(op_FullyConnected, kwargs)

const op_GridGenerator = Op("GridGenerator", ("data", ), ("transform_type", "target_shape", ), (("target_shape", "shape"), ))

"""
    GridGenerator(data; transform_type, target_shape)

Points at which BilinearSampler reads an image.

Coordinates run from -1 (left, top) to 1. `affine` maps a regular grid by a matrix for each
instance; `warp` adds a displacement in pixels to each point of a regular grid.

# Arguments
- `data`: array or symbol. Matrices (batch, 6), or displacements (batch, 2, height, width), x first.
- `transform_type`: one of `\"affine\"`, `\"warp\"`; required. `affine`: data holds matrices of 2 x 3;
  `warp`: data holds a displacement for each point.
- `target_shape`: one length for each dimension; `(0, 0)` when not given. Height and width of the
  grid; needed for `affine`.

# Result
- `output`: array or symbol. Shape (batch, 2, height, width), x first.

# Example
```julia
data = mx.rand(6, 2; low = -1, high = 1)
mx.op.GridGenerator(data; transform_type = \"affine\", target_shape = (4, 3))
```
"""
function GridGenerator(x_::NDArray, more_::Vararg{NDArray, N_}; transform_type = unset, target_shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op_GridGenerator, (x_, more_...), (transform_type, target_shape, ), out, kwargs)
end
function GridGenerator(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transform_type = unset, target_shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_GridGenerator, (x_, more_...), (transform_type, target_shape, ), name, attrs, kwargs)
end
GridGenerator(; kwargs...) = by_keyword(op_GridGenerator, kwargs)

const op_GroupNorm = Op("GroupNorm", ("data", "gamma", "beta", ), ("num_groups", "eps", "output_mean_var", ), ())

"""
    GroupNorm(data, gamma, beta; num_groups, eps, output_mean_var)

Normalises groups of channels of each instance.

The channels are cut into `num_groups` groups; each group is normalised by its own mean and
variance, then scaled and shifted with one gamma and beta for the group.

# Arguments
- `data`: array or symbol. Shape (batch, channels, more axes...).
- `gamma`: array or symbol. Scale, one for each group.
- `beta`: array or symbol. Shift, one for each group.
- `num_groups`: integer; `1` when not given. Number of groups; must divide the channels.
- `eps`: number; `1e-05` when not given. Added to the variance.
- `output_mean_var`: `Bool`; `false` when not given. Whether mean and standard deviation are outputs
  as well.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 4, 2; low = -1, high = 1)
gamma = mx.rand(2; low = -1, high = 1)
beta = mx.rand(2; low = -1, high = 1)
mx.op.GroupNorm(data, gamma, beta; num_groups = 2)
```
"""
function GroupNorm(x_::NDArray, more_::Vararg{NDArray, N_}; num_groups = unset, eps = unset, output_mean_var = unset, out = nothing, kwargs...) where {N_}
    imperative(op_GroupNorm, (x_, more_...), (num_groups, eps, output_mean_var, ), out, kwargs)
end
function GroupNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_groups = unset, eps = unset, output_mean_var = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_GroupNorm, (x_, more_...), (num_groups, eps, output_mean_var, ), name, attrs, kwargs)
end
GroupNorm(; kwargs...) = by_keyword(op_GroupNorm, kwargs)

const op_IdentityAttachKLSparseReg = Op("IdentityAttachKLSparseReg", ("data", "moving_avg", ), ("sparseness_target", "penalty", "momentum", ), ())

"""
    IdentityAttachKLSparseReg(data, moving_avg; sparseness_target, penalty, momentum)

Identity whose gradient pulls the mean activity of each unit towards a target.

To the gradient is added that of the Kullback-Leibler divergence between the target and a moving
average of the activity; put it behind a sigmoid.

# Arguments
- `data`: array or symbol. Activities between 0 and 1, shape (batch, units, ...).
- `moving_avg`: array or symbol, changed in place. Moving average of each unit's activity; updated
  while training.
- `sparseness_target`: number; `0.1` when not given. Wanted mean activity of each unit.
- `penalty`: number; `0.001` when not given. Factor on the penalty's gradient.
- `momentum`: number; `0.9` when not given. Weight of the old value in the moving average.

# Result
- `output`: array or symbol. Same values as `data`.

# Example
```julia
data = mx.rand(2, 3; low = 0.1, high = 0.9)
moving_avg = mx.rand(2; low = 0.3, high = 0.6)
mx.op.IdentityAttachKLSparseReg(data, moving_avg)
```
"""
function IdentityAttachKLSparseReg(x_::NDArray, more_::Vararg{NDArray, N_}; sparseness_target = unset, penalty = unset, momentum = unset, out = nothing, kwargs...) where {N_}
    imperative(op_IdentityAttachKLSparseReg, (x_, more_...), (sparseness_target, penalty, momentum, ), out, kwargs)
end
function IdentityAttachKLSparseReg(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; sparseness_target = unset, penalty = unset, momentum = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_IdentityAttachKLSparseReg, (x_, more_...), (sparseness_target, penalty, momentum, ), name, attrs, kwargs)
end
IdentityAttachKLSparseReg(; kwargs...) = by_keyword(op_IdentityAttachKLSparseReg, kwargs)

const op_InstanceNorm = Op("InstanceNorm", ("data", "gamma", "beta", ), ("eps", ), ())

"""
    InstanceNorm(data, gamma, beta; eps)

Normalises each channel of each instance.

\$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta\$ with the mean and variance over the axes
behind the channels.

# Arguments
- `data`: array or symbol. Shape (batch, channels, more axes...).
- `gamma`: array or symbol. Scale, one for each group.
- `beta`: array or symbol. Shift, one for each group.
- `eps`: number; `0.001` when not given. Added to the variance.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
gamma = mx.rand(3; low = -1, high = 1)
beta = mx.rand(3; low = -1, high = 1)
mx.op.InstanceNorm(data, gamma, beta)
```
"""
function InstanceNorm(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, out = nothing, kwargs...) where {N_}
    imperative(op_InstanceNorm, (x_, more_...), (eps, ), out, kwargs)
end
function InstanceNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_InstanceNorm, (x_, more_...), (eps, ), name, attrs, kwargs)
end
InstanceNorm(; kwargs...) = by_keyword(op_InstanceNorm, kwargs)

const op_L2Normalization = Op("L2Normalization", ("data", ), ("eps", "mode", ), ())

"""
    L2Normalization(data; eps, mode)

Divides by the Euclidean norm.

\$y = x / \\sqrt{\\sum x^2 + \\epsilon}\$, where the sum is over what `mode` says.

# Arguments
- `data`: array or symbol. Shape (batch, ...); at least three axes in the modes `channel` and
  `spatial`.
- `eps`: number; `1e-10` when not given. Added to the sum of squares.
- `mode`: one of `\"channel\"`, `\"instance\"`, `\"spatial\"`; `\"instance\"` when not given. Over what the
  norm is taken: all values of an instance (`instance`), the channels at each position (`channel`),
  or the positions of each channel (`spatial`).

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.L2Normalization(data)
```
"""
function L2Normalization(x_::NDArray, more_::Vararg{NDArray, N_}; eps = unset, mode = unset, out = nothing, kwargs...) where {N_}
    imperative(op_L2Normalization, (x_, more_...), (eps, mode, ), out, kwargs)
end
function L2Normalization(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eps = unset, mode = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_L2Normalization, (x_, more_...), (eps, mode, ), name, attrs, kwargs)
end
L2Normalization(; kwargs...) = by_keyword(op_L2Normalization, kwargs)

const op_LRN = Op("LRN", ("data", ), ("alpha", "beta", "knorm", "nsize", ), ())

"""
    LRN(data; alpha, beta, knorm, nsize)

Local response normalisation across channels.

\$y_c = x_c (k + \\alpha / n \\sum_{j} x_j^2)^{-\\beta}\$ with the sum over the n channels around c.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `alpha`: number; `0.0001` when not given. Factor on the mean square.
- `beta`: number; `0.75` when not given. Exponent.
- `knorm`: number; `2` when not given. Constant under the power.
- `nsize`: integer, not negative; required. Number of neighbouring channels, with the channel
  itself.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(2, 2, 5, 2; low = -1, high = 1)
mx.op.LRN(data; nsize = 3)
```
"""
function LRN(x_::NDArray, more_::Vararg{NDArray, N_}; alpha = unset, beta = unset, knorm = unset, nsize = unset, out = nothing, kwargs...) where {N_}
    imperative(op_LRN, (x_, more_...), (alpha, beta, knorm, nsize, ), out, kwargs)
end
function LRN(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha = unset, beta = unset, knorm = unset, nsize = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_LRN, (x_, more_...), (alpha, beta, knorm, nsize, ), name, attrs, kwargs)
end
LRN(; kwargs...) = by_keyword(op_LRN, kwargs)

const op_LayerNorm = Op("LayerNorm", ("data", "gamma", "beta", ), ("axis", "eps", "output_mean_var", ), (("axis", "axis"), ))

"""
    LayerNorm(data, gamma, beta; axis, eps, output_mean_var)

Normalises over one axis, then scales and shifts.

With mean \$\\mu\$ and variance \$\\sigma^2\$ along the axis, \$y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 +
\\epsilon} + \\beta\$; gamma and beta have one value for each position on the axis.

# Arguments
- `data`: array or symbol. At least one axis.
- `gamma`: array or symbol. Scale, as long as the axis.
- `beta`: array or symbol. Shift, as long as the axis.
- `axis`: dimension; `1` when not given. Axis to normalise; negative counts from the end.
- `eps`: number; `1e-05` when not given. Added to the variance.
- `output_mean_var`: `Bool`; `false` when not given. Whether mean and standard deviation are outputs
  as well.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(5, 3; low = -1, high = 1)
gamma = mx.rand(5; low = -1, high = 1)
beta = mx.rand(5; low = -1, high = 1)
mx.op.LayerNorm(data, gamma, beta)
```
"""
function LayerNorm(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, eps = unset, output_mean_var = unset, out = nothing, kwargs...) where {N_}
    imperative(op_LayerNorm, (x_, more_...), (axis, eps, output_mean_var, ), out, kwargs)
end
function LayerNorm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, eps = unset, output_mean_var = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_LayerNorm, (x_, more_...), (axis, eps, output_mean_var, ), name, attrs, kwargs)
end
LayerNorm(; kwargs...) = by_keyword(op_LayerNorm, kwargs)

const op_LeakyReLU = Op("LeakyReLU", ("data", "gamma", ), ("act_type", "slope", "lower_bound", "upper_bound", ), ())

"""
    LeakyReLU(data, gamma; act_type, slope, lower_bound, upper_bound)

Rectifiers that let something of the negative side through.

Positive values pass (scaled for `selu`); `act_type` says what becomes of negative ones.

# Arguments
- `data`: array or symbol. Floating-point values.
- `gamma`: array or symbol, optional. Slopes of `prelu`: one for all, or one for each channel (axis
  1). Only there.
- `act_type`: one of `\"elu\"`, `\"gelu\"`, `\"leaky\"`, `\"prelu\"`, `\"rrelu\"`, `\"selu\"`; `\"leaky\"` when
  not given. What becomes of a negative x: `leaky`: slope x; `prelu`: gamma x with the input gamma;
  `rrelu`: a random slope while training; `elu`: slope (exp(x) - 1); `selu`: elu with fixed
  constants, all scaled. `gelu` is x times the normal distribution function of x, for all x.
- `slope`: number; `0.25` when not given. Slope of `leaky`, factor of `elu`.
- `lower_bound`: number; `0.125` when not given. Least random slope of `rrelu`.
- `upper_bound`: number; `0.334` when not given. Largest random slope of `rrelu`.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(Float32[-2, -0.5, 0.5, 3])
mx.op.LeakyReLU(data)
```
"""
function LeakyReLU(x_::NDArray, more_::Vararg{NDArray, N_}; act_type = unset, slope = unset, lower_bound = unset, upper_bound = unset, out = nothing, kwargs...) where {N_}
    imperative(op_LeakyReLU, (x_, more_...), (act_type, slope, lower_bound, upper_bound, ), out, kwargs)
end
function LeakyReLU(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; act_type = unset, slope = unset, lower_bound = unset, upper_bound = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_LeakyReLU, (x_, more_...), (act_type, slope, lower_bound, upper_bound, ), name, attrs, kwargs)
end
LeakyReLU(; kwargs...) = by_keyword(op_LeakyReLU, kwargs)

const op_LinearRegressionOutput = Op("LinearRegressionOutput", ("data", "label", ), ("grad_scale", ), ())

"""
    LinearRegressionOutput(data, label; grad_scale)

Identity with the gradient of the squared error.

The gradient is \$(\\hat y - y)\\,s/m\$ with \$m\$ values in each row, whatever flows in.

# Arguments
- `data`: array or symbol. Predictions.
- `label`: array or symbol. Wanted values, in the shape of `data`.
- `grad_scale`: number; `1` when not given. Factor on the gradient.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
label = mx.rand(3, 2; low = -1, high = 1)
mx.op.LinearRegressionOutput(data, label)
```
"""
function LinearRegressionOutput(x_::NDArray, more_::Vararg{NDArray, N_}; grad_scale = unset, out = nothing, kwargs...) where {N_}
    imperative(op_LinearRegressionOutput, (x_, more_...), (grad_scale, ), out, kwargs)
end
function LinearRegressionOutput(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; grad_scale = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_LinearRegressionOutput, (x_, more_...), (grad_scale, ), name, attrs, kwargs)
end
LinearRegressionOutput(; kwargs...) = by_keyword(op_LinearRegressionOutput, kwargs)

const op_LogisticRegressionOutput = Op("LogisticRegressionOutput", ("data", "label", ), ("grad_scale", ), ())

"""
    LogisticRegressionOutput(data, label; grad_scale)

Sigmoid with the gradient of the logistic loss.

The gradient is \$(\\sigma(x) - y)\\,s/m\$ with \$m\$ values in each row, whatever flows in.

# Arguments
- `data`: array or symbol. Predictions.
- `label`: array or symbol. Wanted values, in the shape of `data`.
- `grad_scale`: number; `1` when not given. Factor on the gradient.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
label = mx.rand(3, 2; low = -1, high = 1)
mx.op.LogisticRegressionOutput(data, label)
```
"""
function LogisticRegressionOutput(x_::NDArray, more_::Vararg{NDArray, N_}; grad_scale = unset, out = nothing, kwargs...) where {N_}
    imperative(op_LogisticRegressionOutput, (x_, more_...), (grad_scale, ), out, kwargs)
end
function LogisticRegressionOutput(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; grad_scale = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_LogisticRegressionOutput, (x_, more_...), (grad_scale, ), name, attrs, kwargs)
end
LogisticRegressionOutput(; kwargs...) = by_keyword(op_LogisticRegressionOutput, kwargs)

const op_MAERegressionOutput = Op("MAERegressionOutput", ("data", "label", ), ("grad_scale", ), ())

"""
    MAERegressionOutput(data, label; grad_scale)

Identity with the gradient of the absolute error.

The gradient is \$\\mathrm{sign}(\\hat y - y)\\,s/m\$ with \$m\$ values in each row, whatever flows in.

# Arguments
- `data`: array or symbol. Predictions.
- `label`: array or symbol. Wanted values, in the shape of `data`.
- `grad_scale`: number; `1` when not given. Factor on the gradient.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
label = mx.rand(3, 2; low = -1, high = 1)
mx.op.MAERegressionOutput(data, label)
```
"""
function MAERegressionOutput(x_::NDArray, more_::Vararg{NDArray, N_}; grad_scale = unset, out = nothing, kwargs...) where {N_}
    imperative(op_MAERegressionOutput, (x_, more_...), (grad_scale, ), out, kwargs)
end
function MAERegressionOutput(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; grad_scale = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_MAERegressionOutput, (x_, more_...), (grad_scale, ), name, attrs, kwargs)
end
MAERegressionOutput(; kwargs...) = by_keyword(op_MAERegressionOutput, kwargs)

const op_MakeLoss = Op("MakeLoss", ("data", ), ("grad_scale", "valid_thresh", "normalization", ), ())

"""
    MakeLoss(data; grad_scale, valid_thresh, normalization)

Identity whose gradient is a constant, whatever flows in.

With it an expression becomes a loss of its own.

# Arguments
- `data`: array or symbol. The loss.
- `grad_scale`: number; `1` when not given. The gradient, before it is normalised.
- `valid_thresh`: number; `0` when not given. With `normalization='valid'`, values above this count
  as valid.
- `normalization`: one of `\"batch\"`, `\"null\"`, `\"valid\"`; `\"null\"` when not given. What the gradient
  is divided by: nothing, the length of the first axis, or the number of valid values.

# Result
- `output`: array or symbol. Same values as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.MakeLoss(data)
```
"""
function MakeLoss(x_::NDArray, more_::Vararg{NDArray, N_}; grad_scale = unset, valid_thresh = unset, normalization = unset, out = nothing, kwargs...) where {N_}
    imperative(op_MakeLoss, (x_, more_...), (grad_scale, valid_thresh, normalization, ), out, kwargs)
end
function MakeLoss(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; grad_scale = unset, valid_thresh = unset, normalization = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_MakeLoss, (x_, more_...), (grad_scale, valid_thresh, normalization, ), name, attrs, kwargs)
end
MakeLoss(; kwargs...) = by_keyword(op_MakeLoss, kwargs)

const op_Pad = Op("Pad", ("data", ), ("mode", "pad_width", "constant_value", ), (("pad_width", "pairs"), ))

"""
    Pad(data; mode, pad_width, constant_value)

Puts a border around an array.

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `mode`: one of `\"constant\"`, `\"edge\"`, `\"reflect\"`; required. What to fill the border with:
  'constant', 'edge' (the outermost value) or 'reflect' (the image mirrored at its edge).
- `pad_width`: two integers for each dimension; required. Width of the border before and after each
  dimension: (before_1, after_1, before_2, ...).
- `constant_value`: number; `0` when not given. Value of the border in mode 'constant'.

# Result
- `output`: array or symbol. The array with its border.

# Example
```julia
data = mx.rand(3, 2, 2, 1; low = -1, high = 1)
mx.op.Pad(data; mode = \"constant\", pad_width = (2, 1, 1, 2, 0, 0, 0, 0), constant_value = 3)
```
"""
function Pad(x_::NDArray, more_::Vararg{NDArray, N_}; mode = unset, pad_width = unset, constant_value = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Pad, (x_, more_...), (mode, pad_width, constant_value, ), out, kwargs)
end
function Pad(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; mode = unset, pad_width = unset, constant_value = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Pad, (x_, more_...), (mode, pad_width, constant_value, ), name, attrs, kwargs)
end
Pad(; kwargs...) = by_keyword(op_Pad, kwargs)

const op_Pooling = Op("Pooling", ("data", ), ("kernel", "pool_type", "global_pool", "cudnn_off", "pooling_convention", "stride", "pad", "p_value", "count_include_pad", "layout", ), (("kernel", "shape"), ("stride", "shape"), ("pad", "shape"), ("layout", "layout"), ))

"""
    Pooling(data; kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad,
        p_value, count_include_pad, layout)

Maximum, mean, sum or p-norm over windows.

Windows of the size `kernel` lie `stride` apart on the padded data; padding never is the maximum.
The p-norm is \$(\\sum |x|^p)^{1/p}\$.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...), or as `layout` says.
- `kernel`: one length for each dimension; `()` when not given. Size of the window: (w,), (h, w) or
  (d, h, w).
- `pool_type`: one of `\"avg\"`, `\"lp\"`, `\"max\"`, `\"sum\"`; `\"max\"` when not given. What becomes of the
  values of a window: their maximum, mean, sum, or p-norm.
- `global_pool`: `Bool`; `false` when not given. Whether one window covers all; kernel, stride and
  pad are not looked at then.
- `cudnn_off`: `Bool`; `false` when not given. Accepted for compatibility; has no effect.
- `pooling_convention`: one of `\"full\"`, `\"same\"`, `\"valid\"`; `\"valid\"` when not given. How many
  windows there are: `valid` rounds (d + 2 pad - kernel) / stride + 1 down, `full` rounds it up,
  `same` takes (d + 2 pad) / stride rounded up.
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Padding on both sides of each axis; 0
  when not given.
- `p_value`: integer or `nothing`; `nothing` when not given. The p of `pool_type='lp'`; must be
  given there.
- `count_include_pad`: `Bool` or `nothing`; `nothing` when not given. Whether the mean counts
  padding as zeros; it does when not given.
- `layout`: string in the core's order of dimensions, slowest first or `nothing`; `nothing` when not
  given. Order of the axes; channels first when not given.

# Result
- `output`: array or symbol. Shape (batch, channels, positions...), in the layout of `data`.

# Example
```julia
data = mx.rand(5, 5, 3, 2; low = -1, high = 1)
mx.op.Pooling(data; kernel = (2, 2), stride = (2, 2))
```
"""
function Pooling(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, pool_type = unset, global_pool = unset, cudnn_off = unset, pooling_convention = unset, stride = unset, pad = unset, p_value = unset, count_include_pad = unset, layout = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Pooling, (x_, more_...), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout, ), out, kwargs)
end
function Pooling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, pool_type = unset, global_pool = unset, cudnn_off = unset, pooling_convention = unset, stride = unset, pad = unset, p_value = unset, count_include_pad = unset, layout = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Pooling, (x_, more_...), (kernel, pool_type, global_pool, cudnn_off, pooling_convention, stride, pad, p_value, count_include_pad, layout, ), name, attrs, kwargs)
end
Pooling(; kwargs...) = by_keyword(op_Pooling, kwargs)

const op_Pooling_v1 = Op("Pooling_v1", ("data", ), ("kernel", "pool_type", "global_pool", "pooling_convention", "stride", "pad", ), (("kernel", "shape"), ("stride", "shape"), ("pad", "shape"), ))

"""
    Pooling_v1(data; kernel, pool_type, global_pool, pooling_convention, stride, pad)

Pooling, as old models name it.

See Pooling.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...).
- `kernel`: one length for each dimension; `()` when not given. Size of the window: (w,), (h, w) or
  (d, h, w).
- `pool_type`: one of `\"avg\"`, `\"max\"`, `\"sum\"`; `\"max\"` when not given. What becomes of the values
  of a window: their maximum, mean or sum.
- `global_pool`: `Bool`; `false` when not given. Whether one window covers all.
- `pooling_convention`: one of `\"full\"`, `\"valid\"`; `\"valid\"` when not given. Whether the number of
  windows is rounded down or up.
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Padding on both sides of each axis; 0
  when not given.

# Result
- `output`: array or symbol. Shape (batch, channels, positions...).

# Example
```julia
data = mx.rand(5, 5, 3, 2; low = -1, high = 1)
mx.op.Pooling_v1(data; kernel = (2, 2), stride = (2, 2))
```
"""
function Pooling_v1(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, pool_type = unset, global_pool = unset, pooling_convention = unset, stride = unset, pad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Pooling_v1, (x_, more_...), (kernel, pool_type, global_pool, pooling_convention, stride, pad, ), out, kwargs)
end
function Pooling_v1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, pool_type = unset, global_pool = unset, pooling_convention = unset, stride = unset, pad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Pooling_v1, (x_, more_...), (kernel, pool_type, global_pool, pooling_convention, stride, pad, ), name, attrs, kwargs)
end
Pooling_v1(; kwargs...) = by_keyword(op_Pooling_v1, kwargs)

const op_RNN = Op("RNN", ("data", "parameters", "state", "state_cell", "sequence_length", ), ("state_size", "num_layers", "bidirectional", "mode", "p", "state_outputs", "projection_size", "lstm_state_clip_min", "lstm_state_clip_max", "lstm_state_clip_nan", "use_sequence_length", ), ())

"""
    RNN(data, parameters, state, state_cell, sequence_length; state_size, num_layers, bidirectional,
        mode, p, state_outputs, projection_size, lstm_state_clip_min, lstm_state_clip_max,
        lstm_state_clip_nan, use_sequence_length)

Recurrent layers over a whole sequence.

Each layer computes at every step a new state from its input and its state before: h' = f(W x + b +
U h + c) for the plain cells; LSTM has the gates i, f, g, o and a cell state; GRU has the gates r,
z, n with n = tanh(W x + b + r (U h + c)). `parameters` holds for each layer and direction W, U (and
the projection), and behind all weights for each layer and direction b and c.

# Arguments
- `data`: array or symbol. Shape (time, batch, inputs).
- `parameters`: array or symbol. All weights and biases, as one vector.
- `state`: array or symbol. Initial states, shape (layers x directions, batch, state size).
- `state_cell`: array or symbol, optional. Initial cell states; only with mode `lstm`.
- `sequence_length`: array or symbol, optional. Number of steps of each sequence, shape (batch,);
  only with `use_sequence_length`.
- `state_size`: integer, not negative; required. Size of the state of each layer.
- `num_layers`: integer, not negative; required. Number of layers.
- `bidirectional`: `Bool`; `false` when not given. Whether every layer runs over the sequence in
  both directions.
- `mode`: one of `\"gru\"`, `\"lstm\"`, `\"rnn_relu\"`, `\"rnn_tanh\"`; required. The cell: a plain one with
  `relu` or `tanh`, LSTM, or GRU.
- `p`: number; `0` when not given. Dropout between layers, while training.
- `state_outputs`: `Bool`; `false` when not given. Whether the final states are outputs as well.
- `projection_size`: integer or `nothing`; `nothing` when not given. Size to which an LSTM's state
  is projected, if it is.
- `lstm_state_clip_min`: number or `nothing`; `nothing` when not given. Least value of an LSTM's
  cell state; given together with the largest.
- `lstm_state_clip_max`: number or `nothing`; `nothing` when not given. Largest value of an LSTM's
  cell state.
- `lstm_state_clip_nan`: `Bool`; `false` when not given. Whether a NaN in the cell state becomes the
  least value.
- `use_sequence_length`: `Bool`; `false` when not given. Whether `sequence_length` is given: steps
  behind a sequence's end give 0 and leave its states alone.

# Result
- `output`: array or symbol. The last layer's states, shape (time, batch, directions x state size).

# Example
```julia
data = mx.rand(2, 2, 3; low = -1, high = 1)
parameters = mx.rand(84; low = -0.5, high = 0.5)
state = mx.rand(3, 2, 1; low = -1, high = 1)
state_cell = mx.rand(3, 2, 1; low = -1, high = 1)
mx.op.RNN(data, parameters, state, state_cell; state_size = 3, num_layers = 1, mode = \"lstm\")
```
"""
function RNN(x_::NDArray, more_::Vararg{NDArray, N_}; state_size = unset, num_layers = unset, bidirectional = unset, mode = unset, p = unset, state_outputs = unset, projection_size = unset, lstm_state_clip_min = unset, lstm_state_clip_max = unset, lstm_state_clip_nan = unset, use_sequence_length = unset, out = nothing, kwargs...) where {N_}
    imperative(op_RNN, (x_, more_...), (state_size, num_layers, bidirectional, mode, p, state_outputs, projection_size, lstm_state_clip_min, lstm_state_clip_max, lstm_state_clip_nan, use_sequence_length, ), out, kwargs)
end
function RNN(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; state_size = unset, num_layers = unset, bidirectional = unset, mode = unset, p = unset, state_outputs = unset, projection_size = unset, lstm_state_clip_min = unset, lstm_state_clip_max = unset, lstm_state_clip_nan = unset, use_sequence_length = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_RNN, (x_, more_...), (state_size, num_layers, bidirectional, mode, p, state_outputs, projection_size, lstm_state_clip_min, lstm_state_clip_max, lstm_state_clip_nan, use_sequence_length, ), name, attrs, kwargs)
end
RNN(; kwargs...) = by_keyword(op_RNN, kwargs)

const op_ROIPooling = Op("ROIPooling", ("data", "rois", ), ("pooled_size", "spatial_scale", ), (("pooled_size", "shape"), ))

"""
    ROIPooling(data, rois; pooled_size, spatial_scale)

Maximum over the bins of regions of interest.

Each region is cut into `pooled_size` bins (whose edges are rounded outwards); the output holds the
largest value of each bin, 0 for an empty one.

# Arguments
- `data`: array or symbol. Feature maps, shape (batch, channels, height, width).
- `rois`: array or symbol. Regions (instance, x1, y1, x2, y2), shape (regions, 5); corners belong to
  the region.
- `pooled_size`: one length for each dimension; required. Number of bins along height and width.
- `spatial_scale`: number; required. Size of the feature map over that of the image in which the
  regions are given.

# Result
- `output`: array or symbol. Shape (regions, channels, pooled_size...).

# Example
```julia
data = mx.rand(6, 6, 2, 1; low = -1, high = 1)
rois = mx.NDArray(reshape(Float32[0, 0, 0, 3, 3, 0, 1, 2, 5, 5], (5, 2)))
mx.op.ROIPooling(data, rois; pooled_size = (2, 2), spatial_scale = 1)
```
"""
function ROIPooling(x_::NDArray, more_::Vararg{NDArray, N_}; pooled_size = unset, spatial_scale = unset, out = nothing, kwargs...) where {N_}
    imperative(op_ROIPooling, (x_, more_...), (pooled_size, spatial_scale, ), out, kwargs)
end
function ROIPooling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; pooled_size = unset, spatial_scale = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_ROIPooling, (x_, more_...), (pooled_size, spatial_scale, ), name, attrs, kwargs)
end
ROIPooling(; kwargs...) = by_keyword(op_ROIPooling, kwargs)

const op_Reshape = Op("Reshape", ("data", ), ("shape", "reverse", "target_shape", "keep_highest", ), (("shape", "shape"), ("target_shape", "shape"), ))

"""
    Reshape(data; shape, reverse, target_shape, keep_highest)

Gives the elements of an array another shape.

No data moves: the result shares the input's memory. Special codes in `shape` refer to the
dimensions of the input from left to right (from right to left with `reverse`), for instance (2,3,4)
with shape=(-3,0) becomes (6,4) and with shape=(0,-4,3,-1,0) becomes (2,3,1,4).

# Arguments
- `data`: array or symbol. Array of any shape.
- `shape`: one length for each dimension; `()` when not given. New shape. 0 copies the dimension at
  this place, -1 is inferred from the number of elements, -2 copies all dimensions that are left, -3
  multiplies the next two, and -4 splits one dimension into the two numbers that follow it, one of
  which may be -1.
- `reverse`: `Bool`; `false` when not given. Read the special codes from the last dimension to the
  first.
- `target_shape`: one length for each dimension; `()` when not given. The form of this parameter in
  old models: 0 is inferred. `shape` wins when it is given.
- `keep_highest`: `Bool`; `false` when not given. With `target_shape`: the first dimension stays as
  it is.

# Result
- `output`: array or symbol. The same elements in row-major order.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
mx.op.Reshape(data; shape = (4, -1))
```
"""
function Reshape(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, reverse = unset, target_shape = unset, keep_highest = unset, out = nothing, kwargs...) where {N_}
    imperative(op_Reshape, (x_, more_...), (shape, reverse, target_shape, keep_highest, ), out, kwargs)
end
function Reshape(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, reverse = unset, target_shape = unset, keep_highest = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_Reshape, (x_, more_...), (shape, reverse, target_shape, keep_highest, ), name, attrs, kwargs)
end
Reshape(; kwargs...) = by_keyword(op_Reshape, kwargs)

const op_SVMOutput = Op("SVMOutput", ("data", "label", ), ("margin", "regularization_coefficient", "use_linear", ), ())

"""
    SVMOutput(data, label; margin, regularization_coefficient, use_linear)

Identity with the gradient of the hinge loss of a support vector machine.

One class against all others: the score of the label shall be at least `margin`, the others at most
minus `margin`.

# Arguments
- `data`: array or symbol. Scores, classes along the last axis.
- `label`: array or symbol. Class numbers.
- `margin`: number; `1` when not given. Distance that the scores shall keep from zero.
- `regularization_coefficient`: number; `1` when not given. Factor on the gradient.
- `use_linear`: `Bool`; `false` when not given. Whether the hinge loss counts linearly and not
  squared.

# Result
- `output`: array or symbol. Same values as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
label = mx.NDArray(Float32[0, 2])
mx.op.SVMOutput(data, label)
```
"""
function SVMOutput(x_::NDArray, more_::Vararg{NDArray, N_}; margin = unset, regularization_coefficient = unset, use_linear = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SVMOutput, (x_, more_...), (margin, regularization_coefficient, use_linear, ), out, kwargs)
end
function SVMOutput(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; margin = unset, regularization_coefficient = unset, use_linear = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SVMOutput, (x_, more_...), (margin, regularization_coefficient, use_linear, ), name, attrs, kwargs)
end
SVMOutput(; kwargs...) = by_keyword(op_SVMOutput, kwargs)

const op_SequenceLast = Op("SequenceLast", ("data", "sequence_length", ), ("use_sequence_length", "axis", ), (("axis", "axis"), ))

"""
    SequenceLast(data, sequence_length; use_sequence_length, axis)

The last step of each sequence.

Without `sequence_length` that is the last one along the axis of time.

# Arguments
- `data`: array or symbol. Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
- `sequence_length`: array or symbol, optional. Lengths, of shape (batch,); only with
  `use_sequence_length`.
- `use_sequence_length`: `Bool`; `false` when not given. Whether `sequence_length` is given;
  otherwise all sequences have full length.
- `axis`: dimension; `-1` when not given. The axis of time, the first or the second; the other one
  is the batch. Negative counts from the end.

# Result
- `output`: array or symbol. Shape (batch, ...).

# Example
```julia
data = mx.rand(3, 2, 4; low = -1, high = 1)
sequence_length = mx.NDArray(Float32[1, 4])
mx.op.SequenceLast(data, sequence_length; use_sequence_length = true)
```
"""
function SequenceLast(x_::NDArray, more_::Vararg{NDArray, N_}; use_sequence_length = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SequenceLast, (x_, more_...), (use_sequence_length, axis, ), out, kwargs)
end
function SequenceLast(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; use_sequence_length = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SequenceLast, (x_, more_...), (use_sequence_length, axis, ), name, attrs, kwargs)
end
SequenceLast(; kwargs...) = by_keyword(op_SequenceLast, kwargs)

const op_SequenceMask = Op("SequenceMask", ("data", "sequence_length", ), ("use_sequence_length", "value", "axis", ), (("axis", "axis"), ))

"""
    SequenceMask(data, sequence_length; use_sequence_length, value, axis)

Writes a value behind the end of each sequence.

Of sequence b the first `sequence_length[b]` steps stay.

# Arguments
- `data`: array or symbol. Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
- `sequence_length`: array or symbol, optional. Lengths, of shape (batch,); only with
  `use_sequence_length`.
- `use_sequence_length`: `Bool`; `false` when not given. Whether `sequence_length` is given;
  otherwise nothing is masked.
- `value`: number; `0` when not given. What is written behind the end of each sequence.
- `axis`: dimension; `-1` when not given. The axis of time, the first or the second; the other one
  is the batch. Negative counts from the end.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2, 4; low = -1, high = 1)
sequence_length = mx.NDArray(Float32[1, 4])
mx.op.SequenceMask(data, sequence_length; use_sequence_length = true)
```
"""
function SequenceMask(x_::NDArray, more_::Vararg{NDArray, N_}; use_sequence_length = unset, value = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SequenceMask, (x_, more_...), (use_sequence_length, value, axis, ), out, kwargs)
end
function SequenceMask(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; use_sequence_length = unset, value = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SequenceMask, (x_, more_...), (use_sequence_length, value, axis, ), name, attrs, kwargs)
end
SequenceMask(; kwargs...) = by_keyword(op_SequenceMask, kwargs)

const op_SequenceReverse = Op("SequenceReverse", ("data", "sequence_length", ), ("use_sequence_length", "axis", ), (("axis", "axis"), ))

"""
    SequenceReverse(data, sequence_length; use_sequence_length, axis)

Reverses each sequence.

With `sequence_length` only the first so many steps of a sequence are reversed and the rest stays
where it is.

# Arguments
- `data`: array or symbol. Shape (time, batch, ...), or (batch, time, ...) with `axis=1`.
- `sequence_length`: array or symbol, optional. Lengths, of shape (batch,); only with
  `use_sequence_length`.
- `use_sequence_length`: `Bool`; `false` when not given. Whether `sequence_length` is given;
  otherwise all sequences have full length.
- `axis`: dimension; `-1` when not given. The axis of time, the first or the second; the other one
  is the batch. Negative counts from the end.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2, 4; low = -1, high = 1)
sequence_length = mx.NDArray(Float32[1, 4])
mx.op.SequenceReverse(data, sequence_length; use_sequence_length = true)
```
"""
function SequenceReverse(x_::NDArray, more_::Vararg{NDArray, N_}; use_sequence_length = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SequenceReverse, (x_, more_...), (use_sequence_length, axis, ), out, kwargs)
end
function SequenceReverse(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; use_sequence_length = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SequenceReverse, (x_, more_...), (use_sequence_length, axis, ), name, attrs, kwargs)
end
SequenceReverse(; kwargs...) = by_keyword(op_SequenceReverse, kwargs)

const op_SliceChannel = Op("SliceChannel", ("data", ), ("num_outputs", "axis", "squeeze_axis", ), (("num_outputs", "count"), ("axis", "axis"), ))

"""
    SliceChannel(data; num_outputs, axis, squeeze_axis)

Splits an array into equal parts along a dimension.

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `num_outputs`: integer; required. Number of equal parts.
- `axis`: dimension; `-2` when not given. The dimension to split; negative counts from the end.
- `squeeze_axis`: `Bool`; `false` when not given. Drop the split dimension; parts must have length
  one in it.

# Example
```julia
data = mx.rand(6, 2; low = -1, high = 1)
mx.op.SliceChannel(data; num_outputs = 3)
```
"""
function SliceChannel(x_::NDArray, more_::Vararg{NDArray, N_}; num_outputs = unset, axis = unset, squeeze_axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SliceChannel, (x_, more_...), (num_outputs, axis, squeeze_axis, ), out, kwargs)
end
function SliceChannel(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_outputs = unset, axis = unset, squeeze_axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SliceChannel, (x_, more_...), (num_outputs, axis, squeeze_axis, ), name, attrs, kwargs)
end
SliceChannel(; kwargs...) = by_keyword(op_SliceChannel, kwargs)

const op_SoftmaxActivation = Op("SoftmaxActivation", ("data", ), ("mode", ), ())

"""
    SoftmaxActivation(data; mode)

Softmax over the last axis or over the channels.

An older operator; `softmax` does the same along any axis.

# Arguments
- `data`: array or symbol. At least one axis, two in mode `channel`.
- `mode`: one of `\"channel\"`, `\"instance\"`; `\"instance\"` when not given. `instance`: over the last
  axis; `channel`: over axis 1.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.SoftmaxActivation(data)
```
"""
function SoftmaxActivation(x_::NDArray, more_::Vararg{NDArray, N_}; mode = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SoftmaxActivation, (x_, more_...), (mode, ), out, kwargs)
end
function SoftmaxActivation(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; mode = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SoftmaxActivation, (x_, more_...), (mode, ), name, attrs, kwargs)
end
SoftmaxActivation(; kwargs...) = by_keyword(op_SoftmaxActivation, kwargs)

const op_SoftmaxOutput = Op("SoftmaxOutput", ("data", "label", ), ("grad_scale", "ignore_label", "multi_output", "use_ignore", "preserve_shape", "normalization", "out_grad", "smooth_alpha", ), ())

"""
    SoftmaxOutput(data, label; grad_scale, ignore_label, multi_output, use_ignore, preserve_shape,
        normalization, out_grad, smooth_alpha)

Softmax with the gradient of the cross-entropy loss.

The output is softmax of `data`; the gradient is that of \$-\\sum \\log p_{label}\$, namely \$p -
\\mathrm{onehot}(label)\$ times `grad_scale`, whatever gradient flows in (unless `out_grad` is set). A
label outside the classes subtracts nothing.

# Arguments
- `data`: array or symbol. Scores, of shape (batch, classes) or with more axes.
- `label`: array or symbol. Class numbers of shape (batch,), or probabilities in the shape of
  `data`.
- `grad_scale`: number; `1` when not given. Factor on the gradient.
- `ignore_label`: number; `-1` when not given. Rows with this label get no gradient, if `use_ignore`
  is set.
- `multi_output`: `Bool`; `false` when not given. Whether classes lie along axis 1, with one label
  for each position of the remaining axes.
- `use_ignore`: `Bool`; `false` when not given. Whether `ignore_label` has an effect.
- `preserve_shape`: `Bool`; `false` when not given. Whether classes lie along the last axis only,
  and not along all axes but the first.
- `normalization`: one of `\"batch\"`, `\"null\"`, `\"valid\"`; `\"null\"` when not given. What the gradient
  is divided by: nothing, the number of labels, or the number of labels that are not ignored.
- `out_grad`: `Bool`; `false` when not given. Whether the gradient is multiplied with the output's
  gradient. Otherwise that is not looked at: the operator is a loss.
- `smooth_alpha`: number; `0` when not given. Label smoothing: so much of the label's weight is
  spread evenly over the other classes. Not used with `multi_output`.

# Result
- `output`: array or symbol. Probabilities, same shape as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
label = mx.NDArray(Float32[0, 2])
mx.op.SoftmaxOutput(data, label)
```
"""
function SoftmaxOutput(x_::NDArray, more_::Vararg{NDArray, N_}; grad_scale = unset, ignore_label = unset, multi_output = unset, use_ignore = unset, preserve_shape = unset, normalization = unset, out_grad = unset, smooth_alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SoftmaxOutput, (x_, more_...), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha, ), out, kwargs)
end
function SoftmaxOutput(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; grad_scale = unset, ignore_label = unset, multi_output = unset, use_ignore = unset, preserve_shape = unset, normalization = unset, out_grad = unset, smooth_alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SoftmaxOutput, (x_, more_...), (grad_scale, ignore_label, multi_output, use_ignore, preserve_shape, normalization, out_grad, smooth_alpha, ), name, attrs, kwargs)
end
SoftmaxOutput(; kwargs...) = by_keyword(op_SoftmaxOutput, kwargs)

const op_SpatialTransformer = Op("SpatialTransformer", ("data", "loc", ), ("target_shape", "transform_type", "sampler_type", "cudnn_off", ), (("target_shape", "shape"), ))

"""
    SpatialTransformer(data, loc; target_shape, transform_type, sampler_type, cudnn_off)

Transforms an image by an affine map for each instance.

The grid of GridGenerator, sampled by BilinearSampler.

# Arguments
- `data`: array or symbol. Shape (batch, channels, height, width).
- `loc`: array or symbol. Matrices of 2 x 3, shape (batch, 6).
- `target_shape`: one length for each dimension; `(0, 0)` when not given. Height and width of the
  output.
- `transform_type`: one of `\"affine\"`; required. The kind of transformation.
- `sampler_type`: one of `\"bilinear\"`; required. The kind of interpolation.
- `cudnn_off`: `Bool` or `nothing`; `nothing` when not given. Accepted for compatibility; has no
  effect.

# Result
- `output`: array or symbol. Shape (batch, channels, target_shape...).

# Example
```julia
data = mx.rand(4, 4, 2, 1; low = -1, high = 1)
loc = mx.NDArray(reshape(Float32[0.9, 0.1, 0.05, -0.1, 0.8, 0], (6, 1)))
mx.op.SpatialTransformer(data, loc; transform_type = \"affine\", sampler_type = \"bilinear\", target_shape = (3, 3))
```
"""
function SpatialTransformer(x_::NDArray, more_::Vararg{NDArray, N_}; target_shape = unset, transform_type = unset, sampler_type = unset, cudnn_off = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SpatialTransformer, (x_, more_...), (target_shape, transform_type, sampler_type, cudnn_off, ), out, kwargs)
end
function SpatialTransformer(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; target_shape = unset, transform_type = unset, sampler_type = unset, cudnn_off = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SpatialTransformer, (x_, more_...), (target_shape, transform_type, sampler_type, cudnn_off, ), name, attrs, kwargs)
end
SpatialTransformer(; kwargs...) = by_keyword(op_SpatialTransformer, kwargs)

const op_SwapAxis = Op("SwapAxis", ("data", ), ("dim1", "dim2", ), (("dim1", "axis"), ("dim2", "axis"), ))

"""
    SwapAxis(data; dim1, dim2)

Exchanges two dimensions of an array.

# Arguments
- `data`: array or symbol. Array of any shape.
- `dim1`: dimension; `-1` when not given. First dimension; negative counts from the end.
- `dim2`: dimension; `-1` when not given. Second dimension; negative counts from the end.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
mx.op.SwapAxis(data; dim1 = -1, dim2 = -3)
```
"""
function SwapAxis(x_::NDArray, more_::Vararg{NDArray, N_}; dim1 = unset, dim2 = unset, out = nothing, kwargs...) where {N_}
    imperative(op_SwapAxis, (x_, more_...), (dim1, dim2, ), out, kwargs)
end
function SwapAxis(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; dim1 = unset, dim2 = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_SwapAxis, (x_, more_...), (dim1, dim2, ), name, attrs, kwargs)
end
SwapAxis(; kwargs...) = by_keyword(op_SwapAxis, kwargs)

const op_UpSampling = Op("UpSampling", ("data", ), ("scale", "num_filter", "sample_type", "multi_input_mode", "num_args", "workspace", ), (("num_args", "count"), ), "num_args")

"""
    UpSampling(data...; scale, num_filter, sample_type, multi_input_mode, num_args, workspace)

Enlarges images.

`nearest` repeats every value `scale` times along both axes; further inputs are repeated to the same
size. `bilinear` is a transposed convolution of each channel with the second input as weight, of
kernel size 2 scale - scale mod 2; filled as a bilinear filter it interpolates.

# Arguments
- `data`: arrays or symbols. Images (batch, channels, height, width); with `bilinear` an image and a
  weight.
- `scale`: integer; required. Factor by which the first input grows.
- `num_filter`: integer; `0` when not given. Number of channels; needed for `bilinear` only.
- `sample_type`: one of `\"bilinear\"`, `\"nearest\"`; required. `nearest` repeats values, `bilinear` is
  a transposed convolution with a weight of its own.
- `multi_input_mode`: one of `\"concat\"`, `\"sum\"`; `\"concat\"` when not given. What becomes of several
  inputs with `nearest`: joined along the channels, or added.
- `num_args`: integer, counted when not given. Number of inputs.
- `workspace`: integer, not negative; `512` when not given. Accepted for compatibility; has no
  effect.

# Result
- `output`: array or symbol. The enlarged image.

# Example
```julia
arg0 = mx.rand(3, 2, 2, 1; low = -1, high = 1)
mx.op.UpSampling(arg0; scale = 2, sample_type = \"nearest\")
```
"""
function UpSampling(x_::NDArray, more_::Vararg{NDArray, N_}; scale = unset, num_filter = unset, sample_type = unset, multi_input_mode = unset, num_args = unset, workspace = unset, out = nothing, kwargs...) where {N_}
    imperative(op_UpSampling, (x_, more_...), (scale, num_filter, sample_type, multi_input_mode, num_args, workspace, ), out, kwargs)
end
function UpSampling(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scale = unset, num_filter = unset, sample_type = unset, multi_input_mode = unset, num_args = unset, workspace = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_UpSampling, (x_, more_...), (scale, num_filter, sample_type, multi_input_mode, num_args, workspace, ), name, attrs, kwargs)
end
UpSampling(; kwargs...) = by_keyword(op_UpSampling, kwargs)

const op_abs = Op("abs", ("data", ), (), ())

"""
    abs(data)

Absolute value of every element.

y = |x|

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.abs(data)
```
"""
function abs(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_abs, (x_, more_...), (), out, kwargs)
end
function abs(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_abs, (x_, more_...), (), name, attrs, kwargs)
end
abs(; kwargs...) = by_keyword(op_abs, kwargs)

const op_adam_update = Op("adam_update", ("weight", "grad", "mean", "var", ), ("lr", "beta1", "beta2", "epsilon", "wd", "rescale_grad", "clip_gradient", "lazy_update", ), ())

"""
    adam_update(weight, grad, mean, var; lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient,
        lazy_update)

One step of Adam, without bias correction.

With g = clip(rescale_grad * grad + wd * weight): mean = beta1 * mean + (1 - beta1) * g; var = beta2
* var + (1 - beta2) * g^2; weight -= lr * mean / (sqrt(var) + epsilon).

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mean`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `var`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `lr`: number; required. Learning rate.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `lazy_update`: `Bool`; `true` when not given. With a row_sparse gradient, leave rows alone that it
  does not hold.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mean = mx.rand(4, 3; low = 0.5, high = 0.7)
var = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.adam_update(weight, grad, mean, var; lr = 0.1)
```
"""
function adam_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, out = nothing, kwargs...) where {N_}
    imperative(op_adam_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update, ), out, kwargs)
end
function adam_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_adam_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, rescale_grad, clip_gradient, lazy_update, ), name, attrs, kwargs)
end
adam_update(; kwargs...) = by_keyword(op_adam_update, kwargs)

const op_add_n = Op("add_n", ("args", ), (), (), "num_args")

"""
    add_n(args...)

Adds up any number of arrays of the same shape.

# Arguments
- `args`: arrays or symbols. The arrays, all of the same shape and dtype.

# Result
- `output`: array or symbol. Their sum.

# Example
```julia
args = mx.rand(3, 2; low = -1, high = 1)
args1 = mx.rand(3, 2; low = -1, high = 1)
args2 = mx.rand(3, 2; low = -1, high = 1)
mx.op.add_n(args, args1, args2)
```
"""
function add_n(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_add_n, (x_, more_...), (), out, kwargs)
end
function add_n(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_add_n, (x_, more_...), (), name, attrs, kwargs)
end
add_n(; kwargs...) = by_keyword(op_add_n, kwargs)

const op_all_finite = Op("all_finite", ("data", ), ("init_output", ), ())

"""
    all_finite(data; init_output)

1 if no element is infinite or NaN, else 0.

Mixed-precision training asks it of gradients.

# Arguments
- `data`: array or symbol. Floating-point values.
- `init_output`: `Bool`; `true` when not given. Start from 1; if false, start from what the output
  array holds.

# Result
- `output`: array or symbol. float32, of shape (1,).

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.all_finite(data)
```
"""
function all_finite(x_::NDArray, more_::Vararg{NDArray, N_}; init_output = unset, out = nothing, kwargs...) where {N_}
    imperative(op_all_finite, (x_, more_...), (init_output, ), out, kwargs)
end
function all_finite(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; init_output = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_all_finite, (x_, more_...), (init_output, ), name, attrs, kwargs)
end
all_finite(; kwargs...) = by_keyword(op_all_finite, kwargs)

const op_amp_cast = Op("amp_cast", ("data", ), ("dtype", ), (("dtype", "dtype"), ))

"""
    amp_cast(data; dtype)

Converts floating-point values to another dtype.

Values of other dtypes pass unchanged.

# Arguments
- `data`: array or symbol. Values of any shape.
- `dtype`: element type or its name; required. The dtype of the result, if the input is floating
  point.

# Result
- `output`: array or symbol. Same shape.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.amp_cast(data; dtype = \"float16\")
```
"""
function amp_cast(x_::NDArray, more_::Vararg{NDArray, N_}; dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_amp_cast, (x_, more_...), (dtype, ), out, kwargs)
end
function amp_cast(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_amp_cast, (x_, more_...), (dtype, ), name, attrs, kwargs)
end
amp_cast(; kwargs...) = by_keyword(op_amp_cast, kwargs)

const op_amp_multicast = Op("amp_multicast", ("data", ), ("num_outputs", "cast_narrow", ), (("num_outputs", "count"), ))

"""
    amp_multicast(data...; num_outputs, cast_narrow)

Converts several floating-point arrays to one dtype, the widest among them.

# Arguments
- `data`: arrays or symbols. The arrays, each of any shape.
- `num_outputs`: integer; required. Number of inputs, and of outputs.
- `cast_narrow`: `Bool`; `false` when not given. Convert to the narrowest dtype among the inputs,
  and not to the widest.

# Example
```julia
data = mx.cast(mx.rand(3, 2; low = -1, high = 1), Float16)
data1 = mx.rand(3; low = -1, high = 1)
mx.op.amp_multicast(data, data1; num_outputs = 2)
```
"""
function amp_multicast(x_::NDArray, more_::Vararg{NDArray, N_}; num_outputs = unset, cast_narrow = unset, out = nothing, kwargs...) where {N_}
    imperative(op_amp_multicast, (x_, more_...), (num_outputs, cast_narrow, ), out, kwargs)
end
function amp_multicast(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_outputs = unset, cast_narrow = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_amp_multicast, (x_, more_...), (num_outputs, cast_narrow, ), name, attrs, kwargs)
end
amp_multicast(; kwargs...) = by_keyword(op_amp_multicast, kwargs)

const op_arccos = Op("arccos", ("data", ), (), ())

"""
    arccos(data)

Inverse cosine, in radians.

y = arccos x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.op.arccos(data)
```
"""
function arccos(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arccos, (x_, more_...), (), out, kwargs)
end
function arccos(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arccos, (x_, more_...), (), name, attrs, kwargs)
end
arccos(; kwargs...) = by_keyword(op_arccos, kwargs)

const op_arccosh = Op("arccosh", ("data", ), (), ())

"""
    arccosh(data)

Inverse hyperbolic cosine.

y = arccosh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 1.5, high = 3)
mx.op.arccosh(data)
```
"""
function arccosh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arccosh, (x_, more_...), (), out, kwargs)
end
function arccosh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arccosh, (x_, more_...), (), name, attrs, kwargs)
end
arccosh(; kwargs...) = by_keyword(op_arccosh, kwargs)

const op_arcsin = Op("arcsin", ("data", ), (), ())

"""
    arcsin(data)

Inverse sine, in radians.

y = arcsin x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.op.arcsin(data)
```
"""
function arcsin(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arcsin, (x_, more_...), (), out, kwargs)
end
function arcsin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arcsin, (x_, more_...), (), name, attrs, kwargs)
end
arcsin(; kwargs...) = by_keyword(op_arcsin, kwargs)

const op_arcsinh = Op("arcsinh", ("data", ), (), ())

"""
    arcsinh(data)

Inverse hyperbolic sine.

y = arcsinh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.arcsinh(data)
```
"""
function arcsinh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arcsinh, (x_, more_...), (), out, kwargs)
end
function arcsinh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arcsinh, (x_, more_...), (), name, attrs, kwargs)
end
arcsinh(; kwargs...) = by_keyword(op_arcsinh, kwargs)

const op_arctan = Op("arctan", ("data", ), (), ())

"""
    arctan(data)

Inverse tangent, in radians.

y = arctan x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.arctan(data)
```
"""
function arctan(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arctan, (x_, more_...), (), out, kwargs)
end
function arctan(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arctan, (x_, more_...), (), name, attrs, kwargs)
end
arctan(; kwargs...) = by_keyword(op_arctan, kwargs)

const op_arctanh = Op("arctanh", ("data", ), (), ())

"""
    arctanh(data)

Inverse hyperbolic tangent.

y = arctanh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.op.arctanh(data)
```
"""
function arctanh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_arctanh, (x_, more_...), (), out, kwargs)
end
function arctanh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_arctanh, (x_, more_...), (), name, attrs, kwargs)
end
arctanh(; kwargs...) = by_keyword(op_arctanh, kwargs)

const op_argmax = Op("argmax", ("data", ), ("axis", "keepdims", ), (("axis", "axis"), ))

"""
    argmax(data; axis, keepdims)

Index of the largest element.

Of equal elements the first counts; NaN is the largest.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis to search along; None: the
  whole array, flattened.
- `keepdims`: `Bool`; `false` when not given. Keep the axis, with length 1.

# Result
- `output`: array or symbol. Indices, as numbers of the dtype of `data`; where that cannot hold them
  all, float32 or float64.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.argmax(data; axis = -2)
```
"""
function argmax(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op_argmax, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function argmax(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_argmax, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
argmax(; kwargs...) = by_keyword(op_argmax, kwargs)

const op_argmax_channel = Op("argmax_channel", ("data", ), (), ())

"""
    argmax_channel(data)

Index of the largest element along axis 1.

# Arguments
- `data`: array or symbol. At least two dimensions.

# Result
- `output`: array or symbol. Indices, as numbers of the dtype of `data`; where that cannot hold them
  all, float32 or float64.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.argmax_channel(data)
```
"""
function argmax_channel(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_argmax_channel, (x_, more_...), (), out, kwargs)
end
function argmax_channel(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_argmax_channel, (x_, more_...), (), name, attrs, kwargs)
end
argmax_channel(; kwargs...) = by_keyword(op_argmax_channel, kwargs)

const op_argmin = Op("argmin", ("data", ), ("axis", "keepdims", ), (("axis", "axis"), ))

"""
    argmin(data; axis, keepdims)

Index of the smallest element.

Of equal elements the first counts; NaN is the smallest.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis to search along; None: the
  whole array, flattened.
- `keepdims`: `Bool`; `false` when not given. Keep the axis, with length 1.

# Result
- `output`: array or symbol. Indices, as numbers of the dtype of `data`; where that cannot hold them
  all, float32 or float64.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.argmin(data; axis = -2)
```
"""
function argmin(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op_argmin, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function argmin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_argmin, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
argmin(; kwargs...) = by_keyword(op_argmin, kwargs)

const op_argsort = Op("argsort", ("data", ), ("axis", "is_ascend", "dtype", ), (("axis", "axis"), ("dtype", "dtype"), ))

"""
    argsort(data; axis, is_ascend, dtype)

Gives the indices that would sort an array.

Equal elements keep their order; NaN comes after all numbers.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension or `nothing`; `1` when not given. Dimension to sort; None: the flattened array.
- `is_ascend`: `Bool`; `true` when not given. Smallest first.
- `dtype`: element type or its name; `\"float32\"` when not given. Type of the indices.

# Result
- `output`: array or symbol. The indices.

# Example
```julia
data = mx.NDArray(reshape(Float32[3, 1, 2, 0, 5, 4], (3, 2)))
mx.op.argsort(data)
```
"""
function argsort(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, is_ascend = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_argsort, (x_, more_...), (axis, is_ascend, dtype, ), out, kwargs)
end
function argsort(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, is_ascend = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_argsort, (x_, more_...), (axis, is_ascend, dtype, ), name, attrs, kwargs)
end
argsort(; kwargs...) = by_keyword(op_argsort, kwargs)

const op_batch_dot = Op("batch_dot", ("lhs", "rhs", ), ("transpose_a", "transpose_b", "forward_stype", ), ())

"""
    batch_dot(lhs, rhs; transpose_a, transpose_b, forward_stype)

Products of many matrices at once.

All dimensions but the last two count the matrices and must agree: out[b] = lhs[b] rhs[b].

# Arguments
- `lhs`: array or symbol. First factors, with at least three dimensions.
- `rhs`: array or symbol. Second factors.
- `transpose_a`: `Bool`; `false` when not given. Use `lhs` transposed: its first dimension is summed
  over.
- `transpose_b`: `Bool`; `false` when not given. Use `rhs` transposed: its last dimension is summed
  over.
- `forward_stype`: one of `nothing`, `\"csr\"`, `\"default\"`, `\"row_sparse\"`; `nothing` when not given.
  Wanted storage type of the result; None: as the inputs suggest.

# Result
- `output`: array or symbol. The products.

# Example
```julia
lhs = mx.rand(4, 3, 2; low = -1, high = 1)
rhs = mx.rand(5, 4, 2; low = -1, high = 1)
mx.op.batch_dot(lhs, rhs)
```
"""
function batch_dot(x_::NDArray, more_::Vararg{NDArray, N_}; transpose_a = unset, transpose_b = unset, forward_stype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_batch_dot, (x_, more_...), (transpose_a, transpose_b, forward_stype, ), out, kwargs)
end
function batch_dot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose_a = unset, transpose_b = unset, forward_stype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_batch_dot, (x_, more_...), (transpose_a, transpose_b, forward_stype, ), name, attrs, kwargs)
end
batch_dot(; kwargs...) = by_keyword(op_batch_dot, kwargs)

const op_batch_take = Op("batch_take", ("a", "indices", ), (), ())

"""
    batch_take(a, indices)

Picks one element of every row of a matrix.

out[i] = a[i, indices[i]]; indices out of range use the nearest column. It is not differentiable;
`pick` is, and does the same for any shape.

# Arguments
- `a`: array or symbol. Matrix.
- `indices`: array or symbol. One int32 index for each row.

# Result
- `output`: array or symbol. The picked elements.

# Example
```julia
a = mx.rand(2, 3; low = -1, high = 1)
indices = mx.NDArray(Int32[0, 1, 0])
mx.op.batch_take(a, indices)
```
"""
function batch_take(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_batch_take, (x_, more_...), (), out, kwargs)
end
function batch_take(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_batch_take, (x_, more_...), (), name, attrs, kwargs)
end
batch_take(; kwargs...) = by_keyword(op_batch_take, kwargs)

const op_broadcast_add = Op("broadcast_add", ("lhs", "rhs", ), (), ())

"""
    broadcast_add(lhs, rhs)

Sum, `lhs + rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_add(lhs, rhs)
```
"""
function broadcast_add(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_add, (x_, more_...), (), out, kwargs)
end
function broadcast_add(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_add, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_add(; kwargs...) = by_keyword(op_broadcast_add, kwargs)

const op_broadcast_axis = Op("broadcast_axis", ("data", ), ("axis", "size", ), (("axis", "axes"), ("size", "shape"), ))

"""
    broadcast_axis(data; axis, size)

Repeats the input along given axes of length 1.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions; `()` when not given. Axes of length 1 to repeat.
- `size`: one length for each dimension; `()` when not given. The wanted length of each of them.

# Result
- `output`: array or symbol. The input with the named axes repeated.

# Example
```julia
data = mx.rand(1, 2, 1; low = -1, high = 1)
mx.op.broadcast_axis(data; axis = (-3, -1), size = (3, 2))
```
"""
function broadcast_axis(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, size = unset, out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_axis, (x_, more_...), (axis, size, ), out, kwargs)
end
function broadcast_axis(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_axis, (x_, more_...), (axis, size, ), name, attrs, kwargs)
end
broadcast_axis(; kwargs...) = by_keyword(op_broadcast_axis, kwargs)

const op_broadcast_div = Op("broadcast_div", ("lhs", "rhs", ), (), ())

"""
    broadcast_div(lhs, rhs)

Quotient, `lhs / rhs`.

Integers are divided toward zero, and an integer divided by zero is zero.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.op.broadcast_div(lhs, rhs)
```
"""
function broadcast_div(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_div, (x_, more_...), (), out, kwargs)
end
function broadcast_div(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_div, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_div(; kwargs...) = by_keyword(op_broadcast_div, kwargs)

const op_broadcast_equal = Op("broadcast_equal", ("lhs", "rhs", ), (), ())

"""
    broadcast_equal(lhs, rhs)

1 where `lhs == rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_equal(lhs, rhs)
```
"""
function broadcast_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_equal, (x_, more_...), (), out, kwargs)
end
function broadcast_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_equal, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_equal(; kwargs...) = by_keyword(op_broadcast_equal, kwargs)

const op_broadcast_greater = Op("broadcast_greater", ("lhs", "rhs", ), (), ())

"""
    broadcast_greater(lhs, rhs)

1 where `lhs > rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_greater(lhs, rhs)
```
"""
function broadcast_greater(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_greater, (x_, more_...), (), out, kwargs)
end
function broadcast_greater(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_greater, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_greater(; kwargs...) = by_keyword(op_broadcast_greater, kwargs)

const op_broadcast_greater_equal = Op("broadcast_greater_equal", ("lhs", "rhs", ), (), ())

"""
    broadcast_greater_equal(lhs, rhs)

1 where `lhs >= rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_greater_equal(lhs, rhs)
```
"""
function broadcast_greater_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_greater_equal, (x_, more_...), (), out, kwargs)
end
function broadcast_greater_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_greater_equal, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_greater_equal(; kwargs...) = by_keyword(op_broadcast_greater_equal, kwargs)

const op_broadcast_hypot = Op("broadcast_hypot", ("lhs", "rhs", ), (), ())

"""
    broadcast_hypot(lhs, rhs)

Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.op.broadcast_hypot(lhs, rhs)
```
"""
function broadcast_hypot(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_hypot, (x_, more_...), (), out, kwargs)
end
function broadcast_hypot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_hypot, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_hypot(; kwargs...) = by_keyword(op_broadcast_hypot, kwargs)

const op_broadcast_lesser = Op("broadcast_lesser", ("lhs", "rhs", ), (), ())

"""
    broadcast_lesser(lhs, rhs)

1 where `lhs < rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_lesser(lhs, rhs)
```
"""
function broadcast_lesser(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_lesser, (x_, more_...), (), out, kwargs)
end
function broadcast_lesser(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_lesser, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_lesser(; kwargs...) = by_keyword(op_broadcast_lesser, kwargs)

const op_broadcast_lesser_equal = Op("broadcast_lesser_equal", ("lhs", "rhs", ), (), ())

"""
    broadcast_lesser_equal(lhs, rhs)

1 where `lhs <= rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_lesser_equal(lhs, rhs)
```
"""
function broadcast_lesser_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_lesser_equal, (x_, more_...), (), out, kwargs)
end
function broadcast_lesser_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_lesser_equal, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_lesser_equal(; kwargs...) = by_keyword(op_broadcast_lesser_equal, kwargs)

const op_broadcast_like = Op("broadcast_like", ("lhs", "rhs", ), ("lhs_axes", "rhs_axes", ), (("lhs_axes", "axes"), ("rhs_axes", "axes"), ))

"""
    broadcast_like(lhs, rhs; lhs_axes, rhs_axes)

Repeats `lhs` along dimensions of length 1 to reach the shape of `rhs`.

Only the shape of `rhs` is used.

# Arguments
- `lhs`: array or symbol. The array to repeat.
- `rhs`: array or symbol. The array that gives the shape.
- `lhs_axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes of
  `lhs` to repeat; all by default.
- `rhs_axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes of
  `rhs` that give the lengths, one for each of `lhs_axes`.

# Result
- `output`: array or symbol. `lhs`, repeated.

# Example
```julia
lhs = mx.rand(3, 1; low = -1, high = 1)
rhs = mx.rand(3, 2; low = -1, high = 1)
mx.op.broadcast_like(lhs, rhs)
```
"""
function broadcast_like(x_::NDArray, more_::Vararg{NDArray, N_}; lhs_axes = unset, rhs_axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_like, (x_, more_...), (lhs_axes, rhs_axes, ), out, kwargs)
end
function broadcast_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lhs_axes = unset, rhs_axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_like, (x_, more_...), (lhs_axes, rhs_axes, ), name, attrs, kwargs)
end
broadcast_like(; kwargs...) = by_keyword(op_broadcast_like, kwargs)

const op_broadcast_logical_and = Op("broadcast_logical_and", ("lhs", "rhs", ), (), ())

"""
    broadcast_logical_and(lhs, rhs)

1 where both values are non-zero, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_logical_and(lhs, rhs)
```
"""
function broadcast_logical_and(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_logical_and, (x_, more_...), (), out, kwargs)
end
function broadcast_logical_and(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_logical_and, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_logical_and(; kwargs...) = by_keyword(op_broadcast_logical_and, kwargs)

const op_broadcast_logical_or = Op("broadcast_logical_or", ("lhs", "rhs", ), (), ())

"""
    broadcast_logical_or(lhs, rhs)

1 where at least one value is non-zero, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_logical_or(lhs, rhs)
```
"""
function broadcast_logical_or(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_logical_or, (x_, more_...), (), out, kwargs)
end
function broadcast_logical_or(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_logical_or, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_logical_or(; kwargs...) = by_keyword(op_broadcast_logical_or, kwargs)

const op_broadcast_logical_xor = Op("broadcast_logical_xor", ("lhs", "rhs", ), (), ())

"""
    broadcast_logical_xor(lhs, rhs)

1 where exactly one value is non-zero, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_logical_xor(lhs, rhs)
```
"""
function broadcast_logical_xor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_logical_xor, (x_, more_...), (), out, kwargs)
end
function broadcast_logical_xor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_logical_xor, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_logical_xor(; kwargs...) = by_keyword(op_broadcast_logical_xor, kwargs)

const op_broadcast_maximum = Op("broadcast_maximum", ("lhs", "rhs", ), (), ())

"""
    broadcast_maximum(lhs, rhs)

The larger of two values.

NaN wins over a number.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_maximum(lhs, rhs)
```
"""
function broadcast_maximum(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_maximum, (x_, more_...), (), out, kwargs)
end
function broadcast_maximum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_maximum, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_maximum(; kwargs...) = by_keyword(op_broadcast_maximum, kwargs)

const op_broadcast_minimum = Op("broadcast_minimum", ("lhs", "rhs", ), (), ())

"""
    broadcast_minimum(lhs, rhs)

The smaller of two values.

NaN wins over a number.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_minimum(lhs, rhs)
```
"""
function broadcast_minimum(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_minimum, (x_, more_...), (), out, kwargs)
end
function broadcast_minimum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_minimum, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_minimum(; kwargs...) = by_keyword(op_broadcast_minimum, kwargs)

const op_broadcast_mod = Op("broadcast_mod", ("lhs", "rhs", ), (), ())

"""
    broadcast_mod(lhs, rhs)

Remainder of `lhs / rhs`.

It has the sign of `rhs`; the remainder of a division by zero is zero.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 1.1, high = 1.9)
rhs = mx.rand(1, 4; low = 0.55, high = 0.95)
mx.op.broadcast_mod(lhs, rhs)
```
"""
function broadcast_mod(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_mod, (x_, more_...), (), out, kwargs)
end
function broadcast_mod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_mod, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_mod(; kwargs...) = by_keyword(op_broadcast_mod, kwargs)

const op_broadcast_mul = Op("broadcast_mul", ("lhs", "rhs", ), (), ())

"""
    broadcast_mul(lhs, rhs)

Product, `lhs * rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_mul(lhs, rhs)
```
"""
function broadcast_mul(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_mul, (x_, more_...), (), out, kwargs)
end
function broadcast_mul(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_mul, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_mul(; kwargs...) = by_keyword(op_broadcast_mul, kwargs)

const op_broadcast_not_equal = Op("broadcast_not_equal", ("lhs", "rhs", ), (), ())

"""
    broadcast_not_equal(lhs, rhs)

1 where `lhs != rhs`, 0 elsewhere.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_not_equal(lhs, rhs)
```
"""
function broadcast_not_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_not_equal, (x_, more_...), (), out, kwargs)
end
function broadcast_not_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_not_equal, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_not_equal(; kwargs...) = by_keyword(op_broadcast_not_equal, kwargs)

const op_broadcast_power = Op("broadcast_power", ("lhs", "rhs", ), (), ())

"""
    broadcast_power(lhs, rhs)

Power, `lhs ** rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.op.broadcast_power(lhs, rhs)
```
"""
function broadcast_power(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_power, (x_, more_...), (), out, kwargs)
end
function broadcast_power(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_power, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_power(; kwargs...) = by_keyword(op_broadcast_power, kwargs)

const op_broadcast_sub = Op("broadcast_sub", ("lhs", "rhs", ), (), ())

"""
    broadcast_sub(lhs, rhs)

Difference, `lhs - rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same dtype.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.op.broadcast_sub(lhs, rhs)
```
"""
function broadcast_sub(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_sub, (x_, more_...), (), out, kwargs)
end
function broadcast_sub(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_sub, (x_, more_...), (), name, attrs, kwargs)
end
broadcast_sub(; kwargs...) = by_keyword(op_broadcast_sub, kwargs)

const op_broadcast_to = Op("broadcast_to", ("data", ), ("shape", ), (("shape", "shape"), ))

"""
    broadcast_to(data; shape)

Repeats the input along dimensions of length 1 to reach a shape.

# Arguments
- `data`: array or symbol. As many dimensions as `shape`; each is 1 or the wanted length.
- `shape`: one length for each dimension; `()` when not given. The wanted shape; 0 keeps the
  dimension of the input.

# Result
- `output`: array or symbol. Of shape `shape`.

# Example
```julia
data = mx.rand(3, 1; low = -1, high = 1)
mx.op.broadcast_to(data; shape = (3, 2))
```
"""
function broadcast_to(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op_broadcast_to, (x_, more_...), (shape, ), out, kwargs)
end
function broadcast_to(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_broadcast_to, (x_, more_...), (shape, ), name, attrs, kwargs)
end
broadcast_to(; kwargs...) = by_keyword(op_broadcast_to, kwargs)

const op_cast_storage = Op("cast_storage", ("data", ), ("stype", ), ())

"""
    cast_storage(data; stype)

The same values in another storage kind.

From dense to sparse, what is not zero is stored: rows with a nonzero element (row_sparse) or
nonzero elements of a matrix (csr).

# Arguments
- `data`: array or symbol. Array of any storage kind.
- `stype`: one of `\"csr\"`, `\"default\"`, `\"row_sparse\"`; required. The storage kind of the output.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.cast_storage(data; stype = \"default\")
```
"""
function cast_storage(x_::NDArray, more_::Vararg{NDArray, N_}; stype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_cast_storage, (x_, more_...), (stype, ), out, kwargs)
end
function cast_storage(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; stype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_cast_storage, (x_, more_...), (stype, ), name, attrs, kwargs)
end
cast_storage(; kwargs...) = by_keyword(op_cast_storage, kwargs)

const op_cbrt = Op("cbrt", ("data", ), (), ())

"""
    cbrt(data)

Cube root of every element.

y = x^(1/3)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.cbrt(data)
```
"""
function cbrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_cbrt, (x_, more_...), (), out, kwargs)
end
function cbrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_cbrt, (x_, more_...), (), name, attrs, kwargs)
end
cbrt(; kwargs...) = by_keyword(op_cbrt, kwargs)

const op_ceil = Op("ceil", ("data", ), (), ())

"""
    ceil(data)

Rounds up.

y = the least integer >= x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.ceil(data)
```
"""
function ceil(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_ceil, (x_, more_...), (), out, kwargs)
end
function ceil(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_ceil, (x_, more_...), (), name, attrs, kwargs)
end
ceil(; kwargs...) = by_keyword(op_ceil, kwargs)

const op_clip = Op("clip", ("data", ), ("a_min", "a_max", ), ())

"""
    clip(data; a_min, a_max)

Limits values to an interval.

y = min(max(x, a_min), a_max)

NaN stays NaN.

# Arguments
- `data`: array or symbol. Values of any shape.
- `a_min`: number; required. The least value of the result.
- `a_max`: number; required. The greatest value of the result.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(Float32[-3, -0.5, 0.2, 0.9, 4])
mx.op.clip(data; a_min = -1, a_max = 1)
```
"""
function clip(x_::NDArray, more_::Vararg{NDArray, N_}; a_min = unset, a_max = unset, out = nothing, kwargs...) where {N_}
    imperative(op_clip, (x_, more_...), (a_min, a_max, ), out, kwargs)
end
function clip(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a_min = unset, a_max = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_clip, (x_, more_...), (a_min, a_max, ), name, attrs, kwargs)
end
clip(; kwargs...) = by_keyword(op_clip, kwargs)

const op_col2im = Op("col2im", ("data", ), ("output_size", "kernel", "stride", "dilate", "pad", ), (("output_size", "shape"), ("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ))

"""
    col2im(data; output_size, kernel, stride, dilate, pad)

Columns added up in an image: the transpose of im2col.

Every column is spread over its window; values that meet are added.

# Arguments
- `data`: array or symbol. Shape (batch, channels x window, positions).
- `output_size`: one length for each dimension; required. Lengths of the image's spatial axes.
- `kernel`: one length for each dimension; required. Size of the window: (w,), (h, w) or (d, h, w).
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `dilate`: one length for each dimension; `()` when not given. Distance between the taps of a
  window; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Zeros added on both sides of each axis;
  0 when not given.

# Result
- `output`: array or symbol. Shape (batch, channels, output_size...).

# Example
```julia
data = mx.rand(9, 8, 1; low = -1, high = 1)
mx.op.col2im(data; kernel = (2, 2), output_size = (4, 4))
```
"""
function col2im(x_::NDArray, more_::Vararg{NDArray, N_}; output_size = unset, kernel = unset, stride = unset, dilate = unset, pad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_col2im, (x_, more_...), (output_size, kernel, stride, dilate, pad, ), out, kwargs)
end
function col2im(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; output_size = unset, kernel = unset, stride = unset, dilate = unset, pad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_col2im, (x_, more_...), (output_size, kernel, stride, dilate, pad, ), name, attrs, kwargs)
end
col2im(; kwargs...) = by_keyword(op_col2im, kwargs)

const op_cos = Op("cos", ("data", ), (), ())

"""
    cos(data)

Cosine of an angle in radians.

y = cos x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.cos(data)
```
"""
function cos(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_cos, (x_, more_...), (), out, kwargs)
end
function cos(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_cos, (x_, more_...), (), name, attrs, kwargs)
end
cos(; kwargs...) = by_keyword(op_cos, kwargs)

const op_cosh = Op("cosh", ("data", ), (), ())

"""
    cosh(data)

Hyperbolic cosine.

y = cosh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.cosh(data)
```
"""
function cosh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_cosh, (x_, more_...), (), out, kwargs)
end
function cosh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_cosh, (x_, more_...), (), name, attrs, kwargs)
end
cosh(; kwargs...) = by_keyword(op_cosh, kwargs)

const op_degrees = Op("degrees", ("data", ), (), ())

"""
    degrees(data)

Converts radians to degrees.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.op.degrees(data)
```
"""
function degrees(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_degrees, (x_, more_...), (), out, kwargs)
end
function degrees(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_degrees, (x_, more_...), (), name, attrs, kwargs)
end
degrees(; kwargs...) = by_keyword(op_degrees, kwargs)

const op_depth_to_space = Op("depth_to_space", ("data", ), ("block_size", ), (("block_size", "count"), ))

"""
    depth_to_space(data; block_size)

Moves channels into blocks of pixels.

(n, c*b*b, h, w) becomes (n, c, h*b, w*b); the inverse of `space_to_depth`.

# Arguments
- `data`: array or symbol. Images (batch, channel, height, width).
- `block_size`: integer; required. Edge of the square blocks.

# Result
- `output`: array or symbol. Larger images with fewer channels.

# Example
```julia
data = mx.rand(3, 2, 8, 1; low = -1, high = 1)
mx.op.depth_to_space(data; block_size = 2)
```
"""
function depth_to_space(x_::NDArray, more_::Vararg{NDArray, N_}; block_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op_depth_to_space, (x_, more_...), (block_size, ), out, kwargs)
end
function depth_to_space(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; block_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_depth_to_space, (x_, more_...), (block_size, ), name, attrs, kwargs)
end
depth_to_space(; kwargs...) = by_keyword(op_depth_to_space, kwargs)

const op_diag = Op("diag", ("data", ), ("k", "axis1", "axis2", ), (("axis1", "axis"), ("axis2", "axis"), ))

"""
    diag(data; k, axis1, axis2)

Takes a diagonal out of matrices, or builds a matrix with a given diagonal.

A vector gives a matrix that is zero but for the diagonal; with two or more dimensions the diagonal
of `axis1` and `axis2` becomes the last dimension.

# Arguments
- `data`: array or symbol. Vector, matrix, or array of matrices.
- `k`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.
- `axis1`: dimension; `-1` when not given. First dimension of the matrices.
- `axis2`: dimension; `-2` when not given. Second dimension of the matrices.

# Result
- `output`: array or symbol. Matrix, or diagonals.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.op.diag(data; k = 1)
```
"""
function diag(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, axis1 = unset, axis2 = unset, out = nothing, kwargs...) where {N_}
    imperative(op_diag, (x_, more_...), (k, axis1, axis2, ), out, kwargs)
end
function diag(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, axis1 = unset, axis2 = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_diag, (x_, more_...), (k, axis1, axis2, ), name, attrs, kwargs)
end
diag(; kwargs...) = by_keyword(op_diag, kwargs)

const op_dot = Op("dot", ("lhs", "rhs", ), ("transpose_a", "transpose_b", "forward_stype", ), ())

"""
    dot(lhs, rhs; transpose_a, transpose_b, forward_stype)

Product of two arrays: matrices, vectors, or tensors.

The last dimension of `lhs` is summed against the first of `rhs`: out[i..., j...] = sum_k lhs[i...,
k] * rhs[k, j...]. Two vectors give an array with one element.

# Arguments
- `lhs`: array or symbol. First factor, with at least one dimension.
- `rhs`: array or symbol. Second factor, with at least one dimension.
- `transpose_a`: `Bool`; `false` when not given. Use `lhs` transposed: its first dimension is summed
  over.
- `transpose_b`: `Bool`; `false` when not given. Use `rhs` transposed: its last dimension is summed
  over.
- `forward_stype`: one of `nothing`, `\"csr\"`, `\"default\"`, `\"row_sparse\"`; `nothing` when not given.
  Wanted storage type of the result; None: as the inputs suggest.

# Result
- `output`: array or symbol. The product; its dimensions are those of both factors that are not
  summed over.

# Example
```julia
lhs = mx.rand(3, 2; low = -1, high = 1)
rhs = mx.rand(4, 3; low = -1, high = 1)
mx.op.dot(lhs, rhs)
```
"""
function dot(x_::NDArray, more_::Vararg{NDArray, N_}; transpose_a = unset, transpose_b = unset, forward_stype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_dot, (x_, more_...), (transpose_a, transpose_b, forward_stype, ), out, kwargs)
end
function dot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; transpose_a = unset, transpose_b = unset, forward_stype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_dot, (x_, more_...), (transpose_a, transpose_b, forward_stype, ), name, attrs, kwargs)
end
dot(; kwargs...) = by_keyword(op_dot, kwargs)

const op_elemwise_add = Op("elemwise_add", ("lhs", "rhs", ), (), ())

"""
    elemwise_add(lhs, rhs)

Sum, `lhs + rhs`.

Both inputs have the same shape and dtype.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same shape and dtype.

# Result
- `output`: array or symbol. Same shape and dtype as the inputs.

# Example
```julia
lhs = mx.rand(4, 3; low = -2, high = 2)
rhs = mx.rand(4, 3; low = -1, high = 1)
mx.op.elemwise_add(lhs, rhs)
```
"""
function elemwise_add(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_elemwise_add, (x_, more_...), (), out, kwargs)
end
function elemwise_add(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_elemwise_add, (x_, more_...), (), name, attrs, kwargs)
end
elemwise_add(; kwargs...) = by_keyword(op_elemwise_add, kwargs)

const op_elemwise_div = Op("elemwise_div", ("lhs", "rhs", ), (), ())

"""
    elemwise_div(lhs, rhs)

Quotient, `lhs / rhs`.

Integers are divided toward zero, and an integer divided by zero is zero.

Both inputs have the same shape and dtype.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same shape and dtype.

# Result
- `output`: array or symbol. Same shape and dtype as the inputs.

# Example
```julia
lhs = mx.rand(4, 3; low = 0.5, high = 2)
rhs = mx.rand(4, 3; low = 0.25, high = 1)
mx.op.elemwise_div(lhs, rhs)
```
"""
function elemwise_div(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_elemwise_div, (x_, more_...), (), out, kwargs)
end
function elemwise_div(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_elemwise_div, (x_, more_...), (), name, attrs, kwargs)
end
elemwise_div(; kwargs...) = by_keyword(op_elemwise_div, kwargs)

const op_elemwise_mul = Op("elemwise_mul", ("lhs", "rhs", ), (), ())

"""
    elemwise_mul(lhs, rhs)

Product, `lhs * rhs`.

Both inputs have the same shape and dtype.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same shape and dtype.

# Result
- `output`: array or symbol. Same shape and dtype as the inputs.

# Example
```julia
lhs = mx.rand(4, 3; low = -2, high = 2)
rhs = mx.rand(4, 3; low = -1, high = 1)
mx.op.elemwise_mul(lhs, rhs)
```
"""
function elemwise_mul(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_elemwise_mul, (x_, more_...), (), out, kwargs)
end
function elemwise_mul(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_elemwise_mul, (x_, more_...), (), name, attrs, kwargs)
end
elemwise_mul(; kwargs...) = by_keyword(op_elemwise_mul, kwargs)

const op_elemwise_sub = Op("elemwise_sub", ("lhs", "rhs", ), (), ())

"""
    elemwise_sub(lhs, rhs)

Difference, `lhs - rhs`.

Both inputs have the same shape and dtype.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same shape and dtype.

# Result
- `output`: array or symbol. Same shape and dtype as the inputs.

# Example
```julia
lhs = mx.rand(4, 3; low = -2, high = 2)
rhs = mx.rand(4, 3; low = -1, high = 1)
mx.op.elemwise_sub(lhs, rhs)
```
"""
function elemwise_sub(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_elemwise_sub, (x_, more_...), (), out, kwargs)
end
function elemwise_sub(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_elemwise_sub, (x_, more_...), (), name, attrs, kwargs)
end
elemwise_sub(; kwargs...) = by_keyword(op_elemwise_sub, kwargs)

const op_erf = Op("erf", ("data", ), (), ())

"""
    erf(data)

Gauss error function.

y = erf(x)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.erf(data)
```
"""
function erf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_erf, (x_, more_...), (), out, kwargs)
end
function erf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_erf, (x_, more_...), (), name, attrs, kwargs)
end
erf(; kwargs...) = by_keyword(op_erf, kwargs)

const op_erfinv = Op("erfinv", ("data", ), (), ())

"""
    erfinv(data)

Inverse of the Gauss error function.

y = the y with erf(y) = x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.op.erfinv(data)
```
"""
function erfinv(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_erfinv, (x_, more_...), (), out, kwargs)
end
function erfinv(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_erfinv, (x_, more_...), (), name, attrs, kwargs)
end
erfinv(; kwargs...) = by_keyword(op_erfinv, kwargs)

const op_exp = Op("exp", ("data", ), (), ())

"""
    exp(data)

Exponential of every element.

y = e^x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.exp(data)
```
"""
function exp(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_exp, (x_, more_...), (), out, kwargs)
end
function exp(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_exp, (x_, more_...), (), name, attrs, kwargs)
end
exp(; kwargs...) = by_keyword(op_exp, kwargs)

const op_expand_dims = Op("expand_dims", ("data", ), ("axis", ), (("axis", "axis"), ))

"""
    expand_dims(data; axis)

Inserts a dimension of size one.

No data moves.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension; required. Place of the new dimension in the result; negative counts from the
  end.

# Result
- `output`: array or symbol. The same elements with one dimension more.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.expand_dims(data; axis = -2)
```
"""
function expand_dims(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_expand_dims, (x_, more_...), (axis, ), out, kwargs)
end
function expand_dims(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_expand_dims, (x_, more_...), (axis, ), name, attrs, kwargs)
end
expand_dims(; kwargs...) = by_keyword(op_expand_dims, kwargs)

const op_expm1 = Op("expm1", ("data", ), (), ())

"""
    expm1(data)

Exponential minus one, accurate near zero.

y = e^x - 1

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.expm1(data)
```
"""
function expm1(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_expm1, (x_, more_...), (), out, kwargs)
end
function expm1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_expm1, (x_, more_...), (), name, attrs, kwargs)
end
expm1(; kwargs...) = by_keyword(op_expm1, kwargs)

const op_fill_element_0index = Op("fill_element_0index", ("lhs", "mhs", "rhs", ), (), ())

"""
    fill_element_0index(lhs, mhs, rhs)

Replaces one element of every row of a matrix.

The result is `lhs` with lhs[i, rhs[i]] set to mhs[i]; an index out of range is an error.

# Arguments
- `lhs`: array or symbol. Matrix.
- `mhs`: array or symbol. One new value for each row.
- `rhs`: array or symbol. One index for each row.

# Result
- `output`: array or symbol. The matrix with replaced elements.

# Example
```julia
lhs = mx.rand(2, 3; low = -1, high = 1)
mhs = mx.rand(3; low = -1, high = 1)
rhs = mx.NDArray(Float32[0, 1, 0])
mx.op.fill_element_0index(lhs, mhs, rhs)
```
"""
function fill_element_0index(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_fill_element_0index, (x_, more_...), (), out, kwargs)
end
function fill_element_0index(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_fill_element_0index, (x_, more_...), (), name, attrs, kwargs)
end
fill_element_0index(; kwargs...) = by_keyword(op_fill_element_0index, kwargs)

const op_fix = Op("fix", ("data", ), (), ())

"""
    fix(data)

Rounds toward zero.

y = x without its fraction

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.fix(data)
```
"""
function fix(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_fix, (x_, more_...), (), out, kwargs)
end
function fix(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_fix, (x_, more_...), (), name, attrs, kwargs)
end
fix(; kwargs...) = by_keyword(op_fix, kwargs)

const op_floor = Op("floor", ("data", ), (), ())

"""
    floor(data)

Rounds down.

y = the greatest integer <= x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.floor(data)
```
"""
function floor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_floor, (x_, more_...), (), out, kwargs)
end
function floor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_floor, (x_, more_...), (), name, attrs, kwargs)
end
floor(; kwargs...) = by_keyword(op_floor, kwargs)

const op_ftml_update = Op("ftml_update", ("weight", "grad", "d", "v", "z", ), ("lr", "beta1", "beta2", "epsilon", "t", "wd", "rescale_grad", "clip_grad", ), ())

"""
    ftml_update(weight, grad, d, v, z; lr, beta1, beta2, epsilon, t, wd, rescale_grad, clip_grad)

One step of FTML (follow the moving leader).

With g = clip(rescale_grad * grad + wd * weight): v = beta2 * v + (1 - beta2) * g^2; d' = (1 -
beta1^t) / lr * (sqrt(v / (1 - beta2^t)) + epsilon); z = beta1 * z + (1 - beta1) * g - (d' - beta1 *
d) * weight; d = d'; weight = -z / d.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `d`: array or symbol, changed in place. The leader's scale. Updated in place.
- `v`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `z`: array or symbol, changed in place. The leader's linear term. Updated in place.
- `lr`: number; required. Learning rate.
- `beta1`: number; `0.6` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `t`: integer; required. Number of this step, from 1.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_grad`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
d = mx.rand(4, 3; low = 0.5, high = 0.7)
v = mx.rand(4, 3; low = 0.5, high = 0.7)
z = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.ftml_update(weight, grad, d, v, z; lr = 0.1, t = 2)
```
"""
function ftml_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, t = unset, wd = unset, rescale_grad = unset, clip_grad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_ftml_update, (x_, more_...), (lr, beta1, beta2, epsilon, t, wd, rescale_grad, clip_grad, ), out, kwargs)
end
function ftml_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, t = unset, wd = unset, rescale_grad = unset, clip_grad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_ftml_update, (x_, more_...), (lr, beta1, beta2, epsilon, t, wd, rescale_grad, clip_grad, ), name, attrs, kwargs)
end
ftml_update(; kwargs...) = by_keyword(op_ftml_update, kwargs)

const op_ftrl_update = Op("ftrl_update", ("weight", "grad", "z", "n", ), ("lr", "lamda1", "beta", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    ftrl_update(weight, grad, z, n; lr, lamda1, beta, wd, rescale_grad, clip_gradient)

One step of FTRL (follow the regularised leader), which makes weights sparse.

With g = clip(rescale_grad * grad): z += g - (sqrt(n + g^2) - sqrt(n)) * weight / lr; n += g^2;
weight = (sign(z) * lamda1 - z) / ((beta + sqrt(n)) / lr + wd) where |z| > lamda1, else 0.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `z`: array or symbol, changed in place. The leader's linear term. Updated in place.
- `n`: array or symbol, changed in place. Sum of the squared gradients. Updated in place.
- `lr`: number; required. Learning rate.
- `lamda1`: number; `0.01` when not given. Strength of the L1 penalty.
- `beta`: number; `1` when not given. Added to the root of the squared gradients' sum.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
z = mx.rand(4, 3; low = 0.5, high = 0.7)
n = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.ftrl_update(weight, grad, z, n; lr = 0.1)
```
"""
function ftrl_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, lamda1 = unset, beta = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_ftrl_update, (x_, more_...), (lr, lamda1, beta, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function ftrl_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, lamda1 = unset, beta = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_ftrl_update, (x_, more_...), (lr, lamda1, beta, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
ftrl_update(; kwargs...) = by_keyword(op_ftrl_update, kwargs)

const op_gamma = Op("gamma", ("data", ), (), ())

"""
    gamma(data)

Gamma function.

y = Gamma(x)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.5, high = 3)
mx.op.gamma(data)
```
"""
function gamma(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_gamma, (x_, more_...), (), out, kwargs)
end
function gamma(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_gamma, (x_, more_...), (), name, attrs, kwargs)
end
gamma(; kwargs...) = by_keyword(op_gamma, kwargs)

const op_gammaln = Op("gammaln", ("data", ), (), ())

"""
    gammaln(data)

Logarithm of the absolute value of the gamma function.

y = ln |Gamma(x)|

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.5, high = 3)
mx.op.gammaln(data)
```
"""
function gammaln(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_gammaln, (x_, more_...), (), out, kwargs)
end
function gammaln(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_gammaln, (x_, more_...), (), name, attrs, kwargs)
end
gammaln(; kwargs...) = by_keyword(op_gammaln, kwargs)

const op_gather_nd = Op("gather_nd", ("data", "indices", ), (), ())

"""
    gather_nd(data, indices)

Takes elements by their coordinates.

Column y of `indices` holds the first M coordinates: out[y.., x..] = data[indices[0, y..], ...,
indices[M-1, y..], x..].

# Arguments
- `data`: array or symbol. Array of any shape.
- `indices`: array or symbol. Coordinates, (M, ...); negative ones count from the end.

# Result
- `output`: array or symbol. The elements.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
indices = mx.NDArray(reshape(Float32[0, 1, 2, 3, 0, 0], (3, 2)))
mx.op.gather_nd(data, indices)
```
"""
function gather_nd(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_gather_nd, (x_, more_...), (), out, kwargs)
end
function gather_nd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_gather_nd, (x_, more_...), (), name, attrs, kwargs)
end
gather_nd(; kwargs...) = by_keyword(op_gather_nd, kwargs)

const op_hard_sigmoid = Op("hard_sigmoid", ("data", ), ("alpha", "beta", ), ())

"""
    hard_sigmoid(data; alpha, beta)

Piecewise linear approximation of the sigmoid.

y = min(max(alpha x + beta, 0), 1)

# Arguments
- `data`: array or symbol. Floating-point values.
- `alpha`: number; `0.2` when not given. Slope.
- `beta`: number; `0.5` when not given. Value at 0.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(Float32[-4, -1, 0, 1.5, 4])
mx.op.hard_sigmoid(data)
```
"""
function hard_sigmoid(x_::NDArray, more_::Vararg{NDArray, N_}; alpha = unset, beta = unset, out = nothing, kwargs...) where {N_}
    imperative(op_hard_sigmoid, (x_, more_...), (alpha, beta, ), out, kwargs)
end
function hard_sigmoid(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha = unset, beta = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_hard_sigmoid, (x_, more_...), (alpha, beta, ), name, attrs, kwargs)
end
hard_sigmoid(; kwargs...) = by_keyword(op_hard_sigmoid, kwargs)

const op_im2col = Op("im2col", ("data", ), ("kernel", "stride", "dilate", "pad", ), (("kernel", "shape"), ("stride", "shape"), ("dilate", "shape"), ("pad", "shape"), ))

"""
    im2col(data; kernel, stride, dilate, pad)

Windows of an image as columns of a matrix.

Each column holds the values of one window over all channels, as a convolution multiplies them with
its weights.

# Arguments
- `data`: array or symbol. Shape (batch, channels, spatial axes...).
- `kernel`: one length for each dimension; required. Size of the window: (w,), (h, w) or (d, h, w).
- `stride`: one length for each dimension; `()` when not given. Distance between windows along each
  axis; 1 when not given.
- `dilate`: one length for each dimension; `()` when not given. Distance between the taps of a
  window; 1 when not given.
- `pad`: one length for each dimension; `()` when not given. Zeros added on both sides of each axis;
  0 when not given.

# Result
- `output`: array or symbol. Shape (batch, channels x window, positions).

# Example
```julia
data = mx.rand(4, 4, 2, 1; low = -1, high = 1)
mx.op.im2col(data; kernel = (2, 2))
```
"""
function im2col(x_::NDArray, more_::Vararg{NDArray, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_im2col, (x_, more_...), (kernel, stride, dilate, pad, ), out, kwargs)
end
function im2col(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; kernel = unset, stride = unset, dilate = unset, pad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_im2col, (x_, more_...), (kernel, stride, dilate, pad, ), name, attrs, kwargs)
end
im2col(; kwargs...) = by_keyword(op_im2col, kwargs)

const op_khatri_rao = Op("khatri_rao", ("args", ), (), (), "num_args")

"""
    khatri_rao(args...)

Column-wise Kronecker product of matrices.

Column j of the result is the Kronecker product of the inputs' columns j, so the number of rows is
the product of the inputs' rows.

# Arguments
- `args`: arrays or symbols. Matrices with the same number of columns.

# Result
- `output`: array or symbol. The product.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 4; low = -1, high = 1)
mx.op.khatri_rao(arg0, arg1)
```
"""
function khatri_rao(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_khatri_rao, (x_, more_...), (), out, kwargs)
end
function khatri_rao(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_khatri_rao, (x_, more_...), (), name, attrs, kwargs)
end
khatri_rao(; kwargs...) = by_keyword(op_khatri_rao, kwargs)

const op_lamb_update_phase1 = Op("lamb_update_phase1", ("weight", "grad", "mean", "var", ), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    lamb_update_phase1(weight, grad, mean, var; beta1, beta2, epsilon, t, bias_correction, wd,
        rescale_grad, clip_gradient)

First part of a LAMB step: the direction.

With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
beta2) * g^2; output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mean`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `var`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-06` when not given. Small number that keeps the division finite.
- `t`: integer; required. Number of this step, from 1.
- `bias_correction`: `Bool`; `true` when not given. Correct the running means for their start at
  zero.
- `wd`: number; required. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The direction of the step.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mean = mx.rand(4, 3; low = -1, high = 1)
var = mx.rand(4, 3; low = 0.5, high = 1)
mx.op.lamb_update_phase1(weight, grad, mean, var; t = 2, wd = 0.01)
```
"""
function lamb_update_phase1(x_::NDArray, more_::Vararg{NDArray, N_}; beta1 = unset, beta2 = unset, epsilon = unset, t = unset, bias_correction = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_lamb_update_phase1, (x_, more_...), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function lamb_update_phase1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; beta1 = unset, beta2 = unset, epsilon = unset, t = unset, bias_correction = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_lamb_update_phase1, (x_, more_...), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
lamb_update_phase1(; kwargs...) = by_keyword(op_lamb_update_phase1, kwargs)

const op_lamb_update_phase2 = Op("lamb_update_phase2", ("weight", "g", "r1", "r2", ), ("lr", "lower_bound", "upper_bound", ), ())

"""
    lamb_update_phase2(weight, g, r1, r2; lr, lower_bound, upper_bound)

Second part of a LAMB step: the update.

weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

# Arguments
- `weight`: array or symbol. The weight.
- `g`: array or symbol. The direction from the first part.
- `r1`: array or symbol. Norm of the weight, one element.
- `r2`: array or symbol. Norm of the direction, one element.
- `lr`: number; required. Learning rate.
- `lower_bound`: number; `-1` when not given. Least norm of the weight that is used; not positive:
  none.
- `upper_bound`: number; `-1` when not given. Largest norm of the weight that is used; not positive:
  none.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
g = mx.rand(4, 3; low = -1, high = 1)
r1 = mx.rand(1; low = 1, high = 2)
r2 = mx.rand(1; low = 1, high = 2)
mx.op.lamb_update_phase2(weight, g, r1, r2; lr = 0.1)
```
"""
function lamb_update_phase2(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, lower_bound = unset, upper_bound = unset, out = nothing, kwargs...) where {N_}
    imperative(op_lamb_update_phase2, (x_, more_...), (lr, lower_bound, upper_bound, ), out, kwargs)
end
function lamb_update_phase2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, lower_bound = unset, upper_bound = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_lamb_update_phase2, (x_, more_...), (lr, lower_bound, upper_bound, ), name, attrs, kwargs)
end
lamb_update_phase2(; kwargs...) = by_keyword(op_lamb_update_phase2, kwargs)

const op_log = Op("log", ("data", ), (), ())

"""
    log(data)

Natural logarithm of every element.

y = ln x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.log(data)
```
"""
function log(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_log, (x_, more_...), (), out, kwargs)
end
function log(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_log, (x_, more_...), (), name, attrs, kwargs)
end
log(; kwargs...) = by_keyword(op_log, kwargs)

const op_log10 = Op("log10", ("data", ), (), ())

"""
    log10(data)

Logarithm to base 10.

y = log10 x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.log10(data)
```
"""
function log10(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_log10, (x_, more_...), (), out, kwargs)
end
function log10(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_log10, (x_, more_...), (), name, attrs, kwargs)
end
log10(; kwargs...) = by_keyword(op_log10, kwargs)

const op_log1p = Op("log1p", ("data", ), (), ())

"""
    log1p(data)

Logarithm of one plus x, accurate near zero.

y = ln(1 + x)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -0.5, high = 2)
mx.op.log1p(data)
```
"""
function log1p(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_log1p, (x_, more_...), (), out, kwargs)
end
function log1p(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_log1p, (x_, more_...), (), name, attrs, kwargs)
end
log1p(; kwargs...) = by_keyword(op_log1p, kwargs)

const op_log2 = Op("log2", ("data", ), (), ())

"""
    log2(data)

Logarithm to base 2.

y = log2 x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.log2(data)
```
"""
function log2(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_log2, (x_, more_...), (), out, kwargs)
end
function log2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_log2, (x_, more_...), (), name, attrs, kwargs)
end
log2(; kwargs...) = by_keyword(op_log2, kwargs)

const op_log_softmax = Op("log_softmax", ("data", ), ("axis", "temperature", "dtype", "use_length", ), (("axis", "axis"), ("dtype", "dtype"), ))

"""
    log_softmax(data; axis, temperature, dtype, use_length)

Logarithm of softmax along an axis.

It is \$y_i = x_i/t - \\log\\sum_j \\exp(x_j/t)\$, more exact than the logarithm of softmax's output.

# Arguments
- `data`: array or symbol. Floating-point values, any rank.
- `axis`: dimension; `1` when not given. Axis along which the values sum to one.
- `temperature`: number or `nothing`; `nothing` when not given. The input is divided by this first;
  1 when not given.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. Type of the output; that
  of the input when not given.
- `use_length`: `Bool` or `nothing`; `false` when not given. Whether `length` is given: only so many
  values of each row take part, the others become 0.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.log_softmax(data)
```
"""
function log_softmax(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, out = nothing, kwargs...) where {N_}
    imperative(op_log_softmax, (x_, more_...), (axis, temperature, dtype, use_length, ), out, kwargs)
end
function log_softmax(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_log_softmax, (x_, more_...), (axis, temperature, dtype, use_length, ), name, attrs, kwargs)
end
log_softmax(; kwargs...) = by_keyword(op_log_softmax, kwargs)

const op_logical_not = Op("logical_not", ("data", ), (), ())

"""
    logical_not(data)

Logical negation.

y = 1 where x = 0, 0 elsewhere

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.logical_not(data)
```
"""
function logical_not(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_logical_not, (x_, more_...), (), out, kwargs)
end
function logical_not(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_logical_not, (x_, more_...), (), name, attrs, kwargs)
end
logical_not(; kwargs...) = by_keyword(op_logical_not, kwargs)

const op_make_loss = Op("make_loss", ("data", ), (), ())

"""
    make_loss(data)

Marks an expression as a loss: a copy whose gradient is one, whatever flows in from above.

# Arguments
- `data`: array or symbol. The loss.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.make_loss(data)
```
"""
function make_loss(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_make_loss, (x_, more_...), (), out, kwargs)
end
function make_loss(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_make_loss, (x_, more_...), (), name, attrs, kwargs)
end
make_loss(; kwargs...) = by_keyword(op_make_loss, kwargs)

const op_max = Op("max", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    max(data; axis, keepdims, exclude)

Largest element along axes.

NaN wins; equal elements share the gradient.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.max(data)
```
"""
function max(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_max, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function max(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_max, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
max(; kwargs...) = by_keyword(op_max, kwargs)

const op_mean = Op("mean", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    mean(data; axis, keepdims, exclude)

Mean of the elements along axes.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.mean(data)
```
"""
function mean(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mean, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function mean(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mean, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
mean(; kwargs...) = by_keyword(op_mean, kwargs)

const op_min = Op("min", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    min(data; axis, keepdims, exclude)

Smallest element along axes.

NaN wins; equal elements share the gradient.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.min(data)
```
"""
function min(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_min, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function min(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_min, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
min(; kwargs...) = by_keyword(op_min, kwargs)

const op_moments = Op("moments", ("data", ), ("axes", "keepdims", ), (("axes", "axes"), ))

"""
    moments(data; axes, keepdims)

Mean and variance of the elements along axes.

The variance divides by the number of elements.

# Arguments
- `data`: array or symbol. Any array.
- `axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to take the
  moments over.
- `keepdims`: `Bool`; `false` when not given. Keep these axes, with length 1.

# Result
- `mean`: array or symbol. The means.
- `var`: array or symbol. The variances.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
mx.op.moments(data; axes = (-3, -1))
```
"""
function moments(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op_moments, (x_, more_...), (axes, keepdims, ), out, kwargs)
end
function moments(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_moments, (x_, more_...), (axes, keepdims, ), name, attrs, kwargs)
end
moments(; kwargs...) = by_keyword(op_moments, kwargs)

const op_mp_lamb_update_phase1 = Op("mp_lamb_update_phase1", ("weight", "grad", "mean", "var", "weight32", ), ("beta1", "beta2", "epsilon", "t", "bias_correction", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    mp_lamb_update_phase1(weight, grad, mean, var, weight32; beta1, beta2, epsilon, t,
        bias_correction, wd, rescale_grad, clip_gradient)

First part of a LAMB step: the direction.

With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
beta2) * g^2; output = mean' / (sqrt(var') + epsilon) + wd * weight, where ' is the bias correction.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mean`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `var`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `weight32`: array or symbol. The weight in float32.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-06` when not given. Small number that keeps the division finite.
- `t`: integer; required. Number of this step, from 1.
- `bias_correction`: `Bool`; `true` when not given. Correct the running means for their start at
  zero.
- `wd`: number; required. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The direction of the step.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
grad = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
mean = mx.rand(4, 3; low = -1, high = 1)
var = mx.rand(4, 3; low = 0.5, high = 1)
weight32 = mx.rand(4, 3; low = -1, high = 1)
mx.op.mp_lamb_update_phase1(weight, grad, mean, var, weight32; t = 2, wd = 0.01)
```
"""
function mp_lamb_update_phase1(x_::NDArray, more_::Vararg{NDArray, N_}; beta1 = unset, beta2 = unset, epsilon = unset, t = unset, bias_correction = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mp_lamb_update_phase1, (x_, more_...), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function mp_lamb_update_phase1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; beta1 = unset, beta2 = unset, epsilon = unset, t = unset, bias_correction = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mp_lamb_update_phase1, (x_, more_...), (beta1, beta2, epsilon, t, bias_correction, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
mp_lamb_update_phase1(; kwargs...) = by_keyword(op_mp_lamb_update_phase1, kwargs)

const op_mp_lamb_update_phase2 = Op("mp_lamb_update_phase2", ("weight", "g", "r1", "r2", "weight32", ), ("lr", "lower_bound", "upper_bound", ), ())

"""
    mp_lamb_update_phase2(weight, g, r1, r2, weight32; lr, lower_bound, upper_bound)

Second part of a LAMB step: the update.

weight -= lr * r1 / r2 * g, where r1 is bounded; the ratio is 1 where a norm is 0.

# Arguments
- `weight`: array or symbol. The weight.
- `g`: array or symbol. The direction from the first part.
- `r1`: array or symbol. Norm of the weight, one element.
- `r2`: array or symbol. Norm of the direction, one element.
- `weight32`: array or symbol, changed in place. The weight in float32. Updated in place.
- `lr`: number; required. Learning rate.
- `lower_bound`: number; `-1` when not given. Least norm of the weight that is used; not positive:
  none.
- `upper_bound`: number; `-1` when not given. Largest norm of the weight that is used; not positive:
  none.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
g = mx.rand(4, 3; low = -1, high = 1)
r1 = mx.rand(1; low = 1, high = 2)
r2 = mx.rand(1; low = 1, high = 2)
weight32 = mx.rand(4, 3; low = -1, high = 1)
mx.op.mp_lamb_update_phase2(weight, g, r1, r2, weight32; lr = 0.1)
```
"""
function mp_lamb_update_phase2(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, lower_bound = unset, upper_bound = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mp_lamb_update_phase2, (x_, more_...), (lr, lower_bound, upper_bound, ), out, kwargs)
end
function mp_lamb_update_phase2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, lower_bound = unset, upper_bound = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mp_lamb_update_phase2, (x_, more_...), (lr, lower_bound, upper_bound, ), name, attrs, kwargs)
end
mp_lamb_update_phase2(; kwargs...) = by_keyword(op_mp_lamb_update_phase2, kwargs)

const op_mp_nag_mom_update = Op("mp_nag_mom_update", ("weight", "grad", "mom", "weight32", ), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    mp_nag_mom_update(weight, grad, mom, weight32; lr, momentum, wd, rescale_grad, clip_gradient)

One step of Nesterov's accelerated gradient.

With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum
* mom - lr * g. This form keeps a float32 copy of a weight of lower precision.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mom`: array or symbol, changed in place. The momentum. Updated in place.
- `weight32`: array or symbol, changed in place. The weight in float32. Updated in place.
- `lr`: number; required. Learning rate.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
grad = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
mom = mx.rand(4, 3; low = 0.5, high = 0.7)
weight32 = mx.rand(4, 3; low = -1, high = 1)
mx.op.mp_nag_mom_update(weight, grad, mom, weight32; lr = 0.1)
```
"""
function mp_nag_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mp_nag_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function mp_nag_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mp_nag_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
mp_nag_mom_update(; kwargs...) = by_keyword(op_mp_nag_mom_update, kwargs)

const op_mp_sgd_mom_update = Op("mp_sgd_mom_update", ("weight", "grad", "mom", "weight32", ), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update", ), ())

"""
    mp_sgd_mom_update(weight, grad, mom, weight32; lr, momentum, wd, rescale_grad, clip_gradient,
        lazy_update)

One step of stochastic gradient descent with momentum.

mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom. This form
keeps a float32 copy of a weight of lower precision.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mom`: array or symbol, changed in place. The momentum. Updated in place.
- `weight32`: array or symbol, changed in place. The weight in float32. Updated in place.
- `lr`: number; required. Learning rate.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `lazy_update`: `Bool`; `true` when not given. With a row_sparse gradient, leave rows alone that it
  does not hold.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
grad = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
mom = mx.rand(4, 3; low = 0.5, high = 0.7)
weight32 = mx.rand(4, 3; low = -1, high = 1)
mx.op.mp_sgd_mom_update(weight, grad, mom, weight32; lr = 0.1)
```
"""
function mp_sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mp_sgd_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update, ), out, kwargs)
end
function mp_sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mp_sgd_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update, ), name, attrs, kwargs)
end
mp_sgd_mom_update(; kwargs...) = by_keyword(op_mp_sgd_mom_update, kwargs)

const op_mp_sgd_update = Op("mp_sgd_update", ("weight", "grad", "weight32", ), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update", ), ())

"""
    mp_sgd_update(weight, grad, weight32; lr, wd, rescale_grad, clip_gradient, lazy_update)

One step of stochastic gradient descent.

weight -= lr * (clip(rescale_grad * grad) + wd * weight). This form keeps a float32 copy of a weight
of lower precision.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `weight32`: array or symbol, changed in place. The weight in float32. Updated in place.
- `lr`: number; required. Learning rate.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `lazy_update`: `Bool`; `true` when not given. With a row_sparse gradient, leave rows alone that it
  does not hold.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
grad = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
weight32 = mx.rand(4, 3; low = -1, high = 1)
mx.op.mp_sgd_update(weight, grad, weight32; lr = 0.1)
```
"""
function mp_sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, out = nothing, kwargs...) where {N_}
    imperative(op_mp_sgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, lazy_update, ), out, kwargs)
end
function mp_sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_mp_sgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, lazy_update, ), name, attrs, kwargs)
end
mp_sgd_update(; kwargs...) = by_keyword(op_mp_sgd_update, kwargs)

const op_multi_all_finite = Op("multi_all_finite", ("data", ), ("num_arrays", "init_output", ), (("num_arrays", "count"), ))

"""
    multi_all_finite(data...; num_arrays, init_output)

1 if no element of any array is infinite or NaN, else 0.

# Arguments
- `data`: arrays or symbols. Floating-point arrays.
- `num_arrays`: integer; `1` when not given. Number of arrays.
- `init_output`: `Bool`; `true` when not given. Start from 1; if false, start from what the output
  array holds.

# Result
- `output`: array or symbol. float32, of shape (1,).

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
data1 = mx.rand(4; low = -1, high = 1)
mx.op.multi_all_finite(data, data1; num_arrays = 2)
```
"""
function multi_all_finite(x_::NDArray, more_::Vararg{NDArray, N_}; num_arrays = unset, init_output = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_all_finite, (x_, more_...), (num_arrays, init_output, ), out, kwargs)
end
function multi_all_finite(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_arrays = unset, init_output = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_all_finite, (x_, more_...), (num_arrays, init_output, ), name, attrs, kwargs)
end
multi_all_finite(; kwargs...) = by_keyword(op_multi_all_finite, kwargs)

const op_multi_lars = Op("multi_lars", ("lrs", "weights_sum_sq", "grads_sum_sq", "wds", ), ("eta", "eps", "rescale_grad", ), ())

"""
    multi_lars(lrs, weights_sum_sq, grads_sum_sq, wds; eta, eps, rescale_grad)

Learning rates by the LARS rule.

new_lr = lr * eta * |w| / (rescale_grad * |g| + wd * |w| + eps) where both norms are positive, else
lr.

# Arguments
- `lrs`: array or symbol. Learning rates.
- `weights_sum_sq`: array or symbol. Sum of squares of each weight.
- `grads_sum_sq`: array or symbol. Sum of squares of each gradient.
- `wds`: array or symbol. Weight decays.
- `eta`: number; required. Trust coefficient.
- `eps`: number; required. Small number that keeps the division finite.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.

# Result
- `output`: array or symbol. The new learning rates.

# Example
```julia
lrs = mx.rand(3; low = 0.1, high = 1)
weights_sum_sq = mx.rand(3; low = 0.1, high = 1)
grads_sum_sq = mx.rand(3; low = 0.1, high = 1)
wds = mx.rand(3; low = 0, high = 0.1)
mx.op.multi_lars(lrs, weights_sum_sq, grads_sum_sq, wds; eta = 0.1, eps = 1e-08)
```
"""
function multi_lars(x_::NDArray, more_::Vararg{NDArray, N_}; eta = unset, eps = unset, rescale_grad = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_lars, (x_, more_...), (eta, eps, rescale_grad, ), out, kwargs)
end
function multi_lars(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; eta = unset, eps = unset, rescale_grad = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_lars, (x_, more_...), (eta, eps, rescale_grad, ), name, attrs, kwargs)
end
multi_lars(; kwargs...) = by_keyword(op_multi_lars, kwargs)

const op_multi_mp_sgd_mom_update = Op("multi_mp_sgd_mom_update", ("data", ), ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    multi_mp_sgd_mom_update(data...; lrs, wds, momentum, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent with momentum for many weights.

For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, momentum, float32 weight.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg1 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg4 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg5 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg6 = mx.rand(2; low = 0.5, high = 0.7)
arg7 = mx.rand(2; low = 0.5, high = 0.7)
mx.op.multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7; num_weights = 2, lrs = (0.1, 0.1), wds = (0.01, 0.01))
```
"""
function multi_mp_sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, wds = unset, momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_mp_sgd_mom_update, (x_, more_...), (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function multi_mp_sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, wds = unset, momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_mp_sgd_mom_update, (x_, more_...), (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
multi_mp_sgd_mom_update(; kwargs...) = by_keyword(op_multi_mp_sgd_mom_update, kwargs)

const op_multi_mp_sgd_update = Op("multi_mp_sgd_update", ("data", ), ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    multi_mp_sgd_update(data...; lrs, wds, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent for many weights.

For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, float32 weight.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg1 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg4 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg5 = mx.rand(2; low = 0.5, high = 0.7)
mx.op.multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5; num_weights = 2, lrs = (0.1, 0.1), wds = (0.01, 0.01))
```
"""
function multi_mp_sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, wds = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_mp_sgd_update, (x_, more_...), (lrs, wds, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function multi_mp_sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, wds = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_mp_sgd_update, (x_, more_...), (lrs, wds, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
multi_mp_sgd_update(; kwargs...) = by_keyword(op_multi_mp_sgd_update, kwargs)

const op_multi_sgd_mom_update = Op("multi_sgd_mom_update", ("data", ), ("lrs", "wds", "momentum", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    multi_sgd_mom_update(data...; lrs, wds, momentum, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent with momentum for many weights.

For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, momentum.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.rand(4, 3; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(2; low = -1, high = 1)
arg4 = mx.rand(2; low = -1, high = 1)
arg5 = mx.rand(2; low = 0.5, high = 0.7)
mx.op.multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5; num_weights = 2, lrs = (0.1, 0.1), wds = (0.01, 0.01))
```
"""
function multi_sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, wds = unset, momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_sgd_mom_update, (x_, more_...), (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function multi_sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, wds = unset, momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_sgd_mom_update, (x_, more_...), (lrs, wds, momentum, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
multi_sgd_mom_update(; kwargs...) = by_keyword(op_multi_sgd_mom_update, kwargs)

const op_multi_sgd_update = Op("multi_sgd_update", ("data", ), ("lrs", "wds", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    multi_sgd_update(data...; lrs, wds, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent for many weights.

For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.rand(4, 3; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
arg2 = mx.rand(2; low = -1, high = 1)
arg3 = mx.rand(2; low = -1, high = 1)
mx.op.multi_sgd_update(arg0, arg1, arg2, arg3; num_weights = 2, lrs = (0.1, 0.1), wds = (0.01, 0.01))
```
"""
function multi_sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, wds = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_sgd_update, (x_, more_...), (lrs, wds, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function multi_sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, wds = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_sgd_update, (x_, more_...), (lrs, wds, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
multi_sgd_update(; kwargs...) = by_keyword(op_multi_sgd_update, kwargs)

const op_multi_sum_sq = Op("multi_sum_sq", ("data", ), ("num_arrays", ), (("num_arrays", "count"), ))

"""
    multi_sum_sq(data...; num_arrays)

Sum of squares of each of several arrays.

# Arguments
- `data`: arrays or symbols. Arrays of any shapes, of one dtype.
- `num_arrays`: integer; required. Number of arrays.

# Result
- `output`: array or symbol. float32, one sum for each array.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
data1 = mx.rand(4; low = -1, high = 1)
mx.op.multi_sum_sq(data, data1; num_arrays = 2)
```
"""
function multi_sum_sq(x_::NDArray, more_::Vararg{NDArray, N_}; num_arrays = unset, out = nothing, kwargs...) where {N_}
    imperative(op_multi_sum_sq, (x_, more_...), (num_arrays, ), out, kwargs)
end
function multi_sum_sq(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_arrays = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_multi_sum_sq, (x_, more_...), (num_arrays, ), name, attrs, kwargs)
end
multi_sum_sq(; kwargs...) = by_keyword(op_multi_sum_sq, kwargs)

const op_nag_mom_update = Op("nag_mom_update", ("weight", "grad", "mom", ), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    nag_mom_update(weight, grad, mom; lr, momentum, wd, rescale_grad, clip_gradient)

One step of Nesterov's accelerated gradient.

With g = clip(rescale_grad * grad) + wd * weight: mom = momentum * mom - lr * g; weight += momentum
* mom - lr * g.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mom`: array or symbol, changed in place. The momentum. Updated in place.
- `lr`: number; required. Learning rate.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mom = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.nag_mom_update(weight, grad, mom; lr = 0.1)
```
"""
function nag_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_nag_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function nag_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_nag_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
nag_mom_update(; kwargs...) = by_keyword(op_nag_mom_update, kwargs)

const op_nanprod = Op("nanprod", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    nanprod(data; axis, keepdims, exclude)

Product of the elements along axes.

NaN counts as one.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.nanprod(data)
```
"""
function nanprod(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_nanprod, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function nanprod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_nanprod, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
nanprod(; kwargs...) = by_keyword(op_nanprod, kwargs)

const op_nansum = Op("nansum", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    nansum(data; axis, keepdims, exclude)

Sum of the elements along axes.

NaN counts as zero.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.nansum(data)
```
"""
function nansum(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_nansum, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function nansum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_nansum, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
nansum(; kwargs...) = by_keyword(op_nansum, kwargs)

const op_negative = Op("negative", ("data", ), (), ())

"""
    negative(data)

Negative of every element.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.op.negative(data)
```
"""
function negative(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_negative, (x_, more_...), (), out, kwargs)
end
function negative(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_negative, (x_, more_...), (), name, attrs, kwargs)
end
negative(; kwargs...) = by_keyword(op_negative, kwargs)

const op_norm = Op("norm", ("data", ), ("ord", "axis", "out_dtype", "keepdims", ), (("axis", "axes"), ("out_dtype", "dtype"), ))

"""
    norm(data; ord, axis, out_dtype, keepdims)

Vector norm of the elements along axes.

All axes together count as one vector.

# Arguments
- `data`: array or symbol. Any array.
- `ord`: integer; `2` when not given. 1: sum of absolute values; 2: square root of the sum of
  squares.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all.
- `out_dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the
  result; None: that of the input.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.

# Result
- `output`: array or symbol. The norms; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.2, high = 1)
mx.op.norm(data)
```
"""
function norm(x_::NDArray, more_::Vararg{NDArray, N_}; ord = unset, axis = unset, out_dtype = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op_norm, (x_, more_...), (ord, axis, out_dtype, keepdims, ), out, kwargs)
end
function norm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; ord = unset, axis = unset, out_dtype = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_norm, (x_, more_...), (ord, axis, out_dtype, keepdims, ), name, attrs, kwargs)
end
norm(; kwargs...) = by_keyword(op_norm, kwargs)

const op_one_hot = Op("one_hot", ("indices", ), ("depth", "on_value", "off_value", "dtype", ), (("depth", "count"), ("dtype", "dtype"), ))

"""
    one_hot(indices; depth, on_value, off_value, dtype)

Turns indices into rows that are `on_value` at the index and `off_value` elsewhere.

An index outside of [0, depth) gives a row of `off_value`.

# Arguments
- `indices`: array or symbol. Indices, of any shape and type.
- `depth`: integer; required. Length of each row.
- `on_value`: number; `1` when not given. Value at the index.
- `off_value`: number; `0` when not given. Value elsewhere.
- `dtype`: element type or its name; `\"float32\"` when not given. Type of the result.

# Result
- `output`: array or symbol. One dimension more than `indices`, of length `depth`.

# Example
```julia
indices = mx.NDArray(Float32[1, 0, 2])
mx.op.one_hot(indices; depth = 4)
```
"""
function one_hot(x_::NDArray, more_::Vararg{NDArray, N_}; depth = unset, on_value = unset, off_value = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_one_hot, (x_, more_...), (depth, on_value, off_value, dtype, ), out, kwargs)
end
function one_hot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; depth = unset, on_value = unset, off_value = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_one_hot, (x_, more_...), (depth, on_value, off_value, dtype, ), name, attrs, kwargs)
end
one_hot(; kwargs...) = by_keyword(op_one_hot, kwargs)

const op_ones_like = Op("ones_like", ("data", ), (), ())

"""
    ones_like(data)

Ones of the shape and dtype of the input.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.

# Result
- `output`: array or symbol. Ones.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.ones_like(data)
```
"""
function ones_like(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_ones_like, (x_, more_...), (), out, kwargs)
end
function ones_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_ones_like, (x_, more_...), (), name, attrs, kwargs)
end
ones_like(; kwargs...) = by_keyword(op_ones_like, kwargs)

const op_pick = Op("pick", ("data", "index", ), ("axis", "keepdims", "mode", ), (("axis", "axis"), ))

"""
    pick(data, index; axis, keepdims, mode)

Picks one element of every row.

Along `axis`, out[i..] = data[i.., index[i..]].

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `index`: array or symbol. Indices; the shape of `data` without the picked dimension, or with
  length one there.
- `axis`: dimension or `nothing`; `1` when not given. The dimension that the indices run over;
  negative counts from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the picked dimension with length one.
- `mode`: one of `\"clip\"`, `\"wrap\"`; `\"clip\"` when not given. What to do with indices out of range:
  'clip' uses the nearest valid one, 'wrap' counts on from the other end.

# Result
- `output`: array or symbol. The picked elements.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
index = mx.NDArray(Float32[0, 3, 2])
mx.op.pick(data, index)
```
"""
function pick(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, mode = unset, out = nothing, kwargs...) where {N_}
    imperative(op_pick, (x_, more_...), (axis, keepdims, mode, ), out, kwargs)
end
function pick(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, mode = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_pick, (x_, more_...), (axis, keepdims, mode, ), name, attrs, kwargs)
end
pick(; kwargs...) = by_keyword(op_pick, kwargs)

const op_preloaded_multi_adam_update = Op("preloaded_multi_adam_update", ("data", ), ("beta1", "beta2", "epsilon", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    preloaded_multi_adam_update(data...; beta1, beta2, epsilon, rescale_grad, clip_gradient,
        num_weights)

One step of Adam for many weights.

For each weight as `adam_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, mean, variance; at the end all
  learning rates and all weight decays.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.rand(4, 3; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg4 = mx.rand(2; low = -1, high = 1)
arg5 = mx.rand(2; low = -1, high = 1)
arg6 = mx.rand(2; low = 0.5, high = 0.7)
arg7 = mx.rand(2; low = 0.5, high = 0.7)
arg8 = mx.NDArray(Float32[0.1, 0.1])
arg9 = mx.NDArray(Float32[0.01, 0.01])
mx.op.preloaded_multi_adam_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9; num_weights = 2)
```
"""
function preloaded_multi_adam_update(x_::NDArray, more_::Vararg{NDArray, N_}; beta1 = unset, beta2 = unset, epsilon = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_preloaded_multi_adam_update, (x_, more_...), (beta1, beta2, epsilon, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function preloaded_multi_adam_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; beta1 = unset, beta2 = unset, epsilon = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_preloaded_multi_adam_update, (x_, more_...), (beta1, beta2, epsilon, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
preloaded_multi_adam_update(; kwargs...) = by_keyword(op_preloaded_multi_adam_update, kwargs)

const op_preloaded_multi_mp_sgd_mom_update = Op("preloaded_multi_mp_sgd_mom_update", ("data", ), ("momentum", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    preloaded_multi_mp_sgd_mom_update(data...; momentum, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent with momentum for many weights.

For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, momentum, float32 weight; at the end
  all learning rates and all weight decays.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg1 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg4 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg5 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg6 = mx.rand(2; low = 0.5, high = 0.7)
arg7 = mx.rand(2; low = 0.5, high = 0.7)
arg8 = mx.NDArray(Float32[0.1, 0.1])
arg9 = mx.NDArray(Float32[0.01, 0.01])
mx.op.preloaded_multi_mp_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9; num_weights = 2)
```
"""
function preloaded_multi_mp_sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_preloaded_multi_mp_sgd_mom_update, (x_, more_...), (momentum, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function preloaded_multi_mp_sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_preloaded_multi_mp_sgd_mom_update, (x_, more_...), (momentum, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
preloaded_multi_mp_sgd_mom_update(; kwargs...) = by_keyword(op_preloaded_multi_mp_sgd_mom_update, kwargs)

const op_preloaded_multi_mp_sgd_update = Op("preloaded_multi_mp_sgd_update", ("data", ), ("rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    preloaded_multi_mp_sgd_update(data...; rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent for many weights.

For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, float32 weight; at the end all
  learning rates and all weight decays.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg1 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg4 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg5 = mx.rand(2; low = 0.5, high = 0.7)
arg6 = mx.NDArray(Float32[0.1, 0.1])
arg7 = mx.NDArray(Float32[0.01, 0.01])
mx.op.preloaded_multi_mp_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7; num_weights = 2)
```
"""
function preloaded_multi_mp_sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_preloaded_multi_mp_sgd_update, (x_, more_...), (rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function preloaded_multi_mp_sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_preloaded_multi_mp_sgd_update, (x_, more_...), (rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
preloaded_multi_mp_sgd_update(; kwargs...) = by_keyword(op_preloaded_multi_mp_sgd_update, kwargs)

const op_preloaded_multi_sgd_mom_update = Op("preloaded_multi_sgd_mom_update", ("data", ), ("momentum", "rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    preloaded_multi_sgd_mom_update(data...; momentum, rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent with momentum for many weights.

For each weight as `sgd_mom_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, momentum; at the end all learning
  rates and all weight decays.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.rand(4, 3; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(2; low = -1, high = 1)
arg4 = mx.rand(2; low = -1, high = 1)
arg5 = mx.rand(2; low = 0.5, high = 0.7)
arg6 = mx.NDArray(Float32[0.1, 0.1])
arg7 = mx.NDArray(Float32[0.01, 0.01])
mx.op.preloaded_multi_sgd_mom_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7; num_weights = 2)
```
"""
function preloaded_multi_sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_preloaded_multi_sgd_mom_update, (x_, more_...), (momentum, rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function preloaded_multi_sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; momentum = unset, rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_preloaded_multi_sgd_mom_update, (x_, more_...), (momentum, rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
preloaded_multi_sgd_mom_update(; kwargs...) = by_keyword(op_preloaded_multi_sgd_mom_update, kwargs)

const op_preloaded_multi_sgd_update = Op("preloaded_multi_sgd_update", ("data", ), ("rescale_grad", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    preloaded_multi_sgd_update(data...; rescale_grad, clip_gradient, num_weights)

One step of stochastic gradient descent for many weights.

For each weight as `sgd_update` does it, with the learning rate and weight decay of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient; at the end all learning rates and
  all weight decays.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `num_weights`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.rand(4, 3; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
arg2 = mx.rand(2; low = -1, high = 1)
arg3 = mx.rand(2; low = -1, high = 1)
arg4 = mx.NDArray(Float32[0.1, 0.1])
arg5 = mx.NDArray(Float32[0.01, 0.01])
mx.op.preloaded_multi_sgd_update(arg0, arg1, arg2, arg3, arg4, arg5; num_weights = 2)
```
"""
function preloaded_multi_sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; rescale_grad = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_preloaded_multi_sgd_update, (x_, more_...), (rescale_grad, clip_gradient, num_weights, ), out, kwargs)
end
function preloaded_multi_sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rescale_grad = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_preloaded_multi_sgd_update, (x_, more_...), (rescale_grad, clip_gradient, num_weights, ), name, attrs, kwargs)
end
preloaded_multi_sgd_update(; kwargs...) = by_keyword(op_preloaded_multi_sgd_update, kwargs)

const op_prod = Op("prod", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    prod(data; axis, keepdims, exclude)

Product of the elements along axes.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.prod(data)
```
"""
function prod(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_prod, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function prod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_prod, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
prod(; kwargs...) = by_keyword(op_prod, kwargs)

const op_radians = Op("radians", ("data", ), (), ())

"""
    radians(data)

Converts degrees to radians.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.op.radians(data)
```
"""
function radians(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_radians, (x_, more_...), (), out, kwargs)
end
function radians(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_radians, (x_, more_...), (), name, attrs, kwargs)
end
radians(; kwargs...) = by_keyword(op_radians, kwargs)

const op_rcbrt = Op("rcbrt", ("data", ), (), ())

"""
    rcbrt(data)

Reciprocal of the cube root.

y = x^(-1/3)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.rcbrt(data)
```
"""
function rcbrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_rcbrt, (x_, more_...), (), out, kwargs)
end
function rcbrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_rcbrt, (x_, more_...), (), name, attrs, kwargs)
end
rcbrt(; kwargs...) = by_keyword(op_rcbrt, kwargs)

const op_reciprocal = Op("reciprocal", ("data", ), (), ())

"""
    reciprocal(data)

Reciprocal of every element.

y = 1 / x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.4, high = 2)
mx.op.reciprocal(data)
```
"""
function reciprocal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_reciprocal, (x_, more_...), (), out, kwargs)
end
function reciprocal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_reciprocal, (x_, more_...), (), name, attrs, kwargs)
end
reciprocal(; kwargs...) = by_keyword(op_reciprocal, kwargs)

const op_relu = Op("relu", ("data", ), (), ())

"""
    relu(data)

Rectified linear unit.

y = max(x, 0)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.relu(data)
```
"""
function relu(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_relu, (x_, more_...), (), out, kwargs)
end
function relu(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_relu, (x_, more_...), (), name, attrs, kwargs)
end
relu(; kwargs...) = by_keyword(op_relu, kwargs)

const op_repeat = Op("repeat", ("data", ), ("repeats", "axis", ), (("repeats", "count"), ("axis", "axis"), ))

"""
    repeat(data; repeats, axis)

Writes each element several times in a row.

# Arguments
- `data`: array or symbol. Array of any shape.
- `repeats`: integer; required. How often to write each element.
- `axis`: dimension or `nothing`; `nothing` when not given. Dimension along which to repeat; None:
  the flattened array.

# Result
- `output`: array or symbol. The array with repeated elements.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.repeat(data; repeats = 2, axis = -2)
```
"""
function repeat(x_::NDArray, more_::Vararg{NDArray, N_}; repeats = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_repeat, (x_, more_...), (repeats, axis, ), out, kwargs)
end
function repeat(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; repeats = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_repeat, (x_, more_...), (repeats, axis, ), name, attrs, kwargs)
end
repeat(; kwargs...) = by_keyword(op_repeat, kwargs)

const op_reset_arrays = Op("reset_arrays", ("data", ), ("num_arrays", ), (("num_arrays", "count"), ))

"""
    reset_arrays(data...; num_arrays)

Sets many arrays to zero in place.

# Arguments
- `data`: arrays or symbols. The arrays; each is written.
- `num_arrays`: integer; required. Number of arrays.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(4; low = -1, high = 1)
mx.op.reset_arrays(arg0, arg1; num_arrays = 2)
```
"""
function reset_arrays(x_::NDArray, more_::Vararg{NDArray, N_}; num_arrays = unset, out = nothing, kwargs...) where {N_}
    imperative(op_reset_arrays, (x_, more_...), (num_arrays, ), out, kwargs)
end
function reset_arrays(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_arrays = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_reset_arrays, (x_, more_...), (num_arrays, ), name, attrs, kwargs)
end
reset_arrays(; kwargs...) = by_keyword(op_reset_arrays, kwargs)
reset_arrays(::Type{SymbolicNode}; num_arrays = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op_reset_arrays, (), (num_arrays, ), name, attrs, kwargs)

const op_reshape_like = Op("reshape_like", ("lhs", "rhs", ), ("lhs_begin", "lhs_end", "rhs_begin", "rhs_end", ), (("lhs_begin", "axis_bound"), ("lhs_end", "axis_bound"), ("rhs_begin", "axis_bound"), ("rhs_end", "axis_bound"), ))

"""
    reshape_like(lhs, rhs; lhs_begin, lhs_end, rhs_begin, rhs_end)

Gives `lhs` the shape of `rhs`.

Dimensions [lhs_begin, lhs_end) of `lhs` are replaced with dimensions [rhs_begin, rhs_end) of `rhs`;
the number of elements must stay. No data moves.

# Arguments
- `lhs`: array or symbol. The data.
- `rhs`: array or symbol. Only its shape is used.
- `lhs_begin`: integer in the core's terms: dimensions from 0, slowest first or `nothing`; `nothing`
  when not given. First dimension of `lhs` to replace; None: 0. Negative counts from the end.
- `lhs_end`: integer in the core's terms: dimensions from 0, slowest first or `nothing`; `nothing`
  when not given. End of the dimensions to replace; None: all.
- `rhs_begin`: integer in the core's terms: dimensions from 0, slowest first or `nothing`; `nothing`
  when not given. First dimension of `rhs` to use; None: 0.
- `rhs_end`: integer in the core's terms: dimensions from 0, slowest first or `nothing`; `nothing`
  when not given. End of the dimensions to use; None: all.

# Result
- `output`: array or symbol. The elements of `lhs`.

# Example
```julia
lhs = mx.rand(6, 2; low = -1, high = 1)
rhs = mx.rand(4, 3; low = -1, high = 1)
mx.op.reshape_like(lhs, rhs)
```
"""
function reshape_like(x_::NDArray, more_::Vararg{NDArray, N_}; lhs_begin = unset, lhs_end = unset, rhs_begin = unset, rhs_end = unset, out = nothing, kwargs...) where {N_}
    imperative(op_reshape_like, (x_, more_...), (lhs_begin, lhs_end, rhs_begin, rhs_end, ), out, kwargs)
end
function reshape_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lhs_begin = unset, lhs_end = unset, rhs_begin = unset, rhs_end = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_reshape_like, (x_, more_...), (lhs_begin, lhs_end, rhs_begin, rhs_end, ), name, attrs, kwargs)
end
reshape_like(; kwargs...) = by_keyword(op_reshape_like, kwargs)

const op_reverse = Op("reverse", ("data", ), ("axis", ), (("axis", "axes"), ))

"""
    reverse(data; axis)

Reverses the order of the elements along dimensions.

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `axis`: dimension, or tuple of dimensions; required. Dimensions to reverse; negative counts from
  the end.

# Result
- `output`: array or symbol. The reversed array.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.reverse(data; axis = (-2,))
```
"""
function reverse(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_reverse, (x_, more_...), (axis, ), out, kwargs)
end
function reverse(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_reverse, (x_, more_...), (axis, ), name, attrs, kwargs)
end
reverse(; kwargs...) = by_keyword(op_reverse, kwargs)

const op_rint = Op("rint", ("data", ), (), ())

"""
    rint(data)

Rounds to the nearest integer.

y = the nearest integer, halves toward minus infinity

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.rint(data)
```
"""
function rint(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_rint, (x_, more_...), (), out, kwargs)
end
function rint(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_rint, (x_, more_...), (), name, attrs, kwargs)
end
rint(; kwargs...) = by_keyword(op_rint, kwargs)

const op_rmsprop_update = Op("rmsprop_update", ("weight", "grad", "n", ), ("lr", "gamma1", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights", ), ())

"""
    rmsprop_update(weight, grad, n; lr, gamma1, epsilon, wd, rescale_grad, clip_gradient,
        clip_weights)

One step of RMSProp.

With g = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * g^2; weight -= lr
* g / sqrt(n + epsilon).

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `n`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `lr`: number; required. Learning rate.
- `gamma1`: number; `0.95` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `clip_weights`: number; `-1` when not given. Limit of the weight's absolute value; not positive:
  no limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
n = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.rmsprop_update(weight, grad, n; lr = 0.1)
```
"""
function rmsprop_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, gamma1 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, clip_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_rmsprop_update, (x_, more_...), (lr, gamma1, epsilon, wd, rescale_grad, clip_gradient, clip_weights, ), out, kwargs)
end
function rmsprop_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, gamma1 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, clip_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_rmsprop_update, (x_, more_...), (lr, gamma1, epsilon, wd, rescale_grad, clip_gradient, clip_weights, ), name, attrs, kwargs)
end
rmsprop_update(; kwargs...) = by_keyword(op_rmsprop_update, kwargs)

const op_rmspropalex_update = Op("rmspropalex_update", ("weight", "grad", "n", "g", "delta", ), ("lr", "gamma1", "gamma2", "epsilon", "wd", "rescale_grad", "clip_gradient", "clip_weights", ), ())

"""
    rmspropalex_update(weight, grad, n, g, delta; lr, gamma1, gamma2, epsilon, wd, rescale_grad,
        clip_gradient, clip_weights)

One step of centred RMSProp with momentum.

With x = clip(rescale_grad * grad + wd * weight): n = gamma1 * n + (1 - gamma1) * x^2; g = gamma1 *
g + (1 - gamma1) * x; delta = gamma2 * delta - lr * x / sqrt(n - g^2 + epsilon); weight += delta.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `n`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `g`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `delta`: array or symbol, changed in place. The last update. Updated in place.
- `lr`: number; required. Learning rate.
- `gamma1`: number; `0.95` when not given. Decay of the running means.
- `gamma2`: number; `0.9` when not given. How much of the last update is kept.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `clip_weights`: number; `-1` when not given. Limit of the weight's absolute value; not positive:
  no limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
n = mx.rand(4, 3; low = 0.5, high = 0.7)
g = mx.rand(4, 3; low = 0.5, high = 0.7)
delta = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.rmspropalex_update(weight, grad, n, g, delta; lr = 0.1)
```
"""
function rmspropalex_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, gamma1 = unset, gamma2 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, clip_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op_rmspropalex_update, (x_, more_...), (lr, gamma1, gamma2, epsilon, wd, rescale_grad, clip_gradient, clip_weights, ), out, kwargs)
end
function rmspropalex_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, gamma1 = unset, gamma2 = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, clip_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_rmspropalex_update, (x_, more_...), (lr, gamma1, gamma2, epsilon, wd, rescale_grad, clip_gradient, clip_weights, ), name, attrs, kwargs)
end
rmspropalex_update(; kwargs...) = by_keyword(op_rmspropalex_update, kwargs)

const op_round = Op("round", ("data", ), (), ())

"""
    round(data)

Rounds to the nearest integer.

y = the nearest integer, halves away from zero

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.round(data)
```
"""
function round(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_round, (x_, more_...), (), out, kwargs)
end
function round(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_round, (x_, more_...), (), name, attrs, kwargs)
end
round(; kwargs...) = by_keyword(op_round, kwargs)

const op_rsqrt = Op("rsqrt", ("data", ), (), ())

"""
    rsqrt(data)

Reciprocal of the square root.

y = x^(-1/2)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.rsqrt(data)
```
"""
function rsqrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_rsqrt, (x_, more_...), (), out, kwargs)
end
function rsqrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_rsqrt, (x_, more_...), (), name, attrs, kwargs)
end
rsqrt(; kwargs...) = by_keyword(op_rsqrt, kwargs)

const op_scatter_nd = Op("scatter_nd", ("data", "indices", ), ("shape", ), (("shape", "shape"), ))

"""
    scatter_nd(data, indices; shape)

Writes elements at given coordinates of an array of zeros.

out[indices[0, y..], ..., indices[M-1, y..], x..] = data[y.., x..]; where coordinates repeat the
last value stays.

# Arguments
- `data`: array or symbol. The values.
- `indices`: array or symbol. Coordinates, (M, ...).
- `shape`: one length for each dimension; required. Shape of the whole array.

# Result
- `output`: array or symbol. Array of the given shape.

# Example
```julia
data = mx.rand(2; low = -1, high = 1)
indices = mx.NDArray(reshape(Float32[0, 1, 2, 0], (2, 2)))
mx.op.scatter_nd(data, indices; shape = (3, 2))
```
"""
function scatter_nd(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op_scatter_nd, (x_, more_...), (shape, ), out, kwargs)
end
function scatter_nd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_scatter_nd, (x_, more_...), (shape, ), name, attrs, kwargs)
end
scatter_nd(; kwargs...) = by_keyword(op_scatter_nd, kwargs)

const op_sgd_mom_update = Op("sgd_mom_update", ("weight", "grad", "mom", ), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "lazy_update", ), ())

"""
    sgd_mom_update(weight, grad, mom; lr, momentum, wd, rescale_grad, clip_gradient, lazy_update)

One step of stochastic gradient descent with momentum.

mom = momentum * mom - lr * (clip(rescale_grad * grad) + wd * weight); weight += mom.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mom`: array or symbol, changed in place. The momentum. Updated in place.
- `lr`: number; required. Learning rate.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `lazy_update`: `Bool`; `true` when not given. With a row_sparse gradient, leave rows alone that it
  does not hold.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mom = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.sgd_mom_update(weight, grad, mom; lr = 0.1)
```
"""
function sgd_mom_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, out = nothing, kwargs...) where {N_}
    imperative(op_sgd_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update, ), out, kwargs)
end
function sgd_mom_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sgd_mom_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, lazy_update, ), name, attrs, kwargs)
end
sgd_mom_update(; kwargs...) = by_keyword(op_sgd_mom_update, kwargs)

const op_sgd_update = Op("sgd_update", ("weight", "grad", ), ("lr", "wd", "rescale_grad", "clip_gradient", "lazy_update", ), ())

"""
    sgd_update(weight, grad; lr, wd, rescale_grad, clip_gradient, lazy_update)

One step of stochastic gradient descent.

weight -= lr * (clip(rescale_grad * grad) + wd * weight).

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `lr`: number; required. Learning rate.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `lazy_update`: `Bool`; `true` when not given. With a row_sparse gradient, leave rows alone that it
  does not hold.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mx.op.sgd_update(weight, grad; lr = 0.1)
```
"""
function sgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, out = nothing, kwargs...) where {N_}
    imperative(op_sgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, lazy_update, ), out, kwargs)
end
function sgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, lazy_update = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, lazy_update, ), name, attrs, kwargs)
end
sgd_update(; kwargs...) = by_keyword(op_sgd_update, kwargs)

const op_shape_array = Op("shape_array", ("data", ), (), ())

"""
    shape_array(data)

The shape of the input, as a one-dimensional array.

# Arguments
- `data`: array or symbol. Any array.

# Result
- `output`: array or symbol. int64, one element for each dimension.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.shape_array(data)
```
"""
function shape_array(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_shape_array, (x_, more_...), (), out, kwargs)
end
function shape_array(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_shape_array, (x_, more_...), (), name, attrs, kwargs)
end
shape_array(; kwargs...) = by_keyword(op_shape_array, kwargs)

const op_sigmoid = Op("sigmoid", ("data", ), (), ())

"""
    sigmoid(data)

Logistic sigmoid.

y = 1 / (1 + e^(-x))

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.sigmoid(data)
```
"""
function sigmoid(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_sigmoid, (x_, more_...), (), out, kwargs)
end
function sigmoid(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sigmoid, (x_, more_...), (), name, attrs, kwargs)
end
sigmoid(; kwargs...) = by_keyword(op_sigmoid, kwargs)

const op_sign = Op("sign", ("data", ), (), ())

"""
    sign(data)

Sign of every element.

y = -1 where x < 0, 0 where x = 0, 1 where x > 0

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.sign(data)
```
"""
function sign(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_sign, (x_, more_...), (), out, kwargs)
end
function sign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sign, (x_, more_...), (), name, attrs, kwargs)
end
sign(; kwargs...) = by_keyword(op_sign, kwargs)

const op_signsgd_update = Op("signsgd_update", ("weight", "grad", ), ("lr", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    signsgd_update(weight, grad; lr, wd, rescale_grad, clip_gradient)

One step by the sign of the gradient.

weight -= lr * (sign(grad) + wd * weight).

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `lr`: number; required. Learning rate.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mx.op.signsgd_update(weight, grad; lr = 0.1)
```
"""
function signsgd_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op_signsgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function signsgd_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_signsgd_update, (x_, more_...), (lr, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
signsgd_update(; kwargs...) = by_keyword(op_signsgd_update, kwargs)

const op_signum_update = Op("signum_update", ("weight", "grad", "mom", ), ("lr", "momentum", "wd", "rescale_grad", "clip_gradient", "wd_lh", ), ())

"""
    signum_update(weight, grad, mom; lr, momentum, wd, rescale_grad, clip_gradient, wd_lh)

One step by the sign of the momentum.

mom = momentum * mom - (1 - momentum) * (clip(rescale_grad * grad) + wd * weight); weight = (1 - lr
* wd_lh) * weight + lr * sign(mom).

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mom`: array or symbol, changed in place. The momentum. Updated in place.
- `lr`: number; required. Learning rate.
- `momentum`: number; `0` when not given. How much of the last update is kept.
- `wd`: number; `0` when not given. Weight decay: this much of the weight is added to its gradient.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `wd_lh`: number; `0` when not given. Weight decay that acts on the weight itself and not on its
  gradient.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mom = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.op.signum_update(weight, grad, mom; lr = 0.1)
```
"""
function signum_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, wd_lh = unset, out = nothing, kwargs...) where {N_}
    imperative(op_signum_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, wd_lh, ), out, kwargs)
end
function signum_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, momentum = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, wd_lh = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_signum_update, (x_, more_...), (lr, momentum, wd, rescale_grad, clip_gradient, wd_lh, ), name, attrs, kwargs)
end
signum_update(; kwargs...) = by_keyword(op_signum_update, kwargs)

const op_sin = Op("sin", ("data", ), (), ())

"""
    sin(data)

Sine of an angle in radians.

y = sin x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.sin(data)
```
"""
function sin(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_sin, (x_, more_...), (), out, kwargs)
end
function sin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sin, (x_, more_...), (), name, attrs, kwargs)
end
sin(; kwargs...) = by_keyword(op_sin, kwargs)

const op_sinh = Op("sinh", ("data", ), (), ())

"""
    sinh(data)

Hyperbolic sine.

y = sinh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.sinh(data)
```
"""
function sinh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_sinh, (x_, more_...), (), out, kwargs)
end
function sinh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sinh, (x_, more_...), (), name, attrs, kwargs)
end
sinh(; kwargs...) = by_keyword(op_sinh, kwargs)

const op_size_array = Op("size_array", ("data", ), (), ())

"""
    size_array(data)

The number of elements of the input.

# Arguments
- `data`: array or symbol. Any array.

# Result
- `output`: array or symbol. int64, of shape (1,).

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.size_array(data)
```
"""
function size_array(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_size_array, (x_, more_...), (), out, kwargs)
end
function size_array(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_size_array, (x_, more_...), (), name, attrs, kwargs)
end
size_array(; kwargs...) = by_keyword(op_size_array, kwargs)

const op_slice = Op("slice", ("data", ), ("begin", "end", "step", ), (("begin", "index"), ("end", "index"), ("step", "per_axis"), ))

"""
    slice(data; var\"begin\", var\"end\", step)

Cuts a box out of an array.

In each dimension the elements begin, begin+step, ... before end are taken; bounds count from the
end when negative, are clipped to the dimension, and None leaves a side open.

# Arguments
- `data`: array or symbol. Array of any shape.
- `begin`: tuple of positions from 1, one for each dimension; required. First index of each
  dimension; None: from the start.
- `end`: tuple of positions from 1, one for each dimension; required. End index of each dimension,
  not included; None: to the end.
- `step`: one integer for each dimension; `()` when not given. Step of each dimension; None: 1. A
  negative step runs backwards.

# Result
- `output`: array or symbol. The box.

# Example
```julia
data = mx.rand(5, 4; low = -1, high = 1)
mx.op.slice(data; var\"begin\" = (1, 2), var\"end\" = (5, 4))
```
"""
function slice(x_::NDArray, more_::Vararg{NDArray, N_}; var"begin" = unset, var"end" = unset, step = unset, out = nothing, kwargs...) where {N_}
    imperative(op_slice, (x_, more_...), (var"begin", var"end", step, ), out, kwargs)
end
function slice(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; var"begin" = unset, var"end" = unset, step = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_slice, (x_, more_...), (var"begin", var"end", step, ), name, attrs, kwargs)
end
slice(; kwargs...) = by_keyword(op_slice, kwargs)

const op_slice_axis = Op("slice_axis", ("data", ), ("axis", "begin", "end", ), (("axis", "axis"), ("begin", "index"), ("end", "index"), ))

"""
    slice_axis(data; axis, var\"begin\", var\"end\")

Takes the range [begin, end) of one dimension.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension; required. The dimension to cut; negative counts from the end.
- `begin`: position from 1; required. First index; negative counts from the end.
- `end`: position from 1 or `nothing`; required. End index, not included; None: to the end.

# Result
- `output`: array or symbol. The range; other dimensions are whole.

# Example
```julia
data = mx.rand(5, 3; low = -1, high = 1)
mx.op.slice_axis(data; axis = -2, var\"begin\" = 2, var\"end\" = 5)
```
"""
function slice_axis(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, var"begin" = unset, var"end" = unset, out = nothing, kwargs...) where {N_}
    imperative(op_slice_axis, (x_, more_...), (axis, var"begin", var"end", ), out, kwargs)
end
function slice_axis(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, var"begin" = unset, var"end" = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_slice_axis, (x_, more_...), (axis, var"begin", var"end", ), name, attrs, kwargs)
end
slice_axis(; kwargs...) = by_keyword(op_slice_axis, kwargs)

const op_slice_like = Op("slice_like", ("data", "shape_like", ), ("axes", ), (("axes", "axes"), ))

"""
    slice_like(data, shape_like; axes)

Cuts an array to the size of another one.

From each dimension in `axes` the first elements are taken, as many as `shape_like` has there.

# Arguments
- `data`: array or symbol. Array of any shape.
- `shape_like`: array or symbol. Only its shape is used.
- `axes`: dimension, or tuple of dimensions; `()` when not given. Dimensions to cut; empty: all.

# Result
- `output`: array or symbol. The cut array.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
shape_like = mx.rand(3, 2; low = -1, high = 1)
mx.op.slice_like(data, shape_like)
```
"""
function slice_like(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op_slice_like, (x_, more_...), (axes, ), out, kwargs)
end
function slice_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_slice_like, (x_, more_...), (axes, ), name, attrs, kwargs)
end
slice_like(; kwargs...) = by_keyword(op_slice_like, kwargs)

const op_smooth_l1 = Op("smooth_l1", ("data", ), ("scalar", ), ())

"""
    smooth_l1(data; scalar)

Smooth L1 loss: a square near zero, linear beyond.

y = (sigma x)^2 / 2        where |x| < 1 / sigma^2
    y = |x| - 0.5 / sigma^2    elsewhere

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. sigma: the transition from square to linear is at 1 /
  sigma^2.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(Float32[-3, -0.1, 0.2, 2])
mx.op.smooth_l1(data; scalar = 1.5)
```
"""
function smooth_l1(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, out = nothing, kwargs...) where {N_}
    imperative(op_smooth_l1, (x_, more_...), (scalar, ), out, kwargs)
end
function smooth_l1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_smooth_l1, (x_, more_...), (scalar, ), name, attrs, kwargs)
end
smooth_l1(; kwargs...) = by_keyword(op_smooth_l1, kwargs)

const op_softmax = Op("softmax", ("data", "length", ), ("axis", "temperature", "dtype", "use_length", ), (("axis", "axis"), ("dtype", "dtype"), ))

"""
    softmax(data, length; axis, temperature, dtype, use_length)

Exponentials scaled to sum to one along an axis.

With temperature \$t\$ the output is \$y_i = \\exp(x_i/t) / \\sum_j \\exp(x_j/t)\$, computed without
overflow.

# Arguments
- `data`: array or symbol. Floating-point values, any rank.
- `length`: array or symbol, optional. How many leading values of each row count, of shape `data`
  without `axis`; int32 or int64.
- `axis`: dimension; `1` when not given. Axis along which the values sum to one.
- `temperature`: number or `nothing`; `nothing` when not given. The input is divided by this first;
  1 when not given.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. Type of the output; that
  of the input when not given.
- `use_length`: `Bool` or `nothing`; `false` when not given. Whether `length` is given: only so many
  values of each row take part, the others become 0.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.softmax(data)
```
"""
function softmax(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, out = nothing, kwargs...) where {N_}
    imperative(op_softmax, (x_, more_...), (axis, temperature, dtype, use_length, ), out, kwargs)
end
function softmax(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_softmax, (x_, more_...), (axis, temperature, dtype, use_length, ), name, attrs, kwargs)
end
softmax(; kwargs...) = by_keyword(op_softmax, kwargs)

const op_softmax_cross_entropy = Op("softmax_cross_entropy", ("data", "label", ), (), ())

"""
    softmax_cross_entropy(data, label)

Cross entropy of softmax with class labels, summed over the batch.

The result is \$-\\sum_i \\log \\mathrm{softmax}(x_i)_{label_i}\$ as an array of one element.

# Arguments
- `data`: array or symbol. Scores of shape (batch, classes).
- `label`: array or symbol. Class numbers of shape (batch,), in the type of `data`.

# Result
- `output`: array or symbol. Shape (1,).

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
label = mx.NDArray(Float32[0, 3, 1])
mx.op.softmax_cross_entropy(data, label)
```
"""
function softmax_cross_entropy(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_softmax_cross_entropy, (x_, more_...), (), out, kwargs)
end
function softmax_cross_entropy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_softmax_cross_entropy, (x_, more_...), (), name, attrs, kwargs)
end
softmax_cross_entropy(; kwargs...) = by_keyword(op_softmax_cross_entropy, kwargs)

const op_softmin = Op("softmin", ("data", ), ("axis", "temperature", "dtype", "use_length", ), (("axis", "axis"), ("dtype", "dtype"), ))

"""
    softmin(data; axis, temperature, dtype, use_length)

Softmax of the negated input along an axis.

The smallest value gets the largest weight.

# Arguments
- `data`: array or symbol. Floating-point values, any rank.
- `axis`: dimension; `1` when not given. Axis along which the values sum to one.
- `temperature`: number or `nothing`; `nothing` when not given. The input is divided by this first;
  1 when not given.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. Type of the output; that
  of the input when not given.
- `use_length`: `Bool` or `nothing`; `false` when not given. Whether `length` is given: only so many
  values of each row take part, the others become 0.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.op.softmin(data)
```
"""
function softmin(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, out = nothing, kwargs...) where {N_}
    imperative(op_softmin, (x_, more_...), (axis, temperature, dtype, use_length, ), out, kwargs)
end
function softmin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, temperature = unset, dtype = unset, use_length = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_softmin, (x_, more_...), (axis, temperature, dtype, use_length, ), name, attrs, kwargs)
end
softmin(; kwargs...) = by_keyword(op_softmin, kwargs)

const op_softsign = Op("softsign", ("data", ), (), ())

"""
    softsign(data)

Softsign activation.

y = x / (1 + |x|)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.softsign(data)
```
"""
function softsign(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_softsign, (x_, more_...), (), out, kwargs)
end
function softsign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_softsign, (x_, more_...), (), name, attrs, kwargs)
end
softsign(; kwargs...) = by_keyword(op_softsign, kwargs)

const op_sort = Op("sort", ("data", ), ("axis", "is_ascend", ), (("axis", "axis"), ))

"""
    sort(data; axis, is_ascend)

Sorts the elements along a dimension.

NaN comes after all numbers.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension or `nothing`; `1` when not given. Dimension to sort; None: the flattened array.
- `is_ascend`: `Bool`; `true` when not given. Smallest first.

# Result
- `output`: array or symbol. The sorted elements.

# Example
```julia
data = mx.NDArray(reshape(Float32[3, 1, 2, 0, 5, 4], (3, 2)))
mx.op.sort(data)
```
"""
function sort(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, is_ascend = unset, out = nothing, kwargs...) where {N_}
    imperative(op_sort, (x_, more_...), (axis, is_ascend, ), out, kwargs)
end
function sort(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, is_ascend = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sort, (x_, more_...), (axis, is_ascend, ), name, attrs, kwargs)
end
sort(; kwargs...) = by_keyword(op_sort, kwargs)

const op_space_to_depth = Op("space_to_depth", ("data", ), ("block_size", ), (("block_size", "count"), ))

"""
    space_to_depth(data; block_size)

Moves blocks of pixels into channels.

(n, c, h*b, w*b) becomes (n, c*b*b, h, w); the inverse of `depth_to_space`.

# Arguments
- `data`: array or symbol. Images (batch, channel, height, width).
- `block_size`: integer; required. Edge of the square blocks.

# Result
- `output`: array or symbol. Smaller images with more channels.

# Example
```julia
data = mx.rand(6, 4, 2, 1; low = -1, high = 1)
mx.op.space_to_depth(data; block_size = 2)
```
"""
function space_to_depth(x_::NDArray, more_::Vararg{NDArray, N_}; block_size = unset, out = nothing, kwargs...) where {N_}
    imperative(op_space_to_depth, (x_, more_...), (block_size, ), out, kwargs)
end
function space_to_depth(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; block_size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_space_to_depth, (x_, more_...), (block_size, ), name, attrs, kwargs)
end
space_to_depth(; kwargs...) = by_keyword(op_space_to_depth, kwargs)

const op_sqrt = Op("sqrt", ("data", ), (), ())

"""
    sqrt(data)

Square root of every element.

y = x^(1/2)

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.op.sqrt(data)
```
"""
function sqrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_sqrt, (x_, more_...), (), out, kwargs)
end
function sqrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sqrt, (x_, more_...), (), name, attrs, kwargs)
end
sqrt(; kwargs...) = by_keyword(op_sqrt, kwargs)

const op_square = Op("square", ("data", ), (), ())

"""
    square(data)

Square of every element.

y = x^2

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.square(data)
```
"""
function square(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_square, (x_, more_...), (), out, kwargs)
end
function square(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_square, (x_, more_...), (), name, attrs, kwargs)
end
square(; kwargs...) = by_keyword(op_square, kwargs)

const op_squeeze = Op("squeeze", ("data", ), ("axis", ), (("axis", "axes"), ))

"""
    squeeze(data; axis)

Removes dimensions of size one.

No data moves.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Dimensions to
  remove, each of size one; None: all dimensions of size one.

# Result
- `output`: array or symbol. The same elements with fewer dimensions.

# Example
```julia
data = mx.rand(1, 3, 1, 2; low = -1, high = 1)
mx.op.squeeze(data)
```
"""
function squeeze(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op_squeeze, (x_, more_...), (axis, ), out, kwargs)
end
function squeeze(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_squeeze, (x_, more_...), (axis, ), name, attrs, kwargs)
end
squeeze(; kwargs...) = by_keyword(op_squeeze, kwargs)

const op_stack = Op("stack", ("data", ), ("axis", "num_args", ), (("axis", "axis"), ("num_args", "count"), ), "num_args")

"""
    stack(data...; axis, num_args)

Joins arrays of one shape along a new dimension.

# Arguments
- `data`: arrays or symbols. Arrays of the same shape.
- `axis`: dimension; `-1` when not given. Place of the new dimension; negative counts from the end.
- `num_args`: integer, counted when not given. Number of arrays.

# Result
- `output`: array or symbol. One dimension more than the inputs have.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.op.stack(arg0, arg1)
```
"""
function stack(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op_stack, (x_, more_...), (axis, num_args, ), out, kwargs)
end
function stack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_stack, (x_, more_...), (axis, num_args, ), name, attrs, kwargs)
end
stack(; kwargs...) = by_keyword(op_stack, kwargs)

const op_sum = Op("sum", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    sum(data; axis, keepdims, exclude)

Sum of the elements along axes.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype; shape (1,) where no axis is left.

# Example
```julia
data = mx.rand(3, 2; low = 0.5, high = 1.5)
mx.op.sum(data)
```
"""
function sum(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op_sum, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function sum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_sum, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
sum(; kwargs...) = by_keyword(op_sum, kwargs)

const op_take = Op("take", ("a", "indices", ), ("axis", "mode", ), (("axis", "axis"), ))

"""
    take(a, indices; axis, mode)

Takes elements of an array along a dimension by index.

The dimension `axis` of `a` is replaced by the dimensions of `indices`: out[.., i.., ..] = a[..,
indices[i..], ..]. Fractions of indices are cut off.

# Arguments
- `a`: array or symbol. Array with at least one dimension.
- `indices`: array or symbol. Indices, of any shape and type.
- `axis`: dimension; `-1` when not given. The dimension of `a` that the indices run over; negative
  counts from the end.
- `mode`: one of `\"clip\"`, `\"raise\"`, `\"wrap\"`; `\"clip\"` when not given. What to do with indices out
  of range: 'clip' uses the nearest valid one, 'wrap' counts on from the other end, 'raise' is an
  error.

# Result
- `output`: array or symbol. The taken elements.

# Example
```julia
a = mx.rand(3, 4; low = -1, high = 1)
indices = mx.NDArray(reshape(Float32[0, 3, 1, 1], (2, 2)))
mx.op.take(a, indices)
```
"""
function take(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, mode = unset, out = nothing, kwargs...) where {N_}
    imperative(op_take, (x_, more_...), (axis, mode, ), out, kwargs)
end
function take(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, mode = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_take, (x_, more_...), (axis, mode, ), name, attrs, kwargs)
end
take(; kwargs...) = by_keyword(op_take, kwargs)

const op_tan = Op("tan", ("data", ), (), ())

"""
    tan(data)

Tangent of an angle in radians.

y = tan x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.op.tan(data)
```
"""
function tan(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_tan, (x_, more_...), (), out, kwargs)
end
function tan(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_tan, (x_, more_...), (), name, attrs, kwargs)
end
tan(; kwargs...) = by_keyword(op_tan, kwargs)

const op_tanh = Op("tanh", ("data", ), (), ())

"""
    tanh(data)

Hyperbolic tangent.

y = tanh x

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.tanh(data)
```
"""
function tanh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_tanh, (x_, more_...), (), out, kwargs)
end
function tanh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_tanh, (x_, more_...), (), name, attrs, kwargs)
end
tanh(; kwargs...) = by_keyword(op_tanh, kwargs)

const op_tile = Op("tile", ("data", ), ("reps", ), (("reps", "per_axis"), ))

"""
    tile(data; reps)

Writes an array several times along its dimensions.

# Arguments
- `data`: array or symbol. Array of any shape.
- `reps`: one integer for each dimension; required. How often to write the array along each
  dimension. With fewer numbers than dimensions, they stand for the last ones; with more, dimensions
  of one are added in front.

# Result
- `output`: array or symbol. The repeated array.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.tile(data; reps = (2, 2))
```
"""
function tile(x_::NDArray, more_::Vararg{NDArray, N_}; reps = unset, out = nothing, kwargs...) where {N_}
    imperative(op_tile, (x_, more_...), (reps, ), out, kwargs)
end
function tile(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; reps = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_tile, (x_, more_...), (reps, ), name, attrs, kwargs)
end
tile(; kwargs...) = by_keyword(op_tile, kwargs)

const op_topk = Op("topk", ("data", ), ("axis", "k", "ret_typ", "is_ascend", "dtype", ), (("axis", "axis"), ("k", "count"), ("dtype", "dtype"), ))

"""
    topk(data; axis, k, ret_typ, is_ascend, dtype)

Finds the k largest or smallest elements along a dimension.

They come in order, equal ones in the order of their indices; NaN comes after all numbers.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension or `nothing`; `1` when not given. Dimension to search; None: the flattened
  array.
- `k`: integer; `1` when not given. How many elements to take; less than one: all of them.
- `ret_typ`: one of `\"both\"`, `\"indices\"`, `\"mask\"`, `\"value\"`; `\"indices\"` when not given. What to
  return: the values, their indices, an array that is 1 at the found elements and 0 elsewhere, or
  values and indices.
- `is_ascend`: `Bool`; `false` when not given. Take the smallest elements and not the largest.
- `dtype`: element type or its name; `\"float32\"` when not given. Type of the indices.

# Result
- `output`: array or symbol. What `ret_typ` says.

# Example
```julia
data = mx.NDArray(reshape(Float32[3, 1, 2, 0, 5, 4], (3, 2)))
mx.op.topk(data; k = 2, ret_typ = \"value\")
```
"""
function topk(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, k = unset, ret_typ = unset, is_ascend = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op_topk, (x_, more_...), (axis, k, ret_typ, is_ascend, dtype, ), out, kwargs)
end
function topk(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, k = unset, ret_typ = unset, is_ascend = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_topk, (x_, more_...), (axis, k, ret_typ, is_ascend, dtype, ), name, attrs, kwargs)
end
topk(; kwargs...) = by_keyword(op_topk, kwargs)

const op_transpose = Op("transpose", ("data", ), ("axes", ), (("axes", "axes"), ))

"""
    transpose(data; axes)

Reorders the dimensions of an array.

Output dimension i is input dimension axes[i].

# Arguments
- `data`: array or symbol. Array of any shape.
- `axes`: dimension, or tuple of dimensions; `()` when not given. Which input dimension each output
  dimension is; empty: all in reverse order.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.transpose(data)
```
"""
function transpose(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op_transpose, (x_, more_...), (axes, ), out, kwargs)
end
function transpose(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_transpose, (x_, more_...), (axes, ), name, attrs, kwargs)
end
transpose(; kwargs...) = by_keyword(op_transpose, kwargs)

const op_trunc = Op("trunc", ("data", ), (), ())

"""
    trunc(data)

Rounds toward zero.

y = x without its fraction

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.op.trunc(data)
```
"""
function trunc(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_trunc, (x_, more_...), (), out, kwargs)
end
function trunc(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_trunc, (x_, more_...), (), name, attrs, kwargs)
end
trunc(; kwargs...) = by_keyword(op_trunc, kwargs)

const op_where = Op("where", ("condition", "x", "y", ), (), ())

"""
    where(condition, x, y)

Takes elements from `x` where the condition is non-zero, and from `y` elsewhere.

# Arguments
- `condition`: array or symbol. Same shape as `x`, or one value for each row of it.
- `x`: array or symbol. Values where the condition holds.
- `y`: array or symbol. Values elsewhere; same shape and dtype as `x`.

# Result
- `output`: array or symbol. Same shape and dtype as `x`.

# Example
```julia
condition = mx.NDArray(reshape(Float32[1, 0, 0, 2], (2, 2)))
x = mx.rand(2, 2; low = -1, high = 1)
y = mx.rand(2, 2; low = -1, high = 1)
mx.op.var\"where\"(condition, x, y)
```
"""
function var"where"(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_where, (x_, more_...), (), out, kwargs)
end
function var"where"(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_where, (x_, more_...), (), name, attrs, kwargs)
end
var"where"(; kwargs...) = by_keyword(op_where, kwargs)

const op_zeros_like = Op("zeros_like", ("data", ), (), ())

"""
    zeros_like(data)

Zeros of the shape and dtype of the input.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.

# Result
- `output`: array or symbol. Zeros.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.op.zeros_like(data)
```
"""
function zeros_like(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op_zeros_like, (x_, more_...), (), out, kwargs)
end
function zeros_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op_zeros_like, (x_, more_...), (), name, attrs, kwargs)
end
zeros_like(; kwargs...) = by_keyword(op_zeros_like, kwargs)
