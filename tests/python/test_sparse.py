"""Sparse arrays from Python: making them, parts, indexing, arithmetic, files, gradients."""
import pickle

import numpy as np
import pytest

import mxnet as mx
from mxnet import nd
from mxnet.ndarray.sparse import BaseSparseNDArray, CSRNDArray, RowSparseNDArray

MATRIX = np.array([[1, 0, 0], [0, 0, 2], [0, 0, 0]], dtype="float32")
CLASSES = {"csr": CSRNDArray, "row_sparse": RowSparseNDArray}


def sparse(stype, values=MATRIX):
    return nd.array(values).tostype(stype)


@pytest.mark.parametrize("stype", CLASSES)
def test_between_storage_types(stype):
    array = sparse(stype)
    assert type(array) is CLASSES[stype]
    assert isinstance(array, BaseSparseNDArray) and isinstance(array, nd.NDArray)
    assert array.stype == stype and array.shape == (3, 3) and array.size == 9
    np.testing.assert_array_equal(array.asnumpy(), MATRIX)
    back = array.tostype("default")
    assert type(back) is nd.NDArray
    np.testing.assert_array_equal(back.asnumpy(), MATRIX)
    assert repr(array) == f"\n<{CLASSES[stype].__name__} 3x3 @cpu(0)>"
    with pytest.raises(ValueError, match="cast_storage"):
        array.tostype("row_sparse" if stype == "csr" else "csr")
    with pytest.raises(mx.MXNetError, match="foo"):
        array.tostype("foo")
    with pytest.raises(ValueError, match="two dimensions"):
        nd.ones((2,)).tostype("csr")


def test_parts():
    csr = sparse("csr")
    assert csr.data.asnumpy().tolist() == [1, 2]
    assert csr.indices.asnumpy().tolist() == [0, 2] and csr.indices.dtype == np.int64
    assert csr.indptr.asnumpy().tolist() == [0, 1, 2, 2]
    rows = sparse("row_sparse")
    assert rows.indices.asnumpy().tolist() == [0, 1]
    assert rows.data.shape == (2, 3)
    rows.indices = [1, 2]
    np.testing.assert_array_equal(rows.asnumpy(), MATRIX[[2, 0, 1]])
    rows.indices = [2, 1]
    with pytest.raises(mx.MXNetError, match="rise"):
        rows.check_format()


@pytest.mark.parametrize("source", [MATRIX, MATRIX.tolist(), nd.array(MATRIX)], ids=["numpy", "list", "dense"])
def test_from_values(source):
    for make, stype in ((nd.sparse.csr_matrix, "csr"), (nd.sparse.row_sparse_array, "row_sparse")):
        array = make(source, dtype="float64", ctx=mx.cpu(1))
        assert (array.stype, array.dtype, array.context) == (stype, np.float64, mx.cpu(1))
        np.testing.assert_array_equal(array.asnumpy(), MATRIX)
        assert make(source).dtype == np.float32
        with pytest.raises(ValueError, match="Shape mismatch"):
            make(source, shape=(4, 4))


def test_from_parts():
    csr = nd.sparse.csr_matrix(([1, 2], [0, 2], [0, 1, 2, 2]), shape=(3, 3))
    np.testing.assert_array_equal(csr.asnumpy(), MATRIX)
    assert nd.sparse.csr_matrix(([1, 2], [0, 2], [0, 1, 2, 2])).shape == (3, 3)
    twice = nd.sparse.csr_matrix((np.array([1, 2, 3.0]), ([0, 1, 1], [0, 2, 2])))
    assert twice.dtype == np.float64 and twice.asnumpy().tolist() == [[1, 0, 0], [0, 0, 5]]
    rows = nd.sparse.row_sparse_array(([[1, 0, 0], [0, 0, 2]], [0, 1]), shape=(3, 3))
    np.testing.assert_array_equal(rows.asnumpy(), MATRIX)
    assert nd.sparse.row_sparse_array(([[1, 2]], [3])).shape == (4, 2)
    for wrong in (([1], [0, 1], [0, 1]), ([1], [0], [0, 1, 1]), ([[1]], [0], [0, 1])):
        with pytest.raises(ValueError):
            nd.sparse.csr_matrix(wrong, shape=(1, 3))
    for wrong in (([], [], [0, 0]), (1, 2, 3, 4)):
        with pytest.raises(ValueError):
            nd.sparse.csr_matrix(wrong)
    with pytest.raises(ValueError, match="invalid shape"):
        nd.sparse.row_sparse_array(([[1, 2]], [0]), shape=(2, 3))


