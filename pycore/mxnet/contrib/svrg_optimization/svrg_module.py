# A module whose gradients are corrected by those at a snapshot of the weights.
"""Module with stochastic variance reduced gradient."""
import logging

from ... import context as ctx
from ... import optimizer as opt
from ...module.module import Module
from .svrg_optimizer import _SVRGOptimizer


def _dense(array):
    return array if array.stype == "default" else array.tostype("default")


class SVRGModule(Module):
    """A `Module` that trains with stochastic variance reduced gradients (Johnson and Zhang, 2013).

    Every `update_freq` epochs it keeps a snapshot w' of its weights w and computes there the mean m of the gradients of
    all batches. With g(w) the gradient of a batch, the optimizer then gets g(w) - g(w') + m: its expectation is that of
    g(w), and its variance goes to nothing as w and w' go to the optimum. Each batch costs two passes.

    `fit` takes the snapshots; with a loop of your own call `update_full_grads`. Before the first snapshot gradients are
    left as they are. All parameters but the last are those of `Module`.

    Parameters
    ----------
    symbol, data_names, label_names, logger, context, work_load_list, fixed_param_names, state_names, group2ctxs, \
compression_params
        As in `Module`.
    update_freq : int
        Epochs between two snapshots.

    Raises
    ------
    ValueError
        When `update_freq` is no positive integer.
    """

    def __init__(self, symbol, data_names=("data",), label_names=("softmax_label",), logger=logging, context=ctx.cpu(),
                 work_load_list=None, fixed_param_names=None, state_names=None, group2ctxs=None,
                 compression_params=None, update_freq=None):
        if not isinstance(update_freq, int) or update_freq < 1:
            raise ValueError(f"[SVRGModule] argument 'update_freq': expected a positive integer, got {update_freq!r}")
        shared = {"data_names": data_names, "label_names": label_names, "logger": logger, "context": context,
                  "work_load_list": work_load_list, "fixed_param_names": fixed_param_names,
                  "state_names": state_names, "group2ctxs": group2ctxs}
        super().__init__(symbol, compression_params=compression_params, **shared)
        self.update_freq = update_freq
        self._mod_aux = Module(symbol, **shared)  # works at the snapshot
        self._ctx_len = len(self._context)
        self._param_dict = None  # for each device the mean gradients by name

    def _reset_bind(self):
        super()._reset_bind()
        self._mod_aux._reset_bind()

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        requests = grad_req.values() if isinstance(grad_req, dict) else \
            [grad_req] if isinstance(grad_req, str) else grad_req
        if "add" in requests:
            raise ValueError(f"[SVRGModule] argument 'grad_req': expected 'write' or 'null', got {grad_req!r}; "
                             "gradients that add up cannot be corrected batch by batch")
        super().bind(data_shapes, label_shapes, for_training, inputs_need_grad, force_rebind, shared_module, grad_req)
        if for_training:
            self._mod_aux.bind(data_shapes, label_shapes, True, False, force_rebind, grad_req=grad_req)

    def reshape(self, data_shapes, label_shapes=None):
        super().reshape(data_shapes, label_shapes)
        if self._mod_aux.binded:
            self._mod_aux.reshape(data_shapes, label_shapes)

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        """As `Module.init_optimizer`; the optimizer is wrapped in one that knows mean gradients."""
        if isinstance(optimizer, opt.Optimizer):
            optimizer = _SVRGOptimizer(optimizer)
        elif optimizer != _SVRGOptimizer.__name__:
            optimizer_params = {**dict(optimizer_params), "default_optimizer": optimizer}
            optimizer = _SVRGOptimizer.__name__
        super().init_optimizer(kvstore, optimizer, optimizer_params, force_init)
        if not self._optimizer.default_opt.idx2name:
            self._optimizer.default_opt.idx2name = self._optimizer.idx2name.copy()

    def forward(self, data_batch, is_train=None):
        super().forward(data_batch, is_train)
        if self._param_dict and (self.for_training if is_train is None else is_train):
            self._mod_aux.forward(data_batch, True)

    def backward(self, out_grads=None):
        super().backward(out_grads)
        if self._param_dict:
            self._mod_aux.backward(out_grads)

    def update(self):
        """Correct the gradients of the last batch, then let the optimizer update the parameters."""
        if self._param_dict:
            self._update_svrg_gradients()
        super().update()

    def update_full_grads(self, train_data):
        """Take a snapshot of the parameters and compute the mean of its gradients over the batches of `train_data`.

        Parameters
        ----------
        train_data : DataIter
            Is reset before and after.

        Raises
        ------
        ValueError
            When `train_data` gives no batch.
        """
        self._need(params=True)
        args, auxs = self.get_params()
        self._mod_aux.init_params(arg_params=args, aux_params=auxs, force_init=True)
        sums = [{} for _ in self._context]
        count = 0
        train_data.reset()
        for batch in train_data:
            self._mod_aux.forward(batch, True)
            self._mod_aux.backward()
            count += 1
            for name, grads in zip(self._param_names, self._mod_aux._exec_group.grad_arrays):
                for total, grad in zip(sums, grads):
                    if grad is not None:
                        total[name] = _dense(grad).copy() if count == 1 else total[name] + _dense(grad)
        train_data.reset()
        if count == 0:
            raise ValueError("[SVRGModule.update_full_grads] argument 'train_data': expected data, got none")
        self._param_dict = [{name: total / count for name, total in device.items()} for device in sums]

    @staticmethod
    def _svrg_grads_update_rule(g_curr_batch_curr_weight, g_curr_batch_special_weight, g_special_weight_all_batch):
        """The batch's gradient now, less that at the snapshot, plus the mean there."""
        return g_curr_batch_curr_weight - g_curr_batch_special_weight + g_special_weight_all_batch

    def _update_svrg_gradients(self):
        """Overwrite the gradients of the last batch on all devices with corrected ones."""
        for name, now, before in zip(self._param_names, self._exec_group.grad_arrays,
                                     self._mod_aux._exec_group.grad_arrays):
            for mean, grad, special in zip(self._param_dict, now, before):
                if grad is not None:
                    better = self._svrg_grads_update_rule(_dense(grad), _dense(special), mean[name])
                    (better if grad.stype == "default" else better.tostype(grad.stype)).copyto(grad)

    def _start_epoch(self, epoch, train_data):
        if self._param_dict is None or epoch % self.update_freq == 0:
            self.update_full_grads(train_data)
