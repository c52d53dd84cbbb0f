"""Data iterators: which rows come in which batch, descriptions, files."""
import threading

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.io import CSVIter, DataBatch, DataDesc, DataIter, NDArrayIter, PrefetchingIter, ResizeIter


def rows(batch):
    return batch.data[0].asnumpy().astype(int).tolist()


def epoch(iterator):
    return [(rows(batch), batch.pad) for batch in iterator]


def test_descriptions():
    desc = DataDesc("x", (2, 3), "float16", "TN")
    assert desc == ("x", (2, 3)) and (desc.dtype, desc.layout) == ("float16", "TN")
    assert repr(desc) == "DataDesc[x,(2, 3),float16,TN]"
    assert DataDesc("x", (2,)).dtype is np.float32
    assert [DataDesc.get_batch_axis(layout) for layout in ("NCHW", "TN", None, "TC")] == [0, 1, 0, -1]
    assert [d.dtype for d in DataDesc.get_list([("a", (1,)), ("b", (2,))], [("b", "int8"), ("a", "int32")])] == [
        "int32", "int8"]


def test_batches_show_shapes():
    batch = DataBatch([nd.ones((2, 3))], [nd.ones((2,))])
    assert str(batch) == "DataBatch: data shapes: [(2, 3)] label shapes: [(2,)]"
    assert str(DataBatch([nd.ones((2, 3))])).endswith("label shapes: None")
    with pytest.raises(AssertionError, match="Data must be list"):
        DataBatch(nd.ones(1))


FULL = [([0, 1, 2, 3], 0), ([4, 5, 6, 7], 0)]


@pytest.mark.parametrize("mode, epochs", [
    ("pad", [FULL + [([8, 9, 0, 1], 2)]] * 2),
    ("discard", [FULL] * 2),
    ("roll_over", [FULL, [([8, 9, 0, 1], 2), ([2, 3, 4, 5], 0), ([6, 7, 8, 9], 0)], FULL]),
])
def test_what_becomes_of_the_last_rows(mode, epochs):
    iterator = NDArrayIter(np.arange(10), np.arange(10), 4, last_batch_handle=mode)
    for wanted in epochs:
        assert epoch(iterator) == wanted
        with pytest.raises(StopIteration):
            iterator.next()
        iterator.reset()


def test_hard_reset_drops_rolled_rows():
    iterator = NDArrayIter(np.arange(10), None, 4, last_batch_handle="roll_over")
    epoch(iterator)
    iterator.hard_reset()
    assert epoch(iterator) == FULL


def test_a_batch_larger_than_the_data_repeats_them():
    batch = NDArrayIter(np.arange(3), batch_size=8).next()
    assert rows(batch) == [0, 1, 2, 0, 1, 2, 0, 1] and batch.pad == 5


@pytest.mark.parametrize("mode", ["pad", "roll_over"])
def test_shuffling_gives_each_row_once_with_its_label(mode):
    np.random.seed(0)
    iterator = NDArrayIter(np.arange(12), np.arange(12) * 2, 4, shuffle=True, last_batch_handle=mode)
    orders = []
    for _ in range(3):
        order = []
        for batch in iterator:
            assert (batch.label[0].asnumpy() == batch.data[0].asnumpy() * 2).all()
            order += rows(batch)
        assert sorted(order) == list(range(12)) and order == iterator.idx.tolist()
        orders.append(order)
        iterator.reset()
    assert orders[0] != orders[1]


def test_rolled_rows_survive_the_next_shuffle():
    np.random.seed(1)
    iterator = NDArrayIter(np.arange(10), None, 4, shuffle=True, last_batch_handle="roll_over")
    seen = [row for batch in iterator for row in rows(batch)]
    iterator.reset()
    assert sorted(seen + rows(iterator.next())[:2]) == list(range(10))


def test_sources_and_their_names():
    iterator = NDArrayIter({"b": np.ones((3, 2)), "a": nd.zeros((3, 4), dtype="int32")}, [np.ones(3), np.ones(3)])
    assert [tuple(desc) for desc in iterator.provide_data] == [("a", (1, 4)), ("b", (1, 2))]
    assert [desc.dtype for desc in iterator.provide_data] == [np.int32, np.float32]
    assert [desc.name for desc in iterator.provide_label] == ["_0_softmax_label", "_1_softmax_label"]
    assert [desc.name for desc in NDArrayIter([np.ones(2)]).provide_data] == ["data"]
    assert NDArrayIter(np.ones(2)).next().label == []


