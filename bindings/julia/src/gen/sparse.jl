# Operators of the namespace sparse, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

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
