# Executors: a symbol bound to arrays, ready to run forward and backward.

"""
A symbol bound to arrays; made by [`bind`](@ref) or [`simple_bind`](@ref).

Fields: `symbol`; the arrays `arg_arrays`, `grad_arrays` (`nothing` where there is no gradient) and `aux_arrays` in the
order of the symbol's lists; `outputs` after `forward`; and the same by name in `arg_dict`, `grad_dict`, `aux_dict`.
"""
mutable struct Executor
    handle::Ptr{Cvoid}
    symbol::SymbolicNode
    arg_arrays::Vector{NDArray}
    grad_arrays::Vector{Union{Nothing, NDArray}}
    aux_arrays::Vector{NDArray}
    outputs::Vector{NDArray}
    arg_dict::Dict{Symbol, NDArray}
    grad_dict::Dict{Symbol, NDArray}
    aux_dict::Dict{Symbol, NDArray}
end

function Executor(h::Ptr{Cvoid}, s::SymbolicNode, args, grads, aux)
    names = list_arguments(s)
    ex = Executor(h, s, args, grads, aux, NDArray[], Dict(zip(names, args)),
                  Dict(n => g for (n, g) in zip(names, grads) if g !== nothing), Dict(zip(list_auxiliary_states(s), aux)))
    finalizer(free!, ex)
    ex.outputs = fetch_outputs(ex)
    return ex
end

kind(::Executor) = Val(:Executor)
Base.cconvert(::Type{Ptr{Cvoid}}, x::Executor) = x
Base.unsafe_convert(::Type{Ptr{Cvoid}}, x::Executor) = handle(x)

function fetch_outputs(ex::Executor)
    n, table = Ref{UInt32}(0), Ref{Ptr{Ptr{Cvoid}}}(C_NULL)
    check(CAPI.MXExecutorOutputs(ex, n, table))
    hs = [unsafe_load(table[], i) for i in 1:n[]]
    return NDArray[wrap(h) for h in hs]
end

"Arrays in the order of `names`, from a vector in that order or a dictionary."
function ordered_arrays(what, xs::AbstractVector, names, allow_missing)
    length(xs) == length(names) || throw(MXArgumentError("$what: expected $(length(names)) arrays, got $(length(xs))"))
    return collect(Union{Nothing, NDArray}, xs)
end
function ordered_arrays(what, xs::AbstractDict, names, allow_missing)
    return map(names) do name
        x = get(xs, name, nothing)
        x === nothing && !allow_missing && throw(MXArgumentError("$what: there is no array for :$name"))
        convert(Union{Nothing, NDArray}, x)
    end
end

"""
    bind(s, context, args; args_grad = Dict(), aux_states = Dict(), grad_req = GRAD_WRITE)
    bind(s; context = cpu(), name = array, ...)

Bind a symbol to arrays of yours. `args`, `args_grad` and `aux_states` are dictionaries by name or vectors in the order
of the symbol's lists; arguments without an array in `args_grad` get no gradient. `grad_req` is one request, a vector,
or a dictionary by name: `GRAD_NOP`, `GRAD_WRITE` or `GRAD_ADD`.
"""
function Base.bind(s::SymbolicNode, ctx::Context, args; args_grad = Dict{Symbol, NDArray}(), aux_states = Dict{Symbol, NDArray}(), grad_req = GRAD_WRITE)
    names = list_arguments(s)
    xs = collect(NDArray, ordered_arrays("args", args, names, false))
    grads = ordered_arrays("args_grad", args_grad, names, true)
    aux = collect(NDArray, ordered_arrays("aux_states", aux_states, list_auxiliary_states(s), false))
    reqs = UInt32[grads[i] === nothing ? 0 : Integer(request(grad_req, i, names[i])) for i in eachindex(names)]
    h = GC.@preserve xs grads aux new_handle() do out
        CAPI.MXExecutorBind(s, Integer(ctx.device_type), ctx.device_id, length(xs), handles(xs), handles(grads), reqs,
                            length(aux), handles(aux), out)
    end
    return Executor(h, s, xs, grads, aux)
end
function Base.bind(s::SymbolicNode; context::Context = cpu(), kwargs...)
    return bind(s, context, Dict{Symbol, NDArray}(kwargs))
end

request(r::Union{GRAD_REQ, Symbol}, i, name) = grad_req(r)
request(rs::AbstractVector, i, name) = grad_req(rs[i])
request(rs::AbstractDict, i, name) = grad_req(get(rs, name, GRAD_NOP))

