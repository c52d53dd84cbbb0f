# Environment switches: nonsense is an error that names the switch, all choices of kernels compute the same, numbers of
# threads are honoured. A switch is read once, so each test has a process of its own.
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

TESTS = Path(__file__).resolve().parents[1]
# Uses the engine, a hybridized network (float32 and bfloat16), a bound graph, an optimizer and a store.
EVERYTHING = """
import mxnet as mx
from mxnet import gluon
def use():
    net = gluon.nn.HybridSequential()
    net.add(gluon.nn.Conv2D(2, 3), gluon.nn.BatchNorm(), gluon.nn.Dense(3))
    net.initialize()
    net.hybridize()
    net(mx.nd.ones((2, 3, 8, 8))).wait_to_read()
    mx.sym.relu(mx.sym.var('a')).bind(mx.cpu(), {'a': mx.nd.ones((2,))}).forward()[0].wait_to_read()
    trainer = gluon.Trainer(net.collect_params(), 'sgd', kvstore=mx.kv.create('local'), update_on_kvstore=None)
    with mx.autograd.record():
        loss = net(mx.nd.ones((2, 3, 8, 8)))
    loss.backward()
    trainer.step(2)
    net.cast('bfloat16')
    net(mx.nd.ones((2, 3, 8, 8), dtype='bfloat16')).wait_to_read()
    mx.nd.waitall()
"""


def run(script, environment, **options):
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, **environment}, capture_output=True,
                          text=True, timeout=120, **options)  # fmt: skip
    assert done.returncode == 0, (environment, done.stdout, done.stderr)
    return done.stdout


@pytest.mark.parametrize("name, value, expected", [
    ("MXNET_ENGINE_TYPE", "FastEngine", "NaiveEngine, ThreadedEngine, ThreadedEnginePerDevice"),
    ("MXNET_CPU_WORKER_NTHREADS", "0", r"integer in \[1, 1024\]"),
    ("MXNET_CPU_WORKER_NTHREADS", "two", r"integer in \[1, 1024\]"),
    ("OMP_NUM_THREADS", "all", r"integers in \[1, 1024\]"),
    ("OMP_NUM_THREADS", "0", r"integers in \[1, 1024\]"),
    ("OMP_NUM_THREADS", "2,-1", r"integers in \[1, 1024\]"),
    ("OMP_NUM_THREADS", "99999999999999999999", r"integers in \[1, 1024\]"),
    ("MXNET_SUBGRAPH_BACKEND", "none", "NONE, MKLDNN"),
    ("MXNET_MKLDNN_ENABLED", "maybe", "0 or 1"),
    ("MXNET_ELIMINATE_COMMON_EXPR", "2.5", "0 or 1"),
    ("MXNET_HUB_ISA", "avx9", "v2, v3, v4"),
    ("MXNET_HUB_BLOCK_FLOAT", "off", "0 or 1"),
    ("MXNET_HUB_POOL_LIMIT_MB", "lots", r"integer in \[0, 16777216\]"),
    ("MXNET_OPTIMIZER_AGGREGATION_SIZE", "-4", r"integer in \[0, "),
    ("MXNET_UPDATE_ON_KVSTORE", "yes", r"integer in \[0, 1\]"),
])  # fmt: skip
def test_nonsense_is_an_error(name, value, expected):
    """At the first use and at the next one."""
    script = EVERYTHING + f"""
import re
for _ in range(2):
    try:
        use()
    except mx.MXNetError as e:
        text = str(e)
        assert {name!r} in text and {value!r} in text and re.search({expected!r}, text), text
    else:
        raise SystemExit("nothing was raised")
print("over")
"""
    assert run(script, {name: value}).strip() == "over"


def test_a_missing_library_is_an_import_error(tmp_path):
    script = "try:\n  import mxnet\nexcept ImportError as e:\n  print(e)"
    (tmp_path / "not.so").write_text("text")
    for path in (tmp_path / "not.so", tmp_path, tmp_path / "absent"):  # no library, no such file, no such folder
        said = run(script, {"MXNET_LIBRARY_PATH": str(path)})
        assert "MXNET_LIBRARY_PATH" in said and str(path) in said


