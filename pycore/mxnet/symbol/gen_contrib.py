# mxnet.symbol, contrib: operator functions made from the registry by `python -m codegen`; do not edit.
# ruff: noqa
"""mxnet.symbol, contrib: one function for each operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from .._ops import _SymOp
from ..base import _Null

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

    from .symbol import Symbol

__all__ = [
    "AdaptiveAvgPooling2D",
    "BatchNormWithReLU",
    "BilinearResize2D",
    "CTCLoss",
    "SparseEmbedding",
    "SyncBatchNorm",
    "arange_like",
    "boolean_mask",
    "ctc_loss",
    "div_sqrt_dim",
    "gradientmultiplier",
    "index_array",
    "index_copy",
    "quadratic",
]

_op_AdaptiveAvgPooling2D = _SymOp("_contrib_AdaptiveAvgPooling2D", ("data",), ("output_size",))


def AdaptiveAvgPooling2D(
    data: Symbol | None = None,
    output_size: int | tuple[int, ...] = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Means over windows that cover the image evenly.

    Output i of n takes the positions from floor(i d / n) to ceil((i + 1) d / n) of an axis of length d.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, height, width).
    output_size : int or tuple of int, optional, default ()
        Height and width of the output, or one number for both; 1 when not given.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, output_size...).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.AdaptiveAvgPooling2D(data, output_size=(2, 3))
    """
    return _op_AdaptiveAvgPooling2D((data,), (output_size,), name, attr, kwargs)

_op_BatchNormWithReLU = _SymOp("_contrib_BatchNormWithReLU", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "axis", "cudnn_off", "min_calib_range", "max_calib_range"))


