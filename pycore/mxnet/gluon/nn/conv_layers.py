# Convolution, transposed convolution, pooling and padding layers.
"""Convolution and pooling layers."""
from ..block import HybridBlock
from .activations import Activation

__all__ = ["Conv1D", "Conv2D", "Conv3D", "Conv1DTranspose", "Conv2DTranspose", "Conv3DTranspose",
           "MaxPool1D", "MaxPool2D", "MaxPool3D", "AvgPool1D", "AvgPool2D", "AvgPool3D",
           "GlobalMaxPool1D", "GlobalMaxPool2D", "GlobalMaxPool3D", "GlobalAvgPool1D", "GlobalAvgPool2D",
           "GlobalAvgPool3D", "ReflectionPad2D"]

_LAYOUTS = {1: ("NCW", "NWC"), 2: ("NCHW", "NHWC"), 3: ("NCDHW", "NDHWC")}


def _spread(value, ndim):
    """A number as a tuple with one entry per spatial axis; a sequence as a tuple."""
    if isinstance(value, (tuple, list)):
        return tuple(value)
    return (value,) * ndim


def _check_layout(layer, layout, ndim, known=None):
    known = _LAYOUTS[ndim] if known is None else known
    if layout not in known:
        raise AssertionError(f"[{layer}] argument 'layout': expected {' or '.join(known)}, got {layout}")


def _check_size(layer, argument, value, ndim):
    if len(value) != ndim:
        raise AssertionError(f"[{layer}] argument '{argument}': expected a number or {ndim} numbers, got {value}")


class _Conv(HybridBlock):
    """What convolution layers share. `op_name` is 'Convolution' or 'Deconvolution'."""

    def __init__(self, channels, kernel_size, strides, padding, dilation, groups, layout, in_channels=0,
                 activation=None, use_bias=True, weight_initializer=None, bias_initializer="zeros",
                 op_name="Convolution", adj=None, prefix=None, params=None):
        super().__init__(prefix=prefix, params=params)
        with self.name_scope():
            ndim = len(kernel_size)
            self._channels = channels
            self._in_channels = in_channels
            strides, padding, dilation = _spread(strides, ndim), _spread(padding, ndim), _spread(dilation, ndim)
            self._kwargs = {"kernel": kernel_size, "stride": strides, "dilate": dilation, "pad": padding,
                            "num_filter": channels, "num_group": groups, "no_bias": not use_bias, "layout": layout}
            if adj is not None:
                self._kwargs["adj"] = adj
            self._op_name = op_name
            self.weight = self.params.get("weight", shape=self._weight_shape(groups, layout), init=weight_initializer,
                                          allow_deferred_init=True)
            self.bias = None
            if use_bias:
                self.bias = self.params.get("bias", shape=(channels,), init=bias_initializer, allow_deferred_init=True)
            self.act = Activation(activation, prefix=activation + "_") if activation is not None else None

    def _weight_shape(self, groups, layout):
        """Shape of the weight: outputs first for a convolution, inputs first for a transposed one; 0 where unknown."""
        per_group = (self._channels if self._op_name == "Deconvolution" else self._in_channels) // groups
        first = self._in_channels if self._op_name == "Deconvolution" else self._channels
        kernel = tuple(self._kwargs["kernel"])
        # The place of C in the data layout is that of the second channel count in the weight.
        return (first, per_group, *kernel) if layout.find("C") == 1 else (first, *kernel, per_group)

    def _alias(self):
        return "conv"

    def hybrid_forward(self, F, x, weight, bias=None):
        operator = getattr(F, self._op_name)
        if bias is None:
            out = operator(x, weight, name="fwd", **self._kwargs)
        else:
            out = operator(x, weight, bias, name="fwd", **self._kwargs)
        return out if self.act is None else self.act(out)

    def __repr__(self):
        settings = self._kwargs
        ndim = len(settings["kernel"])
        text = f"kernel_size={settings['kernel']}, stride={settings['stride']}"
        if settings["pad"] != (0,) * ndim:
            text += f", padding={settings['pad']}"
        if settings["dilate"] != (1,) * ndim:
            text += f", dilation={settings['dilate']}"
        if settings["num_group"] != 1:
            text += f", groups={settings['num_group']}"
        if self.bias is None:
            text += ", bias=False"
        if self.act:
            text += f", {self.act}"
        shape = self.weight.shape
        return f"{type(self).__name__}({shape[1] or None} -> {shape[0]}, {text})"


