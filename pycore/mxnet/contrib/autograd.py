# The first interface of automatic differentiation; mxnet.autograd has taken its place.
"""Automatic differentiation as scripts from before `mxnet.autograd` use it: recording and training are one switch."""
import functools

from .. import autograd as _autograd
from .. import ndarray as nd
from ..autograd import mark_variables


def set_is_training(is_train):
    """Turn training mode and recording on or off; answers whether training mode was on."""
    _autograd.set_recording(is_train)
    return _autograd.set_training(is_train)


class TrainingStateScope:
    """`with TrainingStateScope(True):` turns training mode and recording on (or off) and later back again."""

    def __init__(self, enter_state):
        self._enter_state = enter_state

    def __enter__(self):
        self._before = _autograd.set_recording(self._enter_state), _autograd.set_training(self._enter_state)

    def __exit__(self, ptype, value, trace):
        recording, training = self._before
        _autograd.set_recording(recording)
        _autograd.set_training(training)


def train_section():
    """A scope in which operators train and are recorded."""
    return TrainingStateScope(True)


def test_section():
    """A scope in which operators neither train nor are recorded, for use inside `train_section`."""
    return TrainingStateScope(False)


test_section.__test__ = False  # not a test, whatever its name


def backward(outputs, out_grads=None, retain_graph=False):
    """Compute the gradients of arrays with respect to all marked variables.

    Parameters
    ----------
    outputs : NDArray or list of NDArray
    out_grads : list of NDArray or None, optional
        Gradients of the outputs; ones by default, and for entries that are None.
    retain_graph : bool
        Keep what was recorded for another run.
    """
    _autograd.backward(outputs, out_grads, retain_graph)


def compute_gradient(outputs):
    """The older name of `backward`."""
    backward(outputs)


def grad_and_loss(func, argnum=None):
    """A function that answers the gradients of `func` with respect to its arguments, and its value.

    Parameters
    ----------
    func : function
        Of NDArrays.
    argnum : int or list of int, optional
        Positions of the arguments in question; all by default.

    Returns
    -------
    function
        Takes the arguments of `func`, answers (list of gradients, value).
    """
    @functools.wraps(func)
    def wrapped(*args):
        chosen = range(len(args)) if argnum is None else [argnum] if isinstance(argnum, int) else argnum
        variables = [args[i] for i in chosen]
        if not all(isinstance(variable, nd.NDArray) for variable in variables):
            raise AssertionError(f"[grad_and_loss] argument 'func': expected NDArrays in the places {list(chosen)}, "
                                 f"got {[type(variable).__name__ for variable in variables]}")
        gradients = [nd.zeros_like(variable) for variable in variables]
        mark_variables(variables, gradients)
        with train_section():
            outputs = func(*args)
        backward(outputs)
        return gradients, outputs
    return wrapped


def grad(func, argnum=None):
    """A function that answers the list of gradients of `func`; see `grad_and_loss`."""
    both = grad_and_loss(func, argnum)

    @functools.wraps(func)
    def wrapped(*args):
        return both(*args)[0]
    return wrapped
