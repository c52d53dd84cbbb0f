# Files of Block.save and Block.load: the structure of a network with its compiled graphs, beside its parameters.
"""Saving and loading whole networks."""
import json

from .. import ndarray, symbol


def _place_names(block):
    """Name every block by its kind and its number in a depth-first walk: two equal networks get equal names."""
    names = {}

    def walk(current):
        names[current] = f"{type(current).__name__.lower()}{len(names)}"
        for child in current._children.values():
            if child not in names:
                walk(child)
    walk(block)
    return names


def _describe(block, names):
    """What the file keeps of `block` and everything below it."""
    entry = {"orig_name": block.name}
    graph = getattr(block, "_cached_graph", ())
    if graph:
        inputs, out = graph
        entry.update(in_format=block._in_format, out_format=block._out_format,
                     inputs=[item.tojson() for item in inputs], symbol=out.tojson())
    entry["hybridized"] = bool(graph)
    entry["children"] = {child.name: key for key, child in block._children.items()}
    for child in block._children.values():
        entry[names[child]] = _describe(child, names)
    return entry


def save_model(block, prefix):
    """Write `prefix-model.json` and `prefix-model.params`."""
    names = _place_names(block)
    with open(prefix + "-model.json", "w") as file:
        json.dump({names[block]: _describe(block, names)}, file)
    params = block._collect_params_with_prefix()
    ndarray.save(prefix + "-model.params", {name: param._reduce() for name, param in params.items()})


def load_model(block, prefix):
    """Read the files of `save_model` into `block`; AssertionError when the structures differ."""
    with open(prefix + "-model.json") as file:
        tree = json.load(file)
    names = _place_names(block)
    renamed = {}

    def restore(current, entries):
        entry = entries.get(names[current])
        if entry is None:
            kinds = [key for key, value in entries.items() if isinstance(value, dict) and "orig_name" in value]
            raise AssertionError(f"[Block.load] argument 'prefix': expected a block {names[current]!r} in the file, "
                                 f"got {kinds}; the network must have the structure of the saved one")
        _adopt_names(current, entry["orig_name"], renamed)
        keys = list(entry["children"].values())
        if len(keys) == len(current._children):
            # Places may be named after blocks, whose numbers differ from network to network.
            children = list(current._children.values())
            current._children.clear()
            current._children.update(zip(keys, children))
        if entry["hybridized"] and hasattr(current, "_cached_graph"):
            current._clear_cached_op()
            current._cached_graph = ([symbol.load_json(text) for text in entry["inputs"]],
                                     symbol.load_json(entry["symbol"]))
            current._in_format = entry["in_format"]
            current._out_format = entry["out_format"]
            current._active = True
        for child in current._children.values():
            restore(child, entry)

    restore(block, tree)
    for param in block.collect_params().values():
        param.name = renamed.get(param.name, param.name)
        param._var = None
    block.load_parameters(prefix + "-model.params")


def _adopt_names(block, name, renamed):
    """Give `block` the name it had when it was saved, so that its parameters meet the names in the stored graphs."""
    old = block._prefix
    new = name + "_" if old.endswith("_") or not old else name
    if new == old:
        return
    block._prefix, block._name = new, name
    params = block._params
    moved = {}
    for key, param in params._params.items():
        target = new + key[len(old):] if key.startswith(old) else key
        renamed[param.name] = target
        moved[target] = param
    params._params.clear()
    params._params.update(moved)
    params._prefix = new