"""
    simple_bind(s, context; grad_req = GRAD_WRITE, types = Dict(), name = size, ...)

Bind a symbol to new arrays, whose sizes follow from the given ones. `grad_req` is one request for all arguments or a
dictionary by name, where others get none; `types` may give element types by name.
"""
function simple_bind(s::SymbolicNode, ctx::Context; grad_req = GRAD_WRITE, types = Dict{Symbol, DataType}(), kwargs...)
    names = list_arguments(s)
    reqs = [grad_request_name(request(grad_req, i, n)) for (i, n) in enumerate(names)]
    keys = String[string(k) for (k, _) in kwargs]
    dims, starts = Int64[], UInt32[0]
    for (_, shape) in kwargs
        append!(dims, reverse(shape))
        push!(starts, length(dims))
    end
    type_keys = String[string(k) for k in Base.keys(types)]
    type_ids = Cint[dtype_id(T) for T in values(types)]
    n_args, n_aux, buffer = Ref{UInt32}(0), Ref{UInt32}(0), Ref{Cint}(-1)
    args, grads, aux = (Ref{Ptr{Ptr{Cvoid}}}(C_NULL) for _ in 1:3)
    h = new_handle() do out
        CAPI.MXExecutorSimpleBindEx64(
            s, Integer(ctx.device_type), ctx.device_id, 0, C_NULL, C_NULL, C_NULL,
            length(reqs), String.(string.(names)), reqs, length(keys), keys, dims, starts,
            length(type_keys), type_keys, type_ids, 0, C_NULL, C_NULL, 0, C_NULL, buffer, C_NULL, C_NULL, C_NULL, C_NULL,
            n_args, args, grads, n_aux, aux, C_NULL, out)
    end
    table(p, n) = Ptr{Cvoid}[unsafe_load(p[], i) for i in 1:n[]]
    new_args, new_grads, new_aux = table(args, n_args), table(grads, n_args), table(aux, n_aux)
    return Executor(h, s, NDArray[wrap(x) for x in new_args],
                    Union{Nothing, NDArray}[x == C_NULL ? nothing : wrap(x) for x in new_grads],
                    NDArray[wrap(x) for x in new_aux])
end

grad_request_name(r::GRAD_REQ) = r == GRAD_NOP ? "null" : r == GRAD_ADD ? "add" : "write"

"""
    forward(ex; is_train = false, name = array, ...)

Run forward, after copying the given arrays into the arguments of those names. Returns the outputs.
"""
function forward(ex::Executor; is_train::Bool = false, kwargs...)
    for (name, value) in kwargs
        haskey(ex.arg_dict, name) || throw(MXArgumentError("there is no argument :$name; there are $(join(Base.keys(ex.arg_dict), ", "))"))
        copy!(ex.arg_dict[name], value)
    end
    check(CAPI.MXExecutorForward(ex, is_train))
    ex.outputs = fetch_outputs(ex)
    return ex.outputs
end

"""
    backward(ex)
    backward(ex, out_grad)
    backward(ex, out_grads)

Compute the gradients of arguments from those of the outputs; losses need none.
"""
backward(ex::Executor) = backward(ex, NDArray[])
backward(ex::Executor, out_grad::NDArray) = backward(ex, [out_grad])
function backward(ex::Executor, out_grads::VecOfNDArray)
    GC.@preserve out_grads check(CAPI.MXExecutorBackwardEx(ex, length(out_grads), handles(out_grads), true))
end

"""
    copy_params_from(ex, arg_params, aux_params = Dict(); allow_extra_params = false)

Copy arrays from dictionaries into the arguments and auxiliary states of the same names.
"""
function copy_params_from(ex::Executor, arg_params::AbstractDict, aux_params::AbstractDict = Dict{Symbol, NDArray}(); allow_extra_params::Bool = false)
    for (dict, params) in ((ex.arg_dict, arg_params), (ex.aux_dict, aux_params)), (name, value) in params
        if haskey(dict, name)
            copy!(dict[name], value)
        elseif !allow_extra_params
            throw(MXArgumentError("the executor has no array :$name"))
        end
    end
end

"The plan of an executor as text."
debug_str(ex::Executor) = (out = Ref{Cstring}(C_NULL); check(CAPI.MXExecutorPrint(ex, out)); unsafe_string(out[]))
Base.print(io::IO, ex::Executor) = print(io, debug_str(ex))
Base.show(io::IO, ex::Executor) = (print(io, "Executor of "); show(io, ex.symbol))
