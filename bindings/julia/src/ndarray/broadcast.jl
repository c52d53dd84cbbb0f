# Dots: each dotted call runs one operator, at once; there is no fusion, and results are arrays of the core.

import Base.Broadcast: BroadcastStyle, broadcasted, broadcastable, materialize!

"The style of broadcasts that hold an `NDArray`."
struct NDArrayStyle{N} <: Broadcast.AbstractArrayStyle{N} end
NDArrayStyle(::Val{N}) where {N} = NDArrayStyle{N}()
NDArrayStyle{M}(::Val{N}) where {N, M} = NDArrayStyle{N}()

BroadcastStyle(::Type{<:NDArray{T, N}}) where {T, N} = NDArrayStyle{N}()
broadcastable(x::NDArray) = x

# Two arrays of other sizes: dimensions of length 1 are repeated. Julia lets the shorter size stand for the first
# dimensions, which are the core's last ones, so both agree.
elementwise(same, other) = (x, y) -> size(x) == size(y) ? same(x, y) : other(aligned(x, y)...)

"Dimensions of length 1 behind the shorter size; the core wants equal ranks."
function aligned(x::NDArray{T, N}, y::NDArray{S, M}) where {T, N, S, M}
    N == M && return x, y
    return N < M ? (padded(x, M), y) : (x, padded(y, N))
end
padded(x::NDArray{T, N}, n) where {T, N} = reshape(x, (size(x)..., ntuple(_ -> 1, n - N)...))

for (f, same, other, right, left) in (
    (:+, :(op.elemwise_add), :(op.broadcast_add), :(internal._plus_scalar), :(internal._plus_scalar)),
    (:-, :(op.elemwise_sub), :(op.broadcast_sub), :(internal._minus_scalar), :(internal._rminus_scalar)),
    (:*, :(op.elemwise_mul), :(op.broadcast_mul), :(internal._mul_scalar), :(internal._mul_scalar)),
    (:/, :(op.elemwise_div), :(op.broadcast_div), :(div_by), :(internal._rdiv_scalar)),
    (:%, :(internal._mod), :(op.broadcast_mod), :(internal._mod_scalar), :(internal._rmod_scalar)),
    (:^, :(internal._power), :(op.broadcast_power), :(internal._power_scalar), :(internal._rpower_scalar)),
    (:max, :(internal._maximum), :(op.broadcast_maximum), :(internal._maximum_scalar), :(internal._maximum_scalar)),
    (:min, :(internal._minimum), :(op.broadcast_minimum), :(internal._minimum_scalar), :(internal._minimum_scalar)),
    (:hypot, :(internal._hypot), :(op.broadcast_hypot), :(internal._hypot_scalar), :(internal._hypot_scalar)),
    (:(==), :(internal._equal), :(op.broadcast_equal), :(internal._equal_scalar), :(internal._equal_scalar)),
    (:(!=), :(internal._not_equal), :(op.broadcast_not_equal), :(internal._not_equal_scalar), :(internal._not_equal_scalar)),
    (:>, :(internal._greater), :(op.broadcast_greater), :(internal._greater_scalar), :(internal._lesser_scalar)),
    (:>=, :(internal._greater_equal), :(op.broadcast_greater_equal), :(internal._greater_equal_scalar), :(internal._lesser_equal_scalar)),
    (:<, :(internal._lesser), :(op.broadcast_lesser), :(internal._lesser_scalar), :(internal._greater_scalar)),
    (:<=, :(internal._lesser_equal), :(op.broadcast_lesser_equal), :(internal._lesser_equal_scalar), :(internal._greater_equal_scalar)),
)
    @eval begin
        broadcasted(::typeof($f), x::NDArray, y::NDArray) = elementwise($same, $other)(x, y)
        broadcasted(::typeof($f), x::NDArray, y::AbstractArray) = broadcasted($f, x, NDArray(eltype(x), y))
        broadcasted(::typeof($f), x::AbstractArray, y::NDArray) = broadcasted($f, NDArray(eltype(y), x), y)
        broadcasted(::typeof($f), x::NDArray, y::Real) = $right(x; scalar = y)
        broadcasted(::typeof($f), y::Real, x::NDArray) = $left(x; scalar = y)
    end
end
div_by(x; scalar) = div_scalar(x, scalar)

broadcasted(::typeof(+), x::NDArray, y::NDArray, z::NDArray, more::NDArray...) =
    foldl((a, b) -> broadcasted(+, a, b), (x, y, z, more...))
