# The package: everything lives in the module mx, whose exported names users get with `using MXNet`.
"""
MXNet for Julia: arrays with automatic differentiation, symbolic networks, and their training and use.

All names are in the module [`mx`](@ref); `using MXNet` brings in `mx` and the names that it exports.
Arrays show their dimensions as Julia does, the first one fastest, which is the reverse of the order that the core and
other languages show; dimensions and positions count from 1.
"""
module MXNet

export mx

"""
All of MXNet: `mx.zeros`, `mx.FullyConnected`, `mx.fit`, and so on. Operators stand here and, complete and under their
registered names, in the namespaces `mx.op`, `mx.contrib`, `mx.linalg`, `mx.random`, `mx.image`, `mx.sparse` and
`mx.internal`.
"""
module mx

using Libdl, LinearAlgebra, Printf, Random, Statistics
import Base: ==, +, -, *, /, %, ^

include("exports.jl")
include("gen/capi.jl")
include("library.jl")
include("errors.jl")
include("handles.jl")
include("context.jl")
include("ndarray/type.jl")
include("symbol/type.jl")
include("params.jl")
include("invoke.jl")
include("symbol/compose.jl")
include("gen/operators.jl")
include("ndarray/create.jl")
include("ndarray/index.jl")
include("ndarray/arithmetic.jl")
include("ndarray/broadcast.jl")
include("ndarray/reduce.jl")
include("ndarray/shape.jl")
include("ndarray/show.jl")
include("ndarray/io.jl")
include("random.jl")
include("autograd.jl")
include("symbol/query.jl")
include("symbol/arithmetic.jl")
include("symbol/io.jl")
include("executor.jl")
include("cachedop.jl")
include("checkpoint.jl")
include("predictor.jl")
include("runtime.jl")
include("initializer.jl")
include("metric.jl")
include("optimizer.jl")
include("optimizers/sgd.jl")
include("optimizers/adam.jl")
include("optimizers/adaptive.jl")
include("io.jl")
include("kvstore.jl")
include("callback.jl")
include("model.jl")
include("nn_factory.jl")
include("visualize.jl")
include("operators.jl")

__init__() = find_library()

end # module mx

using .mx
for name in names(mx)
    name === :mx || @eval export $name
end

end # module MXNet
