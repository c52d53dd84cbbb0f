# Automatic differentiation: record what runs, then walk back through it.

@enum GRAD_REQ GRAD_NOP = 0 GRAD_WRITE = 1 GRAD_INPLACE = 2 GRAD_ADD = 3

const GRAD_REQS = Dict(:nop => GRAD_NOP, :null => GRAD_NOP, :write => GRAD_WRITE, :add => GRAD_ADD)

grad_req(r::GRAD_REQ) = r
grad_req(r::Symbol) = get(GRAD_REQS, r) do
    throw(MXArgumentError("expected a gradient request :write, :add or :nop, got :$r"))
end

function state(f)
    out = Ref{Bool}(false)
    check(f(out))
    return out[]
end

"Whether operators are being recorded."
is_recording() = state(CAPI.MXAutogradIsRecording)

"Whether operators run in training mode."
is_training() = state(CAPI.MXAutogradIsTraining)

function set_state(f, value::Bool)
    previous = Ref{Cint}(0)
    check(f(value, previous))
    return previous[] != 0
end
set_recording(value::Bool) = set_state(CAPI.MXAutogradSetIsRecording, value)
set_training(value::Bool) = set_state(CAPI.MXAutogradSetIsTraining, value)

# `nothing` leaves a state as it is.
function with_states(f, recording, training)
    r = recording === nothing ? nothing : set_recording(recording)
    t = training === nothing ? nothing : set_training(training)
    try
        return f()
    finally
        r === nothing || set_recording(r)
        t === nothing || set_training(t)
    end
end

"""
    record(f, train_mode = true)

Run `f()` and record it, so that [`backward!`](@ref) can follow.

```julia
x = mx.NDArray(Float32[1, 2, 3]); mx.attach_grad!(x)
y = mx.record(() -> sum(x .^ 2))
mx.backward!(y)
mx.getgrad(x)  # 2, 4, 6
```
"""
record(f, train_mode::Bool = true) = with_states(f, true, train_mode)

"""
    pause(f, train_mode = false)

Run `f()` without recording it, inside a recorded part.
"""
pause(f, train_mode::Bool = false) = with_states(f, false, train_mode)

"Run `f()` in training mode: dropout drops, batch normalisation learns."
train_mode(f) = with_states(f, nothing, true)

"Run `f()` in prediction mode."
predict_mode(f) = with_states(f, nothing, false)

"""
    attach_grad!(x, req = :write)

Give an array room for a gradient, which `backward!` writes (`:write`), adds to (`:add`) or leaves (`:nop`).
Returns `x`.
"""
attach_grad!(x::NDArray, req::Symbol = :write) = (mark_variables!(x, zeros(x), req); x)

"""
    mark_variables!(x, gradient, req = :write)
    mark_variables!(xs, gradients, reqs = :write)

As `attach_grad!`, with arrays of your own for the gradients.
"""
mark_variables!(x::NDArray, gradient::NDArray, req::Symbol = :write) = mark_variables!([x], [gradient], req)
function mark_variables!(xs::VecOfNDArray, gradients::VecOfNDArray, reqs = :write)
    length(xs) == length(gradients) ||
        throw(MXArgumentError("expected one gradient for each of $(length(xs)) arrays, got $(length(gradients))"))
    codes = UInt32[Integer(grad_req(reqs isa Symbol ? reqs : reqs[i])) for i in eachindex(xs)]
    GC.@preserve xs gradients begin
        check(CAPI.MXAutogradMarkVariables(length(xs), handles(xs), codes, handles(gradients)))
    end
end

"""
    backward!(head, head_grad = nothing; retain_graph = false, train_mode = true)
    backward!(heads, head_grads = nothing; ...)

Compute gradients of recorded results with respect to all arrays that have room for one. `head_grad` weights the
elements of the result; without it all count once.
"""
backward!(head::NDArray, head_grad::NDArray; kw...) = backward!([head], [head_grad]; kw...)
backward!(head::NDArray, ::Nothing = nothing; kw...) = backward!([head], nothing; kw...)
function backward!(heads::VecOfNDArray, head_grads::Union{AbstractVector, Nothing} = nothing; retain_graph::Bool = false, train_mode::Bool = true)
    head_grads === nothing || length(heads) == length(head_grads) ||
        throw(MXArgumentError("expected one gradient for each of $(length(heads)) heads, got $(length(head_grads))"))
    GC.@preserve heads head_grads begin
        weights = head_grads === nothing ? C_NULL : handles(head_grads)
        check(CAPI.MXAutogradBackwardEx(length(heads), handles(heads), weights, 0, C_NULL, retain_graph, false,
                                        train_mode, C_NULL, C_NULL))
    end
end

"""
    getgrad(x)

The gradient of an array, or `nothing` when it has no room for one. It shares memory with what `backward!` writes.
"""
function getgrad(x::NDArray)
    out = Ref{Ptr{Cvoid}}(C_NULL)
    check(CAPI.MXNDArrayGetGrad(x, out))
    return out[] == C_NULL ? nothing : wrap(out[], x)
end

"An array with the elements of `x` that gradients do not flow through."
detach(x::NDArray) = wrap(new_handle(out -> CAPI.MXNDArrayDetach(x, out)), x)

"The symbol of what was recorded to make an array."
symbol(x::NDArray) = SymbolicNode(new_handle(out -> CAPI.MXAutogradGetSymbol(x, out)))

"""
    np_shape(f, on = true)

Run `f()` with lengths of 0 and arrays without dimensions allowed, which old models take as unknown.
"""
function np_shape(f, on::Bool = true)
    previous = set_state(CAPI.MXSetIsNumpyShape, on)
    try
        return f()
    finally
        set_state(CAPI.MXSetIsNumpyShape, previous)
    end
end
