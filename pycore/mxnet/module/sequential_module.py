"""Modules one after the other: outputs of each are the data of the next."""
import logging

from ..initializer import Uniform
from ..io import DataBatch, DataDesc
from .base_module import BaseModule


class SequentialModule(BaseModule):
    """A chain of modules that is trained as a whole.

    Add modules with `add`, then use it like any other module.
    """

    META_TAKE_LABELS = "take_labels"
    META_AUTO_WIRING = "auto_wiring"

    def __init__(self, logger=logging):
        super().__init__(logger=logger)
        self._modules = []
        self._metas = []
        self._label_shapes = None
        self._data_shapes = None
        self._meta_keys = {self.META_TAKE_LABELS, self.META_AUTO_WIRING}

    def add(self, module, **kwargs):
        """Append a module; returns this one, so that calls can be chained.

        Parameters
        ----------
        module : BaseModule
        take_labels : bool
            The module gets the labels.
        auto_wiring : bool
            Its data take the names that it wants, whatever the previous outputs are called.
        """
        for key in kwargs:
            if key not in self._meta_keys:
                raise AssertionError(f'Unknown meta "{key}", a typo?')
        self._modules.append(module)
        self._metas.append(kwargs)
        # What was set up before does not cover the new module.
        self.binded = False
        self.params_initialized = False
        self.optimizer_initialized = False
        return self

    @property
    def data_names(self):
        return self._modules[0].data_names if self._modules else []

    @property
    def output_names(self):
        return self._modules[-1].output_names if self._modules else []

    @property
    def data_shapes(self):
        self._need()
        return self._modules[0].data_shapes

    @property
    def label_shapes(self):
        self._need()
        return self._label_shapes

    @property
    def output_shapes(self):
        self._need()
        return self._modules[-1].output_shapes

    def get_params(self):
        self._need(params=True)
        arg_params, aux_params = {}, {}
        for module in self._modules:
            args, auxs = module.get_params()
            arg_params.update(args)
            aux_params.update(auxs)
        return arg_params, aux_params

    def init_params(self, initializer=Uniform(0.01), arg_params=None, aux_params=None, allow_missing=False,
                    force_init=False, allow_extra=False):
        if self.params_initialized and not force_init:
            return
        self._need()
        for module in self._modules:
            module.init_params(initializer=initializer, arg_params=arg_params, aux_params=aux_params,
                               allow_missing=allow_missing, force_init=force_init, allow_extra=allow_extra)
        owner = {}
        for number, module in enumerate(self._modules):
            for params in module.get_params():
                for name in params:
                    if name in owner:
                        raise AssertionError(f'Duplicated parameter names: name "{name}" in layer {number} '
                                             f'({type(module)}) is already used in layer {owner[name]} '
                                             f'({type(self._modules[owner[name]])}).')
                    owner[name] = number
        self.params_initialized = True

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        if self.binded and not force_rebind:
            self.logger.warning("Already bound, ignoring bind()")
            return
        if inputs_need_grad and not for_training:
            raise AssertionError("[bind] argument 'inputs_need_grad': expected False without for_training, got True")
        if shared_module is not None:
            raise AssertionError("Shared module is not supported")
        if not self._modules:
            raise AssertionError("Attempting to bind an empty SequentialModule")
        self.for_training = for_training
        self.inputs_need_grad = inputs_need_grad
        self._label_shapes = None
        shapes = data_shapes
        for number, (module, meta) in enumerate(zip(self._modules, self._metas)):
            labels = None
            if meta.get(self.META_TAKE_LABELS):
                labels = self._label_shapes = label_shapes
            if meta.get(self.META_AUTO_WIRING, False):
                names = module.data_names
                if len(names) != len(shapes):
                    raise AssertionError(f"[bind] module {number} wants {len(names)} data inputs, got {len(shapes)}")
                shapes = [DataDesc(name, shape[1]) for name, shape in zip(names, shapes)]
            # All but the first module must send gradients back.
            module.bind(data_shapes=shapes, label_shapes=labels, for_training=for_training,
                        inputs_need_grad=bool(for_training and (inputs_need_grad or number > 0)),
                        force_rebind=force_rebind, shared_module=None, grad_req=grad_req)
            shapes = module.output_shapes
        self.binded = True

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        self._need(params=True)
        if self.optimizer_initialized and not force_init:
            self.logger.warning("optimizer already initialized, ignoring.")
            return
        for module in self._modules:
            module.init_optimizer(kvstore=kvstore, optimizer=optimizer, optimizer_params=optimizer_params,
                                  force_init=force_init)
        self.optimizer_initialized = True

    def forward(self, data_batch, is_train=None):
        self._need(params=True)
        label = getattr(data_batch, "label", None)
        batch = DataBatch(data=data_batch.data, label=label, pad=getattr(data_batch, "pad", None),
                          index=getattr(data_batch, "index", None),
                          provide_data=getattr(data_batch, "provide_data", None),
                          provide_label=getattr(data_batch, "provide_label", None))
        for number, module in enumerate(self._modules):
            module.forward(batch, is_train=is_train)
            if number + 1 == len(self._modules):
                break
            following, shapes = self._modules[number + 1], module.output_shapes
            names = following.data_names if self._metas[number + 1].get(self.META_AUTO_WIRING) else \
                [name for name, _ in shapes]
            batch.data = module.get_outputs()
            batch.provide_data = [DataDesc(name, shape[1]) for name, shape in zip(names, shapes)]

    def backward(self, out_grads=None):
        self._need(params=True)
        for number in range(len(self._modules) - 1, -1, -1):
            module = self._modules[number]
            module.backward(out_grads=out_grads)
            if number:
                out_grads = module.get_input_grads()

    def update(self):
        self._need(optimizer=True)
        for module in self._modules:
            module.update()

    def get_outputs(self, merge_multi_context=True):
        self._need(params=True)
        return self._modules[-1].get_outputs(merge_multi_context=merge_multi_context)

    def get_input_grads(self, merge_multi_context=True):
        self._need(params=True, inputs_need_grad=True)
        return self._modules[0].get_input_grads(merge_multi_context=merge_multi_context)

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        self._need(params=True)
        for module, meta in zip(self._modules, self._metas):
            if meta.get(self.META_TAKE_LABELS):
                module.update_metric(eval_metric, labels, pre_sliced)

    def install_monitor(self, mon):
        self._need()
        for module in self._modules:
            module.install_monitor(mon)
