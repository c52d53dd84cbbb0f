# Devices: where arrays live and operators run.

@enum CONTEXT_TYPE CPU = 1 GPU = 2 CPU_PINNED = 3

Base.convert(::Type{CONTEXT_TYPE}, x::Integer) = CONTEXT_TYPE(x)

"""
    Context(device_type, device_id = 0)

A device. Make one with [`cpu`](@ref) or [`gpu`](@ref).
"""
struct Context
    device_type::CONTEXT_TYPE
    device_id::Int
    Context(type::CONTEXT_TYPE, id::Integer = 0) = new(type, id)
end
Context(type::Integer, id::Integer = 0) = Context(CONTEXT_TYPE(type), id)

const DEVICE_NAMES = Dict(CPU => "cpu", GPU => "gpu", CPU_PINNED => "cpu_pinned")

Base.show(io::IO, c::Context) = print(io, DEVICE_NAMES[c.device_type], "(", c.device_id, ")")

"""
    cpu(id = 0)

The processor; all numbers mean the same one.
"""
cpu(id::Integer = 0) = Context(CPU, id)

"""
    gpu(id = 0)

A graphics processor. Making a context needs none; using it does.
"""
gpu(id::Integer = 0) = Context(GPU, id)

const contexts = [Context(CPU, 0)]

"""
    current_context()

The device on which new arrays are made; see [`@context`](@ref).
"""
current_context() = last(contexts)

"Run `f()` with another current context."
function with_context(f, c::Context)
    push!(contexts, c)
    try
        return f()
    finally
        pop!(contexts)
    end
end

"""
    @context dev expr
    @context dev id expr

Run `expr` with `dev` (a `Context`, or `cpu`, `gpu` or `:cpu_pinned` with a number) as the current context.
"""
macro context(dev, args...)
    id, body = length(args) == 1 ? (0, args[1]) : args
    return :(with_context(() -> $(esc(body)), as_context($(esc(dev)), $(esc(id)))))
end

as_context(c::Context, id) = c
as_context(make::Function, id) = make(id)
as_context(name::Symbol, id) = Context(first(t for (t, n) in DEVICE_NAMES if n == string(name)), id)

"""
    @cpu expr
    @cpu id expr

Run `expr` with the processor as the current context.
"""
macro cpu(args...)
    return esc(:($(@__MODULE__).@context($cpu, $(args...))))
end

"""
    @gpu expr
    @gpu id expr

Run `expr` with a graphics processor as the current context.
"""
macro gpu(args...)
    return esc(:($(@__MODULE__).@context($gpu, $(args...))))
end

"""
    num_gpus()

How many graphics processors the library can use.
"""
function num_gpus()
    out = Ref{Cint}(0)
    check(CAPI.MXGetGPUCount(out))
    return Int(out[])
end

"""
    empty_cache(context = current_context())

Give back memory that the pool of a device keeps for reuse.
"""
empty_cache(c::Context = current_context()) = check(CAPI.MXStorageEmptyCache(Integer(c.device_type), c.device_id))
