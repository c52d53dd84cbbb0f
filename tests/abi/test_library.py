# The library: exported symbols, the feature list, and the registry's phrases, against the goldens of MXNet 1.9.1.
import ctypes
import subprocess

import pytest
from goldens import golden

from codegen import phrase

ALIASES_WITHOUT_GOLDEN = frozenset()  # names we add to operators of 1.9.1


@pytest.fixture(scope="module")
def goldens():
    return golden("phrases.json")


def known(registry, goldens):
    """Operators that both have. Hidden ones are parts of gradients: their arguments concern nobody outside."""
    return [op for op in registry.visible if op.name in goldens]


def test_exported_symbols_equal_the_list(library_path, api):
    out = subprocess.run(["nm", "-D", "--defined-only", str(library_path)], check=True, capture_output=True, text=True)
    exported = {line.split()[-1].split("@")[0] for line in out.stdout.splitlines()}
    want = set(golden("symbols.txt"))
    assert want == set(api.symbols)
    assert sorted(exported - want) == [], "exported but not in the list"
    assert sorted(want - exported) == [], "in the list but not exported"


def test_features_keep_their_order(library):
    class Feature(ctypes.Structure):
        _fields_ = [("name", ctypes.c_char_p), ("enabled", ctypes.c_bool)]

    features, size = ctypes.POINTER(Feature)(), ctypes.c_size_t()
    assert library.MXLibInfoFeatures(ctypes.byref(features), ctypes.byref(size)) == 0
    names = [features[i].name.decode() for i in range(size.value)]
    want = golden("features.json")
    assert names[: len(want)] == want


def test_operator_names_and_aliases(registry, goldens):
    other_canonical = {a: name for name, g in goldens.items() for a in g["aliases"]}
    problems = []
    for op in registry.visible:
        if op.name in goldens:
            want = set(goldens[op.name]["aliases"])
            got = set(op.aliases) - ALIASES_WITHOUT_GOLDEN
            if got != want:
                problems.append(f"{op.name}: missing {sorted(want - got)}, unknown {sorted(got - want)}")
        elif op.name in other_canonical:
            problems.append(f"{op.name}: 1.9.1 has this as an alias of {other_canonical[op.name]}")
    assert problems == []


def test_only_backward_operators_are_hidden(registry, goldens):
    hidden = [op.name for op in registry.operators if op.hidden and not op.name.startswith("_backward_")]
    # Nodes that the tape makes, not to be called by name.
    assert [n for n in hidden if n in goldens] == ["_CachedOp", "_CustomFunction"]


def test_operators_unknown_to_191_say_so(registry, goldens):
    """A visible operator of our own must state since which of our versions it exists."""
    wrong = [
        op.name
        for op in registry.visible
        if op.name not in goldens and tuple(int(x) for x in op.since.split(".")[:2]) < (1, 10)
    ]
    assert wrong == []


def test_argument_phrases(registry, goldens):
    problems = []
    for op in known(registry, goldens):
        args = [(a, phrase.parse(p).is_input, p) for a, p in goldens[op.name]["args"]]
        want = [[(a, p) for a, is_input, p in args if is_input], [(a, p) for a, is_input, p in args if not is_input]]
        got = [[(a.name, a.phrase) for a in op.inputs if a.listed], [(a.name, a.phrase) for a in op.params]]
        problems += [f"{op.name}: want {w}, got {g}" for w, g in zip(want, got) if w != g]
    assert problems == []


def test_key_var_num_args(registry, goldens):
    got = {op.name: op.key_var_num_args for op in known(registry, goldens)}
    assert got == {name: goldens[name]["key_var_num_args"] for name in got}


def test_frozen_functions_tell_the_same(library, registry):
    """MXListAllOpNames and MXSymbolGetAtomicSymbolInfo agree with the registry's JSON."""
    size, names = ctypes.c_uint32(), ctypes.POINTER(ctypes.c_char_p)()
    assert library.MXListAllOpNames(ctypes.byref(size), ctypes.byref(names)) == 0
    listed = {names[i].decode() for i in range(size.value)}
    assert listed == set(registry.names())
    creators = ctypes.POINTER(ctypes.c_void_p)()
    assert library.MXSymbolListAtomicSymbolCreators(ctypes.byref(size), ctypes.byref(creators)) == 0
    table, problems = registry.names(), []
    for i in range(size.value):
        name, args, key = atomic_symbol_info(library, creators[i])
        op = table[name]
        want = sorted((a.name, a.phrase) for a in (*(i for i in op.inputs if i.listed), *op.params))
        if sorted(args) != want or key != op.key_var_num_args:
            problems.append((name, args, want, key))
    assert problems == []


def atomic_symbol_info(library, creator):
    """Name, arguments and key_var_num_args as the frozen C function gives them."""
    text, count = [ctypes.c_char_p() for _ in range(4)], ctypes.c_uint32()
    lists = [ctypes.POINTER(ctypes.c_char_p)() for _ in range(3)]
    code = library.MXSymbolGetAtomicSymbolInfo(
        ctypes.c_void_p(creator), ctypes.byref(text[0]), ctypes.byref(text[1]), ctypes.byref(count),
        *map(ctypes.byref, lists), ctypes.byref(text[2]), ctypes.byref(text[3]),
    )  # fmt: skip
    assert code == 0, library.MXGetLastError()
    args = [(lists[0][i].decode(), lists[1][i].decode()) for i in range(count.value)]
    return text[0].value.decode(), args, (text[2].value or b"").decode()