@pytest.mark.parametrize("options, error, text", [
    ({"data": []}, AssertionError, "data"), ({"data": "abc"}, TypeError, "NDArray"),
    ({"data": {"x": "abc"}}, TypeError, "x"), ({"data": np.ones(3), "last_batch_handle": "x"}, ValueError, "'x'"),
    ({"data": np.ones(3), "label": np.ones(2)}, ValueError, "softmax_label")])
def test_bad_sources(options, error, text):
    with pytest.raises(error, match=text):
        NDArrayIter(**options)


def test_resizing():
    inner = NDArrayIter(np.arange(4), batch_size=2)
    longer = ResizeIter(inner, 3)
    assert [rows(batch) for batch in longer] == [[0, 1], [2, 3], [0, 1]]
    longer.reset()
    assert rows(longer.next()) == [0, 1]
    inner.reset()
    shorter = ResizeIter(inner, 1, reset_internal=False)
    assert [rows(batch) for batch in shorter] == [[0, 1]]
    shorter.reset()
    assert [rows(batch) for batch in shorter] == [[2, 3]]
    assert longer.provide_data == inner.provide_data


def test_prefetching_puts_iterators_together():
    threads = set()

    class Spy(NDArrayIter):
        def next(self):
            threads.add(threading.current_thread().name)
            return super().next()

    both = PrefetchingIter([Spy(np.arange(5), np.arange(5), 2), Spy(np.arange(5) + 10, None, 2)],
                           [{"data": "a"}, {"data": "b"}], [{"softmax_label": "y"}, {}])
    assert [desc.name for desc in both.provide_data + both.provide_label] == ["a", "b", "y"]
    for _ in range(2):
        batches = list(both)
        assert [rows(batch) for batch in batches] == [[0, 1], [2, 3], [4, 0]]
        assert batches[0].data[1].asnumpy().tolist() == [10, 11] and batches[-1].pad == 1
        both.reset()
    assert threading.current_thread().name not in threads


def test_prefetching_passes_errors_on():
    class Broken(DataIter):
        provide_data = [DataDesc("data", (1,))]
        provide_label = []

        def next(self):
            raise RuntimeError("broken file")

    with pytest.raises(RuntimeError, match="broken file"):
        PrefetchingIter(Broken()).next()


@pytest.fixture
def csv(tmp_path):
    (tmp_path / "data.csv").write_text("".join(f"{4 * i},{4 * i + 1},{4 * i + 2},{4 * i + 3}\n" for i in range(5)))
    (tmp_path / "label.csv").write_text("".join(f"{i}\n" for i in range(5)))
    return str(tmp_path / "data.csv"), str(tmp_path / "label.csv")


def test_csv_rounds_batches_into_the_next_epoch(csv):
    iterator = CSVIter(data_csv=csv[0], data_shape=(2, 2), label_csv=csv[1], batch_size=2)
    assert [tuple(d) for d in iterator.provide_data + iterator.provide_label] == [
        ("data", (2, 2, 2)), ("softmax_label", (2,))]
    labels = [(b.label[0].asnumpy().tolist(), b.pad, b.index.tolist()) for b in iterator]
    assert labels == [([0, 1], 0, [0, 1]), ([2, 3], 0, [2, 3]), ([4, 0], 1, [4, 0])]
    iterator.reset()
    batches = list(iterator)
    assert [b.label[0].asnumpy().tolist() for b in batches] == [[1, 2], [3, 4]]
    assert batches[0].data[0].asnumpy().tolist() == [[[4, 5], [6, 7]], [[8, 9], [10, 11]]]


def test_csv_types_and_missing_labels(csv):
    for dtype in ("float32", "int32", "int64"):
        batch = CSVIter(data_csv=csv[0], data_shape=(4,), batch_size=2, round_batch=False, dtype=dtype).next()
        assert batch.data[0].dtype == np.dtype(dtype) and batch.label[0].asnumpy().tolist() == [0, 0]


@pytest.mark.parametrize("change", [{"data_csv": "missing.csv"}, {"data_shape": (3,)}, {"batch_size": 6},
                                    {"dtype": "uint8"}])
def test_bad_csv(csv, change):
    options = {"data_csv": csv[0], "data_shape": (4,), "batch_size": 2, **change}
    with pytest.raises(mx.MXNetError, match=rf"CSVIter\] argument '{next(iter(change))}|CSVIter\] argument 'data_csv"):
        CSVIter(**options)
