"""The interface of modules, and what can be built on it: training, scoring and prediction loops."""
import logging
import time
import warnings

import numpy as np

from .. import metric, ndarray
from ..context import cpu
from ..initializer import Uniform
from ..io import DataBatch, DataDesc
from ..model import BatchEndParam, split_params


def _as_list(value):
    return value if isinstance(value, (list, tuple)) else [value]


def _call_all(callbacks, *args):
    for callback in () if callbacks is None else _as_list(callbacks):
        callback(*args)


def _check_input_names(symbol, names, typename, throw):
    """Check that the symbol has arguments of these names; a ValueError, or a warning, lists likely ones."""
    args = symbol.list_arguments()
    for name in names:
        if name in args:
            continue
        candidates = [arg for arg in args if not arg.endswith(("_weight", "_bias", "_gamma", "_beta"))]
        message = (f"You created Module with Module(..., {typename}_names={list(names)}) but input with name '{name}' "
                   f"is not found in symbol.list_arguments(). Did you mean one of:\n\t" + "\n\t".join(candidates))
        if throw:
            raise ValueError(message)
        warnings.warn(message, stacklevel=3)


def _check_names_match(data_names, data_shapes, name, throw):
    """Check that descriptions name what the module wants; a ValueError or a warning when not."""
    if sorted(data_names) != sorted(desc[0] for desc in data_shapes):
        message = (f"Data provided by {name}_shapes don't match names specified by {name}_names ({data_shapes} vs. "
                   f"{data_names})")
        if throw:
            raise ValueError(message)
        warnings.warn(message, stacklevel=3)


def _descriptions(shapes):
    described = []
    for shape in shapes:
        if not isinstance(shape, DataDesc):
            shape = DataDesc(*shape)
        if not isinstance(shape.shape, (tuple, list)):
            raise TypeError(f"[bind] argument 'data_shapes': expected a tuple as the shape of {shape.name}, "
                            f"got {type(shape.shape).__name__}")
        described.append(shape)
    return described


def _parse_data_desc(data_names, label_names, data_shapes, label_shapes, labels_expected=True):
    """Lists of DataDesc from pairs or DataDesc; None for no labels."""
    data_shapes = _descriptions(data_shapes)
    _check_names_match(data_names, data_shapes, "data", True)
    if label_shapes is not None:
        label_shapes = _descriptions(label_shapes)
    if labels_expected or label_shapes:
        _check_names_match(label_names, label_shapes or [], "label", False)
    return data_shapes, label_shapes


