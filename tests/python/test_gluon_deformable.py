"""Deformable convolution layers: with constant offsets against shifted images in NumPy, without against Conv2D."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon.contrib import cnn

RNG = np.random.RandomState(8)
LAYERS = [cnn.DeformableConvolution, cnn.ModulatedDeformableConvolution]


def shifted(image, dy, dx):
    """Values between pixels, at a distance (dy, dx) from 0 to 1 below and right of each: one row and column fewer."""
    above = image[..., :-1, :] * (1 - dy) + image[..., 1:, :] * dy
    return above[..., :-1] * (1 - dx) + above[..., 1:] * dx


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("groups", [1, 2])
@pytest.mark.parametrize("hybrid", [False, True])
def test_constant_offsets(layer, groups, hybrid):
    """Each element of the window sees the image shifted by its offset, times its weight where it has one."""
    x = RNG.uniform(-1, 1, (2, 4, 8, 8)).astype(np.float32)
    net = layer(3, kernel_size=3, strides=2, num_deformable_group=groups, in_channels=4,
                weight_initializer=mx.init.Uniform(1), bias_initializer=mx.init.Uniform(1))
    net.initialize()
    if hybrid:
        net.hybridize()
    bias = RNG.uniform(0, 0.9, net.offset_bias.shape).astype(np.float32)
    net.offset_bias.set_data(nd.array(bias))
    offsets = bias[:18 * groups].reshape(groups, 3, 3, 2)
    masks = 2 / (1 + np.exp(-bias[18 * groups:].reshape(-1, 3, 3)))
    weight, expected = net.deformable_conv_weight.data().asnumpy(), 0
    for group, channels in enumerate(np.split(np.arange(4), groups)):
        for i in range(3):
            for j in range(3):
                seen = shifted(x[:, channels], *offsets[group, i, j])[:, :, i:i + 5:2, j:j + 5:2]
                factor = masks[group, i, j] if layer is cnn.ModulatedDeformableConvolution else 1
                expected = expected + factor * np.einsum("nchw,oc->nohw", seen, weight[:, channels, i, j])
    expected = expected + net.deformable_conv_bias.data().asnumpy()[:, None, None]
    np.testing.assert_allclose(net(nd.array(x)).asnumpy(), expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("kwargs", [
    {"kernel_size": 3, "padding": 1}, {"kernel_size": (3, 2), "dilation": (2, 1), "use_bias": False},
    {"kernel_size": (1, 1), "activation": "relu", "offset_use_bias": False}])
def test_starts_as_convolution(layer, kwargs):
    """Offsets and, before the sigmoid, weights of elements start at zero; shapes are found at the first call."""
    net = layer(4, weight_initializer=mx.init.Uniform(1), **kwargs)
    net.initialize()
    x = nd.array(RNG.uniform(-1, 1, (2, 3, 6, 6)))
    with mx.autograd.record():
        out = net(x)
    out.backward()
    kwargs = {key: value for key, value in kwargs.items() if key != "offset_use_bias"}
    plain = gluon.nn.Conv2D(4, in_channels=3, **kwargs)
    plain.initialize()
    plain.weight.set_data(net.deformable_conv_weight.data())
    np.testing.assert_allclose(out.asnumpy(), plain(x).asnumpy(), rtol=1e-4, atol=1e-5)
    assert np.abs(net.offset_weight.grad().asnumpy()).max() > 0


def test_names_and_text():
    net = cnn.DeformableConvolution(4, 3, padding=1, in_channels=2, use_bias=False, activation="relu", prefix="d_")
    assert sorted(net.collect_params()) == ["d_deformable_conv_weight", "d_offset_bias", "d_offset_weight"]
    assert repr(net) == ("DeformableConvolution(2 -> 4, kernel_size=(3, 3), stride=(1, 1), padding=(1, 1), bias=False, "
                         "Activation(relu))")
    assert cnn.ModulatedDeformableConvolution(4, 3, num_deformable_group=2).offset_bias.shape == (54,)


@pytest.mark.parametrize("layer", LAYERS)
def test_bad_arguments(layer):
    with pytest.raises(ValueError, match="'layout'"):
        layer(4, layout="NHWC")
    with pytest.raises(ValueError, match="'adj'"):
        layer(4, adj=1)
