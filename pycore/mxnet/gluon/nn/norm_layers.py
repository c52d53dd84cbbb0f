# Normalization layers.
"""Batch, instance, layer and group normalization."""
from ...ndarray.ndarray import dtype_id
from ..block import HybridBlock

__all__ = ["BatchNorm", "BatchNormReLU", "InstanceNorm", "LayerNorm", "GroupNorm"]


def _get_scale_shift(block, size, scale, center, gamma_initializer, beta_initializer):
    """Register the scale `gamma` and shift `beta` of length `size`; a switched-off one stays at its initial value."""
    for name, trained, init in (("gamma", scale, gamma_initializer), ("beta", center, beta_initializer)):
        setattr(block, name, block.params.get(name, grad_req="write" if trained else "null", shape=(size,), init=init,
                                              allow_deferred_init=True))


class _BatchNorm(HybridBlock):
    """What batch normalization layers share: parameters, running statistics and the operator call."""

    def __init__(self, axis=1, momentum=0.9, epsilon=1e-5, center=True, scale=True, use_global_stats=False,
                 fuse_relu=False, beta_initializer="zeros", gamma_initializer="ones", running_mean_initializer="zeros",
                 running_variance_initializer="ones", in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self._kwargs = {"axis": axis, "eps": epsilon, "momentum": momentum, "fix_gamma": not scale,
                        "use_global_stats": use_global_stats}
        self._axis = axis
        self._fuse_relu = fuse_relu
        if in_channels != 0:
            self.in_channels = in_channels
        # Gamma is not trained when it is fixed, and beta when it is off; both are still there.
        differentiable = {"gamma": scale, "beta": center}
        for name, init in (("gamma", gamma_initializer), ("beta", beta_initializer)):
            wanted = differentiable[name]
            setattr(self, name, self.params.get(name, grad_req="write" if wanted else "null", shape=(in_channels,),
                                                init=init, allow_deferred_init=True, differentiable=wanted))
        for name, init in (("running_mean", running_mean_initializer), ("running_var", running_variance_initializer)):
            setattr(self, name, self.params.get(name, grad_req="null", shape=(in_channels,), init=init,
                                                allow_deferred_init=True, differentiable=False))

    def cast(self, dtype):
        """Change the type of the parameters; 16-bit inputs are normalized with float32 parameters."""
        if dtype_id(dtype) in (dtype_id("float16"), dtype_id("bfloat16")):
            dtype = "float32"
        super().cast(dtype)

    def hybrid_forward(self, F, x, gamma, beta, running_mean, running_var):
        if self._fuse_relu:
            return F.contrib.BatchNormWithReLU(x, gamma, beta, running_mean, running_var, name="fwd", **self._kwargs)
        return F.BatchNorm(x, gamma, beta, running_mean, running_var, name="fwd", **self._kwargs)

    def __repr__(self):
        settings = ", ".join(f"{key}={value!r}" for key, value in self._kwargs.items())
        return f"{type(self).__name__}({settings}, in_channels={self.gamma.shape[0] or None})"


class BatchNorm(_BatchNorm):
    """Normalize each channel by its mean and variance over the batch, then scale and shift.

    In training the statistics of the batch are used and the running ones are updated; otherwise the running ones are
    used. Input and output have the same shape.

    Parameters
    ----------
    axis : int, default 1
        The channel axis.
    momentum : float, default 0.9
        Share of the old value when running statistics are updated.
    epsilon : float, default 1e-5
        Added to the variance.
    center, scale : bool, default True
        Whether beta, gamma are trained. Without `scale` gamma counts as 1.
    use_global_stats : bool, default False
        Use the running statistics in training too.
    beta_initializer, gamma_initializer, running_mean_initializer, running_variance_initializer : str or Initializer
    in_channels : int, optional
        Number of channels; found at the first call when not given.
    """

    def __init__(self, axis=1, momentum=0.9, epsilon=1e-5, center=True, scale=True, use_global_stats=False,
                 beta_initializer="zeros", gamma_initializer="ones", running_mean_initializer="zeros",
                 running_variance_initializer="ones", in_channels=0, **kwargs):
        super().__init__(axis=axis, momentum=momentum, epsilon=epsilon, center=center, scale=scale,
                         use_global_stats=use_global_stats, fuse_relu=False, beta_initializer=beta_initializer,
                         gamma_initializer=gamma_initializer, running_mean_initializer=running_mean_initializer,
                         running_variance_initializer=running_variance_initializer, in_channels=in_channels, **kwargs)


class BatchNormReLU(_BatchNorm):
    """Batch normalization followed by ReLU, in one operator; see `BatchNorm` for the parameters."""

    def __init__(self, axis=1, momentum=0.9, epsilon=1e-5, center=True, scale=True, use_global_stats=False,
                 beta_initializer="zeros", gamma_initializer="ones", running_mean_initializer="zeros",
                 running_variance_initializer="ones", in_channels=0, **kwargs):
        super().__init__(axis=axis, momentum=momentum, epsilon=epsilon, center=center, scale=scale,
                         use_global_stats=use_global_stats, fuse_relu=True, beta_initializer=beta_initializer,
                         gamma_initializer=gamma_initializer, running_mean_initializer=running_mean_initializer,
                         running_variance_initializer=running_variance_initializer, in_channels=in_channels, **kwargs)


class InstanceNorm(HybridBlock):
    """Normalize each channel of each sample by its own mean and variance, then scale and shift.

    See `BatchNorm` for the parameters; `scale` is False by default.
    """

    def __init__(self, axis=1, epsilon=1e-5, center=True, scale=False, beta_initializer="zeros",
                 gamma_initializer="ones", in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self._kwargs = {"eps": epsilon, "axis": axis, "center": center, "scale": scale}
        self._axis = axis
        self._epsilon = epsilon
        _get_scale_shift(self, in_channels, scale, center, gamma_initializer, beta_initializer)

    def hybrid_forward(self, F, x, gamma, beta):
        if self._axis == 1:
            return F.InstanceNorm(x, gamma, beta, name="fwd", eps=self._epsilon)
        # The operator knows channels on axis 1 only.
        x = x.swapaxes(1, self._axis)
        return F.InstanceNorm(x, gamma, beta, name="fwd", eps=self._epsilon).swapaxes(1, self._axis)

    def __repr__(self):
        settings = ", ".join(f"{key}={value!r}" for key, value in self._kwargs.items())
        return f"{type(self).__name__}({settings}, in_channels={self.gamma.shape[0]})"


class LayerNorm(HybridBlock):
    """Normalize over `axis` (the last one by default), then scale and shift.

    `in_channels` is the size of that axis, found at the first call when not given. See `BatchNorm` for the others.
    """

    def __init__(self, axis=-1, epsilon=1e-5, center=True, scale=True, beta_initializer="zeros",
                 gamma_initializer="ones", in_channels=0, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._kwargs = {"eps": epsilon, "axis": axis, "center": center, "scale": scale}
        self._axis = axis
        self._epsilon = epsilon
        self._center = center
        self._scale = scale
        _get_scale_shift(self, in_channels, scale, center, gamma_initializer, beta_initializer)

    def hybrid_forward(self, F, data, gamma, beta):
        return F.LayerNorm(data, gamma=gamma, beta=beta, axis=self._axis, eps=self._epsilon)

    def __repr__(self):
        settings = ", ".join(f"{key}={value!r}" for key, value in self._kwargs.items())
        return f"{type(self).__name__}({settings}, in_channels={self.gamma.shape[0]})"


class GroupNorm(HybridBlock):
    """Normalize each of `num_groups` groups of channels (axis 1) of each sample, then scale and shift by group.

    See `BatchNorm` for the other parameters.
    """

    def __init__(self, num_groups=1, epsilon=1e-5, center=True, scale=True, beta_initializer="zeros",
                 gamma_initializer="ones", prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        self._kwargs = {"eps": epsilon, "num_groups": num_groups, "center": center, "scale": scale}
        self._num_groups = num_groups
        self._epsilon = epsilon
        self._center = center
        self._scale = scale
        _get_scale_shift(self, num_groups, scale, center, gamma_initializer, beta_initializer)

    def hybrid_forward(self, F, data, gamma, beta):
        return F.GroupNorm(data, gamma=gamma, beta=beta, num_groups=self._num_groups, eps=self._epsilon)

    def __repr__(self):
        settings = ", ".join(f"{key}={value!r}" for key, value in self._kwargs.items())
        return f"{type(self).__name__}({settings})"
