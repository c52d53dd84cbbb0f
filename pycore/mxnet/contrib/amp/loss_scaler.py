"""The factor that keeps small gradients above the smallest float16 number."""
from __future__ import annotations

from typing import Any

from ... import ndarray as nd

__all__ = ["LossScaler"]


class LossScaler:
    """Multiplies losses by `loss_scale`, which shrinks when gradients overflow and grows while they do not."""

    def __init__(self, init_scale: float = 2.0**16, max_scale: float = 2.0**24, scale_window: int = 2000):
        self._loss_scale = init_scale
        self._max_loss_scale = max_scale
        self._scale_seq_len = scale_window
        self._unskipped = 0

    @property
    def loss_scale(self) -> float:
        """The factor for the next loss."""
        return self._loss_scale

    def has_overflow(self, params: Any) -> bool:
        """Whether a gradient of one of the parameters is not finite; adjusts the factor for the next step."""
        grads = [grad for param in params if param.grad_req != "null" for grad in param.list_grad()]
        # One answer for each device, because an operator's inputs live on one.
        devices = {grad.context for grad in grads}
        finite = [nd.multi_all_finite(*group, num_arrays=len(group))
                  for group in ([g for g in grads if g.context == device] for device in devices)]
        overflow = any(answer.asscalar() == 0 for answer in finite)
        if overflow:
            self._loss_scale = max(self._loss_scale / 2, 1.0)
            self._unskipped = 0
        else:
            self._unskipped += 1
            if self._unskipped == self._scale_seq_len:
                self._loss_scale = min(self._loss_scale * 2, self._max_loss_scale)
                self._unskipped = 0
        return overflow
