"""Operators that work element by element: arithmetic, comparisons, mathematical functions, casts."""
from __future__ import annotations

import math

import numpy as np

from ._graph import Node, Writer, translates

# Operators that are one of ONNX's.
UNARY = {
    "abs": "Abs", "negative": "Neg", "exp": "Exp", "log": "Log", "sqrt": "Sqrt", "floor": "Floor", "ceil": "Ceil",
    "sin": "Sin", "cos": "Cos", "tan": "Tan", "arcsin": "Asin", "arccos": "Acos", "arctan": "Atan", "sinh": "Sinh",
    "cosh": "Cosh", "arcsinh": "Asinh", "arccosh": "Acosh", "arctanh": "Atanh", "tanh": "Tanh", "sigmoid": "Sigmoid",
    "relu": "Relu", "reciprocal": "Reciprocal", "erf": "Erf", "sign": "Sign", "softsign": "Softsign",
}  # fmt: skip
ACTIVATIONS = {"relu": "Relu", "sigmoid": "Sigmoid", "tanh": "Tanh", "softrelu": "Softplus", "softsign": "Softsign"}
# Functions of two numbers, by what our names of operators are made of.
ARITHMETIC = {"add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "power": "Pow", "maximum": "Max",
               "minimum": "Min"}  # fmt: skip
COMPARISONS = {"equal": "Equal", "greater": "Greater", "lesser": "Less", "greater_equal": "GreaterOrEqual",
                "lesser_equal": "LessOrEqual"}  # fmt: skip
LOGICAL = {"logical_and": "And", "logical_or": "Or", "logical_xor": "Xor"}
# Operators with a number: the function, and whether the number comes first.
_SCALAR = {
    "_plus_scalar": ("add", False), "_minus_scalar": ("sub", False), "_rminus_scalar": ("sub", True),
    "_mul_scalar": ("mul", False), "_div_scalar": ("div", False), "_rdiv_scalar": ("div", True),
    "_power_scalar": ("power", False), "_rpower_scalar": ("power", True), "_maximum_scalar": ("maximum", False),
    "_minimum_scalar": ("minimum", False), "_mod_scalar": ("mod", False), "_rmod_scalar": ("mod", True),
    **{f"_{name}_scalar": (name, False) for name in (*COMPARISONS, "not_equal", *LOGICAL)},
}  # fmt: skip
_BINARY = {
    "elemwise_add": "add", "_grad_add": "add", "elemwise_sub": "sub", "elemwise_mul": "mul", "elemwise_div": "div",
    **{f"_{name}": name for name in ("power", "maximum", "minimum", "mod", *COMPARISONS, "not_equal", *LOGICAL)},
    **{f"broadcast_{name}": name for name in (*ARITHMETIC, "mod", *COMPARISONS, "not_equal", *LOGICAL)},
}  # fmt: skip


def truth(g: Writer, x: str) -> str:
    """Whether a number is not zero."""
    return g.cast(x, np.bool_)


def scalar(g: Writer, node: Node, value: float, which: int = 0) -> str:
    """A number in the type of an input."""
    kind = node.types[which]
    if kind.kind in "iub" and value != int(value):
        raise node.error(f"the number {value} with {kind} data has no form in ONNX")
    return g.const(value, kind)


@translates(*UNARY)
def _unary(g: Writer, n: Node) -> str:
    return g.op(UNARY[n.op], n.inputs[0])


@translates("Activation")
def _activation(g: Writer, n: Node) -> str:
    return g.op(ACTIVATIONS[n["act_type"]], n.inputs[0])


def _modulo(g: Writer, kind: np.dtype, a: str, b: str) -> str:
    """The remainder that has the sign of the divisor; 0 when that is 0."""
    zero = g.const(0, kind)
    remainder = g.op("Mod", a, b, fmod=1)
    wrong = g.op("Less", g.op("Mul", g.op("Sign", remainder), g.op("Sign", b)), zero)
    return g.op("Where", g.op("Equal", b, zero), zero,
                g.op("Where", wrong, g.op("Add", remainder, b), remainder))


def two(g: Writer, n: Node, function: str, a: str, b: str) -> str:
    """A function of two numbers; comparisons answer in the type of our output."""
    if function in ARITHMETIC:
        return g.op(ARITHMETIC[function], a, b)
    if function == "mod":
        n.need(n.types[0].kind == "f", f"the remainder of {n.types[0]} data")
        return _modulo(g, n.types[0], a, b)
    if function in LOGICAL:
        answer = g.op(LOGICAL[function], truth(g, a), truth(g, b))
    elif function == "not_equal":
        answer = g.op("Not", g.op("Equal", a, b))
    else:
        answer = g.op(COMPARISONS[function], a, b)
    return g.cast(answer, n.out_types[0])


