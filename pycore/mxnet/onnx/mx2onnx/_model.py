"""`export_model`: reads graph and parameters, infers shapes, and has every operator translated."""
from __future__ import annotations

import itertools
import json
import logging
import os
from typing import Any, Sequence

import numpy as np

from ... import ndarray as nd
from ... import symbol
from ...base import ArgumentError
from ...libinfo import __version__
from .._needs import require_onnx
from .._registry import attributes, operator
from . import (  # noqa: F401  (these fill the table)
    _attention,
    _detection,
    _elementwise,
    _indexing,
    _layers,
    _pooling,
    _random,
    _recurrent,
    _reduce,
    _shapes,
)
from ._graph import OPSET, TRANSLATORS, ExportError, Node, Writer

# The input of an output layer that only its gradient looks at.
_LABELLED = ("SoftmaxOutput", "LogisticRegressionOutput", "LinearRegressionOutput", "MAERegressionOutput", "SVMOutput")


def get_operator_support(opset_version: int | None = None) -> list[str]:
    """Names of the operators that can be exported, `null` (a variable) among them. Models are written in opset 13: an
    older `opset_version` has none."""
    require_onnx()
    if opset_version is not None and opset_version < OPSET:
        return []
    return sorted({"null", *TRANSLATORS})


def export_model(sym: Any, params: Any, in_shapes: Any = None, in_types: Any = np.float32,
                 onnx_file_path: str = "model.onnx", verbose: bool = False, dynamic: bool = False,
                 dynamic_input_shapes: Any = None, run_shape_inference: bool = False, input_type: Any = None,
                 input_shape: Any = None, large_model: bool = False) -> str:
    """Write a graph and its parameters as an ONNX model in opset 13; the path of the file.

    Parameters
    ----------
    sym : str or Symbol
        The graph, or the path of its JSON file.
    params : str, dict or list of dict
        Parameters by name (with or without `arg:` and `aux:`), the path of their file, or several such dictionaries.
    in_shapes : list of tuple
        Shapes of the inputs that are no parameters, in the order of `sym.list_inputs()`. Labels may be left out.
    in_types : type or list of type
        Types of the inputs, or the one that all have.
    onnx_file_path : str
        Where the model goes.
    verbose : bool
        Whether the translation is logged.
    dynamic : bool
        Whether sizes of `dynamic_input_shapes` are left open.
    dynamic_input_shapes : list of tuple
        As `in_shapes`, with None or a name for a size that is known only when the model runs.
    run_shape_inference : bool
        Whether ONNX's own inference adds the shapes of all values.
    input_type, input_shape
        Older names of `in_types` and `in_shapes`.
    large_model : bool
        Whether the parameters go to a file of their own beside the model, as those of more than 2 GB must.

    Raises
    ------
    ImportError
        The package `onnx` is missing.
    ExportError
        An operator or one of its attributes has no exact form in ONNX; the message names the node.
    """
    onnx = require_onnx()
    in_types = in_types if input_type is None else input_type
    in_shapes = in_shapes if input_shape is None else input_shape
    sym, values = _read(sym, params)
    model = _Export(sym, values, in_shapes, in_types, dynamic_input_shapes if dynamic else None, verbose).model()
    folder = os.path.dirname(os.path.abspath(onnx_file_path))
    if not os.path.isdir(folder):
        raise ArgumentError(f"[export_model] argument 'onnx_file_path': expected an existing folder, got {folder!r}")
    if run_shape_inference and not large_model:
        model = onnx.shape_inference.infer_shapes(model)
    if large_model:
        data = os.path.basename(onnx_file_path) + ".data"
        if os.path.exists(os.path.join(folder, data)):
            os.remove(os.path.join(folder, data))
        onnx.save(model, onnx_file_path, save_as_external_data=True, location=data)
        _check(onnx_file_path)
    else:
        _check(model)
        onnx.save(model, onnx_file_path)
    return onnx_file_path