_CONV_DOC = """{what} over {ndim} spatial axes.

    Parameters
    ----------
    channels : int
        Number of output channels.
    kernel_size, strides, padding, {output}dilation : int or tuple of {ndim} int
        Size of the window, its steps, zeros added at both ends, {added}distance of its elements.
    groups : int, default 1
        Channels fall into so many groups that do not see each other.
    layout : str, default '{layout}'
        Order of batch, channels and space in the input and output.
    activation : str, optional
        See `Activation`.
    use_bias : bool, default True
    weight_initializer, bias_initializer : str or Initializer
    in_channels : int, optional
        Number of input channels; found at the first call when not given.
    """


def _describe_conv(ndim, transposed):
    """Decorator: set the docstring of a convolution class."""
    def decorate(cls):
        cls.__doc__ = _CONV_DOC.format(
            what="Transposed convolution" if transposed else "Convolution", ndim=ndim, layout=_LAYOUTS[ndim][0],
            output="output_padding, " if transposed else "", added="size added to the output, " if transposed else "")
        return cls
    return decorate


@_describe_conv(1, False)
class Conv1D(_Conv):
    def __init__(self, channels, kernel_size, strides=1, padding=0, dilation=1, groups=1, layout="NCW", activation=None,
                 use_bias=True, weight_initializer=None, bias_initializer="zeros", in_channels=0, **kwargs):
        _check_layout("Conv1D", layout, 1)
        kernel_size = _spread(kernel_size, 1)
        _check_size("Conv1D", "kernel_size", kernel_size, 1)
        op_name = kwargs.pop("op_name", "Convolution")
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name, **kwargs)


@_describe_conv(2, False)
class Conv2D(_Conv):
    def __init__(self, channels, kernel_size, strides=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1, layout="NCHW",
                 activation=None, use_bias=True, weight_initializer=None, bias_initializer="zeros", in_channels=0,
                 **kwargs):
        _check_layout("Conv2D", layout, 2)
        kernel_size = _spread(kernel_size, 2)
        _check_size("Conv2D", "kernel_size", kernel_size, 2)
        op_name = kwargs.pop("op_name", "Convolution")
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name, **kwargs)


@_describe_conv(3, False)
class Conv3D(_Conv):
    def __init__(self, channels, kernel_size, strides=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1), groups=1,
                 layout="NCDHW", activation=None, use_bias=True, weight_initializer=None, bias_initializer="zeros",
                 in_channels=0, **kwargs):
        _check_layout("Conv3D", layout, 3)
        kernel_size = _spread(kernel_size, 3)
        _check_size("Conv3D", "kernel_size", kernel_size, 3)
        op_name = kwargs.pop("op_name", "Convolution")
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name, **kwargs)


@_describe_conv(1, True)
class Conv1DTranspose(_Conv):
    def __init__(self, channels, kernel_size, strides=1, padding=0, output_padding=0, dilation=1, groups=1,
                 layout="NCW", activation=None, use_bias=True, weight_initializer=None, bias_initializer="zeros",
                 in_channels=0, **kwargs):
        _check_layout("Conv1DTranspose", layout, 1)
        kernel_size, output_padding = _spread(kernel_size, 1), _spread(output_padding, 1)
        _check_size("Conv1DTranspose", "kernel_size", kernel_size, 1)
        _check_size("Conv1DTranspose", "output_padding", output_padding, 1)
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name="Deconvolution", adj=output_padding,
                         **kwargs)
        self.outpad = output_padding


@_describe_conv(2, True)
class Conv2DTranspose(_Conv):
    def __init__(self, channels, kernel_size, strides=(1, 1), padding=(0, 0), output_padding=(0, 0), dilation=(1, 1),
                 groups=1, layout="NCHW", activation=None, use_bias=True, weight_initializer=None,
                 bias_initializer="zeros", in_channels=0, **kwargs):
        _check_layout("Conv2DTranspose", layout, 2)
        kernel_size, output_padding = _spread(kernel_size, 2), _spread(output_padding, 2)
        _check_size("Conv2DTranspose", "kernel_size", kernel_size, 2)
        _check_size("Conv2DTranspose", "output_padding", output_padding, 2)
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name="Deconvolution", adj=output_padding,
                         **kwargs)
        self.outpad = output_padding


