# What a symbol says about itself: names, attributes, shapes, types, parts.

"A list of texts that a C function writes."
function text_list(call)
    n, texts = Ref{UInt32}(0), Ref{Ptr{Cstring}}(C_NULL)
    check(call(n, texts))
    return [unsafe_string(unsafe_load(texts[], i)) for i in 1:n[]]
end

"Names of the variables that must be given: inputs, parameters, labels."
list_arguments(s::SymbolicNode) = Symbol.(text_list((n, t) -> CAPI.MXSymbolListArguments(s, n, t)))

"Names of the outputs."
list_outputs(s::SymbolicNode) = Symbol.(text_list((n, t) -> CAPI.MXSymbolListOutputs(s, n, t)))

"Names of the states that operators keep beside their parameters, such as moving averages."
list_auxiliary_states(s::SymbolicNode) = Symbol.(text_list((n, t) -> CAPI.MXSymbolListAuxiliaryStates(s, n, t)))

"A symbol whose outputs are all intermediate results of `s`; index it by name or number."
get_internals(s::SymbolicNode) = SymbolicNode(new_handle(out -> CAPI.MXSymbolGetInternals(s, out)))

"A symbol whose outputs are the inputs of the last operator of `s`, or `nothing` for a variable."
function get_children(s::SymbolicNode)
    h = new_handle(out -> CAPI.MXSymbolGetChildren(s, out))
    return h == C_NULL ? nothing : SymbolicNode(h)
end

function found_text(call)
    out, success = Ref{Cstring}(C_NULL), Ref{Cint}(0)
    check(call(out, success))
    return success[] == 0 ? nothing : unsafe_string(out[])
end

"The name of the last node, or `nothing` for a group."
get_name(s::SymbolicNode) = (n = found_text((o, ok) -> CAPI.MXSymbolGetName(s, o, ok)); n === nothing ? nothing : Symbol(n))

"The value of an attribute of the last node, or `nothing`."
get_attr(s::SymbolicNode, key::Symbol) = found_text((o, ok) -> CAPI.MXSymbolGetAttr(s, string(key), o, ok))

"Set an attribute of the last node."
function set_attr(s::SymbolicNode, key::Symbol, value::AbstractString)
    check(CAPI.MXSymbolSetAttr(s, string(key), value))
    return value
end

"A dictionary from pairs of texts."
function attr_pairs(call)
    n, texts = Ref{UInt32}(0), Ref{Ptr{Cstring}}(C_NULL)
    check(call(n, texts))
    return Dict(Symbol(unsafe_string(unsafe_load(texts[], 2i - 1))) => unsafe_string(unsafe_load(texts[], 2i)) for i in 1:n[])
end

"Attributes of the last node."
list_attr(s::SymbolicNode) = attr_pairs((n, t) -> CAPI.MXSymbolListAttrShallow(s, n, t))

"Attributes of all nodes; a key is the node's name, `\$`, and the attribute's name."
list_all_attr(s::SymbolicNode) = attr_pairs((n, t) -> CAPI.MXSymbolListAttr(s, n, t))

"How many outputs there are."
function Base.length(s::SymbolicNode)
    n = Ref{UInt32}(0)
    check(CAPI.MXSymbolGetNumOutputs(s, n))
    return Int(n[])
end

"""
    s[i], s[name]

One output of a symbol, by number or name.
"""
function Base.getindex(s::SymbolicNode, i::Integer)
    1 <= i <= length(s) || throw(BoundsError(s, i))
    return SymbolicNode(new_handle(out -> CAPI.MXSymbolGetOutput(s, i - 1, out)))
end
function Base.getindex(s::SymbolicNode, name::Union{Symbol, AbstractString})
    found = findall(==(Symbol(name)), list_outputs(s))
    length(found) == 1 || throw(KeyError(name))
    return s[found[1]]
end
Base.firstindex(::SymbolicNode) = 1
Base.lastindex(s::SymbolicNode) = length(s)
Base.iterate(s::SymbolicNode, i = 1) = i > length(s) ? nothing : (s[i], i + 1)

