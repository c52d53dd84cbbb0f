"""Initial values of parameters: rules by name, random distributions and saved values."""
import json
import logging
import math
import re
import warnings

import numpy as np

from . import ndarray, random, registry
from .base import string_types
from .ndarray import NDArray, load
from .util import is_np_array  # noqa: F401  (part of the public module surface)


class InitDesc(str):
    """Name of a parameter together with what is known about its initialization.

    Parameters
    ----------
    name : str
    attrs : dict of str to str, optional
        Attributes of the variable; ``__init__`` holds an initializer as JSON text.
    global_init : Initializer, optional
        What composite initializers fall back to.
    """

    def __new__(cls, name, attrs=None, global_init=None):
        desc = super().__new__(cls, name)
        desc.attrs = attrs or {}
        desc.global_init = global_init
        return desc


def _root_mean_square(array):
    return str((ndarray.norm(array) / math.sqrt(array.size)).asscalar())


class Initializer:
    """Base of initializers: chooses a rule by the parameter's name.

    Names that end in weight, bias, gamma, beta, min, max, moving_mean, moving_var and so on get their customary
    values; subclasses say what a weight gets by overriding ``_init_weight(name, array)``. A variable's own
    ``__init__`` attribute overrules the name. Keyword arguments are what `dumps` writes.
    """

    def __init__(self, **kwargs):
        self._kwargs = kwargs
        self._verbose = False
        self._print_func = None

    def set_verbosity(self, verbose=False, print_func=None):
        """Log each initialized parameter, with what `print_func(array)` says of it (root mean square by default)."""
        self._verbose = verbose
        self._print_func = print_func or _root_mean_square
        return self

    def _verbose_print(self, desc, rule, arr):
        if self._verbose and self._print_func:
            logging.info("Initialized %s as %s: %s", desc, rule, self._print_func(arr))

    def dumps(self):
        """JSON text ``[name, {arguments}]`` from which `create` makes an equal initializer."""
        return json.dumps([type(self).__name__.lower(), self._kwargs])

    def __call__(self, desc, arr):
        """Fill `arr` in place.

        Parameters
        ----------
        desc : InitDesc or str
            The parameter's name; a plain string is deprecated.
        arr : NDArray

        Raises
        ------
        ValueError
            When no rule fits the name.
        """
        if not isinstance(desc, InitDesc):
            self._legacy_init(desc, arr)
            return
        if desc.global_init is None:
            desc.global_init = self
        own = desc.attrs.get("__init__", "")
        if own:
            create(own)._init_weight(desc, arr)
            self._verbose_print(desc, own, arr)
            return
        for ending, rule in _DESC_RULES:
            if desc.endswith(ending):
                getattr(self, rule)(desc, arr)
                self._verbose_print(desc, ending, arr)
                return
        self._init_default(desc, arr)

    def _legacy_init(self, name, arr):
        warnings.warn("Calling initializer with init(str, NDArray) has been deprecated. "
                      "Please use init(mx.init.InitDesc(...), NDArray) instead.", DeprecationWarning, stacklevel=3)
        if not isinstance(name, string_types):
            raise TypeError("name must be string")
        if not isinstance(arr, NDArray):
            raise TypeError("arr must be NDArray")
        if name.startswith("upsampling"):
            self._init_bilinear(name, arr)
        elif name.startswith("stn_loc") and name.endswith("weight"):
            self._init_zero(name, arr)
        elif name.startswith("stn_loc") and name.endswith("bias"):
            self._init_loc_bias(name, arr)
        else:
            for ending, rule in _NAME_RULES:
                if name.endswith(ending):
                    getattr(self, rule)(name, arr)
                    return
            self._init_default(name, arr)

    def _init_bilinear(self, _, arr):
        height, width = arr.shape[-2:]
        factor = math.ceil(width / 2)
        center = (2 * factor - 1 - factor % 2) / (2 * factor)
        row = 1 - np.abs(np.arange(height) / factor - center)
        column = 1 - np.abs(np.arange(width) / factor - center)
        arr[:] = np.broadcast_to(np.outer(row, column), arr.shape).astype("float32")

    def _init_loc_bias(self, _, arr):
        if arr.shape[0] != 6:
            raise AssertionError(f"expected 6 values of an affine transformation, got shape {arr.shape}")
        arr[:] = np.array([1.0, 0, 0, 0, 1.0, 0], dtype="float32")

    def _init_zero(self, _, arr):
        arr[:] = 0.0

    def _init_one(self, _, arr):
        arr[:] = 1.0

    # Separate names, because subclasses (and users) override single rules.
    def _init_bias(self, _, arr):
        arr[:] = 0.0

    def _init_gamma(self, _, arr):
        arr[:] = 1.0

    def _init_beta(self, _, arr):
        arr[:] = 0.0

    def _init_quantized_bias(self, _, arr):
        arr[:] = 0

    def _init_quantized_weight(self, _, arr):
        values = random.randint(-127, 127, shape=arr.shape, dtype="int32", ctx=arr.context)
        arr[:] = values.astype("int8")

    def _init_weight(self, name, arr):
        raise NotImplementedError("Must override it")

    def _init_default(self, name, _):
        raise ValueError(
            f'Unknown initialization pattern for {name}. Default initialization is now limited to "weight", "bias", '
            f'"gamma" (1.0), and "beta" (0.0). Please use mx.sym.Variable(init=mx.init.*) to set initialization '
            f'pattern')

    def __eq__(self, other):
        if not isinstance(other, Initializer):
            return NotImplemented
        return type(self) is type(other) and self._kwargs == other._kwargs

    __hash__ = None


