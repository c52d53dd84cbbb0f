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
