"""Tables and pictures of symbols."""
import json
import re
import warnings

from .symbol import Symbol

_PARAMETER = ("_weight", "_bias", "_beta", "_gamma", "_moving_var", "_moving_mean", "_running_var", "_running_mean")


def _str2tuple(text):
    """The numbers in a text like "(3, 3)", as strings."""
    return re.findall(r"\d+", text)


def _by_name(names, shapes):
    return dict(zip(names, shapes))


def _inferred(symbol, shape):
    """Shapes of (internal outputs, arguments) by name."""
    internals = symbol.get_internals()
    outputs = internals.infer_shape(**shape)[1]
    if outputs is None:
        raise ValueError("Input shape is incomplete")
    return (_by_name(internals.list_outputs(), outputs),
            _by_name(symbol.list_arguments(), symbol.infer_shape(**shape)[0]))


def _output_shape(node, shapes):
    name = node["name"]
    if node["op"] == "null":
        return shapes.get(name)
    found = shapes.get(f"{name}_output")
    return shapes.get(f"{name}_output0") if found is None else found


def _size(shape):
    size = 1
    for extent in shape:
        size *= extent
    return size


def print_summary(symbol, shape=None, line_length=120, positions=[.44, .64, .74, 1.]):  # noqa: B006
    """Print a table of layers with output shapes, numbers of parameters and inputs.

    Parameters
    ----------
    symbol : Symbol
    shape : dict of str to tuple, optional
        Shapes of the inputs; without them shapes and numbers of parameters are not known.
    line_length : int
        Width of the table.
    positions : list of float
        Ends of the four columns, as shares of the width, or absolute.

    Raises
    ------
    TypeError
        When `symbol` is not a Symbol.
    ValueError
        When the shapes are not sufficient.
    """
    if not isinstance(symbol, Symbol):
        raise TypeError("symbol must be Symbol")
    shapes, arg_shapes = ({}, {}) if shape is None else _inferred(symbol, shape)
    graph = json.loads(symbol.tojson())
    nodes = graph["nodes"]
    if positions[-1] <= 1:
        positions = [int(line_length * share) for share in positions]

    def print_row(fields):
        line = ""
        for field, end in zip(fields, positions):
            line = (line + str(field))[:end].ljust(end)
        print(line)

    def is_input(index):
        name = nodes[index]["name"]
        return index == 0 or name in (shape or ())

    counted = set()
    total = 0
    print("_" * line_length)
    print_row(["Layer (type)", "Output Shape", "Param #", "Previous Layer"])
    print("=" * line_length)
    rows = [i for i, node in enumerate(nodes) if node["op"] != "null" or is_input(i)]
    for row in rows:
        node = nodes[row]
        previous, parameters = [], 0
        for source, *_ in node["inputs"]:
            feeding = nodes[source]
            if feeding["op"] != "null" or is_input(source):
                previous.append(feeding["name"])
            elif feeding["name"] in arg_shapes and feeding["name"].endswith(_PARAMETER):
                parameters += _size(arg_shapes[feeding["name"]])
                if feeding["name"] not in counted:  # shared weights are there once
                    counted.add(feeding["name"])
                    total += _size(arg_shapes[feeding["name"]])
        out = _output_shape(node, shapes)
        print_row([f"{node['name']}({node['op']})", "x".join(str(extent) for extent in out[1:]) if out else "",
                   parameters if shape is not None else "", previous[0] if previous else ""])
        for name in previous[1:]:
            print_row(["", "", "", name])
        print(("=" if row == rows[-1] else "_") * line_length)
    print(f"Total params: {total if shape is not None else 'unknown without shapes'}")
    print("_" * line_length)


# Fill colours of the nodes by what they do.
_INPUT, _DENSE, _NORM, _ACTIVATION, _POOL, _SHAPE, _LOSS, _OTHER = (
    "#8dd3c7", "#fb8072", "#bebada", "#ffffb3", "#80b1d3", "#fdb462", "#b3de69", "#fccde5")
