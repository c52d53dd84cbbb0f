# DataLoader: batches of a data set, made in this process, in threads or in worker processes.
"""Loading data sets in batches."""
import glob
import itertools
import multiprocessing
import multiprocessing.pool
import os
import pickle
import signal
import sys
import time
import uuid
import warnings
from multiprocessing import resource_tracker, shared_memory

import numpy as np

from ... import context, ndarray
from .sampler import BatchSampler, RandomSampler, SequentialSampler

__all__ = ["DataLoader", "default_batchify_fn", "default_mp_batchify_fn"]


def default_batchify_fn(data):
    """Join a list of items: arrays are stacked, tuples are joined part by part, the rest becomes an array."""
    if isinstance(data[0], ndarray.NDArray):
        return ndarray.stack(*data)
    if isinstance(data[0], tuple):
        return [default_batchify_fn(part) for part in zip(*data)]
    data = np.asarray(data)
    return ndarray.array(data, dtype=data.dtype)


def default_mp_batchify_fn(data):
    """What worker processes use by default: the same as `default_batchify_fn`."""
    return default_batchify_fn(data)


def _map_arrays(value, kind, fn):
    """`value` with `fn` applied to every instance of `kind` in its nested lists, tuples and dicts."""
    if isinstance(value, kind):
        return fn(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(_map_arrays(item, kind, fn) for item in value))
    if isinstance(value, (list, tuple)):
        return type(value)(_map_arrays(item, kind, fn) for item in value)
    if isinstance(value, dict):
        return {key: _map_arrays(item, kind, fn) for key, item in value.items()}
    return value


def _as_in_context(data, ctx):
    """Nested arrays on another context."""
    return _map_arrays(data, ndarray.NDArray, lambda array: array.as_in_context(ctx))


# -- worker processes -------------------------------------------------------------------------------------------------

class _Shared:
    """An array on its way between processes: its bytes are in shared memory under `name`."""

    __slots__ = ("name", "shape", "dtype")

    def __init__(self, name, shape, dtype):
        self.name, self.shape, self.dtype = name, shape, dtype

    def __getstate__(self):
        return self.name, self.shape, self.dtype

    def __setstate__(self, state):
        self.name, self.shape, self.dtype = state


def _sweep(token):
    """Free what workers put into shared memory and nobody fetched."""
    for path in glob.glob(f"/dev/shm/{token}_*"):
        _discard(_Shared(os.path.basename(path), None, None))


def _send_array(array):
    """Put an array into shared memory; small ones travel as they are."""
    values = array.asnumpy()
    if values.nbytes < 1 << 14:
        return _Shared(None, values, str(array.dtype if isinstance(array.dtype, str) else np.dtype(array.dtype).name))
    name = f"{_worker_token}_{os.getpid()}_{next(_worker_counter)}"
    block = shared_memory.SharedMemory(name=name, create=True, size=values.nbytes)
    np.ndarray(values.shape, values.dtype, buffer=block.buf)[...] = values
    shared = _Shared(block.name, values.shape, values.dtype.name)
    block.close()
    return shared


def _receive_array(shared):
    """The NDArray that another process sent; its shared memory is freed."""
    if shared.name is None:
        return ndarray.array(shared.shape, dtype=shared.shape.dtype)
    block = shared_memory.SharedMemory(name=shared.name)
    try:
        values = np.ndarray(shared.shape, shared.dtype, buffer=block.buf)
        return ndarray.array(values, dtype=values.dtype)
    finally:
        del values
        block.close()
        block.unlink()


def _discard(shared):
    """Free the shared memory of a batch that nobody wants any more."""
    if shared.name is not None:
        try:
            block = shared_memory.SharedMemory(name=shared.name)
            block.close()
            block.unlink()
        except FileNotFoundError:
            pass


_worker_dataset = None
_worker_token = None
_worker_counter = itertools.count()


