# Parameters of operators: from Julia values in Julia's convention to the texts that the core takes.

"Marks a parameter that the user has not given: it is not sent, so that the core alone knows defaults."
struct Unset end
const unset = Unset()
Base.show(io::IO, ::Unset) = print(io, "unset")

"The text of a parameter value for the core, after translation by the parameter's tag."
param_text(tag::String, value) = text_of(translate(tag, value))

text_of(x::Bool) = x ? "True" : "False"
text_of(x::Integer) = string(x)
text_of(x::AbstractFloat) = string(Float64(x))
text_of(x::Union{Float32, Float16}) = string(Float32(x) == x ? shortest(x) : x)
text_of(x::Real) = text_of(Float64(x))
text_of(x::AbstractString) = String(x)
text_of(x::Symbol) = string(x)
text_of(::Nothing) = "None"
text_of(x::Context) = string(x)
text_of(T::Type{<:DType}) = dtype_name(T)
text_of(xs::Tuple) = string("(", join(map(text_of, xs), ", "), length(xs) == 1 ? ",)" : ")")
text_of(x) = throw(MXArgumentError("expected a number, text, tuple, element type or context, got $(typeof(x))"))

# Float32 prints as 1.0f-5, which no C library reads.
shortest(x) = replace(string(Float32(x)), 'f' => 'e')

"Values that the user may give in several forms, in one form: what can change becomes a tuple."
normal(x) = x
normal(x::Union{AbstractVector, AbstractRange}) = Tuple(x)

"""
    translate(tag, value)

A parameter value in the core's convention. The core's dimensions are Julia's in reverse and count from 0, so that
dimension `d` is the core's `-d`, counted from the end; what stands once per dimension is reversed.
"""
function translate(tag::String, value)
    value === nothing && return nothing
    tag == "axis" && return core_axis(value)
    tag == "axes" && return reversed(core_axis, value)
    (tag == "shape" || tag == "per_axis") && return reversed(identity, value)
    tag == "index" && return reversed(core_position, value)
    tag == "positions" && return value isa Tuple ? map(core_position, value) : core_position(value)
    tag == "pairs" && return core_pairs(value)
    return value
end

function core_axis(d::Integer)
    d == 0 && throw(MXArgumentError("dimensions count from 1, or backwards from -1, got 0"))
    return d > 0 ? -Int(d) : -Int(d) - 1
end
core_axis(d) = d

function core_position(i::Integer)
    i == 0 && throw(MXArgumentError("positions count from 1, or backwards from -1, got 0"))
    return i > 0 ? Int(i) - 1 : Int(i)
end
core_position(i) = i

reversed(f, xs::Tuple) = map(f, reverse(xs))
reversed(f, x) = f(x)

function core_pairs(xs::Tuple)
    isodd(length(xs)) && throw(MXArgumentError("expected two numbers for each dimension, got $(length(xs)) numbers"))
    n = length(xs)
    return ntuple(i -> xs[isodd(i) ? n - i : n - i + 2], n)
end
core_pairs(x) = x

"""
    julia_param(tag, value)

The inverse of `translate`: a value in the core's convention as a user of this package would write it.
"""
function julia_param(tag::String, value)
    value === nothing && return nothing
    tag == "axis" && return julia_axis(value)
    tag == "axes" && return reversed(julia_axis, value)
    tag == "index" && return reversed(julia_position, value)
    tag == "positions" && return value isa Tuple ? map(julia_position, value) : julia_position(value)
    return translate(tag, value)  # reversal is its own inverse
end

julia_axis(a::Integer) = a < 0 ? -a : -a - 1
julia_axis(a) = a
julia_position(i::Integer) = i < 0 ? i : i + 1
julia_position(i) = i
