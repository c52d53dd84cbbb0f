# SymbolBlock: a block made from a symbol, such as an exported model.
"""Blocks made from symbols."""
import copy
import warnings

import numpy as np

from .. import symbol
from ..symbol import Symbol
from ..util import as_wanted
from ._hybrid_block import HybridBlock
from ._structure import _common_prefix, _flatten, _inspect, _regroup
from .parameter import ParameterDict

__all__ = ["SymbolBlock"]


class SymbolBlock(HybridBlock):
    """A block that computes what a symbol says.

    Parameters
    ----------
    outputs : Symbol or list of Symbol
        What the block returns.
    inputs : Symbol or list of Symbol
        Variables that stand for the block's arguments. All other variables of `outputs` become parameters.
    params : ParameterDict, optional
        Where to take the parameters from.
    """

    @staticmethod
    def imports(symbol_file, input_names, param_file=None, ctx=None, allow_missing=False, ignore_extra=False):
        """Make a block from the files of `HybridBlock.export`.

        Parameters
        ----------
        symbol_file : str
            The graph, usually `something-symbol.json`.
        input_names : str or list of str
            Names of the variables that are arguments.
        param_file : str, optional
            The parameters, usually `something-0000.params`.
        ctx : Context or list of Context, optional
        allow_missing, ignore_extra : bool, default False
            See `ParameterDict.load`.
        """
        graph = symbol.load(symbol_file)
        names = [input_names] if isinstance(input_names, str) else input_names
        block = SymbolBlock(graph, [symbol.var(name) for name in names])
        if param_file is not None:
            block.collect_params().load(param_file, ctx=ctx, cast_dtype=True, dtype_source="saved",
                                        allow_missing=allow_missing, ignore_extra=ignore_extra)
        return block

    def __init__(self, outputs, inputs, params=None):
        super().__init__(prefix=None, params=None)
        # Names in a symbol are full, so the dictionary adds no prefix.
        self._prefix = ""
        self._params = ParameterDict("", params)
        if isinstance(inputs, (list, tuple)):
            inputs = list(inputs)
        else:
            inputs = [inputs]
        if isinstance(outputs, (list, tuple)) and len(outputs) == 1:
            outputs = outputs[0]
        variables, in_format = _flatten(inputs, "input")
        flat_out, out_format = _flatten(outputs, "output")
        graph = symbol.Group(flat_out)
        input_names = set()
        for variable in variables:
            if len(variable.get_internals().list_outputs()) != 1:
                raise AssertionError(f"Input symbols must be variable, but {variable} is an output of operators")
            input_names.add(variable.name)
        self._check_dense(graph)
        types = self._param_types(variables, graph)
        for name in graph.list_arguments():
            if name not in input_names:
                self._adopt(name, types, grad_req=None)
        for name in graph.list_auxiliary_states():
            if name not in input_names:
                self._adopt(name, types, grad_req="null")
        self._graph = variables, graph
        self._formats = in_format, out_format
        self._clear_cached_op()
        cut = len(_common_prefix(list(self._params.keys())))
        self._reg_params = {name[cut:]: param for name, param in self._params.items()}

    def _adopt(self, name, types, grad_req):
        """Take the parameter `name` from the shared dictionary or make it."""
        if self._params._find(name) is None:
            extra = {} if grad_req is None else {"grad_req": grad_req}
            self._params.get(name, allow_deferred_init=True, dtype=types.get(name, np.float32), **extra)

    @staticmethod
    def _check_dense(graph):
        attributes = graph.attr_dict()
        for name in graph.list_arguments() + graph.list_auxiliary_states():
            if attributes.get(name, {}).get("__storage_type__", "0") not in ("0", "-1"):
                raise AssertionError(f"SymbolBlock doesn't support Parameter '{name}' because its storage type is "
                                     "'row_sparse' or 'csr'.")

    @staticmethod
    def _param_types(variables, graph):
        """Types of the parameters as far as the types of the inputs decide them."""
        known = {}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for variable in variables:
                found = variable.infer_type()[0]
                if found and found[0] is not None:
                    known[variable.name] = found[0]
            try:
                arg_types, _, aux_types = graph.infer_type_partial(**known)
            except Exception:
                return {}
        types = dict(zip(graph.list_arguments(), arg_types or ()))
        types.update(zip(graph.list_auxiliary_states(), aux_types or ()))
        return {name: dtype for name, dtype in types.items() if dtype is not None}

    def __repr__(self):
        variables, graph = self._graph
        count = len(graph.list_outputs())
        return f"{type(self).__name__}(\n{graph} : {len(variables)} -> {count}\n)"

    def _clear_cached_op(self):
        # The graph is what the block is made of and stays; only its compiled form goes.
        self._cached_op = None
        graph = self.__dict__.get("_graph")
        if graph is None:
            self._cached_graph = ()
            return
        self._cached_graph = graph
        self._in_format, self._out_format = self._formats

    def forward(self, x, *args):
        """Compute on arrays, or put the block's graph behind the given symbols."""
        has_symbol, has_array, contexts = _inspect((x, *args))
        if has_symbol and has_array:
            raise ValueError("In HybridBlock, we do not support mixed NDArrays and Symbols types for the input. Please "
                             "check the type of the args.\n")
        if has_array:
            self._check_contexts(contexts)
            return as_wanted(self._call_cached_op(x, *args))
        if not has_symbol:
            raise ValueError("In HybridBlock, there must be one NDArray or one Symbol in the input. Please check the "
                             "type of the args.\n")
        flat, fmt = _flatten([x, *args], "input")
        variables, graph = self._graph
        if fmt != self._in_format:
            raise ValueError("The argument structure of HybridBlock does not match the cached version. Stored format = "
                             f"{self._in_format}, input format = {fmt}")
        composed = copy.copy(graph)
        composed._compose(**{variable.name: arg for variable, arg in zip(variables, flat)})
        if isinstance(self._out_format, int) and self._out_format == 0:
            return composed
        parts = list(composed)
        return _regroup([part for part in parts if isinstance(part, Symbol)], self._out_format)

    def cast(self, dtype):
        """Change the type of all parameters."""
        self._clear_cached_op()
        for param in self.params.values():
            param.cast(dtype)

    def reset_ctx(self, ctx):
        """Move all parameters to other contexts."""
        self.collect_params().reset_ctx(ctx)
        self._cached_op = None

    def hybrid_forward(self, F, x, *args, **kwargs):
        """Not defined for a block whose computation is a symbol."""
        raise NotImplementedError("[SymbolBlock] argument 'hybrid_forward': expected a call of the block itself")