def _worker_initializer(dataset, token):
    """Start of a worker process: keep the data set, leave the interrupt key to the parent."""
    global _worker_dataset, _worker_token
    _worker_dataset = dataset
    _worker_token = token
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _worker_fn(samples, batchify_fn, dataset=None):
    """In a worker: make one batch and send it, pickled."""
    dataset = _worker_dataset if dataset is None else dataset
    batch = batchify_fn([dataset[i] for i in samples])
    return pickle.dumps(_map_arrays(batch, ndarray.NDArray, _send_array), protocol=pickle.HIGHEST_PROTOCOL)


def _thread_worker_fn(samples, batchify_fn, dataset):
    """In a thread: make one batch."""
    return batchify_fn([dataset[i] for i in samples])


class _WorkerIter:
    """Batches from a pool of workers, asked for ahead of time and returned in order."""

    def __init__(self, loader):
        # The loader stays alive as long as somebody iterates: it owns the pool.
        self._loader = loader
        self._batches = iter(loader._batch_sampler)
        self._pending = {}
        self._received = 0
        self._sent = 0
        for _ in range(loader._prefetch):
            self._ask()

    def _ask(self):
        samples = next(self._batches, None)
        if samples is None:
            return
        loader = self._loader
        if loader._thread_pool:
            arguments = _thread_worker_fn, (samples, loader._batchify_fn, loader._dataset)
        else:
            arguments = _worker_fn, (samples, loader._batchify_fn)
        self._pending[self._sent] = loader._worker_pool.apply_async(*arguments)
        self._sent += 1

    def __len__(self):
        return len(self._loader._batch_sampler)

    def __iter__(self):
        return self

    def __next__(self):
        self._ask()
        if self._received == self._sent:
            if self._pending:
                raise RuntimeError("[DataLoader] argument 'batch': expected none left over, got some")
            raise StopIteration
        answer = self._pending.pop(self._received)
        loader = self._loader
        try:
            batch = self._get(answer)
            if not loader._thread_pool:
                batch = _map_arrays(pickle.loads(batch), _Shared, _receive_array)
        except multiprocessing.context.TimeoutError:
            message = (f"Worker timed out after {loader._timeout} seconds. This might be caused by slow transforms or "
                       "file access, or by a worker that waits for a lock; raise `timeout`, or use `thread_pool=True`.")
            print(message, file=sys.stderr)
            raise
        except Exception:
            loader.clean()
            raise
        self._received += 1
        return _as_in_context(batch, context.cpu_pinned(loader._pin_device_id)) if loader._pin_memory else batch

    def next(self):
        """The next batch, under the name that iterators had in Python 2."""
        return self.__next__()

    def _get(self, answer):
        """Wait for a batch, but not for one whose worker has died."""
        loader = self._loader
        if loader._thread_pool:
            return answer.get(loader._timeout)
        deadline = time.monotonic() + loader._timeout
        while True:
            try:
                return answer.get(min(1.0, max(0.0, deadline - time.monotonic())))
            except multiprocessing.context.TimeoutError:
                if loader._worker_died():
                    raise RuntimeError("[DataLoader] argument 'num_workers': expected workers that live, got one that "
                                       "ended while it made a batch (killed, or out of memory)") from None
                if time.monotonic() >= deadline:
                    raise


