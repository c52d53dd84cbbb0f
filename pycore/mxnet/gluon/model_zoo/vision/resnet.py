# Residual networks, versions 1 and 2.
"""Residual networks (He et al., 2015 and 2016)."""
from ... import nn
from ...block import HybridBlock
from ..model_store import CPU, ROOT, load_pretrained

__all__ = ["ResNetV1", "ResNetV2", "BasicBlockV1", "BasicBlockV2", "BottleneckV1", "BottleneckV2",
           "resnet18_v1", "resnet34_v1", "resnet50_v1", "resnet101_v1", "resnet152_v1",
           "resnet18_v2", "resnet34_v2", "resnet50_v2", "resnet101_v2", "resnet152_v2", "get_resnet"]


def _conv3x3(channels, stride, in_channels):
    return nn.Conv2D(channels, kernel_size=3, strides=stride, padding=1, use_bias=False, in_channels=in_channels)


def _conv1x1(channels, stride, in_channels):
    return nn.Conv2D(channels, kernel_size=1, strides=stride, use_bias=False, in_channels=in_channels)


class _BlockV1(HybridBlock):
    """Base of the blocks of version 1: relu(body(x) + shortcut(x))."""

    # Which of the two comes first in the graph: stored models of both kinds have a fixed order of arguments.
    _shortcut_first = False

    def _add_shortcut(self, channels, stride, downsample, in_channels):
        self.downsample = None
        if downsample:
            self.downsample = nn.HybridSequential(prefix="")
            self.downsample.add(_conv1x1(channels, stride, in_channels), nn.BatchNorm())

    def hybrid_forward(self, F, x):
        shortcut = self.downsample(x) if self.downsample else x
        total = shortcut + self.body(x) if self._shortcut_first else self.body(x) + shortcut
        return F.Activation(total, act_type="relu")


