# What an estimator does with one batch; a subclass can do something else.
"""Forward and backward pass of one batch."""
from .... import autograd
from ...utils import split_and_load

__all__ = ["BatchProcessor"]


class BatchProcessor:
    """Trains and evaluates on one batch. Give an `Estimator` a subclass to change what happens.

    A batch is a pair (data, label); each is cut along `batch_axis` into one part for every device of the estimator.
    """

    @staticmethod
    def _get_data_and_label(batch, ctx, batch_axis=0):
        data, label = batch[0], batch[1]
        return (split_and_load(data, ctx_list=ctx, batch_axis=batch_axis, even_split=False),
                split_and_load(label, ctx_list=ctx, batch_axis=batch_axis, even_split=False))

    def evaluate_batch(self, estimator, val_batch, batch_axis=0):
        """Run `estimator.val_net` and `estimator.val_loss` on a batch, without gradients.

        Returns
        -------
        data, label, pred, loss : list of NDArray
            One entry per device.
        """
        data, label = self._get_data_and_label(val_batch, estimator.context, batch_axis)
        pred = [estimator.val_net(x) for x in data]
        loss = [estimator.val_loss(y_hat, y) for y_hat, y in zip(pred, label)]
        return data, label, pred, loss

    def fit_batch(self, estimator, train_batch, batch_axis=0):
        """Run `estimator.net` and `estimator.loss` on a batch and compute gradients; parameters stay as they are.

        Returns
        -------
        data, label, pred, loss : list of NDArray
            One entry per device.
        """
        data, label = self._get_data_and_label(train_batch, estimator.context, batch_axis)
        with autograd.record():
            pred = [estimator.net(x) for x in data]
            loss = [estimator.loss(y_hat, y) for y_hat, y in zip(pred, label)]
        autograd.backward(loss)
        return data, label, pred, loss
