# A store of parameters in this process: gradients of all devices in, parameters out.

"""
    KVStore(type = :local)

A store of arrays under integer keys, in this process (`:local` or `:device`). What is pushed to a key is summed, and
then replaces the value, or goes to the updater when there is one.
"""
mutable struct KVStore
    type::Symbol
    values::Dict{Int, NDArray}
    updater::Union{Function, Nothing}
    function KVStore(type::Symbol = :local)
        type in (:local, :device) || throw(MXArgumentError("expected a store of type :local or :device, got :$type"))
        return new(type, Dict{Int, NDArray}(), nothing)
    end
end

Base.show(io::IO, kv::KVStore) = print(io, "KVStore(:", kv.type, ") with ", length(kv.values), " keys")

const VecOfKeys = AbstractVector{<:Integer}

"""
    init!(kv, key, value), init!(kv, keys, values)

Set first values; a key can be set once.
"""
function init!(kv::KVStore, key::Integer, value::NDArray)
    haskey(kv.values, key) && throw(MXArgumentError("the store has a value for key $key already"))
    kv.values[key] = copy(value)
    return kv
end
init!(kv::KVStore, key::Integer, values::VecOfNDArray) = init!(kv, key, values[1])
init!(kv::KVStore, keys::VecOfKeys, values::AbstractVector) = (foreach((k, v) -> init!(kv, k, v), keys, values); kv)

stored(kv::KVStore, key) = get(() -> throw(MXArgumentError("the store has no value for key $key")), kv.values, key)

"""
    push!(kv, key, value), push!(kv, key, values), push!(kv, keys, values)

Give a value, or one from each device, to a key.
"""
Base.push!(kv::KVStore, key::Integer, value::NDArray; priority::Integer = 0) = push!(kv, key, [value])
function Base.push!(kv::KVStore, key::Integer, values::VecOfNDArray; priority::Integer = 0)
    target = stored(kv, key)
    total = length(values) == 1 ? values[1] : op.add_n(map(v -> copy_to(v, context(target)), values)...)
    kv.updater === nothing ? copy!(target, total) : kv.updater(Int(key), total, target)
    return kv
end
Base.push!(kv::KVStore, keys::VecOfKeys, values::AbstractVector; priority::Integer = 0) =
    (foreach((k, v) -> push!(kv, k, v), keys, values); kv)

copy_to(x::NDArray, c::Context) = context(x) == c ? x : copy(x, c)

"""
    pull!(kv, key, out), pull!(kv, key, outs), pull!(kv, keys, outs)

Copy a value into an array, or into one on each device.
"""
pull!(kv::KVStore, key::Integer, out::NDArray; priority::Integer = 0) = (copy!(out, stored(kv, key)); kv)
pull!(kv::KVStore, key::Integer, outs::VecOfNDArray; priority::Integer = 0) = (foreach(o -> pull!(kv, key, o), outs); kv)
pull!(kv::KVStore, keys::VecOfKeys, outs::AbstractVector; priority::Integer = 0) =
    (foreach((k, o) -> pull!(kv, k, o), keys, outs); kv)

get_type(kv::KVStore) = kv.type
get_num_workers(::KVStore) = 1
get_rank(::KVStore) = 0

"Wait until everything that was pushed has been computed."
barrier(::KVStore) = waitall()

"""
    setupdater!(kv, updater)

Let `updater(key, pushed, value)` change values; see [`getupdater`](@ref).
"""
setupdater!(kv::KVStore, updater) = (kv.updater = updater; kv)

"Let an optimizer change values by what is pushed."
setoptimizer!(kv::KVStore, optimizer::AbstractOptimizer) = setupdater!(kv, getupdater(optimizer))
