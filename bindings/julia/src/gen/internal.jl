# Operators of the namespace internal, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__adamw_update = Op("_adamw_update", ("weight", "grad", "mean", "var", "rescale_grad", ), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient", ), ())

"""
    _adamw_update(weight, grad, mean, var, rescale_grad; lr, beta1, beta2, epsilon, wd, eta,
        clip_gradient)

One step of AdamW.

With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
beta2) * g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens
when rescale_grad is 0 or not finite.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mean`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `var`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `rescale_grad`: array or symbol. Array with one element, the scale of the gradient.
- `lr`: number; required. Learning rate.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wd`: number; `0` when not given. Weight decay, applied to the weight itself.
- `eta`: number; required. Schedule multiplier of the whole step.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.rand(4, 3; low = -1, high = 1)
grad = mx.rand(4, 3; low = -1, high = 1)
mean = mx.rand(4, 3; low = -1, high = 1)
var = mx.rand(4, 3; low = 0.5, high = 1)
rescale_grad = mx.NDArray(Float32[0.5])
mx.internal._adamw_update(weight, grad, mean, var, rescale_grad; lr = 0.1, eta = 1, wd = 0.01)
```
"""
function _adamw_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, eta = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op__adamw_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient, ), out, kwargs)
end
function _adamw_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, eta = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__adamw_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient, ), name, attrs, kwargs)
end
_adamw_update(; kwargs...) = by_keyword(op__adamw_update, kwargs)

const op__arange = Op("_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _arange(; start, stop, step, repeat, infer_range, ctx, dtype)

Evenly spaced values in a half-open interval.

With one bound only, the values run from 0 up to it.

# Arguments
- `start`: number; required. First value; the end of the range if `stop` is None.
- `stop`: number or `nothing`; `nothing` when not given. The values stay below it, or above it with
  a negative step.
- `step`: number; `1` when not given. Distance between values; not 0.
- `repeat`: integer; `1` when not given. How often each value comes.
- `infer_range`: `Bool`; `false` when not given. If true and `stop` is None, the length is that of
  whatever reads the array.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of dtype `dtype`.

# Example
```julia
mx.internal._arange(; start = 2, stop = 7, step = 1.5)
```
"""
function _arange(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__arange, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), out, kwargs)
end
function _arange(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__arange, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)
end
_arange(; kwargs...) = by_keyword(op__arange, kwargs)
_arange(::Type{SymbolicNode}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__arange, (), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)

const op__backward_gather_nd = Op("_backward_gather_nd", ("data", "indices", ), ("shape", ), (("shape", "shape"), ))

"""
    _backward_gather_nd(data, indices; shape)

Adds up elements at given coordinates of an array of zeros.

As `scatter_nd`, but values add up where coordinates repeat.

# Arguments
- `data`: array or symbol. The values.
- `indices`: array or symbol. Coordinates, (M, ...).
- `shape`: one length for each dimension; required. Shape of the whole array.

# Result
- `output`: array or symbol. Array of the given shape.

# Example
```julia
data = mx.rand(3; low = -1, high = 1)
indices = mx.NDArray(reshape(Float32[0, 1, 1], (3, 1)))
mx.internal._backward_gather_nd(data, indices; shape = (2,))
```
"""
function _backward_gather_nd(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__backward_gather_nd, (x_, more_...), (shape, ), out, kwargs)
end
function _backward_gather_nd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__backward_gather_nd, (x_, more_...), (shape, ), name, attrs, kwargs)
end
_backward_gather_nd(; kwargs...) = by_keyword(op__backward_gather_nd, kwargs)

const op__copy = Op("_copy", ("data", ), (), ())

"""
    _copy(data)

A copy of the input.

# Arguments
- `data`: array or symbol. Values of any shape and dtype.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._copy(data)
```
"""
function _copy(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__copy, (x_, more_...), (), out, kwargs)
end
function _copy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__copy, (x_, more_...), (), name, attrs, kwargs)
end
_copy(; kwargs...) = by_keyword(op__copy, kwargs)

const op__cvcopyMakeBorder = Op("_cvcopyMakeBorder", ("src", ), ("top", "bot", "left", "right", "type", "value", "values", ), (("top", "count"), ("bot", "count"), ("left", "count"), ("right", "count"), ))

"""
    _cvcopyMakeBorder(src; top, bot, left, right, type, value, values)

An image with a border around it.

# Arguments
- `src`: array or symbol. Image (height, width, channel).
- `top`: integer; required. Rows above the image.
- `bot`: integer; required. Rows below the image.
- `left`: integer; required. Columns left of the image.
- `right`: integer; required. Columns right of the image.
- `type`: integer; `0` when not given. What the border shows. 0: `value` or `values`. 1: the pixels
  at the edges. 2: the image mirrored at its edges (cba|abc|cba). 3: the image again (abc|abc|abc).
  4: mirrored at the pixels of its edges (cb|abc|ba).
- `value`: number; `0` when not given. Number in all channels of a border of type 0.
- `values`: tuple of numbers; `()` when not given. One number for each channel instead of `value`;
  channels that are left out get 0.

# Result
- `output`: array or symbol. Image (top + height + bot, left + width + right, channel) of the same
  dtype.

# Example
```julia
src = mx.rand(3, 3, 2; low = 0, high = 255)
mx.internal._cvcopyMakeBorder(src; top = 1, bot = 2, left = 0, right = 1, values = (1, 2, 3))
```
"""
function _cvcopyMakeBorder(x_::NDArray, more_::Vararg{NDArray, N_}; top = unset, bot = unset, left = unset, right = unset, type = unset, value = unset, values = unset, out = nothing, kwargs...) where {N_}
    imperative(op__cvcopyMakeBorder, (x_, more_...), (top, bot, left, right, type, value, values, ), out, kwargs)
end
function _cvcopyMakeBorder(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; top = unset, bot = unset, left = unset, right = unset, type = unset, value = unset, values = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__cvcopyMakeBorder, (x_, more_...), (top, bot, left, right, type, value, values, ), name, attrs, kwargs)
end
_cvcopyMakeBorder(; kwargs...) = by_keyword(op__cvcopyMakeBorder, kwargs)

const op__cvimresize = Op("_cvimresize", ("src", ), ("w", "h", "interp", ), (("w", "count"), ("h", "count"), ))

"""
    _cvimresize(src; w, h, interp)

An image in another size.

Beyond the edges the pixels at the edges count.

# Arguments
- `src`: array or symbol. Image (height, width, channel).
- `w`: integer; required. Width of the result.
- `h`: integer; required. Height of the result.
- `interp`: integer; `1` when not given. How pixels are computed. 0: the nearest one. 1: from 2 x 2,
  bilinear. 2: from 4 x 4, bicubic. 3: the mean over the area, for enlarging as 1. 4: from 8 x 8,
  Lanczos. 9: 2 to enlarge, 3 to shrink, 1 for a mixture. 10: one of 0 to 4 at random.

# Result
- `output`: array or symbol. Image (h, w, channel) of the same dtype; integers are rounded.

# Example
```julia
src = mx.rand(3, 5, 4; low = 0, high = 255)
mx.internal._cvimresize(src; w = 3, h = 6)
```
"""
function _cvimresize(x_::NDArray, more_::Vararg{NDArray, N_}; w = unset, h = unset, interp = unset, out = nothing, kwargs...) where {N_}
    imperative(op__cvimresize, (x_, more_...), (w, h, interp, ), out, kwargs)
end
function _cvimresize(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; w = unset, h = unset, interp = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__cvimresize, (x_, more_...), (w, h, interp, ), name, attrs, kwargs)
end
_cvimresize(; kwargs...) = by_keyword(op__cvimresize, kwargs)

const op__div_scalar = Op("_div_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _div_scalar(data; scalar, is_int)

`data / scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._div_scalar(data; scalar = 1.9)
```
"""
function _div_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__div_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _div_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__div_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_div_scalar(; kwargs...) = by_keyword(op__div_scalar, kwargs)

const op__equal = Op("_equal", ("lhs", "rhs", ), (), ())

"""
    _equal(lhs, rhs)

1 where `lhs == rhs`, 0 elsewhere.

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
mx.internal._equal(lhs, rhs)
```
"""
function _equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__equal, (x_, more_...), (), out, kwargs)
end
function _equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__equal, (x_, more_...), (), name, attrs, kwargs)
end
_equal(; kwargs...) = by_keyword(op__equal, kwargs)

const op__equal_scalar = Op("_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _equal_scalar(data; scalar, is_int)

1 where `data == scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._equal_scalar(data; scalar = 1.9)
```
"""
function _equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_equal_scalar(; kwargs...) = by_keyword(op__equal_scalar, kwargs)

const op__eye = Op("_eye", (), ("N", "M", "k", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _eye(; N, M, k, ctx, dtype)

A matrix with ones on one diagonal and zeros elsewhere.

# Arguments
- `N`: integer; required. Number of rows.
- `M`: integer; `0` when not given. Number of columns; as many as rows if 0 or less.
- `k`: integer; `0` when not given. Which diagonal holds the ones: above the main one if positive,
  below if negative.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape (N, M).

# Example
```julia
mx.internal._eye(; N = 3)
```
"""
function _eye(x_::NDArray, more_::Vararg{NDArray, N_}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__eye, (x_, more_...), (N, M, k, ctx, dtype, ), out, kwargs)
end
function _eye(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__eye, (x_, more_...), (N, M, k, ctx, dtype, ), name, attrs, kwargs)
end
_eye(; kwargs...) = by_keyword(op__eye, kwargs)
_eye(::Type{SymbolicNode}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__eye, (), (N, M, k, ctx, dtype, ), name, attrs, kwargs)

const op__full = Op("_full", (), ("shape", "ctx", "dtype", "value", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _full(; shape, ctx, dtype, value)

An array filled with one value.

# Arguments
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.
- `value`: number; required. The value of every element.

# Result
- `output`: array or symbol. Of shape `shape` and dtype `dtype`.

# Example
```julia
mx.internal._full(; shape = (3, 2), value = 2.5)
```
"""
function _full(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, value = unset, out = nothing, kwargs...) where {N_}
    imperative(op__full, (x_, more_...), (shape, ctx, dtype, value, ), out, kwargs)
end
function _full(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, value = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__full, (x_, more_...), (shape, ctx, dtype, value, ), name, attrs, kwargs)
end
_full(; kwargs...) = by_keyword(op__full, kwargs)
_full(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, value = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__full, (), (shape, ctx, dtype, value, ), name, attrs, kwargs)

const op__grad_add = Op("_grad_add", ("lhs", "rhs", ), (), ())

"""
    _grad_add(lhs, rhs)

Sum of two gradients, `lhs + rhs`.

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
mx.internal._grad_add(lhs, rhs)
```
"""
function _grad_add(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__grad_add, (x_, more_...), (), out, kwargs)
end
function _grad_add(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__grad_add, (x_, more_...), (), name, attrs, kwargs)
end
_grad_add(; kwargs...) = by_keyword(op__grad_add, kwargs)

const op__greater = Op("_greater", ("lhs", "rhs", ), (), ())

"""
    _greater(lhs, rhs)

1 where `lhs > rhs`, 0 elsewhere.

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
mx.internal._greater(lhs, rhs)
```
"""
function _greater(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__greater, (x_, more_...), (), out, kwargs)
end
function _greater(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__greater, (x_, more_...), (), name, attrs, kwargs)
end
_greater(; kwargs...) = by_keyword(op__greater, kwargs)

const op__greater_equal = Op("_greater_equal", ("lhs", "rhs", ), (), ())

"""
    _greater_equal(lhs, rhs)

1 where `lhs >= rhs`, 0 elsewhere.

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
mx.internal._greater_equal(lhs, rhs)
```
"""
function _greater_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__greater_equal, (x_, more_...), (), out, kwargs)
end
function _greater_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__greater_equal, (x_, more_...), (), name, attrs, kwargs)
end
_greater_equal(; kwargs...) = by_keyword(op__greater_equal, kwargs)

const op__greater_equal_scalar = Op("_greater_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _greater_equal_scalar(data; scalar, is_int)

1 where `data >= scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._greater_equal_scalar(data; scalar = 1.9)
```
"""
function _greater_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__greater_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _greater_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__greater_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_greater_equal_scalar(; kwargs...) = by_keyword(op__greater_equal_scalar, kwargs)

const op__greater_scalar = Op("_greater_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _greater_scalar(data; scalar, is_int)

1 where `data > scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._greater_scalar(data; scalar = 1.9)
```
"""
function _greater_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__greater_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _greater_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__greater_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_greater_scalar(; kwargs...) = by_keyword(op__greater_scalar, kwargs)

const op__histogram = Op("_histogram", ("data", "bins", ), ("bin_cnt", "range", ), (("bin_cnt", "count"), ))

"""
    _histogram(data, bins; bin_cnt, range)

Counts how many values fall into each bin.

A bin has its left edge and not its right one, but for the last, which has both; values outside are
not counted.

# Arguments
- `data`: array or symbol. Values of any shape.
- `bins`: array or symbol. Edges in rising order, of the same dtype, unless `bin_cnt` is given.
- `bin_cnt`: integer or `nothing`; `nothing` when not given. Number of bins of equal width; None:
  the input `bins` gives the edges.
- `range`: tuple of numbers or `nothing`; `nothing` when not given. Lower and upper end of the bins,
  with `bin_cnt`.

# Result
- `counts`: array or symbol. int64, one count for each bin.
- `edges`: array or symbol. The edges of the bins.

# Example
```julia
data = mx.rand(9, 2; low = -1, high = 1)
mx.internal._histogram(data; bin_cnt = 4, range = (-1, 1))
```
"""
function _histogram(x_::NDArray, more_::Vararg{NDArray, N_}; bin_cnt = unset, range = unset, out = nothing, kwargs...) where {N_}
    imperative(op__histogram, (x_, more_...), (bin_cnt, range, ), out, kwargs)
end
function _histogram(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; bin_cnt = unset, range = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__histogram, (x_, more_...), (bin_cnt, range, ), name, attrs, kwargs)
end
_histogram(; kwargs...) = by_keyword(op__histogram, kwargs)

const op__hypot = Op("_hypot", ("lhs", "rhs", ), (), ())

"""
    _hypot(lhs, rhs)

Length of a vector with two components, `sqrt(lhs^2 + rhs^2)`.

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
mx.internal._hypot(lhs, rhs)
```
"""
function _hypot(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__hypot, (x_, more_...), (), out, kwargs)
end
function _hypot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__hypot, (x_, more_...), (), name, attrs, kwargs)
end
_hypot(; kwargs...) = by_keyword(op__hypot, kwargs)

const op__hypot_scalar = Op("_hypot_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _hypot_scalar(data; scalar, is_int)

`sqrt(data^2 + scalar^2)`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._hypot_scalar(data; scalar = 1.9)
```
"""
function _hypot_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__hypot_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _hypot_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__hypot_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_hypot_scalar(; kwargs...) = by_keyword(op__hypot_scalar, kwargs)

const op__identity_with_attr_like_rhs = Op("_identity_with_attr_like_rhs", ("lhs", "rhs", ), (), ())

"""
    _identity_with_attr_like_rhs(lhs, rhs)

A copy of `lhs`.

`rhs` only says what the shape and the dtype must be.

# Arguments
- `lhs`: array or symbol. The values.
- `rhs`: array or symbol. An array of the same shape.

# Result
- `output`: array or symbol. Same values as `lhs`.

# Example
```julia
lhs = mx.rand(3, 2; low = -1, high = 1)
rhs = mx.rand(3, 2; low = -1, high = 1)
mx.internal._identity_with_attr_like_rhs(lhs, rhs)
```
"""
function _identity_with_attr_like_rhs(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__identity_with_attr_like_rhs, (x_, more_...), (), out, kwargs)
end
function _identity_with_attr_like_rhs(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__identity_with_attr_like_rhs, (x_, more_...), (), name, attrs, kwargs)
end
_identity_with_attr_like_rhs(; kwargs...) = by_keyword(op__identity_with_attr_like_rhs, kwargs)

const op__lesser = Op("_lesser", ("lhs", "rhs", ), (), ())

"""
    _lesser(lhs, rhs)

1 where `lhs < rhs`, 0 elsewhere.

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
mx.internal._lesser(lhs, rhs)
```
"""
function _lesser(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__lesser, (x_, more_...), (), out, kwargs)
end
function _lesser(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__lesser, (x_, more_...), (), name, attrs, kwargs)
end
_lesser(; kwargs...) = by_keyword(op__lesser, kwargs)

const op__lesser_equal = Op("_lesser_equal", ("lhs", "rhs", ), (), ())

"""
    _lesser_equal(lhs, rhs)

1 where `lhs <= rhs`, 0 elsewhere.

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
mx.internal._lesser_equal(lhs, rhs)
```
"""
function _lesser_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__lesser_equal, (x_, more_...), (), out, kwargs)
end
function _lesser_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__lesser_equal, (x_, more_...), (), name, attrs, kwargs)
end
_lesser_equal(; kwargs...) = by_keyword(op__lesser_equal, kwargs)

const op__lesser_equal_scalar = Op("_lesser_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _lesser_equal_scalar(data; scalar, is_int)

1 where `data <= scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._lesser_equal_scalar(data; scalar = 1.9)
```
"""
function _lesser_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__lesser_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _lesser_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__lesser_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_lesser_equal_scalar(; kwargs...) = by_keyword(op__lesser_equal_scalar, kwargs)

const op__lesser_scalar = Op("_lesser_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _lesser_scalar(data; scalar, is_int)

1 where `data < scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._lesser_scalar(data; scalar = 1.9)
```
"""
function _lesser_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__lesser_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _lesser_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__lesser_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_lesser_scalar(; kwargs...) = by_keyword(op__lesser_scalar, kwargs)

const op__linspace = Op("_linspace", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _linspace(; start, stop, step, repeat, infer_range, ctx, dtype)

A given number of evenly spaced values from `start` to `stop`.

# Arguments
- `start`: number; required. First value.
- `stop`: number or `nothing`; `nothing` when not given. Last value, or the value after the last.
- `step`: number; `1` when not given. Without effect; `num` gives the number of values.
- `repeat`: integer; `1` when not given. Without effect.
- `infer_range`: `Bool`; `false` when not given. Without effect.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of dtype `dtype`.

# Example
```julia
mx.internal._linspace(; start = 0, stop = 1, num = 5)
```
"""
function _linspace(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__linspace, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), out, kwargs)
end
function _linspace(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__linspace, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)
end
_linspace(; kwargs...) = by_keyword(op__linspace, kwargs)
_linspace(::Type{SymbolicNode}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__linspace, (), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)

const op__logical_and = Op("_logical_and", ("lhs", "rhs", ), (), ())

"""
    _logical_and(lhs, rhs)

1 where both values are non-zero, 0 elsewhere.

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
mx.internal._logical_and(lhs, rhs)
```
"""
function _logical_and(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__logical_and, (x_, more_...), (), out, kwargs)
end
function _logical_and(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_and, (x_, more_...), (), name, attrs, kwargs)
end
_logical_and(; kwargs...) = by_keyword(op__logical_and, kwargs)

const op__logical_and_scalar = Op("_logical_and_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _logical_and_scalar(data; scalar, is_int)

1 where `data` and the scalar are non-zero.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._logical_and_scalar(data; scalar = 1.9)
```
"""
function _logical_and_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__logical_and_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _logical_and_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_and_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_logical_and_scalar(; kwargs...) = by_keyword(op__logical_and_scalar, kwargs)

const op__logical_or = Op("_logical_or", ("lhs", "rhs", ), (), ())

"""
    _logical_or(lhs, rhs)

1 where at least one value is non-zero, 0 elsewhere.

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
mx.internal._logical_or(lhs, rhs)
```
"""
function _logical_or(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__logical_or, (x_, more_...), (), out, kwargs)
end
function _logical_or(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_or, (x_, more_...), (), name, attrs, kwargs)
end
_logical_or(; kwargs...) = by_keyword(op__logical_or, kwargs)

const op__logical_or_scalar = Op("_logical_or_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _logical_or_scalar(data; scalar, is_int)

1 where `data` or the scalar is non-zero.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._logical_or_scalar(data; scalar = 1.9)
```
"""
function _logical_or_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__logical_or_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _logical_or_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_or_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_logical_or_scalar(; kwargs...) = by_keyword(op__logical_or_scalar, kwargs)

const op__logical_xor = Op("_logical_xor", ("lhs", "rhs", ), (), ())

"""
    _logical_xor(lhs, rhs)

1 where exactly one value is non-zero, 0 elsewhere.

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
mx.internal._logical_xor(lhs, rhs)
```
"""
function _logical_xor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__logical_xor, (x_, more_...), (), out, kwargs)
end
function _logical_xor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_xor, (x_, more_...), (), name, attrs, kwargs)
end
_logical_xor(; kwargs...) = by_keyword(op__logical_xor, kwargs)

const op__logical_xor_scalar = Op("_logical_xor_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _logical_xor_scalar(data; scalar, is_int)

1 where one of `data` and the scalar is non-zero.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._logical_xor_scalar(data; scalar = 1.9)
```
"""
function _logical_xor_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__logical_xor_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _logical_xor_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__logical_xor_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_logical_xor_scalar(; kwargs...) = by_keyword(op__logical_xor_scalar, kwargs)

const op__maximum = Op("_maximum", ("lhs", "rhs", ), (), ())

"""
    _maximum(lhs, rhs)

The larger of two values.

NaN wins over a number.

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
mx.internal._maximum(lhs, rhs)
```
"""
function _maximum(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__maximum, (x_, more_...), (), out, kwargs)
end
function _maximum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__maximum, (x_, more_...), (), name, attrs, kwargs)
end
_maximum(; kwargs...) = by_keyword(op__maximum, kwargs)

const op__maximum_scalar = Op("_maximum_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _maximum_scalar(data; scalar, is_int)

The larger of `data` and the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._maximum_scalar(data; scalar = 1.9)
```
"""
function _maximum_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__maximum_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _maximum_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__maximum_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_maximum_scalar(; kwargs...) = by_keyword(op__maximum_scalar, kwargs)

const op__minimum = Op("_minimum", ("lhs", "rhs", ), (), ())

"""
    _minimum(lhs, rhs)

The smaller of two values.

NaN wins over a number.

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
mx.internal._minimum(lhs, rhs)
```
"""
function _minimum(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__minimum, (x_, more_...), (), out, kwargs)
end
function _minimum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__minimum, (x_, more_...), (), name, attrs, kwargs)
end
_minimum(; kwargs...) = by_keyword(op__minimum, kwargs)

const op__minimum_scalar = Op("_minimum_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _minimum_scalar(data; scalar, is_int)

The smaller of `data` and the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._minimum_scalar(data; scalar = 1.9)
```
"""
function _minimum_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__minimum_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _minimum_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__minimum_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_minimum_scalar(; kwargs...) = by_keyword(op__minimum_scalar, kwargs)

const op__minus_scalar = Op("_minus_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _minus_scalar(data; scalar, is_int)

`data - scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._minus_scalar(data; scalar = 1.9)
```
"""
function _minus_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__minus_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _minus_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__minus_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_minus_scalar(; kwargs...) = by_keyword(op__minus_scalar, kwargs)

const op__mod = Op("_mod", ("lhs", "rhs", ), (), ())

"""
    _mod(lhs, rhs)

Remainder of `lhs / rhs`.

It has the sign of `rhs`; the remainder of a division by zero is zero.

Both inputs have the same shape and dtype.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand, of the same shape and dtype.

# Result
- `output`: array or symbol. Same shape and dtype as the inputs.

# Example
```julia
lhs = mx.rand(4, 3; low = 1.1, high = 1.9)
rhs = mx.rand(4, 3; low = 0.55, high = 0.95)
mx.internal._mod(lhs, rhs)
```
"""
function _mod(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__mod, (x_, more_...), (), out, kwargs)
end
function _mod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__mod, (x_, more_...), (), name, attrs, kwargs)
end
_mod(; kwargs...) = by_keyword(op__mod, kwargs)

const op__mod_scalar = Op("_mod_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _mod_scalar(data; scalar, is_int)

Remainder of `data / scalar`, with the sign of the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._mod_scalar(data; scalar = 1.9)
```
"""
function _mod_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__mod_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _mod_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__mod_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_mod_scalar(; kwargs...) = by_keyword(op__mod_scalar, kwargs)

const op__mp_adamw_update = Op("_mp_adamw_update", ("weight", "grad", "mean", "var", "weight32", "rescale_grad", ), ("lr", "beta1", "beta2", "epsilon", "wd", "eta", "clip_gradient", ), ())

"""
    _mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad; lr, beta1, beta2, epsilon, wd,
        eta, clip_gradient)

One step of AdamW.

With g = clip(rescale_grad * grad): mean = beta1 * mean + (1 - beta1) * g; var = beta2 * var + (1 -
beta2) * g^2; weight -= eta * (lr * mean / (sqrt(var) + epsilon) + wd * weight). Nothing happens
when rescale_grad is 0 or not finite. This form keeps float32 copies of weights of lower precision.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `mean`: array or symbol, changed in place. Running mean of the gradient. Updated in place.
- `var`: array or symbol, changed in place. Running mean of the squared gradient. Updated in place.
- `weight32`: array or symbol, changed in place. The weight in float32. Updated in place.
- `rescale_grad`: array or symbol. Array with one element, the scale of the gradient.
- `lr`: number; required. Learning rate.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wd`: number; `0` when not given. Weight decay, applied to the weight itself.
- `eta`: number; required. Schedule multiplier of the whole step.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.

# Result
- `output`: array or symbol. The new weight; give the old one as the output to update it in place.

# Example
```julia
weight = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
grad = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
mean = mx.rand(4, 3; low = -1, high = 1)
var = mx.rand(4, 3; low = 0.5, high = 1)
weight32 = mx.rand(4, 3; low = -1, high = 1)
rescale_grad = mx.NDArray(Float32[0.5])
mx.internal._mp_adamw_update(weight, grad, mean, var, weight32, rescale_grad; lr = 0.1, eta = 1, wd = 0.01)
```
"""
function _mp_adamw_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, eta = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op__mp_adamw_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient, ), out, kwargs)
end
function _mp_adamw_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, beta1 = unset, beta2 = unset, epsilon = unset, wd = unset, eta = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__mp_adamw_update, (x_, more_...), (lr, beta1, beta2, epsilon, wd, eta, clip_gradient, ), name, attrs, kwargs)
end
_mp_adamw_update(; kwargs...) = by_keyword(op__mp_adamw_update, kwargs)

const op__mul_scalar = Op("_mul_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _mul_scalar(data; scalar, is_int)

`data * scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._mul_scalar(data; scalar = 1.9)
```
"""
function _mul_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__mul_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _mul_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__mul_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_mul_scalar(; kwargs...) = by_keyword(op__mul_scalar, kwargs)

const op__multi_adamw_update = Op("_multi_adamw_update", ("data", ), ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    _multi_adamw_update(data...; lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights)

One step of AdamW for many weights.

For each weight as the single-tensor update does it, with the rates of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, mean, variance; at the end the
  gradient's scale.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `etas`: tuple of numbers; required. Schedule multiplier for each weight.
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
arg8 = mx.NDArray(Float32[0.5])
mx.internal._multi_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8; num_weights = 2, lrs = (0.1, 0.1), wds = (0.1, 0.1), etas = (0.1, 0.1))
```
"""
function _multi_adamw_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, etas = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op__multi_adamw_update, (x_, more_...), (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights, ), out, kwargs)
end
function _multi_adamw_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, etas = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__multi_adamw_update, (x_, more_...), (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights, ), name, attrs, kwargs)
end
_multi_adamw_update(; kwargs...) = by_keyword(op__multi_adamw_update, kwargs)

