# Inception, version 3.
"""Inception, version 3 (Szegedy et al., 2015)."""
from ... import nn
from ...block import HybridBlock
from ...contrib.nn import HybridConcurrent
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["Inception3", "inception_v3"]


def _make_basic_conv(channels, kernel_size, strides=1, padding=0):
    """Convolution, normalization, ReLU."""
    out = nn.HybridSequential(prefix="")
    out.add(nn.Conv2D(channels, kernel_size, strides, padding, use_bias=False), nn.BatchNorm(epsilon=0.001),
            nn.Activation("relu"))
    return out


def _make_branch(use_pool, *conv_settings):
    """A branch: perhaps a pooling ('avg' or 'max'), then convolutions given by the arguments of `_make_basic_conv`."""
    out = nn.HybridSequential(prefix="")
    if use_pool == "avg":
        out.add(nn.AvgPool2D(pool_size=3, strides=1, padding=1))
    elif use_pool == "max":
        out.add(nn.MaxPool2D(pool_size=3, strides=2))
    for setting in conv_settings:
        out.add(_make_basic_conv(*setting))
    return out


def _make_module(prefix, *branches):
    """Branches side by side; each is a tuple for `_make_branch`, or a function that makes it."""
    out = HybridConcurrent(axis=1, prefix=prefix)
    with out.name_scope():
        for branch in branches:
            out.add(branch() if callable(branch) else _make_branch(*branch))
    return out


def _make_A(pool_features, prefix):
    return _make_module(prefix,
                        (None, (64, 1)),
                        (None, (48, 1), (64, 5, 1, 2)),
                        (None, (64, 1), (96, 3, 1, 1), (96, 3, 1, 1)),
                        ("avg", (pool_features, 1)))


def _make_B(prefix):
    return _make_module(prefix,
                        (None, (384, 3, 2)),
                        (None, (64, 1), (96, 3, 1, 1), (96, 3, 2)),
                        ("max",))


def _make_C(channels, prefix):
    across, down = ((1, 7), 1, (0, 3)), ((7, 1), 1, (3, 0))
    return _make_module(prefix,
                        (None, (192, 1)),
                        (None, (channels, 1), (channels, *across), (192, *down)),
                        (None, (channels, 1), (channels, *down), (channels, *across), (channels, *down),
                         (192, *across)),
                        ("avg", (192, 1)))


def _make_D(prefix):
    return _make_module(prefix,
                        (None, (192, 1), (320, 3, 2)),
                        (None, (192, 1), (192, (1, 7), 1, (0, 3)), (192, (7, 1), 1, (3, 0)), (192, 3, 2)),
                        ("max",))


def _make_forked_branch(*conv_settings):
    """A branch that ends in two convolutions side by side, one along each axis."""
    out = nn.HybridSequential(prefix="")
    out.add(_make_branch(None, *conv_settings))
    fork = HybridConcurrent(axis=1, prefix="")
    fork.add(_make_branch(None, (384, (1, 3), 1, (0, 1))))
    fork.add(_make_branch(None, (384, (3, 1), 1, (1, 0))))
    out.add(fork)
    return out


def _make_E(prefix):
    return _make_module(prefix,
                        (None, (320, 1)),
                        lambda: _make_forked_branch((384, 1)),
                        lambda: _make_forked_branch((448, 1), (384, 3, 1, 1)),
                        ("avg", (192, 1)))


def make_aux(classes):
    """The auxiliary classifier that the paper attaches to an inner layer while training."""
    out = nn.HybridSequential(prefix="")
    out.add(nn.AvgPool2D(pool_size=5, strides=3), _make_basic_conv(128, 1), _make_basic_conv(768, 5), nn.Flatten(),
            nn.Dense(classes))
    return out


class Inception3(HybridBlock):
    """Inception, version 3, for images (N, 3, 299, 299); the output is (N, classes), before the softmax."""

    def __init__(self, classes=1000, **kwargs):
        super().__init__(**kwargs)
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            self.features.add(_make_basic_conv(32, 3, 2), _make_basic_conv(32, 3), _make_basic_conv(64, 3, 1, 1),
                              nn.MaxPool2D(pool_size=3, strides=2), _make_basic_conv(80, 1), _make_basic_conv(192, 3),
                              nn.MaxPool2D(pool_size=3, strides=2))
            self.features.add(_make_A(32, "A1_"), _make_A(64, "A2_"), _make_A(64, "A3_"), _make_B("B_"),
                              _make_C(128, "C1_"), _make_C(160, "C2_"), _make_C(160, "C3_"), _make_C(192, "C4_"),
                              _make_D("D_"), _make_E("E1_"), _make_E("E2_"))
            self.features.add(nn.AvgPool2D(pool_size=8), nn.Dropout(0.5))
            self.output = nn.Dense(classes)

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def inception_v3(pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """Inception, version 3; see `get_model` for the arguments."""
    net = Inception3(**kwargs)
    if pretrained:
        load_pretrained(net, "inceptionv3", root, ctx)
    return net
