# One model, many threads: the same answers as in one, weights held once. docs/threads.md has the rules that are tested.
import gc
import threading
from pathlib import Path

import numpy as np
import pytest

import mxnet as mx
from mxnet import autograd, gluon, nd
from mxnet._mxnet_cffi import ffi, lib

THREADS = 8
SHAPE = (2, 3, 32, 32)
MB = 2**20


def in_use():
    """Bytes in arrays, and the most there were since the last call."""
    gc.collect()
    now, peak = ffi.new("uint64_t*"), ffi.new("uint64_t*")
    assert lib.MXHubMemoryGetStats(now, peak, ffi.NULL, ffi.NULL) == 0
    assert lib.MXHubMemoryResetPeak() == 0
    return now[0], peak[0]


def together(work):
    """work(i) in THREADS threads at once; their answers in order."""
    results, errors = [None] * THREADS, []
    start = threading.Barrier(THREADS)

    def run(i):
        try:
            start.wait()
            results[i] = work(i)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(THREADS)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    if errors:
        raise errors[0]
    return results


@pytest.fixture(scope="module")
def model(tmp_path_factory):
    """A network with 12 MB of weights and small activations as files, its inputs, one for each thread, and answers."""
    mx.random.seed(4)
    net = gluon.nn.HybridSequential()
    for _ in range(6):
        net.add(gluon.nn.Conv2D(256, 3, strides=2, padding=1), gluon.nn.BatchNorm(), gluon.nn.Activation("relu"))
    net.add(gluon.nn.Dense(1000), gluon.nn.Dense(10))
    net.initialize(mx.init.MSRAPrelu())
    net.hybridize()
    inputs = [nd.random.uniform(-1, 1, shape=SHAPE) for _ in range(THREADS)]
    answers = [net(x).asnumpy() for x in inputs]
    assert np.ptp(answers[0] - answers[1]) > 1e-4
    path = str(tmp_path_factory.mktemp("model") / "net")
    net.export(path)
    return path, inputs, answers


def load(model):
    symbol, args, states = mx.model.load_checkpoint(model[0], 0)
    weights = sum(4 * a.size for a in [*args.values(), *states.values()])
    assert weights > 12 * MB
    return symbol, args, states, weights


def test_one_cached_op(model):
    """Called by all threads at once; each call has its own activations."""
    symbol, args, states, weights = load(model)
    op = nd.CachedOp(symbol, [("static_alloc", True), ("static_shape", True)])

    def call(x):
        return op(*[x if name == "data" else args.get(name, states.get(name)) for name in symbol.list_inputs()])

    call(model[1][0]).wait_to_read()
    before, _ = in_use()

    def work(i):
        for _ in range(10):
            answer = call(model[1][i]).asnumpy()
            np.testing.assert_array_equal(answer, model[2][i])

    together(work)
    after, peak = in_use()
    assert after <= before + MB and peak <= before + THREADS * MB < before + weights


def test_a_hybridized_block(model):
    net = gluon.SymbolBlock.imports(model[0] + "-symbol.json", ["data"], model[0] + "-0000.params")
    net.hybridize(static_alloc=True, static_shape=True)
    net(model[1][0]).wait_to_read()
    before, _ = in_use()
    answers = together(lambda i: [net(model[1][i]).asnumpy() for _ in range(10)])
    for got, want in zip(answers, model[2]):
        for one in got:
            np.testing.assert_array_equal(one, want)
    assert in_use()[0] <= before + MB


def predictors(path, count):
    """Predictors that share their parameters, as MXPredCreateMultiThread makes them."""
    symbol = Path(path + "-symbol.json").read_bytes()
    params = Path(path + "-0000.params").read_bytes()
    out, name = ffi.new("void*[]", count), ffi.new("char[]", b"data")
    keys, offsets, dims = ffi.new("char*[]", [name]), ffi.new("uint32_t[]", [0, 4]), ffi.new("uint32_t[]", SHAPE)
    code = lib.MXPredCreateMultiThread(symbol, params, len(params), 1, 0, 1, keys, offsets, dims, count, out)
    assert code == 0, ffi.string(lib.MXGetLastError())
    return list(out)