def _check(model: Any) -> None:
    """Have ONNX check the model: above all, which types its operators take."""
    import onnx

    try:
        onnx.checker.check_model(model, full_check=True)
    except (onnx.checker.ValidationError, onnx.shape_inference.InferenceError) as error:
        raise ExportError(f"[export_model] no valid model in opset {OPSET}: {error}") from error


def _read(sym: Any, params: Any) -> tuple[Any, dict[str, np.ndarray]]:
    if isinstance(sym, (str, os.PathLike)):
        sym = symbol.load(os.fspath(sym))
    if not isinstance(sym, symbol.Symbol):
        raise ValueError("Input sym and params should either be files or objects: "
                         f"expected a Symbol or a path, got {type(sym).__name__}")
    if isinstance(params, (str, os.PathLike)):
        params = nd.load(os.fspath(params))
    groups = params if isinstance(params, (list, tuple)) else [params]
    values = {}
    for group in groups:
        if not isinstance(group, dict):
            raise ValueError("Input sym and params should either be files or objects: "
                             f"expected parameters by name or a path, got {type(group).__name__}")
        for name, value in group.items():
            value = value.data() if hasattr(value, "list_data") else value
            plain = name[4:] if name.startswith(("arg:", "aux:")) else name
            values[plain] = value.asnumpy() if hasattr(value, "asnumpy") else np.asarray(value)
    return sym, values