class BasicBlockV1(_BlockV1):
    """Two 3x3 convolutions with a shortcut, which is a 1x1 convolution if `downsample`."""

    _shortcut_first = True

    def __init__(self, channels, stride, downsample=False, in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self.body = nn.HybridSequential(prefix="")
        self.body.add(_conv3x3(channels, stride, in_channels), nn.BatchNorm(), nn.Activation("relu"),
                      _conv3x3(channels, 1, channels), nn.BatchNorm())
        self._add_shortcut(channels, stride, downsample, in_channels)


class BottleneckV1(_BlockV1):
    """1x1, 3x3 and 1x1 convolutions, the first two with a quarter of the channels, with a shortcut."""

    def __init__(self, channels, stride, downsample=False, in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self.body = nn.HybridSequential(prefix="")
        self.body.add(nn.Conv2D(channels // 4, kernel_size=1, strides=stride), nn.BatchNorm(), nn.Activation("relu"),
                      _conv3x3(channels // 4, 1, channels // 4), nn.BatchNorm(), nn.Activation("relu"),
                      nn.Conv2D(channels, kernel_size=1, strides=1), nn.BatchNorm())
        self._add_shortcut(channels, stride, downsample, in_channels)


class BasicBlockV2(HybridBlock):
    """Two 3x3 convolutions, each after normalization and ReLU, with a shortcut."""

    def __init__(self, channels, stride, downsample=False, in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self.bn1 = nn.BatchNorm()
        self.conv1 = _conv3x3(channels, stride, in_channels)
        self.bn2 = nn.BatchNorm()
        self.conv2 = _conv3x3(channels, 1, channels)
        self.downsample = _conv1x1(channels, stride, in_channels) if downsample else None

    def hybrid_forward(self, F, x):
        shortcut = x
        x = F.Activation(self.bn1(x), act_type="relu")
        if self.downsample:
            shortcut = self.downsample(x)
        x = self.conv1(x)
        x = self.conv2(F.Activation(self.bn2(x), act_type="relu"))
        return x + shortcut


class BottleneckV2(HybridBlock):
    """1x1, 3x3 and 1x1 convolutions, each after normalization and ReLU, with a shortcut."""

    def __init__(self, channels, stride, downsample=False, in_channels=0, **kwargs):
        super().__init__(**kwargs)
        self.bn1 = nn.BatchNorm()
        self.conv1 = nn.Conv2D(channels // 4, kernel_size=1, strides=1, use_bias=False)
        self.bn2 = nn.BatchNorm()
        self.conv2 = _conv3x3(channels // 4, stride, channels // 4)
        self.bn3 = nn.BatchNorm()
        self.conv3 = nn.Conv2D(channels, kernel_size=1, strides=1, use_bias=False)
        self.downsample = _conv1x1(channels, stride, in_channels) if downsample else None

    def hybrid_forward(self, F, x):
        shortcut = x
        x = F.Activation(self.bn1(x), act_type="relu")
        if self.downsample:
            shortcut = self.downsample(x)
        x = self.conv1(x)
        x = self.conv2(F.Activation(self.bn2(x), act_type="relu"))
        x = self.conv3(F.Activation(self.bn3(x), act_type="relu"))
        return x + shortcut


class _ResNet(HybridBlock):
    """What both versions share: the start of the network and its stages."""

    def _add_start(self, channels, thumbnail):
        """The layers before the first stage; small images keep their size."""
        if thumbnail:
            self.features.add(_conv3x3(channels, 1, 0))
        else:
            self.features.add(nn.Conv2D(channels, 7, 2, 3, use_bias=False), nn.BatchNorm(), nn.Activation("relu"),
                              nn.MaxPool2D(3, 2, 1))

    def _make_layer(self, block, layers, channels, stride, stage_index, in_channels=0):
        """A stage: the first block changes size and channels, the others keep them."""
        stage = nn.HybridSequential(prefix=f"stage{stage_index}_")
        with stage.name_scope():
            stage.add(block(channels, stride, channels != in_channels, in_channels=in_channels, prefix=""))
            for _ in range(layers - 1):
                stage.add(block(channels, 1, False, in_channels=channels, prefix=""))
        return stage

    def _add_stages(self, block, layers, channels):
        for i, count in enumerate(layers):
            self.features.add(self._make_layer(block, count, channels[i + 1], 1 if i == 0 else 2, i + 1,
                                               in_channels=channels[i]))

    def hybrid_forward(self, F, x):
        return self.output(self.features(x))


def _check_channels(name, layers, channels):
    if len(layers) != len(channels) - 1:
        raise AssertionError(f"[{name}] argument 'channels': expected {len(layers) + 1} numbers, one more than in "
                             f"layers, got {channels}")


class ResNetV1(_ResNet):
    """Residual network, version 1.

    Parameters
    ----------
    block : class
        BasicBlockV1 or BottleneckV1.
    layers, channels : list of int
        Blocks per stage; channels at the start and after each stage.
    classes : int, default 1000
    thumbnail : bool, default False
        Start without reducing the size, for small images.
    """

    def __init__(self, block, layers, channels, classes=1000, thumbnail=False, **kwargs):
        super().__init__(**kwargs)
        _check_channels("ResNetV1", layers, channels)
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            self._add_start(channels[0], thumbnail)
            self._add_stages(block, layers, channels)
            self.features.add(nn.GlobalAvgPool2D())
            self.output = nn.Dense(classes, in_units=channels[-1])


class ResNetV2(_ResNet):
    """Residual network, version 2; see `ResNetV1` for the parameters (with the blocks of version 2)."""

    def __init__(self, block, layers, channels, classes=1000, thumbnail=False, **kwargs):
        super().__init__(**kwargs)
        _check_channels("ResNetV2", layers, channels)
        with self.name_scope():
            self.features = nn.HybridSequential(prefix="")
            self.features.add(nn.BatchNorm(scale=False, center=False))
            self._add_start(channels[0], thumbnail)
            self._add_stages(block, layers, channels)
            self.features.add(nn.BatchNorm(), nn.Activation("relu"), nn.GlobalAvgPool2D(), nn.Flatten())
            self.output = nn.Dense(classes, in_units=channels[-1])


# Depth: kind of block, blocks per stage, channels.
resnet_spec = {18: ("basic_block", [2, 2, 2, 2], [64, 64, 128, 256, 512]),
               34: ("basic_block", [3, 4, 6, 3], [64, 64, 128, 256, 512]),
               50: ("bottle_neck", [3, 4, 6, 3], [64, 256, 512, 1024, 2048]),
               101: ("bottle_neck", [3, 4, 23, 3], [64, 256, 512, 1024, 2048]),
               152: ("bottle_neck", [3, 8, 36, 3], [64, 256, 512, 1024, 2048])}
resnet_net_versions = [ResNetV1, ResNetV2]
resnet_block_versions = [{"basic_block": BasicBlockV1, "bottle_neck": BottleneckV1},
                         {"basic_block": BasicBlockV2, "bottle_neck": BottleneckV2}]


def get_resnet(version, num_layers, pretrained=False, ctx=CPU, root=ROOT, **kwargs):
    """Residual network, version 1 or 2, of 18, 34, 50, 101 or 152 layers; see `get_model` for the other arguments."""
    if num_layers not in resnet_spec:
        raise AssertionError(f"Invalid number of layers: {num_layers}. Options are {list(resnet_spec)}")
    if version not in (1, 2):
        raise AssertionError(f"Invalid resnet version: {version}. Options are 1 and 2.")
    kind, layers, channels = resnet_spec[num_layers]
    net = resnet_net_versions[version - 1](resnet_block_versions[version - 1][kind], layers, channels, **kwargs)
    if pretrained:
        load_pretrained(net, f"resnet{num_layers}_v{version}", root, ctx)
    return net


def resnet18_v1(**kwargs):
    """Residual network, version 1, of 18 layers; see `get_model` for the arguments."""
    return get_resnet(1, 18, **kwargs)


def resnet34_v1(**kwargs):
    """Residual network, version 1, of 34 layers; see `get_model` for the arguments."""
    return get_resnet(1, 34, **kwargs)


def resnet50_v1(**kwargs):
    """Residual network, version 1, of 50 layers; see `get_model` for the arguments."""
    return get_resnet(1, 50, **kwargs)


def resnet101_v1(**kwargs):
    """Residual network, version 1, of 101 layers; see `get_model` for the arguments."""
    return get_resnet(1, 101, **kwargs)


def resnet152_v1(**kwargs):
    """Residual network, version 1, of 152 layers; see `get_model` for the arguments."""
    return get_resnet(1, 152, **kwargs)


def resnet18_v2(**kwargs):
    """Residual network, version 2, of 18 layers; see `get_model` for the arguments."""
    return get_resnet(2, 18, **kwargs)


def resnet34_v2(**kwargs):
    """Residual network, version 2, of 34 layers; see `get_model` for the arguments."""
    return get_resnet(2, 34, **kwargs)


def resnet50_v2(**kwargs):
    """Residual network, version 2, of 50 layers; see `get_model` for the arguments."""
    return get_resnet(2, 50, **kwargs)


def resnet101_v2(**kwargs):
    """Residual network, version 2, of 101 layers; see `get_model` for the arguments."""
    return get_resnet(2, 101, **kwargs)


def resnet152_v2(**kwargs):
    """Residual network, version 2, of 152 layers; see `get_model` for the arguments."""
    return get_resnet(2, 152, **kwargs)