class BaseModule:
    """Base of all modules.

    A module goes through three states: `bind` allocates memory for given shapes, `init_params` sets parameters,
    `init_optimizer` prepares for `update`. `fit` does all of it.
    """

    def __init__(self, logger=logging):
        self.logger = logger
        self.binded = False
        self.for_training = False
        self.inputs_need_grad = False
        self.params_initialized = False
        self.optimizer_initialized = False
        self._symbol = None
        self._total_exec_bytes = 0

    def _need(self, params=False, optimizer=False, inputs_need_grad=False):
        """Raise an AssertionError that says which step is missing."""
        if not self.binded:
            raise AssertionError(f"{type(self).__name__} is not bound: call bind first")
        if (params or optimizer) and not self.params_initialized:
            raise AssertionError(f"{type(self).__name__} has no parameters: call init_params first")
        if optimizer and not self.optimizer_initialized:
            raise AssertionError(f"{type(self).__name__} has no optimizer: call init_optimizer first")
        if inputs_need_grad and not self.inputs_need_grad:
            raise AssertionError(f"{type(self).__name__} is not bound with inputs_need_grad=True")

    # Loops.

    def forward_backward(self, data_batch):
        """`forward` for training, then `backward`."""
        self.forward(data_batch, is_train=True)
        self.backward()

    def _batches(self, data, num_batch, reset, sparse_row_id_fn):
        if reset:
            data.reset()
        for number, batch in enumerate(data):
            if number == num_batch:
                return
            self.prepare(batch, sparse_row_id_fn=sparse_row_id_fn)
            self.forward(batch, is_train=False)
            yield number, batch

    def _measure(self, eval_metric, batch):
        if isinstance(batch, list):
            self.update_metric(eval_metric, [one.label for one in batch], pre_sliced=True)
        else:
            self.update_metric(eval_metric, batch.label)

    def score(self, eval_data, eval_metric, num_batch=None, batch_end_callback=None, score_end_callback=None,
              reset=True, epoch=0, sparse_row_id_fn=None):
        """Run over `eval_data` and measure.

        Parameters
        ----------
        eval_data : DataIter
        eval_metric : EvalMetric or what `metric.create` takes
        num_batch : int, optional
            Stop after so many batches.
        batch_end_callback, score_end_callback : function or list of functions, optional
            Called with a `BatchEndParam`.
        reset : bool
            Reset the iterator first.
        epoch : int
            For the callbacks.
        sparse_row_id_fn : function, optional
            From a batch to a dict of row ids of row-sparse parameters.

        Returns
        -------
        list of (name, value)
        """
        self._need(params=True)
        if not isinstance(eval_metric, metric.EvalMetric):
            eval_metric = metric.create(eval_metric)
        eval_metric.reset()
        count = 0
        for nbatch, batch in self._batches(eval_data, num_batch, reset, sparse_row_id_fn):
            self._measure(eval_metric, batch)
            if batch_end_callback is not None:
                _call_all(batch_end_callback, BatchEndParam(epoch, nbatch, eval_metric, locals()))
            count += 1
        if count:
            _call_all(score_end_callback, BatchEndParam(epoch, count, eval_metric, locals()))
        return eval_metric.get_name_value()

    def _unpadded_outputs(self, pad):
        return [out[:out.shape[0] - (pad or 0)] for out in self.get_outputs()]

    def iter_predict(self, eval_data, num_batch=None, reset=True, sparse_row_id_fn=None):
        """Generator of (outputs, batch number, batch), with outputs as a list of arrays without padding."""
        self._need(params=True)
        for nbatch, batch in self._batches(eval_data, num_batch, reset, sparse_row_id_fn):
            yield self._unpadded_outputs(batch.pad), nbatch, batch

    def predict(self, eval_data, num_batch=None, merge_batches=True, reset=True, always_output_list=False,
                sparse_row_id_fn=None):
        """Outputs for all samples.

        Parameters
        ----------
        eval_data : DataIter, NDArray or numpy.ndarray
            An array is one batch.
        num_batch, reset, sparse_row_id_fn
            As in `score`.
        merge_batches : bool
            Concatenate the outputs of the batches.
        always_output_list : bool
            Return a list also for one output.

        Returns
        -------
        NDArray or list of NDArray; list of lists (one for each batch) without `merge_batches`
        """
        self._need(params=True)
        if isinstance(eval_data, (ndarray.NDArray, np.ndarray)):
            if isinstance(eval_data, np.ndarray):
                eval_data = ndarray.array(eval_data)
            self.forward(DataBatch([eval_data]), is_train=False)
            return self.get_outputs()[0]
        batches = [[out.copy() for out in self._unpadded_outputs(batch.pad)]
                   for _, batch in self._batches(eval_data, num_batch, reset, sparse_row_id_fn)]
        if not batches or not merge_batches:
            return batches
        if any(len(outputs) != len(batches[0]) for outputs in batches):
            raise AssertionError("Cannot merge batches, as num of outputs is not the same in mini-batches. Maybe "
                                 "bucketing is used?")
        merged = [ndarray.concat(*parts, dim=0) for parts in zip(*batches)]
        return merged[0] if len(merged) == 1 and not always_output_list else merged

    def fit(self, train_data, eval_data=None, eval_metric="acc", epoch_end_callback=None, batch_end_callback=None,
            kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),), eval_end_callback=None,
            eval_batch_end_callback=None, initializer=Uniform(0.01), arg_params=None, aux_params=None,
            allow_missing=False, force_rebind=False, force_init=False, begin_epoch=0, num_epoch=None,
            validation_metric=None, monitor=None, sparse_row_id_fn=None):
        """Train.

        Parameters
        ----------
        train_data : DataIter
        eval_data : DataIter, optional
            Measured after each epoch.
        eval_metric : EvalMetric or what `metric.create` takes
        epoch_end_callback : function or list of functions, optional
            Called with (epoch, symbol, arg_params, aux_params).
        batch_end_callback, eval_end_callback, eval_batch_end_callback : function or list of functions, optional
            Called with a `BatchEndParam`.
        kvstore, optimizer, optimizer_params
            As in `init_optimizer`.
        initializer, arg_params, aux_params, allow_missing, force_init
            As in `init_params`.
        force_rebind : bool
            As in `bind`.
        begin_epoch, num_epoch : int
            First epoch, and the one before which to stop.
        validation_metric : EvalMetric or what `metric.create` takes, optional
            The training metric by default.
        monitor : Monitor, optional
        sparse_row_id_fn : function, optional
            As in `score`.
        """
        if num_epoch is None:
            raise AssertionError("please specify number of epochs")
        self.bind(data_shapes=train_data.provide_data, label_shapes=train_data.provide_label, for_training=True,
                  force_rebind=force_rebind)
        if monitor is not None:
            self.install_monitor(monitor)
        self.init_params(initializer=initializer, arg_params=arg_params, aux_params=aux_params,
                         allow_missing=allow_missing, force_init=force_init)
        self.init_optimizer(kvstore=kvstore, optimizer=optimizer, optimizer_params=optimizer_params)
        if validation_metric is None:
            validation_metric = eval_metric
        if not isinstance(eval_metric, metric.EvalMetric):
            eval_metric = metric.create(eval_metric)
        for epoch in range(begin_epoch, num_epoch):
            tic = time.time()
            self._start_epoch(epoch, train_data)
            eval_metric.reset()
            # Each batch is done with before the next is fetched: an iterator may reuse its memory.
            for nbatch, data_batch in enumerate(train_data):
                self.prepare(data_batch, sparse_row_id_fn=sparse_row_id_fn)
                if monitor is not None:
                    monitor.tic()
                self.forward_backward(data_batch)
                self.update()
                self._measure(eval_metric, data_batch)
                if monitor is not None:
                    monitor.toc_print()
                if batch_end_callback is not None:
                    _call_all(batch_end_callback, BatchEndParam(epoch, nbatch, eval_metric, locals()))
            for name, value in eval_metric.get_global_name_value():
                self.logger.info("Epoch[%d] Train-%s=%f", epoch, name, value)
            self.logger.info("Epoch[%d] Time cost=%.3f", epoch, time.time() - tic)
            # Devices may have drifted apart (batch statistics): all go on from the mean.
            arg_now, aux_now = self.get_params()
            self.set_params(arg_now, aux_now)
            _call_all(epoch_end_callback, epoch, self.symbol, arg_now, aux_now)
            if eval_data is not None:
                result = self.score(eval_data, validation_metric, batch_end_callback=eval_batch_end_callback,
                                    score_end_callback=eval_end_callback, epoch=epoch)
                for name, value in result:
                    self.logger.info("Epoch[%d] Validation-%s=%f", epoch, name, value)
            train_data.reset()

    def _start_epoch(self, epoch, train_data):
        """What `fit` does before an epoch; a subclass may need the data for it."""

    # Properties that subclasses give.

    @property
    def data_names(self):
        """Names of the data inputs."""
        raise NotImplementedError()

    @property
    def output_names(self):
        """Names of the outputs."""
        raise NotImplementedError()

    @property
    def data_shapes(self):
        """Descriptions of the data inputs."""
        raise NotImplementedError()

    @property
    def label_shapes(self):
        """Descriptions of the labels; None or empty when there are none."""
        raise NotImplementedError()

    @property
    def output_shapes(self):
        """(name, shape) of the outputs."""
        raise NotImplementedError()

    @property
    def symbol(self):
        """The symbol, for modules that have one."""
        return self._symbol

    # Parameters.

    def get_params(self):
        """(arg_params, aux_params): dicts of name to NDArray."""
        raise NotImplementedError()

    def init_params(self, initializer=Uniform(0.01), arg_params=None, aux_params=None, allow_missing=False,
                    force_init=False, allow_extra=False):
        """Set parameters.

        Parameters
        ----------
        initializer : Initializer
            For those without a given value.
        arg_params, aux_params : dict of str to NDArray, optional
            Given values.
        allow_missing : bool
            Whether some may be missing where values are given.
        force_init : bool
            Set them again.
        allow_extra : bool
            Whether there may be values of unknown names; they are only looked for with `allow_missing` in
            `set_params`.

        Raises
        ------
        RuntimeError
            When a value is missing and must not be.
        ValueError
            For unknown names, and values of the wrong shape.
        """
        raise NotImplementedError()

    def set_params(self, arg_params, aux_params, allow_missing=False, force_init=True, allow_extra=False):
        """Set parameters from given values; the arguments are those of `init_params`."""
        self.init_params(initializer=None, arg_params=arg_params, aux_params=aux_params, allow_missing=allow_missing,
                         force_init=force_init, allow_extra=allow_extra)

    def save_params(self, fname):
        """Save parameters to a file, under names ``arg:...`` and ``aux:...``."""
        arg_params, aux_params = self.get_params()
        arrays = {f"arg:{name}": array.as_in_context(cpu()) for name, array in arg_params.items()}
        arrays.update((f"aux:{name}", array.as_in_context(cpu())) for name, array in aux_params.items())
        ndarray.save(fname, arrays)

    def load_params(self, fname):
        """Set parameters from a file that `save_params` or `save_checkpoint` wrote."""
        arrays = ndarray.load(fname)
        arg_params, aux_params = split_params(arrays)
        if len(arg_params) + len(aux_params) != len(arrays):
            raise ValueError("Invalid param file " + fname)
        self.set_params(arg_params, aux_params)

    def get_states(self, merge_multi_context=True):
        """Values of the states, for modules that have states."""
        self._need(params=True)
        return []

    def set_states(self, states=None, value=None):
        """Set states to arrays or to one value."""
        self._need(params=True)
        if states or value:
            raise AssertionError(f"{type(self).__name__} has no states")

    def install_monitor(self, mon):
        """Let a `Monitor` watch the computation."""
        raise NotImplementedError()

    # Computation.

    def prepare(self, data_batch, sparse_row_id_fn=None):
        """Get ready for a batch: pull the rows of row-sparse parameters that it needs."""
        if sparse_row_id_fn is not None:
            warnings.warn("sparse_row_id_fn is not invoked for BaseModule.", stacklevel=2)

    def forward(self, data_batch, is_train=None):
        """Compute outputs.

        Parameters
        ----------
        data_batch : DataBatch
            Or any object with `data` and, for losses, `label`.
        is_train : bool, optional
            `for_training` by default.
        """
        raise NotImplementedError()

    def backward(self, out_grads=None):
        """Compute gradients.

        Parameters
        ----------
        out_grads : NDArray or list of NDArray, optional
            Gradients of the outputs; outputs that are losses need none.
        """
        raise NotImplementedError()

    def get_outputs(self, merge_multi_context=True):
        """Outputs of the last `forward`; lists with one array for each device without `merge_multi_context`."""
        raise NotImplementedError()

    def get_input_grads(self, merge_multi_context=True):
        """Gradients of the data inputs of the last `backward`; as `get_outputs`."""
        raise NotImplementedError()

    def update(self):
        """Update parameters from the gradients of the last `backward`."""
        raise NotImplementedError()

    def update_metric(self, eval_metric, labels, pre_sliced=False):
        """Let a metric take in the labels and the last outputs.

        Parameters
        ----------
        eval_metric : EvalMetric
        labels : list of NDArray
            Or of such lists, one for each device, with `pre_sliced`.
        """
        raise NotImplementedError()

    # Set-up.

    def bind(self, data_shapes, label_shapes=None, for_training=True, inputs_need_grad=False, force_rebind=False,
             shared_module=None, grad_req="write"):
        """Allocate memory and prepare the computation.

        Parameters
        ----------
        data_shapes : list of DataDesc or (name, shape)
        label_shapes : the same, optional
        for_training : bool
            Whether `backward` will be called.
        inputs_need_grad : bool
            Whether gradients of the data are wanted.
        force_rebind : bool
            Bind again; otherwise a second call is ignored.
        shared_module : BaseModule, optional
            Whose parameters and memory to share.
        grad_req : str, list or dict
            'write', 'add' or 'null', for all or for each argument.
        """
        raise NotImplementedError()

    def init_optimizer(self, kvstore="local", optimizer="sgd", optimizer_params=(("learning_rate", 0.01),),
                       force_init=False):
        """Set up the optimizer.

        Parameters
        ----------
        kvstore : str, KVStoreBase or None
        optimizer : str or Optimizer
        optimizer_params : dict or pairs
            Arguments for an optimizer given by name; `rescale_grad` is 1 / batch size by default.
        force_init : bool
            Set it up again; otherwise a second call is ignored.
        """
        raise NotImplementedError()
