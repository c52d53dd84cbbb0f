"""Iterators over files: the LibSVM format and MNIST's, with contents written here."""
import struct

import numpy as np
import pytest

import mxnet as mx

LINES = "1.0 0:0.5 2:1.2\n-2.0\n\n-3.0 0:0.6 1:2.4 2:1.2\n4 2:-1.2\n"
DATA = np.array([[0.5, 0, 1.2], [0, 0, 0], [0.6, 2.4, 1.2], [0, 0, -1.2]], np.float32)
HEADS = np.array([1, -2, -3, 4], np.float32)


@pytest.fixture()
def libsvm(tmp_path):
    (tmp_path / "data.t").write_text(LINES)
    (tmp_path / "label.t").write_text("1\n-2 0:0.125\n-3 1:1.5\n4 0:1 1:-1.5\n")
    return tmp_path


def rows_of(iterator, epochs):
    """(data, label, pad) of each batch of each epoch."""
    result = []
    for _ in range(epochs):
        batches = list(iterator)
        for batch in batches:
            batch.data[0].check_format(True)
        result.append([(batch.data[0].asnumpy(), batch.label[0].asnumpy(), batch.pad) for batch in batches])
        iterator.reset()
    return result


def test_libsvm_goes_round(libsvm):
    """An epoch starts after the rows that filled up the last batch of the one before."""
    iterator = mx.io.LibSVMIter(data_libsvm=str(libsvm / "data.t"), data_shape=(3,), batch_size=3)
    assert iterator.provide_data[0][:2] == ("data", (3, 3))
    assert iterator.provide_label[0][:2] == ("softmax_label", (3,))
    epochs = rows_of(iterator, 3)
    chosen = [[([0, 1, 2], 0), ([3, 0, 1], 2)], [([2, 3, 0], 1)], [([1, 2, 3], 0)]]
    for batches, expected in zip(epochs, chosen):
        assert [batch[2] for batch in batches] == [pad for _, pad in expected]
        for (data, label, _), (rows, _) in zip(batches, expected):
            np.testing.assert_array_equal(data, DATA[rows])
            np.testing.assert_array_equal(label, HEADS[rows])


def test_libsvm_sparse_labels_and_parts(libsvm):
    iterator = mx.io.LibSVMIter(str(libsvm / "data.t"), (3,), 2, label_libsvm=str(libsvm / "label.t"),
                                label_shape=(2,), num_parts=2, part_index=1, dtype="float64")
    batch = next(iterator)
    assert batch.data[0].stype == batch.label[0].stype == "csr" and batch.data[0].dtype == np.float64
    np.testing.assert_allclose(batch.data[0].asnumpy(), DATA[2:], rtol=1e-6)
    np.testing.assert_array_equal(batch.label[0].asnumpy(), [[0, 1.5], [1, -1.5]])
    assert list(batch.index) == [2, 3]
    with pytest.raises(StopIteration):
        next(iterator)


def test_libsvm_folder(libsvm):
    folder = libsvm / "folder"
    folder.mkdir()
    (folder / "b").write_text("5 1:1\n")
    (folder / "a").write_text(LINES)
    labels = next(mx.io.LibSVMIter(str(folder), (3,), 5)).label[0].asnumpy()
    np.testing.assert_array_equal(labels, [*HEADS, 5])


def test_module_learns_from_libsvm(libsvm):
    """Linear regression on sparse batches takes the steps that NumPy takes on dense ones."""
    iterator = mx.io.LibSVMIter(str(libsvm / "data.t"), (3,), 2, label_name="label")
    product = mx.sym.dot(mx.sym.var("data", stype="csr"), mx.sym.var("weight", shape=(3, 1)))
    module = mx.mod.Module(mx.sym.LinearRegressionOutput(product, mx.sym.var("label")), label_names=["label"])
    module.fit(iterator, eval_metric="mse", initializer=mx.init.One(), optimizer_params={"learning_rate": 0.1},
               num_epoch=3)
    weight = np.ones(3)
    for _ in range(3):
        for rows in ([0, 1], [2, 3]):
            weight -= 0.1 * DATA[rows].T @ (DATA[rows] @ weight - HEADS[rows]) / 2
    np.testing.assert_allclose(module.get_params()[0]["weight"].asnumpy()[:, 0], weight, rtol=1e-5)


