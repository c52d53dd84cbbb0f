"""The module of one symbol."""
import logging
import warnings

from .. import context as ctx
from .. import ndarray as nd
from .. import optimizer as opt
from ..initializer import InitDesc, Uniform
from ..io import DataDesc
from ..model import _create_kvstore, _initialize_kvstore, _update_params, _update_params_on_kvstore, load_checkpoint
from .base_module import BaseModule, _check_input_names, _parse_data_desc
from .executor_group import DataParallelExecutorGroup


class Module(BaseModule):
    """A symbol with parameters, on one or several devices.

    Parameters
    ----------
    symbol : Symbol
    data_names, label_names : list of str or None
        Inputs. Other arguments whose names end in "_label" are inputs too, which need not be given for inference.
    logger : Logger
    context : Context or list of Context
        Batches are split over several.
    work_load_list : list of float, optional
        Share of each context; equal by default.
    fixed_param_names : list of str, optional
        Parameters that are not trained.
    state_names : list of str, optional
        Inputs that keep their values from batch to batch until `set_states`.
    group2ctxs : dict or list of dict, optional
        Contexts of the symbol's context groups: name to context, name to a list of contexts (one for each of
        `context`), or a list of such dicts.
    compression_params : dict, optional
        Gradient compression, for stores that offer it.
    """

    def __init__(self, symbol, data_names=("data",), label_names=("softmax_label",), logger=logging,
                 context=ctx.cpu(), work_load_list=None, fixed_param_names=None, state_names=None,
                 group2ctxs=None, compression_params=None):
        super().__init__(logger=logger)
        self._context = [context] if isinstance(context, ctx.Context) else list(context)
        self._work_load_list = work_load_list or [1] * len(self._context)
        if len(self._work_load_list) != len(self._context):
            raise AssertionError(f"[Module] argument 'work_load_list': expected {len(self._context)} shares as there "
                                 f"are contexts, got {len(self._work_load_list)}")
        self._group2ctxs = group2ctxs
        self._symbol = symbol
        data_names = list(data_names or ())
        label_names = list(label_names or ())
        state_names = list(state_names or ())
        fixed_param_names = list(fixed_param_names or ())
        _check_input_names(symbol, data_names, "data", True)
        _check_input_names(symbol, label_names, "label", False)
        _check_input_names(symbol, state_names, "state", True)
        _check_input_names(symbol, fixed_param_names, "fixed_param", True)
        inputs = set(data_names + label_names + state_names)
        self._param_names = [name for name in symbol.list_arguments()
                             if name not in inputs and not name.endswith("_label")]
        self._fixed_param_names = fixed_param_names
        self._aux_names = symbol.list_auxiliary_states()
        self._data_names = data_names
        self._label_names = label_names
        self._state_names = state_names
        self._output_names = symbol.list_outputs()
        self._arg_params = None
        self._aux_params = None
        self._params_dirty = False  # whether devices have newer values than the dicts above
        self._compression_params = compression_params
        self._optimizer = None
        self._kvstore = None
        self._update_on_kvstore = None
        self._updater = None
        self._preload_opt_states = None
        self._grad_req = None
        self._exec_group = None
        self._data_shapes = None
        self._label_shapes = None

    @staticmethod
    def load(prefix, epoch, load_optimizer_states=False, **kwargs):
        """A module from a checkpoint, ready to be bound.

        Parameters
        ----------
        prefix : str
        epoch : int
        load_optimizer_states : bool
            Let `init_optimizer` load the states saved with it.
        **kwargs
            As in the constructor.
        """
        symbol, args, auxs = load_checkpoint(prefix, epoch)
        mod = Module(symbol=symbol, **kwargs)
        mod._arg_params = args
        mod._aux_params = auxs
        mod.params_initialized = True
        if load_optimizer_states:
            mod._preload_opt_states = f"{prefix}-{epoch:04d}.states"
        return mod

    def save_checkpoint(self, prefix, epoch, save_optimizer_states=False, remove_amp_cast=True):
        """Save symbol, parameters and, when asked for, optimizer states: ``prefix-symbol.json``,
        ``prefix-EEEE.params``, ``prefix-EEEE.states``."""
        self._symbol.save(f"{prefix}-symbol.json", remove_amp_cast=remove_amp_cast)
        file = f"{prefix}-{epoch:04d}.params"
        self.save_params(file)
        logging.info('Saved checkpoint to "%s"', file)
        if save_optimizer_states:
            file = f"{prefix}-{epoch:04d}.states"
            self.save_optimizer_states(file)
            logging.info('Saved optimizer state to "%s"', file)

    def _reset_bind(self):
        self.binded = False
        self._exec_group = None
        self._data_shapes = None
        self._label_shapes = None

    # Descriptions.

    @property
    def data_names(self):
        return self._data_names

    @property
    def label_names(self):
        """Names of the labels."""
        return self._label_names

    @property
    def output_names(self):
        return self._output_names

    @property
    def data_shapes(self):
        self._need()
        return self._data_shapes

    @property
    def label_shapes(self):
        self._need()
        return self._label_shapes

    @property
    def output_shapes(self):
        self._need()
        return self._exec_group.get_output_shapes()

    # Parameters.

    def get_params(self):
        self._need(params=True)
        if self._params_dirty:
            self._sync_params_from_devices()
        return self._arg_params, self._aux_params

    def init_params(self, initializer=Uniform(0.01), arg_params=None, aux_params=None, allow_missing=False,
                    force_init=False, allow_extra=False):
        if self.params_initialized and not force_init:
            warnings.warn("Parameters already initialized and force_init=False. init_params call ignored.",
                          stacklevel=2)
            return
        if not self.binded:
            raise AssertionError("call bind before initializing the parameters")
        attrs = self._symbol.attr_dict()
        for own, given in ((self._arg_params, arg_params), (self._aux_params, aux_params)):
            for name, array in sorted(own.items()):
                self._init_one(InitDesc(name, attrs.get(name)), array, given, initializer, allow_missing)
        self.params_initialized = True
        self._params_dirty = False
        self._exec_group.set_params(self._arg_params, self._aux_params)

    @staticmethod
    def _init_one(desc, array, given, initializer, allow_missing):
        value = None if given is None else given.get(desc)
        if value is not None:
            if value.shape != array.shape:
                raise ValueError(f"[init_params] argument '{desc}': expected shape {array.shape}, got {value.shape}")
            if value is not array:
                value = value if value.dtype == array.dtype else value.astype(array.dtype)
                value.copyto(array)
            return
        if given is not None and not allow_missing:
            raise RuntimeError(f"{desc} is not presented")
        if initializer is not None:
            initializer(desc, array)

    def set_params(self, arg_params, aux_params, allow_missing=False, force_init=True, allow_extra=False):
        if not allow_missing:
            self.init_params(initializer=None, arg_params=arg_params, aux_params=aux_params,
                             allow_missing=allow_missing, force_init=force_init, allow_extra=allow_extra)
            return
        if self.params_initialized and not force_init:
            warnings.warn("Parameters already initialized and force_init=False. set_params call ignored.",
                          stacklevel=2)
            return
        self._exec_group.set_params(arg_params, aux_params, allow_extra=allow_extra)
        self._params_dirty = True
        self.params_initialized = True

    def _sync_params_from_devices(self):
        self._exec_group.get_params(self._arg_params, self._aux_params)
        if self._kvstore and self._update_on_kvstore:
            for name, value in sorted(self._arg_params.items()):
                if value.stype == "row_sparse":
                    rows = nd.arange(0, value.shape[0], dtype="int64")
                    self._kvstore.row_sparse_pull(name, value, row_ids=rows)
        self._params_dirty = False

    # Binding.

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        if force_rebind:
            if self.binded and self.params_initialized and self._params_dirty:
                self._sync_params_from_devices()
            self._reset_bind()
        if self.binded:
            self.logger.warning("Already bound, ignoring bind()")
            return
        if inputs_need_grad and not for_training:
            raise AssertionError("[bind] argument 'inputs_need_grad': expected False without for_training, got True")
        data_shapes, label_shapes = _parse_data_desc(self.data_names, self.label_names, data_shapes, label_shapes,
                                                     for_training)
        if label_shapes is not None:
            # Labels that the symbol does not have are for metrics alone.
            label_shapes = [desc for desc in label_shapes if desc.name in self._label_names] or None
        shared_group = None
        if shared_module is not None:
            if not (isinstance(shared_module, Module) and shared_module.binded and shared_module.params_initialized):
                raise AssertionError("[bind] argument 'shared_module': expected a bound Module with parameters")
            shared_group = shared_module._exec_group
            if len(shared_group.execs) < len(self._context):
                raise AssertionError("[bind] argument 'shared_module': expected as many contexts as here")
        group = DataParallelExecutorGroup(
            self._symbol, self._context, self._work_load_list, data_shapes, label_shapes, self._param_names,
            for_training, inputs_need_grad, shared_group, logger=self.logger,
            fixed_param_names=self._fixed_param_names, grad_req=grad_req, state_names=self._state_names,
            group2ctxs=self._group2ctxs)
        self._exec_group = group
        self._data_shapes = data_shapes
        self._label_shapes = label_shapes
        self.for_training = for_training
        self.inputs_need_grad = inputs_need_grad
        self._grad_req = grad_req
        self._total_exec_bytes = group._total_exec_bytes
        self.binded = True
        if shared_module is not None:
            self.params_initialized = True
            self._arg_params = shared_module._arg_params
            self._aux_params = shared_module._aux_params
        elif self.params_initialized:
            group.set_params(self._arg_params, self._aux_params, allow_extra=True)
        else:
            params = [name for name in group.arg_names if name in self._param_names]
            self._arg_params = self._zeros(params, group.param_arrays)
            self._aux_params = self._zeros(self._aux_names, group.aux_arrays)
        if shared_module is not None and shared_module.optimizer_initialized:
            self.borrow_optimizer(shared_module)

    @staticmethod
    def _zeros(names, blocks):
        return {name: nd.zeros(block[0].shape, dtype=block[0].dtype, stype=block[0].stype)
                for name, block in zip(names, blocks)}

    def reshape(self, data_shapes, label_shapes=None):
        """Bind for other input shapes; parameters and optimizer live on."""
        self._need()
        self._data_shapes, self._label_shapes = _parse_data_desc(self.data_names, self.label_names, data_shapes,
                                                                 label_shapes)
        self._exec_group.reshape(self._data_shapes, self._label_shapes)

    # Optimizer.

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        self._need(params=True)
        if self.optimizer_initialized and not force_init:
            self.logger.warning("optimizer already initialized, ignoring...")
            return
        if self._params_dirty:
            self._sync_params_from_devices()
        kvstore, update_on_kvstore = _create_kvstore(kvstore, len(self._context), self._arg_params)
        batch_size = self._exec_group.batch_size
        if kvstore and "dist" in kvstore.type and "_sync" in kvstore.type:
            batch_size *= kvstore.num_workers
        rescale_grad = 1.0 / batch_size
        devices = len(self._context)
        names = [name for name in self._exec_group.arg_names if name in self._param_names]
        if update_on_kvstore:
            idx2name = dict(enumerate(names))
        else:
            idx2name = {i * devices + k: name for i, name in enumerate(names) for k in range(devices)}
        if isinstance(optimizer, str):
            options = dict(optimizer_params)
            options.setdefault("rescale_grad", rescale_grad)
            optimizer = opt.create(optimizer, sym=self.symbol, param_idx2name=idx2name, **options)
        else:
            if not isinstance(optimizer, opt.Optimizer):
                raise AssertionError(f"[init_optimizer] argument 'optimizer': expected a name or an Optimizer, "
                                     f"got {type(optimizer).__name__}")
            if optimizer.rescale_grad != rescale_grad:
                warnings.warn(f"Optimizer created manually outside Module but rescale_grad is not normalized to "
                              f"1.0/batch_size/num_workers ({optimizer.rescale_grad} vs. {rescale_grad}). Is this "
                              f"intended?", stacklevel=2)
            if not optimizer.idx2name:
                optimizer.idx2name = idx2name.copy()
        self._optimizer = optimizer
        self._kvstore = kvstore
        self._update_on_kvstore = update_on_kvstore
        self._updater = None
        if kvstore:
            if self._compression_params:
                kvstore.set_gradient_compression(self._compression_params)
            if update_on_kvstore:
                kvstore.set_optimizer(optimizer)
            _initialize_kvstore(kvstore, self._exec_group.param_arrays, self._arg_params, names, update_on_kvstore)
        if not update_on_kvstore:
            self._updater = opt.get_updater(optimizer)
        self.optimizer_initialized = True
        if self._preload_opt_states is not None:
            self.load_optimizer_states(self._preload_opt_states)
            self._preload_opt_states = None

    def borrow_optimizer(self, shared_module):
        """Use the optimizer, its states and the store of another module with the same parameters."""
        if not shared_module.optimizer_initialized:
            raise AssertionError("[borrow_optimizer] argument 'shared_module': expected one with an optimizer")
        self._optimizer = shared_module._optimizer
        self._kvstore = shared_module._kvstore
        self._update_on_kvstore = shared_module._update_on_kvstore
        self._updater = shared_module._updater
        self.optimizer_initialized = True

    def save_optimizer_states(self, fname):
        """Save the optimizer's states to a file."""
        self._need(optimizer=True)
        if self._update_on_kvstore:
            self._kvstore.save_optimizer_states(fname)
        else:
            with open(fname, "wb") as file:
                file.write(self._updater.get_states())

    def load_optimizer_states(self, fname):
        """Load the optimizer's states. Load only files you trust: they are pickles."""
        self._need(optimizer=True)
        if self._update_on_kvstore:
            self._kvstore.load_optimizer_states(fname)
        else:
            with open(fname, "rb") as file:
                self._updater.set_states(file.read())

    # Computation.

    def _follow_shapes(self, data_batch):
        """Reshape when the batch has other shapes than the module is bound for."""
        if isinstance(data_batch, list):
            first, axes = data_batch[0], self._exec_group.data_layouts
            new = []
            for i, axis in enumerate(axes):
                shape = list(first.data[i].shape)
                if axis >= 0:
                    shape[axis] = sum(batch.data[i].shape[axis] for batch in data_batch)
                new.append(tuple(shape))
            label = None
        else:
            first = data_batch
            new = [array.shape for array in data_batch.data]
            label = getattr(data_batch, "label", None)
        if all(shape == tuple(desc.shape) for shape, desc in zip(new, self._data_shapes)):
            return
        described = getattr(first, "provide_data", None) if not isinstance(data_batch, list) else None
        data_shapes = described or [DataDesc(desc.name, shape, desc.dtype, desc.layout)
                                    for desc, shape in zip(self._data_shapes, new)]
        described = getattr(first, "provide_label", None) if not isinstance(data_batch, list) else None
        if described:
            label_shapes = described
        elif label and self._label_shapes:
            label_shapes = [DataDesc(desc.name, array.shape, desc.dtype, desc.layout)
                            for desc, array in zip(self._label_shapes, label)]
        else:
            label_shapes = None
        self.reshape(data_shapes, label_shapes)

    def forward(self, data_batch, is_train=None):
        self._need(params=True)
        self._follow_shapes(data_batch)
        self._exec_group.forward(data_batch, is_train)

    def backward(self, out_grads=None):
        self._need(params=True)
        self._exec_group.backward(out_grads=out_grads)

    def update(self):
        self._need(optimizer=True)
        self._params_dirty = True
        group = self._exec_group
        if self._update_on_kvstore:
            _update_params_on_kvstore(group.param_arrays, group.grad_arrays, self._kvstore, self._param_names)
        else:
            _update_params(group.param_arrays, group.grad_arrays, self._updater, len(self._context), self._kvstore,
                           self._param_names)

    def get_outputs(self, merge_multi_context=True):
        self._need(params=True)
        return self._exec_group.get_outputs(merge_multi_context)

    def get_input_grads(self, merge_multi_context=True):
        self._need(params=True, inputs_need_grad=True)
        return self._exec_group.get_input_grads(merge_multi_context)

    def get_states(self, merge_multi_context=True):
        self._need(params=True)
        return self._exec_group.get_states(merge_multi_context)

    def set_states(self, states=None, value=None):
        self._need(params=True)
        self._exec_group.set_states(states, value)

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        self._exec_group.update_metric(eval_metric, labels, pre_sliced)

    def install_monitor(self, mon):
        self._need()
        self._exec_group.install_monitor(mon)

    def prepare(self, data_batch, sparse_row_id_fn=None):
        self._need()
        if sparse_row_id_fn is None:
            return
        if not self._kvstore or not self._update_on_kvstore:
            warnings.warn("Parameters are not updated in the KVStore. No need to call sparse_row_id_fn.",
                          stacklevel=2)
            return
        row_ids = sparse_row_id_fn(data_batch)
        if not isinstance(row_ids, dict):
            raise AssertionError(f"Expected dict output from sparse_row_id_fn, got {type(row_ids).__name__}")
        for name, rows in row_ids.items():
            arrays = self._exec_group.param_arrays[self._param_names.index(name)]
            if arrays[0].stype != "row_sparse":
                warnings.warn(f"{name}.stype is not 'row_sparse'. No need to perform row_sparse_pull.", stacklevel=2)
            else:
                self._kvstore.row_sparse_pull(name, arrays, row_ids=rows, priority=-self._param_names.index(name))
