# Callbacks of training: after batches and after epochs.

abstract type AbstractCallback end
"A callback after batches; it is called with the `OptimizationState`."
abstract type AbstractBatchCallback <: AbstractCallback end
"A callback after epochs; it is called with the model, the `OptimizationState` and the metrics."
abstract type AbstractEpochCallback <: AbstractCallback end

mutable struct BatchCallback <: AbstractBatchCallback
    frequency::Int
    call_on_0::Bool
    callback::Function
end

"""
    every_n_batch(f, n; call_on_0 = false)

Call `f(state)` after each `n` batches of an epoch, and with `call_on_0` before its first one.
"""
every_n_batch(f::Function, n::Int; call_on_0::Bool = false) = BatchCallback(n, call_on_0, f)
function (cb::BatchCallback)(state::OptimizationState)
    due = state.curr_batch == 0 ? cb.call_on_0 : state.curr_batch % cb.frequency == 0
    due && cb.callback(state)
end

"""
    speedometer(; frequency = 50)

Print samples per second each `frequency` batches.
"""
function speedometer(; frequency::Int = 50)
    since = 0.0
    return every_n_batch(frequency; call_on_0 = true) do state
        now = time()
        state.curr_batch == 0 || @printf("Speed: %.2f samples/sec\n", frequency * state.batch_size / (now - since))
        since = now
    end
end

mutable struct EpochCallback <: AbstractEpochCallback
    frequency::Int
    call_on_0::Bool
    callback::Function
end

"""
    every_n_epoch(f, n; call_on_0 = false)

Call `f(model, state, metrics)` after each `n` epochs, and with `call_on_0` before the first one.
"""
every_n_epoch(f::Function, n::Int; call_on_0::Bool = false) = EpochCallback(n, call_on_0, f)
function (cb::EpochCallback)(model, state::OptimizationState, metric)
    due = state.curr_epoch == 0 ? cb.call_on_0 : state.curr_epoch % cb.frequency == 0
    due && cb.callback(model, state, metric)
end

"""
    do_checkpoint(prefix; frequency = 1, save_epoch_0 = false)

Save a checkpoint each `frequency` epochs.
"""
do_checkpoint(prefix::AbstractString; frequency::Int = 1, save_epoch_0::Bool = false) =
    every_n_epoch((model, state, metric) -> save_checkpoint(model, prefix, state), frequency; call_on_0 = save_epoch_0)
