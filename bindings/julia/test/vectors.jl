# Replays tests/vectors/*.vec through the operator functions, forward and gradient, and lists what passed.
module Vectors

using MXNet, Test

struct Item
    name::String
    values::Array  # in the dimensions of Julia
end

mutable struct Vector_
    name::String
    op::String
    params::Vector{Pair{String, String}}
    seed::Union{Int, Nothing}
    train::Bool
    inputs::Vector{Item}
    outputs::Vector{Item}
    after::Vector{Item}
    heads::Vector{Item}
    grads::Vector{Item}
    rtol::Float64
    atol::Float64
    Vector_(name) = new(name, "", [], nothing, false, [], [], [], [], [], 0.0, 0.0)
end

const TYPES = Dict(mx.dtype_name(T) => T for T in mx.DTYPES)

function number(T, word)
    T <: AbstractFloat && return T(parse(Float64, word))
    return T === Bool ? word == "1" : parse(T, word)
end

function item(name, dtype, dims, values...)
    T = TYPES[dtype]
    shape = dims == "-" ? () : Tuple(reverse(parse.(Int, split(dims, ','))))
    return Item(name, reshape(T[number(T, v) for v in values], shape))
end

"All cases of a file."
function read_file(path)
    found = Vector_[]
    for line in eachline(path)
        words = split(line, ' ')
        key, rest = words[1], words[2:end]
        if key == "case"
            push!(found, Vector_(rest[1]))
        elseif key == "op"
            found[end].op = rest[1]
        elseif key == "param"
            push!(found[end].params, rest[1] => join(rest[2:end], ' '))
        elseif key == "seed"
            found[end].seed = parse(Int, rest[1])
        elseif key == "train"
            found[end].train = rest[1] == "1"
        elseif key == "input"
            push!(found[end].inputs, item(rest...))
        elseif key == "output"
            push!(found[end].outputs, item(rest...))
        elseif key == "after"
            push!(found[end].after, item(rest...))
        elseif key == "head"
            push!(found[end].heads, item("", rest...))
        elseif key == "grad"
            push!(found[end].grads, item(rest...))
        elseif key == "tolerance"
            found[end].rtol, found[end].atol = parse.(Float64, rest)
        end
    end
    return found
end

"A parameter's text in the core's convention as a Julia value in Julia's."
function value(op::mx.Op, key, text)
    tag = get(op.tags, key, "")
    tag in ("", "dtype", "device", "layout", "count") && return text
    return mx.julia_param(tag, parse_value(text))
end

function parse_value(text)
    text == "None" && return nothing
    first(text) in "([" || return parse(Int, text)
    return Tuple(parse_value(strip(w)) for w in split(strip(text, ['(', ')', '[', ']', ' ']), ',') if !isempty(strip(w)))
end

function close(got, want::Item, v)
    values = Array(got)
    size(values) == size(want.values) || return false
    eltype(values) == eltype(want.values) || return false
    # The sign of infinities and the place of NaN must agree; everything else within the tolerance.
    return all(zip(Float64.(values), Float64.(want.values))) do (a, b)
        isequal(a, b) || a == b || abs(a - b) <= v.atol + v.rtol * abs(b)
    end
end

descriptor(name) = getfield(mx.registered, Symbol("op_", name))

function run(v::Vector_)
    f = getfield(mx.registered, Symbol(v.op))
    op = descriptor(v.op)
    keywords = [Symbol(k) => value(op, k, t) for (k, t) in v.params]
    inputs = [mx.NDArray(i.values) for i in v.inputs]
    names = [i.name for i in v.inputs]
    place(name) = inputs[findfirst(==(name), names)]
    marked = [mx.attach_grad!(place(g.name)) for g in v.grads]
    v.seed === nothing || mx.seed!(v.seed)
    call() = f(inputs...; keywords...)
    result = v.train ? mx.record(call) : call()
    outputs = result isa mx.NDArray ? [result] : result
    length(outputs) == length(v.outputs) || return false
    all(close(o, w, v) for (o, w) in zip(outputs, v.outputs)) || return false
    all(close(place(w.name), w, v) for w in v.after) || return false
    isempty(v.heads) || mx.backward!(outputs, [mx.NDArray(h.values) for h in v.heads])
    return all(close(mx.getgrad(m), w, v) for (m, w) in zip(marked, v.grads))
end

"The same through symbols: composed of variables, bound to the inputs, run forward and backward."
function run_symbol(v::Vector_)
    f, op = getfield(mx.registered, Symbol(v.op)), descriptor(v.op)
    keywords = [Symbol(k) => value(op, k, t) for (k, t) in v.params]
    variables = [mx.Variable(i.name) for i in v.inputs]
    s = isempty(variables) ? f(SymbolicNode; keywords...) : f(variables...; keywords...)
    arrays = Dict(Symbol(i.name) => mx.NDArray(i.values) for i in v.inputs)
    grads = Dict(Symbol(g.name) => mx.zeros(arrays[Symbol(g.name)]) for g in v.grads)
    pick(names) = Dict(n => arrays[n] for n in names)
    ex = mx.bind(s, cpu(), pick(mx.list_arguments(s)); args_grad = grads, aux_states = pick(mx.list_auxiliary_states(s)))
    v.seed === nothing || mx.seed!(v.seed)
    outputs = mx.forward(ex; is_train = v.train)
    all(close(o, w, v) for (o, w) in zip(outputs, v.outputs)) || return false
    isempty(v.heads) || mx.backward(ex, [mx.NDArray(h.values) for h in v.heads])
    return all(close(grads[Symbol(w.name)], w, v) for w in v.grads)
end

"Replay all files of a folder; the list of operators that passed goes into a file when one is named."
function replay(folder, report = nothing)
    passed = Dict{String, Int}()
    total = 0
    for file in sort(filter(endswith(".vec"), readdir(folder)))
        for v in read_file(joinpath(folder, file))
            total += 1
            empty_input = any(i -> 0 in size(i.values), v.inputs)
            ok = try
                # A symbol without outputs cannot be run.
                mx.np_shape(() -> run(v) && (isempty(v.outputs) || run_symbol(v)), empty_input)
            catch e
                @error "vector failed" v.name exception = e
                false
            end
            ok || println("differs: ", v.name)
            @test ok
            ok && (passed[v.op] = get(passed, v.op, 0) + 1)
        end
    end
    if report !== nothing
        mkpath(dirname(report))
        open(io -> foreach(k -> println(io, k, " ", passed[k]), sort(collect(keys(passed)))), report, "w")
    end
    return total
end

end # module
