# Changing shapes: reshape, permute, join, split, broadcast.

"""
    reshape(x, dims...; reverse = false)

The elements in another shape. Beside lengths, `dims` may hold 0 (keep the length at this place), -1 (whatever is left),
-2 (all dimensions that are left), -3 (the next two together) and -4 with two numbers (one dimension split in two);
`reverse` reads them from the last dimension on.
"""
Base.reshape(x::NDArray, dims::Dims0; reverse::Bool = false) = reshaped(x, dims, reverse)
Base.reshape(x::NDArray, dims::Integer...; reverse::Bool = false) = reshaped(x, dims, reverse)
Base.reshape(x::NDArray, ::Colon) = reshaped(x, (-1,), false)

# The core reads its own order of dimensions from the front, which is ours from the back.
reshaped(x, dims, reverse) =
    any(d -> d <= 0, dims) ? op.Reshape(x; shape = dims, reverse = !reverse) : op.Reshape(x; shape = dims)
Base.vec(x::NDArray) = reshape(x, -1)

"""
    expand_dims(x, dim)

A new dimension of length 1 at place `dim`.
"""
expand_dims(x::NDArray, dim::Integer) = op.expand_dims(x; axis = dim)

Base.dropdims(x::NDArray; dims) = op.squeeze(x; axis = dims)

"""
    permutedims(x, perm)

The dimensions in another order: dimension `i` of the result is `perm[i]` of `x`.
"""
function Base.permutedims(x::NDArray{T, N}, perm) where {T, N}
    isperm(perm) && length(perm) == N || throw(ArgumentError("expected a permutation of $(Tuple(1:N)), got $perm"))
    return op.transpose(x; axes = Tuple(perm))
end
Base.permutedims(x::NDArray{T, 2}) where {T} = op.transpose(x)
Base.permutedims(x::NDArray{T, 1}) where {T} = reshape(x, (1, length(x)))

LinearAlgebra.transpose(x::NDArray{T, 1}) where {T} = reshape(x, (1, length(x)))
LinearAlgebra.transpose(x::NDArray; kw...) = op.transpose(x; kw...)
LinearAlgebra.adjoint(x::NDArray{T, 1}) where {T} = transpose(x)
LinearAlgebra.adjoint(x::NDArray{T, 2}) where {T} = transpose(x)

"""
    hcat(xs...), vcat(xs...), cat(xs...; dims)

Join arrays along a dimension.
"""
Base.cat(x::NDArray, xs::NDArray...; dims) = op.Concat(x, xs...; dim = dims isa Val ? typeof(dims).parameters[1] : dims)
Base.vcat(x::NDArray, xs::NDArray...) = cat(x, xs...; dims = 1)
function Base.hcat(x::NDArray, xs::NDArray...)
    columns = map(a -> ndims(a) == 1 ? reshape(a, (length(a), 1)) : a, (x, xs...))
    return cat(columns...; dims = 2)
end
Base.repeat(x::NDArray, counts::Integer...) = op.tile(x; reps = counts)
Base.reverse(x::NDArray; dims = Tuple(1:ndims(x)), axis = dims) = op.reverse(x; axis = axis)

"""
    broadcast_to(x, dims...)

Repeat dimensions of length 1 to reach the size `dims`; 0 keeps a length.
"""
broadcast_to(x::NDArray, dims::Dims0) = op.broadcast_to(x; shape = dims)
broadcast_to(x::NDArray, dims::Integer...) = broadcast_to(x, dims)

"""
    broadcast_axis(x, dim, size)

Repeat dimension `dim`, of length 1, to the length `size`; both may be tuples.
"""
broadcast_axis(x::NDArray, dim, size) = op.broadcast_axis(x; axis = dim, size = size)
const broadcast_axes = broadcast_axis
