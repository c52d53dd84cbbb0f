# New arrays: from Julia arrays, filled, or without contents; and copies back.

const Dims0 = Tuple{Vararg{Integer}}

function NDArray{T, N}(::UndefInitializer, dims::NTuple{N, Integer}; writable = true, ctx::Context = current_context()) where {T, N}
    shape = Int64[d for d in reverse(dims)]
    h = new_handle(out -> CAPI.MXNDArrayCreateEx64(shape, N, Integer(ctx.device_type), ctx.device_id, 0, dtype_id(T), out))
    array = NDArray{T, N}(h, writable)
    pressure(prod(Int.(dims)) * element_size(dtype_id(T)))
    return array
end
NDArray{T, N}(::UndefInitializer, dims::Vararg{Integer, N}; kw...) where {T, N} = NDArray{T, N}(undef, dims; kw...)
NDArray{T}(::UndefInitializer, dims::NTuple{N, Integer}; kw...) where {T, N} = NDArray{T, N}(undef, dims; kw...)
NDArray{T}(::UndefInitializer, dims::Vararg{Integer, N}; kw...) where {T, N} = NDArray{T, N}(undef, dims; kw...)
NDArray(::UndefInitializer, dims::NTuple{N, Integer}; kw...) where {N} = NDArray{DEFAULT_DTYPE, N}(undef, dims; kw...)
NDArray(::UndefInitializer, dims::Vararg{Integer, N}; kw...) where {N} = NDArray{DEFAULT_DTYPE, N}(undef, dims; kw...)

NDArray(x::AbstractArray{T, N}; ctx::Context = current_context()) where {T <: DType, N} =
    copy_from!(NDArray{T, N}(undef, size(x); ctx = ctx), x)
NDArray(x::AbstractArray{<:Real}; kw...) = NDArray(DEFAULT_DTYPE, x; kw...)
NDArray(::Type{T}, x::AbstractArray; kw...) where {T} = NDArray(convert(Array{T}, x); kw...)
NDArray(x::NDArray) = copy(x)

"""
    array(x; ctx = current_context())

The same as `NDArray(x)`: a copy of a Julia array in the core's memory, with its size and element type.
"""
array(x::AbstractArray; kw...) = NDArray(x; kw...)

copy_from!(dst::NDArray{T}, src::AbstractArray) where {T} = copy_from!(dst, convert(Array{T}, src))
function copy_from!(dst::NDArray{T}, src::Array{T}) where {T}
    GC.@preserve src check(CAPI.MXNDArraySyncCopyFromCPU(dst, Ptr{Cvoid}(pointer(src)), length(src)))
    return dst
end

function Base.Array(x::NDArray{T, N}) where {T, N}
    dst = Array{T, N}(undef, size(x))
    GC.@preserve dst check(CAPI.MXNDArraySyncCopyToCPU(x, Ptr{Cvoid}(pointer(dst)), length(dst)))
    return dst
end
Base.Array{T}(x::NDArray) where {T} = convert(Array{T}, Array(x))
Base.Array{T, N}(x::NDArray{S, N}) where {T, S, N} = convert(Array{T, N}, Array(x))
Base.collect(x::NDArray) = Array(x)
Base.convert(::Type{T}, x::NDArray) where {T <: Array} = T(x)
Base.Vector(x::NDArray{T, 1}) where {T} = Array(x)
Base.Matrix(x::NDArray{T, 2}) where {T} = Array(x)

"""
    copy!(dst, src)

Copy all elements between arrays of one length; one or both are `NDArray`s. Shapes must be the same.
"""
function Base.copy!(dst::NDArray, src::NDArray)
    dst === src && return dst
    size(dst) == size(src) || throw_sizes(dst, src)
    writable(dst)
    check(CAPI.MXNDArraySyncCopyFromNDArray(dst, src, -1))
    return dst
end
function Base.copy!(dst::NDArray, src::AbstractArray)
    size(dst) == size(src) || throw_sizes(dst, src)
    writable(dst)
    return copy_from!(dst, src)
end
function Base.copy!(dst::Array, src::NDArray)
    size(dst) == size(src) || throw_sizes(dst, src)
    return copyto!(dst, Array(src))
end
Base.copyto!(dst::NDArray, src::Union{NDArray, AbstractArray}) = copy!(dst, src)
Base.copyto!(dst::Array, src::NDArray) = copyto!(dst, Array(src))

"Copy the elements of a Julia array of the same length, whatever its shape."
function copy_ignore_shape!(dst::NDArray{T}, src::Array{<:Real}) where {T}
    length(dst) == length(src) || throw_sizes(dst, src)
    return copy_from!(dst, src)
end

@noinline throw_sizes(a, b) = throw(DimensionMismatch("expected arrays of one size, got $(size(a)) and $(size(b))"))

writable(x::NDArray) = x.writable ? x : throw(MXStateError("this array is not writable"))