class _Export:
    """One translation."""

    def __init__(self, sym: Any, values: dict[str, np.ndarray], in_shapes: Any, in_types: Any, open_shapes: Any,
                 verbose: bool):
        self.sym, self.verbose = sym, verbose
        self.writer = Writer()
        self.formless: dict[str, Node] = {}
        graph = json.loads(sym.tojson(remove_amp_cast=False))
        self.nodes, self.heads = graph["nodes"], graph["heads"]
        self.values = {name: values[name] for name in sym.list_inputs() if name in values}
        self.inputs = self._inputs(in_shapes, in_types, open_shapes)
        self._infer()

    # ---- what goes in --------------------------------------------------------------------------------------------

    def _labels(self) -> set[str]:
        """Variables that nothing but the gradient of an output layer looks at."""
        only, other = set(), set()
        for node in self.nodes:
            for position, (source, *_) in enumerate(node["inputs"]):
                unused = position == 1 and node["op"] in _LABELLED
                (only if unused else other).add(source)
        heads = {head[0] for head in self.heads}
        return {self.nodes[i]["name"] for i in only - other - heads if self.nodes[i]["op"] == "null"}

    def _inputs(self, in_shapes: Any, in_types: Any, open_shapes: Any) -> dict[str, tuple[tuple, Any, tuple]]:
        """Name -> shape, type, shape with what is left open."""
        self.labels = self._labels()
        missing = [name for name in self.sym.list_inputs() if name not in self.values]
        names = [name for name in missing if name not in self.labels]
        shapes = [in_shapes] if in_shapes and isinstance(in_shapes[0], int) else list(in_shapes or [])
        if len(shapes) == len(missing) != len(names):
            keep = [name not in self.labels for name in missing]
            shapes = list(itertools.compress(shapes, keep))
            if isinstance(in_types, (list, tuple)) and len(in_types) == len(missing):
                in_types = list(itertools.compress(in_types, keep))
            if open_shapes is not None and len(open_shapes) == len(missing):
                open_shapes = list(itertools.compress(open_shapes, keep))
        types = list(in_types) if isinstance(in_types, (list, tuple)) else [in_types] * len(names)
        opened = shapes if open_shapes is None else list(open_shapes)
        for what, given in (("in_shapes", shapes), ("in_types", types), ("dynamic_input_shapes", opened)):
            if len(given) != len(names):
                raise ArgumentError(f"[export_model] argument '{what}': expected one entry for each of the inputs "
                                    f"that are not among the parameters, {names}, got {len(given)}")
        for name, shape, left in zip(names, shapes, opened):
            if not all(isinstance(d, (int, np.integer)) and d > 0 for d in shape):
                raise ArgumentError(f"[export_model] argument 'in_shapes': expected positive sizes for '{name}', "
                                    f"got {tuple(shape)}; sizes are left open by 'dynamic_input_shapes'")
            if len(shape) != len(left) or any(isinstance(b, int) and a != b for a, b in zip(shape, left)):
                raise ArgumentError("[export_model] argument 'dynamic_input_shapes': expected the shape of "
                                    f"'{name}', {tuple(shape)}, with names or None in it, got {tuple(left)}")
        return {name: (tuple(map(int, shape)), np.dtype(kind), tuple(left))
                for name, shape, kind, left in zip(names, shapes, types, opened)}

    # ---- shapes and types of all values ----------------------------------------------------------------------------

    def _infer(self) -> None:
        """Shapes and types of every output. A size that changes with an open size of an input is open itself."""
        internals = self.sym.get_internals()
        known = {name: value.shape for name, value in self.values.items()}
        first = {name: shape for name, (shape, _, _) in self.inputs.items()}
        second = {name: tuple(a if isinstance(b, int) else 2 * a for a, b in zip(shape, left))
                  for name, (shape, _, left) in self.inputs.items()}
        shapes = self._shapes(internals, {**known, **first})
        others = shapes if first == second else self._shapes(internals, {**known, **second})
        types = internals.infer_type(**{name: value.dtype for name, value in self.values.items()},
                                     **{name: kind for name, (_, kind, _) in self.inputs.items()})[1]
        if types is None:
            raise ArgumentError("[export_model] argument 'in_types': they do not suffice to infer all types")
        entries = zip((internals[i].name for i in range(len(internals))), shapes, others, types)
        groups = [list(group) for _, group in itertools.groupby(entries, lambda entry: entry[0])]
        if len(groups) != len(self.nodes):
            raise ExportError("[export_model] argument 'sym': expected a different name for every node")
        self.shapes = [[tuple(a if a == b else None for a, b in zip(shape, other)) for _, shape, other, _ in group]
                       for group in groups]
        self.types = [[np.dtype(kind) for *_, kind in group] for group in groups]
        self.names = self._names()

    @staticmethod
    def _shapes(internals: Any, known: dict[str, tuple]) -> list[tuple]:
        shapes = internals.infer_shape(**known)[1]
        if shapes is None:
            raise ArgumentError("[export_model] argument 'in_shapes': expected the shapes of all inputs that are not "
                                "among the parameters; with these the shapes of the graph remain unknown")
        return shapes

    # ---- translation ------------------------------------------------------------------------------------------------

    def _name(self, position: int, output: int) -> str:
        """ONNX's name of an output."""
        return self.names[position, output]

    def _names(self) -> dict[tuple[int, int], str]:
        """The operator's name, with a number where there are several outputs, and made different from all others."""
        names, taken = {}, {node["name"] for node in self.nodes}
        for position, node in enumerate(self.nodes):
            count = len(self.shapes[position])
            for output in range(count):
                name = node["name"] if count == 1 else f"{node['name']}{output}"
                while count > 1 and name in taken:
                    name += "_"
                taken.add(name)
                names[position, output] = name
        return names

    def _translate(self, position: int, names: dict[str, str]) -> None:
        record, writer = self.nodes[position], self.writer
        entry = operator(record["op"])
        op = entry["name"] if entry else record["op"]
        if op not in TRANSLATORS:
            raise ExportError(f"[{op}] node '{record['name']}': no conversion to ONNX for this operator")
        sources = record["inputs"]
        node = Node(op, record["name"], attributes(op, record.get("attrs", {})),
                    [names.get(self._name(i, o), self._name(i, o)) for i, o, *_ in sources],
                    [self.shapes[i][o] for i, o, *_ in sources], [self.types[i][o] for i, o, *_ in sources],
                    self.shapes[position], self.types[position])
        wanted = [self._name(position, k) for k in range(len(node.out_shapes))]
        start = writer.begin(node)
        if self._is_known(node, entry):
            for name, value in zip(wanted, self._evaluate(node, record)):
                writer.constants[name] = value
            return
        for name in node.inputs:
            if op != "RNN":
                self._require(name)
        made = TRANSLATORS[op](writer, node)
        made = [made] if isinstance(made, str) else list(made)
        self.formless.update(dict.fromkeys(wanted[len(made):], node))
        names.update(writer.finish(start, made[:len(wanted)], wanted[:len(made)]))
        if self.verbose:
            logging.info("%s %s -> %s", op, node.name, [kind for kind, *_ in writer.nodes[start:]])

    def _require(self, name: str) -> None:
        """Refuse to use what could not be made."""
        if name in self.writer.unsized:
            raise self.writer.unsized[name].error("needs sizes that are left open; export it with fixed ones")
        if name in self.formless:
            raise self.formless[name].error(f"its output '{name}' has no form in ONNX")

    def _is_known(self, node: Node, entry: dict | None) -> bool:
        """Whether the operator can be computed now."""
        if entry is None or entry["random"] or None in itertools.chain(*node.out_shapes):
            return False
        return all(name in self.writer.constants for name in node.inputs)

    def _evaluate(self, node: Node, record: dict) -> list[np.ndarray]:
        variables = [symbol.var(f"in{i}", dtype=kind) for i, kind in enumerate(node.types)]
        arrays = {f"in{i}": nd.array(self.writer.constants[name], dtype=self.writer.constants[name].dtype)
                  for i, name in enumerate(node.inputs)}
        given = dict(record.get("attrs", {}))
        if node.attrs.get("shape") and not variables:
            given["shape"] = str(node.out_shapes[0])  # sizes that only the rest of the graph tells
        graph = {"nodes": [{"op": "null", "name": v.name, "inputs": []} for v in variables]
                 + [{**record, "attrs": given, "inputs": [[i, 0, 0] for i in range(len(variables))]}],
                 "arg_nodes": list(range(len(variables))),
                 "heads": [[len(variables), k, 0] for k in range(len(node.out_shapes))]}
        return [out.asnumpy() for out in symbol.load_json(json.dumps(graph)).eval(**arrays)]

    def model(self) -> Any:
        """The ONNX model."""
        from onnx import helper, numpy_helper

        writer = self.writer
        writer.reserve(list(self.names.values()))
        writer.constants.update(self.values)
        names: dict[str, str] = {}
        for position, record in enumerate(self.nodes):
            if record["op"] != "null":
                self._translate(position, names)
        outputs = []
        for position, output, *_ in self.heads:
            name = self._name(position, output)
            self._require(names.get(name, name))
            source = names.get(name, name)
            taken = [o.name for o in outputs]
            if source != name or name in taken or name in self.inputs or name in writer.constants:
                while name in taken or name in self.inputs or name in writer.constants:
                    name += "_output"
                writer.nodes.append(("Identity", [source], [name], name, {}))
            outputs.append(self._value_info(name, self.types[position][output], self.shapes[position][output]))
        nodes = self._used({output.name for output in outputs})
        read = {name for _, inputs, *_ in nodes for name in inputs}
        constants = [numpy_helper.from_array(np.ascontiguousarray(value).reshape(value.shape), name)
                     for name, value in writer.constants.items() if name in read]
        inputs = [self._value_info(name, kind, left) for name, (_, kind, left) in self.inputs.items()]
        graph = helper.make_graph([helper.make_node(kind, ins, outs, name=label, **attrs)
                                   for kind, ins, outs, label, attrs in nodes], self.sym.name or "network",
                                  inputs, outputs, constants)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=7,
                                 producer_name="MXNet Hub", producer_version=__version__)

    def _used(self, wanted: set[str]) -> list[tuple]:
        """The operators that the outputs need."""
        kept = []
        for node in reversed(self.writer.nodes):
            if wanted.intersection(node[2]):
                wanted.update(node[1])
                kept.append(node)
        return kept[::-1]

    @staticmethod
    def _value_info(name: str, kind: np.dtype, shape: Sequence) -> Any:
        from onnx import helper

        return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(kind), list(shape))