@translates(*_BINARY)
def _binary(g: Writer, n: Node) -> str:
    n.need(n.types[0] == n.types[1], f"an operation between {n.types[0]} and {n.types[1]}")
    return two(g, n, _BINARY[n.op], *n.inputs)


@translates(*_SCALAR)
def _with_scalar(g: Writer, n: Node) -> str:
    function, first = _SCALAR[n.op]
    x = n.inputs[0]
    if n.types[0].kind in "iub" and n.out_types[0].kind == "f":
        x, number = g.cast(x, n.out_types[0]), g.const(n["scalar"], n.out_types[0])
    else:
        number = scalar(g, n, n["scalar"])
    return two(g, n, function, *((number, x) if first else (x, number)))


@translates("add_n")
def _sum_of_all(g: Writer, n: Node) -> str:
    return g.op("Sum", *n.inputs)


@translates("logical_not")
def _not(g: Writer, n: Node) -> str:
    return g.cast(g.op("Not", truth(g, n.inputs[0])), n.out_types[0])


@translates("_copy", "BlockGrad", "make_loss", "MakeLoss", "_identity_with_attr_like_rhs")
def _same(g: Writer, n: Node) -> str:
    return n.inputs[0]


@translates("Cast", "amp_cast")
def _cast(g: Writer, n: Node) -> str:
    return g.cast_from(n.inputs[0], n.types[0], n.out_types[0])


@translates("amp_multicast")
def _casts(g: Writer, n: Node) -> list[str]:
    return [g.cast_from(*triple) for triple in zip(n.inputs, n.types, n.out_types)]


@translates("square")
def _square(g: Writer, n: Node) -> str:
    return g.op("Mul", n.inputs[0], n.inputs[0])


@translates("rsqrt")
def _rsqrt(g: Writer, n: Node) -> str:
    return g.op("Reciprocal", g.op("Sqrt", n.inputs[0]))


@translates("cbrt", "rcbrt")
def _cube_root(g: Writer, n: Node) -> str:
    x = n.inputs[0]
    root = g.op("Mul", g.op("Sign", x), g.op("Pow", g.op("Abs", x), g.const(1 / 3, n.types[0])))
    return root if n.op == "cbrt" else g.op("Reciprocal", root)


_FACTORS = {"degrees": 180 / math.pi, "radians": math.pi / 180}
_LOGARITHMS = {"log2": 1 / math.log(2), "log10": 1 / math.log(10)}


@translates(*_FACTORS)
def _scaled(g: Writer, n: Node) -> str:
    return g.op("Mul", n.inputs[0], g.const(_FACTORS[n.op], n.types[0]))


@translates(*_LOGARITHMS)
def _logarithm(g: Writer, n: Node) -> str:
    return g.op("Mul", g.op("Log", n.inputs[0]), g.const(_LOGARITHMS[n.op], n.types[0]))


@translates("fix", "trunc", "round", "rint")
def _rounded(g: Writer, n: Node) -> str:
    """Ties go away from zero with `round`, to the lower neighbour with `rint`."""
    x = n.inputs[0]
    size = x if n.op == "rint" else g.op("Abs", x)
    whole = g.op("Floor", size)
    if n.op in ("round", "rint"):
        compare = "GreaterOrEqual" if n.op == "round" else "Greater"
        up = g.op(compare, g.op("Sub", size, whole), g.const(0.5, n.types[0]))
        whole = g.op("Add", whole, g.cast(up, n.types[0]))
    return whole if n.op == "rint" else g.op("Mul", g.op("Sign", x), whole)


@translates("hard_sigmoid")
def _hard_sigmoid(g: Writer, n: Node) -> str:
    return g.op("HardSigmoid", n.inputs[0], alpha=n["alpha"], beta=n["beta"])


@translates("clip")
def _clip(g: Writer, n: Node) -> str:
    return g.op("Clip", n.inputs[0], scalar(g, n, n["a_min"]), scalar(g, n, n["a_max"]))


@translates("smooth_l1")
def _smooth_l1(g: Writer, n: Node) -> str:
    x, kind, factor = n.inputs[0], n.types[0], n["scalar"] ** 2
    size = g.op("Abs", x)
    near = g.op("Mul", g.op("Mul", x, x), g.const(0.5 * factor, kind))
    far = g.op("Sub", size, g.const(0.5 / factor, kind))
    return g.op("Where", g.op("Less", size, g.const(1 / factor, kind)), near, far)


@translates("where")
def _where(g: Writer, n: Node) -> str:
    """A vector as condition chooses rows."""
    condition = truth(g, n.inputs[0])
    rows = n.rank == 1 and len(n.shapes[1]) > 1
    if rows:
        condition = g.unsqueeze(condition, *range(1, len(n.shapes[1])))
    return g.op("Where", condition, *n.inputs[1:])