# (ending of the name, method); the first that fits wins.
_NAME_RULES = (
    ("bias", "_init_bias"), ("gamma", "_init_gamma"), ("beta", "_init_beta"), ("weight", "_init_weight"),
    ("moving_mean", "_init_zero"), ("moving_var", "_init_one"), ("moving_inv_var", "_init_zero"),
    ("moving_avg", "_init_zero"), ("min", "_init_zero"), ("max", "_init_one"),
)
_DESC_RULES = (
    ("weight", "_init_weight"), ("bias", "_init_bias"), ("gamma", "_init_gamma"), ("beta", "_init_beta"),
    ("min", "_init_zero"), ("max", "_init_one"),
    ("moving_mean", "_init_zero"), ("running_mean", "_init_zero"), ("moving_var", "_init_one"),
    ("running_var", "_init_one"), ("moving_inv_var", "_init_zero"), ("moving_avg", "_init_zero"),
    ("weight_quantize", "_init_quantized_weight"), ("bias_quantize", "_init_quantized_bias"),
)

_register = registry.get_register_func(Initializer, "initializer")
alias = registry.get_alias_func(Initializer, "initializer")
create = registry.get_create_func(Initializer, "initializer")


def register(klass):
    """Decorator: make an `Initializer` subclass known under its lower-case name."""
    return _register(klass)


class Load:
    """Initialize from saved values.

    Parameters
    ----------
    param : str or dict of str to NDArray
        File, or arrays by name; the prefixes ``arg:`` and ``aux:`` are dropped.
    default_init : Initializer, optional
        For names that were not saved.
    verbose : bool
        Log where each value came from.
    """

    def __init__(self, param, default_init=None, verbose=False):
        if isinstance(param, string_types):
            param = load(param)
        if not isinstance(param, dict):
            raise AssertionError(f"expected a dict of arrays or a file of one, got {type(param).__name__}")
        self.param = {name[4:] if name.startswith(("arg:", "aux:")) else name: arr for name, arr in param.items()}
        self.default_init = default_init
        self.verbose = verbose

    def __call__(self, name, arr):
        """Fill `arr` with the value saved under `name`; an AssertionError when shapes differ or it is unknown."""
        saved = self.param.get(name)
        if saved is not None:
            if arr.shape != saved.shape:
                raise AssertionError(f"Parameter {name} cannot be initialized from loading. Shape mismatch, "
                                     f"target {arr.shape} vs loaded {saved.shape}")
            arr[:] = saved
            source = "loading"
        else:
            if self.default_init is None:
                raise AssertionError(f"Cannot Initialize {name}. Not found in loaded param and no default "
                                     f"Initializer is provided.")
            self.default_init(name, arr)
            source = "default"
        if self.verbose:
            logging.info("Initialized %s by %s", name, source)


