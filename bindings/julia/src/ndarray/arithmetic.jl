# Arithmetic without dots, as Julia's arrays have it: sums, scaling, matrix products; and in-place forms.

+(x::NDArray) = x
-(x::NDArray) = op.negative(x)
+(x::NDArray, y::NDArray) = same_size(op.elemwise_add, x, y)
-(x::NDArray, y::NDArray) = same_size(op.elemwise_sub, x, y)
+(x::NDArray, y::NDArray, z::NDArray, more::NDArray...) = op.add_n(x, y, z, more...)
+(x::NDArray, y::Real) = plus_scalar(x, y)
+(y::Real, x::NDArray) = plus_scalar(x, y)
-(x::NDArray, y::Real) = minus_scalar(x, y)
-(y::Real, x::NDArray) = internal._rminus_scalar(x; scalar = y)
*(x::NDArray, y::Real) = mul_scalar(x, y)
*(y::Real, x::NDArray) = mul_scalar(x, y)
/(x::NDArray, y::Real) = div_scalar(x, y)
%(x::NDArray, y::Real) = internal._mod_scalar(x; scalar = y)
Base.:\(y::Real, x::NDArray) = div_scalar(x, y)

function same_size(f, x, y)
    size(x) == size(y) || throw_sizes(x, y)
    return f(x, y)
end

plus_scalar(x, y) = internal._plus_scalar(x; scalar = y)
minus_scalar(x, y) = internal._minus_scalar(x; scalar = y)
mul_scalar(x, y) = internal._mul_scalar(x; scalar = y)
div_scalar(x::NDArray{T}, y) where {T} = T <: Integer && iszero(y) ? throw(DivideError()) : internal._div_scalar(x; scalar = y)

# The core multiplies its view of the arrays, which is ours transposed: x * y is its y' * x' read backwards.
*(x::NDArray{T, 2}, y::NDArray{T, 2}) where {T} = op.dot(y, x)
*(x::NDArray{T, 2}, y::NDArray{T, 1}) where {T} = op.dot(y, x)
*(x::NDArray{T, 1}, y::NDArray{T, 2}) where {T} = reshape(x, (length(x), 1)) * y
LinearAlgebra.dot(x::NDArray{T, 1}, y::NDArray{T, 1}) where {T} = op.dot(x, y)
LinearAlgebra.dot(x::NDArray{T, 2}, y::NDArray{T, 2}) where {T} = op.dot(y, x)

Base.clamp(x::NDArray, lo::Real, hi::Real) = op.clip(x; a_min = lo, a_max = hi)
Base.clamp!(x::NDArray, lo::Real, hi::Real) = op.clip(x; a_min = lo, a_max = hi, out = writable(x))

# ---- in place: what @inplace turns `+=` and its kind into ----

"""
    add_to!(dst, args...)
    sub_from!(dst, arg), mul_to!(dst, arg), div_from!(dst, arg), rdiv_from!(number, dst), mod_from!(dst, arg)

Change `dst` by arrays or numbers, element by element, without a new array.
"""
function add_to!(dst::NDArray, args::NDArrayOrReal...)
    for a in args
        in_place!(op.broadcast_add, internal._plus_scalar, dst, a)
    end
    return dst
end
sub_from!(dst::NDArray, a::NDArrayOrReal) = in_place!(op.broadcast_sub, internal._minus_scalar, dst, a)
mul_to!(dst::NDArray, a::NDArrayOrReal) = in_place!(op.broadcast_mul, internal._mul_scalar, dst, a)
function div_from!(dst::NDArray{T}, a::NDArrayOrReal) where {T}
    T <: Integer && a isa Real && iszero(a) && throw(DivideError())
    return in_place!(op.broadcast_div, internal._div_scalar, dst, a)
end
rdiv_from!(a::Real, dst::NDArray) = internal._rdiv_scalar(dst; scalar = a, out = writable(dst))
mod_from!(dst::NDArray, a::NDArrayOrReal) = in_place!(op.broadcast_mod, internal._mod_scalar, dst, a)
rmod_from!(a::Real, dst::NDArray) = internal._rmod_scalar(dst; scalar = a, out = writable(dst))

in_place!(f, g, dst, a::NDArray) = f(dst, a; out = writable(dst))
in_place!(f, g, dst, a::Real) = g(dst; scalar = a, out = writable(dst))

const IN_PLACE = Dict(:+= => :add_to!, :.+= => :add_to!, :-= => :sub_from!, :.-= => :sub_from!, :*= => :mul_to!,
                      :.*= => :mul_to!, :/= => :div_from!, :./= => :div_from!, :%= => :mod_from!, :.%= => :mod_from!)

"""
    @inplace a .+= b

Change an array in place by `+=`, `-=`, `*=`, `/=`, `%=` or their dotted forms; without the macro, Julia's `+=` makes a
new array. Also `@inplace a .= b` copies.
"""
macro inplace(ex)
    ex isa Expr || error("@inplace expects an assignment such as a .+= b, got $ex")
    ex.head in (:(=), :.=) && return :(copy!($(esc(ex.args[1])), $(esc(ex.args[2]))))
    haskey(IN_PLACE, ex.head) || error("@inplace expects an assignment such as a .+= b, got $ex")
    return :($(IN_PLACE[ex.head])($(esc(ex.args[1])), $(esc(ex.args[2]))))
end

# ---- equality ----

==(x::NDArray, y::NDArray) = size(x) == size(y) && Array(x) == Array(y)
==(x::NDArray, y::AbstractArray) = size(x) == size(y) && Array(x) == y
==(x::AbstractArray, y::NDArray) = y == x
Base.hash(x::NDArray, h::UInt) = hash(Array(x), h)
Base.isapprox(x::NDArray, y::NDArray; kw...) = isapprox(Array(x), Array(y); kw...)
Base.isapprox(x::NDArray, y::AbstractArray; kw...) = isapprox(Array(x), y; kw...)
Base.isapprox(x::AbstractArray, y::NDArray; kw...) = isapprox(x, Array(y); kw...)
