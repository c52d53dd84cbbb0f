"""ONNX's operators that work element by element."""
from __future__ import annotations

from functools import reduce
from typing import Any

import numpy as np

from ....onnx.mx2onnx._elementwise import ARITHMETIC, COMPARISONS, LOGICAL, UNARY
from ._graph import Node, translates

_UNARY = {onnx: ours for ours, onnx in UNARY.items()}
_BINARY = {onnx: ours for table in (ARITHMETIC, COMPARISONS, LOGICAL) for ours, onnx in table.items()}
# The operators with a number: number second, number first.
_SCALAR = {
    "add": ("_plus_scalar",) * 2, "sub": ("_minus_scalar", "_rminus_scalar"), "mul": ("_mul_scalar",) * 2,
    "div": ("_div_scalar", "_rdiv_scalar"), "power": ("_power_scalar", "_rpower_scalar"),
    "maximum": ("_maximum_scalar",) * 2, "minimum": ("_minimum_scalar",) * 2, "equal": ("_equal_scalar",) * 2,
    "greater": ("_greater_scalar", "_lesser_scalar"), "lesser": ("_lesser_scalar", "_greater_scalar"),
    "greater_equal": ("_greater_equal_scalar", "_lesser_equal_scalar"),
    "lesser_equal": ("_lesser_equal_scalar", "_greater_equal_scalar"),
}  # fmt: skip


def number(n: Node, which: int) -> float | None:
    """An input that is one known number and adds no axes to the other."""
    value = n.value(which)
    if value is None or value.size != 1 or value.ndim > 1:
        return None
    return value.reshape(-1)[0].item()


def combine(n: Node, function: str, a: Any, b: Any) -> Any:
    """A function of two inputs; one that is a number stays one."""
    numbers = [number(n, i) if isinstance(i, int) else None for i in (a, b)]
    pick = [n[i] if isinstance(i, int) and k is None else i for i, k in zip((a, b), numbers)]
    if function in _SCALAR and (numbers[0] is None) != (numbers[1] is None):
        first = numbers[1] is None
        return n.op(_SCALAR[function][first], pick[first], scalar=numbers[not first])
    pick = [n[i] if isinstance(i, int) else i for i in (a, b)]
    if function.startswith("logical"):
        pick = [n.op("Cast", x, dtype="float32") for x in pick]
    return n.op(f"broadcast_{function}", *pick)


@translates(*_UNARY)
def _unary(n: Node) -> Any:
    return n.op(_UNARY[n.kind], n[0])


@translates(*_BINARY)
def _binary(n: Node) -> Any:
    """Maximum and minimum take any number of inputs."""
    function = _BINARY[n.kind]
    if len(n.names) == 1:
        return n.op("identity", n[0])
    return reduce(lambda a, b: combine(n, function, a, b), range(len(n.names)))


@translates("Sum")
def _sum(n: Node) -> Any:
    if len(n.names) == 1:
        return n.op("identity", n[0])
    return reduce(lambda a, b: combine(n, "add", a, b), range(len(n.names)))


@translates("Mod")
def _mod(n: Node) -> Any:
    """The remainder with the sign of the dividend, unless told otherwise, as for whole numbers."""
    if not n.get("fmod", 0):
        return n.op("broadcast_mod", n[0], n[1])
    size = n.op("broadcast_mod", n.op("abs", n[0]), n.op("abs", n[1]))
    return n.op("broadcast_mul", n.op("sign", n[0]), size)


@translates("Not")
def _not(n: Node) -> Any:
    return n.op("logical_not", n[0])


@translates("Identity", "Dropout")
def _identity(n: Node) -> Any:
    return n.op("identity", n[0])


@translates("Cast")
def _cast(n: Node) -> Any:
    """Truth is told by numbers that are not 0."""
    from onnx import helper

    kind = np.dtype(helper.tensor_dtype_to_np_dtype(n.get("to")))
    if kind == np.bool_:
        return n.op("Cast", n.op("_not_equal_scalar", n[0], scalar=0), dtype="float32")
    return n.op("Cast", n[0], dtype=kind.name)


@translates("Softplus")
def _softplus(n: Node) -> Any:
    return n.op("Activation", n[0], act_type="softrelu")


@translates("HardSigmoid")
def _hard_sigmoid(n: Node) -> Any:
    return n.op("hard_sigmoid", n[0], alpha=n.get("alpha", 0.2), beta=n.get("beta", 0.5))


@translates("LeakyRelu", "Elu")
def _leaky(n: Node) -> Any:
    kind, slope = {"LeakyRelu": ("leaky", 0.01), "Elu": ("elu", 1.0)}[n.kind]
    return n.op("LeakyReLU", n[0], act_type=kind, slope=n.get("alpha", slope))


@translates("Selu")
def _selu(n: Node) -> Any:
    usual = abs(n.get("alpha", 1.67326) - 1.67326) < 1e-4 and abs(n.get("gamma", 1.0507) - 1.0507) < 1e-4
    n.need(usual, "a scale or slope of its own")
    return n.op("LeakyReLU", n[0], act_type="selu")


@translates("PRelu")
def _prelu(n: Node) -> Any:
    """The slope is one number, or one per channel with axes of size 1 behind."""
    shape = n.shape(1)
    channels = shape is not None and len(shape) == n.rank() - 1 and set(shape[1:]) <= {1}
    n.need(channels or shape == (1,), f"a slope of shape {shape}")
    return n.op("LeakyReLU", n[0], n.op("reshape", n[1], shape=(-1,)), act_type="prelu")


@translates("Clip")
def _clip(n: Node) -> Any:
    limits = []
    for which, key, far in ((1, "min", -3.4028234663852886e38), (2, "max", 3.4028234663852886e38)):
        limits.append(float(n.known(which, key).reshape(-1)[0]) if n.has(which) else n.get(key, far))
    return n.op("clip", n[0], a_min=limits[0], a_max=limits[1])


@translates("Where")
def _where(n: Node) -> Any:
    """The one that broadcasts."""
    one, other = number(n, 1), number(n, 2)
    if one is not None and other is not None:
        zeros = n.op("Cast", n.op("zeros_like", n[0]), dtype=n.value(1).dtype.name)
        chosen = n.op("_plus_scalar", zeros, scalar=one)
        return n.op("_npi_where_rscalar", n[0], chosen, scalar=other)
    if one is not None:
        return n.op("_npi_where_lscalar", n[0], n[2], scalar=one)
    if other is not None:
        return n.op("_npi_where_rscalar", n[0], n[1], scalar=other)
    return n.op("_npi_where", n[0], n[1], n[2])
