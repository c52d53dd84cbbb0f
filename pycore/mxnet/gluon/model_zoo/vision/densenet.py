# DenseNet, networks for images.
"""Densely connected networks (Huang et al., 2016)."""
from ... import nn
from ...block import HybridBlock
from ...contrib.nn import HybridConcurrent, Identity
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["DenseNet", "densenet121", "densenet161", "densenet169", "densenet201", "get_densenet"]

# Depth: channels at the start, channels that each layer adds, layers per stage.
densenet_spec = {121: (64, 32, [6, 12, 24, 16]),
                 161: (96, 48, [6, 12, 36, 24]),
                 169: (64, 32, [6, 12, 32, 32]),
                 201: (64, 32, [6, 12, 48, 32])}


def _make_dense_layer(growth_rate, bn_size, dropout):
    """A layer whose output is its input with `growth_rate` new channels."""
    new = nn.HybridSequential(prefix="")
    new.add(nn.BatchNorm(), nn.Activation("relu"), nn.Conv2D(bn_size * growth_rate, kernel_size=1, use_bias=False),
            nn.BatchNorm(), nn.Activation("relu"), nn.Conv2D(growth_rate, kernel_size=3, padding=1, use_bias=False))
    if dropout:
        new.add(nn.Dropout(dropout))
    out = HybridConcurrent(axis=1, prefix="")
    out.add(Identity())
    out.add(new)
    return out


def _make_dense_block(num_layers, bn_size, growth_rate, dropout, stage_index):
    out = nn.HybridSequential(prefix=f"stage{stage_index}_")
    with out.name_scope():
        for _ in range(num_layers):
            out.add(_make_dense_layer(growth_rate, bn_size, dropout))
    return out


def _make_transition(channels):
    """Fewer channels and half the size, between stages."""
    out = nn.HybridSequential(prefix="")
    out.add(nn.BatchNorm(), nn.Activation("relu"), nn.Conv2D(channels, kernel_size=1, use_bias=False),
            nn.AvgPool2D(pool_size=2, strides=2))
    return out


class DenseNet(HybridBlock):
    """Densely connected network for images (N, 3, 224, 224); the output is (N, classes), before the softmax.

    Parameters
    ----------
    num_init_features : int
        Channels at the start.
    growth_rate : int
        Channels that each layer adds.
    block_config : list of int
        Layers per stage.
    bn_size : int, default 4
        Channels of the 1x1 convolution in each layer, as a multiple of the growth rate.
    dropout : float, default 0
    classes : int, default 1000
    """

    def __init__(self, num_init_features, growth_rate, block_config, bn_size=4, dropout=0, classes=1000, **kwargs):
        super().__init__(**kwargs)
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            self.features.add(nn.Conv2D(num_init_features, kernel_size=7, strides=2, padding=3, use_bias=False),
                              nn.BatchNorm(), nn.Activation("relu"), nn.MaxPool2D(pool_size=3, strides=2, padding=1))
            channels = num_init_features
            for i, num_layers in enumerate(block_config):
                self.features.add(_make_dense_block(num_layers, bn_size, growth_rate, dropout, i + 1))
                channels += num_layers * growth_rate
                if i != len(block_config) - 1:
                    channels //= 2
                    self.features.add(_make_transition(channels))
            self.features.add(nn.BatchNorm(), nn.Activation("relu"), nn.AvgPool2D(pool_size=7), nn.Flatten())
            self.output = nn.Dense(classes)

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def get_densenet(num_layers, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """Densely connected network of 121, 161, 169 or 201 layers; see `get_model` for the other arguments."""
    net = DenseNet(*densenet_spec[num_layers], **kwargs)
    if pretrained:
        load_pretrained(net, f"densenet{num_layers}", root, ctx)
    return net


def densenet121(**kwargs):
    """Densely connected network of 121 layers; see `get_model` for the arguments."""
    return get_densenet(121, **kwargs)


def densenet161(**kwargs):
    """Densely connected network of 161 layers; see `get_model` for the arguments."""
    return get_densenet(161, **kwargs)


def densenet169(**kwargs):
    """Densely connected network of 169 layers; see `get_model` for the arguments."""
    return get_densenet(169, **kwargs)


def densenet201(**kwargs):
    """Densely connected network of 201 layers; see `get_model` for the arguments."""
    return get_densenet(201, **kwargs)