"""
    copy(x::NDArray, context = context(x))
    copy(array, context)

A copy in new memory, on a device.
"""
Base.copy(x::NDArray) = internal._copy(x)
Base.copy(x::NDArray{T, N}, ctx::Context) where {T, N} = copy!(NDArray{T, N}(undef, size(x); ctx = ctx), x)
Base.copy(x::AbstractArray, ctx::Context) = NDArray(x; ctx = ctx)
Base.deepcopy(x::NDArray) = copy(x)
Base.deepcopy_internal(x::NDArray, seen::IdDict) = get!(() -> copy(x), seen, x)

Base.similar(x::NDArray{T, N}; writable = x.writable, ctx::Context = context(x)) where {T, N} =
    NDArray{T, N}(undef, size(x); writable = writable, ctx = ctx)
Base.similar(x::NDArray, ::Type{T}, dims::NTuple{N, Integer} = size(x)) where {T, N} =
    NDArray{T, N}(undef, dims; ctx = context(x))
Base.similar(x::NDArray{T}, dims::NTuple{N, Integer}) where {T, N} = NDArray{T, N}(undef, dims; ctx = context(x))
Base.similar(x::NDArray, dims::Integer...) = similar(x, dims)

for (name, value, doc) in ((:zeros, 0, "zeros"), (:ones, 1, "ones"))
    @eval begin
        """
            $($(string(name)))([T = Float32,] dims...)
            $($(string(name)))([T = Float32,] dims::Tuple, context = current_context())
            $($(string(name)))(x::NDArray)

        An array of $($doc), or one like another array.
        """
        $name(::Type{T}, dims::Dims0, ctx::Context = current_context()) where {T <: DType} = filled(T, $value, dims, ctx)
        $name(::Type{T}, dims::Integer...) where {T <: DType} = filled(T, $value, dims, current_context())
        $name(dims::Dims0, ctx::Context = current_context()) = filled(DEFAULT_DTYPE, $value, dims, ctx)
        $name(dims::Integer...) = filled(DEFAULT_DTYPE, $value, dims, current_context())
        $name(x::NDArray{T, N}) where {T, N} = filled(T, $value, size(x), context(x))
        Base.$name(x::NDArray) = $name(x)
    end
end

filled(::Type{T}, value, dims, ctx) where {T} = fill!(NDArray{T, length(dims)}(undef, Tuple(Int.(dims)); ctx = ctx), value)

"""
    fill(value, dims...)
    fill(value, dims::Tuple, context = current_context())

An array whose elements are all `value`. Its element type is that of `value`, but `Float32` for other numbers.
"""
fill(value::Real, dims::Dims0, ctx::Context = current_context()) =
    filled(value isa DType && !(value isa Union{Int, Float64}) ? typeof(value) : DEFAULT_DTYPE, value, dims, ctx)
fill(value::Real, dims::Integer...) = fill(value, dims)

"Set all elements to a number."
function Base.fill!(x::NDArray{T}, value::Real) where {T}
    writable(x)
    internal._full(; shape = size(x), value = Float64(value), dtype = T, ctx = context(x), out = x)
    return x
end

"""
    empty([T = Float32,] dims...)

An array with unspecified contents.
"""
empty(::Type{T}, dims::Dims0, ctx::Context = current_context()) where {T <: DType} = NDArray{T}(undef, dims; ctx = ctx)
empty(::Type{T}, dims::Integer...) where {T <: DType} = NDArray{T}(undef, dims)
empty(dims::Dims0, ctx::Context = current_context()) = NDArray(undef, dims; ctx = ctx)
empty(dims::Integer...) = NDArray(undef, dims)

"""
    arange(start, stop = nothing; step = 1, dtype = Float32, ctx = current_context())

Numbers from `start` up to, and not including, `stop`; with one argument from 0 up to it.
"""
function arange(start::Real, stop::Union{Real, Nothing} = nothing; step::Real = 1, dtype::Type = DEFAULT_DTYPE, ctx::Context = current_context())
    from, to = stop === nothing ? (0, start) : (start, stop)
    return internal._arange(; start = from, stop = to, step = step, dtype = dtype, ctx = ctx)
end

"""
    cast(x, T)

An array with the elements of `x` converted to the type `T`.
"""
cast(x::NDArray, ::Type{T}) where {T <: DType} = op.Cast(x; dtype = T)
Base.float(x::NDArray{<:AbstractFloat}) = x
Base.float(x::NDArray) = cast(x, DEFAULT_DTYPE)

Base.first(x::NDArray) = (isempty(x) && throw(BoundsError(x, 1)); x[1])
Base.pointer(x::NDArray{T}) where {T} = Ptr{T}(new_handle(out -> CAPI.MXNDArrayGetData(x, out)))

"""
    wait(x::NDArray)
    waitall()

Wait until an array, or everything, has been computed; errors of that work are thrown here.
"""
Base.wait(x::NDArray) = check(CAPI.MXNDArrayWaitToRead(x))
waitall() = check(CAPI.MXNDArrayWaitAll())
