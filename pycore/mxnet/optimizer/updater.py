"""The updater: an optimizer together with the states of the weights it has seen."""
import pickle

from .. import ndarray as nd
from ..util import is_np_array


def _classic(array):
    """The classic NDArray that shares memory with a NumPy-style one."""
    return array.as_nd_ndarray() if hasattr(array, "as_nd_ndarray") else array


class Updater:
    """Callable ``updater(index, grad, weight)`` that updates weights in place and keeps their states.

    Index, gradient and weight may also be lists; optimizers that can then update several weights in one call.

    Parameters
    ----------
    optimizer : Optimizer
    """

    def __init__(self, optimizer):
        self.optimizer = optimizer
        self.states = {}
        self.states_synced = {}
        self.aggregate_updates = optimizer.aggregate_num > 0

    def _state(self, index, weight):
        if index not in self.states:
            self.states[index] = self.optimizer.create_state_multi_precision(index, weight)
            self.states_synced[index] = True
        elif not self.states_synced[index]:
            self.states[index] = self.sync_state_context(self.states[index], weight.context)
            self.states_synced[index] = True
        return self.states[index]

    def __call__(self, index, grad, weight):
        optimizer = self.optimizer
        if not isinstance(index, (list, tuple)):
            if optimizer.allow_np_array:
                grad, weight = _classic(grad), _classic(weight)
            # After the first update of an index this is the whole way.
            state = self.states[index] if self.states_synced.get(index) else self._state(index, weight)
            optimizer.update_multi_precision(index, weight, grad, state)
            return
        if optimizer.allow_np_array:
            grad, weight = [_classic(g) for g in grad], [_classic(w) for w in weight]
        states = [self._state(i, w) for i, w in zip(index, weight)]
        if not self.aggregate_updates:
            for i, w, g, s in zip(index, weight, grad, states):
                optimizer.update_multi_precision(i, w, g, s)
            return
        by_type = {}
        for group in zip(index, weight, grad, states):
            by_type.setdefault(group[1].dtype, []).append(group)
        size = optimizer.aggregate_num
        for groups in by_type.values():
            for start in range(0, len(groups), size):
                optimizer.update_multi_precision(*map(list, zip(*groups[start:start + size])))

    def sync_state_context(self, state, context):
        """The state (None, array or nested tuple) moved to `context`."""
        if isinstance(state, nd.NDArray):
            return state.as_in_context(context)
        if isinstance(state, (tuple, list)):
            return type(state)(self.sync_state_context(one, context) for one in state)
        return state

    def get_states(self, dump_optimizer=False):
        """All states, and the optimizer when asked for, as bytes (a pickle)."""
        return pickle.dumps((self.states, self.optimizer) if dump_optimizer else self.states)

    def set_states(self, states):
        """Take over what `get_states` gave. Load only files you trust: they are pickles."""
        states = pickle.loads(states)
        if isinstance(states, tuple) and len(states) == 2:
            self.states, self.optimizer = states
            # Files of before NumPy-style arrays lack this.
            if not hasattr(self.optimizer, "allow_np_array"):
                self.optimizer.allow_np_array = is_np_array()
            self.aggregate_updates = self.optimizer.aggregate_num > 0
        else:
            self.states = states
        self.states_synced = dict.fromkeys(self.states, False)


def get_updater(optimizer):
    """An `Updater` of this optimizer, for KVStore and Trainer."""
    return Updater(optimizer)
