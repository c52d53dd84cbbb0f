"""Checkpoints, what training loops share about KVStores and updates, and the old `FeedForward` estimator."""
import logging
import warnings
from collections import namedtuple

import numpy as np

from . import io, metric
from . import kvstore as kvs
from . import ndarray as nd
from . import optimizer as opt
from . import symbol as sym
from .base import env_int
from .context import Context, cpu
from .initializer import Uniform

BatchEndParam = namedtuple("BatchEndParams", ["epoch", "nbatch", "eval_metric", "locals"])
"""What batch-end callbacks get."""

# Values larger than this are updated outside of a local store, where it pays.
_BIG_VALUE = 16 << 20


def save_checkpoint(prefix, epoch, symbol, arg_params, aux_params, remove_amp_cast=True):
    """Save a network to ``prefix-symbol.json`` and ``prefix-EEEE.params``.

    Parameters
    ----------
    prefix : str
    epoch : int
    symbol : Symbol or None
        None writes parameters only.
    arg_params, aux_params : dict of str to NDArray
    remove_amp_cast : bool
        Leave out the casts that mixed precision put into the graph.
    """
    if symbol is not None:
        symbol.save(f"{prefix}-symbol.json", remove_amp_cast=remove_amp_cast)
    arrays = {f"arg:{name}": array.as_in_context(cpu()) for name, array in arg_params.items()}
    arrays.update((f"aux:{name}", array.as_in_context(cpu())) for name, array in aux_params.items())
    file = f"{prefix}-{epoch:04d}.params"
    nd.save(file, arrays)
    logging.info('Saved checkpoint to "%s"', file)


def split_params(arrays):
    """(arg_params, aux_params) from a dict with names ``arg:...`` and ``aux:...``."""
    args, auxs = {}, {}
    for key, array in arrays.items():
        kind, _, name = key.partition(":")
        if kind == "arg":
            args[name] = array
        elif kind == "aux":
            auxs[name] = array
    return args, auxs


def load_params(prefix, epoch):
    """(arg_params, aux_params) from ``prefix-EEEE.params``."""
    arrays = nd.load(f"{prefix}-{epoch:04d}.params")
    if not arrays:
        logging.warning("Params file '%s-%04d.params' is empty", prefix, epoch)
        return {}, {}
    return split_params(arrays)


def load_checkpoint(prefix, epoch):
    """(symbol, arg_params, aux_params) from the files of `save_checkpoint`."""
    symbol = sym.load(f"{prefix}-symbol.json")
    return (symbol,) + load_params(prefix, epoch)


def _create_sparse_kvstore(kvstore):
    """(store, True) for row-sparse values, which only a store can update."""
    if isinstance(kvstore, kvs.KVStore):
        return kvstore, True
    if isinstance(kvstore, str):
        return kvs.create(kvstore), True
    raise TypeError(f"Cannot create '{kvstore}' KVStore with row_sparse parameters. The type must be KVStore or str.")


def _create_kvstore(kvstore, num_device, arg_params):
    """(store or None, whether the store runs the optimizer).

    Parameters
    ----------
    kvstore : KVStoreBase, str or None
    num_device : int
        One device needs no local store.
    arg_params : dict of str to NDArray
    """
    update_on_kvstore = bool(env_int("MXNET_UPDATE_ON_KVSTORE", 1, high=1))
    if kvstore is None:
        store = None
    elif isinstance(kvstore, kvs.KVStoreBase):
        store = kvstore
    elif isinstance(kvstore, str):
        if num_device == 1 and "dist" not in kvstore:
            store = None
        else:
            store = kvs.create(kvstore)
            if kvstore == "local" and any(param.size > _BIG_VALUE for param in arg_params.values()):
                update_on_kvstore = False
    else:
        raise TypeError("kvstore must be KVStore, str or None")
    if store is None or not store.is_capable(kvs.KVStoreBase.OPTIMIZER):
        update_on_kvstore = False
    return store, update_on_kvstore


def _initialize_kvstore(kvstore, param_arrays, arg_params, param_names, update_on_kvstore):
    """Put the parameters into the store, and the store's first values into the devices' arrays."""
    for name, on_devices in zip(param_names, param_arrays):
        if arg_params[name].stype != "default" and hasattr(kvstore, "init"):
            kvstore.init(name, arg_params[name])
        else:
            kvstore.broadcast(name, arg_params[name], out=on_devices)


def _update_params_on_kvstore(param_arrays, grad_arrays, kvstore, param_names):
    """Give gradients to the store's optimizer and take the new weights."""
    for index, (weights, grads) in enumerate(zip(param_arrays, grad_arrays)):
        if grads[0] is not None:
            kvstore.pushpull(param_names[index], grads, out=weights, priority=-index)


