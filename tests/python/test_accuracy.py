"""Float32 functions against double precision, in units in the last place: what docs/performance.md promises of each."""
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from scipy import special

from mxnet import nd


def gamma(v):
    """SciPy's, which before 1.15 said infinity at the negative integers, where there is no limit."""
    return np.where((v < 0) & (v == np.floor(v)), np.nan, special.gamma(v))


def gammaln(v):
    """SciPy's, with the limit at minus infinity that C has."""
    return np.where(v == -np.inf, np.inf, special.gammaln(v))


def erfinv(v):
    """SciPy's, with the sign of zero."""
    return np.where(v == 0, v, special.erfinv(v))


FUNCTIONS = {
    "exp": np.exp, "expm1": np.expm1, "log": np.log, "log2": np.log2, "log10": np.log10, "log1p": np.log1p,
    "tanh": np.tanh, "sigmoid": special.expit, "sin": np.sin, "cos": np.cos, "tan": np.tan, "arcsin": np.arcsin,
    "arccos": np.arccos, "arctan": np.arctan, "sinh": np.sinh, "cosh": np.cosh, "arcsinh": np.arcsinh,
    "arccosh": np.arccosh, "arctanh": np.arctanh, "sqrt": np.sqrt, "rsqrt": lambda v: 1 / np.sqrt(v), "cbrt": np.cbrt,
    "rcbrt": lambda v: 1 / np.cbrt(v), "erf": special.erf, "erfinv": erfinv, "gamma": gamma,
    "gammaln": gammaln, "softsign": lambda v: v / (1 + np.abs(v)), "reciprocal": lambda v: 1 / v,
}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"


def promised():
    """Bounds by function, from the page."""
    table = PAGE.read_text().split("## Accuracy")[1].split("\n## ")[0]
    return {name: float(bound) for names, bound in re.findall(r"^\| ([\w, ]+) \| ([\d.]+) \|$", table, re.M)
            for name in names.split(", ")}


def errors():
    """Largest error of each function where the result is a normal number; NaN, infinities and zeros must be exact."""
    rng = np.random.RandomState(0)
    x = rng.randint(0, 2**32, 400_000, dtype=np.uint64).astype(np.uint32).view(np.float32)
    special_values = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1]
    x = np.concatenate([special_values, x[np.isfinite(x)], rng.uniform(-100, 100, 300_000),
                        rng.uniform(-2, 2, 300_000)]).astype("f")  # fmt: skip
    result = {}
    for name, function in FUNCTIONS.items():
        got = getattr(nd, name)(nd.array(x)).asnumpy()
        with np.errstate(all="ignore"):
            wanted = function(x.astype("float64"))
            rounded = wanted.astype("float32")
            normal = np.isfinite(rounded) & (np.abs(rounded) >= np.finfo("float32").tiny)
            unit = np.spacing(np.abs(rounded[normal])).astype("float64")
            result[name] = float(np.max(np.abs(got[normal].astype("float64") - wanted[normal]) / unit))
        assert np.array_equal(np.isnan(got), np.isnan(rounded)), name
        # Alone, too: among others a loop may take another way.
        for some in (slice(0, len(special_values)), slice(0, 2), slice(2, 4)):
            values = getattr(nd, name)(nd.array(x[some])).asnumpy()
            exact = (rounded[some] == 0) | np.isinf(rounded[some])
            found, want = values[exact], rounded[some][exact]
            assert np.array_equal(found, want), (name, found, want)
            assert np.array_equal(np.signbit(found), np.signbit(want)), (name, found, want)
    return result


def test_the_page_names_every_function():
    assert set(promised()) == set(FUNCTIONS)


@pytest.mark.parametrize("isa", ["v2", "v3", "v4"])
def test_errors_stay_below_what_is_promised(isa):
    said = subprocess.run([sys.executable, __file__], env={**os.environ, "MXNET_HUB_ISA": isa}, capture_output=True,
                          text=True, check=True).stdout
    found = {name: float(error) for name, error in (line.split() for line in said.splitlines())}
    assert {name: error for name, error in found.items() if error > promised()[name]} == {}


if __name__ == "__main__":
    for key, value in errors().items():
        print(key, value)
