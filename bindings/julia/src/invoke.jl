# Running operators on arrays: prepared calls, kept for each operator and each set of parameter values.

@handle_type(Invocation, Invocation, "An operator with its parameters read, ready to run.")

"Prepared calls that an operator keeps; when there are more, all are dropped and made again as needed."
const CACHE_LIMIT = 256

"""
An operator as the generated functions know it: names of its inputs and parameters, the tags by which parameters are
translated, the parameter that counts the inputs (or an empty text), and prepared calls.
"""
mutable struct Op
    name::String
    inputs::Vector{String}
    params::Vector{String}
    tags::Dict{String, String}
    counter::String
    plain::Union{Invocation, Nothing}      # the call without parameters
    last::Tuple{Any, Union{Invocation, Nothing}}  # the call made last, and its parameters
    cache::IdDict{Any, Invocation}
    lock::ReentrantLock
end
Op(name, inputs, params, tags, counter = "") =
    Op(name, collect(String, inputs), collect(String, params), Dict{String, String}(tags), counter, nothing,
       (nothing, nothing), IdDict{Any, Invocation}(), ReentrantLock())

Base.show(io::IO, op::Op) = print(io, "Op(", op.name, ")")

const AllUnset = Tuple{Vararg{Unset}}
extras_type(; kwargs...) = typeof(kwargs)
const NoExtras = extras_type()  # the type of keyword arguments when there is none; it differs between versions

@inline function invocation(op::Op, ::AllUnset, n::Int)
    isempty(op.counter) || return find_invocation(op, (n,), ())
    call = op.plain
    return call === nothing ? plain_invocation(op) : call::Invocation
end
@inline invocation(op::Op, values::Tuple, n::Int) = find_invocation(op, values, (n,))

@noinline plain_invocation(op::Op) = op.plain = prepare(op, (), 0)

function find_invocation(op::Op, values::Tuple, count::Tuple)
    key = (map(normal, values), isempty(op.counter) ? () : count)
    last = op.last
    last[1] === key && return last[2]::Invocation
    lock(op.lock)
    try
        call = get(op.cache, key, nothing)
        if call === nothing
            length(op.cache) >= CACHE_LIMIT && empty!(op.cache)
            call = isempty(count) ? prepare(op, (), key[1][1]) : prepare(op, key[1], count[1])
            op.cache[key] = call
        end
        op.last = (key, call)
        return call
    finally
        unlock(op.lock)
    end
end

"Names and texts of the parameters that are given, and the number of inputs where the operator wants it."
function param_texts(op::Op, values::Tuple, n::Int, extras = ())
    keys, texts = String[], String[]
    for (name, value) in zip(op.params, values)
        value isa Unset || add_param!(keys, texts, op, name, value)
    end
    for (name, value) in extras
        given = string(name)
        canonical = endswith(given, "_") && chop(given) in op.params ? chop(given) : given  # begin_ for begin
        canonical in keys && throw(MXArgumentError("[$(op.name)] argument '$canonical': given twice"))
        add_param!(keys, texts, op, String(canonical), value)
    end
    if !isempty(op.counter) && !(op.counter in keys)
        push!(keys, op.counter)
        push!(texts, string(n))
    end
    return keys, texts
end

function add_param!(keys, texts, op, name, value)
    push!(keys, name)
    try
        push!(texts, param_text(get(op.tags, name, ""), normal(value)))
    catch e
        e isa MXArgumentError || rethrow()
        throw(MXArgumentError("[$(op.name)] argument '$name': $(e.msg)", op.name, name))
    end
end

function prepare(op::Op, values::Tuple, n::Int, extras = ())
    keys, texts = param_texts(op, values, n, extras)
    return Invocation(new_handle(out -> CAPI.MXHubInvocationCreate(out, op.name, length(keys), keys, texts)))
end

"Run an operator on arrays. `extras` are keyword arguments that the registry does not list, or inputs by name."
@inline function imperative(op::Op, inputs::Tuple{Vararg{NDArray}}, values::Tuple, ::Nothing, ::NoExtras)
    return run(invocation(op, values, length(inputs)), inputs)
end
@inline function imperative(op::Op, inputs::Tuple{Vararg{NDArray}}, values::Tuple, out, ::NoExtras)
    return run!(invocation(op, values, length(inputs)), inputs, out)
