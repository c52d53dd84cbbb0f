# AdaGrad, AdaDelta and RMSProp: a learning rate for each element, from the size of its past gradients.

function check_adaptive(η, ϵ, clip, λ, ρ = 0.5)
    require(η > 0, "η > 0, got $η"); require(ϵ > 0, "ϵ > 0, got $ϵ"); require(0 < ρ < 1, "0 < ρ < 1, got $ρ")
    require(clip >= 0, "clip >= 0, got $clip"); require(λ >= 0, "λ >= 0, got $λ")
end

"""
    AdaGrad(; η = 0.1, ϵ = 1e-6, clip = 0, scale = 0, λ = 0.00001, η_sched)

The gradient over the root of the sum of all squares so far.
"""
mutable struct AdaGrad <: AbstractOptimizer
    η::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    function AdaGrad(; η = 0.1, ϵ = 1e-6, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η))
        check_adaptive(η, ϵ, clip, λ)
        return new(η, ϵ, clip, scale, λ, η_sched)
    end
end
create_state(::AdaGrad, ::Int, W::NDArray) = zeros(W)

function update!(opt::AdaGrad, ::Int, W::NDArray, ∇::NDArray, x::NDArray)
    normgrad!(opt, W, ∇)
    add_to!(x, ∇ .^ 2)
    return sub_from!(W, get(opt.η_sched) .* ∇ ./ sqrt.(x .+ opt.ϵ))
end

"""
    AdaDelta(; η = 1, ρ = 0.95, ϵ = 1e-6, clip = 0, scale = 0, λ = 0.00001, η_sched)

Steps as large as the recent ones, over the size of recent gradients.
"""
mutable struct AdaDelta <: AbstractOptimizer
    η::Float64
    ρ::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    function AdaDelta(; η = 1.0, ρ = 0.95, ϵ = 1e-6, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η))
        check_adaptive(η, ϵ, clip, λ, ρ)
        return new(η, ρ, ϵ, clip, scale, λ, η_sched)
    end
end

mutable struct AdaDeltaState
    x::NDArray
    Δx::NDArray
end
create_state(::AdaDelta, ::Int, W::NDArray) = AdaDeltaState(zeros(W), zeros(W))

function update!(opt::AdaDelta, ::Int, W::NDArray, ∇::NDArray, s::AdaDeltaState)
    normgrad!(opt, W, ∇)
    s.x .= opt.ρ .* s.x .+ (1 - opt.ρ) .* ∇ .^ 2
    step = ∇ .* sqrt.(s.Δx .+ opt.ϵ) ./ sqrt.(s.x .+ opt.ϵ)
    s.Δx .= opt.ρ .* s.Δx .+ (1 - opt.ρ) .* step .^ 2
    return sub_from!(W, get(opt.η_sched) .* step)
end

"""
    RMSProp(; η = 0.001, ρ = 0.9, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched)

The gradient over the root of the running mean of its squares.
"""
mutable struct RMSProp <: AbstractOptimizer
    η::Float64
    ρ::Float64
    ϵ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    function RMSProp(; η = 0.001, ρ = 0.9, ϵ = 1e-8, clip = 0, scale = 0, λ = 0.00001, η_sched = initlrsched(η))
        check_adaptive(η, ϵ, clip, λ, ρ)
        return new(η, ρ, ϵ, clip, scale, λ, η_sched)
    end
end
create_state(::RMSProp, ::Int, W::NDArray) = zeros(W)

function update!(opt::RMSProp, ::Int, W::NDArray, ∇::NDArray, s::NDArray)
    normgrad!(opt, W, ∇)
    s .= opt.ρ .* s .+ (1 - opt.ρ) .* ∇ .^ 2
    return sub_from!(W, get(opt.η_sched) .* ∇ ./ sqrt.(s .+ opt.ϵ))
end