@_describe_conv(3, True)
class Conv3DTranspose(_Conv):
    def __init__(self, channels, kernel_size, strides=(1, 1, 1), padding=(0, 0, 0), output_padding=(0, 0, 0),
                 dilation=(1, 1, 1), groups=1, layout="NCDHW", activation=None, use_bias=True, weight_initializer=None,
                 bias_initializer="zeros", in_channels=0, **kwargs):
        _check_layout("Conv3DTranspose", layout, 3)
        kernel_size, output_padding = _spread(kernel_size, 3), _spread(output_padding, 3)
        _check_size("Conv3DTranspose", "kernel_size", kernel_size, 3)
        _check_size("Conv3DTranspose", "output_padding", output_padding, 3)
        super().__init__(channels, kernel_size, strides, padding, dilation, groups, layout, in_channels, activation,
                         use_bias, weight_initializer, bias_initializer, op_name="Deconvolution", adj=output_padding,
                         **kwargs)
        self.outpad = output_padding


class _Pooling(HybridBlock):
    """What pooling layers share."""

    def __init__(self, pool_size, strides, padding, ceil_mode, global_pool, pool_type, layout, count_include_pad=None,
                 **kwargs):
        super().__init__(**kwargs)
        ndim = len(pool_size)
        strides = pool_size if strides is None else _spread(strides, ndim)
        self._kwargs = {"kernel": pool_size, "stride": strides, "pad": _spread(padding, ndim),
                        "global_pool": global_pool, "pool_type": pool_type, "layout": layout,
                        "pooling_convention": "full" if ceil_mode else "valid"}
        if count_include_pad is not None:
            self._kwargs["count_include_pad"] = count_include_pad

    def _alias(self):
        return "pool"

    def hybrid_forward(self, F, x):
        return F.Pooling(x, name="fwd", **self._kwargs)

    def __repr__(self):
        settings = self._kwargs
        return (f"{type(self).__name__}(size={settings['kernel']}, stride={settings['stride']}, "
                f"padding={settings['pad']}, ceil_mode={settings['pooling_convention'] == 'full'}, "
                f"global_pool={settings['global_pool']}, pool_type={settings['pool_type']}, "
                f"layout={settings['layout']})")


def _pool_size(layer, value, ndim):
    value = _spread(value, ndim)
    _check_size(layer, "pool_size", value, ndim)
    return value


class MaxPool1D(_Pooling):
    """Maximum over windows along one axis.

    `pool_size`, `strides` (equal to the size by default) and `padding` give the windows; with `ceil_mode` a partial
    last window counts. `layout` is 'NCW' or 'NWC'.
    """

    def __init__(self, pool_size=2, strides=None, padding=0, layout="NCW", ceil_mode=False, **kwargs):
        _check_layout("MaxPool1D", layout, 1)
        super().__init__(_pool_size("MaxPool1D", pool_size, 1), strides, padding, ceil_mode, False, "max", layout,
                         **kwargs)


class MaxPool2D(_Pooling):
    """Maximum over windows along two axes; `layout` is 'NCHW' or 'NHWC'. See `MaxPool1D`."""

    def __init__(self, pool_size=(2, 2), strides=None, padding=0, layout="NCHW", ceil_mode=False, **kwargs):
        _check_layout("MaxPool2D", layout, 2)
        super().__init__(_pool_size("MaxPool2D", pool_size, 2), strides, padding, ceil_mode, False, "max", layout,
                         **kwargs)


class MaxPool3D(_Pooling):
    """Maximum over windows along three axes; `layout` is 'NCDHW' or 'NDHWC'. See `MaxPool1D`."""

    def __init__(self, pool_size=(2, 2, 2), strides=None, padding=0, ceil_mode=False, layout="NCDHW", **kwargs):
        _check_layout("MaxPool3D", layout, 3)
        super().__init__(_pool_size("MaxPool3D", pool_size, 3), strides, padding, ceil_mode, False, "max", layout,
                         **kwargs)


class AvgPool1D(_Pooling):
    """Mean over windows along one axis; padded zeros count unless `count_include_pad` is False. See `MaxPool1D`."""

    def __init__(self, pool_size=2, strides=None, padding=0, layout="NCW", ceil_mode=False, count_include_pad=True,
                 **kwargs):
        _check_layout("AvgPool1D", layout, 1)
        super().__init__(_pool_size("AvgPool1D", pool_size, 1), strides, padding, ceil_mode, False, "avg", layout,
                         count_include_pad, **kwargs)


