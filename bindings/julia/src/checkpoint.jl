# Checkpoints: a network and its parameters in two files, in the format of all MXNet languages.

checkpoint_files(prefix, epoch) = "$prefix-symbol.json", @sprintf("%s-%04d.params", prefix, epoch)

"""
    save_checkpoint(s, arg_params, aux_params, prefix, epoch)

Write `prefix-symbol.json` and `prefix-EPOCH.params`.
"""
function save_checkpoint(s::SymbolicNode, arg_params::AbstractDict, aux_params::AbstractDict, prefix::AbstractString, epoch::Integer)
    network, params = checkpoint_files(prefix, epoch)
    save(network, s)
    named = Dict{Symbol, NDArray}(Symbol("arg:", k) => v for (k, v) in arg_params)
    merge!(named, Dict(Symbol("aux:", k) => v for (k, v) in aux_params))
    save(params, named)
end

"""
    load_checkpoint(prefix, epoch)

The symbol, the parameters and the auxiliary states that `save_checkpoint`, in any language, has written.
"""
function load_checkpoint(prefix::AbstractString, epoch::Integer)
    network, params = checkpoint_files(prefix, epoch)
    s = load(network, SymbolicNode)
    arg_params, aux_params = Dict{Symbol, NDArray}(), Dict{Symbol, NDArray}()
    for (key, value) in load(params, NDArray)
        text = string(key)
        startswith(text, "aux:") ? (aux_params[Symbol(text[5:end])] = value) :
            (arg_params[Symbol(startswith(text, "arg:") ? text[5:end] : text)] = value)
    end
    return s, arg_params, aux_params
end
