# Data sets, samplers, batches, and loaders with processes and threads.
import glob
import gzip
import os
import struct
import time

import numpy as np
import pytest

import mxnet as mx
from mxnet import gluon, nd
from mxnet.gluon import data as D


class Squares(D.Dataset):
    """Item i is (an array full of i, i squared); for some i it misbehaves."""

    def __init__(self, size=20, fail_at=None, die_at=None, width=4):
        self.size, self.fail_at, self.die_at, self.width = size, fail_at, die_at, width

    def __len__(self):
        return self.size

    def __getitem__(self, index):
        if index == self.fail_at:
            raise ValueError(f"bad item {index}")
        if index == self.die_at:
            os._exit(3)
        return nd.full((self.width,), float(index)), index**2


def double(x):
    return x * 2


def test_simple_and_array_datasets():
    assert D.SimpleDataset([3, 4])[1] == 4
    x, y = np.arange(6).reshape(3, 2), nd.array([5, 6, 7])
    both = D.ArrayDataset(x, y)
    assert len(both) == 3
    assert both[1][0].tolist() == [2, 3] and both[1][1] == 6
    assert D.ArrayDataset(x)[2].tolist() == [4, 5]
    with pytest.raises(AssertionError, match="same length"):
        D.ArrayDataset(x, [1])
    with pytest.raises(AssertionError):
        D.ArrayDataset()


def test_transforms_of_datasets():
    base = D.ArrayDataset([1, 2, 3], [4, 5, 6])
    assert base.transform(lambda a, b: a + b)[1] == 7
    assert base.transform_first(double)[2] == (6, 6)
    assert D.SimpleDataset([1, 2]).transform_first(double)[1] == 4
    calls = []
    eager = D.SimpleDataset([1, 2]).transform(lambda a: calls.append(a) or a * 2, lazy=False)
    assert calls == [1, 2] and eager[0] == 2 and len(eager) == 2


def test_parts_of_datasets():
    numbers = D.SimpleDataset(list(range(9)))
    assert list(numbers.filter(lambda a: a % 3 == 0)) == [0, 3, 6]
    assert [list(numbers.shard(4, i)) for i in range(4)] == [[0, 1, 2], [3, 4], [5, 6], [7, 8]]
    assert list(numbers.take(2)) == [0, 1] and len(numbers.take(100)) == 9 and len(numbers.take(None)) == 9
    assert list(numbers.sample(D.SequentialSampler(2, 5))) == [5, 6]
    with pytest.raises(AssertionError):
        numbers.shard(2, 2)
    with pytest.raises(TypeError):
        numbers.sample([1])


def test_samplers():
    assert list(D.SequentialSampler(3, 2)) == [2, 3, 4]
    order = list(D.RandomSampler(50))
    assert sorted(order) == list(range(50)) and order != list(range(50))
    assert list(D.FilterSampler(lambda a: a > 3, [1, 5, 2, 7])) == [1, 3]
    keep, discard = (D.BatchSampler(D.SequentialSampler(7), 3, last) for last in ("keep", "discard"))
    assert list(keep) == [[0, 1, 2], [3, 4, 5], [6]] and len(keep) == 3
    assert list(discard) == [[0, 1, 2], [3, 4, 5]] and len(discard) == 2
    rollover = D.BatchSampler(D.SequentialSampler(7), 3, "rollover")
    assert list(rollover) == [[0, 1, 2], [3, 4, 5]]
    assert len(rollover) == 2
    assert list(rollover) == [[6, 0, 1], [2, 3, 4]]
    with pytest.raises(ValueError):
        D.BatchSampler(D.SequentialSampler(7), 3, "drop")
    assert list(gluon.contrib.data.IntervalSampler(7, 3)) == [0, 3, 6, 1, 4, 2, 5]
    assert list(gluon.contrib.data.IntervalSampler(7, 3, rollover=False)) == [0, 3, 6]
    assert list(gluon.contrib.data.IntervalSampler(3, 3)) == [0, 1, 2]
    for interval in (4, 0):
        with pytest.raises(AssertionError, match="'interval'"):
            gluon.contrib.data.IntervalSampler(3, interval)


def test_batchify_functions():
    stack = D.batchify.Stack()([np.array([1, 2]), np.array([3, 4])])
    assert stack.asnumpy().tolist() == [[1, 2], [3, 4]]
    pad, sizes = D.batchify.Pad(val=-1, ret_length=True)([np.array([1.0]), np.array([2.0, 3.0])])
    assert pad.asnumpy().tolist() == [[1, -1], [2, 3]] and sizes.asnumpy().tolist() == [1, 2]
    assert sizes.dtype == np.int32
    wide = D.batchify.Pad(axis=1)([nd.ones((1, 2)), nd.ones((1, 3))])
    assert wide.asnumpy().tolist() == [[[1, 1, 0]], [[1, 1, 1]]]
    group = D.batchify.Group(D.batchify.Stack(), D.batchify.AsList())
    first, second = group([(np.array([1]), "a"), (np.array([2]), "b")])
    assert first.asnumpy().tolist() == [[1], [2]] and second == ["a", "b"]
    with pytest.raises(ValueError):
        D.batchify.Group(D.batchify.Stack())([(1, 2)])