def test_zeros():
    for array in (nd.zeros((2, 3), stype="csr"), nd.empty((2, 3), stype="csr"), nd.sparse.zeros("csr", (2, 3)),
                  nd.sparse.csr_matrix((2, 3)), nd.zeros_like(nd.sparse.csr_matrix((2, 3)))):
        assert type(array) is CSRNDArray and array.data.shape == (0,)
        assert array.asnumpy().tolist() == [[0, 0, 0]] * 2
    assert nd.sparse.row_sparse_array((2, 3, 4)).shape == (2, 3, 4)
    assert nd.sparse.zeros("default", (2,)).stype == "default"
    with pytest.raises(ValueError, match="unknown storage type"):
        nd.sparse.zeros("coo", (2, 2))


def test_scipy_both_ways():
    scipy_sparse = pytest.importorskip("scipy.sparse")
    matrix = scipy_sparse.csr_matrix(MATRIX.astype("float64"))
    array = nd.array(matrix)
    assert type(array) is CSRNDArray and array.dtype == np.float64
    assert abs(array.asscipy() - matrix).nnz == 0


def test_indexing():
    csr = sparse("csr")
    assert csr[1].asnumpy().tolist() == [[0, 0, 2]]
    assert csr[-2].asnumpy().tolist() == [[0, 0, 2]]
    assert type(csr[0:2]) is CSRNDArray
    np.testing.assert_array_equal(csr[0:2].asnumpy(), MATRIX[:2])
    assert csr[:] is csr
    for key in (slice(0, 3, 2), (0, 1)):
        with pytest.raises(ValueError):
            csr[key]
    with pytest.raises(IndexError):
        csr[3]
    rows = sparse("row_sparse")
    assert rows[:] is rows
    with pytest.raises(NotImplementedError):
        rows[0]
    with pytest.raises(mx.base.NotSupportedForSparseNDArray):
        rows.reshape((9,))


def test_assignment():
    rows, csr = sparse("row_sparse"), sparse("csr")
    rows[:] = 2
    assert rows.asnumpy().tolist() == [[2] * 3] * 3
    for value in (MATRIX, nd.array(MATRIX), sparse("csr")):
        csr[:] = value
        np.testing.assert_array_equal(csr.asnumpy(), MATRIX)
    with pytest.raises(ValueError, match="numeric"):
        csr[:] = 2
    with pytest.raises(TypeError):
        csr[0] = MATRIX[0]
    with pytest.raises(TypeError, match="copyto"):
        csr.copyto(rows)


@pytest.mark.parametrize("stype", CLASSES)
def test_storage_type_of_results(stype):
    a, dense = sparse(stype), nd.ones((3, 3))
    for result, want, values in (
            (a + a, stype, MATRIX * 2), (a - a, stype, MATRIX * 0), (a * a, stype, MATRIX**2),
            (a * 2, stype, MATRIX * 2), (a / 2, stype, MATRIX / 2), (-a, stype, -MATRIX),
            (a * dense, stype, MATRIX), (dense * a, "default", MATRIX), (a + dense, "default", MATRIX + 1),
            (a + 1, "default", MATRIX + 1), (1 - a, "default", 1 - MATRIX), (a > 0, stype, MATRIX > 0),
            (a >= 0, "default", MATRIX >= 0), (a.abs(), stype, MATRIX), (a.cos(), "default", np.cos(MATRIX)),
            (a.astype("float64"), stype, MATRIX), (a.copy(), stype, MATRIX), (a.detach(), stype, MATRIX),
            (nd.sparse.add(a, a), stype, MATRIX * 2), (nd.sparse.multiply(a, 3), stype, MATRIX * 3),
            (nd.broadcast_add(a, a), "default", MATRIX * 2)):
        assert result.stype == want
        np.testing.assert_allclose(result.asnumpy(), values, rtol=1e-6)
    a += a
    assert a.stype == stype
    np.testing.assert_array_equal(a.asnumpy(), MATRIX * 2)