@pytest.mark.parametrize("environment", [
    {"MXNET_ENGINE_TYPE": "NaiveEngine"}, {"MXNET_ENGINE_TYPE": "ThreadedEngine", "MXNET_CPU_WORKER_NTHREADS": "3"},
    {"OMP_NUM_THREADS": "2, 1"}, {"OMP_NUM_THREADS": ""}, {"MXNET_SUBGRAPH_BACKEND": "MKLDNN"},
    {"MXNET_ELIMINATE_COMMON_EXPR": "0", "MXNET_HUB_POOL_LIMIT_MB": "0", "MXNET_OPTIMIZER_AGGREGATION_SIZE": "1",
     "MXNET_UPDATE_ON_KVSTORE": "0"},
], ids=lambda e: "-".join(f"{k.replace('MXNET_', '')}={v}" for k, v in e.items()))  # fmt: skip
def test_good_values_work(environment):
    run(EVERYTHING + "use()", environment)


def compute():
    """Results of operators whose kernels depend on the processor or on oneDNN, on lengths that no vector divides."""
    import mxnet as mx
    from mxnet import autograd, gluon, nd

    mx.random.seed(3)
    out = {}

    def keep(name, *arrays):
        for i, a in enumerate(arrays):
            out[f"{name}/{i}"] = a.astype("float32").asnumpy()

    for dtype in ("float32", "bfloat16", "float16", "float64"):
        x = nd.random.uniform(-3, 3, shape=(5, 7, 131)).astype(dtype)
        y = nd.random.uniform(0.5, 2, shape=(5, 7, 131)).astype(dtype)
        for f in ("exp", "tanh", "sigmoid", "relu", "erf", "abs", "square", "softsign", "sin", "cos", "log_softmax"):
            keep(f"{dtype}/{f}", getattr(nd, f)(x))
        for f in ("log", "sqrt", "rsqrt", "cbrt", "log1p", "gamma"):
            keep(f"{dtype}/{f}", getattr(nd, f)(y))
        keep(f"{dtype}/arithmetic", x + y, x * y, x / y, nd.maximum(x, y), y ** 1.5, nd.broadcast_add(x, y[:, :1]))
        for f in ("sum", "mean", "max", "prod", "norm", "argmax"):
            keep(f"{dtype}/{f}", getattr(nd, f)(x * 0.25, axis=2), getattr(nd, f)(x * 0.25, axis=0))
        keep(f"{dtype}/softmax", nd.softmax(x), nd.softmax(x, axis=1), nd.SoftmaxActivation(x))
        gamma, beta = nd.ones((131,), dtype=dtype), nd.zeros((131,), dtype=dtype)
        keep(f"{dtype}/norms", nd.LayerNorm(x, gamma, beta), nd.L2Normalization(x),
             *(nd.LeakyReLU(x, act_type=a) for a in ("leaky", "elu", "selu", "gelu")))  # fmt: skip
        images = nd.random.uniform(-1, 1, shape=(2, 6, 13, 11)).astype(dtype)
        keep(f"{dtype}/pooling", *(nd.Pooling(images, kernel=(3, 3), stride=(2, 2), pool_type=p, layout=layout)
                                   for p in ("max", "avg") for layout in ("NCHW", "NHWC")))  # fmt: skip
        keep(f"{dtype}/global", nd.Pooling(images, global_pool=True, pool_type="avg", kernel=(1, 1)))
        weight = nd.random.uniform(-0.5, 0.5, shape=(8, 3, 3, 3)).astype(dtype)
        bias = nd.random.uniform(-0.5, 0.5, shape=(8,)).astype(dtype)
        for a in (images, weight, bias):
            a.attach_grad()
        with autograd.record():
            z = nd.Convolution(images, weight, bias, kernel=(3, 3), num_filter=8, num_group=2, pad=(1, 1))
            z = nd.Activation(z, act_type="softrelu")
        z.backward()
        keep(f"{dtype}/convolution", z, images.grad, weight.grad, bias.grad)
    net = gluon.nn.HybridSequential()
    net.add(gluon.nn.Conv2D(16, 3, padding=1), gluon.nn.BatchNorm(), gluon.nn.Activation("relu"),
            gluon.nn.Conv2D(16, 3, groups=16), gluon.nn.MaxPool2D(), gluon.nn.Dense(10))  # fmt: skip
    net.initialize(mx.init.Uniform(0.3))
    net.hybridize(static_alloc=True, static_shape=True)
    x = nd.random.uniform(shape=(3, 3, 33, 29))
    keep("network/float32", net(x))
    net.cast("bfloat16")
    keep("network/bfloat16", net(x.astype("bfloat16")))
    layer = gluon.rnn.LSTM(19, input_size=7)
    layer.initialize()
    keep("lstm", layer(nd.random.uniform(shape=(5, 3, 7))))
    keep("random", nd.random.uniform(shape=(301,)), nd.random.normal(shape=(301,)), nd.random.exponential(shape=(301,)))
    return out


