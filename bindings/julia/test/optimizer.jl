# Optimizers against their formulas in plain Julia; schedules; the updater.

W0, G = Float32[1, -2, 3], Float32[0.5, 0.1, -3]

"A parameter after three steps with the same gradient."
function after_steps(opt, n = 3)
    W, updater = mx.NDArray(W0), getupdater(opt)
    for _ in 1:n
        updater(1, mx.NDArray(G), W)
    end
    return Array(W)
end

"The gradient after scaling, clipping and decay."
normed(W, opt) = (g = G .* (opt.scale == 0 ? 1 : opt.scale); opt.clip > 0 && (g = clamp.(g, -opt.clip, opt.clip)); g .+ opt.λ .* W)

function expect(step, opt, n = 3)
    W = Float64.(W0)
    for t in 1:n
        W = W .- step(normed(W, opt), t)
    end
    return W
end

@testset "SGD" begin
    opt = SGD(; η = 0.1, λ = 0.01, clip = 1, scale = 0.5)
    @test after_steps(opt) ≈ expect((g, t) -> 0.1g, opt)
    opt = SGD(; η = 0.1, μ = 0.9, λ = 0)
    ν = zeros(3)
    @test after_steps(opt) ≈ expect((g, t) -> (ν = 0.9ν .+ 0.1g), opt)
end

@testset "ADAM" begin
    opt = ADAM(; η = 0.1, λ = 0)
    m, v = zeros(3), zeros(3)
    @test after_steps(opt) ≈ expect(opt) do g, t
        m = 0.9m .+ 0.1g
        v = 0.999v .+ 0.001g .^ 2
        0.1 .* (m ./ (1 - 0.9^t)) ./ (sqrt.(v ./ (1 - 0.999^t)) .+ 1e-8)
    end
end

@testset "AdaMax" begin
    opt = AdaMax(; λ = 0.01)
    m, u = zeros(3), zeros(3)
    @test after_steps(opt) ≈ expect(opt) do g, t
        m = 0.9m .+ 0.1g
        u = max.(0.999u, abs.(g))
        0.002 / (1 - 0.9^t) .* m ./ (u .+ 1e-8)
    end
end

@testset "Nadam" begin
    opt = Nadam(; λ = 0)
    m, n, Π = zeros(3), zeros(3), 1.0
    μ(t) = 0.99 * (1 - 0.5 * 0.96^(0.004t))
    @test after_steps(opt) ≈ expect(opt) do g, t
        Π *= μ(t)
        m = μ(t) * m .+ (1 - μ(t)) * g
        n = 0.999n .+ 0.001g .^ 2
        ahead = (1 - μ(t)) / (1 - Π) * g .+ μ(t + 1) / (1 - Π * μ(t + 1)) * m
        0.001 .* ahead ./ (sqrt.(n ./ (1 - 0.999^t)) .+ 1e-8)
    end
end

@testset "AdaGrad, AdaDelta, RMSProp" begin
    x = zeros(3)
    opt = AdaGrad(; clip = 2)
    @test after_steps(opt) ≈ expect((g, t) -> (x = x .+ g .^ 2; 0.1g ./ sqrt.(x .+ 1e-6)), opt)
    x, d = zeros(3), zeros(3)
    opt = AdaDelta()
    @test after_steps(opt) ≈ expect(opt) do g, t
        x = 0.95x .+ 0.05g .^ 2
        s = g .* sqrt.(d .+ 1e-6) ./ sqrt.(x .+ 1e-6)
        d = 0.95d .+ 0.05s .^ 2
        s
    end
    x = zeros(3)
    opt = RMSProp()
    @test after_steps(opt) ≈ expect((g, t) -> (x = 0.9x .+ 0.1g .^ 2; 0.001g ./ sqrt.(x .+ 1e-8)), opt)
end

@testset "schedules" begin
    e = mx.LearningRate.Exp(0.1; γ = 0.5)
    @test get(e) == 0.1
    update!(e)
    @test get(e) ≈ 0.05
    i = mx.LearningRate.Inv(0.1; γ = 0.9, p = 0.5)
    update!(i)
    @test get(i) ≈ 0.1 / sqrt(1.9)
    @test get(initlrsched(0.3)) == 0.3 && update!(initlrsched(0.3)) === nothing
    @test get(initmomsched(0)) == 0 && get(initmomsched(0.9)) == 0.9
    @test_throws ArgumentError mx.LearningRate.Exp(0.1; γ = 2)
    @test_throws ArgumentError SGD(; η = -1)
    @test_throws ArgumentError ADAM(; β1 = 1)
    opt = SGD(; η = 1, λ = 0, η_sched = mx.LearningRate.Exp(0.1; γ = 0.5))
    W = mx.NDArray(W0)
    update!(opt, 1, W, mx.NDArray(G), mx.create_state(opt, 1, W))
    @test Array(W) ≈ W0 .- 0.1G
end

@testset "KVStore" begin
    kv = KVStore()
    init!(kv, 1, mx.ones(2))
    push!(kv, 1, [mx.ones(2), 3 * mx.ones(2)])
    out = mx.zeros(2)
    pull!(kv, 1, out)
    @test Array(out) == [4, 4]
    setoptimizer!(kv, SGD(; η = 0.5, λ = 0))
    push!(kv, 1, mx.ones(2))
    outs = [mx.zeros(2), mx.zeros(2)]
    pull!(kv, [1], [outs])
    @test all(o -> Array(o) == [3.5, 3.5], outs)
    @test_throws MXError init!(kv, 1, mx.ones(2))
    @test_throws MXError push!(kv, 2, mx.ones(2))
    @test_throws MXError KVStore(:dist_sync)
    @test mx.get_type(kv) == :local && mx.get_num_workers(kv) == 1 && mx.get_rank(kv) == 0 && barrier(kv) === nothing
end