def check(loader, count=20, batch=3):
    seen = 0
    for x, y in loader:
        size = min(batch, count - seen)
        indices = np.arange(seen, seen + size)
        assert (x.asnumpy() == indices[:, None] * np.ones((1, 4))).all()
        assert y.asnumpy().tolist() == (indices**2).tolist()
        seen += size
    assert seen == count


@pytest.mark.parametrize(
    "options",
    [{}, {"num_workers": 2}, {"num_workers": 2, "thread_pool": True}, {"num_workers": 3, "prefetch": 1},
     {"num_workers": 2, "auto_reload": True}, {"pin_memory": True}],
    ids=str)  # fmt: skip
def test_loaders_give_all_batches_in_order(options):
    loader = D.DataLoader(Squares(), batch_size=3, **options)
    assert len(loader) == 7
    for _ in range(2):
        check(loader)


def test_large_arrays_travel_through_shared_memory():
    loader = D.DataLoader(Squares(6, width=50000), batch_size=2, num_workers=2)
    for i, (x, _) in enumerate(loader):
        assert x.shape == (2, 50000) and x.asnumpy()[1, 7] == 2 * i + 1


def test_shared_memory_is_freed_when_a_loop_stops_early():
    loader = D.DataLoader(Squares(40, width=50000), batch_size=2, num_workers=2)
    token = loader._token
    batches = iter(loader)
    next(batches)
    del batches, loader
    assert glob.glob(f"/dev/shm/{token}*") == []


def test_shuffling_visits_every_item_once():
    loader = D.DataLoader(Squares(), batch_size=6, shuffle=True, num_workers=2)
    values = np.concatenate([y.asnumpy() for _, y in loader])
    assert sorted(values.tolist()) == [i**2 for i in range(20)]


@pytest.mark.parametrize("options", [{}, {"num_workers": 2}, {"num_workers": 2, "thread_pool": True}], ids=str)
def test_errors_of_a_dataset_reach_the_loop(options):
    with pytest.raises(ValueError, match="bad item 7"):
        list(D.DataLoader(Squares(fail_at=7), batch_size=3, **options))


def test_a_worker_that_dies_ends_the_loop():
    start = time.time()
    with pytest.raises(RuntimeError, match="expected workers that live"):
        list(D.DataLoader(Squares(die_at=7), batch_size=3, num_workers=2))
    assert time.time() - start < 30


def test_slow_workers_time_out(capfd):
    loader = D.DataLoader(D.SimpleDataset([5]).transform(time.sleep), batch_size=1, num_workers=1, timeout=1)
    with pytest.raises(Exception) as caught:
        next(iter(loader))
    assert type(caught.value).__name__ == "TimeoutError"
    assert "timed out after 1 seconds" in capfd.readouterr().err


def test_an_iterator_keeps_its_loader_alive():
    assert next(iter(D.DataLoader([1, 2, 3], batch_size=2, num_workers=1))).asnumpy().tolist() == [1, 2]


def test_kinds_of_data():
    assert next(iter(D.DataLoader(nd.array([[1, 2], [3, 4]]), 2))).asnumpy().tolist() == [[1, 2], [3, 4]]
    x, y = next(iter(D.DataLoader([([1, 2], 0), ([3, 4], 1)], 2)))
    assert x.asnumpy().tolist() == [[1, 2], [3, 4]] and y.asnumpy().tolist() == [0, 1]
    assert next(iter(D.DataLoader([1, 2], 2, batchify_fn=list))) == [1, 2]
    doubled = D.DataLoader(Squares().transform_first(double), 2, num_workers=1)
    assert next(iter(doubled))[0].asnumpy()[1, 0] == 2


def test_arguments_are_checked():
    for wrong in (
        {}, {"batch_size": 1, "shuffle": True, "sampler": D.SequentialSampler(1)},
        {"batch_size": 1, "batch_sampler": D.BatchSampler(D.SequentialSampler(1), 1)}, {"batch_size": 1, "timeout": 0},
    ):  # fmt: skip
        with pytest.raises(ValueError):
            D.DataLoader([1], **wrong)


def test_mnist_reads_the_original_files(tmp_path):
    images = np.arange(2 * 28 * 28, dtype=np.uint8).reshape(2, 28, 28)
    with gzip.open(tmp_path / "t10k-images-idx3-ubyte.gz", "wb") as file:
        file.write(struct.pack(">IIII", 2051, 2, 28, 28) + images.tobytes())
    with gzip.open(tmp_path / "t10k-labels-idx1-ubyte.gz", "wb") as file:
        file.write(struct.pack(">II", 2049, 2) + bytes([7, 3]))
    for kind in (D.vision.MNIST, D.vision.FashionMNIST):
        dataset = kind(root=str(tmp_path), train=False)
        image, label = dataset[1]
        assert len(dataset) == 2 and image.shape == (28, 28, 1) and image.dtype == np.uint8 and label == 3
        assert (image.asnumpy()[:, :, 0] == images[1]).all()
    changed = D.vision.MNIST(root=str(tmp_path), train=False, transform=lambda image, label: (image.shape, label + 1))
    assert changed[0] == ((28, 28, 1), 8)


