# The optimizer that a module with variance reduction installs.
"""Optimizers for stochastic variance reduced gradient."""
from ... import optimizer as opt


@opt.register
class _AssignmentOptimizer(opt.Optimizer):
    """Takes the gradient for the new value, so that a store holds what was last pushed."""

    def update(self, index, weight, grad, state):
        weight[:] = grad


@opt.register
class _SVRGOptimizer(opt.Optimizer):
    """Updates weights with another optimizer, and keys of mean gradients by assignment.

    Mean gradients are the keys whose name in `param_idx2name` ends in "_full", or that end so themselves.

    Parameters
    ----------
    default_optimizer : str or Optimizer
        What updates the weights.
    **kwargs
        Parameters of the optimizer, when it is a name.
    """

    def __init__(self, default_optimizer, **kwargs):
        if isinstance(default_optimizer, opt.Optimizer):
            self.default_opt = default_optimizer
            super().__init__(rescale_grad=default_optimizer.rescale_grad, param_idx2name=default_optimizer.idx2name)
        else:
            self.default_opt = opt.create(default_optimizer, **kwargs)
            super().__init__(rescale_grad=self.default_opt.rescale_grad, param_idx2name=self.default_opt.idx2name)
        self.aux_opt = _AssignmentOptimizer()

    def _for(self, index):
        return self.aux_opt if str(self.idx2name.get(index, index)).endswith("_full") else self.default_opt

    def create_state(self, index, weight):
        return self._for(index).create_state(index, weight)

    def create_state_multi_precision(self, index, weight):
        return self._for(index).create_state_multi_precision(index, weight)

    def update(self, index, weight, grad, state):
        self._for(index).update(index, weight, grad, state)

    def update_multi_precision(self, index, weight, grad, state):
        self._for(index).update_multi_precision(index, weight, grad, state)