def test_retain():
    kept = sparse("row_sparse").retain(nd.array([1]))
    assert kept.indices.asnumpy().tolist() == [1]
    np.testing.assert_array_equal(kept.asnumpy(), MATRIX * [[0], [1], [0]])


@pytest.mark.parametrize("stype", CLASSES)
def test_files_and_pickle(stype, tmp_path):
    array = sparse(stype)
    nd.save(str(tmp_path / "a"), {"x": array, "y": nd.ones(2)})
    loaded = nd.load(str(tmp_path / "a"))
    for copy in (loaded["x"], pickle.loads(pickle.dumps(array)), nd.array(array)):
        assert type(copy) is CLASSES[stype]
        np.testing.assert_array_equal(copy.asnumpy(), MATRIX)
    assert type(loaded["y"]) is nd.NDArray


@pytest.mark.parametrize("grad_stype", [None, "default", "row_sparse", "csr"])
@pytest.mark.parametrize("stype", ["default", *CLASSES])
def test_gradient_buffers(stype, grad_stype):
    x = nd.array(MATRIX).tostype(stype)
    x.attach_grad(stype=grad_stype)
    assert x.grad.stype == (grad_stype or stype)
    with mx.autograd.record():
        y = x * x
    y.backward()
    assert x.grad.stype == (grad_stype or stype)
    np.testing.assert_array_equal(x.grad.asnumpy(), 2 * MATRIX)


def test_gradient_of_a_sparse_product():
    weight = nd.ones((3, 2))
    weight.attach_grad(stype="row_sparse")
    with mx.autograd.record():
        y = nd.dot(sparse("csr"), weight)
    y.backward()
    assert weight.grad.indices.asnumpy().tolist() == [0, 2]
    np.testing.assert_array_equal(weight.grad.asnumpy(), MATRIX.T @ np.ones((3, 2)))


def test_random_arrays_for_tests():
    from mxnet import test_utils
    array, (data, indices) = test_utils.rand_sparse_ndarray((5, 2), "row_sparse", density=1)
    assert indices.tolist() == [0, 1, 2, 3, 4]
    np.testing.assert_array_equal(array.asnumpy(), data)
    array, (indptr, _, data) = test_utils.rand_sparse_ndarray((4, 9), "csr", density=0.5, distribution="powerlaw")
    assert np.diff(indptr.asnumpy()).tolist() == [1, 2, 6, 9] and data.size == 18
    assert test_utils.rand_ndarray((3, 3), "csr", density=0).data.size == 0
    with pytest.raises(ValueError):
        test_utils.rand_sparse_ndarray((3, 3), "row_sparse", distribution="powerlaw")


def test_products_and_sums_of_many():
    csr, rows, dense = sparse("csr"), sparse("row_sparse"), nd.ones((3, 3))
    for result, stype, values in (
            (nd.dot(csr, dense), "default", MATRIX @ np.ones((3, 3))),
            (nd.dot(csr, dense, transpose_a=True), "row_sparse", MATRIX.T @ np.ones((3, 3))),
            (nd.dot(csr, rows), "default", MATRIX @ MATRIX),
            (nd.dot(csr, rows, transpose_a=True), "row_sparse", MATRIX.T @ MATRIX),
            (nd.dot(csr, dense, transpose_a=True, forward_stype="default"), "default", MATRIX.T @ np.ones((3, 3))),
            (nd.dot(dense, csr), "csr", np.ones((3, 3)) @ MATRIX),
            (nd.dot(dense, csr, forward_stype="default"), "default", np.ones((3, 3)) @ MATRIX),
            (nd.concat(csr, csr, dim=0), "csr", np.concatenate([MATRIX, MATRIX])),
            (nd.concat(csr, csr, dim=1), "default", np.concatenate([MATRIX, MATRIX], axis=1)),
            (nd.add_n(rows, rows, rows), "row_sparse", 3 * MATRIX), (nd.add_n(rows, dense), "default", MATRIX + 1),
            (nd.elemwise_mul(dense, csr), "csr", MATRIX), (nd.stop_gradient(rows), "row_sparse", MATRIX),
            (nd.make_loss(csr), "csr", MATRIX)):
        assert result.stype == stype
        np.testing.assert_array_equal(result.asnumpy(), values)


