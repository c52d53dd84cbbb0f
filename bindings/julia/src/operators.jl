# The operators under short names: mx.FullyConnected, mx.exp, mx._plus_scalar and so on.

# A name that nobody else uses simply stands for the operator. Where Julia or this package has a function of the name,
# that function gets a method, so that exp(x) and mx.exp(x) are one; what has been written for arrays or symbols stays.
written(g, T) = any(m -> m.module === @__MODULE__, methods(g, Tuple{T}))

for space in (op, internal), name in names(space; all = true)
    f = getfield(space, name)
    f isa Function && parentmodule(f) === registered || continue
    if !isdefined(@__MODULE__, name)
        @eval const $name = $f
        continue
    end
    g = getfield(@__MODULE__, name)
    g isa Function && g !== f && g !== identity || continue
    for T in (NDArray, SymbolicNode)
        written(g, T) || @eval $(parentmodule(g)).$name(x::$T, more::$T...; kwargs...) = $f(x, more...; kwargs...)
    end
end
