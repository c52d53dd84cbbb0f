"""Automatic mixed precision: whole programs (`init`), models (`convert_...`) and the scaling of losses.

A model in bfloat16 or float16 keeps its float32 inputs and outputs; casts inside it decide what is computed in which
type. bfloat16 has the range of float32, so losses need no scaling.
"""
from __future__ import annotations

import contextlib
import logging
import types
from typing import Any, Iterator

from ...context import gpu, num_gpus
from ...gluon import SymbolBlock, trainer
from ...module.bucketing_module import BucketingModule
from ...ndarray import NDArray
from ...optimizer import Optimizer
from ...symbol import Symbol
from ._casting import install
from ._rules import Rules, constant
from .loss_scaler import LossScaler

__all__ = ["convert_bucketing_module", "convert_hybrid_block", "convert_model", "convert_symbol", "init",
           "init_trainer", "list_conditional_fp32_ops", "list_fp32_ops", "list_loss_output_functions",
           "list_lp16_fp32_ops", "list_lp16_ops", "list_lp16_use_fp32_params", "list_widest_type_cast", "scale_loss",
           "unscale"]

_amp_initialized = False
_target = ""
_GPU = gpu(0)


# ---- training -------------------------------------------------------------------------------------------------------

def init(target_dtype: Any = "float16", target_precision_ops: Any = None, conditional_fp32_ops: Any = None,
         fp32_ops: Any = None) -> None:
    """Compute in mixed precision from now on: calls on arrays, hybridized blocks, bound symbols.

    Blocks that were compiled and symbols that were bound before stay as they are. There is no way back.

    Parameters
    ----------
    target_dtype : 'float16' or 'bfloat16'
    target_precision_ops : list of str, optional
        Operators that compute in that type; see `list_lp16_ops` for the default.
    conditional_fp32_ops : list of (str, str, list of str), optional
        Operator, parameter and the values with which it computes in float32.
    fp32_ops : list of str, optional
        Operators that compute in float32.
    """
    global _amp_initialized, _target
    if _amp_initialized:
        return
    rules = Rules(target_dtype, target_precision_ops, fp32_ops, conditional_fp32_ops)
    logging.info("Using AMP")
    install(rules)
    _amp_initialized, _target = True, rules.dtype


def init_trainer(optimizer_or_trainer: Any) -> None:
    """Prepare a Trainer for `scale_loss`: its steps leave out gradients that are not finite and adapt the scale."""
    if not _amp_initialized:
        raise AssertionError("AMP not initialized, did you forget to call amp.init()?")
    if isinstance(optimizer_or_trainer, Optimizer):
        raise TypeError("AMP is currently only compatible with Gluon Trainer")
    if not isinstance(optimizer_or_trainer, trainer.Trainer):
        raise TypeError("optimizer_or_trainer should be a Gluon Trainer or an optimizer, instead is "
                        f"{type(optimizer_or_trainer)}")
    target = optimizer_or_trainer
    if target._kvstore_params["update_on_kvstore"] or (target._kv_initialized and target._update_on_kvstore):
        raise ValueError("[init_trainer] argument 'optimizer_or_trainer': expected a Trainer that updates outside of "
                         "its key-value store, got update_on_kvstore=True: that updates before gradients are checked")
    target._kvstore_params["update_on_kvstore"] = False
    scaler = LossScaler() if _target == "float16" else LossScaler(init_scale=1.0, max_scale=1.0)
    target._amp_loss_scaler, target._amp_original_scale = scaler, target._scale
    target._update = types.MethodType(_update, target)


def _update(self: Any, ignore_stale_grad: bool = False) -> None:
    """A Trainer's update, unless a gradient has overflowed."""
    if not self._amp_loss_scaler.has_overflow(self._params):
        type(self)._update(self, ignore_stale_grad)


def _scaler(target: Any) -> LossScaler:
    scaler = getattr(target, "_amp_loss_scaler", None)
    if scaler is None:
        raise AssertionError("Loss scaler is not initialized, did you forget to call amp.init_trainer()?")
    return scaler


@contextlib.contextmanager
def scale_loss(loss: Any, optimizer_or_trainer: Any) -> Iterator[Any]:
    """The loss, or list of losses, times the current scale, to call backward on; the next step divides by it.

    >>> with autograd.record():
    ...     loss = loss_fn(net(x), y)
    ...     with amp.scale_loss(loss, trainer) as scaled:
    ...         autograd.backward(scaled)
    >>> trainer.step(batch_size)
    """
    scale = _scaler(optimizer_or_trainer).loss_scale
    optimizer_or_trainer._scale = optimizer_or_trainer._amp_original_scale / scale
    yield [one * scale for one in loss] if isinstance(loss, (list, tuple)) else loss * scale