def _update_params(param_arrays, grad_arrays, updater, num_device, kvstore=None, param_names=None):
    """Sum gradients over devices with the store, if there is one, and update each device's weights."""
    per_device = [[] for _ in range(num_device)]
    for index, (weights, grads) in enumerate(zip(param_arrays, grad_arrays)):
        if grads[0] is None:
            continue
        if kvstore is not None:
            kvstore.pushpull(param_names[index], grads, priority=-index)
        for device, (weight, grad) in enumerate(zip(weights, grads)):
            # Each device's copy has an index, and so an optimizer state, of its own.
            per_device[device].append((index * num_device + device, grad, weight))
    for updates in per_device:
        if updates:
            indices, grads, weights = zip(*updates)
            updater(indices, grads, weights)


class FeedForward:
    """A network with parameters and a training loop: the estimator of the first versions, deprecated for `Module`.

    Parameters
    ----------
    symbol : Symbol
    ctx : Context or list of Context, optional
    num_epoch : int, optional
    epoch_size : int, optional
        Batches per epoch; all by default.
    optimizer : str or Optimizer
    initializer : Initializer
    numpy_batch_size : int
        Batch size for NumPy input.
    arg_params, aux_params : dict of str to NDArray, optional
    allow_extra_params : bool
        Accept parameters that the network does not have.
    begin_epoch : int
    **kwargs
        Arguments of the optimizer.
    """

    def __init__(self, symbol, ctx=None, num_epoch=None, epoch_size=None, optimizer="sgd", initializer=Uniform(0.01),
                 numpy_batch_size=128, arg_params=None, aux_params=None, allow_extra_params=False, begin_epoch=0,
                 **kwargs):
        warnings.warn("mxnet.model.FeedForward has been deprecated. Please use mxnet.mod.Module instead.",
                      DeprecationWarning, stacklevel=2)
        self.symbol = symbol
        self.ctx = [ctx or cpu()] if ctx is None or isinstance(ctx, Context) else list(ctx)
        self.num_epoch = num_epoch
        self.epoch_size = epoch_size
        self.optimizer = optimizer
        self.initializer = initializer
        self.numpy_batch_size = numpy_batch_size
        self.arg_params = arg_params
        self.aux_params = aux_params
        self.allow_extra_params = allow_extra_params
        self.begin_epoch = begin_epoch
        self.kwargs = kwargs
        self._predictor = None

    def __getstate__(self):
        state = self.__dict__.copy()
        state["_predictor"] = None  # bound memory does not travel
        return state

    def __setstate__(self, state):
        self.__dict__.update(state)

    def _iterator(self, X, y, training):
        if not isinstance(X, (np.ndarray, nd.NDArray)):
            return X
        if y is None:
            if training:
                raise ValueError("y must be specified when X is numpy.ndarray")
            y = np.zeros(X.shape[0])
        y = np.asarray(y.asnumpy() if isinstance(y, nd.NDArray) else y)
        if X.shape[0] != y.shape[0]:
            raise ValueError("The numbers of data points and labels not equal")
        if y.ndim == 2 and y.shape[1] == 1:
            y = y.flatten()
        if y.ndim != 1:
            raise ValueError("Label must be 1D or 2D (with 2nd dimension being 1)")
        size = min(X.shape[0], self.numpy_batch_size)
        return io.NDArrayIter(X, y, size, shuffle=training, last_batch_handle="roll_over" if training else "pad")

    def _eval_iterator(self, data):
        if isinstance(data, (tuple, list)):
            return self._iterator(data[0], data[1], training=True)
        return data

    def _module(self, data, label_names):
        from .module import Module
        return Module(self.symbol, data_names=[desc[0] for desc in data.provide_data], label_names=label_names,
                      context=self.ctx)

    def _bound(self, data, with_label):
        """A module bound for inference with this iterator's shapes."""
        labels = data.provide_label if with_label else None
        key = (tuple(map(tuple, data.provide_data)), tuple(map(tuple, labels or ())))
        if self._predictor is None or self._predictor[0] != key:
            names = [desc[0] for desc in data.provide_label or ()]
            module = self._module(data, names if with_label else
                                  [name for name in self.symbol.list_arguments() if name in names] or None)
            module.bind(data.provide_data, labels, for_training=False)
            self._predictor = (key, module)
        module = self._predictor[1]
        module.set_params(self.arg_params or {}, self.aux_params or {}, allow_extra=self.allow_extra_params)
        return module

    def predict(self, X, num_batch=None, return_data=False, reset=True):
        """Outputs for all samples, as a NumPy array (a list of them for several outputs).

        With `return_data`, (outputs, data, labels).
        """
        data = self._iterator(X, None, training=False)
        if reset:
            data.reset()
        module = self._bound(data, False)
        columns = None
        for number, batch in enumerate(data):
            if number == num_batch:
                break
            module.forward(batch, is_train=False)
            count = batch.data[0].shape[0] - (batch.pad or 0)
            arrays = [module.get_outputs()]
            if return_data:
                arrays += [batch.data, batch.label or []]
            taken = [[array[:count].asnumpy() for array in group] for group in arrays]
            if columns is None:
                columns = [[[] for _ in group] for group in taken]
            for store, group in zip(columns, taken):
                for parts, part in zip(store, group):
                    parts.append(part)
        results = [[np.concatenate(parts) for parts in group] for group in columns or ()]
        results = [group[0] if len(group) == 1 else group for group in results]
        return tuple(results) if return_data else (results[0] if results else [])

    def score(self, X, eval_metric="acc", num_batch=None, batch_end_callback=None, reset=True):
        """The metric's value over the samples and labels of the iterator `X`."""
        data = self._iterator(X, None, training=False)
        result = self._bound(data, True).score(data, eval_metric, num_batch, batch_end_callback, reset=reset)
        return result[0][1] if len(result) == 1 else [value for _, value in result]

    def fit(self, X, y=None, eval_data=None, eval_metric="acc", epoch_end_callback=None, batch_end_callback=None,
            kvstore="local", logger=None, work_load_list=None, monitor=None, eval_end_callback=None,
            eval_batch_end_callback=None):
        """Train on an iterator, or on arrays `X` and `y`; the arguments are those of `Module.fit`."""
        from .module import Module
        data = self._iterator(X, y, training=True)
        eval_data = self._eval_iterator(eval_data)
        if self.epoch_size is not None:
            data = io.ResizeIter(data, self.epoch_size)
        module = Module(self.symbol, data_names=[desc[0] for desc in data.provide_data],
                        label_names=[desc[0] for desc in data.provide_label or ()] or None, context=self.ctx,
                        logger=logger or logging, work_load_list=work_load_list)
        options = dict(self.kwargs)
        options.setdefault("learning_rate", 0.01)
        module.fit(data, eval_data=eval_data, eval_metric=metric.create(eval_metric),
                   epoch_end_callback=epoch_end_callback, batch_end_callback=batch_end_callback, kvstore=kvstore,
                   optimizer=self.optimizer,
                   optimizer_params={} if isinstance(self.optimizer, opt.Optimizer) else options,
                   eval_end_callback=eval_end_callback, eval_batch_end_callback=eval_batch_end_callback,
                   initializer=self.initializer, arg_params=self.arg_params, aux_params=self.aux_params,
                   allow_missing=True, begin_epoch=self.begin_epoch, num_epoch=self.num_epoch, monitor=monitor)
        self.arg_params, self.aux_params = module.get_params()

    def save(self, prefix, epoch=None, remove_amp_cast=True):
        """Save a checkpoint; the epoch is `num_epoch` by default."""
        epoch = self.num_epoch if epoch is None else epoch
        if epoch is None:
            raise AssertionError("[FeedForward] argument 'epoch': expected a number, got None and no num_epoch")
        save_checkpoint(prefix, epoch, self.symbol, self.arg_params, self.aux_params, remove_amp_cast)

    @staticmethod
    def load(prefix, epoch, ctx=None, **kwargs):
        """A `FeedForward` from a checkpoint, which goes on at that epoch."""
        symbol, arg_params, aux_params = load_checkpoint(prefix, epoch)
        return FeedForward(symbol, ctx=ctx, arg_params=arg_params, aux_params=aux_params, begin_epoch=epoch, **kwargs)

    @staticmethod
    def create(symbol, X, y=None, ctx=None, num_epoch=None, epoch_size=None, optimizer="sgd",
               initializer=Uniform(0.01), eval_data=None, eval_metric="acc", epoch_end_callback=None,
               batch_end_callback=None, kvstore="local", logger=None, work_load_list=None, eval_end_callback=None,
               eval_batch_end_callback=None, **kwargs):
        """Make a `FeedForward` and train it; the arguments are those of the constructor and of `fit`."""
        model = FeedForward(symbol, ctx=ctx, num_epoch=num_epoch, epoch_size=epoch_size, optimizer=optimizer,
                            initializer=initializer, **kwargs)
        model.fit(X, y, eval_data=eval_data, eval_metric=eval_metric, epoch_end_callback=epoch_end_callback,
                  batch_end_callback=batch_end_callback, kvstore=kvstore, logger=logger,
                  work_load_list=work_load_list, eval_end_callback=eval_end_callback,
                  eval_batch_end_callback=eval_batch_end_callback)
        return model
