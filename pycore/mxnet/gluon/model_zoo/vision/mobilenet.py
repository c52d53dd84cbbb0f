# MobileNet, versions 1 and 2.
"""MobileNet (Howard et al., 2017; Sandler et al., 2018)."""
from ... import nn
from ...block import HybridBlock
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["MobileNet", "MobileNetV2", "mobilenet1_0", "mobilenet_v2_1_0", "mobilenet0_75", "mobilenet_v2_0_75",
           "mobilenet0_5", "mobilenet_v2_0_5", "mobilenet0_25", "mobilenet_v2_0_25", "get_mobilenet",
           "get_mobilenet_v2"]


class RELU6(HybridBlock):
    """min(max(x, 0), 6), elementwise."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)

    def hybrid_forward(self, F, x):
        return F.clip(x, 0, 6, name="relu6")


def _add_conv(out, channels=1, kernel=1, stride=1, pad=0, num_group=1, active=True, relu6=False):
    """Append convolution, normalization and (if `active`) ReLU."""
    out.add(nn.Conv2D(channels, kernel, stride, pad, groups=num_group, use_bias=False), nn.BatchNorm(scale=True))
    if active:
        out.add(RELU6() if relu6 else nn.Activation("relu"))


def _add_conv_dw(out, dw_channels, channels, stride, relu6=False):
    """Append a convolution of each channel by itself and one across channels."""
    _add_conv(out, channels=dw_channels, kernel=3, stride=stride, pad=1, num_group=dw_channels, relu6=relu6)
    _add_conv(out, channels=channels, relu6=relu6)


class LinearBottleneck(HybridBlock):
    """Block of version 2: `t` times the channels, a convolution of each by itself, `channels` at the end.

    The input is added to the output when stride and channels keep its shape.
    """

    def __init__(self, in_channels, channels, t, stride, **kwargs):
        super().__init__(**kwargs)
        self.use_shortcut = stride == 1 and in_channels == channels
        with self.name_scope():
            self.out = nn.HybridSequential()
            _add_conv(self.out, in_channels * t, relu6=True)
            _add_conv(self.out, in_channels * t, kernel=3, stride=stride, pad=1, num_group=in_channels * t, relu6=True)
            _add_conv(self.out, channels, active=False, relu6=True)

    def hybrid_forward(self, F, x):
        out = self.out(x)
        return F.elemwise_add(out, x) if self.use_shortcut else out


class MobileNet(HybridBlock):
    """MobileNet for images (N, 3, 224, 224) with `multiplier` times its channels; the output is (N, classes)."""

    def __init__(self, multiplier=1.0, classes=1000, **kwargs):
        super().__init__(**kwargs)
        widths = [32, 64, 128, 128, 256, 256, *[512] * 6, 1024, 1024]
        strides = [1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1]
        widths = [int(width * multiplier) for width in widths]
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            with self.features.name_scope():
                _add_conv(self.features, channels=widths[0], kernel=3, pad=1, stride=2)
                for before, after, stride in zip(widths, widths[1:], strides):
                    _add_conv_dw(self.features, dw_channels=before, channels=after, stride=stride)
                self.features.add(nn.GlobalAvgPool2D(), nn.Flatten())
            self.output = nn.Dense(classes)

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


class MobileNetV2(HybridBlock):
    """MobileNet, version 2, for images (N, 3, 224, 224); see `MobileNet`."""

    # Channels of a stage, its factor t, its number of blocks, the stride of the first.
    _stages = [(16, 1, 1, 1), (24, 6, 2, 2), (32, 6, 3, 2), (64, 6, 4, 2), (96, 6, 3, 1), (160, 6, 3, 2),
               (320, 6, 1, 1)]

    def __init__(self, multiplier=1.0, classes=1000, **kwargs):
        super().__init__(**kwargs)
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="features_")
            with self.features.name_scope():
                before = int(32 * multiplier)
                _add_conv(self.features, before, kernel=3, stride=2, pad=1, relu6=True)
                number = 0
                for width, t, count, first_stride in self._stages:
                    for i in range(count):
                        after = int(width * multiplier)
                        self.features.add(LinearBottleneck(before, after, t, first_stride if i == 0 else 1,
                                                           prefix=f"linearbottleneck{number}_"))
                        before = after
                        number += 1
                last = int(1280 * multiplier) if multiplier > 1.0 else 1280
                _add_conv(self.features, last, relu6=True)
                self.features.add(nn.GlobalAvgPool2D())
            self.output = nn.HybridSequential(prefix="output_")
            with self.output.name_scope():
                self.output.add(nn.Conv2D(classes, 1, use_bias=False, prefix="pred_"), nn.Flatten())

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def _version_suffix(multiplier):
    """The multiplier as file names have it: 1.0, 0.75, 0.5, 0.25."""
    text = f"{multiplier:.2f}"
    return text[:-1] if text in ("1.00", "0.50") else text


def get_mobilenet(multiplier, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """MobileNet with `multiplier` times its channels; see `get_model` for the other arguments."""
    net = MobileNet(multiplier, **kwargs)
    if pretrained:
        load_pretrained(net, f"mobilenet{_version_suffix(multiplier)}", root, ctx)
    return net


def get_mobilenet_v2(multiplier, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """MobileNet, version 2, with `multiplier` times its channels; see `get_model` for the other arguments."""
    net = MobileNetV2(multiplier, **kwargs)
    if pretrained:
        load_pretrained(net, f"mobilenetv2_{_version_suffix(multiplier)}", root, ctx)
    return net


def mobilenet1_0(**kwargs):
    """MobileNet with all channels; see `get_model` for the arguments."""
    return get_mobilenet(1.0, **kwargs)


def mobilenet0_75(**kwargs):
    """MobileNet with 3/4 of the channels; see `get_model` for the arguments."""
    return get_mobilenet(0.75, **kwargs)


def mobilenet0_5(**kwargs):
    """MobileNet with half the channels; see `get_model` for the arguments."""
    return get_mobilenet(0.5, **kwargs)


def mobilenet0_25(**kwargs):
    """MobileNet with a quarter of the channels; see `get_model` for the arguments."""
    return get_mobilenet(0.25, **kwargs)


def mobilenet_v2_1_0(**kwargs):
    """MobileNet, version 2, with all channels; see `get_model` for the arguments."""
    return get_mobilenet_v2(1.0, **kwargs)


def mobilenet_v2_0_75(**kwargs):
    """MobileNet, version 2, with 3/4 of the channels; see `get_model` for the arguments."""
    return get_mobilenet_v2(0.75, **kwargs)


def mobilenet_v2_0_5(**kwargs):
    """MobileNet, version 2, with half the channels; see `get_model` for the arguments."""
    return get_mobilenet_v2(0.5, **kwargs)


def mobilenet_v2_0_25(**kwargs):
    """MobileNet, version 2, with a quarter of the channels; see `get_model` for the arguments."""
    return get_mobilenet_v2(0.25, **kwargs)
