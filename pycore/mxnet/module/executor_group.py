"""One executor for each device: splits batches, shares memory, merges outputs."""
import logging
from collections import OrderedDict

import numpy as np

from .. import context as ctx
from .. import ndarray as nd
from ..base import MXNetError
from ..io import DataDesc


def _split_input_slice(batch_size, work_load_list):
    """Slices of a batch for devices, in proportion to their work loads; a ValueError when one would be empty."""
    total = sum(work_load_list)
    sizes = [round(load * batch_size / total) for load in work_load_list]
    sizes[-1] += batch_size - sum(sizes)
    slices, start = [], 0
    for size in sizes:
        stop = min(start + size, batch_size)
        if start >= stop:
            raise ValueError("Too many slices. Some splits are empty.")
        slices.append(slice(start, stop))
        start = stop
    return slices


def _cut(array, axis, part):
    """The part of an array along the batch axis; all of it when there is none."""
    if axis is None or axis < 0 or (part.start == 0 and part.stop == array.shape[axis]):
        return array
    if axis == 0:
        return array[part.start:part.stop]
    return nd.slice_axis(array, axis=axis, begin=part.start, end=part.stop)


def _load_general(sources, targets, axes):
    """Copy each source array, or its parts, to the devices' arrays."""
    for source, target, axis in zip(sources, targets, axes):
        for part, array in target:
            _cut(source, axis, part).copyto(array)


def _merge_multi_context(outputs, axes):
    """Join what each device gave, along the batch axis; where there is none the first device's array stands."""
    merged = []
    for tensors, axis in zip(outputs, axes):
        if axis >= 0 and len(tensors) > 1:
            home = tensors[0].context
            merged.append(nd.concat(*[tensor.as_in_context(home) for tensor in tensors], dim=axis))
        else:
            merged.append(tensors[0])
    return merged


def _prepare_group2ctxs(group2ctxs, count):
    """For each of `count` devices a dict from group name to Context."""
    if group2ctxs is None:
        return [None] * count
    if isinstance(group2ctxs, list):
        if len(group2ctxs) != count:
            raise AssertionError(f"[Module] argument 'group2ctxs': expected {count} dicts as there are contexts, "
                                 f"got {len(group2ctxs)}")
        return group2ctxs
    if not isinstance(group2ctxs, dict):
        raise TypeError("group2ctxs should be either dict of str to context, dict of str to list of context or list "
                        "of dict of str to context")
    prepared = [{} for _ in range(count)]
    for group, contexts in group2ctxs.items():
        if isinstance(contexts, ctx.Context):
            contexts = [contexts]
        if len(contexts) == 1:
            contexts = contexts * count
        if len(contexts) != count:
            raise AssertionError(f"[Module] argument 'group2ctxs': expected 1 or {count} contexts for '{group}', "
                                 f"got {len(contexts)}")
        for table, one in zip(prepared, contexts):
            table[group] = one
    return prepared