def BatchNormWithReLU(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    moving_mean: Symbol | None = None,
    moving_var: Symbol | None = None,
    eps: float = _Null,
    momentum: float = _Null,
    fix_gamma: bool = _Null,
    use_global_stats: bool = _Null,
    output_mean_var: bool = _Null,
    axis: int = _Null,
    cudnn_off: bool = _Null,
    min_calib_range: float | None = _Null,
    max_calib_range: float | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Batch normalisation followed by max(x, 0).

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : Symbol
        At least one axis.
    gamma : Symbol
        Scale, one for each channel.
    beta : Symbol
        Shift, one for each channel.
    moving_mean : Symbol, changed in place
        Moving average of the mean; updated while training.
    moving_var : Symbol, changed in place
        Moving average of the variance; updated while training.
    eps : float, optional, default 0.001
        Added to the variance.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving averages.
    fix_gamma : bool, optional, default True
        Whether gamma counts as 1 and gets no gradient.
    use_global_stats : bool, optional, default False
        Whether the moving averages are used while training too.
    output_mean_var : bool, optional, default False
        Whether the mean and the reciprocal of the standard deviation are outputs as well.
    axis : int, optional, default 1
        The axis of the channels.
    cudnn_off : bool, optional, default False
        Accepted for compatibility; has no effect.
    min_calib_range : float or None, optional, default None
        Smallest value of the output; used by quantisation.
    max_calib_range : float or None, optional, default None
        Largest value of the output; used by quantisation.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> moving_mean = mx.sym.Variable("moving_mean")
    >>> moving_var = mx.sym.Variable("moving_var")
    >>> y = mx.sym.contrib.BatchNormWithReLU(data, gamma, beta, moving_mean, moving_var, fix_gamma=False)
    """
    return _op_BatchNormWithReLU((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, axis, cudnn_off, min_calib_range, max_calib_range), name, attr, kwargs)

_op_BilinearResize2D = _SymOp("_contrib_BilinearResize2D", ("data", "like"), ("height", "width", "scale_height", "scale_width", "mode", "align_corners"))


def BilinearResize2D(
    data: Symbol | None = None,
    like: Symbol | None = None,
    height: int = _Null,
    width: int = _Null,
    scale_height: float | None = _Null,
    scale_width: float | None = _Null,
    mode: Literal["like", "odd_scale", "size", "to_even_down", "to_even_up", "to_odd_down", "to_odd_up"] = _Null,
    align_corners: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Resizes images with bilinear interpolation.

    `mode` says how the new size is found.

    Parameters
    ----------
    data : Symbol
        Shape (batch, channels, height, width).
    like : Symbol, optional
        An array whose last two axes give the size; only with mode `like`.
    height : int, optional, default 1
        Height of the output.
    width : int, optional, default 1
        Width of the output.
    scale_height : float or None, optional, default None
        Factor on the height, in place of `height`.
    scale_width : float or None, optional, default None
        Factor on the width, in place of `width`.
    mode : {"like", "odd_scale", "size", "to_even_down", "to_even_up", "to_odd_down", "to_odd_up"}, optional, default "size"
        `size`: as the other parameters say; `like`: as `like`; `odd_scale`: a length d becomes d s if d is even and (d
        - 1) s + 1 if it is odd; `to_even_down` and its relatives: the nearest even or odd length, not above or not
        below.
    align_corners : bool, optional, default True
        Whether the centres of the corner pixels meet, and not the edges of the images.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Shape (batch, channels, new height, new width).

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.BilinearResize2D(data, height=2, width=3)
    """
    return _op_BilinearResize2D((data, like), (height, width, scale_height, scale_width, mode, align_corners), name, attr, kwargs)

_op_SparseEmbedding = _SymOp("_contrib_SparseEmbedding", ("data", "weight"), ("input_dim", "output_dim", "dtype", "sparse_grad"))


def SparseEmbedding(
    data: Symbol | None = None,
    weight: Symbol | None = None,
    input_dim: int = _Null,
    output_dim: int = _Null,
    dtype: DTypeLike = _Null,
    sparse_grad: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """The older form of Embedding with a sparse gradient.

    The table's gradient is row_sparse, whatever `sparse_grad` says.

    Parameters
    ----------
    data : Symbol
        Indices of rows, of any shape.
    weight : Symbol
        The table, input_dim x output_dim.
    input_dim : int, required
        Number of rows of the table.
    output_dim : int, required
        Length of each row.
    dtype : {"bfloat16", "float16", "float32", "float64", "int32", "int64", "int8", "uint8"}, optional, default "float32"
        Type of the table, where it is not known otherwise.
    sparse_grad : bool, optional, default False
        Give the table's gradient as a row_sparse array, which holds the rows that were taken.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One row for each index.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> weight = mx.sym.Variable("weight")
    >>> y = mx.sym.contrib.SparseEmbedding(data, weight, input_dim=3, output_dim=4)
    """
    return _op_SparseEmbedding((data, weight), (input_dim, output_dim, dtype, sparse_grad), name, attr, kwargs)

_op_SyncBatchNorm = _SymOp("_contrib_SyncBatchNorm", ("data", "gamma", "beta", "moving_mean", "moving_var"), ("eps", "momentum", "fix_gamma", "use_global_stats", "output_mean_var", "ndev", "key"))


def SyncBatchNorm(
    data: Symbol | None = None,
    gamma: Symbol | None = None,
    beta: Symbol | None = None,
    moving_mean: Symbol | None = None,
    moving_var: Symbol | None = None,
    eps: float = _Null,
    momentum: float = _Null,
    fix_gamma: bool = _Null,
    use_global_stats: bool = _Null,
    output_mean_var: bool = _Null,
    ndev: int = _Null,
    key: str = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Batch normalisation with statistics shared by all devices.

    While training each channel is normalised by its mean and variance over the batch, otherwise by the moving averages:
    $y = \\gamma (x - \\mu) / \\sqrt{\\sigma^2 + \\epsilon} + \\beta$. A training call moves the averages to `momentum` times
    the old value plus (1 - `momentum`) times that of the batch (with the biased variance).

    Parameters
    ----------
    data : Symbol
        At least one axis.
    gamma : Symbol
        Scale, one for each channel.
    beta : Symbol
        Shift, one for each channel.
    moving_mean : Symbol, changed in place
        Moving average of the mean; updated while training.
    moving_var : Symbol, changed in place
        Moving average of the variance; updated while training.
    eps : float, optional, default 0.001
        Added to the variance.
    momentum : float, optional, default 0.9
        Weight of the old value in the moving averages.
    fix_gamma : bool, optional, default True
        Whether gamma counts as 1 and gets no gradient.
    use_global_stats : bool, optional, default False
        Whether the moving averages are used while training too.
    output_mean_var : bool, optional, default False
        Whether the mean and the reciprocal of the standard deviation are outputs as well.
    ndev : int, optional, default 1
        Number of devices that share statistics; there is one, the processor.
    key : str, required
        Name that calls which belong together have in common.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: Same shape as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> gamma = mx.sym.Variable("gamma")
    >>> beta = mx.sym.Variable("beta")
    >>> moving_mean = mx.sym.Variable("moving_mean")
    >>> moving_var = mx.sym.Variable("moving_var")
    >>> y = mx.sym.contrib.SyncBatchNorm(data, gamma, beta, moving_mean, moving_var, fix_gamma=False, key="norm")
    """
    return _op_SyncBatchNorm((data, gamma, beta, moving_mean, moving_var), (eps, momentum, fix_gamma, use_global_stats, output_mean_var, ndev, key), name, attr, kwargs)

_op_arange_like = _SymOp("_contrib_arange_like", ("data",), ("start", "step", "repeat", "ctx", "axis"))


def arange_like(
    data: Symbol | None = None,
    start: float = _Null,
    step: float = _Null,
    repeat: int = _Null,
    ctx: str = _Null,
    axis: int | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Evenly spaced values, as many as the input has elements or as one of its axes is long.

    Parameters
    ----------
    data : Symbol
        Gives shape and dtype; its values are not read.
    start : float, optional, default 0
        First value.
    step : float, optional, default 1
        Distance between values; not 0.
    repeat : int, optional, default 1
        How often each value comes.
    ctx : str, optional, default ""
        The device, such as `cpu(0)`.
    axis : int or None, optional, default None
        The axis whose length the result has; None: the result has the shape of the input.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.arange_like(data)
    """
    return _op_arange_like((data,), (start, step, repeat, ctx, axis), name, attr, kwargs)

_op_boolean_mask = _SymOp("_contrib_boolean_mask", ("data", "index"), ("axis",))


def boolean_mask(
    data: Symbol | None = None,
    index: Symbol | None = None,
    axis: int = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol | list[Symbol]:
    """Keeps the rows of an array where a mask is not zero.

    How many there are depends on the values, so the operator waits for them; a bound executor cannot hold it, a
    hybridized block can.

    Parameters
    ----------
    data : Symbol
        Array with at least one dimension.
    index : Symbol
        The mask: one value of any type for each row.
    axis : int, optional, default 0
        The dimension of `data` that the mask runs over; negative counts from the end.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol | list[Symbol]
        output: The rows that are kept, in their order.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> index = mx.sym.Variable("index")
    >>> y = mx.sym.contrib.boolean_mask(data, index)
    """
    return _op_boolean_mask((data, index), (axis,), name, attr, kwargs)

_op_div_sqrt_dim = _SymOp("_contrib_div_sqrt_dim", ("data",), ())


def div_sqrt_dim(
    data: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Divides by the square root of the length of the last axis, as attention scores want it.

    Parameters
    ----------
    data : Symbol
        At least one dimension.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.div_sqrt_dim(data)
    """
    return _op_div_sqrt_dim((data,), (), name, attr, kwargs)

_op_gradientmultiplier = _SymOp("_contrib_gradientmultiplier", ("data",), ("scalar", "is_int"))


def gradientmultiplier(
    data: Symbol | None = None,
    scalar: float = _Null,
    is_int: bool = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A copy whose gradient is multiplied by a number.

    With a negative number it reverses gradients.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    scalar : float, optional, default 1
        The factor of the gradient.
    is_int : bool, optional, default True
        Without effect.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same values.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.gradientmultiplier(data, scalar=-0.5)
    """
    return _op_gradientmultiplier((data,), (scalar, is_int), name, attr, kwargs)

_op_index_array = _SymOp("_contrib_index_array", ("data",), ("axes",))


def index_array(
    data: Symbol | None = None,
    axes: int | tuple[int, ...] | None = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Gives every element's coordinates.

    out[i.., k] is coordinate axes[k] of element i.. of `data`, as int64.

    Parameters
    ----------
    data : Symbol
        Only its shape is used.
    axes : int or tuple of int or None, optional, default None
        Which coordinates to give; None: all.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        One dimension more than `data`, for the coordinates.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.index_array(data)
    """
    return _op_index_array((data,), (axes,), name, attr, kwargs)

_op_index_copy = _SymOp("_contrib_index_copy", ("old_tensor", "index_vector", "new_tensor"), ())


def index_copy(
    old_tensor: Symbol | None = None,
    index_vector: Symbol | None = None,
    new_tensor: Symbol | None = None,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """Writes rows into an array.

    The result is `old_tensor` with row index_vector[i] replaced by row i of `new_tensor`.

    Parameters
    ----------
    old_tensor : Symbol
        Array with at least one dimension.
    index_vector : Symbol
        Row numbers.
    new_tensor : Symbol
        One row for each number.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        The array with replaced rows.

    Examples
    --------
    >>> old_tensor = mx.sym.Variable("old_tensor")
    >>> index_vector = mx.sym.Variable("index_vector")
    >>> new_tensor = mx.sym.Variable("new_tensor")
    >>> y = mx.sym.contrib.index_copy(old_tensor, index_vector, new_tensor)
    """
    return _op_index_copy((old_tensor, index_vector, new_tensor), (), name, attr, kwargs)

_op_quadratic = _SymOp("_contrib_quadratic", ("data",), ("a", "b", "c"))


def quadratic(
    data: Symbol | None = None,
    a: float = _Null,
    b: float = _Null,
    c: float = _Null,
    name: str | None = None,
    attr: dict[str, str] | None = None,
    out: Any = None,
    **kwargs: Any,
) -> Symbol:
    """A polynomial of degree two, `a x^2 + b x + c`.

    Parameters
    ----------
    data : Symbol
        Values of any shape.
    a : float, optional, default 0
        Factor of x^2.
    b : float, optional, default 0
        Factor of x.
    c : float, optional, default 0
        The constant term.
    name : str, optional
        Name of the node.

    Returns
    -------
    Symbol
        Same shape and dtype as `data`.

    Examples
    --------
    >>> data = mx.sym.Variable("data")
    >>> y = mx.sym.contrib.quadratic(data, a=2, b=-1, c=0.5)
    """
    return _op_quadratic((data,), (a, b, c), name, attr, kwargs)

# Names of operators that live in another namespace; below the definitions, because those modules import from here too.
from .gen_op import CTCLoss as CTCLoss
from .gen_op import CTCLoss as ctc_loss
