# FeedForward: a network with its parameters, to be trained on a data provider and used.

abstract type AbstractModel end

"""
    FeedForward(network; context = cpu())

A network with parameters, for [`fit`](@ref), [`predict`](@ref) and [`score`](@ref). With several contexts each batch is
split among them.
"""
mutable struct FeedForward <: AbstractModel
    arch::SymbolicNode
    ctx::Vector{Context}
    arg_params::Dict{Symbol, NDArray}
    aux_params::Dict{Symbol, NDArray}
    pred_exec::Union{Executor, Nothing}
end
FeedForward(arch::SymbolicNode, ctx::Vector{Context}) = FeedForward(arch, ctx, Dict(), Dict(), nothing)
FeedForward(arch::SymbolicNode, ctx::Context) = FeedForward(arch, [ctx])
FeedForward(arch::SymbolicNode; context::Union{Context, Vector{Context}} = [cpu()]) = FeedForward(arch, context)

Base.show(io::IO, m::FeedForward) = (print(io, "FeedForward of "); show(io, m.arch); print(io, " on ", join(m.ctx, ", ")))

"""
    init_model(model, initializer; overwrite = false, name = size, ...)

Make the parameters that the network needs for inputs of the given sizes. What is there already stays, unless
`overwrite` or its size is another one. Returns the names of parameters and of auxiliary states.
"""
function init_model(m::FeedForward, initializer::AbstractInitializer; overwrite::Bool = false, input_shapes...)
    arg_sizes, _, aux_sizes = infer_shape(m.arch; input_shapes...)
    arg_sizes === nothing && throw(MXArgumentError("the sizes given are too few to know those of all parameters"))
    params = [(n, s) for (n, s) in zip(list_arguments(m.arch), arg_sizes) if !haskey(input_shapes, n)]
    aux = collect(zip(list_auxiliary_states(m.arch), aux_sizes))
    for (dict, entries) in ((m.arg_params, params), (m.aux_params, aux)), (name, dims) in entries
        kept = !overwrite && haskey(dict, name) && size(dict[name]) == dims
        kept || (dict[name] = init(initializer, name, NDArray{Float32}(undef, dims)))
    end
    return first.(params), first.(aux)
end

"What `fit` takes beside model, optimizer and data."
Base.@kwdef mutable struct TrainingOptions
    initializer::AbstractInitializer = UniformInitializer(0.01)
    n_epoch::Int = 10
    eval_data::Union{Nothing, AbstractDataProvider} = nothing
    eval_metric::AbstractEvalMetric = Accuracy()
    kvstore::Union{Symbol, KVStore} = :local
    force_init::Bool = false
    callbacks::Vector{AbstractCallback} = AbstractCallback[]
    verbosity::Int = 3
    η_decay::Symbol = :epoch
end

"The network bound on each device of a model, for its part of the batch."
struct Devices
    executors::Vector{Executor}
    parts::Vector{UnitRange{Int}}
end

function bind_devices(m::FeedForward, shapes, batch_size, request)
    n = length(m.ctx)
    n <= batch_size || throw(MXArgumentError("expected at most $batch_size contexts for a batch of that size, got $n"))
    ends = [round(Int, batch_size * i / n) for i in 0:n]
    parts = [ends[i] + 1:ends[i + 1] for i in 1:n]
    executors = map(zip(m.ctx, parts)) do (c, part)
        simple_bind(m.arch, c; grad_req = request, (k => (s[1:end - 1]..., length(part)) for (k, s) in shapes)...)
    end
    foreach(ex -> copy_params_from(ex, m.arg_params, m.aux_params; allow_extra_params = true), executors)
    return Devices(executors, parts)
end

targets(d::Devices, names) = [[(part, ex.arg_dict[n]) for (ex, part) in zip(d.executors, d.parts)] for n in names]

