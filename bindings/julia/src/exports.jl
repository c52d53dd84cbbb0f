# The names that `using MXNet` brings in.
export AbstractMXError, MXError, MXArgumentError, MXShapeError, MXTypeError, MXStateError, MXMemoryError, MXIOError,
       MXInternalError
export NDArray, context, expand_dims, @inplace, σ, sigmoid, relu, softmax, log_softmax, broadcast_to, broadcast_axis,
       broadcast_axes, attach_grad!, backward!, getgrad, record, free!
export SymbolicNode, Variable, @var
export Context, cpu, gpu, num_gpus, current_context, @context, @cpu, @gpu, empty_cache
export Executor, simple_bind, forward, backward, CachedOp, load_model
export AbstractModel, FeedForward, predict, fit, score, MLP
export AbstractEvalMetric, ACE, Accuracy, MSE, MultiACE, MultiMetric, NMSE, SeqMetric
export KVStore, init!, pull!, barrier, setoptimizer!, setupdater!
export AbstractInitializer, UniformInitializer, NormalInitializer, XavierInitializer
export AbstractOptimizer, AdaDelta, AdaGrad, ADAM, AdaMax, Nadam, RMSProp, SGD, getupdater, normgrad!, update!
export AbstractDataProvider, AbstractDataBatch, DataBatch, ArrayDataProvider, ArrayDataBatch
export to_graphviz, initlrsched, initmomsched, LibFeature, feature_list, isenabled
