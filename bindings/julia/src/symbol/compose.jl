# Operators on symbols: an atomic symbol with its parameters, composed with the symbols that it takes.

"Make a symbol of an operator. `extras` are attributes of the node, inputs by name, or parameters that are not listed."
function symbolic(op::Op, inputs::Tuple{Vararg{SymbolicNode}}, values::Tuple, name, attrs, extras)
    named = [string(k) => v for (k, v) in extras if v isa SymbolicNode]
    rest = [k => v for (k, v) in extras if !(v isa SymbolicNode)]
    keys, texts = param_texts(op, map(normal, values), length(inputs) + length(named), rest)
    node = SymbolicNode(new_handle(
        out -> CAPI.MXSymbolCreateAtomicSymbol(creator(op.name), length(keys), keys, texts, out)))
    for (key, value) in something(attrs, ())
        set_attr(node, Symbol(key), string(value))
    end
    label = string(get!(NAME_MANAGER[], something(name, ""), lowercase(op.name)))
    return compose!(node, op, label, inputs, named)
end

function symbolic_by_keyword(op::Op, kwargs)
    name, attrs = get(kwargs, :name, nothing), get(kwargs, :attrs, nothing)
    return symbolic(op, (), (), name, attrs, [k => v for (k, v) in kwargs if k !== :name && k !== :attrs])
end

"Give an atomic symbol its inputs, in order or by name, and a name of its own."
function compose!(node::SymbolicNode, op::Op, name::String, inputs::Tuple, named)
    if !isempty(inputs) && !isempty(named)  # the core takes one form or the other
        length(inputs) <= length(op.inputs) ||
            throw(MXArgumentError("[$(op.name)] expected at most $(length(op.inputs)) inputs, got $(length(inputs))"))
        given = [op.inputs[i] => s for (i, s) in enumerate(inputs)]
        for (key, _) in named
            key in first.(given) && throw(MXArgumentError("[$(op.name)] argument '$key': given twice", op.name, key))
        end
        return compose!(node, name, [given; named])
    end
    return isempty(named) ? compose!(node, name, inputs) : compose!(node, name, named)
end

function compose!(node::SymbolicNode, name::String, inputs::Tuple)
    GC.@preserve inputs check(CAPI.MXSymbolCompose(node, name, length(inputs), C_NULL, handles(inputs)))
    return node
end
function compose!(node::SymbolicNode, name::String, named::AbstractVector)
    GC.@preserve named check(CAPI.MXSymbolCompose(node, name, length(named), String[k for (k, _) in named],
                                                  handles([v for (_, v) in named])))
    return node
end

"""
    (s::SymbolicNode)(args...; name = "", kwargs...)

Put other symbols in the place of the variables of `s`, in order or by name; `s` itself stays as it is.
"""
function (s::SymbolicNode)(args::SymbolicNode...; name = "")
    return compose!(copy(s), string(name), args)
end
function (s::SymbolicNode)(; name = "", kwargs...)
    return compose!(copy(s), string(name), [string(k) => v for (k, v) in kwargs])
end

const creators = Dict{String, Ptr{Cvoid}}()

"The core's handle of an operator, by name."
function creator(name::String)
    return get!(creators, name) do
        new_handle(out -> CAPI.NNGetOpHandle(name, out))
    end
end

# Names of nodes that the user has not named.

const NameType = Union{Symbol, AbstractString}
abstract type AbstractNameManager end

"Names nodes by their operator and a number: `fullyconnected0`, `fullyconnected1`, and so on."
mutable struct BasicNameManager <: AbstractNameManager
    counter::Dict{Symbol, Int}
end
BasicNameManager() = BasicNameManager(Dict{Symbol, Int}())

"Names nodes as `BasicNameManager` does, with a prefix."
mutable struct PrefixNameManager <: AbstractNameManager
    prefix::Symbol
    counter::Dict{Symbol, Int}
end
PrefixNameManager(prefix::NameType) = PrefixNameManager(Symbol(prefix), Dict{Symbol, Int}())

"""
    get!(manager, name, hint)

`name` when it is not empty, else a new name made from `hint`.
"""
Base.get!(m::BasicNameManager, name::NameType, hint::NameType) = new_name!(m.counter, name, Symbol(hint))
function Base.get!(m::PrefixNameManager, name::NameType, hint::NameType)
    return Symbol(m.prefix, new_name!(m.counter, name, Symbol(hint)))
end

function new_name!(counter, name, hint)
    isempty(string(name)) || return Symbol(name)
    n = counter[hint] = get(counter, hint, -1) + 1
    return Symbol(hint, n)
end

"The manager that names nodes now."
const NAME_MANAGER = Ref{AbstractNameManager}(BasicNameManager())
