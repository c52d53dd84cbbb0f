"""The interface of key-value stores, and their registry by name."""
import warnings

from ..ndarray import NDArray

__all__ = ["create", "KVStoreBase", "TestStore"]


class KVStoreBase:
    """What training code wants of a key-value store; others register subclasses to plug their own in.

    Keys are integers or strings. Values are arrays, or lists with one array for each device.
    """

    OPTIMIZER = "optimizer"
    """Capability: the store can run the optimizer itself."""

    kv_registry = {}

    def broadcast(self, key, value, out, priority=0):
        """Make `value` the first value of `key` on all workers and copy it to the arrays `out`."""
        raise NotImplementedError()

    def pushpull(self, key, value, out=None, priority=0):
        """Sum `value` over devices and workers into `out`, or back into `value` when `out` is None."""
        raise NotImplementedError()

    def set_optimizer(self, optimizer):
        """Let the store update its values with this optimizer."""
        raise NotImplementedError()

    @staticmethod
    def is_capable(capability):
        """Whether the store can do what a constant such as `OPTIMIZER` stands for."""
        raise NotImplementedError()

    def save_optimizer_states(self, fname, dump_optimizer=False):
        """Write the states of the store's optimizer to a file."""
        raise NotImplementedError()

    def load_optimizer_states(self, fname):
        """Read the states of the store's optimizer from a file."""
        raise NotImplementedError()

    @property
    def type(self):
        """Name of the kind of store."""
        raise NotImplementedError()

    @property
    def rank(self):
        """Number of this worker, from 0."""
        raise NotImplementedError()

    @property
    def num_workers(self):
        """Number of workers."""
        raise NotImplementedError()

    @staticmethod
    def register(klass):
        """Decorator: make a subclass known to `create` under its lower-case name."""
        if not isinstance(klass, type):
            raise AssertionError(f"expected a class, got {klass!r}")
        name = klass.__name__.lower()
        known = KVStoreBase.kv_registry.get(name)
        if known is not None and known is not klass:
            warnings.warn(f"New kvstore {klass.__module__}.{klass.__name__} is overriding existing kvstore "
                          f"{known.__module__}.{known.__name__}")
        KVStoreBase.kv_registry[name] = klass
        return klass


@KVStoreBase.register
class TestStore(KVStoreBase):
    """The smallest store: keeps nothing, sums over the devices of one process. For tests of code that uses stores."""

    __test__ = False  # not a test case, whatever its name says to collectors

    def broadcast(self, key, value, out, priority=0):
        for array in out if isinstance(out, list) else [out]:
            array[:] = value

    def pushpull(self, key, value, out=None, priority=0):
        values = value if isinstance(value, list) else [value]
        first = values[0]
        total = first
        for other in values[1:]:
            total = total + other.as_in_context(first.context)
        if out is None:
            targets = values
        else:
            targets = out if isinstance(out, list) else [out]
        if total is first and all(target is first for target in targets):
            return
        for target in targets:
            target[:] = total

    @staticmethod
    def is_capable(capability):
        if capability.lower() == KVStoreBase.OPTIMIZER:
            return False
        raise ValueError(f"Unknown capability: {capability}")

    @property
    def type(self):
        return "teststore"

    @property
    def rank(self):
        return 0

    @property
    def num_workers(self):
        return 1


def create(name="local"):
    """Create a key-value store.

    Parameters
    ----------
    name : str
        'local' or 'device' (one process; several names of old mean the same), or the name of a registered class.

    Raises
    ------
    TypeError
        When `name` is not a string.
    MXNetError
        For unknown names.
    """
    if not isinstance(name, str):
        raise TypeError("name must be a string")
    klass = KVStoreBase.kv_registry.get(name.lower())
    if klass is not None and klass.__name__ != "KVStore":
        return klass()
    from .kvstore import KVStore
    return KVStore(name)


def is_array(value):
    """Whether `value` is one array and not a list of them."""
    return isinstance(value, NDArray)
