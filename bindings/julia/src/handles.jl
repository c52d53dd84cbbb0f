# Ownership of the core's objects: one wrapper for each handle, released once; and pressure on Julia's collector.

"""
    free!(x)

Release what `x` holds in the core now, without waiting for the collector. Calling it again does nothing; any other use
of `x` throws an `MXStateError`.
"""
function free!(x)
    handle = x.handle
    if handle != C_NULL
        x.handle = C_NULL
        CAPI.release(kind(x), handle)
    end
    return nothing
end

@noinline throw_released(x) = throw(MXStateError("this $(nameof(typeof(x))) has been released"))

"The handle of a wrapper that is still open."
@inline function handle(x)
    h = x.handle
    h == C_NULL && throw_released(x)
    return h
end

"Define a wrapper type for the kind of object that `CAPI.release` knows under `kind`; it has just a handle."
macro handle_type(name, kind_name, doc)
    return esc(quote
        $doc
        mutable struct $name
            handle::Ptr{Cvoid}
            $name(handle::Ptr{Cvoid}) = finalizer(free!, new(handle))
        end
        kind(::$name) = Val($(QuoteNode(kind_name)))
        Base.unsafe_convert(::Type{Ptr{Cvoid}}, x::$name) = handle(x)
        Base.cconvert(::Type{Ptr{Cvoid}}, x::$name) = x
    end)
end

"Handles of wrappers, for a call during which the caller keeps the wrappers alive."
handles(xs) = Ptr{Cvoid}[x === nothing ? C_NULL : handle(x) for x in xs]

"Call a C function that writes one new handle."
function new_handle(call)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(call(out))
    return out[]
end

# The collector sees a few words per array and not the memory behind it. So the bytes of new arrays are counted, and
# when the core says that its use has grown by the limit since the last time, a collection runs.

"Bytes by which live arrays may grow before a collection is started; change it with `mx.GC_LIMIT[] = bytes`."
const GC_LIMIT = Ref(256 * 2^20)
const made = Threads.Atomic{Int}(0)      # growth since the last full collection, counted too high rather than too low
const baseline = Threads.Atomic{Int}(0)  # bytes in use after the last collection

@inline function pressure(bytes::Int)
    Threads.atomic_add!(made, bytes) + bytes > GC_LIMIT[] && relieve()
    return nothing
end

# Operators that have not run yet hold their arrays, so they are waited for; errors of theirs are thrown here, then.
@noinline function relieve()
    baseline[] = min(baseline[], memory_stats().in_use)
    if growth() > GC_LIMIT[]
        GC.gc()
        check(CAPI.MXNDArrayWaitAll())
        growth() > GC_LIMIT[] ÷ 4 && GC.gc()  # Julia may leave finalizers to the next collection
        baseline[] = memory_stats().in_use
    end
    made[] = max(growth(), 0)
    return nothing
end

growth() = memory_stats().in_use - baseline[]

"""
    memory_stats()

Memory of arrays as the core counts it: bytes `in_use`, most bytes in use at one time (`peak`), bytes kept for reuse
(`pooled`), and the number of live arrays (`arrays`).
"""
function memory_stats()
    out = ntuple(_ -> Ref{UInt64}(0), 4)
    check(CAPI.MXHubMemoryGetStats(out...))
    return (in_use = Int(out[1][]), peak = Int(out[2][]), pooled = Int(out[3][]), arrays = Int(out[4][]))
end
