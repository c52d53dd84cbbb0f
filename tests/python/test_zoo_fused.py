# Networks of the model zoo answer the same with and without the inference pass. One of each family by default, all of
# them with MXNET_TEST_WHOLE_ZOO=1.
import os
import subprocess
import sys

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon
from mxnet.gluon.model_zoo import vision

FAMILIES = ["alexnet", "densenet121", "inceptionv3", "mobilenet0.25", "mobilenetv2_0.25", "resnet18_v1", "resnet18_v2",
            "squeezenet1.1", "vgg11_bn"]  # fmt: skip
WHOLE = os.environ.get("MXNET_TEST_WHOLE_ZOO", "0") == "1"
NAMES = sorted(vision._MODELS) if WHOLE else FAMILIES
UNFUSED = {**os.environ, "MXNET_SUBGRAPH_BACKEND": "NONE"}


def scatter(params, only=""):
    """Random values in normalisations and biases, where an initializer would leave zeros and ones."""
    for key, p in params.items():
        if not key.endswith(only):
            continue
        if key.endswith(("running_var", "gamma")):
            p.set_data(mx.nd.random.uniform(0.5, 1.5, shape=p.shape))
        elif key.endswith(("running_mean", "beta", "bias")):
            p.set_data(mx.nd.random.uniform(-0.3, 0.3, shape=p.shape))


def make(name):
    """The network and its input, the same in every process."""
    mx.random.seed(5)
    net = vision.get_model(name, classes=10)
    net.initialize(mx.init.MSRAPrelu())
    # Where nothing but convolutions asks for a size, a small image says as much as a large one.
    size = 299 if name.startswith("inception") else 64 if name.startswith(("resnet", "mobilenet")) else 224
    x = mx.nd.random.uniform(-1, 1, shape=(2 if size == 64 else 1, 3, size, size))
    net(x)
    scatter(net.collect_params())
    net.hybridize(static_alloc=True, static_shape=True)
    return net, x


def answer(name):
    net, x = make(name)
    first = net(x).asnumpy()
    np.testing.assert_array_equal(net(x).asnumpy(), first)  # with what the first call has kept
    return first


def difference(got, expected):
    assert np.isfinite(expected).all()
    assert np.ptp(expected) > 1e-3 * np.abs(expected).max()  # a constant answer would compare well with anything
    return np.abs(got - expected).max() / np.abs(expected).max()


