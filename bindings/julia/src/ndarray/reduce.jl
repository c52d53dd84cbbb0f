# Reductions with Julia's `dims`: the reduced dimensions stay, with length 1.

for (f, name) in ((:(Base.sum), :sum), (:(Base.prod), :prod), (:(Base.maximum), :max), (:(Base.minimum), :min),
                  (:(Statistics.mean), :mean))
    @eval begin
        $f(x::NDArray; dims = :, kw...) = reduced(op.$name, x, dims; kw...)
        $f(f::Function, x::NDArray; dims = :, kw...) = reduced(op.$name, f.(x), dims; kw...)
    end
end

# Over everything, the result is an array with one element, so that it can be differentiated; `x[]` is its number.
reduced(f, x, ::Colon; kw...) = f(x; kw...)
reduced(f, x, dims; kw...) = f(x; axis = dims, keepdims = true, kw...)

"""
    argmax(x; dims), argmin(x; dims)

Where the largest or smallest element is: positions from 1 along `dims`, or over all elements. A new array of numbers.
"""
Base.argmax(x::NDArray; dims = :) = positions(op.argmax, x, dims)
Base.argmin(x::NDArray; dims = :) = positions(op.argmin, x, dims)

positions(f, x, ::Colon) = f(x) + 1
positions(f, x, dims) = f(x; axis = dims, keepdims = true) + 1

LinearAlgebra.norm(x::NDArray, p::Real = 2) = op.norm(x; ord = Int(p))
Base.all(x::NDArray{Bool}) = all(Array(x))
Base.any(x::NDArray{Bool}) = any(Array(x))
