"""Control flow over symbols: loops and branches whose bodies become graphs inside of one node."""
from __future__ import annotations

from collections import Counter
from typing import Any, Callable

from .. import _capi, _nested, _ops, attribute
from ..base import ArgumentError
from .symbol import Group, Symbol, var

__all__ = ["foreach", "while_loop", "cond"]

_KEY = "__subgraph_name__"

_foreach = _ops._SymOp("_foreach", None, ("num_args", "num_outputs", "num_out_data", "in_state_locs", "in_data_locs",
                                          "remain_locs"), variadic="num_args")
_while_loop = _ops._SymOp("_while_loop", None, ("num_args", "num_outputs", "num_out_data", "max_iterations",
                                                "cond_input_locs", "func_input_locs", "func_var_locs"),
                          variadic="num_args")
_cond = _ops._SymOp("_cond", None, ("num_args", "num_outputs", "cond_input_locs", "then_input_locs",
                                    "else_input_locs"), variadic="num_args")


def _flatten(value: Any, function: str, argument: str) -> tuple[list[Symbol], Any]:
    """Symbols of a nested list in order, and the nesting; one with several outputs is a list of them."""
    return _nested.flatten(value, Symbol, function, argument,
                           lambda s: None if len(s) == 1 else [s[i] for i in range(len(s))])


def _symbols(function: Any, graph: Symbol) -> list[Symbol]:
    """What a C function that fills a table of symbols answers for `graph`."""
    table, count = _capi.new("SymbolHandle**"), _capi.new("int*")
    _capi.check(function(graph._s, table, count))
    return [Symbol(table[0][i]) for i in range(count[0])]


class _Graph:
    """The graph that a function makes of fresh variables.

    What the function reads besides them becomes an input, too: variables as they are, and outputs of operators outside
    by way of a variable in their place.
    """

    def __init__(self, name: str, like: list[Symbol], call: Callable[[list[Symbol]], tuple[list, list]]):
        """`call` answers outputs, and the next values of the last fresh variables; those are outputs, too."""
        names = attribute.AttrScope._subgraph_names
        around = attribute.current().get(None).get(_KEY)
        name = f"{around}${name}" if around else name
        self.name = f"{name}{names[name]}"
        names[name] += 1
        with attribute.AttrScope(**{_KEY: self.name}):
            seen: Counter[str] = Counter()
            variables = []
            for symbol in like:
                base = symbol.list_outputs()[0]
                fresh = var(f"{base}-{seen[base]}")
                seen[base] += 1
                variables.append(fresh if not symbol._numpy else fresh.as_np_ndarray())
            self.numpy = bool(like) and like[0]._numpy
            outs, states = call(variables)
            results = outs + states
            self.numpy = self.numpy or any(r._numpy for r in results)
            # An output is a node of the graph itself: what is only handed through is copied.
            outputs = []
            for result in results:
                inside = result.attr(_KEY) == self.name and result.get_children() is not None
                outputs.append(result if inside else _copy(result))
            # A graph has no inputs but those that it reads, so the next value of a state without readers mentions it.
            read = Group(outputs).list_inputs() if states else []
            for i, state in enumerate(variables[len(variables) - len(states):], len(outs)):
                if state.name not in read:
                    outputs[i] = _mentioning(outputs[i], state)
        self.graph = Group(outputs) if outputs else None
        # For each input of the graph: the number of the fresh variable that it is, or the symbol outside.
        self.inputs: list[int | Symbol] = []
        if self.graph is None:
            return
        outside = {s.list_outputs()[0]: s for s in _symbols(_capi.lib.MXSymbolCutSubgraph, self.graph)}
        own = {v.list_outputs()[0]: i for i, v in enumerate(variables)}
        for symbol in _symbols(_capi.lib.MXSymbolGetInputSymbols, self.graph):
            label = symbol.name
            if label in own and symbol.attr(_KEY) == self.name:
                self.inputs.append(own[label])
            elif label in outside and symbol.attr(_KEY) is None:
                self.inputs.append(outside[label])
            else:
                self.inputs.append(symbol)

    def place(self, number: int) -> int | None:
        """Where a fresh variable stands among the inputs; None when the function did not use it."""
        return next((i for i, item in enumerate(self.inputs) if isinstance(item, int) and item == number), None)


