# Adam and its relatives AdaMax and Nadam: running means of gradients and of their size.

"""
    ADAM(; η = 0.001, β1 = 0.9, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched)

Adam: steps of the running mean of gradients over the root of the running mean of their squares, both corrected for
their start at zero.
"""
mutable struct ADAM <: AbstractOptimizer
    η::Float64
    β1::Float64
    β2::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    function ADAM(; η = 0.001, β1 = 0.9, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η))
        check_adam(η, β1, β2, ϵ, clip, λ)
        return new(η, β1, β2, ϵ, clip, scale, λ, η_sched)
    end
end

function check_adam(η, β1, β2, ϵ, clip, λ)
    require(η > 0, "η > 0, got $η"); require(ϵ > 0, "ϵ > 0, got $ϵ")
    require(0 <= β1 < 1, "0 <= β1 < 1, got $β1"); require(0 <= β2 < 1, "0 <= β2 < 1, got $β2")
    require(clip >= 0, "clip >= 0, got $clip"); require(λ >= 0, "λ >= 0, got $λ")
end

mutable struct ADAMState
    m::NDArray
    v::NDArray
    β1ᵗ::Float64
    β2ᵗ::Float64
end
create_state(opt::ADAM, ::Int, W::NDArray) = ADAMState(zeros(W), zeros(W), opt.β1, opt.β2)

function update!(opt::ADAM, ::Int, W::NDArray, ∇::NDArray, s::ADAMState)
    rate = get(opt.η_sched) * sqrt(1 - s.β2ᵗ) / (1 - s.β1ᵗ)
    s.β1ᵗ *= opt.β1
    s.β2ᵗ *= opt.β2
    return op.adam_update(W, ∇, s.m, s.v; lr = rate, beta1 = opt.β1, beta2 = opt.β2, epsilon = opt.ϵ, common(opt)..., out = W)
end

"""
    AdaMax(; η = 0.002, β1 = 0.9, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched)

Adam with the largest recent gradient in the place of the mean square.
"""
mutable struct AdaMax <: AbstractOptimizer
    η::Float64
    β1::Float64
    β2::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    function AdaMax(; η = 0.002, β1 = 0.9, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η))
        check_adam(η, β1, β2, ϵ, clip, λ)
        return new(η, β1, β2, ϵ, clip, scale, λ, η_sched)
    end
end

mutable struct AdaMaxState
    m::NDArray
    u::NDArray
    β1ᵗ::Float64
end
create_state(opt::AdaMax, ::Int, W::NDArray) = AdaMaxState(zeros(W), zeros(W), opt.β1)

function update!(opt::AdaMax, ::Int, W::NDArray, ∇::NDArray, s::AdaMaxState)
    normgrad!(opt, W, ∇)
    s.m .= opt.β1 .* s.m .+ (1 - opt.β1) .* ∇
    s.u .= max.(opt.β2 .* s.u, abs.(∇))
    sub_from!(W, get(opt.η_sched) / (1 - s.β1ᵗ) .* s.m ./ (s.u .+ opt.ϵ))
    s.β1ᵗ *= opt.β1
    return W
end

"""
    Nadam(; η = 0.001, β1 = 0.99, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched, μ_sched)

Adam with Nesterov's momentum: it looks one step ahead. `μ_sched` says how the momentum grows.
"""
mutable struct Nadam <: AbstractOptimizer
    η::Float64
    β1::Float64
    β2::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    μ_sched::Momentum.NadamScheduler
    function Nadam(; η = 0.001, β1 = 0.99, β2 = 0.999, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η),
                   μ_sched = Momentum.NadamScheduler(; μ = β1))
        check_adam(η, β1, β2, ϵ, clip, λ)
        return new(η, β1, β2, ϵ, clip, scale, λ, η_sched, μ_sched)
    end
end

mutable struct NadamState
    m::NDArray
    n::NDArray
    Πμ::Float64
    β2ᵗ::Float64
    t::Int
end
create_state(opt::Nadam, ::Int, W::NDArray) = NadamState(zeros(W), zeros(W), 1.0, opt.β2, 1)

function update!(opt::Nadam, ::Int, W::NDArray, ∇::NDArray, s::NadamState)
    normgrad!(opt, W, ∇)
    μ, next_μ = get(opt.μ_sched, s.t)
    s.Πμ *= μ
    s.m .= μ .* s.m .+ (1 - μ) .* ∇
    s.n .= opt.β2 .* s.n .+ (1 - opt.β2) .* ∇ .^ 2
    ahead = (1 - μ) / (1 - s.Πμ) .* ∇ .+ next_μ / (1 - s.Πμ * next_μ) .* s.m
    sub_from!(W, get(opt.η_sched) .* ahead ./ (sqrt.(s.n ./ (1 - s.β2ᵗ)) .+ opt.ϵ))
    s.β2ᵗ *= opt.β2
    s.t += 1
    return W
end