def test_missing_files_are_named(tmp_path, monkeypatch):
    monkeypatch.delenv("MXNET_GLUON_REPO", raising=False)
    with pytest.raises(mx.base.MXNetError, match=f"MNIST.*{tmp_path}/train-labels-idx1-ubyte.gz"):
        D.vision.MNIST(root=str(tmp_path))


def test_cifar_reads_the_binary_files(tmp_path):
    rng = np.random.RandomState(0)
    rows = rng.randint(0, 255, (3, 3073)).astype(np.uint8)
    (tmp_path / "test_batch.bin").write_bytes(rows.tobytes())
    image, label = D.vision.CIFAR10(root=str(tmp_path), train=False)[2]
    assert label == rows[2, 0]
    assert (image.asnumpy() == rows[2, 1:].reshape(3, 32, 32).transpose(1, 2, 0)).all()
    rows = rng.randint(0, 255, (2, 3074)).astype(np.uint8)
    (tmp_path / "test.bin").write_bytes(rows.tobytes())
    assert D.vision.CIFAR100(root=str(tmp_path), train=False)[1][1] == rows[1, 0]
    assert D.vision.CIFAR100(root=str(tmp_path), fine_label=True, train=False)[1][1] == rows[1, 1]


def test_folders_of_arrays(tmp_path):
    for folder, name in (("b", "x.npy"), ("a", "y.npy")):
        (tmp_path / folder).mkdir()
        np.save(tmp_path / folder / name, np.full((2, 2, 3), ord(folder), dtype=np.uint8))
    dataset = D.vision.ImageFolderDataset(str(tmp_path))
    assert dataset.synsets == ["a", "b"] and len(dataset) == 2
    image, label = dataset[1]
    assert label == 1 and (image.asnumpy() == ord("b")).all()


def test_transforms_compose():
    T = D.vision.transforms
    chain = T.Compose([T.Cast("float64"), gluon.nn.Lambda(double), T.Cast("int32"), T.Cast("float32")])
    assert len(chain) == 3  # the last two run as one
    assert chain(nd.array([1.6])).asnumpy().tolist() == [3]
    always, never = T.RandomApply(gluon.nn.Lambda(double), p=1), T.RandomApply(gluon.nn.Lambda(double), p=-1)
    assert always(nd.ones((1,))).asscalar() == 2 and never(nd.ones((1,))).asscalar() == 1


def test_split_and_load():
    x = nd.arange(10).reshape((5, 2))
    pieces = gluon.utils.split_data(x, 2, even_split=False)
    assert [piece.shape for piece in pieces] == [(3, 2), (2, 2)]
    with pytest.raises(ValueError, match="divisible"):
        gluon.utils.split_data(x, 2)
    with pytest.raises(ValueError):
        gluon.utils.split_data(x, 6, even_split=False)
    columns = gluon.utils.split_data(x, 2, batch_axis=1)
    assert columns[1].asnumpy().tolist() == [[1], [3], [5], [7], [9]]
    loaded = gluon.utils.split_and_load(np.arange(4), [mx.cpu(0), mx.cpu(1)])
    assert [piece.context for piece in loaded] == [mx.cpu(0), mx.cpu(1)] and loaded[1].asnumpy().tolist() == [2, 3]


def test_clip_global_norm():
    arrays = [nd.ones((3, 3)), nd.ones((4, 4), ctx=mx.cpu(1))]
    assert gluon.utils.clip_global_norm(arrays, 1.0) == 5.0
    for array in arrays:
        np.testing.assert_allclose(array.asnumpy(), 0.2, rtol=1e-5)
    norm = gluon.utils.clip_global_norm(arrays, 2.0, check_isfinite=False)
    assert abs(norm.asscalar() - 1) < 1e-5
    np.testing.assert_allclose(arrays[0].asnumpy(), 0.2, rtol=1e-5)  # below the bound: unchanged
    with pytest.warns(UserWarning, match="nan or inf"):
        gluon.utils.clip_global_norm([nd.array([float("nan")])], 1.0)


def test_checksums(tmp_path):
    file = tmp_path / "x"
    file.write_bytes(b"abc")
    assert gluon.utils.check_sha1(str(file), "a9993e364706816aba3e25717850c26c9cd0d89d")
    assert not gluon.utils.check_sha1(str(file), "0" * 40)
    assert gluon.utils.download("http://nowhere.invalid/x", path=str(file)) == str(file)  # nothing to fetch