@pytest.mark.parametrize("content, kwargs, match", [
    ("1 -1:0.6\n", {}, "line 1.*from 0 to 2"), ("1 0:1\n1 3:0.6\n", {}, "line 2.*from 0 to 2"),
    ("1 1:1 0:1\n", {}, "rising"), ("1 a:1\n", {}, "index:value"), ("1 2\n", {}, "index:value"),
    ("x 0:1\n", {}, "index:value"), ("1 0:1\n", {"batch_size": 2}, "'batch_size'"),
    ("1 0:1\n", {"data_shape": (2, 2)}, "'data_shape'"), ("1 0:1\n", {"label_shape": (2,)}, "'label_shape'"),
    ("1 0:1\n", {"round_batch": False}, "'round_batch'"), ("1 0:1\n", {"data_libsvm": "nowhere"}, "'data_libsvm'"),
    ("1 0:1\n", {"part_index": 1}, "'part_index'")])
def test_bad_libsvm(tmp_path, content, kwargs, match):
    (tmp_path / "data.t").write_text(content)
    with pytest.raises(mx.MXNetError, match=match):
        mx.io.LibSVMIter(**{"data_libsvm": str(tmp_path / "data.t"), "data_shape": (3,), "batch_size": 1, **kwargs})


IMAGES = np.arange(10 * 4 * 3, dtype=np.uint8).reshape(10, 4, 3) * 2


@pytest.fixture()
def mnist(tmp_path):
    (tmp_path / "image").write_bytes(struct.pack(">IIII", 2051, *IMAGES.shape) + IMAGES.tobytes())
    (tmp_path / "label").write_bytes(struct.pack(">II", 2049, 10) + bytes(range(10)))
    return {"image": str(tmp_path / "image"), "label": str(tmp_path / "label")}


@pytest.mark.parametrize("flat, shape", [(False, (1, 4, 3)), (True, (12,))])
def test_mnist(mnist, flat, shape):
    """Values are bytes divided by 256; what does not fill a batch is left out."""
    iterator = mx.io.MNISTIter(**mnist, batch_size=4, shuffle=False, flat=flat, silent=True, input_shape=shape)
    assert iterator.provide_data[0][:2] == ("data", (4, *shape))
    for _ in range(2):
        batches = list(iterator)
        assert len(batches) == 2 and [batch.pad for batch in batches] == [0, 0]
        got = np.concatenate([batch.data[0].asnumpy() for batch in batches])
        np.testing.assert_array_equal(got, IMAGES[:8].reshape(8, *shape).astype(np.float32) / 256)
        assert [label for batch in batches for label in batch.label[0].asnumpy()] == list(range(8))
        iterator.reset()


def test_mnist_shuffles_once(mnist):
    def labels(iterator):
        result = [label for batch in iterator for label in batch.label[0].asnumpy()]
        iterator.reset()
        return result
    iterator = mx.io.MNISTIter(**mnist, batch_size=5, shuffle=True, seed=3)
    first = labels(iterator)
    assert first != sorted(first) and sorted(first) == list(range(10)) and labels(iterator) == first
    assert labels(mx.io.MNISTIter(**mnist, batch_size=5, seed=4)) != first
    batch = next(iterator)
    np.testing.assert_array_equal(batch.data[0].asnumpy()[:, 0] * 256, IMAGES[batch.label[0].asnumpy().astype(int)])


def test_mnist_parts(mnist):
    parts = [next(mx.io.MNISTIter(**mnist, batch_size=3, shuffle=False, num_parts=3, part_index=i)).label[0].asnumpy()
             for i in range(3)]
    np.testing.assert_array_equal(parts, [[0, 1, 2], [3, 4, 5], [6, 7, 8]])


@pytest.mark.parametrize("kwargs, match", [
    ({"image": "nowhere"}, "'image'"), ({"batch_size": 11}, "'batch_size'"), ({"data_shape": (13,)}, "'data_shape'"),
    ({"part_index": -1}, "'part_index'")])
def test_bad_mnist(mnist, kwargs, match):
    with pytest.raises(mx.MXNetError, match=match):
        mx.io.MNISTIter(**{**mnist, "batch_size": 2, **kwargs})
    with pytest.raises(mx.MXNetError, match="'image'.*3-dimensional"):
        mx.io.MNISTIter(mnist["label"], mnist["label"])