def unscale(optimizer_or_trainer: Any) -> None:
    """Divide the gradients by the scale now, for work on them (such as clipping) before the step."""
    _scaler(optimizer_or_trainer)
    factor = optimizer_or_trainer._scale / optimizer_or_trainer._amp_original_scale
    for param in optimizer_or_trainer._params:
        if param.grad_req != "null":
            for grad in param.list_grad():
                grad[:] *= factor
    optimizer_or_trainer._scale = optimizer_or_trainer._amp_original_scale


# ---- models ---------------------------------------------------------------------------------------------------------

def convert_symbol(sym: Symbol, target_dtype: Any = "float16", target_dtype_ops: Any = None, fp32_ops: Any = None,
                   conditional_fp32_ops: Any = None, excluded_sym_names: Any = None, data_names: Any = None,
                   cast_optional_params: bool = False) -> Symbol:
    """A symbol that computes in mixed precision, with the inputs and outputs of the given one.

    Parameters
    ----------
    sym : Symbol
    target_dtype : 'float16' or 'bfloat16'
    target_dtype_ops, fp32_ops : list of str, optional
        Operators that compute in that type, and in float32, instead of those of `list_lp16_ops` and `list_fp32_ops`.
    conditional_fp32_ops : list of (str, str, list of str), optional
        Operator, parameter and the values with which it computes in float32.
    excluded_sym_names : list of str, optional
        Names of nodes that stay in float32.
    data_names : list of str, optional
        The inputs. All other arguments are parameters; their attribute `__dtype__` then says what the new symbol wants.
    cast_optional_params : bool, default False
        Whether parameters that are only used in the target type are wanted in that type, which saves the casts.
    """
    if not isinstance(sym, Symbol):
        raise AssertionError("First argument to convert_symbol should be Symbol")
    rules = Rules(target_dtype, target_dtype_ops, fp32_ops, conditional_fp32_ops)
    attributes = sym.attr_dict()
    arguments = sym.list_arguments()
    names = arguments if data_names is None else list(data_names)
    kinds = {name: "float32" for name in names if "__dtype__" not in attributes.get(name, {})}
    params = [name for name in sym.list_inputs() if name not in set(names)] if data_names is not None else []
    return rules.convert(sym, kinds, params, excluded_sym_names or (), cast_optional_params)


def _wanted(sym: Symbol, arrays: dict[str, NDArray]) -> dict[str, NDArray]:
    """The arrays in the types that the symbol's variables name."""
    attributes = sym.attr_dict()
    ids = {"0": "float32", "2": "float16", "12": "bfloat16"}
    result = {}
    for name, array in arrays.items():
        dtype = ids.get(attributes.get(name, {}).get("__dtype__", ""))
        result[name] = array if dtype is None else array.astype(dtype, copy=False)
    return result


def convert_model(sym: Symbol, arg_params: dict[str, NDArray], aux_params: dict[str, NDArray],
                  target_dtype: Any = "float16", target_dtype_ops: Any = None, fp32_ops: Any = None,
                  conditional_fp32_ops: Any = None, excluded_sym_names: Any = None,
                  cast_optional_params: bool = False) -> tuple[Symbol, dict[str, NDArray], dict[str, NDArray]]:
    """A symbol and its parameters (as `mx.model.load_checkpoint` gives them) for mixed precision.

    See `convert_symbol`. The arguments that are no parameters are the inputs.
    """
    if not isinstance(sym, Symbol):
        raise AssertionError("First argument to convert_model should be Symbol")
    for argument, given in (("arg_params", arg_params), ("aux_params", aux_params)):
        if not isinstance(given, dict):
            raise AssertionError(f"{argument} should be a dict from names to NDArrays, got {type(given).__name__}")
    data_names = [name for name in sym.list_arguments() if name not in arg_params]
    converted = convert_symbol(sym, target_dtype, target_dtype_ops, fp32_ops, conditional_fp32_ops,
                               excluded_sym_names, data_names, cast_optional_params)
    return converted, _wanted(converted, arg_params), _wanted(converted, aux_params)


