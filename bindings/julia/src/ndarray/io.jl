# Arrays in files and as bytes.

"""
    save(filename, data)

Save an array, a vector of arrays, or a dictionary from names to arrays, in the format of all MXNet languages.
"""
save(filename::AbstractString, x::NDArray) = save(filename, [x])
function save(filename::AbstractString, xs::VecOfNDArray)
    GC.@preserve xs check(CAPI.MXNDArraySave(filename, length(xs), handles(xs), C_NULL))
end
function save(filename::AbstractString, data::AbstractDict)
    names, xs = String[string(k) for k in keys(data)], collect(values(data))
    GC.@preserve xs check(CAPI.MXNDArraySave(filename, length(xs), handles(xs), names))
end

"""
    load(filename, NDArray)

What `save` has written: a vector of arrays, or a dictionary from names (as `Symbol`) to arrays.
Throws an `MXIOError` when the file is missing or damaged.
"""
function load(filename::AbstractString, ::Type{<:NDArray})
    return loaded((n, arrays, n_names, names) -> CAPI.MXNDArrayLoad(filename, n, arrays, n_names, names))
end

"Arrays from the bytes of a file that `save` has written."
function load(bytes::Vector{UInt8}, ::Type{<:NDArray})
    return GC.@preserve bytes loaded((n, arrays, n_names, names) ->
        CAPI.MXNDArrayLoadFromBuffer(Ptr{Cvoid}(pointer(bytes)), length(bytes), n, arrays, n_names, names))
end

function loaded(call)
    n, arrays = Ref{UInt32}(0), Ref{Ptr{Ptr{Cvoid}}}(C_NULL)
    n_names, names = Ref{UInt32}(0), Ref{Ptr{Cstring}}(C_NULL)
    check(call(n, arrays, n_names, names))
    keys = Symbol[Symbol(unsafe_string(unsafe_load(names[], i))) for i in 1:n_names[]]
    hs = [unsafe_load(arrays[], i) for i in 1:n[]]  # both tables last until the next call
    xs = NDArray[wrap(h) for h in hs]
    return isempty(keys) ? xs : Dict{Symbol, NDArray}(zip(keys, xs))
end

"""
    to_bytes(x)

An array as bytes that survive serialisation by Julia's means; see [`from_bytes`](@ref).
"""
function to_bytes(x::NDArray)
    size, data = Ref{Csize_t}(0), Ref{Cstring}(C_NULL)
    check(CAPI.MXNDArraySaveRawBytes(x, size, data))
    return copy(unsafe_wrap(Array, Ptr{UInt8}(data[]), size[]))
end

"""
    from_bytes(bytes)

The array that `to_bytes` has written.
"""
function from_bytes(bytes::Vector{UInt8})
    return GC.@preserve bytes wrap(new_handle(
        out -> CAPI.MXNDArrayLoadFromRawBytes(Ptr{Cvoid}(pointer(bytes)), length(bytes), out)))
end

"""
    try_get_shared(x; sync = :nop)

A Julia array over the memory of `x`, without a copy, where the core can give it. `sync` says whether to wait for the
core first: `:read`, `:write` or `:nop`. Keep `x` alive while you use the result.
"""
function try_get_shared(x::NDArray{T, N}; sync::Symbol = :nop) where {T, N}
    sync === :nop || check(sync === :read ? CAPI.MXNDArrayWaitToRead(x) : CAPI.MXNDArrayWaitToWrite(x))
    context(x).device_type == CPU || return Array(x)
    return unsafe_wrap(Array, pointer(x), size(x))
end

"Whether a Julia array lies in the memory of an `NDArray`."
is_shared(a::Array{T}, x::NDArray{T}) where {T} = pointer(a) == pointer(x)
is_shared(::Array, ::NDArray) = false

"""
    @nd_as_jl ro=(a, b) rw=(c,) begin ... end

Run a block in which the named arrays are Julia arrays over the same memory: those of `ro` to be read, those of `rw` to
be changed as well. Either may be left out, and one array needs no parentheses.
"""
macro nd_as_jl(args...)
    bindings = Expr[]
    for arg in args[1:end - 1]
        arg isa Expr && arg.head === :(=) && arg.args[1] in (:ro, :rw) || error("@nd_as_jl expects ro=..., rw=... and a block")
        names = arg.args[2] isa Symbol ? (arg.args[2],) : arg.args[2].args
        sync = QuoteNode(arg.args[1] === :ro ? :read : :write)
        append!(bindings, [:($(esc(n)) = try_get_shared($(esc(n)); sync = $sync)) for n in names])
    end
    return Expr(:let, Expr(:block, bindings...), esc(args[end]))
end
