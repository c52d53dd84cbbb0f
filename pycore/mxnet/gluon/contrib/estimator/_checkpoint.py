# CheckpointHandler: parameters and trainer states on disk, and going on from them.
"""Saving a network while it is trained."""
import os
import re

from ...block import HybridBlock
from .event_handler import BatchEnd, EpochEnd, TrainBegin, _Improvement, _monitored


class CheckpointHandler(TrainBegin, BatchEnd, EpochEnd):
    """Saves the network's parameters and the trainer's states as training goes on.

    Files are `<model_dir>/<model_prefix>-epoch<e>batch<b>.params` and `.states`, where e counts epochs from 0 and b is
    the number of the batch from 0, or at an epoch's end the number of batches so far; `-best` in place of the numbers
    for the best; and `-symbol.json`, written after the first batch when the network is a hybridized HybridBlock.

    Parameters
    ----------
    model_dir : str
        A folder; made when it does not exist.
    model_prefix : str
    monitor : EvalMetric, optional
        The metric that tells which state is the best; needed for `save_best`.
    verbose : int
        1: log each file written.
    save_best : bool
        At the end of each epoch save as `-best` when the metric became better.
    mode : {'auto', 'min', 'max'}
        Whether small or large values are good; 'auto' goes by the metric's name.
    epoch_period, batch_period : int, optional
        Save every so many epochs and every so many batches; None means never.
    max_checkpoints : int
        Older files of this training are removed beyond so many; the best does not count.
    resume_from_checkpoint : bool
        Load the newest checkpoint in `model_dir` first and train only what is left. Training by epochs then needs
        saving by epochs alone, training by batches saving by batches alone.
    """

    def __init__(self, model_dir, model_prefix="model", monitor=None, verbose=0, save_best=False, mode="auto",
                 epoch_period=1, batch_period=None, max_checkpoints=5, resume_from_checkpoint=False):
        self.model_dir = model_dir
        self.model_prefix = model_prefix
        self.monitor = monitor
        self.verbose = verbose
        self.save_best = save_best
        self.epoch_period = epoch_period
        self.batch_period = batch_period
        self.max_checkpoints = max_checkpoints
        self.resume_from_checkpoint = resume_from_checkpoint
        self.saved_checkpoints = []
        self.current_batch = 0
        self.current_epoch = 0
        if save_best:
            self._improved = _Improvement("CheckpointHandler", monitor, mode)
            self.monitor_op = self._improved.op
            self.best = self._improved.worst
        os.makedirs(model_dir, exist_ok=True)

    def train_begin(self, estimator, *args, **kwargs):
        self.current_batch = 0
        self.current_epoch = 0
        self._epochs_before = 0  # what an earlier training did that this one continues
        self._batches_before = 0
        if self.save_best:
            self.best = self._improved.worst
        if self.resume_from_checkpoint:
            if (self.batch_period if estimator.max_epoch else self.epoch_period):
                raise AssertionError("[CheckpointHandler] argument 'resume_from_checkpoint': expected checkpoints of "
                                     "the same kind as the training; training by epochs goes with batch_period=None, "
                                     "training by batches with epoch_period=None")
            self._resume(estimator)

    def batch_end(self, estimator, *args, **kwargs):
        if self.current_batch == 0:
            self._save_symbol(estimator)
        number = self.current_batch
        self.current_batch += 1
        if self.batch_period and self.current_batch % self.batch_period == 0:
            self._save_checkpoint(estimator, self._batches_before + number)

    def epoch_end(self, estimator, *args, **kwargs):
        if self.epoch_period and (self.current_epoch + 1) % self.epoch_period == 0:
            self._save_checkpoint(estimator, self._batches_before + self.current_batch)
        if self.save_best:
            value = _monitored("CheckpointHandler", self.monitor)
            if value is not None and self._improved(value, self.best):
                self._say(estimator, f"{self.monitor.get()[0]} went from {self.best:.5f} to {value:.5f}")
                self.best = value
                self._save_files(estimator, f"{self.model_prefix}-best")
        self.current_epoch += 1

    def _say(self, estimator, text):
        if self.verbose > 0:
            estimator.logger.info("[Epoch %d] CheckpointHandler: %s", self.current_epoch, text)

    def _path(self, name):
        return os.path.join(self.model_dir, name)

    def _save_symbol(self, estimator):
        net = estimator.net
        path = self._path(f"{self.model_prefix}-symbol.json")
        if isinstance(net, HybridBlock) and net._cached_graph:
            net._cached_graph[1].save(path)
        else:
            estimator.logger.info("The architecture is not saved as %s: only a HybridBlock after hybridize() has a "
                                  "symbol.", path)

    def _save_files(self, estimator, name):
        estimator.net.save_parameters(self._path(name + ".params"))
        estimator.trainer.save_states(self._path(name + ".states"))
        self._say(estimator, f"saved {self._path(name)}.params")

    def _save_checkpoint(self, estimator, batch):
        name = f"{self.model_prefix}-epoch{self._epochs_before + self.current_epoch}batch{batch}"
        self._save_files(estimator, name)
        if name in self.saved_checkpoints:
            self.saved_checkpoints.remove(name)
        self.saved_checkpoints.append(name)
        while len(self.saved_checkpoints) > self.max_checkpoints:
            oldest = self.saved_checkpoints.pop(0)
            for ending in (".params", ".states"):
                if os.path.exists(self._path(oldest + ending)):
                    os.remove(self._path(oldest + ending))

    def _newest(self):
        """(epoch, batch) of the newest checkpoint of which both files are there, or None."""
        pattern = re.compile(re.escape(self.model_prefix) + r"-epoch(\d+)batch(\d+)\.params")
        found = [match for match in map(pattern.fullmatch, os.listdir(self.model_dir)) if match]
        return max(((int(match[1]), int(match[2])) for match in found
                    if os.path.exists(self._path(match[0][:-len("params")] + "states"))), default=None)

    def _resume(self, estimator):
        newest = self._newest()
        if newest is None:
            self._say(estimator, "no checkpoint found, training from scratch")
            return
        epoch, batch = newest
        # A checkpoint of an epoch counts batches, one of a batch carries its number.
        self._epochs_before = epoch + 1
        self._batches_before = batch if estimator.max_epoch else batch + 1
        kind, done = ("epoch", self._epochs_before) if estimator.max_epoch else ("batch", self._batches_before)
        wanted = estimator.max_epoch or estimator.max_batch
        if done >= wanted:
            raise ValueError(f"[CheckpointHandler] argument 'resume_from_checkpoint': expected a checkpoint before "
                             f"{kind} {wanted}, got one after {done}; nothing is left to train")
        setattr(estimator, f"max_{kind}", wanted - done)
        name = f"{self.model_prefix}-epoch{epoch}batch{batch}"
        estimator.net.load_parameters(self._path(name + ".params"), ctx=estimator.context)
        estimator.trainer.load_states(self._path(name + ".states"))
        self._say(estimator, f"going on from {name}, {wanted - done} more to train")