def _copy(symbol: Symbol) -> Symbol:
    from . import op
    return op.identity(symbol if not symbol._numpy else symbol.as_nd_ndarray())


def _mentioning(symbol: Symbol, variable: Symbol) -> Symbol:
    from . import _internal
    return _internal._identity_with_attr_like_rhs(symbol, variable)


class _Inputs:
    """The arrays of a node with several graphs: each once."""

    def __init__(self, given: list[Symbol]):
        self.symbols: list[Symbol] = []
        self._given = given
        self._numbers: dict[Any, int] = {}

    def locations(self, graph: _Graph) -> list[int]:
        """For each input of the graph its number here."""
        return [self._number(item) for item in graph.inputs]

    def _number(self, item: int | Symbol) -> int:
        # A variable is known by its name; outputs of operators may have equal names.
        key: Any = item
        if isinstance(item, Symbol):
            key = item.name if item.get_children() is None else id(item)
        if key not in self._numbers:
            self._numbers[key] = len(self.symbols)
            self.symbols.append(self._given[item] if isinstance(item, int) else item)
        return self._numbers[key]


def _outputs(result: Symbol, numpy: bool) -> list[Symbol]:
    parts = [result[i] for i in range(len(result))]
    return [p.as_np_ndarray() for p in parts] if numpy else parts


class UnusedError(ArgumentError, AssertionError):
    """The body of a loop does not read one of its inputs, which MXNet 1.9.1 asserts."""


def foreach(body: Callable, data: Any, init_states: Any, name: str = "foreach") -> tuple[Any, Any]:
    """Run `body(slice, states) -> (outputs, states)` for each slice of `data` along axis 0.

    Answers the outputs stacked along a new axis 0, and the last states. `data`, states and outputs are symbols or
    nested lists of symbols. `body` is called once, with symbols, and may read any symbol outside; gradients go there
    as well.

    Raises ArgumentError when `body` returns something else, or does not use a slice or a state.
    """
    flat_data, data_layout = _flatten(data, "foreach", "data")
    flat_states, state_layout = _flatten(init_states, "foreach", "init_states")
    if not flat_data:
        raise ArgumentError("[foreach] argument 'data': expected at least one symbol, got none")
    layouts: list[Any] = []

    def call(variables: list[Symbol]) -> tuple[list, list]:
        split = len(flat_data)
        outs, states = _nested.pair(body(_nested.regroup(variables[:split], data_layout),
                                         _nested.regroup(variables[split:], state_layout)), "foreach", "body")
        flat_outs, out_layout = _flatten(outs, "foreach", "body")
        flat, layout = _flatten(states, "foreach", "body")
        if layout != state_layout:
            raise ArgumentError(f"[foreach] argument 'body': expected states nested as init_states are "
                                f"({_nested.describe(state_layout)}), got {_nested.describe(layout)}")
        layouts.extend((len(flat_outs), out_layout))
        return flat_outs + flat, []

    given = flat_data + flat_states
    graph = _Graph(name, given, call)
    num_outs, out_layout = layouts
    if graph.graph is None:
        raise ArgumentError("[foreach] argument 'body': expected at least one output or state, got none")
    places = [graph.place(i) for i in range(len(given))]
    for i, place in enumerate(places):
        if place is None:
            what = f"slice {i}" if i < len(flat_data) else f"state {i - len(flat_data)}"
            raise UnusedError(f"[foreach] argument 'body': expected a function that uses each slice and each state, "
                              f"got one that does not use {what}")
    rest = [(i, item) for i, item in enumerate(graph.inputs) if isinstance(item, Symbol)]
    result = _foreach((graph.graph, *given, *(item for _, item in rest)),
                      (num_outs + len(flat_states), num_outs, places[len(flat_data):], places[:len(flat_data)],
                       [i for i, _ in rest]))
    parts = _outputs(result, graph.numpy)
    return _nested.regroup(parts[:num_outs], out_layout), _nested.regroup(parts[num_outs:], state_layout)


