"""Watching what executors compute, for finding out where numbers go wrong."""
import logging
import math
import re

from . import ndarray
from .ndarray import NDArray


def _root_mean_square(array):
    return ndarray.norm(array) / math.sqrt(array.size)


class Monitor:
    """Collects a statistic of outputs, gradients and arguments every so many batches.

    Parameters
    ----------
    interval : int
        Batches between collections.
    stat_func : function, optional
        From an NDArray to one or a list of them; root mean square by default.
    pattern : str
        Regular expression for the names of interest.
    sort : bool
        Sort results by name.
    monitor_all : bool
        Also watch the inputs of operators.
    """

    def __init__(self, interval, stat_func=None, pattern=".*", sort=False, monitor_all=False):
        self.stat_func = stat_func or _root_mean_square
        self.interval = interval
        self.activated = False
        self.queue = []
        self.step = 0
        self.exes = []
        self.re_prog = re.compile(pattern)
        self.sort = sort
        self.monitor_all = monitor_all

    def stat_helper(self, name, array):
        """The callback of executors: note the statistic of one array."""
        if self.activated and self.re_prog.match(name):
            self.queue.append((self.step, name, self.stat_func(array)))

    def install(self, exe):
        """Watch an executor."""
        exe.set_monitor_callback(self.stat_helper, self.monitor_all)
        self.exes.append(exe)

    def _wait(self):
        for exe in self.exes:
            for array in exe.arg_arrays:
                array.wait_to_read()
            for array in exe.aux_arrays:
                array.wait_to_read()

    def tic(self):
        """Start collecting, if it is time; call it before `forward`."""
        if self.step % self.interval == 0:
            self._wait()
            self.queue = []
            self.activated = True
        self.step += 1

    def toc(self):
        """Stop collecting; call it after `backward`.

        Returns
        -------
        list of (step, name, text of the statistics)
        """
        if not self.activated:
            return []
        self._wait()
        for exe in self.exes:
            for name, array in zip(exe._symbol.list_arguments(), exe.arg_arrays):
                self.stat_helper(name, array)
        self.activated = False
        queue = sorted(self.queue, key=lambda entry: entry[1]) if self.sort else self.queue
        self.queue = []
        return [(step, name, self._text(values)) for step, name, values in queue]

    @staticmethod
    def _text(values):
        text = ""
        for value in values if isinstance(values, (list, tuple)) else [values]:
            if not isinstance(value, NDArray):
                raise AssertionError(f"[Monitor] argument 'stat_func': expected a function that returns NDArray, "
                                     f"got {type(value).__name__}")
            text += str(value.asscalar() if value.shape in ((1,), ()) else value.asnumpy()) + "\t"
        return text

    def toc_print(self):
        """`toc`, and log the results."""
        for step, name, text in self.toc():
            logging.info("Batch: %7d %30s %s", step, name, text)
