"""The module of a family of symbols, one for each bucket key (for instance a sequence length)."""
import logging
import warnings

from .. import context as ctx
from .. import ndarray as nd
from .. import symbol as sym
from ..initializer import Uniform
from ..model import load_params, save_checkpoint
from ..name import NameManager
from .base_module import BaseModule, _check_input_names
from .module import Module


class BucketingModule(BaseModule):
    """Modules that share parameters, made when a batch with a new bucket key comes.

    Parameters
    ----------
    sym_gen : function
        From a bucket key to (symbol, data_names, label_names).
    default_bucket_key
        Key of the symbol that has all parameters and the largest shapes.
    logger, context, work_load_list, fixed_param_names, state_names, group2ctxs, compression_params
        As in `Module`.
    """

    def __init__(self, sym_gen, default_bucket_key=None, logger=logging, context=ctx.cpu(), work_load_list=None,
                 fixed_param_names=None, state_names=None, group2ctxs=None, compression_params=None):
        super().__init__(logger=logger)
        if default_bucket_key is None:
            raise AssertionError("[BucketingModule] argument 'default_bucket_key': expected a key, got None")
        self._default_bucket_key = default_bucket_key
        self._sym_gen = sym_gen
        symbol, data_names, label_names = self._call_sym_gen(default_bucket_key)
        _check_input_names(symbol, list(data_names or ()), "data", True)
        _check_input_names(symbol, list(label_names or ()), "label", False)
        _check_input_names(symbol, list(state_names or ()), "state", True)
        _check_input_names(symbol, list(fixed_param_names or ()), "fixed_param", True)
        self._fixed_param_names = list(fixed_param_names or ())
        self._state_names = list(state_names or ())
        self._context = context
        self._work_load_list = work_load_list
        self._group2ctxs = group2ctxs
        self._compression_params = compression_params
        self._buckets = {}
        self._curr_module = None
        self._curr_bucket_key = None
        self._params_dirty = False
        self._monitor = None
        self._grad_req = None

    def _call_sym_gen(self, bucket_key):
        # Automatic names start anew, so that all buckets give the same names to the same layers.
        with NameManager():
            return self._sym_gen(bucket_key)

    def _make(self, bucket_key):
        symbol, data_names, label_names = self._call_sym_gen(bucket_key)
        return Module(symbol, data_names, label_names, logger=self.logger, context=self._context,
                      work_load_list=self._work_load_list, fixed_param_names=self._fixed_param_names,
                      state_names=self._state_names, group2ctxs=self._group2ctxs,
                      compression_params=self._compression_params)

    def _reset_bind(self):
        self.binded = False
        self._buckets = {}
        self._curr_module = None
        self._curr_bucket_key = None

    # Checkpoints.

    def save_checkpoint(self, prefix, epoch, remove_amp_cast=False):
        """Save the symbols of all buckets so far, their keys, and the parameters.

        Writes ``prefix-KEY-symbol.json`` for each bucket, ``prefix.buckets`` and ``prefix-EEEE.params``.
        """
        self._need(params=True)
        keys = list(self._buckets)
        for key in keys:
            self._buckets[key].symbol.save(f"{prefix}-{key}-symbol.json", remove_amp_cast=remove_amp_cast)
        nd.save(f"{prefix}.buckets", nd.array(keys, dtype="int32"))
        args, auxs = self.get_params()
        save_checkpoint(prefix, epoch, None, args, auxs)

    @staticmethod
    def load(prefix, epoch, sym_gen=None, default_bucket_key=None, **kwargs):
        """A module from the files of `save_checkpoint`, ready to be bound."""
        keys = [int(key) for key in nd.load(f"{prefix}.buckets")[0].asnumpy()]
        symbols = {key: sym.load(f"{prefix}-{key}-symbol.json") for key in keys}
        args, auxs = load_params(prefix, epoch)
        return BucketingModule.load_dict(symbols, sym_gen, default_bucket_key, args, auxs, **kwargs)

    @staticmethod
    def load_dict(sym_dict=None, sym_gen=None, default_bucket_key=None, arg_params=None, aux_params=None, **kwargs):
        """A module from parameters and a dict of bucket key to symbol, ready to be bound.

        `sym_gen` makes symbols of further keys; keys of `sym_dict` must agree with it.
        """
        if sym_gen is None:
            raise AssertionError("sym_gen is required for loading BucketingModule")
        if default_bucket_key is None:
            raise AssertionError("default_bucket_key is required for loading BucketingModule")
        module = BucketingModule(sym_gen, default_bucket_key, **kwargs)
        for key in sym_dict or {default_bucket_key: None}:
            part = module._buckets[key] = module._make(key)
            part._arg_params = arg_params
            part._aux_params = aux_params
            part.params_initialized = True
        module.params_initialized = True
        module._curr_bucket_key = default_bucket_key
        module._curr_module = module._buckets.get(default_bucket_key)
        return module

    # Descriptions.

    @property
    def data_names(self):
        if self.binded:
            return self._curr_module.data_names
        return self._call_sym_gen(self._default_bucket_key)[1]

    @property
    def output_names(self):
        if self.binded:
            return self._curr_module.output_names
        return self._call_sym_gen(self._default_bucket_key)[0].list_outputs()

    @property
    def data_shapes(self):
        self._need()
        return self._curr_module.data_shapes

    @property
    def label_shapes(self):
        self._need()
        return self._curr_module.label_shapes

    @property
    def output_shapes(self):
        self._need()
        return self._curr_module.output_shapes

    @property
    def symbol(self):
        """The symbol of the current bucket."""
        self._need()
        return self._curr_module.symbol

    # Parameters.

    def get_params(self):
        self._need(params=True)
        self._curr_module._params_dirty = self._params_dirty
        params = self._curr_module.get_params()
        self._params_dirty = False
        return params

    def init_params(self, initializer=Uniform(0.01), arg_params=None, aux_params=None, allow_missing=False,
                    force_init=False, allow_extra=False):
        if self.params_initialized and not force_init:
            return
        self._need()
        self._curr_module.init_params(initializer=initializer, arg_params=arg_params, aux_params=aux_params,
                                      allow_missing=allow_missing, force_init=force_init, allow_extra=allow_extra)
        self._params_dirty = False
        self.params_initialized = True

    def set_params(self, arg_params, aux_params, allow_missing=False, force_init=True, allow_extra=False):
        if not allow_missing:
            self.init_params(initializer=None, arg_params=arg_params, aux_params=aux_params,
                             allow_missing=allow_missing, force_init=force_init, allow_extra=allow_extra)
            return
        if self.params_initialized and not force_init:
            warnings.warn("Parameters already initialized and force_init=False. set_params call ignored.",
                          stacklevel=2)
            return
        self._curr_module.set_params(arg_params, aux_params, allow_missing=allow_missing, force_init=force_init,
                                     allow_extra=allow_extra)
        self._params_dirty = True
        self.params_initialized = True

    def get_states(self, merge_multi_context=True):
        self._need(params=True)
        return self._curr_module.get_states(merge_multi_context)

    def set_states(self, states=None, value=None):
        self._need(params=True)
        self._curr_module.set_states(states, value)

    # Binding.

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        """Bind the default bucket; see `BaseModule.bind`. Sharing with another module is not offered."""
        if shared_module is not None:
            raise AssertionError("shared_module for BucketingModule is not supported")
        arg_params = aux_params = None
        if self.params_initialized:
            source = self._curr_module if self.binded else next(iter(self._buckets.values()))
            arg_params, aux_params = self.get_params() if self.binded else (source._arg_params, source._aux_params)
        if force_rebind:
            self._reset_bind()
        if self.binded:
            self.logger.warning("Already bound, ignoring bind()")
            return
        self.for_training = for_training
        self.inputs_need_grad = inputs_need_grad
        self._grad_req = grad_req
        module = self._make(self._default_bucket_key)
        module.bind(data_shapes, label_shapes, for_training, inputs_need_grad, force_rebind=False,
                    shared_module=None, grad_req=grad_req)
        self._curr_module = module
        self._curr_bucket_key = self._default_bucket_key
        self._buckets = {self._default_bucket_key: module}
        self.binded = True
        if self.params_initialized:
            self.set_params(arg_params, aux_params)

    def switch_bucket(self, bucket_key, data_shapes, label_shapes=None):
        """Make the module of `bucket_key` the current one; it is bound for these shapes when it is new."""
        self._need()
        module = self._buckets.get(bucket_key)
        if module is None:
            module = self._make(bucket_key)
            module.bind(data_shapes, label_shapes, self.for_training, self.inputs_need_grad, force_rebind=False,
                        shared_module=self._buckets[self._default_bucket_key], grad_req=self._grad_req)
            if self._monitor is not None:
                module.install_monitor(self._monitor)
            self._buckets[bucket_key] = module
        self._curr_module = module
        self._curr_bucket_key = bucket_key

    # Optimizer.

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        self._need(params=True)
        if self.optimizer_initialized and not force_init:
            self.logger.warning("optimizer already initialized, ignoring.")
            return
        self._curr_module.init_optimizer(kvstore, optimizer, optimizer_params, force_init=force_init)
        for module in self._buckets.values():
            if module is not self._curr_module:
                module.borrow_optimizer(self._curr_module)
        self.optimizer_initialized = True

    # Computation.

    def _switch_to(self, data_batch):
        key = data_batch.bucket_key
        if key is None or key == self._curr_bucket_key:
            return
        self.switch_bucket(key, data_batch.provide_data, data_batch.provide_label)

    def prepare(self, data_batch, sparse_row_id_fn=None):
        self._need(params=True)
        if sparse_row_id_fn is None:
            return
        current = self._curr_bucket_key, self._curr_module
        self._switch_to(data_batch)
        self._curr_module.prepare(data_batch, sparse_row_id_fn=sparse_row_id_fn)
        self._curr_bucket_key, self._curr_module = current

    def forward(self, data_batch, is_train=None):
        self._need(params=True)
        self._switch_to(data_batch)
        self._curr_module.forward(data_batch, is_train=is_train)

    def backward(self, out_grads=None):
        self._need(params=True)
        self._curr_module.backward(out_grads=out_grads)

    def update(self):
        self._need(optimizer=True)
        self._params_dirty = True
        self._curr_module.update()

    def get_outputs(self, merge_multi_context=True):
        self._need(params=True)
        return self._curr_module.get_outputs(merge_multi_context=merge_multi_context)

    def get_input_grads(self, merge_multi_context=True):
        self._need(params=True, inputs_need_grad=True)
        return self._curr_module.get_input_grads(merge_multi_context=merge_multi_context)

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        self._need(params=True)
        self._curr_module.update_metric(eval_metric, labels, pre_sliced)

    def install_monitor(self, mon):
        self._need()
        self._monitor = mon
        for module in self._buckets.values():
            module.install_monitor(mon)
