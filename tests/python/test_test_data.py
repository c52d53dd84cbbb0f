"""Data helpers of test_utils with files written here; nothing is downloaded."""
import bz2
import gzip
import struct
import zipfile

import numpy as np
import pytest

import mxnet as mx
from mxnet import test_utils


@pytest.fixture()
def mnist(tmp_path, monkeypatch):
    """Small files of MNIST's format in the folder data, half of them packed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MXNET_GLUON_REPO", raising=False)
    (tmp_path / "data").mkdir()
    arrays = {}
    for part, count in (("train", 12), ("t10k", 6)):
        images = np.random.RandomState(count).randint(0, 256, (count, 28, 28)).astype(np.uint8)
        arrays[part] = images
        content = struct.pack(">IIII", 2051, *images.shape) + images.tobytes()
        with gzip.open(tmp_path / "data" / f"{part}-images-idx3-ubyte.gz", "wb") as file:
            file.write(content)
        labels = struct.pack(">II", 2049, count) + bytes(i % 10 for i in range(count))
        (tmp_path / "data" / f"{part}-labels-idx1-ubyte").write_bytes(labels)
    return arrays


def test_mnist_arrays(mnist):
    data = test_utils.get_mnist()
    for name, part in (("train", "train"), ("test", "t10k")):
        np.testing.assert_array_equal(data[f"{name}_data"], mnist[part][:, None].astype(np.float32) / 255)
        np.testing.assert_array_equal(data[f"{name}_label"], np.arange(len(mnist[part])) % 10)
        assert data[f"{name}_label"].dtype == np.int8


@pytest.mark.parametrize("shape", [(784,), (1, 28, 28)])
def test_mnist_iterators(mnist, shape):
    train, test = test_utils.get_mnist_iterator(3, shape)
    assert train.provide_data[0].shape == (3, *shape)
    assert len(list(train)) == 4 and len(list(test)) == 2
    train, _ = test_utils.get_mnist_iterator(3, shape, num_parts=2, part_index=1)
    assert sorted(label for batch in train for label in batch.label[0].asnumpy()) == [0, 1, 6, 7, 8, 9]


def test_mnist_without_files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MXNET_GLUON_REPO", raising=False)
    with pytest.raises(mx.MXNetError, match="MXNET_GLUON_REPO"):
        test_utils.get_mnist()


def test_packed_files(tmp_path):
    """Packed files that are there are unpacked without a look at the address."""
    folder = tmp_path / "packed"
    folder.mkdir()
    (folder / "numbers.bz2").write_bytes(bz2.compress(b"1 2 3"))
    with zipfile.ZipFile(folder / "more.zip", "w") as archive:
        archive.writestr("inner/text", "four")
    test_utils.get_bz2_data(str(folder), "numbers", "http://nowhere.invalid/numbers.bz2", "numbers.bz2")
    test_utils.get_zip_data(str(folder), "http://nowhere.invalid/more.zip", "more.zip")
    assert (folder / "numbers").read_bytes() == b"1 2 3" and (folder / "inner" / "text").read_text() == "four"


def test_download_keeps_what_is_there(tmp_path):
    (tmp_path / "file").write_text("here")
    path = test_utils.download("http://nowhere.invalid/file", dirname=str(tmp_path))
    assert path == str(tmp_path / "file") and (tmp_path / "file").read_text() == "here"


def test_dummy_iterator():
    real = mx.io.NDArrayIter(np.arange(10), np.arange(10), batch_size=3)
    dummy = test_utils.DummyIter(real)
    assert dummy.provide_data == real.provide_data and dummy.batch_size == 3
    for _ in range(5):
        assert next(dummy).data[0].asnumpy().tolist() == [0, 1, 2]
