# Deformable convolution: the places where the window samples the input are learnt.
"""Deformable convolution layers."""
from ...block import HybridBlock
from ...nn.activations import Activation
from ...nn.conv_layers import _spread

__all__ = ["DeformableConvolution", "ModulatedDeformableConvolution"]


class _Deformable(HybridBlock):
    """What both layers share: a convolution that gives `_per_element` numbers for each element of the window, and the
    parameters of the deformable convolution itself."""

    _per_element = 2

    def __init__(self, channels, kernel_size, strides, padding, dilation, groups, num_deformable_group, layout,
                 use_bias, in_channels, activation, weight_initializer, bias_initializer, offset_weight_initializer,
                 offset_bias_initializer, offset_use_bias, op_name, adj, prefix, params):
        super().__init__(prefix=prefix, params=params)
        if layout != "NCHW":
            raise ValueError(f"[{type(self).__name__}] argument 'layout': expected NCHW, got {layout}")
        if adj is not None:
            raise ValueError(f"[{type(self).__name__}] argument 'adj': expected None, got {adj}; only transposed "
                             "convolutions have it")
        with self.name_scope():
            kernel = _spread(kernel_size, 2)
            window = {"kernel": kernel, "stride": _spread(strides, 2), "dilate": _spread(dilation, 2),
                      "pad": _spread(padding, 2), "layout": layout}
            self._channels = channels
            self._op_name = op_name
            # Offsets of the elements: two for each, in each group.
            self._offsets = 2 * kernel[0] * kernel[1] * num_deformable_group
            offset_channels = self._offsets // 2 * self._per_element
            self._offset_kwargs = {**window, "num_filter": offset_channels, "no_bias": not offset_use_bias}
            self._kwargs = {**window, "num_filter": channels, "num_group": groups, "no_bias": not use_bias,
                            "num_deformable_group": num_deformable_group}

            def parameter(name, shape, init):
                return self.params.get(name, shape=shape, init=init, allow_deferred_init=True)
            self.offset_weight = parameter("offset_weight", (offset_channels, in_channels, *kernel),
                                           offset_weight_initializer)
            self.offset_bias = parameter("offset_bias", (offset_channels,), offset_bias_initializer) \
                if offset_use_bias else None
            self.deformable_conv_weight = parameter("deformable_conv_weight",
                                                    (channels, in_channels // groups, *kernel), weight_initializer)
            self.deformable_conv_bias = parameter("deformable_conv_bias", (channels,), bias_initializer) \
                if use_bias else None
            self.act = Activation(activation, prefix=activation + "_") if activation else None

    def hybrid_forward(self, F, x, offset_weight, deformable_conv_weight, offset_bias=None, deformable_conv_bias=None):
        offset = F.Convolution(x, offset_weight, *([] if offset_bias is None else [offset_bias]),
                               **self._offset_kwargs)
        weights = [deformable_conv_weight, *([] if deformable_conv_bias is None else [deformable_conv_bias])]
        operator = getattr(F.contrib, self._op_name)
        out = operator(x, *self._sampling(F, offset), *weights, name="fwd", **self._kwargs)
        return out if self.act is None else self.act(out)

    def _sampling(self, F, offset):
        """The operator's inputs between data and weight."""
        return [offset]

    def __repr__(self):
        settings = self._kwargs
        text = f"kernel_size={settings['kernel']}, stride={settings['stride']}"
        for name, key, usual in (("padding", "pad", (0, 0)), ("dilation", "dilate", (1, 1)),
                                 ("groups", "num_group", 1)):
            if settings[key] != usual:
                text += f", {name}={settings[key]}"
        if self.deformable_conv_bias is None:
            text += ", bias=False"
        if self.act:
            text += f", {self.act}"
        return f"{type(self).__name__}({self.offset_weight.shape[1] or None} -> {self._channels}, {text})"


_DOC = """{what}

    Data are (N, in_channels, H, W), outputs (N, channels, H', W') with the sizes of an ordinary convolution.

    Parameters
    ----------
    channels : int
        Number of output channels.
    kernel_size, strides, padding, dilation : int or tuple of 2 int
        Size of the window, its steps, zeros added at both ends, distance of its elements.
    groups : int
        Channels fall into so many groups that do not see each other.
    num_deformable_group : int
        Channels fall into so many groups with offsets of their own.
    layout : str
        Must be 'NCHW'.
    use_bias : bool
    in_channels : int
        Number of input channels; found at the first call when 0.
    activation : str, optional
        See `nn.Activation`.
    weight_initializer, bias_initializer : str or Initializer
    offset_weight_initializer, offset_bias_initializer : str or Initializer
        Of the convolution that gives the offsets; zeros make an ordinary convolution to start with.
    offset_use_bias : bool
    op_name : str
        The operator in the contrib namespace.
    adj
        Must be None.
    """


class DeformableConvolution(_Deformable):
    __doc__ = _DOC.format(what="Convolution whose window has an offset for each of its elements (Dai and others, "
                               "2017).\n\n    Another convolution computes them.")

    def __init__(self, channels, kernel_size=(1, 1), strides=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1,
                 num_deformable_group=1, layout="NCHW", use_bias=True, in_channels=0, activation=None,
                 weight_initializer=None, bias_initializer="zeros", offset_weight_initializer="zeros",
                 offset_bias_initializer="zeros", offset_use_bias=True, op_name="DeformableConvolution", adj=None,
                 prefix=None, params=None):
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, num_deformable_group, layout,
                         use_bias, in_channels, activation, weight_initializer, bias_initializer,
                         offset_weight_initializer, offset_bias_initializer, offset_use_bias, op_name, adj, prefix,
                         params)

    def _alias(self):
        return "deformable_conv"


class ModulatedDeformableConvolution(_Deformable):
    __doc__ = _DOC.format(what="Deformable convolution whose elements have weights from 0 to 2 too (Zhu and others, "
                               "2018).\n\n    Another convolution computes offsets and weights.")
    _per_element = 3

    def __init__(self, channels, kernel_size=(1, 1), strides=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1,
                 num_deformable_group=1, layout="NCHW", use_bias=True, in_channels=0, activation=None,
                 weight_initializer=None, bias_initializer="zeros", offset_weight_initializer="zeros",
                 offset_bias_initializer="zeros", offset_use_bias=True, op_name="ModulatedDeformableConvolution",
                 adj=None, prefix=None, params=None):
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, num_deformable_group, layout,
                         use_bias, in_channels, activation, weight_initializer, bias_initializer,
                         offset_weight_initializer, offset_bias_initializer, offset_use_bias, op_name, adj, prefix,
                         params)

    def _alias(self):
        return "modulated_deformable_conv"

    def _sampling(self, F, offset):
        mask = F.slice_axis(offset, axis=1, begin=self._offsets, end=None)
        return [F.slice_axis(offset, axis=1, begin=0, end=self._offsets), F.sigmoid(mask) * 2]
