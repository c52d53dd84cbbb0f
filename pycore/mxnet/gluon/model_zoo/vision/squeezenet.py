# SqueezeNet, networks for images.
"""SqueezeNet (Iandola et al., 2016)."""
from ... import nn
from ...block import HybridBlock
from ...contrib.nn import HybridConcurrent
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["SqueezeNet", "squeezenet1_0", "squeezenet1_1", "get_squeezenet"]

# Version: channels, kernel of the first convolution; then the fire modules by their squeezed channels, 'P' for pooling.
_SPEC = {"1.0": (96, 7, [16, 16, 32, "P", 32, 48, 48, 64, "P", 64]),
         "1.1": (64, 3, [16, 16, "P", 32, 32, "P", 48, 48, 64, 64])}


def _make_fire_conv(channels, kernel_size, padding=0):
    out = nn.HybridSequential(prefix="")
    out.add(nn.Conv2D(channels, kernel_size, padding=padding), nn.Activation("relu"))
    return out


def _make_fire(squeeze):
    """A fire module: few channels, then four times as many through 1x1 and 3x3 convolutions side by side."""
    expand = HybridConcurrent(axis=1, prefix="")
    out = nn.HybridSequential(prefix="")
    out.add(_make_fire_conv(squeeze, 1))
    expand.add(_make_fire_conv(4 * squeeze, 1))
    expand.add(_make_fire_conv(4 * squeeze, 3, 1))
    out.add(expand)
    return out


class SqueezeNet(HybridBlock):
    """SqueezeNet of `version` '1.0' or '1.1' for images (N, 3, 224, 224); the output is (N, classes)."""

    def __init__(self, version, classes=1000, **kwargs):
        super().__init__(**kwargs)
        if version not in _SPEC:
            raise AssertionError(f"Unsupported SqueezeNet version {version}: 1.0 or 1.1 expected")
        channels, kernel, fires = _SPEC[version]
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            self.features.add(nn.Conv2D(channels, kernel_size=kernel, strides=2), nn.Activation("relu"),
                              nn.MaxPool2D(pool_size=3, strides=2, ceil_mode=True))
            for fire in fires:
                self.features.add(nn.MaxPool2D(pool_size=3, strides=2, ceil_mode=True) if fire == "P" else
                                  _make_fire(fire))
            self.features.add(nn.Dropout(0.5))
            self.output = nn.HybridSequential(prefix="")
            self.output.add(nn.Conv2D(classes, kernel_size=1), nn.Activation("relu"), nn.AvgPool2D(13), nn.Flatten())

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def get_squeezenet(version, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """SqueezeNet of version '1.0' or '1.1'; see `get_model` for the other arguments."""
    net = SqueezeNet(version, **kwargs)
    if pretrained:
        load_pretrained(net, f"squeezenet{version}", root, ctx)
    return net


def squeezenet1_0(**kwargs):
    """SqueezeNet 1.0; see `get_model` for the arguments."""
    return get_squeezenet("1.0", **kwargs)


def squeezenet1_1(**kwargs):
    """SqueezeNet 1.1; see `get_model` for the arguments."""
    return get_squeezenet("1.1", **kwargs)
