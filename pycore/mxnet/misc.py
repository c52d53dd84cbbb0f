"""Learning rate schedules from before `mxnet.lr_scheduler`."""
import logging


class LearningRateScheduler:
    """Base of schedules that are called with the number of the iteration; `base_lr` is the rate at the start."""

    def __init__(self):
        self.base_lr = 0.01

    def __call__(self, iteration):
        """The learning rate of an iteration."""
        raise NotImplementedError("must override this")


class FactorScheduler(LearningRateScheduler):
    """The rate is multiplied by `factor` after every `step` iterations.

    Parameters
    ----------
    step : int
        At least 1.
    factor : float
        Less than 1.

    Raises
    ------
    ValueError
        For other numbers.
    """

    def __init__(self, step, factor=0.1):
        super().__init__()
        if step < 1:
            raise ValueError(f"[FactorScheduler] argument 'step': expected 1 or more, got {step}")
        if factor >= 1.0:
            raise ValueError(f"[FactorScheduler] argument 'factor': expected less than 1, got {factor}")
        self.step = step
        self.factor = factor
        self._last = None

    def __call__(self, iteration):
        rate = self.base_lr * self.factor ** (iteration // self.step)
        if rate != self._last:
            logging.info("At Iteration [%d]: learning rate is now %.5f", iteration, rate)
            self._last = rate
        return rate
