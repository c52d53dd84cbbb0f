"""All optimizers under the module name that saved optimizer states refer to."""
from .adaptive import FTML, LAMB, AdaDelta, AdaGrad, Adam, Adamax, Ftrl, Nadam, RMSProp
from .base import Optimizer, zeros_like_state
from .sgd import DCASGD, LARS, LBSGD, NAG, SGD, SGLD, Signum, ccSGD
from .updater import Updater, get_updater

__all__ = ["AdaDelta", "AdaGrad", "Adam", "Adamax", "DCASGD", "FTML", "Ftrl", "LAMB", "LARS", "LBSGD", "NAG",
           "Nadam", "Optimizer", "RMSProp", "SGD", "SGLD", "Signum", "Test", "Updater", "ccSGD", "create",
           "get_updater", "register"]


@Optimizer.register
class Test(Optimizer):
    """``weight += grad * rescale_grad``, and the state remembers the weight: for testing whoever calls it."""

    __test__ = False  # not a test case, whatever its name says to collectors

    def create_state(self, index, weight):
        return zeros_like_state(weight)

    def update(self, index, weight, grad, state):
        weight[:] += grad * self.rescale_grad
        state[:] = weight


create = Optimizer.create_optimizer
register = Optimizer.register

# Pickles name a class by its module, and files saved by earlier versions name this one.
for _name in __all__:
    if isinstance(globals()[_name], type):
        globals()[_name].__module__ = __name__
del _name
