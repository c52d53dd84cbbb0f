"""The key-value store of one process: sums over its devices, and an optional updater."""
import functools

from .. import autograd
from .. import ndarray as nd
from .. import optimizer as opt
from ..base import MXNetError
from .base import KVStoreBase, is_array

__all__ = ["KVStore"]

_KINDS = ("local", "device", "local_update_cpu", "local_allreduce_cpu", "local_allreduce_device")


def _unrecorded(method):
    """A method whose copies and updates are not part of what the caller may be recording."""
    @functools.wraps(method)
    def quiet(*args, **kwargs):
        with autograd.pause(train_mode=autograd.is_training()):
            return method(*args, **kwargs)
    return quiet


@KVStoreBase.register
class KVStore(KVStoreBase):
    """Values by key, shared by the devices of this process.

    Keys are all integers or all strings. Where a method takes one key and one value (an array, or a list with one
    array for each device), it also takes lists of keys and of such values.

    Parameters
    ----------
    kind : str
        'local', 'device' or an old name of these.
    """

    def __init__(self, kind="local"):
        if kind not in _KINDS:
            raise MXNetError(f"[KVStore] argument 'name': expected one of {', '.join(_KINDS)} or a registered store, "
                             f"got {kind!r}")
        self._kind = kind
        self._stored = {}
        self._key_type = None
        self._updater = None

    # Keys and values.

    def _check_key(self, key):
        kind = str if isinstance(key, str) else int if isinstance(key, int) else None
        if kind is None:
            raise TypeError(f"[KVStore] argument 'key': expected an int or a str, got {type(key).__name__}")
        if self._key_type is None:
            self._key_type = kind
        elif kind is not self._key_type:
            raise MXNetError(f"[KVStore] argument 'key': expected a key of type {self._key_type.__name__} as before, "
                             f"got {key!r}")

    def _value(self, key):
        self._check_key(key)
        try:
            return self._stored[key]
        except KeyError:
            raise MXNetError(f"[KVStore] argument 'key': expected an initialized key, got {key!r}") from None

    @staticmethod
    def _grouped(key, value, argument):
        """Pairs (key, list of arrays); values of repeated keys come together."""
        if not isinstance(key, (list, tuple)):
            return [(key, [value] if is_array(value) else list(value))]
        if is_array(value) or len(key) != len(value):
            got = "one array" if is_array(value) else f"{len(value)}"
            raise AssertionError(f"[KVStore] argument '{argument}': expected {len(key)} values as there are keys, "
                                 f"got {got}")
        groups = {}
        for one, arrays in zip(key, value):
            groups.setdefault(one, []).extend([arrays] if is_array(arrays) else arrays)
        return list(groups.items())

    # The interface.

    def init(self, key, value):
        """Set first values; each key once.

        Parameters
        ----------
        key : int, str or a list of them
        value : NDArray or a list of them
        """
        for one, arrays in self._grouped(key, value, "value"):
            self._check_key(one)
            if one in self._stored:
                raise MXNetError(f"[KVStore] argument 'key': expected a new key, got {one!r}, which is initialized")
            self._stored[one] = arrays[0].copy()

    @_unrecorded
    def push(self, key, value, priority=0):
        """Sum the arrays of each key, then give the sum to the updater or make it the key's value.

        Raises MXNetError at once when a shape differs from the stored one. `priority` is not used in one process.
        """
        for one, arrays in self._grouped(key, value, "value"):
            stored = self._value(one)
            for array in arrays:
                if array.shape != stored.shape:
                    raise MXNetError(f"[KVStore] argument 'value': expected shape {stored.shape} for key {one!r}, "
                                     f"got {array.shape}")
            context = stored.context
            total = arrays[0].as_in_context(context)
            if len(arrays) > 1:
                total = nd.add_n(total, *(array.as_in_context(context) for array in arrays[1:]))
            if self._updater is not None:
                self._updater(one, total, stored)
            elif total.stype != stored.stype:
                self._stored[one] = total.tostype(stored.stype)
            else:
                # A new array each time, so that earlier pulls need not be waited for.
                self._stored[one] = total.copy() if total is arrays[0] else total

    @_unrecorded
    def pull(self, key, out=None, priority=0, ignore_sparse=True):
        """Copy values to the arrays `out`; sparse ones are left alone unless `ignore_sparse` is False."""
        if out is None:
            raise AssertionError("[KVStore] argument 'out': expected arrays, got None")
        for one, arrays in self._grouped(key, out, "out"):
            stored = self._value(one)
            if ignore_sparse and stored.stype != "default":
                continue
            for array in arrays:
                if ignore_sparse and array.stype != "default":
                    continue
                stored.copyto(array)

    def pushpull(self, key, value, out=None, priority=0):
        """`push`, then `pull` into `out`, or into `value` when `out` is None."""
        self.push(key, value, priority)
        self.pull(key, value if out is None else out, priority)

    def broadcast(self, key, value, out, priority=0):
        """`init`, then `pull` into `out`."""
        self.init(key, value)
        self.pull(key, out, priority)

    @_unrecorded
    def row_sparse_pull(self, key, out=None, priority=0, row_ids=None):
        """Copy some rows of row-sparse values.

        Parameters
        ----------
        key : int, str or a list of them
        out : RowSparseNDArray or a list of them
        row_ids : NDArray or a list of them
            Which rows; one array for each of `out`.
        """
        if out is None or row_ids is None:
            raise AssertionError("[KVStore] arguments 'out' and 'row_ids': expected arrays, got None")
        if is_array(row_ids):
            row_ids = [row_ids]
        ids = [array for group in row_ids for array in ([group] if is_array(group) else group)]
        targets = [(one, array) for one, arrays in self._grouped(key, out, "out") for array in arrays]
        if len(ids) == 1:
            ids *= len(targets)
        for (one, array), rows in zip(targets, ids):
            stored = self._value(one)
            if array.stype != "row_sparse":
                raise MXNetError(f"[KVStore] argument 'out': expected row_sparse arrays, got {array.stype}")
            nd.sparse.retain(stored, rows.reshape((-1,)).as_in_context(stored.context)).copyto(array)

    def set_gradient_compression(self, compression_params):
        """Not offered by stores of one process: raises MXNetError."""
        raise MXNetError(f"[KVStore] gradient compression is not supported by stores of type {self._kind}")

    def set_optimizer(self, optimizer):
        """Update values with this optimizer when gradients are pushed."""
        self._set_updater(opt.get_updater(optimizer))

    def _set_updater(self, updater):
        self._updater = updater

    @staticmethod
    def is_capable(capability):
        if capability.lower() == KVStoreBase.OPTIMIZER:
            return True
        raise MXNetError(f"Unknown capability: {capability}")

    @property
    def type(self):
        return self._kind

    @property
    def rank(self):
        return 0

    @property
    def num_workers(self):
        return 1

    def save_optimizer_states(self, fname, dump_optimizer=False):
        """Write the updater's states, and the optimizer when asked for, to a file."""
        if self._updater is None:
            raise AssertionError("Cannot save states without an optimizer; call set_optimizer first")
        with open(fname, "wb") as file:
            file.write(self._updater.get_states(dump_optimizer))

    def load_optimizer_states(self, fname):
        """Read the updater's states from a file. Load only files you trust: they are pickles."""
        if self._updater is None:
            raise AssertionError("Cannot load states without an optimizer; call set_optimizer first")
        with open(fname, "rb") as file:
            self._updater.set_states(file.read())
