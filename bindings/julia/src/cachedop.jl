# Cached operators: a symbol as a function of arrays, which can be recorded.

@handle_type(CachedOp, CachedOp, """
    CachedOp(s::SymbolicNode; flags...)

A symbol as a function of arrays: `f(args...)` with the arguments (and then the auxiliary states) of the symbol in the
order of its list of inputs, see [`list_inputs`](@ref). Calls are planned once for each set of sizes, and are recorded
like those of single operators. `flags` such as `static_alloc = true` are handed to the core.
""")

function CachedOp(s::SymbolicNode; flags...)
    keys, texts = String[string(k) for (k, _) in flags], String[text_of(v) for (_, v) in flags]
    return CachedOp(new_handle(out -> CAPI.MXCreateCachedOpEx(s, length(keys), keys, texts, out)))
end

function (f::CachedOp)(inputs::NDArray...)
    n, table = Ref{Cint}(0), Ref{Ptr{Ptr{Cvoid}}}(C_NULL)
    GC.@preserve inputs check(CAPI.MXInvokeCachedOp(f, length(inputs), handles(inputs), n, table))
    hs = [unsafe_load(table[], i) for i in 1:n[]]
    return length(hs) == 1 ? wrap(hs[1]) : NDArray[wrap(h) for h in hs]
end

"Names of all variables of a symbol, auxiliary states among them, in the order in which a `CachedOp` takes them."
list_inputs(s::SymbolicNode) = Symbol.(text_list((n, t) -> CAPI.NNSymbolListInputNames(s, 0, n, t)))