"""
    fit(model, optimizer, data; initializer, n_epoch = 10, eval_data, eval_metric = Accuracy(), kvstore = :local,
        force_init = false, callbacks = [], verbosity = 3, η_decay = :epoch)

Train a model on a data provider; also called `train`. After each epoch the metric is measured on `eval_data`, if any.
`η_decay` says when the schedule of the learning rate goes on: `:epoch` or `:batch`. `verbosity` 0 prints nothing, 1 the
beginning, 2 each epoch's metric, 3 times as well. Parameters that the model has are trained on, unless `force_init`.
"""
function fit(m::FeedForward, optimizer::AbstractOptimizer, data::AbstractDataProvider; kwargs...)
    o = TrainingOptions(; kwargs...)
    o.η_decay in (:epoch, :batch) || throw(MXArgumentError("expected η_decay = :epoch or :batch, got :$(o.η_decay)"))
    batch_size = get_batch_size(data)
    shapes = Dict{Symbol, Tuple}([provide_data(data); provide_label(data)])
    data_names, label_names = first.(provide_data(data)), first.(provide_label(data))
    param_names, _ = init_model(m, o.initializer; overwrite = o.force_init, shapes...)
    devices = bind_devices(m, shapes, batch_size, Dict(n => GRAD_WRITE for n in param_names))
    iszero(optimizer.scale) && (optimizer.scale = 1 / batch_size)
    kv = o.kvstore isa KVStore ? o.kvstore : KVStore(o.kvstore)
    setoptimizer!(kv, optimizer)
    foreach((k, n) -> init!(kv, k, m.arg_params[n]), eachindex(param_names), param_names)

    state = OptimizationState(batch_size)
    o.verbosity >= 1 && println("Training on ", join(m.ctx, ", "), ": ", length(param_names), " parameters")
    call_epoch(o, m, state, Tuple{Symbol, Float64}[])
    for epoch in 1:o.n_epoch
        started = time()
        state.curr_epoch, state.curr_batch = epoch, 0
        reset!(o.eval_metric)
        call_batch(o, state)
        for batch in eachbatch(data)
            train_batch!(devices, data, batch, data_names, label_names, param_names, kv, o.eval_metric)
            state.curr_batch += 1
            state.curr_iter += 1
            o.η_decay === :batch && update!(optimizer.η_sched)
            call_batch(o, state)
        end
        o.η_decay === :epoch && update!(optimizer.η_sched)
        metric = get(o.eval_metric)
        take_params!(m, devices, kv, param_names)
        o.verbosity >= 2 && report(epoch, "training", metric)
        if o.eval_data !== nothing
            metric = score(m, o.eval_data; metric = o.eval_metric)
            o.verbosity >= 2 && report(epoch, "validation", metric)
        end
        o.verbosity >= 3 && @printf("  epoch %d: %.2f seconds\n", epoch, time() - started)
        call_epoch(o, m, state, metric)
    end
    return m
end
const train = fit

call_batch(o, state) = foreach(cb -> cb isa AbstractBatchCallback && cb(state), o.callbacks)
call_epoch(o, m, state, metric) = foreach(cb -> cb isa AbstractEpochCallback && cb(m, state, metric), o.callbacks)

report(epoch, what, metric) = println("  epoch $epoch, $what: ", join((@sprintf("%s %.4f", n, v) for (n, v) in metric), ", "))

function train_batch!(d::Devices, data, batch, data_names, label_names, param_names, kv, metric)
    load_data!(data, batch, targets(d, data_names))
    load_label!(data, batch, targets(d, label_names))
    for ex in d.executors
        forward(ex; is_train = true)
        backward(ex)
    end
    for (key, name) in enumerate(param_names)
        push!(kv, key, [ex.grad_dict[name] for ex in d.executors])
        pull!(kv, key, [ex.arg_dict[name] for ex in d.executors])
    end
    update!(metric, real_samples(get_label(data, batch), count_samples(data, batch)),
            real_samples(joined_outputs(d), count_samples(data, batch)))
end

"Outputs of all devices, samples in the last dimension."
function joined_outputs(d::Devices)
    outputs = [map(Array, ex.outputs) for ex in d.executors]
    return [cat((o[i] for o in outputs)...; dims = ndims(outputs[1][i])) for i in eachindex(outputs[1])]
end

real_samples(xs, n) = [(a = julia_array(x); selectdim(a, ndims(a), 1:n)) for x in xs]

