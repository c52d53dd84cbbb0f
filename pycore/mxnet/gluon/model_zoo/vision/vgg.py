# VGG, networks for images.
"""VGG (Simonyan and Zisserman, 2014), with and without batch normalization."""
from ....initializer import Xavier
from ... import nn
from ...block import HybridBlock
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["VGG", "vgg11", "vgg13", "vgg16", "vgg19", "vgg11_bn", "vgg13_bn", "vgg16_bn", "vgg19_bn", "get_vgg"]

# Depth: number of convolutions per stage, and their channels.
vgg_spec = {11: ([1, 1, 2, 2, 2], [64, 128, 256, 512, 512]),
            13: ([2, 2, 2, 2, 2], [64, 128, 256, 512, 512]),
            16: ([2, 2, 3, 3, 3], [64, 128, 256, 512, 512]),
            19: ([2, 2, 4, 4, 4], [64, 128, 256, 512, 512])}


class VGG(HybridBlock):
    """Stages of 3x3 convolutions, each followed by pooling, then three dense layers.

    `layers` and `filters` give the number of convolutions of each stage and their channels. Images are
    (N, 3, 224, 224), the output is (N, classes), before the softmax.
    """

    def __init__(self, layers, filters, classes=1000, batch_norm=False, **kwargs):
        super().__init__(**kwargs)
        if len(layers) != len(filters):
            raise AssertionError(f"[VGG] argument 'filters': expected {len(layers)} numbers as in layers, got "
                                 f"{filters}")
        with self.name_scope():
            self.features = self._make_features(layers, filters, batch_norm)
            for _ in range(2):
                self.features.add(nn.Dense(4096, activation="relu", weight_initializer="normal",
                                           bias_initializer="zeros"))
                self.features.add(nn.Dropout(rate=0.5))
            self.output = nn.Dense(classes, weight_initializer="normal", bias_initializer="zeros")

    def _make_features(self, layers, filters, batch_norm):
        features = nn.HybridSequential(prefix="")
        for count, channels in zip(layers, filters):
            for _ in range(count):
                init = Xavier(rnd_type="gaussian", factor_type="out", magnitude=2)
                features.add(nn.Conv2D(channels, kernel_size=3, padding=1, weight_initializer=init,
                                       bias_initializer="zeros"))
                if batch_norm:
                    features.add(nn.BatchNorm())
                features.add(nn.Activation("relu"))
            features.add(nn.MaxPool2D(strides=2))
        return features

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def get_vgg(num_layers, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """VGG of 11, 13, 16 or 19 layers; see `get_model` for the other arguments."""
    layers, filters = vgg_spec[num_layers]
    net = VGG(layers, filters, **kwargs)
    if pretrained:
        suffix = "_bn" if kwargs.get("batch_norm") else ""
        load_pretrained(net, f"vgg{num_layers}{suffix}", root, ctx)
    return net


def vgg11(**kwargs):
    """VGG of 11 layers; see `get_model` for the arguments."""
    return get_vgg(11, **kwargs)


def vgg13(**kwargs):
    """VGG of 13 layers; see `get_model` for the arguments."""
    return get_vgg(13, **kwargs)


def vgg16(**kwargs):
    """VGG of 16 layers; see `get_model` for the arguments."""
    return get_vgg(16, **kwargs)


def vgg19(**kwargs):
    """VGG of 19 layers; see `get_model` for the arguments."""
    return get_vgg(19, **kwargs)


def vgg11_bn(**kwargs):
    """VGG of 11 layers with batch normalization; see `get_model` for the arguments."""
    return get_vgg(11, **{**kwargs, "batch_norm": True})


def vgg13_bn(**kwargs):
    """VGG of 13 layers with batch normalization; see `get_model` for the arguments."""
    return get_vgg(13, **{**kwargs, "batch_norm": True})


def vgg16_bn(**kwargs):
    """VGG of 16 layers with batch normalization; see `get_model` for the arguments."""
    return get_vgg(16, **{**kwargs, "batch_norm": True})


def vgg19_bn(**kwargs):
    """VGG of 19 layers with batch normalization; see `get_model` for the arguments."""
    return get_vgg(19, **{**kwargs, "batch_norm": True})
