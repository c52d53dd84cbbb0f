# mxnet.ndarray, sparse: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.ndarray, sparse: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _NDOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .ndarray import NDArray

__all__ = [
    "ElementWiseSum",
    "Embedding",
    "FullyConnected",
    "LinearRegressionOutput",
    "LogisticRegressionOutput",
    "MAERegressionOutput",
    "_contrib_round_ste",
    "_contrib_sign_ste",
    "abs",
    "adagrad_update",
    "adam_update",
    "add_n",
    "arccos",
    "arccosh",
    "arcsin",
    "arcsinh",
    "arctan",
    "arctanh",
    "broadcast_add",
    "broadcast_div",
    "broadcast_minus",
    "broadcast_mul",
    "broadcast_plus",
    "broadcast_sub",
    "cast_storage",
    "cbrt",
    "ceil",
    "clip",
    "concat",
    "cos",
    "cosh",
    "degrees",
    "dot",
    "elemwise_add",
    "elemwise_div",
    "elemwise_mul",
    "elemwise_sub",
    "exp",
    "expm1",
    "fix",
    "floor",
    "ftrl_update",
    "gamma",
    "gammaln",
    "log",
    "log10",
    "log1p",
    "log2",
    "make_loss",
    "mean",
    "negative",
    "norm",
    "radians",
    "relu",
    "retain",
    "rint",
    "round",
    "rsqrt",
    "sgd_mom_update",
    "sgd_update",
    "sigmoid",
    "sign",
    "sin",
    "sinh",
    "slice",
    "sqrt",
    "square",
    "stop_gradient",
    "sum",
    "tan",
    "tanh",
    "trunc",
    "where",
    "zeros_like",
]

_op_adagrad_update = _NDOp("_sparse_adagrad_update", ("weight", "grad", "history"), ("lr", "epsilon", "wd", "rescale_grad", "clip_gradient"))


def adagrad_update(
    weight: NDArray | None = None,
    grad: NDArray | None = None,
    history: NDArray | None = None,
    lr: float = _Null,
    epsilon: float = _Null,
    wd: float = _Null,
    rescale_grad: float = _Null,
    clip_gradient: float = _Null,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """One step of AdaGrad.

    With g = clip(rescale_grad * grad): history += g^2; weight -= lr * (g / sqrt(history + epsilon) + wd * weight). With
    a row_sparse gradient, rows that it does not hold stay as they are.

    Parameters
    ----------
    weight : NDArray
        The weight.
    grad : NDArray
        Its gradient, of the same shape.
    history : NDArray, changed in place
        Sum of the squared gradients. Updated in place.
    lr : float, required
        Learning rate.
    epsilon : float, optional, default 1e-07
        Small number that keeps the division finite.
    wd : float, optional, default 0
        Weight decay: this much of the weight is added to its gradient.
    rescale_grad : float, optional, default 1
        The gradient is multiplied by this first.
    clip_gradient : float, optional, default -1
        Limit of the gradient's absolute value; negative: no limit.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        The new weight; give the old one as the output to update it in place.

    Examples
    --------
    >>> weight = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> grad = mx.nd.random.uniform(-1, 1, shape=(3, 4))
    >>> history = mx.nd.random.uniform(0.5, 0.7, shape=(3, 4))
    >>> y = mx.nd.sparse.adagrad_update(weight, grad, history, lr=0.1)
    """
    return _op_adagrad_update((weight, grad, history), (lr, epsilon, wd, rescale_grad, clip_gradient), out, kwargs)

_op_retain = _NDOp("_sparse_retain", ("data", "indices"), ())


def retain(
    data: NDArray | None = None,
    indices: NDArray | None = None,
    out: NDArray | list[NDArray] | None = None,
    name: str | None = None,
    **kwargs: Any,
) -> NDArray:
    """Keeps some rows of a row_sparse array; all others become zero.

    Parameters
    ----------
    data : NDArray
        A row_sparse array.
    indices : NDArray
        Numbers of the rows to keep, in one dimension.
    out : NDArray or list of NDArray, optional
        Where to write the result.

    Returns
    -------
    NDArray
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.nd.random.uniform(-1, 1, shape=(3, 2))
    >>> indices = mx.nd.array([0, 2])
    >>> y = mx.nd.sparse.retain(data, indices)
    """
    return _op_retain((data, indices), (), out, kwargs)

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_op import add_n as ElementWiseSum
from .gen_op import Embedding as Embedding
from .gen_op import FullyConnected as FullyConnected
from .gen_op import LinearRegressionOutput as LinearRegressionOutput
from .gen_op import LogisticRegressionOutput as LogisticRegressionOutput
from .gen_op import MAERegressionOutput as MAERegressionOutput
from .gen_contrib import round_ste as _contrib_round_ste
from .gen_contrib import sign_ste as _contrib_sign_ste
from .gen_op import abs as abs
from .gen_op import adam_update as adam_update
from .gen_op import add_n as add_n
from .gen_op import arccos as arccos
from .gen_op import arccosh as arccosh
from .gen_op import arcsin as arcsin
from .gen_op import arcsinh as arcsinh
from .gen_op import arctan as arctan
from .gen_op import arctanh as arctanh
from .gen_op import broadcast_add as broadcast_add
from .gen_op import broadcast_div as broadcast_div
from .gen_op import broadcast_sub as broadcast_minus
from .gen_op import broadcast_mul as broadcast_mul
from .gen_op import broadcast_add as broadcast_plus
from .gen_op import broadcast_sub as broadcast_sub
from .gen_op import cast_storage as cast_storage
from .gen_op import cbrt as cbrt
from .gen_op import ceil as ceil
from .gen_op import clip as clip
from .gen_op import Concat as concat
from .gen_op import cos as cos
from .gen_op import cosh as cosh
from .gen_op import degrees as degrees
from .gen_op import dot as dot
from .gen_op import elemwise_add as elemwise_add
from .gen_op import elemwise_div as elemwise_div
from .gen_op import elemwise_mul as elemwise_mul
from .gen_op import elemwise_sub as elemwise_sub
from .gen_op import exp as exp
from .gen_op import expm1 as expm1
from .gen_op import fix as fix
from .gen_op import floor as floor
from .gen_op import ftrl_update as ftrl_update
from .gen_op import gamma as gamma
from .gen_op import gammaln as gammaln
from .gen_op import log as log
from .gen_op import log10 as log10
from .gen_op import log1p as log1p
from .gen_op import log2 as log2
from .gen_op import make_loss as make_loss
from .gen_op import mean as mean
from .gen_op import negative as negative
from .gen_op import norm as norm
from .gen_op import radians as radians
from .gen_op import relu as relu
from .gen_op import rint as rint
from .gen_op import round as round
from .gen_op import rsqrt as rsqrt
from .gen_op import sgd_mom_update as sgd_mom_update
from .gen_op import sgd_update as sgd_update
from .gen_op import sigmoid as sigmoid
from .gen_op import sign as sign
from .gen_op import sin as sin
from .gen_op import sinh as sinh
from .gen_op import slice as slice
from .gen_op import sqrt as sqrt
from .gen_op import square as square
from .gen_op import BlockGrad as stop_gradient
from .gen_op import sum as sum
from .gen_op import tan as tan
from .gen_op import tanh as tanh
from .gen_op import trunc as trunc
from .gen_op import where as where
from .gen_op import zeros_like as zeros_like