class DataLoader:
    """Batches of a data set.

    Parameters
    ----------
    dataset : Dataset, NDArray, NumPy array or list
    batch_size : int, optional
        Needed unless `batch_sampler` is given.
    shuffle : bool, default False
        Visit the items in random order.
    sampler : Sampler, optional
        Order of the items, instead of `shuffle`.
    last_batch : {'keep', 'discard', 'rollover'}, optional
        What to do with a last batch that is not full ('keep' by default).
    batch_sampler : Sampler, optional
        Gives lists of indices, instead of all of the above.
    batchify_fn : callable, optional
        Makes a batch of a list of items; see `default_batchify_fn`.
    num_workers : int, default 0
        Number of worker processes (threads, if `thread_pool`); 0 loads in this process.
    pin_memory : bool, default False
        Return the batches on `cpu_pinned(pin_device_id)`.
    prefetch : int, optional
        Number of batches made ahead; twice the workers by default.
    thread_pool : bool, default False
        Use threads instead of processes: for data sets that spend their time outside Python.
    timeout : int, default 120
        Seconds to wait for a batch from a worker.
    auto_reload : bool, default False
        Start making the batches of the next pass when a pass ends.
    """

    def __init__(self, dataset, batch_size=None, shuffle=False, sampler=None, last_batch=None, batch_sampler=None,
                 batchify_fn=None, num_workers=0, pin_memory=False, pin_device_id=0, prefetch=None, thread_pool=False,
                 timeout=120, auto_reload=False):
        self._worker_pool = None
        self._dataset = dataset
        self._pin_memory = pin_memory
        self._pin_device_id = pin_device_id
        self._thread_pool = thread_pool
        self._timeout = timeout
        if timeout <= 0:
            raise ValueError(f"[DataLoader] argument 'timeout': expected more than 0 seconds, got {timeout}")
        if batch_sampler is None:
            if batch_size is None:
                raise ValueError("batch_size must be specified unless batch_sampler is specified")
            if sampler is None:
                sampler = RandomSampler(len(dataset)) if shuffle else SequentialSampler(len(dataset))
            elif shuffle:
                raise ValueError("shuffle must not be specified if sampler is specified")
            batch_sampler = BatchSampler(sampler, batch_size, last_batch if last_batch else "keep")
        elif batch_size is not None or shuffle or sampler is not None or last_batch is not None:
            raise ValueError("batch_size, shuffle, sampler and last_batch must not be specified if batch_sampler is "
                             "specified.")
        self._batch_sampler = batch_sampler
        self._num_workers = max(0, num_workers)
        self._prefetch = max(0, int(prefetch) if prefetch is not None else 2 * self._num_workers)
        self._batchify_fn = default_batchify_fn if batchify_fn is None else batchify_fn
        self._auto_reload = auto_reload
        self._iter = None
        if self._num_workers:
            self._start()
            if auto_reload:
                self.refresh()

    def _start(self):
        """Make the pool."""
        if self._thread_pool:
            self._worker_pool = multiprocessing.pool.ThreadPool(self._num_workers)
            return
        # Everything queued must be done before the fork: the children have no engine threads to finish it.
        ndarray.waitall()
        # One tracker for parent and children, which frees what is left when all of them are gone.
        resource_tracker.ensure_running()
        self._token = "mxnet_" + uuid.uuid4().hex[:12]
        method = "fork" if "fork" in multiprocessing.get_all_start_methods() else None
        with warnings.catch_warnings():
            # Python warns of forking with threads; the library closes its engine around a fork.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._worker_pool = multiprocessing.get_context(method).Pool(
                self._num_workers, initializer=_worker_initializer, initargs=[self._dataset, self._token])
        # The pool replaces workers that end, so their identities tell whether one has died.
        self._workers = {process.pid for process in self._worker_pool._pool}

    def _worker_died(self):
        return {process.pid for process in self._worker_pool._pool if process.is_alive()} != self._workers

    def refresh(self):
        """Start making the batches of a new pass."""
        self._iter = _WorkerIter(self) if self._num_workers else None

    def clean(self):
        """Drop batches that were made ahead."""
        if self._iter is not None:
            self._iter._pending.clear()
            self._iter = None

    def __iter__(self):
        if self._num_workers == 0:
            return self._in_process()
        if not self._auto_reload:
            return _WorkerIter(self)
        return self._reloading()

    def _in_process(self):
        for samples in self._batch_sampler:
            batch = self._batchify_fn([self._dataset[i] for i in samples])
            yield _as_in_context(batch, context.cpu_pinned(self._pin_device_id)) if self._pin_memory else batch

    def _reloading(self):
        """One pass over the batches that are being made, then the start of the next pass."""
        if self._iter is None:
            self.refresh()
        current = self._iter
        self._iter = None
        yield from current
        self.refresh()

    def __len__(self):
        return len(self._batch_sampler)

    def __del__(self):
        pool = self.__dict__.get("_worker_pool")
        if pool is not None:
            pool.terminate()
            if not self._thread_pool:
                pool.join()
                _sweep(self._token)
