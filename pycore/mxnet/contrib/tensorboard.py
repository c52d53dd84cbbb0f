# Metrics for TensorBoard.
"""A callback that writes metrics for TensorBoard, through the package `mxboard`, `tensorboardX` or `torch`."""
import importlib

_WRITERS = ("mxboard", "tensorboardX", "torch.utils.tensorboard")


def _summary_writer(logging_dir):
    """The writer of the first package that is installed; they all have `add_scalar(name, value, step)`."""
    for name in _WRITERS:
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        return module.SummaryWriter(logging_dir)
    raise ImportError(f"[LogMetricsCallback] expected one of the packages {', '.join(_WRITERS)} for writing files of "
                      "TensorBoard, got none installed")


class LogMetricsCallback:
    """A batch or evaluation callback of `Module.fit` that writes the values of the metric, numbered by call.

    Parameters
    ----------
    logging_dir : str
        Folder for TensorBoard.
    prefix : str, optional
        Goes in front of the metrics' names, with a '-' between.

    Raises
    ------
    ImportError
        When no package is there that writes such files.
    """

    def __init__(self, logging_dir, prefix=None):
        self.prefix = prefix
        self.step = 0
        self.summary_writer = _summary_writer(logging_dir)

    def __call__(self, param):
        self.step += 1
        if param.eval_metric is None:
            return
        for name, value in param.eval_metric.get_name_value():
            self.summary_writer.add_scalar(name if self.prefix is None else f"{self.prefix}-{name}", value, self.step)
