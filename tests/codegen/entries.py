# Registry entries in the JSON form of the library, for tests that need no library.
"""Small operators to test with."""


def operator(name, **changes):
    entry = {
        "name": name, "aliases": [], "since": "1.0", "summary": f"Computes {name}.", "description": "",
        "inputs": [{"name": "data", "phrase": "NDArray-or-Symbol", "doc": "The input."}],
        "outputs": [{"name": "output", "doc": "The result."}], "params": [], "key_var_num_args": "",
        "gradient": True, "random": False, "hidden": False, "examples": [], "cases": [],
    }  # fmt: skip
    return {**entry, **changes}


def parameter(name, kind, phrase, default=None, **more):
    return {"name": name, "kind": kind, "phrase": phrase, "required": default is None, "default": default, **more}


AXIS = parameter("axis", "optional_shape", "Shape or None, optional, default=None", "None", doc="Axes to reduce.")
