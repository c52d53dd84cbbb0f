"""`GraphProto`: reads an ONNX graph and has every operator translated."""
from __future__ import annotations

from typing import Any

import numpy as np

from .... import ndarray as nd
from .... import symbol
from ....context import cpu
from ....onnx._needs import require_onnx
from . import _elementwise, _layers, _recurrent, _shapes  # noqa: F401  (fill the table)
from ._graph import TRANSLATORS, Node

__all__ = ["GraphProto"]

convert_map = TRANSLATORS


class GraphProto:
    """An ONNX graph on its way to a symbol."""

    def __init__(self) -> None:
        self.values: dict[str, np.ndarray] = {}
        self.makers: dict[str, Any] = {}
        self.opset = 1
        self._symbols: dict[str, Any] = {}
        self._shapes: dict[str, tuple] = {}
        self._used: dict[str, np.ndarray] = {}

    def from_onnx(self, graph: Any, opset_version: int) -> tuple[Any, dict, dict]:
        """Symbol, parameters and auxiliary states of an `onnx.GraphProto`."""
        onnx = require_onnx()
        self.opset = opset_version
        self.values = {t.name: onnx.numpy_helper.to_array(t) for t in graph.initializer}
        self._infer(graph)
        for info in graph.input:
            if info.name not in self.values:
                kind = onnx.helper.tensor_dtype_to_np_dtype(info.type.tensor_type.elem_type)
                self._symbols[info.name] = symbol.var(info.name, dtype=kind)
        taken = {*self.values, *self._symbols}
        for proto in graph.node:
            label = proto.name or proto.output[0]
            while label in taken:
                label += "_"
            taken.add(label)
            self._translate(proto, label)
        outputs = [self.symbol(info.name) for info in graph.output]
        sym = outputs[0] if len(outputs) == 1 else symbol.Group(outputs)
        states = set(sym.list_auxiliary_states())
        arrays = {name: nd.array(value, dtype=value.dtype) for name, value in self._used.items()}
        wanted = set(sym.list_inputs())
        return (sym, {k: v for k, v in arrays.items() if k in wanted and k not in states},
                {k: v for k, v in arrays.items() if k in states})

    def get_graph_metadata(self, graph: Any) -> dict[str, list[tuple]]:
        """Names and shapes of inputs and outputs."""
        constants = {t.name for t in graph.initializer}
        return {"input_tensor_data": [(v.name, _sizes(v, 0), v.type.tensor_type.elem_type) for v in graph.input
                                      if v.name not in constants],
                "output_tensor_data": [(v.name, _sizes(v, 0)) for v in graph.output]}

    def graph_to_gluon(self, graph: Any, ctx: Any, opset_version: int) -> Any:
        """A `gluon.SymbolBlock`."""
        from ....gluon import SymbolBlock

        sym, args, aux = self.from_onnx(graph, opset_version)
        given = {**args, **aux}
        inputs = [symbol.var(info.name) for info in graph.input if info.name not in self.values]
        net = SymbolBlock(outputs=sym, inputs=inputs)
        devices = ctx if isinstance(ctx, (list, tuple)) else [ctx or cpu()]
        for name, parameter in net.collect_params().items():
            parameter.shape, parameter.dtype = given[name].shape, given[name].dtype
            parameter.initialize(ctx=list(devices))
            parameter.set_data(given[name])
        return net

    # ---- what translators ask -------------------------------------------------------------------------------------

    def symbol(self, name: str) -> Any:
        """A value as a symbol; what is known becomes a parameter."""
        if name not in self._symbols:
            value = self.values[name]
            value = value.astype(np.float32) if value.dtype == np.bool_ else value
            self._used[name] = value = value.reshape(value.shape or (1,))
            self._symbols[name] = symbol.var(name, shape=value.shape, dtype=value.dtype)
        return self._symbols[name]

    def shape(self, name: str) -> tuple | None:
        """A value's shape as far as it is known."""
        return self.values[name].shape if name in self.values else self._shapes.get(name)

    # ---- the loop ---------------------------------------------------------------------------------------------------

    def _infer(self, graph: Any) -> None:
        """Shapes, by ONNX's own inference."""
        onnx = require_onnx()
        model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", self.opset)])
        graph = onnx.shape_inference.infer_shapes(model, data_prop=True).graph
        for info in (*graph.input, *graph.value_info, *graph.output):
            if info.type.tensor_type.HasField("shape"):
                self._shapes[info.name] = _sizes(info, None)

    def _translate(self, proto: Any, label: str) -> None:
        onnx = require_onnx()
        self.makers.update(dict.fromkeys(proto.output, proto))
        if self._fold(proto):
            return
        if proto.op_type not in TRANSLATORS or proto.domain not in ("", "ai.onnx"):
            raise NotImplementedError(f"Operator {proto.op_type} not implemented (node '{label}').")
        attrs = {a.name: onnx.helper.get_attribute_value(a) for a in proto.attribute}
        attrs = {k: v.decode() if isinstance(v, bytes) else v for k, v in attrs.items()}
        made = TRANSLATORS[proto.op_type](Node(self, proto, attrs, label))
        if isinstance(made, symbol.Symbol):
            made = [made[i] for i in range(len(made))] if len(made) > 1 else [made]
        self._symbols.update(zip(proto.output, made))

    def _fold(self, proto: Any) -> bool:
        """Compute now what depends on known values only, and shapes that are known."""
        if proto.op_type == "Shape" and None not in (shape := self.shape(proto.input[0]) or (None,)):
            self.values[proto.output[0]] = np.array(shape, np.int64)
            return True
        given = [name for name in proto.input if name]
        if proto.op_type.startswith("Random") or not all(name in self.values for name in given):
            return False
        from onnx.reference import ReferenceEvaluator

        onnx = require_onnx()
        infos = [onnx.helper.make_tensor_value_info(
            name, onnx.helper.np_dtype_to_tensor_dtype(self.values[name].dtype), self.values[name].shape)
            for name in dict.fromkeys(given)]
        outputs = [onnx.ValueInfoProto(name=name) for name in proto.output if name]
        alone = onnx.helper.make_model(onnx.helper.make_graph([proto], "known", infos, outputs),
                                       opset_imports=[onnx.helper.make_opsetid("", self.opset)])
        results = ReferenceEvaluator(alone).run(None, {name: self.values[name] for name in given})
        self.values.update(zip([o.name for o in outputs], map(np.asarray, results)))
        return True


def _sizes(info: Any, left_open: Any) -> tuple:
    return tuple(d.dim_value if d.HasField("dim_value") else left_open for d in info.type.tensor_type.shape.dim)