class Mixed:
    """Initialize by several initializers, chosen by regular expressions on the name.

    Parameters
    ----------
    patterns : list of str
    initializers : list of Initializer
        As many as patterns; the first pattern that matches wins.
    """

    def __init__(self, patterns, initializers):
        if len(patterns) != len(initializers):
            raise AssertionError(f"{len(patterns)} patterns do not match {len(initializers)} initializers")
        self.map = [(re.compile(pattern), init) for pattern, init in zip(patterns, initializers)]

    def __call__(self, name, arr):
        for pattern, init in self.map:
            if pattern.match(name):
                init(name, arr)
                return
        raise ValueError(f'Parameter name {name} did not match any pattern. Consider adding a ".*" pattern at the '
                         f'end with a default Initializer.')


@alias("zeros")
@register
class Zero(Initializer):
    """All zeros."""

    def __init__(self):
        super().__init__()

    def _init_weight(self, _, arr):
        arr[:] = 0


@alias("ones")
@register
class One(Initializer):
    """All ones."""

    def __init__(self):
        super().__init__()

    def _init_weight(self, _, arr):
        arr[:] = 1


@register
class Constant(Initializer):
    """One value everywhere, or the values of an array.

    Parameters
    ----------
    value : float, NDArray or numpy.ndarray
    """

    def __init__(self, value):
        super().__init__(value=value)
        self.value = value

    def _init_weight(self, _, arr):
        arr[:] = np.asarray(self.value, dtype="float32") if isinstance(self.value, (list, tuple)) else self.value

    def dumps(self):
        value = self._kwargs["value"]
        if hasattr(value, "asnumpy"):
            value = value.asnumpy()
        if hasattr(value, "tolist"):
            value = value.tolist()
        self._kwargs["value"] = value
        return super().dumps()


@register
class Uniform(Initializer):
    """Uniform between -scale and scale."""

    def __init__(self, scale=0.07):
        super().__init__(scale=scale)
        self.scale = scale

    def _init_weight(self, _, arr):
        random.uniform(-self.scale, self.scale, out=arr)


@register
class Normal(Initializer):
    """Normal with mean 0 and standard deviation sigma."""

    def __init__(self, sigma=0.01):
        super().__init__(sigma=sigma)
        self.sigma = sigma

    def _init_weight(self, _, arr):
        random.normal(0, self.sigma, out=arr)


@register
class Orthogonal(Initializer):
    """A scaled matrix with orthonormal rows (or columns, whichever are fewer).

    Parameters
    ----------
    scale : float
    rand_type : {'uniform', 'normal'}
        What the matrix is made from.
    """

    def __init__(self, scale=1.414, rand_type="uniform"):
        super().__init__(scale=scale, rand_type=rand_type)
        self.scale = scale
        self.rand_type = rand_type

    def _init_weight(self, _, arr):
        shape = (arr.shape[0], int(np.prod(arr.shape[1:])))
        if self.rand_type == "uniform":
            start = np.random.uniform(-1.0, 1.0, shape)
        elif self.rand_type == "normal":
            start = np.random.normal(0.0, 1.0, shape)
        else:
            raise ValueError(f"[Orthogonal] argument 'rand_type': expected 'uniform' or 'normal', "
                             f"got {self.rand_type!r}")
        left, _, right = np.linalg.svd(start, full_matrices=False)
        basis = left if left.shape == shape else right
        arr[:] = (self.scale * basis).reshape(arr.shape).astype("float32")


