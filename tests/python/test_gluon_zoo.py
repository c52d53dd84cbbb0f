# Network architectures: names and shapes of all parameters as in MXNet 1.9.1, outputs, pretrained files.
import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.gluon.model_zoo import model_store, vision

# Digests of what MXNet 1.9.1 answers: names and shapes of the parameters, the order of the graph's arguments and
# states, the names in files of save_parameters, and the operators with their names.
GOLDEN = json.loads((Path(__file__).parent / "gluon_zoo.json").read_text())


def digest(lines):
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def describe(name):
    """The digests of the network `name`; the prefix of the whole network, which is a running number, is left out."""
    net = vision.get_model(name)
    out = net(mx.sym.var("data"))
    size = 299 if "inception" in name else 224
    shapes = dict(zip(out.list_arguments(), out.infer_shape(data=(1, 3, size, size))[0]))
    shapes.update(zip(out.list_auxiliary_states(), out.infer_shape(data=(1, 3, size, size))[2]))
    cut = len(net.prefix)
    params = net.collect_params()
    nodes = json.loads(out.tojson())["nodes"]
    return {
        "params": len(params.keys()),
        "shapes": digest(f"{key[cut:]} {shapes[key]}" for key in params),
        "order": digest(key[cut:] for key in out.list_arguments()[1:] + out.list_auxiliary_states()),
        "places": digest(net._collect_params_with_prefix()),
        "nodes": digest(f"{node['op']} {node['name'][cut:]}" for node in nodes if node["op"] != "null"),
    }


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_names_and_shapes(name):
    assert describe(name) == GOLDEN[name]


@pytest.mark.parametrize("name", ["resnet18_v1", "resnet18_v2", "squeezenet1.1", "mobilenet0.25", "mobilenetv2_0.25"])
def test_forward(name):
    net = vision.get_model(name, classes=7)
    net.initialize(mx.init.Xavier())
    size = 224 if name.startswith("squeezenet") else 64
    x = nd.random.uniform(shape=(2, 3, size, size))
    plain = net(x)
    assert plain.shape == (2, 7)
    net.hybridize()
    np.testing.assert_allclose(net(x).asnumpy(), plain.asnumpy(), rtol=1e-3, atol=1e-4)


def test_thumbnails_keep_their_size():
    net = vision.resnet18_v1(thumbnail=True, classes=3)
    net.initialize()
    assert net(nd.ones((1, 3, 16, 16))).shape == (1, 3)


def test_pretrained_parameters_come_from_a_local_folder(tmp_path):
    with pytest.raises(FileNotFoundError, match="mobilenet0.25.params") as caught:
        vision.mobilenet0_25(pretrained=True, root=str(tmp_path))
    assert str(tmp_path) in str(caught.value)
    net = vision.mobilenet0_25()
    net.initialize()
    net(nd.ones((1, 3, 32, 32)))
    net.save_parameters(str(tmp_path / "mobilenet0.25-0123abcd.params"))
    again = vision.get_model("MobileNet0.25", pretrained=True, root=str(tmp_path))
    for a, b in zip(net.collect_params().values(), again.collect_params().values()):
        assert (a.data().asnumpy() == b.data().asnumpy()).all()
    model_store.purge(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_unknown_names():
    with pytest.raises(ValueError, match="not supported"):
        vision.get_model("resnet19")
    with pytest.raises(AssertionError, match="Invalid number of layers"):
        vision.get_resnet(1, 19)
