# Concurrent blocks, identity, sparse embedding, synchronized batch normalization and pixel shuffles.
"""Additional basic layers."""
from .... import ndarray, symbol
from ...block import Block, HybridBlock
from ...nn import BatchNorm, HybridSequential, Sequential

__all__ = ["Concurrent", "HybridConcurrent", "Identity", "SparseEmbedding", "SyncBatchNorm", "PixelShuffle1D",
           "PixelShuffle2D", "PixelShuffle3D"]


class Concurrent(Sequential):
    """Give the input to every child and concatenate their outputs along `axis`."""

    def __init__(self, axis=-1, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self.axis = axis

    def forward(self, x):
        outputs = [block(x) for block in self._children.values()]
        F = symbol if isinstance(outputs[0], symbol.Symbol) else ndarray
        return F.concat(*outputs, dim=self.axis)


class HybridConcurrent(HybridSequential):
    """Give the input to every child and concatenate their outputs along `axis`; can be compiled."""

    def __init__(self, axis=-1, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self.axis = axis

    def hybrid_forward(self, F, x):
        return F.concat(*[block(x) for block in self._children.values()], dim=self.axis)


class Identity(HybridBlock):
    """Return the input; useful as a branch of `HybridConcurrent`."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def hybrid_forward(self, F, x):
        return x


class SparseEmbedding(Block):
    """Look up rows of a table that is kept row-sparse, as is its gradient: a pass touches only the rows in use.

    Indices of any shape (...) give (..., output_dim). Before the first use of its data a `gluon.Trainer` must have been
    made with the parameter, since it is what keeps all rows.

    Parameters
    ----------
    input_dim : int
        Number of rows; indices run from 0 to input_dim - 1.
    output_dim : int
        Length of a row.
    dtype : str or numpy.dtype
    weight_initializer : str or Initializer, optional
    """

    def __init__(self, input_dim, output_dim, dtype="float32", weight_initializer=None, **kwargs):
        super().__init__(**kwargs)
        self._kwargs = {"input_dim": input_dim, "output_dim": output_dim, "dtype": dtype, "sparse_grad": True}
        self.weight = self.params.get("weight", shape=(input_dim, output_dim), init=weight_initializer, dtype=dtype,
                                      grad_stype="row_sparse", stype="row_sparse")

    def forward(self, x):
        return ndarray.Embedding(x, self.weight.row_sparse_data(x), **self._kwargs)

    def __repr__(self):
        settings = self._kwargs
        return f"{type(self).__name__}({settings['input_dim']} -> {settings['output_dim']}, {settings['dtype']})"


class SyncBatchNorm(BatchNorm):
    """Batch normalization over the batch of all devices. With one device, as here, it is `BatchNorm` on axis 1.

    `num_devices` is the number of devices that share a batch and must be 1: statistics over several devices need their
    communication, which this build does not have. See `BatchNorm` for the others.
    """

    def __init__(self, in_channels=0, num_devices=None, momentum=0.9, epsilon=1e-5, center=True, scale=True,
                 use_global_stats=False, beta_initializer="zeros", gamma_initializer="ones",
                 running_mean_initializer="zeros", running_variance_initializer="ones", **kwargs):
        if num_devices not in (None, 1):
            raise ValueError(f"[SyncBatchNorm] argument 'num_devices': expected 1, got {num_devices}; this build has "
                             "one device")
        super().__init__(1, momentum, epsilon, center, scale, use_global_stats, beta_initializer, gamma_initializer,
                         running_mean_initializer, running_variance_initializer, in_channels, **kwargs)


class _PixelShuffle(HybridBlock):
    """Base of the pixel shuffles: turns groups of channels into finer space."""

    _ndim = 0

    def __init__(self, factor):
        super().__init__()
        self._factors = (int(factor),) * self._ndim if isinstance(factor, int) else tuple(int(item) for item in factor)
        if len(self._factors) != self._ndim:
            raise AssertionError(f"[{type(self).__name__}] argument 'factor': expected {self._ndim} numbers, got "
                                 f"{factor}")

    def __repr__(self):
        return f"{type(self).__name__}({self._factors if self._ndim > 1 else self._factors[0]})"

    def hybrid_forward(self, F, x):
        # From the last axis on, whose factor lies innermost in the channels: split the factor off the channels
        # (N, C * f, spaces), move it behind its axis, and join the two. At most six axes occur, and no size is needed.
        ndim = self._ndim
        for i in reversed(range(ndim)):
            x = F.reshape(x, (0, -4, -1, self._factors[i], *(0,) * ndim))
            spaces = list(range(3, 3 + ndim))
            x = F.transpose(x, axes=(0, 1, *spaces[:i + 1], 2, *spaces[i + 1:]))
            x = F.reshape(x, (0, 0, *(0,) * i, -3, *(0,) * (ndim - i - 1)))
        return x


class PixelShuffle1D(_PixelShuffle):
    """(N, f * C, W) to (N, C, W * f), f = `factor`."""

    _ndim = 1

    def __init__(self, factor):
        super().__init__(factor)


class PixelShuffle2D(_PixelShuffle):
    """(N, f1 * f2 * C, H, W) to (N, C, H * f1, W * f2); `factor` is one number or two."""

    _ndim = 2

    def __init__(self, factor):
        super().__init__(factor)


class PixelShuffle3D(_PixelShuffle):
    """(N, f1 * f2 * f3 * C, D, H, W) to (N, C, D * f1, H * f2, W * f3); `factor` is one number or three."""

    _ndim = 3

    def __init__(self, factor):
        super().__init__(factor)