@register
class Xavier(Initializer):
    """Random with a spread that keeps the size of activations through a layer.

    Parameters
    ----------
    rnd_type : {'uniform', 'gaussian'}
    factor_type : {'avg', 'in', 'out'}
        Divide by the number of inputs, of outputs, or their mean.
    magnitude : float
        The spread is ``sqrt(magnitude / factor)``.
    """

    def __init__(self, rnd_type="uniform", factor_type="avg", magnitude=3):
        super().__init__(rnd_type=rnd_type, factor_type=factor_type, magnitude=magnitude)
        self.rnd_type = rnd_type
        self.factor_type = factor_type
        self.magnitude = float(magnitude)

    def _init_weight(self, name, arr):
        shape = arr.shape
        if len(shape) < 2:
            raise ValueError(f"Xavier initializer cannot be applied to vector {name}. It requires at least 2D.")
        area = float(np.prod(shape[2:]))
        fan_in, fan_out = shape[1] * area, shape[0] * area
        factors = {"avg": (fan_in + fan_out) / 2.0, "in": fan_in, "out": fan_out}
        if self.factor_type not in factors:
            raise ValueError(f"[Xavier] argument 'factor_type': expected 'avg', 'in' or 'out', "
                             f"got {self.factor_type!r}")
        scale = math.sqrt(self.magnitude / factors[self.factor_type])
        if self.rnd_type == "uniform":
            random.uniform(-scale, scale, out=arr)
        elif self.rnd_type == "gaussian":
            random.normal(0, scale, out=arr)
        else:
            raise ValueError(f"[Xavier] argument 'rnd_type': expected 'uniform' or 'gaussian', "
                             f"got {self.rnd_type!r}")


@register
class MSRAPrelu(Xavier):
    """Gaussian Xavier for layers followed by PReLU.

    Parameters
    ----------
    factor_type : {'avg', 'in', 'out'}
    slope : float
        Initial slope of the negative half.
    """

    def __init__(self, factor_type="avg", slope=0.25):
        super().__init__("gaussian", factor_type, 2.0 / (1 + slope ** 2))
        self._kwargs = {"factor_type": factor_type, "slope": slope}


@register
class Bilinear(Initializer):
    """Weights of bilinear upsampling by a deconvolution."""

    def __init__(self):
        super().__init__()

    def _init_weight(self, name, arr):
        self._init_bilinear(name, arr)


@register
class LSTMBias(Initializer):
    """Bias of an LSTM: `forget_bias` for the forget gate (the second quarter), zero elsewhere."""

    def __init__(self, forget_bias=1.0):
        super().__init__(forget_bias=forget_bias)
        self.forget_bias = forget_bias

    def _init_weight(self, name, arr):
        quarter = arr.shape[0] // 4
        arr[:] = 0.0
        arr[quarter:2 * quarter] = self.forget_bias


@register
class FusedRNN(Initializer):
    """Initialize the one parameter vector of a fused RNN piece by piece.

    Parameters
    ----------
    init : Initializer or JSON text or None
        For the pieces; the global initializer when None.
    num_hidden, num_layers, mode, bidirectional, forget_bias
        As in `mx.rnn.FusedRNNCell`.
    """

    def __init__(self, init, num_hidden, num_layers, mode, bidirectional=False, forget_bias=1.0):
        if isinstance(init, string_types):
            init = create(init)
        super().__init__(init=None if init is None else init.dumps(), num_hidden=num_hidden, num_layers=num_layers,
                         mode=mode, bidirectional=bidirectional, forget_bias=forget_bias)
        self._init = init
        self._num_hidden = num_hidden
        self._num_layers = num_layers
        self._mode = mode
        self._bidirectional = bidirectional
        self._forget_bias = forget_bias

    def _init_weight(self, desc, arr):
        from .rnn import rnn_cell  # the cells use initializers themselves
        cell = rnn_cell.FusedRNNCell(self._num_hidden, self._num_layers, self._mode, self._bidirectional,
                                     forget_bias=self._forget_bias, prefix="")
        pieces = cell.unpack_weights({"parameters": arr})
        fallback = desc.global_init if isinstance(desc, InitDesc) else None
        init = self._init or fallback
        if init is None:
            raise ValueError(f"[FusedRNN] argument 'init': expected an initializer for {desc}, got None and no "
                             f"global initializer")
        for name, piece in pieces.items():
            if self._mode == "lstm" and name.endswith("_f_bias"):
                piece[:] = self._forget_bias
            else:
                init(InitDesc(name, global_init=fallback), piece)
        arr[:] = cell.pack_weights(pieces)["parameters"]
