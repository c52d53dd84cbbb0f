# Metrics: how well predictions fit, summed up over batches.

"""
Supertype of metrics. A metric has `update!(metric, labels, preds)`, which adds a batch; `get(metric)`, the names and
values so far; and `reset!(metric)`. A new one may define `update_one!(metric, label, pred)` for a single output alone,
on Julia arrays.
"""
abstract type AbstractEvalMetric end

"Add a batch: one label and one prediction for each output. Arrays have the samples in the last dimension."
function update!(metric::AbstractEvalMetric, labels::AbstractVector, preds::AbstractVector)
    length(labels) == length(preds) ||
        throw(MXArgumentError("expected one label for each of $(length(preds)) outputs, got $(length(labels))"))
    for (label, pred) in zip(labels, preds)
        update_one!(metric, julia_array(label), julia_array(pred))
    end
end
julia_array(x::NDArray) = Array(x)
julia_array(x::AbstractArray) = x

"Start again."
function reset! end

"A metric that measures nothing."
mutable struct NullMetric <: AbstractEvalMetric end
update!(::NullMetric, ::AbstractVector, ::AbstractVector) = nothing
reset!(::NullMetric) = nothing
Base.get(::NullMetric) = Tuple{Symbol, Float64}[]

"""
    MultiMetric(metrics)

Several metrics on the same outputs.
"""
mutable struct MultiMetric <: AbstractEvalMetric
    metrics::Vector{AbstractEvalMetric}
end
update!(m::MultiMetric, labels::AbstractVector, preds::AbstractVector) = foreach(x -> update!(x, labels, preds), m.metrics)
reset!(m::MultiMetric) = foreach(reset!, m.metrics)
Base.get(m::MultiMetric) = mapreduce(get, vcat, m.metrics)

"""
    SeqMetric(metrics)

One metric for each output of the network.
"""
mutable struct SeqMetric <: AbstractEvalMetric
    metrics::Vector{AbstractEvalMetric}
end
function update!(m::SeqMetric, labels::AbstractVector, preds::AbstractVector)
    length(m.metrics) == length(labels) == length(preds) ||
        throw(MXArgumentError("expected $(length(m.metrics)) outputs and labels, got $(length(preds)) and $(length(labels))"))
    foreach((x, l, p) -> update!(x, [l], [p]), m.metrics, labels, preds)
end
reset!(m::SeqMetric) = foreach(reset!, m.metrics)
Base.get(m::SeqMetric) = mapreduce(get, vcat, m.metrics)

"Rows of classes and their labels, counted from 0 as the core does: positions in front of the classes flattened."
function classes_and_labels(label, pred)
    if ndims(pred) > 2  # classes are the dimension before the last: (places..., classes, samples)
        n = ndims(pred)
        pred = permutedims(pred, (n - 1, 1:n - 2..., n))
    end
    scores = reshape(pred, size(pred, 1), :)
    labels = vec(label)
    length(labels) == size(scores, 2) ||
        throw(DimensionMismatch("expected $(size(scores, 2)) labels, got $(length(labels))"))
    return scores, labels
end

"""
    Accuracy()

Share of samples whose largest score is that of their label. Labels count from 0.
"""
mutable struct Accuracy <: AbstractEvalMetric
    acc_sum::Float64
    n_sample::Int
end
Accuracy() = Accuracy(0.0, 0)
function update_one!(m::Accuracy, label, pred)
    scores, labels = classes_and_labels(label, pred)
    m.acc_sum += count(i -> argmax(view(scores, :, i)) == round(Int, labels[i]) + 1, eachindex(labels))
    m.n_sample += length(labels)
end
reset!(m::Accuracy) = (m.acc_sum = 0; m.n_sample = 0)
Base.get(m::Accuracy) = [(:accuracy, m.acc_sum / m.n_sample)]

"""
    MSE()

Mean of squared differences.
"""
mutable struct MSE <: AbstractEvalMetric
    mse_sum::Float64
    n_sample::Int
end
MSE() = MSE(0.0, 0)
function update_one!(m::MSE, label, pred)
    length(label) == length(pred) || throw(DimensionMismatch("expected $(length(pred)) labels, got $(length(label))"))
    m.mse_sum += sum(abs2, vec(label) .- vec(pred))
    m.n_sample += length(label)
end
reset!(m::MSE) = (m.mse_sum = 0; m.n_sample = 0)
Base.get(m::MSE) = [(:MSE, m.mse_sum / m.n_sample)]

"""
    NMSE()

Mean over samples of the squared difference over the squared label: the error in relation to the size.
"""
mutable struct NMSE <: AbstractEvalMetric
    nmse_sum::Float64
    n_sample::Int
end
NMSE() = NMSE(0.0, 0)
function update_one!(m::NMSE, label, pred)
    n = size(label)[end]
    l, p = reshape(label, :, n), reshape(pred, :, n)
    m.nmse_sum += sum(i -> sum(abs2, view(l, :, i) .- view(p, :, i)) / sum(abs2, view(l, :, i)), 1:n)
    m.n_sample += n
end
reset!(m::NMSE) = (m.nmse_sum = 0; m.n_sample = 0)
Base.get(m::NMSE) = [(:NMSE, m.nmse_sum / m.n_sample)]

"""
    ACE(eps = 1e-8)

Mean cross-entropy: the negative logarithm of the probability of the label.
"""
mutable struct ACE <: AbstractEvalMetric
    ace_sum::Float64
    n_sample::Int
    eps::Float64
end
ACE(eps = 1.0e-8) = ACE(0.0, 0, eps)
function update_one!(m::ACE, label, pred)
    scores, labels = classes_and_labels(label, pred)
    m.ace_sum -= sum(i -> log(max(Float64(scores[round(Int, labels[i]) + 1, i]), m.eps)), eachindex(labels))
    m.n_sample += length(labels)
end
reset!(m::ACE) = (m.ace_sum = 0; m.n_sample = 0)
Base.get(m::ACE) = [(:ACE, m.ace_sum / m.n_sample)]

"""
    MultiACE(nclasses, eps = 1e-8)

Cross-entropy of each class by itself, and that of all.
"""
mutable struct MultiACE <: AbstractEvalMetric
    aces::Vector{Float64}
    counts::Vector{Int}
    eps::Float64
end
MultiACE(nclasses::Integer, eps = 1.0e-8) = MultiACE(Base.zeros(nclasses), Base.zeros(Int, nclasses), eps)
function update_one!(m::MultiACE, label, pred)
    scores, labels = classes_and_labels(label, pred)
    for i in eachindex(labels)
        class = round(Int, labels[i]) + 1
        m.aces[class] -= log(max(Float64(scores[class, i]), m.eps))
        m.counts[class] += 1
    end
end
reset!(m::MultiACE) = (fill!(m.aces, 0); fill!(m.counts, 0))
function Base.get(m::MultiACE)
    each = [(Symbol("ACE_", i - 1), m.aces[i] / m.counts[i]) for i in eachindex(m.aces)]
    return [each; (:ACE, sum(m.aces) / sum(m.counts))]
end