class DataParallelExecutorGroup:
    """Executors of one symbol on several devices, each for a part of the batch.

    Parameters
    ----------
    symbol : Symbol
    contexts : list of Context
    workload : list of float
        Share of each device in the batch.
    data_shapes, label_shapes : list of DataDesc or (name, shape)
        Of whole batches; labels may be None.
    param_names : list of str
        Arguments that are parameters; all others are inputs, whose memory may be shared.
    for_training, inputs_need_grad : bool
    shared_group : DataParallelExecutorGroup, optional
        Whose parameters and input memory to share.
    fixed_param_names : list of str, optional
        Parameters without gradient.
    grad_req : str, list or dict
    state_names : list of str, optional
        Inputs that are states.
    group2ctxs : optional
        Devices of context groups; see `Module`.
    """

    def __init__(self, symbol, contexts, workload, data_shapes, label_shapes, param_names, for_training,
                 inputs_need_grad, shared_group=None, logger=logging, fixed_param_names=None, grad_req="write",
                 state_names=None, group2ctxs=None):
        self.symbol = symbol
        self.contexts = contexts
        self.workload = workload
        self.group2ctxs = _prepare_group2ctxs(group2ctxs, len(contexts))
        self.param_names = param_names
        self.arg_names = symbol.list_arguments()
        self.aux_names = symbol.list_auxiliary_states()
        self.output_names = symbol.list_outputs()
        self.for_training = for_training
        self.inputs_need_grad = inputs_need_grad
        self.logger = logger
        self.fixed_param_names = fixed_param_names or []
        self.state_names = state_names or []
        self._attrs = symbol.attr_dict()
        self._monitors = []
        self._total_exec_bytes = 0
        # Input arrays by name, for each device; groups that share memory hold the very same dicts.
        self.shared_data_arrays = shared_group.shared_data_arrays if shared_group else [{} for _ in contexts]
        self.output_layouts = [DataDesc.get_batch_axis(symbol[i].attr("__layout__"))
                               for i in range(len(self.output_names))]
        self.num_outputs = len(self.output_names)
        self.execs = []
        data_shapes = [desc if isinstance(desc, DataDesc) else DataDesc(*desc) for desc in data_shapes]
        if label_shapes is not None:
            label_shapes = [desc if isinstance(desc, DataDesc) else DataDesc(*desc) for desc in label_shapes]
        self.grad_req = self._requests(grad_req, data_shapes)
        self.bind_exec(data_shapes, label_shapes, shared_group)

    def _requests(self, grad_req, data_shapes):
        """'write', 'add' or 'null' for each argument."""
        if isinstance(grad_req, (list, tuple)):
            if len(grad_req) != len(self.arg_names):
                raise AssertionError(f"[bind] argument 'grad_req': expected {len(self.arg_names)} entries as there "
                                     f"are arguments, got {len(grad_req)}")
            grad_req = dict(zip(self.arg_names, grad_req))
        elif not isinstance(grad_req, (str, dict)):
            raise ValueError("grad_req must be one of str, list, tuple, or dict.")
        data_names = {desc.name for desc in data_shapes}
        requests = {}
        for name in self.arg_names:
            wanted = grad_req if isinstance(grad_req, str) else grad_req.get(name)
            if not self.for_training:
                requests[name] = "null"
            elif name in self.param_names:
                requests[name] = "null" if name in self.fixed_param_names else wanted or "write"
            elif name in data_names:
                requests[name] = (wanted or "write") if self.inputs_need_grad else "null"
            else:
                requests[name] = "null" if isinstance(grad_req, str) else wanted or "null"
        return requests

    # Binding.

    def decide_slices(self, data_shapes):
        """Set `batch_size` and `slices`; returns the batch axis of each input."""
        axes = [DataDesc.get_batch_axis(desc.layout) for desc in data_shapes]
        for desc, axis in zip(data_shapes, axes):
            if axis == -1:
                continue
            size = desc.shape[axis]
            if self.batch_size is None:
                self.batch_size = size
                self.slices = _split_input_slice(size, self.workload)
            elif size != self.batch_size:
                raise AssertionError(f"all data must have the same batch size: batch_size = {self.batch_size}, but "
                                     f"{desc.name} has shape {desc.shape}")
        return axes

    def _sliced(self, descs, axes, device):
        """Descriptions of one device's parts."""
        part = self.slices[device]
        sliced = []
        for desc, axis in zip(descs, axes):
            shape = list(desc.shape)
            if axis >= 0:
                shape[axis] = part.stop - part.start
            sliced.append(DataDesc(desc.name, tuple(shape), desc.dtype, desc.layout))
        return sliced

    def bind_exec(self, data_shapes, label_shapes, shared_group=None, reshape=False):
        """Bind executors for these shapes; with `reshape` parameters and memory of the present ones live on."""
        self.batch_size = None
        self.slices = None
        self.data_layouts = self.decide_slices(data_shapes)
        self.label_layouts = None if label_shapes is None else self.decide_slices(label_shapes)
        if self.slices is None:
            # No input has a batch axis: each device computes all.
            self.batch_size = data_shapes[0].shape[0] if data_shapes and data_shapes[0].shape else 1
            self.slices = [slice(0, self.batch_size) for _ in self.contexts]
        old = self.execs if reshape else shared_group.execs if shared_group else [None] * len(self.contexts)
        self.execs = [self._bind_one(i, data_shapes, label_shapes, old[i]) for i in range(len(self.contexts))]
        self.data_shapes = data_shapes
        self.label_shapes = label_shapes
        self.data_names = [desc.name for desc in data_shapes]
        self.label_names = [] if label_shapes is None else [desc.name for desc in label_shapes]
        self._collect_arrays()
        for mon in self._monitors:
            for executor in self.execs:
                mon.install(executor)

    def _bind_one(self, device, data_shapes, label_shapes, old):
        inputs = self._sliced(data_shapes, self.data_layouts, device)
        if label_shapes is not None:
            inputs += self._sliced(label_shapes, self.label_layouts, device)
        known = {desc.name: desc for desc in inputs if desc.name in self.arg_names}
        arg_shapes, _, aux_shapes = self.symbol.infer_shape(**{name: desc.shape for name, desc in known.items()})
        if arg_shapes is None:
            partial = self.symbol.infer_shape_partial(**{name: desc.shape for name, desc in known.items()})[0]
            unknown = [name for name, shape in zip(self.arg_names, partial) if not shape or 0 in shape]
            raise MXNetError(f"[bind] cannot infer the shapes of {', '.join(unknown)} from those of "
                             f"{', '.join(known)}")
        arg_types, _, aux_types = self.symbol.infer_type(**{name: desc.dtype for name, desc in known.items()})
        arg_types = arg_types or [None] * len(arg_shapes)
        aux_types = aux_types or [None] * len(aux_shapes)
        groups = self.group2ctxs[device] or {}

        def home(name):
            attrs = self._attrs.get(name, {})
            group = attrs.get("__ctx_group__") or attrs.get("ctx_group")
            return groups.get(group, self.contexts[device])

        def fresh(name, shape, dtype):
            stype = self._attrs.get(name, {}).get("__storage_type__")
            stype = {"1": "row_sparse", "2": "csr"}.get(stype, "default")
            array = nd.zeros(shape, home(name), dtype=dtype or np.float32, stype=stype)
            if stype == "default":
                self._total_exec_bytes += int(np.prod(shape)) * np.dtype(array.dtype).itemsize
            return array

        pool = self.shared_data_arrays[device]
        args, grads = [], {}
        for name, shape, dtype in zip(self.arg_names, arg_shapes, arg_types):
            grad = None
            if name in self.param_names:
                array = old.arg_dict.get(name) if old is not None else None
                if array is None:
                    array = fresh(name, shape, dtype)
                else:
                    if tuple(array.shape) != tuple(shape):
                        raise MXNetError(f"[bind] argument '{name}': expected shape {tuple(shape)} for the new input "
                                         f"shapes, got the parameter's {tuple(array.shape)}")
                    grad = old.grad_dict.get(name)
            else:
                array = self._pooled(pool, name, tuple(shape), dtype or np.float32, fresh)
            args.append(array)
            if self.grad_req[name] != "null":
                grads[name] = fresh(name, shape, dtype) if grad is None else grad
        auxs = []
        for name, shape, dtype in zip(self.aux_names, aux_shapes, aux_types):
            array = old.aux_dict.get(name) if old is not None else None
            auxs.append(fresh(name, shape, dtype) if array is None else array)
        return self.symbol.bind(self.contexts[device], args=args, args_grad=grads, grad_req=self.grad_req,
                                aux_states=auxs, group2ctx=self.group2ctxs[device], shared_exec=old)

    @staticmethod
    def _pooled(pool, name, shape, dtype, fresh):
        """Memory for an input: a view of what the pool has when that is large enough."""
        size = int(np.prod(shape))
        held = pool.get(name)
        if held is not None and held.dtype == np.dtype(dtype) and held.stype == "default" and held.size >= size > 0:
            if held.shape == shape:
                return held
            return held.reshape((-1,))[:size].reshape(shape)
        pool[name] = fresh(name, shape, dtype)
        return pool[name]

    def _inputs(self, names):
        return [[(self.slices[i], executor.arg_dict[name]) for i, executor in enumerate(self.execs)]
                for name in names if name in self.arg_names]

    def _collect_arrays(self):
        execs = self.execs
        self.data_arrays = self._inputs(self.data_names)
        self.label_arrays = None if self.label_shapes is None else self._inputs(self.label_names)
        self.state_arrays = [[executor.arg_dict[name] for executor in execs] for name in self.state_names]
        params = [name for name in self.arg_names if name in self.param_names]
        self.param_arrays = [[executor.arg_dict[name] for executor in execs] for name in params]
        self.grad_arrays = [[executor.grad_dict.get(name) for executor in execs] for name in params] \
            if self.for_training else None
        self.input_grad_arrays = [[executor.grad_dict.get(name) for executor in execs] for name in self.data_names
                                  if name in self.arg_names] if self.inputs_need_grad else None
        self.aux_arrays = [[executor.aux_dict[name] for executor in execs] for name in self.aux_names]

    def reshape(self, data_shapes, label_shapes):
        """Bind for other input shapes; parameters, gradients and states of the optimizer live on."""
        if data_shapes == self.data_shapes and label_shapes == self.label_shapes:
            return
        self.bind_exec(data_shapes, label_shapes, reshape=True)

    # Parameters and states.

    def set_params(self, arg_params, aux_params, allow_extra=False):
        """Copy parameters to all devices; a ValueError for unknown names unless `allow_extra`."""
        for executor in self.execs:
            for given, own in ((arg_params, executor.arg_dict), (aux_params, executor.aux_dict)):
                for name, array in (given or {}).items():
                    target = own.get(name)
                    if target is None:
                        if allow_extra:
                            continue
                        raise ValueError(f'Find name "{name}" that is not in the arguments')
                    _copy_param(name, array, target)

    def get_params(self, arg_params, aux_params):
        """Copy the mean over devices of each parameter into the given dicts' arrays."""
        params = [name for name in self.arg_names if name in self.param_names]
        for names, blocks, targets in ((params, self.param_arrays, arg_params),
                                       (self.aux_names, self.aux_arrays, aux_params)):
            for name, block in zip(names, blocks):
                value = block[0].as_in_context(ctx.cpu())
                if len(block) > 1:
                    value = nd.add_n(value, *[one.as_in_context(ctx.cpu()) for one in block[1:]]) / len(block)
                target = targets.get(name)
                if target is None:
                    targets[name] = value.copy()
                else:
                    _copy_param(name, value, target)

    def get_states(self, merge_multi_context=True):
        """The states, merged or as a list for each device."""
        if merge_multi_context:
            return _merge_multi_context(self.state_arrays, [0] * len(self.state_arrays))
        return self.state_arrays

    def set_states(self, states=None, value=None):
        """Set states from arrays (as `get_states` gives, merged or not) or from one value."""
        if (states is None) == (value is None):
            raise AssertionError("[set_states] expected either states or value")
        if states is None:
            for arrays in self.state_arrays:
                for array in arrays:
                    array[:] = value
            return
        for given, arrays in zip(states, self.state_arrays):
            if isinstance(given, (list, tuple)):
                for source, array in zip(given, arrays):
                    source.copyto(array)
            else:
                for part, array in zip(self.slices, arrays):
                    _cut(given, 0, part).copyto(array)

    # Computation.

    def forward(self, data_batch, is_train=None):
        """Load a batch (or a list with one for each device) and compute; see `Module.forward`."""
        if is_train is None:
            is_train = self.for_training
        if isinstance(data_batch, list):
            for device, batch in enumerate(data_batch):
                self._load_device(device, batch)
        else:
            _load_general(data_batch.data, self.data_arrays, self.data_layouts)
            if self.label_arrays is not None:
                label = getattr(data_batch, "label", None)
                if label:
                    _load_general(label, self.label_arrays, self.label_layouts)
        for executor in self.execs:
            executor.forward(is_train=is_train)

    def _load_device(self, device, batch):
        for source, target in zip(batch.data, self.data_arrays):
            source.copyto(target[device][1])
        for source, target in zip(batch.label or (), self.label_arrays or ()):
            source.copyto(target[device][1])

    def get_output_shapes(self):
        """(name, shape) of the outputs for whole batches."""
        shapes = []
        for name, array, axis in zip(self.output_names, self.execs[0].outputs, self.output_layouts):
            shape = list(array.shape)
            if axis >= 0 and shape:
                shape[axis] = self.batch_size
            shapes.append((name, tuple(shape)))
        return shapes

    def get_outputs(self, merge_multi_context=True, begin=0, end=None):
        """Outputs of the last forward, merged or as a list for each device."""
        per_device = [executor.outputs for executor in self.execs]
        end = self.num_outputs if end is None else end
        outputs = [[outs[i] for outs in per_device] for i in range(begin, end)]
        if merge_multi_context:
            return _merge_multi_context(outputs, self.output_layouts[begin:end])
        return outputs

    def get_input_grads(self, merge_multi_context=True):
        """Gradients of the data of the last backward, merged or as a list for each device."""
        if not self.inputs_need_grad:
            raise AssertionError("bind with inputs_need_grad=True to get gradients of the data")
        if merge_multi_context:
            return _merge_multi_context(self.input_grad_arrays, self.data_layouts)
        return self.input_grad_arrays

    def backward(self, out_grads=None):
        """Compute gradients; see `Module.backward`."""
        if not self.for_training:
            raise AssertionError("re-bind with for_training=True to run backward")
        if out_grads is None:
            for executor in self.execs:
                executor.backward()
            return
        if not isinstance(out_grads, (list, tuple)):
            out_grads = [out_grads]
        for executor, part, context in zip(self.execs, self.slices, self.contexts):
            executor.backward([_cut(grad, axis, part).as_in_context(context)
                               for grad, axis in zip(out_grads, self.output_layouts)])

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        """Let a metric take in labels and the last outputs, device by device."""
        axes = self.label_layouts or [0] * len(labels or ())
        names = self.label_names or [f"label{i}" for i in range(len(labels or ()))]
        for device, (executor, part) in enumerate(zip(self.execs, self.slices)):
            if pre_sliced:
                own = labels[device]
            else:
                own = labels if len(self.execs) == 1 else [_cut(label, axis, part)
                                                           for label, axis in zip(labels or (), axes)]
            eval_metric.update_dict(OrderedDict(zip(names, own or ())),
                                    OrderedDict(zip(self.output_names, executor.outputs)))

    def install_monitor(self, mon):
        """Let a monitor watch all executors, also those of later shapes."""
        self._monitors.append(mon)
        for executor in self.execs:
            mon.install(executor)


def _copy_param(name, source, target):
    """Copy a parameter, whatever its type or device."""
    if source.shape != target.shape:
        raise ValueError(f"[set_params] argument '{name}': expected shape {target.shape}, got {source.shape}")
    if source is target:
        return
    if source.dtype != target.dtype:
        source = source.astype(target.dtype)
    source.copyto(target)