const op__multi_lamb_update = Op("_multi_lamb_update", ("data", ), ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors", ), (("num_tensors", "count"), ))

"""
    _multi_lamb_update(data...; learning_rates, beta1, beta2, epsilon, wds, rescale_grad,
        lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors)

One step of LAMB for many weights.

For each weight both parts of the step, with the rates and the step number of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, mean, variance.
- `learning_rates`: tuple of numbers; required. Learning rate for each weight.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-06` when not given. Small number that keeps the division finite.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `lower_bound`: number; `-1` when not given. Least norm of the weight that is used; not positive:
  none.
- `upper_bound`: number; `-1` when not given. Largest norm of the weight that is used; not positive:
  none.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `bias_correction`: `Bool`; `true` when not given. Correct the running means for their start at
  zero.
- `step_count`: tuple of integers; required. Number of this step for each weight, from 1.
- `num_tensors`: integer; `1` when not given. Number of weights updated.

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
mx.internal._multi_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7; num_tensors = 2, step_count = (2, 2), learning_rates = (0.1, 0.1), wds = (0.1, 0.1))
```
"""
function _multi_lamb_update(x_::NDArray, more_::Vararg{NDArray, N_}; learning_rates = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, rescale_grad = unset, lower_bound = unset, upper_bound = unset, clip_gradient = unset, bias_correction = unset, step_count = unset, num_tensors = unset, out = nothing, kwargs...) where {N_}
    imperative(op__multi_lamb_update, (x_, more_...), (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors, ), out, kwargs)
end
function _multi_lamb_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; learning_rates = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, rescale_grad = unset, lower_bound = unset, upper_bound = unset, clip_gradient = unset, bias_correction = unset, step_count = unset, num_tensors = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__multi_lamb_update, (x_, more_...), (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors, ), name, attrs, kwargs)
end
_multi_lamb_update(; kwargs...) = by_keyword(op__multi_lamb_update, kwargs)

const op__multi_mp_adamw_update = Op("_multi_mp_adamw_update", ("data", ), ("lrs", "beta1", "beta2", "epsilon", "wds", "etas", "clip_gradient", "num_weights", ), (("num_weights", "count"), ))

"""
    _multi_mp_adamw_update(data...; lrs, beta1, beta2, epsilon, wds, etas, clip_gradient,
        num_weights)

One step of AdamW for many weights.

For each weight as the single-tensor update does it, with the rates of its place. This form keeps
float32 copies of weights of lower precision.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, mean, variance, float32 weight; at
  the end the gradient's scale.
- `lrs`: tuple of numbers; required. Learning rate for each weight.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-08` when not given. Small number that keeps the division finite.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `etas`: tuple of numbers; required. Schedule multiplier for each weight.
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
arg4 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg5 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg6 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg7 = mx.rand(2; low = 0.5, high = 0.7)
arg8 = mx.rand(2; low = 0.5, high = 0.7)
arg9 = mx.rand(2; low = 0.5, high = 0.7)
arg10 = mx.NDArray(Float32[0.5])
mx.internal._multi_mp_adamw_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9, arg10; num_weights = 2, lrs = (0.1, 0.1), wds = (0.1, 0.1), etas = (0.1, 0.1))
```
"""
function _multi_mp_adamw_update(x_::NDArray, more_::Vararg{NDArray, N_}; lrs = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, etas = unset, clip_gradient = unset, num_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op__multi_mp_adamw_update, (x_, more_...), (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights, ), out, kwargs)
end
function _multi_mp_adamw_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lrs = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, etas = unset, clip_gradient = unset, num_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__multi_mp_adamw_update, (x_, more_...), (lrs, beta1, beta2, epsilon, wds, etas, clip_gradient, num_weights, ), name, attrs, kwargs)
end
_multi_mp_adamw_update(; kwargs...) = by_keyword(op__multi_mp_adamw_update, kwargs)

const op__multi_mp_lamb_update = Op("_multi_mp_lamb_update", ("data", ), ("learning_rates", "beta1", "beta2", "epsilon", "wds", "rescale_grad", "lower_bound", "upper_bound", "clip_gradient", "bias_correction", "step_count", "num_tensors", ), (("num_tensors", "count"), ))

"""
    _multi_mp_lamb_update(data...; learning_rates, beta1, beta2, epsilon, wds, rescale_grad,
        lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors)

One step of LAMB for many weights.

For each weight both parts of the step, with the rates and the step number of its place.

# Arguments
- `data`: arrays or symbols. For each weight: weight, gradient, mean, variance, float32 weight.
- `learning_rates`: tuple of numbers; required. Learning rate for each weight.
- `beta1`: number; `0.9` when not given. Decay of the gradient's running mean.
- `beta2`: number; `0.999` when not given. Decay of the squared gradient's running mean.
- `epsilon`: number; `1e-06` when not given. Small number that keeps the division finite.
- `wds`: tuple of numbers; required. Weight decay for each weight.
- `rescale_grad`: number; `1` when not given. The gradient is multiplied by this first.
- `lower_bound`: number; `-1` when not given. Least norm of the weight that is used; not positive:
  none.
- `upper_bound`: number; `-1` when not given. Largest norm of the weight that is used; not positive:
  none.
- `clip_gradient`: number; `-1` when not given. Limit of the gradient's absolute value; negative: no
  limit.
- `bias_correction`: `Bool`; `true` when not given. Correct the running means for their start at
  zero.
- `step_count`: tuple of integers; required. Number of this step for each weight, from 1.
- `num_tensors`: integer; `1` when not given. Number of weights updated.

# Result
- `output`: array or symbol. The new weights; give the old ones as outputs to update them in place.

# Example
```julia
arg0 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg1 = mx.cast(mx.rand(4, 3; low = -1, high = 1), Float16)
arg2 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg3 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg4 = mx.rand(4, 3; low = 0.5, high = 0.7)
arg5 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg6 = mx.cast(mx.rand(2; low = -1, high = 1), Float16)
arg7 = mx.rand(2; low = 0.5, high = 0.7)
arg8 = mx.rand(2; low = 0.5, high = 0.7)
arg9 = mx.rand(2; low = 0.5, high = 0.7)
mx.internal._multi_mp_lamb_update(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8, arg9; num_tensors = 2, step_count = (2, 2), learning_rates = (0.1, 0.1), wds = (0.1, 0.1))
```
"""
function _multi_mp_lamb_update(x_::NDArray, more_::Vararg{NDArray, N_}; learning_rates = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, rescale_grad = unset, lower_bound = unset, upper_bound = unset, clip_gradient = unset, bias_correction = unset, step_count = unset, num_tensors = unset, out = nothing, kwargs...) where {N_}
    imperative(op__multi_mp_lamb_update, (x_, more_...), (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors, ), out, kwargs)
end
function _multi_mp_lamb_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; learning_rates = unset, beta1 = unset, beta2 = unset, epsilon = unset, wds = unset, rescale_grad = unset, lower_bound = unset, upper_bound = unset, clip_gradient = unset, bias_correction = unset, step_count = unset, num_tensors = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__multi_mp_lamb_update, (x_, more_...), (learning_rates, beta1, beta2, epsilon, wds, rescale_grad, lower_bound, upper_bound, clip_gradient, bias_correction, step_count, num_tensors, ), name, attrs, kwargs)
end
_multi_mp_lamb_update(; kwargs...) = by_keyword(op__multi_mp_lamb_update, kwargs)

const op__not_equal = Op("_not_equal", ("lhs", "rhs", ), (), ())

"""
    _not_equal(lhs, rhs)

1 where `lhs != rhs`, 0 elsewhere.

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
mx.internal._not_equal(lhs, rhs)
```
"""
function _not_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__not_equal, (x_, more_...), (), out, kwargs)
end
function _not_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__not_equal, (x_, more_...), (), name, attrs, kwargs)
end
_not_equal(; kwargs...) = by_keyword(op__not_equal, kwargs)

const op__not_equal_scalar = Op("_not_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _not_equal_scalar(data; scalar, is_int)

1 where `data != scalar`, 0 elsewhere.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._not_equal_scalar(data; scalar = 1.9)
```
"""
function _not_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__not_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _not_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__not_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_not_equal_scalar(; kwargs...) = by_keyword(op__not_equal_scalar, kwargs)

const op__np_all = Op("_np_all", ("data", ), ("axis", "keepdims", ), (("axis", "axes"), ))

"""
    _np_all(data; axis, keepdims)

Whether all elements along axes are not zero.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.

# Result
- `output`: array or symbol. Booleans.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 1, 0, 2, 3, 4], (3, 2)))
mx.internal._np_all(data; axis = (-2,))
```
"""
function _np_all(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_all, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function _np_all(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_all, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
_np_all(; kwargs...) = by_keyword(op__np_all, kwargs)

const op__np_any = Op("_np_any", ("data", ), ("axis", "keepdims", ), (("axis", "axes"), ))

"""
    _np_any(data; axis, keepdims)

Whether any element along axes is not zero.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.

# Result
- `output`: array or symbol. Booleans.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 1, 0, 2, 3, 4], (3, 2)))
mx.internal._np_any(data; axis = (-2,))
```
"""
function _np_any(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_any, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function _np_any(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_any, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
_np_any(; kwargs...) = by_keyword(op__np_any, kwargs)

const op__np_atleast_1d = Op("_np_atleast_1d", ("arys", ), ("num_args", ), (("num_args", "count"), ), "num_args")

"""
    _np_atleast_1d(arys...; num_args)

Arrays with at least 1 axis.

Missing ones get length 1.

# Arguments
- `arys`: arrays or symbols. Arrays of any shape.
- `num_args`: integer, counted when not given. Number of arrays.

# Example
```julia
arg0 = mx.rand(3; low = -1, high = 1)
arg1 = mx.rand(2, 2; low = -1, high = 1)
mx.internal._np_atleast_1d(arg0, arg1)
```
"""
function _np_atleast_1d(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_atleast_1d, (x_, more_...), (num_args, ), out, kwargs)
end
function _np_atleast_1d(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_atleast_1d, (x_, more_...), (num_args, ), name, attrs, kwargs)
end
_np_atleast_1d(; kwargs...) = by_keyword(op__np_atleast_1d, kwargs)
_np_atleast_1d(::Type{SymbolicNode}; num_args = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__np_atleast_1d, (), (num_args, ), name, attrs, kwargs)

const op__np_atleast_2d = Op("_np_atleast_2d", ("arys", ), ("num_args", ), (("num_args", "count"), ), "num_args")

"""
    _np_atleast_2d(arys...; num_args)

Arrays with at least 2 axes.

Missing ones get length 1.

# Arguments
- `arys`: arrays or symbols. Arrays of any shape.
- `num_args`: integer, counted when not given. Number of arrays.

# Example
```julia
arg0 = mx.rand(3; low = -1, high = 1)
arg1 = mx.rand(2, 2; low = -1, high = 1)
mx.internal._np_atleast_2d(arg0, arg1)
```
"""
function _np_atleast_2d(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_atleast_2d, (x_, more_...), (num_args, ), out, kwargs)
end
function _np_atleast_2d(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_atleast_2d, (x_, more_...), (num_args, ), name, attrs, kwargs)
end
_np_atleast_2d(; kwargs...) = by_keyword(op__np_atleast_2d, kwargs)
_np_atleast_2d(::Type{SymbolicNode}; num_args = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__np_atleast_2d, (), (num_args, ), name, attrs, kwargs)

const op__np_atleast_3d = Op("_np_atleast_3d", ("arys", ), ("num_args", ), (("num_args", "count"), ), "num_args")

"""
    _np_atleast_3d(arys...; num_args)

Arrays with at least 3 axes.

Missing ones get length 1.

# Arguments
- `arys`: arrays or symbols. Arrays of any shape.
- `num_args`: integer, counted when not given. Number of arrays.

# Example
```julia
arg0 = mx.rand(3; low = -1, high = 1)
arg1 = mx.rand(2, 2; low = -1, high = 1)
mx.internal._np_atleast_3d(arg0, arg1)
```
"""
function _np_atleast_3d(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_atleast_3d, (x_, more_...), (num_args, ), out, kwargs)
end
function _np_atleast_3d(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_atleast_3d, (x_, more_...), (num_args, ), name, attrs, kwargs)
end
_np_atleast_3d(; kwargs...) = by_keyword(op__np_atleast_3d, kwargs)
_np_atleast_3d(::Type{SymbolicNode}; num_args = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__np_atleast_3d, (), (num_args, ), name, attrs, kwargs)

const op__np_copy = Op("_np_copy", ("a", ), (), ())

"""
    _np_copy(a)

A copy of an array.

# Arguments
- `a`: array or symbol. Array of any shape.

# Result
- `output`: array or symbol. Same values.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
mx.internal._np_copy(a)
```
"""
function _np_copy(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__np_copy, (x_, more_...), (), out, kwargs)
end
function _np_copy(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_copy, (x_, more_...), (), name, attrs, kwargs)
end
_np_copy(; kwargs...) = by_keyword(op__np_copy, kwargs)

const op__np_cumsum = Op("_np_cumsum", ("a", ), ("axis", "dtype", ), (("axis", "axis"), ("dtype", "dtype"), ))

"""
    _np_cumsum(a; axis, dtype)

Sums of the elements along an axis up to each of them.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis to add along; None: the whole
  array, flattened.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.

# Result
- `output`: array or symbol. Same shape as `a`; one-dimensional if `axis` is None.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
mx.internal._np_cumsum(a; axis = -1)
```
"""
function _np_cumsum(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_cumsum, (x_, more_...), (axis, dtype, ), out, kwargs)
end
function _np_cumsum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_cumsum, (x_, more_...), (axis, dtype, ), name, attrs, kwargs)
end
_np_cumsum(; kwargs...) = by_keyword(op__np_cumsum, kwargs)

const op__np_diag = Op("_np_diag", ("data", ), ("k", ), ())

"""
    _np_diag(data; k)

The diagonal of a matrix, or a matrix with a given diagonal and zeros elsewhere.

# Arguments
- `data`: array or symbol. Vector or matrix.
- `k`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.

# Result
- `output`: array or symbol. Matrix or vector.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.internal._np_diag(data; k = 1)
```
"""
function _np_diag(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_diag, (x_, more_...), (k, ), out, kwargs)
end
function _np_diag(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_diag, (x_, more_...), (k, ), name, attrs, kwargs)
end
_np_diag(; kwargs...) = by_keyword(op__np_diag, kwargs)

const op__np_diagflat = Op("_np_diagflat", ("data", ), ("k", ), ())

"""
    _np_diagflat(data; k)

A matrix with the elements of an array, flattened, on a diagonal and zeros elsewhere.

# Arguments
- `data`: array or symbol. Array of any shape.
- `k`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.

# Result
- `output`: array or symbol. Square matrix.

# Example
```julia
data = mx.rand(2, 2; low = -1, high = 1)
mx.internal._np_diagflat(data)
```
"""
function _np_diagflat(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_diagflat, (x_, more_...), (k, ), out, kwargs)
end
function _np_diagflat(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_diagflat, (x_, more_...), (k, ), name, attrs, kwargs)
end
_np_diagflat(; kwargs...) = by_keyword(op__np_diagflat, kwargs)

const op__np_diagonal = Op("_np_diagonal", ("data", ), ("offset", "axis1", "axis2", ), (("axis1", "axis"), ("axis2", "axis"), ))

"""
    _np_diagonal(data; offset, axis1, axis2)

The diagonals of matrices; they become the last axis.

# Arguments
- `data`: array or symbol. Array with at least two axes.
- `offset`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.
- `axis1`: dimension; `-1` when not given. First axis of the matrices.
- `axis2`: dimension; `-2` when not given. Second axis of the matrices.

# Result
- `output`: array or symbol. The diagonals.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.internal._np_diagonal(data; offset = 1)
```
"""
function _np_diagonal(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, axis1 = unset, axis2 = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_diagonal, (x_, more_...), (offset, axis1, axis2, ), out, kwargs)
end
function _np_diagonal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, axis1 = unset, axis2 = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_diagonal, (x_, more_...), (offset, axis1, axis2, ), name, attrs, kwargs)
end
_np_diagonal(; kwargs...) = by_keyword(op__np_diagonal, kwargs)

const op__np_dot = Op("_np_dot", ("a", "b", ), (), ())

"""
    _np_dot(a, b)

Product of two arrays: of a number with anything, of vectors, of matrices.

The last axis of `a` is summed against the last but one of `b`, or its only one.

# Arguments
- `a`: array or symbol. First factor.
- `b`: array or symbol. Second factor.

# Result
- `output`: array or symbol. The product, of the wider dtype.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
b = mx.rand(4, 3; low = -1, high = 1)
mx.internal._np_dot(a, b)
```
"""
function _np_dot(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__np_dot, (x_, more_...), (), out, kwargs)
end
function _np_dot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_dot, (x_, more_...), (), name, attrs, kwargs)
end
_np_dot(; kwargs...) = by_keyword(op__np_dot, kwargs)

const op__np_max = Op("_np_max", ("a", ), ("axis", "keepdims", "initial", ), (("axis", "axes"), ))

"""
    _np_max(a; axis, keepdims, initial)

Largest element along axes.

NaN wins; equal elements share the gradient.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `initial`: number or `nothing`; `nothing` when not given. A value that takes part in every
  reduction; None: none.

# Result
- `output`: array or symbol. The reduced array, of the same dtype.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._np_max(a; axis = (-2,))
```
"""
function _np_max(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, initial = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_max, (x_, more_...), (axis, keepdims, initial, ), out, kwargs)
end
function _np_max(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, initial = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_max, (x_, more_...), (axis, keepdims, initial, ), name, attrs, kwargs)
end
_np_max(; kwargs...) = by_keyword(op__np_max, kwargs)

const op__np_min = Op("_np_min", ("a", ), ("axis", "keepdims", "initial", ), (("axis", "axes"), ))

"""
    _np_min(a; axis, keepdims, initial)

Smallest element along axes.

NaN wins; equal elements share the gradient.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `initial`: number or `nothing`; `nothing` when not given. A value that takes part in every
  reduction; None: none.

# Result
- `output`: array or symbol. The reduced array, of the same dtype.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._np_min(a; axis = (-2,))
```
"""
function _np_min(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, initial = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_min, (x_, more_...), (axis, keepdims, initial, ), out, kwargs)
end
function _np_min(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, initial = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_min, (x_, more_...), (axis, keepdims, initial, ), name, attrs, kwargs)
end
_np_min(; kwargs...) = by_keyword(op__np_min, kwargs)

const op__np_moveaxis = Op("_np_moveaxis", ("a", ), ("source", "destination", ), (("source", "axes"), ("destination", "axes"), ))

"""
    _np_moveaxis(a; source, destination)

Moves axes of an array to other places.

# Arguments
- `a`: array or symbol. Array of any shape.
- `source`: dimension, or tuple of dimensions; required. Axes to move.
- `destination`: dimension, or tuple of dimensions; required. Where each of them goes; the others
  keep their order.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._np_moveaxis(a; source = (-1,), destination = (1,))
```
"""
function _np_moveaxis(x_::NDArray, more_::Vararg{NDArray, N_}; source = unset, destination = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_moveaxis, (x_, more_...), (source, destination, ), out, kwargs)
end
function _np_moveaxis(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; source = unset, destination = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_moveaxis, (x_, more_...), (source, destination, ), name, attrs, kwargs)
end
_np_moveaxis(; kwargs...) = by_keyword(op__np_moveaxis, kwargs)

const op__np_prod = Op("_np_prod", ("a", ), ("axis", "dtype", "keepdims", "initial", ), (("axis", "axes"), ("dtype", "dtype"), ))

"""
    _np_prod(a; axis, dtype, keepdims, initial)

Product of the elements along axes.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `initial`: number or `nothing`; `nothing` when not given. A value that takes part in every
  reduction; None: none.

# Result
- `output`: array or symbol. The reduced array.

# Example
```julia
a = mx.rand(4, 3, 2; low = 0.5, high = 1.5)
mx.internal._np_prod(a; axis = (-2,))
```
"""
function _np_prod(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_prod, (x_, more_...), (axis, dtype, keepdims, initial, ), out, kwargs)
end
function _np_prod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_prod, (x_, more_...), (axis, dtype, keepdims, initial, ), name, attrs, kwargs)
end
_np_prod(; kwargs...) = by_keyword(op__np_prod, kwargs)

const op__np_reshape = Op("_np_reshape", ("a", ), ("newshape", "order", ), (("newshape", "shape"), ))

"""
    _np_reshape(a; newshape, order)

Gives the elements of an array another shape.

No data moves.

# Arguments
- `a`: array or symbol. Array of any shape.
- `newshape`: one length for each dimension; required. New shape; one of the dimensions may be -1,
  which follows from the others.
- `order`: string; `\"C\"` when not given. The order of the elements; only 'C', row by row, is
  supported.

# Result
- `output`: array or symbol. The same elements in row-major order.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._np_reshape(a; newshape = (4, -1))
```
"""
function _np_reshape(x_::NDArray, more_::Vararg{NDArray, N_}; newshape = unset, order = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_reshape, (x_, more_...), (newshape, order, ), out, kwargs)
end
function _np_reshape(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; newshape = unset, order = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_reshape, (x_, more_...), (newshape, order, ), name, attrs, kwargs)
end
_np_reshape(; kwargs...) = by_keyword(op__np_reshape, kwargs)

const op__np_roll = Op("_np_roll", ("data", ), ("shift", "axis", ), (("axis", "axes"), ))

"""
    _np_roll(data; shift, axis)

Moves elements along axes.

Those that leave at the end come back at the front.

# Arguments
- `data`: array or symbol. Array of any shape.
- `shift`: tuple of integers or `nothing`; `nothing` when not given. By how many places the elements
  move; one number for each axis.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to move
  along; None: the whole array, flattened.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._np_roll(data; shift = (2,))
```
"""
function _np_roll(x_::NDArray, more_::Vararg{NDArray, N_}; shift = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_roll, (x_, more_...), (shift, axis, ), out, kwargs)
end
function _np_roll(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shift = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_roll, (x_, more_...), (shift, axis, ), name, attrs, kwargs)
end
_np_roll(; kwargs...) = by_keyword(op__np_roll, kwargs)

const op__np_squeeze = Op("_np_squeeze", ("a", ), ("axis", ), (("axis", "axes"), ))

"""
    _np_squeeze(a; axis)

Removes axes of length 1.

No data moves.

# Arguments
- `a`: array or symbol. Array of any shape.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes of length 1
  to remove; None: all of length 1.

# Result
- `output`: array or symbol. The same elements with fewer axes.

# Example
```julia
a = mx.rand(1, 3, 1, 2; low = -1, high = 1)
mx.internal._np_squeeze(a)
```
"""
function _np_squeeze(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_squeeze, (x_, more_...), (axis, ), out, kwargs)
end
function _np_squeeze(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_squeeze, (x_, more_...), (axis, ), name, attrs, kwargs)
end
_np_squeeze(; kwargs...) = by_keyword(op__np_squeeze, kwargs)

const op__np_sum = Op("_np_sum", ("a", ), ("axis", "dtype", "keepdims", "initial", ), (("axis", "axes"), ("dtype", "dtype"), ))

"""
    _np_sum(a; axis, dtype, keepdims, initial)

Sum of the elements along axes.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `initial`: number or `nothing`; `nothing` when not given. A value that takes part in every
  reduction; None: none.

# Result
- `output`: array or symbol. The reduced array.

# Example
```julia
a = mx.rand(4, 3, 2; low = 0.5, high = 1.5)
mx.internal._np_sum(a; axis = (-2,))
```
"""
function _np_sum(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_sum, (x_, more_...), (axis, dtype, keepdims, initial, ), out, kwargs)
end
function _np_sum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_sum, (x_, more_...), (axis, dtype, keepdims, initial, ), name, attrs, kwargs)
end
_np_sum(; kwargs...) = by_keyword(op__np_sum, kwargs)

const op__np_trace = Op("_np_trace", ("data", ), ("offset", "axis1", "axis2", ), (("axis1", "axis"), ("axis2", "axis"), ))

"""
    _np_trace(data; offset, axis1, axis2)

Sums of the diagonals of matrices.

# Arguments
- `data`: array or symbol. Array with at least two axes.
- `offset`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.
- `axis1`: dimension; `-1` when not given. First axis of the matrices.
- `axis2`: dimension; `-2` when not given. Second axis of the matrices.