class AvgPool2D(_Pooling):
    """Mean over windows along two axes; `layout` is 'NCHW' or 'NHWC'. See `AvgPool1D`."""

    def __init__(self, pool_size=(2, 2), strides=None, padding=0, ceil_mode=False, layout="NCHW",
                 count_include_pad=True, **kwargs):
        _check_layout("AvgPool2D", layout, 2)
        super().__init__(_pool_size("AvgPool2D", pool_size, 2), strides, padding, ceil_mode, False, "avg", layout,
                         count_include_pad, **kwargs)


class AvgPool3D(_Pooling):
    """Mean over windows along three axes; `layout` is 'NCDHW' or 'NDHWC'. See `AvgPool1D`."""

    def __init__(self, pool_size=(2, 2, 2), strides=None, padding=0, ceil_mode=False, layout="NCDHW",
                 count_include_pad=True, **kwargs):
        _check_layout("AvgPool3D", layout, 3)
        super().__init__(_pool_size("AvgPool3D", pool_size, 3), strides, padding, ceil_mode, False, "avg", layout,
                         count_include_pad, **kwargs)


class GlobalMaxPool1D(_Pooling):
    """Maximum over the whole spatial axis: (N, C, W) to (N, C, 1), or (N, W, C) to (N, 1, C) with layout 'NWC'."""

    def __init__(self, layout="NCW", **kwargs):
        _check_layout("GlobalMaxPool1D", layout, 1)
        super().__init__((1,), None, 0, True, True, "max", layout, **kwargs)


class GlobalMaxPool2D(_Pooling):
    """Maximum over both spatial axes: (N, C, H, W) to (N, C, 1, 1); `layout` is 'NCHW' or 'NHWC'."""

    def __init__(self, layout="NCHW", **kwargs):
        _check_layout("GlobalMaxPool2D", layout, 2)
        super().__init__((1, 1), None, 0, True, True, "max", layout, **kwargs)


class GlobalMaxPool3D(_Pooling):
    """Maximum over the three spatial axes; `layout` is 'NCDHW' or 'NDHWC'."""

    def __init__(self, layout="NCDHW", **kwargs):
        _check_layout("GlobalMaxPool3D", layout, 3)
        super().__init__((1, 1, 1), None, 0, True, True, "max", layout, **kwargs)


class GlobalAvgPool1D(_Pooling):
    """Mean over the whole spatial axis: (N, C, W) to (N, C, 1), or (N, W, C) to (N, 1, C) with layout 'NWC'."""

    def __init__(self, layout="NCW", **kwargs):
        _check_layout("GlobalAvgPool1D", layout, 1)
        super().__init__((1,), None, 0, True, True, "avg", layout, **kwargs)


class GlobalAvgPool2D(_Pooling):
    """Mean over both spatial axes: (N, C, H, W) to (N, C, 1, 1); `layout` is 'NCHW' or 'NHWC'."""

    def __init__(self, layout="NCHW", **kwargs):
        _check_layout("GlobalAvgPool2D", layout, 2)
        super().__init__((1, 1), None, 0, True, True, "avg", layout, **kwargs)


class GlobalAvgPool3D(_Pooling):
    """Mean over the three spatial axes; `layout` is 'NCDHW' or 'NDHWC'."""

    def __init__(self, layout="NCDHW", **kwargs):
        _check_layout("GlobalAvgPool3D", layout, 3)
        super().__init__((1, 1, 1), None, 0, True, True, "avg", layout, **kwargs)


class ReflectionPad2D(HybridBlock):
    """Pad height and width by mirroring: (N, C, H, W) to (N, C, H + 2p, W + 2p).

    `padding` is a number p, or eight numbers, two for each axis, zero on the first two axes.
    """

    def __init__(self, padding=0, **kwargs):
        super().__init__(**kwargs)
        if isinstance(padding, (int, float)):
            padding = (0, 0, 0, 0, padding, padding, padding, padding)
        if len(padding) != 8:
            raise AssertionError(f"[ReflectionPad2D] argument 'padding': expected a number or 8 numbers, got {padding}")
        self._padding = padding

    def hybrid_forward(self, F, x):
        return F.pad(x, mode="reflect", pad_width=self._padding)