_COLOURS = {"Convolution": _DENSE, "Deconvolution": _DENSE, "FullyConnected": _DENSE, "BatchNorm": _NORM,
            "LayerNorm": _NORM, "Activation": _ACTIVATION, "LeakyReLU": _ACTIVATION, "Pooling": _POOL,
            "Concat": _SHAPE, "Flatten": _SHAPE, "Reshape": _SHAPE, "Softmax": _LOSS, "SoftmaxOutput": _LOSS}


def _label(node):
    """What stands in a node's box."""
    op, attrs = node["op"], node.get("attrs") or node.get("attr") or {}

    def numbers(key, default="1"):
        return "x".join(_str2tuple(attrs.get(key, default)) or [default])

    if op in ("Convolution", "Deconvolution"):
        return f"{op}\n{numbers('kernel')}/{numbers('stride')}, {attrs.get('num_filter')}"
    if op == "FullyConnected":
        return f"FullyConnected\n{attrs.get('num_hidden')}"
    if op in ("Activation", "LeakyReLU"):
        return f"{op}\n{attrs.get('act_type', 'leaky')}"
    if op == "Pooling":
        return f"Pooling\n{attrs.get('pool_type', 'max')}, {numbers('kernel')}/{numbers('stride')}"
    return node["name"] if op == "null" else op


def plot_network(symbol, title="plot", save_format="pdf", shape=None, dtype=None, node_attrs={},  # noqa: B006
                 hide_weights=True):
    """A picture of a symbol, as a `graphviz.Digraph`; needs the package graphviz.

    Parameters
    ----------
    symbol : Symbol
    title : str
        Name of the graph and of files.
    save_format : str
    shape : dict of str to tuple, optional
        Shapes of the inputs; edges then show shapes.
    dtype : dict of str to type, optional
        Types of the inputs; they do not change the picture.
    node_attrs : dict of str to str
        Attributes of nodes, for example ``{"fixedsize": "false"}``.
    hide_weights : bool
        Leave parameters out.

    Raises
    ------
    ImportError
        When graphviz is not installed.
    TypeError
        When `symbol` is not a Symbol.
    """
    try:
        from graphviz import Digraph
    except ImportError as error:
        raise ImportError("Draw network requires graphviz library") from error
    if not isinstance(symbol, Symbol):
        raise TypeError("symbol must be a Symbol")
    del dtype
    shapes = {} if shape is None else _inferred(symbol, shape)[0]
    nodes = json.loads(symbol.tojson())["nodes"]
    names = [node["name"] for node in nodes]
    repeated = sorted({name for name in names if names.count(name) > 1})
    if repeated:
        warnings.warn(f"There are multiple variables with the same name in your graph, this may result in cyclic "
                      f"graph. Repeated names: {','.join(repeated)}", RuntimeWarning, stacklevel=2)
    attributes = {"shape": "box", "fixedsize": "true", "width": "1.3", "height": "0.8034", "style": "filled"}
    attributes.update(node_attrs)
    picture = Digraph(name=title, format=save_format)
    hidden = set()
    for node in nodes:
        name = node["name"]
        own = dict(attributes)
        if node["op"] == "null":
            if hide_weights and name.endswith(_PARAMETER):
                hidden.add(name)
                continue
            own["shape"] = "oval"
            own["fillcolor"] = _INPUT
        else:
            own["fillcolor"] = _COLOURS.get(node["op"], _OTHER)
        picture.node(name=name, label=_label(node), **own)
    for node in nodes:
        for source, *_ in node["inputs"] if node["op"] != "null" else ():
            feeding = nodes[source]
            if feeding["name"] in hidden:
                continue
            out = _output_shape(feeding, shapes)
            label = {"label": "x".join(str(extent) for extent in out[1:])} if out else {}
            picture.edge(tail_name=node["name"], head_name=feeding["name"], dir="back", arrowtail="open", **label)
    return picture
