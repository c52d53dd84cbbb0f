# The array type, its element types, and how handles from the core become arrays.

"Element types of arrays."
const DType = Union{Float32, Float64, Float16, UInt8, Int32, Int8, Int64, Bool, Int16, UInt16, UInt32, UInt64}

const DEFAULT_DTYPE = Float32
# In the order of the core's ids, from 0.
const DTYPES = (Float32, Float64, Float16, UInt8, Int32, Int8, Int64, Bool, Int16, UInt16, UInt32, UInt64)

for (i, T) in enumerate(DTYPES)
    @eval dtype_id(::Type{$T}) = $(i - 1)
end
dtype_id(T::Type) = throw(MXTypeError("expected an element type of $(join(DTYPES, ", ")), got $T"))
dtype_name(T::Type{<:DType}) = lowercase(string(T))

function dtype_of(id::Integer)
    0 <= id < length(DTYPES) || throw(MXTypeError("Julia has no element type for the core's type number $id"))
    return DTYPES[id + 1]
end

"""
    NDArray(array)
    NDArray(T, array)
    NDArray{T}(undef, dims...; ctx = current_context())

An array in the core's memory with elements of type `T` and `N` dimensions.

An `NDArray` shows its dimensions in Julia's order, the first one fastest: it lies in memory as a Julia `Array` of the
same size does. The core, files, and other languages show the reverse: what they call shape `(2, 3)` has size `(3, 2)`
here. `Array(x)` copies the elements out.

Operations return new arrays; functions whose name ends in `!` change their argument. Memory is released when nothing
refers to the array any more, or at once by [`free!`](@ref).
"""
mutable struct NDArray{T, N}
    handle::Ptr{Cvoid}
    writable::Bool
    function NDArray{T, N}(handle::Ptr{Cvoid}, writable::Bool = true) where {T, N}
        return finalizer(free!, new{T, N}(handle, writable))
    end
end

kind(::NDArray) = Val(:NDArray)
Base.cconvert(::Type{Ptr{Cvoid}}, x::NDArray) = x
Base.unsafe_convert(::Type{Ptr{Cvoid}}, x::NDArray) = handle(x)

const NDArrayOrReal = Union{NDArray, Real}
const VecOfNDArray = AbstractVector{<:NDArray}

"Rank, dimensions (in the core's order) and element type id behind a handle."
@inline function describe(h::Ptr{Cvoid})
    ndim, dims, dtype = Ref{Cint}(0), Ref{Ptr{Int64}}(C_NULL), Ref{Cint}(0)
    check(CAPI.MXHubArrayDescribe(ndim, dims, dtype, h))
    return Int(ndim[]), dims[], Int(dtype[])
end

"Take over a new handle; the type of the array comes from the core."
function wrap(h::Ptr{Cvoid}, writable::Bool = true)
    ndim, dims, dtype = describe(h)
    array = NDArray{dtype_of(dtype), max(ndim, 0)}(h, writable)
    pressure(nbytes(ndim, dims, dtype))
    return array
end

"Take over a new handle which most likely has the type of `like`: no lookup of types then."
@inline function wrap(h::Ptr{Cvoid}, like::NDArray{T, N}) where {T, N}
    ndim, dims, dtype = describe(h)
    (ndim == N && dtype == dtype_id(T)) || return wrap(h)
    array = NDArray{T, N}(h)
    pressure(nbytes(ndim, dims, dtype))
    return array
end

@inline function nbytes(ndim::Int, dims::Ptr{Int64}, dtype::Int)
    n = 1
    for i in 1:ndim
        n *= unsafe_load(dims, i)
    end
    return n * element_size(dtype)
end

element_size(dtype::Int) = @inbounds (4, 8, 2, 1, 4, 1, 8, 1, 2, 2, 4, 8)[dtype + 1]

@inline function Base.size(x::NDArray{T, N}) where {T, N}
    GC.@preserve x begin
        ndim, dims, _ = describe(handle(x))
        ndim == N || throw(MXStateError("expected an array of $N dimensions, got one of $ndim: its shape has changed"))
        return ntuple(i -> Int(unsafe_load(dims, N + 1 - i)), Val(N))
    end
end

function Base.size(x::NDArray, d::Integer)
    d >= 1 || throw(ArgumentError("dimensions count from 1, got $d"))
    s = size(x)
    return d <= length(s) ? s[d] : 1
end
Base.size(x::NDArray, ds::Integer...) = map(d -> size(x, d), ds)

Base.length(x::NDArray) = prod(size(x))
Base.ndims(::NDArray{T, N}) where {T, N} = N
Base.ndims(::Type{<:NDArray{T, N}}) where {T, N} = N
Base.eltype(::Type{<:NDArray{T}}) where {T} = T
Base.axes(x::NDArray) = map(Base.OneTo, size(x))
Base.isempty(x::NDArray) = length(x) == 0
Base.lastindex(x::NDArray) = length(x)
Base.lastindex(x::NDArray, d) = size(x, d)
Base.firstindex(::NDArray) = 1
Base.firstindex(::NDArray, d) = 1

"""
    context(x::NDArray)

The device on which an array lives.
"""
function context(x::NDArray)
    type, id = Ref{Cint}(0), Ref{Cint}(0)
    check(CAPI.MXNDArrayGetContext(x, type, id))
    return Context(type[], id[])
end
