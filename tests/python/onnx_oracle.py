# Independent implementations of ONNX for the tests: ONNX Runtime where it is installed, else `onnx`'s own evaluator.
import numpy as np
import pytest

import mxnet as mx
from mxnet import nd

onnx = pytest.importorskip("onnx")

try:
    import onnxruntime
except ImportError:
    onnxruntime = None


def data(*shape, low=-2.0, high=2.0, seed=0, dtype="float32"):
    return np.random.RandomState(seed).uniform(low, high, shape).astype(dtype)


def outside(path, feed, convert=True):
    """What an independent implementation of ONNX answers."""
    onnx.checker.check_model(onnx.load(path), full_check=True)
    if onnxruntime is not None:
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        return session.run(None, feed)
    from onnx.reference import ReferenceEvaluator

    model = onnx.load(path)
    if convert:  # its BatchNormalization of opset 13 trains; the one of opset 15 does not
        model = onnx.version_converter.convert_version(model, 15)
    return ReferenceEvaluator(model).run(None, feed)


def agree(symbol, feed, params=None, path=None, dynamic=None, tol=1e-5, back=True):
    """Export, run outside, and compare every output: values, shapes and types."""
    params = params or {}
    names = [name for name in symbol.list_inputs() if name in feed]
    mx.onnx.export_model(symbol, params, [feed[k].shape for k in names], [feed[k].dtype for k in names], path,
                         dynamic=dynamic is not None, dynamic_input_shapes=dynamic)  # fmt: skip
    arrays = {k: nd.array(v, dtype=v.dtype) for k, v in feed.items()}
    arrays.update({k: v if isinstance(v, nd.NDArray) else nd.array(v, dtype=v.dtype) for k, v in params.items()})
    known = [*symbol.list_arguments(), *symbol.list_auxiliary_states()]
    shapes = symbol.infer_shape(**{k: v.shape for k, v in arrays.items() if k in known})[0]
    args = {k: arrays[k] if k in arrays else nd.zeros(s) for k, s in zip(symbol.list_arguments(), shapes)}
    aux = {k: arrays[k] for k in symbol.list_auxiliary_states()}
    ours = symbol.bind(mx.cpu(), args, aux_states=aux).forward(is_train=False)
    theirs = outside(path, {k: feed[k] for k in names})
    assert len(ours) == len(theirs)
    for mine, other in zip(ours, theirs):
        mine = mine.asnumpy()
        assert mine.shape == other.shape
        assert mine.dtype == other.dtype
        np.testing.assert_allclose(other, mine, rtol=tol, atol=tol)
    if back:
        again(path, feed, [out.asnumpy() for out in ours], tol)
    return onnx.load(path)


def again(path, feed, expected, tol=1e-5):
    """Import the model, and compare its outputs."""
    symbol, args, aux = mx.contrib.onnx.import_model(path)
    given = {k: nd.array(v, dtype=v.dtype) for k, v in feed.items() if k in symbol.list_arguments()}
    assert sorted(symbol.list_arguments()) == sorted([*args, *given])
    outputs = symbol.bind(mx.cpu(), {**args, **given}, aux_states=aux).forward(is_train=False)
    assert len(outputs) == len(expected)
    for out, value in zip(outputs, expected):
        assert out.shape == value.shape
        np.testing.assert_allclose(out.asnumpy(), value, rtol=tol, atol=tol)