@pytest.fixture(scope="module")
def unfused(tmp_path_factory):
    """Answers of a process in which the pass is off."""
    path = tmp_path_factory.mktemp("zoo") / "unfused.npz"
    done = subprocess.run([sys.executable, __file__, str(path), *NAMES], env=UNFUSED, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with np.load(path) as answers:
        return dict(answers)


@pytest.mark.parametrize("name", NAMES)
def test_whole_network(name, unfused):
    assert difference(answer(name), unfused[name]) <= 1e-4


def test_the_pass_changes_the_graph():
    """What the tests here compare are two different computations: their roundings are not the same."""
    net, x = make("resnet18_v1")
    net.hybridize(False)
    one_by_one = net(x).asnumpy()
    net.hybridize()
    assert 0 < difference(net(x).asnumpy(), one_by_one) <= 1e-4


def plain(net, x):
    """The operators one by one."""
    net.hybridize(False)
    y = net(x).asnumpy()
    net.hybridize(static_alloc=True, static_shape=True)
    return y


class Small(gluon.nn.HybridSequential):
    """Convolutions with and without bias and normalisation, as they are folded."""

    def __init__(self):
        super().__init__()
        self.add(gluon.nn.Conv2D(4, 3, padding=1, in_channels=3), gluon.nn.BatchNorm(), gluon.nn.Activation("relu"),
                 gluon.nn.Conv2D(5, 3, in_channels=4), gluon.nn.GlobalAvgPool2D(), gluon.nn.Dense(3))  # fmt: skip


@pytest.fixture
def small():
    mx.random.seed(8)
    net = Small()
    net.initialize(mx.init.Uniform(0.5))
    x = mx.nd.random.uniform(-1, 1, shape=(2, 3, 8, 8))
    net(x)
    scatter(net.collect_params())
    net.hybridize(static_alloc=True, static_shape=True)
    net(x)
    net(x)
    return net, x


@pytest.mark.parametrize("kind", ["weight", "bias", "gamma", "beta", "running_mean", "running_var"])
@pytest.mark.parametrize("way", ["set_data", "assign", "operator"])
def test_each_parameter_is_folded_again(small, kind, way):
    net, x = small
    params = [p for key, p in net.collect_params().items() if key.endswith(kind)]
    for p in params:
        before = net(x).asnumpy()
        if way == "set_data":
            p.set_data(p.data() * 1.5 + 0.1)
        elif way == "assign":
            p.data()[:] = p.data() * 1.5 + 0.1
        else:
            mx.nd.broadcast_add(p.data() * 1.5, mx.nd.full((1,) * p.data().ndim, 0.1), out=p.data())
        after = net(x).asnumpy()
        assert np.abs(after - before).max() > 1e-4
        np.testing.assert_allclose(after, plain(net, x), 1e-4, 1e-5)


def test_training_then_inference(small):
    """A step changes weights, and its forward the running averages: both are seen."""
    net, x = small
    trainer = gluon.Trainer(net.collect_params(), "sgd", {"learning_rate": 0.1})
    for _ in range(3):
        before = net(x).asnumpy()
        with autograd.record():
            loss = (net(x) ** 2).mean()
        loss.backward()
        trainer.step(1)
        after = net(x).asnumpy()
        assert np.abs(after - before).max() > 1e-4
        np.testing.assert_allclose(after, plain(net, x), 1e-4, 1e-5)
    stats = [p for key, p in net.collect_params().items() if key.endswith("running_mean")]
    before, kept = net(x).asnumpy(), stats[0].data().asnumpy()
    with autograd.train_mode():  # no step: only the averages move
        net(x * 3 + 1).wait_to_read()
    assert np.abs(stats[0].data().asnumpy() - kept).max() > 1e-3
    after = net(x).asnumpy()
    assert np.abs(after - before).max() > 1e-4
    np.testing.assert_allclose(after, plain(net, x), 1e-4, 1e-5)


def test_cast_there_and_back(small):
    net, x = small
    exact = net(x).asnumpy()
    net.cast("bfloat16")
    rough = net(x.astype("bfloat16")).astype("float32").asnumpy()
    assert 0 < difference(rough, exact) <= 2e-2
    net.cast("float32")
    # The weights have lost bits on the way, so the answer is that of the operators, not the first one.
    np.testing.assert_allclose(net(x).asnumpy(), plain(net, x), 1e-4, 1e-5)
    net.cast("float64")
    np.testing.assert_allclose(net(x.astype("float64")).asnumpy(), plain(net, x.astype("float64")), 1e-10)


def test_other_shapes_use_the_same_parameters(small):
    net, x = small
    for shape in [(1, 3, 8, 8), (4, 3, 11, 9), (2, 3, 8, 8)]:
        y = mx.nd.random.uniform(shape=shape)
        np.testing.assert_allclose(net(y).asnumpy(), plain(net, y), 1e-4, 1e-5)


def test_executors_with_shared_parameters(small):
    """Two executors hold the same arrays: a change through one is seen by the other; a third has its own."""
    net, x = small
    expected = plain(net, x)
    symbol = net(mx.sym.var("data"))
    arrays = {key: p.data() for key, p in net.collect_params().items()}

    def bind(arrays, data):
        args = {"data": data, **{k: arrays[k] for k in symbol.list_arguments() if k != "data"}}
        return symbol.bind(mx.cpu(), args, aux_states={k: arrays[k] for k in symbol.list_auxiliary_states()})

    first, second = bind(arrays, x), bind(arrays, x.copy())
    apart = bind({k: v.copy() for k, v in arrays.items()}, x.copy())
    for exe in (first, second, apart):
        np.testing.assert_allclose(exe.forward()[0].asnumpy(), expected, 1e-4, 1e-5)
    weight = net[0].weight.name
    first.arg_dict[weight][:] = first.arg_dict[weight] * 2
    changed = plain(net, x)
    assert np.abs(changed - expected).max() > 1e-3
    for exe in (first, second):
        np.testing.assert_allclose(exe.forward()[0].asnumpy(), changed, 1e-4, 1e-5)
    np.testing.assert_allclose(apart.forward()[0].asnumpy(), expected, 1e-4, 1e-5)


def test_two_contexts():
    """Each context has its own copy of the parameters, folded on its own."""
    contexts = [mx.cpu(0), mx.cpu(1)]
    net = Small()
    net.initialize(mx.init.Uniform(0.5), ctx=contexts)
    x = mx.nd.random.uniform(-1, 1, shape=(2, 3, 8, 8))
    net(x)
    scatter(net.collect_params())
    net.hybridize(static_alloc=True, static_shape=True)
    first, second = (net(x.as_in_context(c)) for c in contexts)
    assert second.context == contexts[1]
    np.testing.assert_array_equal(first.asnumpy(), second.asnumpy())
    weight = net[0].weight.data(contexts[1])
    weight[:] = weight * 2
    np.testing.assert_array_equal(net(x.as_in_context(contexts[0])).asnumpy(), first.asnumpy())
    assert np.abs(net(x.as_in_context(contexts[1])).asnumpy() - second.asnumpy()).max() > 1e-3


if __name__ == "__main__":
    np.savez(sys.argv[1], **{name: answer(name) for name in sys.argv[2:]})
