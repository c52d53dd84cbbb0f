# What calls cost in Julia: `= NAME NANOSECONDS` for each call that benchmarks/bindings compares, the best of many runs.
using MXNet, Printf

"Least nanoseconds of one call, over many short runs."
function nanoseconds(f, n = 5000)
    f(n)
    return minimum(1e9 * (@elapsed f(n)) / n for _ in 1:30)
end

call(n) = for _ in 1:n
    mx.version()
end
operator(n, x, y) = for _ in 1:n
    free!(x + y)
end
shape(n, x) = for _ in 1:n
    size(x)
end

function main()
    x, y = mx.ones(10), mx.ones(10)
    for (name, f) in (("call", n -> call(n)), ("operator", n -> operator(n, x, y)), ("shape", n -> shape(n, x)))
        @printf("= %s %.1f\n", name, nanoseconds(f))
    end
end

main()