# Result
- `output`: array or symbol. The array without the two axes.

# Example
```julia
data = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._np_trace(data; axis1 = -2, axis2 = 1)
```
"""
function _np_trace(x_::NDArray, more_::Vararg{NDArray, N_}; offset = unset, axis1 = unset, axis2 = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_trace, (x_, more_...), (offset, axis1, axis2, ), out, kwargs)
end
function _np_trace(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; offset = unset, axis1 = unset, axis2 = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_trace, (x_, more_...), (offset, axis1, axis2, ), name, attrs, kwargs)
end
_np_trace(; kwargs...) = by_keyword(op__np_trace, kwargs)

const op__np_transpose = Op("_np_transpose", ("a", ), ("axes", ), (("axes", "axes"), ))

"""
    _np_transpose(a; axes)

Reorders the axes of an array.

Output axis i is input axis axes[i].

# Arguments
- `a`: array or symbol. Array of any shape.
- `axes`: dimension, or tuple of dimensions; `nothing` when not given. Which input axis each output
  axis is; None: all in reverse order.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
mx.internal._np_transpose(a)
```
"""
function _np_transpose(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__np_transpose, (x_, more_...), (axes, ), out, kwargs)
end
function _np_transpose(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__np_transpose, (x_, more_...), (axes, ), name, attrs, kwargs)
end
_np_transpose(; kwargs...) = by_keyword(op__np_transpose, kwargs)

const op__npi_absolute = Op("_npi_absolute", ("x", ), (), ())

"""
    _npi_absolute(x)

Absolute value, |x|.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_absolute(x)
```
"""
function _npi_absolute(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_absolute, (x_, more_...), (), out, kwargs)
end
function _npi_absolute(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_absolute, (x_, more_...), (), name, attrs, kwargs)
end
_npi_absolute(; kwargs...) = by_keyword(op__npi_absolute, kwargs)

const op__npi_add = Op("_npi_add", ("lhs", "rhs", ), (), ())

"""
    _npi_add(lhs, rhs)

Sum, `lhs + rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_add(lhs, rhs)
```
"""
function _npi_add(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_add, (x_, more_...), (), out, kwargs)
end
function _npi_add(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_add, (x_, more_...), (), name, attrs, kwargs)
end
_npi_add(; kwargs...) = by_keyword(op__npi_add, kwargs)

const op__npi_add_scalar = Op("_npi_add_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_add_scalar(data; scalar, is_int)

`data + scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_add_scalar(data; scalar = 1.9)
```
"""
function _npi_add_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_add_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_add_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_add_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_add_scalar(; kwargs...) = by_keyword(op__npi_add_scalar, kwargs)

const op__npi_arange = Op("_npi_arange", (), ("start", "stop", "step", "repeat", "infer_range", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_arange(; start, stop, step, repeat, infer_range, ctx, dtype)

Evenly spaced values in a half-open interval.

With one bound only, the values run from 0 up to it.

# Arguments
- `start`: number; required. First value; the end of the range if `stop` is None.
- `stop`: number or `nothing`; `nothing` when not given. The values stay below it, or above it with
  a negative step.
- `step`: number; `1` when not given. Distance between values; not 0.
- `repeat`: integer; `1` when not given. How often each value comes.
- `infer_range`: `Bool`; `false` when not given. If true and `stop` is None, the length is that of
  whatever reads the array.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of dtype `dtype`.

# Example
```julia
mx.internal._npi_arange(; start = 2, stop = 7, step = 1.5)
```
"""
function _npi_arange(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_arange, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), out, kwargs)
end
function _npi_arange(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arange, (x_, more_...), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)
end
_npi_arange(; kwargs...) = by_keyword(op__npi_arange, kwargs)
_npi_arange(::Type{SymbolicNode}; start = unset, stop = unset, step = unset, repeat = unset, infer_range = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_arange, (), (start, stop, step, repeat, infer_range, ctx, dtype, ), name, attrs, kwargs)

const op__npi_arccos = Op("_npi_arccos", ("x", ), (), ())

"""
    _npi_arccos(x)

Inverse cosine, in [0, pi].

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.internal._npi_arccos(x)
```
"""
function _npi_arccos(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arccos, (x_, more_...), (), out, kwargs)
end
function _npi_arccos(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arccos, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arccos(; kwargs...) = by_keyword(op__npi_arccos, kwargs)

const op__npi_arccosh = Op("_npi_arccosh", ("x", ), (), ())

"""
    _npi_arccosh(x)

Inverse hyperbolic cosine.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 1.2, high = 3)
mx.internal._npi_arccosh(x)
```
"""
function _npi_arccosh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arccosh, (x_, more_...), (), out, kwargs)
end
function _npi_arccosh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arccosh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arccosh(; kwargs...) = by_keyword(op__npi_arccosh, kwargs)

const op__npi_arcsin = Op("_npi_arcsin", ("x", ), (), ())

"""
    _npi_arcsin(x)

Inverse sine, in [-pi/2, pi/2].

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.internal._npi_arcsin(x)
```
"""
function _npi_arcsin(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arcsin, (x_, more_...), (), out, kwargs)
end
function _npi_arcsin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arcsin, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arcsin(; kwargs...) = by_keyword(op__npi_arcsin, kwargs)

const op__npi_arcsinh = Op("_npi_arcsinh", ("x", ), (), ())

"""
    _npi_arcsinh(x)

Inverse hyperbolic sine.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_arcsinh(x)
```
"""
function _npi_arcsinh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arcsinh, (x_, more_...), (), out, kwargs)
end
function _npi_arcsinh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arcsinh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arcsinh(; kwargs...) = by_keyword(op__npi_arcsinh, kwargs)

const op__npi_arctan = Op("_npi_arctan", ("x", ), (), ())

"""
    _npi_arctan(x)

Inverse tangent, in [-pi/2, pi/2].

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_arctan(x)
```
"""
function _npi_arctan(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arctan, (x_, more_...), (), out, kwargs)
end
function _npi_arctan(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arctan, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arctan(; kwargs...) = by_keyword(op__npi_arctan, kwargs)

const op__npi_arctan2 = Op("_npi_arctan2", ("x1", "x2", ), (), ())

"""
    _npi_arctan2(x1, x2)

Angle of the point (x2, x1) against the first axis, in [-pi, pi].

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `x1`: array or symbol. First operand.
- `x2`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
x1 = mx.rand(3, 1, 2; low = 0.5, high = 2)
x2 = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_arctan2(x1, x2)
```
"""
function _npi_arctan2(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arctan2, (x_, more_...), (), out, kwargs)
end
function _npi_arctan2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arctan2, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arctan2(; kwargs...) = by_keyword(op__npi_arctan2, kwargs)

const op__npi_arctan2_scalar = Op("_npi_arctan2_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_arctan2_scalar(data; scalar, is_int)

Angle of the point (scalar, data) against the first axis.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_arctan2_scalar(data; scalar = 1.9)
```
"""
function _npi_arctan2_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_arctan2_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_arctan2_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arctan2_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_arctan2_scalar(; kwargs...) = by_keyword(op__npi_arctan2_scalar, kwargs)

const op__npi_arctanh = Op("_npi_arctanh", ("x", ), (), ())

"""
    _npi_arctanh(x)

Inverse hyperbolic tangent.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -0.8, high = 0.8)
mx.internal._npi_arctanh(x)
```
"""
function _npi_arctanh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_arctanh, (x_, more_...), (), out, kwargs)
end
function _npi_arctanh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_arctanh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_arctanh(; kwargs...) = by_keyword(op__npi_arctanh, kwargs)

const op__npi_argmax = Op("_npi_argmax", ("data", ), ("axis", "keepdims", ), (("axis", "axis"), ))

"""
    _npi_argmax(data; axis, keepdims)

Index of the largest element.

Of equal elements the first counts; NaN is the largest.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis to search along; None: the
  whole array, flattened.
- `keepdims`: `Bool`; `false` when not given. Keep the axis, with length 1.

# Result
- `output`: array or symbol. Indices, int64.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.internal._npi_argmax(data; axis = -2)
```
"""
function _npi_argmax(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_argmax, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function _npi_argmax(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_argmax, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
_npi_argmax(; kwargs...) = by_keyword(op__npi_argmax, kwargs)

const op__npi_argmin = Op("_npi_argmin", ("data", ), ("axis", "keepdims", ), (("axis", "axis"), ))

"""
    _npi_argmin(data; axis, keepdims)

Index of the smallest element.

Of equal elements the first counts; NaN is the smallest.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis to search along; None: the
  whole array, flattened.
- `keepdims`: `Bool`; `false` when not given. Keep the axis, with length 1.

# Result
- `output`: array or symbol. Indices, int64.

# Example
```julia
data = mx.rand(5, 2; low = -1, high = 1)
mx.internal._npi_argmin(data; axis = -2)
```
"""
function _npi_argmin(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_argmin, (x_, more_...), (axis, keepdims, ), out, kwargs)
end
function _npi_argmin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_argmin, (x_, more_...), (axis, keepdims, ), name, attrs, kwargs)
end
_npi_argmin(; kwargs...) = by_keyword(op__npi_argmin, kwargs)

const op__npi_around = Op("_npi_around", ("x", ), ("decimals", ), ())

"""
    _npi_around(x; decimals)

Rounds to a number of decimals.

Halves go to the even neighbour.

# Arguments
- `x`: array or symbol. Numbers of any shape.
- `decimals`: integer; `0` when not given. Digits after the point that stay; negative: digits before
  it that become zero.

# Result
- `output`: array or symbol. Same shape and dtype as `x`.

# Example
```julia
x = mx.NDArray(Float32[0.5, 1.5, -2.5, 2.4])
mx.internal._npi_around(x)
```
"""
function _npi_around(x_::NDArray, more_::Vararg{NDArray, N_}; decimals = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_around, (x_, more_...), (decimals, ), out, kwargs)
end
function _npi_around(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; decimals = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_around, (x_, more_...), (decimals, ), name, attrs, kwargs)
end
_npi_around(; kwargs...) = by_keyword(op__npi_around, kwargs)

const op__npi_average = Op("_npi_average", ("a", "weights", ), ("axis", "returned", "weighted", ), (("axis", "axes"), ))

"""
    _npi_average(a, weights; axis, returned, weighted)

Weighted mean of the elements along axes.

# Arguments
- `a`: array or symbol. Any array.
- `weights`: array or symbol. Weights of the shape of `a`, or one for each place along one axis. Not
  given if not `weighted`.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `returned`: `Bool`; `false` when not given. Also give the sums of the weights.
- `weighted`: `Bool`; `true` when not given. Whether there are weights; else all are 1.

# Result
- `output`: array or symbol. The means.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
weights = mx.rand(3; low = 0.5, high = 1.5)
mx.internal._npi_average(a, weights; axis = (-2,))
```
"""
function _npi_average(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, returned = unset, weighted = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_average, (x_, more_...), (axis, returned, weighted, ), out, kwargs)
end
function _npi_average(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, returned = unset, weighted = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_average, (x_, more_...), (axis, returned, weighted, ), name, attrs, kwargs)
end
_npi_average(; kwargs...) = by_keyword(op__npi_average, kwargs)

const op__npi_bernoulli = Op("_npi_bernoulli", ("input1", ), ("prob", "logit", "size", "ctx", "dtype", "is_logit", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_bernoulli(input1; prob, logit, size, ctx, dtype, is_logit)

Random ones and zeros.

The probability, or its logit, is a number or an array.

# Arguments
- `input1`: array or symbol. The parameter, if both numbers are None.
- `prob`: number or `nothing`; required. Probability of 1.
- `logit`: number or `nothing`; required. Its logit, `log(p / (1 - p))`.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.
- `is_logit`: `Bool`; required. Whether the logit is given, as a number or as the input, and not the
  probability.

# Result
- `output`: array or symbol. Ones and zeros.

# Example
```julia
mx.internal._npi_bernoulli(; prob = 0.5, logit = nothing, is_logit = false, size = (3, 2))
```
"""
function _npi_bernoulli(x_::NDArray, more_::Vararg{NDArray, N_}; prob = unset, logit = unset, size = unset, ctx = unset, dtype = unset, is_logit = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_bernoulli, (x_, more_...), (prob, logit, size, ctx, dtype, is_logit, ), out, kwargs)
end
function _npi_bernoulli(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; prob = unset, logit = unset, size = unset, ctx = unset, dtype = unset, is_logit = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bernoulli, (x_, more_...), (prob, logit, size, ctx, dtype, is_logit, ), name, attrs, kwargs)
end
_npi_bernoulli(; kwargs...) = by_keyword(op__npi_bernoulli, kwargs)
_npi_bernoulli(::Type{SymbolicNode}; prob = unset, logit = unset, size = unset, ctx = unset, dtype = unset, is_logit = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_bernoulli, (), (prob, logit, size, ctx, dtype, is_logit, ), name, attrs, kwargs)

const op__npi_bincount = Op("_npi_bincount", ("data", "weights", ), ("minlength", "has_weights", ), ())

"""
    _npi_bincount(data, weights; minlength, has_weights)

How often each number 0, 1, 2, ...

comes in an array, or the sum of the weights where it does.

# Arguments
- `data`: array or symbol. Numbers of 0 or more, in one dimension; fractions are cut off.
- `weights`: array or symbol, optional. What each number counts, if `has_weights`.
- `minlength`: integer; `0` when not given. The output has at least so many elements.
- `has_weights`: `Bool`; `false` when not given. Whether weights are given.

# Result
- `output`: array or symbol. Up to the largest number. Of the dtype of the weights, otherwise of the
  data.

# Example
```julia
data = mx.NDArray(Int32[0, 2, 2, 1, 2])
mx.internal._npi_bincount(data)
```
"""
function _npi_bincount(x_::NDArray, more_::Vararg{NDArray, N_}; minlength = unset, has_weights = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_bincount, (x_, more_...), (minlength, has_weights, ), out, kwargs)
end
function _npi_bincount(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; minlength = unset, has_weights = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bincount, (x_, more_...), (minlength, has_weights, ), name, attrs, kwargs)
end
_npi_bincount(; kwargs...) = by_keyword(op__npi_bincount, kwargs)

const op__npi_bitwise_and = Op("_npi_bitwise_and", ("lhs", "rhs", ), (), ())

"""
    _npi_bitwise_and(lhs, rhs)

Bits that are set in both.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.NDArray(rand(Int32(0):Int32(9), (3, 1, 2)))
rhs = mx.NDArray(rand(Int32(0):Int32(4), (1, 4)))
mx.internal._npi_bitwise_and(lhs, rhs)
```
"""
function _npi_bitwise_and(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_and, (x_, more_...), (), out, kwargs)
end
function _npi_bitwise_and(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_and, (x_, more_...), (), name, attrs, kwargs)
end
_npi_bitwise_and(; kwargs...) = by_keyword(op__npi_bitwise_and, kwargs)

const op__npi_bitwise_and_scalar = Op("_npi_bitwise_and_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_bitwise_and_scalar(data; scalar, is_int)

Bits that are set in `data` and in the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(rand(Int32(1):Int32(8), (5,)))
mx.internal._npi_bitwise_and_scalar(data; scalar = 2)
```
"""
function _npi_bitwise_and_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_and_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_bitwise_and_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_and_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_bitwise_and_scalar(; kwargs...) = by_keyword(op__npi_bitwise_and_scalar, kwargs)

const op__npi_bitwise_not = Op("_npi_bitwise_not", ("x", ), (), ())

"""
    _npi_bitwise_not(x)

Every bit inverted; the logical opposite of booleans.

# Arguments
- `x`: array or symbol. Integers or booleans of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `x`.

# Example
```julia
x = mx.NDArray(rand(Int32(-4):Int32(4), (3, 2)))
mx.internal._npi_bitwise_not(x)
```
"""
function _npi_bitwise_not(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_not, (x_, more_...), (), out, kwargs)
end
function _npi_bitwise_not(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_not, (x_, more_...), (), name, attrs, kwargs)
end
_npi_bitwise_not(; kwargs...) = by_keyword(op__npi_bitwise_not, kwargs)

const op__npi_bitwise_or = Op("_npi_bitwise_or", ("lhs", "rhs", ), (), ())

"""
    _npi_bitwise_or(lhs, rhs)

Bits that are set in one or both.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.NDArray(rand(Int32(0):Int32(9), (3, 1, 2)))
rhs = mx.NDArray(rand(Int32(0):Int32(4), (1, 4)))
mx.internal._npi_bitwise_or(lhs, rhs)
```
"""
function _npi_bitwise_or(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_or, (x_, more_...), (), out, kwargs)
end
function _npi_bitwise_or(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_or, (x_, more_...), (), name, attrs, kwargs)
end
_npi_bitwise_or(; kwargs...) = by_keyword(op__npi_bitwise_or, kwargs)

const op__npi_bitwise_or_scalar = Op("_npi_bitwise_or_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_bitwise_or_scalar(data; scalar, is_int)

Bits that are set in `data`, in the scalar, or in both.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(rand(Int32(1):Int32(8), (5,)))
mx.internal._npi_bitwise_or_scalar(data; scalar = 2)
```
"""
function _npi_bitwise_or_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_or_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_bitwise_or_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_or_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_bitwise_or_scalar(; kwargs...) = by_keyword(op__npi_bitwise_or_scalar, kwargs)

const op__npi_bitwise_xor = Op("_npi_bitwise_xor", ("lhs", "rhs", ), (), ())

"""
    _npi_bitwise_xor(lhs, rhs)

Bits that are set in one of both.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.NDArray(rand(Int32(0):Int32(9), (3, 1, 2)))
rhs = mx.NDArray(rand(Int32(0):Int32(4), (1, 4)))
mx.internal._npi_bitwise_xor(lhs, rhs)
```
"""
function _npi_bitwise_xor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_xor, (x_, more_...), (), out, kwargs)
end
function _npi_bitwise_xor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_xor, (x_, more_...), (), name, attrs, kwargs)
end
_npi_bitwise_xor(; kwargs...) = by_keyword(op__npi_bitwise_xor, kwargs)

const op__npi_bitwise_xor_scalar = Op("_npi_bitwise_xor_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_bitwise_xor_scalar(data; scalar, is_int)

Bits that are set in `data` or in the scalar, and not in both.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(rand(Int32(1):Int32(8), (5,)))
mx.internal._npi_bitwise_xor_scalar(data; scalar = 2)
```
"""
function _npi_bitwise_xor_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_bitwise_xor_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_bitwise_xor_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_bitwise_xor_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_bitwise_xor_scalar(; kwargs...) = by_keyword(op__npi_bitwise_xor_scalar, kwargs)

const op__npi_blackman = Op("_npi_blackman", (), ("M", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_blackman(; M, ctx, dtype)

Blackman window: `0.42 - 0.5 cos(2 pi i / (M - 1)) + 0.08 cos(4 pi i / (M - 1))`.

# Arguments
- `M`: integer or `nothing`; `nothing` when not given. Number of points; below 1: none.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of `M` values; a single one is 1.

# Example
```julia
mx.internal._npi_blackman(; M = 5)
```
"""
function _npi_blackman(x_::NDArray, more_::Vararg{NDArray, N_}; M = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_blackman, (x_, more_...), (M, ctx, dtype, ), out, kwargs)
end
function _npi_blackman(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_blackman, (x_, more_...), (M, ctx, dtype, ), name, attrs, kwargs)
end
_npi_blackman(; kwargs...) = by_keyword(op__npi_blackman, kwargs)
_npi_blackman(::Type{SymbolicNode}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_blackman, (), (M, ctx, dtype, ), name, attrs, kwargs)

const op__npi_boolean_mask_assign_scalar = Op("_npi_boolean_mask_assign_scalar", ("data", "mask", ), ("value", "start_axis", ), (("start_axis", "axis"), ))

"""
    _npi_boolean_mask_assign_scalar(data, mask; value, start_axis)

The data with a number where the mask is not zero.

# Arguments
- `data`: array or symbol. The old values.
- `mask`: array or symbol. What decides, in the shape of some axes of the data.
- `value`: number; `0` when not given. The number to write.
- `start_axis`: dimension; `-1` when not given. First axis of the data that the mask covers.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mask = mx.NDArray(reshape(Float32[1, 0, 0, 1, 0, 1], (3, 2)))
mx.internal._npi_boolean_mask_assign_scalar(data, mask; value = 5)
```
"""
function _npi_boolean_mask_assign_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; value = unset, start_axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_boolean_mask_assign_scalar, (x_, more_...), (value, start_axis, ), out, kwargs)
end
function _npi_boolean_mask_assign_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; value = unset, start_axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_boolean_mask_assign_scalar, (x_, more_...), (value, start_axis, ), name, attrs, kwargs)
end
_npi_boolean_mask_assign_scalar(; kwargs...) = by_keyword(op__npi_boolean_mask_assign_scalar, kwargs)

const op__npi_boolean_mask_assign_tensor = Op("_npi_boolean_mask_assign_tensor", ("data", "mask", "value", ), ("start_axis", ), (("start_axis", "axis"), ))

"""
    _npi_boolean_mask_assign_tensor(data, mask, value; start_axis)

The data with new values where the mask is not zero, one after the other or one for all.

# Arguments
- `data`: array or symbol. The old values.
- `mask`: array or symbol. What decides, in the shape of some axes of the data.
- `value`: array or symbol. The new values: the shape of the data with the axes of the mask replaced
  by one.
- `start_axis`: dimension; `-1` when not given. First axis of the data that the mask covers.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mask = mx.NDArray(reshape(Float32[1, 0, 0, 1, 0, 1], (3, 2)))
value = mx.rand(3; low = -1, high = 1)
mx.internal._npi_boolean_mask_assign_tensor(data, mask, value)
```
"""
function _npi_boolean_mask_assign_tensor(x_::NDArray, more_::Vararg{NDArray, N_}; start_axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_boolean_mask_assign_tensor, (x_, more_...), (start_axis, ), out, kwargs)
end
function _npi_boolean_mask_assign_tensor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start_axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_boolean_mask_assign_tensor, (x_, more_...), (start_axis, ), name, attrs, kwargs)
end
_npi_boolean_mask_assign_tensor(; kwargs...) = by_keyword(op__npi_boolean_mask_assign_tensor, kwargs)

const op__npi_broadcast_to = Op("_npi_broadcast_to", ("array", ), ("shape", ), (("shape", "shape"), ))

"""
    _npi_broadcast_to(array; shape)

Repeats an array along axes of length 1, and along new leading axes, to reach a shape.

# Arguments
- `array`: array or symbol. Its axes have length 1 or the wanted one, counted from the last.
- `shape`: one length for each dimension; `()` when not given. The wanted shape; -2 keeps the length
  of the input.

# Result
- `output`: array or symbol. Of shape `shape`.

# Example
```julia
array = mx.rand(3, 1; low = -1, high = 1)
mx.internal._npi_broadcast_to(array; shape = (3, 2))
```
"""
function _npi_broadcast_to(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_broadcast_to, (x_, more_...), (shape, ), out, kwargs)
end
function _npi_broadcast_to(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_broadcast_to, (x_, more_...), (shape, ), name, attrs, kwargs)
end
_npi_broadcast_to(; kwargs...) = by_keyword(op__npi_broadcast_to, kwargs)

const op__npi_cbrt = Op("_npi_cbrt", ("x", ), (), ())

"""
    _npi_cbrt(x)

Cube root.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_cbrt(x)
```
"""
function _npi_cbrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_cbrt, (x_, more_...), (), out, kwargs)
end
function _npi_cbrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_cbrt, (x_, more_...), (), name, attrs, kwargs)
end
_npi_cbrt(; kwargs...) = by_keyword(op__npi_cbrt, kwargs)

const op__npi_ceil = Op("_npi_ceil", ("x", ), (), ())

"""
    _npi_ceil(x)

Rounds up.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_ceil(x)
```
"""
function _npi_ceil(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_ceil, (x_, more_...), (), out, kwargs)
end
function _npi_ceil(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_ceil, (x_, more_...), (), name, attrs, kwargs)
end
_npi_ceil(; kwargs...) = by_keyword(op__npi_ceil, kwargs)

