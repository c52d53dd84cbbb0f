# Nanoseconds per call, beside those of the bare C call: a trivial function, a small operator, reading a size.
using MXNet, Printf

"The least nanoseconds per call over several rounds."
function nanoseconds(f, n = 100_000)
    f(1000)
    return minimum(1e9 * (@elapsed f(n)) / n for _ in 1:7)
end

const CAPI = mx.CAPI
const out, ndim, dims, dtype = Ref{Cint}(0), Ref{Cint}(0), Ref{Ptr{Int64}}(C_NULL), Ref{Cint}(0)

c_version(n) = for _ in 1:n
    CAPI.MXGetVersion(out)
end
julia_version(n) = for _ in 1:n
    mx.version()
end
c_describe(n, h) = for _ in 1:n
    CAPI.MXHubArrayDescribe(ndim, dims, dtype, h)
end
julia_size(n, x) = for _ in 1:n
    size(x)
end
function c_exp(n, call, h)
    for _ in 1:n
        CAPI.MXNDArrayFree(CAPI.MXHubInvocationCall1(call, h))
    end
end
julia_exp(n, x) = for _ in 1:n
    free!(mx.op.exp(x))
end
function c_plus(n, call, h)
    for _ in 1:n
        CAPI.MXNDArrayFree(CAPI.MXHubInvocationCall1(call, h))
    end
end
julia_plus(n, x) = for _ in 1:n
    free!(x + 1.5)
end

function main()
    x = mx.ones(4)
    h = mx.handle(x)
    exp_call = mx.prepare(mx.registered.op_exp, (), 1)
    plus_call = mx.prepare(mx.registered.op__plus_scalar, (1.5, mx.unset), 1)
    rows = (("version", n -> c_version(n), n -> julia_version(n)),
            ("size", n -> c_describe(n, h), n -> julia_size(n, x)),
            ("exp", n -> c_exp(n, mx.handle(exp_call), h), n -> julia_exp(n, x)),
            ("plus_scalar", n -> c_plus(n, mx.handle(plus_call), h), n -> julia_plus(n, x)))
    for (name, c, julia) in rows
        bare, ours = nanoseconds(c), nanoseconds(julia)
        @printf("%-12s C %8.1f ns   Julia %8.1f ns   over C %8.1f ns\n", name, bare, ours, ours - bare)
    end
end

main()
