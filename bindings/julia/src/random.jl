# Random numbers and the core's seed.

"""
    seed!(n)

Start the core's random numbers anew; equal seeds give equal numbers.
"""
seed!(n::Integer) = check(CAPI.MXRandomSeed(n % Cint))
const srand = seed!

"""
    rand(dims...; low = 0, high = 1, context = cpu())
    rand!(x; low = 0, high = 1)

Uniform random numbers from `low` up to `high`, which is not reached.
"""
rand(dims::Integer...; low = 0, high = 1, context::Context = cpu()) =
    random.uniform(; low = low, high = high, shape = dims, ctx = context)
rand!(x::NDArray{T}; low = 0, high = 1) where {T} =
    random.uniform(; low = low, high = high, shape = size(x), dtype = T, ctx = context(x), out = writable(x))

"""
    randn(dims...; μ = 0, σ = 1, context = cpu())
    randn!(x; μ = 0, σ = 1)

Normally distributed random numbers.
"""
randn(dims::Integer...; μ = 0, σ = 1, context::Context = cpu()) =
    random.normal(; loc = μ, scale = σ, shape = dims, ctx = context)
randn!(x::NDArray{T}; μ = 0, σ = 1) where {T} =
    random.normal(; loc = μ, scale = σ, shape = size(x), dtype = T, ctx = context(x), out = writable(x))
