"""Modules whose computation is written in Python."""
import logging

import numpy as np

from .. import ndarray as nd
from ..initializer import Uniform
from .base_module import BaseModule


class PythonModule(BaseModule):
    """Base of modules without parameters whose computation subclasses write in Python.

    They write `forward`, `backward`, `get_outputs`, `get_input_grads` and `_compute_output_shapes`, as far as used.

    Parameters
    ----------
    data_names : list of str
    label_names : list of str or None
    output_names : list of str
    """

    def __init__(self, data_names, label_names, output_names, logger=logging):
        super().__init__(logger=logger)
        self._data_names = list(data_names)
        self._label_names = list(label_names) if label_names is not None else None
        self._output_names = output_names
        self._data_shapes = None
        self._label_shapes = None
        self._output_shapes = None

    @property
    def data_names(self):
        return self._data_names

    @property
    def output_names(self):
        return self._output_names

    @property
    def data_shapes(self):
        return self._data_shapes

    @property
    def label_shapes(self):
        return self._label_shapes

    @property
    def output_shapes(self):
        return self._output_shapes

    def get_params(self):
        """No parameters: two empty dicts."""
        return {}, {}

    def init_params(self, initializer=Uniform(0.01), arg_params=None, aux_params=None, allow_missing=False,
                    force_init=False, allow_extra=False):
        """There is nothing to set; other states of the module follow as if there were."""
        self.params_initialized = True

    def update(self):
        """There is nothing to update."""

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        if self._label_shapes is None:
            return  # a module without labels has nothing to measure
        if pre_sliced:
            raise RuntimeError("PythonModule does not support presliced labels")
        eval_metric.update(labels, self.get_outputs())

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        if self.binded and not force_rebind:
            self.logger.warning("Already bound, ignoring bind()")
            return
        if grad_req != "write":
            raise AssertionError(f"[bind] argument 'grad_req': expected 'write' for a PythonModule, got {grad_req!r}")
        self.for_training = for_training
        self.inputs_need_grad = inputs_need_grad
        for given, names, kind in ((data_shapes, self._data_names, "data"),
                                   (label_shapes, self._label_names, "label")):
            if given is not None and [desc[0] for desc in given] != (names or []):
                raise AssertionError(f"[bind] argument '{kind}_shapes': expected descriptions of {names}, got {given}")
        self._data_shapes = data_shapes
        self._label_shapes = label_shapes
        self._output_shapes = self._compute_output_shapes()
        self.binded = True

    def _compute_output_shapes(self):
        """List of (name, shape) of the outputs for the shapes that were bound."""
        raise NotImplementedError()

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        """There is nothing to optimize."""
        self.optimizer_initialized = True


class PythonLossModule(PythonModule):
    """A loss whose gradient a Python function computes; its output is its data.

    Parameters
    ----------
    name : str
        The output is called ``name_output``.
    data_names, label_names : list of str
    grad_func : function
        From (scores, labels) as NDArray to the gradient of the scores, as NDArray or numpy.ndarray.
    """

    def __init__(self, name="pyloss", data_names=("data",), label_names=("softmax_label",), logger=logging,
                 grad_func=None):
        super().__init__(data_names, label_names, [name + "_output"], logger=logger)
        if len(data_names) != 1 or len(label_names) != 1:
            raise AssertionError("[PythonLossModule] expected one data name and one label name")
        if grad_func is not None and not callable(grad_func):
            raise AssertionError(f"[PythonLossModule] argument 'grad_func': expected a function, got {grad_func!r}")
        self._name = name
        self._scores = None
        self._labels = None
        self._scores_grad = None
        self._grad_func = grad_func

    def _compute_output_shapes(self):
        return [(self._name + "_output", self._data_shapes[0][1])]

    def forward(self, data_batch, is_train=None):
        self._scores = data_batch.data[0]
        if self.for_training if is_train is None else is_train:
            self._labels = data_batch.label[0]

    def get_outputs(self, merge_multi_context=True):
        if not merge_multi_context:
            raise AssertionError("[PythonLossModule] argument 'merge_multi_context': expected True, got False")
        return [self._scores]

    def backward(self, out_grads=None):
        if out_grads is not None:
            raise AssertionError("For a loss module, out_grads should be None")
        if not self.for_training:
            raise AssertionError("re-bind with for_training=True to run backward")
        self._backward_impl()

    def _backward_impl(self):
        """Compute `_scores_grad`; subclasses may do so without `grad_func`."""
        if self._grad_func is None:
            raise NotImplementedError("[PythonLossModule] argument 'grad_func': expected a function, got None")
        grad = self._grad_func(self._scores, self._labels)
        self._scores_grad = grad if isinstance(grad, nd.NDArray) else nd.array(np.asarray(grad))

    def get_input_grads(self, merge_multi_context=True):
        if not merge_multi_context:
            raise AssertionError("[PythonLossModule] argument 'merge_multi_context': expected True, got False")
        return [self._scores_grad]

    def install_monitor(self, mon):
        raise NotImplementedError("a PythonLossModule has no executor to watch")