# ---- shapes and types ----

"Sizes from the core's tables."
function sizes(n, ndims, data)
    return map(1:n[]) do i
        rank = unsafe_load(ndims[], i)
        rank < 0 && return nothing  # unknown
        dims = unsafe_load(data[], i)
        Tuple(Int(unsafe_load(dims, rank + 1 - k)) for k in 1:rank)
    end
end

"""
    infer_shape(s; name = size, ...)
    infer_shape(s, sizes...)

Sizes of all arguments, outputs and auxiliary states from some sizes of arguments, given by name, or in order with
`nothing` for unknown ones. All three are `nothing` when too little is known; sizes that contradict throw.
"""
infer_shape(s::SymbolicNode; kwargs...) = infer_shape(s, String[string(k) for (k, _) in kwargs], Any[v for (_, v) in kwargs])
function infer_shape(s::SymbolicNode, args::Union{Tuple, Nothing}...)
    names = list_arguments(s)
    given = [i for i in eachindex(args) if args[i] !== nothing]
    return infer_shape(s, String[string(names[i]) for i in given], Any[args[i] for i in given])
end
function infer_shape(s::SymbolicNode, keys::Vector{String}, shapes::AbstractVector)
    starts, data = Int64[0], Int64[]
    for shape in shapes
        append!(data, reverse(shape))
        push!(starts, length(data))
    end
    n = ntuple(_ -> Ref{Csize_t}(0), 3)
    ranks = ntuple(_ -> Ref{Ptr{Cint}}(C_NULL), 3)
    dims = ntuple(_ -> Ref{Ptr{Ptr{Int64}}}(C_NULL), 3)
    complete = Ref{Cint}(0)
    check(CAPI.MXSymbolInferShapeEx64(s, length(keys), keys, starts, data, n[1], ranks[1], dims[1], n[2], ranks[2],
                                      dims[2], n[3], ranks[3], dims[3], complete))
    complete[] == 0 && return nothing, nothing, nothing
    return sizes(n[1], ranks[1], dims[1]), sizes(n[2], ranks[2], dims[2]), sizes(n[3], ranks[3], dims[3])
end

"""
    infer_type(s; name = T, ...)
    infer_type(s, types...)

Element types of all arguments, outputs and auxiliary states, as `infer_shape` does sizes.
"""
infer_type(s::SymbolicNode; kwargs...) = infer_type(s, String[string(k) for (k, _) in kwargs], DataType[v for (_, v) in kwargs])
function infer_type(s::SymbolicNode, args::Union{Type, Nothing}...)
    names = list_arguments(s)
    given = [i for i in eachindex(args) if args[i] !== nothing]
    return infer_type(s, String[string(names[i]) for i in given], DataType[args[i] for i in given])
end
function infer_type(s::SymbolicNode, keys::Vector{String}, types::Vector{DataType})
    n = ntuple(_ -> Ref{UInt32}(0), 3)
    ids = ntuple(_ -> Ref{Ptr{Cint}}(C_NULL), 3)
    complete = Ref{Cint}(0)
    check(CAPI.MXSymbolInferType(s, length(keys), keys, Cint[dtype_id(T) for T in types], n[1], ids[1], n[2], ids[2],
                                 n[3], ids[3], complete))
    complete[] == 0 && return nothing, nothing, nothing
    return Tuple([dtype_of(unsafe_load(ids[k][], i)) for i in 1:n[k][]] for k in 1:3)
end

function Base.show(io::IO, s::SymbolicNode)
    s.handle == C_NULL && return print(io, "SymbolicNode (released)")
    print(io, "SymbolicNode ", something(get_name(s), "(" * join(list_outputs(s), ", ") * ")"))
end

"The nodes of a symbol as text."
debug_str(s::SymbolicNode) = (out = Ref{Cstring}(C_NULL); check(CAPI.MXSymbolPrint(s, out)); unsafe_string(out[]))
Base.print(io::IO, s::SymbolicNode) = print(io, debug_str(s))