const op__npi_choice = Op("_npi_choice", ("input1", "input2", ), ("a", "size", "ctx", "replace", "weighted", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_choice(input1, input2; a, size, ctx, replace, weighted)

Random positions, with or without repetition, equally likely or with given probabilities.

# Arguments
- `input1`: array or symbol. The things, if `a` is None; only their number is used. Else the
  probabilities, if weighted.
- `input2`: array or symbol, optional. The probabilities, if weighted and `a` is None.
- `a`: integer or `nothing`; required. Number of things to choose from; None: the length of the
  first input.
- `size`: one length for each dimension or `nothing`; required. The shape of the result.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `replace`: `Bool`; `true` when not given. Whether a thing may be chosen more than once.
- `weighted`: `Bool`; `false` when not given. Whether the last input gives probabilities.

# Result
- `output`: array or symbol. Positions, int64, in random order.

# Example
```julia
mx.internal._npi_choice(; a = 5, size = (3, 2))
```
"""
function _npi_choice(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, size = unset, ctx = unset, replace = unset, weighted = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_choice, (x_, more_...), (a, size, ctx, replace, weighted, ), out, kwargs)
end
function _npi_choice(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, size = unset, ctx = unset, replace = unset, weighted = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_choice, (x_, more_...), (a, size, ctx, replace, weighted, ), name, attrs, kwargs)
end
_npi_choice(; kwargs...) = by_keyword(op__npi_choice, kwargs)
_npi_choice(::Type{SymbolicNode}; a = unset, size = unset, ctx = unset, replace = unset, weighted = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_choice, (), (a, size, ctx, replace, weighted, ), name, attrs, kwargs)

const op__npi_cholesky = Op("_npi_cholesky", ("A", ), (), ())

"""
    _npi_cholesky(A)

Cholesky factors of symmetric positive definite matrices: lower triangles L with A = L L^T.

# Arguments
- `A`: array or symbol. The matrices; only their lower triangles are read.

# Result
- `output`: array or symbol. The factors.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.internal._npi_cholesky(A)
```
"""
function _npi_cholesky(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_cholesky, (x_, more_...), (), out, kwargs)
end
function _npi_cholesky(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_cholesky, (x_, more_...), (), name, attrs, kwargs)
end
_npi_cholesky(; kwargs...) = by_keyword(op__npi_cholesky, kwargs)

const op__npi_column_stack = Op("_npi_column_stack", ("data", ), ("num_args", ), (("num_args", "count"), ), "num_args")

"""
    _npi_column_stack(data...; num_args)

Joins arrays along axis 1; vectors are columns.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_column_stack(arg0, arg1)
```
"""
function _npi_column_stack(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_column_stack, (x_, more_...), (num_args, ), out, kwargs)
end
function _npi_column_stack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_column_stack, (x_, more_...), (num_args, ), name, attrs, kwargs)
end
_npi_column_stack(; kwargs...) = by_keyword(op__npi_column_stack, kwargs)

const op__npi_concatenate = Op("_npi_concatenate", ("data", ), ("num_args", "dim", ), (("num_args", "count"), ("dim", "axis"), ), "num_args")

"""
    _npi_concatenate(data...; num_args, dim)

Joins arrays along an axis.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.
- `dim`: dimension; `-2` when not given. Axis to join along; negative counts from the end.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_concatenate(arg0, arg1)
```
"""
function _npi_concatenate(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, dim = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_concatenate, (x_, more_...), (num_args, dim, ), out, kwargs)
end
function _npi_concatenate(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, dim = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_concatenate, (x_, more_...), (num_args, dim, ), name, attrs, kwargs)
end
_npi_concatenate(; kwargs...) = by_keyword(op__npi_concatenate, kwargs)

const op__npi_copysign = Op("_npi_copysign", ("lhs", "rhs", ), (), ())

"""
    _npi_copysign(lhs, rhs)

`lhs` with the sign of `rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_copysign(lhs, rhs)
```
"""
function _npi_copysign(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_copysign, (x_, more_...), (), out, kwargs)
end
function _npi_copysign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_copysign, (x_, more_...), (), name, attrs, kwargs)
end
_npi_copysign(; kwargs...) = by_keyword(op__npi_copysign, kwargs)

const op__npi_copysign_scalar = Op("_npi_copysign_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_copysign_scalar(data; scalar, is_int)

`data` with the sign of the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_copysign_scalar(data; scalar = 1.9)
```
"""
function _npi_copysign_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_copysign_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_copysign_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_copysign_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_copysign_scalar(; kwargs...) = by_keyword(op__npi_copysign_scalar, kwargs)

const op__npi_cos = Op("_npi_cos", ("x", ), (), ())

"""
    _npi_cos(x)

Cosine of radians.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_cos(x)
```
"""
function _npi_cos(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_cos, (x_, more_...), (), out, kwargs)
end
function _npi_cos(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_cos, (x_, more_...), (), name, attrs, kwargs)
end
_npi_cos(; kwargs...) = by_keyword(op__npi_cos, kwargs)

const op__npi_cosh = Op("_npi_cosh", ("x", ), (), ())

"""
    _npi_cosh(x)

Hyperbolic cosine.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_cosh(x)
```
"""
function _npi_cosh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_cosh, (x_, more_...), (), out, kwargs)
end
function _npi_cosh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_cosh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_cosh(; kwargs...) = by_keyword(op__npi_cosh, kwargs)

const op__npi_degrees = Op("_npi_degrees", ("x", ), (), ())

"""
    _npi_degrees(x)

Converts radians to degrees.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_degrees(x)
```
"""
function _npi_degrees(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_degrees, (x_, more_...), (), out, kwargs)
end
function _npi_degrees(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_degrees, (x_, more_...), (), name, attrs, kwargs)
end
_npi_degrees(; kwargs...) = by_keyword(op__npi_degrees, kwargs)

const op__npi_delete = Op("_npi_delete", ("arr", "obj", ), ("start", "stop", "step", "int_ind", "axis", ), (("axis", "axis"), ))

"""
    _npi_delete(arr, obj; start, stop, step, int_ind, axis)

An array without the elements at some places, or without some of its parts along an axis.

Places in an array count from 0, and those outside take nothing away, as in NumPy before 1.19.

# Arguments
- `arr`: array or symbol. The array.
- `obj`: array or symbol. The places, or a mask of booleans, where they are neither a number nor a
  slice.
- `start`: integer or `nothing`; `nothing` when not given. First place of a slice.
- `stop`: integer or `nothing`; `nothing` when not given. End of a slice.
- `step`: integer or `nothing`; `nothing` when not given. Step of a slice.
- `int_ind`: integer or `nothing`; `nothing` when not given. A single place; negative counts from
  the end.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis of the places; None: the
  flattened array.

# Result
- `output`: array or symbol. What is left; flat without an axis.

# Example
```julia
arr = mx.rand(2, 3; low = -1, high = 1)
mx.internal._npi_delete(arr; int_ind = -2, axis = -1)
```
"""
function _npi_delete(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_delete, (x_, more_...), (start, stop, step, int_ind, axis, ), out, kwargs)
end
function _npi_delete(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_delete, (x_, more_...), (start, stop, step, int_ind, axis, ), name, attrs, kwargs)
end
_npi_delete(; kwargs...) = by_keyword(op__npi_delete, kwargs)

const op__npi_diag_indices_from = Op("_npi_diag_indices_from", ("data", ), (), ())

"""
    _npi_diag_indices_from(data)

The positions of the main diagonal of an array whose axes are equally long.

# Arguments
- `data`: array or symbol. Array with at least two axes; its values are not read.

# Result
- `output`: array or symbol. Positions along each axis, int64, of shape (axes, length).

# Example
```julia
data = mx.rand(3, 3; low = -1, high = 1)
mx.internal._npi_diag_indices_from(data)
```
"""
function _npi_diag_indices_from(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_diag_indices_from, (x_, more_...), (), out, kwargs)
end
function _npi_diag_indices_from(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_diag_indices_from, (x_, more_...), (), name, attrs, kwargs)
end
_npi_diag_indices_from(; kwargs...) = by_keyword(op__npi_diag_indices_from, kwargs)

const op__npi_diff = Op("_npi_diff", ("a", ), ("n", "axis", ), (("axis", "axis"), ))

"""
    _npi_diff(a; n, axis)

Differences of neighbouring elements along an axis.

# Arguments
- `a`: array or symbol. Array with at least one axis.
- `n`: integer; `1` when not given. How often differences are taken.
- `axis`: dimension; `1` when not given. The axis to take them along.

# Result
- `output`: array or symbol. The axis is shorter by `n`.

# Example
```julia
a = mx.rand(4, 2; low = -1, high = 1)
mx.internal._npi_diff(a)
```
"""
function _npi_diff(x_::NDArray, more_::Vararg{NDArray, N_}; n = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_diff, (x_, more_...), (n, axis, ), out, kwargs)
end
function _npi_diff(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; n = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_diff, (x_, more_...), (n, axis, ), name, attrs, kwargs)
end
_npi_diff(; kwargs...) = by_keyword(op__npi_diff, kwargs)

const op__npi_dsplit = Op("_npi_dsplit", ("data", ), ("indices", "axis", "squeeze_axis", "sections", ), (("indices", "index"), ("axis", "axis"), ("sections", "count"), ))

"""
    _npi_dsplit(data; indices, axis, squeeze_axis, sections)

Divides an array along axis 2.

# Arguments
- `data`: array or symbol. Array with at least one axis.
- `indices`: tuple of positions from 1, one for each dimension; required. Where the parts begin, the
  first one at 0; used if `sections` is 0.
- `axis`: dimension; `-2` when not given. Axis to divide.
- `squeeze_axis`: `Bool`; `false` when not given. Remove the axis if its length becomes 1.
- `sections`: integer; `0` when not given. Number of equal parts, or 0.

# Example
```julia
data = mx.rand(2, 4, 2; low = -1, high = 1)
mx.internal._npi_dsplit(data; indices = (), sections = 2)
```
"""
function _npi_dsplit(x_::NDArray, more_::Vararg{NDArray, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_dsplit, (x_, more_...), (indices, axis, squeeze_axis, sections, ), out, kwargs)
end
function _npi_dsplit(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_dsplit, (x_, more_...), (indices, axis, squeeze_axis, sections, ), name, attrs, kwargs)
end
_npi_dsplit(; kwargs...) = by_keyword(op__npi_dsplit, kwargs)

const op__npi_dstack = Op("_npi_dstack", ("data", ), ("num_args", "dim", ), (("num_args", "count"), ("dim", "axis"), ), "num_args")

"""
    _npi_dstack(data...; num_args, dim)

Joins arrays along the third axis, which they get if they lack it.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.
- `dim`: dimension; `-2` when not given. Axis to join along; negative counts from the end.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_dstack(arg0, arg1)
```
"""
function _npi_dstack(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, dim = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_dstack, (x_, more_...), (num_args, dim, ), out, kwargs)
end
function _npi_dstack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, dim = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_dstack, (x_, more_...), (num_args, dim, ), name, attrs, kwargs)
end
_npi_dstack(; kwargs...) = by_keyword(op__npi_dstack, kwargs)

const op__npi_ediff1d = Op("_npi_ediff1d", ("input1", "input2", "input3", ), ("to_begin_arr_given", "to_end_arr_given", "to_begin_scalar", "to_end_scalar", ), ())

"""
    _npi_ediff1d(input1, input2, input3; to_begin_arr_given, to_end_arr_given, to_begin_scalar,
        to_end_scalar)

Differences of neighbours in the flattened array, with something before and after them if wanted.

# Arguments
- `input1`: array or symbol. The array.
- `input2`: array or symbol, optional. What comes before, if that is an array; else what comes
  after.
- `input3`: array or symbol, optional. What comes after, if both are arrays.
- `to_begin_arr_given`: `Bool`; `false` when not given. Whether an array comes before.
- `to_end_arr_given`: `Bool`; `false` when not given. Whether an array comes after.
- `to_begin_scalar`: number or `nothing`; `nothing` when not given. A number that comes before;
  None: none.
- `to_end_scalar`: number or `nothing`; `nothing` when not given. A number that comes after; None:
  none.

# Result
- `output`: array or symbol. One axis.

# Example
```julia
input1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_ediff1d(input1)
```
"""
function _npi_ediff1d(x_::NDArray, more_::Vararg{NDArray, N_}; to_begin_arr_given = unset, to_end_arr_given = unset, to_begin_scalar = unset, to_end_scalar = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_ediff1d, (x_, more_...), (to_begin_arr_given, to_end_arr_given, to_begin_scalar, to_end_scalar, ), out, kwargs)
end
function _npi_ediff1d(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; to_begin_arr_given = unset, to_end_arr_given = unset, to_begin_scalar = unset, to_end_scalar = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_ediff1d, (x_, more_...), (to_begin_arr_given, to_end_arr_given, to_begin_scalar, to_end_scalar, ), name, attrs, kwargs)
end
_npi_ediff1d(; kwargs...) = by_keyword(op__npi_ediff1d, kwargs)

const op__npi_eig = Op("_npi_eig", ("A", ), (), ())

"""
    _npi_eig(A)

Eigenvalues and eigenvectors of square matrices.

Complex eigenvalues are an error.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `w`: array or symbol. The eigenvalues.
- `v`: array or symbol. The eigenvectors, of length 1, in columns.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 0, 3], (2, 2)))
mx.internal._npi_eig(A)
```
"""
function _npi_eig(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_eig, (x_, more_...), (), out, kwargs)
end
function _npi_eig(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_eig, (x_, more_...), (), name, attrs, kwargs)
end
_npi_eig(; kwargs...) = by_keyword(op__npi_eig, kwargs)

const op__npi_eigh = Op("_npi_eigh", ("A", ), ("UPLO", ), ())

"""
    _npi_eigh(A; UPLO)

Eigenvalues, ascending, and eigenvectors of symmetric matrices.

# Arguments
- `A`: array or symbol. Symmetric matrices.
- `UPLO`: string; `\"L\"` when not given. Which triangle is read: 'L', the lower, or 'U', the upper.

# Result
- `w`: array or symbol. The eigenvalues.
- `v`: array or symbol. The eigenvectors, in columns.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.internal._npi_eigh(A)
```
"""
function _npi_eigh(x_::NDArray, more_::Vararg{NDArray, N_}; UPLO = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_eigh, (x_, more_...), (UPLO, ), out, kwargs)
end
function _npi_eigh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; UPLO = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_eigh, (x_, more_...), (UPLO, ), name, attrs, kwargs)
end
_npi_eigh(; kwargs...) = by_keyword(op__npi_eigh, kwargs)

const op__npi_eigvals = Op("_npi_eigvals", ("A", ), (), ())

"""
    _npi_eigvals(A)

Eigenvalues of square matrices.

Complex ones are an error.

# Arguments
- `A`: array or symbol. Square matrices.

# Result
- `w`: array or symbol. The eigenvalues.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 0, 3], (2, 2)))
mx.internal._npi_eigvals(A)
```
"""
function _npi_eigvals(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_eigvals, (x_, more_...), (), out, kwargs)
end
function _npi_eigvals(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_eigvals, (x_, more_...), (), name, attrs, kwargs)
end
_npi_eigvals(; kwargs...) = by_keyword(op__npi_eigvals, kwargs)

const op__npi_eigvalsh = Op("_npi_eigvalsh", ("A", ), ("UPLO", ), ())

"""
    _npi_eigvalsh(A; UPLO)

Eigenvalues, ascending, of symmetric matrices.

# Arguments
- `A`: array or symbol. Symmetric matrices.
- `UPLO`: string; `\"L\"` when not given. Which triangle is read: 'L', the lower, or 'U', the upper.

# Result
- `w`: array or symbol. The eigenvalues.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
mx.internal._npi_eigvalsh(A)
```
"""
function _npi_eigvalsh(x_::NDArray, more_::Vararg{NDArray, N_}; UPLO = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_eigvalsh, (x_, more_...), (UPLO, ), out, kwargs)
end
function _npi_eigvalsh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; UPLO = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_eigvalsh, (x_, more_...), (UPLO, ), name, attrs, kwargs)
end
_npi_eigvalsh(; kwargs...) = by_keyword(op__npi_eigvalsh, kwargs)

const op__npi_einsum = Op("_npi_einsum", ("data", ), ("num_args", "subscripts", "optimize", ), (("num_args", "count"), ), "num_args")

"""
    _npi_einsum(data...; num_args, subscripts, optimize)

Sums of products in Einstein's notation: letters name axes, equal letters go together, and letters
that the result lacks are summed over.

Without `->` the result has the letters that come once, in alphabetical order.

# Arguments
- `data`: arrays or symbols. The factors.
- `num_args`: integer, counted when not given. Number of arrays.
- `subscripts`: string; `\"\"` when not given. The axes of each array as letters, divided by commas;
  after `->` those of the result. `...` stands for any further axes, which broadcast.
- `optimize`: integer; `0` when not given. Has no effect: arrays are combined from the left.

# Result
- `output`: array or symbol. The sums.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(4, 3; low = -1, high = 1)
mx.internal._npi_einsum(arg0, arg1; subscripts = \"ij,jk->ik\")
```
"""
function _npi_einsum(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, subscripts = unset, optimize = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_einsum, (x_, more_...), (num_args, subscripts, optimize, ), out, kwargs)
end
function _npi_einsum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, subscripts = unset, optimize = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_einsum, (x_, more_...), (num_args, subscripts, optimize, ), name, attrs, kwargs)
end
_npi_einsum(; kwargs...) = by_keyword(op__npi_einsum, kwargs)

const op__npi_equal = Op("_npi_equal", ("lhs", "rhs", ), (), ())

"""
    _npi_equal(lhs, rhs)

Whether `lhs == rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_equal(lhs, rhs)
```
"""
function _npi_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_equal, (x_, more_...), (), out, kwargs)
end
function _npi_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_equal, (x_, more_...), (), name, attrs, kwargs)
end
_npi_equal(; kwargs...) = by_keyword(op__npi_equal, kwargs)

const op__npi_equal_scalar = Op("_npi_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_equal_scalar(data; scalar, is_int)

Whether `data == scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_equal_scalar(data; scalar = 1.9)
```
"""
function _npi_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_equal_scalar(; kwargs...) = by_keyword(op__npi_equal_scalar, kwargs)

const op__npi_exp = Op("_npi_exp", ("x", ), (), ())

"""
    _npi_exp(x)

Exponential function.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_exp(x)
```
"""
function _npi_exp(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_exp, (x_, more_...), (), out, kwargs)
end
function _npi_exp(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_exp, (x_, more_...), (), name, attrs, kwargs)
end
_npi_exp(; kwargs...) = by_keyword(op__npi_exp, kwargs)

const op__npi_expm1 = Op("_npi_expm1", ("x", ), (), ())

"""
    _npi_expm1(x)

`exp(x) - 1`, also exact for small x.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_expm1(x)
```
"""
function _npi_expm1(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_expm1, (x_, more_...), (), out, kwargs)
end
function _npi_expm1(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_expm1, (x_, more_...), (), name, attrs, kwargs)
end
_npi_expm1(; kwargs...) = by_keyword(op__npi_expm1, kwargs)

const op__npi_exponential = Op("_npi_exponential", ("input1", ), ("scale", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_exponential(input1; scale, size, ctx)

Random values of an exponential distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol, optional. The first parameter that is None, as an array.
- `scale`: number or `nothing`; `1` when not given. Mean, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_exponential(; scale = 0.5, size = (3, 2))
```
"""
function _npi_exponential(x_::NDArray, more_::Vararg{NDArray, N_}; scale = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_exponential, (x_, more_...), (scale, size, ctx, ), out, kwargs)
end
function _npi_exponential(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_exponential, (x_, more_...), (scale, size, ctx, ), name, attrs, kwargs)
end
_npi_exponential(; kwargs...) = by_keyword(op__npi_exponential, kwargs)
_npi_exponential(::Type{SymbolicNode}; scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_exponential, (), (scale, size, ctx, ), name, attrs, kwargs)

const op__npi_eye = Op("_npi_eye", (), ("N", "M", "k", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_eye(; N, M, k, ctx, dtype)

A matrix with ones on one diagonal and zeros elsewhere.

# Arguments
- `N`: integer; required. Number of rows.
- `M`: integer or `nothing`; `nothing` when not given. Number of columns; None: as many as rows.
- `k`: integer; `0` when not given. Which diagonal holds the ones: above the main one if positive,
  below if negative.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape (N, M).

# Example
```julia
mx.internal._npi_eye(; N = 3)
```
"""
function _npi_eye(x_::NDArray, more_::Vararg{NDArray, N_}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_eye, (x_, more_...), (N, M, k, ctx, dtype, ), out, kwargs)
end
function _npi_eye(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_eye, (x_, more_...), (N, M, k, ctx, dtype, ), name, attrs, kwargs)
end
_npi_eye(; kwargs...) = by_keyword(op__npi_eye, kwargs)
_npi_eye(::Type{SymbolicNode}; N = unset, M = unset, k = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_eye, (), (N, M, k, ctx, dtype, ), name, attrs, kwargs)

const op__npi_fix = Op("_npi_fix", ("x", ), (), ())

"""
    _npi_fix(x)

Rounds toward zero.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_fix(x)
```
"""
function _npi_fix(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_fix, (x_, more_...), (), out, kwargs)
end
function _npi_fix(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_fix, (x_, more_...), (), name, attrs, kwargs)
end
_npi_fix(; kwargs...) = by_keyword(op__npi_fix, kwargs)

const op__npi_flip = Op("_npi_flip", ("data", ), ("axis", ), (("axis", "axes"), ))

"""
    _npi_flip(data; axis)

Reverses the order of the elements along axes.

# Arguments
- `data`: array or symbol. Array of any shape.
- `axis`: dimension, or tuple of dimensions; required. Axes whose order is reversed; None: all.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_flip(data; axis = (-1,))
```
"""
function _npi_flip(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_flip, (x_, more_...), (axis, ), out, kwargs)
end
function _npi_flip(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_flip, (x_, more_...), (axis, ), name, attrs, kwargs)
end
_npi_flip(; kwargs...) = by_keyword(op__npi_flip, kwargs)

const op__npi_floor = Op("_npi_floor", ("x", ), (), ())

"""
    _npi_floor(x)

Rounds down.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_floor(x)
```
"""
function _npi_floor(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_floor, (x_, more_...), (), out, kwargs)
end
function _npi_floor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_floor, (x_, more_...), (), name, attrs, kwargs)
end
_npi_floor(; kwargs...) = by_keyword(op__npi_floor, kwargs)

