"""The example of the README runs and ends where its comment says."""

import re
from pathlib import Path

import numpy as np

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_ten_lines_learn_what_they_promise():
    code = re.search(r"```python\n(.*?)```", README.read_text(), re.S)[1]
    names = {}
    exec(compile(code, "README.md", "exec"), names)
    np.testing.assert_allclose(names["net"].weight.data().asnumpy(), [[2, -3]], atol=0.1)
    np.testing.assert_allclose(names["net"].bias.data().asnumpy(), [1], atol=0.1)