def predict(handle, x):
    x, y = np.ascontiguousarray(x), np.zeros((2, 10), np.float32)
    assert lib.MXPredSetInput(handle, b"data", ffi.from_buffer("float[]", x), x.size) == 0
    assert lib.MXPredForward(handle) == 0
    assert lib.MXPredGetOutput(handle, 0, ffi.from_buffer("float[]", y), y.size) == 0
    return y


def test_a_predictor_for_each_thread(model):
    weights = load(model)[3]
    inputs = [x.asnumpy() for x in model[1]]
    handles = predictors(model[0], THREADS)
    np.testing.assert_array_equal(predict(handles[0], inputs[0]), model[2][0])
    before, _ = in_use()
    answers = together(lambda i: [predict(handles[i], inputs[i]) for _ in range(10)])
    for got, want in zip(answers, model[2]):
        for one in got:
            np.testing.assert_array_equal(one, want)
    after, peak = in_use()
    assert after <= before + THREADS * MB and peak <= before + THREADS * MB < before + weights
    for handle in handles:
        lib.MXPredFree(handle)
    assert in_use()[0] < before - weights


def test_clones_of_an_executor(model):
    """Over the same parameters: these and the folded weights are held once."""
    symbol, args, states, weights = load(model)
    first = symbol.bind(mx.cpu(), {**args, "data": model[1][0].copy()}, aux_states=states, grad_req="null")
    np.testing.assert_array_equal(first.forward()[0].asnumpy(), model[2][0])
    before, _ = in_use()
    clones = [symbol.bind(mx.cpu(), {**args, "data": x.copy()}, aux_states=states, grad_req="null") for x in model[1]]

    def work(i):
        for _ in range(10):
            answer = clones[i].forward(data=model[1][i])[0].asnumpy()
            np.testing.assert_array_equal(answer, model[2][i])

    together(work)
    after, _ = in_use()
    assert after <= before + THREADS * MB < before + weights
    # A parameter that changes is folded anew by all of them.
    name = [n for n in symbol.list_arguments() if n.endswith("_weight")][1]
    args[name][:] = args[name] * 2
    changed = [e.forward(data=model[1][0])[0].asnumpy() for e in [first, *clones]]
    assert np.abs(changed[0] - model[2][0]).max() > 1e-3
    for one in changed[1:]:
        np.testing.assert_array_equal(one, changed[0])
    assert in_use()[0] <= before + THREADS * MB  # the old values went when the last has asked for new ones
    clones.clear()
    assert in_use()[0] <= before + MB


def test_arrays_of_all_threads():
    """Anybody may read an array at any time; writes take turns, and a read after a write sees it."""
    total = nd.zeros((100,))
    data = nd.random.uniform(shape=(200, 300))
    want = (data * 2).sum().asscalar()
    lock = threading.Lock()

    def work(i):
        for _ in range(50):
            assert (data * 2).sum().asscalar() == want
            with lock:  # the order of a read and a write of different calls is the program's to keep
                total[:] = total + 1

    together(work)
    assert (total.asnumpy() == 50 * THREADS).all()


def test_each_thread_records_for_itself():
    weight = nd.array(np.arange(1, 5, dtype=np.float32))
    seen = []

    def work(i):
        x = nd.full((4,), i + 1)
        x.attach_grad()
        for _ in range(20):
            assert not autograd.is_recording()
            with autograd.record():
                assert autograd.is_recording()
                y = (x * x * weight).sum()
            y.backward()
            np.testing.assert_allclose(x.grad.asnumpy(), 2 * (i + 1) * np.arange(1, 5))
        seen.append(i)

    with autograd.record():
        together(work)
    assert sorted(seen) == list(range(THREADS))


def test_the_page_says_a_rule_for_each_object():
    page = (Path(__file__).resolve().parents[2] / "docs" / "threads.md").read_text()
    for word in ("NDArray", "Symbol", "Cached op", "Executor", "Predictor", "Autograd", "Trainer", "Random"):
        assert f"| {word}" in page, word