function take_params!(m::FeedForward, d::Devices, kv, param_names)
    foreach((k, n) -> pull!(kv, k, m.arg_params[n]), eachindex(param_names), param_names)
    for (name, value) in d.executors[1].aux_dict
        m.aux_params[name] = copy(value)
    end
    m.pred_exec = nothing
end

"Run the network over a provider's batches on the first device; calls `f(batch, outputs)`."
function each_output(f, m::FeedForward, data::AbstractDataProvider, overwrite::Bool)
    shapes = Dict{Symbol, Tuple}(provide_data(data))
    bound = m.pred_exec
    fits = bound !== nothing && all(((n, s),) -> haskey(bound.arg_dict, n) && size(bound.arg_dict[n]) == s, shapes)
    if overwrite || !fits
        isempty(m.arg_params) && throw(MXStateError("the model has no parameters; train or load it first"))
        bound = simple_bind(m.arch, m.ctx[1]; grad_req = GRAD_NOP, shapes...)
        copy_params_from(bound, m.arg_params, m.aux_params; allow_extra_params = true)
        m.pred_exec = bound
    end
    for batch in eachbatch(data)
        load_data!(data, batch, [bound.arg_dict[n] for (n, _) in provide_data(data)])
        f(batch, real_samples(forward(bound), count_samples(data, batch)))
    end
end

"""
    predict(model, data; overwrite = true, callback = nothing, verbosity = 1)
    predict(callback, model, data; ...)

Outputs of the network for all samples of a provider, as a Julia array with the samples in the last dimension, or a
vector of arrays when there are several outputs. With a callback, `callback(outputs)` gets those of each batch, and
nothing is collected. `overwrite = false` keeps a network that is bound already.
"""
function predict(m::FeedForward, data::AbstractDataProvider; overwrite::Bool = true, callback::Union{Function, Nothing} = nothing, verbosity::Integer = 1)
    collected = Vector{Array}[]
    each_output(m, data, overwrite) do batch, outputs
        callback === nothing ? push!(collected, map(Array, outputs)) : callback(outputs)
    end
    callback === nothing || return nothing
    joined = [cat((c[i] for c in collected)...; dims = ndims(collected[1][i])) for i in eachindex(collected[1])]
    return length(joined) == 1 ? joined[1] : joined
end
predict(callback::Function, m::FeedForward, data::AbstractDataProvider; kw...) = predict(m, data; callback = callback, kw...)

"""
    score(model, data; metric = Accuracy())

The metric of a model's predictions on a provider with labels: a vector of names and values.
"""
function score(m::FeedForward, data::AbstractDataProvider; metric::AbstractEvalMetric = Accuracy())
    reset!(metric)
    each_output(m, data, true) do batch, outputs
        update!(metric, real_samples(get_label(data, batch), count_samples(data, batch)), outputs)
    end
    return get(metric)
end

"""
    save_checkpoint(model, prefix, state)

Save a model at the epoch of an `OptimizationState`.
"""
save_checkpoint(m::FeedForward, prefix::AbstractString, state::OptimizationState) =
    save_checkpoint(m.arch, m.arg_params, m.aux_params, prefix, state.curr_epoch)

"""
    load_checkpoint(prefix, epoch, FeedForward; context = nothing)
    load_checkpoint(model, prefix, epoch; overwrite = true, allow_different_arch = false)

A model from a checkpoint, or the parameters of a checkpoint into a model.
"""
function load_checkpoint(prefix::AbstractString, epoch::Integer, ::Type{FeedForward}; context = nothing)
    arch, args, aux = load_checkpoint(prefix, epoch)
    m = FeedForward(arch, context === nothing ? [cpu()] : context)
    m.arg_params, m.aux_params = args, aux
    return m
end
function load_checkpoint(m::FeedForward, prefix::AbstractString, epoch::Integer; overwrite::Bool = true, allow_different_arch::Bool = false)
    isempty(m.arg_params) || overwrite || return m
    arch, args, aux = load_checkpoint(prefix, epoch)
    allow_different_arch || to_json(arch) == to_json(m.arch) ||
        throw(MXArgumentError("the checkpoint is of another network; allow_different_arch = true takes it all the same"))
    m.arg_params, m.aux_params, m.pred_exec = args, aux, nothing
    return m
end
