"""Key-value stores: sums over devices, updaters, optimizers, registration, bad use."""
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.kvstore import KVStoreBase

DEVICES = [mx.cpu(i) for i in range(3)]


def values(arrays):
    return [array.asnumpy().tolist() for array in arrays]


@pytest.mark.parametrize("kind", ["local", "device", "local_allreduce_cpu"])
@pytest.mark.parametrize("key", [3, "a"])
def test_pushes_are_summed_over_devices(kind, key):
    store = mx.kv.create(kind)
    assert (store.type, store.rank, store.num_workers) == (kind, 0, 1)
    store.init(key, nd.full(2, 4))
    out = nd.zeros(2)
    store.pull(key, out=out)
    assert values([out]) == [[4, 4]]
    store.push(key, [nd.full(2, i + 1, ctx=device) for i, device in enumerate(DEVICES)])
    outs = [nd.zeros(2, ctx=device) for device in DEVICES]
    store.pull(key, out=outs)
    assert values(outs) == [[6, 6]] * 3
    assert [out.context for out in outs] == DEVICES


def test_lists_of_keys():
    store = mx.kv.create()
    store.init([1, 2], [nd.ones(1), nd.ones(1)])
    store.push([1, 2, 1], [nd.ones(1) * 2, [nd.ones(1), nd.ones(1) * 4], nd.ones(1)])
    outs = [nd.zeros(1), [nd.zeros(1), nd.zeros(1)]]
    store.pull([1, 2], outs)
    assert values([outs[0], *outs[1]]) == [[3], [5], [5]]


def test_what_was_pushed_stays_the_callers():
    store = mx.kv.create()
    store.init(0, nd.zeros(1))
    pushed = nd.ones(1)
    store.push(0, pushed)
    pushed[:] = 9
    out = nd.zeros(1)
    store.pull(0, out)
    assert out.asscalar() == 1


def test_updaters_get_key_sum_and_value():
    for key in (3, "a"):
        store, seen = mx.kv.create(), []
        store.init(key, nd.ones(2))

        def updater(key, pushed, stored):
            seen.append(key)
            stored += pushed * 10

        store._set_updater(updater)
        store.push(key, [nd.ones(2), nd.ones(2)])
        out = nd.zeros(2)
        store.pull(key, out)
        assert values([out]) == [[21, 21]] and seen == [key]


def test_optimizer_and_its_states(tmp_path):
    file = str(tmp_path / "states")
    stores = []
    for _ in range(2):
        store = mx.kv.create("device")
        store.init(0, nd.zeros(1))
        store.set_optimizer(mx.optimizer.SGD(learning_rate=1.0, momentum=0.5))
        stores.append(store)
    out = nd.zeros(1)
    stores[0].pushpull(0, nd.ones(1), out=out)
    assert out.asscalar() == -1
    stores[0].save_optimizer_states(file)
    stores[1].load_optimizer_states(file)
    stores[1].pushpull(0, nd.ones(1), out=out)
    assert out.asscalar() == -1.5
    with pytest.raises(AssertionError, match="set_optimizer"):
        mx.kv.create().save_optimizer_states(file)


@pytest.mark.parametrize("kind", ["device", "teststore"])
def test_broadcast_and_pushpull(kind):
    store = mx.kv.create(kind)
    outs = [nd.zeros(2), nd.zeros(2)]
    store.broadcast(1, nd.full(2, 7), outs)
    assert values(outs) == [[7, 7]] * 2
    grads = [nd.ones(2, ctx=device) for device in DEVICES]
    store.pushpull(1, grads, out=outs)
    assert values(outs) == [[3, 3]] * 2
    store.pushpull(1, grads)
    assert values(grads) == [[3, 3]] * 3


def test_bad_use_is_refused_at_once():
    store = mx.kv.create()
    store.init(1, nd.zeros(2))
    with pytest.raises(mx.MXNetError, match=r"shape \(2,\)"):
        store.push(1, nd.ones(3))
    with pytest.raises(mx.MXNetError, match="initialized"):
        store.init(1, nd.zeros(2))
    with pytest.raises(mx.MXNetError, match="initialized"):
        store.push(2, nd.zeros(2))
    with pytest.raises(mx.MXNetError, match="int"):
        store.push("a", nd.zeros(2))
    with pytest.raises(AssertionError, match="2 values"):
        store.push([1, 1], [nd.ones(2)])
    with pytest.raises(mx.MXNetError, match="no_such"):
        mx.kv.create("no_such")
    with pytest.raises(TypeError):
        mx.kv.create(3)
    with pytest.raises(mx.MXNetError, match="compression"):
        store.set_gradient_compression({"type": "2bit"})
    out = nd.ones(2)
    store.pull(1, out)
    assert not np.any(out.asnumpy())


def test_registered_classes_can_be_created():
    @KVStoreBase.register
    class MyOwnStore(KVStoreBase):
        type = "mine"

    assert mx.kv.create("MyOwnStore").type == "mine"
    test_store = mx.kv.create("teststore")
    assert test_store.is_capable("optimizer") is False and mx.kv.KVStore.is_capable(KVStoreBase.OPTIMIZER)
    with pytest.raises(NotImplementedError):
        test_store.set_optimizer(mx.optimizer.SGD())
