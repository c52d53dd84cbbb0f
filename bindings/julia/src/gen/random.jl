# Operators of the namespace random, made from the registry by `python -m codegen`; do not edit.
# Included into the module `registered`, which has all operators under their registered names.

const op__random_exponential = Op("_random_exponential", (), ("lam", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    exponential(; lam, shape, ctx, dtype)

Random values of an exponential distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `lam`: number; `1` when not given. Rate, above 0.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.exponential(; shape = (3, 2))
```
"""
function _random_exponential(x_::NDArray, more_::Vararg{NDArray, N_}; lam = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_exponential, (x_, more_...), (lam, shape, ctx, dtype, ), out, kwargs)
end
function _random_exponential(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lam = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_exponential, (x_, more_...), (lam, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_exponential(; kwargs...) = by_keyword(op__random_exponential, kwargs)
_random_exponential(::Type{SymbolicNode}; lam = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_exponential, (), (lam, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_exponential_like = Op("_random_exponential_like", ("data", ), ("lam", ), ())

"""
    exponential_like(data; lam)

Random values of an exponential distribution, in the shape of an array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `lam`: number; `1` when not given. Rate, above 0.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.exponential_like(data)
```
"""
function _random_exponential_like(x_::NDArray, more_::Vararg{NDArray, N_}; lam = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_exponential_like, (x_, more_...), (lam, ), out, kwargs)
end
function _random_exponential_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lam = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_exponential_like, (x_, more_...), (lam, ), name, attrs, kwargs)
end
_random_exponential_like(; kwargs...) = by_keyword(op__random_exponential_like, kwargs)

const op__random_gamma = Op("_random_gamma", (), ("alpha", "beta", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    gamma(; alpha, beta, shape, ctx, dtype)

Random values of a gamma distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `alpha`: number; `1` when not given. Shape, above 0.
- `beta`: number; `1` when not given. Scale, above 0.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.gamma(; shape = (3, 2))
```
"""
function _random_gamma(x_::NDArray, more_::Vararg{NDArray, N_}; alpha = unset, beta = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_gamma, (x_, more_...), (alpha, beta, shape, ctx, dtype, ), out, kwargs)
end
function _random_gamma(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha = unset, beta = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_gamma, (x_, more_...), (alpha, beta, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_gamma(; kwargs...) = by_keyword(op__random_gamma, kwargs)
_random_gamma(::Type{SymbolicNode}; alpha = unset, beta = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_gamma, (), (alpha, beta, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_gamma_like = Op("_random_gamma_like", ("data", ), ("alpha", "beta", ), ())

"""
    gamma_like(data; alpha, beta)

Random values of a gamma distribution, in the shape of an array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `alpha`: number; `1` when not given. Shape, above 0.
- `beta`: number; `1` when not given. Scale, above 0.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.gamma_like(data)
```
"""
function _random_gamma_like(x_::NDArray, more_::Vararg{NDArray, N_}; alpha = unset, beta = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_gamma_like, (x_, more_...), (alpha, beta, ), out, kwargs)
end
function _random_gamma_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; alpha = unset, beta = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_gamma_like, (x_, more_...), (alpha, beta, ), name, attrs, kwargs)
end
_random_gamma_like(; kwargs...) = by_keyword(op__random_gamma_like, kwargs)

const op__random_generalized_negative_binomial = Op("_random_generalized_negative_binomial", (), ("mu", "alpha", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    generalized_negative_binomial(; mu, alpha, shape, ctx, dtype)

Random values of a negative binomial distribution given by mean and dispersion.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `mu`: number; `1` when not given. Mean, at least 0.
- `alpha`: number; `1` when not given. Dispersion, at least 0; 0 gives a Poisson distribution.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.generalized_negative_binomial(; shape = (3, 2))
```
"""
function _random_generalized_negative_binomial(x_::NDArray, more_::Vararg{NDArray, N_}; mu = unset, alpha = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_generalized_negative_binomial, (x_, more_...), (mu, alpha, shape, ctx, dtype, ), out, kwargs)
end
function _random_generalized_negative_binomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; mu = unset, alpha = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_generalized_negative_binomial, (x_, more_...), (mu, alpha, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_generalized_negative_binomial(; kwargs...) = by_keyword(op__random_generalized_negative_binomial, kwargs)
_random_generalized_negative_binomial(::Type{SymbolicNode}; mu = unset, alpha = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_generalized_negative_binomial, (), (mu, alpha, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_generalized_negative_binomial_like = Op("_random_generalized_negative_binomial_like", ("data", ), ("mu", "alpha", ), ())

"""
    generalized_negative_binomial_like(data; mu, alpha)

Random values of a negative binomial distribution given by mean and dispersion, in the shape of an
array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `mu`: number; `1` when not given. Mean, at least 0.
- `alpha`: number; `1` when not given. Dispersion, at least 0; 0 gives a Poisson distribution.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.generalized_negative_binomial_like(data)
```
"""
function _random_generalized_negative_binomial_like(x_::NDArray, more_::Vararg{NDArray, N_}; mu = unset, alpha = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_generalized_negative_binomial_like, (x_, more_...), (mu, alpha, ), out, kwargs)
end
function _random_generalized_negative_binomial_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; mu = unset, alpha = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_generalized_negative_binomial_like, (x_, more_...), (mu, alpha, ), name, attrs, kwargs)
end
_random_generalized_negative_binomial_like(; kwargs...) = by_keyword(op__random_generalized_negative_binomial_like, kwargs)

const op__random_negative_binomial = Op("_random_negative_binomial", (), ("k", "p", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    negative_binomial(; k, p, shape, ctx, dtype)

Random values of a negative binomial distribution: failures before the k-th success.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `k`: integer; `1` when not given. Number of successes to wait for.
- `p`: number; `1` when not given. Probability of a success, in (0, 1].
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.negative_binomial(; shape = (3, 2))
```
"""
function _random_negative_binomial(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, p = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_negative_binomial, (x_, more_...), (k, p, shape, ctx, dtype, ), out, kwargs)
end
function _random_negative_binomial(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, p = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_negative_binomial, (x_, more_...), (k, p, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_negative_binomial(; kwargs...) = by_keyword(op__random_negative_binomial, kwargs)
_random_negative_binomial(::Type{SymbolicNode}; k = unset, p = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_negative_binomial, (), (k, p, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_negative_binomial_like = Op("_random_negative_binomial_like", ("data", ), ("k", "p", ), ())

"""
    negative_binomial_like(data; k, p)

Random values of a negative binomial distribution: failures before the k-th success, in the shape of
an array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `k`: integer; `1` when not given. Number of successes to wait for.
- `p`: number; `1` when not given. Probability of a success, in (0, 1].

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.negative_binomial_like(data)
```
"""
function _random_negative_binomial_like(x_::NDArray, more_::Vararg{NDArray, N_}; k = unset, p = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_negative_binomial_like, (x_, more_...), (k, p, ), out, kwargs)
end
function _random_negative_binomial_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; k = unset, p = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_negative_binomial_like, (x_, more_...), (k, p, ), name, attrs, kwargs)
end
_random_negative_binomial_like(; kwargs...) = by_keyword(op__random_negative_binomial_like, kwargs)

const op__random_normal = Op("_random_normal", (), ("loc", "scale", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    normal(; loc, scale, shape, ctx, dtype)

Random values of a normal (Gaussian) distribution.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `loc`: number; `0` when not given. Mean.
- `scale`: number; `1` when not given. Standard deviation, above 0.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.normal(; shape = (3, 2))
```
"""
function _random_normal(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_normal, (x_, more_...), (loc, scale, shape, ctx, dtype, ), out, kwargs)
end
function _random_normal(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_normal, (x_, more_...), (loc, scale, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_normal(; kwargs...) = by_keyword(op__random_normal, kwargs)
_random_normal(::Type{SymbolicNode}; loc = unset, scale = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_normal, (), (loc, scale, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_normal_like = Op("_random_normal_like", ("data", ), ("loc", "scale", ), ())

"""
    normal_like(data; loc, scale)

Random values of a normal (Gaussian) distribution, in the shape of an array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `loc`: number; `0` when not given. Mean.
- `scale`: number; `1` when not given. Standard deviation, above 0.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.normal_like(data)
```
"""
function _random_normal_like(x_::NDArray, more_::Vararg{NDArray, N_}; loc = unset, scale = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_normal_like, (x_, more_...), (loc, scale, ), out, kwargs)
end
function _random_normal_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; loc = unset, scale = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_normal_like, (x_, more_...), (loc, scale, ), name, attrs, kwargs)
end
_random_normal_like(; kwargs...) = by_keyword(op__random_normal_like, kwargs)

const op__random_poisson = Op("_random_poisson", (), ("lam", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    poisson(; lam, shape, ctx, dtype)

Random values of a Poisson distribution; the counts are floating-point numbers.

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `lam`: number; `1` when not given. Rate, at least 0.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.poisson(; shape = (3, 2))
```
"""
function _random_poisson(x_::NDArray, more_::Vararg{NDArray, N_}; lam = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_poisson, (x_, more_...), (lam, shape, ctx, dtype, ), out, kwargs)
end
function _random_poisson(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lam = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_poisson, (x_, more_...), (lam, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_poisson(; kwargs...) = by_keyword(op__random_poisson, kwargs)
_random_poisson(::Type{SymbolicNode}; lam = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_poisson, (), (lam, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_poisson_like = Op("_random_poisson_like", ("data", ), ("lam", ), ())

"""
    poisson_like(data; lam)

Random values of a Poisson distribution; the counts are floating-point numbers, in the shape of an
array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `lam`: number; `1` when not given. Rate, at least 0.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.poisson_like(data)
```
"""
function _random_poisson_like(x_::NDArray, more_::Vararg{NDArray, N_}; lam = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_poisson_like, (x_, more_...), (lam, ), out, kwargs)
end
function _random_poisson_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; lam = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_poisson_like, (x_, more_...), (lam, ), name, attrs, kwargs)
end
_random_poisson_like(; kwargs...) = by_keyword(op__random_poisson_like, kwargs)

const op__random_randint = Op("_random_randint", (), ("low", "high", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    randint(; low, high, shape, ctx, dtype)

Random integers, uniform on [low, high).

# Arguments
- `low`: integer; required. Least value.
- `high`: integer; required. Upper bound, which is not reached.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None: int32.

# Result
- `output`: array or symbol. Random integers.

# Example
```julia
mx.random.randint(; low = -3, high = 9, shape = (3, 2))
```
"""
function _random_randint(x_::NDArray, more_::Vararg{NDArray, N_}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_randint, (x_, more_...), (low, high, shape, ctx, dtype, ), out, kwargs)
end
function _random_randint(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_randint, (x_, more_...), (low, high, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_randint(; kwargs...) = by_keyword(op__random_randint, kwargs)
_random_randint(::Type{SymbolicNode}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_randint, (), (low, high, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_uniform = Op("_random_uniform", (), ("low", "high", "shape", "ctx", "dtype", ), (("shape", "shape"), ("ctx", "device"), ("dtype", "dtype"), ))

"""
    uniform(; low, high, shape, ctx, dtype)

Random values of the uniform distribution on [low, high).

Every call draws new values; seed them with `mx.random.seed`.

# Arguments
- `low`: number; `0` when not given. Lower bound.
- `high`: number; `1` when not given. Upper bound, which is not reached.
- `shape`: one length for each dimension; `nothing` when not given. The shape of the result.
- `ctx`: `Context`; `\"\"` when not given. The device, such as `cpu(0)`.
- `dtype`: element type or its name; `nothing` when not given. The dtype of the result; None:
  float32.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
mx.random.uniform(; shape = (3, 2))
```
"""
function _random_uniform(x_::NDArray, more_::Vararg{NDArray, N_}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_uniform, (x_, more_...), (low, high, shape, ctx, dtype, ), out, kwargs)
end
function _random_uniform(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_uniform, (x_, more_...), (low, high, shape, ctx, dtype, ), name, attrs, kwargs)
end
_random_uniform(; kwargs...) = by_keyword(op__random_uniform, kwargs)
_random_uniform(::Type{SymbolicNode}; low = unset, high = unset, shape = unset, ctx = unset, dtype = unset, name = nothing, attrs = nothing, kwargs...) =
    symbolic(op__random_uniform, (), (low, high, shape, ctx, dtype, ), name, attrs, kwargs)

const op__random_uniform_like = Op("_random_uniform_like", ("data", ), ("low", "high", ), ())

"""
    uniform_like(data; low, high)

Random values of the uniform distribution on [low, high), in the shape of an array.

# Arguments
- `data`: array or symbol. Gives shape and dtype; its values are not read.
- `low`: number; `0` when not given. Lower bound.
- `high`: number; `1` when not given. Upper bound, which is not reached.

# Result
- `output`: array or symbol. Random values.

# Example
```julia
data = mx.rand(3, 2; low = -1, high = 1)
mx.random.uniform_like(data)
```
"""
function _random_uniform_like(x_::NDArray, more_::Vararg{NDArray, N_}; low = unset, high = unset, out = nothing, kwargs...) where {N_}
    imperative(op__random_uniform_like, (x_, more_...), (low, high, ), out, kwargs)
end
function _random_uniform_like(x_::SymbolicNode, more_::Vararg{SymbolicNode, N_}; low = unset, high = unset, name = nothing, attrs = nothing, kwargs...) where {N_}
    symbolic(op__random_uniform_like, (x_, more_...), (low, high, ), name, attrs, kwargs)
end
_random_uniform_like(; kwargs...) = by_keyword(op__random_uniform_like, kwargs)
