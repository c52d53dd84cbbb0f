# Optimizers: what they share, and the schedules of learning rate and momentum.

"""
Supertype of optimizers. One has `create_state(optimizer, index, W)`, what is kept for a parameter, and
`update!(optimizer, index, W, ∇, state)`, which changes the parameter by its gradient.

All share the fields `η` (learning rate), `scale` (factor of gradients; 0 lets `fit` take one over the batch size),
`clip` (largest absolute value of a gradient, 0 for none), `λ` (weight decay) and `η_sched` (a schedule of `η`).
"""
abstract type AbstractOptimizer end

"Where training is: batch size, epoch, batch in the epoch, batch in all."
mutable struct OptimizationState
    batch_size::Int
    curr_epoch::Int
    curr_batch::Int
    curr_iter::Int
end
OptimizationState(batch_size::Int) = OptimizationState(batch_size, 0, 0, 0)

abstract type AbstractLearningRateScheduler end
abstract type AbstractMomentumScheduler end

"Schedules of the learning rate: `Fixed(η)`, `Exp(η₀; γ)` and `Inv(η₀; γ, p)`; `get` gives the rate, `update!` goes on."
module LearningRate
import ..AbstractLearningRateScheduler

"Always the same rate."
struct Fixed <: AbstractLearningRateScheduler
    η::Float64
end
Base.get(f::Fixed) = f.η

"The rate `η₀ * γ^t` after `t` steps."
mutable struct Exp <: AbstractLearningRateScheduler
    η₀::Float64
    γ::Float64
    t::Int
end
function Exp(η₀; γ = 0.9, t = 0)
    0 < γ < 1 || throw(ArgumentError("expected γ between 0 and 1, got $γ"))
    return Exp(η₀, γ, t)
end
Base.get(a::Exp) = a.η₀ * a.γ^a.t

"The rate `η₀ * (1 + γ * t)^-p` after `t` steps."
mutable struct Inv <: AbstractLearningRateScheduler
    η₀::Float64
    γ::Float64
    p::Float64
    t::Int
end
function Inv(η₀; γ = 0.9, p = 0.5, t = 0)
    0 < γ < 1 && p >= 0 || throw(ArgumentError("expected γ between 0 and 1 and p not negative, got $γ and $p"))
    return Inv(η₀, γ, p, t)
end
Base.get(i::Inv) = i.η₀ * (1 + i.γ * i.t)^(-i.p)
end

"Schedules of the momentum: `Null()`, `Fixed(μ)`, and the one of Nadam."
module Momentum
import ..AbstractMomentumScheduler

"No momentum."
struct Null <: AbstractMomentumScheduler end
Base.get(::Null) = 0.0

"Always the same momentum."
struct Fixed <: AbstractMomentumScheduler
    μ::Float64
end
Base.get(f::Fixed) = f.μ

"Momentum that grows with the step: `μ * (1 - γ * α^(t * δ))`; `get(n, t)` gives those of this and the next step."
struct NadamScheduler <: AbstractMomentumScheduler
    μ::Float64
    δ::Float64
    γ::Float64
    α::Float64
end
NadamScheduler(; μ = 0.99, δ = 0.004, γ = 0.5, α = 0.96) = NadamScheduler(μ, δ, γ, α)
Base.get(n::NadamScheduler, t) = map(k -> n.μ * (1 - n.γ * n.α^(k * n.δ)), (t, t + 1))
end

"The next step of a schedule."
update!(::AbstractLearningRateScheduler) = nothing
update!(s::Union{LearningRate.Exp, LearningRate.Inv}) = (s.t += 1; nothing)

initlrsched(η::Real) = LearningRate.Fixed(η)
initmomsched(μ::Real) = iszero(μ) ? Momentum.Null() : Momentum.Fixed(μ)

"""
    getupdater(optimizer)

A function `(index, ∇, W)` that updates parameters and keeps what the optimizer keeps for each index.
"""
function getupdater(optimizer::AbstractOptimizer)
    states = Dict{Int, Any}()
    return function (index::Int, ∇::NDArray, W::NDArray)
        state = get!(() -> create_state(optimizer, index, W), states, index)
        update!(optimizer, index, W, ∇, state)
    end
end

"""
    normgrad!(optimizer, W, ∇)

What is done to every gradient, in place: scaled, clipped, and the weight decay added.
"""
function normgrad!(opt::AbstractOptimizer, W::NDArray, ∇::NDArray)
    iszero(opt.scale) || isone(opt.scale) || mul_to!(∇, opt.scale)
    iszero(opt.clip) || clamp!(∇, -opt.clip, opt.clip)
    iszero(opt.λ) || add_to!(∇, W * opt.λ)
    return ∇
end

"Complain about a parameter of an optimizer unless it is in order."
require(ok::Bool, what) = ok ? nothing : throw(ArgumentError("expected " * what))
