"""Random numbers of the NumPy interface: `mx.np.random`."""
from __future__ import annotations

from typing import Any, Callable

import numpy as onp

from ..context import Context, current_context
from ..ndarray import _internal
from ._dispatch import as_np, create, is_symbol, shape_param, symbol_function

_NUMBERS = (int, float, onp.generic)


class Random:
    """Functions that draw; `create(operator, out, **params)` makes an array or a symbol where no parameter is one."""

    NAMES = ("uniform", "normal", "lognormal", "gumbel", "logistic", "gamma", "beta", "chisquare", "exponential",
             "rayleigh", "weibull", "pareto", "power", "randint", "rand", "randn", "choice", "multinomial", "bernoulli",
             "multivariate_normal", "uniform_n", "normal_n")

    def __init__(self, create: Callable):
        self._create = create

    def _draw(self, operator: str, params: dict[str, Any], size: Any, out: Any = None, **more: Any) -> Any:
        """An operator whose parameters are numbers or arrays, in this order."""
        inputs, numbers = [], {}
        for name, value in params.items():
            if isinstance(value, _NUMBERS):
                numbers[name] = float(value)
            elif hasattr(value, "_h") or is_symbol(value):
                inputs.append(value)
                numbers[name] = None
            else:
                raise TypeError(f"[{operator[5:]}] argument '{name}': expected a number or an mxnet.numpy array, "
                                f"got {type(value).__name__}")
        if size is None and not inputs:
            size = ()
        more = {**numbers, "size": shape_param(size), **more}
        if not inputs:
            return self._create(operator, out=out, **more)
        if is_symbol(inputs[0]):
            return as_np(symbol_function(operator)(*inputs, **more))
        return as_np(getattr(_internal, operator)(*inputs, out=out, **more))

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Any = None, dtype: Any = None, ctx: Context | None = None,
                out: Any = None) -> Any:
        """Uniform values in [low, high). Bounds are numbers or arrays; size: the shape of the result."""
        return self._draw("_npi_uniform", {"low": low, "high": high}, size, out, dtype=dtype or "float32",
                          ctx=ctx or current_context())

    def normal(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None, dtype: Any = None, ctx: Context | None = None,
               out: Any = None) -> Any:
        """Normal values of mean `loc` and standard deviation `scale`, which are numbers or arrays."""
        return self._draw("_npi_normal", {"loc": loc, "scale": scale}, size, out, dtype=dtype or "float32",
                          ctx=ctx or current_context())

    def uniform_n(self, low: Any = 0.0, high: Any = 1.0, batch_shape: Any = None, dtype: Any = None,
                  ctx: Context | None = None) -> Any:
        """`batch_shape` uniform values for each element of the bounds, which give the last axes."""
        return self._draw("_npi_uniform_n", {"low": low, "high": high}, batch_shape, dtype=dtype or "float32",
                          ctx=ctx or current_context())

    def normal_n(self, loc: Any = 0.0, scale: Any = 1.0, batch_shape: Any = None, dtype: Any = None,
                 ctx: Context | None = None) -> Any:
        """`batch_shape` normal values for each element of the parameters."""
        return self._draw("_npi_normal_n", {"loc": loc, "scale": scale}, batch_shape, dtype=dtype or "float32",
                          ctx=ctx or current_context())

    def lognormal(self, mean: Any = 0.0, sigma: Any = 1.0, size: Any = None, dtype: Any = None,
                  ctx: Context | None = None, out: Any = None) -> Any:
        """Values whose logarithm is normal, of mean `mean` and standard deviation `sigma`."""
        from .unary import exp
        return exp(self.normal(mean, sigma, size, dtype, ctx), out=out)

    def gumbel(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None, ctx: Context | None = None,
               out: Any = None) -> Any:
        """Gumbel values of mode `loc`."""
        return self._draw("_npi_gumbel", {"loc": loc, "scale": scale}, size, out, ctx=ctx or current_context())

    def logistic(self, loc: Any = 0.0, scale: Any = 1.0, size: Any = None, ctx: Context | None = None,
                 out: Any = None) -> Any:
        """Logistic values of mean `loc`."""
        return self._draw("_npi_logistic", {"loc": loc, "scale": scale}, size, out, ctx=ctx or current_context())

    def gamma(self, shape: Any, scale: Any = 1.0, size: Any = None, dtype: Any = None, ctx: Context | None = None,
              out: Any = None) -> Any:
        """Gamma values of mean `shape * scale`."""
        return self._draw("_npi_gamma", {"shape": shape, "scale": scale}, size, out, dtype=dtype or "float32",
                          ctx=ctx or current_context())

    def beta(self, a: Any, b: Any, size: Any = None, dtype: Any = None, ctx: Context | None = None) -> Any:
        """Beta values in (0, 1), from two gamma values."""
        # In double precision: a pair of zeros would have no ratio.
        x, y = self.gamma(a, 1, size, "float64", ctx), self.gamma(b, 1, size, "float64", ctx)
        return (x / (x + y)).astype(dtype or "float32")

    def chisquare(self, df: Any, size: Any = None, dtype: Any = None, ctx: Context | None = None) -> Any:
        """Chi-square values with `df` degrees of freedom."""
        return self.gamma(df / 2, 2, size, dtype, ctx)

    def exponential(self, scale: Any = 1.0, size: Any = None, ctx: Context | None = None, out: Any = None) -> Any:
        """Exponential values of mean `scale`."""
        return self._draw("_npi_exponential", {"scale": scale}, size, out, ctx=ctx or current_context())

    def rayleigh(self, scale: Any = 1.0, size: Any = None, ctx: Context | None = None, out: Any = None) -> Any:
        """Rayleigh values of mode `scale`."""
        return self._draw("_npi_rayleigh", {"scale": scale}, size, out, ctx=ctx or current_context())

    def weibull(self, a: Any, size: Any = None, ctx: Context | None = None, out: Any = None) -> Any:
        """Weibull values of shape `a` and scale 1."""
        return self._draw("_npi_weibull", {"a": a}, size, out, ctx=ctx or current_context())

    def pareto(self, a: Any, size: Any = None, ctx: Context | None = None, out: Any = None) -> Any:
        """Pareto values of the second kind (Lomax) of shape `a`."""
        return self._draw("_npi_pareto", {"a": a}, size, out, ctx=ctx or current_context())

    def power(self, a: Any, size: Any = None) -> Any:
        """Values in [0, 1] of density `a x^(a-1)`."""
        return self._draw("_npi_powerd", {"a": a}, size)

    def bernoulli(self, prob: Any = None, logit: Any = None, size: Any = None, dtype: Any = None,
                  ctx: Context | None = None, out: Any = None) -> Any:
        """Ones and zeros. The probability of a one is given by `prob`, or by its logarithmic odds `logit`."""
        if (prob is None) == (logit is None):
            raise ValueError("[bernoulli] argument 'prob': expected exactly one of prob and logit")
        name, value = ("prob", prob) if logit is None else ("logit", logit)
        other = {"logit": None} if logit is None else {"prob": None}
        return self._draw("_npi_bernoulli", {name: value}, size, out, is_logit=logit is not None,
                          dtype=dtype or "float32", ctx=ctx or current_context(), **other)

    def randint(self, low: int, high: int | None = None, size: Any = None, dtype: Any = None,
                ctx: Context | None = None, out: Any = None) -> Any:
        """Integers in [low, high), or in [0, low) when one number is given; int64 by default."""
        if high is None:
            low, high = 0, low
        return self._create("_npi_random_randint", out=out, low=low, high=high,
                            shape=shape_param(() if size is None else size), ctx=ctx or current_context(),
                            dtype="int64" if dtype in (None, int) else dtype)

    def multivariate_normal(self, mean: Any, cov: Any, size: Any = None, check_valid: Any = None,
                            tol: Any = None) -> Any:
        """Normal vectors with these means and this covariance matrix, which must be positive definite."""
        from . import linalg
        from .arrange import expand_dims, squeeze
        from .products import matmul
        if check_valid is not None or tol is not None:
            raise NotImplementedError("[multivariate_normal] argument 'check_valid': expected None; the matrix is "
                                      "always checked by its factorization")
        if is_symbol(mean) or is_symbol(cov) or cov.dtype == onp.float16:
            from .. import numpy_op_fallback  # noqa: F401
            from . import _internal
            return _internal.multivariate_normal_fallback(mean, cov, size=None if size is None else shape_param(size))
        factor = linalg.cholesky(cov)
        # Noise for each vector: as many numbers as the matrix has rows, in the shape that mean and matrix share.
        base = mean + factor.sum(axis=-1) * 0
        noise = self.normal_n(base * 0, 1, batch_shape=() if size is None else shape_param(size))
        return mean + squeeze(matmul(factor, expand_dims(noise, -1)), -1)

    def rand(self, *size: int, **kwargs: Any) -> Any:
        """Uniform values in [0, 1) of this shape."""
        return self.uniform(0, 1, size=size, **kwargs)

    def randn(self, *size: int, **kwargs: Any) -> Any:
        """Standard normal values of this shape."""
        return self.normal(0, 1, size=size, **kwargs)

    def choice(self, a: Any, size: Any = None, replace: bool = True, p: Any = None, ctx: Context | None = None,
               out: Any = None) -> Any:
        """Elements of `a`, or of range(a), at random: with or without repetition, with probabilities `p`."""
        number = int(a) if isinstance(a, (int, onp.integer)) else None
        if number is not None and number <= 0:
            raise ValueError("a must be greater than 0")
        inputs = [value for value in (None if number is not None else a, p) if value is not None]
        if isinstance(p, (list, tuple, onp.ndarray)):
            from .multiarray import array
            inputs[-1] = array(p)
        params = {"a": number, "size": shape_param(() if size is None else size), "ctx": ctx or current_context(),
                      "replace": replace, "weighted": p is not None}
        if not inputs:
            return self._create("_npi_choice", out=out, **params)
        if is_symbol(inputs[0]):
            chosen = as_np(symbol_function("_npi_choice")(*inputs, **params))
        else:
            chosen = as_np(_internal._npi_choice(*inputs, out=out if number is not None else None, **params))
        if number is not None:
            return chosen
        from .picking import take
        return take(a, chosen, axis=0, out=out)

    def multinomial(self, n: int, pvals: Any, size: Any = None, **kwargs: Any) -> Any:
        """How often each outcome comes in n experiments; `pvals` are the probabilities of the outcomes."""
        if isinstance(pvals, onp.ndarray):
            raise ValueError("numpy ndarray is not supported!")
        if hasattr(pvals, "_h"):
            return as_np(_internal._npi_multinomial(pvals, n=n, pvals=None, size=shape_param(size)))
        if any(hasattr(v, "_h") for v in pvals):
            raise ValueError("pvals should be a list of numbers")
        return self._create("_npi_multinomial", n=n, pvals=tuple(pvals), size=shape_param(size))


_random = Random(create)
(uniform, normal, lognormal, gumbel, logistic, gamma, beta, chisquare, exponential, rayleigh, weibull, pareto, power,
 randint, rand, randn, choice, multinomial, bernoulli, multivariate_normal, uniform_n, normal_n) = (
    getattr(_random, _name) for _name in Random.NAMES)


def shuffle(x: Any) -> None:
    """Put the rows of an array in random order, in place."""
    _internal._npi_shuffle(x, out=x)


# The others are `npx.random`'s.
__all__ = [*(n for n in Random.NAMES if n not in ("bernoulli", "uniform_n", "normal_n")), "shuffle"]