def convert_hybrid_block(block: Any, target_dtype: Any = "float16", target_dtype_ops: Any = None, fp32_ops: Any = None,
                         conditional_fp32_ops: Any = None, excluded_sym_names: Any = None, ctx: Any = _GPU,
                         cast_optional_params: bool = False) -> SymbolBlock:
    """A SymbolBlock that computes what a HybridBlock does, in mixed precision, with a copy of its parameters.

    The block must have been hybridized and called. `ctx` is where the parameters go; a GPU that does not exist stands
    for where they are. See `convert_symbol` for the rest.
    """
    if not getattr(block, "_cached_graph", ()):
        raise RuntimeError("Please first call block.hybridize() and then run forward with this block at least once "
                           "before calling export.")
    inputs, graph = block._cached_graph
    data_names = [variable.name for variable in inputs]
    params = {param.name: param for param in block.collect_params().values()}
    converted = convert_symbol(graph, target_dtype, target_dtype_ops, fp32_ops, conditional_fp32_ops,
                               excluded_sym_names, data_names, cast_optional_params)
    result = SymbolBlock(converted, inputs)
    arrays = _wanted(converted, {name: param._reduce() for name, param in params.items()})
    for name, param in result.collect_params().items():
        place = ctx if ctx.device_type != "gpu" or num_gpus() > 0 else params[name].list_ctx()
        param._load_init(arrays[name], place, cast_dtype=True, dtype_source="saved")
    return result


def convert_bucketing_module(bucketing_mod: BucketingModule, target_dtype: Any = "float16",
                             target_dtype_ops: Any = None, fp32_ops: Any = None, conditional_fp32_ops: Any = None,
                             excluded_sym_names: Any = None, cast_optional_params: bool = False) -> BucketingModule:
    """A BucketingModule whose symbols compute in mixed precision, with the parameters of a bound one.

    The result is bound for inference as the given one, when that is bound. See `convert_symbol` for the rest.
    """
    if not isinstance(bucketing_mod, BucketingModule):
        raise AssertionError("module should be of type BucketingModule")
    names: set[str] = set()
    if bucketing_mod.params_initialized:
        arg_params, aux_params = bucketing_mod.get_params()
        names = set(arg_params)

    def sym_gen(key: Any) -> tuple:
        symbol, data_names, label_names = bucketing_mod._sym_gen(key)
        given = {*data_names, *(label_names or ())}
        inputs = [n for n in symbol.list_arguments() if (n not in names if names else n in given)]
        converted = convert_symbol(symbol, target_dtype, target_dtype_ops, fp32_ops, conditional_fp32_ops,
                                   excluded_sym_names, inputs, cast_optional_params)
        return converted, data_names, label_names

    result = BucketingModule(sym_gen, bucketing_mod._default_bucket_key, bucketing_mod.logger,
                             bucketing_mod._context, bucketing_mod._work_load_list,
                             bucketing_mod._fixed_param_names, bucketing_mod._state_names,
                             bucketing_mod._group2ctxs, bucketing_mod._compression_params)
    if bucketing_mod.binded and bucketing_mod.params_initialized:
        converted = sym_gen(bucketing_mod._default_bucket_key)[0]
        result.bind(bucketing_mod.data_shapes, bucketing_mod.label_shapes, for_training=bucketing_mod.for_training)
        result.set_params(_wanted(converted, arg_params), _wanted(converted, aux_params))
    return result


# ---- lists ----------------------------------------------------------------------------------------------------------

def list_lp16_ops(target_dtype: Any) -> list[str]:
    """Operators that compute in the target type."""
    return constant(target_dtype, "{}_FUNCS")


def list_fp32_ops(target_dtype: Any) -> list[str]:
    """Operators that compute in float32."""
    return constant(target_dtype, "FP32_FUNCS")


def list_lp16_fp32_ops(target_dtype: Any) -> list[str]:
    """Operators that compute in the type of what they get."""
    return constant(target_dtype, "{}_FP32_FUNCS")


def list_conditional_fp32_ops(target_dtype: Any) -> list[tuple[str, str, list[str]]]:
    """Operators that compute in float32 for some values of a parameter: (operator, parameter, values)."""
    return constant(target_dtype, "CONDITIONAL_FP32_FUNCS")


def list_widest_type_cast(target_dtype: Any) -> list[str]:
    """Operators that compute in the widest type among their inputs."""
    return constant(target_dtype, "WIDEST_TYPE_CASTS")


def list_loss_output_functions(target_dtype: Any) -> list[str]:
    """Operators that carry their own loss."""
    return constant(target_dtype, "LOSS_OUTPUT_FUNCTIONS")


def list_lp16_use_fp32_params(target_dtype: Any) -> dict[str, list[str]] | None:
    """Inputs of operators that stay float32 beside data in the target type; None for float16."""
    return constant(target_dtype, "{}_USE_FP32_PARAMS")
