# Containers, dense layers, embedding, dropout and lambdas; normalization layers come from norm_layers.py.
"""Basic layers."""
import warnings

from ... import ndarray, symbol
from ..block import Block, HybridBlock
from ..utils import _indent
from .activations import Activation
from .norm_layers import BatchNorm, BatchNormReLU, GroupNorm, InstanceNorm, LayerNorm

__all__ = ["Sequential", "HybridSequential", "Dense", "Dropout", "Embedding", "BatchNorm", "BatchNormReLU",
           "InstanceNorm", "LayerNorm", "GroupNorm", "Flatten", "Lambda", "HybridLambda"]


class _Chain:
    """What Sequential and HybridSequential share: an ordered list of children."""

    def add(self, *blocks):
        """Append blocks to the chain."""
        for block in blocks:
            self.register_child(block)

    def __repr__(self):
        lines = "\n".join(f"  ({key}): {_indent(repr(block), 2)}" for key, block in self._children.items())
        return f"{type(self).__name__}(\n{lines}\n)"

    def __getitem__(self, key):
        layers = list(self._children.values())[key]
        if not isinstance(layers, list):
            return layers
        part = type(self)(prefix=self._prefix)
        with part.name_scope():
            part.add(*layers)
        return part

    def __len__(self):
        return len(self._children)


class Sequential(_Chain, Block):
    """Run blocks one after the other: each gets what the one before returned."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def forward(self, x):
        for block in self._children.values():
            x = block(x)
        return x

    def hybridize(self, active=True, **kwargs):
        """Compile each child for itself; HybridSequential compiles the whole chain."""
        if self._children and all(isinstance(child, HybridBlock) for child in self._children.values()):
            warnings.warn(f"All children of this Sequential layer '{self.prefix}' are HybridBlocks. Consider using "
                          "HybridSequential for the best performance.", stacklevel=2)
        super().hybridize(active, **kwargs)


class HybridSequential(_Chain, HybridBlock):
    """Run HybridBlocks one after the other, as one compiled graph after `hybridize`."""

    def __init__(self, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)

    def hybrid_forward(self, F, x):
        for block in self._children.values():
            x = block(x)
        return x


class Dense(HybridBlock):
    """Fully connected layer: activation(dot(x, weight.T) + bias).

    Parameters
    ----------
    units : int
        Size of the output.
    activation : str, optional
        See `Activation`; none by default.
    use_bias : bool, default True
    flatten : bool, default True
        True: the input (N, ...) is taken as (N, size) and the output is (N, units). False: only the last axis is
        transformed, (..., size) to (..., units).
    dtype : str or numpy.dtype, default 'float32'
    weight_initializer, bias_initializer : str or Initializer
    in_units : int, optional
        Size of the input; found at the first call when not given.
    """

    def __init__(self, units, activation=None, use_bias=True, flatten=True, dtype="float32", weight_initializer=None,
                 bias_initializer="zeros", in_units=0, **kwargs):
        super().__init__(**kwargs)
        self._flatten = flatten
        self._units = units
        self._in_units = in_units
        with self.name_scope():
            self.weight = self.params.get("weight", shape=(units, in_units), init=weight_initializer, dtype=dtype,
                                          allow_deferred_init=True)
            self.bias = None
            if use_bias:
                self.bias = self.params.get("bias", shape=(units,), init=bias_initializer, dtype=dtype,
                                            allow_deferred_init=True)
            self.act = Activation(activation, prefix=activation + "_") if activation is not None else None

    def hybrid_forward(self, F, x, weight, bias=None):
        out = F.FullyConnected(x, weight, bias, no_bias=bias is None, num_hidden=self._units, flatten=self._flatten,
                               name="fwd")
        return out if self.act is None else self.act(out)

    def __repr__(self):
        units, in_units = self.weight.shape
        return f"{type(self).__name__}({in_units or None} -> {units}, {self.act or 'linear'})"


class Dropout(HybridBlock):
    """In training, set a random fraction `rate` of the values to zero and scale up the rest; else pass through.

    Along `axes` all values share one fate.
    """

    def __init__(self, rate, axes=(), **kwargs):
        super().__init__(**kwargs)
        self._rate = rate
        self._axes = axes

    def hybrid_forward(self, F, x):
        if self._rate > 0:
            return F.Dropout(x, p=self._rate, axes=self._axes, name="fwd", cudnn_off=False)
        return F.identity(x)

    def __repr__(self):
        return f"{type(self).__name__}(p = {self._rate}, axes={self._axes})"


class Embedding(HybridBlock):
    """Look up rows of a table: indices of any shape give vectors, (...) to (..., output_dim).

    Parameters
    ----------
    input_dim : int
        Number of rows; indices run from 0 to input_dim - 1.
    output_dim : int
        Length of a row.
    dtype : str or numpy.dtype, default 'float32'
    weight_initializer : str or Initializer, optional
    sparse_grad : bool, default False
        Keep the gradient as the rows that were used.
    """

    def __init__(self, input_dim, output_dim, dtype="float32", weight_initializer=None, sparse_grad=False, **kwargs):
        super().__init__(**kwargs)
        self._kwargs = {"input_dim": input_dim, "output_dim": output_dim, "dtype": dtype, "sparse_grad": sparse_grad}
        self.weight = self.params.get("weight", shape=(input_dim, output_dim), init=weight_initializer, dtype=dtype,
                                      allow_deferred_init=True, grad_stype="row_sparse" if sparse_grad else "default")

    def hybrid_forward(self, F, x, weight):
        return F.Embedding(x, weight, name="fwd", **self._kwargs)

    def __repr__(self):
        settings = self._kwargs
        return f"{type(self).__name__}({settings['input_dim']} -> {settings['output_dim']}, {settings['dtype']})"


class Flatten(HybridBlock):
    """Join all axes but the first: (N, ...) to (N, size)."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)

    def hybrid_forward(self, F, x):
        return F.flatten(x)

    def __repr__(self):
        return type(self).__name__


class Lambda(Block):
    """A function of arrays as a block; `function` is a callable or the name of an operator of `mxnet.nd`."""

    def __init__(self, function, prefix=None):
        super().__init__(prefix=prefix)
        if isinstance(function, str):
            if not hasattr(ndarray, function):
                raise AssertionError(f"Function name {function} is not found in ndarray.")
            self._func_impl = getattr(ndarray, function)
        elif callable(function):
            self._func_impl = function
        else:
            raise ValueError(f"Unrecognized function in lambda: {function} of type {type(function)}")

    def forward(self, *args):
        return self._func_impl(*args)

    def __repr__(self):
        return f"{type(self).__name__}({self._func_impl.__name__})"


class HybridLambda(HybridBlock):
    """A function `f(F, x, ...)` as a HybridBlock; `function` is a callable or the name of an operator."""

    def __init__(self, function, prefix=None):
        super().__init__(prefix=prefix)
        if isinstance(function, str):
            if not (hasattr(ndarray, function) and hasattr(symbol, function)):
                raise AssertionError(f"Function name {function} is not found in symbol/ndarray.")
            self._func = lambda F, *args: getattr(F, function)(*args)
            self._func_name = function
        elif callable(function):
            self._func = function
            self._func_name = getattr(function, "__name__", type(function).__name__)
        else:
            raise ValueError(f"Unrecognized function in lambda: {function} of type {type(function)}")

    def hybrid_forward(self, F, x, *args):
        return self._func(F, x, *args)

    def __repr__(self):
        return f"{type(self).__name__}({self._func_name})"