def while_loop(cond: Callable, func: Callable, loop_vars: Any, max_iterations: int | None = None,
               name: str = "while_loop") -> tuple[Any, Any]:
    """Run `func(*loop_vars) -> (outputs, loop_vars)` while `cond(*loop_vars)` is not 0, `max_iterations` times at most.

    Answers the outputs of all steps stacked along a new axis 0 of size `max_iterations` (rows beyond the steps that
    ran are zeros), and the last loop variables. `func` may answer None for no outputs. Both functions are called once,
    with symbols, and may read any symbol outside; gradients go there as well.

    Raises ArgumentError when a function returns something else, or `max_iterations` is missing.
    """
    limit = _nested.iterations(max_iterations)
    flat_vars, layout = _flatten(loop_vars, "while_loop", "loop_vars")
    if not flat_vars:
        raise ArgumentError("[while_loop] argument 'loop_vars': loop_vars should contain at least one element")
    layouts: list[Any] = []

    def arguments(variables: list[Symbol]) -> list[Any]:
        value = _nested.regroup(variables, layout)
        return value if isinstance(value, list) else [value]

    def holds(variables: list[Symbol]) -> tuple[list, list]:
        value, _ = _flatten(cond(*arguments(variables)), "while_loop", "cond")
        if len(value) != 1:
            raise ArgumentError(f"[while_loop] argument 'cond': expected one symbol, got {len(value)}")
        return value, []

    def step(variables: list[Symbol]) -> tuple[list, list]:
        outs, new_vars = _nested.pair(func(*arguments(variables)), "while_loop", "func")
        flat_outs, out_layout = _flatten([] if outs is None else outs, "while_loop", "func")
        flat, _ = _flatten([] if new_vars is None else new_vars, "while_loop", "func")
        if len(flat) != len(flat_vars):
            raise ArgumentError(f"[while_loop] argument 'func': The number of loop_vars should be consistent during "
                                f"the loop: expected {len(flat_vars)}, got {len(flat)}")
        layouts.extend((len(flat_outs), out_layout))
        return flat_outs, flat

    condition = _Graph(f"{name}_cond", flat_vars, holds)
    graph = _Graph(f"{name}_func", flat_vars, step)
    num_outs, out_layout = layouts
    places = [graph.place(i) for i in range(len(flat_vars))]
    inputs = _Inputs(flat_vars)
    locations = inputs.locations(condition), inputs.locations(graph)
    result = _while_loop((condition.graph, graph.graph, *inputs.symbols),
                         (num_outs + len(flat_vars), num_outs, limit, *locations, places))
    parts = _outputs(result, graph.numpy)
    return _nested.regroup(parts[:num_outs], out_layout), _nested.regroup(parts[num_outs:], layout)


def cond(pred: Any, then_func: Callable, else_func: Callable, name: str = "cond") -> Any:
    """`then_func()` when the single value of `pred` is not 0, otherwise `else_func()`: only one of them is computed.

    Both functions are called once and answer symbols or nested lists of them, as many and of the same shapes. They may
    read any symbol outside; gradients go there as well.

    Raises ArgumentError when the functions return something else, or different numbers of symbols.
    """
    layouts: list[Any] = []

    def choose(_: list[Symbol]) -> tuple[list, list]:
        value, _layout = _flatten(pred, "cond", "pred")
        if len(value) != 1:
            raise ArgumentError(f"[cond] argument 'pred': expected one symbol, got {len(value)}")
        return value, []

    def branch(function: Callable, argument: str) -> Callable[[list[Symbol]], tuple[list, list]]:
        def call(_: list[Symbol]) -> tuple[list, list]:
            flat, layout = _flatten(function(), "cond", argument)
            if not flat:
                raise ArgumentError(f"[cond] argument '{argument}': expected at least one output, got none")
            layouts.append((len(flat), layout))
            return flat, []
        return call

    graphs = [_Graph(f"{name}_pred", [], choose), _Graph(f"{name}_then", [], branch(then_func, "then_func")),
              _Graph(f"{name}_else", [], branch(else_func, "else_func"))]
    (count, layout), (other, _) = layouts
    if count != other:
        raise ArgumentError(f"[cond] argument 'else_func': Number of outputs differs between then-branch and "
                            f"else-branch: expected {count}, got {other}")
    inputs = _Inputs([])
    locations = [inputs.locations(graph) for graph in graphs]
    result = _cond((*(graph.graph for graph in graphs), *inputs.symbols), (count, *locations))
    return _nested.regroup(_outputs(result, graphs[1].numpy), layout)