end
function imperative(op::Op, inputs::Tuple{Vararg{NDArray}}, values::Tuple, out, extras)
    arrays = place_inputs(op, inputs, [k => v for (k, v) in extras if v isa NDArray])
    call = prepare(op, values, length(arrays), [k => v for (k, v) in extras if !(v isa NDArray)])
    return out === nothing ? run(call, arrays) : run!(call, arrays, out)
end

"Inputs in the operator's order, of which some are given by name."
function place_inputs(op::Op, inputs::Tuple, named)
    isempty(named) && return inputs
    placed = Dict{Int, Any}(enumerate(inputs))
    for (name, value) in named
        i = findfirst(==(string(name)), op.inputs)
        i === nothing && throw(MXArgumentError("[$(op.name)] argument '$name': unknown input; there are " *
                                               join(op.inputs, ", "), op.name, string(name)))
        haskey(placed, i) && throw(MXArgumentError("[$(op.name)] argument '$name': given twice", op.name, string(name)))
        placed[i] = value
    end
    n = length(placed)
    missing_one = findfirst(i -> !haskey(placed, i), 1:n)
    missing_one === nothing ||
        throw(MXArgumentError("[$(op.name)] argument '$(op.inputs[missing_one])': not given", op.name, op.inputs[missing_one]))
    return Tuple(placed[i] for i in 1:n)
end

const OUTPUTS = 16  # room for the results of most calls

function run(call::Invocation, inputs::Tuple{Vararg{NDArray}})
    outputs = Ref(ntuple(_ -> C_NULL, Val(OUTPUTS)))
    count = Ref{UInt32}(0)
    GC.@preserve inputs outputs begin
        room = Base.unsafe_convert(Ptr{Ptr{Cvoid}}, Base.unsafe_convert(Ptr{Cvoid}, outputs))
        given = Ref(map(handle, inputs))
        status = GC.@preserve given CAPI.MXHubInvocationCall(
            room, OUTPUTS, count, call, length(inputs), Ptr{Ptr{Cvoid}}(Base.unsafe_convert(Ptr{Cvoid}, given)))
        status == 0 || return run_with_room(call, inputs)
        n = count[]
        n == 1 && return wrap_first(outputs[][1], inputs)
        return NDArray[wrap(outputs[][i]) for i in 1:n]
    end
end

run(call::Invocation, ::Tuple{}) = run_many(call, Ptr{Cvoid}[])

# Also the way to the error message, should that be the reason.
@noinline run_with_room(call::Invocation, inputs) = GC.@preserve inputs run_many(call, handles(inputs))

function run_many(call::Invocation, inputs::Vector{Ptr{Cvoid}}, room = 1024)
    outputs, count = Base.fill(C_NULL, room), Ref{UInt32}(0)
    check(CAPI.MXHubInvocationCall(outputs, room, count, call, length(inputs), inputs))
    return count[] == 1 ? wrap(outputs[1]) : NDArray[wrap(outputs[i]) for i in 1:count[]]
end

@inline wrap_first(h::Ptr{Cvoid}, inputs::Tuple{NDArray, Vararg{NDArray}}) = wrap(h, inputs[1])

function run!(call::Invocation, inputs::Tuple, out::NDArray)
    run!(call, inputs, (out,))
    return out
end
function run!(call::Invocation, inputs::Tuple, out)
    GC.@preserve inputs out begin
        check(CAPI.MXHubInvocationCall(handles(out), length(out), Ref{UInt32}(length(out)), call, length(inputs),
                                       handles(inputs)))
    end
    return out
end

"Call an operator whose inputs, if any, are all given by name: symbols make a symbol, else arrays an array."
function by_keyword(op::Op, kwargs)
    any(p -> last(p) isa SymbolicNode, kwargs) && return symbolic_by_keyword(op, kwargs)
    out = get(kwargs, :out, nothing)
    rest = [k => v for (k, v) in kwargs if k !== :out]
    variadic = !isempty(op.counter) && isempty([v for (_, v) in rest if v isa NDArray])
    variadic && throw(MXArgumentError("[$(op.name)] expected at least one array or symbol", op.name, ""))
    return imperative(op, (), (), out, rest)
end
