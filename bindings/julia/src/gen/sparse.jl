# Operators of the namespace sparse, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__sparse_adagrad_update = Op("_sparse_adagrad_update", ("weight", "grad", "history", ), ("lr", "epsilon", "wd", "rescale_grad", "clip_gradient", ), ())

"""
    adagrad_update(weight, grad, history; lr, epsilon, wd, rescale_grad, clip_gradient)

One step of AdaGrad.

With g = clip(rescale_grad * grad): history += g^2; weight -= lr * (g / sqrt(history + epsilon) + wd
* weight). With a row_sparse gradient, rows that it does not hold stay as they are.

# Arguments
- `weight`: array or symbol. The weight.
- `grad`: array or symbol. Its gradient, of the same shape.
- `history`: array or symbol, changed in place. Sum of the squared gradients. Updated in place.
- `lr`: number; required. Learning rate.
- `epsilon`: number; `1e-07` when not given. Small number that keeps the division finite.
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
history = mx.rand(4, 3; low = 0.5, high = 0.7)
mx.sparse.adagrad_update(weight, grad, history; lr = 0.1)
```
"""
function _sparse_adagrad_update(x_::NDArray, more_::Vararg{NDArray, N_}; lr = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, out = nothing, kwargs...) where {N_}
    imperative(op__sparse_adagrad_update, (x_, more_...), (lr, epsilon, wd, rescale_grad, clip_gradient, ), out, kwargs)
end
function _sparse_adagrad_update(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lr = unset, epsilon = unset, wd = unset, rescale_grad = unset, clip_gradient = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sparse_adagrad_update, (x_, more_...), (lr, epsilon, wd, rescale_grad, clip_gradient, ), name, attrs, kwargs)
end
_sparse_adagrad_update(; kwargs...) = by_keyword(op__sparse_adagrad_update, kwargs)

const op__sparse_retain = Op("_sparse_retain", ("data", "indices", ), (), ())

"""
    retain(data, indices)

Keeps some rows of a row_sparse array; all others become zero.

# Arguments
- `data`: array or symbol. A row_sparse array.
- `indices`: array or symbol. Numbers of the rows to keep, in one dimension.

# Result
- `output`: array or symbol. Same shape and dtype as `data`.

# Example
```julia
data = mx.rand(2, 3; low = -1, high = 1)
indices = mx.NDArray(Float32[0, 2])
mx.sparse.retain(data, indices)
```
"""
function _sparse_retain(x_::NDArray, more_::Vararg{NDArray, N_}; out = nothing, kwargs...) where {N_}
    imperative(op__sparse_retain, (x_, more_...), (), out, kwargs)
end
function _sparse_retain(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__sparse_retain, (x_, more_...), (), name, attrs, kwargs)
end
_sparse_retain(; kwargs...) = by_keyword(op__sparse_retain, kwargs)
