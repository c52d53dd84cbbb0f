"""Methods of `Symbol` that call the operator of the same name with the symbol as first input."""
from __future__ import annotations

from typing import Any

from . import op as _op


class FluentMethods:
    """Mixin with one method per operator that makes sense as a method."""

    __slots__ = ()

    def abs(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `abs` with this symbol as first input."""
        return _op.abs(self, *args, **kwargs)

    def arccos(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arccos` with this symbol as first input."""
        return _op.arccos(self, *args, **kwargs)

    def arccosh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arccosh` with this symbol as first input."""
        return _op.arccosh(self, *args, **kwargs)

    def arcsin(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arcsin` with this symbol as first input."""
        return _op.arcsin(self, *args, **kwargs)

    def arcsinh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arcsinh` with this symbol as first input."""
        return _op.arcsinh(self, *args, **kwargs)

    def arctan(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arctan` with this symbol as first input."""
        return _op.arctan(self, *args, **kwargs)

    def arctanh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `arctanh` with this symbol as first input."""
        return _op.arctanh(self, *args, **kwargs)

    def argmax(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `argmax` with this symbol as first input."""
        return _op.argmax(self, *args, **kwargs)

    def argmax_channel(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `argmax_channel` with this symbol as first input."""
        return _op.argmax_channel(self, *args, **kwargs)

    def argmin(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `argmin` with this symbol as first input."""
        return _op.argmin(self, *args, **kwargs)

    def argsort(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `argsort` with this symbol as first input."""
        return _op.argsort(self, *args, **kwargs)

    def broadcast_axes(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `broadcast_axes` with this symbol as first input."""
        return _op.broadcast_axes(self, *args, **kwargs)

    def broadcast_like(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `broadcast_like` with this symbol as first input."""
        return _op.broadcast_like(self, *args, **kwargs)

    def broadcast_to(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `broadcast_to` with this symbol as first input."""
        return _op.broadcast_to(self, *args, **kwargs)

    def cbrt(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `cbrt` with this symbol as first input."""
        return _op.cbrt(self, *args, **kwargs)

    def ceil(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `ceil` with this symbol as first input."""
        return _op.ceil(self, *args, **kwargs)

    def clip(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `clip` with this symbol as first input."""
        return _op.clip(self, *args, **kwargs)

    def cos(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `cos` with this symbol as first input."""
        return _op.cos(self, *args, **kwargs)

    def cosh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `cosh` with this symbol as first input."""
        return _op.cosh(self, *args, **kwargs)

    def degrees(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `degrees` with this symbol as first input."""
        return _op.degrees(self, *args, **kwargs)

    def depth_to_space(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `depth_to_space` with this symbol as first input."""
        return _op.depth_to_space(self, *args, **kwargs)

    def exp(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `exp` with this symbol as first input."""
        return _op.exp(self, *args, **kwargs)

    def expm1(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `expm1` with this symbol as first input."""
        return _op.expm1(self, *args, **kwargs)

    def fix(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `fix` with this symbol as first input."""
        return _op.fix(self, *args, **kwargs)

    def flip(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `flip` with this symbol as first input."""
        return _op.flip(self, *args, **kwargs)

    def floor(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `floor` with this symbol as first input."""
        return _op.floor(self, *args, **kwargs)

    def log(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `log` with this symbol as first input."""
        return _op.log(self, *args, **kwargs)

    def log10(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `log10` with this symbol as first input."""
        return _op.log10(self, *args, **kwargs)

    def log1p(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `log1p` with this symbol as first input."""
        return _op.log1p(self, *args, **kwargs)

    def log2(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `log2` with this symbol as first input."""
        return _op.log2(self, *args, **kwargs)

    def log_softmax(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `log_softmax` with this symbol as first input."""
        return _op.log_softmax(self, *args, **kwargs)

    def max(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `max` with this symbol as first input."""
        return _op.max(self, *args, **kwargs)

    def mean(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `mean` with this symbol as first input."""
        return _op.mean(self, *args, **kwargs)

    def min(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `min` with this symbol as first input."""
        return _op.min(self, *args, **kwargs)

    def nanprod(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `nanprod` with this symbol as first input."""
        return _op.nanprod(self, *args, **kwargs)

    def nansum(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `nansum` with this symbol as first input."""
        return _op.nansum(self, *args, **kwargs)

    def norm(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `norm` with this symbol as first input."""
        return _op.norm(self, *args, **kwargs)

    def one_hot(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `one_hot` with this symbol as first input."""
        return _op.one_hot(self, *args, **kwargs)

    def ones_like(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `ones_like` with this symbol as first input."""
        return _op.ones_like(self, *args, **kwargs)

    def pad(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `pad` with this symbol as first input."""
        return _op.pad(self, *args, **kwargs)

    def pick(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `pick` with this symbol as first input."""
        return _op.pick(self, *args, **kwargs)

    def prod(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `prod` with this symbol as first input."""
        return _op.prod(self, *args, **kwargs)

    def radians(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `radians` with this symbol as first input."""
        return _op.radians(self, *args, **kwargs)

    def rcbrt(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `rcbrt` with this symbol as first input."""
        return _op.rcbrt(self, *args, **kwargs)

    def reciprocal(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `reciprocal` with this symbol as first input."""
        return _op.reciprocal(self, *args, **kwargs)

    def relu(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `relu` with this symbol as first input."""
        return _op.relu(self, *args, **kwargs)

    def repeat(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `repeat` with this symbol as first input."""
        return _op.repeat(self, *args, **kwargs)

    def reshape(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `reshape` with this symbol as first input."""
        return _op.reshape(self, *args, **kwargs)

    def reshape_like(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `reshape_like` with this symbol as first input."""
        return _op.reshape_like(self, *args, **kwargs)

    def rint(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `rint` with this symbol as first input."""
        return _op.rint(self, *args, **kwargs)

    def round(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `round` with this symbol as first input."""
        return _op.round(self, *args, **kwargs)

    def rsqrt(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `rsqrt` with this symbol as first input."""
        return _op.rsqrt(self, *args, **kwargs)

    def shape_array(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `shape_array` with this symbol as first input."""
        return _op.shape_array(self, *args, **kwargs)

    def sigmoid(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sigmoid` with this symbol as first input."""
        return _op.sigmoid(self, *args, **kwargs)

    def sign(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sign` with this symbol as first input."""
        return _op.sign(self, *args, **kwargs)

    def sin(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sin` with this symbol as first input."""
        return _op.sin(self, *args, **kwargs)

    def sinh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sinh` with this symbol as first input."""
        return _op.sinh(self, *args, **kwargs)

    def size_array(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `size_array` with this symbol as first input."""
        return _op.size_array(self, *args, **kwargs)

    def slice(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `slice` with this symbol as first input."""
        return _op.slice(self, *args, **kwargs)

    def slice_axis(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `slice_axis` with this symbol as first input."""
        return _op.slice_axis(self, *args, **kwargs)

    def slice_like(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `slice_like` with this symbol as first input."""
        return _op.slice_like(self, *args, **kwargs)

    def softmax(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `softmax` with this symbol as first input."""
        return _op.softmax(self, *args, **kwargs)

    def softmin(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `softmin` with this symbol as first input."""
        return _op.softmin(self, *args, **kwargs)

    def sort(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sort` with this symbol as first input."""
        return _op.sort(self, *args, **kwargs)

    def space_to_depth(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `space_to_depth` with this symbol as first input."""
        return _op.space_to_depth(self, *args, **kwargs)

    def split(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `split` with this symbol as first input."""
        return _op.split(self, *args, **kwargs)

    def sqrt(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sqrt` with this symbol as first input."""
        return _op.sqrt(self, *args, **kwargs)

    def square(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `square` with this symbol as first input."""
        return _op.square(self, *args, **kwargs)

    def sum(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `sum` with this symbol as first input."""
        return _op.sum(self, *args, **kwargs)

    def swapaxes(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `swapaxes` with this symbol as first input."""
        return _op.swapaxes(self, *args, **kwargs)

    def take(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `take` with this symbol as first input."""
        return _op.take(self, *args, **kwargs)

    def tan(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `tan` with this symbol as first input."""
        return _op.tan(self, *args, **kwargs)

    def tanh(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `tanh` with this symbol as first input."""
        return _op.tanh(self, *args, **kwargs)

    def tile(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `tile` with this symbol as first input."""
        return _op.tile(self, *args, **kwargs)

    def topk(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `topk` with this symbol as first input."""
        return _op.topk(self, *args, **kwargs)

    def transpose(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `transpose` with this symbol as first input."""
        return _op.transpose(self, *args, **kwargs)

    def trunc(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `trunc` with this symbol as first input."""
        return _op.trunc(self, *args, **kwargs)

    def zeros_like(self, *args: Any, **kwargs: Any) -> Any:
        """The operator `zeros_like` with this symbol as first input."""
        return _op.zeros_like(self, *args, **kwargs)