@pytest.mark.parametrize("hybrid", [False, True])
def test_embedding_with_sparse_gradient(hybrid):
    layer = mx.gluon.nn.Embedding(5, 2, sparse_grad=True)
    layer.initialize()
    if hybrid:
        layer.hybridize()
    with mx.autograd.record():
        y = layer(nd.array([3, 1, 3]))
    y.backward()
    grad = layer.weight.grad()
    assert grad.stype == "row_sparse" and grad.indices.asnumpy().tolist() == [1, 3]
    assert grad.data.asnumpy().tolist() == [[1, 1], [2, 2]]


@pytest.mark.parametrize("name,states,options", [
    ("sgd_update", 0, {"wd": 0.1}), ("sgd_mom_update", 1, {"momentum": 0.9, "wd": 0.1}),
    ("adam_update", 2, {"wd": 0.1}), ("ftrl_update", 2, {}), ("adagrad_update", 1, {})])
@pytest.mark.parametrize("stype", ["default", "row_sparse"])
def test_updates_leave_other_rows_alone(name, states, options, stype):
    update = getattr(nd.sparse, name)
    start = [np.full((3, 2), 0.5, "float32") for _ in range(states + 1)]
    arrays = [nd.array(a).tostype(stype) for a in start]
    dense = [nd.array(a) for a in start]
    grad = nd.sparse.row_sparse_array(([[0.25, -0.5]], [1]), shape=(3, 2))
    update(arrays[0], grad, *arrays[1:], lr=0.1, out=arrays[0], **options)
    update(dense[0], grad.tostype("default"), *dense[1:], lr=0.1, out=dense[0], **options)
    for now, other, before in zip(arrays, dense, start):
        assert now.stype == stype
        np.testing.assert_allclose(now.asnumpy()[1], other.asnumpy()[1], rtol=1e-6)
        np.testing.assert_array_equal(now.asnumpy()[[0, 2]], before[[0, 2]])


def test_pulling_rows_is_not_recorded():
    store = mx.kv.create("local")
    store.init("w", nd.array(MATRIX).tostype("row_sparse"))
    out = nd.zeros((3, 3), stype="row_sparse")
    out.attach_grad()
    with mx.autograd.record():
        store.row_sparse_pull("w", out=out, row_ids=nd.array([1]))
    np.testing.assert_array_equal(out.asnumpy(), MATRIX * [[0], [1], [0]])


def test_sparse_arrays_where_graphs_want_dense_ones():
    x = mx.sym.Variable("x")
    executor = (x * 2).bind(mx.cpu(), {"x": sparse("csr")}, {"x": nd.zeros((3, 3))})
    executor.forward(is_train=True)
    executor.backward([sparse("row_sparse")])
    np.testing.assert_array_equal(executor.grad_arrays[0].asnumpy(), 2 * MATRIX)
    op = nd.CachedOp(x * 2)
    array, out = sparse("csr"), nd.zeros((3, 3), stype="row_sparse")
    op(array, out=out)
    np.testing.assert_array_equal(out.asnumpy(), 2 * MATRIX)
    array.attach_grad()
    with mx.autograd.record():
        y = op(array)
    y.backward(sparse("row_sparse"))
    np.testing.assert_array_equal(array.grad.asnumpy(), 2 * MATRIX)


def test_memory_of_sparse_arrays_is_not_handed_out():
    for see in (nd.NDArray.to_dlpack_for_read, np.from_dlpack):
        with pytest.raises(mx.MXNetError, match="dense"):
            see(sparse("csr"))
