# The names that `using MXNet` brings in.
export AbstractMXError, MXError, MXArgumentError, MXShapeError, MXTypeError, MXStateError, MXMemoryError, MXIOError,
       MXInternalError
export NDArray, context, expand_dims, @inplace, σ, sigmoid, relu, softmax, log_softmax, broadcast_to, broadcast_axis,
       broadcast_axes, attach_grad!, backward!, getgrad, record, free!
export SymbolicNode, Variable, @var
export Context, cpu, gpu, num_gpus, current_context, @context, @cpu, @gpu, empty_cache