const op__npi_full_like = Op("_npi_full_like", ("a", ), ("fill_value", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_full_like(a; fill_value, ctx, dtype)

An array of the shape of another, filled with one value.

# Arguments
- `a`: array or symbol. Gives the shape, and the dtype unless one is named; its values are not read.
- `fill_value`: number; required. The value of every element.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result;
  None: that of `a`.

# Result
- `output`: array or symbol. Same shape as `a`.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_full_like(a; fill_value = 2.5)
```
"""
function _npi_full_like(x_::NDArray, more_::Vararg{NDArray, N_}; fill_value = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_full_like, (x_, more_...), (fill_value, ctx, dtype, ), out, kwargs)
end
function _npi_full_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; fill_value = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_full_like, (x_, more_...), (fill_value, ctx, dtype, ), name, attrs, kwargs)
end
_npi_full_like(; kwargs...) = by_keyword(op__npi_full_like, kwargs)

const op__npi_gamma = Op("_npi_gamma", ("input1", "input2", ), ("shape", "scale", "size", "ctx", "dtype", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_gamma(input1, input2; shape, scale, size, ctx, dtype)

Random values of a gamma distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `shape`: number or `nothing`; required. Shape, above 0. None: it is an input.
- `scale`: number or `nothing`; required. Scale, above 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_gamma(; shape = 0.5, scale = 1, size = (3, 2))
```
"""
function _npi_gamma(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, scale = unset, size = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_gamma, (x_, more_...), (shape, scale, size, ctx, dtype, ), out, kwargs)
end
function _npi_gamma(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_gamma, (x_, more_...), (shape, scale, size, ctx, dtype, ), name, attrs, kwargs)
end
_npi_gamma(; kwargs...) = by_keyword(op__npi_gamma, kwargs)
_npi_gamma(::Type{SymbolicNode}; shape = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_gamma, (), (shape, scale, size, ctx, dtype, ), name, attrs, kwargs)

const op__npi_greater = Op("_npi_greater", ("lhs", "rhs", ), (), ())

"""
    _npi_greater(lhs, rhs)

Whether `lhs > rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_greater(lhs, rhs)
```
"""
function _npi_greater(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_greater, (x_, more_...), (), out, kwargs)
end
function _npi_greater(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_greater, (x_, more_...), (), name, attrs, kwargs)
end
_npi_greater(; kwargs...) = by_keyword(op__npi_greater, kwargs)

const op__npi_greater_equal = Op("_npi_greater_equal", ("lhs", "rhs", ), (), ())

"""
    _npi_greater_equal(lhs, rhs)

Whether `lhs >= rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_greater_equal(lhs, rhs)
```
"""
function _npi_greater_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_greater_equal, (x_, more_...), (), out, kwargs)
end
function _npi_greater_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_greater_equal, (x_, more_...), (), name, attrs, kwargs)
end
_npi_greater_equal(; kwargs...) = by_keyword(op__npi_greater_equal, kwargs)

const op__npi_greater_equal_scalar = Op("_npi_greater_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_greater_equal_scalar(data; scalar, is_int)

Whether `data >= scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_greater_equal_scalar(data; scalar = 1.9)
```
"""
function _npi_greater_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_greater_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_greater_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_greater_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_greater_equal_scalar(; kwargs...) = by_keyword(op__npi_greater_equal_scalar, kwargs)

const op__npi_greater_scalar = Op("_npi_greater_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_greater_scalar(data; scalar, is_int)

Whether `data > scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_greater_scalar(data; scalar = 1.9)
```
"""
function _npi_greater_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_greater_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_greater_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_greater_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_greater_scalar(; kwargs...) = by_keyword(op__npi_greater_scalar, kwargs)

const op__npi_gumbel = Op("_npi_gumbel", ("input1", "input2", ), ("loc", "scale", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_gumbel(input1, input2; loc, scale, size, ctx)

Random values of a Gumbel distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `loc`: number or `nothing`; required. Mode. None: it is an input.
- `scale`: number or `nothing`; required. Scale, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_gumbel(; loc = 0.5, scale = 1, size = (3, 2))
```
"""
function _npi_gumbel(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_gumbel, (x_, more_...), (loc, scale, size, ctx, ), out, kwargs)
end
function _npi_gumbel(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_gumbel, (x_, more_...), (loc, scale, size, ctx, ), name, attrs, kwargs)
end
_npi_gumbel(; kwargs...) = by_keyword(op__npi_gumbel, kwargs)
_npi_gumbel(::Type{SymbolicNode}; loc = unset, scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_gumbel, (), (loc, scale, size, ctx, ), name, attrs, kwargs)

const op__npi_hamming = Op("_npi_hamming", (), ("M", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_hamming(; M, ctx, dtype)

Hamming window: `0.54 - 0.46 cos(2 pi i / (M - 1))`.

# Arguments
- `M`: integer or `nothing`; `nothing` when not given. Number of points; below 1: none.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of `M` values; a single one is 1.

# Example
```julia
mx.internal._npi_hamming(; M = 5)
```
"""
function _npi_hamming(x_::NDArray, more_::Vararg{NDArray, N_}; M = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_hamming, (x_, more_...), (M, ctx, dtype, ), out, kwargs)
end
function _npi_hamming(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_hamming, (x_, more_...), (M, ctx, dtype, ), name, attrs, kwargs)
end
_npi_hamming(; kwargs...) = by_keyword(op__npi_hamming, kwargs)
_npi_hamming(::Type{SymbolicNode}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_hamming, (), (M, ctx, dtype, ), name, attrs, kwargs)

const op__npi_hanning = Op("_npi_hanning", (), ("M", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_hanning(; M, ctx, dtype)

Hann window, a raised cosine: `0.5 - 0.5 cos(2 pi i / (M - 1))`.

# Arguments
- `M`: integer or `nothing`; `nothing` when not given. Number of points; below 1: none.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of `M` values; a single one is 1.

# Example
```julia
mx.internal._npi_hanning(; M = 5)
```
"""
function _npi_hanning(x_::NDArray, more_::Vararg{NDArray, N_}; M = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_hanning, (x_, more_...), (M, ctx, dtype, ), out, kwargs)
end
function _npi_hanning(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_hanning, (x_, more_...), (M, ctx, dtype, ), name, attrs, kwargs)
end
_npi_hanning(; kwargs...) = by_keyword(op__npi_hanning, kwargs)
_npi_hanning(::Type{SymbolicNode}; M = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_hanning, (), (M, ctx, dtype, ), name, attrs, kwargs)

const op__npi_hsplit = Op("_npi_hsplit", ("data", ), ("indices", "axis", "squeeze_axis", "sections", ), (("indices", "index"), ("axis", "axis"), ("sections", "count"), ))

"""
    _npi_hsplit(data; indices, axis, squeeze_axis, sections)

Divides an array along axis 1, and a vector along its only axis.

# Arguments
- `data`: array or symbol. Array with at least one axis.
- `indices`: tuple of positions from 1, one for each dimension; required. Where the parts begin, the
  first one at 0; used if `sections` is 0.
- `axis`: dimension; `-2` when not given. Axis to divide.
- `squeeze_axis`: `Bool`; `false` when not given. Remove the axis if its length becomes 1.
- `sections`: integer; `0` when not given. Number of equal parts, or 0.

# Example
```julia
data = mx.rand(2, 4, 2; low = -1, high = 1)
mx.internal._npi_hsplit(data; indices = (), sections = 2)
```
"""
function _npi_hsplit(x_::NDArray, more_::Vararg{NDArray, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_hsplit, (x_, more_...), (indices, axis, squeeze_axis, sections, ), out, kwargs)
end
function _npi_hsplit(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_hsplit, (x_, more_...), (indices, axis, squeeze_axis, sections, ), name, attrs, kwargs)
end
_npi_hsplit(; kwargs...) = by_keyword(op__npi_hsplit, kwargs)

const op__npi_hstack = Op("_npi_hstack", ("data", ), ("num_args", "dim", ), (("num_args", "count"), ("dim", "axis"), ), "num_args")

"""
    _npi_hstack(data...; num_args, dim)

Joins arrays along axis 1, and vectors along their only axis.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.
- `dim`: dimension; `-2` when not given. Axis to join along; negative counts from the end.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_hstack(arg0, arg1)
```
"""
function _npi_hstack(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, dim = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_hstack, (x_, more_...), (num_args, dim, ), out, kwargs)
end
function _npi_hstack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, dim = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_hstack, (x_, more_...), (num_args, dim, ), name, attrs, kwargs)
end
_npi_hstack(; kwargs...) = by_keyword(op__npi_hstack, kwargs)

const op__npi_hypot = Op("_npi_hypot", ("x1", "x2", ), (), ())

"""
    _npi_hypot(x1, x2)

Length of a vector with two components, `sqrt(x1^2 + x2^2)`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `x1`: array or symbol. First operand.
- `x2`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
x1 = mx.rand(3, 1, 2; low = 0.5, high = 2)
x2 = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_hypot(x1, x2)
```
"""
function _npi_hypot(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_hypot, (x_, more_...), (), out, kwargs)
end
function _npi_hypot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_hypot, (x_, more_...), (), name, attrs, kwargs)
end
_npi_hypot(; kwargs...) = by_keyword(op__npi_hypot, kwargs)

const op__npi_identity = Op("_npi_identity", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_identity(; shape, ctx, dtype)

The identity matrix.

# Arguments
- `shape`: one length for each dimension; `()` when not given. The shape of the result: a square
  matrix.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape `shape`.

# Example
```julia
mx.internal._npi_identity(; shape = (3, 3))
```
"""
function _npi_identity(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_identity, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _npi_identity(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_identity, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_npi_identity(; kwargs...) = by_keyword(op__npi_identity, kwargs)
_npi_identity(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_identity, (), (shape, ctx, dtype, ), name, attrs, kwargs)

const op__npi_indices = Op("_npi_indices", (), ("dimensions", "dtype", "ctx", ), (("dimensions", "shape"), ("dtype", "dtype"), ("ctx", "device"), ))

"""
    _npi_indices(; dimensions, dtype, ctx)

The positions in a grid: one array for each dimension, with the index along it.

# Arguments
- `dimensions`: one length for each dimension; required. The shape of the grid.
- `dtype`: element type or its name; `\"int32\"` when not given. The dtype of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Of shape (number of dimensions, dimensions...).

# Example
```julia
mx.internal._npi_indices(; dimensions = (3, 2))
```
"""
function _npi_indices(x_::NDArray, more_::Vararg{NDArray, N_}; dimensions = unset, dtype = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_indices, (x_, more_...), (dimensions, dtype, ctx, ), out, kwargs)
end
function _npi_indices(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; dimensions = unset, dtype = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_indices, (x_, more_...), (dimensions, dtype, ctx, ), name, attrs, kwargs)
end
_npi_indices(; kwargs...) = by_keyword(op__npi_indices, kwargs)
_npi_indices(::Type{SymbolicNode}; dimensions = unset, dtype = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_indices, (), (dimensions, dtype, ctx, ), name, attrs, kwargs)

const op__npi_insert_scalar = Op("_npi_insert_scalar", ("arr", "values", ), ("val", "start", "stop", "step", "int_ind", "axis", ), (("axis", "axis"), ))

"""
    _npi_insert_scalar(arr, values; val, start, stop, step, int_ind, axis)

Puts elements into an array at one place.

Places are those before anything was put in.

# Arguments
- `arr`: array or symbol. The array.
- `values`: array or symbol. What is put in, unless `val` is given.
- `val`: number or `nothing`; `nothing` when not given. What is put in, if it is a number.
- `start`: integer or `nothing`; `nothing` when not given. First place of a slice.
- `stop`: integer or `nothing`; `nothing` when not given. End of a slice.
- `step`: integer or `nothing`; `nothing` when not given. Step of a slice.
- `int_ind`: integer or `nothing`; `nothing` when not given. A single place; negative counts from
  the end.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis of the places; None: the
  flattened array.

# Result
- `output`: array or symbol. The longer array, of the dtype of `arr`; flat without an axis.

# Example
```julia
arr = mx.rand(3, 2; low = -1, high = 1)
values = mx.rand(2; low = -1, high = 1)
mx.internal._npi_insert_scalar(arr, values; int_ind = 1, axis = -2)
```
"""
function _npi_insert_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_insert_scalar, (x_, more_...), (val, start, stop, step, int_ind, axis, ), out, kwargs)
end
function _npi_insert_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_insert_scalar, (x_, more_...), (val, start, stop, step, int_ind, axis, ), name, attrs, kwargs)
end
_npi_insert_scalar(; kwargs...) = by_keyword(op__npi_insert_scalar, kwargs)

const op__npi_insert_slice = Op("_npi_insert_slice", ("arr", "values", ), ("val", "start", "stop", "step", "int_ind", "axis", ), (("axis", "axis"), ))

"""
    _npi_insert_slice(arr, values; val, start, stop, step, int_ind, axis)

Puts elements into an array at the places of a slice.

Places are those before anything was put in.

# Arguments
- `arr`: array or symbol. The array.
- `values`: array or symbol. What is put in, unless `val` is given.
- `val`: number or `nothing`; `nothing` when not given. What is put in, if it is a number.
- `start`: integer or `nothing`; `nothing` when not given. First place of a slice.
- `stop`: integer or `nothing`; `nothing` when not given. End of a slice.
- `step`: integer or `nothing`; `nothing` when not given. Step of a slice.
- `int_ind`: integer or `nothing`; `nothing` when not given. A single place; negative counts from
  the end.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis of the places; None: the
  flattened array.

# Result
- `output`: array or symbol. The longer array, of the dtype of `arr`; flat without an axis.

# Example
```julia
arr = mx.rand(4, 2; low = -1, high = 1)
values = mx.rand(2; low = -1, high = 1)
mx.internal._npi_insert_slice(arr, values; step = 2, axis = -2)
```
"""
function _npi_insert_slice(x_::NDArray, more_::Vararg{NDArray, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_insert_slice, (x_, more_...), (val, start, stop, step, int_ind, axis, ), out, kwargs)
end
function _npi_insert_slice(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_insert_slice, (x_, more_...), (val, start, stop, step, int_ind, axis, ), name, attrs, kwargs)
end
_npi_insert_slice(; kwargs...) = by_keyword(op__npi_insert_slice, kwargs)

const op__npi_insert_tensor = Op("_npi_insert_tensor", ("arr", "values", "obj", ), ("val", "start", "stop", "step", "int_ind", "axis", ), (("axis", "axis"), ))

"""
    _npi_insert_tensor(arr, values, obj; val, start, stop, step, int_ind, axis)

Puts elements into an array at places that another array holds.

Places are those before anything was put in.

# Arguments
- `arr`: array or symbol. The array.
- `values`: array or symbol. What is put in, unless `val` is given.
- `obj`: array or symbol. The places, in one dimension or as a scalar; negative ones count from the
  end.
- `val`: number or `nothing`; `nothing` when not given. What is put in, if it is a number.
- `start`: integer or `nothing`; `nothing` when not given. First place of a slice.
- `stop`: integer or `nothing`; `nothing` when not given. End of a slice.
- `step`: integer or `nothing`; `nothing` when not given. Step of a slice.
- `int_ind`: integer or `nothing`; `nothing` when not given. A single place; negative counts from
  the end.
- `axis`: dimension or `nothing`; `nothing` when not given. The axis of the places; None: the
  flattened array.

# Result
- `output`: array or symbol. The longer array, of the dtype of `arr`; flat without an axis.

# Example
```julia
arr = mx.rand(3, 2; low = -1, high = 1)
values = mx.rand(2; low = -1, high = 1)
obj = mx.NDArray(Int64[3, 0])
mx.internal._npi_insert_tensor(arr, values, obj; axis = -2)
```
"""
function _npi_insert_tensor(x_::NDArray, more_::Vararg{NDArray, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_insert_tensor, (x_, more_...), (val, start, stop, step, int_ind, axis, ), out, kwargs)
end
function _npi_insert_tensor(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; val = unset, start = unset, stop = unset, step = unset, int_ind = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_insert_tensor, (x_, more_...), (val, start, stop, step, int_ind, axis, ), name, attrs, kwargs)
end
_npi_insert_tensor(; kwargs...) = by_keyword(op__npi_insert_tensor, kwargs)

const op__npi_isfinite = Op("_npi_isfinite", ("x", ), (), ())

"""
    _npi_isfinite(x)

Whether x is neither infinite nor NaN.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_isfinite(x)
```
"""
function _npi_isfinite(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_isfinite, (x_, more_...), (), out, kwargs)
end
function _npi_isfinite(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_isfinite, (x_, more_...), (), name, attrs, kwargs)
end
_npi_isfinite(; kwargs...) = by_keyword(op__npi_isfinite, kwargs)

const op__npi_isinf = Op("_npi_isinf", ("x", ), (), ())

"""
    _npi_isinf(x)

Whether x is infinite.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_isinf(x)
```
"""
function _npi_isinf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_isinf, (x_, more_...), (), out, kwargs)
end
function _npi_isinf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_isinf, (x_, more_...), (), name, attrs, kwargs)
end
_npi_isinf(; kwargs...) = by_keyword(op__npi_isinf, kwargs)

const op__npi_isnan = Op("_npi_isnan", ("x", ), (), ())

"""
    _npi_isnan(x)

Whether x is NaN.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_isnan(x)
```
"""
function _npi_isnan(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_isnan, (x_, more_...), (), out, kwargs)
end
function _npi_isnan(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_isnan, (x_, more_...), (), name, attrs, kwargs)
end
_npi_isnan(; kwargs...) = by_keyword(op__npi_isnan, kwargs)

const op__npi_isneginf = Op("_npi_isneginf", ("x", ), (), ())

"""
    _npi_isneginf(x)

Whether x is minus infinity.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_isneginf(x)
```
"""
function _npi_isneginf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_isneginf, (x_, more_...), (), out, kwargs)
end
function _npi_isneginf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_isneginf, (x_, more_...), (), name, attrs, kwargs)
end
_npi_isneginf(; kwargs...) = by_keyword(op__npi_isneginf, kwargs)

const op__npi_isposinf = Op("_npi_isposinf", ("x", ), (), ())

"""
    _npi_isposinf(x)

Whether x is plus infinity.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_isposinf(x)
```
"""
function _npi_isposinf(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_isposinf, (x_, more_...), (), out, kwargs)
end
function _npi_isposinf(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_isposinf, (x_, more_...), (), name, attrs, kwargs)
end
_npi_isposinf(; kwargs...) = by_keyword(op__npi_isposinf, kwargs)

const op__npi_lcm = Op("_npi_lcm", ("lhs", "rhs", ), (), ())

"""
    _npi_lcm(lhs, rhs)

Least common multiple of absolute values.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.NDArray(rand(Int32(2):Int32(9), (3, 1, 2)))
rhs = mx.NDArray(rand(Int32(1):Int32(4), (1, 4)))
mx.internal._npi_lcm(lhs, rhs)
```
"""
function _npi_lcm(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_lcm, (x_, more_...), (), out, kwargs)
end
function _npi_lcm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_lcm, (x_, more_...), (), name, attrs, kwargs)
end
_npi_lcm(; kwargs...) = by_keyword(op__npi_lcm, kwargs)

const op__npi_lcm_scalar = Op("_npi_lcm_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_lcm_scalar(data; scalar, is_int)

Least common multiple of absolute values, of `data` and the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.NDArray(rand(Int32(1):Int32(8), (5,)))
mx.internal._npi_lcm_scalar(data; scalar = 2)
```
"""
function _npi_lcm_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_lcm_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_lcm_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_lcm_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_lcm_scalar(; kwargs...) = by_keyword(op__npi_lcm_scalar, kwargs)

const op__npi_ldexp = Op("_npi_ldexp", ("lhs", "rhs", ), (), ())

"""
    _npi_ldexp(lhs, rhs)

`lhs * 2 ** rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_ldexp(lhs, rhs)
```
"""
function _npi_ldexp(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_ldexp, (x_, more_...), (), out, kwargs)
end
function _npi_ldexp(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_ldexp, (x_, more_...), (), name, attrs, kwargs)
end
_npi_ldexp(; kwargs...) = by_keyword(op__npi_ldexp, kwargs)

const op__npi_ldexp_scalar = Op("_npi_ldexp_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_ldexp_scalar(data; scalar, is_int)

`data * 2 ** scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_ldexp_scalar(data; scalar = 1.9)
```
"""
function _npi_ldexp_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_ldexp_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_ldexp_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_ldexp_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_ldexp_scalar(; kwargs...) = by_keyword(op__npi_ldexp_scalar, kwargs)

const op__npi_less = Op("_npi_less", ("lhs", "rhs", ), (), ())

"""
    _npi_less(lhs, rhs)

Whether `lhs < rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_less(lhs, rhs)
```
"""
function _npi_less(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_less, (x_, more_...), (), out, kwargs)
end
function _npi_less(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_less, (x_, more_...), (), name, attrs, kwargs)
end
_npi_less(; kwargs...) = by_keyword(op__npi_less, kwargs)

const op__npi_less_equal = Op("_npi_less_equal", ("lhs", "rhs", ), (), ())

"""
    _npi_less_equal(lhs, rhs)

Whether `lhs <= rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_less_equal(lhs, rhs)
```
"""
function _npi_less_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_less_equal, (x_, more_...), (), out, kwargs)
end
function _npi_less_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_less_equal, (x_, more_...), (), name, attrs, kwargs)
end
_npi_less_equal(; kwargs...) = by_keyword(op__npi_less_equal, kwargs)

const op__npi_less_equal_scalar = Op("_npi_less_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_less_equal_scalar(data; scalar, is_int)

Whether `data <= scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_less_equal_scalar(data; scalar = 1.9)
```
"""
function _npi_less_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_less_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_less_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_less_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_less_equal_scalar(; kwargs...) = by_keyword(op__npi_less_equal_scalar, kwargs)

const op__npi_less_scalar = Op("_npi_less_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_less_scalar(data; scalar, is_int)

Whether `data < scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_less_scalar(data; scalar = 1.9)
```
"""
function _npi_less_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_less_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_less_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_less_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_less_scalar(; kwargs...) = by_keyword(op__npi_less_scalar, kwargs)

const op__npi_log = Op("_npi_log", ("x", ), (), ())

"""
    _npi_log(x)

Natural logarithm.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_log(x)
```
"""
function _npi_log(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_log, (x_, more_...), (), out, kwargs)
end
function _npi_log(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_log, (x_, more_...), (), name, attrs, kwargs)
end
_npi_log(; kwargs...) = by_keyword(op__npi_log, kwargs)

const op__npi_log10 = Op("_npi_log10", ("x", ), (), ())

"""
    _npi_log10(x)

Logarithm to base 10.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_log10(x)
```
"""
function _npi_log10(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_log10, (x_, more_...), (), out, kwargs)
end
function _npi_log10(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_log10, (x_, more_...), (), name, attrs, kwargs)
end
_npi_log10(; kwargs...) = by_keyword(op__npi_log10, kwargs)

const op__npi_log1p = Op("_npi_log1p", ("x", ), (), ())

"""
    _npi_log1p(x)

`log(1 + x)`, also exact for small x.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -0.5, high = 2)
mx.internal._npi_log1p(x)
```
"""
function _npi_log1p(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_log1p, (x_, more_...), (), out, kwargs)
end
function _npi_log1p(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_log1p, (x_, more_...), (), name, attrs, kwargs)
end
_npi_log1p(; kwargs...) = by_keyword(op__npi_log1p, kwargs)

const op__npi_log2 = Op("_npi_log2", ("x", ), (), ())

"""
    _npi_log2(x)

Logarithm to base 2.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_log2(x)
```
"""
function _npi_log2(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_log2, (x_, more_...), (), out, kwargs)
end
function _npi_log2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_log2, (x_, more_...), (), name, attrs, kwargs)
end
_npi_log2(; kwargs...) = by_keyword(op__npi_log2, kwargs)

const op__npi_logical_not = Op("_npi_logical_not", ("x", ), (), ())

"""
    _npi_logical_not(x)

Whether x is zero.

# Arguments
- `x`: array or symbol. Values of any shape.

# Result
- `output`: array or symbol. Booleans, same shape as `x`.

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, -2.5, 0, 3, -0.5], (3, 2)))
mx.internal._npi_logical_not(x)
```
"""
function _npi_logical_not(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_logical_not, (x_, more_...), (), out, kwargs)
end
function _npi_logical_not(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_logical_not, (x_, more_...), (), name, attrs, kwargs)
end
_npi_logical_not(; kwargs...) = by_keyword(op__npi_logical_not, kwargs)

const op__npi_logistic = Op("_npi_logistic", ("input1", "input2", ), ("loc", "scale", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_logistic(input1, input2; loc, scale, size, ctx)

Random values of a logistic distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `loc`: number or `nothing`; required. Mean. None: it is an input.
- `scale`: number or `nothing`; required. Scale, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_logistic(; loc = 0.5, scale = 1, size = (3, 2))
```
"""
function _npi_logistic(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_logistic, (x_, more_...), (loc, scale, size, ctx, ), out, kwargs)
end
function _npi_logistic(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_logistic, (x_, more_...), (loc, scale, size, ctx, ), name, attrs, kwargs)
end
_npi_logistic(; kwargs...) = by_keyword(op__npi_logistic, kwargs)
_npi_logistic(::Type{SymbolicNode}; loc = unset, scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_logistic, (), (loc, scale, size, ctx, ), name, attrs, kwargs)

const op__npi_logspace = Op("_npi_logspace", (), ("start", "stop", "num", "endpoint", "base", "ctx", "dtype", ), (("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_logspace(; start, stop, num, endpoint, base, ctx, dtype)

Powers of a base with evenly spaced exponents.

# Arguments
- `start`: number; required. Exponent of the first value.
- `stop`: number; required. Exponent of the last value.
- `num`: integer; required. Number of values.
- `endpoint`: `Bool`; `true` when not given. Whether `base ** stop` is the last value, and not the
  one after the last.
- `base`: number; `1e+01` when not given. The base.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. One-dimensional, of `num` values.

# Example
```julia
mx.internal._npi_logspace(; start = 0, stop = 2, num = 3)
```
"""
function _npi_logspace(x_::NDArray, more_::Vararg{NDArray, N_}; start = unset, stop = unset, num = unset, endpoint = unset, base = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_logspace, (x_, more_...), (start, stop, num, endpoint, base, ctx, dtype, ), out, kwargs)
end
function _npi_logspace(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; start = unset, stop = unset, num = unset, endpoint = unset, base = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_logspace, (x_, more_...), (start, stop, num, endpoint, base, ctx, dtype, ), name, attrs, kwargs)
end
_npi_logspace(; kwargs...) = by_keyword(op__npi_logspace, kwargs)
_npi_logspace(::Type{SymbolicNode}; start = unset, stop = unset, num = unset, endpoint = unset, base = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_logspace, (), (start, stop, num, endpoint, base, ctx, dtype, ), name, attrs, kwargs)

const op__npi_matmul = Op("_npi_matmul", ("a", "b", ), (), ())

"""
    _npi_matmul(a, b)

Product of matrices in the last two axes; the others broadcast.

A vector is a row on the left and a column on the right.

# Arguments
- `a`: array or symbol. First factor.
- `b`: array or symbol. Second factor.

# Result
- `output`: array or symbol. The product, of the wider dtype.

# Example
```julia
a = mx.rand(3, 2; low = -1, high = 1)
b = mx.rand(4, 3; low = -1, high = 1)
mx.internal._npi_matmul(a, b)
```
"""
function _npi_matmul(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_matmul, (x_, more_...), (), out, kwargs)
end
function _npi_matmul(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_matmul, (x_, more_...), (), name, attrs, kwargs)
end
_npi_matmul(; kwargs...) = by_keyword(op__npi_matmul, kwargs)

const op__npi_mean = Op("_npi_mean", ("a", ), ("axis", "dtype", "keepdims", "initial", ), (("axis", "axes"), ("dtype", "dtype"), ))

"""
    _npi_mean(a; axis, dtype, keepdims, initial)

Mean of the elements along axes.

Integers give float32.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `initial`: number or `nothing`; `nothing` when not given. A value that takes part in every
  reduction; None: none.

# Result
- `output`: array or symbol. The reduced array.

# Example
```julia
a = mx.rand(4, 3, 2; low = 0.5, high = 1.5)
mx.internal._npi_mean(a; axis = (-2,))
```
"""
function _npi_mean(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_mean, (x_, more_...), (axis, dtype, keepdims, initial, ), out, kwargs)
end
function _npi_mean(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, keepdims = unset, initial = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_mean, (x_, more_...), (axis, dtype, keepdims, initial, ), name, attrs, kwargs)
end
_npi_mean(; kwargs...) = by_keyword(op__npi_mean, kwargs)

const op__npi_mod = Op("_npi_mod", ("lhs", "rhs", ), (), ())

"""
    _npi_mod(lhs, rhs)

Remainder of `lhs / rhs`.

It has the sign of `rhs`; the remainder of a division by zero is zero.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 1.1, high = 1.9)
rhs = mx.rand(1, 4; low = 0.55, high = 0.95)
mx.internal._npi_mod(lhs, rhs)
```
"""
function _npi_mod(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_mod, (x_, more_...), (), out, kwargs)
end
function _npi_mod(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_mod, (x_, more_...), (), name, attrs, kwargs)
end
_npi_mod(; kwargs...) = by_keyword(op__npi_mod, kwargs)

const op__npi_mod_scalar = Op("_npi_mod_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_mod_scalar(data; scalar, is_int)

Remainder of `data / scalar`, with the sign of the scalar.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_mod_scalar(data; scalar = 1.9)
```
"""
function _npi_mod_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_mod_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_mod_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_mod_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_mod_scalar(; kwargs...) = by_keyword(op__npi_mod_scalar, kwargs)

const op__npi_multinomial = Op("_npi_multinomial", ("a", ), ("n", "pvals", "size", ), (("size", "shape"), ))

"""
    _npi_multinomial(a; n, pvals, size)

How often each outcome comes in `n` experiments, at random.

The last outcome takes what the probabilities of the others leave.

# Arguments
- `a`: array or symbol. Probabilities of the outcomes, if `pvals` is None.
- `n`: integer; required. Number of experiments.
- `pvals`: tuple of numbers or `nothing`; `nothing` when not given. Probabilities of the outcomes;
  None: they are the input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  draws; None: one.

# Result
- `output`: array or symbol. Counts, int64, of shape (size..., outcomes).

# Example
```julia
mx.internal._npi_multinomial(; n = 10, pvals = (0.2, 0.3, 0.5))
```
"""
function _npi_multinomial(x_::NDArray, more_::Vararg{NDArray, N_}; n = unset, pvals = unset, size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_multinomial, (x_, more_...), (n, pvals, size, ), out, kwargs)
end
function _npi_multinomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; n = unset, pvals = unset, size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_multinomial, (x_, more_...), (n, pvals, size, ), name, attrs, kwargs)
end
_npi_multinomial(; kwargs...) = by_keyword(op__npi_multinomial, kwargs)
_npi_multinomial(::Type{SymbolicNode}; n = unset, pvals = unset, size = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_multinomial, (), (n, pvals, size, ), name, attrs, kwargs)

const op__npi_multiply = Op("_npi_multiply", ("lhs", "rhs", ), (), ())

"""
    _npi_multiply(lhs, rhs)

Product, `lhs * rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_multiply(lhs, rhs)
```
"""
function _npi_multiply(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_multiply, (x_, more_...), (), out, kwargs)
end
function _npi_multiply(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_multiply, (x_, more_...), (), name, attrs, kwargs)
end
_npi_multiply(; kwargs...) = by_keyword(op__npi_multiply, kwargs)

const op__npi_multiply_scalar = Op("_npi_multiply_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_multiply_scalar(data; scalar, is_int)

`data * scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_multiply_scalar(data; scalar = 1.9)
```
"""
function _npi_multiply_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_multiply_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_multiply_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_multiply_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_multiply_scalar(; kwargs...) = by_keyword(op__npi_multiply_scalar, kwargs)

const op__npi_nan_to_num = Op("_npi_nan_to_num", ("data", ), ("copy", "nan", "posinf", "neginf", ), ())

"""
    _npi_nan_to_num(data; copy, nan, posinf, neginf)

Replaces NaN and infinities with numbers.

# Arguments
- `data`: array or symbol. Numbers of any shape.
- `copy`: `Bool`; `true` when not given. Has no effect: the result is always a new array.
- `nan`: number; `0` when not given. What becomes of NaN.
- `posinf`: number or `nothing`; `nothing` when not given. What becomes of infinity; None: the
  largest number.
- `neginf`: number or `nothing`; `nothing` when not given. What becomes of minus infinity; None: the
  smallest.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.NDArray(Float32[1, -2, 0.5])
mx.internal._npi_nan_to_num(data)
```
"""
function _npi_nan_to_num(x_::NDArray, more_::Vararg{NDArray, N_}; copy = unset, nan = unset, posinf = unset, neginf = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_nan_to_num, (x_, more_...), (copy, nan, posinf, neginf, ), out, kwargs)
end
function _npi_nan_to_num(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; copy = unset, nan = unset, posinf = unset, neginf = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_nan_to_num, (x_, more_...), (copy, nan, posinf, neginf, ), name, attrs, kwargs)
end
_npi_nan_to_num(; kwargs...) = by_keyword(op__npi_nan_to_num, kwargs)

const op__npi_negative = Op("_npi_negative", ("x", ), (), ())

"""
    _npi_negative(x)

Negative, -x.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_negative(x)
```
"""
function _npi_negative(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_negative, (x_, more_...), (), out, kwargs)
end
function _npi_negative(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_negative, (x_, more_...), (), name, attrs, kwargs)
end
_npi_negative(; kwargs...) = by_keyword(op__npi_negative, kwargs)

const op__npi_norm = Op("_npi_norm", ("data", ), (), ())

"""
    _npi_norm(data)

Norms of vectors or matrices, which lie along one or two axes.

# Arguments
- `data`: array or symbol. Array of any shape.

# Result
- `output`: array or symbol. The norms.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_norm(data; keepdims = 1)
```
"""
function _npi_norm(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_norm, (x_, more_...), (), out, kwargs)
end
function _npi_norm(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_norm, (x_, more_...), (), name, attrs, kwargs)
end
_npi_norm(; kwargs...) = by_keyword(op__npi_norm, kwargs)

const op__npi_normal = Op("_npi_normal", ("input1", "input2", ), ("loc", "scale", "size", "ctx", "dtype", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_normal(input1, input2; loc, scale, size, ctx, dtype)

Random values of a normal (Gaussian) distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `loc`: number or `nothing`; required. Mean. None: it is an input.
- `scale`: number or `nothing`; required. Standard deviation, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_normal(; loc = 0.5, scale = 1, size = (3, 2))
```
"""
function _npi_normal(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_normal, (x_, more_...), (loc, scale, size, ctx, dtype, ), out, kwargs)
end
function _npi_normal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_normal, (x_, more_...), (loc, scale, size, ctx, dtype, ), name, attrs, kwargs)
end
_npi_normal(; kwargs...) = by_keyword(op__npi_normal, kwargs)
_npi_normal(::Type{SymbolicNode}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_normal, (), (loc, scale, size, ctx, dtype, ), name, attrs, kwargs)

const op__npi_normal_n = Op("_npi_normal_n", ("input1", "input2", ), ("loc", "scale", "size", "ctx", "dtype", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_normal_n(input1, input2; loc, scale, size, ctx, dtype)

Random values of a normal (Gaussian) distribution: `size` draws for each element of the parameters.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `loc`: number or `nothing`; required. Mean. None: it is an input.
- `scale`: number or `nothing`; required. Standard deviation, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_normal_n(; loc = 0.5, scale = 1, size = (3, 2))
```
"""
function _npi_normal_n(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_normal_n, (x_, more_...), (loc, scale, size, ctx, dtype, ), out, kwargs)
end
function _npi_normal_n(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_normal_n, (x_, more_...), (loc, scale, size, ctx, dtype, ), name, attrs, kwargs)
end
_npi_normal_n(; kwargs...) = by_keyword(op__npi_normal_n, kwargs)
_npi_normal_n(::Type{SymbolicNode}; loc = unset, scale = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_normal_n, (), (loc, scale, size, ctx, dtype, ), name, attrs, kwargs)

const op__npi_not_equal = Op("_npi_not_equal", ("lhs", "rhs", ), (), ())

"""
    _npi_not_equal(lhs, rhs)

Whether `lhs != rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. Booleans of the broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_not_equal(lhs, rhs)
```
"""
function _npi_not_equal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_not_equal, (x_, more_...), (), out, kwargs)
end
function _npi_not_equal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_not_equal, (x_, more_...), (), name, attrs, kwargs)
end
_npi_not_equal(; kwargs...) = by_keyword(op__npi_not_equal, kwargs)

const op__npi_not_equal_scalar = Op("_npi_not_equal_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_not_equal_scalar(data; scalar, is_int)

Whether `data != scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Booleans, same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_not_equal_scalar(data; scalar = 1.9)
```
"""
function _npi_not_equal_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_not_equal_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_not_equal_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_not_equal_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_not_equal_scalar(; kwargs...) = by_keyword(op__npi_not_equal_scalar, kwargs)

const op__npi_ones = Op("_npi_ones", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_ones(; shape, ctx, dtype)

An array of ones.

# Arguments
- `shape`: one length for each dimension; `()` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape `shape` and dtype `dtype`.

# Example
```julia
mx.internal._npi_ones(; shape = (3, 2))
```
"""
function _npi_ones(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_ones, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _npi_ones(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_ones, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_npi_ones(; kwargs...) = by_keyword(op__npi_ones, kwargs)
_npi_ones(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_ones, (), (shape, ctx, dtype, ), name, attrs, kwargs)

const op__npi_pad = Op("_npi_pad", ("data", ), ("pad_width", "mode", "constant_value", "reflect_type", ), ())

"""
    _npi_pad(data; pad_width, mode, constant_value, reflect_type)

Adds a border around an array.

# Arguments
- `data`: array or symbol. Array of any shape.
- `pad_width`: string; required. For each axis how many elements are added before and after, such as
  ((1, 2), (0, 1)).
- `mode`: one of `\"constant\"`, `\"edge\"`, `\"maximum\"`, `\"minimum\"`, `\"reflect\"`, `\"symmetric\"`;
  `\"constant\"` when not given. What is added: a constant, the outermost element, the largest or the
  smallest along the axis, or the mirror image without (reflect) or with (symmetric) the outermost
  element.
- `constant_value`: number; `0` when not given. The constant.
- `reflect_type`: string; `\"even\"` when not given. How mirror images are made; only 'even' is
  supported.

# Result
- `output`: array or symbol. The larger array.

# Example
```julia
data = mx.rand(2, 2; low = -1, high = 1)
mx.internal._npi_pad(data; pad_width = \"((0, 1), (2, 0))\", constant_value = 3)
```
"""
function _npi_pad(x_::NDArray, more_::Vararg{NDArray, N_}; pad_width = unset, mode = unset, constant_value = unset, reflect_type = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_pad, (x_, more_...), (pad_width, mode, constant_value, reflect_type, ), out, kwargs)
end
function _npi_pad(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; pad_width = unset, mode = unset, constant_value = unset, reflect_type = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_pad, (x_, more_...), (pad_width, mode, constant_value, reflect_type, ), name, attrs, kwargs)
end
_npi_pad(; kwargs...) = by_keyword(op__npi_pad, kwargs)

const op__npi_pareto = Op("_npi_pareto", ("input1", ), ("a", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_pareto(input1; a, size, ctx)

Random values of a Pareto distribution of the second kind (Lomax).

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `a`: number or `nothing`; `nothing` when not given. Shape, above 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_pareto(; a = 0.5, size = (3, 2))
```
"""
function _npi_pareto(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_pareto, (x_, more_...), (a, size, ctx, ), out, kwargs)
end
function _npi_pareto(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_pareto, (x_, more_...), (a, size, ctx, ), name, attrs, kwargs)
end
_npi_pareto(; kwargs...) = by_keyword(op__npi_pareto, kwargs)
_npi_pareto(::Type{SymbolicNode}; a = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_pareto, (), (a, size, ctx, ), name, attrs, kwargs)

const op__npi_percentile = Op("_npi_percentile", ("a", "q", ), ("axis", "interpolation", "keepdims", "q_scalar", ), (("axis", "axes"), ))

"""
    _npi_percentile(a, q; axis, interpolation, keepdims, q_scalar)

The values below which given percentages of the elements along axes lie.

# Arguments
- `a`: array or symbol. Array of any shape.
- `q`: array or symbol. Percentages in [0, 100], unless `q_scalar` is given.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. The axes that
  are ordered together; None: all of them.
- `interpolation`: one of `\"higher\"`, `\"linear\"`, `\"lower\"`, `\"midpoint\"`, `\"nearest\"`; `\"linear\"`
  when not given. What is taken between two elements: the value on the line from one to the other,
  one of them, their mean, or the nearer one.
- `keepdims`: `Bool`; `false` when not given. Whether the axes stay, with length 1.
- `q_scalar`: number or `nothing`; `nothing` when not given. The share in percent, if it is one
  number.

# Result
- `output`: array or symbol. The shape of `q`, then that of the axes that are left; float32, or
  float64 where `a` is.

# Example
```julia
a = mx.rand(5, 2; low = -1, high = 1)
mx.internal._npi_percentile(a; q_scalar = 3e+01, axis = (-2,))
```
"""
function _npi_percentile(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, interpolation = unset, keepdims = unset, q_scalar = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_percentile, (x_, more_...), (axis, interpolation, keepdims, q_scalar, ), out, kwargs)
end
function _npi_percentile(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, interpolation = unset, keepdims = unset, q_scalar = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_percentile, (x_, more_...), (axis, interpolation, keepdims, q_scalar, ), name, attrs, kwargs)
end
_npi_percentile(; kwargs...) = by_keyword(op__npi_percentile, kwargs)

const op__npi_pinv = Op("_npi_pinv", ("A", "rcond", ), ("hermitian", ), ())

"""
    _npi_pinv(A, rcond; hermitian)

Pseudo-inverses of matrices, with a limit for each of them.

# Arguments
- `A`: array or symbol. Matrices.
- `rcond`: array or symbol. Singular values below this part of the largest count as zero; broadcasts
  to the batch.
- `hermitian`: `Bool`; `false` when not given. Has no effect: symmetric matrices need no other way.

# Result
- `output`: array or symbol. The pseudo-inverses.

# Example
```julia
A = mx.rand(2, 3, 2; low = -1, high = 1)
rcond = mx.rand(2; low = 0, high = 0.001)
mx.internal._npi_pinv(A, rcond)
```
"""
function _npi_pinv(x_::NDArray, more_::Vararg{NDArray, N_}; hermitian = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_pinv, (x_, more_...), (hermitian, ), out, kwargs)
end
function _npi_pinv(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; hermitian = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_pinv, (x_, more_...), (hermitian, ), name, attrs, kwargs)
end
_npi_pinv(; kwargs...) = by_keyword(op__npi_pinv, kwargs)

const op__npi_pinv_scalar_rcond = Op("_npi_pinv_scalar_rcond", ("A", ), ("rcond", "hermitian", ), ())

"""
    _npi_pinv_scalar_rcond(A; rcond, hermitian)

Pseudo-inverses of matrices.

# Arguments
- `A`: array or symbol. Matrices.
- `rcond`: number; `1e-15` when not given. Singular values below this part of the largest count as
  zero.
- `hermitian`: `Bool`; `false` when not given. Has no effect: symmetric matrices need no other way.

# Result
- `output`: array or symbol. The pseudo-inverses.

# Example
```julia
A = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_pinv_scalar_rcond(A)
```
"""
function _npi_pinv_scalar_rcond(x_::NDArray, more_::Vararg{NDArray, N_}; rcond = unset, hermitian = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_pinv_scalar_rcond, (x_, more_...), (rcond, hermitian, ), out, kwargs)
end
function _npi_pinv_scalar_rcond(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; rcond = unset, hermitian = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_pinv_scalar_rcond, (x_, more_...), (rcond, hermitian, ), name, attrs, kwargs)
end
_npi_pinv_scalar_rcond(; kwargs...) = by_keyword(op__npi_pinv_scalar_rcond, kwargs)

const op__npi_polyval = Op("_npi_polyval", ("p", "x", ), (), ())

"""
    _npi_polyval(p, x)

A polynomial at given places.

`p` holds its coefficients, that of the highest power first.

# Arguments
- `p`: array or symbol. Coefficients, one axis.
- `x`: array or symbol. The places.

# Result
- `output`: array or symbol. Same shape as `x`.

# Example
```julia
p = mx.rand(3; low = -1, high = 1)
x = mx.rand(2, 2; low = -1, high = 1)
mx.internal._npi_polyval(p, x)
```
"""
function _npi_polyval(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_polyval, (x_, more_...), (), out, kwargs)
end
function _npi_polyval(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_polyval, (x_, more_...), (), name, attrs, kwargs)
end
_npi_polyval(; kwargs...) = by_keyword(op__npi_polyval, kwargs)

const op__npi_power = Op("_npi_power", ("lhs", "rhs", ), (), ())

"""
    _npi_power(lhs, rhs)

Power, `lhs ** rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_power(lhs, rhs)
```
"""
function _npi_power(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_power, (x_, more_...), (), out, kwargs)
end
function _npi_power(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_power, (x_, more_...), (), name, attrs, kwargs)
end
_npi_power(; kwargs...) = by_keyword(op__npi_power, kwargs)

const op__npi_power_scalar = Op("_npi_power_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_power_scalar(data; scalar, is_int)

`data ** scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_power_scalar(data; scalar = 1.9)
```
"""
function _npi_power_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_power_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_power_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_power_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_power_scalar(; kwargs...) = by_keyword(op__npi_power_scalar, kwargs)

const op__npi_powerd = Op("_npi_powerd", ("input1", ), ("a", "size", ), (("size", "shape"), ))

"""
    _npi_powerd(input1; a, size)

Random values of a distribution on [0, 1] with density `a x^(a-1)`.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `a`: number or `nothing`; `nothing` when not given. Exponent, above 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_powerd(; a = 0.5, size = (3, 2))
```
"""
function _npi_powerd(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, size = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_powerd, (x_, more_...), (a, size, ), out, kwargs)
end
function _npi_powerd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, size = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_powerd, (x_, more_...), (a, size, ), name, attrs, kwargs)
end
_npi_powerd(; kwargs...) = by_keyword(op__npi_powerd, kwargs)
_npi_powerd(::Type{SymbolicNode}; a = unset, size = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_powerd, (), (a, size, ), name, attrs, kwargs)

const op__npi_radians = Op("_npi_radians", ("x", ), (), ())

"""
    _npi_radians(x)

Converts degrees to radians.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_radians(x)
```
"""
function _npi_radians(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_radians, (x_, more_...), (), out, kwargs)
end
function _npi_radians(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_radians, (x_, more_...), (), name, attrs, kwargs)
end
_npi_radians(; kwargs...) = by_keyword(op__npi_radians, kwargs)

const op__npi_rarctan2_scalar = Op("_npi_rarctan2_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rarctan2_scalar(data; scalar, is_int)

Angle of the point (data, scalar) against the first axis.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rarctan2_scalar(data; scalar = 1.9)
```
"""
function _npi_rarctan2_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rarctan2_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rarctan2_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rarctan2_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rarctan2_scalar(; kwargs...) = by_keyword(op__npi_rarctan2_scalar, kwargs)

const op__npi_rayleigh = Op("_npi_rayleigh", ("input1", ), ("scale", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_rayleigh(input1; scale, size, ctx)

Random values of a Rayleigh distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol, optional. The first parameter that is None, as an array.
- `scale`: number or `nothing`; `1` when not given. Mode, at least 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_rayleigh(; scale = 0.5, size = (3, 2))
```
"""
function _npi_rayleigh(x_::NDArray, more_::Vararg{NDArray, N_}; scale = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rayleigh, (x_, more_...), (scale, size, ctx, ), out, kwargs)
end
function _npi_rayleigh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rayleigh, (x_, more_...), (scale, size, ctx, ), name, attrs, kwargs)
end
_npi_rayleigh(; kwargs...) = by_keyword(op__npi_rayleigh, kwargs)
_npi_rayleigh(::Type{SymbolicNode}; scale = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_rayleigh, (), (scale, size, ctx, ), name, attrs, kwargs)

const op__npi_rcopysign_scalar = Op("_npi_rcopysign_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rcopysign_scalar(data; scalar, is_int)

The scalar with the sign of `data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rcopysign_scalar(data; scalar = 1.9)
```
"""
function _npi_rcopysign_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rcopysign_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rcopysign_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rcopysign_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rcopysign_scalar(; kwargs...) = by_keyword(op__npi_rcopysign_scalar, kwargs)

const op__npi_reciprocal = Op("_npi_reciprocal", ("x", ), (), ())

"""
    _npi_reciprocal(x)

Reciprocal, 1/x.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.4, high = 2)
mx.internal._npi_reciprocal(x)
```
"""
function _npi_reciprocal(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_reciprocal, (x_, more_...), (), out, kwargs)
end
function _npi_reciprocal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_reciprocal, (x_, more_...), (), name, attrs, kwargs)
end
_npi_reciprocal(; kwargs...) = by_keyword(op__npi_reciprocal, kwargs)

const op__npi_rint = Op("_npi_rint", ("x", ), (), ())

"""
    _npi_rint(x)

Rounds to the nearest integer.

Halves go to the even neighbour.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as `x`.

# Example
```julia
x = mx.NDArray(Float32[0.5, 1.5, -2.5, 2.4])
mx.internal._npi_rint(x)
```
"""
function _npi_rint(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_rint, (x_, more_...), (), out, kwargs)
end
function _npi_rint(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rint, (x_, more_...), (), name, attrs, kwargs)
end
_npi_rint(; kwargs...) = by_keyword(op__npi_rint, kwargs)

const op__npi_rldexp_scalar = Op("_npi_rldexp_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rldexp_scalar(data; scalar, is_int)

`scalar * 2 ** data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rldexp_scalar(data; scalar = 1.9)
```
"""
function _npi_rldexp_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rldexp_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rldexp_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rldexp_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rldexp_scalar(; kwargs...) = by_keyword(op__npi_rldexp_scalar, kwargs)

const op__npi_rmod_scalar = Op("_npi_rmod_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rmod_scalar(data; scalar, is_int)

Remainder of `scalar / data`, with the sign of the data.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rmod_scalar(data; scalar = 1.9)
```
"""
function _npi_rmod_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rmod_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rmod_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rmod_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rmod_scalar(; kwargs...) = by_keyword(op__npi_rmod_scalar, kwargs)

const op__npi_rot90 = Op("_npi_rot90", ("data", ), ("k", "axes", ), (("axes", "axes"), ))

"""
    _npi_rot90(data; k, axes)

Turns an array by quarter turns in the plane of two axes.

# Arguments
- `data`: array or symbol. Array with at least two axes.
- `k`: integer; `1` when not given. Number of quarter turns; negative ones turn back.
- `axes`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. The plane: turns
  go from the first of the two axes to the second.

# Result
- `output`: array or symbol. The same elements, moved.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_rot90(data; axes = (-2, -1))
```
"""
function _npi_rot90(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rot90, (x_, more_...), (k, axes, ), out, kwargs)
end
function _npi_rot90(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rot90, (x_, more_...), (k, axes, ), name, attrs, kwargs)
end
_npi_rot90(; kwargs...) = by_keyword(op__npi_rot90, kwargs)

const op__npi_rpower_scalar = Op("_npi_rpower_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rpower_scalar(data; scalar, is_int)

`scalar ** data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rpower_scalar(data; scalar = 1.9)
```
"""
function _npi_rpower_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rpower_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rpower_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rpower_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rpower_scalar(; kwargs...) = by_keyword(op__npi_rpower_scalar, kwargs)

const op__npi_rsubtract_scalar = Op("_npi_rsubtract_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rsubtract_scalar(data; scalar, is_int)

`scalar - data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rsubtract_scalar(data; scalar = 1.9)
```
"""
function _npi_rsubtract_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rsubtract_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rsubtract_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rsubtract_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rsubtract_scalar(; kwargs...) = by_keyword(op__npi_rsubtract_scalar, kwargs)

const op__npi_rtrue_divide_scalar = Op("_npi_rtrue_divide_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_rtrue_divide_scalar(data; scalar, is_int)

`scalar / data`.

Integers give float32.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_rtrue_divide_scalar(data; scalar = 1.9)
```
"""
function _npi_rtrue_divide_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_rtrue_divide_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_rtrue_divide_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_rtrue_divide_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_rtrue_divide_scalar(; kwargs...) = by_keyword(op__npi_rtrue_divide_scalar, kwargs)

const op__npi_share_memory = Op("_npi_share_memory", ("a", "b", ), (), ())

"""
    _npi_share_memory(a, b)

Whether two arrays have memory in common.

# Arguments
- `a`: array or symbol. Any array.
- `b`: array or symbol. Any array.

# Result
- `output`: array or symbol. One boolean, without dimensions.

# Example
```julia
a = mx.rand(2; low = -1, high = 1)
b = mx.rand(3; low = -1, high = 1)
mx.internal._npi_share_memory(a, b)
```
"""
function _npi_share_memory(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_share_memory, (x_, more_...), (), out, kwargs)
end
function _npi_share_memory(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_share_memory, (x_, more_...), (), name, attrs, kwargs)
end
_npi_share_memory(; kwargs...) = by_keyword(op__npi_share_memory, kwargs)

const op__npi_sign = Op("_npi_sign", ("x", ), (), ())

"""
    _npi_sign(x)

-1, 0 or 1, as x is negative, zero or positive.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_sign(x)
```
"""
function _npi_sign(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_sign, (x_, more_...), (), out, kwargs)
end
function _npi_sign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_sign, (x_, more_...), (), name, attrs, kwargs)
end
_npi_sign(; kwargs...) = by_keyword(op__npi_sign, kwargs)

const op__npi_sin = Op("_npi_sin", ("x", ), (), ())

"""
    _npi_sin(x)

Sine of radians.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_sin(x)
```
"""
function _npi_sin(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_sin, (x_, more_...), (), out, kwargs)
end
function _npi_sin(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_sin, (x_, more_...), (), name, attrs, kwargs)
end
_npi_sin(; kwargs...) = by_keyword(op__npi_sin, kwargs)

const op__npi_sinh = Op("_npi_sinh", ("x", ), (), ())

"""
    _npi_sinh(x)

Hyperbolic sine.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_sinh(x)
```
"""
function _npi_sinh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_sinh, (x_, more_...), (), out, kwargs)
end
function _npi_sinh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_sinh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_sinh(; kwargs...) = by_keyword(op__npi_sinh, kwargs)

const op__npi_solve = Op("_npi_solve", ("A", "B", ), (), ())

"""
    _npi_solve(A, B)

Solutions of linear equations, A x = B.

A singular matrix is an error.

# Arguments
- `A`: array or symbol. Square matrices.
- `B`: array or symbol. Right sides: vectors, or matrices whose columns they are.

# Result
- `output`: array or symbol. The solutions, in the shape of `B`.

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 1, 1, 3], (2, 2)))
B = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_solve(A, B)
```
"""
function _npi_solve(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_solve, (x_, more_...), (), out, kwargs)
end
function _npi_solve(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_solve, (x_, more_...), (), name, attrs, kwargs)
end
_npi_solve(; kwargs...) = by_keyword(op__npi_solve, kwargs)

const op__npi_sqrt = Op("_npi_sqrt", ("x", ), (), ())

"""
    _npi_sqrt(x)

Square root.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npi_sqrt(x)
```
"""
function _npi_sqrt(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_sqrt, (x_, more_...), (), out, kwargs)
end
function _npi_sqrt(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_sqrt, (x_, more_...), (), name, attrs, kwargs)
end
_npi_sqrt(; kwargs...) = by_keyword(op__npi_sqrt, kwargs)

const op__npi_square = Op("_npi_square", ("x", ), (), ())

"""
    _npi_square(x)

Square, x*x.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_square(x)
```
"""
function _npi_square(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_square, (x_, more_...), (), out, kwargs)
end
function _npi_square(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_square, (x_, more_...), (), name, attrs, kwargs)
end
_npi_square(; kwargs...) = by_keyword(op__npi_square, kwargs)

const op__npi_stack = Op("_npi_stack", ("data", ), ("axis", "num_args", ), (("axis", "axis"), ("num_args", "count"), ), "num_args")

"""
    _npi_stack(data...; axis, num_args)

Joins arrays of one shape along a new axis.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `axis`: dimension; `-1` when not given. Place of the new axis; negative counts from the end.
- `num_args`: integer, counted when not given. Number of arrays.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_stack(arg0, arg1)
```
"""
function _npi_stack(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_stack, (x_, more_...), (axis, num_args, ), out, kwargs)
end
function _npi_stack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_stack, (x_, more_...), (axis, num_args, ), name, attrs, kwargs)
end
_npi_stack(; kwargs...) = by_keyword(op__npi_stack, kwargs)

const op__npi_std = Op("_npi_std", ("a", ), ("axis", "dtype", "ddof", "keepdims", ), (("axis", "axes"), ("dtype", "dtype"), ))

"""
    _npi_std(a; axis, dtype, ddof, keepdims)

Standard deviation of the elements along axes.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.
- `ddof`: integer; `0` when not given. The squares are divided by the number of elements minus this.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.

# Result
- `output`: array or symbol. The reduced array. Integers give float32.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._npi_std(a; axis = (-2,))
```
"""
function _npi_std(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, ddof = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_std, (x_, more_...), (axis, dtype, ddof, keepdims, ), out, kwargs)
end
function _npi_std(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, ddof = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_std, (x_, more_...), (axis, dtype, ddof, keepdims, ), name, attrs, kwargs)
end
_npi_std(; kwargs...) = by_keyword(op__npi_std, kwargs)

const op__npi_subtract = Op("_npi_subtract", ("lhs", "rhs", ), (), ())

"""
    _npi_subtract(lhs, rhs)

Difference, `lhs - rhs`.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = -2, high = 2)
rhs = mx.rand(1, 4; low = -1, high = 1)
mx.internal._npi_subtract(lhs, rhs)
```
"""
function _npi_subtract(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_subtract, (x_, more_...), (), out, kwargs)
end
function _npi_subtract(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_subtract, (x_, more_...), (), name, attrs, kwargs)
end
_npi_subtract(; kwargs...) = by_keyword(op__npi_subtract, kwargs)

const op__npi_subtract_scalar = Op("_npi_subtract_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_subtract_scalar(data; scalar, is_int)

`data - scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_subtract_scalar(data; scalar = 1.9)
```
"""
function _npi_subtract_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_subtract_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_subtract_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_subtract_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_subtract_scalar(; kwargs...) = by_keyword(op__npi_subtract_scalar, kwargs)

const op__npi_svd = Op("_npi_svd", ("A", ), (), ())

"""
    _npi_svd(A)

Singular value decomposition of matrices: A = UT diag(L) V, with L descending.

# Arguments
- `A`: array or symbol. Matrices.

# Result
- `UT`: array or symbol. Orthonormal columns, (rows, k) with k the smaller of rows and columns.
- `L`: array or symbol. The singular values.
- `V`: array or symbol. Orthonormal rows, (k, columns).

# Example
```julia
A = mx.NDArray(reshape(Float32[2, 0.5, -1, 0.3, 1, 3], (3, 2)))
mx.internal._npi_svd(A)
```
"""
function _npi_svd(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_svd, (x_, more_...), (), out, kwargs)
end
function _npi_svd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_svd, (x_, more_...), (), name, attrs, kwargs)
end
_npi_svd(; kwargs...) = by_keyword(op__npi_svd, kwargs)

const op__npi_tan = Op("_npi_tan", ("x", ), (), ())

"""
    _npi_tan(x)

Tangent of radians.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -1, high = 1)
mx.internal._npi_tan(x)
```
"""
function _npi_tan(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_tan, (x_, more_...), (), out, kwargs)
end
function _npi_tan(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tan, (x_, more_...), (), name, attrs, kwargs)
end
_npi_tan(; kwargs...) = by_keyword(op__npi_tan, kwargs)

const op__npi_tanh = Op("_npi_tanh", ("x", ), (), ())

"""
    _npi_tanh(x)

Hyperbolic tangent.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_tanh(x)
```
"""
function _npi_tanh(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_tanh, (x_, more_...), (), out, kwargs)
end
function _npi_tanh(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tanh, (x_, more_...), (), name, attrs, kwargs)
end
_npi_tanh(; kwargs...) = by_keyword(op__npi_tanh, kwargs)

const op__npi_tensordot = Op("_npi_tensordot", ("a", "b", ), ("a_axes_summed", "b_axes_summed", ), (("a_axes_summed", "axes"), ("b_axes_summed", "axes"), ))

"""
    _npi_tensordot(a, b; a_axes_summed, b_axes_summed)

Sum of products over pairs of axes.

The other axes of `a`, then those of `b`, stay.

# Arguments
- `a`: array or symbol. First factor.
- `b`: array or symbol. Second factor.
- `a_axes_summed`: dimension, or tuple of dimensions; required. Axes of `a` to sum over.
- `b_axes_summed`: dimension, or tuple of dimensions; required. Axes of `b` to sum over, one for
  each of `a`.

# Result
- `output`: array or symbol. The product, of the wider dtype.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
b = mx.rand(2, 2, 4; low = -1, high = 1)
mx.internal._npi_tensordot(a, b; a_axes_summed = (-1, -3), b_axes_summed = (-2, -1))
```
"""
function _npi_tensordot(x_::NDArray, more_::Vararg{NDArray, N_}; a_axes_summed = unset, b_axes_summed = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_tensordot, (x_, more_...), (a_axes_summed, b_axes_summed, ), out, kwargs)
end
function _npi_tensordot(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a_axes_summed = unset, b_axes_summed = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tensordot, (x_, more_...), (a_axes_summed, b_axes_summed, ), name, attrs, kwargs)
end
_npi_tensordot(; kwargs...) = by_keyword(op__npi_tensordot, kwargs)

const op__npi_tensordot_int_axes = Op("_npi_tensordot_int_axes", ("a", "b", ), ("axes", ), ())

"""
    _npi_tensordot_int_axes(a, b; axes)

Sum of products over the last axes of `a` and the first axes of `b`.

# Arguments
- `a`: array or symbol. First factor.
- `b`: array or symbol. Second factor.
- `axes`: integer; required. How many of the last axes of `a`, and first ones of `b`, are summed
  over.

# Result
- `output`: array or symbol. The product, of the wider dtype.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
b = mx.rand(2, 4, 3; low = -1, high = 1)
mx.internal._npi_tensordot_int_axes(a, b; axes = 2)
```
"""
function _npi_tensordot_int_axes(x_::NDArray, more_::Vararg{NDArray, N_}; axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_tensordot_int_axes, (x_, more_...), (axes, ), out, kwargs)
end
function _npi_tensordot_int_axes(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tensordot_int_axes, (x_, more_...), (axes, ), name, attrs, kwargs)
end
_npi_tensordot_int_axes(; kwargs...) = by_keyword(op__npi_tensordot_int_axes, kwargs)

const op__npi_tensorinv = Op("_npi_tensorinv", ("a", ), ("ind", ), ())

"""
    _npi_tensorinv(a; ind)

Inverse of a tensor that is a square matrix when its first axes, and its last ones, are merged.

# Arguments
- `a`: array or symbol. The tensor.
- `ind`: integer; `2` when not given. How many of the first axes are the rows.

# Result
- `output`: array or symbol. The inverse; the last axes of `a` come first.

# Example
```julia
a = mx.NDArray(reshape(Float32[5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7], (2, 2, 4)))
mx.internal._npi_tensorinv(a; ind = 1)
```
"""
function _npi_tensorinv(x_::NDArray, more_::Vararg{NDArray, N_}; ind = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_tensorinv, (x_, more_...), (ind, ), out, kwargs)
end
function _npi_tensorinv(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; ind = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tensorinv, (x_, more_...), (ind, ), name, attrs, kwargs)
end
_npi_tensorinv(; kwargs...) = by_keyword(op__npi_tensorinv, kwargs)

const op__npi_tensorsolve = Op("_npi_tensorsolve", ("a", "b", ), ("a_axes", ), (("a_axes", "axes"), ))

"""
    _npi_tensorsolve(a, b; a_axes)

Solution x of a tensor equation: the sum of products of `a` and x, over all axes of x, is `b`.

# Arguments
- `a`: array or symbol. Tensor with the axes of `b`, then those of x.
- `b`: array or symbol. The right side.
- `a_axes`: dimension, or tuple of dimensions; `()` when not given. Axes of `a` that are moved to
  its end before; empty or None: none.

# Result
- `output`: array or symbol. The solution.

# Example
```julia
a = mx.NDArray(reshape(Float32[5, 1, 0, 2, 1, 4, 1, 0, 0, 1, 6, 1, 2, 0, 1, 7], (2, 2, 4)))
b = mx.rand(4; low = -1, high = 1)
mx.internal._npi_tensorsolve(a, b)
```
"""
function _npi_tensorsolve(x_::NDArray, more_::Vararg{NDArray, N_}; a_axes = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_tensorsolve, (x_, more_...), (a_axes, ), out, kwargs)
end
function _npi_tensorsolve(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a_axes = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tensorsolve, (x_, more_...), (a_axes, ), name, attrs, kwargs)
end
_npi_tensorsolve(; kwargs...) = by_keyword(op__npi_tensorsolve, kwargs)

const op__npi_tril = Op("_npi_tril", ("data", ), ("k", ), ())

"""
    _npi_tril(data; k)

Lower triangles of matrices; the elements above a diagonal become zero.

# Arguments
- `data`: array or symbol. Matrices, or a vector that stands for a square matrix with equal rows.
- `k`: integer; `0` when not given. Which diagonal: 0 the main one, positive above it, negative
  below it.

# Result
- `output`: array or symbol. Matrices.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.internal._npi_tril(data)
```
"""
function _npi_tril(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_tril, (x_, more_...), (k, ), out, kwargs)
end
function _npi_tril(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_tril, (x_, more_...), (k, ), name, attrs, kwargs)
end
_npi_tril(; kwargs...) = by_keyword(op__npi_tril, kwargs)

const op__npi_true_divide = Op("_npi_true_divide", ("lhs", "rhs", ), (), ())

"""
    _npi_true_divide(lhs, rhs)

Quotient, `lhs / rhs`.

Integers give float32.

Dimensions of length 1, and missing leading ones, are repeated to fit the other operand. Operands of
different dtypes are converted to the wider one; floating point is wider than integers.

# Arguments
- `lhs`: array or symbol. First operand.
- `rhs`: array or symbol. Second operand.

# Result
- `output`: array or symbol. The broadcast shape.

# Example
```julia
lhs = mx.rand(3, 1, 2; low = 0.5, high = 2)
rhs = mx.rand(1, 4; low = 0.25, high = 1)
mx.internal._npi_true_divide(lhs, rhs)
```
"""
function _npi_true_divide(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_true_divide, (x_, more_...), (), out, kwargs)
end
function _npi_true_divide(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_true_divide, (x_, more_...), (), name, attrs, kwargs)
end
_npi_true_divide(; kwargs...) = by_keyword(op__npi_true_divide, kwargs)

const op__npi_true_divide_scalar = Op("_npi_true_divide_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _npi_true_divide_scalar(data; scalar, is_int)

`data / scalar`.

Integers give float32.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._npi_true_divide_scalar(data; scalar = 1.9)
```
"""
function _npi_true_divide_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_true_divide_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _npi_true_divide_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_true_divide_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_npi_true_divide_scalar(; kwargs...) = by_keyword(op__npi_true_divide_scalar, kwargs)

const op__npi_trunc = Op("_npi_trunc", ("x", ), (), ())

"""
    _npi_trunc(x)

Rounds toward zero.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `x`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
x = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npi_trunc(x)
```
"""
function _npi_trunc(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_trunc, (x_, more_...), (), out, kwargs)
end
function _npi_trunc(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_trunc, (x_, more_...), (), name, attrs, kwargs)
end
_npi_trunc(; kwargs...) = by_keyword(op__npi_trunc, kwargs)

const op__npi_uniform = Op("_npi_uniform", ("input1", "input2", ), ("low", "high", "size", "ctx", "dtype", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_uniform(input1, input2; low, high, size, ctx, dtype)

Random values of the uniform distribution on [low, high).

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `low`: number or `nothing`; required. Lower bound. None: it is an input.
- `high`: number or `nothing`; required. Upper bound. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_uniform(; low = 0.5, high = 1, size = (3, 2))
```
"""
function _npi_uniform(x_::NDArray, more_::Vararg{NDArray, N_}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_uniform, (x_, more_...), (low, high, size, ctx, dtype, ), out, kwargs)
end
function _npi_uniform(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_uniform, (x_, more_...), (low, high, size, ctx, dtype, ), name, attrs, kwargs)
end
_npi_uniform(; kwargs...) = by_keyword(op__npi_uniform, kwargs)
_npi_uniform(::Type{SymbolicNode}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_uniform, (), (low, high, size, ctx, dtype, ), name, attrs, kwargs)

const op__npi_uniform_n = Op("_npi_uniform_n", ("input1", "input2", ), ("low", "high", "size", "ctx", "dtype", ), (("size", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_uniform_n(input1, input2; low, high, size, ctx, dtype)

Random values of the uniform distribution on [low, high): `size` draws for each element of the
parameters.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `input2`: array or symbol. The second parameter, if both are None.
- `low`: number or `nothing`; required. Lower bound. None: it is an input.
- `high`: number or `nothing`; required. Upper bound. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. Dtype of the result.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_uniform_n(; low = 0.5, high = 1, size = (3, 2))
```
"""
function _npi_uniform_n(x_::NDArray, more_::Vararg{NDArray, N_}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_uniform_n, (x_, more_...), (low, high, size, ctx, dtype, ), out, kwargs)
end
function _npi_uniform_n(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_uniform_n, (x_, more_...), (low, high, size, ctx, dtype, ), name, attrs, kwargs)
end
_npi_uniform_n(; kwargs...) = by_keyword(op__npi_uniform_n, kwargs)
_npi_uniform_n(::Type{SymbolicNode}; low = unset, high = unset, size = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_uniform_n, (), (low, high, size, ctx, dtype, ), name, attrs, kwargs)

const op__npi_unique = Op("_npi_unique", ("data", ), ("return_index", "return_inverse", "return_counts", "axis", ), (("axis", "axis"), ))

"""
    _npi_unique(data; return_index, return_inverse, return_counts, axis)

The different elements of an array in rising order, or its different parts along an axis.

NaN comes last; the NaNs of a flattened array count as equal, parts with NaN never do.

# Arguments
- `data`: array or symbol. Array of any shape and type.
- `return_index`: `Bool`; `false` when not given. Also give where each element comes first.
- `return_inverse`: `Bool`; `false` when not given. Also give which of the results each element is.
- `return_counts`: `Bool`; `false` when not given. Also give how often each element comes.
- `axis`: dimension or `nothing`; `nothing` when not given. Compare the parts along this axis; None:
  the elements of the flattened array.

# Result
- `output`: array or symbol. The different elements.

# Example
```julia
data = mx.NDArray(reshape(Float32[3, 1, 2, 1, 3, 3], (3, 2)))
mx.internal._npi_unique(data)
```
"""
function _npi_unique(x_::NDArray, more_::Vararg{NDArray, N_}; return_index = unset, return_inverse = unset, return_counts = unset, axis = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_unique, (x_, more_...), (return_index, return_inverse, return_counts, axis, ), out, kwargs)
end
function _npi_unique(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; return_index = unset, return_inverse = unset, return_counts = unset, axis = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_unique, (x_, more_...), (return_index, return_inverse, return_counts, axis, ), name, attrs, kwargs)
end
_npi_unique(; kwargs...) = by_keyword(op__npi_unique, kwargs)

const op__npi_var = Op("_npi_var", ("a", ), ("axis", "dtype", "ddof", "keepdims", ), (("axis", "axes"), ("dtype", "dtype"), ))

"""
    _npi_var(a; axis, dtype, ddof, keepdims)

Variance of the elements along axes.

# Arguments
- `a`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None: all. Negative axes count from the end.
- `dtype`: element type or its name or `nothing`; `nothing` when not given. The dtype of the result,
  and of the computation; None: as the input suggests.
- `ddof`: integer; `0` when not given. The squares are divided by the number of elements minus this.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.

# Result
- `output`: array or symbol. The reduced array. Integers give float32.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._npi_var(a; axis = (-2,))
```
"""
function _npi_var(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, dtype = unset, ddof = unset, keepdims = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_var, (x_, more_...), (axis, dtype, ddof, keepdims, ), out, kwargs)
end
function _npi_var(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, dtype = unset, ddof = unset, keepdims = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_var, (x_, more_...), (axis, dtype, ddof, keepdims, ), name, attrs, kwargs)
end
_npi_var(; kwargs...) = by_keyword(op__npi_var, kwargs)

const op__npi_vstack = Op("_npi_vstack", ("data", ), ("num_args", ), (("num_args", "count"), ), "num_args")

"""
    _npi_vstack(data...; num_args)

Stacks arrays as rows: vectors are rows, others join along axis 0.

Arrays of different dtypes are converted to the wider one.

# Arguments
- `data`: arrays or symbols. The arrays to join.
- `num_args`: integer, counted when not given. Number of arrays.

# Result
- `output`: array or symbol. The joined array.

# Example
```julia
arg0 = mx.rand(3, 2; low = -1, high = 1)
arg1 = mx.rand(3, 2; low = -1, high = 1)
mx.internal._npi_vstack(arg0, arg1)
```
"""
function _npi_vstack(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_vstack, (x_, more_...), (num_args, ), out, kwargs)
end
function _npi_vstack(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_vstack, (x_, more_...), (num_args, ), name, attrs, kwargs)
end
_npi_vstack(; kwargs...) = by_keyword(op__npi_vstack, kwargs)

const op__npi_weibull = Op("_npi_weibull", ("input1", ), ("a", "size", "ctx", ), (("size", "shape"), ("ctx", "device"), ))

"""
    _npi_weibull(input1; a, size, ctx)

Random values of a Weibull distribution of scale 1.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `input1`: array or symbol. The first parameter that is None, as an array.
- `a`: number or `nothing`; `nothing` when not given. Shape, above 0. None: it is an input.
- `size`: one length for each dimension or `nothing`; `nothing` when not given. The shape of the
  result; None: that of the parameters.
- `ctx`: `Context`; `\"cpu\"` when not given. The device, such as `cpu(0)`.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.internal._npi_weibull(; a = 0.5, size = (3, 2))
```
"""
function _npi_weibull(x_::NDArray, more_::Vararg{NDArray, N_}; a = unset, size = unset, ctx = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_weibull, (x_, more_...), (a, size, ctx, ), out, kwargs)
end
function _npi_weibull(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; a = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_weibull, (x_, more_...), (a, size, ctx, ), name, attrs, kwargs)
end
_npi_weibull(; kwargs...) = by_keyword(op__npi_weibull, kwargs)
_npi_weibull(::Type{SymbolicNode}; a = unset, size = unset, ctx = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_weibull, (), (a, size, ctx, ), name, attrs, kwargs)

const op__npi_where = Op("_npi_where", ("condition", "x", "y", ), (), ())

"""
    _npi_where(condition, x, y)

Takes elements from `x` where the condition is not zero, and from `y` elsewhere.

All three broadcast.

# Arguments
- `condition`: array or symbol. What decides.
- `x`: array or symbol. Values where the condition holds.
- `y`: array or symbol. Values elsewhere.

# Result
- `output`: array or symbol. Of the wider dtype of `x` and `y`.

# Example
```julia
condition = mx.NDArray(reshape(Float32[1, 0, 0, 2], (2, 2)))
x = mx.rand(2, 2; low = -1, high = 1)
y = mx.rand(2, 2; low = -1, high = 1)
mx.internal._npi_where(condition, x, y)
```
"""
function _npi_where(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npi_where, (x_, more_...), (), out, kwargs)
end
function _npi_where(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_where, (x_, more_...), (), name, attrs, kwargs)
end
_npi_where(; kwargs...) = by_keyword(op__npi_where, kwargs)

const op__npi_where_lscalar = Op("_npi_where_lscalar", ("condition", "x", ), ("scalar", ), ())

"""
    _npi_where_lscalar(condition, x; scalar)

The number where the condition is not zero, elements of `x` elsewhere.

Both arrays broadcast.

# Arguments
- `condition`: array or symbol. What decides.
- `x`: array or symbol. The other values.
- `scalar`: number; `0` when not given. The number.

# Result
- `output`: array or symbol. Same dtype as the values.

# Example
```julia
condition = mx.NDArray(reshape(Float32[1, 0, 0, 2], (2, 2)))
x = mx.rand(2, 2; low = -1, high = 1)
mx.internal._npi_where_lscalar(condition, x; scalar = 3)
```
"""
function _npi_where_lscalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_where_lscalar, (x_, more_...), (scalar, ), out, kwargs)
end
function _npi_where_lscalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_where_lscalar, (x_, more_...), (scalar, ), name, attrs, kwargs)
end
_npi_where_lscalar(; kwargs...) = by_keyword(op__npi_where_lscalar, kwargs)

const op__npi_where_rscalar = Op("_npi_where_rscalar", ("condition", "y", ), ("scalar", ), ())

"""
    _npi_where_rscalar(condition, y; scalar)

Elements of `y` where the condition is not zero, the number elsewhere.

Both arrays broadcast.

# Arguments
- `condition`: array or symbol. What decides.
- `y`: array or symbol. The other values.
- `scalar`: number; `0` when not given. The number.

# Result
- `output`: array or symbol. Same dtype as the values.

# Example
```julia
condition = mx.NDArray(reshape(Float32[1, 0, 0, 2], (2, 2)))
y = mx.rand(2, 2; low = -1, high = 1)
mx.internal._npi_where_rscalar(condition, y; scalar = 3)
```
"""
function _npi_where_rscalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_where_rscalar, (x_, more_...), (scalar, ), out, kwargs)
end
function _npi_where_rscalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_where_rscalar, (x_, more_...), (scalar, ), name, attrs, kwargs)
end
_npi_where_rscalar(; kwargs...) = by_keyword(op__npi_where_rscalar, kwargs)

const op__npi_where_scalar2 = Op("_npi_where_scalar2", ("condition", ), ("x", "y", ), ())

"""
    _npi_where_scalar2(condition; x, y)

One number where the condition is not zero, another elsewhere.

# Arguments
- `condition`: array or symbol. What decides.
- `x`: number; `0` when not given. The value where the condition holds.
- `y`: number; `0` when not given. The value elsewhere.

# Result
- `output`: array or symbol. Numbers, float32, in the shape of the condition.

# Example
```julia
condition = mx.NDArray(reshape(Float32[1, 0, 0, 2], (2, 2)))
mx.internal._npi_where_scalar2(condition; x = 3, y = 4)
```
"""
function _npi_where_scalar2(x_::NDArray, more_::Vararg{NDArray, N_}; x = unset, y = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_where_scalar2, (x_, more_...), (x, y, ), out, kwargs)
end
function _npi_where_scalar2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; x = unset, y = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_where_scalar2, (x_, more_...), (x, y, ), name, attrs, kwargs)
end
_npi_where_scalar2(; kwargs...) = by_keyword(op__npi_where_scalar2, kwargs)

const op__npi_zeros = Op("_npi_zeros", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _npi_zeros(; shape, ctx, dtype)

An array of zeros.

# Arguments
- `shape`: one length for each dimension; `()` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape `shape` and dtype `dtype`.

# Example
```julia
mx.internal._npi_zeros(; shape = (3, 2))
```
"""
function _npi_zeros(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npi_zeros, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _npi_zeros(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npi_zeros, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_npi_zeros(; kwargs...) = by_keyword(op__npi_zeros, kwargs)
_npi_zeros(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__npi_zeros, (), (shape, ctx, dtype, ), name, attrs, kwargs)

const op__npx_constraint_check = Op("_npx_constraint_check", ("input", ), ("msg", ), ())

"""
    _npx_constraint_check(input; msg)

True if no element is zero; an error with a given text otherwise.

# Arguments
- `input`: array or symbol. What must hold.
- `msg`: string; `\"Constraint violated.\"` when not given. What the error says when an element is
  zero.

# Result
- `output`: array or symbol. One boolean, without dimensions.

# Example
```julia
input = mx.NDArray(Bool[1, 1])
mx.internal._npx_constraint_check(input)
```
"""
function _npx_constraint_check(x_::NDArray, more_::Vararg{NDArray, N_}; msg = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npx_constraint_check, (x_, more_...), (msg, ), out, kwargs)
end
function _npx_constraint_check(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; msg = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npx_constraint_check, (x_, more_...), (msg, ), name, attrs, kwargs)
end
_npx_constraint_check(; kwargs...) = by_keyword(op__npx_constraint_check, kwargs)

const op__npx_nonzero = Op("_npx_nonzero", ("x", ), (), ())

"""
    _npx_nonzero(x)

The positions of the elements that are not zero, one row for each; a scalar counts as an array of
one.

# Arguments
- `x`: array or symbol. Array of any shape and type.

# Result
- `output`: array or symbol. int64, of shape (elements found, dimensions).

# Example
```julia
x = mx.NDArray(reshape(Float32[0, 1, 0, 2, 0, -3], (3, 2)))
mx.internal._npx_nonzero(x)
```
"""
function _npx_nonzero(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npx_nonzero, (x_, more_...), (), out, kwargs)
end
function _npx_nonzero(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npx_nonzero, (x_, more_...), (), name, attrs, kwargs)
end
_npx_nonzero(; kwargs...) = by_keyword(op__npx_nonzero, kwargs)

const op__npx_relu = Op("_npx_relu", ("data", ), (), ())

"""
    _npx_relu(data)

Rectified linear unit, `max(x, 0)`.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
data = mx.rand(4, 3; low = 0.2, high = 2)
mx.internal._npx_relu(data)
```
"""
function _npx_relu(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npx_relu, (x_, more_...), (), out, kwargs)
end
function _npx_relu(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npx_relu, (x_, more_...), (), name, attrs, kwargs)
end
_npx_relu(; kwargs...) = by_keyword(op__npx_relu, kwargs)

const op__npx_reshape = Op("_npx_reshape", ("a", ), ("newshape", "reverse", "order", ), (("newshape", "shape"), ))

"""
    _npx_reshape(a; newshape, reverse, order)

Gives the elements of an array another shape, written with codes that refer to the old one.

No data moves.

# Arguments
- `a`: array or symbol. Array of any shape.
- `newshape`: one length for each dimension; required. New shape. -1 follows from the others, -2
  copies the dimension at this place, -3 drops a dimension of length 1, -4 copies all dimensions
  that are left, -5 multiplies the next two, and -6 splits one dimension into the two numbers that
  follow it, one of which may be -1.
- `reverse`: `Bool`; `false` when not given. Read the codes from the last dimension to the first.
- `order`: string; `\"C\"` when not given. The order of the elements; only 'C', row by row, is
  supported.

# Result
- `output`: array or symbol. The same elements in row-major order.

# Example
```julia
a = mx.rand(4, 3, 2; low = -1, high = 1)
mx.internal._npx_reshape(a; newshape = (-5, -2))
```
"""
function _npx_reshape(x_::NDArray, more_::Vararg{NDArray, N_}; newshape = unset, reverse = unset, order = unset, out = nothing, kwargs...) where {N_}
    imperative(op__npx_reshape, (x_, more_...), (newshape, reverse, order, ), out, kwargs)
end
function _npx_reshape(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; newshape = unset, reverse = unset, order = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npx_reshape, (x_, more_...), (newshape, reverse, order, ), name, attrs, kwargs)
end
_npx_reshape(; kwargs...) = by_keyword(op__npx_reshape, kwargs)

const op__npx_sigmoid = Op("_npx_sigmoid", ("data", ), (), ())

"""
    _npx_sigmoid(data)

Logistic sigmoid, `1 / (1 + exp(-x))`.

Integer input gives output of the same dtype, rounded toward zero.

# Arguments
- `data`: array or symbol. Numbers of any shape.

# Result
- `output`: array or symbol. Same shape and dtype as the input.

# Example
```julia
data = mx.rand(4, 3; low = -2, high = 2)
mx.internal._npx_sigmoid(data)
```
"""
function _npx_sigmoid(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__npx_sigmoid, (x_, more_...), (), out, kwargs)
end
function _npx_sigmoid(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__npx_sigmoid, (x_, more_...), (), name, attrs, kwargs)
end
_npx_sigmoid(; kwargs...) = by_keyword(op__npx_sigmoid, kwargs)

const op__ones = Op("_ones", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _ones(; shape, ctx, dtype)

An array of ones.

# Arguments
- `shape`: one length for each dimension; `()` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape `shape` and dtype `dtype`.

# Example
```julia
mx.internal._ones(; shape = (3, 2))
```
"""
function _ones(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__ones, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _ones(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__ones, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_ones(; kwargs...) = by_keyword(op__ones, kwargs)
_ones(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__ones, (), (shape, ctx, dtype, ), name, attrs, kwargs)

const op__plus_scalar = Op("_plus_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _plus_scalar(data; scalar, is_int)

`data + scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._plus_scalar(data; scalar = 1.9)
```
"""
function _plus_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__plus_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _plus_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__plus_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_plus_scalar(; kwargs...) = by_keyword(op__plus_scalar, kwargs)

const op__power = Op("_power", ("lhs", "rhs", ), (), ())

"""
    _power(lhs, rhs)

Power, `lhs ** rhs`.

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
mx.internal._power(lhs, rhs)
```
"""
function _power(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__power, (x_, more_...), (), out, kwargs)
end
function _power(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__power, (x_, more_...), (), name, attrs, kwargs)
end
_power(; kwargs...) = by_keyword(op__power, kwargs)

const op__power_scalar = Op("_power_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _power_scalar(data; scalar, is_int)

`data ** scalar`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._power_scalar(data; scalar = 1.9)
```
"""
function _power_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__power_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _power_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__power_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_power_scalar(; kwargs...) = by_keyword(op__power_scalar, kwargs)

const op__ravel_multi_index = Op("_ravel_multi_index", ("data", ), ("shape", ), (("shape", "shape"), ))

"""
    _ravel_multi_index(data; shape)

Turns columns of coordinates into flat positions.

For the shape (a, b, c), the position of (x, y, z) is (x*b + y)*c + z.

# Arguments
- `data`: array or symbol. Coordinates; the first dimension has one row for each dimension of
  `shape`.
- `shape`: one length for each dimension; `nothing` when not given. Shape of the array that is
  indexed; its first dimension may be -1.

# Result
- `output`: array or symbol. Flat positions, in a wider dtype where that of `data` is too narrow for
  them.

# Example
```julia
data = mx.NDArray(reshape(Float32[0, 1, 1, 2, 0, 1], (3, 2)))
mx.internal._ravel_multi_index(data; shape = (3, 2))
```
"""
function _ravel_multi_index(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__ravel_multi_index, (x_, more_...), (shape, ), out, kwargs)
end
function _ravel_multi_index(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__ravel_multi_index, (x_, more_...), (shape, ), name, attrs, kwargs)
end
_ravel_multi_index(; kwargs...) = by_keyword(op__ravel_multi_index, kwargs)

const op__rdiv_scalar = Op("_rdiv_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _rdiv_scalar(data; scalar, is_int)

`scalar / data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._rdiv_scalar(data; scalar = 1.9)
```
"""
function _rdiv_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__rdiv_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _rdiv_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__rdiv_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_rdiv_scalar(; kwargs...) = by_keyword(op__rdiv_scalar, kwargs)

const op__rminus_scalar = Op("_rminus_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _rminus_scalar(data; scalar, is_int)

`scalar - data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._rminus_scalar(data; scalar = 1.9)
```
"""
function _rminus_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__rminus_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _rminus_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__rminus_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_rminus_scalar(; kwargs...) = by_keyword(op__rminus_scalar, kwargs)

const op__rmod_scalar = Op("_rmod_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _rmod_scalar(data; scalar, is_int)

Remainder of `scalar / data`, with the sign of the data.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._rmod_scalar(data; scalar = 1.9)
```
"""
function _rmod_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__rmod_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _rmod_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__rmod_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_rmod_scalar(; kwargs...) = by_keyword(op__rmod_scalar, kwargs)

const op__rnn_param_concat = Op("_rnn_param_concat", ("data", ), ("num_args", "dim", ), (("num_args", "count"), ("dim", "axis"), ), "num_args")

"""
    _rnn_param_concat(data...; num_args, dim)

Joins the flattened parameters of a recurrent network.

Lengths that are unknown share what is left of the length of the whole.

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
mx.internal._rnn_param_concat(arg0, arg1)
```
"""
function _rnn_param_concat(x_::NDArray, more_::Vararg{NDArray, N_}; num_args = unset, dim = unset, out = nothing, kwargs...) where {N_}
    imperative(op__rnn_param_concat, (x_, more_...), (num_args, dim, ), out, kwargs)
end
function _rnn_param_concat(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; num_args = unset, dim = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__rnn_param_concat, (x_, more_...), (num_args, dim, ), name, attrs, kwargs)
end
_rnn_param_concat(; kwargs...) = by_keyword(op__rnn_param_concat, kwargs)

const op__rpower_scalar = Op("_rpower_scalar", ("data", ), ("scalar", "is_int", ), ())

"""
    _rpower_scalar(data; scalar, is_int)

`scalar ** data`.

# Arguments
- `data`: array or symbol. Values of any shape.
- `scalar`: number; `1` when not given. The number.
- `is_int`: `Bool`; `true` when not given. What happens to integer data: if true the number is cut
  to an integer and the result keeps the dtype; if false the result is float64.

# Result
- `output`: array or symbol. Same shape as `data`.

# Example
```julia
data = mx.rand(4, 3; low = 0.3, high = 0.7)
mx.internal._rpower_scalar(data; scalar = 1.9)
```
"""
function _rpower_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, is_int = unset, out = nothing, kwargs...) where {N_}
    imperative(op__rpower_scalar, (x_, more_...), (scalar, is_int, ), out, kwargs)
end
function _rpower_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, is_int = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__rpower_scalar, (x_, more_...), (scalar, is_int, ), name, attrs, kwargs)
end
_rpower_scalar(; kwargs...) = by_keyword(op__rpower_scalar, kwargs)

const op__sample_exponential = Op("_sample_exponential", ("lam", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_exponential(lam; shape, dtype)

Random values of an exponential distribution, with parameters for each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `lam`: array or symbol. Rate, above 0.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
lam = mx.rand(2; low = 0.1, high = 0.8)
mx.internal._sample_exponential(lam; shape = (3,))
```
"""
function _sample_exponential(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_exponential, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_exponential(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_exponential, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_exponential(; kwargs...) = by_keyword(op__sample_exponential, kwargs)

const op__sample_gamma = Op("_sample_gamma", ("alpha", "beta", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_gamma(alpha, beta; shape, dtype)

Random values of a gamma distribution, with parameters for each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `alpha`: array or symbol. Shape, above 0.
- `beta`: array or symbol. Scale, above 0.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
alpha = mx.rand(2; low = 0.1, high = 0.8)
beta = mx.rand(2; low = 0.9, high = 1)
mx.internal._sample_gamma(alpha, beta; shape = (3,))
```
"""
function _sample_gamma(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_gamma, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_gamma(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_gamma, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_gamma(; kwargs...) = by_keyword(op__sample_gamma, kwargs)

const op__sample_generalized_negative_binomial = Op("_sample_generalized_negative_binomial", ("mu", "alpha", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_generalized_negative_binomial(mu, alpha; shape, dtype)

Random values of a negative binomial distribution given by mean and dispersion, with parameters for
each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `mu`: array or symbol. Mean, at least 0.
- `alpha`: array or symbol. Dispersion, at least 0; 0 gives a Poisson distribution.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mu = mx.rand(2; low = 0.1, high = 0.8)
alpha = mx.rand(2; low = 0.9, high = 1)
mx.internal._sample_generalized_negative_binomial(mu, alpha; shape = (3,))
```
"""
function _sample_generalized_negative_binomial(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_generalized_negative_binomial, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_generalized_negative_binomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_generalized_negative_binomial, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_generalized_negative_binomial(; kwargs...) = by_keyword(op__sample_generalized_negative_binomial, kwargs)

const op__sample_multinomial = Op("_sample_multinomial", ("data", ), ("shape", "get_prob", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_multinomial(data; shape, get_prob, dtype)

Draws class numbers from categorical distributions.

The last axis of `data` holds the probabilities of one distribution; they need not add up to one.
With `get_prob` the second output is the logarithm of the drawn probabilities, through which
gradients flow (REINFORCE).

# Arguments
- `data`: array or symbol. Probabilities, of shape (..., classes).
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each
  distribution.
- `get_prob`: `Bool`; `false` when not given. Also return the logarithm of each drawn probability.
- `dtype`: element type or its name; `\"int32\"` when not given. The dtype of the drawn classes.

# Result
- `output`: array or symbol. Class numbers, of shape (...) + `shape`.

# Example
```julia
data = mx.rand(4, 2; low = 0.1, high = 1)
mx.internal._sample_multinomial(data; shape = (3,))
```
"""
function _sample_multinomial(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, get_prob = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_multinomial, (x_, more_...), (shape, get_prob, dtype, ), out, kwargs)
end
function _sample_multinomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, get_prob = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_multinomial, (x_, more_...), (shape, get_prob, dtype, ), name, attrs, kwargs)
end
_sample_multinomial(; kwargs...) = by_keyword(op__sample_multinomial, kwargs)

const op__sample_negative_binomial = Op("_sample_negative_binomial", ("k", "p", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_negative_binomial(k, p; shape, dtype)

Random values of a negative binomial distribution: failures before the k-th success, with parameters
for each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `k`: array or symbol. Number of successes to wait for.
- `p`: array or symbol. Probability of a success, in (0, 1].
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
k = mx.rand(2; low = 3, high = 3)
p = mx.rand(2; low = 0.9, high = 1)
mx.internal._sample_negative_binomial(k, p; shape = (3,))
```
"""
function _sample_negative_binomial(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_negative_binomial, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_negative_binomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_negative_binomial, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_negative_binomial(; kwargs...) = by_keyword(op__sample_negative_binomial, kwargs)

const op__sample_normal = Op("_sample_normal", ("mu", "sigma", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_normal(mu, sigma; shape, dtype)

Random values of a normal (Gaussian) distribution, with parameters for each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `mu`: array or symbol. Mean.
- `sigma`: array or symbol. Standard deviation, above 0.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mu = mx.rand(2; low = 0.1, high = 0.8)
sigma = mx.rand(2; low = 0.9, high = 1)
mx.internal._sample_normal(mu, sigma; shape = (3,))
```
"""
function _sample_normal(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_normal, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_normal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_normal, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_normal(; kwargs...) = by_keyword(op__sample_normal, kwargs)

const op__sample_poisson = Op("_sample_poisson", ("lam", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_poisson(lam; shape, dtype)

Random values of a Poisson distribution; the counts are floating-point numbers, with parameters for
each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `lam`: array or symbol. Rate, at least 0.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
lam = mx.rand(2; low = 0.1, high = 0.8)
mx.internal._sample_poisson(lam; shape = (3,))
```
"""
function _sample_poisson(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_poisson, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_poisson(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_poisson, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_poisson(; kwargs...) = by_keyword(op__sample_poisson, kwargs)

const op__sample_uniform = Op("_sample_uniform", ("low", "high", ), ("shape", "dtype", ), (("shape", "shape"), ("dtype", "dtype"), ))

"""
    _sample_uniform(low, high; shape, dtype)

Random values of the uniform distribution on [low, high), with parameters for each row.

The result has the shape of the parameters followed by `shape`.

# Arguments
- `low`: array or symbol. Lower bound.
- `high`: array or symbol. Upper bound, which is not reached.
- `shape`: one length for each dimension; `()` when not given. The shape drawn for each element of
  the parameters.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
low = mx.rand(2; low = 0.1, high = 0.8)
high = mx.rand(2; low = 0.9, high = 1)
mx.internal._sample_uniform(low, high; shape = (3,))
```
"""
function _sample_uniform(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_uniform, (x_, more_...), (shape, dtype, ), out, kwargs)
end
function _sample_uniform(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_uniform, (x_, more_...), (shape, dtype, ), name, attrs, kwargs)
end
_sample_uniform(; kwargs...) = by_keyword(op__sample_uniform, kwargs)

const op__sample_unique_zipfian = Op("_sample_unique_zipfian", (), ("range_max", "shape", ), (("shape", "shape"), ))

"""
    _sample_unique_zipfian(; range_max, shape)

Draws distinct integers with a log-uniform (Zipf-like) distribution, as sampled softmax wants them.

The probability of k is log((k + 2) / (k + 1)) / log(range_max + 1).

# Arguments
- `range_max`: integer; required. Values are below it.
- `shape`: one length for each dimension; `nothing` when not given. (rows, values): each row has
  distinct values.

# Result
- `samples`: array or symbol. int64, of shape `shape`; distinct in each row.
- `num_tries`: array or symbol. int64, one for each row: how many draws it took.

# Example
```julia
mx.internal._sample_unique_zipfian(; range_max = 50, shape = (8, 2))
```
"""
function _sample_unique_zipfian(x_::NDArray, more_::Vararg{NDArray, N_}; range_max = unset, shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sample_unique_zipfian, (x_, more_...), (range_max, shape, ), out, kwargs)
end
function _sample_unique_zipfian(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; range_max = unset, shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sample_unique_zipfian, (x_, more_...), (range_max, shape, ), name, attrs, kwargs)
end
_sample_unique_zipfian(; kwargs...) = by_keyword(op__sample_unique_zipfian, kwargs)
_sample_unique_zipfian(::Type{SymbolicNode}; range_max = unset, shape = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__sample_unique_zipfian, (), (range_max, shape, ), name, attrs, kwargs)

const op__scatter_set_nd = Op("_scatter_set_nd", ("lhs", "rhs", "indices", ), ("shape", ), (("shape", "shape"), ))

"""
    _scatter_set_nd(lhs, rhs, indices; shape)

Writes elements at given coordinates of an array.

The result is `lhs` with the elements that `indices` address replaced by `rhs`; give `lhs` as the
output to write in place.

# Arguments
- `lhs`: array or symbol. Array of shape `shape`.
- `rhs`: array or symbol. The values.
- `indices`: array or symbol. Coordinates, (M, ...).
- `shape`: one length for each dimension; required. Shape of the whole array.

# Result
- `output`: array or symbol. `lhs` with replaced elements.

# Example
```julia
lhs = mx.rand(3, 2; low = -1, high = 1)
rhs = mx.rand(2; low = -1, high = 1)
indices = mx.NDArray(reshape(Float32[0, 1, 2, 0], (2, 2)))
mx.internal._scatter_set_nd(lhs, rhs, indices; shape = (3, 2))
```
"""
function _scatter_set_nd(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__scatter_set_nd, (x_, more_...), (shape, ), out, kwargs)
end
function _scatter_set_nd(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__scatter_set_nd, (x_, more_...), (shape, ), name, attrs, kwargs)
end
_scatter_set_nd(; kwargs...) = by_keyword(op__scatter_set_nd, kwargs)

const op__shuffle = Op("_shuffle", ("data", ), (), ())

"""
    _shuffle(data)

Puts the elements along the first axis in random order.

What lies behind an element of the first axis stays together.

# Arguments
- `data`: array or symbol. At least one dimension.

# Result
- `output`: array or symbol. The same elements in another order.

# Example
```julia
data = mx.rand(2, 5; low = -1, high = 1)
mx.internal._shuffle(data)
```
"""
function _shuffle(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__shuffle, (x_, more_...), (), out, kwargs)
end
function _shuffle(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__shuffle, (x_, more_...), (), name, attrs, kwargs)
end
_shuffle(; kwargs...) = by_keyword(op__shuffle, kwargs)

const op__slice_assign = Op("_slice_assign", ("lhs", "rhs", ), ("begin", "end", "step", ), (("begin", "index"), ("end", "index"), ("step", "per_axis"), ))

"""
    _slice_assign(lhs, rhs; var\"begin\", var\"end\", step)

Writes an array into a box of another one.

The result is `lhs` with the box that `slice` would take replaced by `rhs`.

# Arguments
- `lhs`: array or symbol. Array of any shape.
- `rhs`: array or symbol. What to write, of the box's shape.
- `begin`: tuple of positions from 1, one for each dimension; required. First index of each
  dimension; None: from the start.
- `end`: tuple of positions from 1, one for each dimension; required. End index of each dimension,
  not included; None: to the end.
- `step`: one integer for each dimension; `()` when not given. Step of each dimension; None: 1. A
  negative step runs backwards.

# Result
- `output`: array or symbol. `lhs` with the box replaced.

# Example
```julia
lhs = mx.rand(4, 3; low = -1, high = 1)
rhs = mx.rand(2, 2; low = -1, high = 1)
mx.internal._slice_assign(lhs, rhs; var\"begin\" = (2, 1), var\"end\" = (4, 3))
```
"""
function _slice_assign(x_::NDArray, more_::Vararg{NDArray, N_}; var"begin" = unset, var"end" = unset, step = unset, out = nothing, kwargs...) where {N_}
    imperative(op__slice_assign, (x_, more_...), (var"begin", var"end", step, ), out, kwargs)
end
function _slice_assign(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; var"begin" = unset, var"end" = unset, step = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__slice_assign, (x_, more_...), (var"begin", var"end", step, ), name, attrs, kwargs)
end
_slice_assign(; kwargs...) = by_keyword(op__slice_assign, kwargs)

const op__slice_assign_scalar = Op("_slice_assign_scalar", ("data", ), ("scalar", "begin", "end", "step", ), (("begin", "index"), ("end", "index"), ("step", "per_axis"), ))

"""
    _slice_assign_scalar(data; scalar, var\"begin\", var\"end\", step)

Writes a number into a box of an array.

The result is `data` with every element of the box that `slice` would take set to `scalar`.

# Arguments
- `data`: array or symbol. Array of any shape.
- `scalar`: number; `0` when not given. The value to write.
- `begin`: tuple of positions from 1, one for each dimension; required. First index of each
  dimension; None: from the start.
- `end`: tuple of positions from 1, one for each dimension; required. End index of each dimension,
  not included; None: to the end.
- `step`: one integer for each dimension; `()` when not given. Step of each dimension; None: 1. A
  negative step runs backwards.

# Result
- `output`: array or symbol. `data` with the box overwritten.

# Example
```julia
data = mx.rand(4, 3; low = -1, high = 1)
mx.internal._slice_assign_scalar(data; scalar = 2.5, var\"begin\" = (2, 2), var\"end\" = (3, 4))
```
"""
function _slice_assign_scalar(x_::NDArray, more_::Vararg{NDArray, N_}; scalar = unset, var"begin" = unset, var"end" = unset, step = unset, out = nothing, kwargs...) where {N_}
    imperative(op__slice_assign_scalar, (x_, more_...), (scalar, var"begin", var"end", step, ), out, kwargs)
end
function _slice_assign_scalar(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; scalar = unset, var"begin" = unset, var"end" = unset, step = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__slice_assign_scalar, (x_, more_...), (scalar, var"begin", var"end", step, ), name, attrs, kwargs)
end
_slice_assign_scalar(; kwargs...) = by_keyword(op__slice_assign_scalar, kwargs)

const op__split_v2 = Op("_split_v2", ("data", ), ("indices", "axis", "squeeze_axis", "sections", ), (("indices", "positions"), ("axis", "axis"), ("sections", "count"), ))

"""
    _split_v2(data; indices, axis, squeeze_axis, sections)

Splits an array along a dimension into parts as equal as possible, or where `indices` say.

Part i runs from indices[i] to the next index, the last one to the end.

# Arguments
- `data`: array or symbol. Array with at least one dimension.
- `indices`: tuple of positions from 1; required. Where each part begins; not used when `sections`
  is positive.
- `axis`: dimension; `-2` when not given. The dimension to split; negative counts from the end.
- `squeeze_axis`: `Bool`; `false` when not given. Drop the split dimension; parts must have length
  one in it.
- `sections`: integer; `0` when not given. Number of parts; 0: use `indices`.

# Result
- `output`: array or symbol. The parts, in order.

# Example
```julia
data = mx.rand(6, 2; low = -1, high = 1)
mx.internal._split_v2(data; indices = (1, 2, 5))
```
"""
function _split_v2(x_::NDArray, more_::Vararg{NDArray, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, out = nothing, kwargs...) where {N_}
    imperative(op__split_v2, (x_, more_...), (indices, axis, squeeze_axis, sections, ), out, kwargs)
end
function _split_v2(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; indices = unset, axis = unset, squeeze_axis = unset, sections = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__split_v2, (x_, more_...), (indices, axis, squeeze_axis, sections, ), name, attrs, kwargs)
end
_split_v2(; kwargs...) = by_keyword(op__split_v2, kwargs)

const op__square_sum = Op("_square_sum", ("data", ), ("axis", "keepdims", "exclude", ), (("axis", "axes"), ))

"""
    _square_sum(data; axis, keepdims, exclude)

Sum of the squares of the elements along axes.

# Arguments
- `data`: array or symbol. Any array.
- `axis`: dimension, or tuple of dimensions or `nothing`; `nothing` when not given. Axes to reduce
  over; None or empty: all. Negative axes count from the end.
- `keepdims`: `Bool`; `false` when not given. Keep the reduced axes, with length 1.
- `exclude`: `Bool`; `false` when not given. Reduce over the axes that are not named.

# Result
- `output`: array or symbol. The reduced array, of the same dtype.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.internal._square_sum(data)
```
"""
function _square_sum(x_::NDArray, more_::Vararg{NDArray, N_}; axis = unset, keepdims = unset, exclude = unset, out = nothing, kwargs...) where {N_}
    imperative(op__square_sum, (x_, more_...), (axis, keepdims, exclude, ), out, kwargs)
end
function _square_sum(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; axis = unset, keepdims = unset, exclude = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__square_sum, (x_, more_...), (axis, keepdims, exclude, ), name, attrs, kwargs)
end
_square_sum(; kwargs...) = by_keyword(op__square_sum, kwargs)

const op__unravel_index = Op("_unravel_index", ("data", ), ("shape", ), (("shape", "shape"), ))

"""
    _unravel_index(data; shape)

Turns flat positions into columns of coordinates.

The inverse of `ravel_multi_index`.

# Arguments
- `data`: array or symbol. Flat positions, of any shape.
- `shape`: one length for each dimension; `nothing` when not given. Shape of the array that is
  indexed; its first dimension may be -1.

# Result
- `output`: array or symbol. Coordinates, with one row for each dimension of `shape`.

# Example
```julia
data = mx.NDArray(Float32[0, 5, 3])
mx.internal._unravel_index(data; shape = (3, 2))
```
"""
function _unravel_index(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, out = nothing, kwargs...) where {N_}
    imperative(op__unravel_index, (x_, more_...), (shape, ), out, kwargs)
end
function _unravel_index(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__unravel_index, (x_, more_...), (shape, ), name, attrs, kwargs)
end
_unravel_index(; kwargs...) = by_keyword(op__unravel_index, kwargs)

const op__zeros = Op("_zeros", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    _zeros(; shape, ctx, dtype)

An array of zeros.

# Arguments
- `shape`: one length for each dimension; `()` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `\"float32\"` when not given. The dtype of the result.

# Result
- `output`: array or symbol. Of shape `shape` and dtype `dtype`.

# Example
```julia
mx.internal._zeros(; shape = (3, 2))
```
"""
function _zeros(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__zeros, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _zeros(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__zeros, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_zeros(; kwargs...) = by_keyword(op__zeros, kwargs)
_zeros(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__zeros, (), (shape, ctx, dtype, ), name, attrs, kwargs)

const op__zeros_without_dtype = Op("_zeros_without_dtype", (), ("shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ))

"""
    _zeros_without_dtype(; shape, ctx, dtype)

An array of zeros whose dtype may be left to its readers.

# Arguments
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: integer; `-1` when not given. The number of the dtype; -1: whatever reads the array
  decides.

# Result
- `output`: array or symbol. Of shape `shape`.

# Example
```julia
mx.internal._zeros_without_dtype(; shape = (3, 2))
```
"""
function _zeros_without_dtype(x_::NDArray, more_::Vararg{NDArray, N_}; shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__zeros_without_dtype, (x_, more_...), (shape, ctx, dtype, ), out, kwargs)
end
function _zeros_without_dtype(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__zeros_without_dtype, (x_, more_...), (shape, ctx, dtype, ), name, attrs, kwargs)
end
_zeros_without_dtype(; kwargs...) = by_keyword(op__zeros_without_dtype, kwargs)
_zeros_without_dtype(::Type{SymbolicNode}; shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__zeros_without_dtype, (), (shape, ctx, dtype, ), name, attrs, kwargs)
