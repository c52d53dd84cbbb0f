# Initial values of parameters, by the form of their names.

"Supertype of initializers; a new one defines `init_weight!(initializer, name, array)`."
abstract type AbstractInitializer end

"""
    init(initializer, name, array)

Set the initial values of a parameter: the name says whether it is a bias (0), a scale of a normalisation (1), a moving
mean (0) or variance (1), or a weight, which is the initializer's own matter.
"""
function init(self::AbstractInitializer, name::Symbol, array::NDArray)
    text = string(name)
    ends(suffixes...) = any(s -> endswith(text, s), suffixes)
    if startswith(text, "upsampling")
        init_bilinear!(array)
    elseif ends("bias", "beta", "moving_mean", "running_mean")
        array[:] = 0
    elseif ends("gamma", "moving_var", "running_var")
        array[:] = 1
    elseif ends("weight")
        init_weight!(self, name, array)
    else
        init_default!(self, name, array)
    end
    return array
end

init_default!(self::AbstractInitializer, name, array) = init_weight!(self, name, array)

"Weights with which a deconvolution enlarges images by linear interpolation."
function init_bilinear!(array::NDArray)
    w, h = size(array)[1:2]
    hat(n) = (f = cld(n, 2); c = (2f - 1 - f % 2) / 2f; [1 - abs(i / f - c) for i in 0:n - 1])
    values = hat(w) * hat(h)'
    copy!(array, Array{eltype(array)}(values .* Base.ones(ntuple(d -> d <= 2 ? 1 : size(array, d), ndims(array)))))
end

"""
    UniformInitializer(scale = 0.07)

Weights between `-scale` and `scale`.
"""
struct UniformInitializer <: AbstractInitializer
    scale::Float64
end
UniformInitializer() = UniformInitializer(0.07)
init_weight!(i::UniformInitializer, name, x::NDArray) = rand!(x; low = -i.scale, high = i.scale)

"""
    NormalInitializer(; mu = 0, sigma = 0.01)

Normally distributed weights.
"""
struct NormalInitializer <: AbstractInitializer
    μ::Float64
    σ::Float64
end
NormalInitializer(; mu = 0, sigma = 0.01) = NormalInitializer(mu, sigma)
init_weight!(i::NormalInitializer, name, x::NDArray) = randn!(x; μ = i.μ, σ = i.σ)

@enum XavierDistribution xv_uniform xv_normal
@enum XavierRegularization xv_avg xv_in xv_out

"""
    XavierInitializer(; distribution = xv_uniform, regularization = xv_avg, magnitude = 3)

Weights whose variance is `magnitude` over the number of values that come in (`xv_in`), go out (`xv_out`) or the mean of
both (`xv_avg`), from a normal distribution, or a uniform one with ends at the square root of that.
"""
struct XavierInitializer <: AbstractInitializer
    distribution::XavierDistribution
    regularization::XavierRegularization
    magnitude::Float64
end
XavierInitializer(; distribution = xv_uniform, regularization = xv_avg, magnitude = 3.0) =
    XavierInitializer(distribution, regularization, magnitude)

function init_weight!(i::XavierInitializer, name, x::NDArray)
    dims = reverse(size(x))  # outputs, inputs, window
    window = prod(dims[3:end])
    fan_in, fan_out = (length(dims) > 1 ? dims[2] : 1) * window, dims[1] * window
    fan = i.regularization == xv_avg ? (fan_in + fan_out) / 2 : i.regularization == xv_in ? fan_in : fan_out
    scale = sqrt(i.magnitude / fan)
    return i.distribution == xv_uniform ? rand!(x; low = -scale, high = scale) : randn!(x; μ = 0, σ = scale)
end