KERNELS = {
    "v2": {"MXNET_HUB_ISA": "v2"}, "v3": {"MXNET_HUB_ISA": "v3"}, "v4": {"MXNET_HUB_ISA": "v4"},
    "onednn-avx2": {"ONEDNN_MAX_CPU_ISA": "AVX2"}, "no-onednn": {"MXNET_MKLDNN_ENABLED": "0"},
    "no-block-float": {"MXNET_HUB_BLOCK_FLOAT": "0"},
}  # fmt: skip


@pytest.fixture(scope="module")
def usual(tmp_path_factory):
    return results({}, tmp_path_factory.mktemp("usual"))


def results(environment, folder):
    path = folder / "results.npz"
    done = subprocess.run([sys.executable, __file__, str(path)], env={**os.environ, **environment},
                          capture_output=True, text=True)  # fmt: skip
    assert done.returncode == 0, done.stderr
    with np.load(path) as arrays:
        return dict(arrays)


@pytest.mark.parametrize("kernels", KERNELS)
def test_every_choice_of_kernels_computes_the_same(kernels, usual, tmp_path):
    got = results(KERNELS[kernels], tmp_path)
    assert got.keys() == usual.keys()
    for name, want in usual.items():
        kind = name.split("/")[1 if name.startswith("network") else 0]
        tolerance = {"bfloat16": 2e-2, "float16": 4e-3, "float64": 1e-6}.get(kind, 2e-5)
        np.testing.assert_allclose(got[name], want, tolerance, tolerance * np.abs(want).max(), err_msg=name)


@pytest.mark.parametrize("kernels", ["v2", "v3", "no-onednn"])
def test_every_choice_of_kernels_passes_the_vectors(kernels):
    """The cases of all operators, with the results that they must have."""
    done = subprocess.run([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "test_vectors.py"], cwd=TESTS,
                          env={**os.environ, **KERNELS[kernels]}, capture_output=True, text=True)  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]


def test_messages_say_which_kernels_are_used():
    """Nothing is printed unless a program asks for messages of level debug."""
    script = """
import logging, sys
import mxnet as mx
if len(sys.argv) > 1:
    logging.basicConfig(level=logging.DEBUG, stream=sys.stdout, format="%(name)s %(levelname)s %(message)s")
x = mx.nd.ones((1, 3, 8, 8), dtype="bfloat16")
mx.nd.exp(mx.nd.ones((9,))).wait_to_read()
mx.nd.Convolution(x, x, kernel=(8, 8), num_filter=1, no_bias=True).wait_to_read()
"""
    environment = {**os.environ, "MXNET_HUB_ISA": "v2", "ONEDNN_MAX_CPU_ISA": "AVX2"}
    for arguments in ([], ["debug"]):
        command = [sys.executable, "-c", script, *arguments]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0 and done.stderr == "", done.stderr
        if not arguments:
            assert done.stdout == ""
    assert "mxnet DEBUG own kernels are those for x86-64-v2" in done.stdout
    assert "mxnet DEBUG oneDNN has no convolution of bfloat16" in done.stdout


