# Arithmetic on symbols, with and without dots.

for (f, same, other, right, left) in (
    (:+, :(op.elemwise_add), :(op.broadcast_add), :(internal._plus_scalar), :(internal._plus_scalar)),
    (:-, :(op.elemwise_sub), :(op.broadcast_sub), :(internal._minus_scalar), :(internal._rminus_scalar)),
    (:*, :(op.elemwise_mul), :(op.broadcast_mul), :(internal._mul_scalar), :(internal._mul_scalar)),
    (:/, :(op.elemwise_div), :(op.broadcast_div), :(internal._div_scalar), :(internal._rdiv_scalar)),
    (:^, :(internal._power), :(op.broadcast_power), :(internal._power_scalar), :(internal._rpower_scalar)),
    (:max, :(internal._maximum), :(op.broadcast_maximum), :(internal._maximum_scalar), :(internal._maximum_scalar)),
    (:min, :(internal._minimum), :(op.broadcast_minimum), :(internal._minimum_scalar), :(internal._minimum_scalar)),
)
    @eval begin
        broadcasted(::typeof($f), x::SymbolicNode, y::SymbolicNode) = $other(x, y)
        broadcasted(::typeof($f), x::SymbolicNode, y::Real) = $right(x; scalar = y)
        broadcasted(::typeof($f), y::Real, x::SymbolicNode) = $left(x; scalar = y)
    end
    f in (:+, :-) && @eval begin
        $f(x::SymbolicNode, y::SymbolicNode) = $same(x, y)
        $f(x::SymbolicNode, y::Real) = $right(x; scalar = y)
        $f(y::Real, x::SymbolicNode) = $left(x; scalar = y)
    end
    f === :* && @eval begin
        $f(x::SymbolicNode, y::Real) = $right(x; scalar = y)
        $f(y::Real, x::SymbolicNode) = $left(x; scalar = y)
    end
    f === :/ && @eval $f(x::SymbolicNode, y::Real) = $right(x; scalar = y)
end

-(x::SymbolicNode) = op.negative(x)
+(x::SymbolicNode, y::SymbolicNodeOrReal, z::SymbolicNodeOrReal, more::SymbolicNodeOrReal...) = foldl(+, (x, y, z, more...))
+(x::Real, y::SymbolicNode, z::SymbolicNodeOrReal, more::SymbolicNodeOrReal...) = foldl(+, (x, y, z, more...))
broadcasted(f::Union{typeof(+), typeof(*)}, x::SymbolicNode, y::SymbolicNodeOrReal, z::SymbolicNodeOrReal, more::SymbolicNodeOrReal...) =
    foldl((a, b) -> broadcasted(f, a, b), (x, y, z, more...))
broadcasted(f::Union{typeof(+), typeof(*)}, x::Real, y::SymbolicNode, z::SymbolicNodeOrReal, more::SymbolicNodeOrReal...) =
    foldl((a, b) -> broadcasted(f, a, b), (x, y, z, more...))
broadcasted(::typeof(Base.literal_pow), ::typeof(^), x::SymbolicNode, ::Val{p}) where {p} =
    internal._power_scalar(x; scalar = p)
broadcasted(::typeof(^), ::Irrational{:ℯ}, x::SymbolicNode) = op.exp(x)
broadcasted(::typeof(-), x::SymbolicNode) = -x
broadcastable(x::SymbolicNode) = x

# Any other dotted call runs the function on the symbol itself.
broadcasted(f, x::SymbolicNode, args...) = f(x, args...)

"""
    reshape(s::SymbolicNode, dims...; reverse = false, name = "")

As `reshape` of an array, with the same special numbers.
"""
Base.reshape(s::SymbolicNode, dims::Dims0; kw...) = reshaped(s, dims; kw...)
Base.reshape(s::SymbolicNode, dims::Integer...; kw...) = reshaped(s, dims; kw...)
reshaped(s::SymbolicNode, dims; reverse::Bool = false, kw...) = op.Reshape(s; shape = dims, reverse = !reverse, kw...)
expand_dims(s::SymbolicNode, dim::Integer; kw...) = op.expand_dims(s; axis = dim, kw...)
LinearAlgebra.dot(x::SymbolicNode, y::SymbolicNode; kw...) = op.dot(x, y; kw...)
for (f, name) in ((:(Base.sum), :sum), (:(Base.prod), :prod), (:(Base.maximum), :max), (:(Base.minimum), :min),
                  (:(Statistics.mean), :mean))
    @eval $f(x::SymbolicNode; dims = :, kw...) =
        dims === (:) ? op.$name(x; kw...) : op.$name(x; axis = dims, keepdims = true, kw...)
end
