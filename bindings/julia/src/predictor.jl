# Inference from saved models.

"""
A saved network for inference; made by [`load_model`](@ref). Call it with the inputs by name: `model(data = images)`
gives an array, or a vector of arrays when the network has several outputs. Inputs may be `NDArray`s or Julia arrays;
networks with losses need no labels. `list_arguments(model.symbol)` says what a network takes.
"""
mutable struct Predictor
    symbol::SymbolicNode
    arg_params::Dict{Symbol, NDArray}
    aux_params::Dict{Symbol, NDArray}
    context::Context
    executors::Dict{Any, Executor}  # by the sizes of the inputs
end

"""
    load_model(prefix; epoch = 0, ctx = cpu())
    load_model(symbol_file, params_file; ctx = cpu())

A network from `prefix-symbol.json` and `prefix-EPOCH.params`, or from two files of any names.
Throws an `MXIOError` when a file is missing or damaged.
"""
function load_model(prefix::AbstractString; epoch::Integer = 0, ctx::Context = cpu())
    return Predictor(load_checkpoint(prefix, epoch)..., ctx, Dict())
end
function load_model(symbol_file::AbstractString, params_file::AbstractString; ctx::Context = cpu())
    args, aux = Dict{Symbol, NDArray}(), Dict{Symbol, NDArray}()
    for (key, value) in load(params_file, NDArray)
        kind, name = occursin(':', string(key)) ? split(string(key), ':'; limit = 2) : ("arg", string(key))
        (kind == "aux" ? aux : args)[Symbol(name)] = value
    end
    return Predictor(load(symbol_file, SymbolicNode), args, aux, ctx, Dict())
end

function (p::Predictor)(; inputs...)
    names = list_arguments(p.symbol)
    for name in keys(inputs)
        name in names || throw(MXArgumentError("the network has no input :$name; it takes $(join(names, ", "))"))
    end
    key = [k => size(v) for (k, v) in inputs]
    length(p.executors) < 8 || haskey(p.executors, key) || empty!(p.executors)  # sizes that come and go
    ex = get!(() -> bind_for(p; inputs...), p.executors, key)
    outputs = forward(ex; inputs...)
    return length(outputs) == 1 ? copy(outputs[1]) : map(copy, outputs)
end

function bind_for(p::Predictor; inputs...)
    # With the sizes of the parameters said as well, inputs that do not fit are refused by the core, which says which.
    sizes = Dict{Symbol, Tuple}(k => size(v) for (k, v) in p.arg_params if k in list_arguments(p.symbol))
    merge!(sizes, Dict(k => size(v) for (k, v) in inputs))
    ex = simple_bind(p.symbol, p.context; grad_req = GRAD_NOP, sizes...)
    missing_names = [n for n in list_arguments(p.symbol) if !haskey(inputs, n) && !haskey(p.arg_params, n) && !endswith(string(n), "label")]
    isempty(missing_names) || throw(MXArgumentError("there is no value for $(join(missing_names, ", "))"))
    copy_params_from(ex, filter(kv -> !haskey(inputs, kv[1]), p.arg_params), p.aux_params; allow_extra_params = true)
    return ex
end

Base.show(io::IO, p::Predictor) = (print(io, "Predictor of "); show(io, p.symbol))