COUNT_THREADS = """
import os, sys, threading, time
import numpy as np
import mxnet as mx
from mxnet import autograd, gluon
tasks = lambda: len(os.listdir("/proc/self/task"))
"""
HEAVY = COUNT_THREADS + """
before = tasks()
net = gluon.nn.HybridSequential()
net.add(gluon.nn.Conv2D(64, 3), gluon.nn.BatchNorm(), gluon.nn.Activation("relu"), gluon.nn.Conv2D(64, 3),
        gluon.nn.GlobalAvgPool2D(), gluon.nn.Dense(10))
net.initialize()
net.hybridize()
x, big, square = mx.nd.ones((8, 16, 56, 56)), mx.nd.ones((2000, 1000)), mx.nd.ones((700, 700))
def use():
    net(x).wait_to_read()
    with autograd.record():
        loss = net(x).sum()
    loss.backward()
    for y in (mx.nd.exp(big), mx.nd.softmax(big), big.sum(), mx.nd.dot(square, square), big.T + 1, mx.nd.sort(big)):
        y.wait_to_read()
    mx.nd.random.normal(shape=(2000, 1000)).wait_to_read()
    mx.nd.waitall()
use()
wall, cpu = time.perf_counter(), time.process_time()
for _ in range(3):
    use()
print(tasks() - before, (time.process_time() - cpu) / (time.perf_counter() - wall))
"""
# A call that has to wait for another thread's work goes to a worker.
WAITING = COUNT_THREADS + """
x, square = mx.nd.zeros((1000, 1000)), mx.nd.ones((1000, 1000))
before = tasks()
def work():
    for _ in range(20):
        mx.nd.dot(square, square, out=x)
thread = threading.Thread(target=work)
thread.start()
while thread.is_alive():
    mx.nd.add(x, 1).wait_to_read()
thread.join()
print(tasks() - before)
"""


def test_one_thread_means_one():
    threads, load = run(HEAVY, {"OMP_NUM_THREADS": "1", "MXNET_CPU_WORKER_NTHREADS": "1"}).split()
    assert int(threads) <= 1 and float(load) < 1.1  # the engine's worker, for which the caller waits


@pytest.mark.parametrize("count", [2, 3])
def test_as_many_threads_as_wished(count):
    """Our team has one thread less than that, and so has OpenMP's: who calls works, too. The engine has a worker."""
    threads, _ = run(HEAVY, {"OMP_NUM_THREADS": str(count)}).split()
    assert count - 1 <= int(threads) <= 2 * (count - 1) + 1


@pytest.mark.parametrize("count", [1, 3])
def test_as_many_workers_as_wished(count):
    workers = run(WAITING, {"OMP_NUM_THREADS": "1", "MXNET_CPU_WORKER_NTHREADS": str(count)})
    assert int(workers) in (0, count)  # 0: the machine was so busy that no call ever had to wait


@pytest.mark.parametrize("notify", [True, False])
def test_a_process_may_end_while_work_is_pending(notify):
    """Also one that tells nobody: embedding languages end as they like."""
    script = "import atexit\n" + COUNT_THREADS + f"""
if not {notify}:
    atexit.unregister(mx._capi.lib.MXNotifyShutdown)
square, out = mx.nd.ones((700, 700)), mx.nd.zeros((700, 700))
for _ in range(40):
    mx.nd.dot(square, square, out=out)
"""
    for _ in range(4):
        run(script, {"OMP_NUM_THREADS": "2", "MXNET_CPU_WORKER_NTHREADS": "2"})


def test_page_lists_every_switch():
    """docs/environment.md has all variables that the sources read, and none that they do not."""
    root = TESTS.parent
    sources = [p for folder, kinds in (("capi/src", ("*.cc", "*.h")), ("pycore/mxnet", ("*.py",)))
               for kind in kinds for p in (root / folder).rglob(kind)]  # fmt: skip
    read = set()
    for path in sources:
        read |= set(re.findall(r'(?:env\w*\(|environ(?:\.get)?[([])\s*"((?:MXNET|OMP)_\w+)"', path.read_text()))
    page = (root / "docs" / "environment.md").read_text()
    listed = set(re.findall(r"^\| `(\w+)`", page.split("## Read by other libraries")[0], re.M))
    assert read - listed == set() and listed - read == set(), (read, listed)


if __name__ == "__main__":
    np.savez(sys.argv[1], **compute())
