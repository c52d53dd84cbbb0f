# The symbol type: a network, or a part of one.

@handle_type(SymbolicNode, Symbol, """
A symbolic expression: operators and variables that are put together now and run later, see [`bind`](@ref) and
[`simple_bind`](@ref). Operators called on symbols return symbols; start with [`Variable`](@ref).
""")

const SymbolicNodeOrReal = Union{SymbolicNode, Real}

Base.copy(s::SymbolicNode) = SymbolicNode(new_handle(out -> CAPI.MXSymbolCopy(s, out)))
Base.deepcopy(s::SymbolicNode) = copy(s)

"""
    Variable(name; attrs = Dict())

A variable of a network: an input, a label or a parameter.
"""
function Variable(name::Union{Symbol, AbstractString}; attrs = Dict())
    node = SymbolicNode(new_handle(out -> CAPI.MXSymbolCreateVariable(string(name), out)))
    for (key, value) in attrs
        set_attr(node, Symbol(key), string(value))
    end
    return node
end

"""
    @var x
    @var x y z

Make variables and assign them to Julia variables of the same names.
"""
macro var(names::Symbol...)
    made = [:($(esc(n)) = Variable($(QuoteNode(n)))) for n in names]
    return length(names) == 1 ? made[1] : Expr(:block, made..., Expr(:tuple, map(esc, names)...))
end

"""
    Group(nodes...)

One symbol whose outputs are those of all nodes.
"""
function Group(nodes::SymbolicNode...)
    return GC.@preserve nodes SymbolicNode(
        new_handle(out -> CAPI.MXSymbolCreateGroup(length(nodes), handles(nodes), out)))
end