broadcasted(::typeof(*), x::NDArrayOrReal, y::NDArray, z::NDArrayOrReal, more::NDArrayOrReal...) =
    foldl((a, b) -> a .* b, (x, y, z, more...))
broadcasted(::typeof(*), x::NDArray, y::Real, z::NDArrayOrReal, more::NDArrayOrReal...) =
    foldl((a, b) -> a .* b, (x, y, z, more...))
broadcasted(::typeof(+), x::NDArrayOrReal, y::NDArray, z::NDArrayOrReal, more::NDArrayOrReal...) =
    foldl((a, b) -> a .+ b, (x, y, z, more...))

broadcasted(::typeof(Base.literal_pow), ::typeof(^), x::NDArray, ::Val{p}) where {p} =
    p == 2 ? op.square(x) : internal._power_scalar(x; scalar = p)
broadcasted(::typeof(^), ::Irrational{:ℯ}, x::NDArray) = op.exp(x)

# Functions of one argument: Julia's name, and the operator's where it differs.
for (f, name) in ((:sin, :sin), (:cos, :cos), (:tan, :tan), (:asin, :arcsin), (:acos, :arccos), (:atan, :arctan),
                  (:sinh, :sinh), (:cosh, :cosh), (:tanh, :tanh), (:asinh, :arcsinh), (:acosh, :arccosh),
                  (:atanh, :arctanh), (:exp, :exp), (:expm1, :expm1), (:log, :log), (:log1p, :log1p), (:log2, :log2),
                  (:log10, :log10), (:sqrt, :sqrt), (:cbrt, :cbrt), (:abs, :abs), (:abs2, :square), (:sign, :sign),
                  (:floor, :floor), (:ceil, :ceil), (:round, :rint), (:trunc, :trunc), (:inv, :reciprocal),
                  (:deg2rad, :radians), (:rad2deg, :degrees), (:-, :negative), (:+, :identity_of), (:!, :logical_not),
                  (:identity, :identity_of))
    target = name === :identity_of ? :identity : :(op.$name)
    @eval broadcasted(::typeof($f), x::NDArray) = $target(x)
end
broadcasted(::Type{T}, x::NDArray) where {T <: DType} = cast(x, T)
broadcasted(::typeof(clamp), x::NDArray, lo::Real, hi::Real) = clamp(x, lo, hi)
broadcasted(::typeof(muladd), x::NDArray, y, z) = x .* y .+ z
broadcasted(::typeof(ifelse), c::NDArray, x::NDArray, y::NDArray) = op.var"where"(c, x, y)

"""
    σ.(x), sigmoid.(x), relu.(x), softmax.(x), softmax.(x, dim), log_softmax.(x), log_softmax.(x, dim)

Activations. `dim` is the dimension along which the results sum to one: the first unless given.
"""
sigmoid(x::NDArray) = op.sigmoid(x)
const σ = sigmoid
relu(x::NDArray) = op.relu(x)
softmax(x::NDArray; kw...) = op.softmax(x; kw...)
softmax(x::NDArray, dim::Integer) = op.softmax(x; axis = dim)
log_softmax(x::NDArray; kw...) = op.log_softmax(x; kw...)
log_softmax(x::NDArray, dim::Integer) = op.log_softmax(x; axis = dim)
broadcasted(f::Union{typeof(sigmoid), typeof(relu), typeof(softmax), typeof(log_softmax)}, x::NDArray) = f(x)
broadcasted(f::Union{typeof(softmax), typeof(log_softmax)}, x::NDArray, dim::Integer) = f(x, dim)

# A dotted call of any other function f works when f itself can take arrays.
broadcasted(f, x::NDArray, args...) = f(x, args...)
broadcasted(f, y, x::NDArray, args...) = f(y, x, args...)
broadcasted(f, x::NDArray, y::NDArray, args...) = f(x, y, args...)

# x .= y copies; x .= number fills.
materialize!(x::NDArray, y::NDArray) = copy!(x, size(y) == size(x) ? y : broadcast_to(aligned(y, x)[1], size(x)))
materialize!(x::NDArray, y::Real) = fill!(x, y)
materialize!(x::NDArray, y::AbstractArray) = copy!(x, y)
materialize!(x::NDArray, y::Broadcast.Broadcasted{<:Broadcast.AbstractArrayStyle{0}}) = fill!(x, Broadcast.materialize(y))
materialize!(x::NDArray, y::Broadcast.Broadcasted) = copy!(x, Broadcast.materialize(y))
