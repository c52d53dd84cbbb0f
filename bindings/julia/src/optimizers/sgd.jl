# Stochastic gradient descent, with or without momentum.

"""
    SGD(; η = 0.01, μ = 0, clip = 0, scale = 0, λ = 0.0001, η_sched, μ_sched)

Stochastic gradient descent: `W -= η∇`, or with momentum `μ`: `ν = μν - η∇; W += ν`.
"""
mutable struct SGD <: AbstractOptimizer
    η::Float64
    μ::Float64
    clip::Float64
    scale::Float64
    λ::Float64
    η_sched::Any
    μ_sched::Any
    function SGD(; η = 0.01, μ = 0.0, clip = 0, scale = 0, λ = 0.0001, η_sched = initlrsched(η), μ_sched = initmomsched(μ))
        require(η > 0, "η > 0, got $η"); require(μ >= 0, "μ >= 0, got $μ")
        require(clip >= 0, "clip >= 0, got $clip"); require(λ >= 0, "λ >= 0, got $λ")
        return new(η, μ, clip, scale, λ, η_sched, μ_sched)
    end
end

create_state(opt::SGD, ::Int, W::NDArray) = opt.μ_sched isa Momentum.Null ? nothing : zeros(W)

common(opt) = (wd = opt.λ, rescale_grad = iszero(opt.scale) ? 1.0 : opt.scale, clip_gradient = iszero(opt.clip) ? -1.0 : opt.clip)

update!(opt::SGD, ::Int, W::NDArray, ∇::NDArray, ::Nothing) =
    op.sgd_update(W, ∇; lr = get(opt.η_sched), common(opt)..., out = W)
update!(opt::SGD, ::Int, W::NDArray, ∇::NDArray, ν::NDArray) =
    op.sgd_mom_update(W, ∇, ν; lr = get(opt.η_sched), momentum = get(opt.μ_sched), common(opt)..., out = W)
