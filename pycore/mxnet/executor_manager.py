"""Data-parallel executors as the first training loops used them; `Module` has taken their place."""
import logging

from .io import DataDesc
from .module.executor_group import DataParallelExecutorGroup as _ModuleGroup
from .module.executor_group import _load_general, _split_input_slice

__all__ = ["DataParallelExecutorGroup", "DataParallelExecutorManager"]


def _check_arguments(symbol):
    """A ValueError when two arguments or two auxiliary states have one name."""
    for kind, names in (("argument", symbol.list_arguments()),
                        ("auxiliary param", symbol.list_auxiliary_states())):
        for number, name in enumerate(names):
            if name in names[:number]:
                raise ValueError(f'Find duplicated {kind} name "{name}", please make the weight name non-duplicated '
                                 f'(using name arguments), {kind}s are {names}')


def _described(descs):
    return [desc if isinstance(desc, DataDesc) else DataDesc(*desc) for desc in descs or ()]


class DataParallelExecutorGroup(_ModuleGroup):
    """Executors of a symbol on several devices, each with its slice of a batch.

    Parameters
    ----------
    sym : Symbol
    arg_names : list of str
        `sym.list_arguments()`.
    param_names : list of str
        Arguments that are trained.
    ctx : list of Context
    slices : list of slice
        The samples of each device.
    train_data : DataIter or DataBatch
        Its descriptions give shapes.
    shared_group : DataParallelExecutorGroup, optional
        A group whose parameters this one shares.
    """

    def __init__(self, sym, arg_names, param_names, ctx, slices, train_data, shared_group=None):
        _check_arguments(sym)
        super().__init__(sym, ctx, [part.stop - part.start for part in slices], _described(train_data.provide_data),
                         _described(train_data.provide_label) or None, param_names, True, False, shared_group)

    def load_data_batch(self, data_batch):
        """Copy a batch to the devices."""
        _load_general(data_batch.data, self.data_arrays, self.data_layouts)
        if self.label_arrays is not None:
            _load_general(data_batch.label, self.label_arrays, self.label_layouts)

    def forward(self, is_train=False):
        """Compute outputs of the loaded batch."""
        for executor in self.execs:
            executor.forward(is_train=is_train)

    def backward(self):
        """Compute gradients."""
        super().backward()


class DataParallelExecutorManager:
    """Executors of a symbol on several devices, with parameters that are set and read together.

    Parameters
    ----------
    symbol : Symbol
    ctx : list of Context
    train_data : DataIter
        Its descriptions give shapes.
    arg_names, param_names, aux_names : list of str, optional
        Taken from the symbol by default.
    work_load_list : list of float, optional
    logger : Logger, optional
    sym_gen : function, optional
        From a bucket key to a symbol, for iterators with buckets.
    """

    def __init__(self, symbol, ctx, train_data, arg_names=None, param_names=None, aux_names=None, work_load_list=None,
                 logger=None, sym_gen=None):
        self.logger = logger or logging
        self.ctx = ctx
        self.work_load_list = [1] * len(ctx) if work_load_list is None else work_load_list
        if len(self.work_load_list) != len(ctx):
            raise AssertionError("Invalid settings for work load. ")
        self.logger.info("Start training with %s", str(ctx))
        inputs = {desc[0] for desc in train_data.provide_data + (train_data.provide_label or [])}
        self.arg_names = arg_names or symbol.list_arguments()
        self.param_names = param_names or [name for name in self.arg_names if name not in inputs]
        self.aux_names = aux_names or symbol.list_auxiliary_states()
        self.sym_gen = sym_gen
        self.slices = _split_input_slice(train_data.batch_size, self.work_load_list)
        self.execgrp = self._group(symbol, train_data, None)
        self.curr_execgrp = self.execgrp
        self.execgrp_bucket = {}
        if sym_gen is not None:
            self.execgrp_bucket[train_data.default_bucket_key] = self.execgrp

    def _group(self, symbol, data, shared):
        return DataParallelExecutorGroup(symbol, self.arg_names, self.param_names, self.ctx, self.slices, data, shared)

    def install_monitor(self, monitor):
        """Let a `Monitor` watch; not offered with buckets."""
        if self.sym_gen is not None:
            raise NotImplementedError("Monitoring is not implemented for bucketing")
        self.execgrp.install_monitor(monitor)

    def set_params(self, arg_params, aux_params):
        """Copy parameters to all devices; names that the symbol does not have are left out."""
        self.execgrp.set_params(arg_params, aux_params, allow_extra=True)

    def copy_to(self, arg_params, aux_params):
        """Copy the mean over devices of each parameter into the arrays of these dicts."""
        self.execgrp.get_params(arg_params, aux_params)

    @property
    def param_arrays(self):
        """Parameters: a list of lists, with an array for each device."""
        return self.execgrp.param_arrays

    @property
    def grad_arrays(self):
        """Gradients, in the order of `param_arrays`."""
        return self.execgrp.grad_arrays

    @property
    def aux_arrays(self):
        """Auxiliary states: a list of lists, with an array for each device."""
        return self.execgrp.aux_arrays

    def load_data_batch(self, data_batch):
        """Copy a batch to the devices, and switch to the executors of its bucket."""
        if self.sym_gen is not None:
            key = data_batch.bucket_key
            if key not in self.execgrp_bucket:
                self.execgrp_bucket[key] = self._group(self.sym_gen(key), data_batch, self.execgrp)
            self.curr_execgrp = self.execgrp_bucket[key]
        self.curr_execgrp.load_data_batch(data_batch)

    def forward(self, is_train=False):
        """Compute outputs of the loaded batch."""
        self.curr_execgrp.forward(is_train=is_train)

    def backward(self):
        """Compute gradients."""
        self.curr_execgrp.backward()

    def update_metric(self, metric, labels, pre_sliced=False):
        """Let a metric take in labels and the last outputs."""
        self.curr_execgrp.update_metric(metric, labels, pre_sliced)
