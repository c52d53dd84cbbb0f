# Indexing: elements, ranges and boxes, with Julia's positions.

const Index = Union{Integer, Colon, AbstractRange{<:Integer}}

"""
    x[i], x[i, j, ...]         one element, as a Julia number
    x[a:b], x[:, a:b], ...     a part, as a new array
    x[]                        the element of an array that has just one

A single range over an array of several dimensions takes from the last dimension, as in earlier versions of MXNet.jl.
"""
Base.getindex(x::NDArray) = length(x) == 1 ? x[1] : throw(ArgumentError("expected an array with one element, got $(length(x))"))
Base.getindex(x::NDArray, ::Colon) = x
Base.getindex(x::NDArray{T, 1}, ::Colon) where {T} = x
Base.getindex(x::NDArray{T, 1}, i::Integer) where {T} = scalar(x, (i,))
Base.getindex(x::NDArray{T, 1}, r::AbstractRange{<:Integer}) where {T} = box(x, (r,))
Base.getindex(x::NDArray{T, N}, i::Integer) where {T, N} = scalar(x, linear(x, i))
Base.getindex(x::NDArray{T, N}, I::Vararg{Integer, N}) where {T, N} = scalar(x, I)
Base.getindex(x::NDArray{T, N}, I::CartesianIndex{N}) where {T, N} = scalar(x, Tuple(I))
Base.getindex(x::NDArray{T, N}, r::AbstractRange{<:Integer}) where {T, N} =
    box(x, ntuple(d -> d == N ? r : Colon(), Val(N)))
function Base.getindex(x::NDArray{T, N}, I::Vararg{Index, N}) where {T, N}
    part = box(x, I)
    kept = Tuple(size(part, d) for d in 1:N if !(I[d] isa Integer))
    return length(kept) == N ? part : reshape(part, kept)
end

function linear(x::NDArray, i::Integer)
    1 <= i <= length(x) || throw(BoundsError(x, i))
    return Tuple(CartesianIndices(size(x))[i])
end

"Lower and upper end, step, of what an index takes from a dimension of length `n`."
function bounds(x, d, n, i::Integer)
    1 <= i <= n || throw(BoundsError(x, ntuple(k -> k == d ? i : Colon(), ndims(x))))
    return Int(i), Int(i) + 1, 1
end
bounds(x, d, n, ::Colon) = (1, n + 1, 1)
function bounds(x, d, n, r::AbstractRange)
    isempty(r) || (1 <= minimum(r) && maximum(r) <= n) || throw(BoundsError(x, ntuple(k -> k == d ? r : Colon(), ndims(x))))
    return Int(first(r)), Int(last(r)) + sign(Int(step(r))), Int(step(r))
end

"The part of an array that indices name, with all its dimensions."
function box(x::NDArray{T, N}, I::Tuple) where {T, N}
    from, to, steps = box_ends(x, I)
    return op.slice(x; var"begin" = from, var"end" = to, (all(==(1), steps) ? (;) : (; step = steps))...)
end

function box_ends(x::NDArray{T, N}, I::Tuple) where {T, N}
    s = size(x)
    ends = ntuple(d -> bounds(x, d, s[d], I[d]), Val(N))
    any(i -> i isa AbstractRange && isempty(i), I) && throw(ArgumentError("an array cannot be empty; got the range $I"))
    # A step backwards to the first element ends before it, which only `nothing` can say.
    return map(e -> e[1], ends), map(e -> e[3] < 0 && e[2] < 1 ? nothing : e[2], ends), map(e -> e[3], ends)
end

function scalar(x::NDArray{T, N}, I::Tuple) where {T, N}
    out = Ref{T}()
    part = box(x, I)
    check(CAPI.MXNDArraySyncCopyToCPU(part, out, 1))
    return out[]
end

"""
    slice(x, a:b)

Positions `a` to `b` of the last dimension, sharing memory with `x`: writing to one changes the other.
"""
slice(x::NDArray, ::Colon) = x
function slice(x::NDArray{T, N}, r::UnitRange{<:Integer}) where {T, N}
    1 <= first(r) <= last(r) <= size(x, N) || throw(BoundsError(x, r))
    return NDArray{T, N}(new_handle(out -> CAPI.MXNDArraySlice64(x, first(r) - 1, last(r), out)), x.writable)
end

"""
    x[:] = value
    x[a:b] = value             in the last dimension
    x[i, a:b, ...] = value

Set elements to a number or to those of an array.
"""
Base.setindex!(x::NDArray, value::Real, ::Colon) = fill!(x, value)
Base.setindex!(x::NDArray, value::Union{NDArray, AbstractArray}, ::Colon) = copy!(x, value)
Base.setindex!(x::NDArray{T, N}, value, r::UnitRange{<:Integer}) where {T, N} =
    setindex!(slice(writable(x), r), value, :)
Base.setindex!(x::NDArray{T, N}, value::Real, i::Integer) where {T, N} = (assign!(x, value, linear(x, i)); x)
Base.setindex!(x::NDArray{T, N}, value, I::CartesianIndex{N}) where {T, N} = (assign!(x, value, Tuple(I)); x)
Base.setindex!(x::NDArray{T, 1}, value::Real, i::Integer) where {T} = (assign!(x, value, (i,)); x)
Base.setindex!(x::NDArray{T, N}, value, I::Vararg{Index, N}) where {T, N} = (assign!(x, value, I); x)
Base.setindex!(x::NDArray{T, 1}, value::Real, ::Colon) where {T} = fill!(x, value)
Base.setindex!(x::NDArray{T, 1}, value::Union{NDArray, AbstractArray}, ::Colon) where {T} = copy!(x, value)
Base.setindex!(x::NDArray{T, 1}, value, r::UnitRange{<:Integer}) where {T} = (setindex!(slice(writable(x), r), value, :); x)

function assign!(x::NDArray{T, N}, value::Real, I::Tuple) where {T, N}
    from, to, steps = box_ends(writable(x), I)
    return internal._slice_assign_scalar(x; scalar = Float64(value), var"begin" = from, var"end" = to, step = steps, out = x)
end
function assign!(x::NDArray{T, N}, value::Union{NDArray, AbstractArray}, I::Tuple) where {T, N}
    from, to, steps = box_ends(writable(x), I)
    lengths = ntuple(d -> I[d] isa Integer ? 1 : I[d] isa Colon ? size(x, d) : length(I[d]), Val(N))
    length(value) == prod(lengths) || throw(DimensionMismatch("expected $(prod(lengths)) values, got $(length(value))"))
    part = value isa NDArray{T} ? value : NDArray(T, value isa NDArray ? Array(value) : value)
    return internal._slice_assign(x, reshape(part, lengths); var"begin" = from, var"end" = to, step = steps, out = x)
end

# Elements one after the other, for `for`, `collect` and the like; each step copies out of one Julia array.
Base.iterate(x::NDArray) = (a = Array(x); iterate(x, (a, iterate(a))))
function Base.iterate(::NDArray, (a, next))
    next === nothing && return nothing
    return next[1], (a, iterate(a, next[2]))
end
Base.IteratorSize(::Type{NDArray{T, N}}) where {T, N} = Base.HasShape{N}()
